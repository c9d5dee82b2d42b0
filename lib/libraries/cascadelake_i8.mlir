// Micro-kernels for x86-64-v4 with VNNI: Cascade Lake, Ice Lake, Zen 4 and later, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1200 synthetic shapes, 2026-11-24, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 21 of 58 candidates kept (1627 generated); the best of them against the best of all: 1.011 (geometric mean of times)
// chosen against the best of them: 1.025, worst 5.70
// predicted against measured time: median error 7.3 %; g: 4.9 % at most
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x512", family = "panel",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0, 2], g_ps = [48916, 2226899], g_slope = [1088991, 1154597], region = 4962, visit = 6635,
      fma = 80, edge = 50, pack = 144, conflict_a = 6304, conflict_c = 17771, conflict = 7350, mask = 17,
      stall = 333, a_near = 28, a_far = 493, b_near = 936, b_far = 623, c_near = 356, rows_far = 1024,
      once_near = 446, once_far = 1024, alias_a = 338, alias_c = 9133, apart_far = 1024, column = 688,
      seam = 446, reread = 228
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x32x512", family = "block",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0, 9], g_ps = [46783, 8722117], g_slope = [963926, 1049322], edge_columns = 16, region = 8013,
      visit = 4223, loop = 647, fma = 69, edge = 145, pack = 78, conflict_c = 9889, conflict = 3167,
      mask = 11, stall = 26, a_near = 477, a_far = 692, c_near = 839, once_near = 347, once_far = 110,
      alias_a = 387, alias_c = 7782, apart_far = 1015, brief = 120, column = 1024, seam = 253, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x16384", family = "direct",
    tile = #dynmlir.tile<16, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [31813], g_slope = [348486427], region = 886, visit = 2089, loop = 7457, fma = 460,
      edge = 116, conflict_c = 1097, conflict = 3394, mask = 7, split = 85, stall = 26, a_near = 772,
      a_far = 685, b_near = 1024, c_far = 615, rows_near = 1024, rows_far = 1024, once_far = 1024,
      alias_a = 1982, alias_c = 570, apart_near = 137, apart_far = 853, brief = 135, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [30178], g_slope = [750563], region = 5575, visit = 3131, fma = 393,
      conflict_c = 1280, conflict = 6416, mask = 45, stall = 1, a_near = 1024, b_near = 1024, c_far = 562,
      rows_near = 1024, alias_c = 121, brief = 904
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_5x64x64", family = "skinny",
    tile = #dynmlir.tile<5, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [36985], g_slope = [633182], edge_columns = 8, region = 14536, visit = 2449,
      loop = 8169, fma = 343, edge = 7, conflict_b = 3218, split = 453, a_near = 252, b_near = 1024,
      b_far = 590, c_near = 388, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024, brief = 376
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x512", family = "tall",
    tile = #dynmlir.tile<14, 16, 512>, packed = true, model = {
      g_t = [0, 3], g_ps = [43910, 3398635], g_slope = [1118241, 1161852], region = 6064, visit = 6013,
      fma = 78, edge = 89, pack = 138, conflict_a = 6083, conflict_c = 31116, conflict = 27187, mask = 11,
      stall = 742, a_far = 176, b_near = 1024, b_far = 1024, c_near = 697, c_far = 84, rows_far = 1024,
      once_near = 286, once_far = 1024, apart_near = 114, apart_far = 1024, brief = 127, column = 1024,
      seam = 1024, reread = 241
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0], g_ps = [69456], g_slope = [15654991], edge_columns = 16, visit = 11322, fma = 64, edge = 127,
      pack = 83, conflict = 196, stall = 1024, a_near = 386, a_far = 221, b_near = 279, b_far = 812,
      c_near = 1024, c_far = 1024, once_near = 128, once_far = 953, alias_a = 422, alias_c = 739,
      apart_near = 282, apart_far = 1024, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x32x8192", family = "tall",
    tile = #dynmlir.tile<6, 32, 8192>, packed = true, model = {
      g_t = [0, 4], g_ps = [39722, 66907381], g_slope = [16716914, 15642194], edge_columns = 16,
      region = 5670, visit = 4235, fma = 69, edge = 18, pack = 94, conflict_a = 3561, conflict_c = 4205,
      conflict = 6475, stall = 26, a_near = 272, a_far = 285, b_near = 167, b_far = 1024, c_near = 1024,
      c_far = 308, rows_near = 23, rows_far = 1024, once_near = 186, once_far = 1024, apart_near = 319,
      apart_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x64x4096", family = "tall",
    tile = #dynmlir.tile<2, 64, 4096>, packed = true, model = {
      g_t = [0], g_ps = [36413], g_slope = [17252820], edge_columns = 16, region = 14151, visit = 2464,
      loop = 1993, fma = 71, edge = 26, pack = 109, conflict_c = 1706, conflict = 1324, mask = 427,
      stall = 1024, a_near = 929, a_far = 510, b_near = 312, b_far = 413, c_near = 1024, c_far = 1024,
      once_near = 488, once_far = 1024, alias_c = 121, apart_far = 1024, brief = 217, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x4096", family = "tall",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [43756, 123145190], g_slope = [9469341, 8697110], edge_columns = 16,
      region = 4375, visit = 5488, loop = 215, fma = 74, edge = 60, pack = 87, conflict_a = 1885,
      conflict_c = 4307, conflict = 3455, stall = 26, a_near = 178, a_far = 187, b_near = 85, b_far = 1024,
      c_near = 1024, rows_far = 1024, once_near = 181, once_far = 1024, alias_a = 160, alias_c = 1481,
      apart_near = 319, apart_far = 1024, column = 1024, seam = 400
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [49365], g_slope = [18162550], region = 4729, visit = 7081, fma = 79, pack = 145,
      conflict_a = 6530, conflict_c = 31193, conflict = 13705, mask = 10, stall = 742, a_far = 169,
      b_near = 934, b_far = 1024, c_near = 455, c_far = 188, rows_near = 1024, rows_far = 1024,
      once_near = 188, once_far = 1024, apart_far = 1024, brief = 423, column = 1024, seam = 1024,
      reread = 209
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x16384", family = "dot",
    tile = #dynmlir.tile<16, 1, 16384>, packed = true, model = {
      g_t = [0, 2], g_ps = [35059, 28707762], g_slope = [14336351, 13275831], region = 2348, visit = 2892,
      loop = 2320, fma = 425, pack = 595, conflict_a = 1973, split = 37, stall = 291, a_near = 126,
      a_far = 433, rows_near = 1024, once_near = 317, once_far = 659, alias_a = 11, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x16384", family = "dot",
    tile = #dynmlir.tile<14, 2, 16384>, packed = true, model = {
      g_t = [0], g_ps = [44417], g_slope = [20768243], region = 6021, visit = 4240, loop = 4070, fma = 390,
      edge = 12, pack = 337, conflict_a = 3009, split = 347, stall = 26, a_near = 310, a_far = 402,
      b_near = 1024, b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      alias_a = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x16384", family = "dot",
    tile = #dynmlir.tile<3, 4, 16384>, packed = true, model = {
      g_t = [0], g_ps = [34860], g_slope = [10303044], region = 9591, visit = 1326, fma = 387, pack = 319,
      stall = 1024, a_near = 413, a_far = 44, b_near = 1024, b_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 149
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x16384", family = "dot",
    tile = #dynmlir.tile<6, 4, 16384>, packed = true, model = {
      g_t = [0], g_ps = [40260], g_slope = [14505843], visit = 3699, loop = 9066, fma = 358, pack = 292,
      conflict_a = 1744, split = 126, stall = 1024, a_near = 36, a_far = 189, b_near = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 37, reread = 683
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x16384", family = "dot",
    tile = #dynmlir.tile<8, 2, 16384>, packed = true, model = {
      g_t = [0], g_ps = [31134], g_slope = [9378812], region = 4789, visit = 3108, loop = 6360, fma = 389,
      edge = 1, pack = 368, conflict_a = 115, split = 475, stall = 26, a_near = 232, a_far = 276,
      b_near = 1024, b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024,
      reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x16384", family = "dot",
    tile = #dynmlir.tile<8, 1, 16384>, packed = true, model = {
      g_t = [0], g_ps = [28344], g_slope = [5259355], region = 539, visit = 2056, loop = 3629, fma = 411,
      pack = 653, split = 74, stall = 100, a_near = 59, a_far = 314, b_near = 300, rows_near = 1024,
      rows_far = 1024, once_far = 727, alias_a = 29, reread = 121
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0], g_ps = [26924], g_slope = [200292], most_rows = 48, region = 3923, visit = 1141, fma = 463,
      conflict_a = 11391, conflict_c = 1923, mask = 5, stall = 26, a_near = 1024, a_far = 1024, b_near = 1024,
      c_near = 1024, rows_near = 1024, alias_a = 827, brief = 124, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [27515, 90639], g_slope = [63124, 80023], edge_columns = 8, most_rows = 12,
      region = 8207, visit = 183, loop = 1399, fma = 480, edge = 19, conflict_a = 23147, conflict_c = 251,
      mask = 282, split = 132, b_near = 260, c_far = 1024, rows_far = 1024, once_far = 176, apart_far = 111,
      brief = 318, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x8x16384", family = "sweep",
    tile = #dynmlir.tile<4, 8, 16384>, packed = false, model = {
      g_t = [0], g_ps = [23727], g_slope = [31693480], visit = 4164, loop = 2751, fma = 415, edge = 214,
      conflict_a = 1037, conflict_b = 7124, conflict_c = 2319, mask = 840, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 889, rows_near = 1024, rows_far = 1024, alias_a = 2060, apart_near = 1024,
      apart_far = 56, brief = 431
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x2048", family = "sweep",
    tile = #dynmlir.tile<3, 128, 2048>, packed = false, model = {
      g_t = [0], g_ps = [56193], g_slope = [23394927], edge_columns = 8, region = 5692, visit = 3843,
      loop = 10328, fma = 369, edge = 86, conflict_c = 830, split = 312, b_near = 1024, b_far = 841,
      c_near = 931, c_far = 1024, once_far = 1024, apart_near = 158, apart_far = 1024, brief = 791
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 1, mk = 211}, kernels = [
    "dot_8x1x16384"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 212}, at_most = {n = 1, k = 4}, kernels = [
    "direct_16x8x16384", "dot_16x1x16384"
  ], factors = [249, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 212, k = 5}, at_most = {n = 1, k = 169}, kernels = [
    "dot_16x1x16384"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 212, k = 170}, at_most = {n = 1, m = 27}, kernels = [
    "dot_8x1x16384"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 212, k = 170, m = 28}, at_most = {n = 1}, kernels = [
    "dot_16x1x16384", "dot_8x1x16384"
  ], factors = [251, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2}, at_most = {n = 2, mk = 114}, kernels = [
    "stream_16x8x16"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mk = 115}, at_most = {n = 2, k = 5}, kernels = [
    "direct_16x8x16384", "tall_14x16x512"
  ], factors = [254, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mk = 115, k = 6}, at_most = {n = 2, k = 457, mn = 50}, kernels = [
    "dot_8x2x16384"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mk = 115, k = 6, mn = 51}, at_most = {n = 2, k = 457, k_even = 4, nk = 89}, kernels = [
    "dot_14x2x16384"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mk = 115, k = 6, mn = 51, nk = 90}, at_most = {n = 2, k = 457, k_even = 4}, kernels = [
    "dot_14x2x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mk = 115, k = 6, mn = 51, k_even = 5}, at_most = {n = 2, k = 457}, kernels = [
    "dot_14x2x16384"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mk = 115, k = 458}, at_most = {n = 2, m = 42, mn = 11}, kernels = [
    "dot_8x2x16384"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mk = 115, k = 458, mn = 12}, at_most = {n = 2, m = 42}, kernels = [
    "dot_8x2x16384"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mk = 115, k = 458, m = 43}, at_most = {n = 2}, kernels = [
    "dot_14x2x16384", "dot_8x2x16384", "dot_8x1x16384"
  ], factors = [240, 250, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {n = 4, k = 2, mnk = 4096}, kernels = [
    "stream_16x8x16"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 4097}, at_most = {n = 4, k = 2}, kernels = [
    "direct_16x8x16384"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 3}, at_most = {n = 4, k = 5}, kernels = [
    "tall_14x16x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 6}, at_most = {n = 4, k = 22, mn = 23170}, kernels = [
    "panel_14x16x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 6, mn = 23171}, at_most = {n = 4, k = 22}, kernels = [
    "tall_14x16x512", "tall_16x16x4096"
  ], factors = [248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 23}, at_most = {n = 4, m = 11, mn = 11}, kernels = [
    "dot_3x4x16384"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 23, mn = 12}, at_most = {n = 4, m = 11}, kernels = [
    "dot_6x4x16384"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 23, m = 12}, at_most = {n = 4, k = 42, mnk = 64977884}, kernels = [
    "tall_16x16x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 43, m = 12}, at_most = {n = 3, k = 3965, mnk = 64977884, nk = 2148}, kernels = [
    "block_6x32x512", "tall_16x16x4096", "dot_6x4x16384"
  ], factors = [273, 265, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 43, m = 12, nk = 2149}, at_most = {n = 3, k = 3965, mnk = 64977884}, kernels = [
    "tall_8x32x4096", "tall_16x16x4096"
  ], factors = [276, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, k = 43, m = 12}, at_most = {n = 4, k = 124, mnk = 64977884}, kernels = [
    "tall_16x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, k = 125, m = 12}, at_most = {n = 4, k = 3965, mnk = 64977884}, kernels = [
    "block_6x32x512", "tall_16x16x4096", "dot_6x4x16384"
  ], factors = [296, 264, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 23, m = 12, mnk = 64977885}, at_most = {n = 4, k = 3965}, kernels = [
    "tall_16x16x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 3966, m = 12}, at_most = {n = 4}, kernels = [
    "tall_6x32x8192", "dot_6x4x16384"
  ], factors = [266, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 31, mnk = 515, mk = 9}, kernels = [
    "stream_16x8x16"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 10}, at_most = {n = 31, mnk = 515, m = 5}, kernels = [
    "stream_16x8x16"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 10, m = 6}, at_most = {n = 31, mnk = 515}, kernels = [
    "stream_16x8x16"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 516}, at_most = {n = 18, mnk = 1263}, kernels = [
    "tall_16x16x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, mnk = 516}, at_most = {n = 31, mnk = 1263}, kernels = [
    "tall_6x32x8192"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264}, at_most = {n = 31, nk = 14}, kernels = [
    "direct_16x8x16384"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 15}, at_most = {n = 31, nk = 28}, kernels = [
    "tall_14x16x512", "tall_8x32x4096"
  ], factors = [250, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 29}, at_most = {n = 16, k = 27, nk = 66}, kernels = [
    "tall_16x16x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 67}, at_most = {n = 16, k = 27}, kernels = [
    "tall_14x16x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 29, k = 28}, at_most = {n = 16, m = 43, mn = 26}, kernels = [
    "skinny_16x8x64", "skinny_5x64x64", "tall_16x16x4096"
  ], factors = [231, 256, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 29, k = 28, mn = 27}, at_most = {n = 16, m = 43, mk = 208534, mn = 39}, kernels = [
    "tall_16x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 29, k = 28, mn = 40}, at_most = {n = 16, m = 43, mk = 208534}, kernels = [
    "tall_16x16x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 29, k = 28, mn = 27, mk = 208535}, at_most = {n = 16, m = 43}, kernels = [
    "block_6x32x512", "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [262, 264, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 29, k = 28, m = 44}, at_most = {n = 16, mk = 27911953, nk = 2036, k = 48}, kernels = [
    "tall_16x16x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 29, k = 49, m = 44}, at_most = {n = 16, mk = 27911953, nk = 2036, mnk = 2320626}, kernels = [
    "tall_6x32x8192", "tall_16x16x4096"
  ], factors = [277, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 2320627, nk = 29, k = 49, m = 44}, at_most = {n = 16, mk = 27911953, nk = 2036}, kernels = [
    "tall_14x16x512", "tall_8x32x4096", "tall_16x16x4096"
  ], factors = [257, 250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 2037, k = 28, m = 44}, at_most = {n = 16, mk = 10415991, k = 3488}, kernels = [
    "block_6x32x512", "tall_6x32x8192", "tall_8x32x4096", "tall_16x16x4096"
  ], factors = [293, 291, 277, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 2037, k = 28, m = 44, mk = 10415992}, at_most = {n = 16, mk = 27911953, k = 3488}, kernels = [
    "panel_14x16x512", "tall_14x16x512", "tall_8x32x4096", "tall_16x16x4096"
  ], factors = [272, 262, 270, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 2037, k = 3489, m = 44}, at_most = {n = 16, mk = 27911953}, kernels = [
    "block_6x32x512", "tall_6x32x8192", "tall_8x32x4096", "tall_16x16x4096"
  ], factors = [268, 264, 264, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 29, k = 28, m = 44, mk = 27911954}, at_most = {n = 16, nk = 6602}, kernels = [
    "tall_14x16x512", "tall_16x16x4096"
  ], factors = [253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mnk = 1264, nk = 6603, k = 28, m = 44, mk = 27911954}, at_most = {n = 16}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096", "tall_16x16x4096"
  ], factors = [254, 252, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 1264, nk = 29}, at_most = {n = 31, mnk = 7426977, k = 37}, kernels = [
    "tall_8x32x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 1264, nk = 29, k = 38}, at_most = {n = 31, mnk = 7426977, m = 6}, kernels = [
    "block_6x32x512"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 1264, nk = 29, k = 38, m = 7}, at_most = {n = 31, mnk = 7426977}, kernels = [
    "tall_6x32x8192"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 7426978, nk = 29}, at_most = {n = 31, k = 38}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [235, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 7426978, nk = 29, k = 39}, at_most = {n = 31}, kernels = [
    "block_6x32x512", "tall_8x32x4096"
  ], factors = [237, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32}, at_most = {m = 1, n = 90}, kernels = [
    "block_6x32x512", "skinny_5x64x64", "stream_4x64x8"
  ], factors = [223, 232, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91}, at_most = {m = 1, n = 3025, n_even = 724, k = 2236, k_even = 32}, kernels = [
    "skinny_5x64x64", "stream_4x64x8", "sweep_3x128x2048"
  ], factors = [230, 244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k_even = 33}, at_most = {m = 1, n = 3025, n_even = 724, k = 2236}, kernels = [
    "sweep_3x128x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 2237}, at_most = {m = 1, n = 3025, n_even = 724}, kernels = [
    "block_6x32x512", "skinny_5x64x64", "sweep_3x128x2048"
  ], factors = [214, 215, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725}, at_most = {m = 1, n = 3025, k = 724}, kernels = [
    "sweep_3x128x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 725}, at_most = {m = 1, n = 3025}, kernels = [
    "sweep_3x128x2048"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3026}, at_most = {m = 1, mnk = 13883432, n_even = 256}, kernels = [
    "skinny_5x64x64", "sweep_3x128x2048"
  ], factors = [246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3026, n_even = 257}, at_most = {m = 1, mnk = 13883432}, kernels = [
    "skinny_5x64x64", "stream_4x64x8", "sweep_3x128x2048"
  ], factors = [232, 250, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3026, mnk = 13883433}, at_most = {m = 1}, kernels = [
    "skinny_5x64x64"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 2}, at_most = {m = 2, mn = 4031, n = 47}, kernels = [
    "tall_6x32x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2}, at_most = {m = 2, mn = 4031, k = 14075, mk = 131}, kernels = [
    "tall_2x64x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, mk = 132}, at_most = {m = 2, mn = 4031, k = 894, n_even = 4}, kernels = [
    "tall_6x32x8192"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, mk = 132, k = 895}, at_most = {m = 2, mn = 4031, k = 14075, n_even = 4}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [279, 256, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, mk = 132, n_even = 5}, at_most = {m = 2, mn = 4031, k = 14075, nk = 437275}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [248, 227, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, mk = 132, n_even = 5, nk = 437276}, at_most = {m = 2, mn = 4031, k = 14075}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192"
  ], factors = [235, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, k = 14076}, at_most = {m = 2, mn = 4031}, kernels = [
    "block_6x32x512", "tall_3x128x2048"
  ], factors = [208, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 2, mn = 4032}, at_most = {m = 2, nk = 14549959, k = 90}, kernels = [
    "skinny_5x64x64", "tall_3x128x2048", "tall_6x32x8192", "stream_4x64x8"
  ], factors = [254, 257, 227, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 2, mn = 4032, k = 91}, at_most = {m = 2, nk = 14549959, n_even = 32}, kernels = [
    "block_6x32x512", "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [251, 248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 2, mn = 4032, k = 91, n_even = 33}, at_most = {m = 2, nk = 14549959, k_even = 724}, kernels = [
    "skinny_5x64x64", "tall_3x128x2048", "tall_6x32x8192"
  ], factors = [259, 241, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 2, mn = 4032, k = 91, n_even = 33, k_even = 725}, at_most = {m = 2, nk = 14549959}, kernels = [
    "tall_3x128x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 2, mn = 4032, nk = 14549960}, at_most = {m = 2}, kernels = [
    "block_6x32x512", "skinny_5x64x64", "tall_3x128x2048"
  ], factors = [242, 218, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3}, at_most = {k = 2, n = 78}, kernels = [
    "tall_6x32x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 79, m = 3}, at_most = {k = 1, n = 242}, kernels = [
    "skinny_5x64x64"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 79, m = 3, k = 2}, at_most = {k = 2, n = 242}, kernels = [
    "tall_6x32x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 243, m = 3}, at_most = {k = 2, n = 350}, kernels = [
    "skinny_5x64x64", "tall_2x64x4096"
  ], factors = [281, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 3}, at_most = {k = 4, n = 112}, kernels = [
    "tall_6x32x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 3, k = 3}, at_most = {k = 4, n = 350}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [236, 228, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 351, m = 3}, at_most = {k = 1, n_even = 181}, kernels = [
    "skinny_5x64x64", "sweep_3x128x2048"
  ], factors = [274, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 351, m = 3, k = 2}, at_most = {k = 2, n_even = 181}, kernels = [
    "skinny_5x64x64"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 351, m = 3, n_even = 182}, at_most = {k = 2, mnk = 185363}, kernels = [
    "skinny_5x64x64", "stream_4x64x8"
  ], factors = [212, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 351, m = 3, n_even = 182, mnk = 185364}, at_most = {k = 2, mnk = 1482910, n = 1448}, kernels = [
    "skinny_5x64x64"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 3, n_even = 182, mnk = 185364}, at_most = {k = 2, mnk = 1482910}, kernels = [
    "skinny_5x64x64", "tall_3x128x2048"
  ], factors = [251, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 351, m = 3, n_even = 182, mnk = 1482911}, at_most = {k = 2}, kernels = [
    "skinny_5x64x64"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 351, m = 3, k = 3}, at_most = {k = 4, mnk = 7851595, m = 90}, kernels = [
    "skinny_5x64x64", "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "stream_4x64x8"
  ], factors = [254, 237, 282, 273, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 351, m = 91, k = 3}, at_most = {k = 4, mnk = 7851595}, kernels = [
    "skinny_5x64x64", "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [257, 246, 233, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 351, m = 3, k = 3, mnk = 7851596}, at_most = {k = 4}, kernels = [
    "skinny_5x64x64"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5}, at_most = {nk = 11741645, n_even = 724, k = 16, mk = 92}, kernels = [
    "tall_6x32x8192"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, mk = 93}, at_most = {nk = 274, n_even = 362, k = 16, mnk = 36927082}, kernels = [
    "tall_6x32x8192"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, mk = 93, nk = 275}, at_most = {nk = 509, n_even = 362, k = 16, mnk = 36927082}, kernels = [
    "tall_6x32x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, mk = 93, nk = 510}, at_most = {nk = 11741645, n_even = 362, k = 16, mnk = 36927082, n = 71}, kernels = [
    "tall_6x32x8192"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, m = 3, k = 5, mk = 93, nk = 510}, at_most = {nk = 11741645, n_even = 362, k = 16, mnk = 36927082}, kernels = [
    "tall_6x32x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, mk = 93, mnk = 36927083}, at_most = {nk = 11741645, n_even = 362, k = 16}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "tall_8x32x4096"
  ], factors = [324, 330, 343, 353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, mk = 93, n_even = 363}, at_most = {nk = 11741645, n_even = 724, k = 16}, kernels = [
    "tall_2x64x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 17}, at_most = {nk = 11741645, n_even = 724, k = 2690, m = 5, n = 68}, kernels = [
    "tall_6x32x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 69, m = 3, k = 17}, at_most = {nk = 11741645, n_even = 724, k = 2690, m = 5}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [245, 270, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 6, k = 17}, at_most = {nk = 11741645, n_even = 724, k = 2690, mn = 3517345, n = 48, mnk = 133458}, kernels = [
    "tall_8x32x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 6, k = 17, mnk = 133459}, at_most = {nk = 11741645, n_even = 724, k = 2690, mn = 3517345, n = 48}, kernels = [
    "tall_6x32x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 6, k = 17}, at_most = {nk = 11741645, n_even = 724, k = 57, mn = 3517345, k_even = 4}, kernels = [
    "tall_6x32x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 6, k = 17, k_even = 5}, at_most = {nk = 11741645, n_even = 724, k = 57, mn = 3517345, m = 90}, kernels = [
    "tall_8x32x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 91, k = 17, k_even = 5}, at_most = {nk = 11741645, n_even = 724, k = 57, mn = 3517345}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [210, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 6, k = 58}, at_most = {nk = 11741645, n_even = 724, k = 2690, mn = 3517345, m = 27}, kernels = [
    "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [254, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 28, k = 58}, at_most = {nk = 11741645, n_even = 724, k = 2690, mn = 3517345, mnk = 532660046}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "tall_8x32x4096"
  ], factors = [252, 242, 245, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 28, k = 58, mnk = 532660047}, at_most = {nk = 11741645, n_even = 724, k = 2690, mn = 3517345}, kernels = [
    "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [261, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 6, k = 17, mn = 3517346}, at_most = {nk = 11741645, n_even = 724, k = 2690}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [253, 236, 251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 2691}, at_most = {nk = 6622660, n_even = 4, n = 49}, kernels = [
    "block_6x32x512", "tall_6x32x8192", "tall_8x32x4096"
  ], factors = [259, 262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, m = 3, k = 2691}, at_most = {nk = 6622660, n_even = 4}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [251, 233, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 2691, n_even = 5}, at_most = {nk = 6622660, n_even = 724, k_even = 724, m = 12}, kernels = [
    "block_6x32x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 13, k = 2691, n_even = 5}, at_most = {nk = 6622660, n_even = 724, k_even = 724}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192"
  ], factors = [246, 248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 2691, n_even = 5, k_even = 725}, at_most = {nk = 6622660, n_even = 724, m = 5}, kernels = [
    "block_6x32x512", "tall_6x32x8192"
  ], factors = [217, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 6, k = 2691, n_even = 5, k_even = 725}, at_most = {nk = 6622660, n_even = 724, m = 11}, kernels = [
    "block_6x32x512", "tall_3x128x2048"
  ], factors = [249, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 12, k = 2691, n_even = 5, k_even = 725}, at_most = {nk = 6622660, n_even = 724}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192"
  ], factors = [231, 205, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 2691, nk = 6622661}, at_most = {nk = 11741645, n_even = 724}, kernels = [
    "block_6x32x512", "tall_6x32x8192"
  ], factors = [238, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, n_even = 725}, at_most = {nk = 11741645, k = 45, m = 22}, kernels = [
    "block_6x32x512", "tall_2x64x4096", "tall_8x32x4096"
  ], factors = [250, 235, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 23, k = 5, n_even = 725}, at_most = {nk = 11741645, k = 45, k_even = 4}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [256, 236, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 23, k = 5, n_even = 725, k_even = 5}, at_most = {nk = 11741645, k = 45, mn = 370727}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [247, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 23, k = 5, n_even = 725, k_even = 5, mn = 370728}, at_most = {nk = 11741645, k = 45}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_2x64x4096"
  ], factors = [257, 245, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 46, n_even = 725}, at_most = {nk = 11741645, n = 1448, mn = 6476}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [234, 259, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 46, n_even = 725, mn = 6477}, at_most = {nk = 11741645, n = 1448, k_even = 128}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096"
  ], factors = [261, 268, 264, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 46, n_even = 725, mn = 6477, k_even = 129}, at_most = {nk = 11741645, n = 1448, k = 1448}, kernels = [
    "tall_3x128x2048", "tall_8x32x4096"
  ], factors = [262, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 1449, n_even = 725, mn = 6477, k_even = 129}, at_most = {nk = 11741645, n = 1448}, kernels = [
    "block_6x32x512", "tall_3x128x2048"
  ], factors = [250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 3, k = 46, n_even = 725}, at_most = {nk = 544382}, kernels = [
    "tall_3x128x2048", "tall_2x64x4096", "tall_8x32x4096"
  ], factors = [254, 233, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 3, k = 46, n_even = 725, nk = 544383}, at_most = {nk = 11741645, m = 6, mnk = 11863283}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192"
  ], factors = [213, 249, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 3, k = 46, n_even = 725, nk = 544383, mnk = 11863284}, at_most = {nk = 11741645, m = 6}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192"
  ], factors = [225, 242, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, m = 7, k = 46, n_even = 725, nk = 544383}, at_most = {nk = 11741645}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192", "tall_2x64x4096", "tall_8x32x4096"
  ], factors = [225, 244, 218, 251, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, nk = 11741646}, at_most = {nk = 17692989, mnk = 141034057}, kernels = [
    "block_6x32x512", "tall_3x128x2048"
  ], factors = [228, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, nk = 11741646, mnk = 141034058}, at_most = {nk = 17692989}, kernels = [
    "block_6x32x512", "tall_3x128x2048", "tall_6x32x8192"
  ], factors = [256, 266, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, nk = 17692990}, at_most = {m = 11, mnk = 115718027}, kernels = [
    "block_6x32x512"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 3, k = 5, nk = 17692990, mnk = 115718028}, at_most = {m = 11}, kernels = [
    "block_6x32x512"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 12, k = 5, nk = 17692990}, at_most = {}, kernels = [
    "block_6x32x512"
  ], factors = [232]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @cascadelake} : () -> ()
