// Micro-kernels for Zen 5: a core with AVX-512, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1471 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 6, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 48 of 114 candidates kept (2555 generated); the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.039, worst 3.53
// predicted against measured time: median error 6.9 %; g: 6.1 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  rows_extended = 1, prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x8192", family = "dot",
    tile = #dynmlir.tile<16, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [15423, 2466830, 5310889, 11545052, 14822926, 25649074],
      g_slope = [2451407, 2844059, 6234163, 3277874, 5413074, 2644324], visit = 1937, loop = 2845, fma = 600,
      edge = 113, pack = 214, conflict_a = 672, split = 89, a_near = 33, a_far = 802, b_near = 1024,
      b_far = 1024, c_near = 527, c_far = 1024, rows_near = 412, rows_far = 749, once_near = 1024,
      once_far = 1024, reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 9], g_ps = [17172, 11855741], g_slope = [1315396, 1575944], visit = 1973, loop = 7191,
      fma = 364, pack = 275, conflict_a = 17, split = 97, a_far = 619, b_near = 1024, b_far = 814,
      c_near = 50, rows_near = 223, rows_far = 31, once_near = 195, once_far = 1024, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x8192", family = "dot",
    tile = #dynmlir.tile<2, 1, 8192>, packed = true, model = {
      g_t = [0], g_ps = [10397], g_slope = [841594], visit = 574, loop = 3992, fma = 518, edge = 43,
      pack = 269, conflict_a = 2121, split = 138, a_near = 36, a_far = 805, b_near = 895, b_far = 1024,
      rows_near = 766, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x8192", family = "dot",
    tile = #dynmlir.tile<14, 2, 8192>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [19531, 5887000, 9514772, 52556107],
      g_slope = [2933734, 3627772, 4304133, 2281995], visit = 3324, loop = 2265, fma = 376, edge = 165,
      pack = 211, conflict_a = 915, split = 117, a_near = 8, a_far = 617, b_near = 448, rows_near = 41,
      rows_far = 992, once_near = 338, once_far = 1024, reread = 127
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0, 4], g_ps = [18449, 12484905], g_slope = [3116614, 3344813], visit = 1759, loop = 6020,
      fma = 353, pack = 241, conflict_a = 379, split = 85, a_far = 696, b_near = 1024, b_far = 943,
      rows_near = 308, rows_far = 1024, once_near = 655, once_far = 989, reread = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [12721, 5276088, 8849679], g_slope = [1315841, 1786795, 2062315], visit = 1269,
      loop = 3207, fma = 550, edge = 48, pack = 374, split = 72, a_near = 31, a_far = 741, b_near = 224,
      b_far = 1024, c_near = 472, once_near = 712, once_far = 1024, alias_a = 8, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x8192", family = "dot",
    tile = #dynmlir.tile<4, 2, 8192>, packed = true, model = {
      g_t = [0, 6], g_ps = [14753, 8235051], g_slope = [1370049, 1660648], visit = 999, loop = 3127,
      fma = 409, pack = 406, conflict_a = 402, split = 147, a_near = 20, a_far = 793, b_far = 232,
      rows_far = 1024, once_near = 290, once_far = 802, reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0, 1], g_ps = [17375, 330914], g_slope = [313539, 344289], region = 44545, visit = 2586,
      loop = 6524, fma = 316, conflict_a = 315, conflict_c = 447, conflict = 1580, mask = 203, split = 742,
      stall = 644, a_near = 763, a_far = 653, c_near = 342, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 74, alias_a = 1505, alias_c = 620, apart_near = 26, apart_far = 424
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0, 63], g_ps = [19263, 21072056], g_slope = [334171, 381226], edge_columns = 8, edge_part = 16,
      region = 32216, visit = 4222, loop = 1315, fma = 315, edge = 370, conflict_a = 5444, conflict_b = 5013,
      conflict = 2565, mask = 166, split = 854, stall = 794, a_near = 1024, a_far = 1024, b_far = 1024,
      c_near = 262, c_far = 1024, rows_near = 76, alias_a = 636, alias_c = 181, apart_near = 72,
      apart_far = 140, brief = 36
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x48x128", family = "slab",
    tile = #dynmlir.tile<6, 48, 128>, packed = false, model = {
      g_t = [0, 1], g_ps = [17914, 311743], g_slope = [293829, 327804], edge_columns = 8, edge_part = 16,
      region = 15898, visit = 1749, fma = 288, edge = 311, conflict_a = 8582, conflict = 2828, mask = 317,
      split = 223, stall = 188, a_near = 1024, a_far = 1024, c_near = 152, c_far = 1024, rows_near = 201,
      once_near = 66, once_far = 448, alias_c = 432, apart_near = 167, apart_far = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_10x32x128", family = "slab",
    tile = #dynmlir.tile<10, 32, 128>, packed = false, model = {
      g_t = [0, 1], g_ps = [19960, 357613], g_slope = [337653, 367386], region = 15417, visit = 1768,
      loop = 42, fma = 280, edge = 463, conflict_b = 269, conflict_c = 357, conflict = 322, mask = 277,
      split = 236, stall = 107, a_near = 1024, a_far = 459, b_near = 46, b_far = 106, c_near = 382,
      c_far = 1024, rows_near = 178, once_near = 7, alias_a = 797, apart_near = 137, apart_far = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x64x32", family = "slab",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 1], g_ps = [20024, 123575], g_slope = [103551, 121058], edge_columns = 8, edge_part = 16,
      region = 14075, visit = 1918, fma = 294, edge = 194, conflict_c = 41, conflict = 655, mask = 306,
      split = 158, stall = 223, a_near = 1024, a_far = 942, c_near = 184, c_far = 1024, alias_a = 1244,
      alias_c = 444, apart_near = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_8x16x2048", family = "block_slab",
    tile = #dynmlir.tile<8, 16, 2048>, packed = true, model = {
      g_t = [0, 3], g_ps = [26999, 10098032], g_slope = [3357011, 3647473], region = 5439, visit = 1948,
      loop = 482, fma = 184, edge = 457, pack = 132, conflict_a = 752, conflict_c = 3164, mask = 164,
      a_near = 150, a_far = 1024, b_near = 521, b_far = 1024, c_near = 238, c_far = 1024, rows_near = 623,
      once_near = 247, once_far = 269, alias_c = 454, apart_far = 424, column = 1024, seam = 160, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_14x32x4096", family = "block_slab",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 4], g_ps = [39688, 76062889], g_slope = [19005800, 18145088], region = 5595, visit = 4644,
      fma = 240, pack = 78, conflict_a = 6449, conflict_c = 2015, mask = 158, a_near = 130, a_far = 923,
      b_near = 410, b_far = 273, c_near = 440, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 246, once_far = 699, alias_c = 2101, apart_far = 930, brief = 15, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x2048", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 2048>, packed = true, model = {
      g_t = [0, 2], g_ps = [32002, 12111167], g_slope = [6039582, 7245072], edge_columns = 16, region = 2427,
      visit = 2236, loop = 3874, fma = 155, edge = 7, pack = 65, conflict_a = 3253, conflict_c = 558,
      conflict = 578, mask = 169, a_near = 160, a_far = 1024, b_near = 186, b_far = 36, c_near = 973,
      c_far = 1024, rows_near = 1024, once_near = 289, once_far = 540, apart_far = 799, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_5x64x256", family = "block_slab",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [30181, 8716116], g_slope = [668148, 849403], edge_columns = 16, region = 1988,
      visit = 1795, loop = 4292, fma = 154, edge = 22, pack = 64, conflict_c = 854, mask = 278, stall = 19,
      a_near = 207, a_far = 1024, b_near = 106, b_far = 657, c_near = 1024, c_far = 1024, once_near = 226,
      once_far = 1024, brief = 36, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x256", family = "panel",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [20756, 9548037], g_slope = [732867, 919464], edge_columns = 16, region = 2262,
      visit = 1570, loop = 2236, fma = 151, edge = 30, pack = 60, conflict_c = 978, conflict = 142,
      mask = 261, stall = 47, a_near = 170, a_far = 1024, b_near = 129, b_far = 1024, c_near = 874,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 187, once_far = 1024, alias_a = 112,
      alias_c = 771, apart_far = 610, column = 504, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x8x64", family = "skinny",
    tile = #dynmlir.tile<6, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 75584], g_slope = [65584, 78668], visit = 736, loop = 1001, fma = 475,
      conflict_a = 806, conflict_c = 84, conflict = 4547, mask = 115, split = 538, stall = 1024, a_near = 549,
      b_near = 19, c_near = 1024, c_far = 504, rows_near = 1024, rows_far = 1024, once_near = 58,
      once_far = 666, alias_a = 452, alias_c = 406, apart_near = 145, brief = 212
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 161844], g_slope = [151844, 170698], region = 109, visit = 1743, fma = 467,
      conflict_a = 2282, conflict = 4404, mask = 73, split = 528, stall = 1024, a_near = 754, c_near = 445,
      c_far = 1024, rows_near = 1024, rows_far = 683, once_near = 114, once_far = 658, alias_a = 337,
      alias_c = 353, apart_near = 131, brief = 196
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10018, 164865], g_slope = [154847, 175405], edge_columns = 8, edge_part = 16,
      region = 1543, visit = 3101, fma = 488, conflict_a = 13071, conflict_c = 200, conflict = 3666,
      mask = 10, split = 2456, stall = 752, a_near = 1024, a_far = 1024, b_far = 809, c_near = 340,
      c_far = 1024, rows_near = 616, apart_far = 405
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x32x64", family = "skinny",
    tile = #dynmlir.tile<14, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [14405, 249961], g_slope = [235556, 269557], region = 207, visit = 1747, fma = 322,
      edge = 262, conflict_c = 374, conflict = 1091, mask = 176, split = 54, stall = 412, a_near = 1024,
      a_far = 1024, b_near = 134, b_far = 867, c_near = 276, c_far = 1024, rows_near = 1024, once_far = 619,
      alias_a = 267, alias_c = 234, apart_near = 2, apart_far = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x64x64", family = "skinny",
    tile = #dynmlir.tile<5, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10410, 196642], g_slope = [186232, 202978], edge_columns = 8, edge_part = 16,
      region = 2796, visit = 1061, loop = 659, fma = 333, edge = 131, conflict_a = 8788, conflict_c = 142,
      conflict = 1509, mask = 143, split = 188, stall = 243, a_near = 627, a_far = 1024, b_far = 391,
      c_near = 284, c_far = 1024, rows_near = 1024, once_far = 206, alias_a = 147, alias_c = 394
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [12671], g_slope = [21460499], region = 2000, visit = 1534, loop = 585, fma = 501,
      edge = 237, conflict_a = 17937, conflict_c = 34908, conflict = 229, mask = 12, split = 463,
      stall = 1024, a_near = 508, a_far = 693, b_near = 670, c_near = 519, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_far = 1024, alias_a = 367, apart_far = 458, seam = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x8192", family = "direct",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [14304], g_slope = [22295892], edge_columns = 8, edge_part = 16, region = 3746,
      visit = 2003, loop = 568, fma = 532, edge = 141, conflict_a = 24953, conflict_b = 2785,
      conflict_c = 30043, conflict = 7904, mask = 21, split = 1766, stall = 634, a_near = 1008, a_far = 856,
      b_near = 765, c_near = 221, c_far = 1024, rows_near = 1024, apart_near = 122, apart_far = 990,
      seam = 241, reread = 295
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_14x32x4096", family = "direct",
    tile = #dynmlir.tile<14, 32, 4096>, packed = false, model = {
      g_t = [0], g_ps = [18166], g_slope = [16194414], region = 1406, visit = 2110, loop = 1107, fma = 380,
      edge = 147, conflict_a = 3836, conflict_b = 409, conflict_c = 28931, mask = 96, split = 231,
      stall = 648, a_near = 1024, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 119, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_far = 345, alias_a = 4907, alias_c = 1689, apart_near = 265,
      apart_far = 1024, brief = 53, seam = 586, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x2048", family = "direct",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0, 3], g_ps = [15822, 21235583], g_slope = [7073253, 7482482], edge_columns = 8, edge_part = 16,
      region = 2231, visit = 1120, loop = 2340, fma = 322, edge = 151, conflict_a = 9201, conflict_c = 718,
      conflict = 1984, split = 251, stall = 279, a_near = 1024, a_far = 1024, b_near = 352, b_far = 1024,
      c_near = 115, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 56, once_far = 1024,
      alias_c = 220, apart_near = 94, apart_far = 1024, column = 748, seam = 324
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [21817, 9506804], g_slope = [729614, 904409], edge_columns = 16, region = 1959,
      visit = 1626, loop = 3192, fma = 155, edge = 8, pack = 56, conflict_c = 844, mask = 183, stall = 106,
      a_near = 150, a_far = 1024, b_near = 112, b_far = 1024, c_near = 939, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 224, once_far = 1024, alias_a = 69, apart_near = 18, apart_far = 188,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x2048", family = "block",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 3], g_ps = [22063, 13263874], g_slope = [4413937, 5113137], region = 1491, visit = 2685,
      fma = 139, edge = 109, pack = 99, conflict_c = 1746, mask = 63, stall = 199, a_near = 268, a_far = 951,
      b_near = 365, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 221, once_far = 1024, alias_a = 548, alias_c = 520, apart_far = 1024, brief = 34,
      column = 23, seam = 1024, reread = 331
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x2048", family = "block",
    tile = #dynmlir.tile<5, 64, 2048>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [20298, 10543296, 37680870, 65011704],
      g_slope = [5261499, 6784393, 9110278, 7098600], edge_columns = 16, region = 1891, visit = 1313,
      loop = 2661, fma = 157, pack = 59, conflict_a = 1546, conflict_c = 994, mask = 214, a_near = 250,
      a_far = 1024, b_near = 227, b_far = 738, c_near = 693, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 283, once_far = 1024, apart_far = 892, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x128x1024", family = "block",
    tile = #dynmlir.tile<2, 128, 1024>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [20889, 6739296, 56605593], g_slope = [3359203, 4533299, 9183544],
      edge_columns = 16, visit = 875, loop = 6383, fma = 174, edge = 120, pack = 36, conflict_a = 1300,
      conflict_c = 503, mask = 326, stall = 19, a_near = 123, a_far = 1024, b_near = 398, b_far = 819,
      c_near = 863, c_far = 1024, rows_far = 1024, once_near = 230, once_far = 1024, alias_a = 1025,
      apart_far = 311, brief = 2, column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x16x8192", family = "block",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0], g_ps = [20118], g_slope = [14493551], region = 2517, visit = 2224, fma = 149, edge = 874,
      pack = 116, conflict_a = 963, conflict_c = 2289, mask = 76, a_far = 961, b_near = 244, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 831, rows_far = 1024, once_far = 1024, alias_a = 61,
      alias_c = 680, apart_near = 127, apart_far = 1024, brief = 135, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x8192", family = "tall",
    tile = #dynmlir.tile<16, 16, 8192>, packed = true, model = {
      g_t = [0, 4], g_ps = [26017, 88683741], g_slope = [22164431, 23026489], region = 971, visit = 3925,
      fma = 139, edge = 466, pack = 150, conflict_a = 4773, conflict_c = 2137, mask = 107, a_near = 306,
      a_far = 397, b_near = 100, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 557, rows_far = 1024,
      once_far = 1024, alias_c = 1056, apart_near = 161, apart_far = 1024, brief = 202, reread = 142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x32x4096", family = "tall",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 1], g_ps = [31906, 18495472], g_slope = [18463566, 19753999], region = 2503, visit = 4726,
      fma = 239, pack = 65, conflict_a = 7445, conflict_c = 1412, mask = 155, stall = 641, a_far = 173,
      b_near = 585, b_far = 1024, c_near = 825, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 255, once_far = 1024, alias_a = 198, alias_c = 1022, apart_far = 1024, brief = 55,
      column = 112, seam = 1024, reread = 350
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x256", family = "tall",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [24246, 9545233], g_slope = [732383, 910677], edge_columns = 16, region = 1362,
      visit = 2093, loop = 2203, fma = 147, edge = 151, pack = 68, conflict_c = 786, mask = 196, stall = 961,
      a_near = 199, a_far = 574, b_near = 52, b_far = 1024, c_near = 719, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 164, once_far = 1024, alias_a = 48, alias_c = 1477, apart_far = 643,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x16x8192", family = "tall",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0, 2], g_ps = [22915, 28631949], g_slope = [14304517, 13941192], region = 1736, visit = 2997,
      fma = 145, edge = 941, pack = 122, conflict_c = 1934, mask = 103, a_near = 194, a_far = 564,
      b_near = 390, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 837, rows_far = 1024,
      once_far = 1024, alias_c = 792, apart_near = 111, apart_far = 1024, brief = 50, reread = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x16x256", family = "grouped",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [14369, 194941], g_slope = [180572, 201778], visit = 1908, loop = 1716, fma = 403,
      conflict_a = 11515, conflict_b = 9321, mask = 241, split = 2453, stall = 652, a_near = 1024,
      a_far = 1024, b_near = 872, b_far = 668, c_near = 352, c_far = 952, once_near = 49, alias_c = 464
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x32x256", family = "grouped",
    tile = #dynmlir.tile<6, 32, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [18010, 228207], g_slope = [210197, 239387], edge_columns = 16, region = 7784,
      visit = 1261, fma = 186, edge = 229, conflict_a = 3883, conflict_b = 301, conflict = 6439, mask = 197,
      split = 326, stall = 77, a_far = 819, b_near = 129, b_far = 747, c_near = 687, c_far = 1024,
      once_near = 29, once_far = 240, apart_near = 22, apart_far = 276, brief = 68
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_14x32x256", family = "grouped",
    tile = #dynmlir.tile<14, 32, 256>, packed = false, model = {
      g_t = [0, 19], g_ps = [28054, 10855661], g_slope = [569874, 649480], region = 5007, visit = 3034,
      fma = 211, conflict_c = 203, conflict = 5864, mask = 201, split = 343, a_near = 117, a_far = 1024,
      b_near = 233, b_far = 1024, c_near = 599, c_far = 1024, rows_far = 390, once_near = 38, once_far = 1024,
      alias_c = 9, brief = 217
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x64x256", family = "grouped",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 2], g_ps = [22752, 886082], g_slope = [431665, 461650], edge_columns = 16, region = 3644,
      visit = 2267, loop = 1189, fma = 160, edge = 231, conflict_a = 3912, conflict_b = 1470, conflict = 1107,
      mask = 166, split = 204, stall = 110, a_near = 18, a_far = 1024, b_near = 89, b_far = 1024,
      c_near = 836, c_far = 1024, once_near = 6, once_far = 459, alias_a = 132, apart_near = 55,
      apart_far = 2, brief = 44
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_3x128x256", family = "grouped",
    tile = #dynmlir.tile<3, 128, 256>, packed = false, model = {
      g_t = [0, 1, 9], g_ps = [26654, 624946, 5806985], g_slope = [598292, 647754, 813635], edge_columns = 16,
      visit = 2604, loop = 6209, fma = 255, edge = 37, conflict_b = 1483, conflict_c = 35, mask = 189,
      split = 102, stall = 143, b_far = 895, c_near = 599, c_far = 1024, once_near = 20, once_far = 240,
      alias_c = 82, apart_near = 67, apart_far = 151, brief = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 2, 4], g_ps = [11087, 44145667, 95829643], g_slope = [22067290, 25841988, 20584754],
      visit = 2186, fma = 280, edge = 370, conflict_a = 3947, conflict_b = 2374, conflict_c = 579,
      conflict = 7414, mask = 128, split = 676, stall = 1024, a_near = 145, a_far = 298, b_near = 139,
      b_far = 1024, c_near = 312, c_far = 141, rows_near = 218, rows_far = 1024, once_far = 1024,
      alias_c = 1419, apart_far = 552, brief = 170, seam = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x16x8192", family = "sweep_whole",
    tile = #dynmlir.tile<16, 16, 8192>, packed = false, model = {
      g_t = [0, 3], g_ps = [12530, 70712519], g_slope = [23566663, 21862092], edge_columns = 8,
      edge_part = 16, region = 644, visit = 2858, fma = 328, edge = 342, conflict_a = 4929, conflict_b = 7633,
      conflict = 3011, mask = 120, split = 1481, stall = 188, a_near = 49, a_far = 695, b_near = 339,
      b_far = 1024, c_far = 460, rows_near = 480, rows_far = 1024, once_near = 130, once_far = 1024,
      alias_c = 460, apart_near = 68, apart_far = 1024, brief = 163, seam = 235
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_14x32x4096", family = "sweep_whole",
    tile = #dynmlir.tile<14, 32, 4096>, packed = false, model = {
      g_t = [0], g_ps = [14684], g_slope = [15651612], visit = 2066, fma = 300, edge = 377, conflict_a = 5118,
      conflict_b = 1970, conflict_c = 225, conflict = 1776, mask = 213, split = 221, stall = 358,
      b_near = 509, b_far = 1024, c_near = 200, c_far = 859, rows_near = 1024, rows_far = 1024,
      once_near = 161, once_far = 1024, alias_a = 257, alias_c = 186, apart_near = 43, apart_far = 1024,
      seam = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_6x64x2048", family = "sweep_whole",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [12428], g_slope = [6765438], edge_columns = 8, edge_part = 16, region = 3663,
      visit = 1538, loop = 164, fma = 286, edge = 246, conflict_a = 4057, conflict_b = 550, conflict_c = 97,
      conflict = 1798, mask = 20, split = 240, stall = 46, a_near = 156, a_far = 32, b_near = 384,
      b_far = 1024, c_near = 479, c_far = 1024, rows_near = 723, once_near = 79, once_far = 1024,
      alias_a = 142, alias_c = 61, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_16x1x8192", family = "dot_ahead",
    tile = #dynmlir.tile<16, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [16949, 4526673, 11017815, 43027107, 60641286, 70512519],
      g_slope = [4509724, 6491142, 8002323, 5871393, 2467808, 4755823], region = 2682, visit = 1453,
      loop = 1723, fma = 828, pack = 280, conflict_a = 644, a_near = 70, a_far = 127, b_far = 1024,
      rows_near = 672, once_far = 474, alias_a = 28, reread = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_14x2x6144", family = "dot_ahead",
    tile = #dynmlir.tile<14, 2, 6144>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [19625, 3525654, 7564394, 63350889],
      g_slope = [3506029, 4038740, 5071499, 2844456], region = 4458, visit = 2544, fma = 637, edge = 246,
      pack = 173, conflict_a = 65, stall = 89, a_far = 102, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 134, rows_far = 1024, once_far = 770, reread = 52
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_8x3x4096", family = "dot_ahead",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [18171, 3668977, 11423870], g_slope = [1825403, 1938723, 2358974],
      region = 5527, visit = 1709, loop = 2235, fma = 520, pack = 291, conflict_a = 247, a_near = 41,
      a_far = 48, b_near = 453, b_far = 1024, c_far = 1024, rows_near = 725, once_far = 307, reread = 17
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x4x3072", family = "dot_ahead",
    tile = #dynmlir.tile<6, 4, 3072>, packed = true, model = {
      g_t = [0, 6], g_ps = [18585, 9258931], g_slope = [1540057, 1726409], region = 3842, visit = 1332,
      loop = 3858, fma = 507, pack = 210, conflict_a = 70, stall = 65, a_near = 62, b_near = 743, b_far = 709,
      rows_near = 1024, rows_far = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 4, nk = 1854, n = 2, mk = 154, k = 5}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6}, at_most = {m = 4, nk = 1854, n = 2, mk = 154, k = 11}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {m = 8, nk = 1854, n = 2, mk = 154, k = 11}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 8, nk = 1854, n = 4, mk = 12, k = 11}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 13}, at_most = {m = 8, nk = 1854, n = 4, mk = 154, k = 11}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12}, at_most = {m = 8, nk = 1854, n = 2, mk = 154, k = 40}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41}, at_most = {m = 8, nk = 1854, n = 2, mk = 154}, kernels = [
    "dot_4x2x8192"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, n = 3}, at_most = {m = 8, nk = 1854, n = 4, mk = 154, mnk = 482, k = 36}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 37, n = 3}, at_most = {m = 8, nk = 1854, n = 4, mk = 154, mnk = 482}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12, n = 3, mnk = 483}, at_most = {m = 8, nk = 1854, n = 4, mk = 154}, kernels = [
    "dot_6x4x8192", "sweep_whole_16x8x8192"
  ], factors = [268, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 155}, at_most = {m = 8, nk = 1854, n = 1, mk = 882, k = 61}, kernels = [
    "dot_14x2x8192"
  ], factors = [167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 155, k = 62}, at_most = {m = 8, nk = 156, n = 1, mk = 882}, kernels = [
    "dot_16x1x8192"
  ], factors = [167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 155, k = 62, nk = 157}, at_most = {m = 8, nk = 1854, n = 1, mk = 882}, kernels = [
    "dot_8x1x8192"
  ], factors = [142]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 155, n = 2}, at_most = {m = 8, nk = 1854, n = 2, mk = 384, mn = 4}, kernels = [
    "dot_4x2x8192"
  ], factors = [155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 155, n = 2, mn = 5}, at_most = {m = 8, nk = 1854, n = 2, mk = 384}, kernels = [
    "dot_4x2x8192"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 385, n = 2}, at_most = {m = 8, nk = 1854, n = 2, mk = 882}, kernels = [
    "dot_4x2x8192"
  ], factors = [160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 155, n = 3}, at_most = {m = 8, nk = 318, n = 4, mk = 882}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 155, n = 3, nk = 319}, at_most = {m = 8, nk = 850, n = 4, mk = 882}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 155, n = 3, nk = 851}, at_most = {m = 8, nk = 1854, n = 4, mk = 882}, kernels = [
    "dot_6x4x8192"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 883}, at_most = {m = 8, nk = 1854, n = 1, k = 463}, kernels = [
    "dot_8x1x8192"
  ], factors = [154]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 883, k = 464}, at_most = {m = 8, nk = 1854, n = 1}, kernels = [
    "dot_2x1x8192"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 883, n = 2}, at_most = {m = 8, nk = 1854, n = 2}, kernels = [
    "dot_4x2x8192"
  ], factors = [151]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 883, n = 3}, at_most = {m = 8, nk = 1854, n = 4}, kernels = [
    "dot_8x3x4096", "dot_6x4x8192"
  ], factors = [181, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 8, nk = 1854, n = 8, k = 8, mn = 39}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 8, nk = 1854, n = 16, k = 8, mn = 39}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 9}, at_most = {m = 8, nk = 1854, n = 8, k = 42, mn = 39}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 9}, at_most = {m = 8, nk = 1854, n = 16, k = 42, mn = 39}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 40}, at_most = {m = 8, nk = 54, n = 8, k = 42, mk = 214}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 40, nk = 55}, at_most = {m = 8, nk = 1854, n = 8, k = 42, mk = 214}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 40}, at_most = {m = 8, nk = 1854, n = 16, k = 42, mk = 214}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 40, mk = 215}, at_most = {m = 8, nk = 1854, n = 16, k = 42}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 4, nk = 1854, n = 32, k = 15}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5}, at_most = {m = 8, nk = 1854, n = 32, k = 15}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 16}, at_most = {m = 3, nk = 1854, n = 32, k = 42, mk = 132, mnk = 948}, kernels = [
    "skinny_14x32x64"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 16, mnk = 949}, at_most = {m = 3, nk = 1854, n = 32, k = 42, mk = 132}, kernels = [
    "skinny_14x32x64"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 16, m = 4}, at_most = {m = 8, nk = 1854, n = 32, k = 42, mk = 132}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 16, mk = 133}, at_most = {m = 8, nk = 1854, n = 32, k = 42}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 43}, at_most = {m = 8, nk = 1854, n = 8, k = 81}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 82}, at_most = {m = 8, nk = 1161, n = 8}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 82, nk = 1162}, at_most = {m = 8, nk = 1854, n = 8}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 43}, at_most = {m = 8, nk = 975, n = 16, mn = 74}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 43, nk = 976}, at_most = {m = 8, nk = 1854, n = 16, mn = 74}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 43, mn = 75}, at_most = {m = 8, nk = 1854, n = 16}, kernels = [
    "block_12x16x8192", "sweep_whole_16x16x8192"
  ], factors = [225, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43}, at_most = {m = 8, nk = 1854, n = 32}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {m = 8, nk = 126, n = 216, mnk = 2951}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 127}, at_most = {m = 3, nk = 805, n = 48, mnk = 2951}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, nk = 127}, at_most = {m = 3, nk = 805, n = 96, mnk = 2951}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 127, m = 4}, at_most = {m = 8, nk = 805, n = 96, mnk = 2951}, kernels = [
    "skinny_14x32x64"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 806}, at_most = {m = 8, nk = 1854, n = 96, mnk = 2951}, kernels = [
    "skinny_14x32x64"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, nk = 127}, at_most = {m = 8, nk = 1854, n = 216, mnk = 2951, mn = 757}, kernels = [
    "skinny_14x32x64"
  ], factors = [161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, nk = 127, mn = 758}, at_most = {m = 8, nk = 1854, n = 216, mnk = 2951}, kernels = [
    "skinny_14x32x64"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 2952}, at_most = {m = 6, nk = 1854, n = 216}, kernels = [
    "skinny_14x32x64"
  ], factors = [189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 2952, m = 7}, at_most = {m = 8, nk = 1854, n = 216, k = 13}, kernels = [
    "skinny_14x32x64"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mnk = 2952, m = 7, k = 14}, at_most = {m = 8, nk = 1854, n = 216}, kernels = [
    "panel_6x64x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 217}, at_most = {m = 8, nk = 1854, n = 359}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 360}, at_most = {m = 8, nk = 1854, n = 714}, kernels = [
    "skinny_5x64x64"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 715}, at_most = {m = 8, nk = 1854}, kernels = [
    "skinny_5x64x64"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855}, at_most = {m = 8, n = 1, k = 316656}, kernels = [
    "dot_2x1x8192", "dot_8x1x8192"
  ], factors = [182, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, k = 316657}, at_most = {m = 8, n = 1}, kernels = [
    "dot_2x1x8192", "dot_8x1x8192"
  ], factors = [184, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 2}, at_most = {m = 8, n = 2, mn = 6, k = 363105}, kernels = [
    "dot_4x2x8192"
  ], factors = [118]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 2, k = 363106}, at_most = {m = 1, n = 2, mn = 6}, kernels = [
    "dot_4x2x8192"
  ], factors = [131]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 2, k = 363106, m = 2}, at_most = {m = 8, n = 2, mn = 6}, kernels = [
    "dot_4x2x8192"
  ], factors = [133]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 2, mn = 7}, at_most = {m = 8, n = 2}, kernels = [
    "dot_4x2x8192"
  ], factors = [139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 3}, at_most = {m = 8, n = 3, nk = 765435, mn = 16}, kernels = [
    "dot_8x3x4096"
  ], factors = [164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 3, mn = 17}, at_most = {m = 8, n = 3, nk = 765435}, kernels = [
    "dot_8x3x4096"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 4}, at_most = {m = 8, n = 4, nk = 765435, k = 112142}, kernels = [
    "dot_6x4x8192"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 4, k = 112143}, at_most = {m = 8, n = 4, nk = 765435}, kernels = [
    "dot_6x4x8192", "grouped_6x32x256"
  ], factors = [173, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 765436, n = 3}, at_most = {m = 8, n = 3}, kernels = [
    "dot_8x3x4096"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 765436, n = 4}, at_most = {m = 8, n = 4, mn = 17}, kernels = [
    "dot_6x4x8192", "grouped_6x32x256"
  ], factors = [193, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 765436, n = 4, mn = 18}, at_most = {m = 8, n = 4}, kernels = [
    "dot_6x4x8192", "grouped_6x32x256"
  ], factors = [204, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5}, at_most = {m = 2, n = 9, mnk = 4894}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, mnk = 4895}, at_most = {m = 2, n = 9, mnk = 563625}, kernels = [
    "grouped_6x32x256"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, mnk = 563626}, at_most = {m = 2, n = 6}, kernels = [
    "grouped_6x32x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 7, mnk = 563626}, at_most = {m = 2, n = 8}, kernels = [
    "grouped_6x32x256", "grouped_3x128x256"
  ], factors = [281, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 9, mnk = 563626}, at_most = {m = 2, n = 9}, kernels = [
    "grouped_6x32x256"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, m = 3}, at_most = {m = 6, n = 9, mn = 18}, kernels = [
    "grouped_6x32x256"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, m = 3, mn = 19}, at_most = {m = 3, n = 9, nk = 357112}, kernels = [
    "grouped_6x32x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, m = 4, mn = 19}, at_most = {m = 4, n = 9, nk = 357112}, kernels = [
    "grouped_6x32x256", "sweep_whole_16x8x8192"
  ], factors = [276, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, m = 5, mn = 19}, at_most = {m = 6, n = 9, nk = 357112, k_even = 8}, kernels = [
    "direct_6x64x2048", "grouped_6x32x256", "sweep_whole_6x64x2048"
  ], factors = [321, 252, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, m = 5, mn = 19, k_even = 9}, at_most = {m = 6, n = 9, nk = 357112}, kernels = [
    "grouped_6x32x256", "sweep_whole_16x16x8192"
  ], factors = [256, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 357113, n = 5, m = 3, mn = 19}, at_most = {m = 6, n = 9}, kernels = [
    "grouped_6x32x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, m = 7}, at_most = {m = 8, n = 6, k = 37512}, kernels = [
    "dot_6x4x8192", "tall_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [166, 159, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 7, m = 7}, at_most = {m = 8, n = 9, k = 37512, k_even = 724}, kernels = [
    "tall_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [199, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 7, m = 7, k_even = 725}, at_most = {m = 8, n = 9, k = 37512}, kernels = [
    "slab_16x16x128", "sweep_whole_16x16x8192"
  ], factors = [249, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 5, m = 7, k = 37513}, at_most = {m = 8, n = 9}, kernels = [
    "dot_6x4x8192", "tall_16x16x8192", "grouped_6x32x256", "grouped_6x64x256", "sweep_whole_16x16x8192"
  ], factors = [157, 153, 180, 160, 166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10}, at_most = {m = 2, nk = 12268, mk = 20, k = 22}, kernels = [
    "skinny_5x64x64", "grouped_6x64x256"
  ], factors = [211, 166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12269, n = 10}, at_most = {m = 2, nk = 8351675, mk = 20, k = 22}, kernels = [
    "skinny_5x64x64", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [230, 167, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 3}, at_most = {m = 6, nk = 8351675, mk = 20, k = 22}, kernels = [
    "skinny_5x64x64"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, mk = 21}, at_most = {m = 3, nk = 6148, mk = 146, k = 22}, kernels = [
    "skinny_5x64x64"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6149, n = 10, mk = 21}, at_most = {m = 3, nk = 8351675, mk = 146, k = 22}, kernels = [
    "grouped_6x64x256"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, mk = 21, m = 4}, at_most = {m = 6, nk = 8351675, mk = 49, k = 22}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, mk = 50, m = 4}, at_most = {m = 6, nk = 8351675, mk = 146, k = 22}, kernels = [
    "grouped_6x64x256"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, k = 23}, at_most = {m = 6, nk = 2956, mk = 146, mnk = 7670}, kernels = [
    "grouped_6x64x256"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2957, n = 10, k = 23}, at_most = {m = 6, nk = 4181, mk = 146, mnk = 7670}, kernels = [
    "grouped_6x64x256"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, k = 23, mnk = 7671}, at_most = {m = 6, nk = 4181, mk = 146}, kernels = [
    "grouped_6x64x256"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4182, n = 10, k = 23}, at_most = {m = 6, nk = 8351675, mk = 65, k = 60}, kernels = [
    "grouped_3x128x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4182, n = 10, k = 61}, at_most = {m = 6, nk = 8351675, mk = 65}, kernels = [
    "grouped_3x128x256"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4182, n = 10, k = 23, mk = 66}, at_most = {m = 6, nk = 8351675, mk = 146, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4182, n = 10, k = 23, mk = 66, n_even = 725}, at_most = {m = 6, nk = 8351675, mk = 146}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [239, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, mk = 147}, at_most = {m = 3, nk = 3753, n = 16}, kernels = [
    "grouped_6x32x256", "sweep_whole_6x64x2048"
  ], factors = [286, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3754, n = 10, mk = 147}, at_most = {m = 3, nk = 8351675, n = 15, k = 657}, kernels = [
    "grouped_6x32x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3754, n = 10, mk = 147, k = 658}, at_most = {m = 3, nk = 8351675, n = 15}, kernels = [
    "grouped_6x32x256"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3754, n = 16, mk = 147}, at_most = {m = 3, nk = 8351675, n = 16, k_even = 724}, kernels = [
    "grouped_3x128x256"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3754, n = 16, mk = 147, k_even = 725}, at_most = {m = 3, nk = 8351675, n = 16}, kernels = [
    "grouped_6x64x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 17, mk = 147}, at_most = {m = 3, nk = 5353, n = 32, n_even = 4, mk = 35275}, kernels = [
    "grouped_6x64x256"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5354, n = 17, mk = 147}, at_most = {m = 3, nk = 8351675, n = 32, n_even = 4, mk = 35275}, kernels = [
    "grouped_6x64x256"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 17, mk = 35276}, at_most = {m = 3, nk = 8351675, n = 32, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 17, mk = 147, n_even = 5}, at_most = {m = 3, nk = 8351675, n = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147}, at_most = {m = 1, nk = 807423, n_even = 4, n = 63}, kernels = [
    "grouped_3x128x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 64, mk = 147}, at_most = {m = 1, nk = 540477, n_even = 4}, kernels = [
    "direct_6x64x2048", "grouped_3x128x256"
  ], factors = [237, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 540478, n = 64, mk = 147}, at_most = {m = 1, nk = 807423, n_even = 4}, kernels = [
    "grouped_3x128x256"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147, m = 2}, at_most = {m = 3, nk = 807423, n_even = 4, mn = 369, k = 120}, kernels = [
    "grouped_6x64x256"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147, m = 2, k = 121}, at_most = {m = 3, nk = 807423, n_even = 4, mn = 369, n = 64}, kernels = [
    "grouped_6x64x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 65, mk = 147, m = 2, k = 121}, at_most = {m = 3, nk = 807423, n_even = 4, mn = 369}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [223, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147, m = 2, mn = 370}, at_most = {m = 2, nk = 807423, n_even = 4}, kernels = [
    "grouped_6x32x256", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [226, 258, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147, m = 3, mn = 370}, at_most = {m = 3, nk = 807423, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 33, mk = 147}, at_most = {m = 1, nk = 8351675, n_even = 4, n = 72}, kernels = [
    "grouped_3x128x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 33, mk = 147, m = 2}, at_most = {m = 3, nk = 8351675, n_even = 4, n = 72}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [228, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 73, mk = 147}, at_most = {m = 1, nk = 8351675, n_even = 4, n = 512, mn = 898}, kernels = [
    "slab_6x64x32", "grouped_3x128x256"
  ], factors = [246, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 73, mk = 147, m = 2}, at_most = {m = 2, nk = 8351675, n_even = 4, n = 512, mn = 898}, kernels = [
    "slab_6x64x32", "grouped_14x32x256", "grouped_3x128x256"
  ], factors = [265, 213, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 73, mk = 147, mn = 899}, at_most = {m = 2, nk = 8351675, n_even = 4, n = 512}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [294, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 513, mk = 147}, at_most = {m = 1, nk = 8351675, n_even = 4, mn = 2030}, kernels = [
    "grouped_3x128x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 513, mk = 147, mn = 2031}, at_most = {m = 1, nk = 8351675, n_even = 4}, kernels = [
    "grouped_3x128x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 513, mk = 147, m = 2}, at_most = {m = 2, nk = 8351675, n_even = 4, mn = 4089}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [258, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 513, mk = 147, m = 2, mn = 4090}, at_most = {m = 2, nk = 8351675, n_even = 4}, kernels = [
    "grouped_3x128x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 73, mk = 147, m = 3}, at_most = {m = 3, nk = 8351675, n_even = 4, n = 2044}, kernels = [
    "grouped_6x64x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 807424, n = 2045, mk = 147, m = 3}, at_most = {m = 3, nk = 8351675, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147, n_even = 5}, at_most = {m = 1, nk = 649057}, kernels = [
    "grouped_3x128x256"
  ], factors = [330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 649058, n = 33, mk = 147, n_even = 5}, at_most = {m = 1, nk = 8351675, mn = 286, n_even = 128}, kernels = [
    "grouped_3x128x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 649058, n = 33, mk = 147, n_even = 129}, at_most = {m = 1, nk = 8351675, mn = 286}, kernels = [
    "slab_6x64x32", "grouped_3x128x256"
  ], factors = [235, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 649058, n = 33, mk = 147, n_even = 5, mn = 287}, at_most = {m = 1, nk = 8351675, n_even = 362}, kernels = [
    "grouped_3x128x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 649058, n = 33, mk = 147, n_even = 363, mn = 287}, at_most = {m = 1, nk = 8351675}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [256, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147, n_even = 5, m = 2}, at_most = {m = 3, nk = 482208, n_even = 724, mn = 599}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [260, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147, n_even = 5, m = 2, mn = 600}, at_most = {m = 3, nk = 482208, n_even = 724}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [275, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 482209, n = 33, mk = 147, n_even = 5, m = 2}, at_most = {m = 2, nk = 8351675, n_even = 724}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [274, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 482209, n = 33, mk = 147, n_even = 5, m = 3}, at_most = {m = 3, nk = 8351675, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, mk = 147, n_even = 725, m = 2}, at_most = {m = 3, nk = 728800}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [268, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 728801, n = 33, mk = 147, n_even = 725, m = 2}, at_most = {m = 2, nk = 8351675}, kernels = [
    "grouped_3x128x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 728801, n = 33, mk = 147, n_even = 725, m = 3}, at_most = {m = 3, nk = 8351675}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, mk = 147, m = 4}, at_most = {m = 5, nk = 30751, n = 16}, kernels = [
    "grouped_6x32x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 30752, n = 10, mk = 147, m = 4}, at_most = {m = 5, nk = 8351675, n = 14}, kernels = [
    "grouped_6x32x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 30752, n = 15, mk = 147, m = 4}, at_most = {m = 5, nk = 8351675, n = 16}, kernels = [
    "grouped_6x64x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, mk = 147, m = 6}, at_most = {m = 6, nk = 8351675, n = 16}, kernels = [
    "grouped_6x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 17, mk = 147, m = 4}, at_most = {m = 6, nk = 4222, n = 253}, kernels = [
    "grouped_6x64x256"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4223, n = 17, mk = 147, m = 4}, at_most = {m = 6, nk = 8351675, n = 39, mk = 16447}, kernels = [
    "grouped_6x64x256"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4223, n = 17, mk = 16448, m = 4}, at_most = {m = 6, nk = 8351675, n = 39}, kernels = [
    "grouped_6x64x256"
  ], factors = [190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4223, n = 40, mk = 147, m = 4}, at_most = {m = 6, nk = 8351675, n = 253, k = 148}, kernels = [
    "grouped_6x64x256"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4223, n = 40, mk = 147, m = 4, k = 149}, at_most = {m = 6, nk = 8351675, n = 88}, kernels = [
    "grouped_6x64x256"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4223, n = 89, mk = 147, m = 4, k = 149}, at_most = {m = 6, nk = 8351675, n = 253}, kernels = [
    "grouped_6x64x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 254, mk = 147, m = 4}, at_most = {m = 5, nk = 8351675, n_even = 4, n = 570}, kernels = [
    "grouped_6x64x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 254, mk = 147, m = 4, n_even = 5}, at_most = {m = 5, nk = 8351675, n_even = 724, n = 570, k_even = 362}, kernels = [
    "grouped_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 254, mk = 147, m = 4, n_even = 5, k_even = 363}, at_most = {m = 5, nk = 8351675, n_even = 724, n = 570}, kernels = [
    "grouped_6x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 571, mk = 147, m = 4}, at_most = {m = 5, nk = 767222, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 767223, n = 571, mk = 147, m = 4}, at_most = {m = 5, nk = 8351675, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 571, mk = 147, m = 4, n_even = 5}, at_most = {m = 5, nk = 8351675, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 254, mk = 147, m = 6}, at_most = {m = 6, nk = 8351675, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 254, mk = 147, m = 4, n_even = 725}, at_most = {m = 6, nk = 8351675, n = 1448, mk = 2335}, kernels = [
    "grouped_6x64x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 254, mk = 2336, m = 4, n_even = 725}, at_most = {m = 6, nk = 8351675, n = 1448}, kernels = [
    "grouped_6x64x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 1449, mk = 147, m = 4, n_even = 725}, at_most = {m = 4, nk = 8351675}, kernels = [
    "skinny_5x64x64", "grouped_6x64x256"
  ], factors = [225, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 1449, mk = 147, m = 5, n_even = 725}, at_most = {m = 6, nk = 8351675}, kernels = [
    "grouped_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7}, at_most = {m = 8, nk = 8351675, mn = 115}, kernels = [
    "tall_16x16x8192"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116}, at_most = {m = 8, nk = 8351675, k = 102, mk = 36}, kernels = [
    "skinny_5x64x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, mk = 37}, at_most = {m = 8, nk = 8351675, k = 31, n_even = 362, mk = 102}, kernels = [
    "block_2x128x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, mk = 103}, at_most = {m = 8, nk = 8351675, k = 31, n_even = 362}, kernels = [
    "grouped_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, mk = 37, n_even = 363}, at_most = {m = 8, nk = 8351675, k = 31}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [193, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, mk = 37, k = 32}, at_most = {m = 8, nk = 8351675, k = 102, mnk = 32121}, kernels = [
    "grouped_6x64x256"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, mk = 37, k = 32, mnk = 32122}, at_most = {m = 8, nk = 8351675, k = 102, mn = 14319}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [188, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 14320, mk = 37, k = 32, mnk = 32122}, at_most = {m = 8, nk = 8351675, k = 102}, kernels = [
    "block_2x128x1024", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [230, 186, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, k = 103}, at_most = {m = 8, nk = 8351675, n_even = 724, n = 16, mnk = 1120658}, kernels = [
    "grouped_6x64x256"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, k = 103, mnk = 1120659}, at_most = {m = 8, nk = 8351675, n_even = 724, n = 16}, kernels = [
    "grouped_6x32x256", "grouped_6x64x256"
  ], factors = [230, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 17, m = 7, mn = 116, k = 103}, at_most = {m = 8, nk = 8351675, n_even = 724, n = 32}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [190, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, m = 7, mn = 116, k = 103}, at_most = {m = 8, nk = 8351675, n_even = 724, n = 63, mn = 388}, kernels = [
    "grouped_6x64x256"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 33, m = 7, mn = 389, k = 103}, at_most = {m = 8, nk = 8351675, n_even = 724, n = 63}, kernels = [
    "grouped_14x32x256"
  ], factors = [170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 64, m = 7, mn = 116, k = 103}, at_most = {m = 8, nk = 8351675, n_even = 724, mn = 1547}, kernels = [
    "grouped_14x32x256"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 64, m = 7, mn = 1548, k = 103}, at_most = {m = 8, nk = 8351675, n_even = 724}, kernels = [
    "grouped_14x32x256"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, k = 103, n_even = 725}, at_most = {m = 8, nk = 8351675, k_even = 362, n = 1448}, kernels = [
    "grouped_14x32x256"
  ], factors = [172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 1449, m = 7, mn = 116, k = 103, n_even = 725}, at_most = {m = 8, nk = 8351675, k_even = 362}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [190, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1855, n = 10, m = 7, mn = 116, k = 103, n_even = 725, k_even = 363}, at_most = {m = 8, nk = 8351675}, kernels = [
    "skinny_14x32x64", "grouped_14x32x256"
  ], factors = [215, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10}, at_most = {m = 2, k = 54954, nk = 12278906, n_even = 32}, kernels = [
    "slab_6x64x32", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [248, 233, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12278907, n = 10}, at_most = {m = 2, k = 54954, nk = 14530342, n_even = 32}, kernels = [
    "slab_6x64x32", "grouped_3x128x256"
  ], factors = [231, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, n_even = 33}, at_most = {m = 2, k = 54954, nk = 11138988, mnk = 16842620}, kernels = [
    "slab_6x64x32", "grouped_3x128x256"
  ], factors = [233, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, n_even = 33, mnk = 16842621}, at_most = {m = 2, k = 54954, nk = 11138988}, kernels = [
    "slab_6x64x32", "grouped_3x128x256"
  ], factors = [215, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 11138989, n = 10, n_even = 33}, at_most = {m = 2, k = 54954, nk = 14530342}, kernels = [
    "slab_6x64x32", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [220, 254, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, m = 3}, at_most = {m = 3, k = 54954, nk = 10444508, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, m = 4}, at_most = {m = 6, k = 54954, nk = 10444508, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10444509, n = 10, m = 3}, at_most = {m = 3, k = 54954, nk = 14530342, n_even = 4}, kernels = [
    "slab_6x64x32", "grouped_6x64x256"
  ], factors = [228, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10444509, n = 10, m = 4}, at_most = {m = 6, k = 54954, nk = 14530342, n_even = 4}, kernels = [
    "slab_6x64x32", "grouped_6x64x256"
  ], factors = [236, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10444509, n = 10, m = 3, n_even = 5}, at_most = {m = 6, k = 54954, nk = 14530342, n_even = 724}, kernels = [
    "slab_6x64x32", "grouped_6x64x256"
  ], factors = [212, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, m = 3, n_even = 725}, at_most = {m = 6, k = 54954, nk = 14530342}, kernels = [
    "slab_6x64x32", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [221, 250, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 10}, at_most = {m = 3, k = 54954, n_even = 32, nk = 25198007, n = 1980}, kernels = [
    "slab_10x32x128", "slab_6x64x32", "grouped_6x64x256"
  ], factors = [213, 224, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 1981}, at_most = {m = 3, k = 54954, n_even = 32, nk = 25198007}, kernels = [
    "slab_6x64x32", "grouped_3x128x256"
  ], factors = [230, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 25198008, n = 10}, at_most = {m = 3, k = 54954, n_even = 32, mnk = 80866624}, kernels = [
    "slab_6x64x32", "skinny_5x64x64", "grouped_3x128x256"
  ], factors = [255, 211, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 25198008, n = 10, mnk = 80866625}, at_most = {m = 3, k = 54954, n_even = 32}, kernels = [
    "slab_10x32x128", "slab_6x64x32"
  ], factors = [234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 10, n_even = 33}, at_most = {m = 3, k = 54954, n_even = 724, mnk = 64016355}, kernels = [
    "slab_10x32x128", "slab_6x64x32"
  ], factors = [256, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 10, n_even = 33, mnk = 64016356}, at_most = {m = 3, k = 54954, n_even = 724}, kernels = [
    "slab_6x64x32"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 10, m = 4}, at_most = {m = 5, k = 54954, n_even = 724, nk = 18996140}, kernels = [
    "slab_6x64x32"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 10, m = 6}, at_most = {m = 6, k = 54954, n_even = 724, nk = 18996140}, kernels = [
    "slab_6x64x32", "grouped_6x64x256"
  ], factors = [202, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 18996141, n = 10, m = 4}, at_most = {m = 6, k = 54954, n_even = 724}, kernels = [
    "slab_6x64x32"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 10, n_even = 725}, at_most = {m = 1, k = 54954}, kernels = [
    "slab_6x64x32"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 10, n_even = 725, m = 2}, at_most = {m = 4, k = 54954}, kernels = [
    "slab_6x64x32"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14530343, n = 10, n_even = 725, m = 5}, at_most = {m = 6, k = 54954}, kernels = [
    "slab_6x64x32"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, k = 54955}, at_most = {m = 6, nk = 13793246, n = 65, mk = 925226}, kernels = [
    "slab_6x64x32", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [264, 222, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, k = 54955, mk = 925227}, at_most = {m = 6, nk = 13793246, n = 65}, kernels = [
    "grouped_6x32x256", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [254, 210, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 66, k = 54955}, at_most = {m = 6, nk = 10895144}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [232, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10895145, n = 66, k = 54955}, at_most = {m = 6, nk = 13793246}, kernels = [
    "slab_6x64x32", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [216, 221, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 10, k = 54955}, at_most = {m = 6, n = 27}, kernels = [
    "slab_10x32x128", "grouped_6x32x256", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [269, 252, 180, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 28, k = 54955}, at_most = {m = 1, n = 138}, kernels = [
    "slab_10x32x128", "slab_6x64x32", "grouped_6x64x256"
  ], factors = [208, 186, 165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 139, k = 54955}, at_most = {m = 1}, kernels = [
    "slab_6x64x32", "grouped_6x64x256"
  ], factors = [170, 138]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 28, k = 54955, m = 2}, at_most = {m = 6, mnk = 112411696, n = 63}, kernels = [
    "slab_10x32x128", "slab_6x64x32", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [237, 206, 202, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 64, k = 54955, m = 2}, at_most = {m = 6, mnk = 112411696, k = 277774, n = 126}, kernels = [
    "slab_6x64x32", "grouped_6x64x256"
  ], factors = [212, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 127, k = 54955, m = 2}, at_most = {m = 6, mnk = 112411696, k = 277774, nk = 23573249, mk = 296520}, kernels = [
    "slab_10x32x128", "slab_6x64x32"
  ], factors = [236, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 127, k = 54955, m = 2, mk = 296521}, at_most = {m = 6, mnk = 112411696, k = 277774, nk = 23573249}, kernels = [
    "slab_10x32x128", "slab_6x64x32", "grouped_6x64x256"
  ], factors = [221, 208, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 23573250, n = 127, k = 54955, m = 2}, at_most = {m = 6, mnk = 112411696, k = 277774}, kernels = [
    "slab_10x32x128", "slab_6x64x32"
  ], factors = [240, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 64, k = 277775, m = 2}, at_most = {m = 6, mnk = 112411696}, kernels = [
    "slab_10x32x128"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13793247, n = 28, k = 54955, m = 2, mnk = 112411697}, at_most = {m = 6}, kernels = [
    "slab_10x32x128", "slab_6x64x32", "grouped_6x64x256"
  ], factors = [229, 198, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, m = 7}, at_most = {m = 8, nk = 17114435, mnk = 72990015, n_even = 362, k = 66864}, kernels = [
    "slab_10x32x128", "grouped_14x32x256"
  ], factors = [204, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, m = 7, k = 66865}, at_most = {m = 8, nk = 17114435, mnk = 72990015, n_even = 362}, kernels = [
    "tall_16x16x8192", "grouped_6x64x256"
  ], factors = [168, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, m = 7, n_even = 363}, at_most = {m = 8, nk = 17114435, mnk = 72990015}, kernels = [
    "slab_10x32x128", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [211, 218, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8351676, n = 10, m = 7, mnk = 72990016}, at_most = {m = 8, nk = 17114435}, kernels = [
    "slab_6x48x128", "slab_10x32x128", "slab_6x64x32", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [220, 215, 206, 210, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17114436, n = 10, m = 7}, at_most = {m = 8, n = 330}, kernels = [
    "slab_10x32x128", "grouped_6x64x256"
  ], factors = [227, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17114436, n = 331, m = 7}, at_most = {m = 8, n_even = 32}, kernels = [
    "slab_10x32x128", "slab_6x64x32"
  ], factors = [238, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 17114436, n = 331, m = 7, n_even = 33}, at_most = {m = 8}, kernels = [
    "slab_10x32x128", "slab_6x64x32"
  ], factors = [227, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {n = 2, k = 12, m = 19}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20}, at_most = {n = 2, k = 12, m = 54, mn = 35, mk = 221}, kernels = [
    "dot_16x1x8192", "sweep_whole_16x8x8192"
  ], factors = [312, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, mn = 36}, at_most = {n = 2, k = 12, m = 54, mn = 83, mk = 221}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, mk = 222}, at_most = {n = 2, k = 12, m = 54, mn = 83}, kernels = [
    "tall_16x16x8192"
  ], factors = [173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, mn = 84}, at_most = {n = 2, k = 12, m = 54}, kernels = [
    "block_12x16x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3}, at_most = {n = 4, k = 12, m = 18, mn = 125}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 3}, at_most = {n = 4, k = 12, m = 54, mn = 125}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3, mn = 126}, at_most = {n = 4, k = 12, m = 54}, kernels = [
    "block_12x16x8192"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55}, at_most = {n = 1, k = 1, nk = 2}, kernels = [
    "direct_16x16x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 2}, at_most = {n = 1, k = 4, nk = 2}, kernels = [
    "direct_16x16x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, nk = 3}, at_most = {n = 1, k = 3}, kernels = [
    "dot_16x1x8192", "direct_16x16x8192", "dot_ahead_16x1x8192"
  ], factors = [287, 220, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, nk = 3, k = 4}, at_most = {n = 1, k = 4, m = 3979}, kernels = [
    "dot_16x1x8192", "direct_16x16x8192"
  ], factors = [300, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3980, nk = 3, k = 4}, at_most = {n = 1, k = 4, mn = 150260}, kernels = [
    "dot_16x1x8192", "dot_ahead_16x1x8192"
  ], factors = [292, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3980, nk = 3, k = 4, mn = 150261}, at_most = {n = 1, k = 4}, kernels = [
    "dot_ahead_16x1x8192"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 2}, at_most = {n = 4, k = 2, m = 147}, kernels = [
    "direct_16x16x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 148, n = 2}, at_most = {n = 4, k = 1, m = 1353495, mn = 577488}, kernels = [
    "direct_16x8x8192"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 148, n = 2, mn = 577489}, at_most = {n = 4, k = 1, m = 1353495}, kernels = [
    "direct_16x8x8192", "direct_16x16x8192", "direct_6x64x2048"
  ], factors = [327, 297, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 148, n = 2, k = 2}, at_most = {n = 4, k = 2, m = 1353495, mn = 388925}, kernels = [
    "direct_16x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 148, n = 2, k = 2, mn = 388926}, at_most = {n = 4, k = 2, m = 1353495}, kernels = [
    "direct_16x8x8192", "direct_16x16x8192"
  ], factors = [273, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 1353496, n = 2}, at_most = {n = 4, k = 2}, kernels = [
    "dot_14x2x8192", "direct_16x16x8192", "direct_6x64x2048", "dot_ahead_6x4x3072"
  ], factors = [302, 338, 315, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 2, k = 3}, at_most = {n = 4, k = 4, mn = 298}, kernels = [
    "block_12x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 2, k = 3, mn = 299}, at_most = {n = 4, k = 3}, kernels = [
    "direct_16x16x8192"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 2, k = 4, mn = 299}, at_most = {n = 4, k = 4, nk = 9, mk = 224795}, kernels = [
    "direct_16x16x8192"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 2, k = 4, mn = 299, mk = 224796}, at_most = {n = 4, k = 4, nk = 9}, kernels = [
    "direct_16x16x8192", "tall_16x16x8192"
  ], factors = [227, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 2, k = 4, mn = 299, nk = 10}, at_most = {n = 4, k = 4, mnk = 810635}, kernels = [
    "tall_16x16x8192"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 2, k = 4, mn = 299, nk = 10, mnk = 810636}, at_most = {n = 4, k = 4}, kernels = [
    "block_12x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5}, at_most = {n = 1, k = 12, mk = 4461}, kernels = [
    "dot_16x1x8192"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, mk = 4462}, at_most = {n = 1, k = 12}, kernels = [
    "dot_16x1x8192", "dot_ahead_16x1x8192"
  ], factors = [271, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, n = 2}, at_most = {n = 2, k = 12, nk = 12, mk = 60588}, kernels = [
    "tall_16x16x8192"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, n = 2, nk = 13}, at_most = {n = 2, k = 12, nk = 16, mk = 60588}, kernels = [
    "dot_14x2x8192", "tall_16x16x8192"
  ], factors = [249, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, n = 2, mk = 60589}, at_most = {n = 2, k = 12, nk = 16, mnk = 1954305}, kernels = [
    "dot_14x2x8192", "tall_16x16x8192"
  ], factors = [242, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, n = 2, mk = 60589, mnk = 1954306}, at_most = {n = 2, k = 12, nk = 16}, kernels = [
    "dot_14x2x8192", "tall_16x16x8192"
  ], factors = [242, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, n = 2, nk = 17}, at_most = {n = 2, k = 12, nk = 18}, kernels = [
    "dot_14x2x8192", "tall_16x16x8192"
  ], factors = [242, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, n = 2, nk = 19}, at_most = {n = 2, k = 12}, kernels = [
    "dot_14x2x8192"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, n = 3}, at_most = {n = 4, k = 8, m = 46340, mnk = 7231}, kernels = [
    "block_12x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 5, n = 3, mnk = 7232}, at_most = {n = 4, k = 8, m = 46340}, kernels = [
    "tall_16x16x8192"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46341, k = 5, n = 3}, at_most = {n = 4, k = 8}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [231, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 9, n = 3}, at_most = {n = 4, k = 12, mk = 11642}, kernels = [
    "tall_16x16x8192"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 9, n = 3, mk = 11643}, at_most = {n = 4, k = 12}, kernels = [
    "dot_6x4x8192", "tall_16x16x8192"
  ], factors = [248, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13}, at_most = {n = 1, mnk = 490, mk = 973}, kernels = [
    "dot_14x2x8192", "sweep_whole_16x8x8192"
  ], factors = [206, 170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, mnk = 491}, at_most = {n = 1, mnk = 12209461, mk = 973}, kernels = [
    "dot_14x2x8192"
  ], factors = [166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, mk = 974}, at_most = {n = 1, mnk = 12209461, mk = 6264, k = 43}, kernels = [
    "dot_16x1x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, mk = 6265}, at_most = {n = 1, mnk = 12209461, mk = 8846155, k = 43}, kernels = [
    "dot_16x1x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 44, mk = 974}, at_most = {n = 1, mnk = 12209461, mk = 2015}, kernels = [
    "dot_8x1x8192"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 44, mk = 2016}, at_most = {n = 1, mnk = 12209461, mk = 8846155, m = 11, k_even = 362}, kernels = [
    "dot_8x1x8192"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, k = 44, mk = 2016}, at_most = {n = 1, mnk = 12209461, mk = 8846155, m = 83, k_even = 362}, kernels = [
    "dot_8x1x8192"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 44, mk = 2016, k_even = 363}, at_most = {n = 1, mnk = 12209461, mk = 8846155, m = 83}, kernels = [
    "dot_8x1x8192"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 84, k = 44, mk = 2016}, at_most = {n = 1, mnk = 12209461, mk = 606127}, kernels = [
    "dot_16x1x8192", "dot_8x1x8192"
  ], factors = [239, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 84, k = 44, mk = 606128}, at_most = {n = 1, mnk = 12209461, mk = 8846155}, kernels = [
    "dot_16x1x8192", "dot_8x1x8192"
  ], factors = [253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, mk = 8846156}, at_most = {n = 1, mnk = 12209461}, kernels = [
    "dot_14x2x8192", "dot_8x1x8192", "dot_ahead_16x1x8192"
  ], factors = [228, 237, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, mnk = 12209462}, at_most = {n = 1, m = 62}, kernels = [
    "dot_14x2x8192", "dot_4x2x8192", "dot_ahead_16x1x8192", "dot_ahead_14x2x6144"
  ], factors = [208, 204, 231, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 63, k = 13, mnk = 12209462}, at_most = {n = 1, mk = 14079308}, kernels = [
    "dot_14x2x8192", "dot_ahead_16x1x8192"
  ], factors = [239, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 63, k = 13, mnk = 12209462, mk = 14079309}, at_most = {n = 1, nk = 80}, kernels = [
    "dot_ahead_16x1x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 63, k = 13, mnk = 12209462, mk = 14079309, nk = 81}, at_most = {n = 1}, kernels = [
    "dot_ahead_16x1x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2}, at_most = {n = 2, mk = 12022636, mnk = 994}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, mnk = 995}, at_most = {n = 2, mk = 12022636, mnk = 1359}, kernels = [
    "dot_14x2x8192"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, mnk = 1360}, at_most = {n = 2, mk = 2556, nk = 123}, kernels = [
    "dot_14x2x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, mnk = 1360, mk = 2557}, at_most = {n = 2, mk = 12022636, nk = 32, k = 24}, kernels = [
    "dot_14x2x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, mnk = 1360, mk = 2557, nk = 33}, at_most = {n = 2, mk = 12022636, nk = 123, k = 24}, kernels = [
    "dot_14x2x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 25, n = 2, mnk = 1360, mk = 2557}, at_most = {n = 2, mk = 12022636, nk = 123}, kernels = [
    "dot_14x2x8192"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, mnk = 1360, nk = 124}, at_most = {n = 2, mk = 12022636, m = 13}, kernels = [
    "dot_4x2x8192"
  ], factors = [173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 13, n = 2, mnk = 1360, nk = 124}, at_most = {n = 2, mk = 12022636, m = 31}, kernels = [
    "dot_4x2x8192"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, k = 13, n = 2, mnk = 1360, nk = 124}, at_most = {n = 2, mk = 8921051}, kernels = [
    "dot_14x2x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, k = 13, n = 2, mnk = 1360, nk = 124, mk = 8921052}, at_most = {n = 2, mk = 12022636}, kernels = [
    "dot_14x2x8192", "dot_ahead_14x2x6144"
  ], factors = [230, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, mk = 12022637}, at_most = {n = 2, mn = 228}, kernels = [
    "dot_8x3x4096", "dot_14x2x8192", "dot_4x2x8192", "dot_ahead_14x2x6144"
  ], factors = [199, 212, 208, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, mk = 12022637, mn = 229}, at_most = {n = 2, k = 81}, kernels = [
    "dot_8x3x4096", "dot_14x2x8192", "dot_ahead_14x2x6144"
  ], factors = [211, 214, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 82, n = 2, mk = 12022637, mn = 229}, at_most = {n = 2, mnk = 41906067}, kernels = [
    "dot_ahead_14x2x6144"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 82, n = 2, mk = 12022637, mn = 229, mnk = 41906068}, at_most = {n = 2}, kernels = [
    "dot_ahead_14x2x6144"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 3}, at_most = {n = 3, mnk = 4204, mk = 659}, kernels = [
    "block_12x16x8192", "sweep_whole_16x8x8192"
  ], factors = [236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 3, mk = 660}, at_most = {n = 3, mnk = 4204}, kernels = [
    "tall_16x16x8192"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 3, mnk = 4205}, at_most = {n = 3, mk = 18878656, k = 16, nk = 67}, kernels = [
    "dot_8x3x4096", "dot_6x4x8192", "dot_ahead_8x3x4096"
  ], factors = [271, 237, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 3, mnk = 4205}, at_most = {n = 3, mk = 18878656, k = 56, nk = 67}, kernels = [
    "dot_8x3x4096", "dot_6x4x8192", "block_12x16x8192"
  ], factors = [294, 229, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 3, mnk = 4205, nk = 68}, at_most = {n = 3, mk = 18878656, k = 56}, kernels = [
    "dot_8x3x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 57, n = 3, mnk = 4205}, at_most = {n = 3, mk = 18878656, mnk = 27890927, k = 113}, kernels = [
    "dot_8x3x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 114, n = 3, mnk = 4205}, at_most = {n = 3, mk = 18878656, mnk = 27890927, mn = 175}, kernels = [
    "dot_8x3x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 114, n = 3, mnk = 4205, mn = 176}, at_most = {n = 3, mk = 18878656, mnk = 27890927}, kernels = [
    "dot_8x3x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 57, n = 3, mnk = 27890928}, at_most = {n = 3, mk = 18878656, mnk = 47004877}, kernels = [
    "dot_8x3x4096", "dot_ahead_8x3x4096"
  ], factors = [238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 57, n = 3, mnk = 47004878}, at_most = {n = 3, mk = 18878656}, kernels = [
    "dot_ahead_8x3x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 3, mnk = 4205, mk = 18878657}, at_most = {n = 3, mnk = 72955139}, kernels = [
    "dot_ahead_8x3x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 3, mnk = 72955140, mk = 18878657}, at_most = {n = 3}, kernels = [
    "dot_ahead_8x3x4096", "dot_ahead_6x4x3072"
  ], factors = [246, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 4}, at_most = {n = 4, k = 75, mk = 1309, mnk = 2143}, kernels = [
    "block_12x16x8192", "sweep_whole_16x8x8192"
  ], factors = [246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 4, mnk = 2144}, at_most = {n = 4, k = 75, mk = 1309}, kernels = [
    "tall_16x16x8192"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 4, mk = 1310}, at_most = {n = 4, k = 75, mk = 14803, nk = 113}, kernels = [
    "dot_6x4x8192", "tall_16x16x8192"
  ], factors = [280, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 4, mk = 14804}, at_most = {n = 4, k = 75, mk = 12988329, nk = 113}, kernels = [
    "dot_6x4x8192", "block_12x16x8192", "tall_16x16x8192"
  ], factors = [259, 223, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 4, mk = 1310, nk = 114}, at_most = {n = 4, k = 75, mk = 12988329, k_even = 4}, kernels = [
    "dot_6x4x8192", "tall_16x16x8192"
  ], factors = [247, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 4, mk = 1310, nk = 114, k_even = 5}, at_most = {n = 4, k = 75, mk = 12988329}, kernels = [
    "dot_6x4x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 4, mk = 12988330}, at_most = {n = 4, k = 75}, kernels = [
    "dot_6x4x8192", "tall_16x16x8192", "dot_ahead_6x4x3072"
  ], factors = [210, 188, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 76, n = 4}, at_most = {n = 4, mk = 9635010, m = 86, nk = 896}, kernels = [
    "dot_6x4x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 76, n = 4, nk = 897}, at_most = {n = 4, mk = 9635010, m = 86}, kernels = [
    "dot_6x4x8192"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 87, k = 76, n = 4}, at_most = {n = 4, mk = 9635010, nk = 651}, kernels = [
    "dot_6x4x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 87, k = 76, n = 4, nk = 652}, at_most = {n = 4, mk = 9635010}, kernels = [
    "dot_6x4x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 76, n = 4, mk = 9635011}, at_most = {n = 4, mk = 15636286}, kernels = [
    "dot_6x4x8192", "dot_ahead_6x4x3072"
  ], factors = [242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 76, n = 4, mk = 15636287}, at_most = {n = 4}, kernels = [
    "dot_ahead_6x4x3072"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5}, at_most = {n = 7, nk = 73, m = 30}, kernels = [
    "sweep_whole_16x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 8}, at_most = {n = 8, nk = 73, m = 30}, kernels = [
    "sweep_whole_16x8x8192"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9}, at_most = {n = 16, nk = 73, m = 30}, kernels = [
    "block_12x16x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 5}, at_most = {n = 16, nk = 26, m = 56}, kernels = [
    "block_12x16x8192"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 5, nk = 27}, at_most = {n = 16, nk = 73, m = 41}, kernels = [
    "block_12x16x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, n = 5, nk = 27}, at_most = {n = 16, nk = 73, m = 56}, kernels = [
    "block_12x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5}, at_most = {n = 15, nk = 18, mn = 855}, kernels = [
    "direct_6x64x2048"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, mn = 856}, at_most = {n = 15, nk = 8, mnk = 955624}, kernels = [
    "direct_16x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, mn = 856, mnk = 955625}, at_most = {n = 15, nk = 8}, kernels = [
    "direct_6x64x2048", "sweep_whole_6x64x2048"
  ], factors = [252, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, mn = 856, nk = 9}, at_most = {n = 8, nk = 18, k = 2, mnk = 2022886}, kernels = [
    "direct_16x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 9, mn = 856, nk = 9}, at_most = {n = 15, nk = 18, k = 2, mnk = 2022886}, kernels = [
    "direct_6x64x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, mn = 856, nk = 9, mnk = 2022887}, at_most = {n = 15, nk = 18, k = 2}, kernels = [
    "direct_16x16x8192", "direct_6x64x2048"
  ], factors = [264, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, mn = 856, nk = 9, k = 3}, at_most = {n = 15, nk = 18}, kernels = [
    "direct_16x16x8192"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 16}, at_most = {n = 16, nk = 18}, kernels = [
    "panel_6x64x256", "direct_6x64x2048"
  ], factors = [192, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, nk = 19}, at_most = {n = 7, nk = 33, mn = 525454, k = 4}, kernels = [
    "tall_16x16x8192"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, nk = 19, k = 5}, at_most = {n = 7, nk = 33, mn = 525454}, kernels = [
    "tall_16x16x8192"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, nk = 19, mn = 525455}, at_most = {n = 7, nk = 33, mn = 3881283}, kernels = [
    "direct_16x16x8192", "block_12x16x8192"
  ], factors = [287, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 8, nk = 19}, at_most = {n = 8, nk = 33, mn = 3881283}, kernels = [
    "tall_16x16x8192"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 9, nk = 19}, at_most = {n = 15, nk = 33, mn = 3881283, mnk = 4727}, kernels = [
    "block_12x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 9, nk = 19, mnk = 4728}, at_most = {n = 15, nk = 33, mn = 3881283, mnk = 1319232}, kernels = [
    "direct_6x64x2048", "block_12x16x8192"
  ], factors = [249, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 9, nk = 19, mnk = 1319233}, at_most = {n = 15, nk = 33, mn = 3881283}, kernels = [
    "direct_6x64x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 16, nk = 19}, at_most = {n = 16, nk = 33, mn = 3881283}, kernels = [
    "direct_6x64x2048", "block_12x16x8192"
  ], factors = [203, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, nk = 34}, at_most = {n = 8, nk = 73, mn = 1982}, kernels = [
    "block_12x16x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, nk = 34, mn = 1983}, at_most = {n = 8, nk = 73, mn = 319031}, kernels = [
    "tall_16x16x8192"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, nk = 34, mn = 319032}, at_most = {n = 8, nk = 73, mn = 3881283}, kernels = [
    "block_12x16x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 9, nk = 34}, at_most = {n = 16, nk = 73, mn = 3881283, k = 4, n_even = 4}, kernels = [
    "block_12x16x8192"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 9, nk = 34, n_even = 5}, at_most = {n = 16, nk = 73, mn = 3881283, k = 4}, kernels = [
    "direct_6x64x2048", "block_12x16x8192"
  ], factors = [231, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 9, nk = 34, k = 5}, at_most = {n = 16, nk = 73, mn = 3881283}, kernels = [
    "block_12x16x8192"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, nk = 19, mn = 3881284}, at_most = {n = 13, nk = 73, mnk = 59380203}, kernels = [
    "direct_6x64x2048", "block_12x16x8192", "tall_16x16x8192"
  ], factors = [292, 256, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 14, nk = 19, mn = 3881284}, at_most = {n = 16, nk = 73, mnk = 59380203}, kernels = [
    "direct_6x64x2048", "block_12x16x8192"
  ], factors = [212, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 57, n = 5, nk = 19, mn = 3881284, mnk = 59380204}, at_most = {n = 16, nk = 73}, kernels = [
    "direct_6x64x2048", "block_12x16x8192", "tall_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [231, 222, 209, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, nk = 74}, at_most = {n = 8, m = 42, mk = 720, mnk = 3257}, kernels = [
    "block_12x16x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, nk = 74}, at_most = {n = 16, m = 42, mk = 720, mnk = 3257}, kernels = [
    "block_12x16x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, nk = 74, mnk = 3258}, at_most = {n = 8, m = 42, mk = 720}, kernels = [
    "block_12x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, nk = 74, mnk = 3258}, at_most = {n = 16, m = 42, mk = 338}, kernels = [
    "tall_16x16x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, nk = 74, mnk = 3258, mk = 339}, at_most = {n = 16, m = 42, mk = 720}, kernels = [
    "block_12x16x8192"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, nk = 74, mk = 721}, at_most = {n = 6, m = 11}, kernels = [
    "tall_16x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 7, nk = 74, mk = 721}, at_most = {n = 8, m = 11}, kernels = [
    "tall_16x16x8192", "sweep_whole_16x8x8192", "sweep_whole_16x16x8192"
  ], factors = [275, 297, 334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, nk = 74, mk = 721}, at_most = {n = 8, m = 14, mn = 102}, kernels = [
    "tall_16x16x8192"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 5, nk = 74, mk = 721}, at_most = {n = 8, m = 18, mn = 102}, kernels = [
    "tall_16x16x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 5, nk = 74, mk = 721, mn = 103}, at_most = {n = 8, m = 18}, kernels = [
    "block_5x64x2048", "block_12x16x8192", "tall_16x16x8192"
  ], factors = [243, 242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, nk = 74, mk = 721}, at_most = {n = 8, m = 42, k = 1863, mk = 1902}, kernels = [
    "block_12x16x8192"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, nk = 74, mk = 1903}, at_most = {n = 8, m = 42, k = 1863, mk = 13973}, kernels = [
    "tall_16x16x8192"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, nk = 74, mk = 13974}, at_most = {n = 8, m = 42, k = 1863}, kernels = [
    "tall_16x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, nk = 74, mk = 721, k = 1864}, at_most = {n = 6, m = 42}, kernels = [
    "tall_16x16x8192"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 7, nk = 74, mk = 721, k = 1864}, at_most = {n = 8, m = 42, mn = 212}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 7, nk = 74, mk = 721, k = 1864, mn = 213}, at_most = {n = 8, m = 42}, kernels = [
    "block_12x16x8192", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [254, 246, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, nk = 74, mk = 721}, at_most = {n = 12, m = 12, n_even = 4, k = 63771}, kernels = [
    "block_12x16x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 13, nk = 74, mk = 721}, at_most = {n = 16, m = 12, n_even = 4, k = 63771}, kernels = [
    "tall_16x16x8192"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, nk = 74, mk = 721, k = 63772}, at_most = {n = 16, m = 12, n_even = 4}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [182, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 9, nk = 74, mk = 721}, at_most = {n = 16, m = 16, n_even = 4}, kernels = [
    "tall_16x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, nk = 74, mk = 721, n_even = 5}, at_most = {n = 16, m = 16, k_even = 724, mk = 3434}, kernels = [
    "tall_16x16x8192", "grouped_6x64x256"
  ], factors = [210, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, nk = 74, mk = 3435, n_even = 5}, at_most = {n = 16, m = 16, k_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9, nk = 74, mk = 721, n_even = 5, k_even = 725}, at_most = {n = 16, m = 16}, kernels = [
    "panel_6x64x256", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [183, 193, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, nk = 74, mk = 721}, at_most = {n = 15, m = 42, mk = 1448}, kernels = [
    "block_12x16x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, nk = 74, mk = 1449}, at_most = {n = 15, m = 42, mk = 11222}, kernels = [
    "block_12x16x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 9, nk = 74, mk = 11223}, at_most = {n = 15, m = 31}, kernels = [
    "block_12x16x8192", "grouped_6x32x256"
  ], factors = [251, 333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, n = 9, nk = 74, mk = 11223}, at_most = {n = 15, m = 42}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 16, nk = 74, mk = 721}, at_most = {n = 16, m = 42, k_even = 362, k = 2137}, kernels = [
    "tall_16x16x8192"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 16, nk = 74, mk = 721, k = 2138}, at_most = {n = 16, m = 42, k_even = 362}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "tall_16x16x8192", "grouped_6x64x256"
  ], factors = [181, 179, 191, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 16, nk = 74, mk = 721, k_even = 363}, at_most = {n = 16, m = 42}, kernels = [
    "block_12x16x8192", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [226, 231, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74}, at_most = {n = 8, k = 19, mnk = 14561, mk = 634063}, kernels = [
    "block_12x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, mnk = 14562}, at_most = {n = 8, k = 12, mnk = 61942329, mk = 634063}, kernels = [
    "block_12x16x8192"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, mnk = 14562, k = 13}, at_most = {n = 8, k = 19, mnk = 61942329, mk = 634063}, kernels = [
    "block_12x16x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, mk = 634064}, at_most = {n = 8, k = 19, mnk = 61942329}, kernels = [
    "block_12x16x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 20}, at_most = {n = 8, k = 71, mnk = 61942329, mk = 2827}, kernels = [
    "block_12x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 20, mk = 2828}, at_most = {n = 8, k = 71, mnk = 61942329, mk = 532291}, kernels = [
    "block_12x16x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 20, mk = 532292}, at_most = {n = 8, k = 37, mnk = 61942329}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [242, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 38, mk = 532292}, at_most = {n = 8, k = 71, mnk = 61942329}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [249, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, mnk = 61942330}, at_most = {n = 8, k = 71, nk = 192}, kernels = [
    "dot_8x3x4096", "block_12x16x8192", "tall_16x16x8192", "sweep_whole_16x16x8192"
  ], factors = [291, 262, 275, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 193, mnk = 61942330}, at_most = {n = 8, k = 71, k_even = 32, mk = 13162802}, kernels = [
    "tall_16x16x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 193, mnk = 61942330, mk = 13162803}, at_most = {n = 8, k = 71, k_even = 32}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 193, mnk = 61942330, k_even = 33}, at_most = {n = 8, k = 71}, kernels = [
    "dot_6x4x8192", "tall_16x16x8192", "dot_ahead_8x3x4096"
  ], factors = [275, 237, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72}, at_most = {n = 8, mk = 10646}, kernels = [
    "panel_6x64x256", "tall_16x16x8192"
  ], factors = [231, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 10647}, at_most = {n = 8, mk = 32310}, kernels = [
    "tall_16x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 32311}, at_most = {n = 6, mk = 650650}, kernels = [
    "block_12x16x8192", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [228, 237, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 32311}, at_most = {n = 8, mk = 650650}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [248, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 650651}, at_most = {n = 6, mk = 5820949, mn = 8572}, kernels = [
    "dot_8x3x4096", "tall_12x16x8192"
  ], factors = [253, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 650651}, at_most = {n = 8, mk = 5820949, mn = 8572, k_even = 256}, kernels = [
    "tall_12x16x8192"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 650651, k_even = 257}, at_most = {n = 8, mk = 5820949, mn = 8572}, kernels = [
    "dot_6x4x8192", "tall_12x16x8192"
  ], factors = [250, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 650651, mn = 8573}, at_most = {n = 6, mk = 3475353}, kernels = [
    "dot_8x3x4096", "tall_12x16x8192"
  ], factors = [251, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 3475354, mn = 8573}, at_most = {n = 6, mk = 5820949}, kernels = [
    "dot_8x3x4096", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [252, 192, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 650651, mn = 8573}, at_most = {n = 8, mk = 5820949, k_even = 362}, kernels = [
    "block_12x16x8192", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [247, 205, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 650651, mn = 8573, k_even = 363}, at_most = {n = 8, mk = 5820949}, kernels = [
    "tall_12x16x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 5820950}, at_most = {n = 6, mk = 14564355, m = 7763}, kernels = [
    "dot_8x3x4096", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [258, 200, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7764, n = 5, nk = 74, k = 72, mk = 5820950}, at_most = {n = 6, mk = 14564355, m = 61285}, kernels = [
    "dot_8x3x4096", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [274, 205, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61286, n = 5, nk = 74, k = 72, mk = 5820950}, at_most = {n = 6, mk = 14564355}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [219, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 14564356}, at_most = {n = 6, mk = 27450753}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [203, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 27450754}, at_most = {n = 6, mn = 423094}, kernels = [
    "tall_16x16x8192", "dot_ahead_6x4x3072"
  ], factors = [197, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, nk = 74, k = 72, mk = 27450754, mn = 423095}, at_most = {n = 6}, kernels = [
    "tall_16x16x8192"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 5820950}, at_most = {n = 8, mk = 11934190, m = 61746, k_even = 362}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [221, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 5820950, k_even = 363}, at_most = {n = 8, mk = 11934190, m = 61746}, kernels = [
    "dot_6x4x8192", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [275, 239, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 11934191}, at_most = {n = 8, mk = 18909281, m = 61746}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [220, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61747, n = 7, nk = 74, k = 72, mk = 5820950}, at_most = {n = 8, mk = 18909281}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 72, mk = 18909282}, at_most = {n = 8, k = 271}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [232, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 7, nk = 74, k = 272, mk = 18909282}, at_most = {n = 8}, kernels = [
    "tall_16x16x8192"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74}, at_most = {n = 13, mk = 8749730, k = 10}, kernels = [
    "block_12x16x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 14, nk = 74}, at_most = {n = 15, mk = 8749730, k = 10}, kernels = [
    "block_12x16x8192", "sweep_whole_6x64x2048"
  ], factors = [252, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, k = 11}, at_most = {n = 15, mk = 8749730, k = 20}, kernels = [
    "block_12x16x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, k = 21}, at_most = {n = 15, mk = 4264}, kernels = [
    "block_12x16x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, k = 21, mk = 4265}, at_most = {n = 15, mk = 526331, k = 71}, kernels = [
    "block_12x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, k = 72, mk = 4265}, at_most = {n = 15, mk = 526331, mn = 1671}, kernels = [
    "block_12x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, k = 72, mk = 4265, mn = 1672}, at_most = {n = 15, mk = 526331}, kernels = [
    "block_12x16x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, k = 21, mk = 526332}, at_most = {n = 15, mk = 8749730, k = 58}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [246, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, k = 59, mk = 526332}, at_most = {n = 15, mk = 8749730}, kernels = [
    "block_12x16x8192", "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [251, 217, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 16, nk = 74}, at_most = {n = 16, mk = 8749730, nk = 983, m = 110112, k = 12}, kernels = [
    "block_12x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 16, nk = 74, k = 13}, at_most = {n = 16, mk = 8749730, nk = 983, m = 110112, k = 17}, kernels = [
    "block_12x16x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 16, nk = 74, k = 18}, at_most = {n = 16, mk = 8749730, nk = 983, m = 110112}, kernels = [
    "block_12x16x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 110113, n = 16, nk = 74}, at_most = {n = 16, mk = 8749730, nk = 983}, kernels = [
    "direct_6x64x2048", "block_12x16x8192", "sweep_whole_6x64x2048"
  ], factors = [204, 215, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 16, nk = 984}, at_most = {n = 16, mk = 8749730, k_even = 724, mnk = 3394157, nk = 1991}, kernels = [
    "tall_16x16x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 16, nk = 1992}, at_most = {n = 16, mk = 8749730, k_even = 724, mnk = 3394157}, kernels = [
    "tall_16x16x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 16, nk = 984, mnk = 3394158}, at_most = {n = 16, mk = 8749730, k_even = 724, m = 62228}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [246, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 62229, n = 16, nk = 984, mnk = 3394158}, at_most = {n = 16, mk = 8749730, k_even = 724}, kernels = [
    "block_12x16x8192", "tall_16x16x8192"
  ], factors = [270, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 16, nk = 984, k_even = 725}, at_most = {n = 16, mk = 8749730}, kernels = [
    "block_12x16x8192", "tall_12x16x8192"
  ], factors = [256, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, mk = 8749731}, at_most = {n = 16, mn = 2503107, k = 271, mk = 15678628}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [273, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, mk = 8749731, mn = 2503108}, at_most = {n = 16, mn = 4175324, k = 271, mk = 15678628}, kernels = [
    "tall_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [286, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, mk = 15678629}, at_most = {n = 16, mn = 4175324, k = 271, nk = 1844}, kernels = [
    "block_12x16x8192", "tall_16x16x8192", "tall_6x64x256"
  ], factors = [310, 298, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 1845, mk = 15678629}, at_most = {n = 16, mn = 4175324, k = 271}, kernels = [
    "tall_16x16x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, mk = 8749731, k = 272}, at_most = {n = 16, mn = 4175324, n_even = 4, mk = 18507837}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [229, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, mk = 18507838, k = 272}, at_most = {n = 16, mn = 4175324, n_even = 4}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [204, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, mk = 8749731, k = 272, n_even = 5}, at_most = {n = 16, mn = 4175324}, kernels = [
    "tall_16x16x8192", "tall_12x16x8192"
  ], factors = [230, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, mk = 8749731, mn = 4175325}, at_most = {n = 16, k_even = 4}, kernels = [
    "block_12x16x8192", "tall_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [277, 284, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, nk = 74, mk = 8749731, mn = 4175325, k_even = 5}, at_most = {n = 16}, kernels = [
    "tall_16x16x8192", "sweep_whole_6x64x2048"
  ], factors = [325, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17}, at_most = {k = 2, mn = 608791, n_even = 724, n = 46, m = 49, nk = 31}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, nk = 32}, at_most = {k = 2, mn = 764, n_even = 724, n = 46, m = 49}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, nk = 32, mn = 765}, at_most = {k = 2, mn = 608791, n_even = 724, n = 46, m = 49}, kernels = [
    "direct_6x64x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 17}, at_most = {k = 1, mn = 608791, n_even = 724, n = 46, mk = 313}, kernels = [
    "direct_6x64x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 17, mk = 314}, at_most = {k = 1, mn = 608791, n_even = 724, n = 29}, kernels = [
    "direct_6x64x2048"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 30, mk = 314}, at_most = {k = 1, mn = 608791, n_even = 724, n = 46}, kernels = [
    "direct_6x64x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 17, k = 2}, at_most = {k = 2, mn = 608791, n_even = 724, n = 46, nk = 62}, kernels = [
    "direct_6x64x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 17, k = 2, nk = 63}, at_most = {k = 2, mn = 608791, n_even = 724, n = 46}, kernels = [
    "direct_6x64x2048", "block_5x64x2048"
  ], factors = [263, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 47}, at_most = {k = 2, mn = 608791, n_even = 724, n = 96, m = 16}, kernels = [
    "direct_6x64x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 47}, at_most = {k = 2, mn = 608791, n_even = 724, n = 96, m = 48}, kernels = [
    "direct_6x64x2048"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49, n = 47}, at_most = {k = 1, mn = 608791, n_even = 4, n = 96}, kernels = [
    "direct_6x64x2048"
  ], factors = [345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49, n = 47, n_even = 5}, at_most = {k = 1, mn = 608791, n_even = 724, n = 96}, kernels = [
    "block_6x64x256"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49, n = 47, k = 2}, at_most = {k = 2, mn = 608791, n_even = 4, n = 96}, kernels = [
    "block_5x64x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 49, n = 47, k = 2, n_even = 5}, at_most = {k = 2, mn = 608791, n_even = 724, n = 96}, kernels = [
    "panel_6x64x256"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97}, at_most = {k = 1, mn = 608791, n_even = 724, mnk = 484749, m = 74, n = 330}, kernels = [
    "direct_6x64x2048"
  ], factors = [334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 331}, at_most = {k = 1, mn = 608791, n_even = 724, mnk = 484749, m = 18}, kernels = [
    "skinny_5x64x64"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 331}, at_most = {k = 1, mn = 608791, n_even = 724, mnk = 484749, m = 74}, kernels = [
    "skinny_5x64x64"
  ], factors = [353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 97}, at_most = {k = 1, mn = 608791, n_even = 32, mnk = 484749, mk = 452, n = 286}, kernels = [
    "direct_6x64x2048"
  ], factors = [414]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 287}, at_most = {k = 1, mn = 608791, n_even = 32, mnk = 484749, mk = 452}, kernels = [
    "skinny_5x64x64"
  ], factors = [357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 97, mk = 453}, at_most = {k = 1, mn = 608791, n_even = 32, mnk = 484749, mk = 562}, kernels = [
    "skinny_5x64x64", "direct_6x64x2048"
  ], factors = [382, 437]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 97, mk = 563}, at_most = {k = 1, mn = 608791, n_even = 32, mnk = 484749}, kernels = [
    "skinny_5x64x64", "direct_6x64x2048"
  ], factors = [350, 391]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 97, n_even = 33}, at_most = {k = 1, mn = 608791, n_even = 724, mnk = 484749}, kernels = [
    "skinny_5x64x64"
  ], factors = [346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, mnk = 484750}, at_most = {k = 1, mn = 608791, n_even = 724}, kernels = [
    "skinny_5x64x64", "sweep_whole_6x64x2048"
  ], factors = [336, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, k = 2}, at_most = {k = 2, mn = 608791, n_even = 362, mnk = 8630}, kernels = [
    "direct_6x64x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, k = 2, mnk = 8631}, at_most = {k = 2, mn = 608791, n_even = 362, nk = 617}, kernels = [
    "panel_6x64x256", "skinny_5x64x64"
  ], factors = [321, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, k = 2, mnk = 8631, nk = 618}, at_most = {k = 2, mn = 608791, n_even = 362, m = 24}, kernels = [
    "skinny_5x64x64"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 97, k = 2, mnk = 8631, nk = 618}, at_most = {k = 2, mn = 608791, n_even = 362, m = 133}, kernels = [
    "skinny_5x64x64"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 134, n = 97, k = 2, mnk = 8631, nk = 618}, at_most = {k = 2, mn = 608791, n_even = 362}, kernels = [
    "panel_6x64x256", "skinny_5x64x64", "sweep_whole_6x64x2048"
  ], factors = [343, 289, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 97, k = 2, n_even = 363}, at_most = {k = 2, mn = 608791, n_even = 724}, kernels = [
    "skinny_5x64x64", "sweep_whole_6x64x2048"
  ], factors = [280, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 3}, at_most = {k = 6, mn = 1296, n_even = 724, n = 37, mnk = 3995}, kernels = [
    "direct_6x64x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 3, mnk = 3996}, at_most = {k = 6, mn = 1296, n_even = 724, n = 37}, kernels = [
    "block_10x32x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 3, mn = 1297}, at_most = {k = 3, mn = 608791, n_even = 724, n = 30, nk = 125}, kernels = [
    "direct_6x64x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 4, mn = 1297}, at_most = {k = 6, mn = 608791, n_even = 724, n = 30, nk = 125}, kernels = [
    "block_10x32x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 3, mn = 1297, nk = 126}, at_most = {k = 6, mn = 608791, n_even = 724, n = 30}, kernels = [
    "block_10x32x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 31, k = 3, mn = 1297}, at_most = {k = 6, mn = 608791, n_even = 724, n = 37}, kernels = [
    "block_5x64x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3}, at_most = {k = 6, mn = 608791, n_even = 724, mk = 208, mnk = 4470}, kernels = [
    "direct_6x64x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mnk = 4471}, at_most = {k = 6, mn = 608791, n_even = 724, mk = 208, mnk = 12549}, kernels = [
    "panel_6x64x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mnk = 12550}, at_most = {k = 6, mn = 608791, n_even = 724, mk = 208, mnk = 15814}, kernels = [
    "panel_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mnk = 15815}, at_most = {k = 6, mn = 7904, n_even = 724, mk = 99}, kernels = [
    "panel_6x64x256"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mnk = 15815, mn = 7905}, at_most = {k = 6, mn = 608791, n_even = 724, mk = 99}, kernels = [
    "skinny_5x64x64", "block_5x64x2048", "grouped_6x64x256"
  ], factors = [266, 277, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mnk = 15815, mk = 100}, at_most = {k = 6, mn = 608791, n_even = 724, mk = 208, nk = 901}, kernels = [
    "block_5x64x2048"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mnk = 15815, mk = 100, nk = 902}, at_most = {k = 3, mn = 608791, n_even = 724, mk = 208}, kernels = [
    "block_5x64x2048"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 4, mnk = 15815, mk = 100, nk = 902}, at_most = {k = 6, mn = 608791, n_even = 724, mk = 208}, kernels = [
    "panel_6x64x256", "grouped_6x64x256"
  ], factors = [274, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mk = 209}, at_most = {k = 3, mn = 608791, n_even = 724, nk = 218}, kernels = [
    "block_5x64x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mk = 209, nk = 219}, at_most = {k = 3, mn = 608791, n_even = 724, nk = 310}, kernels = [
    "block_5x64x2048"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mk = 209, nk = 311}, at_most = {k = 3, mn = 416104, n_even = 724}, kernels = [
    "panel_6x64x256", "skinny_5x64x64", "grouped_6x64x256"
  ], factors = [304, 287, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 3, mk = 209, nk = 311, mn = 416105}, at_most = {k = 3, mn = 608791, n_even = 724}, kernels = [
    "panel_6x64x256"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 4, mk = 209}, at_most = {k = 6, mn = 440419, n_even = 32, nk = 632}, kernels = [
    "block_5x64x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 4, mk = 209, n_even = 33}, at_most = {k = 6, mn = 440419, n_even = 724, nk = 632}, kernels = [
    "block_6x64x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 4, mk = 209, nk = 633}, at_most = {k = 6, mn = 440419, n_even = 724, mk = 523}, kernels = [
    "panel_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 4, mk = 524, nk = 633}, at_most = {k = 4, mn = 440419, n_even = 724}, kernels = [
    "block_6x64x256", "grouped_6x64x256"
  ], factors = [260, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 5, mk = 524, nk = 633}, at_most = {k = 6, mn = 440419, n_even = 724}, kernels = [
    "block_5x64x2048", "grouped_6x64x256"
  ], factors = [256, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 4, mk = 209, mn = 440420}, at_most = {k = 6, mn = 608791, n_even = 4}, kernels = [
    "panel_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 38, k = 4, mk = 209, mn = 440420, n_even = 5}, at_most = {k = 6, mn = 608791, n_even = 724}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "block_2x128x1024"
  ], factors = [256, 258, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, n_even = 725}, at_most = {k = 1, mn = 608791}, kernels = [
    "skinny_5x64x64"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, n_even = 725, k = 2}, at_most = {k = 3, mn = 608791, n = 1448}, kernels = [
    "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, n_even = 725, k = 4}, at_most = {k = 6, mn = 608791, n = 1448}, kernels = [
    "grouped_6x64x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 1449, n_even = 725, k = 2}, at_most = {k = 3, mn = 608791}, kernels = [
    "skinny_5x64x64", "sweep_whole_6x64x2048"
  ], factors = [262, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 1449, n_even = 725, k = 4}, at_most = {k = 6, mn = 608791}, kernels = [
    "grouped_6x64x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792}, at_most = {k = 1, mn = 7145191, n_even = 362, nk = 148}, kernels = [
    "direct_6x64x2048", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [267, 264, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, k = 2}, at_most = {k = 3, mn = 7145191, n_even = 362, nk = 148}, kernels = [
    "direct_6x64x2048", "sweep_whole_6x64x2048"
  ], factors = [281, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, nk = 149}, at_most = {k = 3, mn = 706110, n_even = 362, mnk = 1291747}, kernels = [
    "skinny_14x32x64", "skinny_5x64x64", "sweep_whole_6x64x2048"
  ], factors = [371, 299, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, nk = 149, mnk = 1291748}, at_most = {k = 3, mn = 706110, n_even = 362}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 706111, nk = 149}, at_most = {k = 1, mn = 7145191, n_even = 4}, kernels = [
    "skinny_5x64x64", "sweep_whole_6x64x2048"
  ], factors = [265, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 706111, nk = 149, n_even = 5}, at_most = {k = 1, mn = 7145191, n_even = 362}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 706111, nk = 149, k = 2}, at_most = {k = 3, mn = 7145191, n_even = 362}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [274, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, n_even = 363}, at_most = {k = 3, mn = 7145191}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, k = 4}, at_most = {k = 4, mn = 7145191, nk = 1833}, kernels = [
    "panel_6x64x256", "direct_6x64x2048", "block_6x64x256", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [212, 278, 187, 263, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, k = 4, nk = 1834}, at_most = {k = 4, mn = 7145191, n_even = 8}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [265, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, k = 4, nk = 1834, n_even = 9}, at_most = {k = 4, mn = 7145191, n_even = 724}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [262, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, k = 4, nk = 1834, n_even = 725}, at_most = {k = 4, mn = 7145191}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 608792, k = 5}, at_most = {k = 6, mn = 1046463}, kernels = [
    "slab_6x64x32", "block_6x64x256", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [289, 199, 257, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 1046464, k = 5}, at_most = {k = 6, mn = 7145191, n_even = 8}, kernels = [
    "block_6x64x256", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [221, 256, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 1046464, k = 5, n_even = 9}, at_most = {k = 6, mn = 7145191, n_even = 362}, kernels = [
    "block_6x64x256", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [176, 239, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 1046464, k = 5, n_even = 363}, at_most = {k = 6, mn = 7145191}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 7145192}, at_most = {k = 6, nk = 563}, kernels = [
    "direct_6x64x2048", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [299, 273, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 7145192, nk = 564}, at_most = {k = 6, mk = 2492}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 7145192, nk = 564, mk = 2493}, at_most = {k = 6, mn = 9027517, nk = 9343}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 7145192, nk = 9344, mk = 2493}, at_most = {k = 6, mn = 9027517}, kernels = [
    "sweep_whole_14x32x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 9027518, nk = 564, mk = 2493}, at_most = {k = 6, n_even = 8}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_14x32x4096"
  ], factors = [304, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 9027518, nk = 564, mk = 2493, n_even = 9}, at_most = {k = 6}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_14x32x4096"
  ], factors = [282, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7}, at_most = {m = 18, nk = 9633253, mnk = 3759, n = 34}, kernels = [
    "direct_6x64x2048"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, mnk = 3760}, at_most = {m = 18, nk = 9633253, mnk = 9386, n = 34}, kernels = [
    "panel_6x64x256"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 35, k = 7}, at_most = {m = 18, nk = 9633253, mnk = 5429}, kernels = [
    "panel_6x64x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 35, k = 7, mnk = 5430}, at_most = {m = 18, nk = 9633253, mnk = 9386}, kernels = [
    "panel_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, mnk = 9387}, at_most = {m = 18, nk = 9633253, mnk = 29509, mk = 196}, kernels = [
    "panel_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, mnk = 9387, mk = 197}, at_most = {m = 18, nk = 9633253, mnk = 29509, mk = 302}, kernels = [
    "panel_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, mnk = 9387, mk = 303}, at_most = {m = 18, nk = 9633253, mnk = 29509, n = 28, mk = 932}, kernels = [
    "panel_6x64x256"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, mnk = 9387, mk = 933}, at_most = {m = 18, nk = 9633253, mnk = 29509, n = 28}, kernels = [
    "grouped_6x64x256"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 29, k = 7, mnk = 9387, mk = 303}, at_most = {m = 18, nk = 9633253, mnk = 29509, n = 50}, kernels = [
    "panel_6x64x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 51, k = 7, mnk = 9387, mk = 303}, at_most = {m = 18, nk = 9633253, mnk = 29509}, kernels = [
    "grouped_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, mnk = 29510}, at_most = {m = 9, nk = 9633253, n = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 17, k = 7, mnk = 29510}, at_most = {m = 11, nk = 364783, n = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 17, k = 7, mnk = 29510, nk = 364784}, at_most = {m = 11, nk = 9633253, n = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 7, mnk = 29510}, at_most = {m = 14, nk = 9633253, n = 22, mn = 448, k_even = 8}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [227, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 7, mnk = 29510, k_even = 9}, at_most = {m = 14, nk = 9633253, n = 22, mn = 448}, kernels = [
    "grouped_6x64x256"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 17, k = 7, mnk = 29510}, at_most = {m = 18, nk = 9633253, n = 22, mn = 448}, kernels = [
    "block_slab_6x64x2048", "block_6x64x256", "grouped_6x64x256"
  ], factors = [205, 211, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 23, k = 7, mnk = 29510}, at_most = {m = 18, nk = 9633253, n = 32, mn = 448}, kernels = [
    "grouped_6x64x256"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 7, mnk = 29510, mn = 449}, at_most = {m = 18, nk = 9633253, n = 32, k_even = 362}, kernels = [
    "grouped_6x64x256"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 7, mnk = 29510, mn = 449, k_even = 363}, at_most = {m = 18, nk = 9633253, n = 32}, kernels = [
    "block_slab_6x64x2048", "grouped_6x64x256"
  ], factors = [224, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 7, mnk = 29510}, at_most = {m = 14, nk = 6014, k = 34}, kernels = [
    "grouped_6x64x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 7, mnk = 29510, nk = 6015}, at_most = {m = 14, nk = 9633253, k = 34}, kernels = [
    "grouped_6x64x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 35, mnk = 29510}, at_most = {m = 11, nk = 9633253, k = 368, k_even = 4, mk = 1474}, kernels = [
    "grouped_6x64x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 35, mnk = 29510, mk = 1475}, at_most = {m = 11, nk = 9633253, k = 368, k_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 33, k = 35, mnk = 29510}, at_most = {m = 14, nk = 9633253, k = 368, k_even = 4}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [251, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 35, mnk = 29510, k_even = 5}, at_most = {m = 14, nk = 9633253, k = 368}, kernels = [
    "grouped_6x64x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 369, mnk = 29510}, at_most = {m = 11, nk = 500420, mn = 1930, n = 47}, kernels = [
    "grouped_6x64x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 48, k = 369, mnk = 29510}, at_most = {m = 11, nk = 500420, mn = 1930}, kernels = [
    "grouped_6x64x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 369, mnk = 29510, nk = 500421}, at_most = {m = 11, nk = 7144719, mn = 1930}, kernels = [
    "grouped_6x64x256"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 369, mnk = 29510, nk = 7144720}, at_most = {m = 11, nk = 9633253, mn = 1930}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [213, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 33, k = 369, mnk = 29510}, at_most = {m = 14, nk = 9633253, mn = 574, mnk = 2848772}, kernels = [
    "panel_6x64x256", "grouped_6x64x256"
  ], factors = [219, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 33, k = 369, mnk = 2848773}, at_most = {m = 14, nk = 9633253, mn = 574}, kernels = [
    "grouped_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 33, k = 369, mnk = 29510, mn = 575}, at_most = {m = 14, nk = 9633253, mn = 1930}, kernels = [
    "grouped_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 369, mnk = 29510, mn = 1931}, at_most = {m = 11, nk = 587249}, kernels = [
    "grouped_6x64x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 33, k = 369, mnk = 29510, mn = 1931}, at_most = {m = 14, nk = 587249}, kernels = [
    "grouped_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 369, mnk = 29510, mn = 1931, nk = 587250}, at_most = {m = 12, nk = 9633253, n_even = 4}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [231, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 33, k = 369, mnk = 29510, mn = 1931, nk = 587250}, at_most = {m = 14, nk = 9633253, n_even = 4}, kernels = [
    "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [224, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 369, mnk = 29510, mn = 1931, nk = 587250, n_even = 5}, at_most = {m = 14, nk = 7254359, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 369, mnk = 29510, mn = 1931, nk = 7254360, n_even = 5}, at_most = {m = 14, nk = 9633253, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 369, mnk = 29510, mn = 1931, nk = 587250, n_even = 725}, at_most = {m = 10, nk = 9633253}, kernels = [
    "grouped_6x64x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 33, k = 369, mnk = 29510, mn = 1931, nk = 587250, n_even = 725}, at_most = {m = 14, nk = 9633253}, kernels = [
    "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [234, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 7, mnk = 29510}, at_most = {m = 18, nk = 9633253, k = 128, mk = 314, n_even = 362}, kernels = [
    "grouped_6x64x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 7, mnk = 29510, n_even = 363}, at_most = {m = 18, nk = 9633253, k = 128, mk = 314}, kernels = [
    "grouped_6x64x256"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 7, mnk = 29510, mk = 315}, at_most = {m = 18, nk = 9633253, k = 128, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 7, mnk = 29510, mk = 315, n_even = 5}, at_most = {m = 18, nk = 9633253, k = 128, n = 1949}, kernels = [
    "grouped_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 1950, k = 7, mnk = 29510, mk = 315, n_even = 5}, at_most = {m = 18, nk = 9633253, k = 128}, kernels = [
    "slab_6x64x32", "panel_6x64x256", "grouped_6x64x256"
  ], factors = [254, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510}, at_most = {m = 18, nk = 505818, mn = 782}, kernels = [
    "block_6x64x256", "grouped_6x64x256"
  ], factors = [243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, mn = 783}, at_most = {m = 18, nk = 505818, n_even = 4, mn = 1485}, kernels = [
    "grouped_6x64x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, mn = 1486}, at_most = {m = 18, nk = 505818, n_even = 4}, kernels = [
    "grouped_6x64x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, mn = 783, n_even = 5}, at_most = {m = 18, nk = 505818, mn = 1517}, kernels = [
    "grouped_6x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, mn = 1518, n_even = 5}, at_most = {m = 18, nk = 505818, mn = 14571}, kernels = [
    "grouped_6x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, mn = 14572, n_even = 5}, at_most = {m = 18, nk = 505818}, kernels = [
    "grouped_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, nk = 505819}, at_most = {m = 18, nk = 8355104, mn = 3638}, kernels = [
    "grouped_6x64x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, nk = 505819, mn = 3639}, at_most = {m = 18, nk = 8355104, n_even = 128}, kernels = [
    "grouped_6x64x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, nk = 505819, mn = 3639, n_even = 129}, at_most = {m = 18, nk = 8355104}, kernels = [
    "panel_6x64x256", "block_6x64x256", "grouped_6x64x256"
  ], factors = [241, 243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 33, k = 129, mnk = 29510, nk = 8355105}, at_most = {m = 18, nk = 9633253}, kernels = [
    "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, nk = 9633254}, at_most = {m = 11, mn = 4863, nk = 16754673}, kernels = [
    "grouped_6x32x256", "grouped_6x64x256"
  ], factors = [241, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 7, nk = 9633254}, at_most = {m = 18, mn = 4863, nk = 16754673}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [243, 217, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, nk = 16754674}, at_most = {m = 18, mn = 4863, mk = 3683086}, kernels = [
    "slab_10x32x128", "slab_6x64x32", "grouped_6x64x256"
  ], factors = [211, 173, 171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, nk = 16754674, mk = 3683087}, at_most = {m = 18, mn = 4863}, kernels = [
    "block_slab_6x64x2048", "grouped_6x64x256"
  ], factors = [263, 170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, nk = 9633254, mn = 4864}, at_most = {m = 13, nk = 12650912}, kernels = [
    "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [229, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 17, k = 7, nk = 9633254, mn = 4864}, at_most = {m = 18, nk = 12122438}, kernels = [
    "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [234, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 17, k = 7, nk = 12122439, mn = 4864}, at_most = {m = 18, nk = 12650912}, kernels = [
    "block_slab_5x64x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, nk = 12650913, mn = 4864}, at_most = {m = 10, nk = 19670266}, kernels = [
    "slab_6x64x32", "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [201, 229, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 7, nk = 19670267, mn = 4864}, at_most = {m = 9}, kernels = [
    "slab_6x48x128", "slab_6x64x32"
  ], factors = [244, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 17, k = 7, nk = 19670267, mn = 4864}, at_most = {m = 10}, kernels = [
    "slab_6x64x32"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 17, k = 7, nk = 12650913, mn = 4864}, at_most = {m = 14, nk = 18261368}, kernels = [
    "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [224, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 17, k = 7, nk = 12650913, mn = 4864}, at_most = {m = 18, nk = 18261368}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256"
  ], factors = [255, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 17, k = 7, nk = 18261369, mn = 4864}, at_most = {m = 14}, kernels = [
    "slab_6x48x128", "slab_6x64x32", "block_slab_5x64x256"
  ], factors = [222, 195, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 17, k = 7, nk = 18261369, mn = 4864}, at_most = {m = 18}, kernels = [
    "slab_6x64x32", "block_slab_6x64x2048", "block_slab_5x64x256"
  ], factors = [198, 232, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 7}, at_most = {k = 15, mn = 977, n = 31, m = 45}, kernels = [
    "block_10x32x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 7, mn = 978}, at_most = {k = 15, mn = 538828, n = 31, m = 45}, kernels = [
    "block_10x32x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 16}, at_most = {k = 37, mn = 538828, n = 31, m = 45}, kernels = [
    "block_10x32x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 17, k = 7}, at_most = {k = 37, mn = 538828, n = 31, mnk = 27358}, kernels = [
    "block_10x32x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 17, k = 7, mnk = 27359}, at_most = {k = 37, mn = 538828, n = 31, mk = 241009, nk = 224}, kernels = [
    "block_10x32x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 17, k = 7, mnk = 27359, nk = 225}, at_most = {k = 20, mn = 538828, n = 31, mk = 241009}, kernels = [
    "block_10x32x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 17, k = 21, mnk = 27359, nk = 225}, at_most = {k = 37, mn = 538828, n = 31, mk = 241009}, kernels = [
    "block_10x32x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 17, k = 7, mnk = 27359, mk = 241010}, at_most = {k = 37, mn = 538828, n = 31}, kernels = [
    "block_6x64x256", "block_10x32x2048", "block_5x64x2048"
  ], factors = [229, 243, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7}, at_most = {k = 37, mn = 538828, n_even = 724, mnk = 16972, n = 47}, kernels = [
    "block_5x64x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7, mnk = 16973}, at_most = {k = 37, mn = 538828, n_even = 724, mnk = 33305, n = 47}, kernels = [
    "panel_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7, mnk = 33306}, at_most = {k = 37, mn = 538828, n_even = 724, mnk = 65528, n = 47}, kernels = [
    "panel_6x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 48, k = 7}, at_most = {k = 37, mn = 538828, n_even = 8, mnk = 23999}, kernels = [
    "block_5x64x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 48, k = 7, n_even = 9}, at_most = {k = 37, mn = 538828, n_even = 724, mnk = 23999}, kernels = [
    "block_5x64x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 48, k = 7, mnk = 24000}, at_most = {k = 37, mn = 538828, n_even = 32, mnk = 65528, n = 64}, kernels = [
    "block_5x64x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 7, mnk = 24000}, at_most = {k = 37, mn = 538828, n_even = 32, mnk = 65528, n = 86}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 87, k = 7, mnk = 24000}, at_most = {k = 37, mn = 538828, n_even = 32, mnk = 65528}, kernels = [
    "block_5x64x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 48, k = 7, mnk = 24000, n_even = 33}, at_most = {k = 37, mn = 538828, n_even = 724, mnk = 65528}, kernels = [
    "block_5x64x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7, mnk = 65529}, at_most = {k = 13, mn = 396491, n_even = 32, n = 95, nk = 283}, kernels = [
    "block_5x64x2048"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7, mnk = 65529, nk = 284}, at_most = {k = 13, mn = 396491, n_even = 32, n = 95}, kernels = [
    "panel_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 14, mnk = 65529}, at_most = {k = 22, mn = 396491, n_even = 32, n = 95}, kernels = [
    "panel_6x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7, mnk = 65529, n_even = 33}, at_most = {k = 22, mn = 396491, n_even = 724, n = 95}, kernels = [
    "block_5x64x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7, mnk = 65529, mn = 396492}, at_most = {k = 22, mn = 538828, n_even = 724, n = 95}, kernels = [
    "panel_6x64x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 23, mnk = 65529}, at_most = {k = 37, mn = 538828, n_even = 4, n = 95, mk = 5402}, kernels = [
    "panel_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 23, mnk = 65529, mk = 5403}, at_most = {k = 37, mn = 538828, n_even = 4, n = 95}, kernels = [
    "block_6x64x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 23, mnk = 65529, n_even = 5}, at_most = {k = 37, mn = 538828, n_even = 724, n = 95}, kernels = [
    "panel_6x64x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 7, mnk = 65529}, at_most = {k = 37, mn = 441983, n_even = 724, mk = 257}, kernels = [
    "block_5x64x2048", "grouped_6x64x256"
  ], factors = [246, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 7, mnk = 65529, mk = 258}, at_most = {k = 37, mn = 441983, n_even = 724, mk = 512}, kernels = [
    "block_5x64x2048", "grouped_6x64x256"
  ], factors = [245, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 7, mnk = 65529, mk = 513}, at_most = {k = 29, mn = 441983, n_even = 362}, kernels = [
    "block_5x64x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 7, mnk = 65529, mk = 513, n_even = 363}, at_most = {k = 14, mn = 441983, n_even = 724}, kernels = [
    "block_2x128x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 15, mnk = 65529, mk = 513, n_even = 363}, at_most = {k = 29, mn = 441983, n_even = 724}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "block_2x128x1024"
  ], factors = [245, 233, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 30, mnk = 65529, mk = 513}, at_most = {k = 37, mn = 441983, n_even = 724, mk = 2269}, kernels = [
    "block_5x64x2048", "block_2x128x1024"
  ], factors = [242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 30, mnk = 65529, mk = 2270}, at_most = {k = 37, mn = 441983, n_even = 724}, kernels = [
    "block_5x64x2048", "block_2x128x1024"
  ], factors = [243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 7, mnk = 65529, mn = 441984}, at_most = {k = 15, mn = 538828, n_even = 724}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "grouped_6x64x256"
  ], factors = [248, 246, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 96, k = 16, mnk = 65529, mn = 441984}, at_most = {k = 37, mn = 538828, n_even = 724}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7, n_even = 725}, at_most = {k = 10, mn = 538828, mnk = 3122035}, kernels = [
    "block_2x128x1024", "grouped_6x64x256"
  ], factors = [230, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 7, n_even = 725, mnk = 3122036}, at_most = {k = 10, mn = 538828}, kernels = [
    "block_2x128x1024", "grouped_6x64x256"
  ], factors = [221, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 11, n_even = 725}, at_most = {k = 16, mn = 413158}, kernels = [
    "block_2x128x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 11, n_even = 725, mn = 413159}, at_most = {k = 16, mn = 538828}, kernels = [
    "block_2x128x1024"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 17, n_even = 725}, at_most = {k = 37, mn = 374355}, kernels = [
    "panel_6x64x256", "block_2x128x1024"
  ], factors = [239, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 17, n_even = 725, mn = 374356}, at_most = {k = 37, mn = 538828}, kernels = [
    "panel_6x64x256", "block_2x128x1024", "tall_6x64x256"
  ], factors = [216, 222, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 7, mn = 538829}, at_most = {k = 11, n = 49, mnk = 29471625}, kernels = [
    "block_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [230, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 7, mn = 538829, mnk = 29471626}, at_most = {k = 11, n = 49}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 12, mn = 538829}, at_most = {k = 20, n = 49, mn = 4162146}, kernels = [
    "panel_6x64x256", "block_6x64x256", "block_10x32x2048", "block_5x64x2048", "sweep_whole_6x64x2048"
  ], factors = [233, 236, 240, 247, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 12, mn = 4162147}, at_most = {k = 20, n = 49}, kernels = [
    "panel_6x64x256", "block_6x64x256", "block_5x64x2048", "sweep_whole_6x64x2048"
  ], factors = [254, 256, 269, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 7, mn = 538829}, at_most = {k = 20, n = 918, nk = 711, mn = 8346581}, kernels = [
    "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [294, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 7, mn = 8346582}, at_most = {k = 20, n = 918, nk = 711}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [274, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 7, mn = 538829, nk = 712}, at_most = {k = 20, n = 918, mk = 158154, mn = 801686}, kernels = [
    "panel_6x64x256", "block_6x64x256", "block_2x128x1024", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [234, 220, 243, 239, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 7, mn = 801687, nk = 712}, at_most = {k = 20, n = 918, mk = 158154, n_even = 362, mnk = 22591958}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [236, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 7, mn = 801687, nk = 712, mnk = 22591959}, at_most = {k = 20, n = 918, mk = 158154, n_even = 362}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [231, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 7, mn = 801687, nk = 712, n_even = 363}, at_most = {k = 20, n = 918, mk = 158154}, kernels = [
    "block_5x64x2048", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [208, 192, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 7, mn = 538829, nk = 712, mk = 158155}, at_most = {k = 13, n = 918, n_even = 4}, kernels = [
    "grouped_6x64x256", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [263, 237, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 14, mn = 538829, nk = 712, mk = 158155}, at_most = {k = 20, n = 65, n_even = 4}, kernels = [
    "panel_6x64x256", "block_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [244, 242, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 66, k = 14, mn = 538829, nk = 712, mk = 158155}, at_most = {k = 20, n = 918, n_even = 4}, kernels = [
    "panel_6x64x256", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [217, 231, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 50, k = 7, mn = 538829, nk = 712, mk = 158155, n_even = 5}, at_most = {k = 20, n = 918}, kernels = [
    "block_6x64x256", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [273, 246, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 21, mn = 538829}, at_most = {k = 37, n = 43, mn = 4971516, nk = 861}, kernels = [
    "panel_6x64x256", "block_6x64x256", "block_10x32x2048", "tall_6x64x256"
  ], factors = [228, 246, 238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 21, mn = 538829, nk = 862}, at_most = {k = 37, n = 43, mn = 4971516}, kernels = [
    "panel_6x64x256", "block_6x64x256", "block_10x32x2048", "sweep_whole_6x64x2048"
  ], factors = [248, 264, 240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 44, k = 21, mn = 538829}, at_most = {k = 37, n = 64, mn = 4971516}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [218, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 21, mn = 4971517}, at_most = {k = 37, n = 64, nk = 1018}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "block_5x64x2048", "tall_6x64x256"
  ], factors = [234, 241, 247, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 21, mn = 4971517, nk = 1019}, at_most = {k = 37, n = 64}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [258, 267, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 21, mn = 538829}, at_most = {k = 37, n = 918, m = 42221}, kernels = [
    "panel_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [227, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42222, n = 65, k = 21, mn = 538829}, at_most = {k = 37, n = 918}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [195, 211, 221, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 538829}, at_most = {k = 37, mn = 702203, n_even = 724}, kernels = [
    "panel_6x64x256", "block_2x128x1024", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [239, 244, 239, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 702204}, at_most = {k = 21, mn = 1988314, n_even = 724, mnk = 18286542}, kernels = [
    "grouped_6x64x256", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [241, 229, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 702204, mnk = 18286543}, at_most = {k = 21, mn = 1988314, n_even = 724}, kernels = [
    "block_5x64x2048", "sweep_whole_6x64x2048"
  ], factors = [275, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 22, mn = 702204}, at_most = {k = 37, mn = 1988314, n_even = 724}, kernels = [
    "panel_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [251, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 538829, n_even = 725}, at_most = {k = 37, mn = 1988314, mnk = 16970662, nk = 17377}, kernels = [
    "block_2x128x1024", "grouped_6x64x256"
  ], factors = [167, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 538829, n_even = 725, nk = 17378}, at_most = {k = 37, mn = 1988314, mnk = 16970662}, kernels = [
    "block_2x128x1024", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [171, 182, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 538829, n_even = 725, mnk = 16970663}, at_most = {k = 37, mn = 1988314}, kernels = [
    "panel_6x64x256", "block_2x128x1024", "grouped_14x32x256", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [210, 211, 216, 214, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 1988315}, at_most = {k = 23, n_even = 128, mnk = 40446651}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [237, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 1988315, mnk = 40446652}, at_most = {k = 9, n_even = 128}, kernels = [
    "sweep_whole_16x16x8192", "sweep_whole_14x32x4096"
  ], factors = [282, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 10, mn = 1988315, mnk = 40446652}, at_most = {k = 16, n_even = 4, mn = 15493200}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [241, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 10, mn = 1988315, mnk = 40446652, n_even = 5}, at_most = {k = 16, n_even = 128, mn = 15493200}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 10, mn = 15493201, mnk = 40446652}, at_most = {k = 16, n_even = 128}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [255, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 17, mn = 1988315, mnk = 40446652}, at_most = {k = 23, n_even = 128}, kernels = [
    "sweep_whole_6x64x2048"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 1988315, n_even = 129}, at_most = {k = 15, mnk = 26502919}, kernels = [
    "block_2x128x1024", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [170, 170, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 1988315, n_even = 129, mnk = 26502920}, at_most = {k = 15, mn = 3996486}, kernels = [
    "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [204, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 3996487, n_even = 129, mnk = 26502920}, at_most = {k = 15, mn = 5359345}, kernels = [
    "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [187, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 7, mn = 5359346, n_even = 129, mnk = 26502920}, at_most = {k = 15}, kernels = [
    "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [217, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 16, mn = 1988315, n_even = 129}, at_most = {k = 23, mn = 2690969}, kernels = [
    "block_2x128x1024", "grouped_14x32x256", "grouped_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [195, 237, 198, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 16, mn = 2690970, n_even = 129}, at_most = {k = 23}, kernels = [
    "slab_6x64x32", "sweep_whole_14x32x4096", "sweep_whole_6x64x2048"
  ], factors = [213, 212, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 24, mn = 1988315}, at_most = {k = 37, mn = 3858325}, kernels = [
    "panel_6x64x256", "tall_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [240, 232, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 919, k = 24, mn = 3858326}, at_most = {k = 37}, kernels = [
    "slab_10x32x128", "slab_6x64x32", "panel_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [218, 213, 262, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 38}, at_most = {m = 32, n = 48, mn = 522, mnk = 37956034}, kernels = [
    "block_slab_6x64x2048", "block_10x32x2048", "grouped_6x32x256"
  ], factors = [215, 248, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 38, mn = 523}, at_most = {m = 23, n = 48, mn = 662, mnk = 37956034}, kernels = [
    "block_slab_6x64x2048", "block_10x32x2048", "grouped_6x64x256"
  ], factors = [208, 233, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 17, k = 38, mn = 523}, at_most = {m = 32, n = 48, mn = 662, mnk = 37956034}, kernels = [
    "block_10x32x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 38, mnk = 37956035}, at_most = {m = 32, n = 48, mn = 662}, kernels = [
    "block_slab_6x64x2048", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [235, 247, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 17, k = 38, mn = 663}, at_most = {m = 32, n = 31}, kernels = [
    "block_10x32x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 38, mn = 663}, at_most = {m = 32, n = 48, n_even = 4}, kernels = [
    "block_slab_6x64x2048", "block_6x64x256", "grouped_6x64x256"
  ], factors = [249, 252, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 32, k = 38, mn = 663, n_even = 5}, at_most = {m = 32, n = 48}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "grouped_6x64x256"
  ], factors = [216, 220, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 38}, at_most = {m = 64, n = 31, n_even = 4, mk = 6692}, kernels = [
    "block_10x32x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 32, k = 38}, at_most = {m = 64, n = 48, n_even = 4, mk = 6692}, kernels = [
    "panel_6x64x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 38, mk = 6693}, at_most = {m = 37, n = 31, n_even = 4}, kernels = [
    "block_slab_6x64x2048", "block_10x32x2048", "tall_6x64x256"
  ], factors = [239, 253, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 17, k = 38, mk = 6693}, at_most = {m = 64, n = 31, n_even = 4}, kernels = [
    "block_10x32x2048", "tall_6x64x256"
  ], factors = [252, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 32, k = 38, mk = 6693}, at_most = {m = 52, n = 48, n_even = 4}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "grouped_6x64x256"
  ], factors = [268, 267, 335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 53, n = 32, k = 38, mk = 6693}, at_most = {m = 64, n = 48, n_even = 4}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "block_12x16x8192", "tall_16x16x8192"
  ], factors = [278, 275, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 38, n_even = 5}, at_most = {m = 64, n = 48, mnk = 16022846}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "block_10x32x2048"
  ], factors = [229, 234, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 17, k = 38, n_even = 5, mnk = 16022847}, at_most = {m = 64, n = 48}, kernels = [
    "block_slab_6x64x2048", "block_10x32x2048"
  ], factors = [231, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 49, k = 38}, at_most = {m = 33, nk = 8366047, n_even = 4, n = 111, mnk = 102367}, kernels = [
    "block_10x32x2048", "grouped_6x64x256"
  ], factors = [229, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 49, k = 38, mnk = 102368}, at_most = {m = 33, nk = 8366047, n_even = 4, n = 111}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "grouped_6x64x256"
  ], factors = [243, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 112, k = 38}, at_most = {m = 33, nk = 394075, n_even = 4}, kernels = [
    "panel_6x64x256", "grouped_6x64x256"
  ], factors = [255, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 112, k = 38, nk = 394076}, at_most = {m = 33, nk = 8366047, n_even = 4}, kernels = [
    "block_slab_5x64x256", "block_6x64x256"
  ], factors = [241, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 49, k = 38, n_even = 5}, at_most = {m = 25, nk = 8366047, n_even = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 49, k = 38, n_even = 33}, at_most = {m = 25, nk = 8366047, mn = 16381}, kernels = [
    "grouped_6x64x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 49, k = 38, n_even = 33, mn = 16382}, at_most = {m = 25, nk = 8366047}, kernels = [
    "block_slab_5x64x256", "panel_6x64x256", "block_6x64x256", "grouped_6x64x256"
  ], factors = [232, 234, 236, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 49, k = 38, n_even = 5}, at_most = {m = 33, nk = 8366047, mk = 2063}, kernels = [
    "panel_6x64x256", "block_2x128x1024", "grouped_6x64x256"
  ], factors = [230, 225, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 49, k = 38, n_even = 5, mk = 2064}, at_most = {m = 33, nk = 8366047, k_even = 362}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "grouped_6x64x256"
  ], factors = [236, 239, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 49, k = 38, n_even = 5, mk = 2064, k_even = 363}, at_most = {m = 33, nk = 8366047}, kernels = [
    "block_slab_5x64x256", "panel_6x64x256", "grouped_6x64x256"
  ], factors = [236, 239, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38}, at_most = {m = 43, nk = 8366047, n_even = 4, mk = 6629}, kernels = [
    "panel_6x64x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38, mk = 6630}, at_most = {m = 43, nk = 8366047, n_even = 4, mnk = 87458504}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "panel_6x64x256", "block_6x64x256", "grouped_6x64x256"
  ], factors = [253, 245, 253, 250, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38, mk = 6630, mnk = 87458505}, at_most = {m = 43, nk = 8366047, n_even = 4}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "block_6x64x256", "grouped_6x64x256"
  ], factors = [254, 235, 247, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 49, k = 38}, at_most = {m = 64, nk = 8366047, n_even = 4, mk = 6871}, kernels = [
    "block_5x64x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 49, k = 38, mk = 6872}, at_most = {m = 64, nk = 8366047, n_even = 4, n = 337, mnk = 31221925}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 49, k = 38, mk = 6872, mnk = 31221926}, at_most = {m = 64, nk = 8366047, n_even = 4, n = 337}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "block_10x32x2048"
  ], factors = [247, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 338, k = 38, mk = 6872}, at_most = {m = 64, nk = 669475, n_even = 4}, kernels = [
    "panel_6x64x256", "block_6x64x256", "block_5x64x2048"
  ], factors = [257, 252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 338, k = 38, mk = 6872, nk = 669476}, at_most = {m = 64, nk = 8366047, n_even = 4}, kernels = [
    "block_slab_5x64x256", "panel_6x64x256", "block_5x64x2048"
  ], factors = [235, 253, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38, n_even = 5}, at_most = {m = 64, nk = 8366047, mk = 4042}, kernels = [
    "panel_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38, n_even = 5, mk = 4043}, at_most = {m = 64, nk = 8366047, mk = 10219, mn = 58859}, kernels = [
    "tall_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38, n_even = 5, mk = 4043, mn = 58860}, at_most = {m = 64, nk = 8366047, mk = 10219}, kernels = [
    "panel_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38, n_even = 5, mk = 10220}, at_most = {m = 64, nk = 8366047, mnk = 108051960, k_even = 362}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38, n_even = 5, mk = 10220, k_even = 363}, at_most = {m = 64, nk = 8366047, mnk = 108051960}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "panel_6x64x256", "tall_6x64x256", "grouped_6x64x256"
  ], factors = [237, 236, 239, 241, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 49, k = 38, n_even = 5, mk = 10220, mnk = 108051961}, at_most = {m = 64, nk = 8366047}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "panel_6x64x256", "block_5x64x2048"
  ], factors = [243, 232, 241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 49, k = 38, nk = 8366048}, at_most = {m = 30, nk = 13919841}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [250, 234, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 49, k = 38, nk = 13919842}, at_most = {m = 30, nk = 17734170}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [244, 231, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 49, k = 38, nk = 8366048}, at_most = {m = 64, nk = 17734170, n = 74}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 75, k = 38, nk = 8366048}, at_most = {m = 64, nk = 14322537}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256"
  ], factors = [255, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 75, k = 38, nk = 14322538}, at_most = {m = 64, nk = 17734170}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "grouped_6x64x256"
  ], factors = [249, 230, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 49, k = 38, nk = 17734171}, at_most = {m = 28, n = 255}, kernels = [
    "block_slab_6x64x2048", "grouped_6x64x256"
  ], factors = [241, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 256, k = 38, nk = 17734171}, at_most = {m = 28}, kernels = [
    "block_slab_5x64x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 49, k = 38, nk = 17734171}, at_most = {m = 64}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256"
  ], factors = [247, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 17, k = 38}, at_most = {n = 31, k = 66, m = 116285}, kernels = [
    "block_10x32x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 116286, n = 17, k = 38}, at_most = {n = 31, k = 66}, kernels = [
    "block_slab_6x64x2048", "block_10x32x2048", "tall_6x64x256"
  ], factors = [225, 248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 32, k = 38}, at_most = {n = 52, k = 66, nk = 1730}, kernels = [
    "block_6x64x256", "tall_6x64x256"
  ], factors = [242, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 32, k = 38, nk = 1731}, at_most = {n = 52, k = 66}, kernels = [
    "panel_6x64x256", "block_10x32x2048", "tall_6x64x256"
  ], factors = [243, 222, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 17, k = 67}, at_most = {n = 24, mk = 555361}, kernels = [
    "block_10x32x2048", "tall_6x64x256"
  ], factors = [256, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 25, k = 67}, at_most = {n = 32, mk = 555361}, kernels = [
    "block_10x32x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 17, k = 67, mk = 555362}, at_most = {n = 20, mk = 11803349}, kernels = [
    "block_10x32x2048", "block_12x16x8192", "tall_16x16x8192", "tall_6x64x256"
  ], factors = [262, 252, 239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 17, k = 67, mk = 11803350}, at_most = {n = 20}, kernels = [
    "tall_16x16x8192", "tall_6x64x256"
  ], factors = [273, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 21, k = 67, mk = 555362}, at_most = {n = 31}, kernels = [
    "block_10x32x2048", "tall_6x64x256"
  ], factors = [243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 32, k = 67, mk = 555362}, at_most = {n = 32}, kernels = [
    "block_10x32x2048", "tall_6x64x256"
  ], factors = [220, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 33, k = 67}, at_most = {n = 47}, kernels = [
    "block_6x64x256", "block_12x16x8192", "tall_16x16x8192"
  ], factors = [271, 252, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 48, k = 67}, at_most = {n = 48}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "block_12x16x8192", "tall_16x16x8192"
  ], factors = [267, 272, 253, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 49, k = 67}, at_most = {n = 52}, kernels = [
    "block_6x64x256", "block_10x32x2048", "block_5x64x2048"
  ], factors = [239, 251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 38}, at_most = {k = 76, n_even = 4, mnk = 19209533, mk = 7081}, kernels = [
    "block_5x64x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 38, mk = 7082}, at_most = {k = 76, n_even = 4, mnk = 19209533}, kernels = [
    "block_6x64x256", "block_5x64x2048"
  ], factors = [248, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 38, mnk = 19209534}, at_most = {k = 76, n_even = 4, n = 239}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "tall_6x64x256"
  ], factors = [230, 228, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 240, k = 38, mnk = 19209534}, at_most = {k = 76, n_even = 4}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "tall_6x64x256"
  ], factors = [244, 236, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 77}, at_most = {k = 128, n_even = 4, n = 871}, kernels = [
    "panel_6x64x256", "block_5x64x2048"
  ], factors = [252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 872, k = 77}, at_most = {k = 128, n_even = 4}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "tall_6x64x256"
  ], factors = [250, 241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 38, n_even = 5}, at_most = {k = 103, mn = 6955257, n = 783, mk = 8030}, kernels = [
    "panel_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 38, n_even = 5, mk = 8031}, at_most = {k = 103, mn = 6955257, n = 783}, kernels = [
    "panel_6x64x256", "block_2x128x1024", "tall_6x64x256"
  ], factors = [239, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 104, n_even = 5}, at_most = {k = 128, mn = 6955257, n = 783, mk = 36635}, kernels = [
    "block_2x128x1024", "tall_6x64x256", "grouped_6x64x256"
  ], factors = [272, 251, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 104, n_even = 5, mk = 36636}, at_most = {k = 128, mn = 6955257, n = 90}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [231, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 91, k = 104, n_even = 5, mk = 36636}, at_most = {k = 128, mn = 6955257, n = 783}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "tall_6x64x256"
  ], factors = [230, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 784, k = 38, n_even = 5}, at_most = {k = 64, mn = 663501}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "block_2x128x1024"
  ], factors = [237, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 784, k = 38, n_even = 5, mn = 663502}, at_most = {k = 64, mn = 6955257, n_even = 256}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 784, k = 38, n_even = 257, mn = 663502}, at_most = {k = 64, mn = 6955257, mnk = 126821436}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [212, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 784, k = 38, n_even = 257, mn = 663502, mnk = 126821437}, at_most = {k = 64, mn = 6955257}, kernels = [
    "panel_6x64x256", "tall_16x16x8192", "tall_6x64x256"
  ], factors = [231, 270, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 784, k = 65, n_even = 5}, at_most = {k = 128, mn = 6955257}, kernels = [
    "panel_6x64x256", "block_6x64x256", "tall_6x64x256"
  ], factors = [247, 255, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 38, n_even = 5, mn = 6955258}, at_most = {k = 128}, kernels = [
    "panel_6x64x256", "tall_6x64x256", "sweep_whole_6x64x2048"
  ], factors = [259, 257, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 129}, at_most = {n_even = 4, n = 237, mk = 78709}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 129, mk = 78710}, at_most = {n_even = 4, n = 237, k_even = 724}, kernels = [
    "block_slab_6x64x2048", "block_6x64x256", "block_10x32x2048", "block_5x64x2048"
  ], factors = [248, 238, 254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 129, mk = 78710, k_even = 725}, at_most = {n_even = 4, n = 237}, kernels = [
    "block_slab_6x64x2048", "block_6x64x256", "block_10x32x2048", "block_5x64x2048"
  ], factors = [244, 237, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 238, k = 129}, at_most = {n_even = 4, m = 137, nk = 8249585}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "panel_6x64x256", "block_6x64x256", "block_5x64x2048"
  ], factors = [252, 242, 248, 242, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 238, k = 129, nk = 8249586}, at_most = {n_even = 4, m = 137}, kernels = [
    "block_slab_5x64x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 138, n = 238, k = 129}, at_most = {n_even = 4, k = 1587}, kernels = [
    "block_slab_6x64x2048", "block_6x64x256", "block_10x32x2048"
  ], factors = [246, 234, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 138, n = 238, k = 1588}, at_most = {n_even = 4}, kernels = [
    "block_slab_5x64x256", "block_6x64x256", "block_5x64x2048"
  ], factors = [238, 237, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 129, n_even = 5}, at_most = {m = 98, k_even = 362}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "tall_6x64x256"
  ], factors = [248, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 99, n = 53, k = 129, n_even = 5}, at_most = {m = 145, k_even = 362, n_even = 128}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "block_10x32x2048", "tall_6x64x256"
  ], factors = [247, 243, 261, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 99, n = 53, k = 129, n_even = 129}, at_most = {m = 145, k_even = 362}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 129, n_even = 5, k_even = 363}, at_most = {m = 145, n_even = 362}, kernels = [
    "block_slab_6x64x2048", "block_slab_5x64x256", "panel_6x64x256"
  ], factors = [239, 239, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 65, n = 53, k = 129, n_even = 363, k_even = 363}, at_most = {m = 145}, kernels = [
    "block_slab_5x64x256", "panel_6x64x256"
  ], factors = [236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 53, k = 129, n_even = 5}, at_most = {n_even = 128, k = 1695, n = 207}, kernels = [
    "panel_6x64x256", "block_6x64x256", "block_10x32x2048", "tall_6x64x256"
  ], factors = [244, 238, 259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 208, k = 129, n_even = 5}, at_most = {n_even = 128, k = 280}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 208, k = 281, n_even = 5}, at_most = {n_even = 128, k = 1695}, kernels = [
    "panel_6x64x256", "block_5x64x2048", "tall_6x64x256"
  ], factors = [239, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 53, k = 1696, n_even = 5}, at_most = {n_even = 128}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "block_6x64x256"
  ], factors = [249, 243, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 53, k = 129, n_even = 129}, at_most = {k = 185}, kernels = [
    "panel_6x64x256", "tall_16x16x8192", "tall_6x64x256"
  ], factors = [255, 314, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 53, k = 186, n_even = 129}, at_most = {k_even = 724, n = 362}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 363, k = 186, n_even = 129}, at_most = {k_even = 724}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 53, k = 186, n_even = 129, k_even = 725}, at_most = {k = 1448}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [233, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 146, n = 53, k = 1449, n_even = 129, k_even = 725}, at_most = {}, kernels = [
    "block_slab_6x64x2048", "panel_6x64x256", "block_5x64x2048"
  ], factors = [239, 237, 244]} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @znver5} : () -> ()
