// Micro-kernels for Zen 5: a core with AVX-512, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2250 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 6, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 43 of 105 candidates kept (2555 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.049, worst 13.50
// predicted against measured time: median error 7.1 %; g: 4.9 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  rows_extended = 1, prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x8192", family = "dot",
    tile = #dynmlir.tile<8, 3, 8192>, packed = true, model = {
      g_t = [0], g_ps = [16130], g_slope = [2950863], visit = 1957, loop = 7395, fma = 415, pack = 143,
      conflict_a = 1163, stall = 1024, a_far = 519, b_near = 874, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x6144", family = "dot",
    tile = #dynmlir.tile<6, 4, 6144>, packed = true, model = {
      g_t = [0], g_ps = [17959], g_slope = [2643056], visit = 1691, loop = 6338, fma = 399, pack = 128,
      conflict_a = 1109, split = 43, stall = 1024, a_far = 657, b_near = 1024, b_far = 3, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x16384", family = "dot",
    tile = #dynmlir.tile<16, 1, 16384>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9, 13], g_ps = [17503, 8975036, 14090182, 35045389, 51588621, 62179519],
      g_slope = [4478766, 5115146, 6985069, 5514410, 2647724, 5011508], visit = 1991, loop = 3317, fma = 492,
      pack = 214, conflict_a = 728, split = 35, a_far = 854, b_near = 1024, b_far = 1024, rows_near = 1024,
      rows_far = 947, once_near = 1024, once_far = 1024, alias_a = 9, reread = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x16384", family = "dot",
    tile = #dynmlir.tile<14, 2, 16384>, packed = true, model = {
      g_t = [0, 2, 13], g_ps = [19860, 12809405, 92542893], g_slope = [6394772, 7248498, 5869787],
      visit = 2790, loop = 2577, fma = 419, pack = 160, conflict_a = 410, split = 84, stall = 1024,
      a_near = 22, a_far = 614, b_near = 1024, c_far = 1024, rows_far = 1024, once_near = 798,
      once_far = 1024, alias_a = 14, reread = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x16384", family = "dot",
    tile = #dynmlir.tile<8, 1, 16384>, packed = true, model = {
      g_t = [0, 6], g_ps = [13043, 14460600], g_slope = [2407926, 2637074], visit = 1210, loop = 3670,
      fma = 463, pack = 238, conflict_a = 414, split = 44, stall = 91, a_far = 1024, b_near = 1024,
      b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x2048", family = "panel",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0], g_ps = [23889], g_slope = [2641962], region = 2382, visit = 4766, fma = 87, edge = 160,
      pack = 97, conflict_c = 4190, conflict = 9316, mask = 25, a_near = 266, a_far = 1024, b_near = 260,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024,
      alias_c = 7089, apart_near = 395, apart_far = 1024, brief = 309, column = 1024, seam = 647, reread = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x4096", family = "panel",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [24912, 14799511, 26737600], g_slope = [7387299, 11938089, 8455045],
      edge_columns = 16, region = 997, visit = 2739, loop = 2640, fma = 81, edge = 7, pack = 41,
      conflict_c = 1400, mask = 51, stall = 1024, a_near = 372, a_far = 1024, b_near = 253, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 940, rows_far = 1024, once_near = 274, once_far = 1024,
      alias_c = 1930, apart_near = 66, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x2048", family = "panel",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [29584, 10976500, 24986741, 46597250],
      g_slope = [5473458, 7005120, 10805254, 6877362], edge_columns = 16, visit = 2449, loop = 8211, fma = 92,
      pack = 23, conflict_c = 640, conflict = 1365, stall = 768, a_near = 202, a_far = 1024, b_near = 346,
      b_far = 840, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 228,
      once_far = 1024, alias_a = 355, alias_c = 1653, apart_near = 128, apart_far = 1024, column = 1024,
      seam = 1024, reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_16x16x256", family = "grouped",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0], g_ps = [19773], g_slope = [270630], region = 768, visit = 2887, fma = 146, edge = 70,
      conflict_a = 1713, conflict_b = 4339, conflict_c = 883, conflict = 10848, mask = 89, stall = 1024,
      a_near = 554, a_far = 1024, b_near = 909, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 395,
      once_near = 74, once_far = 756, alias_c = 1698, apart_near = 119, brief = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_12x32x256", family = "grouped",
    tile = #dynmlir.tile<12, 32, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [21882, 280673], g_slope = [258791, 283030], region = 3, visit = 2628, fma = 175,
      conflict_a = 1439, conflict_b = 4544, conflict_c = 181, mask = 352, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 1002, c_far = 1024, rows_near = 442, once_near = 117,
      once_far = 931, apart_near = 65, brief = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x64x256", family = "grouped",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [24379, 403863], g_slope = [379484, 411573], edge_columns = 16, region = 3032,
      visit = 2838, loop = 724, fma = 144, edge = 52, conflict_b = 19, conflict_c = 582, conflict = 2828,
      split = 14, a_near = 53, a_far = 1024, b_near = 120, b_far = 1024, c_near = 1024, c_far = 1024,
      once_near = 114, once_far = 1024, alias_c = 2168, apart_near = 63, brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_3x128x256", family = "grouped",
    tile = #dynmlir.tile<3, 128, 256>, packed = false, model = {
      g_t = [0], g_ps = [30379], g_slope = [748678], edge_columns = 16, region = 725, visit = 2297,
      loop = 6339, fma = 180, conflict_b = 1580, conflict_c = 2655, a_far = 1024, b_near = 59, b_far = 1024,
      c_near = 1024, c_far = 1024, once_near = 117, once_far = 1024, alias_c = 2623, apart_near = 142,
      apart_far = 36, brief = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x8x128", family = "slab",
    tile = #dynmlir.tile<16, 8, 128>, packed = false, model = {
      g_t = [0], g_ps = [17360], g_slope = [369163], region = 901, visit = 2673, fma = 268, edge = 301,
      conflict_a = 8970, conflict = 11340, mask = 205, split = 635, stall = 142, a_near = 673, a_far = 465,
      c_near = 884, c_far = 1024, rows_near = 1024, rows_far = 1024, alias_c = 526, apart_near = 323,
      brief = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_16x16x128", family = "slab",
    tile = #dynmlir.tile<16, 16, 128>, packed = false, model = {
      g_t = [0, 1], g_ps = [18037, 383600], g_slope = [365563, 386819], edge_columns = 8, edge_part = 16,
      region = 3956, visit = 2565, fma = 342, edge = 214, conflict_a = 9954, conflict_c = 1332,
      conflict = 9492, mask = 246, split = 678, stall = 1024, a_near = 987, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, alias_a = 59, alias_c = 535, apart_near = 211, apart_far = 918
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_14x32x64", family = "slab",
    tile = #dynmlir.tile<14, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [20688], g_slope = [316633], region = 1174, visit = 2654, fma = 314, edge = 261,
      conflict_a = 3522, conflict_b = 3021, conflict_c = 210, mask = 232, b_near = 7, b_far = 1024,
      c_near = 812, c_far = 476, rows_near = 1024, rows_far = 1024, once_far = 166, alias_a = 537,
      alias_c = 539, apart_near = 178, brief = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_8x48x128", family = "slab",
    tile = #dynmlir.tile<8, 48, 128>, packed = false, model = {
      g_t = [0, 63], g_ps = [18782, 32094679], g_slope = [509141, 605684], edge_columns = 8, edge_part = 16,
      region = 6554, visit = 2662, fma = 307, edge = 127, conflict_a = 12986, conflict_b = 1739,
      conflict = 1659, mask = 221, split = 178, stall = 153, a_near = 894, a_far = 951, b_near = 17,
      b_far = 510, c_near = 443, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 71,
      once_far = 1, alias_c = 246, apart_near = 125, apart_far = 114, brief = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_3x128x128", family = "slab",
    tile = #dynmlir.tile<3, 128, 128>, packed = false, model = {
      g_t = [0, 42], g_ps = [21053, 25533444], g_slope = [607437, 668936], edge_columns = 8, edge_part = 16,
      region = 1645, visit = 2642, loop = 3479, fma = 351, edge = 67, conflict_a = 3029, conflict_b = 800,
      split = 90, stall = 173, b_near = 207, c_near = 593, c_far = 1024, rows_far = 1024, once_near = 69,
      once_far = 211, alias_a = 1127, alias_c = 186, apart_near = 98, apart_far = 197, brief = 14
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x16384", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 626872864], g_slope = [48220220, 70286967], visit = 2134, fma = 273,
      edge = 277, conflict_a = 7714, conflict_c = 998, conflict = 2724, mask = 84, split = 415, stall = 153,
      a_near = 238, c_near = 319, rows_near = 1024, once_near = 182, once_far = 1024, alias_a = 154,
      alias_c = 1341, seam = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x16x16384", family = "sweep_whole",
    tile = #dynmlir.tile<16, 16, 16384>, packed = false, model = {
      g_t = [0, 4, 9, 13], g_ps = [10000, 205647917, 433562269, 749385182],
      g_slope = [51409479, 45582870, 78955728, 96249338], edge_columns = 8, edge_part = 16, region = 1254,
      visit = 2529, fma = 280, edge = 135, conflict_a = 11866, conflict_b = 14481, mask = 105, split = 1108,
      stall = 1024, a_near = 222, a_far = 696, b_far = 1024, c_near = 254, c_far = 441, rows_near = 1024,
      rows_far = 1024, once_near = 329, once_far = 1024, alias_c = 164, apart_far = 1024, brief = 241,
      seam = 245
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_14x32x8192", family = "sweep_whole",
    tile = #dynmlir.tile<14, 32, 8192>, packed = false, model = {
      g_t = [0], g_ps = [13727], g_slope = [36425204], visit = 2155, fma = 310, edge = 216, conflict_a = 3112,
      conflict_b = 3554, conflict_c = 154, conflict = 640, mask = 161, split = 68, stall = 221, b_near = 465,
      b_far = 1024, c_near = 565, rows_near = 1024, rows_far = 1024, once_near = 429, once_far = 1024,
      alias_a = 532, alias_c = 307, apart_far = 1024, brief = 27, seam = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x4096", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 4096>, packed = false, model = {
      g_t = [0], g_ps = [11767], g_slope = [15153860], edge_columns = 8, edge_part = 16, region = 5362,
      visit = 2025, loop = 541, fma = 266, edge = 137, conflict_a = 15747, conflict_b = 3733, conflict_c = 75,
      conflict = 1282, split = 336, b_near = 1024, b_far = 1024, c_near = 501, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 252, once_far = 1024, alias_c = 317, apart_far = 1024, brief = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_3x128x2048", family = "sweep_whole",
    tile = #dynmlir.tile<3, 128, 2048>, packed = false, model = {
      g_t = [0], g_ps = [11804], g_slope = [8015630], edge_columns = 8, edge_part = 16, region = 958,
      visit = 1620, loop = 2425, fma = 308, edge = 51, conflict_a = 17475, conflict_b = 1266,
      conflict_c = 112, split = 104, b_near = 288, b_far = 1024, c_near = 835, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 105, once_far = 1024, alias_a = 141, alias_c = 151, apart_near = 6,
      apart_far = 1024, brief = 14
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_16x16x2048", family = "block_slab",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [34348, 2601416, 26946885], g_slope = [2567068, 3043183, 3208042],
      region = 4028, visit = 6038, fma = 87, edge = 327, pack = 105, conflict_c = 5214, mask = 28,
      stall = 1024, a_near = 176, a_far = 1024, b_near = 353, c_near = 1024, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1, once_far = 1024, alias_c = 9, apart_far = 1024, brief = 375,
      column = 1024, seam = 126, reread = 177
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_14x32x8192", family = "block_slab",
    tile = #dynmlir.tile<14, 32, 8192>, packed = true, model = {
      g_t = [0, 1], g_ps = [42297, 19480821], g_slope = [19438524, 20618315], region = 2775, visit = 5984,
      fma = 86, edge = 81, pack = 65, conflict_a = 4705, conflict_c = 1845, mask = 69, stall = 1024,
      a_near = 66, a_far = 1024, b_near = 487, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 256, once_far = 1024, alias_c = 1439, apart_far = 1024, brief = 330,
      column = 1024, seam = 1024, reread = 297
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x512", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0], g_ps = [33247], g_slope = [1000437], edge_columns = 16, region = 1785, visit = 3492,
      loop = 3640, fma = 77, edge = 35, pack = 48, conflict_c = 1610, mask = 39, stall = 1024, a_near = 606,
      a_far = 1024, b_near = 90, b_far = 166, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 181, once_far = 1024, alias_c = 1047, apart_near = 14, apart_far = 988, column = 1024,
      seam = 119
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x32x8192", family = "block",
    tile = #dynmlir.tile<12, 32, 8192>, packed = true, model = {
      g_t = [0, 1, 3], g_ps = [26856, 12334551, 42075148], g_slope = [12307695, 14870298, 13020613],
      region = 1223, visit = 4083, fma = 79, pack = 56, conflict_a = 2058, conflict_c = 1075, mask = 111,
      stall = 180, a_near = 165, a_far = 1024, b_near = 229, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 265, once_far = 1024, alias_c = 1315, apart_near = 19,
      apart_far = 1024, brief = 200, column = 872
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x512", family = "block",
    tile = #dynmlir.tile<10, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [23897], g_slope = [654684], region = 2016, visit = 3226, fma = 78, edge = 73,
      pack = 51, conflict_c = 1573, mask = 125, stall = 784, a_near = 346, a_far = 1024, b_near = 150,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 852, rows_far = 656, once_near = 124,
      once_far = 1024, alias_c = 826, apart_far = 1024, brief = 48, column = 987, reread = 830
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x32x512", family = "block",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [18827], g_slope = [542667], edge_columns = 16, region = 4365, visit = 1824, fma = 84,
      edge = 1, pack = 59, conflict_c = 2124, mask = 107, stall = 178, a_near = 430, a_far = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 120,
      once_far = 1024, alias_c = 817, apart_near = 43, apart_far = 1024, brief = 46, column = 1024, seam = 254
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [26567, 2570386], g_slope = [2543819, 2793825], region = 2433, visit = 5565,
      fma = 86, edge = 164, pack = 107, conflict_c = 14459, conflict = 21600, mask = 32, a_near = 131,
      a_far = 560, b_near = 659, c_near = 1024, c_far = 1024, rows_near = 961, rows_far = 1024,
      once_near = 313, once_far = 1024, apart_near = 63, apart_far = 1024, brief = 207, column = 1024,
      seam = 536, reread = 27
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x4096", family = "tall",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [25432, 15009600, 28321407], g_slope = [7492084, 13311807, 8510261],
      edge_columns = 16, region = 2006, visit = 3014, loop = 2283, fma = 82, pack = 43, conflict_a = 1062,
      conflict_c = 1365, conflict = 157, mask = 126, stall = 1024, a_near = 241, a_far = 561, b_near = 263,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 334,
      once_far = 1024, alias_c = 1523, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [32178, 11488444, 25184148, 46152000],
      g_slope = [5728133, 6847852, 10483926, 6916544], edge_columns = 16, visit = 2972, loop = 9088, fma = 92,
      edge = 68, pack = 20, conflict_c = 344, conflict = 1448, a_far = 453, b_near = 439, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 318, once_far = 1024,
      alias_a = 174, alias_c = 1661, apart_near = 66, apart_far = 1024, column = 1024, seam = 1024,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x512", family = "tall",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [26711], g_slope = [605976], region = 2072, visit = 4919, fma = 85, edge = 210,
      pack = 106, conflict_c = 14619, conflict = 27088, mask = 44, a_near = 86, a_far = 1016, b_near = 741,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 276,
      once_far = 1024, apart_near = 20, apart_far = 1024, brief = 215, column = 1024, seam = 718, reread = 136
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x4096", family = "tall",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [22325, 15892464, 36220115], g_slope = [5290046, 6775883, 5495600],
      edge_columns = 16, region = 3601, visit = 2689, fma = 89, edge = 20, pack = 60, conflict_a = 690,
      conflict_c = 2367, mask = 121, stall = 922, a_near = 207, a_far = 549, b_near = 131, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 70, once_far = 1024,
      alias_c = 763, apart_near = 197, apart_far = 1024, brief = 277, column = 1024, seam = 691
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 184786], g_slope = [174786, 194514], visit = 1933, fma = 472,
      conflict_a = 4148, conflict_c = 1024, conflict = 7012, mask = 93, stall = 1, a_near = 166,
      b_near = 1024, c_near = 693, rows_far = 1024, once_far = 701, apart_near = 268, apart_far = 1024,
      brief = 176
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0, 1, 4], g_ps = [10672, 193176, 833437], g_slope = [182504, 213420, 198816], edge_columns = 8,
      edge_part = 16, region = 1679, visit = 2495, fma = 416, conflict_a = 8702, conflict_c = 1658,
      conflict = 6864, mask = 97, split = 83, stall = 1024, a_near = 1024, a_far = 1024, b_near = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024, alias_a = 519,
      alias_c = 745, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_12x32x64", family = "skinny",
    tile = #dynmlir.tile<12, 32, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [11035, 268127], g_slope = [257092, 274992], region = 698, visit = 1815, fma = 422,
      conflict_a = 5564, conflict_c = 578, conflict = 3785, mask = 119, a_near = 177, b_near = 1024,
      c_near = 570, c_far = 1024, rows_near = 1024, once_far = 1024, alias_a = 3763, alias_c = 379,
      apart_near = 144, apart_far = 1024, brief = 53
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [11581, 258543], g_slope = [246962, 262087], edge_columns = 8, edge_part = 16,
      region = 5738, visit = 1930, loop = 458, fma = 348, conflict_a = 23980, conflict_b = 2857,
      conflict_c = 59, conflict = 1316, mask = 30, split = 133, stall = 27, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 358, c_near = 594, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, alias_c = 161, apart_near = 63, apart_far = 754, brief = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x64x64", family = "skinny",
    tile = #dynmlir.tile<5, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [10197, 241691], g_slope = [231494, 246164], edge_columns = 8, edge_part = 16,
      region = 2828, visit = 1410, loop = 672, fma = 385, edge = 42, conflict_a = 25266, conflict_b = 1264,
      conflict_c = 26, split = 118, stall = 284, a_near = 1024, a_far = 1024, b_near = 903, b_far = 925,
      c_near = 524, c_far = 1024, rows_near = 899, rows_far = 490, once_near = 52, once_far = 1024,
      alias_a = 85, alias_c = 256, apart_near = 35, apart_far = 66, brief = 28
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x16384", family = "direct",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [12249], g_slope = [50745899], region = 10, visit = 1896, loop = 3578, fma = 440,
      edge = 66, conflict_a = 6675, conflict_c = 1334, conflict = 7709, mask = 13, split = 39, stall = 26,
      a_near = 1024, b_near = 1024, c_near = 1024, rows_near = 1024, rows_far = 1024, once_near = 245,
      once_far = 1024, alias_a = 1639, apart_near = 173, apart_far = 547, brief = 918
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x16384", family = "direct",
    tile = #dynmlir.tile<16, 16, 16384>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 674594909], g_slope = [51891146, 93163398], edge_columns = 8,
      edge_part = 16, region = 2594, visit = 2719, loop = 971, fma = 449, conflict_a = 13285,
      conflict_c = 2165, conflict = 7616, mask = 13, split = 278, stall = 1024, a_near = 1024, a_far = 1024,
      b_near = 877, c_near = 1024, c_far = 1024, rows_near = 726, rows_far = 1024, once_far = 1024,
      alias_a = 411, apart_near = 153, apart_far = 1024, brief = 222, seam = 113
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x48x4096", family = "direct",
    tile = #dynmlir.tile<8, 48, 4096>, packed = false, model = {
      g_t = [0], g_ps = [14936], g_slope = [16460041], edge_columns = 8, edge_part = 16, region = 1533,
      visit = 1511, loop = 2966, fma = 427, conflict_a = 19435, conflict_c = 632, conflict = 2775,
      split = 204, stall = 1024, a_near = 1024, a_far = 1024, b_near = 994, c_near = 1024, c_far = 1024,
      rows_near = 772, rows_far = 1024, once_near = 249, once_far = 1024, apart_far = 1024, brief = 7,
      column = 881, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0, 1, 3], g_ps = [15053, 14229857, 56494720], g_slope = [14214804, 21132431, 17885363],
      edge_columns = 8, edge_part = 16, region = 558, visit = 1125, loop = 3104, fma = 439, edge = 49,
      conflict_a = 15025, conflict_c = 770, conflict = 205, split = 132, stall = 1024, a_near = 962,
      a_far = 1024, b_near = 1001, c_near = 945, c_far = 1024, rows_far = 1024, once_near = 313,
      once_far = 1024, alias_a = 900, alias_c = 785, apart_far = 1024, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_14x1x16384", family = "dot_ahead",
    tile = #dynmlir.tile<14, 1, 16384>, packed = true, model = {
      g_t = [0, 1, 13], g_ps = [17328, 6308733, 96822808], g_slope = [6291405, 7542839, 4482647],
      region = 2278, visit = 1212, loop = 2489, fma = 747, pack = 205, conflict_a = 491, a_near = 103,
      a_far = 117, b_far = 1024, rows_near = 1024, rows_far = 654, once_near = 72
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 4, nk = 873, n = 2, k = 45, mk = 24}, kernels = [
    "skinny_16x8x64"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {m = 6, nk = 873, n = 2, k = 45, mk = 24}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25}, at_most = {m = 4, nk = 873, n = 2, k = 45, mk = 118}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25, m = 5}, at_most = {m = 6, nk = 873, n = 2, k = 45, mk = 118}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 119}, at_most = {m = 6, nk = 873, n = 2, k = 45}, kernels = [
    "grouped_16x16x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 6, nk = 873, n = 4, k = 45, mk = 22}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 23}, at_most = {m = 6, nk = 873, n = 4, k = 45, mk = 103}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mk = 104}, at_most = {m = 6, nk = 873, n = 4, k = 45}, kernels = [
    "grouped_16x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 46}, at_most = {m = 3, nk = 873, n = 4, k = 111, mnk = 178}, kernels = [
    "grouped_16x16x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 46, mnk = 179}, at_most = {m = 3, nk = 873, n = 4, k = 111}, kernels = [
    "grouped_16x16x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 46, m = 4}, at_most = {m = 6, nk = 63, n = 4, k = 111}, kernels = [
    "dot_14x2x16384"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 46, m = 4, nk = 64}, at_most = {m = 6, nk = 110, n = 4, k = 111}, kernels = [
    "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [190, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 46, m = 4, nk = 111}, at_most = {m = 6, nk = 873, n = 4, k = 111}, kernels = [
    "grouped_16x16x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112}, at_most = {m = 6, nk = 873, n = 1, k = 191}, kernels = [
    "dot_16x1x16384"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192}, at_most = {m = 6, nk = 873, n = 1, k = 467}, kernels = [
    "dot_16x1x16384"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 468}, at_most = {m = 6, nk = 873, n = 1}, kernels = [
    "dot_16x1x16384"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 2}, at_most = {m = 6, nk = 873, n = 2, mn = 6}, kernels = [
    "dot_14x2x16384"
  ], factors = [189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 2, mn = 7}, at_most = {m = 6, nk = 873, n = 2}, kernels = [
    "dot_14x2x16384"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 3}, at_most = {m = 6, nk = 873, n = 4, mk = 479}, kernels = [
    "grouped_16x16x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 3, mk = 480}, at_most = {m = 6, nk = 873, n = 4}, kernels = [
    "grouped_16x16x256"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 6, nk = 873, n = 8, k = 32, mnk = 273}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 6, nk = 873, n = 16, k = 32, mnk = 273}, kernels = [
    "skinny_16x16x64"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 274}, at_most = {m = 6, nk = 873, n = 8, k = 32}, kernels = [
    "grouped_16x16x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 274}, at_most = {m = 6, nk = 873, n = 16, k = 32}, kernels = [
    "grouped_16x16x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 4, nk = 200, n = 32, k = 32}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 201}, at_most = {m = 4, nk = 423, n = 32, k = 32}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5}, at_most = {m = 6, nk = 423, n = 32, k = 32}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {m = 6, nk = 423, n = 48, k = 32}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 424}, at_most = {m = 6, nk = 873, n = 48, k = 32, mn = 97}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 424, mn = 98}, at_most = {m = 6, nk = 873, n = 48, k = 32}, kernels = [
    "grouped_12x32x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 33}, at_most = {m = 6, nk = 873, n = 8, k = 65}, kernels = [
    "grouped_16x16x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 33}, at_most = {m = 6, nk = 556, n = 48, k = 65, mn = 43}, kernels = [
    "grouped_16x16x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 33, nk = 557}, at_most = {m = 6, nk = 873, n = 48, k = 65, mn = 43}, kernels = [
    "grouped_16x16x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 33, mn = 44}, at_most = {m = 6, nk = 873, n = 48, k = 65}, kernels = [
    "grouped_16x16x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 66}, at_most = {m = 6, nk = 873, n = 48}, kernels = [
    "grouped_16x16x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {m = 6, nk = 873, n = 106, mnk = 1111}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mnk = 1112}, at_most = {m = 6, nk = 873, n = 106}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 107}, at_most = {m = 6, nk = 190, n = 249, mk = 5}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [142]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 107, nk = 191}, at_most = {m = 6, nk = 873, n = 249, mk = 5}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 107, mk = 6}, at_most = {m = 6, nk = 873, n = 249}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 250}, at_most = {m = 3, nk = 873}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 250, m = 4}, at_most = {m = 6, nk = 873}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874}, at_most = {m = 6, n = 1, mnk = 1174399}, kernels = [
    "dot_8x1x16384"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, mnk = 1174400}, at_most = {m = 6, n = 1}, kernels = [
    "dot_16x1x16384", "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [182, 220, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 2}, at_most = {m = 6, n = 2, k_even = 4, mn = 2, k = 16575}, kernels = [
    "dot_14x2x16384"
  ], factors = [164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 2, k = 16576}, at_most = {m = 6, n = 2, k_even = 4, mn = 2}, kernels = [
    "dot_14x2x16384", "grouped_6x64x256"
  ], factors = [171, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 2, mn = 3}, at_most = {m = 6, n = 2, k_even = 4, mnk = 1636026}, kernels = [
    "dot_14x2x16384"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 2, mn = 3, mnk = 1636027}, at_most = {m = 6, n = 2, k_even = 4}, kernels = [
    "dot_14x2x16384"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 2, k_even = 5}, at_most = {m = 6, n = 2, mk = 696930}, kernels = [
    "dot_14x2x16384"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 2, k_even = 5, mk = 696931}, at_most = {m = 6, n = 2}, kernels = [
    "dot_14x2x16384"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 3}, at_most = {m = 1, n = 3}, kernels = [
    "grouped_6x64x256"
  ], factors = [189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 3, m = 2}, at_most = {m = 6, n = 3, mnk = 11697}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [210, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 3, m = 2, mnk = 11698}, at_most = {m = 6, n = 3, k = 108280}, kernels = [
    "dot_8x3x8192"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 3, m = 2, mnk = 11698, k = 108281}, at_most = {m = 6, n = 3}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256", "grouped_3x128x256"
  ], factors = [202, 207, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 4}, at_most = {m = 6, n = 4}, kernels = [
    "grouped_16x16x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 5}, at_most = {m = 6, n = 8, k = 203}, kernels = [
    "grouped_16x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 5, k = 204}, at_most = {m = 6, n = 8}, kernels = [
    "grouped_16x16x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 9}, at_most = {m = 6, n = 16, k = 101}, kernels = [
    "grouped_16x16x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 9, k = 102}, at_most = {m = 6, n = 16, k = 145}, kernels = [
    "grouped_16x16x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 9, k = 146}, at_most = {m = 3, n = 16}, kernels = [
    "grouped_6x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 9, k = 146, m = 4}, at_most = {m = 6, n = 16}, kernels = [
    "grouped_6x64x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17}, at_most = {m = 2, n_even = 724, k = 32, n = 48}, kernels = [
    "grouped_12x32x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 49}, at_most = {m = 2, n_even = 724, k = 32, n = 190, nk = 2246}, kernels = [
    "grouped_6x64x256"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 2247, n = 49}, at_most = {m = 2, n_even = 724, k = 32, n = 190}, kernels = [
    "grouped_6x64x256"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 191}, at_most = {m = 2, n_even = 724, k = 8, mk = 22, n = 672}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 673}, at_most = {m = 2, n_even = 724, k = 8, mk = 22}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 191, k = 9}, at_most = {m = 2, n_even = 724, k = 32, mk = 22}, kernels = [
    "grouped_6x64x256"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 191, mk = 23}, at_most = {m = 2, n_even = 724, k = 32, mk = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 191, mk = 33}, at_most = {m = 2, n_even = 724, k = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33}, at_most = {m = 1, n_even = 724, n = 114, mk = 95}, kernels = [
    "grouped_12x32x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, mk = 96}, at_most = {m = 1, n_even = 724, n = 114, mn = 32}, kernels = [
    "grouped_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, mk = 96, mn = 33}, at_most = {m = 1, n_even = 724, n = 114, mn = 47}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [262, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, mk = 96, mn = 48}, at_most = {m = 1, n_even = 724, n = 114, mn = 66}, kernels = [
    "grouped_6x64x256"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, mk = 96, mn = 67}, at_most = {m = 1, n_even = 724, n = 114}, kernels = [
    "grouped_6x64x256"
  ], factors = [310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 115, k = 33}, at_most = {m = 1, n_even = 4, mnk = 1598376}, kernels = [
    "grouped_12x32x256"
  ], factors = [345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 115, k = 33, mnk = 1598377}, at_most = {m = 1, n_even = 4, mnk = 14941205, mn = 1016}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [320, 344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 115, k = 33, mnk = 1598377, mn = 1017}, at_most = {m = 1, n_even = 4, mnk = 14941205, n = 4061}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [287, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 4062, k = 33, mnk = 1598377, mn = 1017}, at_most = {m = 1, n_even = 4, mnk = 14941205}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [278, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 115, k = 33, mnk = 14941206}, at_most = {m = 1, n_even = 4, n = 1051}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 1052, k = 33, mnk = 14941206}, at_most = {m = 1, n_even = 4}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [246, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 115, k = 33, n_even = 5}, at_most = {m = 1, n_even = 724, mnk = 1384754}, kernels = [
    "grouped_6x64x256"
  ], factors = [349]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 115, k = 33, n_even = 5, mnk = 1384755}, at_most = {m = 1, n_even = 724, mnk = 17644471, n = 286}, kernels = [
    "grouped_6x64x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 287, k = 33, n_even = 5, mnk = 1384755}, at_most = {m = 1, n_even = 724, mnk = 17644471}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "sweep_whole_3x128x2048"
  ], factors = [299, 285, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 115, k = 33, n_even = 5, mnk = 17644472}, at_most = {m = 1, n_even = 724, nk = 33435444}, kernels = [
    "grouped_6x64x256", "slab_8x48x128", "slab_3x128x128"
  ], factors = [228, 303, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 33435445, n = 115, k = 33, n_even = 5, mnk = 17644472}, at_most = {m = 1, n_even = 724}, kernels = [
    "grouped_6x64x256", "slab_3x128x128"
  ], factors = [197, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2}, at_most = {m = 2, n_even = 724, mnk = 37391304, mn = 216, k = 69}, kernels = [
    "grouped_12x32x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 70, m = 2}, at_most = {m = 2, n_even = 724, mnk = 8304, mn = 216}, kernels = [
    "grouped_12x32x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 70, m = 2, mnk = 8305}, at_most = {m = 2, n_even = 724, mnk = 37391304, mn = 216}, kernels = [
    "grouped_6x64x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mn = 217}, at_most = {m = 2, n_even = 32, mnk = 29260346, n = 1023}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [322, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 1024, k = 33, m = 2, mn = 217}, at_most = {m = 2, n_even = 32, mnk = 29260346}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [277, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mn = 217, mnk = 29260347}, at_most = {m = 2, n_even = 32, mnk = 37391304}, kernels = [
    "grouped_6x64x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mn = 217, n_even = 33}, at_most = {m = 2, n_even = 128, mnk = 29155352}, kernels = [
    "grouped_6x64x256"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mn = 217, n_even = 33, mnk = 29155353}, at_most = {m = 2, n_even = 128, mnk = 37391304}, kernels = [
    "grouped_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mn = 217, n_even = 129}, at_most = {m = 2, n_even = 724, mnk = 37391304}, kernels = [
    "grouped_6x64x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mnk = 37391305}, at_most = {m = 2, n_even = 724, mnk = 53682728}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [253, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mnk = 53682729}, at_most = {m = 2, n_even = 724, mk = 28337}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [235, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mnk = 53682729, mk = 28338}, at_most = {m = 2, n_even = 724, mk = 136997}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256", "slab_8x48x128"
  ], factors = [215, 212, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, k = 33, m = 2, mnk = 53682729, mk = 136998}, at_most = {m = 2, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [219, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, n_even = 725}, at_most = {m = 2, k = 260, mk = 3}, kernels = [
    "grouped_6x64x256", "sweep_whole_3x128x2048"
  ], factors = [111, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, n_even = 725, mk = 4}, at_most = {m = 2, k = 260, mk = 26}, kernels = [
    "grouped_6x64x256", "sweep_whole_3x128x2048"
  ], factors = [144, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, n_even = 725, mk = 27}, at_most = {m = 2, k = 260, n = 2896}, kernels = [
    "grouped_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 2897, n_even = 725, mk = 27}, at_most = {m = 2, k = 260}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "sweep_whole_3x128x2048"
  ], factors = [212, 224, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, n_even = 725, k = 261}, at_most = {m = 2, nk = 923135, mk = 576}, kernels = [
    "grouped_6x64x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, n_even = 725, k = 261, mk = 577}, at_most = {m = 2, nk = 923135}, kernels = [
    "grouped_6x64x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 923136, n = 17, n_even = 725, k = 261}, at_most = {m = 1, nk = 16244471}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "slab_3x128x128", "sweep_whole_3x128x2048"
  ], factors = [256, 238, 250, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 923136, n = 17, n_even = 725, k = 261, m = 2}, at_most = {m = 2, nk = 16244471, mn = 2896}, kernels = [
    "grouped_6x64x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 923136, n = 17, n_even = 725, k = 261, m = 2, mn = 2897}, at_most = {m = 2, nk = 16244471}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "sweep_whole_3x128x2048"
  ], factors = [239, 230, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 16244472, n = 17, n_even = 725, k = 261}, at_most = {m = 2, mnk = 56272505, nk = 18342596, k = 4222}, kernels = [
    "grouped_3x128x256", "slab_3x128x128", "skinny_5x64x64"
  ], factors = [238, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 16244472, n = 17, n_even = 725, k = 4223}, at_most = {m = 2, mnk = 56272505, nk = 18342596}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 18342597, n = 17, n_even = 725, k = 261}, at_most = {m = 2, mnk = 56272505}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256", "slab_3x128x128"
  ], factors = [218, 220, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 16244472, n = 17, n_even = 725, k = 261, mnk = 56272506}, at_most = {m = 2}, kernels = [
    "grouped_6x64x256", "slab_3x128x128"
  ], factors = [226, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3}, at_most = {m = 6, mk = 26, n = 462}, kernels = [
    "grouped_6x64x256"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 463, m = 3}, at_most = {m = 6, mk = 26, k = 3}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 463, m = 3, k = 4}, at_most = {m = 6, mk = 26}, kernels = [
    "grouped_6x64x256", "sweep_whole_3x128x2048"
  ], factors = [215, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 27}, at_most = {m = 6, mk = 138, nk = 3119, mnk = 5735, n = 59}, kernels = [
    "grouped_12x32x256"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 60, m = 3, mk = 27}, at_most = {m = 6, mk = 138, nk = 3119, mnk = 5735}, kernels = [
    "grouped_12x32x256"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 27, mnk = 5736}, at_most = {m = 6, mk = 138, nk = 3119}, kernels = [
    "grouped_6x64x256"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3120, n = 17, m = 3, mk = 27}, at_most = {m = 6, mk = 46}, kernels = [
    "grouped_6x64x256"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3120, n = 17, m = 3, mk = 47}, at_most = {m = 3, mk = 138}, kernels = [
    "grouped_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3120, n = 17, m = 4, mk = 47}, at_most = {m = 6, mk = 138}, kernels = [
    "grouped_6x64x256"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 139}, at_most = {m = 6, mn = 363, k = 68, nk = 1611}, kernels = [
    "grouped_6x64x256"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1612, n = 17, m = 3, mk = 139}, at_most = {m = 6, mn = 363, k = 68, mk = 193}, kernels = [
    "grouped_6x64x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1612, n = 17, m = 3, mk = 194}, at_most = {m = 6, mn = 363, k = 68}, kernels = [
    "grouped_6x64x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 139, k = 69}, at_most = {m = 6, mn = 363, nk = 9308}, kernels = [
    "grouped_6x64x256"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9309, n = 17, m = 3, mk = 139, k = 69}, at_most = {m = 4, mn = 190}, kernels = [
    "grouped_6x64x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9309, n = 17, m = 5, mk = 139, k = 69}, at_most = {m = 6, mn = 190}, kernels = [
    "grouped_6x64x256"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9309, n = 17, m = 3, mk = 139, k = 69, mn = 191}, at_most = {m = 3, mn = 363, nk = 22516027}, kernels = [
    "grouped_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9309, n = 17, m = 4, mk = 139, k = 69, mn = 191}, at_most = {m = 6, mn = 363, nk = 22516027}, kernels = [
    "grouped_6x64x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 22516028, n = 17, m = 3, mk = 139, k = 69, mn = 191}, at_most = {m = 6, mn = 363}, kernels = [
    "grouped_6x64x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 139, mn = 364}, at_most = {m = 3, nk = 20021528, n_even = 32, mn = 1064}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [239, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 139, mn = 1065}, at_most = {m = 3, nk = 14622341, n_even = 32}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [243, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14622342, n = 17, m = 3, mk = 139, mn = 1065}, at_most = {m = 3, nk = 20021528, n_even = 32}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [225, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 139, mn = 364, n_even = 33}, at_most = {m = 3, nk = 20021528, n_even = 724}, kernels = [
    "grouped_6x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 139, mn = 364, n_even = 725}, at_most = {m = 3, nk = 20021528, n = 3547, mnk = 3901319}, kernels = [
    "grouped_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 3, mk = 139, mn = 364, n_even = 725, mnk = 3901320}, at_most = {m = 3, nk = 20021528, n = 3547}, kernels = [
    "grouped_6x64x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 3548, m = 3, mk = 139, mn = 364, n_even = 725}, at_most = {m = 3, nk = 20021528}, kernels = [
    "grouped_6x64x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 20021529, n = 17, m = 3, mk = 139, mn = 364}, at_most = {m = 3, n_even = 724, mk = 110080}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [212, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 20021529, n = 17, m = 3, mk = 110081, mn = 364}, at_most = {m = 3, n_even = 724}, kernels = [
    "grouped_6x64x256", "slab_14x32x64"
  ], factors = [226, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 20021529, n = 17, m = 3, mk = 139, mn = 364, n_even = 725}, at_most = {m = 3}, kernels = [
    "grouped_6x64x256"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 4, mk = 139, mn = 364}, at_most = {m = 5, n_even = 32, nk = 27411875, mn = 1013}, kernels = [
    "grouped_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 4, mk = 139, mn = 1014}, at_most = {m = 4, n_even = 32, nk = 1587286, n = 2591}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [253, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 2592, m = 4, mk = 139, mn = 1014}, at_most = {m = 4, n_even = 32, nk = 1587286}, kernels = [
    "grouped_6x64x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1587287, n = 17, m = 4, mk = 139, mn = 1014}, at_most = {m = 4, n_even = 32, nk = 27411875}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [234, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 5, mk = 139, mn = 1014}, at_most = {m = 5, n_even = 32, nk = 27411875, mnk = 3941466}, kernels = [
    "grouped_6x64x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 5, mk = 139, mn = 1014, mnk = 3941467}, at_most = {m = 5, n_even = 32, nk = 27411875}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [219, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 4, mk = 139, mn = 364, n_even = 33}, at_most = {m = 5, n_even = 128, nk = 27411875}, kernels = [
    "grouped_6x64x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 4, mk = 139, mn = 364, n_even = 129}, at_most = {m = 5, n_even = 724, nk = 27411875}, kernels = [
    "grouped_6x64x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 6, mk = 139, mn = 364}, at_most = {m = 6, n_even = 724, nk = 27411875, n = 953, mk = 134770, mn = 755}, kernels = [
    "grouped_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 6, mk = 139, mn = 756}, at_most = {m = 6, n_even = 724, nk = 27411875, n = 953, mk = 134770}, kernels = [
    "grouped_6x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 6, mk = 134771, mn = 364}, at_most = {m = 6, n_even = 724, nk = 27411875, n = 953}, kernels = [
    "grouped_6x64x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 954, m = 6, mk = 139, mn = 364}, at_most = {m = 6, n_even = 724, nk = 27411875, mnk = 7494825}, kernels = [
    "grouped_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 954, m = 6, mk = 139, mn = 364, mnk = 7494826}, at_most = {m = 6, n_even = 724, nk = 27411875}, kernels = [
    "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [205, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 27411876, n = 17, m = 4, mk = 139, mn = 364}, at_most = {m = 6, n_even = 724, k = 47172}, kernels = [
    "grouped_6x64x256"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 27411876, n = 17, m = 4, mk = 139, mn = 364, k = 47173}, at_most = {m = 6, n_even = 724}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [274, 252, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 4, mk = 139, mn = 364, n_even = 725}, at_most = {m = 6, n = 3547, mn = 4579}, kernels = [
    "grouped_6x64x256"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 17, m = 4, mk = 139, mn = 4580, n_even = 725}, at_most = {m = 6, n = 3547, nk = 1112301}, kernels = [
    "grouped_6x64x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 1112302, n = 17, m = 4, mk = 139, mn = 4580, n_even = 725}, at_most = {m = 6, n = 3547}, kernels = [
    "grouped_6x64x256"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 3548, m = 4, mk = 139, mn = 364, n_even = 725}, at_most = {m = 6, nk = 25684763, mk = 1327}, kernels = [
    "panel_6x64x4096", "grouped_6x64x256"
  ], factors = [239, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 3548, m = 4, mk = 1328, mn = 364, n_even = 725}, at_most = {m = 6, nk = 25684763, n = 4579}, kernels = [
    "grouped_6x64x256", "block_6x32x512"
  ], factors = [239, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 874, n = 4580, m = 4, mk = 1328, mn = 364, n_even = 725}, at_most = {m = 6, nk = 25684763}, kernels = [
    "grouped_6x64x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 25684764, n = 3548, m = 4, mk = 139, mn = 364, n_even = 725}, at_most = {m = 6}, kernels = [
    "grouped_6x64x256", "slab_8x48x128"
  ], factors = [232, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7}, at_most = {n = 2, mk = 156, m = 9}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10}, at_most = {n = 2, mk = 156, m = 23}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 157}, at_most = {n = 2, mk = 392, m = 23}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24}, at_most = {n = 2, mk = 392, m = 54, mn = 39}, kernels = [
    "dot_16x1x16384", "sweep_whole_16x8x16384"
  ], factors = [294, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, mn = 40}, at_most = {n = 2, mk = 219, m = 54}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, mn = 40, mk = 220}, at_most = {n = 2, mk = 392, m = 54}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 393}, at_most = {n = 2, mk = 763, m = 54, mn = 14}, kernels = [
    "dot_16x1x16384", "dot_14x2x16384"
  ], factors = [209, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 393, mn = 15}, at_most = {n = 2, mk = 763, m = 54}, kernels = [
    "dot_14x2x16384"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55}, at_most = {n = 2, mk = 763, k = 2, m = 84}, kernels = [
    "direct_8x48x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 85}, at_most = {n = 2, mk = 763, k = 2}, kernels = [
    "direct_8x48x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 3}, at_most = {n = 2, mk = 763, k = 5}, kernels = [
    "direct_8x48x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, k = 6}, at_most = {n = 2, mk = 763}, kernels = [
    "dot_16x1x16384", "dot_14x2x16384", "panel_16x16x2048"
  ], factors = [288, 250, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764}, at_most = {n = 1, k = 2, nk = 1}, kernels = [
    "direct_16x16x16384"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, nk = 2}, at_most = {n = 1, k = 2}, kernels = [
    "dot_16x1x16384", "direct_16x16x16384"
  ], factors = [266, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 3}, at_most = {n = 1, k = 3}, kernels = [
    "dot_16x1x16384"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 4}, at_most = {n = 1, k = 5, mnk = 4463}, kernels = [
    "dot_16x1x16384"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 4, mnk = 4464}, at_most = {n = 1, k = 5}, kernels = [
    "dot_16x1x16384", "dot_ahead_14x1x16384"
  ], factors = [301, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, n = 2}, at_most = {n = 2, k = 2, nk = 2}, kernels = [
    "sweep_whole_16x8x16384", "direct_16x16x16384"
  ], factors = [213, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, n = 2, nk = 3}, at_most = {n = 2, k = 2}, kernels = [
    "direct_16x16x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, n = 2, k = 3}, at_most = {n = 2, k = 3}, kernels = [
    "direct_16x16x16384"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, n = 2, k = 4}, at_most = {n = 2, k = 4, mn = 7688}, kernels = [
    "grouped_16x16x256", "direct_16x16x16384"
  ], factors = [236, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, n = 2, k = 4, mn = 7689}, at_most = {n = 2, k = 4}, kernels = [
    "grouped_16x16x256", "direct_16x16x16384"
  ], factors = [231, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, n = 2, k = 5}, at_most = {n = 2, k = 5}, kernels = [
    "dot_14x2x16384", "direct_16x16x16384"
  ], factors = [256, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6}, at_most = {n = 1, mnk = 21781806, nk = 216, mk = 2015, m = 13}, kernels = [
    "dot_16x1x16384"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, mk = 764, k = 6}, at_most = {n = 1, mnk = 21781806, nk = 216, mk = 2015}, kernels = [
    "dot_16x1x16384"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 2016, k = 6}, at_most = {n = 1, mnk = 21781806, nk = 29}, kernels = [
    "dot_16x1x16384"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 2016, k = 6, nk = 30}, at_most = {n = 1, mnk = 21781806, nk = 216}, kernels = [
    "dot_16x1x16384"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6, nk = 217}, at_most = {n = 1, mnk = 1602810, m = 16}, kernels = [
    "dot_8x1x16384"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6, nk = 217, mnk = 1602811}, at_most = {n = 1, mnk = 21781806, m = 16}, kernels = [
    "dot_14x2x16384", "dot_8x1x16384"
  ], factors = [242, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, mk = 764, k = 6, nk = 217}, at_most = {n = 1, mnk = 21781806, m = 129}, kernels = [
    "dot_8x1x16384"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 130, mk = 764, k = 6, nk = 217}, at_most = {n = 1, mnk = 21781806}, kernels = [
    "dot_16x1x16384", "dot_8x1x16384"
  ], factors = [244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6, mnk = 21781807}, at_most = {n = 1}, kernels = [
    "dot_16x1x16384", "dot_ahead_14x1x16384"
  ], factors = [231, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6, n = 2}, at_most = {n = 2, nk = 252, mnk = 25145, k = 8}, kernels = [
    "dot_14x2x16384"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 9, n = 2}, at_most = {n = 2, nk = 252, mnk = 3659}, kernels = [
    "dot_14x2x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 9, n = 2, mnk = 3660}, at_most = {n = 2, nk = 252, mnk = 25145}, kernels = [
    "dot_14x2x16384"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6, n = 2, mnk = 25146}, at_most = {n = 2, nk = 252, k = 7}, kernels = [
    "dot_14x2x16384"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 8, n = 2, mnk = 25146}, at_most = {n = 2, nk = 252, k_even = 4, mk = 832534, k = 15}, kernels = [
    "dot_14x2x16384"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 16, n = 2, mnk = 25146}, at_most = {n = 2, nk = 252, k_even = 4, mk = 832534, k = 38}, kernels = [
    "dot_14x2x16384"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 39, n = 2, mnk = 25146}, at_most = {n = 2, nk = 252, k_even = 4, mk = 832534}, kernels = [
    "dot_14x2x16384"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 832535, k = 8, n = 2, mnk = 25146}, at_most = {n = 2, nk = 252, k_even = 4, mk = 20038860}, kernels = [
    "dot_14x2x16384"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 20038861, k = 8, n = 2, mnk = 25146}, at_most = {n = 2, nk = 252, k_even = 4}, kernels = [
    "dot_14x2x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 8, n = 2, mnk = 25146, k_even = 5}, at_most = {n = 2, nk = 252}, kernels = [
    "dot_14x2x16384"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6, n = 2, nk = 253}, at_most = {n = 2, m = 44, nk = 471}, kernels = [
    "dot_14x2x16384"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6, n = 2, nk = 472}, at_most = {n = 2, m = 44, mn = 46}, kernels = [
    "dot_14x2x16384"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 764, k = 6, n = 2, nk = 472, mn = 47}, at_most = {n = 2, m = 44}, kernels = [
    "dot_14x2x16384"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, mk = 764, k = 6, n = 2, nk = 253}, at_most = {n = 2, mnk = 29503066}, kernels = [
    "dot_14x2x16384"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, mk = 764, k = 6, n = 2, nk = 253, mnk = 29503067}, at_most = {n = 2, mk = 29550046}, kernels = [
    "dot_14x2x16384"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, mk = 29550047, k = 6, n = 2, nk = 253, mnk = 29503067}, at_most = {n = 2, k_even = 4}, kernels = [
    "dot_8x3x8192", "dot_14x2x16384"
  ], factors = [227, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, mk = 29550047, k = 6, n = 2, nk = 253, mnk = 29503067, k_even = 5}, at_most = {n = 2}, kernels = [
    "dot_14x2x16384"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3}, at_most = {n = 4, k = 10, m = 24}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5}, at_most = {n = 8, k = 10, m = 8, mnk = 869}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9}, at_most = {n = 16, k = 10, m = 8, mnk = 869}, kernels = [
    "grouped_16x16x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5}, at_most = {n = 16, k = 10, m = 24, mnk = 869}, kernels = [
    "grouped_16x16x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, mnk = 870}, at_most = {n = 16, k = 10, m = 24}, kernels = [
    "grouped_16x16x256"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3}, at_most = {n = 3, k = 10, m = 49, nk = 76}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 4}, at_most = {n = 16, k = 10, m = 42, nk = 76}, kernels = [
    "grouped_16x16x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 4}, at_most = {n = 16, k = 10, m = 49, nk = 76}, kernels = [
    "direct_6x64x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 3, nk = 77}, at_most = {n = 16, k = 10, m = 49}, kernels = [
    "grouped_16x16x256"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3}, at_most = {n = 8, k = 2, mn = 1056, m = 74}, kernels = [
    "direct_6x64x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, n = 3}, at_most = {n = 8, k = 2, mn = 1056}, kernels = [
    "direct_6x64x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, mn = 1057}, at_most = {n = 8, k = 1, mnk = 2186454}, kernels = [
    "direct_6x64x4096"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, mn = 1057, k = 2}, at_most = {n = 7, k = 2, mnk = 2186454, m = 1183}, kernels = [
    "direct_16x16x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 1184, n = 3, mn = 1057, k = 2}, at_most = {n = 7, k = 2, mnk = 2186454}, kernels = [
    "direct_16x16x16384", "direct_6x64x4096"
  ], factors = [237, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 8, mn = 1057, k = 2}, at_most = {n = 8, k = 2, mnk = 2186454}, kernels = [
    "direct_16x16x16384"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, mn = 1057, mnk = 2186455}, at_most = {n = 7, k = 2, nk = 7}, kernels = [
    "direct_6x64x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, mn = 1057, mnk = 2186455, nk = 8}, at_most = {n = 7, k = 2}, kernels = [
    "direct_16x16x16384", "direct_6x64x4096"
  ], factors = [289, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 8, mn = 1057, mnk = 2186455}, at_most = {n = 8, k = 2}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, k = 3}, at_most = {n = 7, k = 5, mn = 973}, kernels = [
    "direct_16x16x16384"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, k = 3, mn = 974}, at_most = {n = 4, k = 5, mk = 606836}, kernels = [
    "grouped_16x16x256", "direct_16x16x16384"
  ], factors = [240, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 5, k = 3, mn = 974}, at_most = {n = 7, k = 5, mk = 606836}, kernels = [
    "grouped_16x16x256", "direct_16x16x16384"
  ], factors = [255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, k = 3, mn = 974, mk = 606837}, at_most = {n = 7, k = 4}, kernels = [
    "direct_16x16x16384"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, k = 5, mn = 974, mk = 606837}, at_most = {n = 7, k = 5}, kernels = [
    "panel_16x16x2048", "direct_16x16x16384"
  ], factors = [262, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 8, k = 3}, at_most = {n = 8, k = 3}, kernels = [
    "direct_16x16x16384"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 8, k = 4}, at_most = {n = 8, k = 5}, kernels = [
    "direct_16x16x16384"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9}, at_most = {n = 16, k = 5, nk = 30, mn = 2388}, kernels = [
    "direct_6x64x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, mn = 2389}, at_most = {n = 16, k = 5, nk = 15}, kernels = [
    "direct_6x64x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, mn = 2389, nk = 16}, at_most = {n = 16, k = 5, nk = 16}, kernels = [
    "direct_6x64x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, mn = 2389, nk = 17}, at_most = {n = 16, k = 2, nk = 30}, kernels = [
    "direct_16x16x16384", "direct_6x64x4096"
  ], factors = [266, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, mn = 2389, nk = 17, k = 3}, at_most = {n = 16, k = 5, nk = 30}, kernels = [
    "panel_16x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, nk = 31}, at_most = {n = 16, k = 4, n_even = 4, m = 551}, kernels = [
    "panel_16x16x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 552, n = 9, nk = 31}, at_most = {n = 16, k = 4, n_even = 4}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256", "direct_6x64x4096"
  ], factors = [294, 330, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, nk = 31, k = 5}, at_most = {n = 16, k = 5, n_even = 4}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256"
  ], factors = [273, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, nk = 31, n_even = 5}, at_most = {n = 16, k = 5, nk = 39}, kernels = [
    "direct_6x64x4096"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, nk = 40, n_even = 5}, at_most = {n = 16, k = 5}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256"
  ], factors = [191, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, k = 6}, at_most = {n = 4, k = 10, mk = 1258}, kernels = [
    "panel_16x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, k = 6, mk = 1259}, at_most = {n = 4, k = 6}, kernels = [
    "panel_16x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 3, k = 7, mk = 1259}, at_most = {n = 3, k = 10}, kernels = [
    "panel_16x16x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 4, k = 7, mk = 1259}, at_most = {n = 4, k = 10}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256"
  ], factors = [249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 5, k = 6}, at_most = {n = 8, k = 8, mn = 1732}, kernels = [
    "panel_16x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 5, k = 6, mn = 1733}, at_most = {n = 7, k = 6}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256"
  ], factors = [280, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 5, k = 7, mn = 1733}, at_most = {n = 7, k = 8, mnk = 4877574}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256"
  ], factors = [286, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 5, k = 7, mn = 1733, mnk = 4877575}, at_most = {n = 7, k = 8}, kernels = [
    "panel_16x16x2048", "sweep_whole_16x16x16384", "direct_16x16x16384"
  ], factors = [372, 361, 354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 8, k = 6, mn = 1733}, at_most = {n = 8, k = 8}, kernels = [
    "panel_16x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 5, k = 9}, at_most = {n = 8, k = 10}, kernels = [
    "panel_16x16x2048"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, k = 6}, at_most = {n = 16, k = 6}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256"
  ], factors = [270, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, k = 7}, at_most = {n = 16, k = 10, mk = 605902, n_even = 4}, kernels = [
    "grouped_16x16x256"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, k = 7, n_even = 5}, at_most = {n = 16, k = 10, mk = 605902}, kernels = [
    "grouped_16x16x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, k = 7, mk = 605903}, at_most = {n = 16, k = 10, mn = 4045788}, kernels = [
    "panel_16x16x2048"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 50, n = 9, k = 7, mk = 605903, mn = 4045789}, at_most = {n = 16, k = 10}, kernels = [
    "panel_16x16x2048", "sweep_whole_8x48x4096", "block_6x32x512"
  ], factors = [316, 331, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11}, at_most = {n = 4, mk = 555, m = 26, mnk = 558}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11, mnk = 559}, at_most = {n = 4, mk = 555, m = 26, mnk = 5161}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11}, at_most = {n = 8, mk = 555, m = 26, mnk = 5161, nk = 126}, kernels = [
    "grouped_16x16x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, nk = 127}, at_most = {n = 8, mk = 262, m = 26, mnk = 5161}, kernels = [
    "grouped_16x16x256", "sweep_whole_16x8x16384"
  ], factors = [267, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, nk = 127, mk = 263}, at_most = {n = 8, mk = 555, m = 26, mnk = 5161}, kernels = [
    "grouped_16x16x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11, mk = 556}, at_most = {n = 4, mk = 894, m = 26, mnk = 5161}, kernels = [
    "panel_16x16x2048"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mk = 556}, at_most = {n = 8, mk = 894, m = 26, mnk = 5161}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256"
  ], factors = [205, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11, mk = 895}, at_most = {n = 8, mk = 2324346, m = 26, mnk = 5161}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [218, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 11}, at_most = {n = 16, mk = 182, m = 26, mnk = 5161}, kernels = [
    "grouped_16x16x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 11, mk = 183}, at_most = {n = 16, mk = 277, m = 26, mnk = 5161}, kernels = [
    "grouped_16x16x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 11, mk = 278}, at_most = {n = 16, mk = 2324346, m = 26, mnk = 5161}, kernels = [
    "grouped_16x16x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11, mnk = 5162}, at_most = {n = 3, mk = 2324346, m = 26, mn = 73, nk = 276401, k = 446}, kernels = [
    "dot_8x3x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 447, mnk = 5162}, at_most = {n = 3, mk = 2324346, m = 26, mn = 28, nk = 276401}, kernels = [
    "dot_8x3x8192"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 447, mnk = 5162, mn = 29}, at_most = {n = 3, mk = 2324346, m = 26, mn = 73, nk = 276401}, kernels = [
    "dot_8x3x8192"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11, mnk = 5162, nk = 276402}, at_most = {n = 3, mk = 2324346, m = 26, mn = 73}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [209, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 11, mnk = 5162}, at_most = {n = 4, mk = 2324346, m = 26, mn = 73, k = 509}, kernels = [
    "dot_6x4x6144"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 510, mnk = 5162}, at_most = {n = 4, mk = 2324346, m = 26, mn = 37}, kernels = [
    "dot_6x4x6144", "grouped_16x16x256"
  ], factors = [246, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 510, mnk = 5162, mn = 38}, at_most = {n = 4, mk = 2324346, m = 26, mn = 73}, kernels = [
    "dot_6x4x6144"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mnk = 5162}, at_most = {n = 16, mk = 2324346, m = 8, mn = 73, nk = 3812}, kernels = [
    "grouped_16x16x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mnk = 5162, nk = 3813}, at_most = {n = 16, mk = 2324346, m = 8, mn = 73}, kernels = [
    "grouped_16x16x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 11, mnk = 5162}, at_most = {n = 16, mk = 2324346, m = 26, mn = 73, k = 3963}, kernels = [
    "grouped_16x16x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5, k = 3964, mnk = 5162}, at_most = {n = 16, mk = 2324346, m = 26, mn = 73}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11, mnk = 5162, mn = 74}, at_most = {n = 16, mk = 2324346, m = 13, k = 123, nk = 932}, kernels = [
    "grouped_16x16x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11, mnk = 5162, mn = 74, nk = 933}, at_most = {n = 16, mk = 2324346, m = 13, k = 123}, kernels = [
    "grouped_16x16x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 124, mnk = 5162, mn = 74}, at_most = {n = 16, mk = 2324346, m = 9, k = 382}, kernels = [
    "grouped_16x16x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 383, mnk = 5162, mn = 74}, at_most = {n = 16, mk = 2324346, m = 9}, kernels = [
    "grouped_16x16x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 3, k = 124, mnk = 5162, mn = 74}, at_most = {n = 16, mk = 2324346, m = 11}, kernels = [
    "grouped_16x16x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 3, k = 124, mnk = 5162, mn = 74}, at_most = {n = 16, mk = 2324346, m = 13}, kernels = [
    "grouped_16x16x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 3, k = 11, mnk = 5162, mn = 74}, at_most = {n = 4, mk = 2324346, m = 26}, kernels = [
    "dot_8x3x8192", "dot_6x4x6144"
  ], factors = [248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 5, k = 11, mnk = 5162, mn = 74}, at_most = {n = 16, mk = 2324346, m = 26, mnk = 9120}, kernels = [
    "grouped_16x16x256"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 5, k = 11, mnk = 9121, mn = 74}, at_most = {n = 8, mk = 2324346, m = 26, mnk = 17612}, kernels = [
    "panel_16x16x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 9, k = 11, mnk = 9121, mn = 74}, at_most = {n = 16, mk = 2324346, m = 26, mnk = 17612}, kernels = [
    "grouped_16x16x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 5, k = 11, mnk = 17613, mn = 74}, at_most = {n = 16, mk = 389086, m = 16}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [260, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 5, k = 11, mnk = 17613, mn = 74, mk = 389087}, at_most = {n = 16, mk = 2324346, m = 16}, kernels = [
    "panel_16x16x2048", "grouped_6x64x256"
  ], factors = [219, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 11, mnk = 17613, mn = 74}, at_most = {n = 16, mk = 4434, m = 26}, kernels = [
    "panel_16x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 11, mnk = 17613, mn = 74, mk = 4435}, at_most = {n = 16, mk = 2324346, m = 26, k = 36242}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256"
  ], factors = [252, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 5, k = 36243, mnk = 17613, mn = 74, mk = 4435}, at_most = {n = 16, mk = 2324346, m = 26}, kernels = [
    "panel_16x16x2048", "grouped_6x64x256", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [239, 282, 232, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 11}, at_most = {n = 3, mk = 2324346, nk = 1519, mnk = 4356}, kernels = [
    "panel_16x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 11, mnk = 4357}, at_most = {n = 3, mk = 2324346, nk = 40, mnk = 3216052, k = 16}, kernels = [
    "dot_8x3x8192", "panel_16x16x2048"
  ], factors = [282, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 11, mnk = 4357, nk = 41}, at_most = {n = 3, mk = 2324346, nk = 1519, mnk = 3216052, k = 16}, kernels = [
    "dot_8x3x8192", "panel_16x16x2048"
  ], factors = [246, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 17, mnk = 4357}, at_most = {n = 3, mk = 2324346, nk = 73, mnk = 3216052}, kernels = [
    "panel_16x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 17, mnk = 4357, nk = 74}, at_most = {n = 3, mk = 2324346, nk = 1519, mnk = 3216052, mn = 167}, kernels = [
    "dot_8x3x8192", "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [270, 220, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 17, mnk = 4357, nk = 74, mn = 168}, at_most = {n = 3, mk = 2324346, nk = 262, mnk = 3216052, k_even = 4}, kernels = [
    "dot_8x3x8192", "dot_6x4x6144", "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [312, 214, 232, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 17, mnk = 4357, nk = 263, mn = 168}, at_most = {n = 3, mk = 2324346, nk = 1519, mnk = 3216052, k_even = 4}, kernels = [
    "dot_8x3x8192", "tall_16x16x2048"
  ], factors = [268, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 17, mnk = 4357, nk = 74, mn = 168, k_even = 5}, at_most = {n = 3, mk = 2324346, nk = 1519, mnk = 3216052}, kernels = [
    "dot_8x3x8192", "dot_6x4x6144"
  ], factors = [253, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 11, mnk = 3216053}, at_most = {n = 3, mk = 2324346, nk = 1519}, kernels = [
    "dot_8x3x8192", "panel_16x16x2048"
  ], factors = [261, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 11, nk = 1520}, at_most = {n = 3, mk = 2324346, k = 1328, mnk = 2754547}, kernels = [
    "dot_8x3x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 11, nk = 1520, mnk = 2754548}, at_most = {n = 3, mk = 2324346, k = 1328}, kernels = [
    "dot_8x3x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 3, k = 1329, nk = 1520}, at_most = {n = 3, mk = 2324346}, kernels = [
    "dot_8x3x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 11}, at_most = {n = 4, mk = 1766, k = 41}, kernels = [
    "panel_16x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 11, mk = 1767}, at_most = {n = 4, mk = 2324346, k = 26, m = 362}, kernels = [
    "panel_16x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 363, n = 4, k = 11, mk = 1767}, at_most = {n = 4, mk = 2324346, k = 26}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [269, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 27, mk = 1767}, at_most = {n = 4, mk = 2324346, k = 41, mnk = 2530622}, kernels = [
    "panel_16x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 27, mk = 1767, mnk = 2530623}, at_most = {n = 4, mk = 2324346, k = 41}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [257, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42}, at_most = {n = 4, mk = 2324346, k = 1375, nk = 1021, mnk = 26267}, kernels = [
    "panel_16x16x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42, mnk = 26268}, at_most = {n = 4, mk = 2324346, k = 1375, nk = 405}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42, mnk = 26268, nk = 406}, at_most = {n = 4, mk = 2324346, k = 1375, nk = 1021, mn = 1413}, kernels = [
    "panel_16x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42, mnk = 26268, nk = 406, mn = 1414}, at_most = {n = 4, mk = 2324346, k = 1375, nk = 1021}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048", "tall_14x16x512"
  ], factors = [241, 237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42, nk = 1022}, at_most = {n = 4, mk = 1494998, k = 1375, mn = 227}, kernels = [
    "dot_6x4x6144"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42, nk = 1022, mn = 228}, at_most = {n = 4, mk = 46943, k = 1375}, kernels = [
    "dot_6x4x6144"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42, nk = 1022, mn = 228, mk = 46944}, at_most = {n = 4, mk = 1494998, k = 1375, k_even = 4}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [238, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42, nk = 1022, mn = 228, mk = 46944, k_even = 5}, at_most = {n = 4, mk = 1494998, k = 1375}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048", "block_slab_16x16x2048", "tall_16x16x2048"
  ], factors = [242, 248, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 42, nk = 1022, mk = 1494999}, at_most = {n = 4, mk = 2324346, k = 1375}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [247, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 1376}, at_most = {n = 4, mk = 2324346, mn = 247}, kernels = [
    "dot_6x4x6144"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 1376, mn = 248}, at_most = {n = 4, mk = 2324346, mnk = 4836698}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048"
  ], factors = [241, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 4, k = 1376, mn = 248, mnk = 4836699}, at_most = {n = 4, mk = 2324346}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11}, at_most = {n = 16, mk = 566, k = 30, mnk = 5087}, kernels = [
    "panel_16x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mk = 567}, at_most = {n = 16, mk = 2324346, k = 30, mnk = 5087}, kernels = [
    "panel_16x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mnk = 5088}, at_most = {n = 8, mk = 2324346, k = 30, mnk = 10815}, kernels = [
    "panel_16x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 11, mnk = 5088}, at_most = {n = 16, mk = 2324346, k = 30, mnk = 10815}, kernels = [
    "grouped_16x16x256"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mnk = 10816}, at_most = {n = 8, mk = 3855, k = 17, nk = 136, mn = 601996}, kernels = [
    "panel_16x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mnk = 10816, mk = 3856}, at_most = {n = 8, mk = 2324346, k = 17, nk = 136, mn = 601996}, kernels = [
    "panel_16x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mnk = 10816, mn = 601997}, at_most = {n = 8, mk = 2324346, k = 17, nk = 136}, kernels = [
    "panel_16x16x2048", "block_6x32x512"
  ], factors = [262, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 18, mnk = 10816}, at_most = {n = 8, mk = 2324346, k = 30, nk = 136}, kernels = [
    "panel_16x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 11, mnk = 10816}, at_most = {n = 16, mk = 2324346, k = 30, nk = 136}, kernels = [
    "panel_16x16x2048", "block_6x32x512"
  ], factors = [278, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mnk = 10816, nk = 137}, at_most = {n = 16, mk = 4222, k = 30, mnk = 14295}, kernels = [
    "panel_16x16x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mnk = 14296, nk = 137}, at_most = {n = 16, mk = 4222, k = 30}, kernels = [
    "block_6x32x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 11, mnk = 10816, nk = 137, mk = 4223}, at_most = {n = 15, mk = 2324346, k = 13}, kernels = [
    "block_6x32x512"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 16, k = 11, mnk = 10816, nk = 137, mk = 4223}, at_most = {n = 16, mk = 2324346, k = 13}, kernels = [
    "block_6x32x512"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 14, mnk = 10816, nk = 137, mk = 4223}, at_most = {n = 8, mk = 2324346, k = 23}, kernels = [
    "panel_16x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 14, mnk = 10816, nk = 137, mk = 4223}, at_most = {n = 16, mk = 2324346, k = 23, n_even = 4, mnk = 10773387}, kernels = [
    "block_6x32x512"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 14, mnk = 10773388, nk = 137, mk = 4223}, at_most = {n = 16, mk = 2324346, k = 23, n_even = 4}, kernels = [
    "panel_16x16x2048", "block_6x32x512"
  ], factors = [282, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 14, mnk = 10816, nk = 137, mk = 4223, n_even = 5}, at_most = {n = 16, mk = 2324346, k = 23}, kernels = [
    "block_6x32x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 24, mnk = 10816, nk = 137, mk = 4223}, at_most = {n = 16, mk = 2324346, k = 30}, kernels = [
    "panel_16x16x2048", "block_6x32x512"
  ], factors = [249, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 31}, at_most = {n = 8, mk = 1102119, m = 42, mnk = 23743}, kernels = [
    "panel_16x16x2048", "tall_14x16x512"
  ], factors = [243, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, k = 31}, at_most = {n = 16, mk = 1102119, m = 42, mnk = 23743}, kernels = [
    "panel_16x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 31, mnk = 23744}, at_most = {n = 16, mk = 1102119, m = 28}, kernels = [
    "panel_16x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 5, k = 31, mnk = 23744}, at_most = {n = 8, mk = 1102119, m = 42}, kernels = [
    "panel_16x16x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 31, mnk = 23744}, at_most = {n = 16, mk = 5916, m = 42}, kernels = [
    "panel_16x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, n = 9, k = 31, mnk = 23744, mk = 5917}, at_most = {n = 16, mk = 1102119, m = 42}, kernels = [
    "panel_16x16x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, k = 31}, at_most = {n = 8, mk = 1102119, k = 43}, kernels = [
    "panel_16x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, k = 44}, at_most = {n = 8, mk = 1102119, k = 82}, kernels = [
    "panel_16x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 31}, at_most = {n = 16, mk = 1102119, k = 46, n_even = 4}, kernels = [
    "panel_16x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 31, n_even = 5}, at_most = {n = 16, mk = 1102119, k = 46}, kernels = [
    "panel_16x16x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 47}, at_most = {n = 16, mk = 6191, k = 82}, kernels = [
    "panel_16x16x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 47, mk = 6192}, at_most = {n = 16, mk = 1102119, k = 82, mn = 127283}, kernels = [
    "panel_16x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 47, mk = 6192, mn = 127284}, at_most = {n = 16, mk = 1102119, k = 82}, kernels = [
    "panel_16x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 5, k = 83}, at_most = {n = 8, mk = 1102119, m = 63}, kernels = [
    "panel_16x16x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 64, n = 5, k = 83}, at_most = {n = 8, mk = 25871}, kernels = [
    "panel_16x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 64, n = 5, k = 83, mk = 25872}, at_most = {n = 8, mk = 1102119}, kernels = [
    "panel_16x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 83}, at_most = {n = 16, mk = 1102119, m = 106, nk = 131190}, kernels = [
    "panel_16x16x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 9, k = 83, nk = 131191}, at_most = {n = 16, mk = 1102119, m = 106}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 107, n = 9, k = 83}, at_most = {n = 16, mk = 1102119, k = 310}, kernels = [
    "panel_16x16x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 107, n = 9, k = 311}, at_most = {n = 16, mk = 1102119}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 31, mk = 1102120}, at_most = {n = 16, mk = 2324346, k = 55, mnk = 20442327}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 31, mk = 1102120, mnk = 20442328}, at_most = {n = 16, mk = 2324346, k = 55}, kernels = [
    "panel_16x16x2048", "tall_8x32x4096"
  ], factors = [242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 56, mk = 1102120}, at_most = {n = 16, mk = 1522739, k = 23614, k_even = 724}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 56, mk = 1522740}, at_most = {n = 16, mk = 2324346, k = 23614, k_even = 724, m = 29221}, kernels = [
    "tall_16x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29222, n = 5, k = 56, mk = 1522740}, at_most = {n = 16, mk = 2324346, k = 23614, k_even = 724}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048", "tall_14x16x512"
  ], factors = [239, 241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 56, mk = 1102120, k_even = 725}, at_most = {n = 16, mk = 2324346, k = 23614, m = 1296}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [227, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 1297, n = 5, k = 56, mk = 1102120, k_even = 725}, at_most = {n = 16, mk = 2324346, k = 23614}, kernels = [
    "tall_16x16x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 5, k = 23615, mk = 1102120}, at_most = {n = 16, mk = 2324346}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [242, 244, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3, k = 11, mk = 2324347}, at_most = {n = 3, m = 15}, kernels = [
    "dot_8x3x8192"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 3, k = 11, mk = 2324347}, at_most = {n = 3, m = 42}, kernels = [
    "dot_8x3x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 3, k = 11, mk = 2324347}, at_most = {n = 3, k = 55}, kernels = [
    "dot_8x3x8192", "dot_6x4x6144", "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [264, 230, 247, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 3, k = 56, mk = 2324347}, at_most = {n = 3, mnk = 62126409}, kernels = [
    "dot_8x3x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 3, k = 56, mk = 2324347, mnk = 62126410}, at_most = {n = 3}, kernels = [
    "dot_8x3x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 11, mk = 2324347}, at_most = {n = 4, mn = 53}, kernels = [
    "dot_6x4x6144", "grouped_16x16x256"
  ], factors = [240, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 11, mk = 2324347, mn = 54}, at_most = {n = 4, mn = 108}, kernels = [
    "dot_6x4x6144"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 11, mk = 2324347, mn = 109}, at_most = {n = 4, nk = 103}, kernels = [
    "dot_6x4x6144", "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [270, 243, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 11, mk = 2324347, mn = 109, nk = 104}, at_most = {n = 4, nk = 253}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [257, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 11, mk = 2324347, mn = 109, nk = 254}, at_most = {n = 4, k_even = 724, k = 188, m = 116929}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048", "tall_14x16x512"
  ], factors = [246, 237, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 116930, n = 4, k = 11, mk = 2324347, mn = 109, nk = 254}, at_most = {n = 4, k_even = 724, k = 67}, kernels = [
    "dot_6x4x6144"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 116930, n = 4, k = 68, mk = 2324347, mn = 109, nk = 254}, at_most = {n = 4, k_even = 724, k = 188}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [239, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 189, mk = 2324347, mn = 109, nk = 254}, at_most = {n = 4, k_even = 724, mn = 284}, kernels = [
    "dot_6x4x6144"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 189, mk = 2324347, mn = 285, nk = 254}, at_most = {n = 4, k_even = 724, mk = 14246101}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [244, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 189, mk = 14246102, mn = 285, nk = 254}, at_most = {n = 4, k_even = 724}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048", "tall_14x16x512"
  ], factors = [233, 227, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 11, mk = 2324347, mn = 109, nk = 254, k_even = 725}, at_most = {n = 4, mk = 9186734}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 4, k = 11, mk = 9186735, mn = 109, nk = 254, k_even = 725}, at_most = {n = 4}, kernels = [
    "dot_6x4x6144", "tall_16x16x2048"
  ], factors = [242, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 11, mk = 2324347}, at_most = {n = 8, k = 21, m = 477415}, kernels = [
    "panel_16x16x2048"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 9, k = 11, mk = 2324347}, at_most = {n = 16, k = 21, m = 477415}, kernels = [
    "panel_16x16x2048", "block_6x32x512"
  ], factors = [316, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 22, mk = 2324347}, at_most = {n = 16, k = 47, m = 477415, nk = 324, mk = 3461823}, kernels = [
    "panel_16x16x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 22, mk = 3461824}, at_most = {n = 16, k = 47, m = 477415, nk = 324}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048"
  ], factors = [293, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 22, mk = 2324347, nk = 325}, at_most = {n = 14, k = 47, m = 477415}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [292, 284, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 15, k = 22, mk = 2324347, nk = 325}, at_most = {n = 16, k = 47, m = 477415}, kernels = [
    "block_6x32x512", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [294, 312, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 477416, n = 5, k = 11, mk = 2324347}, at_most = {n = 16, k = 47, mnk = 108676164}, kernels = [
    "dot_8x3x8192", "panel_16x16x2048", "sweep_whole_16x16x16384"
  ], factors = [278, 325, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 477416, n = 5, k = 11, mk = 2324347, mnk = 108676165}, at_most = {n = 16, k = 17}, kernels = [
    "panel_16x16x2048", "sweep_whole_8x48x4096", "block_6x32x512"
  ], factors = [335, 311, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 477416, n = 5, k = 18, mk = 2324347, mnk = 108676165}, at_most = {n = 16, k = 47}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [322, 327, 314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 48, mk = 2324347}, at_most = {n = 16, mn = 353, m = 12}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [238, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, k = 48, mk = 2324347}, at_most = {n = 16, mn = 353, m = 15}, kernels = [
    "grouped_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 5, k = 48, mk = 2324347}, at_most = {n = 16, mn = 353, m = 18}, kernels = [
    "panel_16x16x2048", "grouped_16x16x256", "grouped_6x64x256", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [212, 261, 269, 199, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 48, mk = 2324347}, at_most = {n = 16, mn = 353, mk = 15054304}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [280, 268, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 48, mk = 15054305}, at_most = {n = 16, mn = 353, k = 588406}, kernels = [
    "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [311, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, k = 588407, mk = 15054305}, at_most = {n = 16, mn = 353}, kernels = [
    "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [303, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 48, mk = 2324347, mn = 354}, at_most = {n = 16, mk = 8444036, k_even = 724, k = 58, nk = 929}, kernels = [
    "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [277, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 59, mk = 2324347, mn = 354}, at_most = {n = 16, mk = 8444036, k_even = 724, k = 64, nk = 929}, kernels = [
    "tall_16x16x2048", "tall_14x16x512", "tall_8x32x4096"
  ], factors = [279, 278, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 48, mk = 2324347, mn = 354, nk = 930}, at_most = {n = 16, mk = 8444036, k_even = 724, k = 64}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048", "tall_14x16x512"
  ], factors = [267, 265, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 65, mk = 2324347, mn = 354}, at_most = {n = 16, mk = 8444036, k_even = 724, m = 72}, kernels = [
    "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [258, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, n = 5, k = 65, mk = 2324347, mn = 354}, at_most = {n = 14, mk = 8444036, k_even = 724}, kernels = [
    "tall_16x16x2048", "tall_14x16x512", "tall_8x32x4096"
  ], factors = [243, 251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 73, n = 15, k = 65, mk = 2324347, mn = 354}, at_most = {n = 16, mk = 8444036, k_even = 724}, kernels = [
    "tall_16x16x2048", "tall_14x16x512"
  ], factors = [241, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 48, mk = 2324347, mn = 354, k_even = 725}, at_most = {n = 16, mk = 8444036, nk = 11764}, kernels = [
    "tall_16x16x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 48, mk = 2324347, mn = 354, k_even = 725, nk = 11765}, at_most = {n = 16, mk = 8444036}, kernels = [
    "panel_16x16x2048", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [241, 242, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 48, mk = 8444037, mn = 354}, at_most = {n = 16, mk = 13282944, k = 62}, kernels = [
    "tall_16x16x2048"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 63, mk = 8444037, mn = 354}, at_most = {n = 16, mk = 13282944}, kernels = [
    "tall_16x16x2048", "tall_3x128x2048", "tall_14x16x512", "tall_8x32x4096"
  ], factors = [267, 256, 271, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 48, mk = 13282945, mn = 354}, at_most = {n = 16, k = 64, nk = 644}, kernels = [
    "dot_8x3x8192", "tall_16x16x2048", "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [309, 377, 284, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 48, mk = 13282945, mn = 354, nk = 645}, at_most = {n = 16, k = 64}, kernels = [
    "sweep_whole_8x48x4096", "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [363, 445, 411]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 65, mk = 13282945, mn = 354}, at_most = {n = 6, k = 135}, kernels = [
    "tall_16x16x2048", "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [327, 263, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 7, k = 65, mk = 13282945, mn = 354}, at_most = {n = 16, k = 135}, kernels = [
    "tall_16x16x2048", "tall_6x64x4096", "tall_3x128x2048", "tall_14x16x512", "tall_8x32x4096"
  ], factors = [429, 364, 323, 431, 391]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 136, mk = 13282945, mn = 354}, at_most = {n = 16, mn = 54554}, kernels = [
    "tall_16x16x2048", "tall_8x32x4096"
  ], factors = [263, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 136, mk = 13282945, mn = 54555}, at_most = {n = 16, mk = 22126529}, kernels = [
    "tall_16x16x2048", "tall_3x128x2048", "tall_14x16x512", "tall_8x32x4096"
  ], factors = [266, 270, 262, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 136, mk = 22126530, mn = 54555}, at_most = {n = 16, nk = 2062}, kernels = [
    "tall_16x16x2048", "tall_3x128x2048", "tall_14x16x512", "tall_8x32x4096"
  ], factors = [283, 267, 264, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 5, k = 136, mk = 22126530, mn = 54555, nk = 2063}, at_most = {n = 16}, kernels = [
    "tall_16x16x2048", "tall_3x128x2048", "tall_14x16x512", "tall_8x32x4096"
  ], factors = [248, 270, 245, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17}, at_most = {k = 5, n = 32, mn = 2975, mnk = 4063, nk = 22}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [276, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, nk = 23}, at_most = {k = 5, n = 32, mn = 2975, mnk = 914}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, nk = 23, mnk = 915}, at_most = {k = 5, n = 32, mn = 2975, mnk = 4063}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mnk = 4064}, at_most = {k = 5, n = 32, mn = 2975}, kernels = [
    "block_10x32x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 33}, at_most = {k = 5, n = 194, mn = 695, mk = 32, m = 8}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 33, mn = 696}, at_most = {k = 5, n = 194, mn = 2975, mk = 32, m = 8}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33}, at_most = {k = 5, n = 194, mn = 1314, mk = 32}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, mn = 1315}, at_most = {k = 5, n = 194, mn = 2975, mk = 32}, kernels = [
    "skinny_5x64x64"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 33, mk = 33}, at_most = {k = 5, n = 47, mn = 2975, m = 37}, kernels = [
    "block_10x32x512"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, mk = 33}, at_most = {k = 5, n = 194, mn = 1296, m = 37}, kernels = [
    "panel_6x64x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, mk = 33, mn = 1297}, at_most = {k = 3, n = 194, mn = 2975, m = 37}, kernels = [
    "skinny_5x64x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, mk = 33, mn = 1297, k = 4}, at_most = {k = 5, n = 194, mn = 2975, m = 37}, kernels = [
    "panel_6x64x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 33, mk = 33}, at_most = {k = 5, n = 194, mn = 2975, mnk = 5088}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 33, mk = 33, mnk = 5089}, at_most = {k = 5, n = 194, mn = 2975}, kernels = [
    "block_6x32x512"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976}, at_most = {k = 1, n = 194, nk = 48, n_even = 4}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, n_even = 5}, at_most = {k = 1, n = 194, nk = 48}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, nk = 49}, at_most = {k = 1, n = 64, mnk = 14188}, kernels = [
    "direct_6x64x4096"
  ], factors = [349]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, nk = 49, mnk = 14189}, at_most = {k = 1, n = 64}, kernels = [
    "sweep_whole_8x48x4096", "direct_6x64x4096"
  ], factors = [255, 364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 65, mn = 2976, nk = 49}, at_most = {k = 1, n = 194}, kernels = [
    "skinny_5x64x64"
  ], factors = [304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, k = 2}, at_most = {k = 2, n = 31, nk = 64, mk = 112064}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, mn = 2976, k = 2}, at_most = {k = 2, n = 194, nk = 64, mk = 112064}, kernels = [
    "sweep_whole_8x48x4096", "block_6x32x512"
  ], factors = [230, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, k = 2, mk = 112065}, at_most = {k = 2, n = 194, nk = 64}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, k = 2, nk = 65}, at_most = {k = 2, n = 51, nk = 129}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 52, mn = 2976, k = 2, nk = 65}, at_most = {k = 2, n = 194, nk = 129}, kernels = [
    "sweep_whole_8x48x4096", "direct_6x64x4096"
  ], factors = [234, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, k = 2, nk = 130}, at_most = {k = 2, n = 194, m = 95, nk = 207}, kernels = [
    "direct_6x64x4096"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, k = 2, nk = 208}, at_most = {k = 2, n = 194, m = 95}, kernels = [
    "direct_6x64x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 96, n = 17, mn = 2976, k = 2, nk = 130}, at_most = {k = 2, n = 194, n_even = 4, nk = 191}, kernels = [
    "sweep_whole_8x48x4096", "skinny_8x48x64", "direct_6x64x4096"
  ], factors = [307, 285, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 96, n = 17, mn = 2976, k = 2, nk = 192}, at_most = {k = 2, n = 194, n_even = 4}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 96, n = 17, mn = 2976, k = 2, nk = 130, n_even = 5}, at_most = {k = 2, n = 194}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, k = 3}, at_most = {k = 3, n = 48, m = 64046, nk = 98}, kernels = [
    "sweep_whole_8x48x4096", "block_10x32x512"
  ], factors = [268, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, k = 3, nk = 99}, at_most = {k = 3, n = 48, m = 64046}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 64047, n = 17, mn = 2976, k = 3}, at_most = {k = 3, n = 48}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 49, mn = 2976, k = 3}, at_most = {k = 3, n = 194, n_even = 32, mnk = 57276}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 49, mn = 2976, k = 3, mnk = 57277}, at_most = {k = 3, n = 194, n_even = 32}, kernels = [
    "sweep_whole_8x48x4096", "block_6x32x512"
  ], factors = [256, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 49, mn = 2976, k = 3, n_even = 33}, at_most = {k = 3, n = 194}, kernels = [
    "sweep_whole_8x48x4096", "block_6x32x512"
  ], factors = [253, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 2976, k = 4}, at_most = {k = 5, n = 34, mn = 1451889}, kernels = [
    "block_10x32x512", "block_6x32x512"
  ], factors = [243, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, mn = 1451890, k = 4}, at_most = {k = 5, n = 34}, kernels = [
    "sweep_whole_8x48x4096", "block_6x32x512"
  ], factors = [262, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 35, mn = 2976, k = 4}, at_most = {k = 5, n = 194, mk = 205}, kernels = [
    "panel_6x64x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 35, mn = 2976, k = 4, mk = 206}, at_most = {k = 5, n = 47}, kernels = [
    "sweep_whole_8x48x4096", "block_6x32x512"
  ], factors = [293, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, mn = 2976, k = 4, mk = 206}, at_most = {k = 5, n = 82}, kernels = [
    "panel_6x64x4096", "block_6x32x512"
  ], factors = [302, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 83, mn = 2976, k = 4, mk = 206}, at_most = {k = 5, n = 96}, kernels = [
    "panel_6x64x4096"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 97, mn = 2976, k = 4, mk = 206}, at_most = {k = 5, n = 126}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [334, 366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 127, mn = 2976, k = 4, mk = 206}, at_most = {k = 5, n = 194}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [317, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195}, at_most = {k = 1, mn = 1401944, n_even = 724, mk = 39, m = 18}, kernels = [
    "skinny_5x64x64"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 195}, at_most = {k = 1, mn = 1401944, n_even = 724, mk = 39}, kernels = [
    "skinny_5x64x64"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mk = 40}, at_most = {k = 1, mn = 1401944, n_even = 128}, kernels = [
    "skinny_5x64x64"
  ], factors = [337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mk = 40, n_even = 129}, at_most = {k = 1, mn = 1401944, n_even = 724, nk = 362}, kernels = [
    "sweep_whole_14x32x8192", "skinny_5x64x64"
  ], factors = [345, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mk = 40, n_even = 129, nk = 363}, at_most = {k = 1, mn = 1401944, n_even = 724}, kernels = [
    "sweep_whole_3x128x2048", "skinny_5x64x64"
  ], factors = [366, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 2}, at_most = {k = 2, mn = 1401944, n_even = 724, m = 16}, kernels = [
    "skinny_5x64x64"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 195, k = 2}, at_most = {k = 2, mn = 1401944, n_even = 362, n = 258}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [295, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 259, k = 2}, at_most = {k = 2, mn = 1401944, n_even = 362, n = 316}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 317, k = 2}, at_most = {k = 2, mn = 1401944, n_even = 362}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 195, k = 2, n_even = 363}, at_most = {k = 2, mn = 1401944, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096", "sweep_whole_3x128x2048", "direct_6x64x4096"
  ], factors = [290, 310, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, n_even = 725}, at_most = {k = 1, mn = 1401944, m = 11}, kernels = [
    "skinny_5x64x64"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 195, n_even = 725}, at_most = {k = 1, mn = 1401944}, kernels = [
    "sweep_whole_3x128x2048", "skinny_5x64x64"
  ], factors = [295, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, n_even = 725, k = 2}, at_most = {k = 2, mn = 1401944, nk = 2896}, kernels = [
    "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [259, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, n_even = 725, k = 2, nk = 2897}, at_most = {k = 2, mn = 1401944}, kernels = [
    "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [262, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 3}, at_most = {k = 3, mn = 10779, n_even = 724, n = 419}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 3, mn = 10780}, at_most = {k = 3, mn = 1401944, n_even = 724, n = 419, mnk = 579174}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 3, mn = 10780, mnk = 579175}, at_most = {k = 3, mn = 1401944, n_even = 724, n = 419}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [285, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 420, k = 3}, at_most = {k = 3, mn = 942090, n_even = 724, mk = 197, m = 16}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 420, k = 3}, at_most = {k = 3, mn = 942090, n_even = 724, mk = 197}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 420, k = 3, mk = 198}, at_most = {k = 3, mn = 942090, n_even = 724, n = 958}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 959, k = 3, mk = 198}, at_most = {k = 3, mn = 942090, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 420, k = 3, mn = 942091}, at_most = {k = 3, mn = 1401944, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 4}, at_most = {k = 5, mn = 15664, n_even = 724, mk = 133, m = 14}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 195, k = 4}, at_most = {k = 5, mn = 15664, n_even = 724, mk = 133}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 4, mn = 15665}, at_most = {k = 5, mn = 1401944, n_even = 724, mk = 84}, kernels = [
    "sweep_whole_8x48x4096", "tall_6x64x4096"
  ], factors = [249, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 4, mn = 15665, mk = 85}, at_most = {k = 5, mn = 1401944, n_even = 724, mk = 133}, kernels = [
    "sweep_whole_8x48x4096", "tall_6x64x4096"
  ], factors = [243, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 4, mk = 134}, at_most = {k = 4, mn = 1056736, n_even = 724, nk = 1799}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096", "tall_6x64x4096"
  ], factors = [335, 266, 314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 4, mk = 134, nk = 1800}, at_most = {k = 4, mn = 1056736, n_even = 724, mk = 303}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 4, mk = 304, nk = 1800}, at_most = {k = 4, mn = 1056736, n_even = 724}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [349, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 5, mk = 134}, at_most = {k = 5, mn = 1056736, n_even = 724, m = 71}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [321, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 72, n = 195, k = 5, mk = 134}, at_most = {k = 5, mn = 1056736, n_even = 724}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [365, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 4, mk = 134, mn = 1056737}, at_most = {k = 5, mn = 1401944, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 3, n_even = 725}, at_most = {k = 3, mn = 1401944, n = 3547}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, k = 4, n_even = 725}, at_most = {k = 5, mn = 1401944, n = 3547}, kernels = [
    "panel_3x128x2048", "grouped_12x32x256", "sweep_whole_8x48x4096"
  ], factors = [274, 281, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3548, k = 3, n_even = 725}, at_most = {k = 5, mn = 1401944}, kernels = [
    "grouped_12x32x256", "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [272, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 1401945}, at_most = {k = 1, mnk = 8946344, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "sweep_whole_3x128x2048", "skinny_5x64x64"
  ], factors = [272, 262, 228, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 1401945, k = 2}, at_most = {k = 5, mnk = 6151945, n_even = 724, mn = 1621563}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [263, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 1401945, k = 2, mnk = 6151946}, at_most = {k = 5, mnk = 8946344, n_even = 724, mn = 1621563}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [335, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 1621564, k = 2}, at_most = {k = 5, mnk = 8946344, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096", "skinny_5x64x64"
  ], factors = [260, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 1401945, n_even = 725}, at_most = {k = 5, mnk = 8946344}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [302, 249, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 1401945, mnk = 8946345}, at_most = {k = 4, mn = 4483435, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [273, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 1401945, mnk = 8946345, k = 5}, at_most = {k = 5, mn = 4483435, n_even = 724}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 1401945, mnk = 8946345, n_even = 725}, at_most = {k = 5, mn = 4483435}, kernels = [
    "sweep_whole_8x48x4096", "sweep_whole_3x128x2048"
  ], factors = [248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 4483436, mnk = 8946345}, at_most = {k = 1}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [340, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 4483436, mnk = 8946345, k = 2}, at_most = {k = 4, n_even = 724}, kernels = [
    "sweep_whole_16x16x16384", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [329, 322, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 4483436, mnk = 8946345, k = 2, n_even = 725}, at_most = {k = 4, nk = 7094}, kernels = [
    "sweep_whole_16x16x16384", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [420, 350, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 4483436, mnk = 8946345, k = 2, n_even = 725, nk = 7095}, at_most = {k = 4}, kernels = [
    "sweep_whole_16x16x16384", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [418, 361, 375]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 195, mn = 4483436, mnk = 8946345, k = 5}, at_most = {k = 5}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [290, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6}, at_most = {m = 16, mnk = 3339}, kernels = [
    "grouped_16x16x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 3340}, at_most = {m = 16, mnk = 7607, mk = 107}, kernels = [
    "grouped_12x32x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 3340, mk = 108}, at_most = {m = 16, mnk = 7607, mk = 191}, kernels = [
    "block_10x32x512"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 3340, mk = 192}, at_most = {m = 16, mnk = 7607}, kernels = [
    "block_6x32x512"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 7608}, at_most = {m = 16, mnk = 9940, mk = 225, nk = 1520}, kernels = [
    "panel_6x64x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 9941}, at_most = {m = 16, mnk = 20586, mk = 225, nk = 1520}, kernels = [
    "panel_6x64x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 7608, nk = 1521}, at_most = {m = 8, mnk = 20586, mk = 225}, kernels = [
    "panel_6x64x4096", "grouped_12x32x256"
  ], factors = [209, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 6, mnk = 7608, nk = 1521}, at_most = {m = 16, mnk = 20586, mk = 225}, kernels = [
    "panel_6x64x4096", "grouped_12x32x256"
  ], factors = [230, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 7608, mk = 226}, at_most = {m = 9, mnk = 20586, nk = 1827}, kernels = [
    "block_10x32x512"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 7608, mk = 226, nk = 1828}, at_most = {m = 9, mnk = 20586}, kernels = [
    "grouped_16x16x256", "block_10x32x512"
  ], factors = [295, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 17, k = 6, mnk = 7608, mk = 226}, at_most = {m = 16, mnk = 20586, nk = 861}, kernels = [
    "block_10x32x512"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, n = 17, k = 6, mnk = 7608, mk = 226, nk = 862}, at_most = {m = 16, mnk = 20586}, kernels = [
    "block_10x32x512"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587}, at_most = {m = 10, nk = 1007877, mn = 473, mk = 3079, k = 154}, kernels = [
    "grouped_6x64x256", "block_10x32x512"
  ], factors = [257, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 155, mnk = 20587}, at_most = {m = 10, nk = 1007877, mn = 267, mk = 3079}, kernels = [
    "grouped_6x64x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 155, mnk = 20587, mn = 268}, at_most = {m = 10, nk = 1007877, mn = 473, mk = 3079}, kernels = [
    "grouped_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587, mk = 3080}, at_most = {m = 10, nk = 1007877, mn = 235}, kernels = [
    "grouped_6x64x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587, mk = 3080, mn = 236}, at_most = {m = 10, nk = 1007877, mn = 473, n = 48}, kernels = [
    "grouped_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 49, k = 6, mnk = 20587, mk = 3080, mn = 236}, at_most = {m = 10, nk = 1007877, mn = 473}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [236, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 17, k = 6, mnk = 20587}, at_most = {m = 12, nk = 1007877, mn = 473, mk = 3697}, kernels = [
    "panel_6x64x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 17, k = 6, mnk = 20587, mk = 3698}, at_most = {m = 12, nk = 1007877, mn = 473}, kernels = [
    "grouped_6x64x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 20587}, at_most = {m = 16, nk = 5599, mn = 473}, kernels = [
    "block_10x32x512"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 17, k = 6, mnk = 20587, nk = 5600}, at_most = {m = 16, nk = 1007877, mn = 473}, kernels = [
    "block_10x32x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587, mn = 474}, at_most = {m = 16, nk = 1007877, mk = 83, n_even = 181}, kernels = [
    "panel_3x128x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587, mn = 474, n_even = 182}, at_most = {m = 16, nk = 1007877, mk = 83}, kernels = [
    "grouped_12x32x256"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587, mn = 474, mk = 84}, at_most = {m = 16, nk = 1007877, mk = 169, n_even = 724, k = 8}, kernels = [
    "panel_6x64x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 9, mnk = 20587, mn = 474, mk = 84}, at_most = {m = 16, nk = 1007877, mk = 169, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587, mn = 474, mk = 84, n_even = 725}, at_most = {m = 16, nk = 1007877, mk = 169}, kernels = [
    "panel_3x128x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587, mn = 474, mk = 170}, at_most = {m = 11, nk = 1007877, k = 133, mnk = 68632}, kernels = [
    "panel_6x64x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 68633, mn = 474, mk = 170}, at_most = {m = 11, nk = 1007877, k = 133}, kernels = [
    "panel_6x64x4096", "tall_3x128x2048"
  ], factors = [237, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 134, mnk = 20587, mn = 474, mk = 170}, at_most = {m = 11, nk = 1007877, mn = 869, k = 821}, kernels = [
    "panel_6x64x4096", "grouped_6x64x256"
  ], factors = [256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 822, mnk = 20587, mn = 474, mk = 170}, at_most = {m = 11, nk = 1007877, mn = 869}, kernels = [
    "panel_6x64x4096", "grouped_6x64x256"
  ], factors = [260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 134, mnk = 20587, mn = 870, mk = 170}, at_most = {m = 8, nk = 1007877}, kernels = [
    "panel_6x64x4096", "grouped_6x64x256", "tall_3x128x2048"
  ], factors = [245, 264, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 134, mnk = 20587, mn = 870, mk = 170}, at_most = {m = 11, nk = 1007877}, kernels = [
    "panel_6x64x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 6, mnk = 20587, mn = 474, mk = 170}, at_most = {m = 16, nk = 6166, n = 110}, kernels = [
    "panel_6x64x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 6, mnk = 20587, mn = 474, mk = 170, nk = 6167}, at_most = {m = 16, nk = 1007877, n = 32}, kernels = [
    "block_10x32x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 33, k = 6, mnk = 20587, mn = 474, mk = 170, nk = 6167}, at_most = {m = 16, nk = 1007877, n = 47}, kernels = [
    "panel_6x64x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 48, k = 6, mnk = 20587, mn = 474, mk = 170, nk = 6167}, at_most = {m = 14, nk = 34307, n = 110}, kernels = [
    "panel_6x64x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 48, k = 6, mnk = 20587, mn = 474, mk = 170, nk = 6167}, at_most = {m = 16, nk = 34307, n = 110}, kernels = [
    "panel_6x64x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 48, k = 6, mnk = 20587, mn = 474, mk = 170, nk = 34308}, at_most = {m = 16, nk = 1007877, n = 110}, kernels = [
    "panel_6x64x4096", "block_10x32x512"
  ], factors = [260, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 111, k = 6, mnk = 20587, mn = 474, mk = 170}, at_most = {m = 16, nk = 1007877, mnk = 2681378, mk = 259}, kernels = [
    "panel_6x64x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 111, k = 6, mnk = 20587, mn = 474, mk = 260}, at_most = {m = 16, nk = 1007877, mnk = 2681378, k = 198}, kernels = [
    "panel_6x64x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 111, k = 199, mnk = 20587, mn = 474, mk = 260}, at_most = {m = 16, nk = 1007877, mnk = 2681378, n_even = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 111, k = 199, mnk = 20587, mn = 474, mk = 260, n_even = 33}, at_most = {m = 16, nk = 1007877, mnk = 2681378}, kernels = [
    "panel_6x64x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 111, k = 6, mnk = 2681379, mn = 474, mk = 170}, at_most = {m = 16, nk = 1007877}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "block_10x32x512", "tall_6x64x4096"
  ], factors = [264, 261, 258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 17, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 8, n = 31}, kernels = [
    "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [236, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 11, n = 31}, kernels = [
    "grouped_6x64x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 32, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 11, n = 47}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256", "grouped_3x128x256"
  ], factors = [255, 256, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 8, nk = 13455076, n_even = 724, mn = 511}, kernels = [
    "grouped_6x64x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 6, mnk = 20587, nk = 1007878, mn = 512}, at_most = {m = 8, nk = 13455076, n_even = 724}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "grouped_16x16x256", "grouped_6x64x256", "block_10x32x512",
    "tall_3x128x2048"
  ], factors = [247, 241, 239, 260, 233, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 48, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 10, nk = 13455076, n_even = 724}, kernels = [
    "panel_6x64x4096", "grouped_6x64x256", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [249, 257, 253, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 11, nk = 13455076, n_even = 724}, kernels = [
    "panel_6x64x4096", "grouped_6x64x256", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [255, 252, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 6, mnk = 20587, nk = 1007878, n_even = 725}, at_most = {m = 11, nk = 13455076, n = 3547}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "grouped_6x64x256", "block_slab_6x64x512", "block_10x32x512"
  ], factors = [258, 241, 243, 249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 3548, k = 6, mnk = 20587, nk = 1007878, n_even = 725}, at_most = {m = 11, nk = 13455076}, kernels = [
    "panel_3x128x2048", "block_slab_6x64x512", "block_10x32x512", "tall_6x64x4096"
  ], factors = [235, 249, 242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 6, mnk = 20587, nk = 13455077}, at_most = {m = 8, n_even = 724, k = 111722, nk = 27416315}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [268, 274, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 6, mnk = 20587, nk = 27416316}, at_most = {m = 8, n_even = 724, k = 111722}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [293, 294, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 48, k = 6, mnk = 20587, nk = 13455077}, at_most = {m = 11, n_even = 724, k = 111722, mk = 30581}, kernels = [
    "grouped_6x64x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 48, k = 6, mnk = 20587, nk = 13455077, mk = 30582}, at_most = {m = 11, n_even = 724, k = 111722}, kernels = [
    "panel_3x128x2048", "grouped_16x16x256", "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [268, 306, 277, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 111723, mnk = 20587, nk = 13455077}, at_most = {m = 11, n_even = 724, mn = 1055}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [262, 249, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 111723, mnk = 20587, nk = 13455077, mn = 1056}, at_most = {m = 11, n_even = 724}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [241, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 6, mnk = 20587, nk = 13455077, n_even = 725}, at_most = {m = 11, nk = 20386648}, kernels = [
    "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [245, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 48, k = 6, mnk = 20587, nk = 20386649, n_even = 725}, at_most = {m = 11}, kernels = [
    "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [263, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 13, nk = 15677468, n = 46}, kernels = [
    "grouped_6x64x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 17, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 16, nk = 5836774, n = 46}, kernels = [
    "grouped_6x64x256", "block_10x32x512"
  ], factors = [228, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 17, k = 6, mnk = 20587, nk = 5836775}, at_most = {m = 16, nk = 15677468, n = 46}, kernels = [
    "grouped_6x64x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 47, k = 6, mnk = 20587, nk = 1007878}, at_most = {m = 16, nk = 9004238, n_even = 362}, kernels = [
    "panel_6x64x4096", "grouped_6x64x256", "block_slab_6x64x512", "block_10x32x512"
  ], factors = [254, 273, 259, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 47, k = 6, mnk = 20587, nk = 9004239}, at_most = {m = 16, nk = 15677468, n_even = 362}, kernels = [
    "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [272, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 47, k = 6, mnk = 20587, nk = 1007878, n_even = 363}, at_most = {m = 16, nk = 15677468, mn = 126909}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "block_10x32x512", "tall_6x64x4096"
  ], factors = [251, 246, 241, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 47, k = 6, mnk = 20587, nk = 1007878, n_even = 363, mn = 126910}, at_most = {m = 16, nk = 15677468}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [241, 226, 241, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 6, mnk = 20587, nk = 15677469}, at_most = {m = 16, n_even = 362, nk = 26357766}, kernels = [
    "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 6, mnk = 20587, nk = 26357767}, at_most = {m = 16, n_even = 362, mk = 1221216}, kernels = [
    "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [260, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 6, mnk = 20587, nk = 26357767, mk = 1221217}, at_most = {m = 16, n_even = 362}, kernels = [
    "grouped_16x16x256", "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [251, 208, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, n = 17, k = 6, mnk = 20587, nk = 15677469, n_even = 363}, at_most = {m = 16}, kernels = [
    "grouped_6x64x256", "block_slab_6x64x512"
  ], factors = [270, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 6}, at_most = {n = 32, k = 29, mk = 315}, kernels = [
    "block_10x32x512"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 6, mk = 316}, at_most = {n = 32, k = 15, m = 64095, mk = 613}, kernels = [
    "block_10x32x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 6, mk = 614}, at_most = {n = 32, k = 15, m = 64095}, kernels = [
    "block_10x32x512"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 16, mk = 316}, at_most = {n = 32, k = 29, m = 64095, mnk = 61391}, kernels = [
    "block_10x32x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 16, mk = 316, mnk = 61392}, at_most = {n = 32, k = 29, m = 64095}, kernels = [
    "panel_6x64x4096", "block_10x32x512"
  ], factors = [233, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 64096, n = 17, k = 6, mk = 316}, at_most = {n = 32, k = 9}, kernels = [
    "panel_6x64x4096", "block_10x32x512", "block_6x32x512", "tall_8x32x4096"
  ], factors = [249, 275, 281, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 64096, n = 17, k = 10, mk = 316}, at_most = {n = 32, k = 25}, kernels = [
    "panel_6x64x4096", "tall_8x32x4096"
  ], factors = [303, 360]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 64096, n = 17, k = 26, mk = 316}, at_most = {n = 32, k = 29}, kernels = [
    "panel_6x64x4096"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 30}, at_most = {n = 32, m = 24, k = 25626, nk = 1433}, kernels = [
    "block_10x32x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 30, nk = 1434}, at_most = {n = 32, m = 24, k = 25626}, kernels = [
    "block_10x32x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 17, k = 25627}, at_most = {n = 32, m = 24}, kernels = [
    "panel_6x64x4096", "grouped_6x64x256", "block_10x32x512", "tall_6x64x4096"
  ], factors = [224, 236, 253, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 30}, at_most = {n = 32, k_even = 32, k = 56, mn = 260667}, kernels = [
    "block_10x32x512"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 30, mn = 260668}, at_most = {n = 32, k_even = 32, k = 56, mn = 4127533}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_10x32x512"
  ], factors = [247, 211, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 30, mn = 4127534}, at_most = {n = 32, k_even = 32, k = 56}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [306, 256, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 57}, at_most = {n = 32, k_even = 32, nk = 402490, k = 710}, kernels = [
    "panel_6x64x4096", "block_12x32x8192", "tall_8x32x4096"
  ], factors = [254, 272, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 711}, at_most = {n = 32, k_even = 32, nk = 402490, mk = 1515895}, kernels = [
    "block_12x32x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 711, mk = 1515896}, at_most = {n = 32, k_even = 32, nk = 402490}, kernels = [
    "panel_6x64x4096", "block_12x32x8192", "tall_6x64x4096", "tall_8x32x4096"
  ], factors = [223, 245, 248, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 57, nk = 402491}, at_most = {n = 32, k_even = 32}, kernels = [
    "panel_6x64x4096", "block_10x32x512", "tall_6x64x4096"
  ], factors = [232, 248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 30, k_even = 33}, at_most = {n = 32, mn = 2168, nk = 261631, m = 38}, kernels = [
    "block_10x32x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39, n = 17, k = 30, k_even = 33}, at_most = {n = 32, mn = 2168, nk = 16888}, kernels = [
    "block_10x32x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39, n = 17, k = 30, k_even = 33, nk = 16889}, at_most = {n = 32, mn = 2168, nk = 261631}, kernels = [
    "block_12x32x8192", "block_10x32x512"
  ], factors = [251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 30, k_even = 33, nk = 261632}, at_most = {n = 32, mn = 2168}, kernels = [
    "panel_6x64x4096", "block_12x32x8192", "block_10x32x512", "tall_6x64x4096", "tall_8x32x4096"
  ], factors = [231, 253, 246, 245, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 30, k_even = 33, mn = 2169}, at_most = {n = 32, nk = 5695}, kernels = [
    "panel_6x64x4096", "block_10x32x512", "tall_6x64x4096"
  ], factors = [247, 263, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 17, k = 30, k_even = 33, mn = 2169, nk = 5696}, at_most = {n = 26}, kernels = [
    "panel_6x64x4096", "block_12x32x8192", "tall_6x64x4096", "tall_8x32x4096"
  ], factors = [236, 252, 251, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 27, k = 30, k_even = 33, mn = 2169, nk = 5696}, at_most = {n = 32}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "block_12x32x8192", "block_10x32x512"
  ], factors = [225, 228, 240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6}, at_most = {n = 48, k = 7, nk = 604, mnk = 13899493, mk = 1191}, kernels = [
    "panel_6x64x4096"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 8}, at_most = {n = 48, k = 41, nk = 604, mnk = 13899493, mk = 273}, kernels = [
    "block_10x32x512"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 8, mk = 274}, at_most = {n = 48, k = 41, nk = 604, mnk = 13899493, mk = 1191}, kernels = [
    "block_12x32x8192"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6, mk = 1192}, at_most = {n = 48, k = 41, nk = 418, mnk = 13899493}, kernels = [
    "panel_6x64x4096"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6, mk = 1192, nk = 419}, at_most = {n = 48, k = 41, nk = 604, mnk = 13899493}, kernels = [
    "panel_6x64x4096"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6, mnk = 13899494}, at_most = {n = 48, k = 41, nk = 604}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [376, 215, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6, nk = 605}, at_most = {n = 48, k = 41, nk = 823, mnk = 41837}, kernels = [
    "panel_6x64x4096"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6, nk = 605, mnk = 41838}, at_most = {n = 48, k = 41, nk = 823}, kernels = [
    "panel_6x64x4096"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6, nk = 824}, at_most = {n = 48, k = 41, nk = 1150}, kernels = [
    "panel_6x64x4096"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6, nk = 1151}, at_most = {n = 48, k = 41, mk = 9311}, kernels = [
    "panel_6x64x4096"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 6, nk = 1151, mk = 9312}, at_most = {n = 48, k = 41}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048"
  ], factors = [325, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 42}, at_most = {n = 48, m = 21, mk = 2605, mnk = 13012150}, kernels = [
    "panel_6x64x4096"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 42, mk = 2606}, at_most = {n = 48, m = 21, mk = 1188091, mnk = 13012150}, kernels = [
    "panel_6x64x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 42, mnk = 13012151}, at_most = {n = 48, m = 21, mk = 1188091}, kernels = [
    "grouped_6x64x256", "block_10x32x512"
  ], factors = [277, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 33, k = 42, mk = 1188092}, at_most = {n = 48, m = 21}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "block_10x32x512", "tall_6x64x4096"
  ], factors = [282, 284, 223, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 42}, at_most = {n = 48, m = 39, k = 102}, kernels = [
    "panel_6x64x4096"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 103}, at_most = {n = 48, m = 39, nk = 868559}, kernels = [
    "panel_6x64x4096"
  ], factors = [308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 33, k = 103, nk = 868560}, at_most = {n = 48, m = 39}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "block_10x32x512", "tall_6x64x4096"
  ], factors = [294, 307, 226, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 33, k = 42}, at_most = {n = 48, k = 185, mk = 9630489, m = 19796}, kernels = [
    "panel_6x64x4096", "block_12x32x8192"
  ], factors = [306, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19797, n = 33, k = 42}, at_most = {n = 48, k = 68, mk = 9630489}, kernels = [
    "panel_6x64x4096", "block_10x32x512"
  ], factors = [306, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19797, n = 33, k = 69}, at_most = {n = 48, k = 185, mk = 9630489}, kernels = [
    "block_12x32x8192"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 33, k = 42, mk = 9630490}, at_most = {n = 48, k = 185}, kernels = [
    "block_12x32x8192"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 33, k = 186}, at_most = {n = 48, k = 14526, mk = 260034}, kernels = [
    "panel_6x64x4096"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 33, k = 186, mk = 260035}, at_most = {n = 48, k = 14526, m = 3840}, kernels = [
    "panel_6x64x4096", "block_6x32x512", "tall_8x32x4096"
  ], factors = [283, 263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3841, n = 33, k = 186, mk = 260035}, at_most = {n = 48, k = 14526}, kernels = [
    "panel_6x64x4096", "block_12x32x8192", "block_6x32x512", "tall_6x64x4096", "tall_8x32x4096"
  ], factors = [296, 244, 277, 300, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 40, n = 33, k = 14527}, at_most = {n = 48}, kernels = [
    "panel_6x64x4096", "block_10x32x512", "block_6x32x512", "tall_6x64x4096", "tall_8x32x4096"
  ], factors = [318, 234, 292, 321, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 6}, at_most = {mn = 1504805, nk = 1361027, k = 6, n_even = 724, m = 76, n = 118}, kernels = [
    "panel_6x64x4096"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 119, k = 6}, at_most = {mn = 1504805, nk = 1361027, k = 6, n_even = 724, m = 26}, kernels = [
    "panel_6x64x4096"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 119, k = 6}, at_most = {mn = 1504805, nk = 1361027, k = 6, n_even = 724, m = 76}, kernels = [
    "panel_6x64x4096"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 77, n = 49, k = 6}, at_most = {mn = 669106, nk = 1361027, k = 6, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [331]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 77, n = 49, k = 6, mn = 669107}, at_most = {mn = 1504805, nk = 1361027, k = 6, n_even = 724}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [323, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7}, at_most = {mn = 1504805, nk = 571, k = 16, n_even = 724, mk = 287}, kernels = [
    "panel_6x64x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7, nk = 572}, at_most = {mn = 1504805, nk = 1361027, k = 16, n_even = 724, mk = 183, n = 329}, kernels = [
    "panel_6x64x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 330, k = 7, nk = 572}, at_most = {mn = 1504805, nk = 1361027, k = 16, n_even = 724, mk = 183}, kernels = [
    "panel_6x64x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7, nk = 572, mk = 184}, at_most = {mn = 15138, nk = 1361027, k = 16, n_even = 724, mk = 287}, kernels = [
    "panel_6x64x4096"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7, nk = 572, mk = 184, mn = 15139}, at_most = {mn = 1504805, nk = 1361027, k = 16, n_even = 724, mk = 287}, kernels = [
    "panel_6x64x4096"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7, mk = 288}, at_most = {mn = 1361893, nk = 10767, k = 7, n_even = 128}, kernels = [
    "panel_6x64x4096"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7, mk = 288, nk = 10768}, at_most = {mn = 1361893, nk = 1361027, k = 7, n_even = 128}, kernels = [
    "panel_6x64x4096"
  ], factors = [336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 8, mk = 288}, at_most = {mn = 1361893, nk = 1361027, k = 13, n_even = 128, mk = 13877, mnk = 66517}, kernels = [
    "panel_6x64x4096"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 8, mk = 288, mnk = 66518}, at_most = {mn = 1361893, nk = 1361027, k = 13, n_even = 128, mk = 13877}, kernels = [
    "panel_6x64x4096"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 8, mk = 13878}, at_most = {mn = 1361893, nk = 1361027, k = 13, n_even = 128}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [313, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7, mk = 288, n_even = 129}, at_most = {mn = 1361893, nk = 1361027, k = 13, n_even = 362}, kernels = [
    "panel_6x64x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7, mk = 288, n_even = 363}, at_most = {mn = 1361893, nk = 1361027, k = 13, n_even = 724}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [269, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 7, mk = 288, mn = 1361894}, at_most = {mn = 1504805, nk = 1361027, k = 13, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 14, mk = 288}, at_most = {mn = 1504805, nk = 1361027, k = 16, n_even = 724, mnk = 524044}, kernels = [
    "panel_6x64x4096"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 14, mk = 288, mnk = 524045}, at_most = {mn = 1504805, nk = 1361027, k = 16, n_even = 362}, kernels = [
    "panel_6x64x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 14, mk = 288, mnk = 524045, n_even = 363}, at_most = {mn = 1504805, nk = 1361027, k = 16, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 6, n_even = 725}, at_most = {mn = 1504805, nk = 1361027, k = 8, n = 3547}, kernels = [
    "panel_3x128x2048"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 3548, k = 6, n_even = 725}, at_most = {mn = 1504805, nk = 1361027, k = 8}, kernels = [
    "panel_3x128x2048", "grouped_12x32x256"
  ], factors = [238, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 9, n_even = 725}, at_most = {mn = 1504805, nk = 1361027, k = 16}, kernels = [
    "panel_3x128x2048", "tall_3x128x2048"
  ], factors = [268, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 17}, at_most = {mn = 7798, nk = 1361027, k = 72, n_even = 724, m = 24}, kernels = [
    "panel_6x64x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 49, k = 17}, at_most = {mn = 7798, nk = 1361027, k = 35, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 49, k = 36}, at_most = {mn = 7798, nk = 1361027, k = 72, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 17, mn = 7799}, at_most = {mn = 1504805, nk = 1361027, k = 33, n_even = 724, mk = 1024}, kernels = [
    "panel_6x64x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 17, mn = 7799, mk = 1025}, at_most = {mn = 1504805, nk = 1361027, k = 33, n_even = 724, n = 112}, kernels = [
    "panel_6x64x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 113, k = 17, mn = 7799, mk = 1025}, at_most = {mn = 1504805, nk = 1361027, k = 33, n_even = 724}, kernels = [
    "panel_6x64x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 34, mn = 7799}, at_most = {mn = 1504805, nk = 1361027, k = 72, n_even = 724, n = 126}, kernels = [
    "panel_6x64x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 127, k = 34, mn = 7799}, at_most = {mn = 1504805, nk = 1361027, k = 72, n_even = 724, m = 24}, kernels = [
    "panel_6x64x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 127, k = 34, mn = 7799}, at_most = {mn = 1504805, nk = 1361027, k = 72, n_even = 724}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 17, n_even = 725}, at_most = {mn = 1504805, nk = 1361027, k = 35}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "tall_6x64x4096", "tall_3x128x2048"
  ], factors = [279, 271, 272, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 36, n_even = 725}, at_most = {mn = 1504805, nk = 1361027, k = 72}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [252, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 73}, at_most = {mn = 1504805, nk = 1361027, m = 31, mnk = 693375}, kernels = [
    "panel_6x64x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 73, mnk = 693376}, at_most = {mn = 1504805, nk = 1361027, m = 31, n_even = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 73, mnk = 693376, n_even = 33}, at_most = {mn = 1504805, nk = 1361027, m = 31}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [259, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, n = 49, k = 73}, at_most = {mn = 1504805, nk = 1361027, m = 53, mnk = 5735028}, kernels = [
    "panel_6x64x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, n = 49, k = 73, mnk = 5735029}, at_most = {mn = 1504805, nk = 1361027, m = 53, n_even = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, n = 49, k = 73, mnk = 5735029, n_even = 33}, at_most = {mn = 1504805, nk = 1021605, m = 53}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 32, n = 49, k = 73, mnk = 5735029, n_even = 33, nk = 1021606}, at_most = {mn = 1504805, nk = 1361027, m = 53}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 49, k = 73}, at_most = {mn = 1504805, nk = 135272, k_even = 32, n = 64, k = 123}, kernels = [
    "panel_6x64x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 49, k = 124}, at_most = {mn = 1504805, nk = 135272, k_even = 32, n = 64, k = 1461}, kernels = [
    "panel_6x64x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 49, k = 1462}, at_most = {mn = 1504805, nk = 135272, k_even = 32, n = 64}, kernels = [
    "panel_6x64x4096", "block_12x32x8192", "block_10x32x512"
  ], factors = [244, 255, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 65, k = 73}, at_most = {mn = 1504805, nk = 135272, k_even = 32, n = 80}, kernels = [
    "panel_6x64x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 81, k = 73}, at_most = {mn = 1504805, nk = 49462, k_even = 32, k = 151}, kernels = [
    "panel_6x64x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 81, k = 73, nk = 49463}, at_most = {mn = 1504805, nk = 135272, k_even = 32, k = 151}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [262, 265, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 81, k = 152}, at_most = {mn = 1504805, nk = 135272, k_even = 32, mk = 37604}, kernels = [
    "panel_6x64x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 81, k = 152, mk = 37605}, at_most = {mn = 1504805, nk = 135272, k_even = 32}, kernels = [
    "panel_6x64x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 49, k = 73, k_even = 33}, at_most = {mn = 1504805, nk = 135272, n = 99, mk = 23993}, kernels = [
    "panel_6x64x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 49, k = 73, k_even = 33, mk = 23994}, at_most = {mn = 1504805, nk = 135272, n = 99, n_even = 8}, kernels = [
    "panel_6x64x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 49, k = 73, k_even = 33, mk = 23994, n_even = 9}, at_most = {mn = 1504805, nk = 135272, n = 99}, kernels = [
    "panel_6x64x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 100, k = 73, k_even = 33}, at_most = {mn = 1504805, nk = 28377, k = 221}, kernels = [
    "panel_6x64x4096"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 100, k = 73, k_even = 33, nk = 28378}, at_most = {mn = 1504805, nk = 135272, k = 221}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 100, k = 222, k_even = 33}, at_most = {mn = 1504805, nk = 135272, m = 91}, kernels = [
    "panel_6x64x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 92, n = 100, k = 222, k_even = 33}, at_most = {mn = 1504805, nk = 135272, m = 478}, kernels = [
    "panel_6x64x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 479, n = 100, k = 222, k_even = 33}, at_most = {mn = 1504805, nk = 135272}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 49, k = 73, nk = 135273}, at_most = {mn = 1504805, nk = 690852, n = 110}, kernels = [
    "panel_6x64x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 49, k = 73, nk = 690853}, at_most = {mn = 1504805, nk = 1361027, n = 110}, kernels = [
    "panel_6x64x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 111, k = 73, nk = 135273}, at_most = {mn = 1504805, nk = 1361027, mk = 65150, n_even = 724, n = 1542}, kernels = [
    "panel_6x64x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 1543, k = 73, nk = 135273}, at_most = {mn = 1504805, nk = 1361027, mk = 65150, n_even = 724}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [258, 263, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 111, k = 73, nk = 135273, n_even = 725}, at_most = {mn = 1504805, nk = 1361027, mk = 65150, n = 1448}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 1449, k = 73, nk = 135273, n_even = 725}, at_most = {mn = 1504805, nk = 1361027, mk = 65150}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 111, k = 73, nk = 135273, mk = 65151}, at_most = {mn = 1504805, nk = 1361027, n_even = 724, mnk = 132970614, m = 90}, kernels = [
    "panel_6x64x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 91, n = 111, k = 73, nk = 135273, mk = 65151}, at_most = {mn = 1504805, nk = 1361027, n_even = 724, mnk = 132970614}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 111, k = 73, nk = 135273, mk = 65151, mnk = 132970615}, at_most = {mn = 1504805, nk = 1361027, n_even = 724, n = 364}, kernels = [
    "panel_6x64x4096"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 365, k = 73, nk = 135273, mk = 65151, mnk = 132970615}, at_most = {mn = 1504805, nk = 1361027, n_even = 724, mk = 559524}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [242, 248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 365, k = 73, nk = 135273, mk = 559525, mnk = 132970615}, at_most = {mn = 1504805, nk = 1361027, n_even = 724}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 111, k = 73, nk = 135273, mk = 65151, n_even = 725}, at_most = {mn = 1504805, nk = 1361027, mk = 66046}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [235, 243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 111, k = 73, nk = 135273, mk = 66047, n_even = 725}, at_most = {mn = 1504805, nk = 1361027}, kernels = [
    "panel_6x64x4096", "tall_6x64x4096"
  ], factors = [239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 6, nk = 1361028}, at_most = {mn = 1504805, m = 21, nk = 4159231}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 49, k = 6, nk = 1361028}, at_most = {mn = 1504805, m = 35, nk = 4159231}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 6, nk = 4159232}, at_most = {mn = 1504805, m = 35, nk = 12457809, n = 110}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [253, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 111, k = 6, nk = 4159232}, at_most = {mn = 1504805, m = 35, nk = 12457809}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [264, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 6, nk = 12457810}, at_most = {mn = 1504805, m = 20, nk = 21412525}, kernels = [
    "block_slab_6x64x512"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 49, k = 6, nk = 12457810}, at_most = {mn = 1504805, m = 35, nk = 21412525}, kernels = [
    "block_slab_6x64x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 6, nk = 21412526}, at_most = {mn = 1504805, m = 35}, kernels = [
    "block_slab_6x64x512"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 49, k = 6, nk = 1361028}, at_most = {mn = 1504805, n = 513, m = 80}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "block_10x32x512"
  ], factors = [252, 251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 81, n = 49, k = 6, nk = 1361028}, at_most = {mn = 14427, n = 513}, kernels = [
    "panel_6x64x4096", "block_10x32x512", "tall_6x64x4096"
  ], factors = [247, 243, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 81, n = 49, k = 6, nk = 1361028, mn = 14428}, at_most = {mn = 1504805, n = 513}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 514, k = 6, nk = 1361028}, at_most = {mn = 1504805, m = 103, n_even = 724, nk = 5101849}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 514, k = 6, nk = 5101850}, at_most = {mn = 1504805, m = 103, n_even = 724}, kernels = [
    "block_slab_6x64x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 514, k = 6, nk = 1361028, n_even = 725}, at_most = {mn = 1504805, m = 103}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "block_10x32x512"
  ], factors = [264, 248, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 104, n = 514, k = 6, nk = 1361028}, at_most = {mn = 1504805, n_even = 724, m = 148}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 149, n = 514, k = 6, nk = 1361028}, at_most = {mn = 1504805, n_even = 724, mk = 524562}, kernels = [
    "panel_6x64x4096", "block_10x32x512", "tall_6x64x4096"
  ], factors = [255, 266, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 149, n = 514, k = 6, nk = 1361028, mk = 524563}, at_most = {mn = 1504805, n_even = 724}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [240, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 104, n = 514, k = 6, nk = 1361028, n_even = 725}, at_most = {mn = 1504805}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [244, 241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 6, mn = 1504806}, at_most = {k = 11, n = 69, nk = 525}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [398, 282, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 6, mn = 1504806, nk = 526}, at_most = {k = 11, n = 69}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192", "tall_6x64x4096"
  ], factors = [342, 258, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 12, mn = 1504806}, at_most = {k = 27, n = 63}, kernels = [
    "panel_6x64x4096"
  ], factors = [343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 64, k = 12, mn = 1504806}, at_most = {k = 27, n = 69, m = 126104}, kernels = [
    "panel_6x64x4096"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 126105, n = 64, k = 12, mn = 1504806}, at_most = {k = 27, n = 69}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192"
  ], factors = [360, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 28, mn = 1504806}, at_most = {k = 34, n = 69}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [330, 318, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 70, k = 6, mn = 1504806}, at_most = {k = 8, n = 901, n_even = 32}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 70, k = 6, mn = 1504806, n_even = 33}, at_most = {k = 8, n = 901}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096", "tall_6x64x4096"
  ], factors = [276, 243, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 70, k = 9, mn = 1504806}, at_most = {k = 34, n = 901, mn = 2912938, mk = 62759}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096"
  ], factors = [303, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 70, k = 9, mn = 1504806, mk = 62760}, at_most = {k = 34, n = 901, mn = 2912938}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [293, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 70, k = 9, mn = 2912939}, at_most = {k = 16, n = 92}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [303, 239, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 70, k = 17, mn = 2912939}, at_most = {k = 34, n = 92}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192"
  ], factors = [321, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 93, k = 9, mn = 2912939}, at_most = {k = 34, n = 901}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "block_slab_6x64x512"
  ], factors = [340, 245, 260, 347]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 1504806}, at_most = {k = 11, mn = 1922654, n_even = 8}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 1922655}, at_most = {k = 11, mn = 3964749, n_even = 8}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 1504806, n_even = 9}, at_most = {k = 11, mn = 3964749, n_even = 724}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [278, 222, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 1504806, n_even = 725}, at_most = {k = 7, mn = 3964749}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 8, mn = 1504806, n_even = 725}, at_most = {k = 8, mn = 3964749}, kernels = [
    "sweep_whole_8x48x4096", "tall_3x128x2048"
  ], factors = [227, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 9, mn = 1504806, n_even = 725}, at_most = {k = 11, mn = 3964749}, kernels = [
    "panel_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [270, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 12, mn = 1504806}, at_most = {k = 34, mn = 1729742, k_even = 4}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "block_slab_6x64x512"
  ], factors = [279, 295, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 12, mn = 1729743}, at_most = {k = 15, mn = 3388779, k_even = 4}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [288, 309, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 16, mn = 1729743}, at_most = {k = 34, mn = 3388779, k_even = 4}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "sweep_whole_8x48x4096", "block_slab_6x64x512"
  ], factors = [337, 348, 229, 341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 12, mn = 3388780}, at_most = {k = 34, mn = 3964749, k_even = 4}, kernels = [
    "panel_6x64x4096", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [359, 229, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 12, mn = 1504806, k_even = 5}, at_most = {k = 34, mn = 3964749}, kernels = [
    "panel_6x64x4096", "panel_3x128x2048", "sweep_whole_8x48x4096", "tall_3x128x2048"
  ], factors = [246, 241, 212, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 3964750}, at_most = {k = 21, n_even = 32, mk = 56101, mnk = 49935504}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [276, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 3964750, mnk = 49935505}, at_most = {k = 21, n_even = 32, mk = 56101}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [277, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 3964750, mk = 56102}, at_most = {k = 21, n_even = 32}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [260, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 3964750, n_even = 33}, at_most = {k = 21, n_even = 724, mnk = 67439458}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [238, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 3964750, n_even = 33, mnk = 67439459}, at_most = {k = 7, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 8, mn = 3964750, n_even = 33, mnk = 67439459}, at_most = {k = 14, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [248, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 15, mn = 3964750, n_even = 33, mnk = 67439459}, at_most = {k = 21, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [257, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 22, mn = 3964750}, at_most = {k = 34, n_even = 724}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096", "block_slab_6x64x512"
  ], factors = [239, 255, 505]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 6, mn = 3964750, n_even = 725}, at_most = {k = 11}, kernels = [
    "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [255, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 12, mn = 3964750, n_even = 725}, at_most = {k = 34, n = 3547, mnk = 134086571}, kernels = [
    "panel_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [350, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 902, k = 12, mn = 3964750, n_even = 725, mnk = 134086572}, at_most = {k = 34, n = 3547}, kernels = [
    "panel_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [320, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 3548, k = 12, mn = 3964750, n_even = 725}, at_most = {k = 34, nk = 122606}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 3548, k = 12, mn = 3964750, n_even = 725, nk = 122607}, at_most = {k = 34}, kernels = [
    "grouped_16x16x256", "sweep_whole_14x32x8192", "sweep_whole_8x48x4096"
  ], factors = [256, 227, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 35, mn = 1504806}, at_most = {n = 759, nk = 4062}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [343, 341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 35, mn = 1504806, nk = 4063}, at_most = {n = 759, mn = 7018118}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "block_12x32x8192", "tall_6x64x4096"
  ], factors = [285, 292, 301, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 49, k = 35, mn = 7018119, nk = 4063}, at_most = {n = 759}, kernels = [
    "panel_6x64x4096", "sweep_whole_8x48x4096", "block_slab_6x64x512"
  ], factors = [367, 278, 365]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 760, k = 35, mn = 1504806}, at_most = {k = 45}, kernels = [
    "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [390, 420]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 760, k = 46, mn = 1504806}, at_most = {k = 137, n_even = 32}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512"
  ], factors = [390, 351]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 760, k = 46, mn = 1504806, n_even = 33}, at_most = {k = 137}, kernels = [
    "panel_6x64x4096", "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [339, 325, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 760, k = 138, mn = 1504806}, at_most = {}, kernels = [
    "block_slab_6x64x512", "tall_6x64x4096"
  ], factors = [290, 283]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @znver5} : () -> ()
