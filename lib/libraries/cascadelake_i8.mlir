// Micro-kernels for x86-64-v4 with VNNI: Cascade Lake, Ice Lake, Zen 4 and later, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1290 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 36, n_pred 16, levels measured [0].
// 40 of 93 candidates kept (2555 generated); the best of them against the best of all: 1.003 (geometric mean of times)
// chosen against the best of them: 1.025, worst 3.06
// predicted against measured time: median error 5.9 %; g: 4.9 % at most
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x16384", family = "dot",
    tile = #dynmlir.tile<16, 1, 16384>, packed = true, model = {
      g_t = [0, 2], g_ps = [26389, 27749714], g_slope = [13861662, 12965872], visit = 2917, loop = 2463,
      fma = 471, pack = 219, conflict_a = 3915, split = 39, a_near = 3, a_far = 295, b_near = 1024,
      b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 52
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x16384", family = "dot",
    tile = #dynmlir.tile<14, 2, 16384>, packed = true, model = {
      g_t = [0], g_ps = [36050], g_slope = [20692394], visit = 4522, loop = 3157, fma = 422, edge = 17,
      pack = 198, conflict_a = 597, split = 116, stall = 26, a_near = 100, a_far = 119, b_near = 1024,
      rows_far = 1024, once_near = 300, once_far = 1024, alias_a = 346, reread = 115
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x16384", family = "dot",
    tile = #dynmlir.tile<6, 4, 16384>, packed = true, model = {
      g_t = [0], g_ps = [30148], g_slope = [14597997], visit = 3415, loop = 6302, fma = 360, pack = 233,
      conflict_a = 3378, split = 10, stall = 1024, a_far = 328, b_near = 1024, b_far = 387, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 737, reread = 399
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x16384", family = "dot",
    tile = #dynmlir.tile<8, 2, 16384>, packed = true, model = {
      g_t = [0], g_ps = [22345], g_slope = [9323222], visit = 2883, loop = 4364, fma = 428, pack = 227,
      conflict_a = 2057, split = 250, stall = 26, a_far = 162, b_far = 314, c_far = 678, rows_far = 1024,
      once_near = 373, once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x16384", family = "dot",
    tile = #dynmlir.tile<8, 1, 16384>, packed = true, model = {
      g_t = [0], g_ps = [18062], g_slope = [5275003], visit = 1779, loop = 3099, fma = 469, pack = 262,
      conflict_a = 779, split = 72, a_far = 335, b_near = 1024, b_far = 647, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 43
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x16384", family = "dot",
    tile = #dynmlir.tile<2, 1, 16384>, packed = true, model = {
      g_t = [0, 6], g_ps = [13351, 11783452], g_slope = [1961683, 2090782], visit = 536, loop = 3681,
      fma = 382, pack = 284, conflict_a = 1676, split = 174, stall = 1024, a_far = 673, b_near = 1024,
      b_far = 1024, rows_near = 1024, rows_far = 1024, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x8192", family = "dot",
    tile = #dynmlir.tile<8, 3, 8192>, packed = true, model = {
      g_t = [0], g_ps = [29052], g_slope = [6539992], region = 2262, visit = 2907, loop = 3958, fma = 395,
      pack = 191, conflict_a = 3276, a_far = 273, b_near = 420, rows_near = 987, rows_far = 1024,
      once_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x16384", family = "direct",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [21723], g_slope = [351016787], visit = 1848, loop = 5987, fma = 452, edge = 61,
      conflict_a = 11072, conflict_c = 1117, conflict = 8431, mask = 39, stall = 26, a_near = 529,
      a_far = 1024, b_near = 257, b_far = 1024, c_near = 364, rows_near = 1024, rows_far = 1024,
      once_near = 135, alias_a = 1958, alias_c = 2272, apart_far = 921, brief = 161, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x2048", family = "direct",
    tile = #dynmlir.tile<3, 128, 2048>, packed = false, model = {
      g_t = [0], g_ps = [30770], g_slope = [22553327], edge_columns = 8, visit = 340, loop = 7943, fma = 469,
      edge = 76, conflict_c = 718, conflict = 859, split = 154, stall = 1024, a_far = 1024, c_near = 642,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 70, once_far = 191, alias_a = 3839,
      alias_c = 146, brief = 33, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x16384", family = "direct",
    tile = #dynmlir.tile<16, 16, 16384>, packed = false, model = {
      g_t = [0], g_ps = [24804], g_slope = [378543768], edge_columns = 8, region = 4995, visit = 2572,
      loop = 183, fma = 494, conflict_a = 12827, conflict_c = 2646, conflict = 5193, mask = 93, split = 1470,
      stall = 1024, a_far = 771, c_near = 517, c_far = 1024, rows_near = 809, rows_far = 1024, once_far = 968,
      alias_a = 971, alias_c = 3260, apart_far = 78, column = 849, seam = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x32x8192", family = "direct",
    tile = #dynmlir.tile<12, 32, 8192>, packed = false, model = {
      g_t = [0], g_ps = [28729], g_slope = [142515271], visit = 4457, fma = 397, edge = 206,
      conflict_a = 40082, conflict_c = 4150, conflict = 4072, mask = 299, stall = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 775, alias_c = 2635,
      apart_near = 57, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x48x4096", family = "direct",
    tile = #dynmlir.tile<8, 48, 4096>, packed = false, model = {
      g_t = [0], g_ps = [23137], g_slope = [51209674], edge_columns = 8, region = 2529, visit = 1164,
      loop = 4507, fma = 456, conflict_a = 13826, conflict_c = 2271, conflict = 1913, mask = 6, split = 770,
      stall = 1024, c_near = 428, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1002,
      alias_a = 1176, alias_c = 1359, column = 1024, seam = 883
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x4096", family = "direct",
    tile = #dynmlir.tile<6, 64, 4096>, packed = false, model = {
      g_t = [0], g_ps = [27324], g_slope = [47256389], edge_columns = 8, visit = 813, loop = 6491, fma = 474,
      edge = 31, conflict_c = 1284, conflict = 456, split = 552, stall = 1024, c_near = 458, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 18, once_far = 591, alias_a = 298, alias_c = 925,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [744210], visit = 2047, fma = 382, conflict_a = 10892,
      conflict_c = 1734, conflict = 9620, mask = 49, stall = 1, a_near = 988, a_far = 538, b_near = 1024,
      b_far = 1024, c_near = 387, rows_near = 1024, rows_far = 1024, alias_c = 744, brief = 816
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x64x64", family = "skinny",
    tile = #dynmlir.tile<5, 64, 64>, packed = false, model = {
      g_t = [0, 1], g_ps = [12260, 612616], g_slope = [600356, 645085], edge_columns = 8, region = 19056,
      visit = 948, loop = 1274, fma = 378, edge = 134, conflict_a = 2978, conflict_b = 1369, conflict_c = 363,
      split = 529, stall = 1024, b_near = 536, c_near = 639, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 118, alias_a = 469, alias_c = 254, brief = 135
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x16x64", family = "skinny",
    tile = #dynmlir.tile<16, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [14701], g_slope = [1003203], edge_columns = 8, visit = 2592, fma = 582,
      conflict_c = 1209, mask = 106, split = 870, stall = 1024, c_near = 3, c_far = 192, rows_far = 1024,
      alias_c = 1529, apart_far = 327
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_12x32x64", family = "skinny",
    tile = #dynmlir.tile<12, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [17770], g_slope = [1025049], region = 663, visit = 1077, fma = 450, edge = 49,
      conflict_b = 659, conflict_c = 992, mask = 158, b_far = 584, c_near = 669, c_far = 756,
      rows_near = 1024, rows_far = 1024, alias_a = 4720, alias_c = 609, apart_near = 260, apart_far = 274
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x48x64", family = "skinny",
    tile = #dynmlir.tile<8, 48, 64>, packed = false, model = {
      g_t = [0], g_ps = [18474], g_slope = [835156], edge_columns = 8, region = 5470, visit = 1635, fma = 425,
      conflict_a = 18154, conflict_b = 693, conflict_c = 793, conflict = 1465, mask = 80, split = 390,
      a_far = 502, c_near = 585, c_far = 479, rows_near = 1024, rows_far = 1024, alias_a = 1702,
      alias_c = 136, brief = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x512", family = "panel",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [41468], g_slope = [1122441], region = 4294, visit = 5905, fma = 84, pack = 166,
      conflict_a = 9534, conflict_c = 18748, conflict = 2449, mask = 51, stall = 333, a_far = 304,
      b_near = 491, b_far = 881, c_near = 432, rows_near = 1024, rows_far = 1024, once_near = 75,
      once_far = 1024, alias_c = 9949, apart_far = 1024, column = 924, seam = 439, reread = 188
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_8x8x1024", family = "strip",
    tile = #dynmlir.tile<8, 8, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [4392797], most_rows = 8, region = 335, visit = 1072, loop = 35,
      fma = 361, edge = 28, conflict_a = 7068, conflict_c = 4115, mask = 82, stall = 63, a_far = 44,
      b_near = 232, b_far = 1024, c_near = 1024, rows_near = 1024, once_near = 469, once_far = 61,
      alias_a = 3357, alias_c = 16106, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "strip_6x64x1024", family = "strip",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [16604], g_slope = [12206626], edge_columns = 8, most_rows = 6, region = 3154,
      visit = 1530, loop = 482, fma = 312, edge = 187, conflict_a = 23273, conflict_b = 210, conflict_c = 348,
      conflict = 1322, split = 144, a_far = 44, b_near = 232, b_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, alias_a = 7925, alias_c = 20225, apart_far = 987, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0], g_ps = [52490], g_slope = [15730736], edge_columns = 16, visit = 8178, loop = 327, fma = 68,
      edge = 216, pack = 78, conflict = 991, stall = 829, a_far = 788, b_near = 116, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024, alias_c = 1801,
      apart_near = 269, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x512", family = "tall",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0], g_ps = [34897], g_slope = [1147536], region = 3041, visit = 5084, fma = 82, edge = 20,
      pack = 164, conflict_a = 8060, conflict_c = 31003, conflict = 10819, mask = 66, stall = 742, a_far = 75,
      b_near = 1020, b_far = 1024, c_near = 382, c_far = 441, rows_near = 1024, rows_far = 1024,
      once_near = 228, once_far = 1024, apart_far = 1024, brief = 92, column = 1024, seam = 1024, reread = 256
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x32x8192", family = "tall",
    tile = #dynmlir.tile<6, 32, 8192>, packed = true, model = {
      g_t = [0, 4], g_ps = [28941, 66993905], g_slope = [16741241, 15765015], edge_columns = 16,
      region = 1787, visit = 2238, loop = 3200, fma = 77, pack = 90, conflict_a = 3205, conflict_c = 3523,
      mask = 196, stall = 26, a_near = 159, a_far = 162, b_near = 245, b_far = 1024, c_near = 1024,
      c_far = 921, rows_near = 1024, rows_far = 1024, once_far = 1024, alias_c = 2577, apart_near = 222,
      apart_far = 1024, brief = 171, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x64x4096", family = "tall",
    tile = #dynmlir.tile<2, 64, 4096>, packed = true, model = {
      g_t = [0], g_ps = [25744], g_slope = [17290413], edge_columns = 16, visit = 1809, loop = 4406, fma = 80,
      edge = 17, pack = 79, conflict_c = 2087, conflict = 1290, stall = 1024, a_far = 219, b_near = 370,
      b_far = 952, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 494,
      once_far = 1024, alias_a = 161, alias_c = 709, apart_near = 196, apart_far = 837, brief = 165,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x4096", family = "tall",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [34303, 121956476], g_slope = [9378628, 9017604], edge_columns = 16,
      region = 1638, visit = 3472, loop = 2555, fma = 73, pack = 95, conflict_a = 5059, conflict_c = 4390,
      conflict = 1541, mask = 176, stall = 26, a_near = 210, a_far = 187, b_near = 257, b_far = 1024,
      c_near = 999, c_far = 588, rows_near = 1024, rows_far = 1024, once_near = 135, once_far = 1024,
      alias_c = 2418, apart_near = 278, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [39758], g_slope = [18197680], region = 3610, visit = 6070, fma = 82, pack = 159,
      conflict_a = 8772, conflict_c = 29090, conflict = 1382, mask = 53, stall = 742, a_far = 16,
      b_near = 588, b_far = 1024, c_near = 435, c_far = 465, rows_near = 1024, rows_far = 1024,
      once_far = 1024, apart_far = 1024, brief = 462, column = 1024, seam = 1024, reread = 308
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x4096", family = "tall",
    tile = #dynmlir.tile<6, 64, 4096>, packed = true, model = {
      g_t = [0], g_ps = [47610], g_slope = [21529774], edge_columns = 16, visit = 3748, loop = 3580, fma = 85,
      edge = 179, pack = 64, conflict_c = 4111, a_far = 54, b_near = 91, b_far = 279, c_near = 1024,
      c_far = 1024, rows_far = 1024, once_near = 132, once_far = 1024, alias_a = 40, apart_near = 350,
      apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x32x256", family = "grouped",
    tile = #dynmlir.tile<6, 32, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [24875, 415559], g_slope = [390684, 431601], edge_columns = 16, region = 2995,
      visit = 2465, loop = 35, fma = 130, edge = 159, conflict_a = 1943, conflict_b = 1095, conflict_c = 315,
      conflict = 2905, mask = 158, stall = 113, a_near = 20, a_far = 252, b_near = 199, b_far = 70,
      c_near = 577, c_far = 1024, once_near = 211, once_far = 671, alias_c = 580, brief = 179
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_3x128x256", family = "grouped",
    tile = #dynmlir.tile<3, 128, 256>, packed = false, model = {
      g_t = [0, 19, 28], g_ps = [49391, 53907810, 59671571], g_slope = [2834653, 640417, 1884452],
      edge_columns = 16, visit = 2660, loop = 12058, fma = 202, edge = 4, conflict_b = 3966,
      conflict_c = 5183, stall = 1024, b_far = 1024, c_near = 1024, c_far = 1024, once_near = 324,
      alias_c = 1154, apart_near = 145, apart_far = 649, brief = 236
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_16x16x256", family = "grouped",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0, 3], g_ps = [27213, 1521222], g_slope = [498003, 515928], region = 3268, visit = 2711,
      loop = 868, fma = 128, edge = 46, conflict_a = 10189, conflict_c = 4920, conflict = 5870, mask = 314,
      split = 57, stall = 1024, b_far = 1024, c_near = 578, c_far = 1024, rows_near = 396, rows_far = 1024,
      once_near = 131, once_far = 273, apart_near = 226, apart_far = 175, brief = 103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_12x32x256", family = "grouped",
    tile = #dynmlir.tile<12, 32, 256>, packed = false, model = {
      g_t = [0, 4], g_ps = [39823, 2621400], g_slope = [645394, 682306], region = 14, visit = 4321, fma = 108,
      edge = 190, conflict_a = 977, conflict_b = 3050, conflict_c = 1821, mask = 486, split = 72, stall = 44,
      a_near = 72, a_far = 288, b_near = 123, b_far = 1024, c_near = 784, c_far = 1024, once_near = 269,
      once_far = 637, alias_a = 494, alias_c = 413, apart_near = 8, brief = 18
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_14x32x256", family = "grouped",
    tile = #dynmlir.tile<14, 32, 256>, packed = false, model = {
      g_t = [0, 9], g_ps = [46130, 7033929], g_slope = [776422, 857504], visit = 5545, fma = 113, edge = 138,
      conflict_a = 3714, conflict_b = 3397, conflict_c = 1407, mask = 416, split = 115, a_near = 290,
      a_far = 1024, b_near = 261, b_far = 1024, c_near = 717, c_far = 1024, once_near = 296, once_far = 610,
      alias_a = 397, alias_c = 1303, brief = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "grouped_6x64x256", family = "grouped",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 4], g_ps = [40450, 4292286], g_slope = [1062959, 1139834], edge_columns = 16, visit = 2998,
      loop = 5401, fma = 163, edge = 75, conflict_b = 3011, conflict_c = 1697, conflict = 26, stall = 1024,
      b_far = 51, c_near = 1024, c_far = 1024, once_near = 323, once_far = 115, alias_c = 745,
      apart_near = 61, apart_far = 665, brief = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x8x16384", family = "sweep_whole",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [10665], g_slope = [352724789], visit = 1550, fma = 332, conflict_a = 1612,
      conflict_c = 1921, conflict = 5566, mask = 120, split = 592, stall = 153, c_near = 1024, c_far = 608,
      rows_near = 1024, rows_far = 1024, once_near = 32, once_far = 270, alias_c = 469, brief = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_3x128x2048", family = "sweep_whole",
    tile = #dynmlir.tile<3, 128, 2048>, packed = false, model = {
      g_t = [0], g_ps = [16332], g_slope = [23145995], edge_columns = 8, region = 7035, visit = 632,
      loop = 2824, fma = 406, edge = 17, conflict_a = 17487, conflict_b = 1252, conflict_c = 368, split = 121,
      stall = 1024, a_far = 707, b_near = 338, b_far = 1024, c_near = 748, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_far = 1024, alias_a = 946, alias_c = 574, apart_far = 70, brief = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_16x16x16384", family = "sweep_whole",
    tile = #dynmlir.tile<16, 16, 16384>, packed = false, model = {
      g_t = [0], g_ps = [15004], g_slope = [364863153], edge_columns = 8, visit = 2602, fma = 446,
      conflict_b = 15466, mask = 89, split = 3857, stall = 1024, c_near = 183, c_far = 927, rows_near = 1024,
      rows_far = 1024, once_far = 579, alias_c = 1897, seam = 95
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_14x32x8192", family = "sweep_whole",
    tile = #dynmlir.tile<14, 32, 8192>, packed = false, model = {
      g_t = [0], g_ps = [20356], g_slope = [190245397], visit = 1760, fma = 448, conflict_b = 2172,
      conflict_c = 446, mask = 204, stall = 1, c_near = 1024, c_far = 957, rows_near = 1024, rows_far = 1024,
      once_near = 203, once_far = 1024, alias_c = 1457, apart_near = 285, apart_far = 1024, brief = 25,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_whole_8x48x4096", family = "sweep_whole",
    tile = #dynmlir.tile<8, 48, 4096>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [53470725], edge_columns = 8, region = 5564, visit = 1476,
      loop = 879, fma = 384, conflict_a = 32340, conflict_b = 4322, conflict_c = 419, mask = 21, split = 782,
      a_far = 1024, c_near = 561, c_far = 446, rows_near = 1024, rows_far = 1024, once_near = 152,
      once_far = 1024, alias_c = 204, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x32x512", family = "block",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0], g_ps = [38390], g_slope = [982067], edge_columns = 16, region = 7005, visit = 3587, fma = 76,
      edge = 51, pack = 90, conflict_a = 3715, conflict_c = 7261, mask = 375, stall = 26, a_near = 667,
      a_far = 1024, b_far = 647, c_near = 228, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 532, alias_a = 196, apart_near = 308, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 4, mk = 16, n = 2, batches = 1}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 4, mk = 16, n = 3, batches = 1}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5}, at_most = {m = 8, mk = 16, n = 3, batches = 1}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 17}, at_most = {m = 4, mk = 41, n = 3, batches = 1}, kernels = [
    "grouped_16x16x256"
  ], factors = [165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 17, m = 5}, at_most = {m = 8, mk = 41, n = 3, batches = 1}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4}, at_most = {m = 4, mk = 10, n = 8, batches = 1, elements = 129}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, mk = 11}, at_most = {m = 4, mk = 41, n = 8, batches = 1, elements = 129}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, elements = 130}, at_most = {m = 4, mk = 41, n = 8, batches = 1}, kernels = [
    "strip_8x8x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, m = 5}, at_most = {m = 8, mk = 41, n = 8, batches = 1}, kernels = [
    "grouped_16x16x256"
  ], factors = [123]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {m = 8, mk = 41, n = 16, batches = 1, mnk = 173}, kernels = [
    "grouped_16x16x256"
  ], factors = [142]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 174}, at_most = {m = 4, mk = 41, n = 16, batches = 1}, kernels = [
    "grouped_16x16x256"
  ], factors = [173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mnk = 174, m = 5}, at_most = {m = 8, mk = 41, n = 16, batches = 1}, kernels = [
    "grouped_16x16x256"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 8, mk = 41, n = 19, batches = 1, mn = 44}, kernels = [
    "skinny_12x32x64"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 45}, at_most = {m = 8, mk = 41, n = 19, batches = 1}, kernels = [
    "skinny_12x32x64"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2}, at_most = {m = 8, mk = 41, n = 19, nk = 8, batches = 18}, kernels = [
    "grouped_16x16x256"
  ], factors = [85]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 19}, at_most = {m = 8, mk = 41, n = 1, nk = 8}, kernels = [
    "skinny_12x32x64", "grouped_16x16x256"
  ], factors = [158, 81]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 19, n = 2}, at_most = {m = 3, mk = 41, n = 19, nk = 8}, kernels = [
    "skinny_12x32x64"
  ], factors = [159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 19, n = 2, m = 4}, at_most = {m = 8, mk = 41, n = 19, nk = 8}, kernels = [
    "skinny_12x32x64", "grouped_16x16x256"
  ], factors = [145, 80]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 9}, at_most = {m = 8, mk = 15, n = 8, nk = 35, batches = 33}, kernels = [
    "skinny_12x32x64", "grouped_16x16x256"
  ], factors = [141, 80]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 34, nk = 9}, at_most = {m = 8, mk = 15, n = 8, nk = 35}, kernels = [
    "skinny_12x32x64", "grouped_16x16x256"
  ], factors = [150, 79]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 9, mk = 16}, at_most = {m = 8, mk = 41, n = 2, nk = 35}, kernels = [
    "grouped_16x16x256"
  ], factors = [132]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 9, mk = 16, n = 3}, at_most = {m = 8, mk = 41, n = 8, nk = 35}, kernels = [
    "grouped_16x16x256"
  ], factors = [119]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 9, n = 9}, at_most = {m = 8, mk = 41, n = 19, nk = 35}, kernels = [
    "skinny_12x32x64"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 36}, at_most = {m = 8, mk = 21, n = 19, k = 4}, kernels = [
    "skinny_16x16x64", "skinny_12x32x64"
  ], factors = [157, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 36, k = 5}, at_most = {m = 8, mk = 21, n = 19, k = 8}, kernels = [
    "skinny_12x32x64", "grouped_16x16x256"
  ], factors = [157, 114]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 36, k = 9}, at_most = {m = 8, mk = 21, n = 19, k = 18}, kernels = [
    "grouped_16x16x256"
  ], factors = [125]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 36, mk = 22}, at_most = {m = 8, mk = 41, n = 19, k = 18, nk = 82}, kernels = [
    "grouped_16x16x256"
  ], factors = [165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 83, mk = 22}, at_most = {m = 8, mk = 41, n = 19, k = 18}, kernels = [
    "grouped_16x16x256"
  ], factors = [156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 36, k = 19}, at_most = {m = 8, mk = 41, n = 19, nk = 122}, kernels = [
    "grouped_16x16x256"
  ], factors = [167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 123, k = 19}, at_most = {m = 8, mk = 41, n = 19}, kernels = [
    "grouped_16x16x256"
  ], factors = [173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20}, at_most = {m = 8, mk = 16, n = 66, batches = 3, elements = 126}, kernels = [
    "skinny_12x32x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, elements = 127}, at_most = {m = 8, mk = 16, n = 66, batches = 3, elements = 206}, kernels = [
    "skinny_12x32x64"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, elements = 207}, at_most = {m = 4, mk = 16, n = 48, batches = 1}, kernels = [
    "skinny_12x32x64"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, elements = 207}, at_most = {m = 4, mk = 16, n = 66, batches = 1}, kernels = [
    "grouped_14x32x256"
  ], factors = [134]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, elements = 207, batches = 2}, at_most = {m = 4, mk = 16, n = 66, batches = 3}, kernels = [
    "skinny_12x32x64", "grouped_14x32x256"
  ], factors = [190, 140]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, elements = 207, m = 5}, at_most = {m = 8, mk = 16, n = 66, batches = 3}, kernels = [
    "skinny_12x32x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4}, at_most = {m = 8, mk = 16, n = 66, mnk = 402, nk = 67, mn = 67}, kernels = [
    "skinny_12x32x64"
  ], factors = [171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4, mn = 68}, at_most = {m = 8, mk = 16, n = 66, mnk = 402, nk = 67, n_even = 4}, kernels = [
    "skinny_12x32x64"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4, mn = 68, n_even = 5}, at_most = {m = 8, mk = 6, n = 66, mnk = 402, nk = 67}, kernels = [
    "skinny_12x32x64"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4, mn = 68, n_even = 5, mk = 7}, at_most = {m = 8, mk = 16, n = 66, mnk = 402, nk = 67}, kernels = [
    "skinny_12x32x64"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4, nk = 68}, at_most = {m = 8, mk = 16, n = 66, mnk = 402, mn = 48}, kernels = [
    "skinny_12x32x64", "grouped_16x16x256", "sweep_whole_8x48x4096"
  ], factors = [167, 87, 129]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4, nk = 68, mn = 49}, at_most = {m = 8, mk = 16, n = 66, mnk = 402}, kernels = [
    "skinny_12x32x64"
  ], factors = [173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4, mnk = 403}, at_most = {m = 8, mk = 16, n = 66, nk = 247}, kernels = [
    "skinny_12x32x64", "grouped_6x32x256"
  ], factors = [235, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4, mnk = 403, nk = 248}, at_most = {m = 8, mk = 16, n = 66, mnk = 682}, kernels = [
    "strip_6x64x1024", "grouped_16x16x256", "grouped_14x32x256"
  ], factors = [173, 101, 149]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, batches = 4, mnk = 683, nk = 248}, at_most = {m = 8, mk = 16, n = 66}, kernels = [
    "grouped_14x32x256"
  ], factors = [158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67}, at_most = {m = 6, mk = 4, k = 3, elements = 1259}, kernels = [
    "skinny_12x32x64"
  ], factors = [170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, elements = 1260}, at_most = {m = 6, mk = 4, k = 3, nk = 982, batches = 7}, kernels = [
    "skinny_12x32x64", "strip_6x64x1024"
  ], factors = [171, 153]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, elements = 1260, batches = 8}, at_most = {m = 1, mk = 4, k = 3, nk = 982, n_even = 32}, kernels = [
    "skinny_12x32x64"
  ], factors = [189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, elements = 1260, batches = 8, m = 2}, at_most = {m = 6, mk = 4, k = 3, nk = 982, n_even = 32}, kernels = [
    "skinny_12x32x64", "sweep_whole_14x32x8192"
  ], factors = [186, 152]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, elements = 1260, batches = 8, n_even = 33}, at_most = {m = 6, mk = 4, k = 3, nk = 982}, kernels = [
    "skinny_12x32x64"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, elements = 1260, nk = 983}, at_most = {m = 6, mk = 4, k = 3}, kernels = [
    "sweep_whole_3x128x2048", "sweep_whole_14x32x8192"
  ], factors = [205, 137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, mk = 5}, at_most = {m = 6, mk = 6, k = 3, nk = 544}, kernels = [
    "skinny_12x32x64"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, mk = 7}, at_most = {m = 6, mk = 16, k = 3, nk = 544}, kernels = [
    "skinny_12x32x64"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, mk = 5, nk = 545}, at_most = {m = 2, mk = 16, k = 3}, kernels = [
    "strip_6x64x1024"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, mk = 5, nk = 545, m = 3}, at_most = {m = 6, mk = 16, k = 3}, kernels = [
    "strip_6x64x1024", "grouped_6x32x256", "sweep_whole_3x128x2048"
  ], factors = [223, 198, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 7}, at_most = {m = 8, mk = 16, k = 1, elements = 19154}, kernels = [
    "skinny_12x32x64"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 7, elements = 19155}, at_most = {m = 8, mk = 16, k = 1}, kernels = [
    "skinny_12x32x64", "sweep_whole_3x128x2048"
  ], factors = [234, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 7, k = 2}, at_most = {m = 8, mk = 16, k = 3, nk = 892}, kernels = [
    "grouped_6x32x256"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 7, k = 2, nk = 893}, at_most = {m = 8, mk = 16, k = 3}, kernels = [
    "grouped_6x32x256", "sweep_whole_3x128x2048"
  ], factors = [196, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, k = 4}, at_most = {m = 8, mk = 8, nk = 1303}, kernels = [
    "strip_6x64x1024"
  ], factors = [169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, k = 4, mk = 9}, at_most = {m = 8, mk = 16, nk = 1303, elements = 1724}, kernels = [
    "grouped_14x32x256"
  ], factors = [143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, k = 4, mk = 9, elements = 1725}, at_most = {m = 8, mk = 15, nk = 1303}, kernels = [
    "strip_6x64x1024", "grouped_14x32x256"
  ], factors = [204, 138]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, k = 4, mk = 16, elements = 1725}, at_most = {m = 8, mk = 16, nk = 1303}, kernels = [
    "grouped_12x32x256"
  ], factors = [172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, k = 4, nk = 1304}, at_most = {m = 8, mk = 16, n_even = 724, k = 4}, kernels = [
    "strip_6x64x1024", "grouped_12x32x256", "sweep_whole_3x128x2048"
  ], factors = [200, 129, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, k = 5, nk = 1304}, at_most = {m = 8, mk = 16, n_even = 724}, kernels = [
    "strip_6x64x1024", "grouped_14x32x256"
  ], factors = [203, 137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, k = 4, nk = 1304, n_even = 725}, at_most = {m = 8, mk = 16}, kernels = [
    "grouped_12x32x256", "sweep_whole_3x128x2048"
  ], factors = [127, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 17}, at_most = {m = 8, mk = 41, elements = 452}, kernels = [
    "grouped_12x32x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 17, elements = 453}, at_most = {m = 8, mk = 41, elements = 806}, kernels = [
    "grouped_12x32x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 17, elements = 807}, at_most = {m = 8, mk = 41, elements = 1157}, kernels = [
    "grouped_12x32x256"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 17, elements = 1158}, at_most = {m = 3, mk = 41, n = 64, elements = 4075}, kernels = [
    "grouped_14x32x256"
  ], factors = [189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 17, elements = 4076}, at_most = {m = 3, mk = 41, n = 33}, kernels = [
    "grouped_6x32x256"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, mk = 17, elements = 4076}, at_most = {m = 3, mk = 41, n = 64}, kernels = [
    "grouped_6x32x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 17, elements = 1158}, at_most = {m = 3, mk = 26, n_even = 724, k = 11}, kernels = [
    "strip_6x64x1024", "grouped_14x32x256"
  ], factors = [232, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 17, elements = 1158, k = 12}, at_most = {m = 3, mk = 26, n_even = 724}, kernels = [
    "grouped_14x32x256"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 27, elements = 1158}, at_most = {m = 3, mk = 32, n_even = 724, elements = 935309, k = 30}, kernels = [
    "grouped_14x32x256"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 33, elements = 1158}, at_most = {m = 3, mk = 41, n_even = 724, elements = 935309, k = 30}, kernels = [
    "grouped_14x32x256"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 27, elements = 1158, k = 31}, at_most = {m = 3, mk = 41, n_even = 724, elements = 935309}, kernels = [
    "grouped_14x32x256"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 27, elements = 935310}, at_most = {m = 3, mk = 41, n_even = 724}, kernels = [
    "strip_6x64x1024", "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [246, 183, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 17, elements = 1158, n_even = 725}, at_most = {m = 3, mk = 41}, kernels = [
    "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [179, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 17, elements = 1158, m = 4}, at_most = {m = 6, mk = 24}, kernels = [
    "grouped_6x32x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 25, elements = 1158, m = 4}, at_most = {m = 6, mk = 41}, kernels = [
    "grouped_14x32x256"
  ], factors = [170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 17, elements = 1158, m = 7}, at_most = {m = 8, mk = 41, nk = 461}, kernels = [
    "skinny_12x32x64", "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [248, 211, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 20, mk = 17, elements = 1158, m = 7, nk = 462}, at_most = {m = 8, mk = 41}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [222, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42}, at_most = {m = 8, n = 2, mk = 85, elements = 936, mn = 2}, kernels = [
    "grouped_16x16x256"
  ], factors = [146]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, mn = 3}, at_most = {m = 8, n = 2, mk = 85, elements = 936, mn = 6}, kernels = [
    "grouped_16x16x256"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, mn = 7}, at_most = {m = 8, n = 2, mk = 85, elements = 936}, kernels = [
    "grouped_16x16x256"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, elements = 937}, at_most = {m = 8, n = 1, mk = 85}, kernels = [
    "dot_8x1x16384", "grouped_16x16x256"
  ], factors = [214, 140]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, elements = 937, n = 2}, at_most = {m = 8, n = 2, mk = 85}, kernels = [
    "grouped_16x16x256"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86}, at_most = {m = 8, n = 1, mk = 466, elements = 314}, kernels = [
    "grouped_16x16x256"
  ], factors = [120]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, elements = 315}, at_most = {m = 8, n = 1, mk = 466, elements = 1963}, kernels = [
    "dot_16x1x16384", "grouped_16x16x256"
  ], factors = [215, 126]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, elements = 1964}, at_most = {m = 8, n = 1, mk = 466, k = 86}, kernels = [
    "dot_16x1x16384"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, elements = 1964, k = 87}, at_most = {m = 8, n = 1, mk = 466}, kernels = [
    "dot_2x1x16384"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, n = 2}, at_most = {m = 8, n = 2, mk = 466, elements = 256}, kernels = [
    "grouped_16x16x256"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, n = 2, elements = 257}, at_most = {m = 3, n = 2, mk = 466, mnk = 373}, kernels = [
    "grouped_16x16x256"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, n = 2, elements = 257, mnk = 374}, at_most = {m = 3, n = 2, mk = 466, elements = 1035}, kernels = [
    "grouped_16x16x256"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, n = 2, elements = 1036, mnk = 374}, at_most = {m = 3, n = 2, mk = 466}, kernels = [
    "grouped_16x16x256"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, n = 2, elements = 257, m = 4}, at_most = {m = 8, n = 2, mk = 466, elements = 974}, kernels = [
    "grouped_16x16x256"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 86, n = 2, elements = 975, m = 4}, at_most = {m = 8, n = 2, mk = 466}, kernels = [
    "dot_8x2x16384", "grouped_16x16x256"
  ], factors = [250, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467}, at_most = {m = 8, n = 1, elements = 2190}, kernels = [
    "dot_8x1x16384"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467, elements = 2191}, at_most = {m = 8, n = 1}, kernels = [
    "dot_2x1x16384"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467, n = 2}, at_most = {m = 8, n = 2, elements = 2509}, kernels = [
    "dot_8x2x16384"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467, n = 2, elements = 2510}, at_most = {m = 8, n = 2, k_even = 4, elements = 8918}, kernels = [
    "dot_8x2x16384"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467, n = 2, elements = 8919}, at_most = {m = 8, n = 2, k_even = 4, k = 12520}, kernels = [
    "dot_8x2x16384"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467, n = 2, elements = 8919, k = 12521}, at_most = {m = 8, n = 2, k_even = 4}, kernels = [
    "dot_8x2x16384"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467, n = 2, elements = 2510, k_even = 5}, at_most = {m = 8, n = 2, k = 1319, mn = 13}, kernels = [
    "dot_8x2x16384"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467, n = 2, elements = 2510, k_even = 5, mn = 14}, at_most = {m = 8, n = 2, k = 1319}, kernels = [
    "dot_8x2x16384"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 467, n = 2, elements = 2510, k_even = 5, k = 1320}, at_most = {m = 8, n = 2}, kernels = [
    "dot_8x2x16384"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3}, at_most = {m = 8, n = 4, elements = 213}, kernels = [
    "grouped_16x16x256"
  ], factors = [183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 214}, at_most = {m = 8, n = 4, elements = 393}, kernels = [
    "grouped_16x16x256"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5}, at_most = {m = 6, n = 16, elements = 393, k = 19}, kernels = [
    "grouped_16x16x256"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, m = 7}, at_most = {m = 8, n = 16, elements = 393, k = 19}, kernels = [
    "grouped_16x16x256"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, k = 20}, at_most = {m = 8, n = 16, elements = 393}, kernels = [
    "grouped_16x16x256"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 394}, at_most = {m = 8, n = 16, elements = 770, mk = 74, k = 34}, kernels = [
    "grouped_16x16x256"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 75, n = 3, elements = 394}, at_most = {m = 8, n = 16, elements = 770, mk = 140, k = 34}, kernels = [
    "grouped_16x16x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 394, k = 35}, at_most = {m = 8, n = 16, elements = 770, mk = 140}, kernels = [
    "grouped_16x16x256"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 141, n = 3, elements = 394}, at_most = {m = 8, n = 16, elements = 770}, kernels = [
    "grouped_16x16x256"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771}, at_most = {m = 6, n = 3, nk = 530}, kernels = [
    "grouped_16x16x256"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771, nk = 531}, at_most = {m = 6, n = 3, mn = 4}, kernels = [
    "dot_8x3x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771, nk = 531, mn = 5}, at_most = {m = 6, n = 3, mn = 10, mnk = 9557}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [227, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771, nk = 531, mn = 5, mnk = 9558}, at_most = {m = 6, n = 3, mn = 10}, kernels = [
    "dot_8x3x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771, nk = 531, mn = 11}, at_most = {m = 6, n = 3}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [264, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 4, elements = 771}, at_most = {m = 6, n = 4, k = 103, nk = 121}, kernels = [
    "grouped_16x16x256"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 4, elements = 771, nk = 122}, at_most = {m = 6, n = 4, k = 103}, kernels = [
    "grouped_16x16x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 4, elements = 771, k = 104}, at_most = {m = 2, n = 4}, kernels = [
    "dot_6x4x16384", "grouped_16x16x256"
  ], factors = [229, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 4, elements = 771, k = 104, m = 3}, at_most = {m = 6, n = 4}, kernels = [
    "grouped_16x16x256"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 771}, at_most = {m = 6, n = 16, k = 105, elements = 2339, n_even = 4}, kernels = [
    "grouped_16x16x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 771, n_even = 5}, at_most = {m = 6, n = 16, k = 105, elements = 2339}, kernels = [
    "grouped_16x16x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 2340}, at_most = {m = 6, n = 16, k = 27}, kernels = [
    "grouped_16x16x256"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 2340, k = 28}, at_most = {m = 6, n = 16, k = 105}, kernels = [
    "grouped_16x16x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 771, k = 106}, at_most = {m = 6, n = 16, mn = 48}, kernels = [
    "grouped_16x16x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 771, k = 106, mn = 49}, at_most = {m = 6, n = 16}, kernels = [
    "grouped_16x16x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771, m = 7}, at_most = {m = 8, n = 4, nk = 114}, kernels = [
    "grouped_16x16x256"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771, m = 7, nk = 115}, at_most = {m = 8, n = 4, mn = 25}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [253, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771, m = 7, nk = 115, mn = 26}, at_most = {m = 8, n = 4, k = 362}, kernels = [
    "grouped_16x16x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3, elements = 771, m = 7, nk = 115, mn = 26, k = 363}, at_most = {m = 8, n = 4}, kernels = [
    "dot_6x4x16384", "grouped_16x16x256"
  ], factors = [245, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 771, m = 7}, at_most = {m = 8, n = 16, mnk = 1097}, kernels = [
    "grouped_16x16x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 771, m = 7, mnk = 1098}, at_most = {m = 7, n = 16}, kernels = [
    "grouped_16x16x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 771, m = 8, mnk = 1098}, at_most = {m = 8, n = 16, batches = 6, elements = 1741}, kernels = [
    "grouped_16x16x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 1742, m = 8, mnk = 1098}, at_most = {m = 8, n = 16, batches = 6}, kernels = [
    "grouped_16x16x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 5, elements = 771, m = 8, mnk = 1098, batches = 7}, at_most = {m = 8, n = 16}, kernels = [
    "grouped_16x16x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17}, at_most = {m = 1, elements = 1528971, n = 62, mn = 30, mnk = 2990}, kernels = [
    "grouped_6x32x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, mnk = 2991}, at_most = {m = 1, elements = 1528971, n = 62, mn = 30}, kernels = [
    "grouped_6x32x256"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, mn = 31}, at_most = {m = 1, elements = 1528971, n = 62, mn = 32}, kernels = [
    "grouped_6x32x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, mn = 33}, at_most = {m = 1, elements = 1528971, n = 62}, kernels = [
    "grouped_6x32x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 63}, at_most = {m = 1, elements = 1528971, n_even = 4, mnk = 1063284}, kernels = [
    "grouped_6x32x256", "sweep_whole_3x128x2048"
  ], factors = [302, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 63, mnk = 1063285}, at_most = {m = 1, elements = 1528971, n_even = 4}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [278, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 63, n_even = 5}, at_most = {m = 1, elements = 1528971, n_even = 724, mn = 94}, kernels = [
    "grouped_6x32x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 63, n_even = 5, mn = 95}, at_most = {m = 1, elements = 1528971, n_even = 724, k = 72}, kernels = [
    "grouped_14x32x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 63, n_even = 5, mn = 95, k = 73}, at_most = {m = 1, elements = 878469, n_even = 724}, kernels = [
    "grouped_6x32x256"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 63, n_even = 5, mn = 95, k = 73, elements = 878470}, at_most = {m = 1, elements = 1528971, n_even = 724}, kernels = [
    "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [300, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 63, n_even = 725}, at_most = {m = 1, elements = 1528971, mn = 1448}, kernels = [
    "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [269, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 63, n_even = 725, mn = 1449}, at_most = {m = 1, elements = 1528971}, kernels = [
    "grouped_3x128x256", "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [301, 254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, elements = 1528972}, at_most = {m = 1, n = 60, n_even = 4}, kernels = [
    "grouped_6x32x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, elements = 1528972, n_even = 5}, at_most = {m = 1, n = 60}, kernels = [
    "grouped_14x32x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 1528972}, at_most = {m = 1, elements = 16023079, n_even = 4, n = 4061, mn = 1016, mk = 2987}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [228, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2988, n = 61, elements = 1528972}, at_most = {m = 1, elements = 16023079, n_even = 4, n = 4061, mn = 1016}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [232, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 1528972, n_even = 5}, at_most = {m = 1, elements = 16023079, n_even = 724, n = 4061, mn = 1016, mnk = 313444}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [215, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 1528972, n_even = 5, mnk = 313445}, at_most = {m = 1, elements = 16023079, n_even = 724, n = 4061, mn = 1016}, kernels = [
    "grouped_6x32x256", "grouped_16x16x256", "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [225, 316, 253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 1528972, mn = 1017}, at_most = {m = 1, elements = 16023079, n_even = 4, n = 4061}, kernels = [
    "grouped_6x32x256", "sweep_whole_3x128x2048"
  ], factors = [246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 1528972, mn = 1017, n_even = 5}, at_most = {m = 1, elements = 16023079, n_even = 724, n = 4061, mk = 799}, kernels = [
    "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [249, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 800, n = 61, elements = 1528972, mn = 1017, n_even = 5}, at_most = {m = 1, elements = 16023079, n_even = 724, n = 4061}, kernels = [
    "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 4062, elements = 1528972}, at_most = {m = 1, elements = 16023079, n_even = 724}, kernels = [
    "strip_6x64x1024", "grouped_12x32x256", "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [256, 242, 248, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 1528972, n_even = 725}, at_most = {m = 1, elements = 4198911, mn = 3547}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 4198912, n_even = 725}, at_most = {m = 1, elements = 16023079, mn = 3547}, kernels = [
    "grouped_14x32x256", "sweep_whole_3x128x2048"
  ], factors = [243, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 1528972, n_even = 725, mn = 3548}, at_most = {m = 1, elements = 8413565}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 8413566, n_even = 725, mn = 3548}, at_most = {m = 1, elements = 16023079}, kernels = [
    "grouped_3x128x256", "sweep_whole_3x128x2048"
  ], factors = [211, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 16023080}, at_most = {m = 1, nk = 30077358, n_even = 724, mnk = 22760894, k_even = 4}, kernels = [
    "skinny_8x48x64", "grouped_6x32x256"
  ], factors = [271, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 16023080, k_even = 5}, at_most = {m = 1, nk = 30077358, n_even = 724, mnk = 22760894}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [203, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 16023080, mnk = 22760895}, at_most = {m = 1, nk = 30077358, n_even = 724}, kernels = [
    "skinny_8x48x64", "grouped_6x32x256"
  ], factors = [292, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 16023080, n_even = 725}, at_most = {m = 1, nk = 30077358}, kernels = [
    "grouped_6x32x256", "grouped_3x128x256", "grouped_14x32x256"
  ], factors = [206, 229, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 61, elements = 16023080, nk = 30077359}, at_most = {m = 1}, kernels = [
    "skinny_8x48x64", "grouped_6x32x256"
  ], factors = [297, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2}, at_most = {m = 2, n_even = 724, mn = 100, k = 32, elements = 8940}, kernels = [
    "grouped_16x16x256", "grouped_14x32x256"
  ], factors = [198, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, elements = 8941}, at_most = {m = 2, n_even = 724, mn = 100, k = 32}, kernels = [
    "grouped_6x32x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, k = 33}, at_most = {m = 2, n_even = 724, mn = 100, k_even = 724, n = 24}, kernels = [
    "grouped_6x32x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 25, m = 2, k = 33}, at_most = {m = 2, n_even = 724, mn = 100, k_even = 724, n = 32}, kernels = [
    "grouped_6x32x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 33, m = 2, k = 33}, at_most = {m = 2, n_even = 724, mn = 100, k_even = 724}, kernels = [
    "grouped_6x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, k = 33, k_even = 725}, at_most = {m = 2, n_even = 4, mn = 100}, kernels = [
    "grouped_6x32x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, k = 33, k_even = 725, n_even = 5}, at_most = {m = 2, n_even = 724, mn = 100}, kernels = [
    "grouped_6x32x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 101}, at_most = {m = 2, n_even = 724, elements = 1229932, n = 261, k = 33}, kernels = [
    "grouped_6x32x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 101, k = 34}, at_most = {m = 2, n_even = 32, elements = 843007, n = 261, batches = 1}, kernels = [
    "grouped_6x32x256"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 101, k = 34, batches = 2}, at_most = {m = 2, n_even = 32, elements = 843007, n = 261}, kernels = [
    "grouped_6x32x256"
  ], factors = [310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 101, k = 34, elements = 843008}, at_most = {m = 2, n_even = 32, elements = 1229932, n = 261}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [320, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 101, k = 34, n_even = 33}, at_most = {m = 2, n_even = 724, elements = 1229932, n = 261}, kernels = [
    "grouped_6x32x256"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 262, m = 2, mn = 101}, at_most = {m = 2, n_even = 4, elements = 1229932, mk = 518}, kernels = [
    "grouped_6x32x256"
  ], factors = [336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 519, n = 262, m = 2, mn = 101}, at_most = {m = 2, n_even = 4, elements = 1229932}, kernels = [
    "grouped_6x32x256"
  ], factors = [380]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 262, m = 2, mn = 101, n_even = 5}, at_most = {m = 2, n_even = 724, elements = 1229932, mk = 156}, kernels = [
    "grouped_12x32x256"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 157, n = 262, m = 2, mn = 101, n_even = 5}, at_most = {m = 2, n_even = 724, elements = 1229932}, kernels = [
    "grouped_14x32x256"
  ], factors = [330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 101, elements = 1229933}, at_most = {m = 2, n_even = 724, nk = 16981379, mn = 8609, mnk = 32085584, mk = 114}, kernels = [
    "grouped_14x32x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 115, n = 17, m = 2, mn = 101, elements = 1229933}, at_most = {m = 2, n_even = 724, nk = 16981379, mn = 519, mnk = 32085584}, kernels = [
    "grouped_6x32x256", "grouped_16x16x256", "grouped_14x32x256"
  ], factors = [237, 282, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 115, n = 17, m = 2, mn = 520, elements = 1229933}, at_most = {m = 2, n_even = 724, nk = 16981379, mn = 2057, mnk = 32085584}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [256, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 115, n = 17, m = 2, mn = 2058, elements = 1229933}, at_most = {m = 2, n_even = 4, nk = 16981379, mn = 8609, mnk = 32085584}, kernels = [
    "grouped_14x32x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 115, n = 17, m = 2, mn = 2058, elements = 1229933, n_even = 5}, at_most = {m = 2, n_even = 724, nk = 16981379, mn = 8609, mnk = 32085584}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [240, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 101, elements = 1229933, mnk = 32085585}, at_most = {m = 2, n_even = 724, nk = 16981379, mn = 8609}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [238, 260, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 8610, elements = 1229933}, at_most = {m = 2, n_even = 724, nk = 16981379}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [279, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 101, elements = 1229933, nk = 16981380}, at_most = {m = 2, n_even = 724, mn = 2325}, kernels = [
    "grouped_6x32x256", "grouped_16x16x256", "grouped_12x32x256"
  ], factors = [201, 283, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 2326, elements = 1229933, nk = 16981380}, at_most = {m = 2, n_even = 724, elements = 26999011}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, mn = 2326, elements = 26999012, nk = 16981380}, at_most = {m = 2, n_even = 724}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [224, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 2, n_even = 725}, at_most = {m = 2, n = 3547, mk = 199}, kernels = [
    "grouped_14x32x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 200, n = 17, m = 2, n_even = 725}, at_most = {m = 2, n = 3547, elements = 861051}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [289, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 200, n = 17, m = 2, n_even = 725, elements = 861052}, at_most = {m = 2, n = 3547, elements = 1297582}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [280, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 200, n = 17, m = 2, n_even = 725, elements = 1297583}, at_most = {m = 2, n = 3547, mn = 2896}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [233, 255, 258, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 200, n = 17, m = 2, n_even = 725, elements = 1297583, mn = 2897}, at_most = {m = 2, n = 3547}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3548, m = 2, n_even = 725}, at_most = {m = 2, nk = 8897464, mn = 15325}, kernels = [
    "grouped_6x32x256", "grouped_3x128x256", "grouped_12x32x256", "grouped_14x32x256", "grouped_6x64x256"
  ], factors = [261, 219, 253, 255, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3548, m = 2, n_even = 725, mn = 15326}, at_most = {m = 2, nk = 8897464}, kernels = [
    "grouped_6x32x256", "grouped_3x128x256", "sweep_whole_3x128x2048"
  ], factors = [280, 207, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3548, m = 2, n_even = 725, nk = 8897465}, at_most = {m = 2, mnk = 35589858}, kernels = [
    "grouped_3x128x256", "grouped_14x32x256"
  ], factors = [212, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3548, m = 2, n_even = 725, nk = 8897465, mnk = 35589859}, at_most = {m = 2}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [228, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3}, at_most = {m = 3, mn = 145, k = 24}, kernels = [
    "grouped_14x32x256"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3, k = 25}, at_most = {m = 3, mn = 145, n_even = 4}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [236, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3, k = 25, n_even = 5}, at_most = {m = 3, mn = 145}, kernels = [
    "grouped_6x32x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3, mn = 146}, at_most = {m = 3, mn = 174}, kernels = [
    "grouped_14x32x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4}, at_most = {m = 6, mn = 174, elements = 1384}, kernels = [
    "grouped_6x32x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, elements = 1385}, at_most = {m = 6, mn = 174, elements = 1191525, k = 36}, kernels = [
    "grouped_6x32x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, elements = 1385, k = 37}, at_most = {m = 6, mn = 138, elements = 1191525, n_even = 4}, kernels = [
    "grouped_6x32x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, elements = 1385, k = 37, mn = 139}, at_most = {m = 6, mn = 174, elements = 1191525, n_even = 4}, kernels = [
    "grouped_6x32x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, elements = 1385, k = 37, n_even = 5}, at_most = {m = 6, mn = 174, elements = 1191525}, kernels = [
    "grouped_14x32x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, elements = 1191526}, at_most = {m = 6, mn = 112}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [216, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, elements = 1191526, mn = 113}, at_most = {m = 6, mn = 174}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [226, 228, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3, mn = 175}, at_most = {m = 3, elements = 14556703, n = 4077, mnk = 5131736, mk = 125}, kernels = [
    "grouped_14x32x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 126, n = 17, m = 3, mn = 175}, at_most = {m = 3, elements = 14556703, n = 4077, mnk = 5131736, mn = 457}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [260, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 126, n = 17, m = 3, mn = 458}, at_most = {m = 3, elements = 14556703, n = 4077, mnk = 5131736, k_even = 4}, kernels = [
    "grouped_14x32x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 126, n = 17, m = 3, mn = 458, k_even = 5}, at_most = {m = 3, elements = 14556703, n = 4077, mnk = 5131736}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [265, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3, mn = 175, mnk = 5131737}, at_most = {m = 3, elements = 14556703, n = 4077, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3, mn = 175, mnk = 5131737, n_even = 725}, at_most = {m = 3, elements = 14556703, n = 4077}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [211, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 4078, m = 3, mn = 175}, at_most = {m = 3, elements = 14556703}, kernels = [
    "grouped_12x32x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3, mn = 175, elements = 14556704}, at_most = {m = 3, nk = 25103855}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [226, 235, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 3, mn = 175, elements = 14556704, nk = 25103856}, at_most = {m = 3}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [223, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175}, at_most = {m = 6, elements = 3087, n_even = 724, mk = 142}, kernels = [
    "grouped_12x32x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175, elements = 3088}, at_most = {m = 6, elements = 1788246, n_even = 724, mk = 142}, kernels = [
    "grouped_14x32x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 143, n = 17, m = 4, mn = 175}, at_most = {m = 6, elements = 1788246, n_even = 724, n = 48}, kernels = [
    "grouped_6x32x256", "grouped_16x16x256"
  ], factors = [255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 143, n = 49, m = 4, mn = 175}, at_most = {m = 6, elements = 1788246, n_even = 724, n = 81}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 143, n = 82, m = 4, mn = 175}, at_most = {m = 5, elements = 1788246, n_even = 724}, kernels = [
    "grouped_12x32x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 143, n = 82, m = 6, mn = 175}, at_most = {m = 6, elements = 1788246, n_even = 724}, kernels = [
    "grouped_12x32x256"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175, elements = 1788247}, at_most = {m = 4, elements = 16674072, n_even = 724, batches = 1}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [221, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175, elements = 1788247, batches = 2}, at_most = {m = 4, elements = 16674072, n_even = 724}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [222, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 5, mn = 175, elements = 1788247}, at_most = {m = 5, elements = 16674072, n_even = 724}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [230, 238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 6, mn = 175, elements = 1788247}, at_most = {m = 6, elements = 16674072, n_even = 724, mn = 434}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [248, 220, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 6, mn = 435, elements = 1788247}, at_most = {m = 6, elements = 16674072, n_even = 724}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [244, 222, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175, n_even = 725}, at_most = {m = 5, elements = 2113023, n = 3547, k = 39}, kernels = [
    "grouped_12x32x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175, n_even = 725, k = 40}, at_most = {m = 5, elements = 2113023, n = 3547}, kernels = [
    "grouped_14x32x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175, n_even = 725, elements = 2113024}, at_most = {m = 5, elements = 16674072, n = 3547}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [216, 229, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 6, mn = 175, n_even = 725}, at_most = {m = 6, elements = 16674072, n = 3547}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [221, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3548, m = 4, mn = 175, n_even = 725}, at_most = {m = 6, elements = 16674072, mnk = 18757497}, kernels = [
    "tall_6x32x8192", "grouped_6x32x256", "grouped_12x32x256", "grouped_6x64x256"
  ], factors = [250, 242, 229, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 3548, m = 4, mn = 175, n_even = 725, mnk = 18757498}, at_most = {m = 6, elements = 16674072}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [232, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175, elements = 16674073}, at_most = {m = 6, nk = 27325975}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [216, 230, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 175, elements = 16674073, nk = 27325976}, at_most = {m = 6, mn = 3029}, kernels = [
    "grouped_6x32x256"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 4, mn = 3030, elements = 16674073, nk = 27325976}, at_most = {m = 6}, kernels = [
    "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [208, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 7}, at_most = {m = 8, n = 48, nk = 457}, kernels = [
    "grouped_16x16x256"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 7, nk = 458}, at_most = {m = 8, n = 48, nk = 1138, elements = 37301}, kernels = [
    "grouped_12x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 7, nk = 458, elements = 37302}, at_most = {m = 8, n = 48, nk = 1138}, kernels = [
    "grouped_12x32x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 7, nk = 1139}, at_most = {m = 7, n = 32}, kernels = [
    "grouped_12x32x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 17, m = 8, nk = 1139}, at_most = {m = 8, n = 32}, kernels = [
    "grouped_12x32x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 33, m = 7, nk = 1139}, at_most = {m = 8, n = 48, elements = 2166102}, kernels = [
    "grouped_12x32x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 33, m = 7, nk = 1139, elements = 2166103}, at_most = {m = 8, n = 48}, kernels = [
    "grouped_16x16x256", "grouped_12x32x256"
  ], factors = [234, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 49, m = 7}, at_most = {m = 8, mk = 119, k = 7}, kernels = [
    "grouped_12x32x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 49, m = 7, k = 8}, at_most = {m = 8, mk = 119, elements = 4223}, kernels = [
    "grouped_12x32x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42, n = 49, m = 7, k = 8, elements = 4224}, at_most = {m = 8, mk = 119}, kernels = [
    "grouped_12x32x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 120, n = 49, m = 7}, at_most = {m = 8, mk = 291, n_even = 724}, kernels = [
    "grouped_12x32x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 120, n = 49, m = 7, n_even = 725}, at_most = {m = 8, mk = 291}, kernels = [
    "grouped_12x32x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 49, m = 7}, at_most = {m = 8, nk = 16877270, elements = 1253857, n = 64, mk = 1593}, kernels = [
    "grouped_14x32x256", "block_6x32x512"
  ], factors = [228, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1594, n = 49, m = 7}, at_most = {m = 8, nk = 16877270, elements = 1253857, n = 64}, kernels = [
    "grouped_14x32x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 65, m = 7}, at_most = {m = 8, nk = 16877270, elements = 1253857, n_even = 724, mk = 911}, kernels = [
    "grouped_12x32x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 912, n = 65, m = 7}, at_most = {m = 8, nk = 16877270, elements = 1253857, n_even = 724, mk = 1163}, kernels = [
    "grouped_12x32x256"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1164, n = 65, m = 7}, at_most = {m = 7, nk = 16877270, elements = 984109, n_even = 724}, kernels = [
    "grouped_12x32x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1164, n = 65, m = 8}, at_most = {m = 8, nk = 16877270, elements = 984109, n_even = 724}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256"
  ], factors = [218, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1164, n = 65, m = 7, elements = 984110}, at_most = {m = 8, nk = 16877270, elements = 1253857, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [221, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 65, m = 7, n_even = 725}, at_most = {m = 8, nk = 16877270, elements = 1253857}, kernels = [
    "grouped_12x32x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 49, m = 7, elements = 1253858}, at_most = {m = 8, nk = 16877270, mn = 1212}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [225, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 49, m = 7, elements = 1253858, mn = 1213}, at_most = {m = 8, nk = 16877270, batches = 12, n_even = 724}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [229, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 49, m = 7, elements = 1253858, mn = 1213, n_even = 725}, at_most = {m = 8, nk = 16877270, batches = 12, n = 3547}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [224, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 3548, m = 7, elements = 1253858, mn = 1213, n_even = 725}, at_most = {m = 8, nk = 16877270, batches = 12}, kernels = [
    "tall_3x128x2048", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [237, 217, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 49, m = 7, elements = 1253858, mn = 1213, batches = 13}, at_most = {m = 8, nk = 16877270}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [236, 225, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 49, m = 7, nk = 16877271}, at_most = {m = 8, elements = 29529855}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [250, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 292, n = 49, m = 7, nk = 16877271, elements = 29529856}, at_most = {m = 8}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [243, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {k = 3, n = 2, nk = 16, m = 23, batches = 1}, kernels = [
    "sweep_whole_16x8x16384"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3}, at_most = {k = 3, n = 16, nk = 16, m = 23, batches = 1}, kernels = [
    "grouped_16x16x256"
  ], factors = [142]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, batches = 2}, at_most = {k = 3, n = 16, nk = 16, m = 23, mnk = 78}, kernels = [
    "grouped_16x16x256"
  ], factors = [110]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, batches = 2, mnk = 79}, at_most = {k = 3, n = 16, nk = 16, m = 23}, kernels = [
    "grouped_16x16x256"
  ], factors = [125]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24}, at_most = {k = 3, n = 16, nk = 4, m = 60, batches = 3}, kernels = [
    "direct_6x64x4096"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, nk = 5}, at_most = {k = 3, n = 16, nk = 16, m = 60, batches = 3}, kernels = [
    "direct_6x64x4096"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, batches = 4}, at_most = {k = 3, n = 6, nk = 16, m = 60}, kernels = [
    "direct_6x64x4096", "grouped_16x16x256"
  ], factors = [202, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, batches = 4, n = 7}, at_most = {k = 3, n = 16, nk = 16, m = 60}, kernels = [
    "direct_3x128x2048", "direct_6x64x4096", "grouped_16x16x256", "sweep_whole_16x16x16384"
  ], factors = [208, 205, 202, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61}, at_most = {k = 2, n = 16, nk = 16, m = 162, mk = 71}, kernels = [
    "direct_6x64x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61, mk = 72}, at_most = {k = 2, n = 2, nk = 16, m = 162, elements = 639}, kernels = [
    "direct_6x64x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61, mk = 72, n = 3}, at_most = {k = 2, n = 16, nk = 16, m = 162, elements = 639}, kernels = [
    "direct_6x64x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61, mk = 72, elements = 640}, at_most = {k = 2, n = 16, nk = 16, m = 162}, kernels = [
    "direct_6x64x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163}, at_most = {k = 1, n = 1, nk = 4, batches = 3}, kernels = [
    "direct_8x48x4096"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163, n = 2}, at_most = {k = 1, n = 16, nk = 4, batches = 3}, kernels = [
    "direct_8x48x4096"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163, batches = 4}, at_most = {k = 1, n = 16, nk = 4}, kernels = [
    "direct_8x48x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163, nk = 5}, at_most = {k = 1, n = 16, nk = 8}, kernels = [
    "direct_8x48x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163, k = 2}, at_most = {k = 2, n = 1, nk = 8}, kernels = [
    "direct_6x64x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163, k = 2, n = 2}, at_most = {k = 2, n = 16, nk = 8, mn = 781749}, kernels = [
    "direct_6x64x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163, k = 2, n = 2, mn = 781750}, at_most = {k = 2, n = 16, nk = 8}, kernels = [
    "direct_6x64x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163, nk = 9}, at_most = {k = 2, n = 16, nk = 16, n_even = 4}, kernels = [
    "direct_6x64x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 163, nk = 9, n_even = 5}, at_most = {k = 2, n = 16, nk = 16}, kernels = [
    "direct_6x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61, k = 3}, at_most = {k = 3, n = 16, nk = 7}, kernels = [
    "direct_8x48x4096", "grouped_16x16x256"
  ], factors = [239, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61, k = 3, nk = 8}, at_most = {k = 3, n = 16, nk = 16, mn = 8124}, kernels = [
    "grouped_16x16x256"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 61, k = 3, nk = 8, mn = 8125}, at_most = {k = 3, n = 16, nk = 16}, kernels = [
    "direct_8x48x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, nk = 17}, at_most = {k = 3, n = 16, mk = 134, m = 14}, kernels = [
    "grouped_16x16x256"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, nk = 17}, at_most = {k = 3, n = 16, mk = 134, nk = 26}, kernels = [
    "direct_6x64x4096", "grouped_16x16x256"
  ], factors = [226, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, nk = 27}, at_most = {k = 3, n = 16, mk = 134}, kernels = [
    "grouped_16x16x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, nk = 17, mk = 135}, at_most = {k = 3, n = 8}, kernels = [
    "direct_8x48x4096", "grouped_16x16x256"
  ], factors = [248, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, nk = 17, mk = 135, n = 9}, at_most = {k = 2, n = 15}, kernels = [
    "grouped_16x16x256"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, nk = 17, mk = 135, n = 16}, at_most = {k = 2, n = 16}, kernels = [
    "tall_6x64x4096", "grouped_16x16x256"
  ], factors = [138, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, nk = 17, mk = 135, n = 9, k = 3}, at_most = {k = 3, n = 16}, kernels = [
    "grouped_16x16x256"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17}, at_most = {k = 1, nk = 821, mn = 1751, elements = 1111}, kernels = [
    "skinny_12x32x64"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, elements = 1112}, at_most = {k = 1, nk = 821, mn = 1751, n = 66}, kernels = [
    "direct_3x128x2048", "skinny_12x32x64"
  ], factors = [255, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 67, elements = 1112}, at_most = {k = 1, nk = 821, mn = 1751}, kernels = [
    "skinny_12x32x64"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 1752}, at_most = {k = 1, nk = 821, n = 48, mk = 99}, kernels = [
    "direct_3x128x2048", "direct_8x48x4096"
  ], factors = [297, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, mn = 1752, mk = 100}, at_most = {k = 1, nk = 821, n = 48}, kernels = [
    "direct_3x128x2048", "direct_6x64x4096"
  ], factors = [303, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 1752}, at_most = {k = 1, nk = 74, elements = 1178976, mn = 3771}, kernels = [
    "direct_3x128x2048"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 3772}, at_most = {k = 1, nk = 74, elements = 1178976}, kernels = [
    "direct_3x128x2048"
  ], factors = [336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 1752, nk = 75}, at_most = {k = 1, nk = 295, elements = 1178976, mn = 4368}, kernels = [
    "direct_3x128x2048", "sweep_whole_3x128x2048"
  ], factors = [361, 351]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 4369, nk = 75}, at_most = {k = 1, nk = 295, elements = 1178976}, kernels = [
    "direct_3x128x2048", "skinny_5x64x64", "sweep_whole_3x128x2048"
  ], factors = [412, 372, 419]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 1752, nk = 296}, at_most = {k = 1, nk = 821, elements = 1178976, n_even = 4}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048"
  ], factors = [380, 441]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 1752, nk = 296, n_even = 5}, at_most = {k = 1, nk = 821, elements = 1178976, mk = 74}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 1752, nk = 296, n_even = 5, mk = 75}, at_most = {k = 1, nk = 821, elements = 1178976}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [391, 430, 372]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 1752, elements = 1178977}, at_most = {k = 1, nk = 821, batches = 178}, kernels = [
    "direct_3x128x2048", "skinny_5x64x64", "sweep_whole_3x128x2048"
  ], factors = [299, 316, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, mn = 1752, elements = 1178977, batches = 179}, at_most = {k = 1, nk = 821}, kernels = [
    "direct_3x128x2048", "sweep_whole_3x128x2048"
  ], factors = [282, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, nk = 822}, at_most = {k = 1, n_even = 724, elements = 1357470, m = 33}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [376]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 34, n = 17, nk = 822}, at_most = {k = 1, n_even = 724, elements = 1357470}, kernels = [
    "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [425, 354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, nk = 822, elements = 1357471}, at_most = {k = 1, n_even = 724, elements = 6016112}, kernels = [
    "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [299, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, nk = 822, elements = 6016113}, at_most = {k = 1, n_even = 724}, kernels = [
    "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [271, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, nk = 822, n_even = 725}, at_most = {k = 1, elements = 2618210}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048"
  ], factors = [291, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, nk = 822, n_even = 725, elements = 2618211}, at_most = {k = 1}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [300, 283, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 2}, at_most = {k = 2, n = 88, mn = 1239, mk = 28, mnk = 760}, kernels = [
    "grouped_16x16x256"
  ], factors = [169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 2, mnk = 761}, at_most = {k = 2, n = 88, mn = 1239, mk = 28}, kernels = [
    "skinny_12x32x64", "grouped_6x32x256"
  ], factors = [273, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 2, mk = 29}, at_most = {k = 2, n = 88, mn = 1239, batches = 1}, kernels = [
    "grouped_16x16x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 2, mk = 29, batches = 2}, at_most = {k = 2, n = 88, mn = 1239}, kernels = [
    "grouped_6x32x256"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 2, mn = 1240}, at_most = {k = 2, n = 30, elements = 1232825, nk = 52}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [274, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 2, mn = 1240, nk = 53}, at_most = {k = 2, n = 30, elements = 1232825}, kernels = [
    "direct_6x64x4096", "tall_6x32x8192"
  ], factors = [278, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 2, mn = 1240, elements = 1232826}, at_most = {k = 2, n = 30}, kernels = [
    "direct_3x128x2048", "tall_6x64x4096"
  ], factors = [287, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 31, k = 2, mn = 1240}, at_most = {k = 2, n = 32}, kernels = [
    "tall_6x64x4096"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 2, mn = 1240}, at_most = {k = 2, n = 48, mk = 379}, kernels = [
    "direct_3x128x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 33, k = 2, mn = 1240, mk = 380}, at_most = {k = 2, n = 48}, kernels = [
    "direct_3x128x2048", "direct_6x64x4096"
  ], factors = [252, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 2, mn = 1240}, at_most = {k = 2, n = 88, mnk = 13294}, kernels = [
    "grouped_6x32x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 2, mn = 1240, mnk = 13295}, at_most = {k = 2, n = 88, elements = 765440, n_even = 8}, kernels = [
    "direct_3x128x2048", "tall_6x64x4096", "grouped_6x32x256", "sweep_whole_3x128x2048",
    "sweep_whole_8x48x4096"
  ], factors = [290, 338, 260, 305, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 2, mn = 1240, mnk = 13295, n_even = 9}, at_most = {k = 2, n = 88, elements = 765440}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [334, 340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 49, k = 2, mn = 1240, mnk = 13295, elements = 765441}, at_most = {k = 2, n = 88}, kernels = [
    "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 89, k = 2}, at_most = {k = 2, n = 357, m = 18}, kernels = [
    "grouped_6x32x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 89, k = 2}, at_most = {k = 2, n = 357, elements = 17831, n_even = 4}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 89, k = 2, elements = 17832}, at_most = {k = 2, n = 357, elements = 1103197, n_even = 4}, kernels = [
    "direct_3x128x2048", "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [273, 291, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 89, k = 2, n_even = 5}, at_most = {k = 2, n = 357, elements = 1103197, n_even = 32}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [284, 295, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 89, k = 2, n_even = 33}, at_most = {k = 2, n = 357, elements = 1103197, mn = 11585}, kernels = [
    "sweep_whole_3x128x2048"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 89, k = 2, n_even = 33, mn = 11586}, at_most = {k = 2, n = 357, elements = 1103197}, kernels = [
    "skinny_5x64x64"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 89, k = 2, elements = 1103198}, at_most = {k = 2, n = 357}, kernels = [
    "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [271, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 3}, at_most = {k = 3, n = 24, nk = 97}, kernels = [
    "tall_6x32x8192"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, k = 3}, at_most = {k = 3, n = 41, nk = 97, mnk = 15377}, kernels = [
    "tall_6x32x8192", "grouped_6x32x256"
  ], factors = [278, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 25, k = 3, mnk = 15378}, at_most = {k = 3, n = 41, nk = 97}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096", "tall_6x64x4096"
  ], factors = [274, 268, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 17, k = 3, nk = 98}, at_most = {k = 3, n = 41}, kernels = [
    "grouped_6x32x256", "sweep_whole_8x48x4096"
  ], factors = [224, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 42, k = 3}, at_most = {k = 3, n = 357, batches = 41, elements = 19043, n_even = 8, mk = 103}, kernels = [
    "grouped_6x32x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 42, k = 3, mk = 104}, at_most = {k = 3, n = 357, batches = 41, elements = 19043, n_even = 8}, kernels = [
    "tall_6x32x8192", "grouped_6x32x256"
  ], factors = [316, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 42, k = 3, n_even = 9}, at_most = {k = 3, n = 357, batches = 41, elements = 19043}, kernels = [
    "grouped_6x32x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 42, k = 3, elements = 19044}, at_most = {k = 3, n = 64, batches = 3}, kernels = [
    "tall_6x64x4096"
  ], factors = [341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 65, k = 3, elements = 19044}, at_most = {k = 3, n = 357, batches = 3, nk = 359}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [312, 335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 65, k = 3, elements = 19044, nk = 360}, at_most = {k = 3, n = 357, batches = 3}, kernels = [
    "tall_6x64x4096"
  ], factors = [341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 42, k = 3, elements = 19044, batches = 4}, at_most = {k = 3, n = 357, batches = 41}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096", "grouped_6x32x256"
  ], factors = [291, 330, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 42, k = 3, batches = 42}, at_most = {k = 3, n = 357, mnk = 29625}, kernels = [
    "tall_6x64x4096", "grouped_6x32x256", "grouped_14x32x256"
  ], factors = [338, 268, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 42, k = 3, batches = 42, mnk = 29626}, at_most = {k = 3, n = 357}, kernels = [
    "direct_3x128x2048", "grouped_6x32x256"
  ], factors = [262, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 2}, at_most = {k = 2, n_even = 724, elements = 1089430, m = 69, mn = 62856}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048"
  ], factors = [280, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 2, mn = 62857}, at_most = {k = 2, n_even = 724, elements = 1089430, m = 69}, kernels = [
    "sweep_whole_8x48x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 358, k = 2}, at_most = {k = 2, n_even = 4, elements = 1089430}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x48x4096"
  ], factors = [281, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 358, k = 2, n_even = 5}, at_most = {k = 2, n_even = 724, elements = 1089430}, kernels = [
    "skinny_5x64x64"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 2, elements = 1089431}, at_most = {k = 2, n_even = 724, n = 578}, kernels = [
    "grouped_6x32x256", "sweep_whole_3x128x2048"
  ], factors = [280, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 579, k = 2, elements = 1089431}, at_most = {k = 2, n_even = 724}, kernels = [
    "grouped_6x32x256", "sweep_whole_3x128x2048", "sweep_whole_8x48x4096"
  ], factors = [314, 275, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 3}, at_most = {k = 3, n_even = 724, elements = 1144814, m = 37}, kernels = [
    "grouped_6x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 358, k = 3}, at_most = {k = 3, n_even = 724, elements = 1144814, n = 2018}, kernels = [
    "tall_6x64x4096", "grouped_6x32x256"
  ], factors = [336, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 2019, k = 3}, at_most = {k = 3, n_even = 724, elements = 1144814}, kernels = [
    "grouped_6x32x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 3, elements = 1144815}, at_most = {k = 3, n_even = 4, nk = 9068}, kernels = [
    "grouped_6x32x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 3, elements = 1144815, nk = 9069}, at_most = {k = 3, n_even = 4}, kernels = [
    "grouped_6x32x256", "sweep_whole_8x48x4096"
  ], factors = [289, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 3, elements = 1144815, n_even = 5}, at_most = {k = 3, n_even = 724}, kernels = [
    "grouped_6x32x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 2, n_even = 725}, at_most = {k = 2, elements = 1225282}, kernels = [
    "skinny_5x64x64", "sweep_whole_3x128x2048"
  ], factors = [281, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 2, n_even = 725, elements = 1225283}, at_most = {k = 2}, kernels = [
    "skinny_5x64x64", "sweep_whole_8x48x4096"
  ], factors = [293, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 3, n_even = 725}, at_most = {k = 3, elements = 1306806}, kernels = [
    "skinny_5x64x64", "grouped_6x32x256", "sweep_whole_3x128x2048"
  ], factors = [255, 290, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 358, k = 3, n_even = 725, elements = 1306807}, at_most = {k = 3}, kernels = [
    "skinny_5x64x64", "grouped_6x32x256", "sweep_whole_8x48x4096"
  ], factors = [266, 284, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4}, at_most = {n = 1, mk = 126}, kernels = [
    "grouped_16x16x256"
  ], factors = [159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 127}, at_most = {n = 1, mk = 309, mn = 38}, kernels = [
    "dot_16x1x16384", "grouped_16x16x256"
  ], factors = [277, 157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 127, mn = 39}, at_most = {n = 1, mk = 309}, kernels = [
    "dot_16x1x16384"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 310}, at_most = {n = 1, mk = 505}, kernels = [
    "dot_16x1x16384"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 506}, at_most = {n = 1, nk = 7, mk = 6040}, kernels = [
    "dot_16x1x16384"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 6041}, at_most = {n = 1, nk = 7}, kernels = [
    "dot_16x1x16384"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 506, nk = 8}, at_most = {n = 1, elements = 2111}, kernels = [
    "dot_16x1x16384"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 506, nk = 8, elements = 2112}, at_most = {n = 1, mk = 27678389, k = 62, nk = 9}, kernels = [
    "dot_16x1x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 506, nk = 10, elements = 2112}, at_most = {n = 1, mk = 27678389, k = 62}, kernels = [
    "dot_16x1x16384"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, mk = 506, nk = 8, elements = 2112}, at_most = {n = 1, mk = 27678389, nk = 4073}, kernels = [
    "dot_16x1x16384", "dot_8x1x16384"
  ], factors = [240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 63, mk = 506, nk = 4074, elements = 2112}, at_most = {n = 1, mk = 27678389}, kernels = [
    "dot_8x1x16384"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, mk = 27678390, nk = 8, elements = 2112}, at_most = {n = 1}, kernels = [
    "dot_16x1x16384", "dot_8x1x16384"
  ], factors = [239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 2}, at_most = {n = 2, k = 12, nk = 12, m = 55}, kernels = [
    "grouped_16x16x256"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 56, k = 4, n = 2}, at_most = {n = 2, k = 4, nk = 12, mk = 732}, kernels = [
    "grouped_16x16x256"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 56, k = 4, n = 2, mk = 733}, at_most = {n = 2, k = 4, nk = 12, m = 5792}, kernels = [
    "tall_16x16x4096", "grouped_16x16x256"
  ], factors = [271, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5793, k = 4, n = 2, mk = 733}, at_most = {n = 2, k = 4, nk = 12}, kernels = [
    "grouped_16x16x256"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 56, k = 5, n = 2}, at_most = {n = 2, k = 12, nk = 12}, kernels = [
    "grouped_16x16x256"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 2, nk = 13}, at_most = {n = 2, k = 12, mk = 248}, kernels = [
    "grouped_16x16x256"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 2, nk = 13, mk = 249}, at_most = {n = 2, k = 8}, kernels = [
    "grouped_16x16x256"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 9, n = 2, nk = 13, mk = 249}, at_most = {n = 2, k = 12, nk = 18}, kernels = [
    "dot_14x2x16384"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 9, n = 2, nk = 19, mk = 249}, at_most = {n = 2, k = 12}, kernels = [
    "dot_14x2x16384", "grouped_16x16x256"
  ], factors = [253, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2}, at_most = {n = 2, k = 59, k_even = 4, mk = 1138, elements = 1037}, kernels = [
    "grouped_16x16x256"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, elements = 1038}, at_most = {n = 2, k = 59, k_even = 4, mk = 1138}, kernels = [
    "dot_8x2x16384"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, mk = 1139}, at_most = {n = 2, k = 15, k_even = 4}, kernels = [
    "dot_8x2x16384"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 16, n = 2, mk = 1139}, at_most = {n = 2, k = 59, k_even = 4, nk = 40}, kernels = [
    "dot_14x2x16384", "tall_16x16x4096"
  ], factors = [278, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 16, n = 2, mk = 1139, nk = 41}, at_most = {n = 2, k = 59, k_even = 4, nk = 49}, kernels = [
    "dot_14x2x16384"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 16, n = 2, mk = 1139, nk = 50}, at_most = {n = 2, k = 51, k_even = 4, elements = 3055538}, kernels = [
    "dot_14x2x16384"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 16, n = 2, mk = 1139, nk = 50, elements = 3055539}, at_most = {n = 2, k = 51, k_even = 4}, kernels = [
    "dot_14x2x16384"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 52, n = 2, mk = 1139, nk = 50}, at_most = {n = 2, k = 59, k_even = 4}, kernels = [
    "dot_14x2x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 2, k_even = 5}, at_most = {n = 2, k = 59, m = 24}, kernels = [
    "dot_8x2x16384"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 13, n = 2, k_even = 5}, at_most = {n = 2, k = 59, nk = 45, m = 110}, kernels = [
    "dot_8x2x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 111, k = 13, n = 2, k_even = 5}, at_most = {n = 2, k = 59, nk = 45}, kernels = [
    "dot_8x2x16384"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 13, n = 2, k_even = 5, nk = 46}, at_most = {n = 2, k = 59}, kernels = [
    "dot_8x2x16384"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 60, n = 2}, at_most = {n = 2, m = 43, mn = 34, mk = 3577}, kernels = [
    "dot_8x2x16384"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 60, n = 2, mk = 3578}, at_most = {n = 2, m = 43, mn = 34}, kernels = [
    "dot_8x2x16384"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 60, n = 2, mn = 35}, at_most = {n = 2, m = 43, elements = 8189}, kernels = [
    "dot_8x2x16384"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 60, n = 2, mn = 35, elements = 8190}, at_most = {n = 2, m = 43}, kernels = [
    "dot_8x2x16384"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, k = 60, n = 2}, at_most = {n = 2, k_even = 4, mk = 8082766}, kernels = [
    "dot_14x2x16384"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, k = 60, n = 2, mk = 8082767}, at_most = {n = 2, k_even = 4}, kernels = [
    "dot_14x2x16384", "dot_8x2x16384"
  ], factors = [253, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, k = 60, n = 2, k_even = 5}, at_most = {n = 2, mn = 5735, nk = 169}, kernels = [
    "dot_14x2x16384"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, k = 60, n = 2, k_even = 5, nk = 170}, at_most = {n = 2, mn = 5735, m = 66}, kernels = [
    "dot_8x2x16384"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, k = 60, n = 2, k_even = 5, nk = 170}, at_most = {n = 2, mn = 5735}, kernels = [
    "dot_14x2x16384", "dot_8x2x16384"
  ], factors = [246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, k = 60, n = 2, k_even = 5, mn = 5736}, at_most = {n = 2}, kernels = [
    "dot_14x2x16384", "dot_8x2x16384"
  ], factors = [245, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3}, at_most = {n = 4, m = 45, mk = 276, mnk = 512, batches = 10}, kernels = [
    "grouped_16x16x256"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3, batches = 11}, at_most = {n = 4, m = 45, mk = 276, mnk = 512}, kernels = [
    "skinny_16x8x64", "grouped_16x16x256"
  ], factors = [294, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3, mnk = 513}, at_most = {n = 4, m = 45, mk = 276}, kernels = [
    "grouped_16x16x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3, mk = 277}, at_most = {n = 3, m = 45, mn = 63, nk = 1645, k = 115}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [285, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 116, n = 3, mk = 277}, at_most = {n = 3, m = 45, mn = 63, nk = 1645}, kernels = [
    "dot_8x3x8192", "grouped_16x16x256"
  ], factors = [252, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 4, mk = 277}, at_most = {n = 4, m = 45, mn = 63, nk = 1645}, kernels = [
    "grouped_16x16x256"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3, mk = 277, nk = 1646}, at_most = {n = 3, m = 45, mn = 63, mnk = 809602}, kernels = [
    "dot_8x3x8192"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3, mk = 277, nk = 1646, mnk = 809603}, at_most = {n = 3, m = 45, mn = 63}, kernels = [
    "dot_8x3x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 4, mk = 277, nk = 1646}, at_most = {n = 4, m = 45, mn = 63}, kernels = [
    "dot_6x4x16384", "grouped_16x16x256"
  ], factors = [237, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3, mk = 277, mn = 64}, at_most = {n = 3, m = 45, mk = 1607}, kernels = [
    "grouped_16x16x256"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3, mk = 1608, mn = 64}, at_most = {n = 3, m = 45, mk = 8277}, kernels = [
    "dot_8x3x8192", "tall_16x16x4096"
  ], factors = [252, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 3, mk = 8278, mn = 64}, at_most = {n = 3, m = 45}, kernels = [
    "dot_6x4x16384", "dot_8x3x8192"
  ], factors = [229, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 4, mk = 277, mn = 64}, at_most = {n = 4, m = 45, mn = 81, nk = 362}, kernels = [
    "grouped_16x16x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 4, mk = 277, mn = 64, nk = 363}, at_most = {n = 4, m = 45, mn = 81}, kernels = [
    "dot_6x4x16384"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 4, mk = 277, mn = 82}, at_most = {n = 4, m = 45, k = 187, mk = 1655}, kernels = [
    "grouped_16x16x256"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 4, mk = 1656, mn = 82}, at_most = {n = 4, m = 45, k = 187}, kernels = [
    "tall_16x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 188, n = 4, mk = 277, mn = 82}, at_most = {n = 4, m = 26}, kernels = [
    "dot_6x4x16384"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 188, n = 4, mk = 277, mn = 82}, at_most = {n = 4, m = 45}, kernels = [
    "dot_6x4x16384"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5}, at_most = {n = 16, m = 45, mnk = 2234, nk = 37}, kernels = [
    "grouped_16x16x256"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, nk = 38}, at_most = {n = 16, m = 45, mnk = 2234, nk = 74, mk = 126}, kernels = [
    "grouped_16x16x256"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, nk = 38, mk = 127}, at_most = {n = 16, m = 45, mnk = 2234, nk = 74}, kernels = [
    "grouped_16x16x256"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, nk = 75}, at_most = {n = 16, m = 45, mnk = 2234, elements = 398}, kernels = [
    "grouped_16x16x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, nk = 75, elements = 399}, at_most = {n = 11, m = 45, mnk = 2234}, kernels = [
    "grouped_16x16x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 12, nk = 75, elements = 399}, at_most = {n = 16, m = 45, mnk = 2234}, kernels = [
    "skinny_8x48x64", "grouped_16x16x256"
  ], factors = [186, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, mnk = 2235}, at_most = {n = 16, m = 16, mnk = 32387, elements = 1269}, kernels = [
    "grouped_16x16x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, mnk = 2235, elements = 1270}, at_most = {n = 16, m = 16, mnk = 5348}, kernels = [
    "grouped_6x32x256", "grouped_16x16x256", "grouped_6x64x256"
  ], factors = [223, 241, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, mnk = 5349, elements = 1270}, at_most = {n = 16, m = 16, mnk = 32387}, kernels = [
    "grouped_16x16x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, mnk = 32388}, at_most = {n = 16, m = 13, mnk = 3912450}, kernels = [
    "grouped_16x16x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 4, n = 5, mnk = 32388}, at_most = {n = 16, m = 16, mnk = 3912450}, kernels = [
    "grouped_6x32x256", "grouped_16x16x256"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 5, mnk = 3912451}, at_most = {n = 16, m = 13}, kernels = [
    "tall_6x64x4096", "grouped_6x32x256", "grouped_16x16x256"
  ], factors = [169, 237, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 4, n = 5, mnk = 3912451}, at_most = {n = 16, m = 16, k_even = 724}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096", "tall_6x64x4096", "grouped_6x32x256", "grouped_16x16x256"
  ], factors = [246, 248, 176, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 4, n = 5, mnk = 3912451, k_even = 725}, at_most = {n = 16, m = 16}, kernels = [
    "tall_6x32x8192", "grouped_6x32x256"
  ], factors = [244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 4, n = 5, mnk = 2235}, at_most = {n = 16, m = 45, mnk = 14892, elements = 2004}, kernels = [
    "grouped_16x16x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 4, n = 5, mnk = 2235, elements = 2005}, at_most = {n = 16, m = 30, mnk = 14892}, kernels = [
    "grouped_16x16x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, k = 4, n = 5, mnk = 2235, elements = 2005}, at_most = {n = 16, m = 45, mnk = 14892}, kernels = [
    "tall_8x32x4096", "tall_16x16x4096", "grouped_16x16x256"
  ], factors = [239, 248, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 4, n = 5, mnk = 14893}, at_most = {n = 16, m = 20, mn = 116}, kernels = [
    "tall_6x64x4096", "grouped_16x16x256"
  ], factors = [192, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 4, n = 5, mnk = 14893, mn = 117}, at_most = {n = 16, m = 20}, kernels = [
    "tall_6x32x8192", "grouped_16x16x256"
  ], factors = [272, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 4, n = 5, mnk = 14893}, at_most = {n = 16, m = 28}, kernels = [
    "tall_8x32x4096", "grouped_16x16x256"
  ], factors = [281, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, k = 4, n = 5, mnk = 14893}, at_most = {n = 16, m = 45, mk = 8202}, kernels = [
    "tall_6x32x8192", "grouped_16x16x256"
  ], factors = [273, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, k = 4, n = 5, mnk = 14893, mk = 8203}, at_most = {n = 16, m = 45, nk = 261586, mn = 347}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [278, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, k = 4, n = 5, mnk = 14893, mk = 8203, mn = 348}, at_most = {n = 16, m = 45, nk = 261586}, kernels = [
    "tall_6x32x8192"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, k = 4, n = 5, mnk = 14893, mk = 8203, nk = 261587}, at_most = {n = 16, m = 45, k_even = 256}, kernels = [
    "tall_6x32x8192"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 29, k = 4, n = 5, mnk = 14893, mk = 8203, nk = 261587, k_even = 257}, at_most = {n = 16, m = 45}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [259, 229, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 4, n = 3}, at_most = {n = 7, k = 4, nk = 17}, kernels = [
    "grouped_16x16x256"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 5, n = 3}, at_most = {n = 7, k = 5, nk = 17}, kernels = [
    "grouped_16x16x256"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 4, n = 3, nk = 18}, at_most = {n = 7, k = 4}, kernels = [
    "tall_14x16x512", "grouped_16x16x256"
  ], factors = [238, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 5, n = 3, nk = 18}, at_most = {n = 7, k = 5}, kernels = [
    "tall_14x16x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 4, n = 8}, at_most = {n = 8, k = 5}, kernels = [
    "grouped_16x16x256"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 4, n = 9}, at_most = {n = 16, k = 4, n_even = 4}, kernels = [
    "grouped_16x16x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 5, n = 9}, at_most = {n = 16, k = 5, n_even = 4}, kernels = [
    "tall_14x16x512"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 4, n = 9, n_even = 5}, at_most = {n = 16, k = 5}, kernels = [
    "grouped_16x16x256"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 6, n = 3}, at_most = {n = 8, k = 8, mk = 561}, kernels = [
    "grouped_16x16x256"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 6, n = 3, mk = 562}, at_most = {n = 8, k = 8}, kernels = [
    "tall_14x16x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, n = 3}, at_most = {n = 8, k = 12}, kernels = [
    "tall_14x16x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 6, n = 9}, at_most = {n = 16, k = 12, mk = 1086}, kernels = [
    "tall_14x16x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 6, n = 9, mk = 1087}, at_most = {n = 16, k = 8}, kernels = [
    "tall_14x16x512", "tall_6x64x4096"
  ], factors = [258, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, n = 9, mk = 1087}, at_most = {n = 16, k = 12}, kernels = [
    "tall_14x16x512", "tall_6x64x4096"
  ], factors = [255, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 13, n = 3}, at_most = {n = 4, k = 16, nk = 49}, kernels = [
    "dot_8x3x8192", "tall_16x16x4096"
  ], factors = [290, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 13, n = 3, nk = 50}, at_most = {n = 4, k = 16}, kernels = [
    "tall_16x16x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 17, n = 3}, at_most = {n = 4, k = 23}, kernels = [
    "tall_16x16x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 24, n = 3}, at_most = {n = 3, k = 30}, kernels = [
    "dot_8x3x8192", "tall_16x16x4096"
  ], factors = [314, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 24, n = 4}, at_most = {n = 4, k = 30}, kernels = [
    "tall_16x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 31, n = 3}, at_most = {n = 3, k = 38, k_even = 4}, kernels = [
    "tall_16x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 39, n = 3}, at_most = {n = 3, k = 88, k_even = 4}, kernels = [
    "dot_8x3x8192", "tall_16x16x4096"
  ], factors = [302, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 31, n = 3, k_even = 5}, at_most = {n = 3, k = 88, mk = 41924}, kernels = [
    "dot_8x3x8192"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 31, n = 3, k_even = 5, mk = 41925}, at_most = {n = 3, k = 88}, kernels = [
    "dot_8x3x8192"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 31, n = 4}, at_most = {n = 4, k = 88, mk = 4891}, kernels = [
    "tall_16x16x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 31, n = 4, mk = 4892}, at_most = {n = 4, k = 59}, kernels = [
    "tall_16x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 60, n = 4, mk = 4892}, at_most = {n = 4, k = 88}, kernels = [
    "tall_16x16x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 13, n = 5}, at_most = {n = 16, k = 19, nk = 243, m = 89}, kernels = [
    "tall_14x16x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 90, k = 13, n = 5}, at_most = {n = 16, k = 19, nk = 131, m = 24638}, kernels = [
    "tall_14x16x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24639, k = 13, n = 5}, at_most = {n = 16, k = 19, nk = 131}, kernels = [
    "tall_14x16x512", "tall_16x16x4096"
  ], factors = [235, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 90, k = 13, n = 5, nk = 132}, at_most = {n = 12, k = 19, nk = 243}, kernels = [
    "tall_14x16x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 90, k = 13, n = 13, nk = 132}, at_most = {n = 16, k = 19, nk = 243}, kernels = [
    "tall_14x16x512", "tall_8x32x4096"
  ], factors = [257, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 20, n = 5}, at_most = {n = 16, k = 29, nk = 243, elements = 24365}, kernels = [
    "tall_16x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 20, n = 5, elements = 24366}, at_most = {n = 16, k = 29, nk = 243}, kernels = [
    "tall_16x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 30, n = 5}, at_most = {n = 16, k = 88, nk = 243}, kernels = [
    "tall_16x16x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 13, n = 5, nk = 244}, at_most = {n = 16, k = 88, nk = 385, m = 81}, kernels = [
    "tall_16x16x4096", "tall_6x64x4096"
  ], factors = [252, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 13, n = 5, nk = 244}, at_most = {n = 15, k = 88, nk = 385}, kernels = [
    "tall_16x16x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 82, k = 13, n = 16, nk = 244}, at_most = {n = 16, k = 88, nk = 385, m = 943}, kernels = [
    "tall_6x64x4096"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 944, k = 13, n = 16, nk = 244}, at_most = {n = 16, k = 88, nk = 385, m = 21426}, kernels = [
    "tall_8x32x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21427, k = 13, n = 16, nk = 244}, at_most = {n = 16, k = 88, nk = 385}, kernels = [
    "tall_8x32x4096"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 13, n = 5, nk = 386}, at_most = {n = 15, k = 88, mn = 953}, kernels = [
    "tall_14x16x512", "tall_6x32x8192"
  ], factors = [266, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 13, n = 5, nk = 386, mn = 954}, at_most = {n = 15, k = 88}, kernels = [
    "tall_16x16x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 13, n = 16, nk = 386}, at_most = {n = 16, k = 88}, kernels = [
    "tall_14x16x512"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 3}, at_most = {n = 3, mn = 254}, kernels = [
    "dot_6x4x16384", "dot_8x3x8192", "tall_16x16x4096"
  ], factors = [216, 251, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 3, mn = 255}, at_most = {n = 3, nk = 766}, kernels = [
    "dot_8x3x8192", "tall_16x16x4096"
  ], factors = [269, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 3, mn = 255, nk = 767}, at_most = {n = 3, mn = 10879}, kernels = [
    "dot_8x3x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 3, mn = 10880, nk = 767}, at_most = {n = 3, mnk = 61048799}, kernels = [
    "dot_8x3x8192", "tall_16x16x4096"
  ], factors = [252, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 3, mn = 10880, nk = 767, mnk = 61048800}, at_most = {n = 3}, kernels = [
    "dot_8x3x8192", "tall_16x16x4096"
  ], factors = [263, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 4}, at_most = {n = 4, mnk = 301327, mk = 21648}, kernels = [
    "dot_6x4x16384", "tall_16x16x4096"
  ], factors = [252, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 4, mk = 21649}, at_most = {n = 4, mnk = 301327}, kernels = [
    "dot_6x4x16384"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 4, mnk = 301328}, at_most = {n = 4, k = 3998, m = 64287, nk = 1053, mnk = 39033261, k_even = 724}, kernels = [
    "dot_6x4x16384", "tall_16x16x4096"
  ], factors = [250, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 4, mnk = 301328, nk = 1054}, at_most = {n = 4, k = 3998, m = 64287, nk = 8455, mnk = 39033261, k_even = 724}, kernels = [
    "dot_6x4x16384", "tall_16x16x4096"
  ], factors = [250, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 4, mnk = 301328, k_even = 725}, at_most = {n = 4, k = 3998, m = 64287, nk = 8455, mnk = 39033261}, kernels = [
    "dot_6x4x16384", "tall_16x16x4096"
  ], factors = [247, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 4, mnk = 39033262}, at_most = {n = 4, k = 3998, m = 64287, nk = 8455}, kernels = [
    "dot_6x4x16384", "tall_6x32x8192", "tall_16x16x4096", "tall_6x64x4096"
  ], factors = [246, 275, 271, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 4, mnk = 301328, nk = 8456}, at_most = {n = 4, k = 3998, m = 64287}, kernels = [
    "dot_6x4x16384", "tall_16x16x4096", "tall_6x64x4096"
  ], factors = [253, 266, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 64288, k = 89, n = 4, mnk = 301328}, at_most = {n = 4, k = 3998}, kernels = [
    "dot_6x4x16384", "tall_14x16x512", "tall_6x32x8192", "tall_16x16x4096", "tall_6x64x4096"
  ], factors = [241, 271, 266, 274, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 3999, n = 4, mnk = 301328}, at_most = {n = 4}, kernels = [
    "dot_6x4x16384", "tall_6x32x8192"
  ], factors = [248, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 5}, at_most = {n = 8, mk = 18671, k = 257}, kernels = [
    "tall_16x16x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 9}, at_most = {n = 16, mk = 18671, k = 257}, kernels = [
    "tall_6x32x8192"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 5, mk = 18672}, at_most = {n = 16, mk = 27864188, k = 118}, kernels = [
    "tall_16x16x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 119, n = 5, mk = 18672}, at_most = {n = 5, mk = 27864188, k = 257, elements = 16942886, n_even = 4}, kernels = [
    "tall_16x16x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 119, n = 6, mk = 18672}, at_most = {n = 8, mk = 27864188, k = 257, elements = 16942886, n_even = 4}, kernels = [
    "tall_16x16x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 119, n = 9, mk = 18672}, at_most = {n = 16, mk = 27864188, k = 257, elements = 896729, n_even = 4}, kernels = [
    "tall_16x16x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 119, n = 9, mk = 18672, elements = 896730}, at_most = {n = 16, mk = 27864188, k = 257, elements = 16942886, n_even = 4}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [268, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 119, n = 5, mk = 18672, n_even = 5}, at_most = {n = 16, mk = 27864188, k = 257, elements = 16942886}, kernels = [
    "tall_16x16x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 119, n = 5, mk = 18672, elements = 16942887}, at_most = {n = 16, mk = 27864188, k = 257}, kernels = [
    "tall_3x128x2048", "tall_14x16x512", "tall_16x16x4096"
  ], factors = [193, 262, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 258, n = 5}, at_most = {n = 16, mk = 27864188, m = 257, mn = 514}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [278, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 258, n = 5, mn = 515}, at_most = {n = 6, mk = 27864188, m = 257, n_even = 4}, kernels = [
    "tall_16x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 258, n = 7, mn = 515}, at_most = {n = 8, mk = 27864188, m = 257, n_even = 4}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [282, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 258, n = 9, mn = 515}, at_most = {n = 16, mk = 27864188, m = 257, n_even = 4}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [280, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 258, n = 5, mn = 515, n_even = 5}, at_most = {n = 16, mk = 27864188, m = 257, k = 30480}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [273, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 30481, n = 5, mn = 515, n_even = 5}, at_most = {n = 16, mk = 27864188, m = 257}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [221, 266, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 258, k = 258, n = 5}, at_most = {n = 16, mk = 27864188, k_even = 724, k = 520}, kernels = [
    "tall_14x16x512", "tall_16x16x4096"
  ], factors = [263, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 258, k = 521, n = 5}, at_most = {n = 16, mk = 27864188, k_even = 724}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [291, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 258, k = 258, n = 5, k_even = 725}, at_most = {n = 16, mk = 27864188, m = 2111, k = 1448}, kernels = [
    "tall_8x32x4096", "tall_16x16x4096"
  ], factors = [284, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 258, k = 1449, n = 5, k_even = 725}, at_most = {n = 16, mk = 27864188, m = 2111, elements = 4231165}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [269, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 258, k = 1449, n = 5, k_even = 725, elements = 4231166}, at_most = {n = 16, mk = 27864188, m = 2111}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [334, 264, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2112, k = 258, n = 5, k_even = 725}, at_most = {n = 16, mk = 27864188}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096", "tall_6x64x4096"
  ], factors = [282, 261, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 89, n = 5, mk = 27864189}, at_most = {n = 16, k = 278}, kernels = [
    "tall_16x16x4096", "tall_6x64x4096"
  ], factors = [269, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 279, n = 5, mk = 27864189}, at_most = {n = 16, m = 10304}, kernels = [
    "tall_6x64x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10305, k = 279, n = 5, mk = 27864189}, at_most = {n = 16}, kernels = [
    "tall_16x16x4096", "tall_6x64x4096"
  ], factors = [267, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17}, at_most = {k = 16, n_even = 724, n = 64, mnk = 2769}, kernels = [
    "grouped_16x16x256"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, mnk = 2770}, at_most = {k = 16, n_even = 4, n = 38, mnk = 5359}, kernels = [
    "tall_6x32x8192"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 39, mnk = 2770}, at_most = {k = 16, n_even = 4, n = 64, mnk = 5359}, kernels = [
    "tall_6x32x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, mnk = 2770, n_even = 5}, at_most = {k = 16, n_even = 724, n = 64, mnk = 5359, mk = 121}, kernels = [
    "grouped_6x32x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, mnk = 2770, n_even = 5, mk = 122}, at_most = {k = 16, n_even = 724, n = 64, mnk = 5359}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096", "grouped_12x32x256"
  ], factors = [253, 254, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, mnk = 5360}, at_most = {k = 16, n_even = 724, n = 32, mnk = 9087, nk = 190}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [278, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, mnk = 5360, nk = 191}, at_most = {k = 16, n_even = 724, n = 32, mnk = 9087}, kernels = [
    "tall_6x32x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 33, mnk = 5360}, at_most = {k = 16, n_even = 724, n = 64, mnk = 9087, batches = 3}, kernels = [
    "tall_6x32x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 33, mnk = 5360, batches = 4}, at_most = {k = 16, n_even = 724, n = 64, mnk = 9087}, kernels = [
    "tall_6x32x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, mnk = 9088}, at_most = {k = 6, n_even = 724, n = 64, elements = 1298991, nk = 117}, kernels = [
    "tall_6x32x8192"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, mnk = 9088, nk = 118}, at_most = {k = 6, n_even = 724, n = 30, elements = 1298991}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [279, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 31, mnk = 9088, nk = 118}, at_most = {k = 6, n_even = 724, n = 48, elements = 1298991}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [265, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 49, mnk = 9088, nk = 118}, at_most = {k = 6, n_even = 724, n = 64, elements = 1298991}, kernels = [
    "tall_6x32x8192"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, mnk = 9088, elements = 1298992}, at_most = {k = 6, n_even = 724, n = 64}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096", "grouped_6x32x256"
  ], factors = [246, 248, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 17, mnk = 9088}, at_most = {k = 12, n_even = 724, n = 32, mk = 734}, kernels = [
    "tall_6x32x8192"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 17, mnk = 9088}, at_most = {k = 16, n_even = 724, n = 32, mk = 734}, kernels = [
    "tall_6x32x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 17, mnk = 9088, mk = 735}, at_most = {k = 16, n_even = 724, n = 31, elements = 2171824, k_even = 4}, kernels = [
    "tall_6x32x8192"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 32, mnk = 9088, mk = 735}, at_most = {k = 16, n_even = 724, n = 32, elements = 2171824, k_even = 4}, kernels = [
    "tall_6x32x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 17, mnk = 9088, mk = 735, k_even = 5}, at_most = {k = 16, n_even = 724, n = 32, elements = 2171824}, kernels = [
    "tall_6x32x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 17, mnk = 9088, mk = 735, elements = 2171825}, at_most = {k = 8, n_even = 724, n = 32}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [262, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 9, n = 17, mnk = 9088, mk = 735, elements = 2171825}, at_most = {k = 16, n_even = 724, n = 32}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [246, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 33, mnk = 9088}, at_most = {k = 16, n_even = 724, n = 64, elements = 1637925, mk = 212}, kernels = [
    "tall_6x32x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 33, mnk = 9088, mk = 213}, at_most = {k = 16, n_even = 724, n = 64, elements = 1637925, mk = 324}, kernels = [
    "tall_6x32x8192"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 33, mnk = 9088, mk = 325}, at_most = {k = 16, n_even = 724, n = 48, elements = 1637925, nk = 629}, kernels = [
    "tall_6x32x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 49, mnk = 9088, mk = 325}, at_most = {k = 16, n_even = 724, n = 64, elements = 1637925, nk = 629}, kernels = [
    "tall_6x32x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 33, mnk = 9088, mk = 325, nk = 630}, at_most = {k = 16, n_even = 724, n = 64, elements = 1637925, mn = 3865}, kernels = [
    "tall_6x32x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 33, mnk = 9088, mk = 325, nk = 630, mn = 3866}, at_most = {k = 16, n_even = 724, n = 64, elements = 1637925}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [248, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 33, mnk = 9088, elements = 1637926}, at_most = {k = 16, n_even = 724, n = 64, nk = 742}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096", "grouped_12x32x256"
  ], factors = [221, 297, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 33, mnk = 9088, elements = 1637926, nk = 743}, at_most = {k = 16, n_even = 724, n = 64}, kernels = [
    "tall_6x64x4096"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 65}, at_most = {k = 7, n_even = 724, elements = 1677693, mk = 206, m = 13}, kernels = [
    "tall_6x32x8192", "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [275, 261, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 4, n = 65}, at_most = {k = 7, n_even = 724, elements = 1677693, mk = 84, mn = 2801}, kernels = [
    "grouped_6x32x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 4, n = 65, mn = 2802}, at_most = {k = 7, n_even = 724, elements = 1677693, mk = 84}, kernels = [
    "grouped_6x32x256", "sweep_whole_3x128x2048"
  ], factors = [268, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 4, n = 65, mk = 85}, at_most = {k = 7, n_even = 724, elements = 7544, mk = 206}, kernels = [
    "tall_6x64x4096", "grouped_6x32x256"
  ], factors = [319, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 4, n = 65, mk = 85, elements = 7545}, at_most = {k = 7, n_even = 724, elements = 1677693, mk = 128}, kernels = [
    "grouped_6x32x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 4, n = 65, mk = 129, elements = 7545}, at_most = {k = 7, n_even = 724, elements = 1677693, mk = 206}, kernels = [
    "tall_6x64x4096", "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [318, 265, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 65, mk = 207}, at_most = {k = 4, n_even = 724, elements = 1677693, nk = 419}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [303, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 65, mk = 207, nk = 420}, at_most = {k = 4, n_even = 724, elements = 1677693, n = 469}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096", "grouped_6x32x256"
  ], factors = [298, 329, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 470, mk = 207, nk = 420}, at_most = {k = 4, n_even = 724, elements = 1677693}, kernels = [
    "tall_6x64x4096", "grouped_6x32x256"
  ], factors = [324, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 5, n = 65, mk = 207}, at_most = {k = 7, n_even = 724, elements = 1677693, n = 131}, kernels = [
    "tall_6x64x4096"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 5, n = 132, mk = 207}, at_most = {k = 7, n_even = 724, elements = 1677693, n = 194}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [281, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 5, n = 195, mk = 207}, at_most = {k = 5, n_even = 724, elements = 1237250}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [304, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 6, n = 195, mk = 207}, at_most = {k = 7, n_even = 724, elements = 1237250}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [306, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 5, n = 195, mk = 207, elements = 1237251}, at_most = {k = 7, n_even = 724, elements = 1677693}, kernels = [
    "tall_6x64x4096", "grouped_12x32x256"
  ], factors = [292, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 65, elements = 1677694}, at_most = {k = 4, n_even = 32, nk = 9467}, kernels = [
    "grouped_6x32x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 5, n = 65, elements = 1677694}, at_most = {k = 7, n_even = 32, nk = 9467}, kernels = [
    "grouped_6x32x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 65, elements = 1677694, n_even = 33}, at_most = {k = 7, n_even = 724, nk = 9467}, kernels = [
    "tall_6x32x8192", "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [272, 265, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 65, elements = 1677694, nk = 9468}, at_most = {k = 4, n_even = 724}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [292, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 5, n = 65, elements = 1677694, nk = 9468}, at_most = {k = 7, n_even = 724, mnk = 69995256}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [287, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 5, n = 65, elements = 1677694, nk = 9468, mnk = 69995257}, at_most = {k = 7, n_even = 724}, kernels = [
    "grouped_6x32x256", "grouped_16x16x256"
  ], factors = [312, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65}, at_most = {k = 16, n_even = 724, elements = 1361888, mk = 99, m = 12}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [272, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, mk = 100}, at_most = {k = 16, n_even = 724, elements = 1361888, mk = 180, m = 12}, kernels = [
    "grouped_12x32x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 8, n = 65}, at_most = {k = 16, n_even = 724, elements = 1361888, mk = 180}, kernels = [
    "grouped_12x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, mk = 181}, at_most = {k = 16, n_even = 724, elements = 1361888, mk = 297}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "grouped_12x32x256"
  ], factors = [260, 264, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, mk = 298}, at_most = {k = 16, n_even = 724, elements = 1361888, mk = 423}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [274, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, mk = 424}, at_most = {k = 9, n_even = 128, elements = 1361888, nk = 4975}, kernels = [
    "tall_6x64x4096"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, mk = 424, nk = 4976}, at_most = {k = 9, n_even = 128, elements = 1361888}, kernels = [
    "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [261, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, mk = 424, n_even = 129}, at_most = {k = 9, n_even = 724, elements = 1361888}, kernels = [
    "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [256, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 10, n = 65, mk = 424}, at_most = {k = 16, n_even = 724, elements = 1361888, mk = 841}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [276, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 10, n = 65, mk = 842}, at_most = {k = 12, n_even = 724, elements = 1361888, n = 338}, kernels = [
    "tall_6x64x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 13, n = 65, mk = 842}, at_most = {k = 16, n_even = 724, elements = 1361888, n = 338}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [286, 254, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 10, n = 339, mk = 842}, at_most = {k = 16, n_even = 724, elements = 455940}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [285, 252, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 10, n = 339, mk = 842, elements = 455941}, at_most = {k = 16, n_even = 724, elements = 1361888}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [290, 252, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, elements = 1361889}, at_most = {k = 10, n_even = 724, mnk = 67076088}, kernels = [
    "tall_2x64x4096", "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [265, 272, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 11, n = 65, elements = 1361889}, at_most = {k = 15, n_even = 724, mnk = 67076088}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096", "grouped_12x32x256"
  ], factors = [280, 271, 289, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 16, n = 65, elements = 1361889}, at_most = {k = 16, n_even = 724, mnk = 401324}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "tall_6x64x4096", "grouped_12x32x256"
  ], factors = [269, 258, 277, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 16, n = 65, elements = 1361889, mnk = 401325}, at_most = {k = 16, n_even = 724, mnk = 67076088}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "grouped_12x32x256"
  ], factors = [254, 265, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, elements = 1361889, mnk = 67076089}, at_most = {k = 16, n_even = 724, mnk = 143017801}, kernels = [
    "grouped_6x32x256", "grouped_16x16x256", "grouped_12x32x256"
  ], factors = [316, 317, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 8, n = 65, elements = 1361889, mnk = 143017802}, at_most = {k = 16, n_even = 724}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [300, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, n_even = 725}, at_most = {k = 6, elements = 7401183, n = 1448}, kernels = [
    "grouped_6x32x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 1449, n_even = 725}, at_most = {k = 6, elements = 194393}, kernels = [
    "grouped_6x32x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 1449, n_even = 725, elements = 194394}, at_most = {k = 6, elements = 7401183, mn = 1454766}, kernels = [
    "grouped_6x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 1449, n_even = 725, elements = 194394, mn = 1454767}, at_most = {k = 6, elements = 7401183}, kernels = [
    "grouped_6x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 4, n = 17, n_even = 725, elements = 7401184}, at_most = {k = 6}, kernels = [
    "skinny_5x64x64", "grouped_6x32x256"
  ], factors = [278, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 17, n_even = 725}, at_most = {k = 16, elements = 2163710, m = 26}, kernels = [
    "tall_2x64x4096", "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [259, 258, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 7, n = 17, n_even = 725}, at_most = {k = 8, elements = 2163710, n = 3547}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "grouped_6x32x256"
  ], factors = [241, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 7, n = 3548, n_even = 725}, at_most = {k = 8, elements = 2163710}, kernels = [
    "grouped_6x32x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, k = 9, n = 17, n_even = 725}, at_most = {k = 16, elements = 2163710}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "grouped_6x32x256"
  ], factors = [244, 236, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 7, n = 17, n_even = 725, elements = 2163711}, at_most = {k = 8}, kernels = [
    "grouped_6x32x256"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 9, n = 17, n_even = 725, elements = 2163711}, at_most = {k = 16, nk = 44020}, kernels = [
    "tall_2x64x4096", "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [256, 263, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 9, n = 17, n_even = 725, elements = 2163711, nk = 44021}, at_most = {k = 16}, kernels = [
    "tall_2x64x4096", "tall_6x64x4096", "grouped_6x32x256"
  ], factors = [267, 282, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 17}, at_most = {m = 12, mn = 280}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256"
  ], factors = [248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 17, mn = 281}, at_most = {m = 12, mn = 454, nk = 4124, n = 33}, kernels = [
    "tall_6x32x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 34, mn = 281}, at_most = {m = 12, mn = 454, nk = 4124}, kernels = [
    "tall_6x32x8192"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 17, mn = 281, nk = 4125}, at_most = {m = 12, mn = 454}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256"
  ], factors = [226, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 17, mn = 455}, at_most = {m = 12, elements = 1637683, mk = 1451, k = 32}, kernels = [
    "grouped_12x32x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 33, n = 17, mn = 455}, at_most = {m = 12, elements = 1637683, mk = 1451, nk = 54724}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256"
  ], factors = [231, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 33, n = 17, mn = 455, nk = 54725}, at_most = {m = 12, elements = 1637683, mk = 1451}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256"
  ], factors = [236, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 17, mn = 455, mk = 1452}, at_most = {m = 9, elements = 1637683, n = 81}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [243, 232, 230, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 17, n = 17, mn = 455, mk = 1452}, at_most = {m = 12, elements = 1637683, n = 81}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256", "block_6x32x512"
  ], factors = [233, 244, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 82, mn = 455, mk = 1452}, at_most = {m = 12, elements = 1637683, mnk = 1531704}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256", "block_6x32x512"
  ], factors = [227, 251, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 82, mn = 455, mk = 1452, mnk = 1531705}, at_most = {m = 12, elements = 942956}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [223, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 82, mn = 455, mk = 1452, mnk = 1531705, elements = 942957}, at_most = {m = 12, elements = 1637683}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [224, 238, 235, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 17, mn = 455, elements = 1637684}, at_most = {m = 11, nk = 21080124, n = 516, k = 202}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [236, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 203, n = 17, mn = 455, elements = 1637684}, at_most = {m = 11, nk = 21080124, n = 516}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [217, 215, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, k = 17, n = 17, mn = 455, elements = 1637684}, at_most = {m = 12, nk = 21080124, n = 516}, kernels = [
    "tall_6x64x4096", "block_6x32x512"
  ], factors = [264, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 517, mn = 455, elements = 1637684}, at_most = {m = 9, nk = 1949420}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [236, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 517, mn = 455, elements = 1637684, nk = 1949421}, at_most = {m = 9, nk = 21080124}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [231, 227, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 10, k = 17, n = 517, mn = 455, elements = 1637684}, at_most = {m = 11, nk = 21080124}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [228, 223, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, k = 17, n = 517, mn = 455, elements = 1637684}, at_most = {m = 12, nk = 21080124}, kernels = [
    "grouped_12x32x256", "grouped_14x32x256", "block_6x32x512"
  ], factors = [241, 216, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 17, mn = 455, elements = 1637684, nk = 21080125}, at_most = {m = 12, elements = 26639694}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "block_6x32x512"
  ], factors = [275, 249, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, k = 17, n = 17, mn = 455, elements = 26639695, nk = 21080125}, at_most = {m = 12}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "block_6x32x512"
  ], factors = [251, 228, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17}, at_most = {m = 20, mnk = 20775, mn = 618}, kernels = [
    "tall_6x32x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 20776}, at_most = {m = 20, mnk = 92251, mn = 618}, kernels = [
    "tall_6x32x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mn = 619}, at_most = {m = 20, mnk = 92251, mk = 456}, kernels = [
    "tall_6x32x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mn = 619, mk = 457}, at_most = {m = 20, mnk = 92251}, kernels = [
    "tall_6x32x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252}, at_most = {m = 20, elements = 26257529, mk = 515}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_8x32x4096", "grouped_12x32x256"
  ], factors = [246, 256, 254, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, mk = 516}, at_most = {m = 20, elements = 26257529, mk = 1015, mn = 8444}, kernels = [
    "tall_6x32x8192"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, mk = 1016}, at_most = {m = 20, elements = 26257529, mk = 1030, mn = 8444}, kernels = [
    "tall_8x32x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, mk = 516, mn = 8445}, at_most = {m = 20, elements = 26257529, mk = 1030}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "grouped_12x32x256"
  ], factors = [256, 235, 248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, mk = 1031}, at_most = {m = 20, elements = 21723, n = 96}, kernels = [
    "tall_6x32x8192"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 97, mnk = 92252, mk = 1031}, at_most = {m = 20, elements = 21723}, kernels = [
    "tall_6x32x8192"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, mk = 1031, elements = 21724}, at_most = {m = 20, elements = 1575166, mk = 29665, mn = 464}, kernels = [
    "tall_6x32x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, mk = 1031, elements = 21724, mn = 465}, at_most = {m = 20, elements = 1575166, mk = 29665, n = 48}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 49, mnk = 92252, mk = 1031, elements = 21724, mn = 465}, at_most = {m = 20, elements = 1575166, mk = 29665, mn = 1119}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 49, mnk = 92252, mk = 1031, elements = 21724, mn = 1120}, at_most = {m = 20, elements = 1575166, mk = 29665, n = 125}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [238, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 126, mnk = 92252, mk = 1031, elements = 21724, mn = 1120}, at_most = {m = 20, elements = 1575166, mk = 29665}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_8x32x4096", "block_6x32x512"
  ], factors = [247, 233, 238, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, mk = 29666, elements = 21724}, at_most = {m = 20, elements = 1575166, n = 29}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [241, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 30, mnk = 92252, mk = 29666, elements = 21724}, at_most = {m = 15, elements = 1575166, n_even = 32}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, k = 17, n = 30, mnk = 92252, mk = 29666, elements = 21724}, at_most = {m = 20, elements = 1575166, n_even = 32}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [233, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 30, mnk = 92252, mk = 29666, elements = 21724, n_even = 33}, at_most = {m = 20, elements = 1575166}, kernels = [
    "block_6x32x512"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, mk = 1031, elements = 1575167}, at_most = {m = 14, elements = 26257529, n = 460}, kernels = [
    "tall_6x32x8192", "grouped_12x32x256", "block_6x32x512"
  ], factors = [223, 245, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 461, mnk = 92252, mk = 1031, elements = 1575167}, at_most = {m = 13, elements = 26257529}, kernels = [
    "tall_8x32x4096", "grouped_12x32x256", "block_6x32x512"
  ], factors = [234, 240, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, k = 17, n = 461, mnk = 92252, mk = 1031, elements = 1575167}, at_most = {m = 14, elements = 26257529}, kernels = [
    "grouped_14x32x256", "block_6x32x512"
  ], factors = [248, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, k = 17, n = 17, mnk = 92252, mk = 1031, elements = 1575167}, at_most = {m = 18, elements = 26257529, mk = 58223}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [225, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, k = 17, n = 17, mnk = 92252, mk = 1031, elements = 1575167}, at_most = {m = 20, elements = 26257529, mk = 58223, k = 344}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, k = 345, n = 17, mnk = 92252, mk = 1031, elements = 1575167}, at_most = {m = 20, elements = 26257529, mk = 58223}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [232, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, k = 17, n = 17, mnk = 92252, mk = 58224, elements = 1575167}, at_most = {m = 20, elements = 26257529, nk = 12564845, k_even = 724, mn = 609}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096", "block_6x32x512"
  ], factors = [228, 241, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, k = 17, n = 17, mnk = 92252, mk = 58224, elements = 1575167, mn = 610}, at_most = {m = 20, elements = 26257529, nk = 12564845, k_even = 724}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [228, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, k = 17, n = 17, mnk = 92252, mk = 58224, elements = 1575167, k_even = 725}, at_most = {m = 20, elements = 26257529, nk = 12564845}, kernels = [
    "block_6x32x512"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, k = 17, n = 17, mnk = 92252, mk = 58224, elements = 1575167, nk = 12564846}, at_most = {m = 16, elements = 26257529}, kernels = [
    "tall_2x64x4096", "tall_6x64x4096", "block_6x32x512"
  ], factors = [225, 230, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, k = 17, n = 17, mnk = 92252, mk = 58224, elements = 1575167, nk = 12564846}, at_most = {m = 20, elements = 26257529}, kernels = [
    "block_6x32x512"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, elements = 26257530}, at_most = {m = 20, mn = 8405}, kernels = [
    "tall_2x64x4096", "tall_6x64x4096", "grouped_6x32x256", "grouped_12x32x256"
  ], factors = [195, 209, 219, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 17, mnk = 92252, elements = 26257530, mn = 8406}, at_most = {m = 20, n = 4344}, kernels = [
    "grouped_12x32x256", "block_6x32x512"
  ], factors = [215, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, k = 17, n = 4345, mnk = 92252, elements = 26257530, mn = 8406}, at_most = {m = 20}, kernels = [
    "grouped_6x32x256", "grouped_12x32x256", "block_6x32x512"
  ], factors = [263, 215, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 17}, at_most = {k = 42, n = 48, mk = 1018, nk = 827, mn = 633}, kernels = [
    "tall_6x32x8192"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 17, mn = 634}, at_most = {k = 42, n = 48, mk = 1018, nk = 827}, kernels = [
    "tall_6x32x8192"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 17, nk = 828}, at_most = {k = 42, n = 48, mk = 1018}, kernels = [
    "tall_6x32x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 17, mk = 1019}, at_most = {k = 42, n = 32, elements = 6955}, kernels = [
    "tall_6x32x8192"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 17, mk = 1019, elements = 6956}, at_most = {k = 24, n = 24}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [264, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 25, n = 17, mk = 1019, elements = 6956}, at_most = {k = 42, n = 24}, kernels = [
    "tall_6x32x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 25, mk = 1019, elements = 6956}, at_most = {k = 42, n = 32, elements = 1099579}, kernels = [
    "tall_6x32x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 25, mk = 1019, elements = 1099580}, at_most = {k = 42, n = 32}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [228, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 33, mk = 1019}, at_most = {k = 42, n = 48, m = 160}, kernels = [
    "tall_6x32x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 161, k = 17, n = 33, mk = 1019}, at_most = {k = 42, n = 48, nk = 971}, kernels = [
    "tall_6x64x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 161, k = 17, n = 33, mk = 1019, nk = 972}, at_most = {k = 42, n = 48}, kernels = [
    "tall_6x64x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 49}, at_most = {k = 42, n = 991, mk = 675, elements = 1149158}, kernels = [
    "tall_6x32x8192"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 49, mk = 676}, at_most = {k = 42, n = 991, mk = 935, elements = 1149158}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 49, elements = 1149159}, at_most = {k = 42, n = 991, mk = 935}, kernels = [
    "tall_2x64x4096", "tall_6x64x4096", "grouped_12x32x256"
  ], factors = [246, 262, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 49, mk = 936}, at_most = {k = 42, n = 991, elements = 1627908, nk = 3757}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [253, 235, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 49, mk = 936, nk = 3758}, at_most = {k = 42, n = 991, elements = 1627908, n_even = 128}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [255, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 49, mk = 936, nk = 3758, n_even = 129}, at_most = {k = 42, n = 991, elements = 1627908, m = 35}, kernels = [
    "tall_2x64x4096"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, k = 17, n = 49, mk = 936, nk = 3758, n_even = 129}, at_most = {k = 42, n = 991, elements = 1627908}, kernels = [
    "tall_2x64x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 49, mk = 936, elements = 1627909}, at_most = {k = 25, n = 991, batches = 150}, kernels = [
    "tall_2x64x4096", "tall_6x64x4096", "grouped_12x32x256"
  ], factors = [252, 261, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 49, mk = 936, elements = 1627909, batches = 151}, at_most = {k = 25, n = 991}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [250, 253, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 26, n = 49, mk = 936, elements = 1627909}, at_most = {k = 42, n = 991, m = 77}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_8x32x4096", "tall_6x64x4096", "grouped_12x32x256"
  ], factors = [239, 236, 250, 245, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 78, k = 26, n = 49, mk = 936, elements = 1627909}, at_most = {k = 42, n = 991}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [229, 224, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 992}, at_most = {k = 24, n_even = 362, mn = 1805230}, kernels = [
    "tall_2x64x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 992, mn = 1805231}, at_most = {k = 24, n_even = 362}, kernels = [
    "tall_2x64x4096", "tall_6x64x4096", "grouped_12x32x256", "grouped_14x32x256"
  ], factors = [266, 277, 272, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 25, n = 992}, at_most = {k = 42, n_even = 362}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [236, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 992, n_even = 363}, at_most = {k = 42, elements = 3566685}, kernels = [
    "tall_2x64x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 17, n = 992, n_even = 363, elements = 3566686}, at_most = {k = 42}, kernels = [
    "tall_2x64x4096", "grouped_14x32x256"
  ], factors = [256, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 17}, at_most = {m = 41, n = 24, mk = 1726}, kernels = [
    "tall_6x32x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 17, mk = 1727}, at_most = {m = 41, n = 24, mk = 4881}, kernels = [
    "tall_6x32x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 17, mk = 4882}, at_most = {m = 41, n = 24}, kernels = [
    "tall_6x32x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 25}, at_most = {m = 24, n_even = 32, mk = 2084}, kernels = [
    "tall_6x32x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 25, mk = 2085}, at_most = {m = 24, n_even = 32, mnk = 397130970, n = 32}, kernels = [
    "tall_6x32x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 33, mk = 2085}, at_most = {m = 24, n_even = 32, mnk = 397130970, mn = 1715}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 33, mk = 2085, mn = 1716}, at_most = {m = 24, n_even = 32, mnk = 397130970}, kernels = [
    "tall_6x32x8192", "block_6x32x512"
  ], factors = [235, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 25, mk = 2085, mnk = 397130971}, at_most = {m = 24, n_even = 32}, kernels = [
    "grouped_6x32x256", "block_6x32x512"
  ], factors = [280, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 43, n = 25}, at_most = {m = 41, n_even = 32, n = 32}, kernels = [
    "tall_6x32x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 43, n = 33}, at_most = {m = 41, n_even = 32, mnk = 1647463, mk = 2031}, kernels = [
    "tall_6x32x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 43, n = 33, mk = 2032}, at_most = {m = 41, n_even = 32, mnk = 1647463}, kernels = [
    "tall_6x32x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 43, n = 33, mnk = 1647464}, at_most = {m = 41, n_even = 32, nk = 1410385, k = 3083}, kernels = [
    "tall_6x32x8192"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 3084, n = 33, mnk = 1647464}, at_most = {m = 41, n_even = 32, nk = 1410385}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [238, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 43, n = 33, mnk = 1647464, nk = 1410386}, at_most = {m = 41, n_even = 32, n = 532}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_6x64x4096", "block_6x32x512"
  ], factors = [234, 221, 225, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 43, n = 533, mnk = 1647464, nk = 1410386}, at_most = {m = 41, n_even = 32, mnk = 556892285}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "block_6x32x512"
  ], factors = [257, 237, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, k = 43, n = 533, mnk = 556892286, nk = 1410386}, at_most = {m = 41, n_even = 32}, kernels = [
    "block_6x32x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 25, n_even = 33}, at_most = {m = 41, mnk = 64452687, n = 90}, kernels = [
    "tall_6x32x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 91, n_even = 33}, at_most = {m = 41, mnk = 64452687, n = 1885}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_8x32x4096", "block_6x32x512"
  ], factors = [247, 225, 234, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 1886, n_even = 33}, at_most = {m = 41, mnk = 64452687}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "block_6x32x512"
  ], factors = [247, 236, 229, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, k = 43, n = 25, n_even = 33, mnk = 64452688}, at_most = {m = 41}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "block_6x32x512"
  ], factors = [244, 232, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17}, at_most = {nk = 485371, n_even = 32, n = 25, mnk = 259711}, kernels = [
    "tall_6x32x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 26}, at_most = {nk = 485371, n_even = 32, n = 32, mnk = 259711}, kernels = [
    "tall_6x32x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, mnk = 259712}, at_most = {nk = 1537, n_even = 32, n = 32}, kernels = [
    "tall_6x32x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, mnk = 259712, nk = 1538}, at_most = {nk = 485371, n_even = 32, n = 32, k = 258, elements = 783343}, kernels = [
    "tall_6x32x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, mnk = 259712, nk = 1538, elements = 783344}, at_most = {nk = 485371, n_even = 32, n = 32, k = 258}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [212, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 259, n = 17, mnk = 259712, nk = 1538}, at_most = {nk = 485371, n_even = 32, n = 32, k = 448, mnk = 3364242}, kernels = [
    "tall_6x32x8192"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 259, n = 17, mnk = 3364243, nk = 1538}, at_most = {nk = 485371, n_even = 32, n = 32, k = 448}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [215, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 449, n = 17, mnk = 259712, nk = 1538}, at_most = {nk = 96241, n_even = 32, n = 32, k_even = 724}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [223, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 449, n = 17, mnk = 259712, nk = 96242}, at_most = {nk = 485371, n_even = 32, n = 32, k_even = 724}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [234, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 449, n = 17, mnk = 259712, nk = 1538, k_even = 725}, at_most = {nk = 485371, n_even = 32, n = 32, elements = 362131}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [225, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 449, n = 17, mnk = 259712, nk = 1538, k_even = 725, elements = 362132}, at_most = {nk = 485371, n_even = 32, n = 32}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_8x32x4096", "tall_6x64x4096"
  ], factors = [214, 218, 220, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 33}, at_most = {nk = 485371, n_even = 32, n = 48, mn = 16933}, kernels = [
    "tall_6x32x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 33, mn = 16934}, at_most = {nk = 485371, n_even = 32, n = 40}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [238, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 41, mn = 16934}, at_most = {nk = 3636, n_even = 32, n = 48, k = 410}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [232, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 41, mn = 16934, nk = 3637}, at_most = {nk = 485371, n_even = 32, n = 48, k = 410}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [238, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 411, n = 41, mn = 16934}, at_most = {nk = 485371, n_even = 32, n = 48}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [243, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 49}, at_most = {nk = 485371, n_even = 32, mnk = 2357761}, kernels = [
    "tall_6x32x8192"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 49, mnk = 2357762}, at_most = {nk = 485371, n_even = 32, k = 104, elements = 1370332}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [230, 238, 226, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 49, mnk = 2357762, elements = 1370333}, at_most = {nk = 485371, n_even = 32, k = 86}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [222, 226, 222, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 87, n = 49, mnk = 2357762, elements = 1370333}, at_most = {nk = 485371, n_even = 32, k = 104}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192"
  ], factors = [225, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 105, n = 49, mnk = 2357762}, at_most = {nk = 485371, n_even = 32, n = 95}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_8x32x4096", "tall_6x64x4096"
  ], factors = [246, 229, 239, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 105, n = 96, mnk = 2357762}, at_most = {nk = 485371, n_even = 32, k = 277}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [243, 233, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 278, n = 96, mnk = 2357762}, at_most = {nk = 485371, n_even = 32}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_8x32x4096", "tall_6x64x4096"
  ], factors = [251, 231, 240, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 33}, at_most = {nk = 485371, n_even = 724, elements = 266751, k_even = 32}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [233, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 33, k_even = 33}, at_most = {nk = 485371, n_even = 724, elements = 266751, k_even = 362, k = 156}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [227, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 157, n = 17, n_even = 33, k_even = 33}, at_most = {nk = 485371, n_even = 724, elements = 266751, k_even = 362}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [246, 232, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 33, k_even = 363}, at_most = {nk = 485371, n_even = 724, elements = 266751}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [228, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 33, elements = 266752}, at_most = {nk = 4910, n_even = 724, mk = 221032, k = 66}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [182, 217, 211, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 33, elements = 266752, nk = 4911}, at_most = {nk = 485371, n_even = 724, mk = 221032, k = 66}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [226, 229, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 67, n = 17, n_even = 33, elements = 266752}, at_most = {nk = 485371, n_even = 724, mk = 221032, k = 338}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [231, 227, 220, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 339, n = 17, n_even = 33, elements = 266752}, at_most = {nk = 485371, n_even = 724, mk = 221032}, kernels = [
    "tall_3x128x2048", "tall_8x32x4096", "tall_6x64x4096"
  ], factors = [245, 236, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 33, elements = 266752, mk = 221033}, at_most = {nk = 485371, n_even = 724, elements = 1963722}, kernels = [
    "tall_6x32x8192", "tall_2x64x4096", "tall_6x64x4096"
  ], factors = [222, 219, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 33, elements = 1963723, mk = 221033}, at_most = {nk = 56755, n_even = 724, k = 90}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [188, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 91, n = 17, n_even = 33, elements = 1963723, mk = 221033}, at_most = {nk = 56755, n_even = 724}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "tall_8x32x4096", "tall_6x64x4096"
  ], factors = [221, 210, 224, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 33, elements = 1963723, mk = 221033, nk = 56756}, at_most = {nk = 485371, n_even = 724}, kernels = [
    "tall_3x128x2048", "tall_8x32x4096", "tall_6x64x4096"
  ], factors = [245, 228, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, n_even = 725}, at_most = {nk = 485371, k = 74}, kernels = [
    "tall_2x64x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 75, n = 17, n_even = 725}, at_most = {nk = 485371, mnk = 16853334}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [247, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 75, n = 17, n_even = 725, mnk = 16853335}, at_most = {nk = 485371}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [248, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, nk = 485372}, at_most = {m = 74, elements = 1287954, n = 139}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096", "block_6x32x512"
  ], factors = [224, 231, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 140, nk = 485372}, at_most = {m = 74, elements = 1287954}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [248, 229, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 17, nk = 485372, elements = 1287955}, at_most = {m = 74, n = 40}, kernels = [
    "tall_6x32x8192", "tall_6x64x4096"
  ], factors = [224, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 41, nk = 485372, elements = 1287955}, at_most = {m = 74, n = 52}, kernels = [
    "tall_6x32x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42, k = 43, n = 53, nk = 485372, elements = 1287955}, at_most = {m = 74}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "block_6x32x512"
  ], factors = [247, 230, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, k = 43, n = 17, nk = 485372}, at_most = {k = 144}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [245, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, k = 145, n = 17, nk = 485372}, at_most = {k = 83439, elements = 1572110}, kernels = [
    "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [249, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, k = 145, n = 17, nk = 485372, elements = 1572111}, at_most = {k = 83439}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_8x32x4096", "tall_6x64x4096"
  ], factors = [250, 226, 235, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 75, k = 83440, n = 17, nk = 485372}, at_most = {}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [220, 224, 233]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @cascadelake} : () -> ()
