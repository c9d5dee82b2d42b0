// Micro-kernels for x86-64-v4: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1000 synthetic shapes, 2026-11-21, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 22, n_pred 16, levels measured [0].
// 22 of 53 candidates kept (1207 generated); the best of them against the best of all: 1.009 (geometric mean of times)
// chosen against the best of them: 1.042, worst 3.03
// predicted against measured time: median error 7.1 %; g: 30.5 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [194646, 3027673, 10806040, 29643239, 37293048, 37293048],
      g_slope = [2833027, 2592789, 9418599, 2549936, 0, 2293033], region = 33627, visit = 511, loop = 7767,
      fma = 269, pack = 817, conflict_a = 3671, split = 640, a_near = 59, a_far = 457, b_near = 946,
      b_far = 1024, rows_near = 824, rows_far = 1024, once_near = 631, once_far = 1024, reread = 55
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [236875, 27709367], g_slope = [4578748, 4963525], region = 25242, visit = 837,
      loop = 2486, fma = 394, pack = 844, conflict_a = 2071, split = 375, stall = 67, a_near = 29,
      a_far = 346, b_near = 949, b_far = 1014, rows_far = 1024, once_near = 638, once_far = 1024, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [258569], g_slope = [5628887], region = 29483, visit = 1750, loop = 2328, fma = 460,
      pack = 794, conflict_a = 2274, split = 236, stall = 45, a_near = 21, a_far = 388, b_near = 663,
      b_far = 1011, c_near = 5, c_far = 148, rows_far = 1024, once_near = 880, once_far = 1024, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [244937, 19855727, 43372400, 43372400],
      g_slope = [3268465, 7838891, 0, 3411225], region = 24741, visit = 2339, loop = 3574, fma = 287,
      pack = 886, conflict_a = 2226, split = 352, a_near = 74, a_far = 489, b_near = 1011, b_far = 1024,
      c_near = 74, c_far = 164, rows_far = 1024, once_near = 547, once_far = 1024, reread = 106
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [64711, 8096902], g_slope = [4016095, 4376666], region = 25047, visit = 5348,
      loop = 1137, fma = 312, pack = 847, conflict_a = 1812, split = 288, stall = 1, a_near = 70, a_far = 470,
      b_near = 610, b_far = 1024, c_near = 562, c_far = 1024, rows_far = 1009, once_near = 715,
      once_far = 1024, reread = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [226620, 38040437, 79866659, 79866659],
      g_slope = [6302302, 13942074, 0, 16942354], region = 25042, visit = 5708, loop = 4090, fma = 276,
      pack = 834, conflict_a = 1221, split = 223, stall = 18, a_near = 37, a_far = 600, b_near = 811,
      b_far = 1024, c_near = 358, c_far = 433, rows_far = 1007, once_near = 575, once_far = 1024, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [233500], g_slope = [6690979], region = 22596, visit = 9010, loop = 1057, fma = 285,
      edge = 106, pack = 781, split = 157, stall = 13, a_near = 16, a_far = 558, b_near = 553, b_far = 1024,
      c_near = 443, c_far = 1024, rows_far = 1011, once_near = 714, once_far = 1024, reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9, 19], g_ps = [10000, 10000, 70251, 70251, 448488, 543983],
      g_slope = [0, 60251, 0, 75647, 9549, 31529], most_rows = 24, region = 21963, visit = 1182, loop = 760,
      fma = 243, conflict_a = 9564, conflict_b = 469, conflict_c = 472, conflict = 508, split = 717,
      stall = 3, a_near = 1, b_near = 27, b_far = 424, c_near = 2, rows_near = 152, rows_far = 1014,
      once_far = 87, apart_near = 8, apart_far = 89, column = 2, reread = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3, 474, 711], g_ps = [130497, 130497, 349828, 468740, 23354122, 52024385],
      g_slope = [0, 219331, 118912, 48588, 120971, 1651], edge_columns = 16, most_rows = 12, region = 23841,
      visit = 2150, loop = 1124, fma = 216, conflict_a = 197, conflict_b = 7, conflict_c = 734, conflict = 2,
      split = 264, a_far = 1024, b_near = 1, b_far = 2, c_far = 247, rows_near = 767, rows_far = 22,
      once_far = 51, apart_near = 27, apart_far = 204, column = 2, reread = 24
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2], g_ps = [246973, 14104195], g_slope = [6928611, 8011061], edge_columns = 16,
      region = 19823, visit = 2108, loop = 6747, fma = 268, edge = 104, pack = 147, conflict_a = 7,
      conflict_c = 31, conflict = 7857, stall = 27, a_far = 16, b_near = 119, b_far = 1023, c_near = 29,
      c_far = 27, rows_far = 439, once_near = 1, once_far = 695, apart_near = 254, apart_far = 483,
      column = 516
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [282463, 33582020, 152761000], g_slope = [11099852, 11917898, 18507098],
      region = 22545, visit = 4332, loop = 2666, fma = 250, edge = 2, pack = 247, conflict_a = 42986,
      conflict_c = 9, conflict = 1983, stall = 198, a_far = 13, b_near = 395, b_far = 1024, c_near = 14,
      c_far = 285, rows_near = 1, rows_far = 1024, once_far = 662, apart_near = 200, apart_far = 1024,
      column = 148
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 9, 13], g_ps = [10000, 47066000, 362639774, 660628200],
      g_slope = [47056000, 39446721, 74497106, 40577940], region = 18168, visit = 4091, loop = 3970,
      fma = 246, edge = 178, conflict_a = 8131, conflict_b = 3654, conflict_c = 7, conflict = 5640,
      split = 318, stall = 330, a_near = 5, a_far = 213, b_near = 11, b_far = 96, c_far = 108, rows_near = 3,
      rows_far = 1024, once_near = 1, once_far = 3, apart_near = 81, apart_far = 372, column = 189,
      reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [292382, 7112601, 30855464, 51436125],
      g_slope = [6820219, 7914287, 10290330, 6419885], edge_columns = 16, region = 15936, visit = 1683,
      loop = 14558, fma = 273, edge = 130, conflict_b = 3, conflict_c = 18, stall = 206, a_near = 1,
      a_far = 295, b_far = 135, c_near = 123, c_far = 3, rows_near = 1, apart_near = 57, apart_far = 151,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 9, 19, 28], g_ps = [333669, 16573561, 41453700, 54795091],
      g_slope = [1804432, 2488013, 1482376, 2375348], edge_columns = 16, region = 18755, visit = 1586,
      loop = 14599, fma = 274, edge = 98, conflict_b = 28, conflict_c = 23, conflict = 12, split = 1,
      stall = 235, a_near = 1, a_far = 478, b_far = 117, c_near = 127, c_far = 3, apart_near = 53,
      apart_far = 133, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [216078, 4053738, 6135597, 18478530, 33252303, 41908067],
      g_slope = [3837660, 2081859, 3085733, 4924591, 2163941, 3446344], edge_columns = 16, region = 16354,
      visit = 1546, loop = 14184, fma = 277, edge = 117, conflict_c = 14, split = 1, stall = 221, a_near = 3,
      a_far = 459, b_far = 277, c_near = 90, c_far = 3, rows_far = 934, apart_near = 58, apart_far = 148,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 6], g_ps = [568658, 11773266, 15571656, 33671701],
      g_slope = [5602304, 3798390, 6033348, 4876316], edge_columns = 16, region = 21893, visit = 2338,
      loop = 5925, fma = 269, edge = 224, conflict_b = 499, conflict_c = 87, conflict = 4510, split = 4,
      stall = 130, a_near = 4, a_far = 269, b_near = 6, b_far = 2, c_near = 2, c_far = 3, once_near = 5,
      apart_near = 48, apart_far = 242, column = 553, reread = 23
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 3, 4], g_ps = [235748, 14636640, 21527682], g_slope = [4800297, 6891042, 5008736],
      region = 17213, visit = 3297, loop = 4077, fma = 238, edge = 254, conflict_a = 4576, conflict_b = 4163,
      conflict_c = 5, conflict = 6284, split = 204, stall = 360, a_far = 294, b_near = 75, b_far = 2,
      c_far = 1, rows_far = 946, once_near = 1, once_far = 12, apart_near = 64, apart_far = 314, column = 177,
      reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_3x128x512", family = "sweep",
    tile = #dynmlir.tile<3, 128, 512>, packed = false, model = {
      g_t = [0, 2, 4, 6], g_ps = [320393, 7681757, 16239126, 27088524],
      g_slope = [3680682, 4278684, 5424699, 3709695], edge_columns = 16, region = 38876, visit = 1880,
      loop = 6055, fma = 288, edge = 84, conflict_a = 3443, conflict_c = 158, split = 31, stall = 116,
      a_far = 108, b_near = 11, b_far = 442, c_near = 334, c_far = 253, once_near = 9, once_far = 153,
      apart_near = 92, apart_far = 535
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [355789, 16202212, 25777980], g_slope = [1760713, 2393942, 1765087],
      edge_columns = 16, region = 35842, visit = 1849, loop = 6899, fma = 271, edge = 125, conflict_a = 270,
      conflict_b = 407, conflict_c = 62, conflict = 74, stall = 170, a_far = 20, b_near = 7, b_far = 302,
      c_near = 366, c_far = 151, rows_far = 21, once_far = 2, apart_near = 65, apart_far = 573
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0], g_ps = [305398], g_slope = [1244739], edge_columns = 16, region = 36907, visit = 1895,
      loop = 5692, fma = 275, edge = 121, conflict_a = 1279, conflict_c = 132, conflict = 376, split = 5,
      stall = 132, a_near = 5, a_far = 61, b_near = 4, b_far = 309, c_near = 258, c_far = 70, rows_near = 5,
      rows_far = 110, once_near = 12, once_far = 3, apart_near = 73, apart_far = 594
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 9, 19, 28], g_ps = [274580, 11057207, 24328746, 41802714],
      g_slope = [1198069, 1327153, 1941552, 801979], edge_columns = 16, region = 25771, visit = 3502,
      fma = 266, edge = 203, conflict_a = 90, conflict_b = 1505, conflict_c = 415, conflict = 3473, split = 5,
      stall = 118, a_far = 13, b_near = 108, b_far = 236, c_near = 133, c_far = 177, rows_far = 56,
      once_near = 28, once_far = 156, apart_near = 69, apart_far = 615
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 2, 4, 9, 28], g_ps = [230135, 1501103, 3290645, 5601684, 17684328],
      g_slope = [635484, 894771, 462207, 635928, 751137], region = 23688, visit = 2587, loop = 75, fma = 229,
      edge = 267, conflict_a = 2118, conflict_b = 3751, conflict_c = 23, conflict = 3860, split = 245,
      stall = 199, a_far = 19, b_near = 24, b_far = 1024, c_near = 29, c_far = 201, rows_near = 143,
      rows_far = 1024, once_near = 29, once_far = 271, apart_near = 102, apart_far = 214
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, mk = 2540}, kernels = [
    "dot_4x1x4096", "direct_12x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2541}, at_most = {n = 2}, kernels = [
    "dot_1x2x4096", "dot_4x1x4096", "dot_8x1x4096", "dot_4x2x4096", "direct_16x16x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2541, n = 3}, at_most = {n = 4, nk = 353}, kernels = [
    "dot_4x1x4096", "dot_4x2x4096", "dot_4x4x4096", "tall_8x32x1024", "direct_16x16x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2541, n = 3, nk = 354}, at_most = {n = 4}, kernels = [
    "dot_1x2x4096", "dot_4x4x4096", "dot_6x4x4096", "direct_12x16x1024", "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 14, nk = 2312}, kernels = [
    "sweep_8x32x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 2313}, at_most = {m = 14, n = 1705}, kernels = [
    "stream_4x64x8", "direct_6x64x1024", "direct_8x32x1024", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1706, nk = 2313}, at_most = {m = 14, nk = 3632374}, kernels = [
    "stream_4x64x8", "direct_6x64x1024", "sweep_3x128x512", "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1706, nk = 3632375}, at_most = {m = 14}, kernels = [
    "stream_4x64x8", "direct_6x64x1024", "direct_6x64x256", "direct_5x64x512", "direct_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 15}, at_most = {n = 8, nk = 617}, kernels = [
    "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 15, nk = 618}, at_most = {n = 8}, kernels = [
    "dot_4x2x4096", "dot_4x4x4096", "dot_6x4x4096", "tall_8x32x1024", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15}, at_most = {mk = 4248590, m = 24}, kernels = [
    "direct_6x64x1024", "sweep_8x32x256", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25}, at_most = {mk = 4248590, k = 4}, kernels = [
    "tall_8x32x1024", "direct_6x64x1024", "sweep_4x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25, k = 5}, at_most = {mk = 4248590, k = 106}, kernels = [
    "tall_8x32x1024", "direct_6x64x1024", "sweep_4x64x256", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25, k = 107}, at_most = {mk = 4248590, k = 1021}, kernels = [
    "dot_4x4x4096", "tall_8x32x1024", "direct_16x16x4096", "direct_6x64x1024", "sweep_8x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 25, k = 1022}, at_most = {mk = 4248590}, kernels = [
    "dot_6x4x4096", "tall_8x32x1024", "direct_6x64x1024", "direct_8x32x1024", "direct_12x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 15, mk = 4248591}, at_most = {}, kernels = [
    "tall_8x32x1024", "tall_16x16x1024", "direct_6x64x1024", "sweep_8x32x256", "sweep_8x16x256"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
