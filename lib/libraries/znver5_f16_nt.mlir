// Micro-kernels for Zen 5: a core with AVX-512, f16 x f16 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1194 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 6, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 20 of 30 candidates kept (1329 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.018, worst 1.94
// predicted against measured time: median error 5.5 %; g: 5.0 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  rows_extended = 1, prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_12x32x2048", family = "panel",
    tile = #dynmlir.tile<12, 32, 2048>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [48073, 40598481, 65918615], g_slope = [10137602, 12660067, 9981625],
      region = 4137, visit = 2207, loop = 5432, fma = 320, edge = 270, pack = 82, conflict_c = 1395,
      mask = 36, stall = 211, a_near = 331, a_far = 1024, b_near = 112, b_far = 1024, c_near = 148,
      c_far = 1024, rows_near = 718, rows_far = 1024, once_near = 254, once_far = 656, alias_a = 67,
      alias_c = 134, apart_near = 42, apart_far = 240, brief = 77, column = 256, seam = 803, reread = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x64x256", family = "panel",
    tile = #dynmlir.tile<3, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [62353, 10231357], g_slope = [1129889, 1288940], edge_columns = 16, visit = 871,
      loop = 11924, fma = 309, edge = 72, pack = 83, conflict_a = 20295, conflict_c = 893, conflict = 870,
      stall = 403, a_near = 790, a_far = 1024, b_near = 80, b_far = 1024, c_near = 191, c_far = 786,
      rows_near = 1024, rows_far = 1024, once_far = 257, apart_near = 282, apart_far = 1024, column = 1024,
      seam = 646
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x256", family = "panel",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [65967, 13859985], g_slope = [1532668, 1705456], edge_columns = 16, visit = 1458,
      loop = 11380, fma = 320, edge = 108, pack = 74, conflict_a = 16426, conflict_c = 1426, a_near = 451,
      a_far = 1024, b_far = 1024, c_near = 118, c_far = 831, rows_near = 1024, rows_far = 1024,
      once_near = 85, once_far = 951, alias_c = 148, apart_near = 373, apart_far = 711, column = 669,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_16x16x1024", family = "block_slab",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 1], g_ps = [29599, 3506102], g_slope = [3476503, 3779794], region = 6824, visit = 3052,
      loop = 1886, fma = 337, edge = 686, pack = 116, conflict_a = 2347, conflict_c = 3455, conflict = 122,
      mask = 44, stall = 303, a_near = 305, a_far = 1024, b_near = 174, b_far = 836, c_near = 326,
      c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 69, once_far = 676, alias_a = 177,
      alias_c = 808, brief = 171, seam = 581, reread = 155
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_12x32x2048", family = "block_slab",
    tile = #dynmlir.tile<12, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 6], g_ps = [48972, 29070556, 63726556], g_slope = [9673861, 11552000, 9649002],
      region = 3487, visit = 2334, loop = 6065, fma = 318, edge = 553, pack = 72, conflict_c = 1901,
      mask = 49, stall = 318, a_near = 573, a_far = 1024, b_far = 201, c_near = 102, c_far = 1024,
      rows_near = 700, rows_far = 1024, once_near = 235, once_far = 330, brief = 103, column = 391,
      seam = 826, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x1024", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4], g_ps = [64854, 6138537, 13306519, 18356679, 27517524],
      g_slope = [6073683, 7167982, 5050160, 9160845, 6777582], edge_columns = 16, visit = 1689, loop = 12219,
      fma = 319, edge = 200, pack = 70, conflict_a = 10313, conflict_c = 678, conflict = 1421, stall = 104,
      a_near = 541, a_far = 1024, b_far = 468, c_near = 125, c_far = 820, once_near = 348, once_far = 781,
      alias_c = 162, brief = 42, column = 1024, seam = 680
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_3x128x128", family = "block_slab",
    tile = #dynmlir.tile<3, 128, 128>, packed = true, model = {
      g_t = [0, 9, 19, 28, 63], g_ps = [105241, 12298204, 27473111, 45987556, 96629577],
      g_slope = [1354773, 1517490, 2057160, 1446914, 1912051], edge_columns = 16, visit = 867, loop = 13406,
      fma = 404, edge = 64, pack = 67, conflict_c = 1048, conflict = 6587, a_far = 1024, b_near = 203,
      b_far = 587, c_near = 428, c_far = 1024, once_near = 127, once_far = 1024, apart_near = 173,
      apart_far = 438, brief = 191, column = 1024, seam = 1024, reread = 965
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_16x1x8192", family = "dot_narrow",
    tile = #dynmlir.tile<16, 1, 8192>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [15110, 4175729, 9602307, 13519978, 24283185, 27704222],
      g_slope = [2080309, 5426578, 3917671, 5381603, 1140345, 2895212], region = 13138, visit = 4640,
      loop = 3988, fma = 456, edge = 15, conflict_a = 1028, split = 22, stall = 152, a_far = 1024,
      b_near = 722, b_far = 1024, rows_near = 252, rows_far = 1024, once_near = 128, once_far = 353,
      reread = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x2x6144", family = "dot_narrow",
    tile = #dynmlir.tile<14, 2, 6144>, packed = false, model = {
      g_t = [0, 3, 13], g_ps = [15869, 5270007, 34361593], g_slope = [1751379, 2909158, 777067],
      region = 23438, visit = 2821, fma = 401, edge = 9, conflict_a = 856, split = 21, stall = 58,
      a_far = 1024, b_near = 46, b_far = 838, c_near = 134, c_far = 1024, rows_near = 377, once_near = 189,
      once_far = 1024, reread = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_6x4x3072", family = "dot_narrow",
    tile = #dynmlir.tile<6, 4, 3072>, packed = false, model = {
      g_t = [0, 9], g_ps = [14177, 5752774], g_slope = [637621, 766913], region = 13855, visit = 1859,
      loop = 2289, fma = 320, edge = 37, conflict_a = 403, split = 11, a_near = 51, a_far = 1024,
      b_near = 159, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 35, once_near = 124,
      once_far = 947, alias_a = 169, reread = 145
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x6x2048", family = "dot_narrow",
    tile = #dynmlir.tile<3, 6, 2048>, packed = false, model = {
      g_t = [0], g_ps = [17199], g_slope = [359868], region = 11815, visit = 1819, loop = 5051, fma = 316,
      edge = 24, conflict_a = 965, a_near = 73, a_far = 1024, b_near = 254, b_far = 1024, c_near = 1024,
      c_far = 1024, once_near = 124, once_far = 943, alias_a = 231, reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_1x8x1536", family = "dot_narrow",
    tile = #dynmlir.tile<1, 8, 1536>, packed = false, model = {
      g_t = [0, 2], g_ps = [14735, 412340], g_slope = [198802, 210682], region = 11563, visit = 1236,
      loop = 5363, fma = 418, conflict_a = 3748, split = 354, a_near = 84, a_far = 1024, b_near = 87,
      b_far = 885, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 84,
      once_far = 761, reread = 324
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x8x1536", family = "dot_narrow",
    tile = #dynmlir.tile<3, 8, 1536>, packed = false, model = {
      g_t = [0], g_ps = [19453], g_slope = [383780], region = 8782, visit = 1991, loop = 7297, fma = 307,
      edge = 20, conflict_a = 4252, split = 175, a_near = 815, a_far = 1024, b_near = 136, b_far = 883,
      c_near = 1024, c_far = 1024, once_near = 162, once_far = 952, reread = 301
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x16x1024", family = "block",
    tile = #dynmlir.tile<14, 16, 1024>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [28941, 18033893, 38296130], g_slope = [3000825, 2894605, 3724305],
      region = 4569, visit = 2825, loop = 4409, fma = 327, edge = 672, pack = 94, conflict_a = 1998,
      conflict_c = 2021, mask = 15, stall = 240, a_near = 456, a_far = 1024, b_near = 300, b_far = 1024,
      c_near = 383, c_far = 1024, rows_near = 1024, rows_far = 124, once_near = 211, once_far = 1024,
      alias_c = 1565, apart_near = 7, apart_far = 112, brief = 133, seam = 931, reread = 969
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x64x256", family = "block",
    tile = #dynmlir.tile<3, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [61395, 10038964], g_slope = [1108618, 1272346], edge_columns = 16, visit = 822,
      loop = 11538, fma = 304, pack = 98, conflict_a = 23069, conflict_c = 999, a_near = 437, a_far = 1024,
      b_far = 1024, c_near = 670, c_far = 12, rows_near = 1024, rows_far = 1024, once_near = 290,
      alias_c = 478, apart_near = 203, apart_far = 1024, brief = 260, column = 1024, reread = 337
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [65611, 13790711], g_slope = [1525011, 1714765], edge_columns = 16, visit = 1497,
      loop = 11502, fma = 316, edge = 98, pack = 80, conflict_a = 17948, conflict_c = 1122, stall = 46,
      a_near = 511, a_far = 1024, b_far = 1024, c_near = 171, c_far = 785, rows_near = 1024, rows_far = 1024,
      once_near = 291, once_far = 438, alias_c = 219, apart_near = 124, apart_far = 906, brief = 223,
      column = 818, seam = 708, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x1024", family = "tall",
    tile = #dynmlir.tile<14, 16, 1024>, packed = true, model = {
      g_t = [0, 13], g_ps = [29535, 41144380], g_slope = [3162680, 3706763], region = 7925, visit = 3324,
      loop = 1220, fma = 332, edge = 680, pack = 117, conflict_c = 1883, stall = 543, a_far = 675,
      b_near = 159, c_near = 45, rows_near = 1024, once_far = 525, alias_a = 838, alias_c = 1342,
      apart_near = 275, apart_far = 669, brief = 88, column = 349, seam = 1024, reread = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x32x2048", family = "tall",
    tile = #dynmlir.tile<12, 32, 2048>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [49133, 29832333, 140133893], g_slope = [9927733, 11030156, 8404696],
      region = 4335, visit = 2384, loop = 5691, fma = 321, edge = 368, pack = 79, conflict_c = 1388,
      mask = 43, stall = 226, b_near = 107, b_far = 820, c_near = 146, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 257, once_far = 869, alias_a = 270, alias_c = 356, brief = 152,
      column = 468, seam = 702
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x64x256", family = "tall",
    tile = #dynmlir.tile<3, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [61733, 10027107], g_slope = [1107263, 1287834], edge_columns = 16, visit = 1112,
      loop = 12129, fma = 308, pack = 95, conflict_a = 4483, conflict_c = 1049, conflict = 558, stall = 189,
      a_near = 430, a_far = 316, b_near = 310, b_far = 1024, c_near = 79, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 46, once_far = 463, alias_c = 192, apart_near = 117, apart_far = 1000,
      brief = 122, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x256", family = "tall",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [65955, 13912319], g_slope = [1538484, 1698731], edge_columns = 16, visit = 1689,
      loop = 12133, fma = 314, edge = 109, pack = 82, conflict_a = 3361, conflict_c = 887, conflict = 793,
      a_near = 420, a_far = 353, b_near = 287, b_far = 1024, c_near = 151, c_far = 768, rows_near = 1024,
      rows_far = 1024, once_near = 212, once_far = 952, alias_c = 258, apart_near = 78, apart_far = 806,
      brief = 108, column = 1024, seam = 873, reread = 98
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {k = 10, n = 2, mk = 104, m = 13}, kernels = [
    "block_14x16x1024"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14}, at_most = {k = 10, n = 2, mk = 104, m = 29}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 105}, at_most = {k = 10, n = 2, mk = 423, m = 29}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30}, at_most = {k = 10, n = 2, mk = 423, nk = 4, m = 61}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 62}, at_most = {k = 10, n = 2, mk = 423, nk = 4}, kernels = [
    "block_14x16x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, nk = 5}, at_most = {k = 10, n = 2, mk = 423}, kernels = [
    "dot_narrow_16x1x8192", "block_14x16x1024"
  ], factors = [189, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11}, at_most = {k = 16, n = 2, mk = 423, m = 12}, kernels = [
    "block_14x16x1024"
  ], factors = [164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 17}, at_most = {k = 23, n = 2, mk = 423, m = 12}, kernels = [
    "block_14x16x1024"
  ], factors = [137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 13}, at_most = {k = 23, n = 2, mk = 423}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [125]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424}, at_most = {k = 3, n = 1, mnk = 4229}, kernels = [
    "dot_narrow_16x1x8192", "block_14x16x1024"
  ], factors = [207, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424, mnk = 4230}, at_most = {k = 3, n = 1}, kernels = [
    "panel_6x64x256", "dot_narrow_16x1x8192", "block_14x16x1024"
  ], factors = [202, 195, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424, n = 2}, at_most = {k = 3, n = 2, nk = 2}, kernels = [
    "block_14x16x1024", "tall_6x64x256"
  ], factors = [291, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424, n = 2, nk = 3}, at_most = {k = 2, n = 2}, kernels = [
    "block_14x16x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424, n = 2, nk = 3, k = 3}, at_most = {k = 3, n = 2}, kernels = [
    "panel_6x64x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424, k = 4}, at_most = {k = 4, n = 1, mk = 23170}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_14x2x6144"
  ], factors = [182, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 23171, k = 4}, at_most = {k = 4, n = 1}, kernels = [
    "dot_narrow_16x1x8192", "tall_14x16x1024"
  ], factors = [192, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424, k = 4, n = 2}, at_most = {k = 4, n = 2}, kernels = [
    "panel_6x64x256", "dot_narrow_14x2x6144", "tall_14x16x1024"
  ], factors = [220, 272, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424, k = 5}, at_most = {k = 10, n = 2, mk = 1175}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 424, k = 11}, at_most = {k = 23, n = 2, mk = 1175}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1176, k = 5}, at_most = {k = 23, n = 1, mnk = 6162}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1176, k = 5, mnk = 6163}, at_most = {k = 23, n = 1, mk = 8193244}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 8193245, k = 5, mnk = 6163}, at_most = {k = 23, n = 1}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_14x2x6144"
  ], factors = [183, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1176, k = 5, n = 2}, at_most = {k = 23, n = 2, nk = 14}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1176, k = 5, n = 2, nk = 15}, at_most = {k = 8, n = 2}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1176, k = 9, n = 2, nk = 15}, at_most = {k = 23, n = 2}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {k = 7, n = 16, m = 12, nk = 123}, kernels = [
    "block_14x16x1024"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 8}, at_most = {k = 23, n = 16, m = 5, nk = 123}, kernels = [
    "block_14x16x1024"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 8, m = 6}, at_most = {k = 23, n = 16, m = 12, nk = 123}, kernels = [
    "block_14x16x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, nk = 124}, at_most = {k = 23, n = 16, m = 12, mn = 21}, kernels = [
    "block_14x16x1024"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, nk = 124, mn = 22}, at_most = {k = 23, n = 16, m = 12}, kernels = [
    "block_14x16x1024"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 13}, at_most = {k = 4, n = 16, m = 25}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 26}, at_most = {k = 4, n = 16, m = 63}, kernels = [
    "block_14x16x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 13, k = 5}, at_most = {k = 10, n = 7, m = 63}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 13, k = 11}, at_most = {k = 23, n = 7, m = 63, nk = 73}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 13, k = 11, nk = 74}, at_most = {k = 23, n = 7, m = 63}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 13, k = 5}, at_most = {k = 23, n = 16, m = 63, mk = 296}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 13, k = 5, mk = 297}, at_most = {k = 23, n = 16, m = 63}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64}, at_most = {k = 1, n = 16, mnk = 2701092, mk = 156}, kernels = [
    "block_14x16x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, mk = 157}, at_most = {k = 1, n = 16, mnk = 2701092, mk = 379}, kernels = [
    "block_14x16x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, mk = 380}, at_most = {k = 1, n = 9, mnk = 2701092, mn = 441293, mk = 1132}, kernels = [
    "block_14x16x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, mk = 1133}, at_most = {k = 1, n = 9, mnk = 2701092, mn = 441293}, kernels = [
    "block_14x16x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 10, m = 64, mk = 380}, at_most = {k = 1, n = 16, mnk = 2701092, mn = 441293}, kernels = [
    "block_14x16x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, mk = 380, mn = 441294}, at_most = {k = 1, n = 16, mnk = 2701092}, kernels = [
    "panel_6x64x256", "block_14x16x1024", "block_6x64x256"
  ], factors = [311, 309, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 2}, at_most = {k = 3, n = 16, mnk = 2701092, mn = 2649, mk = 210}, kernels = [
    "block_14x16x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 2, mk = 211}, at_most = {k = 3, n = 16, mnk = 2701092, mn = 2649}, kernels = [
    "block_14x16x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 2, mn = 2650}, at_most = {k = 3, n = 6, mnk = 924249}, kernels = [
    "block_14x16x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, m = 64, k = 2, mn = 2650}, at_most = {k = 3, n = 16, mnk = 924249}, kernels = [
    "block_14x16x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 2, mn = 2650, mnk = 924250}, at_most = {k = 3, n = 16, mnk = 2701092, nk = 11}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [276, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 2, mn = 2650, mnk = 924250, nk = 12}, at_most = {k = 3, n = 16, mnk = 2701092}, kernels = [
    "panel_6x64x256", "block_14x16x1024", "block_6x64x256"
  ], factors = [305, 296, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 4}, at_most = {k = 6, n = 16, mnk = 2701092, m = 533}, kernels = [
    "block_14x16x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 534, k = 4}, at_most = {k = 6, n = 16, mnk = 2701092, mk = 230261, nk = 50}, kernels = [
    "block_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 534, k = 4, nk = 51}, at_most = {k = 6, n = 16, mnk = 2701092, mk = 230261}, kernels = [
    "panel_6x64x256", "block_14x16x1024"
  ], factors = [250, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 534, k = 4, mk = 230262}, at_most = {k = 6, n = 16, mnk = 2701092}, kernels = [
    "panel_6x64x256", "block_14x16x1024", "block_3x64x256", "block_6x64x256", "tall_14x16x1024"
  ], factors = [266, 266, 265, 259, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, mnk = 2701093}, at_most = {k = 6, n = 16, mn = 6157588, nk = 27}, kernels = [
    "panel_6x64x256", "block_14x16x1024", "block_6x64x256", "tall_14x16x1024"
  ], factors = [307, 300, 297, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, mnk = 2701093, nk = 28}, at_most = {k = 6, n = 16, mn = 6157588}, kernels = [
    "panel_6x64x256"
  ], factors = [314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, mnk = 2701093, mn = 6157589}, at_most = {k = 6, n = 16, mnk = 40731190}, kernels = [
    "panel_6x64x256", "tall_14x16x1024", "tall_3x64x256"
  ], factors = [335, 416, 361]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, mnk = 40731191, mn = 6157589}, at_most = {k = 6, n = 16}, kernels = [
    "panel_6x64x256", "tall_14x16x1024"
  ], factors = [243, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 7}, at_most = {k = 8, n = 4, mn = 46340}, kernels = [
    "block_14x16x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 7, mn = 46341}, at_most = {k = 8, n = 4}, kernels = [
    "dot_narrow_6x4x3072", "block_14x16x1024", "tall_14x16x1024"
  ], factors = [283, 233, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 9}, at_most = {k = 10, n = 4}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [214, 261, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 11}, at_most = {k = 18, n = 4, mk = 126597, k_even = 4}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [188, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 19}, at_most = {k = 23, n = 4, mk = 126597, k_even = 4}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 11, k_even = 5}, at_most = {k = 23, n = 4, mk = 126597}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 11, mk = 126598}, at_most = {k = 23, n = 4, mn = 440144}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, m = 64, k = 11, mk = 126598, mn = 440145}, at_most = {k = 23, n = 4}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 7}, at_most = {k = 8, n = 16, mk = 3987957, mn = 436756, n_even = 4}, kernels = [
    "panel_6x64x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 7, n_even = 5}, at_most = {k = 8, n = 16, mk = 3987957, mn = 436756}, kernels = [
    "block_14x16x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 7, mn = 436757}, at_most = {k = 8, n = 16, mk = 3987957}, kernels = [
    "panel_6x64x256", "tall_14x16x1024"
  ], factors = [284, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 9}, at_most = {k = 11, n = 16, mk = 3987957}, kernels = [
    "block_14x16x1024", "tall_14x16x1024"
  ], factors = [255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 12}, at_most = {k = 23, n = 7, mk = 3987957, k_even = 4, m = 569}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 570, k = 12}, at_most = {k = 23, n = 7, mk = 3987957, k_even = 4, mn = 82999}, kernels = [
    "block_14x16x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 570, k = 12, mn = 83000}, at_most = {k = 23, n = 7, mk = 3987957, k_even = 4}, kernels = [
    "block_14x16x1024", "tall_14x16x1024"
  ], factors = [250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 12, k_even = 5}, at_most = {k = 23, n = 7, mk = 3987957}, kernels = [
    "dot_narrow_3x6x2048", "block_14x16x1024", "tall_14x16x1024"
  ], factors = [284, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 64, k = 12}, at_most = {k = 23, n = 16, mk = 4232, m = 45305}, kernels = [
    "block_14x16x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 64, k = 12, mk = 4233}, at_most = {k = 23, n = 16, mk = 3987957, m = 45305, k_even = 4}, kernels = [
    "block_14x16x1024", "tall_14x16x1024"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 64, k = 12, mk = 4233, k_even = 5}, at_most = {k = 23, n = 16, mk = 3987957, m = 45305}, kernels = [
    "block_14x16x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 45306, k = 12}, at_most = {k = 23, n = 16, mk = 3987957}, kernels = [
    "block_14x16x1024", "tall_14x16x1024"
  ], factors = [263, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 7, mk = 3987958}, at_most = {k = 23, n = 16, k_even = 4, mn = 5180177}, kernels = [
    "tall_14x16x1024"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 7, mk = 3987958, mn = 5180178}, at_most = {k = 23, n = 16, k_even = 4}, kernels = [
    "tall_14x16x1024"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 64, k = 7, mk = 3987958, k_even = 5}, at_most = {k = 23, n = 16}, kernels = [
    "tall_14x16x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24}, at_most = {k = 39, n = 4, mk = 165}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 166}, at_most = {k = 39, n = 4, mk = 380}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 40}, at_most = {k = 119, n = 2, mk = 380}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [130]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 40, n = 3}, at_most = {k = 119, n = 4, mk = 380}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 381}, at_most = {k = 119, n = 1, mk = 871, mnk = 4867}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [103]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 872}, at_most = {k = 119, n = 1, mk = 12803576, mnk = 4867}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 381, mnk = 4868}, at_most = {k = 119, n = 1, mk = 12803576}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 12803577}, at_most = {k = 119, n = 1}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 381, n = 2}, at_most = {k = 119, n = 2, mn = 96}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [148, 157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 381, n = 2, mn = 97}, at_most = {k = 119, n = 2, mk = 12515555}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 12515556, n = 2, mn = 97}, at_most = {k = 119, n = 2}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [244, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 381, n = 3}, at_most = {k = 40, n = 4, mn = 1267512, mk = 3998}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, mk = 381, n = 3}, at_most = {k = 119, n = 4, mn = 1267512, mk = 3998}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 3999, n = 3}, at_most = {k = 119, n = 4, mn = 1267512, mk = 6795552}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 6795553, n = 3}, at_most = {k = 119, n = 4, mn = 1267512}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, mk = 381, n = 3, mn = 1267513}, at_most = {k = 119, n = 4}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5}, at_most = {k = 31, n = 6, mn = 3119}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 5, mn = 3120}, at_most = {k = 31, n = 6}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [205, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 5}, at_most = {k = 60, n = 6, m = 178497, mk = 273}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [153]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 5, mk = 274}, at_most = {k = 60, n = 6, m = 178497, mn = 345}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 5, mk = 274, mn = 346}, at_most = {k = 60, n = 6, m = 178497}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 5}, at_most = {k = 119, n = 6, m = 24}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 5, m = 25}, at_most = {k = 73, n = 6, m = 178497}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [184, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 74, n = 5, m = 25}, at_most = {k = 119, n = 6, m = 178497}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, n = 5, m = 178498}, at_most = {k = 61, n = 6}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "tall_14x16x1024"
  ], factors = [181, 235, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 62, n = 5, m = 178498}, at_most = {k = 119, n = 6}, kernels = [
    "dot_narrow_3x6x2048", "tall_14x16x1024"
  ], factors = [228, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7}, at_most = {k = 53, n = 8, mk = 4217917, m = 6}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [142]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 7}, at_most = {k = 53, n = 8, mk = 4217917, m = 14}, kernels = [
    "dot_narrow_3x8x1536", "block_14x16x1024"
  ], factors = [195, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 15}, at_most = {k = 53, n = 8, mk = 4217917, mn = 478}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072"
  ], factors = [198, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 15, mn = 479}, at_most = {k = 53, n = 8, mk = 126681, nk = 305}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [224, 246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 15, mn = 479, nk = 306}, at_most = {k = 53, n = 8, mk = 126681}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 15, mn = 479, mk = 126682}, at_most = {k = 53, n = 8, mk = 741455}, kernels = [
    "dot_narrow_6x4x3072", "block_14x16x1024"
  ], factors = [249, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, m = 15, mn = 479, mk = 741456}, at_most = {k = 53, n = 8, mk = 4217917}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [271, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 7}, at_most = {k = 119, n = 8, mk = 4217917, mn = 199}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 7, mn = 200}, at_most = {k = 119, n = 8, mk = 92681}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 54, n = 7, mn = 200, mk = 92682}, at_most = {k = 119, n = 8, mk = 4217917}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [235, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9}, at_most = {k = 40, n = 16, mk = 4217917, mn = 37}, kernels = [
    "dot_narrow_3x8x1536", "block_14x16x1024"
  ], factors = [156, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 9}, at_most = {k = 76, n = 16, mk = 4217917, mn = 37}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [141]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mn = 38}, at_most = {k = 76, n = 16, mk = 4217917, mn = 183, nk = 557, m = 8}, kernels = [
    "block_14x16x1024"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mn = 38, m = 9}, at_most = {k = 76, n = 16, mk = 4217917, mn = 183, nk = 557}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mn = 38, nk = 558}, at_most = {k = 76, n = 12, mk = 4217917, mn = 183}, kernels = [
    "dot_narrow_3x8x1536", "block_14x16x1024"
  ], factors = [165, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 13, mn = 38, nk = 558}, at_most = {k = 76, n = 16, mk = 4217917, mn = 183}, kernels = [
    "block_14x16x1024"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 9}, at_most = {k = 119, n = 16, mk = 4217917, mn = 183, nk = 1142}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 9, nk = 1143}, at_most = {k = 119, n = 16, mk = 4217917, mn = 183}, kernels = [
    "dot_narrow_6x4x3072", "block_14x16x1024"
  ], factors = [239, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mn = 184}, at_most = {k = 38, n = 16, mk = 1655}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mn = 184, mk = 1656}, at_most = {k = 38, n = 16, mk = 661133}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 39, n = 9, mn = 184}, at_most = {k = 54, n = 12, mk = 661133}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 39, n = 13, mn = 184}, at_most = {k = 54, n = 16, mk = 2590}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 39, n = 13, mn = 184, mk = 2591}, at_most = {k = 54, n = 16, mk = 661133}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 9, mn = 184}, at_most = {k = 103, n = 12, mk = 661133, m = 43}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072"
  ], factors = [225, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 9, mn = 184, m = 44}, at_most = {k = 103, n = 12, mk = 661133}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 13, mn = 184}, at_most = {k = 103, n = 16, mk = 661133, mn = 2276}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, n = 13, mn = 2277}, at_most = {k = 103, n = 16, mk = 661133}, kernels = [
    "block_slab_16x16x1024", "block_14x16x1024", "tall_14x16x1024"
  ], factors = [241, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, n = 9, mn = 184}, at_most = {k = 119, n = 16, mk = 661133, nk = 1326}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104, n = 9, mn = 184, nk = 1327}, at_most = {k = 119, n = 16, mk = 661133}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072"
  ], factors = [229, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mn = 184, mk = 661134}, at_most = {k = 52, n = 12, mk = 4217917}, kernels = [
    "tall_14x16x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 13, mn = 184, mk = 661134}, at_most = {k = 52, n = 16, mk = 4217917}, kernels = [
    "tall_14x16x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 53, n = 9, mn = 184, mk = 661134}, at_most = {k = 119, n = 12, mk = 4217917}, kernels = [
    "tall_14x16x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 53, n = 13, mn = 184, mk = 661134}, at_most = {k = 119, n = 16, mk = 4217917}, kernels = [
    "tall_14x16x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, mk = 4217918}, at_most = {k = 119, n = 8, m = 222194, mn = 1090182}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, mk = 4217918, mn = 1090183}, at_most = {k = 119, n = 8, m = 222194}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [267, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 7, mk = 4217918, m = 222195}, at_most = {k = 119, n = 8}, kernels = [
    "tall_14x16x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mk = 4217918}, at_most = {k = 119, n = 16, mk = 8421755, mn = 1420094}, kernels = [
    "tall_14x16x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mk = 4217918, mn = 1420095}, at_most = {k = 119, n = 16, mk = 8421755, m = 152233}, kernels = [
    "tall_14x16x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mk = 4217918, mn = 1420095, m = 152234}, at_most = {k = 119, n = 16, mk = 8421755}, kernels = [
    "tall_14x16x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24, n = 9, mk = 8421756}, at_most = {k = 43, n = 16}, kernels = [
    "tall_14x16x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 9, mk = 8421756}, at_most = {k = 119, n = 16}, kernels = [
    "tall_14x16x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {k = 5, mn = 580, n = 32, m = 14}, kernels = [
    "panel_12x32x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {k = 5, mn = 580, n = 45, m = 14}, kernels = [
    "panel_6x64x256"
  ], factors = [324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15}, at_most = {k = 5, mn = 580, n = 45}, kernels = [
    "panel_12x32x2048"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 581}, at_most = {k = 5, mn = 3826, n = 32}, kernels = [
    "panel_6x64x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 581}, at_most = {k = 5, mn = 3826, n = 45}, kernels = [
    "panel_6x64x256"
  ], factors = [310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46}, at_most = {k = 5, mn = 2003, n = 89, mk = 24}, kernels = [
    "panel_6x64x256"
  ], factors = [329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, mk = 25}, at_most = {k = 5, mn = 2003, n = 89}, kernels = [
    "panel_6x64x256"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 90}, at_most = {k = 5, mn = 2003, n = 128}, kernels = [
    "block_slab_3x128x128"
  ], factors = [437]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 129}, at_most = {k = 5, mn = 2003, n = 207}, kernels = [
    "panel_6x64x256"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, mn = 2004}, at_most = {k = 5, mn = 3826, n = 207}, kernels = [
    "panel_6x64x256"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 208}, at_most = {k = 5, mn = 3826, mk = 10}, kernels = [
    "block_slab_3x128x128"
  ], factors = [430]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 208, mk = 11}, at_most = {k = 5, mn = 3826}, kernels = [
    "panel_6x64x256"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827}, at_most = {k = 1, n_even = 724, m = 48, mk = 20}, kernels = [
    "block_slab_3x128x128"
  ], factors = [438]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, mk = 21}, at_most = {k = 1, n_even = 724, m = 48}, kernels = [
    "block_slab_3x128x128"
  ], factors = [418]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, k = 2}, at_most = {k = 2, n_even = 724, m = 48, mk = 54}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128"
  ], factors = [317, 409]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, k = 2, mk = 55}, at_most = {k = 2, n_even = 724, m = 48}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024"
  ], factors = [321, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, m = 49}, at_most = {k = 2, n_even = 724, n = 32, mk = 375993, mn = 209577}, kernels = [
    "panel_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 209578, m = 49}, at_most = {k = 2, n_even = 724, n = 32, mk = 375993}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [286, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, m = 49, mk = 375994}, at_most = {k = 2, n_even = 724, n = 32}, kernels = [
    "panel_6x64x256"
  ], factors = [340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, m = 49}, at_most = {k = 1, n_even = 724, mn = 16528}, kernels = [
    "panel_6x64x256"
  ], factors = [335]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 16529, m = 49}, at_most = {k = 1, n_even = 724, mnk = 7646283, mn = 456095, m = 90}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 16529, m = 91}, at_most = {k = 1, n_even = 724, mnk = 7646283, mn = 456095}, kernels = [
    "panel_6x64x256"
  ], factors = [381]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 456096, m = 49}, at_most = {k = 1, n_even = 724, mnk = 7646283, mn = 770405}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024"
  ], factors = [334, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 770406, m = 49}, at_most = {k = 1, n_even = 724, mnk = 7646283}, kernels = [
    "panel_6x64x256"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 16529, m = 49, mnk = 7646284}, at_most = {k = 1, n_even = 724}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [384, 369]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, m = 49, k = 2}, at_most = {k = 2, n_even = 724, mk = 344, nk = 182}, kernels = [
    "panel_6x64x256"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, m = 49, k = 2, nk = 183}, at_most = {k = 2, n_even = 724, mk = 344}, kernels = [
    "panel_6x64x256"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, m = 49, k = 2, mk = 345}, at_most = {k = 2, n_even = 32, nk = 2231}, kernels = [
    "panel_6x64x256"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, m = 49, k = 2, mk = 345, n_even = 33}, at_most = {k = 2, n_even = 724, nk = 2231}, kernels = [
    "panel_6x64x256"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, m = 49, k = 2, mk = 345, nk = 2232}, at_most = {k = 2, n_even = 724, mnk = 16401758}, kernels = [
    "panel_6x64x256"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, m = 49, k = 2, mk = 345, nk = 2232, mnk = 16401759}, at_most = {k = 2, n_even = 724}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [395, 381]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, n_even = 725}, at_most = {k = 2, mn = 604212, m = 14}, kernels = [
    "block_slab_3x128x128"
  ], factors = [379]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, n_even = 725, m = 15}, at_most = {k = 2, mn = 604212, mk = 35}, kernels = [
    "block_slab_3x128x128"
  ], factors = [343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, n_even = 725, m = 15, mk = 36}, at_most = {k = 2, mn = 604212, mnk = 867095, n = 1448}, kernels = [
    "block_slab_3x128x128"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, mn = 3827, n_even = 725, m = 15, mk = 36}, at_most = {k = 2, mn = 604212, mnk = 867095}, kernels = [
    "block_slab_3x128x128"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, n_even = 725, m = 15, mk = 36, mnk = 867096}, at_most = {k = 2, mn = 604212}, kernels = [
    "block_slab_6x64x1024", "block_slab_3x128x128"
  ], factors = [281, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 604213, n_even = 725}, at_most = {k = 1, mn = 6315516, mk = 3532}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128"
  ], factors = [311, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 604213, n_even = 725, k = 2}, at_most = {k = 2, mn = 6315516, mk = 3532}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128"
  ], factors = [330, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 604213, n_even = 725, mk = 3533}, at_most = {k = 2, mn = 6315516}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128"
  ], factors = [358, 334]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 6315517, n_even = 725}, at_most = {k = 2}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128", "block_6x64x256"
  ], factors = [512, 567, 504]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, k = 3}, at_most = {k = 5, n_even = 724, n = 32, mnk = 2192663}, kernels = [
    "block_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, k = 3, mnk = 2192664}, at_most = {k = 5, n_even = 724, n = 32}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [330, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, k = 3}, at_most = {k = 3, n_even = 724, mn = 24390}, kernels = [
    "panel_6x64x256"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 24391, k = 3}, at_most = {k = 3, n_even = 724, m = 38}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024"
  ], factors = [311, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 24391, k = 3, m = 39}, at_most = {k = 3, n_even = 724, mn = 9347999}, kernels = [
    "panel_6x64x256"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 9348000, k = 3, m = 39}, at_most = {k = 3, n_even = 724}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [424, 416]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, k = 4}, at_most = {k = 5, n_even = 724, mn = 64758, mk = 131}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128"
  ], factors = [288, 370]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 3827, k = 4, mk = 132}, at_most = {k = 5, n_even = 724, mn = 64758}, kernels = [
    "panel_6x64x256"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 64759, k = 4}, at_most = {k = 5, n_even = 724, mnk = 2838900, m = 170}, kernels = [
    "panel_6x64x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 64759, k = 4, m = 171}, at_most = {k = 5, n_even = 724, mnk = 2838900}, kernels = [
    "panel_6x64x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 64759, k = 4, mnk = 2838901}, at_most = {k = 5, n_even = 8}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [396, 396]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 64759, k = 4, mnk = 2838901, n_even = 9}, at_most = {k = 5, n_even = 724}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [376, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, k = 3, n_even = 725}, at_most = {k = 5, mn = 728482, m = 23}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024", "block_slab_3x128x128"
  ], factors = [287, 297, 353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, k = 3, n_even = 725, m = 24}, at_most = {k = 3, mn = 728482}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 3827, k = 4, n_even = 725, m = 24}, at_most = {k = 5, mn = 728482}, kernels = [
    "panel_3x64x256", "block_slab_6x64x1024", "tall_6x64x256"
  ], factors = [315, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 728483, k = 3, n_even = 725}, at_most = {k = 5, n = 1448}, kernels = [
    "panel_6x64x256", "block_3x64x256", "block_6x64x256"
  ], factors = [323, 220, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, mn = 728483, k = 3, n_even = 725}, at_most = {k = 5, mnk = 29504022}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024", "block_6x64x256"
  ], factors = [355, 392, 363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, mn = 728483, k = 3, n_even = 725, mnk = 29504023}, at_most = {k = 5}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024", "block_6x64x256"
  ], factors = [441, 466, 437]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 6}, at_most = {k = 26, n = 32, m = 14}, kernels = [
    "panel_12x32x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 6}, at_most = {k = 26, n = 48, m = 14}, kernels = [
    "block_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 6, m = 15}, at_most = {k = 11, n = 32, m = 24583, mk = 550}, kernels = [
    "panel_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 6, m = 15, mk = 551}, at_most = {k = 11, n = 32, m = 24583, n_even = 4}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 6, m = 15, mk = 551, n_even = 5}, at_most = {k = 11, n = 32, m = 24583}, kernels = [
    "block_slab_12x32x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 6, m = 15}, at_most = {k = 11, n = 48, m = 24583}, kernels = [
    "panel_6x64x256"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 12, m = 15}, at_most = {k = 26, n = 32, m = 24583, mn = 2949}, kernels = [
    "panel_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 12, m = 15, mn = 2950}, at_most = {k = 26, n = 32, m = 24583}, kernels = [
    "panel_6x64x256"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 12, m = 15}, at_most = {k = 26, n = 48, m = 24583}, kernels = [
    "panel_6x64x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 6, m = 24584}, at_most = {k = 15, n = 32}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [291, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 6, m = 24584}, at_most = {k = 15, n = 48}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [348, 341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 16, m = 24584}, at_most = {k = 26, n = 48}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024", "block_6x64x256"
  ], factors = [266, 264, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 6}, at_most = {k = 26, n = 891, mn = 6987, mk = 88, nk = 2652, mnk = 1031}, kernels = [
    "panel_6x64x256"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 6, mnk = 1032}, at_most = {k = 26, n = 891, mn = 6987, mk = 88, nk = 2652}, kernels = [
    "panel_6x64x256"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 6, nk = 2653}, at_most = {k = 26, n = 891, mn = 6987, mk = 88}, kernels = [
    "panel_6x64x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 6, mk = 89}, at_most = {k = 10, n = 891, mn = 6987, n_even = 32}, kernels = [
    "panel_6x64x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 11, mk = 89}, at_most = {k = 26, n = 63, mn = 6987, n_even = 32}, kernels = [
    "panel_3x64x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, k = 11, mk = 89}, at_most = {k = 26, n = 77, mn = 6987, n_even = 32}, kernels = [
    "panel_6x64x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 78, k = 11, mk = 89}, at_most = {k = 26, n = 891, mn = 6987, n_even = 32}, kernels = [
    "panel_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 6, mk = 89, n_even = 33}, at_most = {k = 26, n = 891, mn = 6987}, kernels = [
    "panel_3x64x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 6, mn = 6988}, at_most = {k = 7, n = 891, mk = 137688}, kernels = [
    "block_3x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 8, mn = 6988}, at_most = {k = 11, n = 891, mk = 596}, kernels = [
    "panel_3x64x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 8, mn = 6988, mk = 597}, at_most = {k = 11, n = 891, mk = 137688}, kernels = [
    "panel_3x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 6, mn = 6988, mk = 137689}, at_most = {k = 11, n = 63}, kernels = [
    "panel_6x64x256", "block_6x64x256", "tall_6x64x256"
  ], factors = [414, 404, 418]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, k = 6, mn = 6988, mk = 137689}, at_most = {k = 11, n = 891}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [320, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, mn = 6988}, at_most = {k = 16, n = 891, mk = 6468, mnk = 110403}, kernels = [
    "panel_3x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, mn = 6988, mnk = 110404}, at_most = {k = 16, n = 891, mk = 6468}, kernels = [
    "panel_3x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, mn = 6988}, at_most = {k = 26, n = 891, mk = 6468, mn = 36659}, kernels = [
    "panel_3x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, mn = 36660}, at_most = {k = 26, n = 891, mk = 6468}, kernels = [
    "panel_3x64x256"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 12, mn = 6988, mk = 6469}, at_most = {k = 26, n = 891}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_slab_3x128x128"
  ], factors = [259, 263, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6}, at_most = {k = 9, n_even = 724, mn = 12357280, mk = 168}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128", "block_3x64x256"
  ], factors = [287, 357, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6, mk = 169}, at_most = {k = 9, n_even = 724, mn = 12357280, mk = 591}, kernels = [
    "block_3x64x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6, mk = 592}, at_most = {k = 9, n_even = 4, mn = 12357280}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_6x64x256"
  ], factors = [300, 308, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6, mk = 592, n_even = 5}, at_most = {k = 9, n_even = 724, mn = 12357280}, kernels = [
    "panel_3x64x256", "block_3x64x256", "block_6x64x256"
  ], factors = [266, 235, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6, mn = 12357281}, at_most = {k = 9, n_even = 724}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [472, 468]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6, n_even = 725}, at_most = {k = 9, mk = 22}, kernels = [
    "block_slab_3x128x128"
  ], factors = [342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6, n_even = 725, mk = 23}, at_most = {k = 9, mk = 150}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6, n_even = 725, mk = 151}, at_most = {k = 9, mn = 369151}, kernels = [
    "block_3x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 6, n_even = 725, mk = 151, mn = 369152}, at_most = {k = 9}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_slab_6x64x1024", "block_3x64x256", "block_6x64x256"
  ], factors = [265, 249, 262, 197, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 10}, at_most = {k = 26, mn = 1988314, mk = 49}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128"
  ], factors = [274, 327]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 10, mk = 50}, at_most = {k = 26, mn = 1988314, mk = 123}, kernels = [
    "panel_6x64x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 10, mk = 124}, at_most = {k = 11, mn = 1988314}, kernels = [
    "panel_3x64x256", "block_3x64x256"
  ], factors = [246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 12, mk = 124}, at_most = {k = 26, mn = 1988314, m = 55}, kernels = [
    "panel_3x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 12, mk = 124, m = 56}, at_most = {k = 26, mn = 1988314}, kernels = [
    "panel_3x64x256", "block_6x64x256"
  ], factors = [243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 10, mn = 1988315}, at_most = {k = 26, n_even = 8}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_6x64x256"
  ], factors = [342, 342, 343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 10, mn = 1988315, n_even = 9}, at_most = {k = 26, n_even = 512}, kernels = [
    "panel_6x64x256"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 10, mn = 1988315, n_even = 513}, at_most = {k = 26, m = 835}, kernels = [
    "panel_3x64x256", "block_3x64x256"
  ], factors = [241, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 892, k = 10, mn = 1988315, n_even = 513, m = 836}, at_most = {k = 26}, kernels = [
    "panel_3x64x256", "block_3x64x256", "tall_3x64x256"
  ], factors = [273, 218, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 27}, at_most = {k = 60, mk = 177, n = 43}, kernels = [
    "panel_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, k = 27}, at_most = {k = 60, mk = 77, mn = 201}, kernels = [
    "panel_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, k = 27, mn = 202}, at_most = {k = 60, mk = 77, n_even = 724}, kernels = [
    "panel_6x64x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, k = 27, mn = 202, n_even = 725}, at_most = {k = 60, mk = 77}, kernels = [
    "panel_6x64x256", "block_slab_3x128x128", "dot_narrow_1x8x1536"
  ], factors = [238, 244, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 44, k = 27, mk = 78}, at_most = {k = 60, mk = 177}, kernels = [
    "panel_6x64x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 27, mk = 178}, at_most = {k = 39, n = 24, mn = 510}, kernels = [
    "panel_6x64x256"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 27, mk = 178, mn = 511}, at_most = {k = 39, n = 24}, kernels = [
    "panel_6x64x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 40, mk = 178}, at_most = {k = 60, n = 24, mnk = 50839}, kernels = [
    "panel_12x32x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 40, mk = 178, mnk = 50840}, at_most = {k = 60, n = 24, mk = 376453}, kernels = [
    "tall_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 40, mk = 376454, mnk = 50840}, at_most = {k = 60, n = 24}, kernels = [
    "block_slab_6x64x1024", "tall_6x64x256"
  ], factors = [222, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 27, mk = 178}, at_most = {k = 60, mk = 586, mnk = 8831}, kernels = [
    "panel_6x64x256"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 27, mk = 178, mnk = 8832}, at_most = {k = 54, mk = 262}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 27, mk = 263, mnk = 8832}, at_most = {k = 54, mk = 586}, kernels = [
    "panel_6x64x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 55, mk = 178, mnk = 8832}, at_most = {k = 60, mk = 586}, kernels = [
    "panel_6x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 27, mk = 587}, at_most = {k = 29, m = 122725, nk = 2940}, kernels = [
    "panel_6x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 27, mk = 587, nk = 2941}, at_most = {k = 29, m = 122725}, kernels = [
    "block_3x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 30, mk = 587}, at_most = {k = 60, m = 122725, n_even = 724, n = 32}, kernels = [
    "panel_6x64x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 30, mk = 587}, at_most = {k = 60, m = 122725, n_even = 724, n = 34}, kernels = [
    "panel_6x64x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, k = 30, mk = 587}, at_most = {k = 56, m = 122725, n_even = 724, n = 177}, kernels = [
    "block_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 178, k = 30, mk = 587}, at_most = {k = 56, m = 122725, n_even = 724, mk = 1186}, kernels = [
    "panel_3x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 178, k = 30, mk = 1187}, at_most = {k = 56, m = 122725, n_even = 724}, kernels = [
    "block_3x64x256", "tall_3x64x256"
  ], factors = [241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 35, k = 57, mk = 587}, at_most = {k = 60, m = 122725, n_even = 724}, kernels = [
    "panel_6x64x256", "block_3x64x256"
  ], factors = [240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 30, mk = 587, n_even = 725}, at_most = {k = 60, m = 122725, nk = 120397}, kernels = [
    "panel_3x64x256", "block_3x64x256", "tall_3x64x256"
  ], factors = [238, 230, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 30, mk = 587, n_even = 725, nk = 120398}, at_most = {k = 60, m = 122725}, kernels = [
    "block_3x64x256"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 27, mk = 587, m = 122726}, at_most = {k = 60, nk = 1092}, kernels = [
    "panel_6x64x256", "tall_12x32x2048", "tall_6x64x256"
  ], factors = [255, 274, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 27, mk = 587, m = 122726, nk = 1093}, at_most = {k = 60}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_slab_6x64x1024", "tall_6x64x256"
  ], factors = [248, 247, 246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 61}, at_most = {k = 119, n = 18, mn = 485}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 61, mn = 486}, at_most = {k = 119, n = 18, nk = 1570}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [217, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 61, mn = 486, nk = 1571}, at_most = {k = 119, n = 18}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [213, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, k = 61}, at_most = {k = 82, n = 24, mn = 1331}, kernels = [
    "panel_12x32x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, k = 83}, at_most = {k = 119, n = 24, mn = 1331}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 19, k = 61, mn = 1332}, at_most = {k = 119, n = 24}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [224, 260, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61}, at_most = {k = 84, m = 4, nk = 3348}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, nk = 3349}, at_most = {k = 84, m = 4, mk = 71}, kernels = [
    "panel_6x64x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, nk = 3349, mk = 72}, at_most = {k = 84, m = 3, n_even = 724}, kernels = [
    "panel_6x64x256", "dot_narrow_3x8x1536"
  ], factors = [249, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, nk = 3349, mk = 72, m = 4}, at_most = {k = 84, m = 4, n_even = 724}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, nk = 3349, mk = 72, n_even = 725}, at_most = {k = 84, m = 4}, kernels = [
    "panel_6x64x256", "dot_narrow_3x8x1536", "block_6x64x256"
  ], factors = [240, 199, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 85}, at_most = {k = 119, m = 1}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 85, m = 2}, at_most = {k = 119, m = 4}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, m = 5}, at_most = {k = 74, m = 35, n = 45}, kernels = [
    "panel_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, k = 61, m = 5}, at_most = {k = 74, m = 13}, kernels = [
    "panel_6x64x256"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, k = 61, m = 14}, at_most = {k = 74, m = 14}, kernels = [
    "panel_6x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, k = 61, m = 15}, at_most = {k = 74, m = 35}, kernels = [
    "block_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 75, m = 5}, at_most = {k = 82, m = 11}, kernels = [
    "panel_6x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 83, m = 5}, at_most = {k = 119, m = 11}, kernels = [
    "panel_6x64x256", "dot_narrow_3x8x1536"
  ], factors = [248, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 75, m = 12}, at_most = {k = 119, m = 35, mn = 2320}, kernels = [
    "panel_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 75, m = 12, mn = 2321}, at_most = {k = 91, m = 35}, kernels = [
    "tall_6x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 92, m = 12, mn = 2321}, at_most = {k = 119, m = 35}, kernels = [
    "tall_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, m = 36}, at_most = {k = 71, nk = 16854, m = 8127, n_even = 4, n = 47}, kernels = [
    "tall_6x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, k = 61, m = 36}, at_most = {k = 71, nk = 16854, m = 8127, n_even = 4, n = 113}, kernels = [
    "block_slab_6x64x1024", "block_6x64x256"
  ], factors = [236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 114, k = 61, m = 36}, at_most = {k = 71, nk = 16854, m = 8127, n_even = 4}, kernels = [
    "panel_3x64x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, m = 36, n_even = 5}, at_most = {k = 71, nk = 16854, m = 8127}, kernels = [
    "panel_3x64x256", "panel_6x64x256"
  ], factors = [238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 72, m = 36}, at_most = {k = 119, nk = 16854, m = 8127, n = 53}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, k = 72, m = 36}, at_most = {k = 105, nk = 16854, m = 8127, mn = 5097}, kernels = [
    "tall_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, k = 72, m = 36, mn = 5098}, at_most = {k = 105, nk = 16854, m = 8127}, kernels = [
    "tall_3x64x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, k = 106, m = 36}, at_most = {k = 119, nk = 16854, m = 8127}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, m = 8128}, at_most = {k = 85, nk = 16854, n = 37}, kernels = [
    "tall_12x32x2048", "tall_6x64x256"
  ], factors = [249, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 86, m = 8128}, at_most = {k = 119, nk = 16854, n = 37}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 38, k = 61, m = 8128}, at_most = {k = 70, nk = 16854}, kernels = [
    "tall_3x64x256", "tall_6x64x256"
  ], factors = [235, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 38, k = 71, m = 8128}, at_most = {k = 119, nk = 16854}, kernels = [
    "tall_3x64x256", "tall_6x64x256"
  ], factors = [245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, m = 36, nk = 16855}, at_most = {k = 64, mn = 486579, n_even = 362}, kernels = [
    "panel_3x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, m = 36, nk = 16855, n_even = 363}, at_most = {k = 64, mn = 486579}, kernels = [
    "panel_3x64x256", "tall_3x64x256"
  ], factors = [240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 65, m = 36, nk = 16855}, at_most = {k = 74, mn = 486579}, kernels = [
    "block_3x64x256", "tall_3x64x256"
  ], factors = [244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 61, m = 36, nk = 16855, mn = 486580}, at_most = {k = 74}, kernels = [
    "panel_3x64x256", "tall_3x64x256", "tall_6x64x256"
  ], factors = [237, 232, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 75, m = 36, nk = 16855}, at_most = {k = 119}, kernels = [
    "panel_3x64x256", "tall_3x64x256"
  ], factors = [244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120}, at_most = {m = 9, n = 1, mnk = 679}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [109]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, mnk = 680}, at_most = {m = 9, n = 1, mnk = 290473}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, mnk = 290474}, at_most = {m = 9, n = 1}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [217, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2}, at_most = {m = 9, n = 2, mk = 7860, mnk = 1900}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [118]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2, mnk = 1901}, at_most = {m = 9, n = 2, mk = 7860}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2, mk = 7861}, at_most = {m = 9, n = 2, mn = 10, k = 195229}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 195230, n = 2, mk = 7861}, at_most = {m = 9, n = 2, mn = 10}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [262, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2, mk = 7861, mn = 11}, at_most = {m = 9, n = 2}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3}, at_most = {m = 9, n = 4, mk = 2075}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, mk = 2076}, at_most = {m = 3, n = 4, mn = 8}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, mk = 2076, mn = 9}, at_most = {m = 3, n = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, mk = 2076, m = 4}, at_most = {m = 9, n = 4}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5}, at_most = {m = 2, nk = 12611777, k = 153, mn = 35}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, mn = 36}, at_most = {m = 2, nk = 12611777, k = 153, mk = 191}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [240, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, mn = 36, mk = 192}, at_most = {m = 2, nk = 12611777, k = 153, n = 768}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 769, mn = 36, mk = 192}, at_most = {m = 2, nk = 12611777, k = 153}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [270, 242, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 5}, at_most = {m = 2, nk = 12611777, mk = 1172, mn = 42}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 5, mn = 43}, at_most = {m = 1, nk = 12611777, mk = 534, n = 12410}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [237, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 12411, mn = 43}, at_most = {m = 1, nk = 12611777, mk = 534}, kernels = [
    "dot_narrow_1x8x1536"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 5, mn = 43, m = 2}, at_most = {m = 2, nk = 124761, mk = 534}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 5, mn = 43, m = 2, nk = 124762}, at_most = {m = 2, nk = 12611777, mk = 534}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [267, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 5, mn = 43, mk = 535}, at_most = {m = 2, nk = 12611777, mk = 1172, mn = 17190}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [252, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 5, mn = 17191, mk = 535}, at_most = {m = 2, nk = 12611777, mk = 1172}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [265, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 5, mk = 1173}, at_most = {m = 2, nk = 12611777, n = 6}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 7, mk = 1173}, at_most = {m = 2, nk = 12611777, n = 8}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 9, mk = 1173}, at_most = {m = 2, nk = 12611777, n = 12}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 13, mk = 1173}, at_most = {m = 2, nk = 622508}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [285, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 13, mk = 1173, nk = 622509}, at_most = {m = 1, nk = 12611777, n = 2770, k = 8190}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [241, 247, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8191, n = 13, mk = 1173, nk = 622509}, at_most = {m = 1, nk = 12611777, n = 2770}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [238, 256, 255, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 13, mk = 1173, nk = 622509, m = 2}, at_most = {m = 2, nk = 12611777, n = 2770}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [293, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 2771, mk = 1173, nk = 622509}, at_most = {m = 1, nk = 12611777, mk = 2904}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [240, 246, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 2771, mk = 2905, nk = 622509}, at_most = {m = 1, nk = 12611777}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [265, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 154, n = 2771, mk = 1173, nk = 622509, m = 2}, at_most = {m = 2, nk = 12611777}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [289, 278, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, nk = 12611778}, at_most = {m = 1, mn = 2035}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [262, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, nk = 12611778, mn = 2036}, at_most = {m = 1, mnk = 16932462}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [266, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, nk = 12611778, mn = 2036, mnk = 16932463}, at_most = {m = 1}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_1x8x1536"
  ], factors = [246, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, nk = 12611778, m = 2}, at_most = {m = 2, mk = 14940}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_3x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [293, 271, 276, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, nk = 12611778, m = 2, mk = 14941}, at_most = {m = 2}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [260, 255, 257, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, m = 3}, at_most = {m = 6, k = 226, n = 23, mnk = 8127}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, m = 3, mnk = 8128}, at_most = {m = 6, k = 226, n = 23}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 24, m = 3}, at_most = {m = 3, k = 226}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 24, m = 4}, at_most = {m = 6, k = 174, n_even = 32, k_even = 32}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [250, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 175, n = 24, m = 4}, at_most = {m = 6, k = 226, n_even = 32, k_even = 32}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 24, m = 4, k_even = 33}, at_most = {m = 6, k = 226, n_even = 32}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [243, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 24, m = 4, n_even = 33}, at_most = {m = 6, k = 139}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 140, n = 24, m = 4, n_even = 33}, at_most = {m = 6, k = 226}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 5, m = 3}, at_most = {m = 5, mnk = 64605566, k = 317, mk = 1007}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 5, m = 3, mk = 1008}, at_most = {m = 5, mnk = 64605566, k = 317, n = 27}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 28, m = 3, mk = 1008}, at_most = {m = 5, mnk = 64605566, k = 317, n = 991}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 992, m = 3, mk = 1008}, at_most = {m = 5, mnk = 64605566, k = 317}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [217, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 3}, at_most = {m = 3, mnk = 33621106, n = 41, mn = 19}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 3, mn = 20}, at_most = {m = 3, mnk = 33621106, n = 41, mn = 25}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 3, mn = 26}, at_most = {m = 3, mnk = 33621106, n = 41, mn = 37}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 3, mn = 38}, at_most = {m = 3, mnk = 33621106, n = 41}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [246, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 42, m = 3}, at_most = {m = 3, mnk = 33621106, k = 998}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 999, n = 42, m = 3}, at_most = {m = 3, mnk = 33621106}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [231, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 3, mnk = 33621107}, at_most = {m = 3, mnk = 64605566}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [258, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 4}, at_most = {m = 5, mnk = 64605566, n = 6}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 7, m = 4}, at_most = {m = 5, mnk = 64605566, n = 8}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 9, m = 4}, at_most = {m = 5, mnk = 64605566, n = 24, mn = 59}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 9, m = 4, mn = 60}, at_most = {m = 5, mnk = 64605566, n = 24}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [251, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 25, m = 4}, at_most = {m = 5, mnk = 64605566, k = 526, n_even = 724, n = 2153}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [234, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 2154, m = 4}, at_most = {m = 5, mnk = 64605566, k = 526, n_even = 724}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [216, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 25, m = 4, n_even = 725}, at_most = {m = 5, mnk = 64605566, k = 526}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [221, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 527, n = 25, m = 4}, at_most = {m = 4, mnk = 64605566, mn = 12179, k = 74251}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [223, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 74252, n = 25, m = 4}, at_most = {m = 4, mnk = 64605566, mn = 12179}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [236, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 527, n = 25, m = 4, mn = 12180}, at_most = {m = 4, mnk = 64605566}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [225, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 527, n = 25, m = 5}, at_most = {m = 5, mnk = 64605566, k = 2313}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [231, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2314, n = 25, m = 5}, at_most = {m = 5, mnk = 64605566, k = 68055}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [230, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 68056, n = 25, m = 5}, at_most = {m = 5, mnk = 64605566}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [243, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 5, m = 6}, at_most = {m = 6, mnk = 64605566, k = 597}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [252, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 598, n = 5, m = 6}, at_most = {m = 6, mnk = 64605566, mn = 77}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [247, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 598, n = 5, m = 6, mn = 78}, at_most = {m = 6, mnk = 64605566}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [243, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 5, m = 3, mnk = 64605567}, at_most = {m = 3, mk = 317688, mnk = 117774184}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [244, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 5, m = 4, mnk = 64605567}, at_most = {m = 5, mk = 317688, mnk = 117774184}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [222, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 5, m = 6, mnk = 64605567}, at_most = {m = 6, mk = 317688, mnk = 117774184}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [209, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 5, m = 3, mnk = 117774185}, at_most = {m = 6, mk = 317688}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [218, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 5, m = 3, mnk = 64605567, mk = 317689}, at_most = {m = 6, n = 22}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [261, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 23, m = 3, mnk = 64605567, mk = 317689}, at_most = {m = 6, mnk = 117580334}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [234, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 227, n = 23, m = 3, mnk = 117580335, mk = 317689}, at_most = {m = 6}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [233, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, m = 7}, at_most = {m = 9, k = 317, mn = 76}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, m = 7, mn = 77}, at_most = {m = 9, k = 317, mn = 199, mnk = 20672}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, m = 7, mn = 77, mnk = 20673}, at_most = {m = 9, k = 317, mn = 199}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, m = 7, mn = 200}, at_most = {m = 9, k = 163}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [225, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 164, n = 5, m = 7, mn = 200}, at_most = {m = 9, k = 217}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 218, n = 5, m = 7, mn = 200}, at_most = {m = 9, k = 317, nk = 26836, k_even = 64}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [229, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 218, n = 5, m = 7, mn = 200, k_even = 65}, at_most = {m = 9, k = 317, nk = 26836}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [232, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 218, n = 5, m = 7, mn = 200, nk = 26837}, at_most = {m = 9, k = 317}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 7}, at_most = {m = 9, mn = 467, n = 6}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 7, m = 7}, at_most = {m = 9, mn = 467, n = 8, n_even = 4}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 9, m = 7}, at_most = {m = 9, mn = 467, n = 23, n_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [253, 238, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 7, m = 7, n_even = 5}, at_most = {m = 9, mn = 467, n = 23}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 24, m = 7}, at_most = {m = 9, mn = 467, n_even = 4, mnk = 27684629, n = 40}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [240, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 41, m = 7}, at_most = {m = 9, mn = 467, n_even = 4, mnk = 27684629}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [256, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 24, m = 7, mnk = 27684630}, at_most = {m = 9, mn = 467, n_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [249, 250, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 24, m = 7, n_even = 5}, at_most = {m = 9, mn = 467}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [225, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 7, mn = 468}, at_most = {m = 9, mnk = 66031941, k = 551, nk = 323054}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [253, 249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 7, mn = 468, nk = 323055}, at_most = {m = 9, mnk = 66031941, k = 551}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [243, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, n = 5, m = 7, mn = 468}, at_most = {m = 7, mnk = 66031941, k_even = 724, mk = 18791}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [256, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, n = 5, m = 7, mn = 468, mk = 18792}, at_most = {m = 7, mnk = 66031941, k_even = 724}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [235, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, n = 5, m = 8, mn = 468}, at_most = {m = 9, mnk = 66031941, k_even = 724, n = 2030, k = 31696}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [250, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 31697, n = 5, m = 8, mn = 468}, at_most = {m = 9, mnk = 66031941, k_even = 724, n = 2030}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, n = 2031, m = 8, mn = 468}, at_most = {m = 9, mnk = 66031941, k_even = 724}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [246, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, n = 5, m = 7, mn = 468, k_even = 725}, at_most = {m = 9, mnk = 66031941, n_even = 8}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, n = 5, m = 7, mn = 468, k_even = 725, n_even = 9}, at_most = {m = 9, mnk = 2965820, mn = 5418}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [258, 252, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, n = 5, m = 7, mn = 468, k_even = 725, n_even = 9, mnk = 2965821}, at_most = {m = 9, mnk = 66031941, mn = 5418}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [250, 237, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 552, n = 5, m = 7, mn = 5419, k_even = 725, n_even = 9}, at_most = {m = 9, mnk = 66031941}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [254, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 7, mn = 468, mnk = 66031942}, at_most = {m = 7, mnk = 175342104}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [237, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 7, mn = 468, mnk = 175342105}, at_most = {m = 7}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 8, mn = 468, mnk = 66031942}, at_most = {m = 9, k = 41452, nk = 20884005, n_even = 724}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [272, 257, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 8, mn = 468, mnk = 66031942, n_even = 725}, at_most = {m = 9, k = 41452, nk = 20884005, mnk = 71179716}, kernels = [
    "block_slab_12x32x2048", "block_slab_6x64x1024", "dot_narrow_3x6x2048"
  ], factors = [246, 283, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 8, mn = 468, mnk = 71179717, n_even = 725}, at_most = {m = 9, k = 41452, nk = 20884005}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_3x6x2048"
  ], factors = [280, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, n = 5, m = 8, mn = 468, mnk = 66031942, nk = 20884006}, at_most = {m = 9, k = 41452}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_3x8x1536"
  ], factors = [303, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41453, n = 5, m = 8, mn = 468, mnk = 66031942}, at_most = {m = 9}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [227, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10}, at_most = {n = 1, mk = 8562530, m = 15}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 16}, at_most = {n = 1, mk = 8562530, mnk = 13615}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 16, mnk = 13616}, at_most = {n = 1, mk = 874600}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 16, mnk = 13616, mk = 874601}, at_most = {n = 1, mk = 8562530}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_14x2x6144"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, mk = 8562531}, at_most = {n = 1, mnk = 21837008}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, mk = 8562531, mnk = 21837009}, at_most = {n = 1}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [204, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 2}, at_most = {n = 2, mnk = 23106964, mn = 28}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [266, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 2, mn = 29}, at_most = {n = 2, mnk = 23106964, m = 110, k = 2202}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2203, m = 10, n = 2, mn = 29}, at_most = {n = 2, mnk = 23106964, m = 110}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 111, n = 2, mn = 29}, at_most = {n = 2, mnk = 23106964}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 2, mnk = 23106965}, at_most = {n = 2, mnk = 37420803}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 2, mnk = 37420804}, at_most = {n = 2}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [242, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 3}, at_most = {n = 4, mk = 8283, nk = 3597}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 3, mk = 8284}, at_most = {n = 4, mk = 8190710, nk = 3597}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 3, mk = 8190711}, at_most = {n = 4, mk = 21853730, nk = 3597}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [250, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 3, nk = 3598}, at_most = {n = 4, mk = 8260793, m = 13}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 14, n = 3, nk = 3598}, at_most = {n = 4, mk = 8260793}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 3, nk = 3598, mk = 8260794}, at_most = {n = 4, mk = 21853730}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 3, mk = 21853731}, at_most = {n = 4}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5}, at_most = {n = 6, mnk = 109658739, mk = 9144, nk = 1609}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5, mk = 9145}, at_most = {n = 6, mnk = 109658739, mk = 585885, nk = 1609}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5, mk = 585886}, at_most = {n = 6, mnk = 109658739, mk = 11294859, nk = 1609}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [217, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5, nk = 1610}, at_most = {n = 6, mnk = 109658739, mk = 11294859, m = 13}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 14, n = 5, nk = 1610}, at_most = {n = 6, mnk = 109658739, mk = 11294859}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [217, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5, mk = 11294860}, at_most = {n = 6, mnk = 109658739, mn = 310065}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [203, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5, mk = 11294860, mn = 310066}, at_most = {n = 6, mnk = 109658739}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [187, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 7}, at_most = {n = 8, mnk = 109658739, m = 63, mn = 107}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 7, mn = 108}, at_most = {n = 8, mnk = 109658739, m = 63}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 64, n = 7}, at_most = {n = 8, mnk = 109658739, mn = 145687, nk = 1628}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 64, n = 7, nk = 1629}, at_most = {n = 8, mnk = 109658739, mn = 145687, mk = 611956}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 64, n = 7, nk = 1629, mk = 611957}, at_most = {n = 8, mnk = 109658739, mn = 145687, mk = 7512701}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 64, n = 7, nk = 1629, mk = 7512702}, at_most = {n = 8, mnk = 109658739, mn = 145687}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [254, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 64, n = 7, mn = 145688}, at_most = {n = 8, mnk = 109658739, m = 34785}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 34786, n = 7, mn = 145688}, at_most = {n = 8, mnk = 109658739}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5, mnk = 109658740}, at_most = {n = 6, mn = 188580}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [191, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5, mnk = 109658740, mn = 188581}, at_most = {n = 6, mnk = 147836393}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 5, mnk = 147836394, mn = 188581}, at_most = {n = 6}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [193, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 7, mnk = 109658740}, at_most = {n = 8, mn = 89743, mk = 17003968}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [271, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 7, mnk = 109658740, mk = 17003969}, at_most = {n = 8, mn = 89743}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 7, mnk = 109658740, mn = 89744}, at_most = {n = 8, mk = 22820403, m = 57105}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_1x8x1536"
  ], factors = [248, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 57106, n = 7, mnk = 109658740, mn = 89744}, at_most = {n = 8, mk = 22820403}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [240, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 7, mnk = 109658740, mn = 89744, mk = 22820404}, at_most = {n = 8, m = 74896}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_1x8x1536", "tall_14x16x1024", "tall_3x64x256", "tall_6x64x256"
  ], factors = [248, 273, 200, 226, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 74897, n = 7, mnk = 109658740, mn = 89744, mk = 22820404}, at_most = {n = 8}, kernels = [
    "tall_14x16x1024"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 9}, at_most = {n = 12, m = 35, mn = 1020, k = 243}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 36, n = 9}, at_most = {n = 12, m = 6488, mn = 1020, k = 243}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 244, m = 10, n = 9}, at_most = {n = 12, m = 6488, mn = 321}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [227, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 244, m = 10, n = 9, mn = 322}, at_most = {n = 12, m = 6488, mn = 1020, nk = 9790}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 244, m = 10, n = 9, mn = 322, nk = 9791}, at_most = {n = 12, m = 6488, mn = 1020, mk = 4352116}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [220, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 244, m = 10, n = 9, mn = 322, nk = 9791, mk = 4352117}, at_most = {n = 12, m = 6488, mn = 1020}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 13}, at_most = {n = 16, m = 22, mn = 1020, k = 183}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072"
  ], factors = [214, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 23, n = 13}, at_most = {n = 16, m = 6488, mn = 1020, k = 183}, kernels = [
    "block_slab_16x16x1024", "block_14x16x1024"
  ], factors = [235, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 10, n = 13}, at_most = {n = 16, m = 32, mn = 325, k = 335}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [220, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 336, m = 10, n = 13}, at_most = {n = 16, m = 14, mn = 325, mnk = 57183757}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [230, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 336, m = 15, n = 13}, at_most = {n = 16, m = 32, mn = 325, mnk = 57183757}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [231, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 336, m = 10, n = 13, mnk = 57183758}, at_most = {n = 16, m = 32, mn = 325}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 10, n = 13, mn = 326}, at_most = {n = 16, m = 32, mn = 1020, k_even = 724}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072"
  ], factors = [241, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 10, n = 13, mn = 326, k_even = 725}, at_most = {n = 16, m = 32, mn = 1020}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 33, n = 13}, at_most = {n = 16, m = 6488, mn = 1020, mk = 615063}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 33, n = 13, mk = 615064}, at_most = {n = 16, m = 6488, mn = 1020}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [222, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 17}, at_most = {n = 20, m = 6488, mn = 1020, k = 186}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 10, n = 17}, at_most = {n = 20, m = 6488, mn = 493}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [228, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 10, n = 17, mn = 494}, at_most = {n = 20, m = 6488, mn = 1020, mk = 27749}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 10, n = 17, mn = 494, mk = 27750}, at_most = {n = 20, m = 6488, mn = 1020, nk = 371920}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [232, 222, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 10, n = 17, mn = 494, mk = 27750, nk = 371921}, at_most = {n = 20, m = 6488, mn = 1020}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 9, mn = 1021}, at_most = {n = 12, m = 6488, mk = 545137, k = 221, mn = 2315}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 9, mn = 2316}, at_most = {n = 12, m = 6488, mk = 545137, k = 221}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 222, m = 10, n = 9, mn = 1021}, at_most = {n = 12, m = 6488, mk = 545137}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 9, mn = 1021, mk = 545138}, at_most = {n = 12, m = 6488, mk = 10239009, mn = 19515}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 9, mn = 19516, mk = 545138}, at_most = {n = 12, m = 6488, mk = 10239009}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 9, mn = 1021, mk = 10239010}, at_most = {n = 12, m = 6488}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [223, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 13, mn = 1021}, at_most = {n = 16, m = 6488, k = 289, k_even = 128}, kernels = [
    "block_slab_16x16x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 13, mn = 1021, k_even = 129}, at_most = {n = 16, m = 6488, k = 289}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [236, 242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 290, m = 10, n = 13, mn = 1021}, at_most = {n = 16, m = 2066, k_even = 8, mk = 615681}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072"
  ], factors = [229, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 290, m = 10, n = 13, mn = 1021, k_even = 9}, at_most = {n = 16, m = 2066, k_even = 724, mk = 615681}, kernels = [
    "block_slab_16x16x1024", "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [236, 242, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 290, m = 10, n = 13, mn = 1021, mk = 615682}, at_most = {n = 16, m = 2066, k_even = 724}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [226, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 290, m = 10, n = 13, mn = 1021, k_even = 725}, at_most = {n = 16, m = 2066, mk = 741455}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 290, m = 10, n = 13, mn = 1021, k_even = 725, mk = 741456}, at_most = {n = 16, m = 2066, mn = 1178}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [211, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 290, m = 10, n = 13, mn = 1179, k_even = 725, mk = 741456}, at_most = {n = 16, m = 2066}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [224, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 290, m = 2067, n = 13, mn = 1021}, at_most = {n = 16, m = 6488, k_even = 32}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [224, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 290, m = 2067, n = 13, mn = 1021, k_even = 33}, at_most = {n = 16, m = 6488}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [229, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 17, mn = 1021}, at_most = {n = 20, m = 6488, nk = 4488}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 17, mn = 1021, nk = 4489}, at_most = {n = 18, m = 6488, mn = 26161}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [221, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 19, mn = 1021, nk = 4489}, at_most = {n = 20, m = 6488, mn = 26161, nk = 159105}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 19, mn = 1021, nk = 159106}, at_most = {n = 20, m = 6488, mn = 26161}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [245, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 17, mn = 26162, nk = 4489}, at_most = {n = 18, m = 6488}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [207, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 19, mn = 26162, nk = 4489}, at_most = {n = 20, m = 6488}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9}, at_most = {n = 12, mn = 430173, mk = 8542839, nk = 1795}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [251, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, nk = 1796}, at_most = {n = 12, mn = 430173, mk = 8542839}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 13}, at_most = {n = 16, mn = 430173, mk = 8542839, n_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [218, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 13, n_even = 5}, at_most = {n = 16, mn = 430173, mk = 8542839}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [231, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mk = 8542840}, at_most = {n = 16, mn = 260227, mnk = 156425196}, kernels = [
    "dot_narrow_6x4x3072", "tall_14x16x1024"
  ], factors = [234, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mk = 8542840, mn = 260228}, at_most = {n = 16, mn = 430173, mnk = 156425196}, kernels = [
    "tall_14x16x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mk = 8542840, mnk = 156425197}, at_most = {n = 12, mn = 430173, nk = 32651, mk = 18036724}, kernels = [
    "tall_14x16x1024"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mk = 18036725, mnk = 156425197}, at_most = {n = 12, mn = 430173, nk = 32651}, kernels = [
    "tall_14x16x1024"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 13, mk = 8542840, mnk = 156425197}, at_most = {n = 16, mn = 430173, nk = 32651}, kernels = [
    "tall_14x16x1024"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mk = 8542840, mnk = 156425197, nk = 32652}, at_most = {n = 16, mn = 430173}, kernels = [
    "tall_14x16x1024"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mn = 430174}, at_most = {n = 16, mn = 665170, mk = 9112872}, kernels = [
    "tall_14x16x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mn = 430174, mk = 9112873}, at_most = {n = 16, mn = 665170}, kernels = [
    "tall_14x16x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mn = 665171}, at_most = {n = 16, mk = 23660690}, kernels = [
    "tall_14x16x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 9, mn = 665171, mk = 23660691}, at_most = {n = 16}, kernels = [
    "tall_14x16x1024"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 17}, at_most = {n = 20, mn = 943423}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [214, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 6489, n = 17, mn = 943424}, at_most = {n = 20}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [201, 202, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 21}, at_most = {m = 31, k = 249, n = 24}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 25}, at_most = {m = 31, k = 249, n = 32}, kernels = [
    "dot_narrow_6x4x3072", "tall_12x32x2048"
  ], factors = [222, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 250, m = 10, n = 21}, at_most = {m = 31, k = 535, n = 27}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 250, m = 10, n = 28}, at_most = {m = 31, k = 535, n = 32}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [229, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 33}, at_most = {m = 31, k = 535, n = 36}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [240, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 37}, at_most = {m = 31, k = 535, n = 45}, kernels = [
    "panel_6x64x256", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [254, 241, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 46}, at_most = {m = 13, k = 171, mn = 55876}, kernels = [
    "panel_6x64x256", "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [253, 235, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 14, n = 46}, at_most = {m = 23, k = 171, mn = 55876}, kernels = [
    "panel_6x64x256", "dot_narrow_6x4x3072"
  ], factors = [252, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 24, n = 46}, at_most = {m = 31, k = 171, mn = 55876}, kernels = [
    "panel_3x64x256", "panel_6x64x256"
  ], factors = [255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 10, n = 46, mn = 55877}, at_most = {m = 31, k = 171}, kernels = [
    "panel_3x64x256", "block_slab_6x64x1024"
  ], factors = [252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 172, m = 10, n = 46}, at_most = {m = 31, k = 258, nk = 22725, k_even = 8}, kernels = [
    "panel_6x64x256", "dot_narrow_6x4x3072"
  ], factors = [249, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 172, m = 10, n = 46, k_even = 9}, at_most = {m = 31, k = 258, nk = 22725}, kernels = [
    "panel_6x64x256", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [249, 245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 172, m = 10, n = 46, nk = 22726}, at_most = {m = 14, k = 258, nk = 212127}, kernels = [
    "panel_6x64x256", "dot_narrow_6x4x3072"
  ], factors = [251, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 172, m = 10, n = 46, nk = 212128}, at_most = {m = 14, k = 258}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [249, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 172, m = 15, n = 46, nk = 22726}, at_most = {m = 15, k = 258}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [225, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 172, m = 16, n = 46, nk = 22726}, at_most = {m = 31, k = 258}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [249, 251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 10, n = 46}, at_most = {m = 13, k = 535, mn = 1752}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 10, n = 46, mn = 1753}, at_most = {m = 13, k = 535, nk = 287354}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [246, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 10, n = 46, mn = 1753, nk = 287355}, at_most = {m = 13, k = 535}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 14, n = 46}, at_most = {m = 22, k = 535, n = 174, n_even = 4, nk = 29455}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 14, n = 46, nk = 29456}, at_most = {m = 22, k = 535, n = 174, n_even = 4}, kernels = [
    "panel_3x64x256", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [246, 239, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 14, n = 46, n_even = 5}, at_most = {m = 22, k = 535, n = 174}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 14, n = 175}, at_most = {m = 22, k = 535, nk = 260397}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 14, n = 175, nk = 260398}, at_most = {m = 22, k = 535}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [241, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 259, m = 23, n = 46}, at_most = {m = 31, k = 535}, kernels = [
    "panel_3x64x256", "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [245, 245, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 21}, at_most = {m = 13, n = 58, mn = 274}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [246, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 21, mn = 275}, at_most = {m = 13, n = 37, k = 82157}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 38, mn = 275}, at_most = {m = 13, n = 48, k = 82157}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 49, mn = 275}, at_most = {m = 13, n = 58, k = 82157}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 82158, m = 10, n = 21, mn = 275}, at_most = {m = 13, n = 58}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [243, 252, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 59}, at_most = {m = 13, mnk = 75500402, k = 783}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 784, m = 10, n = 59}, at_most = {m = 13, mnk = 75500402, mn = 1023}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 784, m = 10, n = 59, mn = 1024}, at_most = {m = 10, mnk = 75500402, mk = 234560, k = 2028}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 784, m = 11, n = 59, mn = 1024}, at_most = {m = 13, mnk = 75500402, mk = 234560, k = 2028}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [260, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2029, m = 10, n = 59, mn = 1024}, at_most = {m = 12, mnk = 75500402, mk = 234560}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [253, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2029, m = 13, n = 59, mn = 1024}, at_most = {m = 13, mnk = 75500402, mk = 234560}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [266, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 784, m = 10, n = 59, mn = 1024, mk = 234561}, at_most = {m = 13, mnk = 75500402}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 59, mnk = 75500403}, at_most = {m = 13, mk = 264986, nk = 10432495}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [282, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 59, mnk = 75500403, nk = 10432496}, at_most = {m = 13, mk = 264986, nk = 17923882}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_3x6x2048"
  ], factors = [286, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 59, mnk = 75500403, nk = 17923883}, at_most = {m = 13, mk = 264986, n_even = 256}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [229, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 59, mnk = 75500403, nk = 17923883, n_even = 257}, at_most = {m = 13, mk = 264986}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_3x6x2048"
  ], factors = [269, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 10, n = 59, mnk = 75500403, mk = 264987}, at_most = {m = 13}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [233, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 21}, at_most = {m = 21, n = 24}, kernels = [
    "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [245, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 22, n = 21}, at_most = {m = 31, n = 24}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 25}, at_most = {m = 31, n = 30, mn = 519}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 31}, at_most = {m = 31, n = 32, mn = 519}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [229, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 25, mn = 520}, at_most = {m = 31, n = 30}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 31, mn = 520}, at_most = {m = 31, n = 32}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [233, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 33}, at_most = {m = 31, n = 44, mk = 4828657, mn = 1158}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [237, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 45}, at_most = {m = 31, n = 52, mk = 4828657, mn = 1158}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [244, 247, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 33, mn = 1159}, at_most = {m = 31, n = 52, mk = 4828657}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [237, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 33, mk = 4828658}, at_most = {m = 31, n = 52}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [259, 226, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 53}, at_most = {m = 15, k = 1049, n_even = 724, mk = 15203}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 16, n = 53}, at_most = {m = 19, k = 1049, n_even = 724, mk = 15203}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 53, mk = 15204}, at_most = {m = 19, k = 1049, n_even = 724}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 53, n_even = 725}, at_most = {m = 19, k = 1049, mnk = 32488942}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 14, n = 53, n_even = 725, mnk = 32488943}, at_most = {m = 19, k = 1049}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [249, 259, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 14, n = 53}, at_most = {m = 15, nk = 1159843, k = 24517, n = 2111}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 14, n = 53, nk = 1159844}, at_most = {m = 14, nk = 14643602, k = 24517, n = 2111, n_even = 32}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [281, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 14, n = 53, nk = 1159844, n_even = 33}, at_most = {m = 14, nk = 14643602, k = 24517, n = 2111}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [253, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 15, n = 53, nk = 1159844}, at_most = {m = 15, nk = 14643602, k = 24517, n = 2111}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 14, n = 2112}, at_most = {m = 15, nk = 14643602, k = 24517}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 24518, m = 14, n = 53}, at_most = {m = 15, nk = 14643602}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [230, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 16, n = 53}, at_most = {m = 19, nk = 14643602, k_even = 724, k = 18455, n = 2030, mk = 101176}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 16, n = 53, mk = 101177}, at_most = {m = 19, nk = 5765887, k_even = 724, k = 18455, n = 2030}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 16, n = 53, mk = 101177, nk = 5765888}, at_most = {m = 19, nk = 14643602, k_even = 724, k = 18455, n = 2030}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 16, n = 2031}, at_most = {m = 19, nk = 14643602, k_even = 724, k = 18455}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 18456, m = 16, n = 53}, at_most = {m = 19, nk = 14643602, k_even = 724}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [228, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 16, n = 53, k_even = 725}, at_most = {m = 19, nk = 14643602, k = 23170, mnk = 38593963}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 16, n = 53, k_even = 725, mnk = 38593964}, at_most = {m = 19, nk = 14643602, k = 23170}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23171, m = 16, n = 53, k_even = 725}, at_most = {m = 19, nk = 14643602}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [247, 225, 233, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 14, n = 53, nk = 14643603}, at_most = {m = 19, mn = 16334}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [259, 215, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 14, n = 53, nk = 14643603, mn = 16335}, at_most = {m = 19, nk = 20387146}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [243, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1050, m = 14, n = 53, nk = 20387147, mn = 16335}, at_most = {m = 19}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_3x6x2048", "dot_narrow_3x8x1536"
  ], factors = [268, 215, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 20, n = 53}, at_most = {m = 27, k = 1844, n = 118}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [241, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 20, n = 119}, at_most = {m = 27, k = 757}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 758, m = 20, n = 119}, at_most = {m = 27, k = 1844, k_even = 128}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [252, 242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 758, m = 20, n = 119, k_even = 129}, at_most = {m = 27, k = 1844}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 28, n = 53}, at_most = {m = 31, k = 1844}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [245, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 20, n = 53}, at_most = {m = 21, nk = 18848754, n = 107}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 20, n = 108}, at_most = {m = 21, nk = 18848754}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [255, 246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 22, n = 53}, at_most = {m = 31, nk = 18848754, k = 104777, mn = 2006}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [226, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 22, n = 53, mn = 2007}, at_most = {m = 25, nk = 9641273, k = 104777}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 26, n = 53, mn = 2007}, at_most = {m = 27, nk = 9641273, k = 104777}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [247, 233, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 28, n = 53, mn = 2007}, at_most = {m = 29, nk = 9641273, k = 104777}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [248, 241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 30, n = 53, mn = 2007}, at_most = {m = 31, nk = 9641273, k = 104777}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 22, n = 53, mn = 2007, nk = 9641274}, at_most = {m = 31, nk = 18848754, k = 104777}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [253, 234, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 104778, m = 22, n = 53}, at_most = {m = 31, nk = 18848754}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x8x1536", "tall_12x32x2048"
  ], factors = [259, 219, 215, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 20, n = 53, nk = 18848755}, at_most = {m = 31, mn = 45576}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1845, m = 20, n = 53, nk = 18848755, mn = 45577}, at_most = {m = 31}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [225, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 21}, at_most = {m = 75, n = 25, mk = 12215}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 26}, at_most = {m = 75, n = 32, mk = 12215}, kernels = [
    "block_slab_6x64x1024", "tall_12x32x2048"
  ], factors = [230, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 33}, at_most = {m = 75, n = 53, mk = 12215}, kernels = [
    "panel_6x64x256", "dot_narrow_6x4x3072"
  ], factors = [247, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 21, mk = 12216}, at_most = {m = 75, n = 24, n_even = 4, k = 682}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [236, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 683, m = 32, n = 21, mk = 12216}, at_most = {m = 75, n = 24, n_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [231, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 25, mk = 12216}, at_most = {m = 47, n = 31, n_even = 4}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [220, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 48, n = 25, mk = 12216}, at_most = {m = 75, n = 31, n_even = 4}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_12x32x2048"
  ], factors = [226, 237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 32, mk = 12216}, at_most = {m = 75, n = 36, n_even = 4}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 37, mk = 12216}, at_most = {m = 75, n = 42, n_even = 4, nk = 333389}, kernels = [
    "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [237, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 37, mk = 12216, nk = 333390}, at_most = {m = 75, n = 42, n_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [231, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 43, mk = 12216}, at_most = {m = 75, n = 47, n_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 48, mk = 12216}, at_most = {m = 75, n = 53, n_even = 4, mnk = 5064889}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 48, mk = 12216, mnk = 5064890}, at_most = {m = 75, n = 53, n_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [230, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 21, mk = 12216, n_even = 5}, at_most = {m = 75, n = 53, k = 5792}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_12x32x2048", "tall_6x64x256"
  ], factors = [227, 242, 240, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5793, m = 32, n = 21, mk = 12216, n_even = 5}, at_most = {m = 75, n = 53, mn = 1999}, kernels = [
    "block_slab_12x32x2048", "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [233, 210, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5793, m = 32, n = 21, mk = 12216, n_even = 5, mn = 2000}, at_most = {m = 75, n = 53}, kernels = [
    "block_slab_12x32x2048", "block_slab_6x64x1024", "tall_12x32x2048"
  ], factors = [231, 204, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 54}, at_most = {m = 35, k = 228, mk = 8094, n = 252}, kernels = [
    "panel_3x64x256"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 36, n = 54}, at_most = {m = 75, k = 228, mk = 8094, n = 252}, kernels = [
    "panel_3x64x256", "tall_6x64x256"
  ], factors = [251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 253}, at_most = {m = 75, k = 228, mk = 8094, n = 780}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_slab_6x64x1024"
  ], factors = [253, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 781}, at_most = {m = 75, k = 228, mk = 8094}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_slab_6x64x1024"
  ], factors = [252, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 54, mk = 8095}, at_most = {m = 75, k = 228, mk = 8223}, kernels = [
    "panel_3x64x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 32, n = 54, mk = 8224}, at_most = {m = 75, k = 185}, kernels = [
    "panel_3x64x256"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 186, m = 32, n = 54, mk = 8224}, at_most = {m = 75, k = 228}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229, m = 32, n = 54}, at_most = {m = 40, k = 324, nk = 19471}, kernels = [
    "panel_3x64x256", "dot_narrow_6x4x3072", "dot_narrow_3x8x1536", "block_3x64x256"
  ], factors = [252, 244, 260, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229, m = 32, n = 54, nk = 19472}, at_most = {m = 40, k = 324, mnk = 1328244}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_slab_6x64x1024"
  ], factors = [255, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229, m = 32, n = 54, nk = 19472, mnk = 1328245}, at_most = {m = 40, k = 324}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 325, m = 32, n = 54}, at_most = {m = 40, k = 772}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229, m = 41, n = 54}, at_most = {m = 61, k = 772}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229, m = 62, n = 54}, at_most = {m = 75, k = 518, k_even = 128}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229, m = 62, n = 54, k_even = 129}, at_most = {m = 75, k = 518, k_even = 362}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 519, m = 62, n = 54}, at_most = {m = 64, k = 772, k_even = 362, n_even = 8}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [240, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 519, m = 62, n = 54, n_even = 9}, at_most = {m = 64, k = 772, k_even = 362}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 519, m = 65, n = 54}, at_most = {m = 75, k = 772, k_even = 362}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [244, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 229, m = 62, n = 54, k_even = 363}, at_most = {m = 75, k = 772}, kernels = [
    "panel_6x64x256", "block_slab_6x64x1024"
  ], factors = [241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 54}, at_most = {m = 50, n = 2052, nk = 8341369, k_even = 724, mk = 263027, k = 1614}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [241, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 51, n = 54}, at_most = {m = 75, n = 2052, nk = 8341369, k_even = 724, mk = 263027, k = 1614}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1615, m = 32, n = 54}, at_most = {m = 75, n = 2052, nk = 8341369, k_even = 724, mk = 263027, mn = 36380, k = 2086}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2087, m = 32, n = 54}, at_most = {m = 75, n = 2052, nk = 8341369, k_even = 724, mk = 263027, mn = 36380}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [242, 243, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1615, m = 32, n = 54, mn = 36381}, at_most = {m = 75, n = 2052, nk = 8341369, k_even = 724, mk = 263027}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [241, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 54, mk = 263028}, at_most = {m = 52, n = 2052, nk = 8341369, k_even = 724}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_12x32x2048"
  ], factors = [245, 220, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 53, n = 54, mk = 263028}, at_most = {m = 75, n = 2052, nk = 8341369, k_even = 724}, kernels = [
    "block_slab_6x64x1024", "tall_12x32x2048"
  ], factors = [246, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 54, k_even = 725}, at_most = {m = 61, n = 2052, nk = 8341369, mk = 113289}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [236, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 54, k_even = 725, mk = 113290}, at_most = {m = 61, n = 2052, nk = 8341369}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [240, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 62, n = 54, k_even = 725}, at_most = {m = 75, n = 90, nk = 8341369, mk = 741455}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 62, n = 91, k_even = 725}, at_most = {m = 75, n = 2052, nk = 8341369, mk = 741455}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [232, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 62, n = 54, k_even = 725, mk = 741456}, at_most = {m = 75, n = 2052, nk = 8341369}, kernels = [
    "block_slab_6x64x1024", "tall_12x32x2048"
  ], factors = [236, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 54, nk = 8341370}, at_most = {m = 75, n = 75}, kernels = [
    "dot_narrow_6x4x3072", "tall_12x32x2048"
  ], factors = [215, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 76, nk = 8341370}, at_most = {m = 75, n = 2052, nk = 14820939}, kernels = [
    "block_slab_12x32x2048", "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_12x32x2048"
  ], factors = [251, 245, 220, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 76, nk = 14820940}, at_most = {m = 75, n = 2052}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_3x6x2048"
  ], factors = [252, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 2053}, at_most = {m = 44, nk = 10896902}, kernels = [
    "block_slab_12x32x2048", "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [247, 244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 45, n = 2053}, at_most = {m = 75, nk = 10896902}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 32, n = 2053, nk = 10896903}, at_most = {m = 37}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [246, 236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 773, m = 38, n = 2053, nk = 10896903}, at_most = {m = 75}, kernels = [
    "block_slab_12x32x2048", "block_slab_6x64x1024"
  ], factors = [254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 21}, at_most = {n = 24, k = 277, m = 143}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 144, n = 21}, at_most = {n = 24, k = 277, mnk = 112412439}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_12x32x2048"
  ], factors = [223, 239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 144, n = 21, mnk = 112412440}, at_most = {n = 24, k = 277}, kernels = [
    "tall_12x32x2048", "tall_6x64x256"
  ], factors = [247, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 25}, at_most = {n = 32, k = 277, m = 2539, nk = 7059}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 25, nk = 7060}, at_most = {n = 32, k = 277, m = 2539}, kernels = [
    "block_slab_6x64x1024", "block_6x64x256"
  ], factors = [239, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 2540, n = 25}, at_most = {n = 28, k = 277}, kernels = [
    "tall_6x64x256"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 2540, n = 29}, at_most = {n = 32, k = 277}, kernels = [
    "block_slab_6x64x1024", "tall_6x64x256"
  ], factors = [231, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 33}, at_most = {n = 36, k = 277}, kernels = [
    "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 37}, at_most = {n = 40, k = 277}, kernels = [
    "panel_6x64x256", "tall_6x64x256"
  ], factors = [255, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 21}, at_most = {n = 24, mk = 386484}, kernels = [
    "dot_narrow_3x6x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 21, mk = 386485}, at_most = {n = 24, mn = 224652}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 21, mk = 386485, mn = 224653}, at_most = {n = 24}, kernels = [
    "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [192, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 25}, at_most = {n = 29, mk = 1060664}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [223, 236, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 30}, at_most = {n = 32, mk = 1060664, mnk = 14984349}, kernels = [
    "block_slab_6x64x1024", "block_6x64x256"
  ], factors = [232, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 30, mnk = 14984350}, at_most = {n = 32, mk = 1060664}, kernels = [
    "block_slab_6x64x1024", "tall_12x32x2048", "tall_6x64x256"
  ], factors = [218, 243, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 25, mk = 1060665}, at_most = {n = 32, mnk = 515715920, k = 629}, kernels = [
    "tall_12x32x2048", "tall_6x64x256"
  ], factors = [246, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 630, m = 76, n = 25, mk = 1060665}, at_most = {n = 32, mnk = 515715920}, kernels = [
    "tall_12x32x2048", "tall_6x64x256"
  ], factors = [243, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 25, mk = 1060665, mnk = 515715921}, at_most = {n = 32}, kernels = [
    "block_slab_6x64x1024", "tall_6x64x256"
  ], factors = [191, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 33}, at_most = {n = 36, mn = 34257}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 37}, at_most = {n = 40, mn = 34257}, kernels = [
    "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 278, m = 76, n = 33, mn = 34258}, at_most = {n = 40}, kernels = [
    "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [255, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 41}, at_most = {n = 48, mn = 851627, k = 168, m = 1981}, kernels = [
    "panel_6x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 49}, at_most = {n = 119, mn = 851627, k = 168, m = 1981}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "tall_3x64x256", "tall_6x64x256"
  ], factors = [249, 241, 247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 120}, at_most = {n = 243, mn = 851627, k = 168, m = 1981}, kernels = [
    "panel_3x64x256", "tall_3x64x256"
  ], factors = [245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 169, m = 76, n = 41}, at_most = {n = 48, mn = 31273, k = 345, m = 1981}, kernels = [
    "panel_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 169, m = 76, n = 49}, at_most = {n = 243, mn = 31273, k = 345, m = 1981, mnk = 1696318}, kernels = [
    "panel_3x64x256", "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [251, 237, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 169, m = 76, n = 49, mnk = 1696319}, at_most = {n = 243, mn = 31273, k = 345, m = 1981}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [242, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 169, m = 76, n = 41, mn = 31274}, at_most = {n = 243, mn = 851627, k = 257, m = 1981}, kernels = [
    "block_slab_6x64x1024", "block_slab_3x128x128", "tall_3x64x256", "tall_6x64x256"
  ], factors = [239, 224, 249, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 76, n = 41, mn = 31274}, at_most = {n = 243, mn = 851627, k = 345, m = 1981}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 1982, n = 41}, at_most = {n = 243, mn = 851627, k = 345, m = 2622}, kernels = [
    "panel_3x64x256", "block_slab_6x64x1024", "tall_3x64x256", "tall_6x64x256"
  ], factors = [246, 238, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 2623, n = 41}, at_most = {n = 243, mn = 851627, k = 345}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256", "tall_6x64x256"
  ], factors = [244, 244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 76, n = 41}, at_most = {n = 85, mn = 31462, k = 23241, m = 99}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "dot_narrow_3x6x2048"
  ], factors = [234, 243, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 100, n = 41}, at_most = {n = 85, mn = 31462, k = 642}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [240, 261, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 643, m = 100, n = 41}, at_most = {n = 85, mn = 31462, k = 23241}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_6x64x256"
  ], factors = [234, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 76, n = 86}, at_most = {n = 243, mn = 31462, k = 23241, k_even = 181, m = 124}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 125, n = 86}, at_most = {n = 243, mn = 31462, k = 23241, k_even = 181}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 76, n = 86, k_even = 182}, at_most = {n = 243, mn = 31462, k = 23241}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [232, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 76, n = 41, mn = 31463}, at_most = {n = 243, mn = 851627, k = 23241, mk = 1441845, k_even = 362, m = 622}, kernels = [
    "block_slab_6x64x1024", "tall_6x64x256"
  ], factors = [241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 623, n = 41, mn = 31463}, at_most = {n = 243, mn = 851627, k = 23241, mk = 1441845, k_even = 362}, kernels = [
    "block_slab_6x64x1024", "tall_6x64x256"
  ], factors = [242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 76, n = 41, mn = 31463, k_even = 363}, at_most = {n = 243, mn = 851627, k = 23241, mk = 1441845}, kernels = [
    "block_slab_6x64x1024", "tall_6x64x256"
  ], factors = [232, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 346, m = 76, n = 41, mn = 31463, mk = 1441846}, at_most = {n = 243, mn = 851627, k = 991}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256", "tall_6x64x256"
  ], factors = [245, 251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 992, m = 76, n = 41, mn = 31463, mk = 1441846}, at_most = {n = 243, mn = 851627, k = 23241}, kernels = [
    "block_slab_6x64x1024", "tall_12x32x2048", "tall_6x64x256"
  ], factors = [238, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 23242, m = 76, n = 41}, at_most = {n = 243, mn = 851627}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072", "tall_14x16x1024", "tall_12x32x2048", "tall_6x64x256"
  ], factors = [254, 235, 286, 251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 41, mn = 851628}, at_most = {n = 243, mk = 5325967}, kernels = [
    "tall_3x64x256", "tall_6x64x256"
  ], factors = [245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 41, mn = 851628, mk = 5325968}, at_most = {n = 243, mnk = 631195607, m = 30386}, kernels = [
    "tall_12x32x2048", "tall_3x64x256", "tall_6x64x256"
  ], factors = [246, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 30387, n = 41, mn = 851628, mk = 5325968}, at_most = {n = 243, mnk = 631195607}, kernels = [
    "tall_3x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 41, mn = 851628, mk = 5325968, mnk = 631195608}, at_most = {n = 243}, kernels = [
    "tall_3x64x256", "tall_6x64x256"
  ], factors = [246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 244}, at_most = {mn = 293699, k = 141, nk = 69766, n = 463}, kernels = [
    "panel_3x64x256", "tall_3x64x256"
  ], factors = [243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 142, m = 76, n = 244}, at_most = {mn = 293699, k = 183, nk = 69766, n = 463}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [240, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 464}, at_most = {mn = 293699, k = 183, nk = 69766}, kernels = [
    "panel_3x64x256", "block_3x64x256", "tall_3x64x256"
  ], factors = [242, 247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 244, nk = 69767}, at_most = {mn = 293699, k = 183}, kernels = [
    "panel_3x64x256", "tall_3x64x256"
  ], factors = [244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 76, n = 244}, at_most = {mn = 293699, k_even = 724, nk = 213674, m = 132, mk = 32109}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 76, n = 244, mk = 32110}, at_most = {mn = 293699, k_even = 724, nk = 213674, m = 132}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 133, n = 244}, at_most = {mn = 293699, k_even = 4, nk = 213674, k = 257}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [238, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 133, n = 244, k_even = 5}, at_most = {mn = 293699, k_even = 724, nk = 213674, k = 257}, kernels = [
    "panel_3x64x256", "block_slab_6x64x1024", "block_3x64x256"
  ], factors = [246, 238, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 133, n = 244}, at_most = {mn = 95366, k_even = 724, nk = 213674}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 258, m = 133, n = 244, mn = 95367}, at_most = {mn = 293699, k_even = 724, nk = 213674}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 76, n = 244, nk = 213675}, at_most = {mn = 293699, k_even = 724, m = 180, k = 390, mnk = 73738308, nk = 624990}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 391, m = 76, n = 244, nk = 213675}, at_most = {mn = 293699, k_even = 724, m = 180, k = 971, mnk = 73738308, nk = 624990}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 76, n = 244, nk = 624991}, at_most = {mn = 293699, k_even = 724, m = 180, k = 971, mnk = 73738308}, kernels = [
    "block_slab_6x64x1024", "dot_narrow_6x4x3072"
  ], factors = [243, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 76, n = 244, nk = 213675, mnk = 73738309}, at_most = {mn = 293699, k_even = 724, m = 180, k = 971}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 972, m = 76, n = 244, nk = 213675}, at_most = {mn = 94560, k_even = 724, m = 180}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 972, m = 76, n = 244, nk = 213675, mn = 94561}, at_most = {mn = 293699, k_even = 724, m = 180}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 181, n = 244, nk = 213675}, at_most = {mn = 293699, k_even = 724, mnk = 169485652}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 181, n = 244, nk = 213675, mnk = 169485653}, at_most = {mn = 293699, k_even = 724, n = 561}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 181, n = 562, nk = 213675, mnk = 169485653}, at_most = {mn = 293699, k_even = 724}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 76, n = 244, k_even = 725}, at_most = {mn = 293699, m = 114}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 115, n = 244, k_even = 725}, at_most = {mn = 293699, k = 1448, mnk = 116938684}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 184, m = 115, n = 244, k_even = 725, mnk = 116938685}, at_most = {mn = 293699, k = 1448}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1449, m = 115, n = 244, k_even = 725}, at_most = {mn = 293699}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 244, mn = 293700}, at_most = {k = 186, mn = 605812, m = 538}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [239, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 539, n = 244, mn = 293700}, at_most = {k = 186, mn = 605812, m = 961}, kernels = [
    "panel_3x64x256", "tall_3x64x256"
  ], factors = [244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 76, n = 244, mn = 293700}, at_most = {k = 403, mn = 605812, m = 241}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 242, n = 244, mn = 293700}, at_most = {k = 403, mn = 605812, m = 961}, kernels = [
    "block_slab_6x64x1024", "block_6x64x256"
  ], factors = [238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 404, m = 76, n = 244, mn = 293700}, at_most = {k = 680, mn = 605812, m = 961}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 962, n = 244, mn = 293700}, at_most = {k = 680, mn = 605812}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [240, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 244, mn = 605813}, at_most = {k = 172, mk = 267852, n_even = 724}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 244, mn = 605813, n_even = 725}, at_most = {k = 172, mk = 120827}, kernels = [
    "block_3x64x256", "tall_3x64x256"
  ], factors = [238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 244, mn = 605813, n_even = 725, mk = 120828}, at_most = {k = 172, mk = 267852}, kernels = [
    "block_3x64x256", "tall_3x64x256"
  ], factors = [235, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 76, n = 244, mn = 605813, mk = 267853}, at_most = {k = 172}, kernels = [
    "tall_3x64x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 173, m = 76, n = 244, mn = 605813}, at_most = {k = 680, mk = 271079}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [241, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 173, m = 76, n = 244, mn = 605813, mk = 271080}, at_most = {k = 680, mk = 527701}, kernels = [
    "block_slab_6x64x1024", "block_3x64x256", "tall_3x64x256"
  ], factors = [246, 254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 173, m = 76, n = 244, mn = 605813, mk = 527702}, at_most = {k = 286}, kernels = [
    "tall_3x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 287, m = 76, n = 244, mn = 605813, mk = 527702}, at_most = {k = 680}, kernels = [
    "block_slab_6x64x1024", "tall_3x64x256"
  ], factors = [243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 681, m = 76, n = 244, mn = 293700}, at_most = {n_even = 724, nk = 5772233, n = 597}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 681, m = 76, n = 598, mn = 293700}, at_most = {n_even = 724, nk = 5772233, m = 238}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 681, m = 239, n = 598, mn = 293700}, at_most = {n_even = 724, nk = 5772233, mn = 574504}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 681, m = 239, n = 598, mn = 574505}, at_most = {n_even = 724, nk = 5772233}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 681, m = 76, n = 244, mn = 293700, nk = 5772234}, at_most = {n_even = 724}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 681, m = 76, n = 244, mn = 293700, n_even = 725}, at_most = {nk = 1961705}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 681, m = 76, n = 244, mn = 293700, n_even = 725, nk = 1961706}, at_most = {}, kernels = [
    "block_slab_6x64x1024"
  ], factors = [236]} : () -> ()
}) {sym_name = "matmul_f16_nt", operator = "matmul", element_types = [f16, f16, f32],
    device = @znver5, layout = "nt"} : () -> ()
