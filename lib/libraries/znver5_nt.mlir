// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1576 synthetic shapes, 2026-11-26, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 48, n_pred 16, levels measured [0].
// 47 of 57 candidates kept (1403 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.031, worst 2.51
// predicted against measured time: median error 5.8 %; g: 14.3 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000,
  l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2,
  wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [18888, 3095997, 4282679], g_slope = [1025703, 1186682, 2117566], region = 4606,
      visit = 1027, loop = 2065, fma = 315, edge = 144, conflict_a = 2527, split = 627, a_near = 32,
      a_far = 1024, b_near = 143, b_far = 655, c_near = 137, c_far = 1024, rows_near = 592, rows_far = 1024,
      once_near = 149, once_far = 394, alias_a = 89, reread = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x4096", family = "dot",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 9, 13], g_ps = [13462, 990278, 2096377, 3291264],
      g_slope = [244204, 221219, 298721, 506412], region = 3981, visit = 298, loop = 884, fma = 478,
      edge = 19, conflict_a = 1049, split = 294, a_near = 120, a_far = 584, b_near = 99, b_far = 617,
      c_near = 34, rows_near = 837, rows_far = 33, once_near = 47, once_far = 391, alias_a = 1, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x4096", family = "dot",
    tile = #dynmlir.tile<14, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9, 13], g_ps = [24007, 3507665, 6405487, 26279845, 43402310],
      g_slope = [1741829, 2897822, 3312393, 4280616, 2573996], region = 4895, visit = 1660, loop = 256,
      fma = 452, edge = 3, conflict_a = 1751, split = 115, a_near = 91, a_far = 538, b_far = 1024,
      c_near = 652, c_far = 1024, rows_near = 426, rows_far = 430, once_near = 124, once_far = 413,
      alias_a = 23, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [20624, 1757538, 2481402, 3983488],
      g_slope = [868457, 723864, 1502086, 1890236], region = 3855, visit = 1306, loop = 1732, fma = 295,
      edge = 106, conflict_a = 1255, split = 248, a_near = 66, a_far = 746, b_near = 154, b_far = 787,
      c_near = 219, c_far = 1024, rows_near = 663, rows_far = 731, once_near = 130, once_far = 339,
      alias_a = 48, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x4096", family = "dot",
    tile = #dynmlir.tile<4, 6, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 13], g_ps = [19779, 2510968, 3919393, 20035571],
      g_slope = [830396, 1408425, 1790686, 2135157], region = 6000, visit = 1088, loop = 1788, fma = 293,
      edge = 179, conflict_a = 1282, split = 236, a_near = 42, a_far = 765, b_near = 157, b_far = 671,
      c_near = 194, c_far = 1024, rows_near = 673, rows_far = 801, once_near = 124, once_far = 403,
      alias_a = 95, reread = 86
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [18527, 2899219, 4086793, 8927286],
      g_slope = [960230, 1187574, 2420246, 2018706], region = 3815, visit = 1386, loop = 1052, fma = 342,
      edge = 83, conflict_a = 1253, split = 158, a_near = 71, a_far = 604, b_near = 99, b_far = 978,
      c_near = 514, c_far = 1024, rows_near = 353, rows_far = 598, once_near = 103, once_far = 391,
      alias_a = 53, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6], g_ps = [15402, 1521108, 2514231, 3005680, 5818464],
      g_slope = [752853, 993123, 491449, 1406392, 1725185], region = 5019, visit = 1108, fma = 522, edge = 22,
      conflict_a = 925, split = 95, a_near = 151, a_far = 439, b_far = 1024, c_near = 602, c_far = 1024,
      rows_near = 617, once_near = 8, once_far = 414, reread = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [17652, 2856739, 5614717, 10645128],
      g_slope = [473181, 919326, 1257602, 991363], region = 5050, visit = 693, loop = 1231, fma = 416,
      edge = 34, conflict_a = 1162, split = 310, a_near = 106, a_far = 544, b_near = 182, b_far = 834,
      c_near = 918, c_far = 1024, rows_near = 368, once_near = 88, once_far = 442, alias_a = 35, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 2, 4], g_ps = [15599, 1874406, 3348353], g_slope = [929403, 736973, 1910901], region = 4264,
      visit = 540, loop = 2604, fma = 298, edge = 113, conflict_a = 2145, split = 1069, a_far = 800,
      b_near = 197, b_far = 529, c_near = 56, c_far = 360, rows_near = 1024, rows_far = 1024, once_near = 151,
      once_far = 522, alias_a = 164, reread = 136
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x4x4096", family = "dot",
    tile = #dynmlir.tile<1, 4, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [15762, 2369640, 4189454, 8551095],
      g_slope = [392313, 606604, 1090410, 819804], region = 2812, visit = 235, loop = 2890, fma = 389,
      edge = 26, conflict_a = 1857, split = 1216, stall = 65, a_near = 121, a_far = 555, b_near = 196,
      b_far = 297, c_far = 1024, rows_near = 809, once_near = 132, once_far = 265, reread = 144
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [15012, 416261, 759054, 2433643, 4233039, 8544246],
      g_slope = [401249, 342793, 418647, 599798, 1077801, 845670], region = 5068, visit = 818, loop = 42,
      fma = 536, edge = 24, conflict_a = 494, split = 159, a_near = 125, a_far = 387, b_near = 235,
      b_far = 977, c_near = 814, c_far = 1024, rows_near = 771, once_near = 12, once_far = 414, alias_a = 9,
      reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x2x4096", family = "dot",
    tile = #dynmlir.tile<2, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [15943, 992362, 1419638, 1783465, 2874616, 5369348],
      g_slope = [325473, 427276, 181913, 363717, 623683, 773965], region = 3190, visit = 387, loop = 1728,
      fma = 470, edge = 14, conflict_a = 1192, split = 397, a_near = 126, a_far = 762, b_near = 161,
      b_far = 584, c_near = 1024, c_far = 1024, rows_near = 327, once_near = 115, once_far = 476,
      alias_a = 42, reread = 92
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [19558, 1579491, 1972805, 3079929, 4708693, 9834034],
      g_slope = [779966, 393314, 1107124, 814382, 1708447, 1412872], region = 4463, visit = 916, loop = 2088,
      fma = 292, edge = 92, conflict_a = 1499, split = 375, a_near = 65, a_far = 766, b_near = 202,
      b_far = 647, c_near = 251, c_far = 1024, rows_near = 451, rows_far = 647, once_near = 133,
      once_far = 383, alias_a = 55, reread = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [15206, 2398625, 3005470, 5861159],
      g_slope = [794473, 606845, 1427844, 1740743], region = 2798, visit = 291, loop = 3802, fma = 323,
      edge = 180, conflict_a = 8558, split = 2213, a_far = 561, b_near = 197, b_far = 393, c_near = 251,
      c_far = 590, rows_near = 703, rows_far = 1024, once_near = 198, once_far = 357, alias_a = 192,
      reread = 138
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [14888, 539177, 2074694, 3321076],
      g_slope = [262144, 219359, 311595, 497611], region = 3714, visit = 167, loop = 1611, fma = 388,
      edge = 26, conflict_a = 2788, split = 861, a_near = 67, a_far = 390, b_near = 141, b_far = 403,
      c_near = 521, c_far = 1024, rows_near = 404, once_near = 161, once_far = 421, alias_a = 26, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [17841, 2399075, 3741266], g_slope = [595308, 671095, 1276111], region = 3727,
      visit = 730, loop = 2239, fma = 294, edge = 62, conflict_a = 1609, split = 589, a_near = 69,
      a_far = 857, b_near = 195, b_far = 557, c_near = 152, c_far = 1024, rows_near = 630, rows_far = 464,
      once_near = 155, once_far = 367, alias_a = 71, reread = 104
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_5x5x4096", family = "dot",
    tile = #dynmlir.tile<5, 5, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6], g_ps = [17605, 1021702, 1688688, 3640293, 7008304],
      g_slope = [1004097, 666986, 975802, 1684005, 1970614], region = 5195, visit = 1239, loop = 1455,
      fma = 300, edge = 155, conflict_a = 619, split = 210, a_near = 49, a_far = 715, b_near = 146,
      b_far = 772, c_near = 120, c_far = 1024, rows_near = 508, rows_far = 1024, once_near = 126,
      once_far = 377, alias_a = 84, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x16x4096", family = "block",
    tile = #dynmlir.tile<10, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [26453, 19689319, 149769629], g_slope = [9831433, 11825482, 7946533],
      region = 5228, visit = 634, loop = 3319, fma = 285, edge = 615, pack = 79, conflict_a = 2799,
      conflict_c = 1646, conflict = 64, mask = 20, stall = 161, a_near = 23, a_far = 252, b_near = 219,
      b_far = 711, c_near = 11, c_far = 844, rows_far = 112, once_near = 187, once_far = 593, alias_a = 21,
      alias_c = 839, apart_near = 32, seam = 115
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x48x512", family = "block",
    tile = #dynmlir.tile<8, 48, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9], g_ps = [62568, 8215767, 12443417, 18804000, 25674954],
      g_slope = [2717733, 4227650, 3180291, 2290318, 3312429], edge_columns = 16, visit = 714, loop = 11721,
      fma = 286, edge = 165, pack = 64, conflict_a = 2950, conflict_c = 1138, conflict = 1089, stall = 160,
      a_near = 51, a_far = 893, b_near = 163, b_far = 622, c_far = 626, rows_far = 1022, once_near = 134,
      once_far = 491, alias_c = 193, apart_near = 115, apart_far = 69, column = 58, seam = 231, reread = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x4096", family = "panel",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 6], g_ps = [28327, 40531810, 134718179], g_slope = [20251741, 23546592, 19936826],
      region = 5102, visit = 1137, loop = 3004, fma = 282, pack = 120, conflict_a = 17339, conflict_c = 1774,
      mask = 17, stall = 124, a_near = 31, a_far = 347, b_near = 265, b_far = 507, c_near = 15, c_far = 1024,
      rows_far = 600, once_near = 153, once_far = 447, alias_a = 12, alias_c = 707, apart_near = 39,
      apart_far = 113, seam = 126, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x2048", family = "panel",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 2], g_ps = [51360, 18293357], g_slope = [9120998, 10534806], edge_columns = 16, region = 2005,
      visit = 899, loop = 8401, fma = 282, edge = 231, pack = 83, conflict_a = 1887, conflict_c = 865,
      conflict = 374, mask = 2, stall = 145, a_near = 103, a_far = 282, b_near = 141, b_far = 598, c_near = 2,
      c_far = 820, rows_far = 676, once_near = 142, once_far = 396, alias_a = 55, alias_c = 260,
      apart_near = 85, apart_far = 67, seam = 178
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x1024", family = "panel",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [69393, 13928943, 70665759, 113260714],
      g_slope = [6929775, 8105259, 10648738, 7025658], edge_columns = 16, visit = 552, loop = 13599,
      fma = 288, edge = 28, pack = 69, conflict_a = 3200, conflict_c = 814, conflict = 2072, stall = 178,
      a_near = 102, a_far = 671, b_near = 138, b_far = 547, c_far = 590, rows_far = 677, once_near = 92,
      once_far = 367, alias_c = 77, apart_near = 144, apart_far = 85, column = 85, seam = 265
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 6], g_ps = [68139, 12998310], g_slope = [2155028, 2672072], edge_columns = 16, visit = 437,
      loop = 13729, fma = 290, edge = 71, pack = 67, conflict_a = 3192, conflict_c = 813, conflict = 2028,
      stall = 189, a_near = 113, a_far = 815, b_near = 133, b_far = 611, c_far = 548, rows_far = 1024,
      once_near = 44, once_far = 425, alias_a = 106, alias_c = 108, apart_near = 165, apart_far = 126,
      column = 50, seam = 274
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<1, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 13], g_ps = [14794, 1047703, 3590032], g_slope = [258227, 282481, 384990], region = 4540,
      visit = 234, loop = 1664, fma = 636, edge = 20, conflict_a = 1296, split = 133, stall = 190,
      b_near = 388, b_far = 1024, c_near = 1024, rows_near = 415, rows_far = 1024, once_near = 135,
      once_far = 1024, alias_a = 33, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x1x4096", family = "dot_ahead",
    tile = #dynmlir.tile<2, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [15531, 684160, 3340218, 6245958],
      g_slope = [334314, 379436, 726435, 886678], region = 5215, visit = 274, loop = 1520, fma = 738,
      edge = 9, conflict_a = 733, split = 96, stall = 178, a_far = 61, b_near = 494, b_far = 1024,
      c_near = 157, rows_near = 581, rows_far = 1024, once_near = 80, once_far = 1024, alias_a = 37,
      reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<1, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 4, 9, 13], g_ps = [16960, 224180, 911105, 1877852, 3054754],
      g_slope = [207220, 228975, 193349, 294225, 358597], region = 2108, visit = 437, loop = 2520, fma = 601,
      edge = 24, conflict_a = 1138, split = 357, stall = 73, a_far = 44, b_near = 164, b_far = 1024,
      c_near = 746, rows_near = 509, rows_far = 1024, once_near = 86, once_far = 1024, alias_a = 178,
      reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x2x3072", family = "dot_ahead",
    tile = #dynmlir.tile<4, 2, 3072>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [18763, 483362, 1164562, 3520554, 6592217, 12114046],
      g_slope = [464599, 681200, 588998, 1023887, 1380457, 1281992], region = 4029, visit = 684, loop = 2195,
      fma = 548, edge = 21, conflict_a = 1070, split = 338, stall = 135, a_near = 59, a_far = 153,
      b_near = 643, b_far = 1024, rows_near = 438, rows_far = 1024, once_near = 50, once_far = 1024,
      reread = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_4x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<4, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 13], g_ps = [19731, 308652, 5371279], g_slope = [288921, 421885, 820301], region = 4156,
      visit = 1104, loop = 2198, fma = 352, edge = 77, conflict_a = 897, split = 348, a_near = 43,
      a_far = 210, b_near = 428, b_far = 1024, c_far = 360, rows_near = 703, rows_far = 1024, once_near = 139,
      once_far = 911, alias_a = 83, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x4x1536", family = "dot_ahead",
    tile = #dynmlir.tile<2, 4, 1536>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [18144, 204636, 892976, 1409417, 1828200, 2873347],
      g_slope = [186492, 229446, 258220, 139594, 261286, 326783], region = 3367, visit = 793, loop = 2482,
      fma = 440, edge = 43, conflict_a = 592, split = 564, stall = 10, a_near = 6, a_far = 139, b_near = 217,
      b_far = 1024, c_near = 240, c_far = 687, rows_near = 1024, rows_far = 1024, once_near = 122,
      once_far = 1024, alias_a = 92, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_2x8x768", family = "dot_ahead",
    tile = #dynmlir.tile<2, 8, 768>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [18007, 476903, 745393, 949881], g_slope = [152965, 268490, 102244, 172200],
      region = 4641, visit = 807, loop = 2673, fma = 326, edge = 139, conflict_a = 1953, split = 865,
      a_near = 6, a_far = 152, b_near = 199, b_far = 889, c_near = 286, c_far = 430, rows_near = 813,
      rows_far = 1024, once_near = 154, once_far = 805, alias_a = 31, reread = 38
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_6x4x1024", family = "dot_slab",
    tile = #dynmlir.tile<6, 4, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 6, 13], g_ps = [24513, 272939, 602393, 1514034, 3373586],
      g_slope = [248426, 329454, 227910, 265650, 338408], region = 8415, visit = 1268, loop = 2099, fma = 299,
      edge = 87, conflict_a = 828, split = 357, a_near = 31, a_far = 747, b_near = 135, b_far = 638,
      c_near = 604, c_far = 1024, rows_near = 292, rows_far = 979, once_near = 127, once_far = 413,
      alias_a = 31, reread = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_14x1x4096", family = "dot_slab",
    tile = #dynmlir.tile<14, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9, 13], g_ps = [21148, 1631174, 5356036, 9292464, 25299762, 42661345],
      g_slope = [1610026, 1862431, 3936428, 3201459, 4340395, 3071144], visit = 1560, loop = 6955, fma = 705,
      conflict_a = 1031, split = 48, a_near = 100, a_far = 522, b_near = 71, b_far = 1024, c_near = 1024,
      c_far = 1024, rows_near = 91, rows_far = 703, once_near = 31, once_far = 381, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_4x6x1024", family = "dot_slab",
    tile = #dynmlir.tile<4, 6, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 4, 13], g_ps = [25548, 321602, 967734, 1092360, 3594660],
      g_slope = [296054, 323066, 124626, 278033, 355163], region = 10124, visit = 1351, loop = 4549,
      fma = 271, edge = 141, conflict_a = 970, split = 349, a_near = 28, a_far = 850, b_near = 153,
      b_far = 498, c_near = 476, c_far = 270, rows_near = 601, rows_far = 722, once_near = 136,
      once_far = 415, alias_a = 73, reread = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_3x8x512", family = "dot_slab",
    tile = #dynmlir.tile<3, 8, 512>, packed = true, model = {
      g_t = [0, 1], g_ps = [25907, 208359], g_slope = [182452, 195973], region = 8282, visit = 947,
      loop = 7863, fma = 307, edge = 134, conflict_a = 521, split = 881, stall = 54, a_near = 36,
      a_far = 1024, b_near = 81, b_far = 183, c_near = 399, rows_near = 661, rows_far = 1024, once_near = 75,
      once_far = 333, alias_a = 168, reread = 82
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_4x6x512", family = "dot_slab",
    tile = #dynmlir.tile<4, 6, 512>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [25111, 686200, 851455], g_slope = [165272, 82627, 117903], region = 9189,
      visit = 1400, loop = 5196, fma = 265, edge = 133, conflict_a = 699, split = 327, a_near = 36,
      a_far = 919, b_near = 91, b_far = 442, c_near = 449, rows_near = 521, rows_far = 451, once_near = 112,
      once_far = 490, alias_a = 79, reread = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_2x8x512", family = "dot_slab",
    tile = #dynmlir.tile<2, 8, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [20970, 150834, 365463, 706467, 892388, 1329438],
      g_slope = [129864, 214629, 170502, 92960, 145683, 180030], region = 4704, visit = 925, loop = 7853,
      fma = 278, edge = 104, conflict_a = 76, split = 1008, stall = 56, a_near = 34, a_far = 1024,
      b_near = 123, b_far = 283, c_near = 112, rows_near = 737, rows_far = 1024, once_near = 106,
      once_far = 418, alias_a = 143, reread = 68
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_1x8x1024", family = "dot_slab",
    tile = #dynmlir.tile<1, 8, 1024>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [23759, 289027, 1296179], g_slope = [265268, 335717, 315257], region = 10571,
      visit = 1077, loop = 7724, fma = 298, edge = 83, conflict_a = 3552, split = 2422, a_far = 438,
      b_near = 173, b_far = 471, rows_near = 1020, rows_far = 1024, once_near = 210, once_far = 504,
      alias_a = 306, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_slab_5x4x1024", family = "dot_slab",
    tile = #dynmlir.tile<5, 4, 1024>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [23190, 292383, 1984412], g_slope = [269193, 211503, 271541], region = 9035,
      visit = 1225, loop = 2651, fma = 296, edge = 68, conflict_a = 807, split = 434, a_near = 35,
      a_far = 804, b_near = 157, b_far = 541, c_near = 556, c_far = 1024, rows_near = 316, rows_far = 748,
      once_near = 135, once_far = 404, alias_a = 48, reread = 66
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [29527, 41419155, 136206643, 181844286],
      g_slope = [20694814, 23696872, 15212547, 20825128], region = 4996, visit = 1220, loop = 3220, fma = 284,
      pack = 136, conflict_a = 18105, conflict_c = 1733, mask = 22, stall = 108, a_near = 1, b_near = 323,
      b_far = 701, c_near = 34, c_far = 1024, rows_far = 477, once_near = 162, once_far = 568, alias_c = 840,
      seam = 142, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x512", family = "tall",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [108461, 5453279, 13431966, 19538414, 30078172],
      g_slope = [5344818, 7978687, 6106448, 10539758, 6041100], edge_columns = 16, visit = 556, loop = 17324,
      fma = 341, edge = 115, pack = 56, conflict_a = 4411, conflict_c = 533, conflict = 4250, stall = 134,
      a_near = 303, a_far = 581, b_near = 223, b_far = 611, c_far = 798, rows_near = 1024, rows_far = 1024,
      once_near = 20, once_far = 514, apart_near = 308, apart_far = 80, column = 532, seam = 395,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 6], g_ps = [45139, 24805230], g_slope = [4126681, 5146492], edge_columns = 16, region = 1833,
      visit = 748, loop = 8858, fma = 280, edge = 173, pack = 96, conflict_a = 2613, conflict_c = 1085,
      conflict = 422, mask = 17, stall = 148, a_near = 106, a_far = 69, b_near = 149, b_far = 677,
      c_far = 878, rows_far = 720, once_near = 145, once_far = 420, alias_c = 240, apart_near = 73,
      apart_far = 28, seam = 180, reread = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3], g_ps = [61463, 18598285], g_slope = [6178940, 7185361], edge_columns = 16, visit = 903,
      loop = 11717, fma = 284, edge = 190, pack = 73, conflict_a = 2822, conflict_c = 1093, conflict = 978,
      stall = 151, a_near = 80, a_far = 83, b_near = 92, b_far = 721, c_near = 10, c_far = 805,
      rows_far = 917, once_near = 92, once_far = 460, alias_c = 174, apart_near = 149, apart_far = 2,
      seam = 242
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 3], g_ps = [69883, 21974195], g_slope = [7301437, 8659615], edge_columns = 16, visit = 744,
      loop = 14013, fma = 286, edge = 43, pack = 78, conflict_a = 2395, conflict_c = 763, conflict = 1557,
      stall = 139, a_near = 112, a_far = 167, b_near = 126, b_far = 613, c_near = 19, c_far = 782,
      rows_far = 385, once_near = 109, once_far = 416, alias_c = 61, apart_near = 149, apart_far = 44,
      brief = 7, column = 28, seam = 279
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x2048", family = "tall",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [50975, 8548399], g_slope = [8497424, 10584715], region = 1632, visit = 977,
      loop = 8938, fma = 277, edge = 122, pack = 98, conflict_a = 2515, conflict_c = 1015, mask = 28,
      stall = 107, a_near = 22, a_far = 12, b_near = 193, b_far = 669, c_near = 25, c_far = 862,
      rows_far = 877, once_near = 185, once_far = 490, alias_c = 241, apart_near = 52, seam = 186
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_16x16x512", family = "block_slab",
    tile = #dynmlir.tile<16, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [36120, 1623860, 5460095, 5460095, 12775069, 16789067],
      g_slope = [1587740, 3836235, 0, 7314974, 802799, 2277362], region = 3785, visit = 1761, loop = 5804,
      fma = 290, pack = 136, conflict_a = 19557, conflict_c = 1837, mask = 13, stall = 73, a_near = 9,
      a_far = 881, b_near = 569, c_far = 1024, rows_far = 580, once_near = 307, once_far = 47, alias_c = 808,
      apart_near = 55, apart_far = 118, brief = 33, seam = 170, reread = 195
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_10x32x2048", family = "block_slab",
    tile = #dynmlir.tile<10, 32, 2048>, packed = true, model = {
      g_t = [0, 1, 13], g_ps = [56703, 9035297, 133745464], g_slope = [8978594, 10392513, 9969669],
      region = 2375, visit = 1387, loop = 10965, fma = 276, edge = 358, pack = 79, conflict_a = 2561,
      conflict_c = 1368, conflict = 1164, mask = 7, stall = 143, a_near = 165, a_far = 632, b_near = 177,
      b_far = 239, c_far = 873, once_near = 253, once_far = 245, alias_c = 150, apart_near = 43, brief = 14,
      seam = 207
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x256", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 3, 9], g_ps = [75647, 4846756, 14816986], g_slope = [1590369, 1661705, 1922858],
      edge_columns = 16, region = 68, visit = 1007, loop = 19484, fma = 286, edge = 72, pack = 58,
      conflict_a = 2880, conflict_c = 479, conflict = 3052, stall = 185, a_near = 143, a_far = 1024,
      b_near = 250, b_far = 37, c_far = 673, once_near = 203, once_far = 337, alias_c = 144, apart_near = 84,
      apart_far = 319, brief = 20, seam = 279
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 2, nk = 1086, mn = 7, k = 14}, kernels = [
    "dot_2x2x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 8}, at_most = {m = 2, nk = 1086, mn = 27, k = 14}, kernels = [
    "dot_2x8x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15}, at_most = {m = 2, nk = 1086, mn = 27, n = 4}, kernels = [
    "dot_1x4x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 5}, at_most = {m = 2, nk = 1086, mn = 27}, kernels = [
    "dot_2x8x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 28}, at_most = {m = 2, nk = 1086, n = 51}, kernels = [
    "dot_2x8x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 28, n = 52}, at_most = {m = 2, nk = 1086}, kernels = [
    "tall_3x128x512"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087}, at_most = {m = 2, nk = 360086, n = 1}, kernels = [
    "dot_2x1x4096", "dot_ahead_1x1x4096", "dot_slab_14x1x4096"
  ], factors = [280, 280, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 2}, at_most = {m = 2, nk = 360086, n = 2}, kernels = [
    "dot_2x2x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 3}, at_most = {m = 2, nk = 360086, k = 11}, kernels = [
    "tall_3x128x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 3, k = 12}, at_most = {m = 2, nk = 360086, k = 51}, kernels = [
    "dot_2x8x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 3, k = 52}, at_most = {m = 2, nk = 360086, k = 120}, kernels = [
    "dot_2x8x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 3, k = 121}, at_most = {m = 2, nk = 360086, n = 4}, kernels = [
    "dot_1x4x4096", "dot_2x2x4096", "dot_ahead_2x4x1536"
  ], factors = [278, 257, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 5, k = 121}, at_most = {m = 1, nk = 169886, k = 1552}, kernels = [
    "dot_1x8x4096", "dot_ahead_2x8x768"
  ], factors = [312, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 5, k = 1553}, at_most = {m = 1, nk = 169886}, kernels = [
    "dot_4x2x4096", "dot_1x8x4096"
  ], factors = [249, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 169887, n = 5, k = 121}, at_most = {m = 1, nk = 360086}, kernels = [
    "dot_1x4x4096", "dot_1x8x4096", "dot_5x5x4096"
  ], factors = [308, 317, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 5, k = 121, m = 2}, at_most = {m = 2, nk = 360086, mk = 1915}, kernels = [
    "dot_2x8x4096"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1087, n = 5, k = 121, m = 2, mk = 1916}, at_most = {m = 2, nk = 360086}, kernels = [
    "dot_2x8x4096", "dot_2x2x4096", "dot_ahead_2x4x1536"
  ], factors = [333, 266, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087}, at_most = {m = 1, nk = 5402876, n = 4}, kernels = [
    "dot_8x3x4096", "dot_4x2x4096", "dot_2x2x4096", "dot_slab_6x4x1024", "dot_slab_14x1x4096"
  ], factors = [238, 246, 253, 260, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, n = 5}, at_most = {m = 1, nk = 5402876, k = 509}, kernels = [
    "dot_2x8x4096", "dot_1x8x4096", "dot_ahead_2x8x768", "dot_slab_1x8x1024"
  ], factors = [242, 233, 238, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, n = 5, k = 510}, at_most = {m = 1, nk = 5402876, k_even = 4}, kernels = [
    "dot_4x6x4096", "dot_2x8x4096", "dot_1x8x4096", "dot_5x5x4096", "dot_slab_4x6x1024", "dot_slab_1x8x1024"
  ], factors = [246, 246, 246, 238, 238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, n = 5, k = 510, k_even = 5}, at_most = {m = 1, nk = 5402876, n = 12}, kernels = [
    "dot_8x3x4096", "dot_4x2x4096", "dot_2x8x4096", "dot_1x8x4096", "dot_5x5x4096", "dot_slab_5x4x1024"
  ], factors = [267, 268, 238, 239, 257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, n = 13, k = 510, k_even = 5}, at_most = {m = 1, nk = 5402876}, kernels = [
    "dot_14x2x4096", "dot_4x6x4096", "dot_2x8x4096", "dot_1x4x4096", "dot_5x5x4096", "dot_slab_5x4x1024"
  ], factors = [264, 247, 262, 255, 245, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, m = 2}, at_most = {m = 2, nk = 5402876, mn = 5}, kernels = [
    "dot_2x2x4096", "dot_1x2x4096"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, m = 2, mn = 6}, at_most = {m = 2, nk = 5402876, mn = 30084, mk = 70961, k_even = 4}, kernels = [
    "dot_2x8x4096", "dot_ahead_2x8x768", "dot_slab_2x8x512"
  ], factors = [254, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, m = 2, mn = 6, k_even = 5}, at_most = {m = 2, nk = 5402876, mn = 30084, mk = 70961}, kernels = [
    "dot_2x8x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, m = 2, mn = 6, mk = 70962}, at_most = {m = 2, nk = 5402876, mn = 16}, kernels = [
    "dot_2x8x4096", "dot_2x2x4096", "dot_1x8x4096", "dot_slab_6x4x1024"
  ], factors = [227, 256, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, m = 2, mn = 17, mk = 70962}, at_most = {m = 2, nk = 5402876, mn = 30084}, kernels = [
    "dot_4x6x4096", "dot_2x8x4096", "dot_2x2x4096", "dot_slab_1x8x1024"
  ], factors = [261, 235, 268, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 360087, m = 2, mn = 30085}, at_most = {m = 2, nk = 5402876}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512", "tall_3x128x512"
  ], factors = [246, 243, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5402877}, at_most = {m = 1}, kernels = [
    "dot_4x6x4096", "dot_8x3x4096", "dot_1x4x4096", "dot_1x8x4096", "dot_3x4x4096", "dot_slab_1x8x1024"
  ], factors = [229, 235, 239, 245, 226, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5402877, m = 2}, at_most = {m = 2, n = 10}, kernels = [
    "dot_2x8x4096", "dot_2x2x4096", "dot_1x8x4096", "dot_5x5x4096"
  ], factors = [231, 243, 263, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5402877, m = 2, n = 11}, at_most = {m = 2, mnk = 19183139, k = 923}, kernels = [
    "dot_2x8x4096", "dot_slab_3x8x512", "dot_slab_2x8x512", "dot_slab_1x8x1024"
  ], factors = [278, 266, 271, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5402877, m = 2, n = 11, k = 924}, at_most = {m = 2, mnk = 19183139}, kernels = [
    "dot_6x4x4096", "dot_4x6x4096", "dot_2x8x4096", "dot_1x8x4096", "dot_slab_4x6x1024", "dot_slab_3x8x512"
  ], factors = [268, 263, 268, 262, 264, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5402877, m = 2, n = 11, mnk = 19183140}, at_most = {m = 2}, kernels = [
    "dot_2x1x4096", "dot_6x4x4096", "dot_4x6x4096", "dot_8x3x4096", "dot_2x8x4096", "dot_slab_3x8x512"
  ], factors = [273, 261, 255, 253, 234, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3}, at_most = {m = 12, k = 14, n = 4}, kernels = [
    "dot_8x3x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 15}, at_most = {m = 12, k = 115, n = 4}, kernels = [
    "dot_3x4x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 5}, at_most = {m = 12, k = 47, n = 14, mk = 112}, kernels = [
    "panel_16x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 5, mk = 113}, at_most = {m = 12, k = 47, n = 14}, kernels = [
    "dot_4x6x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 5, k = 48}, at_most = {m = 12, k = 115, n = 14}, kernels = [
    "dot_3x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 15}, at_most = {m = 12, k = 30, mn = 210}, kernels = [
    "panel_10x32x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 15, mn = 211}, at_most = {m = 12, k = 5}, kernels = [
    "tall_3x128x512"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 15, mn = 211, k = 6}, at_most = {m = 12, k = 30}, kernels = [
    "panel_5x64x384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 15, k = 31}, at_most = {m = 12, k = 115, k_even = 32, nk = 2231}, kernels = [
    "panel_10x32x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 15, k = 31, nk = 2232}, at_most = {m = 12, k = 115, k_even = 32}, kernels = [
    "panel_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 15, k = 31, k_even = 33}, at_most = {m = 12, k = 115}, kernels = [
    "dot_2x8x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116}, at_most = {m = 12, n = 1}, kernels = [
    "dot_2x1x4096", "dot_4x1x4096"
  ], factors = [268, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 2}, at_most = {m = 12, n = 2, mnk = 425358, mk = 13025}, kernels = [
    "dot_2x2x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 2, mk = 13026}, at_most = {m = 12, n = 2, mnk = 425358}, kernels = [
    "dot_4x2x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 2, mnk = 425359}, at_most = {m = 12, n = 2}, kernels = [
    "dot_4x2x4096", "dot_2x2x4096", "dot_1x2x4096", "dot_ahead_1x2x3072"
  ], factors = [261, 266, 269, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 3}, at_most = {m = 12, n = 4, mnk = 7540947}, kernels = [
    "dot_6x4x4096", "dot_8x3x4096", "dot_4x4x4096", "dot_3x4x4096"
  ], factors = [269, 257, 264, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 3, mnk = 7540948}, at_most = {m = 12, n = 4}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_1x2x4096", "dot_3x4x4096", "dot_ahead_2x4x1536", "dot_ahead_2x8x768"
  ], factors = [256, 256, 256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 5}, at_most = {m = 3, mnk = 1007316}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096"
  ], factors = [331, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 5, mnk = 1007317}, at_most = {m = 3, mnk = 21429361, k_even = 8}, kernels = [
    "dot_3x8x4096", "dot_2x8x4096", "dot_3x4x4096", "dot_slab_3x8x512"
  ], factors = [248, 250, 244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 5, mnk = 1007317, k_even = 9}, at_most = {m = 3, mnk = 21429361}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096", "dot_slab_3x8x512", "dot_slab_2x8x512", "dot_slab_1x8x1024"
  ], factors = [246, 254, 267, 254, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, k = 116, n = 5}, at_most = {m = 4, mnk = 21429361, k_even = 4, mk = 45216}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "dot_slab_4x6x512"
  ], factors = [259, 247, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, k = 116, n = 5, mk = 45217}, at_most = {m = 4, mnk = 21429361, k_even = 4}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096"
  ], factors = [251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, k = 116, n = 5, k_even = 5}, at_most = {m = 4, mnk = 21429361, n = 36}, kernels = [
    "dot_2x8x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, k = 116, n = 37, k_even = 5}, at_most = {m = 4, mnk = 21429361}, kernels = [
    "dot_4x6x4096", "dot_4x4x4096", "dot_slab_2x8x512"
  ], factors = [246, 244, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, k = 116, n = 5}, at_most = {m = 5, mnk = 21429361, n = 26, mk = 39967}, kernels = [
    "dot_5x5x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, k = 116, n = 5, mk = 39968}, at_most = {m = 5, mnk = 21429361, n = 26}, kernels = [
    "dot_5x5x4096", "dot_slab_4x6x1024", "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [254, 259, 260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, k = 116, n = 27}, at_most = {m = 5, mnk = 21429361, k = 10015, k_even = 4}, kernels = [
    "dot_5x5x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, k = 116, n = 27, k_even = 5}, at_most = {m = 5, mnk = 21429361, k = 10015}, kernels = [
    "dot_5x5x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, k = 10016, n = 27}, at_most = {m = 5, mnk = 21429361}, kernels = [
    "dot_2x8x4096", "dot_5x5x4096"
  ], factors = [260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 5, mnk = 21429362}, at_most = {m = 3, n = 333}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096", "dot_slab_3x8x512", "dot_slab_2x8x512"
  ], factors = [262, 261, 270, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, k = 116, n = 334, mnk = 21429362}, at_most = {m = 3}, kernels = [
    "dot_3x8x4096", "dot_3x4x4096", "dot_slab_3x8x512", "dot_slab_2x8x512"
  ], factors = [284, 291, 271, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, k = 116, n = 5, mnk = 21429362}, at_most = {m = 4, k = 37779, n_even = 128}, kernels = [
    "dot_4x6x4096", "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [290, 268, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, k = 116, n = 5, mnk = 21429362, n_even = 129}, at_most = {m = 4, k = 37779}, kernels = [
    "dot_4x6x4096", "dot_slab_3x8x512"
  ], factors = [292, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, k = 37780, n = 5, mnk = 21429362}, at_most = {m = 4, mn = 101}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_1x8x4096", "dot_slab_3x8x512", "dot_slab_4x6x512",
    "dot_slab_1x8x1024"
  ], factors = [251, 233, 260, 261, 257, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, k = 37780, n = 5, mnk = 21429362, mn = 102}, at_most = {m = 4}, kernels = [
    "dot_slab_4x6x1024", "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [262, 241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, k = 116, n = 5, mnk = 21429362}, at_most = {m = 5, mn = 2019}, kernels = [
    "dot_5x5x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_1x8x1024"
  ], factors = [256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, k = 116, n = 5, mnk = 21429362, mn = 2020}, at_most = {m = 5}, kernels = [
    "dot_5x5x4096", "dot_slab_3x8x512", "dot_slab_2x8x512"
  ], factors = [295, 265, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 5}, at_most = {m = 12, nk = 6260057, n = 6}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 7}, at_most = {m = 12, nk = 6260057, n = 10}, kernels = [
    "dot_2x8x4096", "dot_5x5x4096", "dot_slab_4x6x512", "dot_slab_2x8x512", "dot_slab_1x8x1024"
  ], factors = [251, 260, 262, 257, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 11}, at_most = {m = 12, nk = 6260057, n = 16}, kernels = [
    "dot_6x4x4096", "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [266, 269, 272, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 17}, at_most = {m = 12, nk = 6260057, n = 24}, kernels = [
    "dot_4x4x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [268, 271, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 25}, at_most = {m = 6, nk = 6260057, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_6x4x4096", "dot_slab_3x8x512"
  ], factors = [251, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 116, n = 25}, at_most = {m = 12, nk = 6260057, k_even = 4, k = 643}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "panel_6x64x1024"
  ], factors = [245, 247, 243, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 644, n = 25}, at_most = {m = 12, nk = 6260057, k_even = 4, mnk = 6655157}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_8x3x4096", "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [271, 272, 247, 258, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 644, n = 25, mnk = 6655158}, at_most = {m = 12, nk = 6260057, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x512", "tall_8x48x1024"
  ], factors = [252, 245, 247, 254, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 25, k_even = 5}, at_most = {m = 7, nk = 6260057, mk = 152475}, kernels = [
    "dot_6x4x4096", "dot_5x5x4096", "dot_slab_3x8x512", "dot_slab_2x8x512"
  ], factors = [252, 232, 260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, k = 116, n = 25, k_even = 5}, at_most = {m = 12, nk = 6260057, mk = 152475, k_even = 362}, kernels = [
    "dot_2x8x4096", "dot_3x4x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [277, 270, 263, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 8, k = 116, n = 25, k_even = 363}, at_most = {m = 12, nk = 6260057, mk = 152475}, kernels = [
    "dot_4x6x4096", "dot_8x3x4096", "dot_4x4x4096", "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [254, 242, 250, 262, 265, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 25, k_even = 5, mk = 152476}, at_most = {m = 12, nk = 6260057}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [248, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 5, nk = 6260058}, at_most = {m = 6, n_even = 32, mk = 2496126}, kernels = [
    "dot_6x4x4096", "dot_slab_6x4x1024", "dot_slab_3x8x512"
  ], factors = [251, 239, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 5, nk = 6260058, mk = 2496127}, at_most = {m = 6, n_even = 32}, kernels = [
    "dot_slab_3x8x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 116, n = 5, nk = 6260058}, at_most = {m = 12, n_even = 32, mn = 205}, kernels = [
    "block_10x16x4096", "dot_ahead_2x8x768", "dot_slab_3x8x512", "dot_slab_1x8x1024"
  ], factors = [256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 116, n = 5, nk = 6260058, mn = 206}, at_most = {m = 9, n_even = 32}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512", "block_slab_10x32x2048", "block_slab_6x64x256"
  ], factors = [253, 245, 259, 253, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 116, n = 5, nk = 6260058, mn = 206}, at_most = {m = 12, n_even = 32}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512", "dot_slab_2x8x512", "dot_slab_5x4x1024", "block_slab_10x32x2048",
    "block_slab_6x64x256"
  ], factors = [262, 263, 274, 243, 274, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 5, nk = 6260058, n_even = 33}, at_most = {m = 6, mk = 146542}, kernels = [
    "dot_slab_3x8x512"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 116, n = 5, nk = 6260058, n_even = 33}, at_most = {m = 12, mk = 146542, k_even = 181}, kernels = [
    "dot_slab_3x8x512", "dot_slab_4x6x512"
  ], factors = [262, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, k = 116, n = 5, nk = 6260058, n_even = 33, k_even = 182}, at_most = {m = 12, mk = 146542}, kernels = [
    "dot_slab_3x8x512", "dot_slab_2x8x512"
  ], factors = [241, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, k = 116, n = 5, nk = 6260058, n_even = 33, mk = 146543}, at_most = {m = 12}, kernels = [
    "dot_slab_3x8x512", "dot_slab_2x8x512"
  ], factors = [243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13}, at_most = {n = 2, k = 4, mn = 1151}, kernels = [
    "panel_16x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, mn = 1152}, at_most = {n = 2, k = 2}, kernels = [
    "block_8x48x512"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, mn = 1152, k = 3}, at_most = {n = 2, k = 4, nk = 4}, kernels = [
    "panel_5x64x384", "dot_slab_14x1x4096"
  ], factors = [241, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, mn = 1152, k = 3, nk = 5}, at_most = {n = 2, k = 4}, kernels = [
    "block_8x48x512", "panel_16x16x4096", "tall_16x16x4096"
  ], factors = [252, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 5}, at_most = {n = 1, k = 13}, kernels = [
    "dot_8x1x4096", "dot_ahead_2x1x4096", "dot_slab_14x1x4096"
  ], factors = [262, 273, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 5, n = 2}, at_most = {n = 2, k = 13}, kernels = [
    "dot_14x2x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 3}, at_most = {n = 9, k = 3, mn = 376}, kernels = [
    "block_10x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 3, k = 4}, at_most = {n = 9, k = 13, mn = 376}, kernels = [
    "dot_5x5x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 3, mn = 377}, at_most = {n = 9, k = 7}, kernels = [
    "block_8x48x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 3, mn = 377, k = 8}, at_most = {n = 9, k = 13, nk = 44}, kernels = [
    "dot_6x4x4096", "dot_8x3x4096", "block_8x48x512", "panel_16x16x4096", "panel_10x32x2048",
    "tall_16x16x4096"
  ], factors = [264, 258, 255, 248, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 3, mn = 377, k = 8, nk = 45}, at_most = {n = 9, k = 13}, kernels = [
    "panel_10x32x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14}, at_most = {n = 1, mk = 11585}, kernels = [
    "dot_8x1x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, mk = 11586}, at_most = {n = 1, mk = 557748}, kernels = [
    "dot_8x1x4096", "dot_slab_14x1x4096"
  ], factors = [273, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, mk = 557749}, at_most = {n = 1, mk = 5748442}, kernels = [
    "dot_2x1x4096", "dot_8x1x4096", "dot_4x1x4096", "dot_slab_14x1x4096"
  ], factors = [248, 250, 247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 2}, at_most = {n = 2, mk = 3047, mnk = 540423}, kernels = [
    "dot_14x2x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 2, mk = 3048}, at_most = {n = 2, mk = 5748442, mnk = 540423}, kernels = [
    "dot_14x2x4096", "dot_4x2x4096"
  ], factors = [250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 2, mnk = 540424}, at_most = {n = 2, mk = 5748442, nk = 151}, kernels = [
    "dot_14x2x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 2, mnk = 540424, nk = 152}, at_most = {n = 2, mk = 5748442}, kernels = [
    "dot_14x2x4096", "dot_4x2x4096", "dot_ahead_4x2x3072", "dot_slab_6x4x1024"
  ], factors = [264, 263, 232, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, mk = 5748443}, at_most = {n = 1, mnk = 9852611}, kernels = [
    "dot_4x1x4096", "dot_ahead_1x1x4096", "dot_ahead_2x1x4096", "dot_ahead_4x2x3072"
  ], factors = [240, 246, 251, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, mk = 5748443, mnk = 9852612}, at_most = {n = 1, k_even = 362}, kernels = [
    "dot_ahead_1x1x4096", "dot_ahead_2x1x4096", "dot_ahead_1x2x3072", "dot_ahead_4x2x3072"
  ], factors = [227, 227, 229, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, mk = 5748443, mnk = 9852612, k_even = 363}, at_most = {n = 1}, kernels = [
    "dot_4x1x4096", "dot_ahead_1x1x4096", "dot_ahead_2x1x4096", "dot_ahead_4x2x3072"
  ], factors = [239, 241, 230, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, mk = 5748443, n = 2}, at_most = {n = 2, nk = 105}, kernels = [
    "dot_ahead_4x2x3072", "dot_ahead_4x4x1536"
  ], factors = [246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, mk = 5748443, n = 2, nk = 106}, at_most = {n = 2, k_even = 724}, kernels = [
    "dot_14x2x4096", "dot_ahead_1x2x3072", "dot_ahead_4x2x3072", "dot_ahead_4x4x1536", "dot_ahead_2x4x1536"
  ], factors = [243, 249, 212, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, mk = 5748443, n = 2, nk = 106, k_even = 725}, at_most = {n = 2}, kernels = [
    "dot_4x2x4096", "dot_1x2x4096", "dot_ahead_4x2x3072", "dot_ahead_2x4x1536"
  ], factors = [238, 259, 241, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 3}, at_most = {n = 3, mk = 6171476, k = 24}, kernels = [
    "dot_8x3x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 4}, at_most = {n = 4, mk = 6171476, k = 24}, kernels = [
    "dot_6x4x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 25, n = 3}, at_most = {n = 3, mk = 6171476}, kernels = [
    "dot_8x3x4096", "dot_ahead_2x4x1536", "dot_slab_5x4x1024"
  ], factors = [277, 257, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 25, n = 4}, at_most = {n = 4, mk = 144699}, kernels = [
    "dot_6x4x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 25, n = 4, mk = 144700}, at_most = {n = 4, mk = 6171476}, kernels = [
    "dot_6x4x4096", "dot_4x4x4096", "dot_ahead_4x4x1536", "dot_slab_6x4x1024", "dot_slab_5x4x1024"
  ], factors = [253, 254, 268, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 5}, at_most = {n = 6, mk = 6171476, k = 24}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096"
  ], factors = [256, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 25, n = 5}, at_most = {n = 6, mk = 6171476, k = 58}, kernels = [
    "dot_4x6x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 7}, at_most = {n = 9, mk = 6171476, k = 58, k_even = 4}, kernels = [
    "dot_3x8x4096", "block_8x48x512", "tall_16x16x4096"
  ], factors = [257, 257, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 7, k_even = 5}, at_most = {n = 9, mk = 6171476, k = 22}, kernels = [
    "dot_2x8x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 23, n = 7, k_even = 5}, at_most = {n = 9, mk = 6171476, k = 58}, kernels = [
    "dot_2x8x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 59, n = 5}, at_most = {n = 5, mk = 6171476}, kernels = [
    "dot_5x5x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 59, n = 6}, at_most = {n = 6, mk = 6171476}, kernels = [
    "dot_4x6x4096", "dot_slab_4x6x1024"
  ], factors = [251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 59, n = 7}, at_most = {n = 8, mk = 6171476, k_even = 4}, kernels = [
    "dot_3x8x4096", "dot_6x4x4096", "dot_2x8x4096", "dot_ahead_2x8x768"
  ], factors = [256, 261, 245, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 59, n = 7, k_even = 5}, at_most = {n = 8, mk = 6171476}, kernels = [
    "dot_2x8x4096", "dot_ahead_2x8x768", "dot_slab_2x8x512"
  ], factors = [234, 249, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 59, n = 9}, at_most = {n = 9, mk = 499949}, kernels = [
    "dot_5x5x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 59, n = 9, mk = 499950}, at_most = {n = 9, mk = 6171476}, kernels = [
    "dot_5x5x4096", "block_8x48x512", "tall_16x16x4096"
  ], factors = [256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 3, mk = 6171477}, at_most = {n = 4, mk = 10334097}, kernels = [
    "dot_ahead_4x4x1536", "dot_ahead_2x4x1536"
  ], factors = [250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 3, mk = 10334098}, at_most = {n = 4, k_even = 4}, kernels = [
    "dot_8x3x4096", "dot_ahead_4x4x1536", "dot_ahead_2x4x1536"
  ], factors = [257, 266, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 3, mk = 10334098, k_even = 5}, at_most = {n = 4, k_even = 724}, kernels = [
    "dot_ahead_4x4x1536", "dot_ahead_2x4x1536", "dot_ahead_2x8x768"
  ], factors = [244, 247, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 3, mk = 10334098, k_even = 725}, at_most = {n = 4}, kernels = [
    "dot_ahead_2x4x1536", "dot_ahead_2x8x768"
  ], factors = [251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 5, mk = 6171477}, at_most = {n = 8, k_even = 32, nk = 295}, kernels = [
    "dot_2x8x4096", "dot_ahead_2x8x768", "tall_16x16x4096"
  ], factors = [209, 244, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 5, mk = 6171477, nk = 296}, at_most = {n = 6, k_even = 32}, kernels = [
    "dot_5x5x4096", "dot_ahead_2x8x768", "tall_16x16x4096"
  ], factors = [267, 220, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 7, mk = 6171477, nk = 296}, at_most = {n = 8, k_even = 32}, kernels = [
    "dot_ahead_4x4x1536", "dot_ahead_2x8x768", "tall_16x16x4096"
  ], factors = [242, 255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 5, mk = 6171477, k_even = 33}, at_most = {n = 8, k_even = 128}, kernels = [
    "dot_ahead_2x8x768"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 5, mk = 6171477, k_even = 129}, at_most = {n = 8}, kernels = [
    "dot_ahead_2x8x768"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 14, n = 9, mk = 6171477}, at_most = {n = 9}, kernels = [
    "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10}, at_most = {k = 63, n_even = 362, n = 16, mk = 4779893, m = 174, nk = 435}, kernels = [
    "panel_16x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, nk = 436}, at_most = {k = 63, n_even = 362, n = 16, mk = 4779893, m = 174}, kernels = [
    "panel_16x16x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 175, n = 10}, at_most = {k = 23, n_even = 362, n = 16, mk = 4779893}, kernels = [
    "block_10x16x4096", "block_8x48x512"
  ], factors = [272, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 175, n = 10, k = 24}, at_most = {k = 63, n_even = 362, n = 16, mk = 4779893}, kernels = [
    "block_8x48x512", "panel_10x32x2048", "tall_16x16x4096"
  ], factors = [267, 266, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, mk = 4779894}, at_most = {k = 63, n_even = 362, n = 16}, kernels = [
    "block_10x16x4096", "panel_5x64x384", "tall_16x16x4096", "tall_8x48x1024"
  ], factors = [233, 232, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17}, at_most = {k = 5, n_even = 362, mk = 139}, kernels = [
    "tall_3x128x512"
  ], factors = [379]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, mk = 140}, at_most = {k = 2, n_even = 128, mnk = 462829}, kernels = [
    "panel_5x64x384"
  ], factors = [401]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, mk = 140, k = 3}, at_most = {k = 5, n_even = 128, mnk = 462829}, kernels = [
    "panel_5x64x384"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, mk = 140, mnk = 462830}, at_most = {k = 5, n_even = 128}, kernels = [
    "block_8x48x512", "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [285, 283, 274, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, mk = 140, n_even = 129}, at_most = {k = 5, n_even = 362}, kernels = [
    "panel_5x64x384", "tall_6x64x1024"
  ], factors = [247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6}, at_most = {k = 27, n_even = 362, mn = 2495928, mk = 507}, kernels = [
    "panel_6x64x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mk = 508}, at_most = {k = 27, n_even = 362, mn = 2495928}, kernels = [
    "panel_6x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mn = 2495929}, at_most = {k = 27, n_even = 362}, kernels = [
    "block_10x16x4096", "block_8x48x512", "panel_6x64x1024", "panel_5x64x384", "tall_8x48x1024",
    "tall_6x64x1024"
  ], factors = [259, 263, 269, 266, 251, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 28}, at_most = {k = 63, n_even = 362, n = 20}, kernels = [
    "tall_10x32x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 21, k = 28}, at_most = {k = 63, n_even = 362, m = 83308, mnk = 305911}, kernels = [
    "panel_6x64x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 21, k = 28, mnk = 305912}, at_most = {k = 63, n_even = 362, m = 83308}, kernels = [
    "block_8x48x512", "panel_6x64x1024", "tall_10x32x2048"
  ], factors = [251, 248, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 83309, n = 21, k = 28}, at_most = {k = 63, n_even = 362}, kernels = [
    "tall_8x32x1024", "tall_8x48x1024", "tall_6x64x1024", "tall_10x32x2048"
  ], factors = [236, 228, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, n_even = 363}, at_most = {k = 5, mn = 4377686, n_even = 724}, kernels = [
    "panel_6x64x1024", "tall_3x128x512"
  ], factors = [245, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, n_even = 725}, at_most = {k = 5, mn = 4377686}, kernels = [
    "tall_3x128x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, n_even = 363, mn = 4377687}, at_most = {k = 5}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [317, 316, 333, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, n_even = 363, k = 6}, at_most = {k = 29, mn = 284723}, kernels = [
    "panel_5x64x384"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, n_even = 363, k = 6, mn = 284724}, at_most = {k = 29}, kernels = [
    "panel_5x64x384", "tall_3x128x512", "tall_6x64x1024"
  ], factors = [215, 226, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, n_even = 363, k = 30}, at_most = {k = 63}, kernels = [
    "panel_6x64x1024", "tall_6x64x1024"
  ], factors = [238, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64}, at_most = {mk = 8221249, m = 68, nk = 7237977, k_even = 4, n = 20, mn = 260}, kernels = [
    "dot_5x5x4096", "dot_slab_4x6x512"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, mn = 261}, at_most = {mk = 1871448, m = 68, nk = 7237977, k_even = 4, n = 20}, kernels = [
    "dot_5x5x4096", "block_8x48x512", "panel_16x16x4096", "dot_slab_4x6x512"
  ], factors = [264, 243, 259, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, mn = 261, mk = 1871449}, at_most = {mk = 8221249, m = 68, nk = 7237977, k_even = 4, n = 20}, kernels = [
    "block_10x16x4096", "panel_16x16x4096", "dot_slab_4x6x1024", "tall_16x16x4096"
  ], factors = [249, 245, 259, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 21, k = 64}, at_most = {mk = 8221249, m = 39, nk = 7237977, k_even = 4, k = 133}, kernels = [
    "block_8x48x512"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 21, k = 134}, at_most = {mk = 125156, m = 39, nk = 7237977, k_even = 4}, kernels = [
    "dot_6x4x4096", "dot_4x6x4096", "dot_5x5x4096", "block_8x48x512", "dot_slab_4x6x512",
    "block_slab_10x32x2048"
  ], factors = [249, 258, 262, 268, 254, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 21, k = 134, mk = 125157}, at_most = {mk = 8221249, m = 39, nk = 7237977, k_even = 4}, kernels = [
    "dot_6x4x4096", "block_8x48x512", "panel_10x32x2048", "panel_6x64x1024", "dot_slab_4x6x512",
    "block_slab_10x32x2048"
  ], factors = [258, 264, 255, 258, 260, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 21, k = 64}, at_most = {mk = 134559, m = 68, nk = 7237977, k_even = 4}, kernels = [
    "dot_4x6x4096", "tall_8x48x1024", "block_slab_10x32x2048"
  ], factors = [258, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 21, k = 64, mk = 134560}, at_most = {mk = 8221249, m = 68, nk = 7237977, k_even = 4}, kernels = [
    "block_8x48x512", "panel_6x64x1024", "dot_slab_4x6x1024", "tall_8x48x1024", "tall_10x32x2048",
    "block_slab_10x32x2048"
  ], factors = [261, 257, 257, 258, 261, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, k_even = 5}, at_most = {mk = 128415, m = 68, nk = 7237977, k_even = 724, k = 90}, kernels = [
    "panel_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 91, k_even = 5}, at_most = {mk = 128415, m = 24, nk = 7237977, k_even = 724, n = 35}, kernels = [
    "dot_2x8x4096", "dot_5x5x4096"
  ], factors = [262, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 36, k = 91, k_even = 5}, at_most = {mk = 128415, m = 24, nk = 7237977, k_even = 724}, kernels = [
    "dot_2x8x4096", "dot_5x5x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [251, 239, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 10, k = 91, k_even = 5}, at_most = {mk = 128415, m = 68, nk = 7237977, k_even = 724}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x1024", "dot_slab_4x6x512", "dot_slab_2x8x512", "block_slab_6x64x256"
  ], factors = [243, 254, 258, 249, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, k_even = 5, mk = 128416}, at_most = {mk = 8221249, m = 68, nk = 7237977, k_even = 724, mn = 534}, kernels = [
    "dot_5x5x4096", "dot_slab_6x4x1024", "dot_slab_4x6x1024", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [256, 256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, k_even = 5, mk = 128416, mn = 535}, at_most = {mk = 8221249, m = 68, nk = 7237977, k_even = 724, mn = 1531}, kernels = [
    "dot_ahead_2x8x768", "dot_slab_4x6x1024", "dot_slab_4x6x512", "dot_slab_2x8x512", "tall_8x48x1024",
    "tall_10x32x2048"
  ], factors = [253, 257, 254, 252, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, k_even = 5, mk = 128416, mn = 1532}, at_most = {mk = 8221249, m = 68, nk = 7237977, k_even = 724}, kernels = [
    "block_8x48x512", "dot_slab_4x6x1024", "dot_slab_2x8x512", "tall_8x48x1024", "tall_10x32x2048",
    "block_slab_10x32x2048"
  ], factors = [259, 255, 249, 257, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, k_even = 725}, at_most = {mk = 240794, m = 29, nk = 7237977}, kernels = [
    "dot_2x8x4096", "dot_5x5x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [267, 254, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 10, k = 64, k_even = 725}, at_most = {mk = 240794, m = 68, nk = 7237977}, kernels = [
    "dot_2x8x4096", "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [247, 250, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, k_even = 725, mk = 240795}, at_most = {mk = 8221249, m = 68, nk = 7237977, n = 19, n_even = 4}, kernels = [
    "dot_slab_6x4x1024", "dot_slab_4x6x1024", "dot_slab_4x6x512", "dot_slab_2x8x512", "tall_8x48x1024"
  ], factors = [257, 254, 254, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, k_even = 725, mk = 240795, n_even = 5}, at_most = {mk = 8221249, m = 68, nk = 7237977, n = 19}, kernels = [
    "dot_slab_2x8x512", "tall_8x32x1024"
  ], factors = [248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 20, k = 64, k_even = 725, mk = 240795}, at_most = {mk = 8221249, m = 68, nk = 7237977}, kernels = [
    "block_8x48x512", "dot_slab_4x6x1024", "dot_slab_2x8x512", "tall_6x64x1024", "tall_10x32x2048",
    "block_slab_10x32x2048"
  ], factors = [252, 248, 245, 249, 253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, nk = 7237978}, at_most = {mk = 133104, m = 68, k_even = 4}, kernels = [
    "dot_slab_3x8x512", "block_slab_10x32x2048"
  ], factors = [259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, nk = 7237978, k_even = 5}, at_most = {mk = 133104, m = 18, k_even = 724}, kernels = [
    "dot_slab_3x8x512", "dot_slab_2x8x512", "block_slab_10x32x2048"
  ], factors = [260, 259, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 10, k = 64, nk = 7237978, k_even = 5}, at_most = {mk = 133104, m = 68, k_even = 724}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512", "block_slab_10x32x2048"
  ], factors = [249, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, nk = 7237978, k_even = 725}, at_most = {mk = 133104, m = 25}, kernels = [
    "dot_slab_3x8x512", "dot_slab_2x8x512"
  ], factors = [241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 10, k = 64, nk = 7237978, k_even = 725}, at_most = {mk = 133104, m = 68}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512"
  ], factors = [241, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, nk = 7237978, mk = 133105}, at_most = {mk = 8221249, m = 68, k_even = 4}, kernels = [
    "block_slab_10x32x2048", "block_slab_6x64x256"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, nk = 7237978, mk = 133105, k_even = 5}, at_most = {mk = 8221249, m = 68, k_even = 128}, kernels = [
    "dot_slab_2x8x512", "tall_8x48x1024", "block_slab_10x32x2048", "block_slab_6x64x256"
  ], factors = [239, 249, 255, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, nk = 7237978, mk = 133105, k_even = 129}, at_most = {mk = 8221249, m = 25}, kernels = [
    "dot_slab_4x6x512", "dot_slab_2x8x512", "block_slab_10x32x2048", "block_slab_6x64x256"
  ], factors = [231, 226, 250, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 10, k = 64, nk = 7237978, mk = 133105, k_even = 129}, at_most = {mk = 8221249, m = 68}, kernels = [
    "tall_8x32x1024", "block_slab_10x32x2048", "block_slab_6x64x256"
  ], factors = [246, 252, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 10, k = 64}, at_most = {mk = 8221249, k_even = 4, n = 12, mnk = 56535999}, kernels = [
    "dot_5x5x4096", "block_8x48x512", "dot_slab_4x6x512", "tall_16x16x4096"
  ], factors = [247, 261, 252, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 13, k = 64}, at_most = {mk = 8221249, k_even = 4, n = 16, mnk = 56535999}, kernels = [
    "block_8x48x512", "panel_16x16x4096", "tall_16x16x4096", "block_slab_16x16x512"
  ], factors = [265, 256, 260, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 10, k = 64, mnk = 56536000}, at_most = {mk = 8221249, k_even = 4, n = 16}, kernels = [
    "tall_16x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 17, k = 64}, at_most = {mk = 8221249, k_even = 4, mn = 260623, n = 25}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096", "tall_10x32x2048"
  ], factors = [237, 235, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 26, k = 64}, at_most = {mk = 131139, k_even = 4, mn = 260623, k = 152}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024", "tall_10x32x2048"
  ], factors = [256, 260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 26, k = 153}, at_most = {mk = 131139, k_even = 4, mn = 260623}, kernels = [
    "block_8x48x512", "panel_10x32x2048", "dot_slab_4x6x512", "tall_8x32x1024", "block_slab_10x32x2048"
  ], factors = [255, 254, 246, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 26, k = 64, mk = 131140}, at_most = {mk = 8221249, k_even = 4, mn = 260623}, kernels = [
    "block_8x48x512", "panel_10x32x2048", "dot_slab_4x6x1024", "tall_8x48x1024", "tall_10x32x2048",
    "block_slab_10x32x2048"
  ], factors = [253, 254, 244, 253, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 17, k = 64, mn = 260624}, at_most = {mk = 132911, k_even = 4, m = 931, k = 149}, kernels = [
    "panel_6x64x1024", "panel_5x64x384", "tall_8x32x1024", "tall_6x64x1024", "block_slab_10x32x2048"
  ], factors = [250, 249, 253, 251, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 17, k = 150, mn = 260624}, at_most = {mk = 132911, k_even = 4, m = 931}, kernels = [
    "panel_6x64x1024", "tall_8x32x1024", "block_slab_10x32x2048"
  ], factors = [256, 260, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 17, k = 64, mn = 260624, mk = 132912}, at_most = {mk = 8221249, k_even = 4, m = 931}, kernels = [
    "panel_10x32x2048", "panel_6x64x1024", "block_slab_10x32x2048"
  ], factors = [257, 255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 932, n = 17, k = 64, mn = 260624}, at_most = {mk = 8221249, k_even = 4}, kernels = [
    "block_8x48x512", "panel_6x64x1024", "tall_8x32x1024", "tall_8x48x1024", "tall_10x32x2048"
  ], factors = [245, 241, 245, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 10, k = 64, k_even = 5}, at_most = {mk = 8221249, n = 12}, kernels = [
    "dot_4x6x4096", "dot_5x5x4096", "dot_slab_4x6x1024", "tall_16x16x4096", "tall_8x48x1024"
  ], factors = [250, 252, 256, 257, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 13, k = 64, k_even = 5}, at_most = {mk = 8221249, n = 16, k = 90}, kernels = [
    "block_8x48x512", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [266, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 13, k = 91, k_even = 5}, at_most = {mk = 8221249, n = 16, k_even = 724}, kernels = [
    "dot_2x8x4096", "block_8x48x512", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [235, 265, 251, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 13, k = 91, k_even = 725}, at_most = {mk = 8221249, n = 16}, kernels = [
    "block_10x16x4096", "block_8x48x512", "dot_slab_2x8x512", "tall_8x32x1024"
  ], factors = [254, 259, 256, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 17, k = 64, k_even = 5}, at_most = {mk = 8221249, n = 18}, kernels = [
    "dot_4x6x4096", "dot_slab_4x6x1024", "dot_slab_4x6x512"
  ], factors = [249, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 19, k = 64, k_even = 5}, at_most = {mk = 133331, k_even = 724, m = 3865, k = 103}, kernels = [
    "block_10x16x4096", "panel_6x64x1024", "tall_10x32x2048"
  ], factors = [235, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 19, k = 104, k_even = 5}, at_most = {mk = 133331, k_even = 724, m = 3865, k = 143}, kernels = [
    "panel_5x64x384", "block_slab_10x32x2048"
  ], factors = [250, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 19, k = 144, k_even = 5}, at_most = {mk = 133331, k_even = 724, m = 3865}, kernels = [
    "dot_2x8x4096", "panel_10x32x2048", "panel_6x64x1024", "dot_slab_4x6x1024", "dot_slab_2x8x512",
    "block_slab_10x32x2048"
  ], factors = [240, 253, 250, 255, 246, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 19, k = 64, k_even = 5, mk = 133332}, at_most = {mk = 8221249, k_even = 724, m = 3865}, kernels = [
    "panel_10x32x2048", "panel_6x64x1024", "dot_slab_4x6x1024", "tall_10x32x2048", "block_slab_10x32x2048"
  ], factors = [251, 248, 248, 257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3866, n = 19, k = 64, k_even = 5}, at_most = {mk = 8221249, k_even = 724, k = 71}, kernels = [
    "block_8x48x512", "tall_8x32x1024", "tall_8x48x1024", "tall_10x32x2048", "block_slab_6x64x256"
  ], factors = [254, 247, 250, 253, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3866, n = 19, k = 72, k_even = 5}, at_most = {mk = 3603884, k_even = 724}, kernels = [
    "block_8x48x512", "panel_6x64x1024", "panel_5x64x384", "dot_slab_2x8x512", "tall_8x32x1024",
    "tall_10x32x2048"
  ], factors = [252, 247, 246, 244, 252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3866, n = 19, k = 72, k_even = 5, mk = 3603885}, at_most = {mk = 8221249, k_even = 724}, kernels = [
    "dot_ahead_2x8x768", "tall_8x32x1024", "tall_8x48x1024", "tall_10x32x2048"
  ], factors = [251, 246, 246, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 19, k = 64, k_even = 725}, at_most = {mk = 137078}, kernels = [
    "dot_2x8x4096", "dot_slab_2x8x512"
  ], factors = [235, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 19, k = 64, k_even = 725, mk = 137079}, at_most = {mk = 8221249}, kernels = [
    "dot_2x8x4096", "panel_10x32x2048", "panel_6x64x1024", "dot_slab_4x6x1024", "tall_10x32x2048",
    "block_slab_10x32x2048"
  ], factors = [222, 247, 244, 242, 251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, mk = 8221250}, at_most = {n = 16, mn = 724}, kernels = [
    "dot_ahead_2x8x768", "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, mk = 8221250, mn = 725}, at_most = {n = 16, k_even = 4}, kernels = [
    "tall_16x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 10, k = 64, mk = 8221250, mn = 725, k_even = 5}, at_most = {n = 16}, kernels = [
    "tall_16x16x4096", "tall_8x32x1024"
  ], factors = [245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 64, mk = 8221250}, at_most = {mn = 1631}, kernels = [
    "dot_slab_4x6x512", "tall_8x32x1024", "tall_10x32x2048", "block_slab_6x64x256"
  ], factors = [264, 249, 254, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 64, mk = 8221250, mn = 1632}, at_most = {n = 33}, kernels = [
    "tall_8x48x1024", "tall_10x32x2048"
  ], factors = [230, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 34, k = 64, mk = 8221250, mn = 1632}, at_most = {}, kernels = [
    "tall_8x32x1024", "tall_8x48x1024", "tall_6x64x1024", "tall_10x32x2048"
  ], factors = [242, 246, 236, 246]} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5, layout = "nt"} : () -> ()
