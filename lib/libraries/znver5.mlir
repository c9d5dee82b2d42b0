// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1559 synthetic shapes, 2026-11-25, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 10, n_syn 16, n_mik 44, n_pred 16, levels measured [0].
// 33 of 102 candidates kept (1921 generated); the best of them against the best of all: 1.015 (geometric mean of times)
// chosen against the best of them: 1.030, worst 2.50
// predicted against measured time: median error 6.7 %; g: 5.0 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432,
  peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000,
  l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [17884, 3772783], g_slope = [417211, 537255], visit = 269, loop = 4003, fma = 638,
      edge = 160, pack = 209, conflict_a = 322, split = 418, stall = 20, a_near = 10, a_far = 513,
      b_near = 558, b_far = 470, c_near = 1024, rows_near = 1024, rows_far = 792, once_near = 257,
      once_far = 588, alias_a = 12, reread = 177
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x4096", family = "dot",
    tile = #dynmlir.tile<16, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [22375, 5034889, 22475074], g_slope = [2506257, 4360046, 4001333],
      region = 1431, visit = 1460, loop = 1491, fma = 804, pack = 341, conflict_a = 1749, split = 163,
      a_near = 45, a_far = 534, b_far = 79, c_near = 1024, c_far = 1024, rows_near = 17, rows_far = 552,
      once_near = 229, once_far = 243, reread = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [19298, 5283523], g_slope = [584913, 755141], visit = 183, loop = 4764, fma = 430,
      pack = 308, conflict_a = 1196, split = 439, a_far = 454, b_near = 291, b_far = 1024, once_far = 1001,
      alias_a = 80, reread = 138
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x4x4096", family = "dot",
    tile = #dynmlir.tile<1, 4, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [25716, 5962857, 9786857], g_slope = [989523, 1274666, 1658362], region = 2342,
      visit = 274, loop = 4811, fma = 403, pack = 202, conflict_a = 1541, split = 539, stall = 144,
      a_far = 589, b_near = 643, b_far = 1024, c_near = 34, rows_near = 50, once_near = 218, once_far = 889,
      alias_a = 178, reread = 68
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [29445, 6358074], g_slope = [1582157, 2738078], visit = 1276, loop = 7096,
      fma = 343, pack = 283, conflict_a = 4767, split = 155, a_far = 968, b_near = 767, b_far = 1005,
      c_near = 66, rows_near = 154, rows_far = 97, once_near = 113, once_far = 1024, alias_a = 61, reread = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [30812, 40225714], g_slope = [10048725, 9624135], region = 53, visit = 1100,
      loop = 11489, fma = 320, edge = 418, pack = 520, conflict_a = 4833, split = 98, stall = 237, a_near = 6,
      a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024, rows_near = 339, rows_far = 443, once_far = 41,
      reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9], g_ps = [18948, 3223000, 5376636], g_slope = [534008, 717878, 1065775], region = 949,
      visit = 604, loop = 2918, fma = 751, pack = 226, split = 317, stall = 27, a_near = 5, a_far = 492,
      b_near = 978, c_near = 1024, c_far = 1024, rows_near = 181, rows_far = 631, once_near = 538,
      once_far = 323, reread = 131
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [22714, 4676838, 8694036, 16215700],
      g_slope = [775687, 1339066, 1880416, 1463500], visit = 623, loop = 5240, fma = 532, edge = 43,
      pack = 213, conflict_a = 1020, split = 373, a_near = 27, a_far = 557, b_near = 526, b_far = 1024,
      c_far = 1024, rows_far = 1024, once_near = 504, once_far = 646, alias_a = 23, reread = 156
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [29958, 5180218, 8871450], g_slope = [1287565, 1845616, 2354566], visit = 870,
      loop = 7111, fma = 338, pack = 299, conflict_a = 5665, split = 249, a_far = 906, b_near = 740,
      b_far = 1024, c_near = 111, c_far = 196, rows_far = 790, once_near = 84, once_far = 1024, reread = 31
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [22804, 1187342, 2529657, 3310102],
      g_slope = [1164538, 1342315, 780445, 2355379], visit = 1012, loop = 4802, fma = 513, pack = 248,
      conflict_a = 1783, split = 258, a_near = 29, a_far = 506, b_near = 502, b_far = 961, c_far = 1024,
      rows_near = 237, rows_far = 1024, once_near = 159, once_far = 933, alias_a = 12, reread = 171
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x4096", family = "sweep",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 6, 13], g_ps = [21802, 117371000, 223440750], g_slope = [19558199, 15152821, 21506054],
      region = 1390, visit = 1669, fma = 259, edge = 478, conflict_a = 15022, conflict_b = 7671, mask = 102,
      split = 627, stall = 122, a_near = 8, a_far = 39, b_near = 790, b_far = 1024, c_far = 1024,
      rows_near = 644, rows_far = 945, once_near = 75, once_far = 636, alias_a = 465, apart_far = 961,
      brief = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x4096", family = "sweep",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 3, 4, 13], g_ps = [23988, 36763536, 68904714, 74343148, 220531518],
      g_slope = [18369774, 32141178, 5438434, 16243152, 20763907], edge_columns = 8, region = 2953,
      visit = 1873, fma = 250, edge = 350, conflict_a = 23128, conflict_b = 6564, mask = 109, split = 1540,
      stall = 167, a_near = 291, b_near = 340, b_far = 1024, c_far = 1024, rows_near = 245, rows_far = 1024,
      once_far = 674, apart_near = 123, apart_far = 1024, brief = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_10x32x2048", family = "sweep",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 3, 6], g_ps = [27258, 5436523, 17938143, 41382679],
      g_slope = [5409265, 6250810, 7814845, 6356927], region = 2421, visit = 1427, fma = 262, edge = 402,
      conflict_a = 14916, conflict_b = 1140, conflict = 501, mask = 75, split = 186, stall = 128, a_far = 115,
      b_near = 249, b_far = 1024, c_near = 10, c_far = 732, rows_near = 277, rows_far = 1024, once_near = 56,
      once_far = 1024, apart_near = 50, apart_far = 1024, brief = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [29329, 3944404, 6448339, 15776493],
      g_slope = [1957537, 2503935, 3109384, 2601151], edge_columns = 8, region = 2919, visit = 1662,
      loop = 1534, fma = 310, edge = 163, conflict_a = 29235, conflict_b = 498, conflict = 886, mask = 105,
      split = 206, stall = 292, a_near = 73, a_far = 695, b_near = 110, b_far = 1024, c_far = 1024,
      rows_far = 1024, once_far = 178, alias_a = 209, apart_near = 62, apart_far = 708
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x16", family = "sweep",
    tile = #dynmlir.tile<6, 64, 16>, packed = false, model = {
      g_t = [0, 1, 94], g_ps = [28326, 75374, 5419289], g_slope = [47048, 57461, 73239], edge_columns = 8,
      region = 4539, visit = 1521, loop = 56, fma = 260, edge = 209, conflict_a = 7014, conflict_b = 1024,
      mask = 151, split = 225, stall = 217, a_near = 400, a_far = 1024, b_near = 56, b_far = 757, c_far = 679,
      once_far = 956, apart_near = 45, apart_far = 28, brief = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_10x32x64", family = "skinny",
    tile = #dynmlir.tile<10, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [28122, 179115], g_slope = [150993, 172749], region = 2338, visit = 1306,
      loop = 23, fma = 263, edge = 386, conflict_a = 1709, conflict_b = 1966, conflict = 1497, mask = 78,
      split = 111, stall = 219, a_near = 170, a_far = 1024, b_near = 39, b_far = 273, c_far = 569,
      once_near = 16, once_far = 400, alias_a = 32, alias_c = 16, apart_near = 22, apart_far = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x1024", family = "block",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [30271, 7474643, 17665038], g_slope = [1861093, 2038079, 2541694],
      region = 2671, visit = 968, loop = 2333, fma = 270, edge = 1644, pack = 43, conflict_c = 822, mask = 8,
      stall = 136, a_far = 283, b_far = 1024, c_far = 1024, rows_near = 544, once_near = 94, once_far = 1024,
      alias_a = 290, alias_c = 652, apart_near = 73, apart_far = 56, seam = 109, reread = 44
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_16x16x4096", family = "block",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [32816, 114042370], g_slope = [19001592, 17065069], region = 2387, visit = 1544,
      loop = 2152, fma = 268, edge = 1616, pack = 57, conflict_a = 17025, conflict_c = 2354, mask = 3,
      stall = 84, a_near = 47, a_far = 462, b_far = 179, c_near = 17, c_far = 1024, rows_near = 199,
      rows_far = 1024, once_near = 135, once_far = 457, alias_c = 452, apart_far = 1024, seam = 133,
      reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x4096", family = "direct",
    tile = #dynmlir.tile<16, 8, 4096>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [19814, 48462964, 110497500], g_slope = [16147716, 20678178, 14097392],
      region = 1478, visit = 1229, loop = 1292, fma = 247, edge = 896, conflict_a = 10360, conflict_b = 7621,
      conflict_c = 3167, mask = 22, split = 205, a_far = 434, b_near = 1024, b_far = 1024, c_near = 398,
      c_far = 1024, rows_far = 603, once_near = 68, once_far = 764, alias_a = 3, alias_c = 223,
      apart_near = 11, apart_far = 929, brief = 33, reread = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 6], g_ps = [21410, 30428393, 113133852], g_slope = [15203491, 20676364, 17144753],
      edge_columns = 8, region = 3037, visit = 1468, loop = 1096, fma = 251, edge = 372, conflict_a = 17200,
      conflict_b = 5281, conflict_c = 2389, split = 1537, stall = 122, a_near = 299, a_far = 348,
      b_near = 198, b_far = 1024, c_far = 1024, rows_far = 403, once_near = 44, once_far = 685, alias_c = 259,
      apart_near = 43, apart_far = 1024, column = 10, seam = 54, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_10x32x2048", family = "direct",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 3, 9, 13], g_ps = [26948, 15608771, 56640393, 71692592],
      g_slope = [5193941, 6838603, 3763049, 5578829], region = 1317, visit = 1297, loop = 1966, fma = 253,
      edge = 303, conflict_a = 6056, conflict_b = 2194, conflict_c = 638, conflict = 1527, split = 246,
      stall = 117, a_near = 1, a_far = 468, b_near = 171, b_far = 1024, c_far = 823, rows_near = 60,
      once_near = 35, once_far = 782, alias_c = 143, apart_near = 43, apart_far = 1024, seam = 158,
      reread = 138
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x128x512", family = "direct",
    tile = #dynmlir.tile<1, 128, 512>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [16897, 2254625, 4316083, 13334750],
      g_slope = [1118864, 2061458, 3006222, 2183197], edge_columns = 8, region = 1020, visit = 78,
      loop = 5872, fma = 498, edge = 107, conflict_a = 79982, conflict_b = 192, split = 109, stall = 130,
      b_near = 103, b_far = 1012, c_far = 946, rows_near = 939, rows_far = 1024, once_far = 1024,
      alias_c = 16, apart_near = 166, apart_far = 355, column = 196, seam = 488, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [30036, 6260014], g_slope = [3114989, 3613105], edge_columns = 8, region = 472,
      visit = 477, loop = 5680, fma = 267, edge = 195, conflict_a = 5615, conflict_b = 816, conflict_c = 613,
      conflict = 288, split = 261, stall = 232, a_near = 172, a_far = 451, b_near = 70, b_far = 1024,
      c_near = 18, c_far = 646, rows_near = 245, rows_far = 816, once_far = 288, apart_near = 47,
      apart_far = 1024, column = 39, seam = 102
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x16x1024", family = "tall",
    tile = #dynmlir.tile<10, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 9], g_ps = [30452, 4911244, 25431726], g_slope = [2440396, 2931497, 3608923],
      region = 2070, visit = 986, loop = 2814, fma = 278, edge = 1207, pack = 116, conflict_a = 5160,
      conflict_c = 586, mask = 6, stall = 125, a_near = 41, a_far = 119, b_near = 123, b_far = 745,
      c_far = 1024, rows_near = 793, rows_far = 1024, once_far = 759, alias_a = 168, alias_c = 482,
      apart_near = 54, apart_far = 380, brief = 148, seam = 103, reread = 86
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [32569, 77410000, 278697240], g_slope = [25792477, 20128724, 24980176],
      region = 1099, visit = 1355, loop = 3290, fma = 264, edge = 826, pack = 161, conflict_a = 25926,
      conflict_c = 1921, mask = 34, stall = 175, a_near = 88, a_far = 73, b_near = 19, b_far = 1024,
      c_near = 61, c_far = 1024, rows_near = 903, rows_far = 953, once_near = 12, once_far = 539,
      alias_a = 147, alias_c = 355, apart_near = 118, apart_far = 429, brief = 113, seam = 83, reread = 115
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [39169, 6437730, 14212736, 53092893],
      g_slope = [6398561, 7775006, 9720039, 6833563], edge_columns = 16, region = 2540, visit = 1185,
      loop = 3526, fma = 267, edge = 964, pack = 60, conflict_c = 740, stall = 125, a_near = 87, a_far = 175,
      b_far = 577, c_far = 896, rows_near = 216, rows_far = 1024, once_near = 163, once_far = 636,
      alias_a = 566, alias_c = 196, apart_near = 9, apart_far = 504, brief = 36, seam = 211, reread = 157
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x2048", family = "panel",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [38601, 18373393, 40296429], g_slope = [6111597, 7307678, 5816634],
      edge_columns = 16, region = 2110, visit = 1108, loop = 3905, fma = 266, edge = 1423, conflict_c = 387,
      conflict = 322, stall = 157, a_near = 63, a_far = 398, b_far = 438, c_far = 963, rows_near = 677,
      rows_far = 188, once_near = 253, once_far = 961, alias_a = 417, alias_c = 198, apart_far = 628,
      seam = 175, reread = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0], g_ps = [23492], g_slope = [298197], region = 19447, visit = 3466, loop = 5935, fma = 275,
      conflict_a = 16805, conflict_b = 2268, conflict_c = 148, mask = 27, split = 237, stall = 301,
      a_near = 76, a_far = 812, b_near = 368, c_near = 31, c_far = 300, once_near = 66, alias_c = 106,
      apart_far = 702
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0, 19, 63], g_ps = [25786, 5660857, 19493000], g_slope = [296582, 314366, 406971],
      edge_columns = 8, region = 23955, visit = 1847, loop = 293, fma = 283, edge = 12, conflict_a = 12557,
      conflict_b = 5600, conflict = 591, mask = 149, split = 1242, stall = 382, a_near = 238, a_far = 778,
      b_near = 131, b_far = 52, c_far = 292, rows_near = 218, rows_far = 209, alias_a = 43, apart_near = 74,
      apart_far = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 19, 42, 63], g_ps = [30845, 6203614, 14375400, 23449471],
      g_slope = [324882, 355295, 432098, 278836], region = 6324, visit = 1576, loop = 808, fma = 273,
      edge = 374, conflict_a = 143, conflict = 2841, mask = 151, split = 117, stall = 133, a_near = 40,
      a_far = 329, c_near = 1, c_far = 746, once_near = 15, alias_a = 75, apart_near = 93, apart_far = 410,
      brief = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x128", family = "slab",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [31918, 407074, 5204289], g_slope = [375156, 399767, 469585], edge_columns = 8,
      region = 11853, visit = 1761, loop = 393, fma = 268, edge = 249, conflict_a = 2150, conflict = 3105,
      mask = 44, split = 222, stall = 117, a_near = 199, a_far = 1005, b_near = 13, b_far = 141, c_near = 14,
      c_far = 737, once_near = 11, once_far = 252, alias_c = 8, apart_near = 68, apart_far = 210, brief = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_3x128x128", family = "slab",
    tile = #dynmlir.tile<3, 128, 128>, packed = false, model = {
      g_t = [0, 6, 13, 42, 63], g_ps = [34064, 3193212, 8548806, 37173821, 48442107],
      g_slope = [526524, 765084, 987069, 536585, 804256], edge_columns = 8, region = 18667, visit = 1927,
      loop = 9673, fma = 333, edge = 87, conflict_b = 339, conflict = 592, mask = 190, split = 119,
      stall = 108, a_far = 1024, b_near = 93, b_far = 74, c_near = 35, c_far = 1024, once_near = 23,
      once_far = 69, alias_a = 31, apart_near = 73, apart_far = 408, brief = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_1x256x128", family = "slab",
    tile = #dynmlir.tile<1, 256, 128>, packed = false, model = {
      g_t = [0, 4, 28], g_ps = [25700, 3680745, 40886750], g_slope = [913761, 1550250, 1274940],
      edge_columns = 8, region = 3891, visit = 1144, loop = 18183, fma = 666, conflict_b = 66, mask = 1651,
      split = 18, a_far = 429, b_near = 95, b_far = 191, c_near = 127, c_far = 1024, once_near = 47,
      once_far = 260, alias_a = 101, apart_near = 116, apart_far = 224, brief = 20
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 1, k = 14, mn = 76}, kernels = [
    "direct_16x8x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2}, at_most = {n = 2, k = 14, mn = 76}, kernels = [
    "direct_16x8x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 14, mn = 76}, kernels = [
    "sweep_16x8x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 77}, at_most = {n = 1, k = 5, nk = 26}, kernels = [
    "direct_16x8x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 77, n = 2}, at_most = {n = 4, k = 5, nk = 26}, kernels = [
    "direct_16x8x4096", "direct_6x64x1024"
  ], factors = [203, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 77, k = 6}, at_most = {n = 4, k = 14, nk = 26}, kernels = [
    "dot_16x1x4096", "dot_8x2x4096", "direct_16x16x4096"
  ], factors = [254, 269, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 77, nk = 27}, at_most = {n = 4, k = 14}, kernels = [
    "direct_16x16x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15}, at_most = {n = 1, nk = 1683, mk = 8353171, mn = 19}, kernels = [
    "dot_4x1x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mn = 20}, at_most = {n = 1, nk = 39, mk = 8353171}, kernels = [
    "dot_16x1x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mn = 20, nk = 40}, at_most = {n = 1, nk = 1683, mk = 8353171}, kernels = [
    "dot_16x1x4096", "dot_4x1x4096"
  ], factors = [270, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mk = 8353172}, at_most = {n = 1, nk = 1683}, kernels = [
    "dot_2x1x4096", "dot_1x2x4096", "dot_4x1x4096"
  ], factors = [250, 224, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, nk = 1684}, at_most = {n = 1, m = 13}, kernels = [
    "dot_2x1x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, nk = 1684, m = 14}, at_most = {n = 1}, kernels = [
    "dot_2x1x4096", "dot_16x1x4096", "dot_4x1x4096"
  ], factors = [276, 257, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2}, at_most = {n = 2, mk = 831}, kernels = [
    "dot_8x2x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 832}, at_most = {n = 2, mn = 64}, kernels = [
    "dot_4x2x4096"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 832, mn = 65}, at_most = {n = 2, mnk = 14720274}, kernels = [
    "dot_8x2x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 832, mn = 65, mnk = 14720275}, at_most = {n = 2, nk = 847}, kernels = [
    "dot_1x2x4096", "dot_8x2x4096"
  ], factors = [231, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mk = 832, mn = 65, mnk = 14720275, nk = 848}, at_most = {n = 2}, kernels = [
    "dot_1x2x4096", "dot_8x2x4096"
  ], factors = [260, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3}, at_most = {n = 4, mk = 7401202, nk = 79}, kernels = [
    "dot_6x4x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, nk = 80}, at_most = {n = 4, mk = 7401202, m = 32, nk = 1841}, kernels = [
    "dot_4x4x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, nk = 1842}, at_most = {n = 4, mk = 7401202, m = 32, k_even = 362}, kernels = [
    "dot_1x4x4096", "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [234, 228, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, nk = 1842, k_even = 363}, at_most = {n = 4, mk = 7401202, m = 32}, kernels = [
    "dot_1x4x4096", "dot_4x4x4096"
  ], factors = [195, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, nk = 80, m = 33}, at_most = {n = 4, mk = 7401202}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096"
  ], factors = [242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, mk = 7401203}, at_most = {n = 4, k_even = 128}, kernels = [
    "dot_1x4x4096", "dot_6x4x4096", "sweep_16x8x4096", "tall_16x16x4096"
  ], factors = [250, 228, 256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, mk = 7401203, k_even = 129}, at_most = {n = 4, mnk = 64977884}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "slab_6x64x128"
  ], factors = [222, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3, mk = 7401203, k_even = 129, mnk = 64977885}, at_most = {n = 4}, kernels = [
    "dot_1x4x4096", "dot_6x4x4096", "sweep_16x16x4096"
  ], factors = [230, 213, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 16, m = 16, k = 80, mn = 88}, kernels = [
    "sweep_16x8x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 89}, at_most = {n = 16, m = 16, k = 80}, kernels = [
    "sweep_16x16x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 81}, at_most = {n = 8, m = 4, mk = 50686}, kernels = [
    "direct_16x8x4096", "slab_6x64x128"
  ], factors = [267, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 81, mk = 50687}, at_most = {n = 8, m = 4}, kernels = [
    "direct_16x8x4096", "direct_6x64x1024", "slab_16x16x128", "slab_10x32x128", "slab_3x128x128"
  ], factors = [248, 237, 219, 247, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 81, m = 5}, at_most = {n = 8, m = 16, k = 7270}, kernels = [
    "direct_16x16x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 7271, m = 5}, at_most = {n = 8, m = 16}, kernels = [
    "block_10x16x1024", "direct_16x16x4096", "slab_16x16x128"
  ], factors = [233, 226, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 81}, at_most = {n = 16, m = 16, mn = 24}, kernels = [
    "direct_1x128x512", "slab_10x32x128"
  ], factors = [327, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 81, mn = 25}, at_most = {n = 16, m = 3}, kernels = [
    "direct_16x16x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 81, mn = 25, m = 4}, at_most = {n = 16, m = 4}, kernels = [
    "direct_16x16x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 81, mn = 25, m = 5}, at_most = {n = 16, m = 16}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024", "slab_16x16x128", "slab_6x64x128"
  ], factors = [268, 266, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17}, at_most = {n = 8, mk = 7573188, nk = 57, m = 672}, kernels = [
    "direct_16x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 673}, at_most = {n = 8, mk = 7573188, nk = 57}, kernels = [
    "direct_16x8x4096", "direct_6x64x1024"
  ], factors = [220, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 58}, at_most = {n = 8, mk = 7573188, nk = 228, k = 15}, kernels = [
    "direct_16x16x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 58, k = 16}, at_most = {n = 8, mk = 7573188, nk = 228}, kernels = [
    "direct_16x16x4096", "direct_6x64x1024"
  ], factors = [285, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 229}, at_most = {n = 8, mk = 7573188, k_even = 32, m = 241}, kernels = [
    "dot_3x8x4096", "block_16x16x4096", "direct_16x8x4096"
  ], factors = [277, 256, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 242, nk = 229}, at_most = {n = 8, mk = 7573188, k_even = 32}, kernels = [
    "dot_3x8x4096", "sweep_16x16x4096", "direct_16x16x4096"
  ], factors = [255, 283, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 229, k_even = 33}, at_most = {n = 8, mk = 7573188, mn = 1982}, kernels = [
    "dot_3x8x4096", "dot_4x2x4096", "dot_4x4x4096"
  ], factors = [252, 261, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 229, k_even = 33, mn = 1983}, at_most = {n = 8, mk = 7573188, nk = 3391}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096", "tall_16x16x4096"
  ], factors = [254, 243, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, nk = 3392, k_even = 33, mn = 1983}, at_most = {n = 8, mk = 7573188}, kernels = [
    "dot_3x8x4096", "dot_4x4x4096"
  ], factors = [247, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17}, at_most = {n = 16, mk = 1514, k = 14}, kernels = [
    "direct_16x16x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 1515}, at_most = {n = 16, mk = 7573188, k = 14}, kernels = [
    "block_16x16x4096", "direct_6x64x1024", "tall_16x16x4096"
  ], factors = [259, 260, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 15}, at_most = {n = 16, mk = 7573188, k = 27}, kernels = [
    "block_16x16x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 28}, at_most = {n = 16, mk = 7573188, k_even = 724, k = 83}, kernels = [
    "block_16x16x4096", "direct_16x16x4096", "tall_16x16x4096"
  ], factors = [263, 233, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 84}, at_most = {n = 12, mk = 7573188, k_even = 724, nk = 17024}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "block_16x16x4096", "tall_16x16x4096"
  ], factors = [244, 242, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 17, k = 84}, at_most = {n = 16, mk = 7573188, k_even = 724, nk = 17024}, kernels = [
    "block_16x16x4096", "direct_16x16x4096", "tall_16x16x4096", "panel_10x32x2048"
  ], factors = [245, 220, 240, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 84, nk = 17025}, at_most = {n = 16, mk = 7573188, k_even = 724}, kernels = [
    "block_10x16x1024", "block_16x16x4096"
  ], factors = [247, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 28, k_even = 725}, at_most = {n = 16, mk = 7573188, mnk = 31935665}, kernels = [
    "block_10x16x1024", "panel_10x32x2048", "slab_6x64x128"
  ], factors = [249, 247, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, k = 28, k_even = 725, mnk = 31935666}, at_most = {n = 16, mk = 7573188}, kernels = [
    "tall_10x32x2048", "panel_10x32x2048"
  ], factors = [227, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 7573189}, at_most = {n = 8, k_even = 128, mk = 10232358}, kernels = [
    "sweep_16x16x4096", "block_16x16x4096", "tall_16x16x4096", "panel_10x32x2048"
  ], factors = [268, 260, 257, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 10232359}, at_most = {n = 8, k_even = 128, k = 379}, kernels = [
    "sweep_16x16x4096", "tall_16x16x4096", "slab_6x64x128"
  ], factors = [254, 255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 10232359, k = 380}, at_most = {n = 8, k_even = 128}, kernels = [
    "tall_16x16x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 7573189}, at_most = {n = 16, k_even = 128, k = 62}, kernels = [
    "block_10x16x1024", "direct_16x16x4096", "direct_6x64x1024", "tall_16x16x4096"
  ], factors = [229, 237, 236, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 7573189, k = 63}, at_most = {n = 16, k_even = 128}, kernels = [
    "sweep_16x16x4096", "direct_16x16x4096", "tall_16x16x4096"
  ], factors = [206, 205, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 17, mk = 7573189, k_even = 129}, at_most = {n = 8}, kernels = [
    "sweep_16x16x4096", "block_16x16x4096", "tall_10x32x2048", "slab_16x8x128"
  ], factors = [235, 257, 225, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 17, mk = 7573189, k_even = 129}, at_most = {n = 16}, kernels = [
    "tall_10x16x1024", "tall_16x16x4096", "tall_10x32x2048"
  ], factors = [209, 237, 171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 2, nk = 572}, kernels = [
    "skinny_10x32x64"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 573}, at_most = {m = 2, nk = 1671}, kernels = [
    "skinny_10x32x64"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1672}, at_most = {m = 1, nk = 365809, n_even = 32}, kernels = [
    "direct_10x32x2048", "direct_1x128x512"
  ], factors = [294, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1672, n_even = 33}, at_most = {m = 1, nk = 365809, n_even = 724}, kernels = [
    "direct_1x128x512"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1672, n_even = 725}, at_most = {m = 1, nk = 365809}, kernels = [
    "sweep_3x128x512", "sweep_6x64x16"
  ], factors = [269, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1672, m = 2}, at_most = {m = 2, nk = 365809, mn = 97}, kernels = [
    "direct_10x32x2048"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1672, m = 2, mn = 98}, at_most = {m = 2, nk = 365809, n_even = 362}, kernels = [
    "sweep_3x128x512", "sweep_6x64x16", "direct_6x64x1024"
  ], factors = [304, 280, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1672, m = 2, mn = 98, n_even = 363}, at_most = {m = 2, nk = 365809}, kernels = [
    "sweep_3x128x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 365810}, at_most = {m = 1, nk = 3173484, n = 254}, kernels = [
    "direct_1x128x512", "slab_10x32x128", "slab_6x64x128"
  ], factors = [269, 262, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 255, nk = 365810}, at_most = {m = 1, nk = 3173484, mk = 311}, kernels = [
    "sweep_3x128x512", "slab_3x128x128"
  ], factors = [233, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 255, nk = 365810, mk = 312}, at_most = {m = 1, nk = 3173484}, kernels = [
    "sweep_3x128x512", "slab_6x64x128", "slab_3x128x128", "slab_1x256x128"
  ], factors = [238, 267, 272, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 365810, m = 2}, at_most = {m = 2, nk = 3173484, n_even = 4, mnk = 1924635}, kernels = [
    "sweep_3x128x512", "direct_6x64x1024"
  ], factors = [215, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 365810, m = 2, mnk = 1924636}, at_most = {m = 2, nk = 3173484, n_even = 4}, kernels = [
    "sweep_3x128x512", "sweep_6x64x16", "direct_10x32x2048", "direct_6x64x1024", "slab_10x32x128"
  ], factors = [225, 233, 261, 239, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 365810, m = 2, n_even = 5}, at_most = {m = 2, nk = 3173484, n_even = 128}, kernels = [
    "sweep_3x128x512", "direct_10x32x2048", "direct_6x64x1024", "slab_6x64x128"
  ], factors = [217, 239, 221, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 365810, m = 2, n_even = 129}, at_most = {m = 2, nk = 3173484, mn = 5016}, kernels = [
    "sweep_3x128x512", "direct_6x64x1024"
  ], factors = [203, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 365810, m = 2, n_even = 129, mn = 5017}, at_most = {m = 2, nk = 3173484}, kernels = [
    "sweep_3x128x512", "sweep_6x64x16", "slab_3x128x128"
  ], factors = [212, 230, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3}, at_most = {m = 14, nk = 1949}, kernels = [
    "skinny_10x32x64"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, nk = 1950}, at_most = {m = 6, nk = 3173484, mn = 446, mk = 5640}, kernels = [
    "direct_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, nk = 1950, mk = 5641}, at_most = {m = 6, nk = 3173484, mn = 446, n = 31}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048"
  ], factors = [234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, nk = 1950, mk = 5641}, at_most = {m = 6, nk = 3173484, mn = 446}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "slab_10x32x128"
  ], factors = [253, 247, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, nk = 1950, mn = 447}, at_most = {m = 6, nk = 3173484, k = 19}, kernels = [
    "sweep_6x64x16"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, nk = 1950, mn = 447, k = 20}, at_most = {m = 3, nk = 3173484, n_even = 8}, kernels = [
    "sweep_3x128x512", "sweep_6x64x16", "direct_6x64x1024"
  ], factors = [256, 236, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, nk = 1950, mn = 447, k = 20, n_even = 9}, at_most = {m = 3, nk = 3173484}, kernels = [
    "sweep_3x128x512", "direct_6x64x1024", "slab_3x128x128"
  ], factors = [243, 235, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 1950, mn = 447, k = 20}, at_most = {m = 6, nk = 60476}, kernels = [
    "direct_6x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, nk = 60477, mn = 447, k = 20}, at_most = {m = 6, nk = 3173484}, kernels = [
    "sweep_6x64x16", "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [227, 247, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 1950}, at_most = {m = 14, nk = 3173484, k = 8}, kernels = [
    "sweep_10x32x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, nk = 1950, k = 9}, at_most = {m = 9, nk = 3173484, n = 32}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "slab_10x32x128"
  ], factors = [254, 262, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, nk = 1950, k = 9}, at_most = {m = 9, nk = 3173484, k = 532}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [243, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 7, nk = 1950, k = 533}, at_most = {m = 9, nk = 3173484}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_6x64x1024", "slab_10x32x128", "slab_6x64x128"
  ], factors = [251, 249, 249, 247, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, nk = 1950, k = 9}, at_most = {m = 12, nk = 3173484}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "slab_6x64x128"
  ], factors = [269, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, nk = 1950, k = 9}, at_most = {m = 14, nk = 3173484}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "slab_6x64x128"
  ], factors = [255, 253, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3173485}, at_most = {m = 1, k = 15319}, kernels = [
    "slab_6x64x128", "slab_3x128x128", "slab_1x256x128"
  ], factors = [257, 263, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3173485, k = 15320}, at_most = {m = 1}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_3x128x128", "slab_1x256x128"
  ], factors = [252, 255, 269, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3173485, m = 2}, at_most = {m = 2, mk = 185797, nk = 4657135, k = 2176}, kernels = [
    "sweep_3x128x512", "slab_3x128x128"
  ], factors = [216, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3173485, m = 2, k = 2177}, at_most = {m = 2, mk = 185797, nk = 4657135}, kernels = [
    "direct_6x64x1024", "slab_6x64x128", "slab_3x128x128"
  ], factors = [238, 238, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4657136, m = 2}, at_most = {m = 2, mk = 185797}, kernels = [
    "slab_10x32x128", "slab_6x64x128", "slab_3x128x128", "slab_1x256x128"
  ], factors = [268, 265, 268, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3173485, m = 2, mk = 185798}, at_most = {m = 2}, kernels = [
    "direct_10x32x2048", "slab_10x32x128"
  ], factors = [238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3173485, m = 3}, at_most = {m = 3, nk = 7521626}, kernels = [
    "skinny_10x32x64", "slab_16x16x128", "slab_6x64x128", "slab_3x128x128"
  ], factors = [236, 220, 241, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3173485, m = 4}, at_most = {m = 14, nk = 4368071, mk = 46340}, kernels = [
    "sweep_6x64x16", "skinny_10x32x64", "slab_6x64x128"
  ], factors = [213, 227, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 3173485, m = 4, mk = 46341}, at_most = {m = 14, nk = 4368071}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128"
  ], factors = [252, 244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4368072, m = 4}, at_most = {m = 14, nk = 7521626}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128"
  ], factors = [232, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7521627, m = 3}, at_most = {m = 6}, kernels = [
    "slab_16x16x128", "slab_10x32x128", "slab_6x64x128", "slab_1x256x128"
  ], factors = [171, 249, 261, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7521627, m = 7}, at_most = {m = 14, n = 257}, kernels = [
    "slab_16x16x128", "slab_10x32x128"
  ], factors = [230, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 258, nk = 7521627, m = 7}, at_most = {m = 8}, kernels = [
    "skinny_10x32x64", "slab_16x16x128", "slab_10x32x128"
  ], factors = [219, 201, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 258, nk = 7521627, m = 9}, at_most = {m = 14}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128"
  ], factors = [238, 254, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15}, at_most = {nk = 3640559, k = 1, n_even = 362, n = 250, mk = 635}, kernels = [
    "direct_6x64x1024"
  ], factors = [407]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 2}, at_most = {nk = 3640559, k = 8, n_even = 32, n = 250, mk = 635}, kernels = [
    "direct_6x64x1024"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 2, n_even = 33}, at_most = {nk = 3640559, k = 8, n_even = 362, n = 250, mk = 635}, kernels = [
    "direct_6x64x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, mk = 636}, at_most = {nk = 3640559, k = 8, n_even = 362, n = 30}, kernels = [
    "direct_10x32x2048", "panel_10x32x2048"
  ], factors = [254, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 15, mk = 636}, at_most = {nk = 3640559, k = 2, n_even = 362, n = 250}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_1x128x512", "direct_6x64x1024"
  ], factors = [254, 274, 283, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 15, mk = 636, k = 3}, at_most = {nk = 448, k = 8, n_even = 362, n = 250}, kernels = [
    "direct_6x64x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 31, m = 15, mk = 636, k = 3, nk = 449}, at_most = {nk = 3640559, k = 8, n_even = 362, n = 250}, kernels = [
    "direct_6x64x1024"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 15}, at_most = {nk = 3640559, k = 2, n_even = 362, mn = 5530469, mnk = 600375, mk = 112}, kernels = [
    "sweep_6x64x16"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 15, mk = 113}, at_most = {nk = 3640559, k = 2, n_even = 362, mn = 5530469, mnk = 600375}, kernels = [
    "direct_6x64x1024"
  ], factors = [357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 15, k = 3}, at_most = {nk = 3640559, k = 8, n_even = 362, mn = 5530469, mnk = 600375}, kernels = [
    "sweep_6x64x16", "direct_6x64x1024"
  ], factors = [250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 15, mnk = 600376}, at_most = {nk = 3640559, k = 2, n_even = 128, mn = 5530469}, kernels = [
    "sweep_10x32x2048", "skinny_10x32x64", "direct_1x128x512", "direct_6x64x1024"
  ], factors = [255, 241, 242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 15, mnk = 600376, k = 3}, at_most = {nk = 3640559, k = 8, n_even = 128, mn = 5530469}, kernels = [
    "sweep_10x32x2048", "sweep_6x64x16", "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [249, 248, 260, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 15, mnk = 600376, n_even = 129}, at_most = {nk = 3640559, k = 8, n_even = 362, mn = 5530469}, kernels = [
    "sweep_10x32x2048", "skinny_10x32x64", "direct_10x32x2048", "direct_1x128x512", "direct_6x64x1024"
  ], factors = [244, 235, 231, 243, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 251, m = 15, mn = 5530470}, at_most = {nk = 3640559, k = 8, n_even = 362}, kernels = [
    "sweep_16x16x4096", "skinny_10x32x64", "slab_16x16x128", "slab_6x64x128"
  ], factors = [209, 264, 258, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, n_even = 363}, at_most = {nk = 3640559, k = 2, mn = 5931641, n_even = 724}, kernels = [
    "sweep_6x64x16", "direct_1x128x512", "direct_6x64x1024"
  ], factors = [249, 261, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, n_even = 363, k = 3}, at_most = {nk = 3640559, k = 8, mn = 5931641, n_even = 724}, kernels = [
    "sweep_6x64x16"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, n_even = 725}, at_most = {nk = 3640559, k = 3, mn = 409272}, kernels = [
    "sweep_6x64x16"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, n_even = 725, mn = 409273}, at_most = {nk = 3640559, k = 3, mn = 5931641}, kernels = [
    "sweep_6x64x16", "direct_1x128x512"
  ], factors = [231, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, n_even = 725, k = 4}, at_most = {nk = 3640559, k = 5, mn = 5931641}, kernels = [
    "sweep_6x64x16"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, n_even = 725, k = 6}, at_most = {nk = 3640559, k = 8, mn = 5931641}, kernels = [
    "sweep_6x64x16", "direct_6x64x1024"
  ], factors = [243, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, n_even = 363, mn = 5931642}, at_most = {nk = 3640559, k = 8}, kernels = [
    "sweep_16x16x4096", "sweep_10x32x2048", "skinny_10x32x64", "slab_16x16x128", "slab_6x64x128"
  ], factors = [242, 254, 259, 242, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 9}, at_most = {nk = 3640559, k_even = 724, n = 24, mk = 4797620, m = 991}, kernels = [
    "direct_10x32x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 992, k = 9}, at_most = {nk = 3640559, k_even = 724, n = 24, mk = 4797620}, kernels = [
    "dot_3x8x4096", "direct_10x32x2048", "tall_10x32x2048", "panel_10x32x2048"
  ], factors = [249, 255, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 9}, at_most = {nk = 3640559, k_even = 724, n = 31, mk = 2699906}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [211, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 15, k = 9}, at_most = {nk = 3640559, k_even = 724, n = 32, mk = 2699906, mnk = 741455}, kernels = [
    "direct_10x32x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 15, k = 9, mnk = 741456}, at_most = {nk = 3640559, k_even = 724, n = 32, mk = 2699906}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "tall_10x32x2048"
  ], factors = [268, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, m = 15, k = 9, mk = 2699907}, at_most = {nk = 3640559, k_even = 724, n = 32, mk = 4797620}, kernels = [
    "sweep_10x32x2048", "direct_10x32x2048", "direct_6x64x1024", "tall_10x32x2048", "panel_10x32x2048"
  ], factors = [256, 244, 227, 235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 15, k = 9}, at_most = {nk = 3640559, k_even = 724, n = 48, mk = 4797620, k = 58}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [269, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 15, k = 59}, at_most = {nk = 3640559, k_even = 724, n = 41, mk = 4797620}, kernels = [
    "dot_3x8x4096", "panel_10x32x2048"
  ], factors = [245, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 42, m = 15, k = 59}, at_most = {nk = 3640559, k_even = 724, n = 48, mk = 4797620}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [272, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 9, mk = 4797621}, at_most = {nk = 3640559, k_even = 724, n = 48}, kernels = [
    "tall_10x32x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 9}, at_most = {nk = 15863, k_even = 724, k = 16, m = 59}, kernels = [
    "direct_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 60, k = 9}, at_most = {nk = 15863, k_even = 724, k = 16}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 9, nk = 15864}, at_most = {nk = 3640559, k_even = 4, k = 16, mnk = 59986272}, kernels = [
    "sweep_6x64x16", "direct_6x64x1024"
  ], factors = [241, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 9, nk = 15864, k_even = 5}, at_most = {nk = 3640559, k_even = 724, k = 16, mnk = 59986272}, kernels = [
    "sweep_10x32x2048", "sweep_6x64x16", "slab_6x64x128"
  ], factors = [248, 251, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 9, nk = 15864, mnk = 59986273}, at_most = {nk = 3640559, k_even = 724, k = 16}, kernels = [
    "sweep_10x32x2048", "skinny_10x32x64"
  ], factors = [231, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 17}, at_most = {nk = 3640559, k_even = 724, m = 37, n_even = 32}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024"
  ], factors = [256, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 38, k = 17}, at_most = {nk = 3640559, k_even = 724, m = 128, n_even = 32}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "panel_10x32x2048", "slab_10x32x128"
  ], factors = [261, 240, 265, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 15, k = 17, n_even = 33}, at_most = {nk = 3640559, k_even = 724, m = 23}, kernels = [
    "direct_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 24, k = 17, n_even = 33}, at_most = {nk = 3640559, k_even = 724, m = 128}, kernels = [
    "direct_6x64x1024", "slab_6x64x128"
  ], factors = [256, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 129, k = 17}, at_most = {nk = 3640559, k_even = 724, k = 67, mn = 2577707}, kernels = [
    "sweep_3x128x512", "skinny_10x32x64", "direct_6x64x1024", "tall_10x32x2048", "panel_10x32x2048",
    "slab_6x64x128"
  ], factors = [231, 256, 254, 248, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 129, k = 17, mn = 2577708}, at_most = {nk = 3640559, k_even = 724, k = 67}, kernels = [
    "sweep_10x32x2048", "skinny_10x32x64", "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [238, 249, 237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 129, k = 68}, at_most = {nk = 78413, k_even = 724, mn = 1948942}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [260, 246, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 129, k = 68, nk = 78414}, at_most = {nk = 3640559, k_even = 724, mn = 1948942, k = 1296}, kernels = [
    "sweep_10x32x2048", "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [263, 250, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 129, k = 1297, nk = 78414}, at_most = {nk = 3640559, k_even = 724, mn = 1948942}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [254, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 129, k = 68, mn = 1948943}, at_most = {nk = 3640559, k_even = 724}, kernels = [
    "sweep_10x32x2048", "tall_10x32x2048", "panel_10x32x2048"
  ], factors = [253, 248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 9, k_even = 725}, at_most = {nk = 3640559, m = 42, n = 47}, kernels = [
    "skinny_10x32x64", "direct_10x32x2048", "direct_6x64x1024"
  ], factors = [246, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 15, k = 9, k_even = 725}, at_most = {nk = 3640559, m = 42}, kernels = [
    "skinny_10x32x64", "direct_6x64x1024", "panel_10x32x2048", "slab_10x32x128", "slab_6x64x128"
  ], factors = [248, 246, 247, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 43, k = 9, k_even = 725}, at_most = {nk = 3640559, n_even = 32}, kernels = [
    "direct_10x32x2048", "direct_6x64x1024", "panel_10x32x2048"
  ], factors = [247, 236, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 43, k = 9, k_even = 725, n_even = 33}, at_most = {nk = 3640559}, kernels = [
    "direct_6x64x1024", "panel_10x32x2048", "slab_10x32x128", "slab_6x64x128"
  ], factors = [256, 253, 262, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, nk = 3640560}, at_most = {nk = 6601274, k_even = 32}, kernels = [
    "skinny_10x32x64", "tall_10x32x2048", "panel_10x32x2048", "slab_6x64x128"
  ], factors = [250, 251, 254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, nk = 3640560, k_even = 33}, at_most = {nk = 6601274, k_even = 724}, kernels = [
    "skinny_10x32x64", "slab_10x32x128", "slab_6x64x128"
  ], factors = [247, 241, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, nk = 3640560, k_even = 725}, at_most = {nk = 6601274}, kernels = [
    "slab_10x32x128", "slab_6x64x128"
  ], factors = [249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, nk = 6601275}, at_most = {m = 33, mn = 5644}, kernels = [
    "slab_10x32x128"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, nk = 6601275, mn = 5645}, at_most = {m = 33}, kernels = [
    "skinny_10x32x64", "slab_16x16x128", "slab_10x32x128", "slab_6x64x128"
  ], factors = [257, 257, 226, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, nk = 6601275}, at_most = {k_even = 256}, kernels = [
    "skinny_10x32x64", "slab_10x32x128"
  ], factors = [244, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, nk = 6601275, k_even = 257}, at_most = {}, kernels = [
    "slab_10x32x128", "slab_6x64x128"
  ], factors = [244, 241]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5} : () -> ()
