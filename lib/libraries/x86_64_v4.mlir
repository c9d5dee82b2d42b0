// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of 24 candidates.
// Measured on AMD EPYC, one thread, 1400 synthetic shapes, 2026-11-21, IREE 3.13.0: docs/tune.md says how.
// 23 of 24 candidates kept, with 48 shortlists
// chosen against the best of them: 1.050 on shapes held out (fits to three quarters of the shapes)
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  cores = 2, dram_all_mbs = 56000, dram_mbs = 28000, dram_ps = 110000, l1_bytes = 32768, l1_mbs = 236000,
  l1_ps = 1100, l2_bytes = 1048576, l2_mbs = 118000, l2_ps = 3800, l3_bytes = 33554432, l3_mbs = 98000,
  l3_ps = 13500, masked_access = 1, masks_cheap = 1, peak_mflops_per_pe = 118000, vector_bits = 512,
  vector_registers = 32, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 9, 13, 19], g_ps = [79364, 16060706, 25401293, 36355134],
      g_slope = [1775704, 2335146, 1825640, 1756190], a_far = 356, a_near = 3, apart_near = 31, b_far = 289,
      c_far = 914, c_near = 6, column = 749, conflict = 803, conflict_a = 214, conflict_c = 677, edge = 114,
      edge_columns = 8, fma = 275, loop = 5707, once_far = 275, region = 33272, split = 198, stall = 287,
      visit = 1510
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [53356, 13992382, 23048148, 30691390],
      g_slope = [6969513, 9055766, 7643242, 6867897], a_far = 332, apart_far = 199, apart_near = 38,
      b_far = 187, c_far = 807, c_near = 8, column = 811, conflict = 643, conflict_a = 366, conflict_c = 572,
      edge = 121, edge_columns = 8, fma = 272, loop = 6717, region = 38233, split = 205, stall = 286,
      visit = 1481
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [33762, 11759715, 17933541, 28918420],
      g_slope = [2931488, 3086913, 3661626, 2923742], a_far = 354, a_near = 80, apart_far = 208,
      apart_near = 42, b_far = 308, c_far = 784, column = 736, conflict = 510, conflict_a = 438,
      conflict_c = 672, edge = 119, edge_columns = 8, fma = 274, loop = 5810, once_near = 2, region = 32482,
      split = 223, stall = 263, visit = 1391
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [22208, 14302182, 19739515, 31463598],
      g_slope = [4759991, 5437333, 5862041, 4781711], a_far = 340, apart_far = 87, apart_near = 31,
      b_far = 264, c_far = 720, column = 405, conflict = 4107, conflict_a = 3660, conflict_c = 1322,
      edge = 219, edge_columns = 8, fma = 270, loop = 3747, region = 27468, reread = 37, split = 456,
      stall = 292, visit = 1700
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [38819, 4846661, 19129515, 30592348],
      g_slope = [4807842, 4760951, 5731416, 4976532], a_far = 253, apart_near = 83, b_far = 430, b_near = 91,
      c_far = 926, column = 52, conflict = 3144, conflict_a = 6620, conflict_b = 3031, conflict_c = 636,
      edge = 232, fma = 239, loop = 3361, once_far = 542, once_near = 45, region = 18830, reread = 49,
      split = 410, stall = 166, visit = 3142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 6, 9], g_ps = [37030, 39385348, 245750765, 358688848],
      g_slope = [39348318, 41273083, 37646027, 40106291], a_far = 228, a_near = 80, apart_near = 64,
      b_far = 492, c_far = 895, column = 145, conflict = 2310, conflict_a = 18252, conflict_b = 4334,
      conflict_c = 528, edge = 212, edge_columns = 8, fma = 247, loop = 5110, once_far = 682, region = 20802,
      rows_far = 1024, split = 982, stall = 157, visit = 2977
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 3, 9, 141], g_ps = [71125, 202068, 512984, 6468468], g_slope = [43647, 51819, 45117, 49564],
      a_far = 1024, a_near = 809, apart_far = 63, apart_near = 34, b_far = 437, c_far = 95,
      conflict_a = 16542, conflict_b = 46, conflict_c = 390, edge = 31, fma = 270, loop = 1075,
      most_rows = 12, once_far = 378, once_near = 3, region = 20891, reread = 1024, rows_far = 1024,
      rows_near = 473, split = 300, stall = 20, visit = 800
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 4, 9, 13], g_ps = [144223, 7123439, 16113706, 25526960],
      g_slope = [1744804, 1798053, 2353313, 1768065], a_far = 70, apart_far = 536, apart_near = 60,
      b_far = 686, b_near = 22, c_far = 821, c_near = 94, conflict_b = 734, edge = 148, edge_columns = 8,
      fma = 271, once_far = 412, once_near = 26, region = 27068, split = 134, stall = 155, visit = 2063
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 4, 13, 19], g_ps = [125072, 4791920, 15758920, 25698431],
      g_slope = [1166712, 1218555, 1656585, 1143635], a_far = 75, a_near = 47, apart_far = 616,
      apart_near = 45, b_far = 573, b_near = 43, c_far = 777, c_near = 71, conflict = 1731, conflict_a = 8425,
      edge = 127, edge_columns = 8, fma = 274, once_far = 464, once_near = 50, region = 49662, split = 231,
      stall = 93, visit = 1688
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 13, 19, 28], g_ps = [76770, 15557848, 24920515, 36353706],
      g_slope = [1190852, 1560444, 1270354, 1165875], a_far = 55, apart_far = 620, apart_near = 105,
      b_far = 817, b_near = 129, c_far = 674, c_near = 60, conflict_a = 3582, conflict_b = 2681, edge = 188,
      edge_columns = 8, fma = 252, once_far = 1024, once_near = 77, region = 19004, split = 527, stall = 33,
      visit = 2564
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [93087, 713223, 11340404, 17425925],
      g_slope = [620136, 590398, 676169, 737774], a_far = 64, a_near = 56, apart_far = 605, apart_near = 76,
      b_far = 1024, b_near = 7, c_far = 694, conflict_a = 4690, conflict_b = 2705, edge = 260,
      edge_columns = 8, fma = 226, once_far = 1024, once_near = 78, region = 25809, rows_far = 1024,
      split = 712, stall = 31, visit = 1963
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [77864, 20186932, 27797071, 71272848],
      g_slope = [6703022, 7610139, 8695155, 7443891], a_far = 13, apart_far = 648, apart_near = 255,
      b_far = 667, b_near = 467, c_far = 634, column = 407, conflict = 10838, conflict_a = 7818,
      conflict_c = 1485, edge = 1063, edge_columns = 16, fma = 257, once_far = 1024, region = 14540,
      reread = 158, rows_far = 1024, rows_near = 414, stall = 101, visit = 2114
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [68802, 22506667, 34058848, 70231182],
      g_slope = [11218932, 11552181, 12057444, 11422282], apart_far = 1024, apart_near = 167, b_far = 1024,
      b_near = 323, c_far = 1007, column = 65, conflict = 1165, conflict_a = 48488, conflict_c = 645,
      fma = 254, loop = 3222, once_far = 1024, pack = 237, region = 27952, reread = 10, rows_far = 1024,
      stall = 243, visit = 3670
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 6, 13], g_ps = [28654, 4655313, 27422071, 61789765],
      g_slope = [4626659, 4553351, 4909670, 4685750], a_far = 324, a_near = 76, b_far = 1024, b_near = 1024,
      c_far = 1024, conflict_a = 2586, edge = 31, fma = 409, loop = 2793, once_far = 1024, once_near = 1024,
      pack = 770, region = 27019, reread = 78, rows_far = 1024, split = 270, stall = 36, visit = 756
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [57664, 16012848, 21482485, 50855165],
      g_slope = [5318394, 5469637, 5874536, 5420218], a_far = 308, a_near = 33, b_far = 1024, b_near = 1024,
      c_far = 1024, conflict_a = 2371, fma = 471, loop = 3004, once_far = 1024, once_near = 1024, pack = 804,
      region = 27664, reread = 74, rows_far = 1024, split = 231, stall = 79, visit = 1653
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [60848, 3271310, 6385786, 12915702],
      g_slope = [3210462, 3114476, 3264958, 3421443], a_far = 493, a_near = 67, b_far = 1024, b_near = 1024,
      c_far = 1024, conflict_a = 1853, edge = 58, fma = 308, loop = 2570, once_far = 1024, once_near = 1024,
      pack = 871, region = 29365, reread = 87, rows_far = 1024, split = 274, visit = 2206
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [67985, 4035613, 16302193, 25591542],
      g_slope = [3967628, 4088860, 4644674, 4415427], a_far = 508, a_near = 64, b_far = 1024, b_near = 702,
      c_far = 1024, c_near = 223, conflict_a = 1004, fma = 318, loop = 1306, once_far = 1024, once_near = 785,
      pack = 935, region = 26138, reread = 67, rows_far = 1024, split = 267, visit = 4876
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [81657, 12131437, 18380015, 25132248],
      g_slope = [6024890, 6248578, 6752233, 6140206], a_far = 457, a_near = 87, b_far = 1024, b_near = 1024,
      fma = 275, loop = 4922, once_far = 1024, once_near = 1024, pack = 1341, region = 36204, reread = 45,
      rows_far = 1024, split = 217, visit = 5035
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [96818, 13381161, 20487303, 89041098],
      g_slope = [6642171, 7106142, 6855379, 6247208], a_far = 534, a_near = 23, b_far = 1024, b_near = 878,
      edge = 129, fma = 271, loop = 1556, once_far = 1024, once_near = 1024, pack = 1320, region = 26791,
      reread = 43, rows_far = 1024, split = 143, visit = 8952
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
      g_slope = [744703, 634159, 2244617, 0], a_far = 71, a_near = 11, apart_far = 247, apart_near = 117,
      b_far = 1024, b_near = 467, c_far = 1024, c_near = 12, conflict_a = 7104, conflict_b = 8086, edge = 239,
      fma = 145, once_far = 749, once_near = 145, region = 24900, rows_far = 1024, split = 566, visit = 2664
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x8x256", family = "sweep",
    tile = #dynmlir.tile<8, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [10000, 1129355, 1712071, 2167042],
      g_slope = [373118, 582716, 227485, 369957], a_far = 51, apart_far = 371, apart_near = 109, b_far = 1024,
      b_near = 209, c_far = 582, conflict_a = 4683, conflict_b = 13322, edge = 325, fma = 150, once_far = 547,
      once_near = 111, region = 28229, rows_far = 1024, split = 321, visit = 1206
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x4x4096", family = "dot",
    tile = #dynmlir.tile<8, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [61454, 12034453, 36434199, 109070355],
      g_slope = [11972999, 12199873, 12106026, 11658987], a_far = 377, a_near = 9, b_far = 1024, b_near = 780,
      c_far = 497, c_near = 721, edge = 87, fma = 299, once_far = 1024, once_near = 1024, pack = 1288,
      region = 39342, reread = 49, rows_far = 1024, split = 188, visit = 12979
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {mk = 719, mn = 17, n = 5}, kernels = [
    "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 18}, at_most = {mk = 719, mn = 135, n = 5}, kernels = [
    "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 720}, at_most = {mk = 6324, mn = 135, n = 5}, kernels = [
    "dot_4x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 136}, at_most = {mk = 6324, n = 5}, kernels = [
    "direct_16x16x4096", "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325}, at_most = {mk = 25698, n = 2}, kernels = [
    "dot_4x1x4096", "dot_4x2x4096", "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25699}, at_most = {n = 1}, kernels = [
    "dot_4x1x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 25699, n = 2}, at_most = {n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x2x4096", "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6325, n = 3}, at_most = {m = 16, n = 5}, kernels = [
    "direct_16x16x4096", "sweep_8x16x256", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, mk = 6325, n = 3}, at_most = {k = 55, n = 5}, kernels = [
    "dot_4x4x4096", "direct_16x8x1024", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 56, m = 17, mk = 6325, n = 3}, at_most = {mn = 8049, n = 5}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 56, m = 17, mk = 6325, mn = 8050, n = 3}, at_most = {n = 5}, kernels = [
    "dot_4x4x4096", "sweep_16x8x256", "dot_8x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6}, at_most = {m = 19, mn = 123, nk = 854}, kernels = [
    "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, nk = 855}, at_most = {m = 19, mn = 123, nk = 2769}, kernels = [
    "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 124, n = 6}, at_most = {m = 19, n = 43, nk = 2769}, kernels = [
    "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mn = 124, n = 44}, at_most = {m = 19, nk = 2769}, kernels = [
    "sweep_8x32x256", "sweep_8x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, nk = 2770}, at_most = {m = 12, n = 40, nk = 30166}, kernels = [
    "sweep_6x64x256", "sweep_8x16x256", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 41, nk = 2770}, at_most = {m = 12, n = 444, nk = 30166}, kernels = [
    "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, nk = 30167}, at_most = {m = 12, n = 28, nk = 2398772}, kernels = [
    "direct_6x64x1024", "sweep_6x64x256", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 29, nk = 30167}, at_most = {m = 5, n = 444, nk = 2398772}, kernels = [
    "direct_6x64x256", "stream_4x64x8", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 29, nk = 30167}, at_most = {m = 12, n = 444, nk = 2398772}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 445, nk = 2770}, at_most = {m = 5, nk = 2398772}, kernels = [
    "direct_6x64x256", "stream_4x64x8", "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6, n = 445, nk = 2770}, at_most = {m = 12, nk = 2398772}, kernels = [
    "direct_5x64x512", "sweep_6x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 6, nk = 2770}, at_most = {k = 38, m = 19, nk = 2398772}, kernels = [
    "sweep_6x64x256", "sweep_4x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 39, m = 13, n = 6, nk = 2770}, at_most = {k = 2024, m = 19, nk = 2398772}, kernels = [
    "direct_5x64x512", "sweep_6x64x256", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2025, m = 13, n = 6, nk = 2770}, at_most = {m = 19, nk = 2398772}, kernels = [
    "direct_6x64x256", "direct_5x64x512", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 6, nk = 2398773}, at_most = {m = 19, mnk = 16975812}, kernels = [
    "direct_5x64x512", "direct_8x32x1024", "stream_4x64x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 16975813, n = 6, nk = 2398773}, at_most = {m = 19}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "direct_12x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 6}, at_most = {k = 138, mn = 3755, n = 8}, kernels = [
    "direct_16x8x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, mn = 3756, n = 6}, at_most = {k = 138, n = 8}, kernels = [
    "sweep_8x16x256", "direct_16x8x1024", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 9}, at_most = {k = 8, n = 206}, kernels = [
    "direct_5x64x512", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 207}, at_most = {k = 8, n = 1963}, kernels = [
    "direct_8x32x1024", "sweep_4x64x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 1964}, at_most = {k = 8}, kernels = [
    "sweep_6x64x256", "sweep_4x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 20, n = 9}, at_most = {k = 138, mk = 1650382, n = 24}, kernels = [
    "direct_16x16x4096", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 20, n = 25}, at_most = {k = 138, mk = 1650382, n = 872}, kernels = [
    "direct_6x64x1024", "sweep_8x16x256", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 20, mk = 1650383, n = 9}, at_most = {k = 138, n = 872}, kernels = [
    "sweep_6x64x256", "tall_8x32x1024", "tall_16x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 20, n = 873}, at_most = {k = 138, n = 4039}, kernels = [
    "direct_6x64x1024", "sweep_6x64x256", "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 20, n = 4040}, at_most = {k = 138}, kernels = [
    "direct_6x64x1024", "sweep_4x64x256", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 20, n = 6}, at_most = {m = 67, n = 10}, kernels = [
    "sweep_8x16x256", "dot_4x2x4096", "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 20, n = 11}, at_most = {m = 24, mnk = 25039369, nk = 1956694}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 25, n = 11}, at_most = {m = 67, mnk = 25039369, nk = 1956694}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 20, mnk = 25039370, n = 11}, at_most = {m = 67, nk = 1956694}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 20, n = 11, nk = 1956695}, at_most = {m = 67}, kernels = [
    "direct_6x64x1024", "direct_12x16x1024", "direct_16x16x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 68, n = 6}, at_most = {mk = 4153162, n = 11}, kernels = [
    "direct_12x16x1024", "sweep_8x32x256", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 68, n = 12}, at_most = {k = 1857, mk = 4153162, n = 49}, kernels = [
    "direct_6x64x256", "direct_16x16x4096", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1858, m = 68, n = 12}, at_most = {mk = 4153162, n = 49}, kernels = [
    "direct_8x32x1024", "direct_16x16x4096", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 68, n = 50}, at_most = {mk = 4153162, n = 308}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 68, n = 309}, at_most = {mk = 4153162}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 139, m = 68, mk = 4153163, n = 6}, at_most = {}, kernels = [
    "sweep_8x32x256", "sweep_8x16x256", "tall_8x32x1024"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
