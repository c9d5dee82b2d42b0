// Micro-kernels for Zen 5: a core with AVX-512, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1154 synthetic shapes, 2026-11-26, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 26, n_pred 16, levels measured [0].
// 26 of 31 candidates kept (393 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.042, worst 2.50
// predicted against measured time: median error 6.7 %; g: 4.9 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000, dram_all_mbs = 72000, l3_mbs = 121000,
  l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700, l3_ps = 12800, dram_ps = 141000, cores = 2,
  wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_10x32x2048", family = "prepacked",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 4, 6], g_ps = [28000, 21080940, 34316759], g_slope = [5263235, 6617909, 4869219],
      region = 14989, visit = 932, loop = 328, fma = 255, edge = 528, conflict_a = 1350, conflict_c = 831,
      mask = 29, stall = 101, a_near = 278, a_far = 640, b_near = 69, b_far = 1024, c_near = 27, c_far = 1024,
      rows_near = 836, rows_far = 1024, once_far = 833, alias_a = 44, alias_c = 313, apart_far = 261,
      seam = 318, reread = 183
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_12x16x4096", family = "prepacked",
    tile = #dynmlir.tile<12, 16, 4096>, packed = false, model = {
      g_t = [0, 2, 13], g_ps = [10000, 15057133, 103208821], g_slope = [7523566, 8013789, 22366440],
      region = 7399, visit = 901, loop = 622, fma = 256, edge = 991, conflict_a = 2078, conflict_c = 1169,
      mask = 21, stall = 151, a_near = 147, a_far = 606, b_near = 222, b_far = 1024, c_near = 87,
      c_far = 1024, rows_near = 677, rows_far = 1024, once_far = 557, alias_a = 60, alias_c = 709,
      apart_far = 1024, brief = 18, seam = 109, reread = 117
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x4096", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 13], g_ps = [10034, 60311643, 100218429, 205128036],
      g_slope = [15075402, 19953393, 14987086, 27953206], region = 11076, visit = 1155, loop = 1017,
      fma = 256, edge = 831, conflict_a = 12581, conflict_c = 1532, mask = 24, stall = 181, a_near = 179,
      a_far = 552, b_near = 261, b_far = 1024, c_near = 106, c_far = 1024, rows_near = 622, rows_far = 1024,
      once_far = 618, alias_a = 38, alias_c = 798, apart_far = 1024, brief = 32, seam = 93, reread = 99
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_1x32x2048", family = "prepacked",
    tile = #dynmlir.tile<1, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [10000, 2146791, 5053564], g_slope = [2136791, 2906773, 2494091],
      edge_columns = 16, region = 24389, loop = 646, fma = 535, edge = 516, conflict_a = 69837,
      conflict_c = 804, mask = 24, stall = 115, a_near = 965, a_far = 706, b_near = 122, b_far = 496,
      c_far = 591, rows_near = 1024, rows_far = 1024, once_far = 738, alias_a = 527, alias_c = 305,
      seam = 278, reread = 356
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_3x64x1024", family = "prepacked",
    tile = #dynmlir.tile<3, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [10000, 3278857, 5800052], g_slope = [1634428, 2521195, 3049210],
      edge_columns = 16, region = 23447, visit = 199, loop = 2535, fma = 295, edge = 262, conflict_a = 14521,
      conflict_c = 478, mask = 4, stall = 142, a_near = 668, a_far = 706, b_near = 68, b_far = 324,
      c_far = 860, rows_near = 1024, rows_far = 1024, once_far = 204, alias_a = 284, alias_c = 93, brief = 11,
      column = 84, seam = 323
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x1024", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [21759, 4210055, 6698756], g_slope = [2094148, 2488701, 3011489],
      edge_columns = 16, region = 18729, visit = 328, loop = 2379, fma = 286, edge = 264, conflict_a = 17553,
      conflict_c = 581, mask = 6, stall = 142, a_near = 379, a_far = 762, b_far = 398, c_far = 872,
      rows_near = 1024, rows_far = 1024, once_far = 194, alias_a = 130, alias_c = 72, column = 75, seam = 335
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x1024", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 6], g_ps = [10000, 18589897], g_slope = [3096649, 3272620], edge_columns = 16, region = 19105,
      visit = 566, loop = 1964, fma = 275, edge = 270, conflict_a = 5254, conflict_c = 525, stall = 147,
      a_near = 301, a_far = 650, b_near = 10, b_far = 402, c_far = 902, rows_near = 1024, rows_far = 1024,
      once_far = 192, alias_a = 113, alias_c = 63, column = 124, seam = 368, reread = 85
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_8x32x1024", family = "prepacked",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 6, 13], g_ps = [10000, 12734679, 30054357], g_slope = [2120779, 2474239, 1616127],
      edge_columns = 16, region = 14030, visit = 629, loop = 989, fma = 268, edge = 500, conflict_a = 4228,
      conflict_c = 1006, mask = 14, stall = 106, a_near = 193, a_far = 930, b_near = 27, b_far = 1024,
      c_near = 20, c_far = 995, rows_near = 894, rows_far = 1024, once_far = 659, alias_c = 324,
      apart_far = 319, seam = 300, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0, 6, 13], g_ps = [11582, 24040126, 55923138], g_slope = [4004757, 4554716, 2499936],
      region = 10012, visit = 1122, loop = 1109, fma = 256, edge = 829, conflict_a = 12420, conflict_c = 1497,
      mask = 21, stall = 166, a_near = 188, a_far = 597, b_near = 248, b_far = 1024, c_near = 109,
      c_far = 1024, rows_near = 643, rows_far = 1024, once_near = 5, once_far = 484, alias_a = 35,
      alias_c = 833, apart_far = 1024, brief = 27, seam = 105, reread = 91
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_2x64x1024", family = "prepacked",
    tile = #dynmlir.tile<2, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [19700, 1206491, 2646023, 4612173, 8493725],
      g_slope = [1186791, 1439532, 1966150, 3881552, 2971790], edge_columns = 16, region = 22115, visit = 131,
      loop = 2511, fma = 328, edge = 259, conflict_a = 43707, conflict_c = 350, mask = 7, stall = 115,
      a_near = 747, a_far = 763, b_near = 120, b_far = 220, c_far = 875, rows_near = 1024, rows_far = 1024,
      once_near = 26, once_far = 223, alias_a = 393, alias_c = 90, brief = 15, column = 100, seam = 384,
      reread = 387
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_1x64x1024", family = "prepacked",
    tile = #dynmlir.tile<1, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [10000, 2345233, 4528638, 14401257],
      g_slope = [1167616, 2183405, 3290873, 2913399], edge_columns = 16, region = 23271, visit = 22,
      loop = 2341, fma = 428, edge = 275, conflict_a = 110296, conflict_c = 151, mask = 110, stall = 102,
      a_near = 1024, a_far = 1024, b_near = 129, b_far = 108, c_far = 733, once_near = 41, once_far = 194,
      alias_a = 730, alias_c = 98, brief = 19, column = 100, seam = 349, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_5x64x1024", family = "prepacked",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 3], g_ps = [15172, 7785763], g_slope = [2590197, 3100803], edge_columns = 16, region = 20169,
      visit = 424, loop = 1941, fma = 283, edge = 256, conflict_a = 5379, conflict_c = 537, stall = 150,
      a_near = 334, a_far = 837, b_far = 443, c_far = 900, rows_near = 1024, rows_far = 1024, once_far = 178,
      alias_a = 43, alias_c = 48, column = 124, seam = 356
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_10x32x2048", family = "prepacked_ahead",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 1, 6, 9], g_ps = [13367, 5149506, 36361483, 47588000],
      g_slope = [5136139, 6242395, 3742172, 5159362], region = 14829, visit = 838, loop = 540, fma = 259,
      edge = 743, conflict_a = 1379, conflict_c = 1133, mask = 37, stall = 116, a_near = 211, a_far = 864,
      b_near = 17, b_far = 254, c_near = 31, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 261,
      alias_a = 208, alias_c = 254, apart_far = 23, seam = 331, reread = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_16x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [13891, 14434655, 52620037, 90709630],
      g_slope = [14420764, 12728460, 19044796, 14070194], region = 9203, visit = 1008, loop = 1384, fma = 266,
      edge = 943, conflict_a = 10451, conflict_c = 2020, mask = 23, stall = 207, a_near = 123, a_far = 676,
      b_near = 109, b_far = 253, c_near = 53, c_far = 1024, rows_near = 362, rows_far = 701, once_near = 5,
      once_far = 165, alias_c = 781, brief = 19, seam = 153, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [18276, 6322989], g_slope = [3152356, 3919696], edge_columns = 16, region = 15307,
      visit = 543, loop = 2162, fma = 284, edge = 335, conflict_a = 3536, conflict_c = 487, stall = 150,
      a_near = 322, a_far = 1024, b_far = 223, c_far = 902, rows_near = 788, rows_far = 969, once_near = 20,
      once_far = 113, alias_a = 153, alias_c = 65, apart_near = 4, brief = 9, column = 146, seam = 374
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [14367, 5046080, 12125433, 23741701, 27894944, 63286778],
      g_slope = [5031713, 7079353, 5808134, 2076621, 5055976, 6751632], region = 10130, visit = 242,
      loop = 834, fma = 308, edge = 875, conflict_a = 7647, conflict_c = 1883, mask = 19, stall = 249,
      a_near = 232, a_far = 1024, b_near = 362, b_far = 183, c_far = 748, rows_near = 888, rows_far = 82,
      once_far = 106, alias_a = 168, alias_c = 844, seam = 144, reread = 304
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0, 2], g_ps = [38079, 7933737], g_slope = [3947829, 4537626], edge_columns = 16, region = 16964,
      visit = 611, loop = 2985, fma = 296, edge = 318, conflict_a = 3387, conflict_c = 283, stall = 162,
      a_near = 240, a_far = 1024, b_far = 187, c_far = 1024, rows_near = 507, rows_far = 1024, once_near = 15,
      once_far = 95, alias_a = 120, brief = 10, column = 233, seam = 335, reread = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_4x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 3, 6], g_ps = [10000, 6720870, 19254967], g_slope = [2236956, 4178032, 3648395],
      edge_columns = 16, region = 19150, visit = 374, loop = 2494, fma = 295, edge = 317, conflict_a = 19118,
      conflict_c = 460, stall = 128, a_near = 509, a_far = 1024, b_near = 24, b_far = 265, c_far = 876,
      rows_near = 951, rows_far = 807, once_near = 16, once_far = 129, alias_a = 82, alias_c = 75,
      apart_near = 21, brief = 11, column = 145, seam = 365
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_8x32x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [15103, 6734272, 34430786], g_slope = [2239723, 2769651, 2072458],
      edge_columns = 16, region = 15139, visit = 577, loop = 1328, fma = 279, edge = 611, conflict_a = 4150,
      conflict_c = 1200, mask = 15, stall = 133, a_near = 226, a_far = 1024, b_near = 3, b_far = 300,
      c_near = 11, c_far = 1024, rows_near = 709, rows_far = 564, once_far = 267, alias_a = 56, alias_c = 277,
      apart_far = 55, brief = 21, seam = 290, reread = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_2x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<2, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4], g_ps = [31700, 1547539, 5389864, 10037773],
      g_slope = [1515839, 1921162, 4647909, 3345069], edge_columns = 16, region = 26195, visit = 147,
      loop = 2674, fma = 361, edge = 303, conflict_a = 53178, conflict_c = 251, stall = 109, a_near = 773,
      a_far = 1024, b_near = 161, b_far = 155, c_far = 847, rows_near = 711, rows_far = 1024, once_near = 49,
      once_far = 140, alias_a = 351, alias_c = 112, brief = 18, column = 116, seam = 383, reread = 803
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_16x16x2048", family = "prepacked_slab",
    tile = #dynmlir.tile<16, 16, 2048>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [23759, 14697871, 50933286, 64653643],
      g_slope = [7337056, 9058853, 4573452, 6095413], region = 7507, visit = 1011, loop = 1713, fma = 266,
      edge = 936, conflict_a = 12965, conflict_c = 1672, mask = 24, stall = 231, a_near = 123, a_far = 672,
      b_near = 85, b_far = 521, c_far = 1024, rows_near = 541, rows_far = 1024, once_far = 191, alias_a = 7,
      alias_c = 663, brief = 47, seam = 194, reread = 81
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_10x32x1024", family = "prepacked_slab",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 13], g_ps = [28310, 2690125, 8502286, 45089776],
      g_slope = [2661815, 2906080, 3658749, 1792571], region = 16658, visit = 941, loop = 756, fma = 258,
      edge = 885, conflict_a = 949, conflict_c = 1055, mask = 39, stall = 175, a_near = 176, a_far = 540,
      b_far = 345, c_far = 1024, rows_near = 1024, rows_far = 595, once_near = 21, once_far = 383,
      alias_a = 233, alias_c = 245, brief = 21, seam = 333, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_6x64x512", family = "prepacked_slab",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0, 4, 6], g_ps = [23483, 6371334, 10038107], g_slope = [1586962, 1833386, 2143224],
      edge_columns = 16, region = 19685, visit = 673, loop = 3101, fma = 276, edge = 387, conflict_a = 3569,
      conflict_c = 402, stall = 162, a_near = 271, a_far = 1024, b_near = 22, b_far = 247, c_far = 908,
      rows_near = 991, rows_far = 594, once_near = 19, once_far = 249, alias_a = 23, alias_c = 69, brief = 20,
      column = 98, seam = 358
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_8x32x512", family = "prepacked_slab",
    tile = #dynmlir.tile<8, 32, 512>, packed = false, model = {
      g_t = [0, 1, 3, 6], g_ps = [10000, 1184254, 3263900, 7320678],
      g_slope = [1174254, 1039823, 1352259, 1529558], edge_columns = 16, region = 18332, visit = 637,
      loop = 1757, fma = 275, edge = 663, conflict_a = 2929, conflict_c = 1061, mask = 17, stall = 177,
      a_near = 172, a_far = 1024, b_far = 262, c_far = 971, rows_near = 801, rows_far = 86, once_near = 51,
      once_far = 339, alias_a = 19, alias_c = 247, brief = 34, seam = 295
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_2x64x512", family = "prepacked_slab",
    tile = #dynmlir.tile<2, 64, 512>, packed = false, model = {
      g_t = [0, 1, 3, 6, 9], g_ps = [23483, 973111, 2539869, 6384760, 12517655],
      g_slope = [949628, 783379, 1281630, 2044298, 1717613], edge_columns = 16, region = 32859, visit = 197,
      loop = 4521, fma = 342, edge = 308, conflict_a = 53502, mask = 13, stall = 101, a_near = 870,
      a_far = 813, b_near = 207, b_far = 330, c_far = 822, rows_near = 902, rows_far = 1007, once_near = 67,
      once_far = 307, alias_a = 107, alias_c = 84, brief = 33, column = 216, seam = 338, reread = 215
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_5x64x512", family = "prepacked_slab",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4], g_ps = [10379, 5335887], g_slope = [1331377, 2022102], edge_columns = 16, region = 20732,
      visit = 510, loop = 3359, fma = 281, edge = 380, conflict_a = 6621, conflict_c = 404, stall = 152,
      a_near = 348, a_far = 1024, b_near = 31, b_far = 203, c_far = 904, rows_near = 1024, rows_far = 308,
      once_near = 21, once_far = 264, alias_a = 51, alias_c = 64, apart_near = 2, brief = 14, column = 68,
      seam = 403
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 16, k = 57, mk = 603}, kernels = [
    "prepacked_12x16x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 604}, at_most = {n = 16, k = 57, mk = 2060}, kernels = [
    "prepacked_slab_16x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2061}, at_most = {n = 16, k = 3, mk = 251788, m = 6979, mnk = 17294}, kernels = [
    "prepacked_3x64x1024", "prepacked_5x64x1024", "prepacked_slab_16x16x2048"
  ], factors = [260, 246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2061, mnk = 17295}, at_most = {n = 16, k = 3, mk = 251788, m = 6979}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2061, m = 6980}, at_most = {n = 16, k = 3, mk = 251788, mnk = 124911}, kernels = [
    "prepacked_3x64x1024", "prepacked_8x32x1024"
  ], factors = [260, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2061, m = 6980, mnk = 124912}, at_most = {n = 16, k = 3, mk = 251788}, kernels = [
    "prepacked_3x64x1024", "prepacked_1x64x1024", "prepacked_5x64x1024", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_5x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [244, 255, 237, 240, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2061, k = 4}, at_most = {n = 16, k = 57, mk = 16659}, kernels = [
    "prepacked_16x16x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 16660, k = 4}, at_most = {n = 16, k = 13, mk = 251788}, kernels = [
    "prepacked_12x16x4096", "prepacked_3x64x1024", "prepacked_8x32x1024", "prepacked_16x16x1024",
    "prepacked_ahead_16x16x4096"
  ], factors = [249, 265, 271, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 16660, k = 14}, at_most = {n = 16, k = 57, mk = 251788}, kernels = [
    "prepacked_8x32x1024", "prepacked_16x16x1024"
  ], factors = [278, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 251789}, at_most = {n = 16, k = 1, mn = 3703751, mk = 9628172}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x16x4096"
  ], factors = [243, 255, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 251789, k = 2}, at_most = {n = 16, k = 4, mn = 3703751, mk = 9628172}, kernels = [
    "prepacked_3x64x1024", "prepacked_8x32x1024", "prepacked_16x16x1024", "prepacked_5x64x1024",
    "prepacked_slab_16x16x2048"
  ], factors = [216, 239, 235, 230, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 251789, k = 5}, at_most = {n = 16, k = 57, mn = 3703751, mk = 3562806}, kernels = [
    "prepacked_16x16x4096", "prepacked_8x32x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024",
    "prepacked_slab_16x16x2048"
  ], factors = [250, 251, 257, 242, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3562807, k = 5}, at_most = {n = 16, k = 24, mn = 3703751, mk = 6034676}, kernels = [
    "prepacked_8x32x1024", "prepacked_5x64x1024", "prepacked_ahead_5x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [233, 227, 221, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3562807, k = 25}, at_most = {n = 16, k = 57, mn = 3703751, mk = 6034676}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [239, 261, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6034677, k = 5}, at_most = {n = 16, k = 57, mn = 3703751, mk = 9628172}, kernels = [
    "prepacked_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9628173}, at_most = {n = 16, k = 57, mn = 803355}, kernels = [
    "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9628173, mn = 803356}, at_most = {n = 16, k = 57, mn = 3703751}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 251789, mn = 3703752}, at_most = {n = 16, k = 6, mnk = 19412294}, kernels = [
    "prepacked_1x32x2048", "prepacked_4x64x1024", "prepacked_8x32x1024", "prepacked_slab_16x16x2048",
    "prepacked_slab_2x64x512"
  ], factors = [295, 291, 288, 287, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 251789, mn = 3703752, mnk = 19412295}, at_most = {n = 16, k = 6}, kernels = [
    "prepacked_6x64x1024", "prepacked_slab_2x64x512"
  ], factors = [259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 251789, mn = 3703752, k = 7}, at_most = {n = 9, k = 57}, kernels = [
    "prepacked_16x16x4096", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024",
    "prepacked_5x64x1024", "prepacked_slab_8x32x512"
  ], factors = [260, 194, 205, 206, 194, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 251789, mn = 3703752, k = 7, n = 10}, at_most = {n = 16, k = 57}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_6x64x1024", "prepacked_slab_16x16x2048",
    "prepacked_slab_8x32x512"
  ], factors = [224, 254, 218, 246, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58}, at_most = {n = 16, m = 2, k_even = 128, mk = 3712}, kernels = [
    "prepacked_2x64x1024", "prepacked_1x64x1024"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 3713}, at_most = {n = 16, m = 1, k_even = 128}, kernels = [
    "prepacked_1x64x1024"
  ], factors = [378]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 3713, m = 2}, at_most = {n = 16, m = 2, k_even = 128, nk = 587561}, kernels = [
    "prepacked_2x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [320, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, mk = 3713, m = 2, nk = 587562}, at_most = {n = 16, m = 2, k_even = 128}, kernels = [
    "prepacked_ahead_2x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, k_even = 129}, at_most = {n = 16, m = 1, k = 25905, mn = 4}, kernels = [
    "prepacked_1x32x2048", "prepacked_1x64x1024"
  ], factors = [261, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, k_even = 129, mn = 5}, at_most = {n = 16, m = 1, k = 25905}, kernels = [
    "prepacked_1x32x2048", "prepacked_1x64x1024"
  ], factors = [256, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, k_even = 129, m = 2}, at_most = {n = 16, m = 2, k = 4802}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4803, k_even = 129, m = 2}, at_most = {n = 16, m = 2, k = 25905}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024"
  ], factors = [246, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25906, k_even = 129}, at_most = {n = 16, m = 1}, kernels = [
    "prepacked_16x16x4096", "prepacked_8x32x1024", "prepacked_1x64x1024", "prepacked_5x64x1024",
    "prepacked_ahead_16x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [290, 296, 281, 289, 260, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25906, k_even = 129, m = 2}, at_most = {n = 16, m = 2, nk = 5230576}, kernels = [
    "prepacked_12x16x4096", "prepacked_8x32x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024",
    "prepacked_slab_5x64x512"
  ], factors = [255, 261, 257, 264, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 25906, k_even = 129, m = 2, nk = 5230577}, at_most = {n = 16, m = 2}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_8x32x1024", "prepacked_ahead_2x64x1024"
  ], factors = [312, 310, 302, 302, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3}, at_most = {n = 16, mk = 2075, k = 817}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 2076}, at_most = {n = 16, mk = 7241, k = 817}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 7242}, at_most = {n = 16, mk = 387601, k = 817, k_even = 128, m = 544, mnk = 79810, nk = 746}, kernels = [
    "prepacked_16x16x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 7242, nk = 747}, at_most = {n = 16, mk = 387601, k = 817, k_even = 128, m = 544, mnk = 79810}, kernels = [
    "prepacked_16x16x1024"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 7242, mnk = 79811}, at_most = {n = 16, mk = 387601, k = 817, k_even = 128, m = 544}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 545, mk = 7242}, at_most = {n = 2, mk = 387601, k = 817, k_even = 128}, kernels = [
    "prepacked_8x32x1024", "prepacked_slab_16x16x2048"
  ], factors = [278, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 545, mk = 7242, n = 3}, at_most = {n = 16, mk = 387601, k = 817, k_even = 128}, kernels = [
    "prepacked_16x16x4096", "prepacked_8x32x1024", "prepacked_slab_16x16x2048"
  ], factors = [274, 284, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 7242, k_even = 129}, at_most = {n = 16, mk = 387601, k = 817}, kernels = [
    "prepacked_8x32x1024", "prepacked_16x16x1024"
  ], factors = [272, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 387602}, at_most = {n = 16, mk = 3174050, k = 817, k_even = 128}, kernels = [
    "prepacked_16x16x4096", "prepacked_ahead_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [246, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 387602, k_even = 129}, at_most = {n = 16, mk = 3174050, k = 817}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096"
  ], factors = [251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 3174051}, at_most = {n = 16, mk = 5285594, k = 817, m = 32607}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_ahead_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [249, 246, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 32608, mk = 3174051}, at_most = {n = 16, mk = 5285594, k = 817}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [241, 241, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 3}, at_most = {n = 16, mk = 5285594, m = 7, k = 134614, k_even = 724, mnk = 171709}, kernels = [
    "prepacked_12x16x4096", "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [254, 273, 290, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 3, mnk = 171710}, at_most = {n = 16, mk = 5285594, m = 5, k = 134614, k_even = 724}, kernels = [
    "prepacked_16x16x4096", "prepacked_3x64x1024", "prepacked_5x64x1024"
  ], factors = [279, 365, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 6, mnk = 171710}, at_most = {n = 16, mk = 5285594, m = 7, k = 134614, k_even = 724}, kernels = [
    "prepacked_12x16x4096", "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [246, 270, 275, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 3, k_even = 725}, at_most = {n = 16, mk = 18317, m = 7, k = 134614, mnk = 240794}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [260, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 3, k_even = 725, mk = 18318}, at_most = {n = 16, mk = 5285594, m = 7, k = 134614, mnk = 240794}, kernels = [
    "prepacked_12x16x4096", "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_5x64x1024",
    "prepacked_ahead_4x64x1024"
  ], factors = [259, 262, 282, 259, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 3, k_even = 725, mnk = 240795}, at_most = {n = 16, mk = 5285594, m = 7, k = 134614}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_4x64x1024", "prepacked_ahead_16x16x4096",
    "prepacked_ahead_7x64x1024"
  ], factors = [233, 224, 256, 244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 134615, m = 3}, at_most = {n = 16, mk = 1093931, m = 7}, kernels = [
    "prepacked_3x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_5x16x4096",
    "prepacked_ahead_7x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [290, 302, 303, 310, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 134615, m = 3, mk = 1093932}, at_most = {n = 16, mk = 5285594, m = 7, k = 385628}, kernels = [
    "prepacked_3x64x1024", "prepacked_5x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_4x64x1024"
  ], factors = [256, 256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 385629, m = 3, mk = 1093932}, at_most = {n = 16, mk = 5285594, m = 7}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_4x64x1024",
    "prepacked_slab_5x64x512"
  ], factors = [305, 310, 319, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 8}, at_most = {n = 16, mk = 5285594, k_even = 724, m = 13, mnk = 1388097}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_6x64x1024", "prepacked_8x32x1024",
    "prepacked_5x64x1024"
  ], factors = [295, 300, 292, 297, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 8, mnk = 1388098}, at_most = {n = 16, mk = 5285594, k_even = 724, m = 13}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_5x64x1024",
    "prepacked_slab_8x32x512", "prepacked_slab_5x64x512"
  ], factors = [284, 285, 262, 282, 282, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 14}, at_most = {n = 16, mk = 5285594, k_even = 724, nk = 13967}, kernels = [
    "prepacked_16x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [249, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 14, nk = 13968}, at_most = {n = 16, mk = 5285594, k_even = 724, mnk = 835120}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_8x32x1024", "prepacked_16x16x1024",
    "prepacked_slab_16x16x2048"
  ], factors = [273, 277, 280, 276, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 14, nk = 13968, mnk = 835121}, at_most = {n = 16, mk = 5285594, k_even = 724}, kernels = [
    "prepacked_12x16x4096", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_5x64x1024",
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [266, 289, 273, 289, 266, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 8, k_even = 725}, at_most = {n = 16, mk = 5285594, m = 17, mnk = 5931641}, kernels = [
    "prepacked_8x32x1024", "prepacked_5x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [260, 286, 228, 283, 264, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 8, k_even = 725, mnk = 5931642}, at_most = {n = 16, mk = 5285594, m = 17}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024",
    "prepacked_slab_8x32x512"
  ], factors = [267, 258, 277, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 18, k_even = 725}, at_most = {n = 16, mk = 233436}, kernels = [
    "prepacked_12x16x4096", "prepacked_8x32x1024", "prepacked_ahead_7x64x1024"
  ], factors = [274, 272, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 818, m = 18, k_even = 725, mk = 233437}, at_most = {n = 16, mk = 5285594}, kernels = [
    "prepacked_12x16x4096", "prepacked_8x32x1024", "prepacked_slab_8x32x512"
  ], factors = [253, 251, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 5285595}, at_most = {n = 16, k_even = 362, m = 24}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_5x16x4096",
    "prepacked_ahead_4x64x1024", "prepacked_slab_8x32x512"
  ], factors = [256, 256, 256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 25, mk = 5285595}, at_most = {n = 16, k_even = 362, mn = 2680324, k = 65, mk = 16494317}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 25, mk = 16494318}, at_most = {n = 16, k_even = 362, mn = 2680324, k = 65}, kernels = [
    "prepacked_16x16x4096", "prepacked_6x64x1024"
  ], factors = [287, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 25, mk = 5285595}, at_most = {n = 16, k_even = 362, mn = 2680324, mk = 6757150, nk = 5498}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [248, 252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 25, mk = 5285595, nk = 5499}, at_most = {n = 16, k_even = 362, mn = 2680324, mk = 6757150}, kernels = [
    "prepacked_16x16x4096", "prepacked_ahead_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [267, 270, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 25, mk = 6757151}, at_most = {n = 16, k_even = 362, mn = 2680324, mk = 7582335}, kernels = [
    "prepacked_16x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 25, mk = 7582336}, at_most = {n = 16, k_even = 362, mn = 2680324, m = 2806}, kernels = [
    "prepacked_16x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [265, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 2807, mk = 7582336}, at_most = {n = 16, k_even = 362, mn = 2680324, m = 29805, k = 825, mnk = 62430354}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [230, 252, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 2807, mk = 7582336, mnk = 62430355}, at_most = {n = 16, k_even = 362, mn = 2680324, m = 29805, k = 825}, kernels = [
    "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [242, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 826, m = 2807, mk = 7582336}, at_most = {n = 16, k_even = 362, mn = 16447, m = 29805, mk = 33037868, nk = 5796}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096"
  ], factors = [236, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 826, m = 2807, mk = 7582336, nk = 5797}, at_most = {n = 16, k_even = 362, mn = 16447, m = 29805, mk = 33037868}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024", "prepacked_ahead_16x16x4096"
  ], factors = [223, 228, 238, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 826, m = 2807, mk = 7582336, mn = 16448}, at_most = {n = 16, k_even = 362, mn = 2680324, m = 29805, mk = 11119815}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [236, 242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 826, m = 2807, mk = 11119816, mn = 16448}, at_most = {n = 16, k_even = 362, mn = 2680324, m = 29805, mk = 33037868}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [245, 244, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 826, m = 2807, mk = 33037869}, at_most = {n = 16, k_even = 362, mn = 2680324, m = 29805}, kernels = [
    "prepacked_16x16x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 29806, mk = 7582336}, at_most = {n = 16, k_even = 128, mn = 207599}, kernels = [
    "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [268, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 29806, mk = 7582336, mn = 207600}, at_most = {n = 16, k_even = 128, mn = 2680324, nk = 218}, kernels = [
    "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [225, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 29806, mk = 7582336, mn = 207600, nk = 219}, at_most = {n = 16, k_even = 128, mn = 2680324, nk = 810}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096"
  ], factors = [258, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 29806, mk = 7582336, mn = 207600, nk = 811}, at_most = {n = 16, k_even = 128, mn = 2680324, nk = 989}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [240, 235, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 29806, mk = 7582336, mn = 207600, nk = 990}, at_most = {n = 16, k_even = 128, mn = 2680324, k = 111}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [232, 223, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, m = 29806, mk = 7582336, mn = 207600, nk = 990}, at_most = {n = 16, k_even = 128, mn = 2680324}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [243, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 66, m = 29806, mk = 7582336, k_even = 129}, at_most = {n = 16, k_even = 362, mn = 2680324}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_16x16x1024"
  ], factors = [278, 270, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 25, mk = 5285595, mn = 2680325}, at_most = {n = 16, k_even = 362}, kernels = [
    "prepacked_12x16x4096", "prepacked_16x16x4096", "prepacked_6x64x1024"
  ], factors = [219, 229, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 3, mk = 5285595, k_even = 363}, at_most = {n = 16, m = 23}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096", "prepacked_slab_8x32x512"
  ], factors = [261, 263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 24, mk = 5285595, k_even = 363}, at_most = {n = 16, nk = 1146411}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [236, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 58, m = 24, mk = 5285595, k_even = 363, nk = 1146412}, at_most = {n = 16}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096", "prepacked_slab_8x32x512"
  ], factors = [260, 256, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 7, nk = 5016}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5017}, at_most = {m = 7, nk = 18724, k = 69}, kernels = [
    "prepacked_1x32x2048", "prepacked_2x64x1024"
  ], factors = [256, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5017, k = 70}, at_most = {m = 7, nk = 18724}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024"
  ], factors = [257, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725}, at_most = {m = 1, nk = 4197457, mn = 34, k_even = 32}, kernels = [
    "prepacked_1x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725, k_even = 33}, at_most = {m = 1, nk = 4197457, mn = 34}, kernels = [
    "prepacked_10x32x2048", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [275, 252, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725, mn = 35}, at_most = {m = 1, nk = 329964, n = 1448, mnk = 74496}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725, mn = 35, mnk = 74497}, at_most = {m = 1, nk = 329964, n = 1448}, kernels = [
    "prepacked_1x64x1024", "prepacked_5x64x1024"
  ], factors = [272, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, nk = 18725, mn = 35}, at_most = {m = 1, nk = 329964}, kernels = [
    "prepacked_1x32x2048", "prepacked_1x64x1024", "prepacked_5x64x1024"
  ], factors = [266, 267, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 329965, mn = 35}, at_most = {m = 1, nk = 4197457, mnk = 3649218, mn = 122}, kernels = [
    "prepacked_4x64x1024", "prepacked_1x64x1024"
  ], factors = [261, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 329965, mn = 123}, at_most = {m = 1, nk = 4197457, mnk = 3649218}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_1x64x1024",
    "prepacked_ahead_4x64x1024"
  ], factors = [269, 276, 280, 269, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 329965, mn = 35, mnk = 3649219}, at_most = {m = 1, nk = 4197457}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_1x64x1024", "prepacked_5x64x1024"
  ], factors = [249, 250, 241, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725, m = 2}, at_most = {m = 2, nk = 4197457, mn = 65, n = 23}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, nk = 18725, m = 2}, at_most = {m = 2, nk = 4197457, mn = 65, mnk = 1991931}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024"
  ], factors = [264, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, nk = 18725, m = 2, mnk = 1991932}, at_most = {m = 2, nk = 4197457, mn = 65}, kernels = [
    "prepacked_10x32x2048", "prepacked_2x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [278, 279, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725, m = 2, mn = 66}, at_most = {m = 2, nk = 344230, k = 131}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725, m = 2, mn = 66, k = 132}, at_most = {m = 2, nk = 344230}, kernels = [
    "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [305, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 344231, m = 2, mn = 66}, at_most = {m = 2, nk = 4197457, mnk = 7761582, k_even = 128}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [259, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 344231, m = 2, mn = 66, k_even = 129}, at_most = {m = 2, nk = 4197457, mnk = 7761582}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024"
  ], factors = [250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 344231, m = 2, mn = 66, mnk = 7761583}, at_most = {m = 2, nk = 4197457}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [232, 226, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725, m = 3}, at_most = {m = 7, nk = 134671, mk = 543}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [244, 244, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 18725, m = 3, mk = 544}, at_most = {m = 7, nk = 134671}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [244, 230, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 134672, m = 3}, at_most = {m = 3, nk = 4197457}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 134672, m = 4}, at_most = {m = 4, nk = 4197457, n = 32}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [243, 244, 227, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 134672, m = 4}, at_most = {m = 4, nk = 353704}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 353705, m = 4}, at_most = {m = 4, nk = 4197457, k_even = 362, mn = 290}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [262, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 353705, m = 4, mn = 291}, at_most = {m = 4, nk = 4197457, k_even = 362}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [258, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 353705, m = 4, k_even = 363}, at_most = {m = 4, nk = 4197457}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [233, 220, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 134672, m = 5}, at_most = {m = 5, nk = 1274624}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 1274625, m = 5}, at_most = {m = 5, nk = 4197457}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 134672, m = 6}, at_most = {m = 6, nk = 4197457}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 134672, m = 7}, at_most = {m = 7, nk = 4197457}, kernels = [
    "prepacked_10x32x2048", "prepacked_ahead_7x64x1024"
  ], factors = [240, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458}, at_most = {m = 1, nk = 7985119}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_1x64x1024", "prepacked_5x64x1024"
  ], factors = [253, 252, 258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458, m = 2}, at_most = {m = 2, nk = 7985119}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [248, 255, 248, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7985120}, at_most = {m = 1}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_1x64x1024", "prepacked_5x64x1024",
    "prepacked_ahead_7x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [234, 234, 240, 235, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7985120, m = 2}, at_most = {m = 2, mn = 125}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [287, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7985120, m = 2, mn = 126}, at_most = {m = 2, n_even = 32}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_4x64x1024",
    "prepacked_ahead_2x64x1024"
  ], factors = [267, 266, 265, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7985120, m = 2, mn = 126, n_even = 33}, at_most = {m = 2}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_4x64x1024",
    "prepacked_ahead_2x64x1024"
  ], factors = [261, 256, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458, m = 3}, at_most = {m = 3, mnk = 18527117}, kernels = [
    "prepacked_3x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [272, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458, m = 3, mnk = 18527118}, at_most = {m = 3}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [282, 268, 274, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458, m = 4}, at_most = {m = 4, nk = 7425833}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [263, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 7425834, m = 4}, at_most = {m = 4}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [277, 252, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458, m = 5}, at_most = {m = 5, mnk = 51469219}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [268, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458, m = 5, mnk = 51469220}, at_most = {m = 5}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458, m = 6}, at_most = {m = 6, nk = 10628477}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [275, 262, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 10628478, m = 6}, at_most = {m = 6, mn = 10082}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [265, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 10628478, m = 6, mn = 10083}, at_most = {m = 6}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 4197458, m = 7}, at_most = {m = 7, nk = 10161589}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 10161590, m = 7}, at_most = {m = 7}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8}, at_most = {k = 19, n_even = 362, mn = 32831, mnk = 31594, n = 322}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 323, m = 8}, at_most = {k = 19, n_even = 362, mn = 32831, mnk = 31594}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mnk = 31595}, at_most = {k = 19, n_even = 362, mn = 32831, mnk = 85657}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mnk = 85658}, at_most = {k = 19, n_even = 362, mn = 32831}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832}, at_most = {k = 2, n_even = 128, mn = 145098, mk = 110}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832, mk = 111}, at_most = {k = 2, n_even = 128, mn = 145098}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 145099}, at_most = {k = 1, n_even = 128, mn = 4131399, n = 356}, kernels = [
    "prepacked_3x64x1024", "prepacked_2x64x1024"
  ], factors = [299, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 357, m = 8, mn = 145099}, at_most = {k = 1, n_even = 128, mn = 4131399}, kernels = [
    "prepacked_1x32x2048", "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_2x64x1024"
  ], factors = [252, 273, 266, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 145099, k = 2}, at_most = {k = 2, n_even = 128, mn = 4131399}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_8x32x1024"
  ], factors = [265, 268, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832, k = 3}, at_most = {k = 4, n_even = 128, mn = 4131399, nk = 3849}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [255, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832, k = 3, nk = 3850}, at_most = {k = 4, n_even = 128, mn = 4131399}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [249, 244, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 4131400}, at_most = {k = 1, n_even = 128}, kernels = [
    "prepacked_1x32x2048", "prepacked_1x64x1024"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 4131400, k = 2}, at_most = {k = 4, n_even = 128}, kernels = [
    "prepacked_1x32x2048", "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024",
    "prepacked_1x64x1024"
  ], factors = [318, 320, 319, 312, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832, n_even = 129}, at_most = {k = 2, n_even = 362}, kernels = [
    "prepacked_1x32x2048", "prepacked_3x64x1024", "prepacked_2x64x1024", "prepacked_slab_5x64x512"
  ], factors = [240, 263, 267, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832, n_even = 129, k = 3}, at_most = {k = 4, n_even = 362}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_slab_5x64x512"
  ], factors = [237, 234, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832, k = 5}, at_most = {k = 7, n_even = 362, mn = 6450046, mk = 52038, n = 1072}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [256, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1073, m = 8, mn = 32832, k = 5}, at_most = {k = 7, n_even = 362, mn = 6450046, mk = 52038}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [244, 250, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832, k = 8}, at_most = {k = 19, n_even = 362, mn = 6450046, mk = 52038, n = 3999}, kernels = [
    "prepacked_10x32x2048", "prepacked_3x64x1024", "prepacked_6x64x1024", "prepacked_slab_10x32x1024"
  ], factors = [254, 237, 252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4000, m = 8, mn = 32832, k = 8}, at_most = {k = 19, n_even = 362, mn = 6450046, mk = 52038}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [250, 254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 32832, k = 5, mk = 52039}, at_most = {k = 19, n_even = 362, mn = 6450046, n = 32}, kernels = [
    "prepacked_6x64x1024", "prepacked_slab_10x32x1024"
  ], factors = [239, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 8, mn = 32832, k = 5, mk = 52039}, at_most = {k = 19, n_even = 362, mn = 6450046, n = 63}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 8, mn = 32832, k = 5, mk = 52039}, at_most = {k = 19, n_even = 362, mn = 6450046, n = 93}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_slab_10x32x1024", "prepacked_slab_8x32x512"
  ], factors = [248, 253, 260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 8, mn = 32832, k = 5, mk = 52039}, at_most = {k = 19, n_even = 362, mn = 6450046}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_slab_5x64x512"
  ], factors = [268, 272, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, mn = 6450047, k = 5}, at_most = {k = 19, n_even = 362}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024",
    "prepacked_ahead_5x16x4096", "prepacked_slab_10x32x1024"
  ], factors = [294, 293, 292, 291, 274, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363}, at_most = {k = 5, mn = 25497}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363, mn = 25498}, at_most = {k = 5, mn = 177975, m = 31}, kernels = [
    "prepacked_2x64x1024", "prepacked_1x64x1024"
  ], factors = [253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 32, n_even = 363, mn = 25498}, at_most = {k = 5, mn = 177975}, kernels = [
    "prepacked_3x64x1024", "prepacked_ahead_7x64x1024", "prepacked_slab_2x64x512"
  ], factors = [285, 287, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363, k = 6}, at_most = {k = 19, mn = 39287}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363, k = 6, mn = 39288}, at_most = {k = 19, mn = 177975, m = 51}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 52, n_even = 363, k = 6, mn = 39288}, at_most = {k = 19, mn = 177975}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [241, 242, 248, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363, mn = 177976}, at_most = {k = 3, mn = 5445620, n_even = 724}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024", "prepacked_1x64x1024", "prepacked_ahead_2x64x1024",
    "prepacked_slab_5x64x512"
  ], factors = [252, 260, 259, 258, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 725, mn = 177976}, at_most = {k = 3, mn = 5445620}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_2x64x512"
  ], factors = [404, 399]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363, mn = 5445621}, at_most = {k = 3}, kernels = [
    "prepacked_1x64x1024", "prepacked_5x64x1024", "prepacked_slab_2x64x512"
  ], factors = [301, 285, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363, mn = 177976, k = 4}, at_most = {k = 8, mn = 10741508, n_even = 724}, kernels = [
    "prepacked_3x64x1024", "prepacked_slab_5x64x512"
  ], factors = [245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 725, mn = 177976, k = 4}, at_most = {k = 8, mn = 451675}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [253, 249, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 725, mn = 451676, k = 4}, at_most = {k = 8, mn = 10741508}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_2x64x512"
  ], factors = [269, 260, 262, 264, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363, mn = 177976, k = 9}, at_most = {k = 19, mn = 10741508}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_4x64x1024",
    "prepacked_slab_6x64x512", "prepacked_slab_2x64x512", "prepacked_slab_5x64x512"
  ], factors = [232, 250, 229, 237, 215, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, n_even = 363, mn = 10741509, k = 4}, at_most = {k = 19}, kernels = [
    "prepacked_4x64x1024", "prepacked_8x32x1024", "prepacked_1x64x1024", "prepacked_slab_2x64x512",
    "prepacked_slab_5x64x512"
  ], factors = [268, 252, 271, 274, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20}, at_most = {nk = 4967935, k_even = 724, n = 48, mnk = 124766651, mk = 9980}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, mk = 9981}, at_most = {nk = 4967935, k_even = 724, n = 32, mnk = 124766651, m = 21}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024",
    "prepacked_5x64x1024", "prepacked_slab_10x32x1024"
  ], factors = [268, 269, 262, 272, 258, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 22, k = 20, mk = 9981}, at_most = {nk = 4967935, k_even = 724, n = 32, mnk = 6794590}, kernels = [
    "prepacked_10x32x2048", "prepacked_ahead_6x64x1024", "prepacked_slab_10x32x1024"
  ], factors = [265, 255, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 22, k = 20, mk = 9981, mnk = 6794591}, at_most = {nk = 4967935, k_even = 724, n = 32, mnk = 124766651, k = 79}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_6x64x1024", "prepacked_slab_10x32x1024"
  ], factors = [230, 225, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 22, k = 80, mk = 9981, mnk = 6794591}, at_most = {nk = 4967935, k_even = 724, n = 32, mnk = 124766651, k = 38830}, kernels = [
    "prepacked_10x32x2048", "prepacked_8x32x1024", "prepacked_slab_10x32x1024"
  ], factors = [249, 248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 22, k = 38831, mk = 9981, mnk = 6794591}, at_most = {nk = 4967935, k_even = 724, n = 32, mnk = 124766651}, kernels = [
    "prepacked_8x32x1024", "prepacked_ahead_10x32x2048", "prepacked_slab_10x32x1024"
  ], factors = [264, 265, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 8, k = 20, mk = 9981}, at_most = {nk = 4967935, k_even = 724, n = 48, mnk = 124766651, mn = 1023}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_slab_6x64x512", "prepacked_slab_8x32x512"
  ], factors = [274, 278, 270, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 8, k = 20, mk = 9981, mn = 1024}, at_most = {nk = 4967935, k_even = 724, n = 48, mnk = 124766651}, kernels = [
    "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_slab_6x64x512", "prepacked_slab_8x32x512"
  ], factors = [266, 254, 266, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, mnk = 124766652}, at_most = {nk = 4967935, k_even = 724, n = 32, mk = 4297484}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_5x64x512"
  ], factors = [252, 226, 244, 253, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, mnk = 124766652, mk = 4297485}, at_most = {nk = 4967935, k_even = 724, n = 32}, kernels = [
    "prepacked_6x64x1024", "prepacked_slab_10x32x1024"
  ], factors = [226, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 8, k = 20, mnk = 124766652}, at_most = {nk = 4967935, k_even = 724, n = 48, mn = 407494}, kernels = [
    "prepacked_16x16x4096", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_8x32x512"
  ], factors = [255, 273, 259, 255, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 8, k = 20, mnk = 124766652, mn = 407495}, at_most = {nk = 4967935, k_even = 724, n = 48}, kernels = [
    "prepacked_6x64x1024", "prepacked_16x16x1024", "prepacked_slab_8x32x512"
  ], factors = [262, 246, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 20}, at_most = {nk = 4967935, k_even = 724, k = 214, mnk = 178300}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 20, mnk = 178301}, at_most = {nk = 4967935, k_even = 724, k = 214, n = 3762, mk = 131980}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_8x32x1024"
  ], factors = [257, 245, 251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 20, mnk = 178301, mk = 131981}, at_most = {nk = 4967935, k_even = 724, k = 214, n = 3762}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_6x64x512", "prepacked_slab_8x32x512"
  ], factors = [233, 242, 236, 251, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3763, m = 8, k = 20, mnk = 178301}, at_most = {nk = 4967935, k_even = 32, k = 214}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_4x64x1024",
    "prepacked_slab_6x64x512"
  ], factors = [247, 244, 247, 238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3763, m = 8, k = 20, mnk = 178301, k_even = 33}, at_most = {nk = 4967935, k_even = 724, k = 214}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_slab_5x64x512"
  ], factors = [244, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 215}, at_most = {nk = 464768, k_even = 724, m = 8}, kernels = [
    "prepacked_8x32x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 215, nk = 464769}, at_most = {nk = 4967935, k_even = 724, m = 8}, kernels = [
    "prepacked_4x64x1024", "prepacked_8x32x1024", "prepacked_ahead_8x32x1024"
  ], factors = [256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9, k = 215}, at_most = {nk = 4967935, k_even = 724, m = 12, k = 829}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024"
  ], factors = [256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 9, k = 830}, at_most = {nk = 4967935, k_even = 724, m = 9}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, k = 830}, at_most = {nk = 4967935, k_even = 724, m = 10}, kernels = [
    "prepacked_10x32x2048", "prepacked_ahead_10x32x2048"
  ], factors = [256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 830}, at_most = {nk = 4967935, k_even = 724, m = 12}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 215}, at_most = {nk = 4110309, k_even = 724, m = 25}, kernels = [
    "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_10x32x1024", "prepacked_slab_8x32x512"
  ], factors = [252, 251, 251, 251, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 215, nk = 4110310}, at_most = {nk = 4967935, k_even = 724, m = 25}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_8x32x512"
  ], factors = [256, 255, 253, 251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 26, k = 215}, at_most = {nk = 4967935, k_even = 724, mk = 2966556, m = 63}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_6x64x512", "prepacked_slab_8x32x512"
  ], factors = [267, 256, 263, 264, 252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 64, k = 215}, at_most = {nk = 4967935, k_even = 724, mk = 2966556}, kernels = [
    "prepacked_10x32x2048", "prepacked_5x64x1024", "prepacked_slab_10x32x1024", "prepacked_slab_6x64x512",
    "prepacked_slab_8x32x512"
  ], factors = [261, 250, 266, 256, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 26, k = 215, mk = 2966557}, at_most = {nk = 4967935, k_even = 724}, kernels = [
    "prepacked_10x32x2048", "prepacked_slab_10x32x1024", "prepacked_slab_6x64x512"
  ], factors = [260, 262, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, k_even = 725}, at_most = {nk = 4967935, n = 40, mn = 762, m = 13}, kernels = [
    "prepacked_10x32x2048", "prepacked_8x32x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [261, 258, 251, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 14, k = 20, k_even = 725}, at_most = {nk = 4967935, n = 40, mn = 762}, kernels = [
    "prepacked_8x32x1024", "prepacked_slab_10x32x1024", "prepacked_slab_8x32x512"
  ], factors = [270, 253, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, k_even = 725, mn = 763}, at_most = {nk = 4967935, n = 40}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_slab_6x64x512",
    "prepacked_slab_8x32x512"
  ], factors = [251, 235, 247, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 8, k = 20, k_even = 725}, at_most = {nk = 4967935, m = 11}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_5x64x1024",
    "prepacked_ahead_10x32x2048", "prepacked_ahead_8x32x1024"
  ], factors = [229, 233, 239, 231, 224, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 12, k = 20, k_even = 725}, at_most = {nk = 4967935, m = 16}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_8x32x1024", "prepacked_5x64x1024",
    "prepacked_slab_8x32x512"
  ], factors = [238, 241, 245, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 17, k = 20, k_even = 725}, at_most = {nk = 871206}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_6x64x512", "prepacked_slab_8x32x512"
  ], factors = [248, 240, 238, 252, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, m = 17, k = 20, k_even = 725, nk = 871207}, at_most = {nk = 4967935}, kernels = [
    "prepacked_10x32x2048", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_6x64x512", "prepacked_slab_8x32x512"
  ], factors = [262, 246, 243, 259, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, nk = 4967936}, at_most = {m = 28, k_even = 128, nk = 8051905, mnk = 75032518}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [248, 258, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, nk = 4967936, mnk = 75032519}, at_most = {m = 28, k_even = 128, nk = 8051905, mnk = 95542782}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512", "prepacked_slab_8x32x512",
    "prepacked_slab_5x64x512"
  ], factors = [251, 253, 244, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, nk = 4967936, mnk = 95542783}, at_most = {m = 28, k_even = 128, nk = 8051905}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_10x32x2048", "prepacked_ahead_16x16x4096",
    "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_slab_5x64x512"
  ], factors = [256, 256, 256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, nk = 8051906}, at_most = {m = 17, k_even = 128, n = 99}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_16x16x4096", "prepacked_ahead_6x64x1024",
    "prepacked_slab_10x32x1024", "prepacked_slab_8x32x512", "prepacked_slab_5x64x512"
  ], factors = [277, 269, 286, 274, 276, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 100, m = 8, k = 20, nk = 8051906}, at_most = {m = 8, k_even = 128}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [252, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 100, m = 9, k = 20, nk = 8051906}, at_most = {m = 17, k_even = 128}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_16x16x4096", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512", "prepacked_slab_5x64x512"
  ], factors = [259, 278, 251, 259, 249, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 18, k = 20, nk = 8051906}, at_most = {m = 28, k_even = 128}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_10x32x1024", "prepacked_slab_5x64x512"
  ], factors = [256, 256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, nk = 4967936, k_even = 129}, at_most = {m = 28, nk = 8607448, mn = 1448}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024",
    "prepacked_slab_8x32x512"
  ], factors = [243, 248, 250, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, nk = 4967936, k_even = 129, mn = 1449}, at_most = {m = 28, nk = 8607448}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024",
    "prepacked_slab_16x16x2048", "prepacked_slab_8x32x512", "prepacked_slab_5x64x512"
  ], factors = [254, 251, 246, 237, 241, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, nk = 8607449, k_even = 129}, at_most = {m = 28, nk = 11183447}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512",
    "prepacked_slab_5x64x512"
  ], factors = [260, 240, 233, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20, nk = 11183448, k_even = 129}, at_most = {m = 9}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [238, 252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 20, nk = 11183448, k_even = 129}, at_most = {m = 28}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_6x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_slab_6x64x512", "prepacked_slab_8x32x512", "prepacked_slab_5x64x512"
  ], factors = [257, 255, 256, 235, 237, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 29, k = 20, nk = 4967936}, at_most = {k_even = 724, nk = 9534644, m = 49}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_6x64x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_8x32x512", "prepacked_slab_5x64x512"
  ], factors = [259, 260, 263, 263, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 50, k = 20, nk = 4967936}, at_most = {k_even = 724, nk = 9534644}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_slab_10x32x1024", "prepacked_slab_6x64x512",
    "prepacked_slab_8x32x512"
  ], factors = [256, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 29, k = 20, nk = 9534645}, at_most = {k_even = 724}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_6x64x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_6x64x512", "prepacked_slab_8x32x512"
  ], factors = [259, 259, 260, 237, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 29, k = 20, nk = 4967936, k_even = 725}, at_most = {}, kernels = [
    "prepacked_ahead_10x32x2048", "prepacked_ahead_6x64x1024", "prepacked_slab_10x32x1024",
    "prepacked_slab_6x64x512", "prepacked_slab_8x32x512"
  ], factors = [260, 250, 254, 231, 250]} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @znver5, layout = "np"} : () -> ()
