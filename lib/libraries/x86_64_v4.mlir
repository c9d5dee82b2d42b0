// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of 24 candidates.
// Measured on AMD EPYC, one thread, 1471 synthetic shapes, 2026-11-20 and 21, IREE 3.13.0: docs/tune.md says how.
// 24 of 24 candidates kept, with 48 shortlists
// chosen against the best of them: 1.050 on shapes held out (fits like this one to three quarters of the 1400 newest)
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  cores = 2, dram_all_mbs = 56000, dram_mbs = 28000, dram_ps = 110000, l1_bytes = 32768, l1_mbs = 236000,
  l1_ps = 1100, l2_bytes = 1048576, l2_mbs = 118000, l2_ps = 3800, l3_bytes = 33554432, l3_mbs = 98000,
  l3_ps = 13500, masked_access = 1, masks_cheap = 1, table_f32 = 1, peak_mflops_per_pe = 118000, vector_bits = 512,
  vector_registers = 32, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 9, 13, 19], g_ps = [79364, 16060706, 25401293, 36355134],
      g_slope = [1775704, 2335146, 1825640, 1756190], a_far = 490, a_near = 9, apart_near = 44, b_far = 231,
      c_far = 452, c_near = 1, column = 853, conflict = 658, conflict_c = 677, edge = 113, edge_columns = 8,
      fma = 274, loop = 5698, once_far = 167, region = 33324, rows_far = 1024, split = 203, stall = 268,
      visit = 1492
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [53356, 13992382, 23048148, 30691390],
      g_slope = [6969513, 9055766, 7643242, 6867897], a_far = 374, apart_far = 140, apart_near = 40,
      b_far = 196, c_far = 525, c_near = 25, column = 822, conflict = 507, conflict_a = 549, conflict_c = 573,
      edge = 119, edge_columns = 8, fma = 271, loop = 6699, once_far = 16, once_near = 10, region = 38314,
      split = 211, stall = 244, visit = 1460
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [33762, 11759715, 17933541, 28918420],
      g_slope = [2931488, 3086913, 3661626, 2923742], a_far = 449, a_near = 83, apart_far = 170,
      apart_near = 43, b_far = 296, c_far = 331, column = 825, conflict = 543, conflict_a = 766,
      conflict_c = 667, edge = 118, edge_columns = 8, fma = 274, loop = 5794, once_near = 6, region = 32593,
      split = 227, stall = 247, visit = 1371
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [22208, 14302182, 19739515, 31463598],
      g_slope = [4759991, 5437333, 5862041, 4781711], a_far = 390, apart_far = 147, apart_near = 35,
      b_far = 109, c_far = 219, column = 476, conflict = 4321, conflict_a = 3537, conflict_b = 91,
      conflict_c = 1306, edge = 218, edge_columns = 8, fma = 270, loop = 3726, once_near = 4, region = 27527,
      reread = 40, split = 469, stall = 228, visit = 1685
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [38819, 4846661, 19129515, 30592348],
      g_slope = [4807842, 4760951, 5731416, 4976532], a_far = 235, apart_near = 84, b_far = 320, b_near = 96,
      c_far = 511, column = 101, conflict = 3280, conflict_a = 7444, conflict_b = 3545, conflict_c = 530,
      edge = 228, fma = 239, loop = 3455, once_far = 466, once_near = 45, region = 18931, reread = 62,
      rows_far = 1024, split = 427, stall = 168, visit = 3066
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 6, 9], g_ps = [37030, 39385348, 245750765, 358688848],
      g_slope = [39348318, 41273083, 37646027, 40106291], a_far = 317, a_near = 86, apart_near = 54,
      b_far = 431, c_far = 392, column = 185, conflict = 2649, conflict_a = 19416, conflict_b = 4945,
      conflict_c = 394, edge = 195, edge_columns = 8, fma = 246, loop = 5223, once_far = 515, once_near = 14,
      region = 20810, rows_far = 1024, split = 1030, stall = 157, visit = 2944
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [26864, 26864, 77848, 120041], g_slope = [0, 50984, 21096, 31251],
      apart_far = 97, b_far = 384, b_near = 19, c_far = 15, conflict_a = 13350, conflict_c = 744, fma = 248,
      loop = 1305, most_rows = 24, once_far = 87, region = 20108, rows_far = 1024, rows_near = 153,
      split = 1129, visit = 513
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 3, 9, 141], g_ps = [71125, 202068, 512984, 6468468], g_slope = [43647, 51819, 45117, 49564],
      a_far = 1024, a_near = 1024, apart_far = 35, apart_near = 30, b_far = 131, c_far = 237,
      conflict_a = 54382, conflict_b = 1789, edge_columns = 16, fma = 219, loop = 574, most_rows = 12,
      once_far = 252, once_near = 1, region = 22105, reread = 1024, rows_far = 1024, rows_near = 1024,
      split = 532, visit = 2381
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 4, 9, 13], g_ps = [144223, 7123439, 16113706, 25526960],
      g_slope = [1744804, 1798053, 2353313, 1768065], a_far = 137, apart_far = 202, apart_near = 54,
      b_far = 773, b_near = 33, c_far = 609, c_near = 102, conflict = 911, conflict_b = 755, edge = 147,
      edge_columns = 8, fma = 270, once_far = 425, once_near = 28, region = 27117, split = 141, stall = 148,
      visit = 2043
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 4, 13, 19], g_ps = [125072, 4791920, 15758920, 25698431],
      g_slope = [1166712, 1218555, 1656585, 1143635], a_far = 60, a_near = 52, apart_far = 222,
      apart_near = 54, b_far = 714, b_near = 39, c_far = 562, c_near = 69, conflict = 1491, conflict_a = 8679,
      conflict_b = 144, edge = 126, edge_columns = 8, fma = 273, once_far = 440, once_near = 46,
      region = 49734, split = 235, stall = 109, visit = 1680
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 13, 19, 28], g_ps = [76770, 15557848, 24920515, 36353706],
      g_slope = [1190852, 1560444, 1270354, 1165875], a_far = 105, apart_far = 38, apart_near = 110,
      b_far = 1024, b_near = 152, c_far = 548, c_near = 63, conflict_a = 3675, conflict_b = 2830, edge = 184,
      edge_columns = 8, fma = 251, once_far = 876, once_near = 77, region = 19063, rows_far = 1024,
      split = 544, stall = 34, visit = 2553
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [93087, 713223, 11340404, 17425925],
      g_slope = [620136, 590398, 676169, 737774], a_far = 123, a_near = 52, apart_far = 255, apart_near = 80,
      b_far = 1024, b_near = 21, c_far = 475, conflict_a = 5065, conflict_b = 2895, edge = 258,
      edge_columns = 8, fma = 225, once_far = 485, once_near = 81, region = 25808, rows_far = 1024,
      split = 726, stall = 28, visit = 1975
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [77864, 20186932, 27797071, 71272848],
      g_slope = [6703022, 7610139, 8695155, 7443891], a_far = 21, apart_far = 253, apart_near = 252,
      b_far = 1024, b_near = 481, c_far = 345, column = 387, conflict = 10567, conflict_a = 7668,
      conflict_c = 1573, edge = 1061, edge_columns = 16, fma = 258, once_far = 937, region = 14518,
      reread = 131, rows_far = 1024, rows_near = 411, stall = 140, visit = 2104
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [68802, 22506667, 34058848, 70231182],
      g_slope = [11218932, 11552181, 12057444, 11422282], apart_far = 1024, apart_near = 161, b_far = 1024,
      b_near = 337, c_far = 610, column = 88, conflict = 1228, conflict_a = 49838, conflict_c = 685,
      fma = 254, loop = 3207, once_far = 966, pack = 236, region = 28068, reread = 11, rows_far = 1024,
      stall = 204, visit = 3647
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 6, 13], g_ps = [28654, 4655313, 27422071, 61789765],
      g_slope = [4626659, 4553351, 4909670, 4685750], a_far = 371, a_near = 81, b_far = 1024, b_near = 1024,
      c_far = 263, conflict_a = 2613, edge = 33, fma = 406, loop = 2866, once_far = 1024, once_near = 1024,
      pack = 772, region = 27102, reread = 97, rows_far = 1024, split = 263, visit = 739
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [57664, 16012848, 21482485, 50855165],
      g_slope = [5318394, 5469637, 5874536, 5420218], a_far = 374, a_near = 53, b_far = 1024, b_near = 1024,
      c_far = 1024, conflict_a = 2299, fma = 468, loop = 3074, once_far = 1024, once_near = 1024, pack = 811,
      region = 27752, reread = 86, rows_far = 1024, split = 226, stall = 21, visit = 1617
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [60848, 3271310, 6385786, 12915702],
      g_slope = [3210462, 3114476, 3264958, 3421443], a_far = 471, a_near = 64, b_far = 1024, b_near = 1024,
      c_far = 619, conflict_a = 1791, edge = 59, fma = 307, loop = 2639, once_far = 1024, once_near = 1024,
      pack = 876, region = 29380, reread = 94, rows_far = 1024, split = 271, visit = 2173
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [67985, 4035613, 16302193, 25591542],
      g_slope = [3967628, 4088860, 4644674, 4415427], a_far = 441, a_near = 71, b_far = 1024, b_near = 677,
      c_far = 1024, c_near = 279, conflict_a = 970, fma = 316, loop = 1297, once_far = 1024, once_near = 861,
      pack = 941, region = 26119, reread = 73, rows_far = 1024, split = 262, visit = 4895
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [81657, 12131437, 18380015, 25132248],
      g_slope = [6024890, 6248578, 6752233, 6140206], a_far = 474, a_near = 91, b_far = 1024, b_near = 1024,
      fma = 273, loop = 4905, once_far = 1024, once_near = 1024, pack = 1350, region = 36128, reread = 52,
      rows_far = 1024, split = 213, visit = 5046
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [96818, 13381161, 20487303, 89041098],
      g_slope = [6642171, 7106142, 6855379, 6247208], a_far = 499, a_near = 41, b_far = 1024, b_near = 855,
      c_far = 57, edge = 134, fma = 268, loop = 1516, once_far = 1024, once_near = 1024, pack = 1326,
      region = 26717, reread = 49, rows_far = 1024, split = 154, visit = 8985
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x8x1024", family = "direct",
    tile = #dynmlir.tile<16, 8, 1024>, packed = false, model = {
      g_t = [0, 4, 9, 13], g_ps = [10000, 38502697, 89077344, 128676127],
      g_slope = [9623174, 10114929, 9899695, 9601711], a_far = 296, apart_near = 73, b_far = 677,
      b_near = 303, c_far = 1024, column = 192, conflict = 3153, conflict_a = 1453, conflict_b = 15426,
      conflict_c = 1413, edge = 397, fma = 167, loop = 4242, once_far = 912, once_near = 95, region = 17994,
      reread = 52, rows_far = 1024, split = 354, stall = 726, visit = 2161
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [10000, 4478219, 12722288, 32923846],
      g_slope = [744703, 634159, 2244617, 0], a_far = 80, a_near = 10, apart_far = 246, apart_near = 120,
      b_far = 1024, b_near = 466, c_far = 1015, c_near = 13, conflict_a = 7557, conflict_b = 8120, edge = 238,
      fma = 145, once_far = 748, once_near = 143, region = 24915, rows_far = 1024, split = 566, visit = 2661
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x8x256", family = "sweep",
    tile = #dynmlir.tile<8, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [10000, 1129355, 1712071, 2167042],
      g_slope = [373118, 582716, 227485, 369957], a_far = 51, apart_far = 370, apart_near = 109, b_far = 1024,
      b_near = 209, c_far = 582, conflict_a = 4712, conflict_b = 13350, edge = 329, fma = 150, once_far = 548,
      once_near = 108, region = 28200, rows_far = 1024, split = 324, visit = 1206
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x4x4096", family = "dot",
    tile = #dynmlir.tile<8, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [61454, 12034453, 36434199, 109070355],
      g_slope = [11972999, 12199873, 12106026, 11658987], a_far = 390, a_near = 9, b_far = 1024, b_near = 780,
      c_far = 571, c_near = 733, edge = 85, fma = 298, once_far = 1024, once_near = 1024, pack = 1289,
      region = 39361, reread = 49, rows_far = 1024, split = 193, visit = 12969
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {mk = 719, mn = 93, n = 4}, kernels = [
    "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 720}, at_most = {mk = 6324, mn = 93, n = 4}, kernels = [
    "dot_4x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 94}, at_most = {mk = 6324, n = 4}, kernels = [
    "direct_16x16x4096", "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325}, at_most = {mk = 96755, n = 1}, kernels = [
    "dot_4x1x4096", "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 96756}, at_most = {n = 1}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325, n = 2}, at_most = {mk = 4094009, mnk = 755250, n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325, mnk = 755251, n = 2}, at_most = {mk = 4094009, n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4094010, n = 2}, at_most = {n = 2}, kernels = [
    "sweep_8x32x256", "dot_4x2x4096", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325, n = 3}, at_most = {mn = 85, n = 4}, kernels = [
    "direct_16x16x4096", "sweep_8x16x256", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325, mn = 86, n = 3}, at_most = {n = 4, nk = 132}, kernels = [
    "dot_4x1x4096", "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325, mn = 86, n = 3, nk = 133}, at_most = {mnk = 15470040, n = 4}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325, mn = 86, mnk = 15470041, n = 3, nk = 133}, at_most = {n = 4}, kernels = [
    "dot_6x4x4096", "sweep_16x8x256", "dot_8x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 19, mn = 123, nk = 854}, kernels = [
    "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 855}, at_most = {m = 19, mn = 123, nk = 2769}, kernels = [
    "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 124, n = 5}, at_most = {m = 19, nk = 2769}, kernels = [
    "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 2770}, at_most = {m = 12, n = 24, nk = 2398772}, kernels = [
    "sweep_6x64x256", "sweep_8x16x256", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, nk = 2770}, at_most = {m = 3, n = 444, nk = 2398772}, kernels = [
    "direct_6x64x256", "stream_4x64x8", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 25, nk = 2770}, at_most = {m = 12, n = 444, nk = 33926}, kernels = [
    "sweep_6x64x256", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 25, nk = 33927}, at_most = {m = 12, n = 444, nk = 2398772}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 445, nk = 2770}, at_most = {m = 5, nk = 2398772}, kernels = [
    "direct_6x64x256", "stream_4x64x8", "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 445, nk = 2770}, at_most = {m = 12, nk = 2398772}, kernels = [
    "direct_5x64x512", "sweep_6x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, nk = 2770}, at_most = {k = 38, m = 19, nk = 2398772}, kernels = [
    "sweep_6x64x256", "sweep_4x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 39, m = 13, n = 5, nk = 2770}, at_most = {k = 2024, m = 19, nk = 2398772}, kernels = [
    "direct_5x64x512", "sweep_6x64x256", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2025, m = 13, n = 5, nk = 2770}, at_most = {m = 19, nk = 2398772}, kernels = [
    "direct_6x64x256", "direct_5x64x512", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 2398773}, at_most = {m = 19, mk = 32718}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "stream_4x64x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 32719, n = 5, nk = 2398773}, at_most = {m = 19}, kernels = [
    "direct_6x64x256", "direct_6x64x1024", "direct_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 5}, at_most = {k = 184, m = 378, mk = 4153162, n = 8}, kernels = [
    "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 379, n = 5}, at_most = {k = 184, mk = 4153162, n = 8, nk = 180}, kernels = [
    "direct_16x16x4096", "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 379, n = 5, nk = 181}, at_most = {k = 184, mk = 4153162, n = 8}, kernels = [
    "sweep_8x16x256", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 9}, at_most = {k = 8, mk = 4153162, n = 206}, kernels = [
    "direct_5x64x512", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 207}, at_most = {k = 8, mk = 4153162, n = 1963}, kernels = [
    "direct_8x32x1024", "sweep_4x64x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 1964}, at_most = {k = 8, mk = 4153162}, kernels = [
    "sweep_6x64x256", "sweep_4x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 20, n = 9}, at_most = {k = 107, mk = 4153162, n = 788}, kernels = [
    "direct_16x16x4096", "sweep_8x16x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 108, m = 20, n = 9}, at_most = {k = 184, mk = 4153162, n = 788}, kernels = [
    "direct_6x64x256", "sweep_8x16x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 20, n = 789}, at_most = {k = 184, mk = 4153162, n = 4071}, kernels = [
    "direct_6x64x1024", "sweep_6x64x256", "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 20, n = 4072}, at_most = {k = 184, mk = 4153162}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 20, n = 5}, at_most = {m = 96, mk = 4153162, n = 12}, kernels = [
    "sweep_8x32x256", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 20, n = 13}, at_most = {m = 47, mk = 4153162, mnk = 22880778, nk = 1956694}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 48, n = 13}, at_most = {m = 96, mk = 4153162, mnk = 22880778, nk = 1956694}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 20, mnk = 22880779, n = 13}, at_most = {m = 96, mk = 4153162, nk = 1956694}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 20, n = 13, nk = 1956695}, at_most = {m = 96, mk = 4153162}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "direct_16x16x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 97, n = 5}, at_most = {mk = 4153162, n = 12}, kernels = [
    "sweep_8x32x256", "dot_4x4x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 97, n = 13}, at_most = {mk = 4153162, n = 52, nk = 32764}, kernels = [
    "direct_12x16x1024", "direct_16x16x4096", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 97, n = 13, nk = 32765}, at_most = {mk = 4153162, n = 52}, kernels = [
    "direct_16x16x4096", "sweep_8x16x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 185, m = 97, n = 53}, at_most = {mk = 4153162}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, mk = 4153163, n = 5}, at_most = {k = 83}, kernels = [
    "direct_6x64x1024", "sweep_8x16x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 84, m = 20, mk = 4153163, n = 5}, at_most = {nk = 4608}, kernels = [
    "sweep_8x32x256", "sweep_8x16x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 84, m = 20, mk = 4153163, n = 5, nk = 4609}, at_most = {}, kernels = [
    "sweep_8x16x256", "tall_8x32x1024", "sweep_16x8x256"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
