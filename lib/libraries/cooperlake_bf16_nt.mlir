// Micro-kernels for x86-64-v4 with VNNI and BF16: Cooper Lake, Sapphire Rapids, Zen 4 and later, bf16 x bf16 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1499 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 10, n_syn 16, n_mik 44, n_pred 16, levels measured [0].
// 23 of 50 candidates kept (1133 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.026, worst 2.06
// predicted against measured time: median error 6.3 %; g: 9.4 % at most
"dynmlir.device"() {sym_name = "cooperlake", target_cpu = "cooperlake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x8192", family = "panel",
    tile = #dynmlir.tile<16, 16, 8192>, packed = true, model = {
      g_t = [0, 1], g_ps = [44250, 56606048], g_slope = [56561798, 52521247], region = 8277, visit = 3841,
      loop = 2147, fma = 173, pack = 106, conflict_a = 14763, conflict_c = 8045, mask = 93, stall = 31,
      a_far = 124, b_near = 467, b_far = 96, c_near = 72, c_far = 411, once_near = 127, once_far = 358,
      alias_a = 135, alias_c = 51, brief = 94, column = 689, seam = 95, reread = 230
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x32x256", family = "panel",
    tile = #dynmlir.tile<6, 32, 256>, packed = true, model = {
      g_t = [0, 1, 28], g_ps = [59352, 794071, 22765742], g_slope = [734719, 813765, 930608],
      edge_columns = 16, region = 6949, visit = 1539, loop = 8785, fma = 139, edge = 100, pack = 79,
      conflict_c = 8015, mask = 170, stall = 379, a_near = 206, a_far = 448, b_near = 163, b_far = 751,
      c_near = 277, c_far = 297, rows_far = 76, once_near = 241, once_far = 582, alias_a = 299, alias_c = 762,
      apart_near = 7, column = 206, seam = 682
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x2048", family = "panel",
    tile = #dynmlir.tile<6, 64, 2048>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [93166, 76620818, 91239000], g_slope = [19131913, 7309091, 13597644],
      edge_columns = 16, visit = 2479, loop = 16742, fma = 142, edge = 79, pack = 58, conflict_c = 4683,
      conflict = 2167, mask = 32, a_near = 110, a_far = 309, b_near = 129, b_far = 373, c_near = 270,
      c_far = 176, once_near = 285, once_far = 322, alias_a = 124, alias_c = 95, apart_near = 25,
      apart_far = 116, brief = 36, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x1024", family = "panel",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [139135, 12415895, 36155000, 39900524, 73928143, 110110238],
      g_slope = [12276760, 23739105, 3745524, 34027619, 18091047, 7033575], edge_columns = 16, visit = 1372,
      loop = 18545, fma = 151, edge = 29, pack = 36, conflict_c = 3575, conflict = 11019, stall = 672,
      a_far = 287, b_near = 114, b_far = 429, c_near = 548, c_far = 407, rows_far = 1024, once_near = 368,
      once_far = 32, alias_a = 238, alias_c = 81, apart_near = 77, apart_far = 14, brief = 195, column = 1024,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x256x512", family = "panel",
    tile = #dynmlir.tile<1, 256, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [209468, 11722690, 27408409, 39390238, 86619909, 86619909],
      g_slope = [11513222, 15685719, 11981829, 47229671, 0, 12752765], edge_columns = 16, visit = 420,
      loop = 18549, fma = 157, pack = 44, conflict_c = 2631, conflict = 17699, stall = 531, a_far = 198,
      b_near = 11, c_near = 546, c_far = 501, rows_near = 1024, once_far = 38, apart_near = 484,
      apart_far = 252, brief = 569, column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_8x16x1024", family = "block_slab",
    tile = #dynmlir.tile<8, 16, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [41211, 2330302, 5849341, 7170443, 11874048, 32361727],
      g_slope = [2289091, 3519039, 1321102, 4703605, 2276408, 2568895], region = 6281, visit = 2192,
      loop = 4817, fma = 156, edge = 214, pack = 109, conflict_a = 3754, conflict_c = 9100, conflict = 23,
      mask = 162, stall = 231, a_far = 278, b_near = 52, b_far = 97, c_far = 180, once_near = 234,
      alias_a = 54, apart_far = 5, brief = 58, column = 507, seam = 334, reread = 460
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_8x32x4096", family = "block_slab",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [70112, 61483857, 70906905], g_slope = [20471248, 9423048, 16101466],
      edge_columns = 16, region = 5308, visit = 3165, loop = 9798, fma = 138, edge = 159, pack = 80,
      conflict_a = 2645, conflict_c = 9288, mask = 120, stall = 196, a_near = 247, a_far = 289, b_far = 53,
      c_near = 110, c_far = 153, once_near = 136, once_far = 96, alias_a = 103, alias_c = 625, brief = 48,
      column = 472, seam = 747
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x2048", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 2048>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [96029, 76426476, 89645100], g_slope = [19082611, 6609312, 13307300],
      edge_columns = 16, visit = 3017, loop = 17049, fma = 142, edge = 74, pack = 56, conflict_c = 4834,
      conflict = 2485, stall = 142, a_near = 150, a_far = 316, b_near = 37, b_far = 180, c_near = 219,
      c_far = 66, once_near = 243, once_far = 257, alias_a = 150, alias_c = 221, apart_near = 36, brief = 111,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_12x1x8192", family = "dot_narrow",
    tile = #dynmlir.tile<12, 1, 8192>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [19907, 6230603, 10568405], g_slope = [3105348, 4337802, 3001492], region = 984,
      visit = 2643, fma = 221, edge = 1, conflict_a = 1719, split = 44, a_near = 81, a_far = 552,
      rows_near = 272, rows_far = 1024, once_near = 16, once_far = 155, reread = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_16x1x8192", family = "dot_narrow",
    tile = #dynmlir.tile<16, 1, 8192>, packed = false, model = {
      g_t = [0, 6, 9], g_ps = [25751, 31327048, 41700524], g_slope = [5216882, 3457825, 4671152],
      region = 550, visit = 3238, fma = 219, conflict_a = 2199, split = 43, a_near = 95, a_far = 571,
      rows_near = 232, rows_far = 1024, once_near = 29, once_far = 157, reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_1x2x4096", family = "dot_narrow",
    tile = #dynmlir.tile<1, 2, 4096>, packed = false, model = {
      g_t = [0, 1], g_ps = [14934, 241802], g_slope = [226868, 250210], region = 1528, visit = 435,
      loop = 2417, fma = 134, conflict_a = 2865, split = 617, stall = 85, a_near = 33, a_far = 158,
      b_near = 134, b_far = 341, c_near = 1024, c_far = 1024, rows_near = 196, rows_far = 1024,
      once_near = 165, once_far = 304, reread = 41
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x2x4096", family = "dot_narrow",
    tile = #dynmlir.tile<3, 2, 4096>, packed = false, model = {
      g_t = [0, 13], g_ps = [16112, 5530656], g_slope = [424195, 631406], region = 1220, visit = 1467,
      loop = 1699, fma = 140, edge = 8, conflict_a = 1122, split = 247, a_near = 41, a_far = 566,
      b_near = 167, b_far = 291, c_near = 390, c_far = 1024, rows_near = 198, once_near = 128, once_far = 354,
      alias_a = 50, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x2x4096", family = "dot_narrow",
    tile = #dynmlir.tile<14, 2, 4096>, packed = false, model = {
      g_t = [0, 6, 13], g_ps = [35116, 14159238, 27186667], g_slope = [2354020, 1861061, 2427884],
      region = 1818, visit = 4481, fma = 154, conflict_a = 2315, split = 73, a_near = 61, a_far = 442,
      b_near = 363, c_near = 974, c_far = 1024, rows_near = 127, once_near = 111, once_far = 370, reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_5x4x2048", family = "dot_narrow",
    tile = #dynmlir.tile<5, 4, 2048>, packed = false, model = {
      g_t = [0, 9], g_ps = [19798, 3390238], g_slope = [374493, 464355], region = 1937, visit = 2688,
      loop = 999, fma = 118, edge = 29, conflict_a = 700, split = 188, a_near = 23, a_far = 685, b_near = 97,
      b_far = 444, c_near = 809, once_near = 137, once_far = 342, alias_a = 47, reread = 99
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_6x4x2048", family = "dot_narrow",
    tile = #dynmlir.tile<6, 4, 2048>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [28053, 4001996, 6038515], g_slope = [441549, 509129, 670398], region = 1703,
      visit = 3138, loop = 638, fma = 120, edge = 30, conflict_a = 672, split = 163, a_near = 4, a_far = 709,
      b_near = 74, b_far = 453, c_near = 469, c_far = 147, once_near = 119, once_far = 307, alias_a = 25,
      reread = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_5x5x1632", family = "dot_narrow",
    tile = #dynmlir.tile<5, 5, 1632>, packed = false, model = {
      g_t = [0, 9], g_ps = [32290, 3306107], g_slope = [363757, 425461], region = 2353, visit = 3300,
      loop = 609, fma = 126, edge = 34, split = 153, a_far = 559, b_near = 67, b_far = 354, c_near = 1024,
      c_far = 590, once_near = 126, once_far = 365, alias_a = 57, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x8x1024", family = "dot_narrow",
    tile = #dynmlir.tile<3, 8, 1024>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [31274, 250771, 3146250], g_slope = [219497, 241289, 291491], region = 1886,
      visit = 2907, loop = 3091, fma = 125, edge = 49, conflict_a = 865, split = 257, a_near = 14,
      a_far = 644, b_near = 62, b_far = 538, c_near = 1024, c_far = 1013, once_near = 189, once_far = 338,
      alias_a = 147, reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [32946, 2808964, 4245461, 5646409],
      g_slope = [925339, 1436497, 700474, 963795], region = 7348, visit = 1273, loop = 3726, fma = 148,
      edge = 329, pack = 75, conflict_a = 1826, conflict_c = 10271, mask = 211, stall = 256, a_far = 401,
      b_near = 491, b_far = 521, c_near = 221, c_far = 10, once_near = 195, once_far = 596, alias_a = 331,
      alias_c = 1101, brief = 59, column = 287, seam = 673, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x2048", family = "block",
    tile = #dynmlir.tile<6, 64, 2048>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [92061, 76595952, 90878905], g_slope = [19125972, 7141476, 13656926],
      edge_columns = 16, visit = 2488, loop = 16318, fma = 142, edge = 64, pack = 59, conflict_c = 4670,
      conflict = 2585, mask = 29, stall = 192, a_near = 138, a_far = 297, b_near = 100, b_far = 468,
      c_near = 216, c_far = 173, once_near = 252, once_far = 334, alias_a = 137, alias_c = 119,
      apart_near = 52, brief = 36, column = 1024, seam = 934
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x512", family = "tall",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [32727, 2812179, 4304057, 5705470],
      g_slope = [926484, 1491878, 700706, 1015936], region = 7123, visit = 1829, loop = 3161, fma = 144,
      edge = 284, pack = 91, conflict_a = 1065, conflict_c = 9488, mask = 192, stall = 1024, a_far = 8,
      b_near = 385, b_far = 255, c_far = 485, rows_near = 311, rows_far = 1024, once_near = 90,
      once_far = 436, alias_c = 668, brief = 38, column = 1024, seam = 449, reread = 306
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x4096", family = "tall",
    tile = #dynmlir.tile<10, 32, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [72928, 69106550, 79202857], g_slope = [23011207, 10096307, 18482909],
      region = 6971, visit = 3772, loop = 6767, fma = 139, edge = 54, pack = 89, conflict_a = 2592,
      conflict_c = 7257, mask = 145, b_near = 150, b_far = 489, c_near = 209, c_far = 396, rows_far = 1024,
      once_near = 181, once_far = 409, alias_c = 962, brief = 58, column = 375, seam = 705
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x2048", family = "tall",
    tile = #dynmlir.tile<6, 64, 2048>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [92459, 76629333, 90938857], g_slope = [19134218, 7154762, 13693626],
      edge_columns = 16, visit = 2670, loop = 16377, fma = 142, edge = 77, pack = 55, conflict_a = 2141,
      conflict_c = 4823, conflict = 2372, mask = 16, stall = 27, a_near = 50, a_far = 107, b_near = 106,
      b_far = 477, c_near = 205, c_far = 221, once_near = 276, once_far = 269, alias_a = 17, alias_c = 133,
      apart_near = 54, apart_far = 8, brief = 47, column = 1024, seam = 943
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x1024", family = "tall",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [134269, 12400181, 37377048, 39677789, 72980864, 107422550],
      g_slope = [12265912, 24976867, 2300741, 33303075, 17220843, 7108990], edge_columns = 16, visit = 1460,
      loop = 18790, fma = 150, edge = 48, pack = 35, conflict_c = 3227, conflict = 10697, stall = 566,
      a_far = 53, b_near = 114, b_far = 451, c_near = 483, c_far = 440, rows_near = 1024, rows_far = 1024,
      once_near = 424, alias_a = 67, alias_c = 320, apart_near = 63, apart_far = 8, brief = 214,
      column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {k = 7, n = 1, mk = 235, batches = 1, mnk = 123}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 124}, at_most = {k = 7, n = 1, mk = 235, batches = 1}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2}, at_most = {k = 7, n = 2, mk = 235, batches = 1, mn = 13}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 14}, at_most = {k = 7, n = 2, mk = 235, batches = 1, m = 29}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2, mn = 14, m = 30}, at_most = {k = 7, n = 2, mk = 235, batches = 1}, kernels = [
    "panel_16x16x8192"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8}, at_most = {k = 15, n = 2, mk = 235, batches = 1, m = 12}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 13}, at_most = {k = 15, n = 2, mk = 235, batches = 1}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2}, at_most = {k = 3, n = 2, mk = 235, m = 5, batches = 7}, kernels = [
    "dot_narrow_14x2x4096", "dot_narrow_6x4x2048"
  ], factors = [203, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 8}, at_most = {k = 3, n = 2, mk = 235, m = 5}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 6}, at_most = {k = 3, n = 2, mk = 235, m = 42, nk = 3}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_6x4x2048"
  ], factors = [358, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 6, nk = 4}, at_most = {k = 3, n = 2, mk = 235, m = 42}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 4}, at_most = {k = 15, n = 2, mk = 235, m = 10, elements = 1315}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 4, elements = 1316}, at_most = {k = 15, n = 2, mk = 235, m = 10}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_6x4x2048"
  ], factors = [330, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 4, m = 11}, at_most = {k = 15, n = 2, mk = 235, m = 42}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_14x2x4096", "dot_narrow_6x4x2048"
  ], factors = [340, 269, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 43}, at_most = {k = 15, n = 2, mk = 235}, kernels = [
    "panel_16x16x8192", "dot_narrow_16x1x8192", "dot_narrow_14x2x4096"
  ], factors = [233, 324, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16}, at_most = {k = 35, n = 2, mk = 235, elements = 179}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 36}, at_most = {k = 119, n = 2, mk = 235, elements = 179}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16, elements = 180}, at_most = {k = 119, n = 1, mk = 235, mn = 3}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16, elements = 180, mn = 4}, at_most = {k = 119, n = 1, mk = 235}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_6x4x2048"
  ], factors = [328, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16, elements = 180, n = 2}, at_most = {k = 119, n = 2, mk = 235}, kernels = [
    "dot_narrow_3x2x4096", "dot_narrow_6x4x2048"
  ], factors = [300, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236}, at_most = {k = 1, n = 1}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 2}, at_most = {k = 9, n = 1}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, n = 2}, at_most = {k = 9, n = 2, nk = 2, mk = 751}, kernels = [
    "panel_16x16x8192"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, n = 2, nk = 3}, at_most = {k = 9, n = 2, nk = 4, mk = 751}, kernels = [
    "panel_16x16x8192"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 752, n = 2}, at_most = {k = 1, n = 2, nk = 4}, kernels = [
    "panel_16x16x8192"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 752, n = 2, k = 2}, at_most = {k = 9, n = 2, nk = 4}, kernels = [
    "panel_16x16x8192", "dot_narrow_14x2x4096"
  ], factors = [287, 354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, n = 2, nk = 5}, at_most = {k = 4, n = 2, mk = 886}, kernels = [
    "panel_16x16x8192", "dot_narrow_14x2x4096"
  ], factors = [239, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 887, n = 2, nk = 5}, at_most = {k = 4, n = 2, elements = 301454}, kernels = [
    "panel_16x16x8192", "dot_narrow_14x2x4096"
  ], factors = [255, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 887, n = 2, nk = 5, elements = 301455}, at_most = {k = 4, n = 2}, kernels = [
    "panel_16x16x8192", "dot_narrow_14x2x4096"
  ], factors = [246, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, n = 2, nk = 5, k = 5}, at_most = {k = 9, n = 2, nk = 14}, kernels = [
    "dot_narrow_14x2x4096"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, n = 2, nk = 15, k = 5}, at_most = {k = 9, n = 2, elements = 321753}, kernels = [
    "dot_narrow_14x2x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, n = 2, nk = 15, k = 5, elements = 321754}, at_most = {k = 9, n = 2}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_14x2x4096"
  ], factors = [243, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10}, at_most = {k = 119, n = 1, mnk = 13064190, m = 31, elements = 1062}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, elements = 1063}, at_most = {k = 119, n = 1, mnk = 13064190, m = 31, mn = 14}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, elements = 1063, mn = 15}, at_most = {k = 119, n = 1, mnk = 13064190, m = 31}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, m = 32}, at_most = {k = 119, n = 1, mnk = 13064190, elements = 8070732, m = 96, batches = 2}, kernels = [
    "dot_narrow_16x1x8192"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, m = 32, batches = 3}, at_most = {k = 119, n = 1, mnk = 13064190, elements = 8070732, m = 96}, kernels = [
    "dot_narrow_12x1x8192"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, m = 97}, at_most = {k = 119, n = 1, mnk = 13064190, elements = 861348}, kernels = [
    "dot_narrow_12x1x8192"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, m = 97, elements = 861349}, at_most = {k = 119, n = 1, mnk = 13064190, elements = 8070732, nk = 58}, kernels = [
    "dot_narrow_12x1x8192"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, m = 97, elements = 861349, nk = 59}, at_most = {k = 119, n = 1, mnk = 13064190, elements = 8070732}, kernels = [
    "dot_narrow_12x1x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, m = 32, elements = 8070733}, at_most = {k = 119, n = 1, mnk = 13064190}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_14x2x4096"
  ], factors = [287, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, n = 2}, at_most = {k = 119, n = 2, mnk = 13064190, mn = 123, elements = 828}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, n = 2, elements = 829}, at_most = {k = 119, n = 2, mnk = 13064190, mn = 24}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, n = 2, elements = 829, mn = 25}, at_most = {k = 119, n = 2, mnk = 13064190, mn = 123}, kernels = [
    "dot_narrow_14x2x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, n = 2, mn = 124}, at_most = {k = 13, n = 2, mnk = 13064190, elements = 796020}, kernels = [
    "dot_narrow_14x2x4096"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 14, n = 2, mn = 124}, at_most = {k = 119, n = 2, mnk = 13064190, elements = 796020, nk = 86}, kernels = [
    "dot_narrow_14x2x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 14, n = 2, mn = 124, nk = 87}, at_most = {k = 119, n = 2, mnk = 13064190, elements = 796020}, kernels = [
    "dot_narrow_14x2x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, n = 2, mn = 124, elements = 796021}, at_most = {k = 119, n = 2, mnk = 13064190}, kernels = [
    "dot_narrow_3x2x4096", "dot_narrow_14x2x4096"
  ], factors = [239, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, mnk = 13064191}, at_most = {k = 119, n = 2, elements = 17825822, mn = 620032, mk = 12651247}, kernels = [
    "dot_narrow_3x2x4096", "dot_narrow_14x2x4096"
  ], factors = [224, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12651248, k = 10, mnk = 13064191}, at_most = {k = 119, n = 2, elements = 17825822, mn = 620032}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_14x2x4096"
  ], factors = [229, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, mnk = 13064191, mn = 620033}, at_most = {k = 119, n = 2, elements = 17825822}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_14x2x4096", "dot_narrow_6x4x2048"
  ], factors = [236, 250, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, mnk = 13064191, elements = 17825823}, at_most = {k = 119, n = 2, mnk = 41269552}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_14x2x4096", "dot_narrow_6x4x2048"
  ], factors = [285, 258, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 236, k = 10, mnk = 41269553, elements = 17825823}, at_most = {k = 119, n = 2}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048"
  ], factors = [291, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {k = 9, n = 4, mn = 16, batches = 1}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {k = 9, n = 6, mn = 16, batches = 1}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 17}, at_most = {k = 9, n = 6, mn = 76, batches = 1}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 10}, at_most = {k = 24, n = 4, mn = 76, batches = 1}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 10}, at_most = {k = 24, n = 6, mn = 76, batches = 1}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2}, at_most = {k = 10, n = 6, mn = 28}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, k = 11}, at_most = {k = 24, n = 6, mn = 28}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 29}, at_most = {k = 24, n = 6, mn = 76, nk = 13}, kernels = [
    "panel_16x16x8192", "dot_narrow_6x4x2048"
  ], factors = [228, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 29, nk = 14}, at_most = {k = 24, n = 6, mn = 76, mk = 179}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, batches = 2, mn = 29, nk = 14, mk = 180}, at_most = {k = 24, n = 6, mn = 76}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77}, at_most = {k = 9, n = 6, m = 41, mn = 133, mnk = 262}, kernels = [
    "panel_16x16x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, mnk = 263}, at_most = {k = 9, n = 6, m = 41, mn = 133}, kernels = [
    "panel_16x16x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 134}, at_most = {k = 9, n = 6, m = 41}, kernels = [
    "panel_16x16x8192"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 42}, at_most = {k = 6, n = 6, mk = 501, elements = 531}, kernels = [
    "panel_16x16x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 42, elements = 532}, at_most = {k = 3, n = 6, mk = 501}, kernels = [
    "panel_16x16x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 42, elements = 532, k = 4}, at_most = {k = 6, n = 6, mk = 501}, kernels = [
    "panel_16x16x8192"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 42, mk = 502}, at_most = {k = 1, n = 4, nk = 13}, kernels = [
    "panel_16x16x8192"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 42, mk = 502, k = 2}, at_most = {k = 6, n = 4, nk = 13, m = 1247}, kernels = [
    "panel_16x16x8192"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 1248, mk = 502, k = 2}, at_most = {k = 6, n = 4, nk = 13, mn = 381902}, kernels = [
    "panel_16x16x8192"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 381903, m = 1248, mk = 502, k = 2}, at_most = {k = 6, n = 4, nk = 13}, kernels = [
    "panel_16x16x8192"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 42, mk = 502, nk = 14}, at_most = {k = 5, n = 4}, kernels = [
    "panel_16x16x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 42, mk = 502, nk = 14, k = 6}, at_most = {k = 6, n = 4}, kernels = [
    "panel_16x16x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 77, m = 42, mk = 502}, at_most = {k = 6, n = 6, nk = 13}, kernels = [
    "panel_16x16x8192"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 77, m = 42, mk = 502, nk = 14}, at_most = {k = 6, n = 6}, kernels = [
    "panel_16x16x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, m = 42, k = 7}, at_most = {k = 9, n = 4}, kernels = [
    "panel_16x16x8192"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 77, m = 42, k = 7}, at_most = {k = 9, n = 6}, kernels = [
    "panel_16x16x8192"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, k = 10}, at_most = {k = 11, n = 4}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 77, k = 12}, at_most = {k = 24, n = 4, mn = 454}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 455, k = 12}, at_most = {k = 24, n = 4, k_even = 4}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mn = 455, k = 12, k_even = 5}, at_most = {k = 24, n = 4}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [282, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 77, k = 10}, at_most = {k = 24, n = 5, mn = 2416}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [184, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 2417, k = 10}, at_most = {k = 24, n = 5}, kernels = [
    "panel_16x16x8192", "dot_narrow_5x5x1632", "block_6x64x2048"
  ], factors = [227, 302, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 77, k = 10}, at_most = {k = 24, n = 6, mn = 467}, kernels = [
    "tall_6x64x2048"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, mn = 468, k = 10}, at_most = {k = 24, n = 6}, kernels = [
    "block_6x64x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 25}, at_most = {k = 119, n = 4, mnk = 44201750, m = 11, elements = 1163, nk = 166}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 25, nk = 167}, at_most = {k = 119, n = 4, mnk = 44201750, m = 11, elements = 1163}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 25, elements = 1164}, at_most = {k = 119, n = 4, mnk = 44201750, m = 11}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 25, m = 12}, at_most = {k = 119, n = 3, mnk = 44201750, elements = 10881836}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, k = 25, m = 12}, at_most = {k = 119, n = 4, mnk = 44201750, elements = 10881836, mn = 227}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4, k = 25, m = 12, mn = 228}, at_most = {k = 119, n = 4, mnk = 44201750, elements = 10881836}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 25, m = 12, elements = 10881837}, at_most = {k = 119, n = 4, mnk = 44201750}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 25}, at_most = {k = 119, n = 5, mnk = 44201750, nk = 162}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [169, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 25, nk = 163}, at_most = {k = 119, n = 5, mnk = 44201750}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [176, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 25}, at_most = {k = 44, n = 6, mnk = 44201750, m = 43}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 25, m = 44}, at_most = {k = 44, n = 6, mnk = 44201750, nk = 218}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [234, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 25, m = 44, nk = 219}, at_most = {k = 44, n = 6, mnk = 44201750}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 45}, at_most = {k = 60, n = 6, mnk = 44201750, m = 26}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [222, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 45, m = 27}, at_most = {k = 60, n = 6, mnk = 44201750}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 61}, at_most = {k = 119, n = 6, mnk = 5551}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, k = 61, mnk = 5552}, at_most = {k = 119, n = 6, mnk = 44201750}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 25, mnk = 44201751}, at_most = {k = 60, n = 6}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [220, 250, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 61, mnk = 44201751}, at_most = {k = 119, n = 6, nk = 334}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [231, 225, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, k = 61, mnk = 44201751, nk = 335}, at_most = {k = 119, n = 6}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [216, 230, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7}, at_most = {k = 27, n = 10, mn = 51, batches = 3, elements = 139}, kernels = [
    "panel_16x16x8192"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, elements = 140}, at_most = {k = 27, n = 10, mn = 51, batches = 3, mnk = 378}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "block_6x16x512"
  ], factors = [220, 231, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, elements = 140, mnk = 379}, at_most = {k = 27, n = 10, mn = 51, batches = 3}, kernels = [
    "block_6x16x512"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, batches = 4}, at_most = {k = 27, n = 10, mn = 51, nk = 55, mnk = 67}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, batches = 4, mnk = 68}, at_most = {k = 27, n = 10, mn = 51, nk = 55}, kernels = [
    "panel_16x16x8192", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "block_6x16x512"
  ], factors = [197, 265, 258, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, batches = 4, nk = 56}, at_most = {k = 27, n = 10, mn = 51}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 52}, at_most = {k = 10, n = 10, mn = 98}, kernels = [
    "panel_16x16x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 52, k = 11}, at_most = {k = 27, n = 8, mn = 98}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 52, k = 11}, at_most = {k = 27, n = 10, mn = 98}, kernels = [
    "tall_6x16x512"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 99}, at_most = {k = 27, n = 10, mn = 141, nk = 118}, kernels = [
    "panel_16x16x8192"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 99, nk = 119}, at_most = {k = 27, n = 10, mn = 141}, kernels = [
    "panel_16x16x8192"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 28}, at_most = {k = 54, n = 10, mn = 53, elements = 1300}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 28, mn = 54}, at_most = {k = 54, n = 10, mn = 141, elements = 1300}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 28, elements = 1301}, at_most = {k = 54, n = 10, mn = 89}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [230, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 28, elements = 1301, mn = 90}, at_most = {k = 54, n = 10, mn = 141}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [236, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11}, at_most = {k = 29, n = 16, mn = 61, batches = 1}, kernels = [
    "block_6x16x512"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, batches = 2}, at_most = {k = 4, n = 16, mn = 61}, kernels = [
    "block_6x16x512", "block_6x64x2048"
  ], factors = [231, 153]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, batches = 2, k = 5}, at_most = {k = 29, n = 16, mn = 61}, kernels = [
    "block_6x16x512"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 62}, at_most = {k = 29, n = 16, mn = 141, batches = 3}, kernels = [
    "block_6x16x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 62, batches = 4}, at_most = {k = 29, n = 16, mn = 141}, kernels = [
    "panel_16x16x8192", "block_6x16x512", "block_6x64x2048"
  ], factors = [234, 248, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 30}, at_most = {k = 32, n = 16, mn = 61}, kernels = [
    "dot_narrow_6x4x2048", "block_6x16x512"
  ], factors = [273, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 33}, at_most = {k = 54, n = 16, mn = 61}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 30, mn = 62}, at_most = {k = 54, n = 16, mn = 141, elements = 1393}, kernels = [
    "panel_16x16x8192"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 30, mn = 62, elements = 1394}, at_most = {k = 54, n = 16, mn = 141}, kernels = [
    "panel_16x16x8192", "block_6x16x512"
  ], factors = [231, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 55}, at_most = {k = 119, n = 8, mn = 141, batches = 2}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, k = 55, batches = 3}, at_most = {k = 119, n = 8, mn = 141}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [239, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, k = 55}, at_most = {k = 119, n = 10, mn = 141}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 55}, at_most = {k = 119, n = 16, mn = 57}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [225, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 55, mn = 58}, at_most = {k = 119, n = 16, mn = 96}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, k = 55, mn = 97}, at_most = {k = 119, n = 16, mn = 141}, kernels = [
    "panel_16x16x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142}, at_most = {k = 10, n = 16, elements = 647}, kernels = [
    "panel_16x16x8192"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, elements = 648}, at_most = {k = 10, n = 16, elements = 2284}, kernels = [
    "panel_16x16x8192"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, elements = 2285}, at_most = {k = 10, n = 16, nk = 57, mk = 895, elements = 665134}, kernels = [
    "panel_16x16x8192"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, elements = 665135}, at_most = {k = 10, n = 16, nk = 57, mk = 895}, kernels = [
    "panel_16x16x8192", "panel_6x64x2048", "block_6x16x512", "block_6x64x2048"
  ], factors = [277, 182, 276, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, elements = 2285, mk = 896}, at_most = {k = 10, n = 8, nk = 57}, kernels = [
    "panel_16x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 142, elements = 2285, mk = 896}, at_most = {k = 10, n = 15, nk = 57}, kernels = [
    "panel_16x16x8192", "block_6x64x2048"
  ], factors = [251, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mn = 142, elements = 2285, mk = 896}, at_most = {k = 10, n = 16, nk = 57}, kernels = [
    "panel_16x16x8192", "block_6x16x512", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [271, 303, 176, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, elements = 2285, nk = 58}, at_most = {k = 10, n = 16, n_even = 4}, kernels = [
    "panel_16x16x8192", "block_6x64x2048"
  ], factors = [242, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, elements = 2285, nk = 58, n_even = 5}, at_most = {k = 10, n = 16}, kernels = [
    "block_6x16x512", "block_6x64x2048"
  ], factors = [240, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 11}, at_most = {k = 31, n = 11, mn = 512}, kernels = [
    "block_6x64x2048"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 12, mn = 142, k = 11}, at_most = {k = 31, n = 16, mn = 512}, kernels = [
    "block_6x16x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 513, k = 11}, at_most = {k = 18, n = 16, elements = 472482}, kernels = [
    "block_6x64x2048"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 513, k = 11, elements = 472483}, at_most = {k = 18, n = 16}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [258, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 513, k = 19}, at_most = {k = 31, n = 8}, kernels = [
    "block_6x64x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 513, k = 19}, at_most = {k = 31, n = 16}, kernels = [
    "block_6x64x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32}, at_most = {k = 119, n = 8, nk = 332, elements = 511362, mnk = 10742}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32, mnk = 10743}, at_most = {k = 119, n = 8, nk = 332, elements = 511362}, kernels = [
    "dot_narrow_6x4x2048", "block_6x64x2048"
  ], factors = [243, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32, elements = 511363}, at_most = {k = 119, n = 8, nk = 332, mnk = 8683152}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [267, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32, elements = 511363, mnk = 8683153}, at_most = {k = 119, n = 8, nk = 332}, kernels = [
    "panel_3x128x1024", "tall_6x64x2048"
  ], factors = [248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32, nk = 333}, at_most = {k = 119, n = 8, m = 74804, nk = 491}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32, nk = 492}, at_most = {k = 119, n = 8, m = 74804, elements = 2095791}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32, nk = 492, elements = 2095792}, at_most = {k = 119, n = 8, m = 74804}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [238, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32, nk = 333, m = 74805}, at_most = {k = 119, n = 8, elements = 14067800}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [253, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 7, mn = 142, k = 32, nk = 333, m = 74805, elements = 14067801}, at_most = {k = 119, n = 8}, kernels = [
    "tall_6x64x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 142, k = 32}, at_most = {k = 60, n = 10, mn = 838}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [244, 296, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 142, k = 32}, at_most = {k = 60, n = 16, mn = 838, mk = 615}, kernels = [
    "block_6x16x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 142, k = 32, mk = 616}, at_most = {k = 60, n = 16, mn = 437}, kernels = [
    "block_6x64x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 438, k = 32, mk = 616}, at_most = {k = 60, n = 16, mn = 838}, kernels = [
    "block_6x64x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 142, k = 61}, at_most = {k = 87, n = 12, mn = 838, k_even = 32}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [235, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 142, k = 61, k_even = 33}, at_most = {k = 87, n = 12, mn = 838}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 142, k = 88}, at_most = {k = 119, n = 12, mn = 838}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 13, mn = 142, k = 61}, at_most = {k = 119, n = 16, mn = 838}, kernels = [
    "block_6x64x2048"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 839, k = 32}, at_most = {k = 44, n = 10}, kernels = [
    "block_6x64x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 839, k = 45}, at_most = {k = 63, n = 10}, kernels = [
    "tall_6x64x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 839, k = 32}, at_most = {k = 63, n = 16}, kernels = [
    "block_6x64x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 839, k = 64}, at_most = {k = 119, n = 10, mk = 312714, elements = 3278392}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [221, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 839, k = 64, mk = 312715}, at_most = {k = 119, n = 10, mk = 18015478, elements = 3278392}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [240, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 839, k = 64, elements = 3278393}, at_most = {k = 119, n = 10, mk = 18015478}, kernels = [
    "tall_6x64x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 839, k = 64}, at_most = {k = 98, n = 16, mk = 18015478, elements = 7994684}, kernels = [
    "block_6x64x2048", "tall_6x64x2048"
  ], factors = [256, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 839, k = 99}, at_most = {k = 119, n = 16, mk = 18015478, elements = 7994684}, kernels = [
    "tall_6x64x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 11, mn = 839, k = 64, elements = 7994685}, at_most = {k = 119, n = 16, mk = 18015478}, kernels = [
    "block_6x16x512", "tall_6x64x2048"
  ], factors = [234, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 839, k = 64, mk = 18015479}, at_most = {k = 119, n = 16}, kernels = [
    "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [259, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {k = 5, n = 27, mn = 75}, kernels = [
    "panel_6x32x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 6}, at_most = {k = 21, n = 27, mn = 75}, kernels = [
    "panel_6x32x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 76}, at_most = {k = 21, n = 27, mn = 216, mnk = 1433}, kernels = [
    "panel_6x32x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 76, mnk = 1434}, at_most = {k = 21, n = 27, mn = 216}, kernels = [
    "panel_6x32x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 28}, at_most = {k = 10, n = 32, mn = 216}, kernels = [
    "panel_6x32x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 28, k = 11}, at_most = {k = 21, n = 32, mn = 216}, kernels = [
    "panel_6x32x256"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {k = 21, n = 48, mn = 216}, kernels = [
    "block_6x16x512", "block_6x64x2048"
  ], factors = [308, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 22}, at_most = {k = 42, n = 20, mn = 216}, kernels = [
    "panel_6x32x256", "dot_narrow_3x8x1024"
  ], factors = [230, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 22}, at_most = {k = 42, n = 48, mn = 166, mnk = 1043}, kernels = [
    "panel_6x32x256", "dot_narrow_5x5x1632"
  ], factors = [248, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 22, mnk = 1044}, at_most = {k = 42, n = 48, mn = 166}, kernels = [
    "panel_6x32x256", "tall_6x64x2048"
  ], factors = [234, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 22, mn = 167}, at_most = {k = 42, n = 48, mn = 216}, kernels = [
    "panel_6x32x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 217}, at_most = {k = 23, n = 32, mn = 611, batches = 1}, kernels = [
    "panel_6x32x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 217, batches = 2}, at_most = {k = 6, n = 32, mn = 611}, kernels = [
    "panel_6x32x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 217, batches = 2, k = 7}, at_most = {k = 23, n = 32, mn = 611}, kernels = [
    "panel_6x32x256", "block_slab_8x32x4096"
  ], factors = [266, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 217, k = 24}, at_most = {k = 42, n = 28, mn = 611}, kernels = [
    "panel_6x32x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, mn = 217, k = 24}, at_most = {k = 42, n = 32, mn = 611}, kernels = [
    "panel_6x32x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 612}, at_most = {k = 8, n = 32, mn = 1186, elements = 5870}, kernels = [
    "panel_6x32x256"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 612, elements = 5871}, at_most = {k = 8, n = 32, mn = 1186}, kernels = [
    "panel_6x32x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 612, k = 9}, at_most = {k = 42, n = 24, mn = 1186}, kernels = [
    "panel_6x32x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, mn = 612, k = 9}, at_most = {k = 42, n = 32, mn = 1186}, kernels = [
    "panel_6x32x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 217}, at_most = {k = 29, n = 48, mn = 1186, elements = 8427}, kernels = [
    "block_6x64x2048"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 217, k = 30}, at_most = {k = 42, n = 48, mn = 1186, elements = 8427}, kernels = [
    "block_6x64x2048"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 217, elements = 8428}, at_most = {k = 42, n = 48, mn = 1186}, kernels = [
    "block_6x64x2048"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {k = 23, n = 79, mn = 1186, batches = 4, mk = 39}, kernels = [
    "panel_6x64x2048"
  ], factors = [341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 40}, at_most = {k = 23, n = 79, mn = 1186, batches = 4}, kernels = [
    "block_6x64x2048"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 24}, at_most = {k = 42, n = 79, mn = 1186, batches = 4, mnk = 8786}, kernels = [
    "tall_6x64x2048"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 24, mnk = 8787}, at_most = {k = 42, n = 79, mn = 1186, batches = 4}, kernels = [
    "block_6x64x2048"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, batches = 5}, at_most = {k = 42, n = 79, mn = 1186, nk = 1069, mnk = 4250}, kernels = [
    "block_6x64x2048"
  ], factors = [357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, batches = 5, mnk = 4251}, at_most = {k = 42, n = 79, mn = 1186, nk = 1069}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [251, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, batches = 5, nk = 1070}, at_most = {k = 42, n = 79, mn = 1186, m = 6}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [294, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, batches = 5, nk = 1070, m = 7}, at_most = {k = 42, n = 79, mn = 1186}, kernels = [
    "block_6x64x2048"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187}, at_most = {k = 8, n = 31, nk = 82, elements = 758989, mn = 2490}, kernels = [
    "panel_6x32x256"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 2491}, at_most = {k = 8, n = 31, nk = 82, elements = 758989}, kernels = [
    "panel_6x32x256"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 83}, at_most = {k = 8, n = 31, nk = 261, elements = 758989}, kernels = [
    "panel_6x32x256"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mn = 1187}, at_most = {k = 2, n = 32, nk = 261, elements = 758989, m = 146}, kernels = [
    "panel_6x32x256"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mn = 1187, m = 147}, at_most = {k = 2, n = 32, nk = 261, elements = 758989}, kernels = [
    "panel_6x32x256", "panel_6x64x2048"
  ], factors = [325, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, mn = 1187, k = 3}, at_most = {k = 8, n = 32, nk = 261, elements = 758989}, kernels = [
    "panel_6x32x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, k = 9}, at_most = {k = 42, n = 32, nk = 261, elements = 758989}, kernels = [
    "panel_6x32x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, elements = 758990}, at_most = {k = 5, n = 32, nk = 57}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_10x32x4096"
  ], factors = [289, 276, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, elements = 758990, nk = 58}, at_most = {k = 5, n = 32, nk = 261}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_10x32x4096", "tall_6x64x2048"
  ], factors = [286, 264, 308, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, elements = 758990, k = 6}, at_most = {k = 42, n = 32, nk = 261}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [270, 256, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187}, at_most = {k = 42, n = 79, nk = 261, elements = 3458}, kernels = [
    "block_6x64x2048"
  ], factors = [348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187, elements = 3459}, at_most = {k = 42, n = 79, nk = 261, elements = 534817, m = 61}, kernels = [
    "block_6x64x2048"
  ], factors = [367]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187, elements = 3459, m = 62}, at_most = {k = 3, n = 64, nk = 261, elements = 534817, n_even = 4}, kernels = [
    "block_6x64x2048"
  ], factors = [412]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187, elements = 3459, m = 62, k = 4}, at_most = {k = 42, n = 64, nk = 261, elements = 534817, n_even = 4}, kernels = [
    "block_6x64x2048"
  ], factors = [346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187, elements = 3459, m = 62, n_even = 5}, at_most = {k = 42, n = 64, nk = 261, elements = 534817}, kernels = [
    "block_6x64x2048"
  ], factors = [369]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 1187, elements = 3459, m = 62}, at_most = {k = 42, n = 79, nk = 261, elements = 534817}, kernels = [
    "panel_6x64x2048"
  ], factors = [337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187, elements = 534818}, at_most = {k = 42, n = 79, nk = 261}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [379, 390]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262}, at_most = {k = 26, n = 56, elements = 11124}, kernels = [
    "panel_6x32x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, mn = 1187, nk = 262}, at_most = {k = 26, n = 79, elements = 11124}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [267, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, k = 27}, at_most = {k = 42, n = 22, elements = 11124}, kernels = [
    "panel_6x32x256"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, mn = 1187, nk = 262, k = 27}, at_most = {k = 42, n = 79, elements = 11124}, kernels = [
    "panel_6x32x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, elements = 11125}, at_most = {k = 5, n = 79, elements = 548932}, kernels = [
    "block_6x64x2048"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, elements = 11125, k = 6}, at_most = {k = 12, n = 32, elements = 548932}, kernels = [
    "panel_6x32x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187, nk = 262, elements = 11125, k = 6}, at_most = {k = 12, n = 79, elements = 548932}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "panel_1x256x512"
  ], factors = [252, 283, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, elements = 11125, k = 13}, at_most = {k = 20, n = 79, elements = 548932, batches = 2}, kernels = [
    "panel_6x32x256", "panel_6x64x2048"
  ], factors = [253, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, elements = 11125, k = 21}, at_most = {k = 42, n = 79, elements = 32790, batches = 2}, kernels = [
    "panel_6x32x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, elements = 32791, k = 21}, at_most = {k = 42, n = 79, elements = 548932, batches = 2}, kernels = [
    "panel_6x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, elements = 11125, k = 13, batches = 3}, at_most = {k = 42, n = 49, elements = 548932}, kernels = [
    "panel_6x32x256", "panel_6x64x2048"
  ], factors = [253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, mn = 1187, nk = 262, elements = 11125, k = 13, batches = 3}, at_most = {k = 42, n = 79, elements = 548932}, kernels = [
    "panel_6x32x256", "panel_1x256x512", "tall_6x64x2048"
  ], factors = [256, 237, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, elements = 548933}, at_most = {k = 17, n = 32}, kernels = [
    "panel_6x32x256", "tall_6x64x2048"
  ], factors = [259, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mn = 1187, nk = 262, elements = 548933, k = 18}, at_most = {k = 42, n = 32}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [245, 239, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187, nk = 262, elements = 548933}, at_most = {k = 42, n = 79, mn = 2214187, nk = 753}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [274, 305, 288, 313, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1187, nk = 754, elements = 548933}, at_most = {k = 42, n = 79, mn = 2214187}, kernels = [
    "panel_6x32x256", "panel_1x256x512", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [269, 239, 275, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 2214188, nk = 262, elements = 548933}, at_most = {k = 21, n = 79}, kernels = [
    "panel_6x64x2048", "panel_3x128x1024", "panel_1x256x512", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [301, 318, 287, 311, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 2214188, nk = 262, elements = 548933, k = 22}, at_most = {k = 42, n = 79}, kernels = [
    "tall_6x64x2048"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80}, at_most = {k = 8, n_even = 362, mk = 18, n = 94}, kernels = [
    "panel_1x256x512"
  ], factors = [507]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95}, at_most = {k = 8, n_even = 362, mk = 18, n = 160}, kernels = [
    "panel_1x256x512"
  ], factors = [605]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 161}, at_most = {k = 8, n_even = 362, mk = 18}, kernels = [
    "panel_1x256x512"
  ], factors = [765]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 19}, at_most = {k = 8, n_even = 362, mk = 70, n = 96}, kernels = [
    "panel_1x256x512"
  ], factors = [485]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, mk = 19}, at_most = {k = 8, n_even = 362, mk = 70, n = 152, mnk = 4939}, kernels = [
    "panel_1x256x512"
  ], factors = [563]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 97, mk = 19, mnk = 4940}, at_most = {k = 8, n_even = 362, mk = 70, n = 152}, kernels = [
    "panel_1x256x512"
  ], factors = [504]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, mk = 19}, at_most = {k = 8, n_even = 362, mk = 70, elements = 4524}, kernels = [
    "panel_1x256x512"
  ], factors = [643]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, mk = 19, elements = 4525}, at_most = {k = 8, n_even = 362, mk = 70, elements = 489935}, kernels = [
    "panel_1x256x512"
  ], factors = [748]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, mk = 19, elements = 489936}, at_most = {k = 8, n_even = 362, mk = 70}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [517, 360]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 71}, at_most = {k = 5, n_even = 362, n = 203, elements = 448672, mk = 261}, kernels = [
    "block_6x64x2048"
  ], factors = [365]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 262}, at_most = {k = 1, n_even = 362, n = 203, elements = 448672}, kernels = [
    "block_6x64x2048"
  ], factors = [444]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 262, k = 2}, at_most = {k = 5, n_even = 362, n = 203, elements = 448672, mn = 19495}, kernels = [
    "block_6x64x2048"
  ], factors = [350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 262, k = 2, mn = 19496}, at_most = {k = 5, n_even = 362, n = 203, elements = 448672}, kernels = [
    "panel_6x64x2048"
  ], factors = [348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 71, elements = 448673}, at_most = {k = 5, n_even = 362, n = 203}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048", "tall_3x128x1024"
  ], factors = [295, 375, 310, 380]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 204, mk = 71}, at_most = {k = 5, n_even = 362, mk = 240}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [602, 380]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 204, mk = 241}, at_most = {k = 4, n_even = 362, elements = 1892680, nk = 477}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048"
  ], factors = [407, 663, 417]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 204, mk = 241, nk = 478}, at_most = {k = 4, n_even = 362, elements = 1892680}, kernels = [
    "panel_6x64x2048", "panel_1x256x512"
  ], factors = [326, 461]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 204, mk = 241, k = 5}, at_most = {k = 5, n_even = 362, elements = 1892680}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048"
  ], factors = [305, 399, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 204, mk = 241, elements = 1892681}, at_most = {k = 5, n_even = 4}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [334, 354, 354, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 204, mk = 241, elements = 1892681, n_even = 5}, at_most = {k = 5, n_even = 362}, kernels = [
    "panel_6x64x2048", "panel_1x256x512"
  ], factors = [285, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 71, k = 6}, at_most = {k = 8, n_even = 362, mk = 314, nk = 1015}, kernels = [
    "block_6x64x2048"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 71, k = 6, nk = 1016}, at_most = {k = 8, n_even = 362, mk = 314}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [423, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 315, k = 6}, at_most = {k = 8, n_even = 362, elements = 702534, mnk = 245658}, kernels = [
    "panel_6x32x256", "block_6x64x2048"
  ], factors = [280, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 315, k = 6, mnk = 245659}, at_most = {k = 8, n_even = 362, elements = 702534}, kernels = [
    "panel_6x32x256", "block_6x64x2048"
  ], factors = [279, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 315, k = 6, elements = 702535}, at_most = {k = 8, n_even = 362, mn = 11450534}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "tall_6x64x2048"
  ], factors = [270, 314, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, mk = 315, k = 6, elements = 702535, mn = 11450535}, at_most = {k = 8, n_even = 362}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "panel_1x256x512", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [432, 367, 365, 373, 381]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 363}, at_most = {k = 4, n_even = 724}, kernels = [
    "panel_1x256x512"
  ], factors = [412]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 725}, at_most = {k = 4, elements = 6883951, mk = 24}, kernels = [
    "panel_1x256x512"
  ], factors = [506]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 725, mk = 25}, at_most = {k = 4, elements = 6883951, mnk = 2528153, mn = 58502}, kernels = [
    "panel_1x256x512"
  ], factors = [386]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 725, mk = 25, mn = 58503}, at_most = {k = 4, elements = 6883951, mnk = 2528153}, kernels = [
    "panel_1x256x512"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 725, mk = 25, mnk = 2528154}, at_most = {k = 4, elements = 6883951}, kernels = [
    "panel_1x256x512"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 725, elements = 6883952}, at_most = {k = 4}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [344, 333, 342, 377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 363, k = 5}, at_most = {k = 8, n_even = 724, mk = 64}, kernels = [
    "panel_1x256x512"
  ], factors = [468]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 363, k = 5, mk = 65}, at_most = {k = 8, n_even = 724}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [304, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 725, k = 5}, at_most = {k = 8, elements = 1058798}, kernels = [
    "panel_1x256x512"
  ], factors = [309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, n_even = 725, k = 5, elements = 1058799}, at_most = {k = 8}, kernels = [
    "panel_1x256x512"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9}, at_most = {k = 24, mk = 70, n = 189}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [397, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 71}, at_most = {k = 24, mk = 130, n = 189}, kernels = [
    "panel_1x256x512"
  ], factors = [365]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 190, k = 9}, at_most = {k = 24, mk = 130, elements = 651310, mn = 1031, n_even = 4}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [581, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 190, k = 9, n_even = 5}, at_most = {k = 24, mk = 130, elements = 651310, mn = 1031}, kernels = [
    "panel_1x256x512"
  ], factors = [502]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 190, k = 9, mn = 1032}, at_most = {k = 24, mk = 130, elements = 651310, n = 355}, kernels = [
    "panel_1x256x512"
  ], factors = [419]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 356, k = 9, mn = 1032}, at_most = {k = 24, mk = 130, elements = 651310, n_even = 724}, kernels = [
    "panel_1x256x512"
  ], factors = [472]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 356, k = 9, mn = 1032, n_even = 725}, at_most = {k = 24, mk = 130, elements = 651310}, kernels = [
    "panel_1x256x512", "tall_3x128x1024"
  ], factors = [313, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 190, k = 9, elements = 651311}, at_most = {k = 24, mk = 130}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048", "tall_3x128x1024"
  ], factors = [265, 328, 273, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 25}, at_most = {k = 42, mk = 130, n_even = 724, n = 167, mn = 395}, kernels = [
    "block_6x64x2048", "tall_3x128x1024"
  ], factors = [257, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 25, mn = 396}, at_most = {k = 42, mk = 130, n_even = 724, n = 167}, kernels = [
    "block_6x64x2048"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 168, k = 25}, at_most = {k = 42, mk = 130, n_even = 724, elements = 776680}, kernels = [
    "panel_1x256x512", "tall_3x128x1024"
  ], factors = [434, 380]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 168, k = 25, elements = 776681}, at_most = {k = 42, mk = 130, n_even = 724, m = 3}, kernels = [
    "block_6x64x2048", "tall_6x64x2048"
  ], factors = [257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 168, k = 25, elements = 776681, m = 4}, at_most = {k = 42, mk = 130, n_even = 724}, kernels = [
    "panel_3x128x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 25, n_even = 725}, at_most = {k = 42, mk = 130, elements = 1073640}, kernels = [
    "panel_6x64x2048", "panel_3x128x1024", "panel_1x256x512", "tall_6x64x2048"
  ], factors = [248, 276, 276, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 25, n_even = 725, elements = 1073641}, at_most = {k = 42, mk = 130}, kernels = [
    "panel_6x64x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [244, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131}, at_most = {k = 27, elements = 15538, n_even = 724, mk = 196}, kernels = [
    "block_6x64x2048"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 197}, at_most = {k = 27, elements = 15538, n_even = 724, mk = 791}, kernels = [
    "block_6x64x2048"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 15539}, at_most = {k = 27, elements = 225424, n_even = 362, mk = 791, m = 51}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [327, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 15539, m = 52}, at_most = {k = 27, elements = 225424, n_even = 362, mk = 791}, kernels = [
    "block_6x64x2048"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 15539, n_even = 363}, at_most = {k = 27, elements = 225424, n_even = 724, mk = 791}, kernels = [
    "panel_1x256x512"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 792}, at_most = {k = 20, elements = 225424, n_even = 362}, kernels = [
    "panel_6x32x256", "block_6x64x2048"
  ], factors = [257, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 21, mk = 792}, at_most = {k = 27, elements = 225424, n_even = 362}, kernels = [
    "panel_6x32x256", "tall_6x64x2048"
  ], factors = [254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 792, n_even = 363}, at_most = {k = 27, elements = 225424, n_even = 724}, kernels = [
    "block_6x64x2048", "tall_6x64x2048"
  ], factors = [244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 28, mk = 131}, at_most = {k = 42, elements = 9958, n_even = 724, mk = 1139}, kernels = [
    "block_6x64x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 28, mk = 131, elements = 9959}, at_most = {k = 42, elements = 225424, n_even = 724, mk = 275}, kernels = [
    "block_6x64x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 28, mk = 276, elements = 9959}, at_most = {k = 42, elements = 225424, n_even = 724, mk = 1139}, kernels = [
    "block_6x64x2048"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 28, mk = 1140}, at_most = {k = 42, elements = 225424, n_even = 724}, kernels = [
    "panel_6x32x256", "tall_6x64x2048"
  ], factors = [251, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, n_even = 725}, at_most = {k = 16, elements = 225424}, kernels = [
    "panel_1x256x512", "tall_3x128x1024"
  ], factors = [264, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 17, mk = 131, n_even = 725}, at_most = {k = 42, elements = 225424}, kernels = [
    "panel_1x256x512", "block_6x64x2048", "tall_3x128x1024"
  ], factors = [254, 242, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 225425}, at_most = {k = 16, n_even = 362, elements = 726387, m = 42}, kernels = [
    "panel_1x256x512", "block_6x64x2048"
  ], factors = [320, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 225425, m = 43}, at_most = {k = 16, n_even = 362, elements = 726387}, kernels = [
    "panel_6x32x256", "block_6x64x2048"
  ], factors = [264, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 726388}, at_most = {k = 16, n_even = 4, elements = 5647620}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [271, 314, 279, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 5647621}, at_most = {k = 16, n_even = 4, elements = 7149912}, kernels = [
    "panel_3x128x1024", "panel_1x256x512", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [437, 365, 387, 438]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 7149913}, at_most = {k = 16, n_even = 4}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "tall_6x64x2048"
  ], factors = [283, 320, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 726388, n_even = 5}, at_most = {k = 16, n_even = 362}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [264, 272, 271, 268, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 225425, n_even = 363}, at_most = {k = 16, mnk = 64736295}, kernels = [
    "panel_3x128x1024", "panel_1x256x512", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [247, 248, 242, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 9, mk = 131, elements = 225425, n_even = 363, mnk = 64736296}, at_most = {k = 16}, kernels = [
    "panel_6x64x2048", "panel_3x128x1024", "panel_1x256x512", "block_slab_8x16x1024", "tall_3x128x1024"
  ], factors = [265, 270, 278, 284, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 17, mk = 131, elements = 225425}, at_most = {k = 42, n = 852, mk = 615}, kernels = [
    "panel_3x128x1024", "block_slab_6x64x2048", "block_6x64x2048"
  ], factors = [298, 270, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 17, mk = 616, elements = 225425}, at_most = {k = 22, n = 852}, kernels = [
    "panel_1x256x512", "block_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [273, 272, 271, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 23, mk = 616, elements = 225425}, at_most = {k = 42, n = 852, batches = 5}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [254, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 80, k = 23, mk = 616, elements = 225425, batches = 6}, at_most = {k = 42, n = 852}, kernels = [
    "panel_6x32x256", "block_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [266, 256, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 853, k = 17, mk = 131, elements = 225425}, at_most = {k = 42, nk = 139022}, kernels = [
    "panel_6x64x2048", "panel_3x128x1024", "block_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [255, 263, 257, 256, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 853, k = 17, mk = 131, elements = 225425, nk = 139023}, at_most = {k = 42}, kernels = [
    "panel_3x128x1024", "block_slab_8x16x1024", "block_6x64x2048"
  ], factors = [269, 297, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43}, at_most = {k = 63, m = 6, mn = 86, n = 22}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 64}, at_most = {k = 119, m = 6, mn = 86, n = 22}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [242, 267, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, k = 43}, at_most = {k = 63, m = 6, mn = 86}, kernels = [
    "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [251, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, k = 64}, at_most = {k = 119, m = 6, mn = 86, mnk = 3651}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, k = 64, mnk = 3652}, at_most = {k = 119, m = 6, mn = 86, mnk = 4463}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, k = 64, mnk = 4464}, at_most = {k = 119, m = 6, mn = 86}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [229, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, mn = 87}, at_most = {k = 61, m = 6, n = 56}, kernels = [
    "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [266, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, k = 43, mn = 87}, at_most = {k = 61, m = 3, batches = 28, n = 143}, kernels = [
    "tall_6x64x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 144, k = 43, mn = 87}, at_most = {k = 53, m = 3, batches = 28}, kernels = [
    "dot_narrow_3x8x1024", "block_6x64x2048", "tall_3x128x1024"
  ], factors = [293, 287, 384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 144, k = 54, mn = 87}, at_most = {k = 61, m = 3, batches = 28}, kernels = [
    "tall_6x64x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, k = 43, mn = 87, batches = 29}, at_most = {k = 61, m = 3}, kernels = [
    "dot_narrow_3x8x1024", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [261, 257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 57, k = 43, mn = 87, m = 4}, at_most = {k = 61, m = 6}, kernels = [
    "tall_6x64x2048"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 62, mn = 87}, at_most = {k = 73, m = 1, elements = 328099}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 74, mn = 87}, at_most = {k = 119, m = 1, elements = 328099}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 62, mn = 87, elements = 328100}, at_most = {k = 119, m = 1}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 62, mn = 87, m = 2}, at_most = {k = 94, m = 6, n = 123, n_even = 4, batches = 18, mn = 180}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 62, mn = 181, m = 2}, at_most = {k = 94, m = 6, n = 123, n_even = 4, batches = 18}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [252, 232, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 62, mn = 87, m = 2, batches = 19}, at_most = {k = 94, m = 6, n = 123, n_even = 4}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024",
    "tall_6x64x2048"
  ], factors = [243, 249, 255, 244, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 62, mn = 87, m = 2, n_even = 5}, at_most = {k = 94, m = 6, n = 123}, kernels = [
    "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 124, k = 62, mn = 87, m = 2}, at_most = {k = 94, m = 6, elements = 659557, mk = 194, n_even = 362}, kernels = [
    "dot_narrow_3x8x1024", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [263, 274, 377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 124, k = 62, mn = 87, m = 2, n_even = 363}, at_most = {k = 94, m = 6, elements = 659557, mk = 194}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 124, k = 62, mn = 87, m = 2, mk = 195}, at_most = {k = 94, m = 6, elements = 659557, mk = 269}, kernels = [
    "tall_6x64x2048"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 124, k = 62, mn = 87, m = 2, mk = 270}, at_most = {k = 94, m = 6, elements = 659557}, kernels = [
    "tall_6x64x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 124, k = 62, mn = 87, m = 2, elements = 659558}, at_most = {k = 94, m = 6}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [258, 273, 244, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 95, mn = 87, m = 2}, at_most = {k = 119, m = 6, mk = 385, mnk = 146253}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [238, 264, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 95, mn = 87, m = 2, mnk = 146254}, at_most = {k = 119, m = 6, mk = 385}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [251, 270, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 95, mn = 87, m = 2, mk = 386}, at_most = {k = 119, m = 6, k_even = 4, n = 107}, kernels = [
    "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [247, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 108, k = 95, mn = 87, m = 2, mk = 386}, at_most = {k = 119, m = 6, k_even = 4}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [253, 244, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 95, mn = 87, m = 2, mk = 386, k_even = 5}, at_most = {k = 119, m = 6}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [224, 261, 233, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7}, at_most = {k = 72, mn = 866, n = 21, k_even = 4}, kernels = [
    "panel_6x32x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, k_even = 5}, at_most = {k = 72, mn = 866, n = 21}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 73, m = 7}, at_most = {k = 119, mn = 866, n = 21}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 43, m = 7}, at_most = {k = 58, mn = 866}, kernels = [
    "panel_6x64x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 59, m = 7}, at_most = {k = 119, mn = 427, n = 32}, kernels = [
    "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [241, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 59, m = 7}, at_most = {k = 119, mn = 427}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "block_6x64x2048"
  ], factors = [232, 238, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 59, m = 7, mn = 428}, at_most = {k = 90, mn = 866, n = 48, batches = 6}, kernels = [
    "panel_6x32x256"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 59, m = 7, mn = 428, batches = 7}, at_most = {k = 90, mn = 866, n = 48}, kernels = [
    "panel_6x32x256", "tall_6x64x2048"
  ], factors = [251, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 59, m = 7, mn = 428}, at_most = {k = 90, mn = 866}, kernels = [
    "block_6x64x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 91, m = 7, mn = 428}, at_most = {k = 119, mn = 866}, kernels = [
    "panel_6x32x256", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [250, 249, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867}, at_most = {k = 71, k_even = 32, n = 21}, kernels = [
    "panel_6x64x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 43, m = 7, mn = 867}, at_most = {k = 56, k_even = 32, batches = 3, n = 26}, kernels = [
    "block_6x64x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 27, k = 43, m = 7, mn = 867}, at_most = {k = 56, k_even = 32, batches = 3}, kernels = [
    "block_6x64x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 43, m = 7, mn = 867, batches = 4}, at_most = {k = 56, k_even = 32}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "block_6x64x2048", "tall_3x128x1024"
  ], factors = [260, 260, 262, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 57, m = 7, mn = 867}, at_most = {k = 71, k_even = 32, mnk = 158189}, kernels = [
    "block_6x64x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 22, k = 57, m = 7, mn = 867, mnk = 158190}, at_most = {k = 71, k_even = 32, n = 48}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 57, m = 7, mn = 867, mnk = 158190}, at_most = {k = 71, k_even = 32}, kernels = [
    "panel_6x64x2048", "tall_3x128x1024"
  ], factors = [256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867, k_even = 33}, at_most = {k = 71, mk = 1375, elements = 1320610, batches = 17}, kernels = [
    "block_6x64x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867, k_even = 33, batches = 18}, at_most = {k = 71, mk = 1375, elements = 1320610}, kernels = [
    "block_6x64x2048", "tall_3x128x1024"
  ], factors = [267, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867, k_even = 33, elements = 1320611}, at_most = {k = 71, mk = 927}, kernels = [
    "dot_narrow_3x8x1024", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [257, 266, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867, k_even = 33, elements = 1320611, mk = 928}, at_most = {k = 71, mk = 1375}, kernels = [
    "block_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [262, 261, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867, k_even = 33, mk = 1376}, at_most = {k = 71, nk = 1567}, kernels = [
    "block_6x64x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867, k_even = 33, mk = 1376, nk = 1568}, at_most = {k = 71, elements = 765620, n = 39}, kernels = [
    "panel_6x64x2048"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 43, m = 7, mn = 867, k_even = 33, mk = 1376, nk = 1568}, at_most = {k = 71, elements = 765620, m = 36}, kernels = [
    "panel_6x64x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 43, m = 37, mn = 867, k_even = 33, mk = 1376, nk = 1568}, at_most = {k = 71, elements = 765620}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_3x128x1024"
  ], factors = [248, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867, k_even = 33, mk = 1376, nk = 1568, elements = 765621}, at_most = {k = 71, n_even = 362}, kernels = [
    "panel_6x64x2048", "panel_1x256x512", "tall_6x64x2048"
  ], factors = [241, 235, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 43, m = 7, mn = 867, k_even = 33, mk = 1376, nk = 1568, elements = 765621, n_even = 363}, at_most = {k = 71}, kernels = [
    "panel_6x64x2048", "tall_3x128x1024"
  ], factors = [239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 72, m = 7, mn = 867}, at_most = {k = 119, n = 22}, kernels = [
    "dot_narrow_6x4x2048", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [264, 234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, k = 72, m = 7, mn = 867}, at_most = {k = 119, n = 32}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [241, 235, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 72, m = 7, mn = 867}, at_most = {k = 119, n = 39, m = 57}, kernels = [
    "dot_narrow_6x4x2048", "block_6x64x2048"
  ], factors = [253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 72, m = 58, mn = 867}, at_most = {k = 119, n = 39}, kernels = [
    "block_6x64x2048", "tall_6x64x2048"
  ], factors = [256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 72, m = 7, mn = 867}, at_most = {k = 93, m = 12}, kernels = [
    "block_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [266, 267, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 72, m = 13, mn = 867}, at_most = {k = 93, m = 20}, kernels = [
    "block_6x64x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 94, m = 7, mn = 867}, at_most = {k = 119, m = 20}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024", "block_6x64x2048"
  ], factors = [272, 261, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 72, m = 21, mn = 867}, at_most = {k = 98, k_even = 4, n = 148, nk = 5803}, kernels = [
    "tall_6x64x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 72, m = 21, mn = 867, nk = 5804}, at_most = {k = 98, k_even = 4, n = 148}, kernels = [
    "panel_6x64x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 99, m = 21, mn = 867}, at_most = {k = 119, k_even = 4, n = 148, mn = 22431, elements = 31546}, kernels = [
    "panel_6x64x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 99, m = 21, mn = 867, elements = 31547}, at_most = {k = 119, k_even = 4, n = 148, mn = 22431}, kernels = [
    "block_6x64x2048", "tall_6x64x2048"
  ], factors = [252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 99, m = 21, mn = 22432}, at_most = {k = 119, k_even = 4, n = 148}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [249, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 149, k = 72, m = 21, mn = 867}, at_most = {k = 119, k_even = 4, elements = 970272}, kernels = [
    "panel_6x64x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 149, k = 72, m = 21, mn = 867, elements = 970273}, at_most = {k = 119, k_even = 4}, kernels = [
    "panel_6x64x2048", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [245, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 72, m = 21, mn = 867, k_even = 5}, at_most = {k = 87}, kernels = [
    "tall_6x64x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 88, m = 21, mn = 867, k_even = 5}, at_most = {k = 119}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [249, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120}, at_most = {m = 7, n = 1, nk = 4279, elements = 1587}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, elements = 1588}, at_most = {m = 7, n = 1, nk = 4279}, kernels = [
    "dot_narrow_12x1x8192"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, nk = 4280}, at_most = {m = 7, n = 1, mn = 3}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_3x2x4096"
  ], factors = [253, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, nk = 4280, mn = 4}, at_most = {m = 7, n = 1}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2}, at_most = {m = 7, n = 2, elements = 3076}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2, elements = 3077}, at_most = {m = 7, n = 2, mk = 5376}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2, elements = 3077, mk = 5377}, at_most = {m = 2, n = 2}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2, elements = 3077, mk = 5377, m = 3}, at_most = {m = 7, n = 2}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3}, at_most = {m = 2, elements = 11382990, k = 246, mn = 56, nk = 909}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, nk = 910}, at_most = {m = 2, elements = 11382990, k = 246, mn = 56, mk = 145}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [215, 234, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, nk = 910, mk = 146}, at_most = {m = 2, elements = 11382990, k = 246, mn = 56}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, mn = 57}, at_most = {m = 1, elements = 11382990, k = 157, n_even = 724}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [237, 239, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, mn = 57, m = 2}, at_most = {m = 2, elements = 11382990, k = 157, n_even = 724, nk = 7101}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, mn = 57, m = 2, nk = 7102}, at_most = {m = 2, elements = 11382990, k = 157, n_even = 724}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [237, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, mn = 57, n_even = 725}, at_most = {m = 2, elements = 11382990, k = 157}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [231, 247, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 158, n = 3, mn = 57}, at_most = {m = 2, elements = 509603, k = 246}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [264, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 158, n = 3, mn = 57, elements = 509604}, at_most = {m = 2, elements = 11382990, k = 246}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [244, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3}, at_most = {m = 1, elements = 661923, mn = 3}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, mn = 4}, at_most = {m = 1, elements = 661923, mn = 14}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [220, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, mn = 15}, at_most = {m = 1, elements = 661923, k_even = 4}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, mn = 15, k_even = 5}, at_most = {m = 1, elements = 661923}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [265, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, elements = 661924}, at_most = {m = 1, elements = 8337129, mk = 747}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [244, 255, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, elements = 8337130}, at_most = {m = 1, elements = 11382990, mk = 747}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, elements = 661924, mk = 748}, at_most = {m = 1, elements = 11382990, mn = 2411, k_even = 4}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [225, 238, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, elements = 661924, mk = 748, k_even = 5}, at_most = {m = 1, elements = 11382990, mn = 2411}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [225, 232, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, elements = 661924, mk = 748, mn = 2412}, at_most = {m = 1, elements = 11382990}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [232, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, m = 2}, at_most = {m = 2, elements = 897273, k = 505, n = 56, mn = 28}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, m = 2, mn = 29}, at_most = {m = 2, elements = 897273, k = 505, n = 56}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 57, m = 2}, at_most = {m = 2, elements = 897273, k = 505}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, m = 2, elements = 897274}, at_most = {m = 2, elements = 11382990, k = 505, mk = 635}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [259, 264, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, n = 3, m = 2, elements = 897274, mk = 636}, at_most = {m = 2, elements = 11382990, k = 505}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 506, n = 3, m = 2}, at_most = {m = 2, elements = 11382990, mn = 12, k_even = 724}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 506, n = 3, m = 2, k_even = 725}, at_most = {m = 2, elements = 11382990, mn = 12}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 506, n = 3, m = 2, mn = 13}, at_most = {m = 2, elements = 617727, k_even = 4}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 506, n = 3, m = 2, mn = 13, elements = 617728}, at_most = {m = 2, elements = 11382990, k_even = 4, mn = 220}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [255, 264, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 506, n = 3, m = 2, mn = 221, elements = 617728}, at_most = {m = 2, elements = 8142378, k_even = 4}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [277, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 506, n = 3, m = 2, mn = 221, elements = 8142379}, at_most = {m = 2, elements = 11382990, k_even = 4}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [270, 272, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 506, n = 3, m = 2, mn = 13, k_even = 5}, at_most = {m = 2, elements = 11382990, n = 2015}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [262, 259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 506, n = 2016, m = 2, mn = 13, k_even = 5}, at_most = {m = 2, elements = 11382990}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [272, 249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, elements = 11382991}, at_most = {m = 1, n = 2118}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [291, 233, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2119, elements = 11382991}, at_most = {m = 1, elements = 19048312}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [265, 215, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2119, elements = 19048313}, at_most = {m = 1, k_even = 4}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_16x1x8192"
  ], factors = [237, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 2119, elements = 19048313, k_even = 5}, at_most = {m = 1}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_5x5x1632"
  ], factors = [279, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, elements = 11382991, m = 2}, at_most = {m = 2, mk = 17134, mnk = 28505503, batches = 171}, kernels = [
    "dot_narrow_16x1x8192", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [267, 258, 244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, elements = 11382991, m = 2, batches = 172}, at_most = {m = 2, mk = 17134, mnk = 28505503}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [249, 253, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, elements = 11382991, m = 2, mnk = 28505504}, at_most = {m = 2, mk = 17134, k_even = 4}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [300, 249, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, elements = 11382991, m = 2, mnk = 28505504, k_even = 5}, at_most = {m = 2, mk = 17134}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [273, 231, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, elements = 11382991, m = 2, mk = 17135}, at_most = {m = 2}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [242, 224, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 3, m = 3}, at_most = {m = 7, k = 285, n = 4}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 5, m = 3}, at_most = {m = 7, k = 285, n = 10}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [216, 243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 11, m = 3}, at_most = {m = 7, k = 285, n = 16}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 17, m = 3}, at_most = {m = 7, k = 285, n = 24}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [242, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 25, m = 3}, at_most = {m = 5, k = 190, n = 58, nk = 4344}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 25, m = 3, nk = 4345}, at_most = {m = 5, k = 190, n = 58}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 59, m = 3}, at_most = {m = 5, k = 190, mnk = 752483}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 59, m = 3, mnk = 752484}, at_most = {m = 5, k = 190}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [242, 239, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 25, m = 6}, at_most = {m = 7, k = 190, mn = 535}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, n = 25, m = 6, mn = 536}, at_most = {m = 7, k = 190}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [258, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 191, n = 25, m = 3}, at_most = {m = 6, k = 285, elements = 10716132, mn = 231, n_even = 4}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [239, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 191, n = 25, m = 3, n_even = 5}, at_most = {m = 6, k = 285, elements = 10716132, mn = 231}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [236, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 191, n = 25, m = 3, mn = 232}, at_most = {m = 6, k = 250, elements = 10716132}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [236, 248, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 251, n = 25, m = 3, mn = 232}, at_most = {m = 6, k = 285, elements = 10716132, batches = 11}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 251, n = 25, m = 3, mn = 232, batches = 12}, at_most = {m = 6, k = 285, elements = 10716132}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [239, 246, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 191, n = 25, m = 7}, at_most = {m = 7, k = 285, elements = 10716132}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [242, 247, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 191, n = 25, m = 3, elements = 10716133}, at_most = {m = 7, k = 285}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [248, 247, 256, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3}, at_most = {m = 7, elements = 10132291, mn = 13, n = 4}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3, mn = 14}, at_most = {m = 7, elements = 10132291, mn = 180, n = 4}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 5, m = 3}, at_most = {m = 7, elements = 10132291, mn = 180, n = 5}, kernels = [
    "dot_narrow_5x5x1632"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 6, m = 3}, at_most = {m = 7, elements = 10132291, mn = 180, n = 6}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [235, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 7, m = 3}, at_most = {m = 7, elements = 10132291, mn = 25, n = 20}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 7, m = 3, mn = 26}, at_most = {m = 7, elements = 10132291, mn = 180, n = 20}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [248, 258, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 21, m = 3}, at_most = {m = 4, elements = 10132291, mn = 180}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 21, m = 5}, at_most = {m = 7, elements = 10132291, mn = 180}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [258, 254, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3, mn = 181}, at_most = {m = 3, elements = 10132291, mn = 6177, k = 402}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 403, n = 3, m = 3, mn = 181}, at_most = {m = 3, elements = 10132291, mn = 6177, nk = 763690}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 403, n = 3, m = 3, mn = 181, nk = 763691}, at_most = {m = 3, elements = 10132291, mn = 6177}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 4, mn = 181}, at_most = {m = 4, elements = 10132291, mn = 6177, k_even = 4}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 4, mn = 181, k_even = 5}, at_most = {m = 4, elements = 7565418, mn = 6177}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 4, mn = 181, k_even = 5, elements = 7565419}, at_most = {m = 4, elements = 10132291, mn = 6177}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3, mn = 6178}, at_most = {m = 3, elements = 10132291, k_even = 4, k = 434}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 435, n = 3, m = 3, mn = 6178}, at_most = {m = 3, elements = 10132291, k_even = 4}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 4, mn = 6178}, at_most = {m = 4, elements = 10132291, k_even = 4}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3, mn = 6178, k_even = 5}, at_most = {m = 4, elements = 10132291, nk = 7907416}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3, mn = 6178, k_even = 5, nk = 7907417}, at_most = {m = 4, elements = 10132291}, kernels = [
    "dot_narrow_3x2x4096", "dot_narrow_3x8x1024"
  ], factors = [280, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 5, mn = 181}, at_most = {m = 5, elements = 10132291, k_even = 4, n = 407}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [269, 270, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 408, m = 5, mn = 181}, at_most = {m = 5, elements = 10132291, k_even = 4}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [263, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 6, mn = 181}, at_most = {m = 6, elements = 10132291, k_even = 4}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [266, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 7, mn = 181}, at_most = {m = 7, elements = 10132291, k_even = 4}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [246, 244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 5, mn = 181, k_even = 5}, at_most = {m = 6, elements = 10132291}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [257, 263, 248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 7, mn = 181, k_even = 5}, at_most = {m = 7, elements = 6041358, mk = 6207}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [250, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 7, mn = 181, k_even = 5, mk = 6208}, at_most = {m = 7, elements = 6041358}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [274, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 7, mn = 181, k_even = 5, elements = 6041359}, at_most = {m = 7, elements = 10132291}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [270, 266, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3, elements = 10132292}, at_most = {m = 5, elements = 14719612, n = 4118, mn = 174}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [266, 263, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3, elements = 10132292, mn = 175}, at_most = {m = 5, elements = 14719612, n = 4118}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [259, 262, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 4119, m = 3, elements = 10132292}, at_most = {m = 5, elements = 14719612}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 3, elements = 14719613}, at_most = {m = 5, k = 568}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_3x2x4096", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [225, 251, 258, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 569, n = 3, m = 3, elements = 14719613}, at_most = {m = 5, mk = 13946}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [264, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 569, n = 3, m = 3, elements = 14719613, mk = 13947}, at_most = {m = 5, mk = 297737}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [260, 248, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 569, n = 3, m = 3, elements = 14719613, mk = 297738}, at_most = {m = 5, n = 23}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [250, 250, 251, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 569, n = 24, m = 3, elements = 14719613, mk = 297738}, at_most = {m = 5}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [243, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 6, elements = 10132292}, at_most = {m = 6, k = 61481}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_3x8x1024"
  ], factors = [260, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, n = 3, m = 7, elements = 10132292}, at_most = {m = 7, k = 61481}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [252, 271, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61482, n = 3, m = 6, elements = 10132292}, at_most = {m = 7, mk = 2450109}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [259, 259, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61482, n = 3, m = 6, elements = 10132292, mk = 2450110}, at_most = {m = 7}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [279, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8}, at_most = {n = 1, elements = 11648927, nk = 480, m = 25}, kernels = [
    "dot_narrow_12x1x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 26}, at_most = {n = 1, elements = 654616, nk = 480, m = 190}, kernels = [
    "dot_narrow_12x1x8192"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 191}, at_most = {n = 1, elements = 654616, nk = 480}, kernels = [
    "dot_narrow_12x1x8192"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 26, elements = 654617}, at_most = {n = 1, elements = 11648927, nk = 480}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_3x2x4096"
  ], factors = [264, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, nk = 481}, at_most = {n = 1, elements = 11648927, k_even = 4, nk = 65797}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_3x2x4096"
  ], factors = [264, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, nk = 65798}, at_most = {n = 1, elements = 11648927, k_even = 4}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_3x2x4096"
  ], factors = [278, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, nk = 481, k_even = 5}, at_most = {n = 1, elements = 11648927}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_3x2x4096"
  ], factors = [254, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, elements = 11648928}, at_most = {n = 1, mk = 23370305, mn = 75080, m = 13765}, kernels = [
    "dot_narrow_12x1x8192", "dot_narrow_1x2x4096", "dot_narrow_3x2x4096", "dot_narrow_14x2x4096"
  ], factors = [271, 290, 216, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 13766, elements = 11648928}, at_most = {n = 1, mk = 23370305, mn = 75080}, kernels = [
    "dot_narrow_1x2x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, elements = 11648928, mn = 75081}, at_most = {n = 1, mk = 23370305}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_14x2x4096"
  ], factors = [280, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, elements = 11648928, mk = 23370306}, at_most = {n = 1, k = 195}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048"
  ], factors = [266, 166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 196, m = 8, elements = 11648928, mk = 23370306}, at_most = {n = 1, k = 2628}, kernels = [
    "dot_narrow_1x2x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2629, m = 8, elements = 11648928, mk = 23370306}, at_most = {n = 1}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048"
  ], factors = [294, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 2}, at_most = {n = 2, elements = 9426807, k = 1005, mn = 28}, kernels = [
    "dot_narrow_3x2x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 2, mn = 29}, at_most = {n = 2, elements = 9426807, k = 237}, kernels = [
    "dot_narrow_3x2x4096", "dot_narrow_14x2x4096"
  ], factors = [228, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 238, m = 8, n = 2, mn = 29}, at_most = {n = 2, elements = 9426807, k = 1005}, kernels = [
    "dot_narrow_3x2x4096", "dot_narrow_14x2x4096"
  ], factors = [252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 2, elements = 9426808}, at_most = {n = 2, elements = 13558503, k = 1005}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_14x2x4096"
  ], factors = [291, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1006, m = 8, n = 2}, at_most = {n = 2, elements = 13558503, k = 7613}, kernels = [
    "dot_narrow_3x2x4096", "dot_narrow_14x2x4096"
  ], factors = [266, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7614, m = 8, n = 2}, at_most = {n = 2, elements = 13558503}, kernels = [
    "dot_narrow_3x2x4096", "dot_narrow_14x2x4096"
  ], factors = [280, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 2, elements = 13558504}, at_most = {n = 2, m = 842}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_14x2x4096", "dot_narrow_6x4x2048"
  ], factors = [328, 247, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 843, n = 2, elements = 13558504}, at_most = {n = 2, nk = 365}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_14x2x4096"
  ], factors = [271, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 843, n = 2, elements = 13558504, nk = 366}, at_most = {n = 2, elements = 20601956, m = 27144}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_14x2x4096"
  ], factors = [271, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 27145, n = 2, elements = 13558504, nk = 366}, at_most = {n = 2, elements = 20601956}, kernels = [
    "dot_narrow_1x2x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 843, n = 2, elements = 20601957, nk = 366}, at_most = {n = 2, elements = 24734450}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_14x2x4096"
  ], factors = [298, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 843, n = 2, elements = 24734451, nk = 366}, at_most = {n = 2}, kernels = [
    "dot_narrow_1x2x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3}, at_most = {n = 3, mnk = 77508511, elements = 10498930, nk = 3091}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 4}, at_most = {n = 4, mnk = 77508511, elements = 10498930, nk = 3091}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3, nk = 3092}, at_most = {n = 4, mnk = 77508511, elements = 6664860}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [262, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3, nk = 3092, elements = 6664861}, at_most = {n = 4, mnk = 77508511, elements = 10498930}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [276, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3, elements = 10498931}, at_most = {n = 4, mnk = 77508511, elements = 15812856}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [277, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3, elements = 15812857}, at_most = {n = 4, mnk = 77508511, nk = 819}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3, elements = 15812857, nk = 820}, at_most = {n = 4, mnk = 77508511}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [256, 213, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5}, at_most = {n = 5, mnk = 77508511, elements = 7231941}, kernels = [
    "dot_narrow_5x5x1632"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, elements = 7231942}, at_most = {n = 5, mnk = 56613937}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [202, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, elements = 7231942, mnk = 56613938}, at_most = {n = 5, mnk = 77508511}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [191, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 6}, at_most = {n = 6, mnk = 77508511, elements = 12142175}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 7}, at_most = {n = 8, mnk = 54793318, elements = 12142175, k = 292}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 293, m = 8, n = 7}, at_most = {n = 8, mnk = 54793318, elements = 12142175}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [252, 253, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 7, mnk = 54793319}, at_most = {n = 8, mnk = 77508511, elements = 8583765}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 7, mnk = 54793319, elements = 8583766}, at_most = {n = 8, mnk = 77508511, elements = 12142175}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 6, elements = 12142176}, at_most = {n = 8, mnk = 77508511}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [247, 271, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 9}, at_most = {n = 10, mnk = 77508511, mn = 763}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [217, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 9, mn = 764}, at_most = {n = 10, mnk = 77508511, k = 135}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 136, m = 8, n = 9, mn = 764}, at_most = {n = 10, mnk = 77508511, elements = 686538, k = 255}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [208, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 256, m = 8, n = 9, mn = 764}, at_most = {n = 10, mnk = 77508511, elements = 686538}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [221, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 136, m = 8, n = 9, mn = 764, elements = 686539}, at_most = {n = 10, mnk = 77508511}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [214, 264, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3, mnk = 77508512}, at_most = {n = 4, mnk = 201052141, k = 254}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [196, 213, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 255, m = 8, n = 3, mnk = 77508512}, at_most = {n = 4, mnk = 201052141, k_even = 32, m = 27589}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048"
  ], factors = [213, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 255, m = 27590, n = 3, mnk = 77508512}, at_most = {n = 4, mnk = 201052141, k_even = 32}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048"
  ], factors = [224, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 255, m = 8, n = 3, mnk = 77508512, k_even = 33}, at_most = {n = 4, mnk = 201052141, m = 25910}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048"
  ], factors = [231, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 255, m = 25911, n = 3, mnk = 77508512, k_even = 33}, at_most = {n = 4, mnk = 201052141}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048"
  ], factors = [225, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, mnk = 77508512}, at_most = {n = 10, mnk = 101253810, mn = 344831, k_even = 8}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [222, 265, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, mnk = 77508512, k_even = 9}, at_most = {n = 10, mnk = 101253810, mn = 344831}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [258, 215, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, mnk = 101253811}, at_most = {n = 10, mnk = 201052141, mn = 712}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [197, 224, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, mnk = 101253811, mn = 713}, at_most = {n = 6, mnk = 142476829, mn = 344831}, kernels = [
    "dot_narrow_1x2x4096", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [235, 181, 213, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 7, mnk = 101253811, mn = 713}, at_most = {n = 10, mnk = 142476829, mn = 344831}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [259, 268, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, mnk = 142476830, mn = 713}, at_most = {n = 10, mnk = 201052141, mn = 344831}, kernels = [
    "tall_6x64x2048"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, mnk = 77508512, mn = 344832}, at_most = {n = 8, mnk = 201052141, nk = 1011}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [233, 219, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 5, mnk = 77508512, mn = 344832, nk = 1012}, at_most = {n = 8, mnk = 201052141, k = 261}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [227, 211, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 262, m = 8, n = 5, mnk = 77508512, mn = 344832, nk = 1012}, at_most = {n = 8, mnk = 201052141}, kernels = [
    "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [223, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 9, mnk = 77508512, mn = 344832}, at_most = {n = 10, mnk = 201052141, elements = 15118908}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [278, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 9, mnk = 77508512, mn = 344832, elements = 15118909}, at_most = {n = 10, mnk = 201052141}, kernels = [
    "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [274, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3, mnk = 201052142}, at_most = {n = 8, k_even = 362}, kernels = [
    "tall_6x64x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 9, mnk = 201052142}, at_most = {n = 10, k_even = 362}, kernels = [
    "tall_6x64x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 3, mnk = 201052142, k_even = 363}, at_most = {n = 10}, kernels = [
    "tall_6x64x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 11}, at_most = {m = 27, n = 12, k = 186}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 13}, at_most = {m = 27, n = 16, k = 186}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 17}, at_most = {m = 27, n = 25, k = 186, mnk = 37849}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 17, mnk = 37850}, at_most = {m = 27, n = 25, k = 186}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 11}, at_most = {m = 27, n = 16, elements = 8956291, k = 374, mn = 162}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 11, mn = 163}, at_most = {m = 27, n = 16, elements = 8956291, k = 374}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 375, m = 8, n = 11}, at_most = {m = 27, n = 16, elements = 8956291, mnk = 6288376}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 375, m = 8, n = 11, mnk = 6288377}, at_most = {m = 27, n = 16, elements = 8956291, mn = 247}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 375, m = 8, n = 11, mnk = 6288377, mn = 248}, at_most = {m = 27, n = 16, elements = 8956291}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [241, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 17}, at_most = {m = 27, n = 20, elements = 8956291}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [254, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 21}, at_most = {m = 27, n = 25, elements = 8956291, mn = 269}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 21, mn = 270}, at_most = {m = 27, n = 25, elements = 8956291}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [245, 248, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 11, elements = 8956292}, at_most = {m = 27, n = 25}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [219, 219, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 26}, at_most = {m = 27, k = 186, mn = 900, n = 32}, kernels = [
    "panel_6x32x256", "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [243, 237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 33}, at_most = {m = 27, k = 186, mn = 900, n = 44}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [238, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 45}, at_most = {m = 27, k = 186, mn = 900}, kernels = [
    "dot_narrow_3x8x1024", "block_6x64x2048"
  ], factors = [246, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 26}, at_most = {m = 11, k = 317, mn = 900, n = 32}, kernels = [
    "dot_narrow_3x8x1024"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 12, n = 26}, at_most = {m = 27, k = 317, mn = 900, n = 32}, kernels = [
    "panel_6x32x256", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [256, 243, 244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 33}, at_most = {m = 27, k = 317, mn = 900, n = 40}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 41}, at_most = {m = 27, k = 317, mn = 774}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [240, 242, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 187, m = 8, n = 41, mn = 775}, at_most = {m = 27, k = 317, mn = 900}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 26, mn = 901}, at_most = {m = 10, k = 317, mk = 1965, elements = 8273198}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "block_6x64x2048"
  ], factors = [239, 252, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 26, mn = 901, elements = 8273199}, at_most = {m = 10, k = 317, mk = 1965}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [231, 225, 243, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 26, mn = 901, mk = 1966}, at_most = {m = 10, k = 317, nk = 260087}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 8, n = 26, mn = 901, mk = 1966, nk = 260088}, at_most = {m = 10, k = 317}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [240, 250, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 11, n = 26, mn = 901}, at_most = {m = 27, k = 189, elements = 4184959, mk = 2439, mn = 1186}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_3x8x1024", "block_6x64x2048"
  ], factors = [240, 242, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 11, n = 26, mn = 1187}, at_most = {m = 27, k = 189, elements = 4184959, mk = 2439}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_6x4x2048", "block_6x64x2048"
  ], factors = [259, 250, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 11, n = 26, mn = 901, mk = 2440}, at_most = {m = 27, k = 189, elements = 4184959, n = 247}, kernels = [
    "panel_6x32x256", "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [252, 253, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 11, n = 248, mn = 901, mk = 2440}, at_most = {m = 27, k = 189, elements = 4184959}, kernels = [
    "panel_6x64x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 11, n = 26, mn = 901, elements = 4184960}, at_most = {m = 27, k = 189}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [252, 256, 242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 190, m = 11, n = 26, mn = 901}, at_most = {m = 27, k = 285}, kernels = [
    "panel_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [252, 250, 248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, m = 11, n = 26, mn = 901}, at_most = {m = 27, k = 317, batches = 3}, kernels = [
    "panel_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [252, 245, 238, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 286, m = 11, n = 26, mn = 901, batches = 4}, at_most = {m = 27, k = 317}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024",
    "tall_6x64x2048"
  ], factors = [252, 257, 253, 259, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26}, at_most = {m = 13, elements = 1112474, mn = 1229, n_even = 4, k_even = 4}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [242, 249, 243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, k_even = 5}, at_most = {m = 13, elements = 1112474, mn = 1229, n_even = 4}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024"
  ], factors = [252, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, n_even = 5}, at_most = {m = 13, elements = 1112474, mn = 1229}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [248, 237, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, elements = 1112475}, at_most = {m = 13, elements = 7109610, mn = 1229}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [250, 252, 250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, mn = 1230}, at_most = {m = 10, elements = 7109610, k_even = 4, mn = 16519}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [240, 232, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, mn = 16520}, at_most = {m = 10, elements = 7109610, k_even = 4}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 11, n = 26, mn = 1230}, at_most = {m = 13, elements = 7109610, k_even = 4, mk = 6369}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [245, 234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 11, n = 26, mn = 1230, mk = 6370}, at_most = {m = 13, elements = 7109610, k_even = 4}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [243, 249, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, mn = 1230, k_even = 5}, at_most = {m = 12, elements = 7109610, k_even = 724}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [250, 244, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, mn = 1230, k_even = 725}, at_most = {m = 12, elements = 7109610}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [249, 250, 249, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 13, n = 26, mn = 1230, k_even = 5}, at_most = {m = 13, elements = 7109610, k = 775}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [257, 246, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 776, m = 13, n = 26, mn = 1230, k_even = 5}, at_most = {m = 13, elements = 7109610}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [259, 241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, elements = 7109611}, at_most = {m = 13, elements = 14691839, mk = 270708, nk = 12977549, k_even = 4}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632",
    "dot_narrow_3x8x1024"
  ], factors = [248, 275, 266, 267, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, elements = 7109611, k_even = 5}, at_most = {m = 13, elements = 14691839, mk = 270708, nk = 12977549}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [243, 270, 271, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, elements = 7109611, nk = 12977550}, at_most = {m = 13, elements = 14691839, mk = 270708}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_3x8x1024"
  ], factors = [259, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, elements = 7109611, mk = 270709}, at_most = {m = 13, elements = 14691839}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [252, 249, 255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, elements = 14691840}, at_most = {m = 13, mk = 408899, elements = 25779184, n = 4190}, kernels = [
    "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_3x8x1024"
  ], factors = [265, 275, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 4191, elements = 14691840}, at_most = {m = 13, mk = 408899, elements = 25779184}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_3x8x1024"
  ], factors = [275, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, elements = 25779185}, at_most = {m = 13, mk = 408899}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [224, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 8, n = 26, elements = 14691840, mk = 408900}, at_most = {m = 13}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [197, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 26}, at_most = {m = 27, nk = 14643602, k_even = 4, mn = 1525, n = 32}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [241, 236, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 33}, at_most = {m = 27, nk = 14643602, k_even = 4, mn = 1525, elements = 3852855, n = 44}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [245, 249, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 45}, at_most = {m = 27, nk = 29275, k_even = 4, mn = 1525, elements = 3852855}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [241, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 45, nk = 29276}, at_most = {m = 27, nk = 14643602, k_even = 4, mn = 1525, elements = 3852855, mnk = 18639456}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [244, 246, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 45, nk = 29276, mnk = 18639457}, at_most = {m = 27, nk = 14643602, k_even = 4, mn = 1525, elements = 3852855}, kernels = [
    "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 33, elements = 3852856}, at_most = {m = 27, nk = 14643602, k_even = 4, mn = 1525}, kernels = [
    "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632",
    "dot_narrow_3x8x1024"
  ], factors = [253, 252, 246, 257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 26, mn = 1526}, at_most = {m = 20, nk = 14643602, k_even = 4, k = 695}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [241, 241, 242, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 696, m = 14, n = 26, mn = 1526}, at_most = {m = 20, nk = 4762550, k_even = 4}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 696, m = 14, n = 26, mn = 1526, nk = 4762551}, at_most = {m = 20, nk = 14643602, k_even = 4}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [246, 255, 258, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 21, n = 26, mn = 1526}, at_most = {m = 27, nk = 14643602, k_even = 4}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632",
    "dot_narrow_3x8x1024"
  ], factors = [245, 244, 246, 245, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 26, k_even = 5}, at_most = {m = 27, nk = 14643602, n_even = 32, elements = 6771723, n = 28}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [247, 265, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 29, k_even = 5}, at_most = {m = 27, nk = 14643602, n_even = 32, elements = 6771723, n = 33}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [241, 246, 234, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 34, k_even = 5}, at_most = {m = 27, nk = 14643602, n_even = 32, elements = 6771723, n = 52}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [250, 253, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 53, k_even = 5}, at_most = {m = 27, nk = 14643602, n_even = 32, elements = 6771723}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [250, 248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 26, k_even = 5, elements = 6771724}, at_most = {m = 27, nk = 14643602, n_even = 32}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632",
    "dot_narrow_3x8x1024"
  ], factors = [249, 255, 257, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 26, k_even = 5, n_even = 33}, at_most = {m = 15, nk = 14643602}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [262, 252, 250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 16, n = 26, k_even = 5, n_even = 33}, at_most = {m = 21, nk = 14643602, elements = 6504935, mk = 11129, n_even = 362}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [254, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 16, n = 26, k_even = 5, n_even = 363}, at_most = {m = 21, nk = 14643602, elements = 6504935, mk = 11129}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632"
  ], factors = [260, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 16, n = 26, k_even = 5, n_even = 33, mk = 11130}, at_most = {m = 21, nk = 14643602, elements = 6504935, k = 1982}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [255, 245, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1983, m = 16, n = 26, k_even = 5, n_even = 33, mk = 11130}, at_most = {m = 21, nk = 14643602, elements = 6504935}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [248, 244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 16, n = 26, k_even = 5, n_even = 33, elements = 6504936}, at_most = {m = 21, nk = 14643602}, kernels = [
    "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_5x5x1632",
    "dot_narrow_3x8x1024"
  ], factors = [252, 247, 267, 259, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 22, n = 26, k_even = 5, n_even = 33}, at_most = {m = 27, nk = 14643602}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632",
    "dot_narrow_3x8x1024"
  ], factors = [241, 254, 257, 247, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 26, nk = 14643603}, at_most = {m = 27, mk = 271789}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [263, 243, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 318, m = 14, n = 26, nk = 14643603, mk = 271790}, at_most = {m = 27}, kernels = [
    "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [255, 231, 189, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11}, at_most = {n = 12, mk = 8384511, nk = 2436, mn = 2735}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, mn = 2736}, at_most = {n = 12, mk = 8384511, nk = 2436}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [253, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, nk = 2437}, at_most = {n = 12, mk = 430582, nk = 4739}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, nk = 2437, mk = 430583}, at_most = {n = 12, mk = 8384511, nk = 4739}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13}, at_most = {n = 16, mk = 8384511, nk = 2856, mn = 39022}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, mn = 39023}, at_most = {n = 16, mk = 8384511, nk = 2856}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [232, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 2857}, at_most = {n = 16, mk = 133104, nk = 4739, k = 249}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [240, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 250, m = 28, n = 13, nk = 2857}, at_most = {n = 16, mk = 133104, nk = 4739}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 2857, mk = 133105}, at_most = {n = 16, mk = 8384511, nk = 4739}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [240, 243, 252, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 17}, at_most = {n = 20, mk = 8384511, nk = 4739, mn = 2454}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 17, mn = 2455}, at_most = {n = 20, mk = 8384511, nk = 4739}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [256, 260, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, nk = 4740}, at_most = {n = 12, mk = 405157}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, nk = 4740, mk = 405158}, at_most = {n = 12, mk = 8384511}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [241, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740}, at_most = {n = 16, mk = 8384511, mn = 673, k_even = 32}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [234, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740, mn = 674}, at_most = {n = 16, mk = 8384511, mn = 4751, k_even = 32, elements = 842251}, kernels = [
    "dot_narrow_6x4x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740, mn = 674, elements = 842252}, at_most = {n = 16, mk = 8384511, mn = 4751, k_even = 32}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740, k_even = 33}, at_most = {n = 16, mk = 8384511, mn = 4751, elements = 2256862, mnk = 2224094, k_even = 724}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632"
  ], factors = [237, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740, k_even = 725}, at_most = {n = 16, mk = 8384511, mn = 4751, elements = 2256862, mnk = 2224094}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_5x5x1632"
  ], factors = [241, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740, k_even = 33, mnk = 2224095}, at_most = {n = 16, mk = 8384511, mn = 4751, elements = 2256862}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [240, 243, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740, k_even = 33, elements = 2256863}, at_most = {n = 16, mk = 8384511, mn = 4751}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [238, 243, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740, mn = 4752}, at_most = {n = 16, mk = 8384511, k_even = 32}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [250, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 13, nk = 4740, mn = 4752, k_even = 33}, at_most = {n = 16, mk = 8384511}, kernels = [
    "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [244, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 17, nk = 4740}, at_most = {n = 20, mk = 8384511, mn = 20703, k_even = 4, elements = 592331}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [246, 249, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 17, nk = 4740, elements = 592332}, at_most = {n = 20, mk = 8384511, mn = 20703, k_even = 4}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [259, 265, 264, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 17, nk = 4740, k_even = 5}, at_most = {n = 20, mk = 8384511, mn = 20703}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [249, 250, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 17, nk = 4740, mn = 20704}, at_most = {n = 20, mk = 8384511, k_even = 4}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [260, 272, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 17, nk = 4740, mn = 20704, k_even = 5}, at_most = {n = 20, mk = 8384511}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [255, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, mk = 8384512}, at_most = {n = 16, mk = 9589667, mn = 412902}, kernels = [
    "tall_6x64x2048"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, mk = 9589668}, at_most = {n = 16, mk = 20530772, mn = 412902, k_even = 256}, kernels = [
    "tall_6x64x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, mk = 9589668, k_even = 257}, at_most = {n = 16, mk = 20530772, mn = 412902}, kernels = [
    "tall_6x64x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, mk = 8384512, mn = 412903}, at_most = {n = 16, mk = 20530772, mnk = 136531281}, kernels = [
    "tall_6x64x2048"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, mk = 8384512, mn = 412903, mnk = 136531282}, at_most = {n = 16, mk = 20530772}, kernels = [
    "tall_6x64x2048"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 17, mk = 8384512}, at_most = {n = 20, mk = 20530772}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_6x4x2048", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [231, 281, 233, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 11, mk = 20530773}, at_most = {n = 15}, kernels = [
    "tall_6x64x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 16, mk = 20530773}, at_most = {n = 20}, kernels = [
    "tall_6x64x2048"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21}, at_most = {k = 165, mnk = 10030430, k_even = 4, nk = 17754, n = 24}, kernels = [
    "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [255, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 25}, at_most = {k = 165, mnk = 10030430, k_even = 4, nk = 17754}, kernels = [
    "panel_6x32x256", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [249, 256, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, nk = 17755}, at_most = {k = 165, mnk = 10030430, k_even = 4}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [250, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, m = 28, n = 21}, at_most = {k = 230, mnk = 10030430, k_even = 4, n = 24}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [245, 251, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 166, m = 28, n = 25}, at_most = {k = 213, mnk = 10030430, k_even = 4}, kernels = [
    "panel_6x32x256", "dot_narrow_5x4x2048", "tall_6x64x2048"
  ], factors = [248, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 214, m = 28, n = 25}, at_most = {k = 230, mnk = 10030430, k_even = 4}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "dot_narrow_6x4x2048"
  ], factors = [248, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, k_even = 5}, at_most = {k = 135, mnk = 10030430, elements = 449824, n_even = 4}, kernels = [
    "panel_6x32x256", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [248, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, k_even = 5, n_even = 5}, at_most = {k = 135, mnk = 10030430, elements = 449824, nk = 36635}, kernels = [
    "panel_6x32x256", "tall_6x64x2048"
  ], factors = [246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, k_even = 5, n_even = 5, nk = 36636}, at_most = {k = 135, mnk = 10030430, elements = 449824}, kernels = [
    "panel_6x64x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, k_even = 5, elements = 449825}, at_most = {k = 135, mnk = 10030430, nk = 4404}, kernels = [
    "panel_6x32x256", "block_6x64x2048", "tall_3x128x1024"
  ], factors = [235, 229, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, k_even = 5, elements = 449825, nk = 4405}, at_most = {k = 135, mnk = 10030430}, kernels = [
    "panel_6x64x2048", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [245, 251, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 136, m = 28, n = 21, k_even = 5}, at_most = {k = 230, mnk = 10030430, nk = 6415}, kernels = [
    "dot_narrow_5x4x2048", "tall_6x64x2048"
  ], factors = [252, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 136, m = 28, n = 21, k_even = 5, nk = 6416}, at_most = {k = 230, mnk = 10030430, n = 90}, kernels = [
    "panel_6x64x2048", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [242, 251, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 136, m = 28, n = 91, k_even = 5, nk = 6416}, at_most = {k = 230, mnk = 10030430}, kernels = [
    "panel_6x64x2048", "dot_narrow_6x4x2048"
  ], factors = [246, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, mnk = 10030431}, at_most = {k = 147, k_even = 4, nk = 5971}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, mnk = 10030431, nk = 5972}, at_most = {k = 147, k_even = 4}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 148, m = 28, n = 21, mnk = 10030431}, at_most = {k = 230, k_even = 4, mn = 2335384, n = 270}, kernels = [
    "panel_6x32x256", "tall_6x64x2048"
  ], factors = [249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 148, m = 28, n = 271, mnk = 10030431}, at_most = {k = 184, k_even = 4, mn = 2335384}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [248, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 28, n = 271, mnk = 10030431}, at_most = {k = 230, k_even = 4, mn = 2335384}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 148, m = 28, n = 21, mnk = 10030431, mn = 2335385}, at_most = {k = 230, k_even = 4}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "panel_3x128x1024", "tall_6x64x2048"
  ], factors = [250, 248, 244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, mnk = 10030431, k_even = 5}, at_most = {k = 230, m = 2718, n_even = 724, elements = 692861, nk = 44869}, kernels = [
    "panel_6x32x256", "tall_6x64x2048"
  ], factors = [246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, mnk = 10030431, k_even = 5, nk = 44870}, at_most = {k = 230, m = 2718, n_even = 724, elements = 692861}, kernels = [
    "panel_6x32x256", "panel_6x64x2048"
  ], factors = [246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, mnk = 10030431, k_even = 5, elements = 692862}, at_most = {k = 230, m = 2718, n_even = 724}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [240, 241, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 28, n = 21, mnk = 10030431, k_even = 5, n_even = 725}, at_most = {k = 230, m = 1007}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "tall_3x128x1024"
  ], factors = [243, 244, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 1008, n = 21, mnk = 10030431, k_even = 5, n_even = 725}, at_most = {k = 230, m = 2718}, kernels = [
    "panel_3x128x1024", "tall_3x128x1024"
  ], factors = [234, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 2719, n = 21, mnk = 10030431, k_even = 5}, at_most = {k = 230, mn = 4029265}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [237, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 120, m = 2719, n = 21, mnk = 10030431, k_even = 5, mn = 4029266}, at_most = {k = 230}, kernels = [
    "panel_1x256x512", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [238, 249, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 21}, at_most = {n = 25, n_even = 4, m = 636, k_even = 32}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [241, 245, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 21, k_even = 33}, at_most = {n = 25, n_even = 4, m = 636, mk = 736597}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [248, 246, 235, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 21, k_even = 33, mk = 736598}, at_most = {n = 25, n_even = 4, m = 636}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [250, 256, 253, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 26}, at_most = {n = 31, n_even = 4, m = 636, mk = 3406389, k_even = 4}, kernels = [
    "panel_6x32x256", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [244, 250, 254, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 26, k_even = 5}, at_most = {n = 31, n_even = 4, m = 52, mk = 3406389}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 53, n = 26, k_even = 5}, at_most = {n = 31, n_even = 4, m = 636, mk = 3406389}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [254, 257, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 26, mk = 3406390}, at_most = {n = 31, n_even = 4, m = 636}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "tall_6x64x2048"
  ], factors = [232, 246, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 32}, at_most = {n = 40, n_even = 4, m = 636, mk = 2688927, k = 376}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [239, 243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 377, m = 28, n = 32}, at_most = {n = 40, n_even = 4, m = 636, mk = 2688927}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [244, 251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 32, mk = 2688928}, at_most = {n = 40, n_even = 4, m = 636}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [249, 261, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 41}, at_most = {n = 52, n_even = 4, m = 43, elements = 1167363}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [246, 244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 41, elements = 1167364}, at_most = {n = 52, n_even = 4, m = 43}, kernels = [
    "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [256, 255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 41}, at_most = {n = 52, n_even = 4, m = 636, k_even = 32}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [248, 252, 252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 41, k_even = 33}, at_most = {n = 52, n_even = 4, m = 636}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [249, 252, 250, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 637, n = 21}, at_most = {n = 24, n_even = 4, mnk = 396351532, mn = 108221}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [246, 259, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 637, n = 21, mn = 108222}, at_most = {n = 24, n_even = 4, mnk = 396351532}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [248, 261, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 637, n = 25}, at_most = {n = 32, n_even = 4, mnk = 396351532}, kernels = [
    "dot_narrow_5x4x2048", "tall_6x64x2048"
  ], factors = [252, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 637, n = 33}, at_most = {n = 40, n_even = 4, mnk = 396351532}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [246, 255, 257, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 637, n = 41}, at_most = {n = 52, n_even = 4, mnk = 396351532}, kernels = [
    "dot_narrow_5x4x2048", "tall_6x64x2048"
  ], factors = [263, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 637, n = 21, mnk = 396351533}, at_most = {n = 52, n_even = 4}, kernels = [
    "tall_6x64x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 21, n_even = 5}, at_most = {n = 52, k_even = 362, mk = 730098, nk = 12118}, kernels = [
    "panel_6x32x256", "panel_6x64x2048"
  ], factors = [241, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 21, n_even = 5, nk = 12119}, at_most = {n = 52, k_even = 362, mk = 730098}, kernels = [
    "block_slab_8x32x4096", "dot_narrow_5x4x2048", "tall_6x64x2048"
  ], factors = [247, 247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 21, n_even = 5, mk = 730099}, at_most = {n = 52, k_even = 362}, kernels = [
    "block_slab_8x32x4096", "tall_6x64x2048"
  ], factors = [241, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 21, n_even = 5, k_even = 363}, at_most = {n = 52, mnk = 9524162, m = 45}, kernels = [
    "dot_narrow_5x4x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 46, n = 21, n_even = 5, k_even = 363}, at_most = {n = 52, mnk = 9524162}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [254, 253, 234, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 21, n_even = 5, k_even = 363, mnk = 9524163}, at_most = {n = 52, k = 724}, kernels = [
    "tall_6x64x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, m = 28, n = 21, n_even = 5, k_even = 363, mnk = 9524163}, at_most = {n = 52}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [225, 233, 245, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 53}, at_most = {m = 43, elements = 13585140, mk = 13492}, kernels = [
    "panel_6x64x2048", "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_5x4x2048",
    "dot_narrow_6x4x2048"
  ], factors = [247, 244, 247, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 53, mk = 13493}, at_most = {m = 43, elements = 13585140, k_even = 4, nk = 89879}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [246, 245, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 53, mk = 13493, nk = 89880}, at_most = {m = 43, elements = 13585140, k_even = 4}, kernels = [
    "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [245, 240, 248, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 53, mk = 13493, k_even = 5}, at_most = {m = 43, elements = 13585140, mk = 267661}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [236, 257, 256, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 53, mk = 267662, k_even = 5}, at_most = {m = 43, elements = 13585140}, kernels = [
    "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [242, 238, 242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 28, n = 53, elements = 13585141}, at_most = {m = 43, k = 12597}, kernels = [
    "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_5x5x1632", "dot_narrow_3x8x1024"
  ], factors = [252, 251, 252, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 12598, m = 28, n = 53, elements = 13585141}, at_most = {m = 43}, kernels = [
    "block_slab_8x32x4096", "block_slab_6x64x2048", "dot_narrow_3x8x1024"
  ], factors = [262, 238, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 53}, at_most = {m = 386, k_even = 362, mk = 260729, k = 279, nk = 114939}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "dot_narrow_6x4x2048"
  ], factors = [245, 242, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 53, nk = 114940}, at_most = {m = 386, k_even = 362, mk = 260729, k = 279}, kernels = [
    "panel_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 280, m = 44, n = 53}, at_most = {m = 386, k_even = 4, mk = 260729, k = 623}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "dot_narrow_6x4x2048"
  ], factors = [245, 244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 624, m = 44, n = 53}, at_most = {m = 386, k_even = 4, mk = 260729, k = 715}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_6x4x2048"
  ], factors = [241, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 280, m = 44, n = 53, k_even = 5}, at_most = {m = 386, k_even = 362, mk = 260729, k = 715}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "dot_narrow_5x4x2048"
  ], factors = [237, 236, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 716, m = 44, n = 53}, at_most = {m = 386, k_even = 4, mk = 260729}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [239, 248, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 716, m = 44, n = 53, k_even = 5}, at_most = {m = 386, k_even = 362, mk = 120822, n_even = 4}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 716, m = 44, n = 53, k_even = 5, mk = 120823}, at_most = {m = 386, k_even = 362, mk = 260729, n_even = 4}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [232, 264, 261, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 716, m = 44, n = 53, k_even = 5, n_even = 5}, at_most = {m = 386, k_even = 362, mk = 260729}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [229, 262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 53, mk = 260730}, at_most = {m = 386, k_even = 4, elements = 12890503, mn = 42560}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632", "tall_6x64x2048"
  ], factors = [240, 244, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 53, mk = 260730, mn = 42561}, at_most = {m = 386, k_even = 4, elements = 12890503}, kernels = [
    "block_slab_6x64x2048", "block_6x64x2048"
  ], factors = [242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 53, mk = 260730, k_even = 5}, at_most = {m = 386, k_even = 362, elements = 12890503}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "dot_narrow_6x4x2048"
  ], factors = [241, 239, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 53, mk = 260730, elements = 12890504}, at_most = {m = 386, k_even = 362}, kernels = [
    "block_slab_6x64x2048", "tall_6x64x2048"
  ], factors = [244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 53, k_even = 363}, at_most = {m = 386, k = 724, n = 757}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_3x8x1024", "tall_6x64x2048"
  ], factors = [256, 254, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 44, n = 758, k_even = 363}, at_most = {m = 386, k = 724}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, m = 44, n = 53, k_even = 363}, at_most = {m = 386, mnk = 19187451, n_even = 8}, kernels = [
    "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_5x5x1632"
  ], factors = [249, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, m = 44, n = 53, k_even = 363, n_even = 9}, at_most = {m = 386, mnk = 19187451}, kernels = [
    "panel_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048"
  ], factors = [236, 255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, m = 44, n = 53, k_even = 363, mnk = 19187452}, at_most = {m = 386, mk = 267214}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "dot_narrow_3x8x1024"
  ], factors = [231, 255, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 725, m = 44, n = 53, k_even = 363, mnk = 19187452, mk = 267215}, at_most = {m = 386}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x4x2048", "dot_narrow_6x4x2048", "block_6x64x2048"
  ], factors = [237, 231, 241, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 53}, at_most = {mn = 837298, nk = 67184, k_even = 362, n = 95, elements = 364520}, kernels = [
    "panel_6x32x256", "panel_6x64x2048"
  ], factors = [244, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 53, elements = 364521}, at_most = {mn = 837298, nk = 67184, k_even = 362, n = 95}, kernels = [
    "panel_3x128x1024", "dot_narrow_6x4x2048", "tall_6x64x2048"
  ], factors = [236, 258, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 96}, at_most = {mn = 837298, nk = 67184, k_even = 362}, kernels = [
    "panel_6x32x256", "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [246, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 53, k_even = 363}, at_most = {mn = 837298, nk = 67184}, kernels = [
    "panel_6x64x2048", "tall_6x64x2048"
  ], factors = [238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 53, nk = 67185}, at_most = {mn = 837298, k_even = 4, n = 196}, kernels = [
    "block_slab_6x64x2048", "tall_6x64x2048"
  ], factors = [241, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 197, nk = 67185}, at_most = {mn = 837298, k_even = 4}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "tall_6x64x2048"
  ], factors = [246, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 53, nk = 67185, k_even = 5}, at_most = {mn = 837298, k = 799}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "block_6x64x2048", "tall_6x64x2048"
  ], factors = [239, 240, 239, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 800, m = 387, n = 53, nk = 67185, k_even = 5}, at_most = {mn = 837298}, kernels = [
    "block_slab_6x64x2048", "tall_6x64x2048"
  ], factors = [238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 53, mn = 837299}, at_most = {m = 19506, n_even = 4}, kernels = [
    "block_slab_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [247, 250, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 387, n = 53, mn = 837299, n_even = 5}, at_most = {m = 1330}, kernels = [
    "panel_6x64x2048", "block_slab_6x64x2048", "dot_narrow_6x4x2048"
  ], factors = [241, 240, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 1331, n = 53, mn = 837299, n_even = 5}, at_most = {m = 19506}, kernels = [
    "block_6x64x2048", "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [241, 240, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 231, m = 19507, n = 53, mn = 837299}, at_most = {}, kernels = [
    "tall_6x64x2048", "tall_3x128x1024"
  ], factors = [250, 236]} : () -> ()
}) {sym_name = "matmul_bf16_nt", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @cooperlake, layout = "nt"} : () -> ()
