// Micro-kernels for x86-64-v4 with VNNI and BF16: Cooper Lake, Sapphire Rapids, Zen 4 and later, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1110 synthetic shapes, 2026-11-24, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 23 of 57 candidates kept (1627 generated); the best of them against the best of all: 1.007 (geometric mean of times)
// chosen against the best of them: 1.018, worst 2.50
// predicted against measured time: median error 6.2 %; g: 4.1 % at most
"dynmlir.device"() {sym_name = "cooperlake", target_cpu = "cooperlake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_12x16x8192", family = "block",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0], g_ps = [43472], g_slope = [29820932], region = 10023, visit = 4210, fma = 154, edge = 17,
      pack = 181, conflict_a = 6438, conflict_c = 5832, mask = 68, a_far = 322, b_near = 216, b_far = 1024,
      c_near = 99, once_near = 3, once_far = 1024, alias_a = 62, alias_c = 958, apart_near = 217,
      apart_far = 1024, brief = 106, column = 684, reread = 164
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x32x256", family = "block",
    tile = #dynmlir.tile<1, 32, 256>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [28092, 3065879, 5302182, 6649404],
      g_slope = [506297, 745434, 336805, 526835], edge_columns = 16, region = 18549, visit = 1354, fma = 187,
      edge = 19, pack = 120, conflict_a = 21161, conflict_c = 6225, mask = 6040, stall = 604, a_near = 1024,
      a_far = 1024, b_near = 101, b_far = 51, c_far = 847, rows_near = 1024, once_far = 145, alias_a = 723,
      apart_near = 240, apart_far = 290, seam = 138, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 6], g_ps = [57918, 17977159], g_slope = [2986540, 3278178], edge_columns = 16, region = 5901,
      visit = 3439, loop = 8534, fma = 139, edge = 98, pack = 60, conflict_c = 3035, mask = 79, a_near = 332,
      a_far = 190, b_far = 14, c_near = 329, c_far = 1024, rows_far = 889, once_near = 171, once_far = 622,
      alias_a = 221, alias_c = 80, apart_near = 122, apart_far = 519, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x512", family = "block",
    tile = #dynmlir.tile<5, 64, 512>, packed = true, model = {
      g_t = [0, 6], g_ps = [50751, 16284864], g_slope = [2705685, 2993465], edge_columns = 16, region = 4536,
      visit = 2396, loop = 9016, fma = 138, edge = 55, pack = 68, conflict_c = 3264, mask = 272, a_near = 350,
      a_far = 229, b_far = 43, c_near = 290, c_far = 1024, rows_far = 1024, once_near = 108, once_far = 556,
      alias_a = 217, alias_c = 74, apart_near = 127, apart_far = 709, brief = 72, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_16x1x8192", family = "dot",
    tile = #dynmlir.tile<16, 1, 8192>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [36204, 6202318, 42076636], g_slope = [6166114, 7174863, 6339083],
      region = 3814, visit = 4212, loop = 406, fma = 453, edge = 13, pack = 1020, conflict_a = 1040,
      split = 108, a_far = 737, b_near = 1024, b_far = 1024, rows_near = 969, once_far = 1024, alias_a = 18,
      reread = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x2x8192", family = "dot",
    tile = #dynmlir.tile<14, 2, 8192>, packed = true, model = {
      g_t = [0, 6], g_ps = [48772, 43873318], g_slope = [7304091, 7069283], visit = 5541, loop = 4229,
      fma = 342, pack = 450, conflict_a = 1067, split = 138, a_far = 255, b_near = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 139
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x8192", family = "dot",
    tile = #dynmlir.tile<3, 4, 8192>, packed = true, model = {
      g_t = [0], g_ps = [35860], g_slope = [4254024], visit = 3364, loop = 8138, fma = 317, edge = 176,
      pack = 301, conflict_a = 2015, split = 468, stall = 1024, a_far = 295, b_near = 1024, b_far = 1024,
      c_near = 887, rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 223
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x8192", family = "dot",
    tile = #dynmlir.tile<6, 4, 8192>, packed = true, model = {
      g_t = [0], g_ps = [43995], g_slope = [5672095], visit = 4562, loop = 10361, fma = 294, pack = 344,
      conflict_a = 2020, split = 304, stall = 525, a_far = 240, b_near = 1024, b_far = 1024, c_near = 98,
      c_far = 105, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x8192", family = "dot",
    tile = #dynmlir.tile<3, 8, 8192>, packed = true, model = {
      g_t = [0], g_ps = [47991], g_slope = [23870749], region = 1010, visit = 6513, loop = 19014, fma = 264,
      edge = 15, pack = 749, stall = 1024, a_near = 148, a_far = 214, b_near = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 38, reread = 296
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x1x8192", family = "dot",
    tile = #dynmlir.tile<2, 1, 8192>, packed = true, model = {
      g_t = [0, 9], g_ps = [24880, 9766909], g_slope = [1082447, 1223889], region = 9568, visit = 737,
      loop = 1497, fma = 405, edge = 132, pack = 652, conflict_a = 1923, split = 277, a_far = 326,
      b_near = 386, b_far = 762, rows_far = 1024, once_far = 1024, reread = 115
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x8192", family = "dot",
    tile = #dynmlir.tile<8, 1, 8192>, packed = true, model = {
      g_t = [0, 1], g_ps = [29562, 2649514], g_slope = [2619952, 2821446], region = 4134, visit = 2483,
      loop = 3681, fma = 421, pack = 1033, split = 167, a_far = 554, b_near = 1024, b_far = 1024,
      rows_near = 1024, once_far = 1024, alias_a = 48, reread = 142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x8192", family = "dot",
    tile = #dynmlir.tile<4, 2, 8192>, packed = true, model = {
      g_t = [0, 3], g_ps = [30513, 7792318], g_slope = [2587268, 2727203], visit = 1900, loop = 8067,
      fma = 393, edge = 69, pack = 325, split = 382, a_far = 317, b_near = 1024, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, alias_a = 13, reread = 153
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x8192", family = "direct",
    tile = #dynmlir.tile<16, 8, 8192>, packed = false, model = {
      g_t = [0], g_ps = [30235], g_slope = [128505200], region = 4019, visit = 1537, loop = 2495, fma = 348,
      edge = 6, conflict_a = 20906, conflict_b = 308, conflict_c = 50318, mask = 17, split = 267,
      stall = 1024, a_near = 176, a_far = 491, b_near = 1024, b_far = 1024, c_near = 254, c_far = 315,
      rows_near = 1024, once_far = 985, alias_a = 863, apart_near = 645, apart_far = 1024, column = 120,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x128x1024", family = "direct",
    tile = #dynmlir.tile<3, 128, 1024>, packed = false, model = {
      g_t = [0], g_ps = [41903], g_slope = [9665878], edge_columns = 8, region = 6233, visit = 989,
      loop = 12635, fma = 366, edge = 59, conflict_a = 12162, conflict_c = 887, split = 164, stall = 353,
      a_near = 1024, a_far = 344, c_near = 158, c_far = 1024, alias_a = 37, alias_c = 2, apart_near = 28,
      apart_far = 520, brief = 57, column = 1024, seam = 1024, reread = 848
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x8192", family = "direct",
    tile = #dynmlir.tile<8, 16, 8192>, packed = false, model = {
      g_t = [0], g_ps = [29376], g_slope = [34519298], edge_columns = 8, region = 8080, visit = 805,
      loop = 2181, fma = 413, edge = 60, conflict_a = 11764, conflict_b = 891, conflict_c = 47244,
      conflict = 6829, mask = 56, split = 760, stall = 1009, a_near = 648, a_far = 437, b_near = 25,
      c_far = 116, once_near = 25, once_far = 423, alias_c = 616, apart_far = 270, column = 158, seam = 116,
      reread = 371
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x1024", family = "direct",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [36632], g_slope = [8202944], edge_columns = 8, region = 13089, visit = 1050,
      loop = 4464, fma = 349, edge = 104, conflict_a = 11185, conflict_c = 1609, conflict = 1282, mask = 6,
      split = 323, stall = 424, a_near = 1024, a_far = 415, c_far = 475, once_far = 257, alias_c = 310,
      apart_near = 15, apart_far = 422, brief = 107, column = 911, seam = 644, reread = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x16x8192", family = "tall",
    tile = #dynmlir.tile<12, 16, 8192>, packed = true, model = {
      g_t = [0], g_ps = [40255], g_slope = [29146702], region = 7491, visit = 3410, fma = 154, pack = 174,
      conflict_a = 7655, conflict_c = 11424, mask = 99, stall = 576, b_near = 203, b_far = 1024, c_far = 659,
      once_far = 1024, alias_a = 44, alias_c = 680, apart_near = 86, apart_far = 1024, brief = 192,
      column = 391, seam = 320, reread = 404
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x1024", family = "tall",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1], g_ps = [59612, 8810238], g_slope = [8750626, 9401571], edge_columns = 16, visit = 3512,
      loop = 14558, fma = 136, edge = 19, pack = 69, conflict_a = 1375, conflict_c = 1465, mask = 429,
      stall = 117, a_near = 283, a_far = 473, b_near = 198, b_far = 561, c_near = 435, c_far = 1024,
      once_near = 100, once_far = 846, alias_a = 238, apart_near = 143, apart_far = 440, brief = 22,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x2048", family = "tall",
    tile = #dynmlir.tile<8, 32, 2048>, packed = true, model = {
      g_t = [0, 1], g_ps = [41207, 7332284], g_slope = [7291077, 7776948], edge_columns = 16, region = 11502,
      visit = 3355, fma = 137, edge = 133, pack = 100, conflict_a = 2759, conflict_c = 6157, mask = 101,
      stall = 228, a_near = 258, a_far = 18, b_near = 164, b_far = 826, c_far = 904, once_near = 231,
      once_far = 1024, alias_a = 48, alias_c = 459, apart_far = 1024, column = 872, seam = 653
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_16x8x16", family = "stream",
    tile = #dynmlir.tile<16, 8, 16>, packed = false, model = {
      g_t = [0, 1], g_ps = [26965, 135510], g_slope = [108545, 125913], most_rows = 48, region = 5616,
      visit = 1331, loop = 500, fma = 361, conflict_a = 5821, conflict_c = 646, split = 595, b_near = 949,
      b_far = 1024, c_near = 501, rows_near = 1024, alias_a = 5064, alias_c = 1858, brief = 302, reread = 1009
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1], g_ps = [29372, 79305], g_slope = [49933, 71462], edge_columns = 8, most_rows = 12,
      region = 21512, visit = 138, loop = 1936, fma = 390, edge = 41, conflict_a = 13990, conflict_c = 306,
      mask = 132, split = 211, b_near = 16, b_far = 160, c_near = 75, rows_near = 1024, rows_far = 1024,
      alias_a = 331, alias_c = 47, apart_far = 158, brief = 90, seam = 408, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_16x8x64", family = "skinny",
    tile = #dynmlir.tile<16, 8, 64>, packed = false, model = {
      g_t = [0], g_ps = [30366], g_slope = [445722], region = 2090, visit = 2115, fma = 339,
      conflict_a = 9383, conflict_c = 588, mask = 96, stall = 1024, a_near = 520, a_far = 800, b_near = 1024,
      b_far = 1024, c_near = 291, rows_near = 1024, alias_a = 695, alias_c = 111, apart_near = 1024,
      apart_far = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x64", family = "skinny",
    tile = #dynmlir.tile<8, 32, 64>, packed = false, model = {
      g_t = [0], g_ps = [33022], g_slope = [470252], edge_columns = 8, region = 5648, visit = 1567,
      loop = 2632, fma = 363, conflict_a = 16355, conflict_c = 1287, conflict = 1128, mask = 145, split = 613,
      a_near = 1024, a_far = 1024, b_near = 102, b_far = 263, c_near = 130, c_far = 150, rows_near = 806,
      rows_far = 1024, once_far = 81, alias_a = 546, brief = 171
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, k = 3, mn = 128}, kernels = [
    "skinny_16x8x64"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 129}, at_most = {n = 4, k = 1}, kernels = [
    "direct_16x8x8192"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 129, k = 2}, at_most = {n = 4, k = 3}, kernels = [
    "direct_8x16x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4}, at_most = {n = 2, k = 14, mk = 1534}, kernels = [
    "skinny_16x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, mk = 1535}, at_most = {n = 2, k = 14}, kernels = [
    "dot_16x1x8192", "dot_14x2x8192", "direct_8x16x8192"
  ], factors = [269, 257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, n = 3}, at_most = {n = 4, k = 14, mnk = 185363}, kernels = [
    "tall_12x16x8192", "skinny_16x8x64"
  ], factors = [244, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, n = 3, mnk = 185364}, at_most = {n = 4, k = 14}, kernels = [
    "direct_8x16x8192", "tall_12x16x8192"
  ], factors = [260, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15}, at_most = {n = 1, mk = 14566444, m = 5}, kernels = [
    "dot_14x2x8192", "dot_2x1x8192"
  ], factors = [251, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 6}, at_most = {n = 1, mk = 14566444}, kernels = [
    "dot_16x1x8192", "dot_8x1x8192"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mk = 14566445}, at_most = {n = 1}, kernels = [
    "dot_16x1x8192", "dot_14x2x8192", "dot_8x1x8192"
  ], factors = [212, 269, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2}, at_most = {n = 2, mnk = 1663}, kernels = [
    "dot_4x2x8192"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mnk = 1664}, at_most = {n = 2, mn = 59}, kernels = [
    "dot_4x2x8192"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mnk = 1664, mn = 60}, at_most = {n = 2, mk = 12938438}, kernels = [
    "dot_14x2x8192"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 2, mnk = 1664, mn = 60, mk = 12938439}, at_most = {n = 2}, kernels = [
    "dot_14x2x8192", "dot_4x2x8192"
  ], factors = [281, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 3}, at_most = {n = 4, k = 22}, kernels = [
    "dot_6x4x8192", "tall_12x16x8192"
  ], factors = [245, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23, n = 3}, at_most = {n = 4, k = 54}, kernels = [
    "dot_6x4x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 3}, at_most = {n = 4, mn = 55, nk = 52809, k_even = 128}, kernels = [
    "dot_3x4x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 3, k_even = 129}, at_most = {n = 4, mn = 55, nk = 52809}, kernels = [
    "dot_6x4x8192"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 3, nk = 52810}, at_most = {n = 4, mn = 55}, kernels = [
    "dot_3x4x8192", "dot_6x4x8192", "direct_16x8x8192"
  ], factors = [228, 242, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 3, mn = 56}, at_most = {n = 4, mnk = 36227223, nk = 497}, kernels = [
    "dot_6x4x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 3, mn = 56, nk = 498}, at_most = {n = 3, mnk = 36227223}, kernels = [
    "dot_6x4x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 4, mn = 56, nk = 498}, at_most = {n = 4, mnk = 36227223}, kernels = [
    "dot_6x4x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 3, mn = 56, mnk = 36227224}, at_most = {n = 4}, kernels = [
    "dot_6x4x8192", "tall_12x16x8192"
  ], factors = [266, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 4, nk = 11897807, n = 21, mk = 9}, kernels = [
    "skinny_16x8x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 10}, at_most = {m = 4, nk = 11897807, n = 21, mk = 69}, kernels = [
    "skinny_16x8x64"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 70}, at_most = {m = 4, nk = 11897807, n = 8, mn = 34}, kernels = [
    "direct_8x16x8192", "skinny_8x32x64"
  ], factors = [276, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 70}, at_most = {m = 4, nk = 11897807, n = 21, mn = 34}, kernels = [
    "skinny_8x32x64"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 70, mn = 35}, at_most = {m = 4, nk = 11897807, n = 21}, kernels = [
    "tall_12x16x8192", "skinny_8x32x64"
  ], factors = [248, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22}, at_most = {m = 1, nk = 11897807, mk = 15}, kernels = [
    "stream_4x64x8", "skinny_8x32x64"
  ], factors = [256, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mk = 16}, at_most = {m = 1, nk = 11897807, mnk = 856100, n_even = 32}, kernels = [
    "direct_3x128x1024", "skinny_8x32x64"
  ], factors = [275, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mk = 16, n_even = 33}, at_most = {m = 1, nk = 11897807, mnk = 856100, n = 414}, kernels = [
    "direct_3x128x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 415, mk = 16, n_even = 33}, at_most = {m = 1, nk = 11897807, mnk = 856100}, kernels = [
    "direct_3x128x1024"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mk = 16, mnk = 856101}, at_most = {m = 1, nk = 11897807, mnk = 4565275, n_even = 32}, kernels = [
    "direct_3x128x1024"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mk = 16, mnk = 856101, n_even = 33}, at_most = {m = 1, nk = 11897807, mnk = 4565275, n_even = 724}, kernels = [
    "direct_3x128x1024", "direct_5x64x1024"
  ], factors = [271, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mk = 16, mnk = 856101, n_even = 725}, at_most = {m = 1, nk = 11897807, mnk = 4565275}, kernels = [
    "direct_3x128x1024"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mk = 16, mnk = 4565276}, at_most = {m = 1, nk = 11897807, k_even = 128}, kernels = [
    "direct_3x128x1024", "skinny_8x32x64"
  ], factors = [235, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, mk = 16, mnk = 4565276, k_even = 129}, at_most = {m = 1, nk = 11897807}, kernels = [
    "direct_3x128x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 2}, at_most = {m = 2, nk = 11897807, n = 47}, kernels = [
    "skinny_8x32x64"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2}, at_most = {m = 2, nk = 99218, n = 2015, n_even = 362}, kernels = [
    "direct_3x128x1024", "skinny_8x32x64"
  ], factors = [253, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, nk = 99219}, at_most = {m = 2, nk = 11897807, n = 2015, n_even = 4}, kernels = [
    "direct_3x128x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, nk = 99219, n_even = 5}, at_most = {m = 2, nk = 11897807, n = 2015, n_even = 362}, kernels = [
    "block_6x64x512", "direct_3x128x1024", "direct_5x64x1024", "tall_3x128x1024"
  ], factors = [256, 258, 256, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 2, n_even = 363}, at_most = {m = 2, nk = 11897807, n = 2015}, kernels = [
    "direct_3x128x1024", "tall_3x128x1024"
  ], factors = [259, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2016, m = 2}, at_most = {m = 2, nk = 6258601, mk = 181}, kernels = [
    "tall_3x128x1024", "stream_4x64x8", "skinny_8x32x64"
  ], factors = [246, 260, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2016, m = 2, mk = 182}, at_most = {m = 2, nk = 6258601}, kernels = [
    "direct_3x128x1024"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2016, m = 2, nk = 6258602}, at_most = {m = 2, nk = 11897807}, kernels = [
    "direct_3x128x1024", "skinny_8x32x64"
  ], factors = [225, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 3}, at_most = {m = 4, nk = 11897807, mk = 45}, kernels = [
    "stream_4x64x8", "skinny_8x32x64"
  ], factors = [247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 3, mk = 46}, at_most = {m = 4, nk = 11897807, mnk = 17157922, n_even = 32, n = 32}, kernels = [
    "block_5x64x512", "tall_8x32x2048"
  ], factors = [221, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, mk = 46}, at_most = {m = 3, nk = 11897807, mnk = 17157922, n_even = 32}, kernels = [
    "block_6x64x512", "direct_3x128x1024", "tall_3x128x1024"
  ], factors = [277, 256, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, mk = 46}, at_most = {m = 4, nk = 11897807, mnk = 17157922, n_even = 32}, kernels = [
    "block_5x64x512"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 3, mk = 46, n_even = 33}, at_most = {m = 3, nk = 11897807, mnk = 17157922}, kernels = [
    "block_6x64x512", "tall_3x128x1024"
  ], factors = [251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 4, mk = 46, n_even = 33}, at_most = {m = 4, nk = 11897807, mnk = 17157922, mk = 375}, kernels = [
    "block_5x64x512", "tall_3x128x1024"
  ], factors = [244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 4, mk = 376, n_even = 33}, at_most = {m = 4, nk = 11897807, mnk = 17157922}, kernels = [
    "block_5x64x512", "tall_3x128x1024", "tall_8x32x2048"
  ], factors = [248, 259, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 3, mk = 46, mnk = 17157923}, at_most = {m = 4, nk = 11897807, mn = 13845}, kernels = [
    "block_6x64x512", "block_5x64x512", "direct_3x128x1024"
  ], factors = [232, 237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, m = 3, mk = 46, mnk = 17157923, mn = 13846}, at_most = {m = 4, nk = 11897807}, kernels = [
    "block_5x64x512", "direct_5x64x1024"
  ], factors = [248, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 11897808}, at_most = {m = 4, k = 26976}, kernels = [
    "skinny_8x32x64"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 11897808, k = 26977}, at_most = {m = 4}, kernels = [
    "block_1x32x256", "block_6x64x512", "direct_3x128x1024", "skinny_16x8x64", "skinny_8x32x64"
  ], factors = [262, 260, 237, 257, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5}, at_most = {k = 6, n = 31, nk = 28, mn = 1630}, kernels = [
    "skinny_16x8x64"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, mn = 1631}, at_most = {k = 6, n = 31, nk = 14}, kernels = [
    "direct_16x8x8192", "direct_8x16x8192", "direct_5x64x1024"
  ], factors = [262, 265, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, mn = 1631, nk = 15}, at_most = {k = 6, n = 31, nk = 28}, kernels = [
    "direct_8x16x8192"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, nk = 29}, at_most = {k = 6, n = 31, mn = 728}, kernels = [
    "skinny_8x32x64"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, nk = 29, mn = 729}, at_most = {k = 6, n = 31, nk = 42}, kernels = [
    "direct_8x16x8192"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, nk = 43, mn = 729}, at_most = {k = 6, n = 31}, kernels = [
    "tall_12x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 5}, at_most = {k = 1, n = 67, n_even = 128}, kernels = [
    "direct_5x64x1024"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 5}, at_most = {k = 1, n = 896, n_even = 8}, kernels = [
    "direct_5x64x1024", "skinny_8x32x64"
  ], factors = [355, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 68, m = 5, n_even = 9}, at_most = {k = 1, n = 896, n_even = 128}, kernels = [
    "direct_3x128x1024", "direct_5x64x1024"
  ], factors = [320, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 5, n_even = 129}, at_most = {k = 1, n = 896}, kernels = [
    "direct_5x64x1024", "skinny_8x32x64"
  ], factors = [294, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 5, k = 2}, at_most = {k = 2, n = 896, nk = 724}, kernels = [
    "block_5x64x512", "direct_5x64x1024"
  ], factors = [272, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 5, k = 2, nk = 725}, at_most = {k = 2, n = 896}, kernels = [
    "block_5x64x512", "direct_5x64x1024", "skinny_8x32x64"
  ], factors = [303, 287, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 5, k = 3}, at_most = {k = 6, n = 896, n_even = 4, nk = 506}, kernels = [
    "block_5x64x512"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 5, k = 3, nk = 507}, at_most = {k = 6, n = 896, n_even = 4}, kernels = [
    "block_5x64x512"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 5, k = 3, n_even = 5}, at_most = {k = 6, n = 896, nk = 701}, kernels = [
    "block_5x64x512", "tall_3x128x1024", "skinny_8x32x64"
  ], factors = [261, 265, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, m = 5, k = 3, n_even = 5, nk = 702}, at_most = {k = 6, n = 896}, kernels = [
    "block_5x64x512", "tall_3x128x1024"
  ], factors = [249, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 5}, at_most = {k = 2, m = 3730, n_even = 181}, kernels = [
    "block_5x64x512", "direct_3x128x1024", "direct_5x64x1024", "skinny_8x32x64"
  ], factors = [280, 309, 304, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 5, k = 3}, at_most = {k = 6, m = 3730, n_even = 181}, kernels = [
    "block_5x64x512", "skinny_8x32x64"
  ], factors = [251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 5, n_even = 182}, at_most = {k = 6, m = 3730, mk = 45}, kernels = [
    "direct_3x128x1024", "stream_4x64x8"
  ], factors = [268, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 5, n_even = 182, mk = 46}, at_most = {k = 3, m = 3730}, kernels = [
    "direct_3x128x1024", "skinny_8x32x64"
  ], factors = [254, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 5, n_even = 182, mk = 46, k = 4}, at_most = {k = 6, m = 3730}, kernels = [
    "tall_3x128x1024", "skinny_8x32x64"
  ], factors = [254, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 897, m = 3731}, at_most = {k = 6}, kernels = [
    "skinny_8x32x64"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, k = 7}, at_most = {n = 8, k = 58, mnk = 11585}, kernels = [
    "tall_12x16x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, k = 7, mnk = 11586}, at_most = {n = 8, k = 58, nk = 101}, kernels = [
    "tall_12x16x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, k = 7, mnk = 11586, nk = 102}, at_most = {n = 8, k = 58}, kernels = [
    "tall_8x32x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 5, k = 59}, at_most = {n = 8, m = 18}, kernels = [
    "tall_8x32x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19, k = 59}, at_most = {n = 6, mk = 11035691, k_even = 32}, kernels = [
    "dot_14x2x8192", "dot_3x8x8192", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [254, 254, 262, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19, k = 59, k_even = 33}, at_most = {n = 6, mk = 11035691}, kernels = [
    "dot_14x2x8192", "dot_3x8x8192", "dot_4x2x8192", "tall_8x32x2048"
  ], factors = [245, 254, 248, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 19, k = 59}, at_most = {n = 8, mk = 11035691, k = 188}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [258, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 19, k = 189}, at_most = {n = 8, mk = 11035691, mn = 724}, kernels = [
    "dot_3x8x8192", "tall_8x32x2048"
  ], factors = [262, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 19, k = 189, mn = 725}, at_most = {n = 8, mk = 11035691}, kernels = [
    "dot_6x4x8192", "dot_3x8x8192"
  ], factors = [239, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19, k = 59, mk = 11035692}, at_most = {n = 8, nk = 1807}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [261, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 19, k = 59, mk = 11035692, nk = 1808}, at_most = {n = 8}, kernels = [
    "tall_12x16x8192"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 7}, at_most = {n = 16, mk = 615}, kernels = [
    "tall_12x16x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 7, mk = 616}, at_most = {n = 16, mk = 2346}, kernels = [
    "tall_8x32x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 7, mk = 2347}, at_most = {n = 16, mk = 9755703, nk = 455}, kernels = [
    "block_5x64x512", "tall_12x16x8192"
  ], factors = [228, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 7, mk = 2347, nk = 456}, at_most = {n = 12, mk = 9755703}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [263, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 5, k = 7, mk = 2347, nk = 456}, at_most = {n = 16, mk = 9755703, m = 45}, kernels = [
    "tall_8x32x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, m = 46, k = 7, mk = 2347, nk = 456}, at_most = {n = 16, mk = 9755703}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [258, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 7, mk = 9755704}, at_most = {n = 16, mk = 29126149, k = 148}, kernels = [
    "block_12x16x8192", "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [224, 245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 149, mk = 9755704}, at_most = {n = 16, mk = 29126149, k_even = 8}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [266, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 149, mk = 9755704, k_even = 9}, at_most = {n = 16, mk = 29126149}, kernels = [
    "tall_12x16x8192", "tall_8x32x2048"
  ], factors = [263, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 5, k = 7, mk = 29126150}, at_most = {n = 16}, kernels = [
    "tall_12x16x8192"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7}, at_most = {nk = 6430076, k = 19, n_even = 362, mnk = 44538077, mk = 349}, kernels = [
    "block_5x64x512"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7, mk = 350}, at_most = {nk = 362, k = 19, n_even = 362, mnk = 44538077}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_8x32x2048"
  ], factors = [244, 230, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7, mk = 350, nk = 363}, at_most = {nk = 6430076, k = 19, n_even = 362, mnk = 44538077}, kernels = [
    "block_5x64x512"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7, mnk = 44538078}, at_most = {nk = 6430076, k = 19, n_even = 362}, kernels = [
    "block_6x64x512", "block_5x64x512", "skinny_8x32x64"
  ], factors = [297, 278, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7, n_even = 363}, at_most = {nk = 6430076, k = 19, m = 22}, kernels = [
    "tall_3x128x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 7, n_even = 363}, at_most = {nk = 6430076, k = 19, mn = 741455}, kernels = [
    "block_5x64x512", "tall_3x128x1024"
  ], factors = [247, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 7, n_even = 363, mn = 741456}, at_most = {nk = 6430076, k = 19}, kernels = [
    "block_5x64x512", "direct_5x64x1024", "tall_3x128x1024"
  ], factors = [252, 240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 20}, at_most = {nk = 6430076, m = 7}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_3x128x1024"
  ], factors = [264, 271, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 20}, at_most = {nk = 6430076, m = 10}, kernels = [
    "block_5x64x512", "tall_3x128x1024"
  ], factors = [259, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 20}, at_most = {nk = 6430076, n_even = 724, k = 2032, n = 48, mk = 4797620}, kernels = [
    "tall_8x32x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 20, mk = 4797621}, at_most = {nk = 6430076, n_even = 724, k = 2032, n = 48}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_8x32x2048"
  ], factors = [249, 248, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 20}, at_most = {nk = 6430076, n_even = 724, k = 2032, mn = 1961013, mk = 23230}, kernels = [
    "block_5x64x512", "tall_3x128x1024"
  ], factors = [259, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 20, mk = 23231}, at_most = {nk = 6430076, n_even = 724, k = 2032, mn = 1961013}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_3x128x1024", "tall_8x32x2048"
  ], factors = [243, 244, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 11, k = 20, mn = 1961014}, at_most = {nk = 6430076, n_even = 724, k = 2032}, kernels = [
    "block_5x64x512", "tall_3x128x1024", "tall_8x32x2048"
  ], factors = [267, 246, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 2033}, at_most = {nk = 3016279, n_even = 724, k_even = 512}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_3x128x1024", "tall_8x32x2048"
  ], factors = [252, 249, 244, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 2033, k_even = 513}, at_most = {nk = 3016279, n_even = 724}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_3x128x1024", "tall_8x32x2048"
  ], factors = [239, 240, 233, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 2033, nk = 3016280}, at_most = {nk = 6430076, n_even = 724}, kernels = [
    "block_6x64x512", "block_5x64x512"
  ], factors = [255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 20, n_even = 725}, at_most = {nk = 6430076, k = 87}, kernels = [
    "tall_3x128x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 88, n_even = 725}, at_most = {nk = 6430076, k = 1881}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_3x128x1024"
  ], factors = [250, 250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 1882, n_even = 725}, at_most = {nk = 6430076}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_3x128x1024"
  ], factors = [249, 249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7, nk = 6430077}, at_most = {m = 9, mn = 7832}, kernels = [
    "block_1x32x256", "block_6x64x512", "block_5x64x512", "skinny_16x8x64"
  ], factors = [253, 277, 262, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 7, nk = 6430077, mn = 7833}, at_most = {m = 9}, kernels = [
    "block_6x64x512", "block_5x64x512", "direct_3x128x1024", "direct_5x64x1024"
  ], factors = [272, 262, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 7, nk = 6430077}, at_most = {k = 2087}, kernels = [
    "block_6x64x512", "block_5x64x512", "tall_3x128x1024"
  ], factors = [271, 268, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 2088, nk = 6430077}, at_most = {nk = 9754368}, kernels = [
    "block_6x64x512", "block_5x64x512"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 2088, nk = 9754369}, at_most = {m = 23}, kernels = [
    "block_6x64x512", "block_5x64x512"
  ], factors = [217, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 24, k = 2088, nk = 9754369}, at_most = {}, kernels = [
    "block_6x64x512", "block_5x64x512"
  ], factors = [239, 237]} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @cooperlake} : () -> ()
