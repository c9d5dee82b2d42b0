// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f32 x f32 to f32, fitted by dynmlir.generate.
// Measured on Intel Xeon (Emerald Rapids), one thread, 1150 synthetic shapes, 2026-11-23, dynmlir 0.1.0, IREE 3.13.0.
// 18 of 26 candidates kept, with 24 shortlists; chosen against the best of all: 1.101 on shapes held out
// predicted against measured time: median error 15.1 %
// sweep_6x48x256 and tall_8x48x1024 were measured beside these on 560 more shapes, 2026-11-23, and fitted to their prices.
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x1024", family = "block",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [85672, 9802958, 21963033, 39293682, 48173667, 193888333],
      g_slope = [9717286, 12160075, 17330649, 8879985, 16190518, 12245111], edge_columns = 32, visit = 3031,
      loop = 13033, fma = 289, edge = 103, pack = 109, conflict_a = 7501, conflict_c = 1857, stall = 92,
      a_near = 50, a_far = 182, b_near = 134, b_far = 49, c_near = 81, rows_near = 197, once_near = 75,
      once_far = 37, apart_near = 178, apart_far = 17, brief = 21, column = 521, seam = 509
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 19], g_ps = [92770, 2537792, 3172491, 9249961, 26033000, 40960467],
      g_slope = [2445022, 634699, 1519367, 5594346, 1492746, 4041394], edge_columns = 32, visit = 3180,
      loop = 13325, fma = 278, edge = 252, pack = 96, conflict_a = 4414, conflict_c = 1859, conflict = 55,
      stall = 48, a_near = 73, a_far = 216, b_near = 198, c_near = 150, rows_far = 378, once_near = 200,
      once_far = 2, apart_near = 50, apart_far = 72, column = 460, seam = 395, reread = 252
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 9, 13], g_ps = [52391, 13373611, 27742000, 34688667, 97555455, 98973000],
      g_slope = [6660610, 14368389, 6946667, 12573357, 354386, 9386694], region = 28123, visit = 3007,
      fma = 512, edge = 198, pack = 415, conflict_a = 355, stall = 80, a_near = 139, a_far = 7, b_near = 614,
      b_far = 151, c_near = 594, rows_near = 1024, rows_far = 1024, once_near = 170, reread = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [32312, 5669314, 12964048, 17518333, 51707313, 83319588],
      g_slope = [5637002, 7294734, 4554285, 5698163, 7903068, 13983490], region = 25207, visit = 1613,
      fma = 682, pack = 417, conflict_a = 3412, split = 443, stall = 4, a_near = 252, a_far = 10, b_far = 329,
      rows_near = 993, once_far = 46, reread = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [46804, 7957926, 13771000, 22943591, 27747500, 65070273],
      g_slope = [7911122, 5813074, 9172591, 4803909, 7464554, 10723041], region = 19671, visit = 2839,
      fma = 553, pack = 432, conflict_a = 3539, split = 234, stall = 1, a_near = 236, a_far = 6, b_near = 355,
      b_far = 617, rows_near = 803, rows_far = 1024, once_near = 294, once_far = 222, reread = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x32x1024", family = "panel",
    tile = #dynmlir.tile<14, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [70882, 19994961, 30623588, 45263875],
      g_slope = [6641359, 10628627, 7320143, 9400284], region = 1929, visit = 5113, loop = 6019, fma = 294,
      edge = 1229, pack = 30, conflict_a = 2970, conflict_c = 1821, a_near = 27, a_far = 114, b_near = 112,
      b_far = 114, c_near = 280, c_far = 187, rows_near = 468, once_near = 182, once_far = 131,
      apart_near = 130, apart_far = 88, brief = 8, column = 102, seam = 328, reread = 20
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x128x256", family = "panel",
    tile = #dynmlir.tile<1, 128, 256>, packed = true, model = {
      g_t = [0, 3, 9, 13, 19, 28], g_ps = [68658, 10262309, 27088556, 51178818, 101006364, 133867417],
      g_slope = [3397883, 2804374, 6022565, 8304591, 3651228, 5056532], edge_columns = 32, visit = 508,
      loop = 19256, fma = 318, pack = 59, conflict_a = 63778, conflict_c = 1498, conflict = 6484, stall = 84,
      a_near = 329, a_far = 151, b_near = 534, b_far = 123, c_near = 56, c_far = 227, rows_far = 1024,
      once_far = 214, apart_near = 221, brief = 46, column = 795, seam = 665, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x512", family = "panel",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 13], g_ps = [64020, 5342303, 9373500, 9373500, 19000098, 65400125],
      g_slope = [5278283, 4031197, 0, 3208866, 6628575, 9206312], edge_columns = 32, visit = 2793,
      loop = 13326, fma = 279, edge = 80, pack = 122, conflict_a = 9067, conflict_c = 1801, stall = 72,
      a_near = 141, a_far = 142, b_near = 48, b_far = 37, c_near = 105, rows_near = 1024, once_near = 40,
      apart_near = 197, apart_far = 114, brief = 11, column = 420, seam = 663, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 4, 9], g_ps = [57237, 7730054, 14867265, 44164765],
      g_slope = [3836408, 3568605, 5859500, 9602816], region = 465, visit = 2505, loop = 9820, fma = 297,
      edge = 453, pack = 116, conflict_a = 6234, conflict_c = 2027, stall = 22, a_far = 139, b_near = 53,
      b_far = 16, c_near = 280, c_far = 63, rows_far = 1024, once_near = 158, apart_near = 134,
      apart_far = 150, brief = 40, column = 59, seam = 270, reread = 5
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x32x16", family = "skinny",
    tile = #dynmlir.tile<14, 32, 16>, packed = false, model = {
      g_t = [0, 2, 94, 141], g_ps = [55794, 257169, 11918853, 16429673],
      g_slope = [100687, 126757, 95974, 127109], region = 3921, visit = 5624, fma = 315, conflict_c = 363,
      mask = 70, split = 169, stall = 1, a_near = 137, c_near = 162, c_far = 87, rows_near = 79,
      rows_far = 313, once_near = 92, once_far = 61, apart_near = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x32", family = "skinny",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 1, 3, 4, 94, 211], g_ps = [48618, 202347, 756403, 756403, 20289200, 46826188],
      g_slope = [153729, 277028, 0, 217031, 226811, 747887], edge_columns = 32, region = 5534, visit = 3822,
      loop = 3064, fma = 332, edge = 168, conflict_b = 800, conflict_c = 514, conflict = 668, split = 111,
      a_far = 269, b_near = 132, b_far = 67, c_near = 187, c_far = 74, rows_far = 845, once_near = 164,
      apart_near = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_14x32x256", family = "sweep",
    tile = #dynmlir.tile<14, 32, 256>, packed = false, model = {
      g_t = [0, 1, 2, 4, 13], g_ps = [78970, 2420167, 4070402, 9719944, 26613231],
      g_slope = [2341197, 1650235, 2824771, 1877031, 2611762], region = 3245, visit = 4662, fma = 351,
      edge = 164, conflict_a = 9627, conflict_b = 105, conflict_c = 454, mask = 91, split = 498, a_far = 40,
      b_near = 120, b_far = 112, c_near = 172, c_far = 126, rows_far = 235, once_near = 176, once_far = 88,
      apart_near = 109, apart_far = 6, brief = 22
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 19], g_ps = [38025, 1545464, 2064542, 11971423, 13238667, 26982773],
      g_slope = [1507439, 519078, 1415268, 316811, 2290684, 804430], region = 725, visit = 6744, fma = 362,
      conflict_a = 7692, split = 443, a_near = 81, a_far = 71, b_near = 104, b_far = 184, c_far = 60,
      rows_near = 28, once_near = 179, once_far = 256, apart_near = 135, apart_far = 12, brief = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [82964, 4161583, 6295818, 7911275, 26144854, 47398364],
      g_slope = [1359539, 2134235, 807728, 1402583, 2361501, 3613174], edge_columns = 8, region = 4342,
      visit = 3698, loop = 4625, fma = 334, edge = 181, conflict_a = 7182, conflict_c = 465, conflict = 292,
      mask = 190, split = 361, stall = 7, a_near = 133, a_far = 91, b_near = 322, b_far = 295, c_near = 149,
      c_far = 85, rows_near = 73, rows_far = 460, once_near = 220, apart_far = 86, brief = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 9], g_ps = [39576, 7601553], g_slope = [840219, 929293], edge_columns = 8, region = 8053,
      visit = 3221, loop = 578, fma = 351, edge = 207, conflict_a = 8093, conflict_c = 609, mask = 155,
      split = 808, a_near = 90, a_far = 126, b_near = 190, b_far = 227, c_near = 140, c_far = 71,
      rows_near = 278, rows_far = 1024, once_near = 197, once_far = 27, apart_near = 74, apart_far = 15,
      brief = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [87778, 9602531, 17096500, 27543833, 35168455, 91238333],
      g_slope = [9514753, 7493969, 10447333, 7624622, 11213975, 9087929], region = 5079, visit = 5322,
      loop = 1911, fma = 346, pack = 253, conflict_a = 14954, conflict_c = 3640, a_near = 13, a_far = 56,
      b_near = 239, b_far = 252, c_near = 238, c_far = 41, rows_near = 252, rows_far = 5, once_near = 259,
      once_far = 216, apart_near = 182, brief = 16, column = 270, seam = 49, reread = 82
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9], g_ps = [64816, 12460965, 19785250, 55659176, 119663800],
      g_slope = [6198074, 7324285, 11957975, 21334874, 12948545], edge_columns = 16, visit = 2806,
      loop = 12596, fma = 283, edge = 238, pack = 123, conflict_a = 2315, conflict_c = 1796, stall = 15,
      a_near = 150, a_far = 80, b_near = 282, c_near = 96, c_far = 41, once_near = 243, apart_far = 98,
      brief = 64, column = 600, seam = 471
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [56580, 3833824, 8270353, 18170212, 62721727, 106716182],
      g_slope = [3777244, 4436529, 9899859, 7425252, 10998613, 8327636], edge_columns = 16, region = 4212,
      visit = 2973, loop = 6452, fma = 283, edge = 542, pack = 146, conflict_a = 6419, conflict_c = 2484,
      stall = 6, a_near = 99, a_far = 102, b_near = 28, b_far = 180, c_near = 120, rows_near = 194,
      rows_far = 1024, once_near = 106, once_far = 215, apart_near = 139, brief = 60, column = 318,
      seam = 202, reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x256", family = "sweep",
    tile = #dynmlir.tile<6, 48, 256>, packed = false, model = {
      g_t = [0, 2, 9, 13, 19, 28], g_ps = [44975, 1773043, 9684795, 11078667, 18974800, 47791111],
      g_slope = [864034, 1130250, 348468, 1316022, 3201812, 2025292], edge_columns = 8, region = 10223,
      visit = 5256, fma = 335, edge = 566, conflict = 16670, split = 800, stall = 249, a_near = 34,
      a_far = 1024, b_far = 1024, c_near = 61, c_far = 1024, apart_near = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [101443, 26735333, 27708879, 65299091, 111404889, 137782375],
      g_slope = [8877963, 973546, 18795106, 15368599, 6594371, 10434815], edge_columns = 16, visit = 3909,
      loop = 16624, fma = 292, edge = 372, pack = 126, conflict_c = 3315, a_near = 7, b_near = 130,
      c_near = 700, once_near = 334, brief = 16, column = 5, seam = 812
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 16, mn = 174, mk = 331}, kernels = [
    "skinny_14x32x16", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 332}, at_most = {n = 3, mn = 174}, kernels = [
    "dot_4x4x4096", "dot_8x1x4096", "dot_8x2x4096", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 332, n = 4}, at_most = {n = 16, mn = 174}, kernels = [
    "dot_4x4x4096", "sweep_14x32x256", "sweep_16x8x256", "sweep_6x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 175}, at_most = {n = 3}, kernels = [
    "dot_4x4x4096", "dot_8x1x4096", "dot_8x2x4096", "sweep_8x32x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 175, n = 4}, at_most = {n = 8, k = 33}, kernels = [
    "sweep_16x8x256", "tall_6x64x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 175, n = 4, k = 34}, at_most = {n = 8, mn = 65257}, kernels = [
    "dot_4x4x4096", "sweep_8x32x256", "tall_16x16x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 65258, n = 4, k = 34}, at_most = {n = 8}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256", "sweep_8x32x256", "tall_16x16x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 175, n = 9}, at_most = {n = 16, mnk = 22227227}, kernels = [
    "panel_14x32x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 175, n = 9, mnk = 22227228}, at_most = {n = 16}, kernels = [
    "tall_16x16x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 9, mnk = 589989, k = 105}, kernels = [
    "skinny_14x32x16", "sweep_14x32x256", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 106}, at_most = {m = 9, mnk = 589989}, kernels = [
    "sweep_14x32x256", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 589990}, at_most = {m = 9, mnk = 10282888}, kernels = [
    "skinny_14x32x16", "skinny_6x64x32", "sweep_14x32x256", "sweep_6x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 10282889}, at_most = {m = 5}, kernels = [
    "skinny_14x32x16", "skinny_6x64x32", "sweep_14x32x256", "sweep_6x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 10282889, m = 6}, at_most = {m = 9}, kernels = [
    "panel_6x64x512", "skinny_14x32x16", "skinny_6x64x32", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10}, at_most = {k = 16, mn = 1367802, n = 242}, kernels = [
    "block_6x64x1024", "panel_1x128x256", "skinny_14x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 243, m = 10}, at_most = {k = 16, mn = 1367802}, kernels = [
    "panel_1x128x256", "panel_6x64x512", "skinny_6x64x32", "sweep_14x32x256", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, mn = 1367803}, at_most = {k = 16}, kernels = [
    "skinny_14x32x16", "sweep_14x32x256", "sweep_6x64x256", "sweep_8x32x256", "tall_6x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 17}, at_most = {m = 33, n = 1751, k = 64599}, kernels = [
    "block_6x64x256", "panel_14x32x1024", "panel_8x32x1024", "skinny_6x64x32", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 10, k = 64600}, at_most = {m = 33, n = 1751}, kernels = [
    "block_6x64x1024", "panel_6x64x512", "skinny_14x32x16", "sweep_14x32x256", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1752, m = 10, k = 17}, at_most = {m = 33}, kernels = [
    "block_6x64x256", "panel_14x32x1024", "skinny_14x32x16", "skinny_6x64x32", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17}, at_most = {mnk = 37001804}, kernels = [
    "block_6x64x1024", "panel_14x32x1024", "panel_6x64x512", "tall_6x64x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 17, mnk = 37001805}, at_most = {k = 138}, kernels = [
    "block_6x64x256", "panel_6x64x512", "sweep_8x32x256", "tall_6x64x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 34, k = 139, mnk = 37001805}, at_most = {n = 1987}, kernels = [
    "block_6x64x1024", "panel_14x32x1024", "panel_6x64x512", "tall_6x64x1024", "tall_8x32x1024",
    "tall_8x48x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1988, m = 34, k = 139, mnk = 37001805}, at_most = {}, kernels = [
    "block_6x64x256", "panel_6x64x512", "panel_8x32x1024", "tall_6x64x1024", "tall_8x32x1024"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @sapphirerapids} : () -> ()
