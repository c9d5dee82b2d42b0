// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f32 x f32 to f32, fitted by dynmlir.generate.
// Measured on Intel Xeon (Emerald Rapids), one thread, 8875 synthetic shapes, 2026-11-23, dynmlir 0.1.0, IREE 3.13.0.
// 17 kernels, with 24 shortlists; chosen against the best of all candidates: 1.060 on shapes held out
// medians beside other guests of the machine, operands as the call before left them in the caches; least times below 5 us
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
      g_slope = [9717286, 12160075, 17330649, 8879985, 16190518, 12245111], edge_columns = 32, visit = 2536,
      loop = 26379, fma = 333, edge = 239, pack = 90, conflict_a = 2163, conflict_c = 2065, conflict = 1433,
      stall = 30, a_near = 1, a_far = 126, b_near = 190, b_far = 27, c_near = 114, c_far = 16,
      once_near = 195, once_far = 81, apart_near = 121, apart_far = 96, column = 704, seam = 233, reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 9, 13], g_ps = [52391, 13373611, 27742000, 34688667, 97555455, 98973000],
      g_slope = [6660610, 14368389, 6946667, 12573357, 354386, 9386694], region = 1418, visit = 4626,
      fma = 501, edge = 84, pack = 1321, split = 276, stall = 8, a_near = 109, a_far = 143, b_near = 700,
      b_far = 739, c_near = 1024, c_far = 1024, rows_far = 1024, once_near = 920, once_far = 1024, reread = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [32312, 5669314, 12964048, 17518333, 51707313, 83319588],
      g_slope = [5637002, 7294734, 4554285, 5698163, 7903068, 13983490], region = 22660, visit = 2371,
      fma = 839, edge = 59, pack = 1414, conflict_a = 773, split = 518, a_near = 188, a_far = 57,
      b_near = 1024, b_far = 1024, c_near = 1021, c_far = 1024, rows_near = 217, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [46804, 7957926, 13771000, 22943591, 27747500, 65070273],
      g_slope = [7911122, 5813074, 9172591, 4803909, 7464554, 10723041], region = 13316, visit = 4671,
      fma = 641, edge = 23, pack = 1630, conflict_a = 368, split = 397, a_near = 160, a_far = 79,
      b_near = 820, b_far = 1024, c_near = 673, c_far = 1024, rows_near = 46, rows_far = 1024,
      once_near = 886, once_far = 1024, reread = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x128x256", family = "panel",
    tile = #dynmlir.tile<1, 128, 256>, packed = true, model = {
      g_t = [0, 3, 9, 13, 19, 28], g_ps = [68658, 10262309, 27088556, 51178818, 101006364, 133867417],
      g_slope = [3397883, 2804374, 6022565, 8304591, 3651228, 5056532], edge_columns = 32, visit = 269,
      loop = 28963, fma = 427, pack = 55, conflict_a = 117520, conflict_c = 1113, conflict = 6677,
      a_near = 261, a_far = 458, b_near = 279, b_far = 151, c_near = 75, c_far = 25, once_near = 165,
      once_far = 175, apart_near = 194, apart_far = 2, column = 1024, seam = 172, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x512", family = "panel",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 13], g_ps = [64020, 5342303, 9373500, 9373500, 19000098, 65400125],
      g_slope = [5278283, 4031197, 0, 3208866, 6628575, 9206312], edge_columns = 32, visit = 2524,
      loop = 26744, fma = 332, edge = 254, pack = 85, conflict_a = 2435, conflict_c = 2063, conflict = 1949,
      stall = 54, a_near = 21, a_far = 158, b_near = 134, b_far = 2, c_near = 100, once_near = 148,
      once_far = 49, apart_near = 142, apart_far = 102, column = 663, seam = 269
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 4, 9], g_ps = [57237, 7730054, 14867265, 44164765],
      g_slope = [3836408, 3568605, 5859500, 9602816], region = 6927, visit = 3154, loop = 12457, fma = 332,
      edge = 631, pack = 114, conflict_a = 3211, conflict_c = 2323, stall = 1, a_far = 84, b_near = 101,
      b_far = 80, c_near = 135, c_far = 226, once_near = 209, once_far = 81, apart_near = 133, apart_far = 95,
      column = 299, seam = 209, reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_14x32x256", family = "sweep",
    tile = #dynmlir.tile<14, 32, 256>, packed = false, model = {
      g_t = [0, 1, 2, 4, 13], g_ps = [78970, 2420167, 4070402, 9719944, 26613231],
      g_slope = [2341197, 1650235, 2824771, 1877031, 2611762], region = 12572, visit = 5907, loop = 863,
      fma = 360, edge = 279, conflict_a = 5573, conflict_b = 3293, conflict_c = 400, mask = 159, split = 358,
      a_far = 54, b_near = 238, b_far = 148, c_near = 166, c_far = 217, rows_far = 305, once_near = 166,
      once_far = 86, apart_near = 110, apart_far = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 19], g_ps = [38025, 1545464, 2064542, 11971423, 13238667, 26982773],
      g_slope = [1507439, 519078, 1415268, 316811, 2290684, 804430], region = 26506, visit = 2148, fma = 356,
      edge = 133, conflict_a = 10916, conflict_b = 11876, conflict_c = 583, mask = 342, split = 661,
      a_near = 27, a_far = 113, b_near = 299, b_far = 152, c_near = 204, c_far = 107, rows_near = 58,
      rows_far = 106, once_near = 190, once_far = 102, apart_near = 90, brief = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [82964, 4161583, 6295818, 7911275, 26144854, 47398364],
      g_slope = [1359539, 2134235, 807728, 1402583, 2361501, 3613174], edge_columns = 8, region = 18810,
      visit = 4807, loop = 5632, fma = 363, edge = 189, conflict_a = 7496, conflict_b = 893, conflict_c = 239,
      conflict = 1136, mask = 64, split = 458, stall = 21, a_near = 74, a_far = 157, b_near = 194,
      b_far = 154, c_near = 119, c_far = 1, rows_near = 3, rows_far = 530, once_near = 162, once_far = 40,
      apart_near = 84, apart_far = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [87778, 9602531, 17096500, 27543833, 35168455, 91238333],
      g_slope = [9514753, 7493969, 10447333, 7624622, 11213975, 9087929], region = 28966, visit = 4734,
      fma = 344, edge = 901, pack = 248, conflict_a = 17910, conflict_c = 3354, conflict = 1193, mask = 10,
      a_far = 82, b_near = 163, c_near = 162, rows_near = 65, once_near = 204, once_far = 83,
      apart_near = 142, apart_far = 178, column = 262, reread = 122
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9], g_ps = [64816, 12460965, 19785250, 55659176, 119663800],
      g_slope = [6198074, 7324285, 11957975, 21334874, 12948545], edge_columns = 16, visit = 2652,
      loop = 23389, fma = 355, edge = 179, pack = 100, conflict_a = 7250, conflict_c = 1669, conflict = 1300,
      stall = 110, a_near = 114, a_far = 11, b_near = 78, b_far = 11, c_near = 22, once_near = 86,
      once_far = 26, apart_near = 144, apart_far = 54, column = 769, seam = 196
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [56580, 3833824, 8270353, 18170212, 62721727, 106716182],
      g_slope = [3777244, 4436529, 9899859, 7425252, 10998613, 8327636], edge_columns = 16, region = 13400,
      visit = 3382, loop = 7850, fma = 357, edge = 252, pack = 172, conflict_a = 8425, conflict_c = 2240,
      mask = 2, stall = 110, a_near = 80, b_near = 54, b_far = 16, c_near = 27, rows_near = 104,
      once_near = 107, apart_near = 127, apart_far = 97, column = 343, seam = 210, reread = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x48x256", family = "sweep",
    tile = #dynmlir.tile<6, 48, 256>, packed = false, model = {
      g_t = [0, 2, 9, 13, 19, 28], g_ps = [44975, 1773043, 9684795, 11078667, 18974800, 47791111],
      g_slope = [864034, 1130250, 348468, 1316022, 3201812, 2025292], edge_columns = 8, region = 20375,
      visit = 4525, loop = 2133, fma = 375, edge = 248, conflict_a = 8515, conflict = 3243, mask = 122,
      split = 605, stall = 17, a_near = 64, a_far = 150, b_near = 208, b_far = 184, c_near = 126, c_far = 57,
      rows_far = 467, once_near = 183, once_far = 39, apart_near = 73, apart_far = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x48x1024", family = "tall",
    tile = #dynmlir.tile<8, 48, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [101443, 26735333, 27708879, 65299091, 111404889, 137782375],
      g_slope = [8877963, 973546, 18795106, 15368599, 6594371, 10434815], edge_columns = 16, region = 2701,
      visit = 3592, loop = 20042, fma = 351, edge = 219, pack = 126, conflict_a = 7900, conflict_c = 1206,
      conflict = 1863, stall = 116, a_near = 83, b_near = 16, b_far = 21, c_near = 26, once_near = 89,
      apart_near = 185, apart_far = 50, column = 616, seam = 240
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_12x32x64", family = "skinny",
    tile = #dynmlir.tile<12, 32, 64>, packed = false, model = {
      g_t = [0, 1, 9, 13, 63, 94], g_ps = [93813, 560530, 4779653, 4779653, 33753667, 45083000],
      g_slope = [466717, 527390, 0, 579480, 365462, 657882], region = 16757, visit = 5024, loop = 2028,
      fma = 359, edge = 232, conflict_a = 3046, conflict_b = 2718, conflict_c = 540, mask = 144, split = 333,
      stall = 27, a_near = 18, a_far = 258, b_near = 111, b_far = 14, c_near = 148, c_far = 85,
      once_near = 148, once_far = 29, apart_near = 40, apart_far = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x32x16", family = "skinny",
    tile = #dynmlir.tile<14, 32, 16>, packed = false, model = {
      g_t = [0, 2, 94, 141], g_ps = [55794, 257169, 11918853, 16429673],
      g_slope = [100687, 126757, 95974, 127109], region = 14097, visit = 5133, fma = 388, conflict_c = 720,
      mask = 157, split = 210, stall = 27, a_near = 102, a_far = 112, c_near = 124, once_near = 97,
      once_far = 35, apart_near = 42, apart_far = 1
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, k = 29}, kernels = [
    "dot_8x1x4096", "dot_8x2x4096", "tall_16x16x1024", "tall_6x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30}, at_most = {n = 4, m = 11}, kernels = [
    "dot_8x1x4096", "dot_8x2x4096", "sweep_16x8x256", "sweep_6x64x256", "sweep_6x48x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 12}, at_most = {n = 1}, kernels = [
    "dot_8x1x4096", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 12, n = 2}, at_most = {n = 2}, kernels = [
    "dot_8x1x4096", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 12, n = 3}, at_most = {n = 4, k = 63}, kernels = [
    "dot_4x4x4096", "dot_8x1x4096", "dot_8x2x4096", "tall_16x16x1024", "tall_8x48x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 64, m = 12, n = 3}, at_most = {n = 4, mnk = 1737062}, kernels = [
    "dot_4x4x4096", "dot_8x1x4096", "dot_8x2x4096", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 64, m = 12, n = 3, mnk = 1737063}, at_most = {n = 4}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256", "tall_16x16x1024", "sweep_6x48x256", "tall_8x48x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 8, mn = 133}, kernels = [
    "sweep_16x8x256", "sweep_6x64x256", "sweep_6x48x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {n = 16, mn = 133}, kernels = [
    "sweep_14x32x256", "sweep_6x64x256", "sweep_6x48x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 134}, at_most = {n = 8, k = 38}, kernels = [
    "sweep_16x8x256", "tall_16x16x1024", "tall_6x64x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 134, k = 39}, at_most = {n = 8, mnk = 3862214}, kernels = [
    "dot_4x4x4096", "dot_8x2x4096", "sweep_16x8x256", "tall_16x16x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 134, k = 39, mnk = 3862215}, at_most = {n = 8}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256", "tall_16x16x1024", "sweep_6x48x256", "tall_8x48x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 134}, at_most = {n = 16, mn = 633}, kernels = [
    "sweep_14x32x256", "sweep_6x64x256", "tall_16x16x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 634}, at_most = {n = 16}, kernels = [
    "tall_16x16x1024", "tall_8x32x1024", "tall_8x48x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 7, nk = 470005}, kernels = [
    "sweep_14x32x256", "sweep_6x64x256", "sweep_6x48x256", "skinny_12x32x64"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 470006}, at_most = {m = 7, nk = 11542367}, kernels = [
    "sweep_14x32x256", "sweep_6x64x256", "sweep_6x48x256", "skinny_12x32x64", "skinny_14x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 11542368}, at_most = {m = 7}, kernels = [
    "sweep_14x32x256", "sweep_6x64x256", "sweep_6x48x256", "skinny_12x32x64", "skinny_14x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8}, at_most = {m = 11}, kernels = [
    "sweep_14x32x256", "sweep_6x64x256", "sweep_6x48x256", "skinny_12x32x64", "skinny_14x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12}, at_most = {k = 24, n = 208}, kernels = [
    "block_6x64x1024", "panel_1x128x256", "panel_6x64x512", "tall_6x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 209, m = 12}, at_most = {k = 24}, kernels = [
    "panel_1x128x256", "sweep_14x32x256", "sweep_6x64x256", "tall_6x64x1024", "sweep_6x48x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, k = 25}, at_most = {m = 31, mnk = 108150930}, kernels = [
    "sweep_14x32x256", "sweep_6x64x256", "sweep_6x48x256", "tall_8x48x1024", "skinny_12x32x64"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 12, k = 25, mnk = 108150931}, at_most = {m = 31}, kernels = [
    "block_6x64x1024", "tall_6x64x1024", "tall_8x48x1024", "skinny_12x32x64", "skinny_14x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 32, k = 25}, at_most = {k = 81}, kernels = [
    "block_6x64x1024", "panel_6x64x512", "sweep_6x64x256", "tall_6x64x1024", "tall_8x48x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 32, k = 82}, at_most = {}, kernels = [
    "panel_6x64x512", "panel_8x32x1024", "sweep_6x64x256", "tall_6x64x1024", "tall_8x48x1024"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @sapphirerapids} : () -> ()
