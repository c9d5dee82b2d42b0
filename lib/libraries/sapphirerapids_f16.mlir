// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f16 x f16 to f32, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 398 synthetic shapes, 2026-11-23, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 18, n_pred 16, levels measured [0].
// 22 of 58 candidates kept (1612 generated); the best of them against the best of all: 1.011 (geometric mean of times)
// chosen against the best of them: 1.052, worst 2.48
// predicted against measured time: median error 14.5 %; g: 27.2 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 2, 6, 9, 13], g_ps = [46198, 82721643, 293485000, 440252667, 468403091],
      g_slope = [41337722, 52690839, 48922555, 7037606, 35891418], region = 4338, visit = 6007, loop = 920,
      fma = 346, edge = 207, conflict_b = 6270, conflict_c = 314, conflict = 3599, mask = 73, split = 2742,
      once_far = 917, apart_near = 294, apart_far = 918, brief = 737, column = 685, reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0, 6], g_ps = [47670, 157203375], g_slope = [26192617, 27695725], edge_columns = 8,
      region = 11566, visit = 3727, loop = 2462, fma = 402, edge = 334, conflict_a = 3856, conflict_c = 3514,
      conflict = 2837, split = 481, a_near = 102, b_near = 69, c_near = 447, once_far = 917, apart_near = 156,
      apart_far = 918, brief = 103, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x256x1024", family = "direct",
    tile = #dynmlir.tile<1, 256, 1024>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [63745, 38170722, 221257125], g_slope = [12702325, 18308640, 15720781],
      edge_columns = 8, visit = 591, loop = 22187, fma = 968, edge = 200, conflict_b = 1219,
      conflict_c = 2033, conflict = 862, split = 133, stall = 14, b_near = 1, c_near = 392, rows_near = 737,
      once_far = 697, apart_near = 188, apart_far = 1024, brief = 58, reread = 914
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x1024", family = "direct",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [48454, 56056353], g_slope = [9334649, 11295461], edge_columns = 8, region = 20143,
      visit = 2791, fma = 549, edge = 171, conflict_a = 2744, conflict_c = 3552, conflict = 4714, split = 195,
      stall = 100, a_near = 191, a_far = 1024, b_near = 46, b_far = 1024, c_near = 394, c_far = 1024,
      once_far = 697, apart_near = 164, apart_far = 1024, brief = 9, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x1024", family = "direct",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 4, 6], g_ps = [55115, 20727067, 32887000], g_slope = [5167988, 6079966, 7567881],
      edge_columns = 8, region = 7114, visit = 2775, loop = 5771, fma = 470, edge = 197, conflict_a = 17561,
      conflict_c = 2061, conflict = 6601, split = 594, stall = 31, a_near = 91, c_near = 149, once_far = 954,
      apart_near = 74, apart_far = 908, brief = 79, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x8192", family = "sweep",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [43701, 39769600, 171787556, 295849778, 420721636, 462405000],
      g_slope = [39725899, 44005985, 62031111, 41623952, 10420841, 37329969], region = 207849, visit = 8251,
      loop = 20163, fma = 314, edge = 749, conflict_a = 29149, conflict_c = 3260, mask = 177, split = 1541,
      a_near = 163, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 365, c_far = 1024, rows_near = 658,
      rows_far = 1024, once_far = 967, apart_near = 465, apart_far = 1024, brief = 220
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x2048", family = "sweep",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0, 13], g_ps = [66229, 190814200], g_slope = [14672920, 11015600], edge_columns = 8,
      region = 18649, visit = 5060, loop = 3573, fma = 379, edge = 326, conflict_a = 6186, conflict_b = 2720,
      conflict_c = 913, mask = 42, split = 657, stall = 634, a_near = 169, a_far = 1024, b_near = 116,
      b_far = 1024, c_near = 243, c_far = 1024, rows_far = 1024, once_far = 884, apart_near = 184,
      apart_far = 820
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 13], g_ps = [52127, 9317417, 15206727, 38314000, 121973615],
      g_slope = [9265290, 5889310, 11553636, 9295512, 2168270], visit = 8112, fma = 369, edge = 570,
      pack = 1966, conflict_a = 1711, split = 66, stall = 286, a_far = 1024, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 121
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [50045], g_slope = [12558632], visit = 6045, loop = 6035, fma = 414, edge = 8,
      pack = 1512, split = 152, stall = 1024, a_near = 61, a_far = 892, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 888, once_far = 26, reread = 152
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 9, 13], g_ps = [30209, 55563778, 88239182], g_slope = [6170396, 8168851, 4678858],
      region = 6107, visit = 2988, fma = 434, pack = 2127, conflict_a = 3107, split = 480, stall = 195,
      a_far = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024,
      once_far = 1024, reread = 176
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [34026, 3706237, 8983357, 11054535, 19255071],
      g_slope = [3672211, 5277120, 2071178, 8200536, 4530833], region = 5622, visit = 4106, fma = 416,
      pack = 2366, conflict_a = 882, split = 118, stall = 217, a_far = 1024, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 184
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x32", family = "skinny",
    tile = #dynmlir.tile<16, 8, 32>, packed = false, model = {
      g_t = [0, 1], g_ps = [39164, 232275], g_slope = [193111, 215138], region = 3726, visit = 7189,
      fma = 407, conflict_a = 118, conflict_c = 171, mask = 26, split = 674, a_near = 201, b_near = 507,
      c_near = 143, rows_near = 438, rows_far = 313, once_far = 61, apart_near = 24, brief = 47
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x16x32", family = "skinny",
    tile = #dynmlir.tile<14, 16, 32>, packed = false, model = {
      g_t = [0, 1, 6, 9, 19, 28], g_ps = [48916, 266853, 1468330, 1468330, 3350946, 4381767],
      g_slope = [217937, 240295, 0, 188261, 114535, 162490], region = 5339, visit = 7674, fma = 363,
      conflict_a = 4921, conflict_b = 3138, mask = 97, split = 307, a_near = 406, c_near = 355,
      rows_near = 1024, rows_far = 313, once_near = 31, once_far = 61, apart_near = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x32x32", family = "skinny",
    tile = #dynmlir.tile<14, 32, 32>, packed = false, model = {
      g_t = [0, 28, 211], g_ps = [53818, 7603837, 56088059], g_slope = [269643, 264941, 229797],
      edge_columns = 16, region = 6230, visit = 6645, fma = 410, edge = 61, conflict_a = 5173,
      conflict_c = 968, mask = 99, split = 475, stall = 90, a_near = 311, c_near = 187, rows_far = 313,
      once_far = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x32", family = "skinny",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 1, 4, 94, 141, 211], g_ps = [46279, 233599, 1234759, 27220750, 43719500, 59521000],
      g_slope = [187320, 333720, 288733, 351037, 225735, 369048], edge_columns = 8, region = 9753,
      visit = 4852, fma = 397, edge = 249, conflict_a = 4398, conflict_b = 2209, conflict_c = 1120,
      split = 658, stall = 74, a_near = 141, c_near = 171, rows_far = 845, apart_near = 33, brief = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x256x32", family = "skinny",
    tile = #dynmlir.tile<1, 256, 32>, packed = false, model = {
      g_t = [0, 1, 6, 28, 42, 63], g_ps = [35813, 429953, 2638307, 16214769, 23938583, 31815000],
      g_slope = [394140, 441670, 617111, 551701, 375067, 772428], edge_columns = 8, region = 10501,
      visit = 2027, loop = 4605, fma = 967, edge = 168, conflict_b = 3627, conflict_c = 1292, split = 102,
      a_near = 966, b_near = 41, c_near = 363, rows_far = 845, once_near = 68
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x128", family = "tall",
    tile = #dynmlir.tile<16, 16, 128>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 19], g_ps = [18247, 1168026, 1511367, 6776135, 6776135, 20543750],
      g_slope = [1149779, 343341, 1316192, 0, 1376761, 620752], visit = 6793, loop = 2567, fma = 366,
      edge = 1177, pack = 240, conflict_a = 22333, conflict_c = 4497, mask = 154, a_near = 183, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 37, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, apart_near = 1011, apart_far = 1024, column = 1024, seam = 1024, reread = 533
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [49938, 11998152, 19723429, 29862727, 83119500],
      g_slope = [11948214, 7725277, 10139298, 17752257, 14096975], edge_columns = 16, region = 5934,
      visit = 4589, fma = 348, edge = 581, pack = 137, conflict_c = 2988, stall = 580, a_near = 360,
      a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 55, once_far = 1024, brief = 140,
      column = 746
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [60271, 21815417, 32166800, 36229000, 62435000, 79791412],
      g_slope = [7251715, 10351383, 2031100, 8735333, 4339103, 13073693], edge_columns = 16, region = 5923,
      visit = 4108, loop = 747, fma = 366, edge = 931, pack = 132, conflict_c = 2623, mask = 87, stall = 333,
      a_near = 231, a_far = 1024, b_near = 151, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 124,
      once_far = 1024, apart_far = 1024, brief = 242, column = 418
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x16x4096", family = "block",
    tile = #dynmlir.tile<14, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [41482, 32585750, 41250324, 276135833],
      g_slope = [32544268, 8664574, 21353228, 58328236], region = 4750, visit = 6579, fma = 373, edge = 993,
      pack = 170, conflict_c = 2971, mask = 47, a_near = 128, a_far = 1024, b_near = 544, b_far = 1024,
      c_near = 359, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 486, once_far = 1024,
      apart_far = 1024, brief = 315, column = 812, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x32x4096", family = "block",
    tile = #dynmlir.tile<14, 32, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [61610, 34478882, 96220125, 282757600, 331297750, 597795571],
      g_slope = [34417272, 61741243, 46634368, 16180050, 66624455, 19847488], edge_columns = 16,
      region = 7617, visit = 6495, fma = 354, pack = 201, conflict_c = 2837, mask = 84, stall = 437,
      a_near = 174, a_far = 1024, b_near = 178, b_far = 1024, c_near = 433, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 28, once_far = 1024, apart_near = 146, apart_far = 1024, brief = 173,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x256", family = "panel",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 19, 28], g_ps = [54214, 46383412, 78557176], g_slope = [2438378, 3574862, 4389216],
      edge_columns = 16, region = 1785, visit = 5393, fma = 334, edge = 586, pack = 147, conflict_c = 2314,
      stall = 503, a_near = 237, a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 1024, once_near = 56,
      once_far = 1024, apart_near = 16, apart_far = 1024, brief = 146, column = 815
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @sapphirerapids} : () -> ()
