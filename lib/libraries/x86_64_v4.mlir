// Micro-kernels for x86-64-v4, f32 x f32 to f32, fitted by dynmlir.generate to times of all candidates.
// Measured on AMD EPYC, one thread, 1260 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 20 of 34 candidates kept; the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.031, worst 2.58; on shapes held out: 1.033, worst 2.58
// with 16 shortlists: 1.031, worst 3.03
// predicted against measured time: median error 7.4 %; on shapes held out: 7.4 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000,
  dram_all_mbs = 56000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 9, 13, 19], g_ps = [79364, 16060706, 25401293, 36355134],
      g_slope = [1775704, 2335146, 1825640, 1756190], edge_columns = 16, region = 18407, visit = 1578,
      loop = 14384, fma = 274, edge = 98, conflict = 11, stall = 235, a_far = 479, b_near = 1, b_far = 118,
      c_near = 123, apart_near = 53, apart_far = 134, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [53356, 13992382, 23048148, 30691390],
      g_slope = [6969513, 9055766, 7643242, 6867897], edge_columns = 16, region = 15859, visit = 1683,
      loop = 14511, fma = 273, edge = 130, stall = 206, a_far = 295, b_far = 136, c_near = 122,
      apart_near = 57, apart_far = 151, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [33762, 11759715, 17933541, 28918420],
      g_slope = [2931488, 3086913, 3661626, 2923742], edge_columns = 16, region = 16116, visit = 1546,
      loop = 14110, fma = 277, edge = 117, stall = 221, a_far = 459, b_far = 279, c_near = 88,
      rows_far = 1024, apart_near = 58, apart_far = 149, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 6], g_ps = [22208, 14302182, 19739515, 31463598],
      g_slope = [4759991, 5437333, 5862041, 4781711], edge_columns = 16, region = 21833, visit = 2339,
      loop = 5900, fma = 269, edge = 223, conflict_b = 490, conflict_c = 74, conflict = 4518, stall = 130,
      a_far = 268, b_near = 6, b_far = 1, once_near = 5, apart_near = 48, apart_far = 242, column = 548,
      reread = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [38819, 4846661, 19129515, 30592348],
      g_slope = [4807842, 4760951, 5731416, 4976532], region = 17114, visit = 3300, loop = 4081, fma = 238,
      edge = 254, conflict_a = 4465, conflict_b = 4175, conflict = 6298, split = 203, stall = 358,
      a_far = 294, b_near = 73, rows_far = 1024, once_far = 12, apart_near = 63, apart_far = 313,
      column = 177, reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 6, 9], g_ps = [37030, 39385348, 245750765, 358688848],
      g_slope = [39348318, 41273083, 37646027, 40106291], region = 17921, visit = 4090, loop = 3892,
      fma = 246, edge = 176, conflict_a = 7911, conflict_b = 3659, conflict = 5641, split = 311, stall = 328,
      a_near = 2, a_far = 211, b_near = 10, b_far = 98, c_far = 106, rows_far = 1024, apart_near = 80,
      apart_far = 370, column = 189, reread = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [26864, 26864, 77848, 120041], g_slope = [0, 50984, 21096, 31251],
      most_rows = 24, region = 21903, visit = 1171, loop = 739, fma = 241, conflict_a = 9558,
      conflict_c = 458, split = 715, b_far = 424, rows_near = 150, rows_far = 1024, once_far = 87,
      apart_far = 89
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 3, 9, 141], g_ps = [71125, 202068, 512984, 6468468], g_slope = [43647, 51819, 45117, 49564],
      edge_columns = 16, most_rows = 12, region = 23798, visit = 2147, loop = 1121, fma = 216,
      conflict_c = 733, split = 263, a_far = 1024, c_far = 246, rows_near = 761, once_far = 51,
      apart_near = 27, apart_far = 204, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 4, 9, 13], g_ps = [144223, 7123439, 16113706, 25526960],
      g_slope = [1744804, 1798053, 2353313, 1768065], edge_columns = 16, region = 35673, visit = 1850,
      loop = 6944, fma = 271, edge = 124, conflict_b = 337, conflict_c = 68, stall = 170, a_far = 20,
      b_far = 297, c_near = 366, c_far = 149, apart_near = 64, apart_far = 572
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 4, 13, 19], g_ps = [125072, 4791920, 15758920, 25698431],
      g_slope = [1166712, 1218555, 1656585, 1143635], edge_columns = 16, region = 36636, visit = 1895,
      loop = 5734, fma = 275, edge = 121, conflict_a = 1012, conflict_c = 143, conflict = 406, split = 3,
      stall = 131, a_far = 57, b_far = 303, c_near = 258, c_far = 67, once_near = 12, apart_near = 73,
      apart_far = 593
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 13, 19, 28], g_ps = [76770, 15557848, 24920515, 36353706],
      g_slope = [1190852, 1560444, 1270354, 1165875], edge_columns = 16, region = 25735, visit = 3511,
      fma = 266, edge = 203, conflict_b = 1526, conflict_c = 429, conflict = 3533, split = 5, stall = 119,
      a_far = 13, b_near = 104, b_far = 231, c_near = 134, c_far = 176, once_near = 28, once_far = 153,
      apart_near = 68, apart_far = 611
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [93087, 713223, 11340404, 17425925],
      g_slope = [620136, 590398, 676169, 737774], region = 23649, visit = 2574, fma = 228, edge = 267,
      conflict_a = 1271, conflict_b = 3606, conflict = 3730, split = 245, stall = 200, a_far = 19,
      b_near = 17, b_far = 1024, c_near = 20, c_far = 194, rows_far = 1024, once_near = 18, once_far = 233,
      apart_near = 99, apart_far = 211
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [77864, 20186932, 27797071, 71272848],
      g_slope = [6703022, 7610139, 8695155, 7443891], edge_columns = 16, region = 19792, visit = 2077,
      loop = 6436, fma = 268, edge = 103, pack = 147, conflict = 7275, stall = 19, a_far = 16, b_near = 110,
      b_far = 1024, c_near = 24, c_far = 23, once_far = 691, apart_near = 249, apart_far = 484, column = 507
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [68802, 22506667, 34058848, 70231182],
      g_slope = [11218932, 11552181, 12057444, 11422282], region = 22444, visit = 4338, loop = 2616,
      fma = 250, pack = 247, conflict_a = 42745, conflict = 1920, stall = 191, a_far = 13, b_near = 394,
      b_far = 1024, c_near = 14, c_far = 285, rows_far = 1024, once_far = 657, apart_near = 199,
      apart_far = 1024, column = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 6, 13], g_ps = [28654, 4655313, 27422071, 61789765],
      g_slope = [4626659, 4553351, 4909670, 4685750], region = 25096, visit = 838, loop = 2468, fma = 394,
      pack = 844, conflict_a = 2083, split = 374, stall = 68, a_near = 29, a_far = 347, b_near = 939,
      b_far = 1024, rows_far = 1024, once_near = 645, once_far = 1024, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [57664, 16012848, 21482485, 50855165],
      g_slope = [5318394, 5469637, 5874536, 5420218], region = 29358, visit = 1750, loop = 2316, fma = 460,
      pack = 794, conflict_a = 2290, split = 235, stall = 44, a_near = 21, a_far = 387, b_near = 652,
      b_far = 1024, rows_far = 1024, once_near = 889, once_far = 1024, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4], g_ps = [60848, 3271310, 6385786, 12915702],
      g_slope = [3210462, 3114476, 3264958, 3421443], region = 24628, visit = 2338, loop = 3510, fma = 286,
      pack = 886, conflict_a = 2233, split = 352, a_near = 70, a_far = 484, b_near = 1011, b_far = 1024,
      rows_far = 1024, once_near = 553, once_far = 1024, reread = 103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [67985, 4035613, 16302193, 25591542],
      g_slope = [3967628, 4088860, 4644674, 4415427], region = 24925, visit = 5185, loop = 1083, fma = 306,
      pack = 847, conflict_a = 1822, split = 288, a_near = 57, a_far = 450, b_near = 603, b_far = 1024,
      c_far = 1024, rows_far = 1024, once_near = 723, once_far = 1024, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [81657, 12131437, 18380015, 25132248],
      g_slope = [6024890, 6248578, 6752233, 6140206], region = 24963, visit = 5525, loop = 4032, fma = 272,
      pack = 834, conflict_a = 1168, split = 220, a_near = 24, a_far = 588, b_near = 808, b_far = 1024,
      c_far = 55, rows_far = 1024, once_near = 581, once_far = 1024, reread = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [96818, 13381161, 20487303, 89041098],
      g_slope = [6642171, 7106142, 6855379, 6247208], region = 22299, visit = 8656, loop = 908, fma = 280,
      edge = 106, pack = 781, split = 148, a_far = 546, b_near = 550, b_far = 1024, c_near = 3, c_far = 646,
      rows_far = 1024, once_near = 721, once_far = 1024, reread = 64
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, mk = 4318, m = 21}, kernels = [
    "direct_12x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22}, at_most = {n = 4, mk = 4318}, kernels = [
    "direct_16x16x4096", "dot_4x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4319}, at_most = {n = 2}, kernels = [
    "tall_8x32x1024", "dot_4x1x4096", "dot_8x1x4096", "dot_4x2x4096", "dot_8x2x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4319, n = 3}, at_most = {n = 4}, kernels = [
    "direct_8x32x1024", "dot_8x1x4096", "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 24, nk = 2474, n = 23}, kernels = [
    "direct_12x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24}, at_most = {m = 24, nk = 2474}, kernels = [
    "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 2475}, at_most = {m = 4, nk = 47591}, kernels = [
    "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 47592}, at_most = {m = 4, nk = 3248134}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "stream_4x64x8", "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 2475, m = 5}, at_most = {m = 12, nk = 3248134}, kernels = [
    "direct_6x64x1024", "direct_16x16x4096", "sweep_6x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 2475, m = 13}, at_most = {m = 24, nk = 3248134}, kernels = [
    "direct_5x64x512", "direct_8x32x1024", "direct_12x16x1024", "sweep_6x64x256", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 3248135}, at_most = {m = 24}, kernels = [
    "direct_6x64x256", "direct_6x64x1024", "direct_8x32x1024", "stream_8x16x8", "stream_4x64x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 25}, at_most = {k = 89, n = 8}, kernels = [
    "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25}, at_most = {k = 89}, kernels = [
    "direct_5x64x512", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 25, k = 90}, at_most = {n = 8}, kernels = [
    "sweep_8x16x256", "tall_8x32x1024", "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25, k = 90}, at_most = {mk = 2088944}, kernels = [
    "direct_6x64x1024", "direct_8x32x1024", "direct_16x16x4096", "tall_8x32x1024", "dot_6x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25, k = 90, mk = 2088945}, at_most = {}, kernels = [
    "direct_8x32x1024", "sweep_8x16x256", "tall_8x32x1024", "tall_16x16x1024", "dot_4x4x4096"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
