// Micro-kernels for x86-64-v4: a core with AVX-512, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1075 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 1, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 23 of 30 candidates kept (393 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.020, worst 1.68
// predicted against measured time: median error 3.9 %; g: 4.8 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x16x4096", family = "prepacked",
    tile = #dynmlir.tile<6, 16, 4096>, packed = false, model = {
      g_t = [0, 6, 9, 13], g_ps = [10000, 42745109, 60274045, 111616238],
      g_slope = [7122518, 5842978, 12835548, 47341814], region = 8346, visit = 474, loop = 827, fma = 218,
      edge = 215, conflict_a = 4183, conflict_c = 2731, mask = 64, stall = 402, a_near = 96, a_far = 148,
      b_near = 183, b_far = 1024, c_far = 112, rows_near = 564, rows_far = 1024, once_near = 5,
      once_far = 679, alias_a = 166, alias_c = 229, column = 27, seam = 256, reread = 52
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x4096", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 4096>, packed = false, model = {
      g_t = [0, 13], g_ps = [386188, 240123667], g_slope = [18441344, 26112634], edge_columns = 16,
      region = 9204, visit = 538, loop = 3043, fma = 261, edge = 90, conflict_a = 2597, conflict_c = 1397,
      mask = 9, stall = 185, a_near = 135, a_far = 155, b_near = 15, b_far = 177, c_near = 2, c_far = 68,
      rows_near = 876, rows_far = 1024, once_far = 52, alias_a = 226, alias_c = 151, brief = 29, column = 266,
      seam = 821
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x256", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 1], g_ps = [10000, 1154971], g_slope = [1144971, 1223746], edge_columns = 16, region = 6668,
      visit = 530, loop = 3268, fma = 262, edge = 96, conflict_a = 1828, conflict_c = 1220, mask = 9,
      stall = 152, a_near = 95, a_far = 229, b_near = 36, b_far = 243, c_near = 19, c_far = 68,
      rows_near = 1024, rows_far = 1024, once_near = 7, once_far = 64, alias_a = 210, alias_c = 169,
      brief = 4, column = 268, seam = 825
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [9754388], region = 11081, visit = 1908, fma = 242, edge = 107,
      conflict_a = 10210, conflict_c = 2085, mask = 86, stall = 330, a_near = 53, a_far = 160, b_near = 312,
      b_far = 733, c_near = 5, c_far = 245, rows_near = 239, once_near = 8, once_far = 933, alias_a = 242,
      alias_c = 311, brief = 9, seam = 189, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_10x32x2048", family = "prepacked",
    tile = #dynmlir.tile<10, 32, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [36307, 24071381, 32058105, 48004182],
      g_slope = [12017537, 7986724, 15946077, 11552111], region = 9327, visit = 1057, loop = 771, fma = 264,
      edge = 73, conflict_a = 3964, conflict_c = 1786, mask = 137, stall = 216, b_near = 70, b_far = 530,
      c_near = 5, c_far = 257, rows_near = 389, rows_far = 310, once_near = 32, once_far = 437, alias_a = 69,
      alias_c = 148, apart_near = 4, apart_far = 281, brief = 16, column = 80, seam = 533, reread = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_12x16x4096", family = "prepacked",
    tile = #dynmlir.tile<12, 16, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [10000, 73326350, 129140600, 171676400, 250749176],
      g_slope = [18329087, 27907125, 14178600, 19768194, 34286498], region = 9072, visit = 1318, fma = 232,
      edge = 150, conflict_a = 4750, conflict_c = 2563, mask = 72, stall = 338, a_near = 80, a_far = 148,
      b_near = 236, b_far = 1024, c_far = 194, rows_near = 379, once_far = 968, alias_a = 133, alias_c = 229,
      apart_far = 385, brief = 20, column = 29, seam = 216, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_3x64x1024", family = "prepacked",
    tile = #dynmlir.tile<3, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 6], g_ps = [10000, 3487917, 22571714], g_slope = [3477917, 3816759, 3504214],
      edge_columns = 16, region = 5513, visit = 439, loop = 2981, fma = 261, edge = 92, conflict_c = 1209,
      stall = 121, a_near = 57, a_far = 195, b_near = 46, b_far = 206, c_near = 33, c_far = 138,
      rows_near = 1024, rows_far = 1024, once_near = 13, once_far = 113, alias_a = 153, alias_c = 141,
      brief = 10, column = 247, seam = 717
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x1024", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [12511, 61922333], g_slope = [4762294, 4531049], edge_columns = 16, region = 7520,
      visit = 590, loop = 3136, fma = 259, edge = 98, conflict_a = 4644, conflict_c = 1364, mask = 1,
      stall = 131, a_near = 49, a_far = 216, b_near = 31, b_far = 165, c_near = 29, c_far = 105,
      rows_near = 1024, rows_far = 1024, once_near = 11, once_far = 81, alias_a = 94, alias_c = 147,
      brief = 3, column = 238, seam = 707, reread = 11
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x1024", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [56762], g_slope = [6886471], edge_columns = 16, region = 7817, visit = 902,
      loop = 2654, fma = 260, edge = 95, conflict_c = 1382, stall = 173, a_near = 44, a_far = 203,
      b_near = 63, b_far = 152, c_near = 6, c_far = 119, rows_near = 751, rows_far = 1024, once_far = 52,
      alias_a = 153, alias_c = 86, brief = 3, column = 324, seam = 648
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_2x64x1024", family = "prepacked",
    tile = #dynmlir.tile<2, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 6], g_ps = [243423, 2425863, 19019560], g_slope = [2182440, 3318739, 2945282],
      edge_columns = 16, region = 5498, visit = 282, loop = 3443, fma = 265, edge = 102, conflict_a = 5869,
      conflict_c = 1061, mask = 2, stall = 74, a_far = 193, b_near = 130, b_far = 255, c_near = 47,
      c_far = 184, rows_near = 1024, rows_far = 1024, once_near = 41, once_far = 149, alias_a = 302,
      alias_c = 186, brief = 19, column = 203, seam = 739, reread = 199
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_5x64x1024", family = "prepacked",
    tile = #dynmlir.tile<5, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 4], g_ps = [10000, 5697222, 24793762], g_slope = [5687222, 6365513, 5664346],
      edge_columns = 16, region = 6987, visit = 727, loop = 2814, fma = 260, edge = 95, conflict_c = 1335,
      stall = 168, a_near = 51, a_far = 210, b_near = 24, b_far = 150, c_near = 13, c_far = 132,
      rows_near = 906, rows_far = 1024, once_far = 64, alias_a = 151, alias_c = 77, brief = 5, column = 270,
      seam = 738, reread = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_16x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0], g_ps = [11304], g_slope = [39808759], region = 10260, visit = 1765, fma = 241, edge = 87,
      conflict_a = 6518, conflict_c = 2179, mask = 67, stall = 302, a_near = 191, a_far = 159, b_near = 89,
      b_far = 113, c_near = 3, c_far = 252, rows_near = 176, rows_far = 870, once_far = 121, alias_a = 244,
      alias_c = 338, brief = 28, seam = 224, reread = 29
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 16, 4096>, packed = false, model = {
      g_t = [0, 9, 13], g_ps = [27768, 55968217, 89018043], g_slope = [6215605, 8262456, 43812789],
      region = 7411, visit = 393, loop = 1033, fma = 213, edge = 245, conflict_a = 679, conflict_c = 2728,
      mask = 46, stall = 403, a_near = 69, a_far = 171, b_near = 16, b_far = 266, c_far = 160,
      rows_near = 281, rows_far = 1024, alias_a = 138, alias_c = 248, brief = 40, column = 7, seam = 247,
      reread = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_5x64x512", family = "prepacked_ahead",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 2], g_ps = [10000, 5661686], g_slope = [2825843, 3027735], edge_columns = 16, region = 3929,
      visit = 757, loop = 3459, fma = 262, edge = 100, conflict_c = 1333, stall = 216, a_far = 228,
      b_far = 91, c_far = 118, rows_near = 199, rows_far = 1024, once_far = 100, alias_a = 169, alias_c = 80,
      apart_near = 6, brief = 28, column = 277, seam = 602, reread = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_4x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 13], g_ps = [10000, 62461095], g_slope = [4803930, 3922523], edge_columns = 16, region = 5331,
      visit = 587, loop = 3866, fma = 263, edge = 105, conflict_a = 1416, conflict_c = 1254, stall = 186,
      a_near = 6, a_far = 210, b_far = 196, c_near = 19, c_far = 117, rows_near = 572, rows_far = 1024,
      once_far = 128, alias_a = 119, alias_c = 109, apart_near = 17, brief = 23, column = 208, seam = 894,
      reread = 75
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0], g_ps = [15043], g_slope = [8079746], edge_columns = 16, region = 2435, visit = 1090,
      loop = 3584, fma = 262, edge = 102, conflict_c = 1044, stall = 223, a_far = 214, b_far = 50, c_near = 6,
      c_far = 135, rows_far = 1024, once_far = 59, alias_a = 128, alias_c = 142, apart_near = 1, brief = 28,
      column = 372, seam = 938
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 9], g_ps = [35742, 63574870], g_slope = [7059903, 6218017], edge_columns = 16, region = 3787,
      visit = 916, loop = 3317, fma = 261, edge = 98, conflict_c = 1379, stall = 199, a_near = 14,
      a_far = 218, b_far = 73, c_near = 8, c_far = 123, rows_near = 219, rows_far = 1024, once_near = 9,
      once_far = 81, alias_a = 121, alias_c = 211, apart_near = 2, brief = 24, column = 158, seam = 915
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_8x32x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [4667022], edge_columns = 16, region = 4645, visit = 908,
      loop = 1331, fma = 260, edge = 155, conflict_a = 473, conflict_c = 2352, mask = 34, stall = 241,
      a_near = 9, a_far = 207, b_far = 55, c_far = 198, rows_near = 183, rows_far = 1024, once_far = 97,
      alias_a = 140, alias_c = 87, brief = 22, column = 66, seam = 463, reread = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_2x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<2, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 9], g_ps = [55459, 3113231, 33501524], g_slope = [3057772, 3798536, 3525012],
      edge_columns = 16, region = 2962, visit = 264, loop = 4451, fma = 271, edge = 102, conflict_a = 9408,
      conflict_c = 1014, mask = 5, stall = 128, a_far = 170, b_near = 140, b_far = 378, c_near = 37,
      c_far = 209, rows_near = 1024, rows_far = 1024, once_far = 174, alias_a = 185, alias_c = 118,
      apart_near = 56, brief = 36, column = 234, seam = 594, reread = 1006
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_16x16x2048", family = "prepacked_slab",
    tile = #dynmlir.tile<16, 16, 2048>, packed = false, model = {
      g_t = [0], g_ps = [30955], g_slope = [19527080], region = 10163, visit = 1708, loop = 556, fma = 241,
      edge = 66, conflict_a = 11577, conflict_c = 2838, mask = 67, stall = 388, a_near = 106, a_far = 146,
      b_near = 177, b_far = 244, c_near = 12, c_far = 376, rows_near = 252, rows_far = 1024, once_far = 85,
      alias_a = 228, alias_c = 269, brief = 36, seam = 170, reread = 46
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_10x32x1024", family = "prepacked_slab",
    tile = #dynmlir.tile<10, 32, 1024>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [5961808], region = 9842, visit = 1144, loop = 1335, fma = 260,
      edge = 209, conflict_c = 2055, mask = 142, stall = 270, b_far = 54, c_far = 351, rows_near = 77,
      rows_far = 1024, once_far = 105, alias_a = 168, alias_c = 140, brief = 30, column = 66, seam = 521,
      reread = 21
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_6x64x512", family = "prepacked_slab",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0], g_ps = [10000], g_slope = [3533563], edge_columns = 16, region = 9661, visit = 930,
      loop = 3172, fma = 260, edge = 112, conflict_c = 1374, stall = 164, a_near = 50, a_far = 245,
      b_near = 6, b_far = 63, c_near = 8, c_far = 125, rows_near = 267, rows_far = 1024, once_near = 26,
      once_far = 82, alias_a = 151, alias_c = 106, column = 289, seam = 840
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_slab_2x64x512", family = "prepacked_slab",
    tile = #dynmlir.tile<2, 64, 512>, packed = false, model = {
      g_t = [0, 2, 3, 9], g_ps = [10000, 2738798, 4382387, 16417205],
      g_slope = [1364399, 1643589, 2005803, 1633507], edge_columns = 16, region = 3837, visit = 305,
      loop = 5635, fma = 267, edge = 120, conflict_a = 8200, conflict_c = 807, stall = 117, a_far = 216,
      b_near = 124, b_far = 222, c_near = 33, c_far = 164, rows_near = 1024, rows_far = 1024, once_near = 51,
      once_far = 144, alias_a = 171, alias_c = 155, brief = 22, column = 326, seam = 677, reread = 168
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {nk = 3900883, n = 16, mk = 19, k = 263}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 20}, at_most = {nk = 3900883, n = 16, mk = 255, k = 127}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 20, k = 128}, at_most = {nk = 3900883, n = 16, mk = 255, k = 263}, kernels = [
    "prepacked_ahead_5x64x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 256}, at_most = {nk = 3900883, n = 16, mk = 573, k = 146, m = 8, n_even = 4}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 256, n_even = 5}, at_most = {nk = 3900883, n = 16, mk = 573, k = 146, m = 8}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 256, k = 147}, at_most = {nk = 3900883, n = 16, mk = 573, k = 263, m = 8}, kernels = [
    "prepacked_ahead_5x64x512"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 256, m = 9}, at_most = {nk = 3900883, n = 16, mk = 444, k = 263, m = 223}, kernels = [
    "prepacked_ahead_2x64x1024"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 445, m = 9}, at_most = {nk = 3900883, n = 16, mk = 573, k = 263, m = 223}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 256, m = 224}, at_most = {nk = 3900883, n = 16, mk = 573, k = 263}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 264}, at_most = {nk = 3900883, n = 16, mk = 573}, kernels = [
    "prepacked_ahead_5x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574}, at_most = {nk = 3900883, n = 16, mk = 980, k = 221, m = 254}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 981}, at_most = {nk = 3900883, n = 16, mk = 1526, k = 221, m = 254}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574, m = 255}, at_most = {nk = 3900883, n = 16, mk = 1526, k = 221, m = 800}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574, k = 222}, at_most = {nk = 3900883, n = 16, mk = 1526, k = 574, m = 800}, kernels = [
    "prepacked_ahead_5x64x512"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1527}, at_most = {nk = 3900883, n = 16, mk = 3383, k = 250, m = 306}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1527, m = 307}, at_most = {nk = 3900883, n = 16, mk = 3383, k = 250, m = 800}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1527, k = 251}, at_most = {nk = 3900883, n = 16, mk = 3383, k = 574, m = 800}, kernels = [
    "prepacked_ahead_5x64x512"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574, m = 801}, at_most = {nk = 3900883, n = 16, mk = 3383, k = 574, m = 1187}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574, m = 1188}, at_most = {nk = 3900883, n = 16, mk = 3383, k = 574}, kernels = [
    "prepacked_4x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574, k = 575}, at_most = {nk = 3900883, n = 16, mk = 3383, k = 1345, k_even = 512, m = 1}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574, k = 575, m = 2}, at_most = {nk = 3900883, n = 16, mk = 3383, k = 1345, k_even = 512}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574, k = 575, k_even = 513}, at_most = {nk = 3900883, n = 16, mk = 3383, k = 1345}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 574, k = 1346}, at_most = {nk = 3900883, n = 16, mk = 3383}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384}, at_most = {nk = 230465, n = 9, mk = 6237631, m = 1, mnk = 465675, k_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, n = 10}, at_most = {nk = 230465, n = 16, mk = 6237631, m = 1, mnk = 465675, k_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_7x64x1024"
  ], factors = [332, 324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, nk = 230466}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 1, mnk = 465675, k_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 2, mnk = 465675, k_even = 724, k = 3412}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 3}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 3, mnk = 465675, k_even = 724, k = 3412}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2, k = 3413}, at_most = {nk = 3900883, n = 16, mk = 47687, m = 2, mnk = 465675, k_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 47688, m = 2, k = 3413}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 2, mnk = 465675, k_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 3, k = 3413}, at_most = {nk = 3900883, n = 16, mk = 27485, m = 3, mnk = 465675, k_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 27486, m = 3, k = 3413}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 3, mnk = 465675, k_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024"
  ], factors = [270, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 1, mnk = 465675}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_16x16x4096"
  ], factors = [368, 436]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, k_even = 725, m = 2}, at_most = {nk = 24383, n = 16, mk = 6237631, m = 3, mnk = 465675}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, k_even = 725, m = 2, nk = 24384}, at_most = {nk = 3900883, n = 16, mk = 17377, m = 3, mnk = 465675}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 17378, k_even = 725, m = 2, nk = 24384}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 3, mnk = 465675}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 465676}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 1, k_even = 128, mn = 4}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 465676, mn = 5}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 1, k_even = 128}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 465676, k_even = 129}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 1}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [413, 337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 465676, m = 2}, at_most = {nk = 3900883, n = 3, mk = 6237631, m = 3, k = 316010}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_7x64x1024"
  ], factors = [320, 393]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 465676, m = 2, k = 316011}, at_most = {nk = 3900883, n = 3, mk = 6237631, m = 3}, kernels = [
    "prepacked_4x64x4096", "prepacked_16x16x1024", "prepacked_ahead_7x64x1024"
  ], factors = [324, 467, 408]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 465676, m = 2, n = 4}, at_most = {nk = 3900883, n = 13, mk = 6237631, m = 3, k_even = 181, mnk = 1172775}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_7x64x1024"
  ], factors = [313, 352]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 1172776, m = 2, n = 4}, at_most = {nk = 3900883, n = 13, mk = 6237631, m = 3, k_even = 181, mnk = 5124942}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [407]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 5124943, m = 2, n = 4}, at_most = {nk = 3900883, n = 13, mk = 6237631, m = 3, k_even = 181}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [488, 424, 501]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 465676, m = 2, n = 4, k_even = 182}, at_most = {nk = 3900883, n = 13, mk = 6237631, m = 3}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [390, 386]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, mnk = 465676, m = 2, n = 14}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 3}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [332, 368]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4}, at_most = {nk = 3900883, n = 16, mk = 4434, k_even = 724, k = 1}, kernels = [
    "prepacked_4x64x256"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4435, m = 4}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, k = 1, mnk = 3164809}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x256", "prepacked_ahead_5x16x4096"
  ], factors = [247, 246, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4435, m = 4, mnk = 3164810}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, k = 1}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_4x64x256", "prepacked_3x64x1024"
  ], factors = [240, 252, 260, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k = 2}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, k = 3, m = 2172}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k = 4}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, k = 5, m = 2172}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 2}, at_most = {nk = 3900883, n = 15, mk = 6237631, k_even = 724, k = 2, mn = 91819}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 2, mn = 91820}, at_most = {nk = 3900883, n = 15, mk = 6237631, k_even = 724, k = 2, mn = 421510, mnk = 413126}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 2, mn = 91820, mnk = 413127}, at_most = {nk = 3900883, n = 15, mk = 6237631, k_even = 724, k = 2, mn = 421510}, kernels = [
    "prepacked_3x64x1024", "prepacked_ahead_5x16x4096"
  ], factors = [252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 2, mn = 421511}, at_most = {nk = 3900883, n = 15, mk = 6237631, k_even = 724, k = 2, mn = 5125810}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_5x16x4096"
  ], factors = [247, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 3}, at_most = {nk = 3900883, n = 5, mk = 14939, k_even = 724, k = 4, mn = 5125810, m = 69559}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 14940, m = 2173, k = 3}, at_most = {nk = 3900883, n = 5, mk = 6237631, k_even = 724, k = 4, mn = 5125810, m = 69559}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 69560, k = 3}, at_most = {nk = 3900883, n = 5, mk = 6237631, k_even = 724, k = 4, mn = 5125810, m = 129058}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 129059, k = 3}, at_most = {nk = 3900883, n = 5, mk = 6237631, k_even = 724, k = 4, mn = 5125810}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 3, n = 6}, at_most = {nk = 3900883, n = 15, mk = 16792, k_even = 724, k = 4, mn = 5125810, mnk = 566859}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 16793, m = 2173, k = 3, n = 6}, at_most = {nk = 3900883, n = 15, mk = 6237631, k_even = 724, k = 4, mn = 5125810, mnk = 566859}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 3, n = 6, mnk = 566860}, at_most = {nk = 3900883, n = 15, mk = 6237631, k_even = 724, k = 4, mn = 5125810}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 5}, at_most = {nk = 3900883, n = 15, mk = 6237631, k_even = 724, k = 5, mn = 5125810}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 2, n = 16}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, k = 5, mn = 5125810}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_5x16x4096"
  ], factors = [239, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 2, mn = 5125811}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, k = 5, mn = 8544861}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_5x16x4096"
  ], factors = [259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 2173, k = 2, mn = 8544862}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, k = 5}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k = 6}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 4, mnk = 480126, k = 5309}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k = 5310}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 4, mnk = 480126}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [289, 285, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 5, k = 6}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 5, mnk = 480126}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k = 6, mnk = 480127}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 4}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [305, 313, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 5, k = 6, mnk = 480127}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 5}, kernels = [
    "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024"
  ], factors = [347, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 6, k = 6}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 8, k = 33830}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 9, k = 6}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 9, k = 33830}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [266, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 6, k = 33831}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 9, mn = 12}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [373, 353]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 6, k = 33831, mn = 13}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 9}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [303, 302, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 10, k = 6}, at_most = {nk = 3900883, n = 16, mk = 4343, k_even = 128}, kernels = [
    "prepacked_ahead_5x64x512"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4344, m = 10, k = 6}, at_most = {nk = 3900883, n = 16, mk = 6485, k_even = 128}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6486, m = 10, k = 6}, at_most = {nk = 3900883, n = 16, mk = 9816, k_even = 128, k = 8}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_slab_6x64x512"
  ], factors = [231, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6486, m = 10, k = 9}, at_most = {nk = 3900883, n = 16, mk = 9816, k_even = 128}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9817, m = 10, k = 6}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, k = 6}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9817, m = 10, k = 7}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, k = 8, mnk = 7370921}, kernels = [
    "prepacked_6x16x4096", "prepacked_2x64x1024", "prepacked_ahead_5x16x4096"
  ], factors = [229, 225, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9817, m = 10, k = 7, mnk = 7370922}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, k = 8}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9817, m = 10, k = 9}, at_most = {nk = 116943, n = 16, mk = 3188757, k_even = 128, m = 27}, kernels = [
    "prepacked_6x16x4096", "prepacked_2x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [249, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9817, m = 10, k = 9, nk = 116944}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, m = 27}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [267, 263, 265, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9817, m = 28, k = 9}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, mnk = 27254808, k = 35}, kernels = [
    "prepacked_6x16x4096", "prepacked_2x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [242, 237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9817, m = 28, k = 36}, at_most = {nk = 3900883, n = 16, mk = 33864, k_even = 128, mnk = 27254808}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 33865, m = 28, k = 36}, at_most = {nk = 142, n = 16, mk = 3188757, k_even = 128, mnk = 27254808, mn = 2057}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [254, 243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 33865, m = 28, k = 36, nk = 143}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, mnk = 27254808, mn = 2057}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024",
    "prepacked_ahead_2x64x1024"
  ], factors = [250, 254, 248, 251, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 33865, m = 28, k = 36, mn = 2058}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128, mnk = 27254808}, kernels = [
    "prepacked_2x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [249, 250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9817, m = 28, k = 9, mnk = 27254809}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 128}, kernels = [
    "prepacked_2x64x1024", "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [250, 261, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k = 6, k_even = 129}, at_most = {nk = 3900883, n = 16, mk = 17377, k_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024"
  ], factors = [250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 17378, m = 4, k = 6, k_even = 129}, at_most = {nk = 17754, n = 16, mk = 253819, k_even = 362}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_ahead_8x32x1024", "prepacked_ahead_2x64x1024",
    "prepacked_slab_2x64x512"
  ], factors = [256, 259, 256, 239, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 17378, m = 4, k = 6, k_even = 129, nk = 17755}, at_most = {nk = 3900883, n = 16, mk = 253819, k_even = 362}, kernels = [
    "prepacked_12x16x4096", "prepacked_4x64x1024", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [260, 247, 240, 247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 17378, m = 4, k = 6, k_even = 363}, at_most = {nk = 7094, n = 16, mk = 253819, k_even = 724}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 17378, m = 4, k = 6, k_even = 363, nk = 7095}, at_most = {nk = 3900883, n = 16, mk = 253819, k_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_8x32x1024",
    "prepacked_ahead_2x64x1024"
  ], factors = [258, 251, 252, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 253820, m = 4, k = 6, k_even = 129}, at_most = {nk = 82350, n = 16, mk = 3188757, k_even = 362, m = 1593}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [257, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 253820, m = 1594, k = 6, k_even = 129}, at_most = {nk = 82350, n = 16, mk = 3188757, k_even = 362, m = 4554}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 253820, m = 4555, k = 6, k_even = 129}, at_most = {nk = 82350, n = 16, mk = 3188757, k_even = 362}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [258, 259, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 253820, m = 4, k = 6, k_even = 363}, at_most = {nk = 82350, n = 16, mk = 3188757, k_even = 724, m = 627}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_ahead_2x64x1024"
  ], factors = [257, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 253820, m = 628, k = 6, k_even = 363}, at_most = {nk = 82350, n = 16, mk = 3188757, k_even = 724}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_ahead_2x64x1024"
  ], factors = [250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 253820, m = 4, k = 6, k_even = 129, nk = 82351}, at_most = {nk = 3900883, n = 16, mk = 3188757, k_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [294, 304, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3188758, m = 4, k = 6}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 128, m = 16}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_4x64x1024",
    "prepacked_ahead_7x64x1024"
  ], factors = [273, 297, 279, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3188758, m = 17, k = 6}, at_most = {nk = 29336, n = 16, mk = 3674193, k_even = 128, m = 45951, mn = 136759}, kernels = [
    "prepacked_12x16x4096", "prepacked_2x64x1024"
  ], factors = [267, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3188758, m = 17, k = 6, nk = 29337}, at_most = {nk = 3900883, n = 16, mk = 3674193, k_even = 128, m = 45951, mn = 136759}, kernels = [
    "prepacked_12x16x4096", "prepacked_2x64x1024", "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024",
    "prepacked_slab_16x16x2048"
  ], factors = [265, 265, 273, 266, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3188758, m = 17, k = 6, mn = 136760}, at_most = {nk = 3900883, n = 16, mk = 3674193, k_even = 128, m = 45951}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096", "prepacked_2x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [282, 279, 270, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3674194, m = 17, k = 6}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 128, m = 45951, mnk = 4380230}, kernels = [
    "prepacked_16x16x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [291, 276, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3674194, m = 17, k = 6, mnk = 4380231}, at_most = {nk = 3900883, n = 16, mk = 4037343, k_even = 128, m = 45951}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096", "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [279, 275, 271, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4037344, m = 17, k = 6, mnk = 4380231}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 128, m = 45951, mn = 996}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [279, 273, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4037344, m = 17, k = 6, mnk = 4380231, mn = 997}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 128, m = 45951, k = 333}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [297, 293, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4037344, m = 17, k = 334, mnk = 4380231, mn = 997}, at_most = {nk = 3900883, n = 16, mk = 4995970, k_even = 128, m = 45951}, kernels = [
    "prepacked_16x16x1024"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4995971, m = 17, k = 334, mnk = 4380231, mn = 997}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 128, m = 45951}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_7x64x1024", "prepacked_slab_16x16x2048"
  ], factors = [294, 296, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3188758, m = 4, k = 6, k_even = 129}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, m = 45951}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [271, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3188758, m = 45952, k = 6}, at_most = {nk = 3900883, n = 16, mk = 4713425, k_even = 724, mn = 1044583}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4713426, m = 45952, k = 6}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724, mn = 1044583}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3188758, m = 45952, k = 6, mn = 1044584}, at_most = {nk = 3900883, n = 16, mk = 4643603, k_even = 724, mnk = 45858277}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3188758, m = 45952, k = 6, mn = 1044584, mnk = 45858278}, at_most = {nk = 3900883, n = 16, mk = 4643603, k_even = 724}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_5x64x512"
  ], factors = [248, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 4643604, m = 45952, k = 6, mn = 1044584}, at_most = {nk = 3900883, n = 16, mk = 6237631, k_even = 724}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [271, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 4, k = 50165, mn = 33}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024"
  ], factors = [275, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 5, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 7, k = 50165, mn = 33}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 8, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 23170, m = 9, k = 50165, mn = 33}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 23171, m = 8, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 9, k = 50165, mn = 33}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_4x64x1024"
  ], factors = [227, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k_even = 725, mn = 34}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 9, k = 50165, mnk = 1285909, mn = 63}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_4x64x1024"
  ], factors = [247, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k_even = 725, mn = 64}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 9, k = 50165, mnk = 1285909}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024"
  ], factors = [254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k_even = 725, mn = 34, mnk = 1285910}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 9, k = 50165}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_4x64x1024"
  ], factors = [247, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k_even = 725, k = 50166}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 4, k = 185363}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [330, 337, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 4, k_even = 725, k = 185364}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 4}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_16x16x2048", "prepacked_slab_2x64x512"
  ], factors = [465, 455, 557]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 5, k_even = 725, k = 50166}, at_most = {nk = 3900883, n = 16, mk = 681069, m = 9}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [239, 260, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 681070, m = 5, k_even = 725, k = 50166}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 9}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [297, 317, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 10, k_even = 725}, at_most = {nk = 17736, n = 16, mk = 6237631, m = 15}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_5x64x512", "prepacked_ahead_4x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [244, 248, 243, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 10, k_even = 725, nk = 17737}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 15}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x64x512", "prepacked_ahead_4x64x1024",
    "prepacked_ahead_7x64x1024"
  ], factors = [247, 247, 249, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 16, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 156400, m = 27}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 156401, m = 16, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 454046, m = 27}, kernels = [
    "prepacked_ahead_4x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [251, 251, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 28, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 454046, mnk = 1112183}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 28, k_even = 725, mnk = 1112184}, at_most = {nk = 3900883, n = 16, mk = 454046, mn = 1483}, kernels = [
    "prepacked_ahead_4x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [247, 249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3384, m = 28, k_even = 725, mnk = 1112184, mn = 1484}, at_most = {nk = 3900883, n = 16, mk = 454046}, kernels = [
    "prepacked_ahead_4x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 454047, m = 16, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 30, k = 100997}, kernels = [
    "prepacked_ahead_4x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [258, 254, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 454047, m = 16, k_even = 725, k = 100998}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 30}, kernels = [
    "prepacked_ahead_5x64x512", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [266, 281, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 454047, m = 31, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 2505841, m = 163, mn = 78}, kernels = [
    "prepacked_ahead_4x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 454047, m = 31, k_even = 725, mn = 79}, at_most = {nk = 3900883, n = 16, mk = 2505841, m = 163}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [220, 246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2505842, m = 31, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 6237631, m = 163}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [231, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 454047, m = 164, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 3650422}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [210, 233, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 3650423, m = 164, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 6237631}, kernels = [
    "prepacked_3x64x1024", "prepacked_5x64x1024", "prepacked_ahead_4x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [246, 248, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632}, at_most = {nk = 3900883, n = 16, k = 118, mn = 345568, m = 149887}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [275, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, mn = 345569}, at_most = {nk = 3900883, n = 16, k = 118, mn = 863867, m = 149887}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, m = 149888}, at_most = {nk = 3900883, n = 16, k = 104, mn = 582433, k_even = 8}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [250, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, m = 149888, k_even = 9}, at_most = {nk = 3900883, n = 16, k = 104, mn = 582433}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [238, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, m = 149888, mn = 582434}, at_most = {nk = 3900883, n = 16, k = 104, mn = 863867}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [245, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, m = 149888, k = 105}, at_most = {nk = 3900883, n = 16, k = 118, mn = 863867}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, mn = 863868}, at_most = {nk = 571, n = 16, k = 118, mn = 2886942, mk = 11085153}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 11085154, mn = 863868}, at_most = {nk = 571, n = 6, k = 118, mn = 2886942}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 11085154, mn = 863868, n = 7}, at_most = {nk = 571, n = 16, k = 118, mn = 2886942}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, mn = 863868, nk = 572}, at_most = {nk = 3900883, n = 16, k = 89, mn = 2886942}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [266, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, mn = 863868, nk = 572, k = 90}, at_most = {nk = 3900883, n = 16, k = 118, mn = 2886942}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [316, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, mn = 2886943}, at_most = {nk = 3900883, n = 5, k = 118, mn = 7981647}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [226, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, mn = 2886943, n = 6}, at_most = {nk = 3900883, n = 16, k = 118, mn = 7981647, n_even = 4}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_5x64x512"
  ], factors = [225, 224, 220, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, mn = 2886943, n = 6, n_even = 5}, at_most = {nk = 3900883, n = 16, k = 118, mn = 7981647}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [219, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, mn = 7981648}, at_most = {nk = 3900883, n = 16, k = 118}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_ahead_16x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [245, 234, 240, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119}, at_most = {nk = 3900883, n = 16, k = 177, k_even = 128, mn = 476378, m = 82112}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [318, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119, m = 82113}, at_most = {nk = 304, n = 16, k = 177, k_even = 128, mn = 252009}, kernels = [
    "prepacked_6x16x4096"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119, m = 82113, mn = 252010}, at_most = {nk = 304, n = 16, k = 177, k_even = 128, mn = 476378}, kernels = [
    "prepacked_ahead_5x16x4096"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119, m = 82113, nk = 305}, at_most = {nk = 3900883, n = 16, k = 177, k_even = 128, mn = 476378}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [317, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 178}, at_most = {nk = 3900883, n = 3, k = 194, k_even = 128, mn = 476378}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [297, 313, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 195}, at_most = {nk = 3900883, n = 3, k = 264, k_even = 128, mn = 476378}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096"
  ], factors = [292, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 178, n = 4}, at_most = {nk = 3900883, n = 16, k = 264, k_even = 128, mn = 476378}, kernels = [
    "prepacked_6x16x4096", "prepacked_16x16x1024", "prepacked_12x16x4096"
  ], factors = [318, 317, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119, mn = 476379}, at_most = {nk = 3900883, n = 16, k = 138, k_even = 128, m = 79453}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [344, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119, mn = 476379, m = 79454}, at_most = {nk = 3900883, n = 16, k = 138, k_even = 128}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_5x64x512"
  ], factors = [365, 357, 354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 139, mn = 476379}, at_most = {nk = 3900883, n = 16, k = 197, k_even = 128}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_5x64x512"
  ], factors = [372, 368, 352]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 198, mn = 476379}, at_most = {nk = 3900883, n = 16, k = 264, k_even = 128, mn = 761621}, kernels = [
    "prepacked_6x16x4096", "prepacked_16x16x1024", "prepacked_12x16x4096", "prepacked_ahead_5x64x512"
  ], factors = [347, 341, 355, 337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 198, mn = 761622}, at_most = {nk = 3900883, n = 16, k = 264, k_even = 128}, kernels = [
    "prepacked_6x16x4096", "prepacked_16x16x1024", "prepacked_ahead_5x64x512"
  ], factors = [377, 374, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119, k_even = 129}, at_most = {nk = 3900883, n = 3, k = 264, mk = 16996956}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [326, 357, 337]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 16996957, k = 119, k_even = 129}, at_most = {nk = 3900883, n = 3, k = 264}, kernels = [
    "prepacked_6x16x4096"
  ], factors = [350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119, k_even = 129, n = 4}, at_most = {nk = 3900883, n = 16, k = 264, mnk = 123269053}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [327, 349, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 119, k_even = 129, n = 4, mnk = 123269054}, at_most = {nk = 3900883, n = 16, k = 264}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_5x16x4096"
  ], factors = [370, 369]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265}, at_most = {nk = 420157, n = 16, k_even = 724, m = 2483}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [292, 281, 314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, nk = 420158}, at_most = {nk = 3900883, n = 16, k_even = 724, m = 16}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [270, 274, 267, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, nk = 420158, m = 17}, at_most = {nk = 3900883, n = 2, k_even = 724, m = 2483}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_8x32x1024", "prepacked_slab_16x16x2048"
  ], factors = [284, 296, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, nk = 420158, m = 17, n = 3}, at_most = {nk = 3900883, n = 16, k_even = 724, m = 50}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [275, 296, 285, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, nk = 420158, m = 51, n = 3}, at_most = {nk = 3900883, n = 16, k_even = 724, m = 2483}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_12x16x4096", "prepacked_4x64x1024",
    "prepacked_ahead_5x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [287, 288, 283, 279, 295, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, m = 2484}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 572, mn = 290324, mk = 9958523, m = 16592}, kernels = [
    "prepacked_6x16x4096", "prepacked_16x16x1024"
  ], factors = [348, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, m = 16593}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 572, mn = 290324, mk = 9958523}, kernels = [
    "prepacked_16x16x1024", "prepacked_slab_16x16x2048"
  ], factors = [304, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, m = 2484, k_even = 182}, at_most = {nk = 3900883, n = 16, k_even = 724, k = 572, mn = 290324, mk = 9958523}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096"
  ], factors = [288, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9958524, k = 265, m = 2484}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 572, mn = 290324, mk = 13368565}, kernels = [
    "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [286, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13368566, k = 265, m = 2484}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 395, mn = 150476}, kernels = [
    "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [283, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13368566, k = 396, m = 2484}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 572, mn = 150476}, kernels = [
    "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [283, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13368566, k = 265, m = 2484, mn = 150477}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 572, mn = 290324}, kernels = [
    "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [287, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9958524, k = 265, m = 2484, k_even = 182}, at_most = {nk = 3900883, n = 16, k_even = 724, k = 572, mn = 290324}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [268, 299, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, m = 2484, mn = 290325}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 572, mn = 438610, mk = 20429480}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096", "prepacked_3x64x1024"
  ], factors = [310, 320, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 20429481, k = 265, m = 2484, mn = 290325}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 572, mn = 438610}, kernels = [
    "prepacked_16x16x1024", "prepacked_slab_16x16x2048"
  ], factors = [298, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, m = 2484, mn = 438611}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 420}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096"
  ], factors = [324, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 421, m = 2484, mn = 438611}, at_most = {nk = 3900883, n = 16, k_even = 181, k = 572}, kernels = [
    "prepacked_16x16x1024", "prepacked_slab_16x16x2048"
  ], factors = [311, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, m = 2484, mn = 290325, k_even = 182}, at_most = {nk = 3900883, n = 16, k_even = 724, k = 572}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [263, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 573, m = 2484}, at_most = {nk = 3900883, n = 16, k_even = 724, mk = 8281565}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096"
  ], factors = [323, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 8281566, k = 573, m = 2484}, at_most = {nk = 3900883, n = 16, k_even = 724, mk = 9353685}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [296, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9353686, k = 573, m = 2484}, at_most = {nk = 3900883, n = 16, k_even = 128, mnk = 101431001, mk = 11560739, mn = 53439}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [272, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9353686, k = 573, m = 2484, mn = 53440}, at_most = {nk = 3900883, n = 16, k_even = 128, mnk = 101431001, mk = 11560739}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [283, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 11560740, k = 573, m = 2484}, at_most = {nk = 3900883, n = 16, k_even = 128, mnk = 101431001, mk = 13190492}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096", "prepacked_ahead_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [273, 274, 256, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13190493, k = 573, m = 2484}, at_most = {nk = 924, n = 2, k_even = 128, mnk = 101431001}, kernels = [
    "prepacked_16x16x1024", "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [265, 267, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13190493, k = 573, m = 2484, nk = 925}, at_most = {nk = 1265, n = 2, k_even = 128, mnk = 101431001}, kernels = [
    "prepacked_12x16x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13190493, k = 573, m = 2484, nk = 1266}, at_most = {nk = 3900883, n = 2, k_even = 8, mnk = 101431001}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096"
  ], factors = [257, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13190493, k = 573, m = 2484, nk = 1266, k_even = 9}, at_most = {nk = 3900883, n = 2, k_even = 128, mnk = 101431001}, kernels = [
    "prepacked_12x16x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13190493, k = 573, m = 2484, n = 3}, at_most = {nk = 3900883, n = 16, k_even = 4, mnk = 101431001, mn = 31433}, kernels = [
    "prepacked_12x16x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13190493, k = 573, m = 2484, n = 3, mn = 31434}, at_most = {nk = 3900883, n = 16, k_even = 4, mnk = 101431001}, kernels = [
    "prepacked_12x16x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13190493, k = 573, m = 2484, n = 3, k_even = 5}, at_most = {nk = 3900883, n = 16, k_even = 128, mnk = 101431001}, kernels = [
    "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9353686, k = 573, m = 2484, mnk = 101431002}, at_most = {nk = 3900883, n = 16, k_even = 128, mn = 150077, mk = 13347664}, kernels = [
    "prepacked_12x16x4096", "prepacked_ahead_16x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [275, 256, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13347665, k = 573, m = 2484, mnk = 101431002}, at_most = {nk = 3900883, n = 16, k_even = 128, mn = 150077, m = 17769}, kernels = [
    "prepacked_12x16x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 13347665, k = 573, m = 17770, mnk = 101431002}, at_most = {nk = 3900883, n = 16, k_even = 128, mn = 150077}, kernels = [
    "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9353686, k = 573, m = 2484, mnk = 101431002, mn = 150078}, at_most = {nk = 3900883, n = 16, k_even = 128, mk = 33790038}, kernels = [
    "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [273, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 33790039, k = 573, m = 2484, mnk = 101431002, mn = 150078}, at_most = {nk = 3900883, n = 16, k_even = 128}, kernels = [
    "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [265, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9353686, k = 573, m = 2484, k_even = 129}, at_most = {nk = 5882, n = 16, k_even = 724}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [318, 313, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 9353686, k = 573, m = 2484, k_even = 129, nk = 5883}, at_most = {nk = 3900883, n = 16, k_even = 724}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_12x16x4096", "prepacked_slab_16x16x2048"
  ], factors = [327, 305, 313, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, k_even = 725}, at_most = {nk = 3900883, n = 16, mk = 12214273, m = 43}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [257, 272, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, k_even = 725, m = 44}, at_most = {nk = 3900883, n = 16, mk = 12214273, mnk = 9080935}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_6x64x1024"
  ], factors = [270, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, k_even = 725, m = 44, mnk = 9080936}, at_most = {nk = 3900883, n = 16, mk = 12214273, mnk = 21721675}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, k_even = 725, m = 44, mnk = 21721676}, at_most = {nk = 3900883, n = 5, mk = 12214273}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [257, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, k_even = 725, m = 44, mnk = 21721676, n = 6}, at_most = {nk = 3900883, n = 16, mk = 12214273, mn = 21889}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [235, 252, 254, 254, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 6237632, k = 265, k_even = 725, m = 44, mnk = 21721676, n = 6, mn = 21890}, at_most = {nk = 3900883, n = 16, mk = 12214273}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_4x64x1024",
    "prepacked_ahead_6x64x1024"
  ], factors = [226, 252, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12214274, k = 265, k_even = 725}, at_most = {nk = 19429, n = 5, k = 2508}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024"
  ], factors = [202, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12214274, k = 2509, k_even = 725}, at_most = {nk = 19429, n = 5}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12214274, k = 265, k_even = 725, n = 6}, at_most = {nk = 19429, n = 16}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_5x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [201, 240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12214274, k = 265, k_even = 725, nk = 19430}, at_most = {nk = 3900883, n = 16, k = 22805}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_ahead_5x16x4096"
  ], factors = [221, 199, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12214274, k = 22806, k_even = 725, nk = 19430}, at_most = {nk = 741455, n = 16}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [244, 242, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 12214274, k = 22806, k_even = 725, nk = 741456}, at_most = {nk = 3900883, n = 16}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_4x64x1024"
  ], factors = [248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {nk = 5503, m = 2, n = 441}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 442}, at_most = {nk = 5503, m = 2, n = 899}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5504}, at_most = {nk = 14101, m = 2, n = 899}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 900}, at_most = {nk = 14101, m = 2}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 14102}, at_most = {nk = 19071, m = 2, mnk = 733423, n_even = 724, mk = 142}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 14102, mk = 143}, at_most = {nk = 19071, m = 2, mnk = 733423, n_even = 724}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 19072}, at_most = {nk = 28436, m = 2, mnk = 48879, n_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 19072, mnk = 48880}, at_most = {nk = 28436, m = 2, mnk = 733423, n_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 14102, n_even = 725}, at_most = {nk = 28436, m = 2, mnk = 733423}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 28437}, at_most = {nk = 3900883, m = 2, mnk = 733423, n = 33, k_even = 724, mn = 30}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 28437, mn = 31}, at_most = {nk = 169727, m = 2, mnk = 733423, n = 33, k_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 169728, mn = 31}, at_most = {nk = 3900883, m = 2, mnk = 733423, n = 33, k_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_6x64x1024"
  ], factors = [254, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 28437, k_even = 725}, at_most = {nk = 3900883, m = 2, mnk = 733423, n = 33, k = 5608}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 28437, k_even = 725, k = 5609}, at_most = {nk = 3900883, m = 2, mnk = 733423, n = 33}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [276, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437}, at_most = {nk = 3900883, m = 1, mnk = 99089, n_even = 8}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437, n_even = 9}, at_most = {nk = 3900883, m = 1, mnk = 99089, n_even = 362}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437, n_even = 363}, at_most = {nk = 3900883, m = 1, mnk = 99089}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437, mnk = 99090}, at_most = {nk = 3900883, m = 1, mnk = 109013}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [310, 319, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437, mnk = 109014}, at_most = {nk = 3900883, m = 1, mnk = 228419, k_even = 32}, kernels = [
    "prepacked_4x64x4096", "prepacked_10x32x2048", "prepacked_6x64x1024"
  ], factors = [309, 316, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437, mnk = 109014, k_even = 33}, at_most = {nk = 3900883, m = 1, mnk = 228419}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [309, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437, m = 2}, at_most = {nk = 65339, m = 2, mnk = 228419}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 65340, m = 2}, at_most = {nk = 3900883, m = 2, mnk = 228419}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437, mnk = 228420}, at_most = {nk = 221090, m = 2, mnk = 733423, k = 1476}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 28437, mnk = 228420, k = 1477}, at_most = {nk = 221090, m = 2, mnk = 733423}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 221091, mnk = 228420}, at_most = {nk = 3900883, m = 1, mnk = 733423, mn = 965, mk = 3096, k_even = 32}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 221091, mnk = 228420, k_even = 33}, at_most = {nk = 3900883, m = 1, mnk = 733423, mn = 965, mk = 3096}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [287, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 221091, mnk = 228420, mk = 3097}, at_most = {nk = 3900883, m = 1, mnk = 733423, mn = 965}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 221091, mnk = 228420, mn = 966}, at_most = {nk = 3900883, m = 1, mnk = 733423}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [273, 267, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 221091, mnk = 228420, m = 2}, at_most = {nk = 3900883, m = 2, mnk = 606362, mk = 4609}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 221091, mnk = 606363, m = 2}, at_most = {nk = 3900883, m = 2, mnk = 733423, mk = 4609}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [269, 277, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, nk = 221091, mnk = 228420, m = 2, mk = 4610}, at_most = {nk = 3900883, m = 2, mnk = 733423}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [276, 287, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 14102, mnk = 733424}, at_most = {nk = 3900883, m = 2, n = 32, mn = 31}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024"
  ], factors = [250, 259, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 14102, mnk = 733424, mn = 32}, at_most = {nk = 3900883, m = 2, n = 32, mn = 48}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_2x64x1024"
  ], factors = [253, 269, 264, 272, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 14102, mnk = 733424, mn = 49}, at_most = {nk = 3900883, m = 2, n = 32}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024",
    "prepacked_slab_6x64x512"
  ], factors = [246, 255, 263, 278, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424}, at_most = {nk = 2229341, m = 1, n = 1019, k_even = 724, k = 7912}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 2229342, mnk = 733424}, at_most = {nk = 3900883, m = 1, n = 1019, k_even = 724, k = 7912}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [251, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, k = 7913}, at_most = {nk = 3900883, m = 1, n = 45, k_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_2x64x1024"
  ], factors = [268, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, nk = 14102, mnk = 733424, k = 7913}, at_most = {nk = 3900883, m = 1, n = 142, k_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [263, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 143, nk = 14102, mnk = 733424, k = 7913}, at_most = {nk = 3900883, m = 1, n = 1019, k_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, k_even = 725}, at_most = {nk = 3900883, m = 1, n = 111}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [265, 293, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, nk = 14102, mnk = 733424, k_even = 725}, at_most = {nk = 3900883, m = 1, n = 1019}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, nk = 14102, mnk = 733424}, at_most = {nk = 3900883, m = 1, k_even = 724, k = 525}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024"
  ], factors = [266, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, nk = 14102, mnk = 733424, k = 526}, at_most = {nk = 3900883, m = 1, k_even = 724, mnk = 3287295, mn = 2422}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, nk = 14102, mnk = 733424, k = 526, mn = 2423}, at_most = {nk = 3900883, m = 1, k_even = 724, mnk = 3287295}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [282, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, nk = 14102, mnk = 3287296, k = 526}, at_most = {nk = 3900883, m = 1, k_even = 724}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1020, nk = 14102, mnk = 733424, k_even = 725}, at_most = {nk = 3900883, m = 1}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024"
  ], factors = [281, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, m = 2}, at_most = {nk = 3900883, m = 2, k_even = 128, n = 1027, mn = 129}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [245, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, m = 2, mn = 130}, at_most = {nk = 3900883, m = 2, k_even = 128, n = 1027, mn = 210}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, m = 2, mn = 211}, at_most = {nk = 3900883, m = 2, k_even = 128, n = 380, mn = 680}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [232, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, m = 2, mn = 681}, at_most = {nk = 3900883, m = 2, k_even = 128, n = 380}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 381, nk = 14102, mnk = 733424, m = 2, mn = 211}, at_most = {nk = 424076, m = 2, k_even = 128, n = 1027}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [260, 273, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 381, nk = 424077, mnk = 733424, m = 2, mn = 211}, at_most = {nk = 3900883, m = 2, k_even = 128, n = 1027, k = 1028}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 381, nk = 424077, mnk = 733424, m = 2, mn = 211, k = 1029}, at_most = {nk = 3900883, m = 2, k_even = 128, n = 1027, mk = 6395}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [229, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 381, nk = 424077, mnk = 733424, m = 2, mn = 211, k = 1029, mk = 6396}, at_most = {nk = 3900883, m = 2, k_even = 128, n = 1027}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1028, nk = 14102, mnk = 733424, m = 2}, at_most = {nk = 3900883, m = 2, k_even = 128, mk = 275}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1028, nk = 14102, mnk = 733424, m = 2, mk = 276}, at_most = {nk = 3452905, m = 2, k_even = 128}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1028, nk = 3452906, mnk = 733424, m = 2, mk = 276}, at_most = {nk = 3900883, m = 2, k_even = 128}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [255, 275, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, m = 2, k_even = 129}, at_most = {nk = 3900883, m = 2, n_even = 32, n = 496, mn = 215}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [247, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, m = 2, k_even = 129, mn = 216}, at_most = {nk = 3900883, m = 2, n_even = 32, n = 496}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [242, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, m = 2, k_even = 129, n_even = 33}, at_most = {nk = 3900883, m = 2, n_even = 724, n = 496}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [235, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 497, nk = 14102, mnk = 733424, m = 2, k_even = 129}, at_most = {nk = 3900883, m = 2, n_even = 724, mn = 1086}, kernels = [
    "prepacked_4x64x256", "prepacked_3x64x1024", "prepacked_5x64x1024"
  ], factors = [247, 245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 497, nk = 14102, mnk = 733424, m = 2, k_even = 129, mn = 1087}, at_most = {nk = 3900883, m = 2, n_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, nk = 14102, mnk = 733424, m = 2, k_even = 129, n_even = 725}, at_most = {nk = 3900883, m = 2}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3}, at_most = {nk = 3900883, k = 4, n = 508, mn = 8345, mnk = 5469}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mnk = 5470}, at_most = {nk = 3900883, k = 4, n = 508, mn = 8345}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 8346}, at_most = {nk = 3900883, k = 4, n = 508, mn = 16572, mk = 1339}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 16573}, at_most = {nk = 3900883, k = 4, n = 508, mn = 32559, mk = 1339, mnk = 32367}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 16573, mnk = 32368}, at_most = {nk = 3900883, k = 4, n = 508, mn = 32559, mk = 1339}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 8346, mk = 1340}, at_most = {nk = 3900883, k = 4, n = 508, mn = 32559}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 32560}, at_most = {nk = 3900883, k = 1, n = 508, mn = 82255}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [381]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 82256}, at_most = {nk = 222, k = 1, n = 508, n_even = 32, mnk = 504850}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 82256, mnk = 504851}, at_most = {nk = 222, k = 1, n = 508, n_even = 32}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [278, 273, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 82256, n_even = 33}, at_most = {nk = 222, k = 1, n = 508}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [337, 330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 82256, nk = 223}, at_most = {nk = 3900883, k = 1, n = 268}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x256", "prepacked_5x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [283, 287, 289, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 269, m = 3, mn = 82256, nk = 223}, at_most = {nk = 3900883, k = 1, n = 508}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [267, 280, 290, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 32560, k = 2}, at_most = {nk = 3900883, k = 3, n = 508, mn = 60472, n_even = 128, mk = 5048}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 60473, k = 2}, at_most = {nk = 3900883, k = 2, n = 508, mn = 358126, n_even = 128, mk = 5048}, kernels = [
    "prepacked_4x64x4096", "prepacked_2x64x1024"
  ], factors = [325, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 60473, k = 3}, at_most = {nk = 3900883, k = 3, n = 508, mn = 358126, n_even = 128, mk = 5048}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 32560, k = 2, mk = 5049}, at_most = {nk = 3900883, k = 3, n = 508, mn = 358126, n_even = 128}, kernels = [
    "prepacked_4x64x4096", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [290, 287, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 358127, k = 2}, at_most = {nk = 3900883, k = 3, n = 64, mn = 2631866, n_even = 128}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 3, mn = 358127, k = 2}, at_most = {nk = 3900883, k = 3, n = 508, mn = 2631866, n_even = 4, m = 2722}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [264, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 2723, mn = 358127, k = 2}, at_most = {nk = 3900883, k = 3, n = 508, mn = 2631866, n_even = 4}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [262, 259, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 3, mn = 358127, k = 2, n_even = 5}, at_most = {nk = 3900883, k = 3, n = 508, mn = 2631866, n_even = 128}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [268, 260, 260, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 32560, k = 2, n_even = 129}, at_most = {nk = 3900883, k = 3, n = 508, mn = 2631866}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 32560, k = 4}, at_most = {nk = 3900883, k = 4, n = 226, mn = 2631866}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x16x4096"
  ], factors = [270, 266, 275, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 227, m = 3, mn = 32560, k = 4}, at_most = {nk = 3900883, k = 4, n = 508, mn = 2631866}, kernels = [
    "prepacked_10x32x2048", "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [271, 259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, mn = 2631867, k = 2}, at_most = {nk = 3900883, k = 4, n = 508, m = 314424}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [285, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 314425, mn = 2631867, k = 2}, at_most = {nk = 3900883, k = 4, n = 508}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [273, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3}, at_most = {nk = 3900883, k = 1, n_even = 362, mn = 19201, mnk = 374724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 19202}, at_most = {nk = 3900883, k = 1, n_even = 362, mn = 54805, mnk = 374724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 54806}, at_most = {nk = 3900883, k = 1, n_even = 362, mn = 131983, mnk = 374724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [346]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 131984}, at_most = {nk = 3900883, k = 1, n_even = 362, mn = 3540642, mnk = 374724}, kernels = [
    "prepacked_4x64x256", "prepacked_5x64x1024"
  ], factors = [318, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mnk = 374725}, at_most = {nk = 3900883, k = 1, n_even = 362, mn = 3540642}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, k = 2}, at_most = {nk = 3900883, k = 2, n_even = 362, mn = 3540642, mnk = 60217, m = 15}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 16, k = 2}, at_most = {nk = 3900883, k = 2, n_even = 362, mn = 3540642, mnk = 60217}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, k = 2, mnk = 60218}, at_most = {nk = 3900883, k = 2, n_even = 362, mn = 3540642, mk = 70}, kernels = [
    "prepacked_4x64x4096", "prepacked_2x64x1024"
  ], factors = [300, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, k = 2, mnk = 60218, mk = 71}, at_most = {nk = 3900883, k = 2, n_even = 362, mn = 423081}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_2x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [300, 294, 290, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, k = 2, mnk = 60218, mk = 71, mn = 423082}, at_most = {nk = 3900883, k = 2, n_even = 4, mn = 3540642}, kernels = [
    "prepacked_3x64x1024", "prepacked_5x64x1024"
  ], factors = [264, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, k = 2, mnk = 60218, mk = 71, mn = 423082, n_even = 5}, at_most = {nk = 3900883, k = 2, n_even = 362, mn = 3540642}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, k = 3}, at_most = {nk = 3900883, k = 4, n_even = 362, mn = 3540642, n = 721}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024"
  ], factors = [262, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 722, m = 3, k = 3}, at_most = {nk = 3900883, k = 4, n_even = 362, mn = 239823, mnk = 1320064, mk = 157}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 722, m = 3, k = 3, mk = 158}, at_most = {nk = 3900883, k = 4, n_even = 362, mn = 239823, mnk = 1320064}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 722, m = 3, k = 3, mn = 239824}, at_most = {nk = 3900883, k = 4, n_even = 362, mn = 3540642, mnk = 1320064}, kernels = [
    "prepacked_3x64x1024", "prepacked_2x64x1024"
  ], factors = [259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 722, m = 3, k = 3, mnk = 1320065}, at_most = {nk = 3900883, k = 3, n_even = 8, mn = 3540642}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 722, m = 3, k = 4, mnk = 1320065}, at_most = {nk = 3900883, k = 4, n_even = 8, mn = 3540642}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 722, m = 3, k = 3, mnk = 1320065, n_even = 9}, at_most = {nk = 3900883, k = 4, n_even = 362, mn = 3540642}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024"
  ], factors = [260, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 3540643}, at_most = {nk = 3900883, k = 1, n_even = 362, mn = 7690592}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [274, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 3540643, k = 2}, at_most = {nk = 3900883, k = 2, n_even = 362, mn = 7690592}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [283, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 3540643, k = 3}, at_most = {nk = 3900883, k = 4, n_even = 362, mn = 5129040}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [262, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 5129041, k = 3}, at_most = {nk = 3900883, k = 4, n_even = 362, mn = 7690592}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [278, 281, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 7690593}, at_most = {nk = 3900883, k = 2, n_even = 362}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [270, 286, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, mn = 7690593, k = 3}, at_most = {nk = 3900883, k = 4, n_even = 362}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024",
    "prepacked_ahead_5x64x512"
  ], factors = [282, 291, 273, 268, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363}, at_most = {nk = 3900883, k = 4, mnk = 10536955, mn = 18317, n = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, m = 3, n_even = 363}, at_most = {nk = 3900883, k = 4, mnk = 10536955, mn = 18317}, kernels = [
    "prepacked_4x64x256"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mn = 18318}, at_most = {nk = 3900883, k = 3, mnk = 10536955, mk = 20, mn = 148250}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mn = 18318, mk = 21}, at_most = {nk = 3900883, k = 3, mnk = 10536955, mk = 174, mn = 148250}, kernels = [
    "prepacked_2x64x1024", "prepacked_ahead_7x64x1024", "prepacked_slab_2x64x512"
  ], factors = [321, 324, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mn = 148251}, at_most = {nk = 3900883, k = 3, mnk = 10536955, mk = 174}, kernels = [
    "prepacked_2x64x1024", "prepacked_5x64x1024", "prepacked_slab_2x64x512"
  ], factors = [293, 310, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mn = 18318, mk = 175}, at_most = {nk = 3900883, k = 3, mnk = 2097663, n = 3831, mk = 701}, kernels = [
    "prepacked_4x64x4096", "prepacked_2x64x1024", "prepacked_5x64x1024", "prepacked_ahead_2x64x1024",
    "prepacked_slab_2x64x512"
  ], factors = [276, 280, 289, 298, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mn = 18318, mk = 702}, at_most = {nk = 3900883, k = 3, mnk = 2097663, n = 3831}, kernels = [
    "prepacked_4x64x256", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [256, 259, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3832, m = 3, n_even = 363, mn = 18318, mk = 175}, at_most = {nk = 3900883, k = 3, mnk = 2097663}, kernels = [
    "prepacked_2x64x1024", "prepacked_5x64x1024", "prepacked_ahead_2x64x1024", "prepacked_slab_2x64x512"
  ], factors = [267, 282, 287, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mn = 18318, mk = 175, mnk = 2097664}, at_most = {nk = 3900883, k = 3, mnk = 10536955, m = 3831}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [267, 288, 274, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3832, n_even = 363, mn = 18318, mk = 175, mnk = 2097664}, at_most = {nk = 3900883, k = 3, mnk = 10536955}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [284, 278, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mn = 18318, k = 4}, at_most = {nk = 3900883, k = 4, mnk = 10536955, n_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_2x64x1024"
  ], factors = [249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 725, mn = 18318, k = 4}, at_most = {nk = 3900883, k = 4, mnk = 10536955, mn = 341715, m = 44}, kernels = [
    "prepacked_4x64x256", "prepacked_2x64x1024", "prepacked_slab_2x64x512"
  ], factors = [270, 269, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 45, n_even = 725, mn = 18318, k = 4}, at_most = {nk = 3900883, k = 4, mnk = 10536955, mn = 341715}, kernels = [
    "prepacked_slab_2x64x512"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 725, mn = 341716, k = 4}, at_most = {nk = 3900883, k = 4, mnk = 10536955}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mnk = 10536956}, at_most = {nk = 3900883, k = 4, mn = 5009864}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [291, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mnk = 10536956, mn = 5009865}, at_most = {nk = 3900883, k = 4, mn = 8664145}, kernels = [
    "prepacked_5x64x1024", "prepacked_slab_6x64x512"
  ], factors = [288, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mnk = 10536956, mn = 8664146}, at_most = {nk = 3900883, k = 4, mk = 8461}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [255, 261, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 509, m = 3, n_even = 363, mnk = 10536956, mn = 8664146, mk = 8462}, at_most = {nk = 3900883, k = 4}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [267, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, n = 247, mnk = 31519}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 248, m = 3, k = 5}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, n = 858, mnk = 31519}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mnk = 31520}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 10, n_even = 32, n = 33}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 3, k = 5, mnk = 31520}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 10, n_even = 32, n = 45}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 3, k = 5, mnk = 31520}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 10, n_even = 32, n = 112, m = 555}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, m = 556, k = 5, mnk = 31520}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 10, n_even = 32, n = 112}, kernels = [
    "prepacked_2x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 3, k = 5, mnk = 31520}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 6, n_even = 32, n = 858}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [259, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 113, m = 3, k = 7, mnk = 31520}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 10, n_even = 32, n = 858}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mnk = 31520, n_even = 33}, at_most = {nk = 1311, k_even = 724, mn = 310888, k = 10, n_even = 724, n = 221}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_2x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [254, 268, 248, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mnk = 31520, n_even = 33, nk = 1312}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 10, n_even = 724, n = 221}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 222, m = 3, k = 5, mnk = 31520, n_even = 33}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 10, n_even = 724, n = 858}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 11, mnk = 31520}, at_most = {nk = 229790, k_even = 724, mn = 2287, k = 17, n_even = 724, n = 858}, kernels = [
    "prepacked_slab_2x64x512"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 11, mnk = 31520, mn = 2288}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, n = 32}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 11, mnk = 31520, mn = 2288}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, n = 47}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, m = 3, k = 11, mnk = 31520, mn = 2288}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, n = 111}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, m = 3, k = 11, mnk = 31520, mn = 2288}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, n = 858}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 859, m = 3, k = 5}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, mk = 34}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024"
  ], factors = [259, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 859, m = 3, k = 5, mk = 35}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, mk = 108}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 859, m = 3, k = 5, mk = 109}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724, mk = 377}, kernels = [
    "prepacked_3x64x1024", "prepacked_2x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [252, 249, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 859, m = 3, k = 5, mk = 378}, at_most = {nk = 229790, k_even = 724, mn = 310888, k = 17, n_even = 724}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [250, 251, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mn = 310889}, at_most = {nk = 225, k_even = 724, mn = 4350557, k = 17, n_even = 724, n = 32}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [268, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mn = 310889, nk = 226}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, n_even = 724, n = 32}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [257, 259, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 5, mn = 310889}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, n_even = 724, n = 53}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [277, 280, 278, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 54, m = 3, k = 5, mn = 310889}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, n_even = 724, n = 63}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [280, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 3, k = 5, mn = 310889}, at_most = {nk = 229790, k_even = 724, mn = 2902275, k = 8, n_even = 4}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 3, k = 5, mn = 310889, n_even = 5}, at_most = {nk = 229790, k_even = 724, mn = 2902275, k = 8, n_even = 128}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [263, 252, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 3, k = 5, mn = 310889, n_even = 129}, at_most = {nk = 229790, k_even = 724, mn = 2902275, k = 8, n_even = 724}, kernels = [
    "prepacked_3x64x1024", "prepacked_2x64x1024"
  ], factors = [236, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 3, k = 5, mn = 2902276}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 8, n_even = 724}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [260, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 3, k = 9, mn = 310889}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, n_even = 4, n = 2617}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [261, 259, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2618, m = 3, k = 9, mn = 310889}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, n_even = 4, m = 321}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [265, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2618, m = 322, k = 9, mn = 310889}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, n_even = 4}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [292, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 3, k = 9, mn = 310889, n_even = 5}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, n_even = 724}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [248, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, n_even = 725}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 7}, kernels = [
    "prepacked_3x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [240, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 8, n_even = 725}, at_most = {nk = 13584, k_even = 724, mn = 151938, k = 11, m = 34}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 35, k = 8, n_even = 725}, at_most = {nk = 13584, k_even = 724, mn = 151938, k = 11}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 8, n_even = 725, nk = 13585}, at_most = {nk = 229790, k_even = 724, mn = 151938, k = 11}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 8, n_even = 725, mn = 151939}, at_most = {nk = 54953, k_even = 724, mn = 4350557, k = 11}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_2x64x1024"
  ], factors = [224, 224, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 8, n_even = 725, mn = 151939, nk = 54954}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 11}, kernels = [
    "prepacked_3x64x1024", "prepacked_2x64x1024"
  ], factors = [210, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 12, n_even = 725}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, mnk = 446895}, kernels = [
    "prepacked_4x64x4096", "prepacked_2x64x1024"
  ], factors = [251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 12, n_even = 725, mnk = 446896}, at_most = {nk = 229790, k_even = 724, mn = 75969, k = 17, m = 119}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [237, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 12, n_even = 725, mnk = 446896, mn = 75970}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, m = 119}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [227, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 120, k = 12, n_even = 725, mnk = 446896}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17, mnk = 36889729}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [224, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 120, k = 12, n_even = 725, mnk = 36889730}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 17}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024"
  ], factors = [223, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 18}, at_most = {nk = 229790, k_even = 724, mn = 1058766, k = 176, n = 32, mk = 3487363, m = 4}, kernels = [
    "prepacked_slab_2x64x512"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 18}, at_most = {nk = 229790, k_even = 724, mn = 1058766, k = 176, n = 32, mk = 3487363}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 18, mn = 1058767}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 32, mk = 3487363}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_ahead_4x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [252, 255, 255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 18, mk = 3487364}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 32, mk = 8408177, m = 68570}, kernels = [
    "prepacked_4x64x4096", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [283, 289, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 68571, k = 18, mk = 3487364}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 32, mk = 8408177}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_4x64x1024", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [252, 253, 254, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 18, mk = 8408178}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 117, n = 32}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_5x16x4096", "prepacked_ahead_5x64x512",
    "prepacked_ahead_4x64x1024"
  ], factors = [254, 242, 251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 118, mk = 8408178}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 32}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 18}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 48, mk = 2517, mnk = 50473}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 18, mnk = 50474}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 48, mk = 2517}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 18, mk = 2518}, at_most = {nk = 951, k_even = 724, mn = 4350557, k = 176, n = 48}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_2x64x1024"
  ], factors = [259, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 18, mk = 2518, nk = 952}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 48, mnk = 3296622, mk = 3168}, kernels = [
    "prepacked_ahead_4x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 18, mk = 3169, nk = 952}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 48, mnk = 3296622}, kernels = [
    "prepacked_12x16x4096", "prepacked_6x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [249, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 18, mk = 2518, nk = 952, mnk = 3296623}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 97, n = 48}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_2x64x1024"
  ], factors = [262, 260, 261, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 3, k = 98, mk = 2518, nk = 952, mnk = 3296623}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, n = 48}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [258, 257, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 3, k = 18}, at_most = {nk = 9336, k_even = 724, mn = 4350557, k = 176, m = 7, n_even = 724, n = 205}, kernels = [
    "prepacked_2x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 3, k = 18, nk = 9337}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, m = 7, n_even = 724, n = 205}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 206, m = 3, k = 18}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, m = 3, n_even = 724}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 206, m = 4, k = 18}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, m = 7, n_even = 724}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 3, k = 18, n_even = 725}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, m = 7}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 18}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 76, mk = 1030, n = 927}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 928, m = 8, k = 18}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 76, mk = 1030}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [250, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 18, mk = 1031}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 44, n = 64}, kernels = [
    "prepacked_6x16x4096", "prepacked_3x64x1024"
  ], factors = [253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 8, k = 18, mk = 1031}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 44, n = 80}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 8, k = 18, mk = 1031}, at_most = {nk = 229790, k_even = 724, mn = 3858325, k = 44}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 8, k = 18, mk = 1031, mn = 3858326}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 44}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 45, mk = 1031}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 76, m = 24838}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 24839, k = 45, mk = 1031}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 76}, kernels = [
    "prepacked_6x16x4096", "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [260, 255, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 77}, at_most = {nk = 13289, k_even = 724, mn = 4350557, k = 176, n = 64, mk = 1040204}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 77, mk = 1040205}, at_most = {nk = 13289, k_even = 724, mn = 4350557, k = 176, n = 64}, kernels = [
    "prepacked_3x64x1024", "prepacked_5x64x1024"
  ], factors = [257, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 8, k = 77}, at_most = {nk = 13289, k_even = 724, mn = 4350557, k = 176, n = 80}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 8, k = 77}, at_most = {nk = 13289, k_even = 724, mn = 4350557, k = 176}, kernels = [
    "prepacked_3x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 77, nk = 13290}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176, m = 12}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 77, nk = 13290}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 133}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 13, k = 134, nk = 13290}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 176}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [260, 253, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 177}, at_most = {nk = 229790, k_even = 724, mn = 154, m = 3}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 177, mn = 155}, at_most = {nk = 229790, k_even = 724, mn = 4350557, m = 3, mnk = 248044}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 177, mn = 155, mnk = 248045}, at_most = {nk = 229790, k_even = 4, mn = 4350557, m = 3}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 177, mn = 155, mnk = 248045, k_even = 5}, at_most = {nk = 229790, k_even = 724, mn = 4350557, m = 3}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 177}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mnk = 245144, m = 15}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 177, mnk = 245145}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mnk = 133977592, m = 10}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024"
  ], factors = [245, 240, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 177, mnk = 245145}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mnk = 133977592, m = 15}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [250, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 177}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mnk = 6558353, mk = 4314922, k = 644}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 645}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mnk = 6558353, mk = 4314922}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [252, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 177, mnk = 6558354}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mnk = 133977592, mk = 4314922}, kernels = [
    "prepacked_6x16x4096", "prepacked_12x16x4096", "prepacked_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [249, 251, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 177, mk = 4314923}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mnk = 133977592}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [263, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 177, mnk = 133977593}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mk = 5177333}, kernels = [
    "prepacked_10x32x2048", "prepacked_5x64x1024", "prepacked_slab_16x16x2048"
  ], factors = [290, 274, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 177, mnk = 133977593, mk = 5177334}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32, mk = 10393844}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [249, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 177, mnk = 133977593, mk = 10393845}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 32}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024"
  ], factors = [236, 233, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, k = 177}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 48, mnk = 11948383, m = 10, k = 1002}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, k = 1003}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 48, mnk = 11948383, m = 10}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_5x16x4096", "prepacked_ahead_5x64x512"
  ], factors = [262, 248, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 11, k = 177}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 48, mnk = 11948383}, kernels = [
    "prepacked_6x16x4096", "prepacked_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_2x64x512"
  ], factors = [251, 247, 245, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, k = 177, mnk = 11948384}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 48, mk = 7298340}, kernels = [
    "prepacked_12x16x4096", "prepacked_6x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [252, 256, 249, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, k = 177, mnk = 11948384, mk = 7298341}, at_most = {nk = 229790, k_even = 724, mn = 4350557, n = 48}, kernels = [
    "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [268, 270, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 177}, at_most = {nk = 63731, k_even = 724, mn = 4350557, mk = 4937540, m = 6}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 177}, at_most = {nk = 63731, k_even = 724, mn = 4350557, mk = 4937540, m = 9}, kernels = [
    "prepacked_ahead_5x64x512", "prepacked_ahead_4x64x1024"
  ], factors = [249, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, k = 177}, at_most = {nk = 63731, k_even = 724, mn = 4350557, mk = 13712, n = 64}, kernels = [
    "prepacked_16x16x1024", "prepacked_ahead_5x64x512", "prepacked_ahead_4x64x1024"
  ], factors = [254, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 10, k = 177, mk = 13713}, at_most = {nk = 63731, k_even = 724, mn = 4350557, mk = 4937540, n = 64}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_ahead_5x64x512"
  ], factors = [256, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 10, k = 177}, at_most = {nk = 63731, k_even = 724, mn = 4350557, mk = 4937540, n = 80}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 81, m = 10, k = 177}, at_most = {nk = 63731, k_even = 724, mn = 4350557, mk = 4937540}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [253, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 177, mk = 4937541}, at_most = {nk = 63731, k_even = 724, mn = 4350557, n = 62}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_slab_6x64x512"
  ], factors = [267, 265, 262, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 63, m = 4, k = 177, mk = 4937541}, at_most = {nk = 63731, k_even = 724, mn = 4350557}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [271, 265, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 177, nk = 63732}, at_most = {nk = 229790, k_even = 724, mn = 4350557, m = 4}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 5, k = 177, nk = 63732}, at_most = {nk = 229790, k_even = 724, mn = 4350557, m = 6}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [248, 246, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, k = 177, nk = 63732}, at_most = {nk = 229790, k_even = 724, mn = 4350557, m = 15, n = 110}, kernels = [
    "prepacked_6x16x4096", "prepacked_6x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_6x64x1024"
  ], factors = [261, 253, 261, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 111, m = 7, k = 177, nk = 63732}, at_most = {nk = 229790, k_even = 724, mn = 4350557, m = 15}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_5x64x1024", "prepacked_ahead_16x16x4096"
  ], factors = [259, 254, 254, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 177, nk = 63732}, at_most = {nk = 229790, k_even = 724, mn = 20089, k = 249}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 177, nk = 63732, mn = 20090}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 249}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 250, nk = 63732}, at_most = {nk = 73271, k_even = 724, mn = 4350557, k = 257}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 250, nk = 73272}, at_most = {nk = 229790, k_even = 724, mn = 4350557, k = 257}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 16, k = 258, nk = 63732}, at_most = {nk = 229790, k_even = 724, mn = 4350557}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [252, 254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mn = 4350558}, at_most = {nk = 229790, k_even = 724, k = 8, mn = 8821839, n_even = 512}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [270, 272, 267, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mn = 8821840}, at_most = {nk = 229790, k_even = 724, k = 8, mn = 12231167, n_even = 512}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [283, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mn = 4350558, n_even = 513}, at_most = {nk = 229790, k_even = 724, k = 8, mn = 12231167}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, mn = 12231168}, at_most = {nk = 229790, k_even = 724, k = 6}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [295, 286, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 7, mn = 12231168}, at_most = {nk = 229790, k_even = 724, k = 8}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [286, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 9, mn = 4350558}, at_most = {nk = 229790, k_even = 724, k = 19, n_even = 181, n = 38}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [269, 264, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 39, m = 3, k = 9, mn = 4350558}, at_most = {nk = 229790, k_even = 724, k = 19, n_even = 181, n = 66}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [281, 274, 269, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 67, m = 3, k = 9, mn = 4350558}, at_most = {nk = 229790, k_even = 724, k = 19, n_even = 181, n = 1311}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [262, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1312, m = 3, k = 9, mn = 4350558}, at_most = {nk = 229790, k_even = 724, k = 19, n_even = 4, mn = 9668468}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [321, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1312, m = 3, k = 9, mn = 9668469}, at_most = {nk = 229790, k_even = 724, k = 19, n_even = 4}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [283, 271, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1312, m = 3, k = 9, mn = 4350558, n_even = 5}, at_most = {nk = 229790, k_even = 724, k = 19, n_even = 181}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [275, 261, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 9, mn = 4350558, n_even = 182}, at_most = {nk = 229790, k_even = 724, k = 19, m = 3692}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3693, k = 9, mn = 4350558, n_even = 182}, at_most = {nk = 229790, k_even = 724, k = 19}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [264, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 20, mn = 4350558}, at_most = {nk = 229790, k_even = 724, n = 33, mnk = 525433906}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_5x64x512", "prepacked_ahead_4x64x1024"
  ], factors = [249, 252, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 34, m = 3, k = 20, mn = 4350558}, at_most = {nk = 229790, k_even = 724, n = 61, mnk = 525433906}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [278, 272, 272, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 20, mn = 4350558, mnk = 525433907}, at_most = {nk = 229790, k_even = 724, n = 61}, kernels = [
    "prepacked_ahead_5x64x512", "prepacked_ahead_4x64x1024"
  ], factors = [265, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 3, k = 20, mn = 4350558}, at_most = {nk = 229790, k_even = 724, mn = 7079184}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [254, 256, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 62, m = 3, k = 20, mn = 7079185}, at_most = {nk = 229790, k_even = 724}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [286, 259, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, nk = 229791}, at_most = {nk = 3336111, k_even = 724, m = 3, n_even = 32, k = 25851, mn = 819, mnk = 1294299}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, nk = 229791, mnk = 1294300}, at_most = {nk = 3336111, k_even = 724, m = 3, n_even = 32, k = 25851, mn = 819}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [249, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, nk = 229791, mn = 820}, at_most = {nk = 3336111, k_even = 724, m = 3, n_even = 32, k = 25851, mnk = 6129182}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, nk = 229791, mn = 820, mnk = 6129183}, at_most = {nk = 3336111, k_even = 724, m = 3, n_even = 32, k = 25851}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 25852, nk = 229791}, at_most = {nk = 3336111, k_even = 724, m = 3, n_even = 32}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [255, 260, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, nk = 229791, n_even = 33}, at_most = {nk = 3336111, k_even = 724, m = 3, mk = 13727, mnk = 1139542}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, nk = 229791, n_even = 33, mnk = 1139543}, at_most = {nk = 3336111, k_even = 724, m = 3, mk = 13727}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, nk = 229791, n_even = 33, mk = 13728}, at_most = {nk = 3336111, k_even = 724, m = 3}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [234, 245, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, nk = 3336112}, at_most = {nk = 3900883, k_even = 724, m = 3}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, nk = 229791}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 14656, mk = 328}, kernels = [
    "prepacked_2x64x1024", "prepacked_5x64x1024", "prepacked_slab_6x64x512"
  ], factors = [235, 244, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, nk = 229791, mk = 329}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 14656, mn = 404}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024", "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [262, 240, 246, 252, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, nk = 229791, mk = 329, mn = 405}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 14656, mn = 3965, mnk = 1279970}, kernels = [
    "prepacked_5x64x1024", "prepacked_slab_6x64x512"
  ], factors = [243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, nk = 229791, mk = 329, mn = 405, mnk = 1279971}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 14656, mn = 3965}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, nk = 229791, mk = 329, mn = 3966}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 993, mnk = 11248194, n_even = 512, n = 1894}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_6x64x1024", "prepacked_slab_16x16x2048"
  ], factors = [242, 238, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 994, nk = 229791, mk = 329, mn = 3966}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 14656, mnk = 11248194, n_even = 512, n = 1894}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [260, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1895, m = 4, k = 5, nk = 229791, mk = 329, mn = 3966}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 14656, mnk = 11248194, n_even = 512}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, nk = 229791, mk = 329, mn = 3966, n_even = 513}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 14656, mnk = 11248194}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [259, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, nk = 229791, mk = 329, mn = 3966, mnk = 11248195}, at_most = {nk = 3900883, k_even = 724, m = 4, k = 14656}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [262, 240, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 5, nk = 229791}, at_most = {nk = 317368, k_even = 724, m = 5, k = 14656, mk = 31558}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [248, 266, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 5, nk = 317369}, at_most = {nk = 3900883, k_even = 724, m = 5, k = 14656, mk = 31558, mn = 2116}, kernels = [
    "prepacked_6x16x4096", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [244, 258, 244, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 5, nk = 317369, mn = 2117}, at_most = {nk = 1472688, k_even = 724, m = 5, k = 14656, mk = 31558}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_16x16x4096"
  ], factors = [257, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 5, nk = 1472689, mn = 2117}, at_most = {nk = 3900883, k_even = 724, m = 5, k = 14656, mk = 31558}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [257, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 5, nk = 229791, mk = 31559}, at_most = {nk = 3900883, k_even = 724, m = 5, k = 14656}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 5, nk = 229791}, at_most = {nk = 272151, k_even = 724, m = 22, k = 14656, mk = 3071}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_ahead_16x16x4096",
    "prepacked_ahead_5x64x512"
  ], factors = [258, 252, 258, 245, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 5, nk = 229791, mk = 3072}, at_most = {nk = 272151, k_even = 724, m = 22, k = 14656}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [255, 252, 255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 5, nk = 272152}, at_most = {nk = 700403, k_even = 724, m = 22, k = 14656, n = 32}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 6, k = 5, nk = 272152}, at_most = {nk = 700403, k_even = 724, m = 22, k = 14656, n = 46}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [267, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 6, k = 5, nk = 272152}, at_most = {nk = 700403, k_even = 724, m = 22, k = 14656, mk = 1482}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [247, 237, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 6, k = 5, nk = 272152, mk = 1483}, at_most = {nk = 700403, k_even = 724, m = 6, k = 14656}, kernels = [
    "prepacked_12x16x4096", "prepacked_6x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [278, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 7, k = 5, nk = 272152, mk = 1483}, at_most = {nk = 700403, k_even = 724, m = 7, k = 14656}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [247, 264, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 8, k = 5, nk = 272152, mk = 1483}, at_most = {nk = 700403, k_even = 724, m = 22, k = 14656, mn = 1862, n = 75}, kernels = [
    "prepacked_12x16x4096", "prepacked_4x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [266, 255, 265, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 76, m = 8, k = 5, nk = 272152, mk = 1483}, at_most = {nk = 700403, k_even = 724, m = 22, k = 14656, mn = 1862}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [256, 251, 258, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 8, k = 5, nk = 272152, mk = 1483, mn = 1863}, at_most = {nk = 700403, k_even = 724, m = 22, k = 14656, mk = 5435}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [252, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 8, k = 5, nk = 272152, mk = 5436, mn = 1863}, at_most = {nk = 700403, k_even = 724, m = 18, k = 14656}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [266, 252, 253, 254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 47, m = 19, k = 5, nk = 272152, mk = 5436, mn = 1863}, at_most = {nk = 700403, k_even = 724, m = 22, k = 14656}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024",
    "prepacked_slab_6x64x512"
  ], factors = [255, 258, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 5, nk = 700404}, at_most = {nk = 1568387, k_even = 724, m = 6, k = 1853}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [258, 241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 5, nk = 1568388}, at_most = {nk = 3900883, k_even = 724, m = 6, k = 1853}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [259, 242, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 1854, nk = 700404}, at_most = {nk = 3900883, k_even = 724, m = 6, k = 14656}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [256, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 5, nk = 700404}, at_most = {nk = 3900883, k_even = 724, m = 22, k = 286}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [245, 247, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 287, nk = 700404}, at_most = {nk = 3567232, k_even = 724, m = 7, k = 14656}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 287, nk = 700404}, at_most = {nk = 3567232, k_even = 724, m = 8, k = 14656, mn = 6796}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_slab_6x64x512"
  ], factors = [252, 254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 287, nk = 700404, mn = 6797}, at_most = {nk = 3567232, k_even = 724, m = 8, k = 14656}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [252, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 287, nk = 700404}, at_most = {nk = 3567232, k_even = 724, m = 10, k = 14656}, kernels = [
    "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [259, 256, 257, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 11, k = 287, nk = 700404}, at_most = {nk = 3567232, k_even = 724, m = 12, k = 14656}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [256, 247, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 7, k = 287, nk = 3567233}, at_most = {nk = 3900883, k_even = 724, m = 12, k = 14656}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 287, nk = 700404}, at_most = {nk = 3900883, k_even = 724, m = 15, k = 14656, n_even = 4}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [272, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 13, k = 287, nk = 700404, n_even = 5}, at_most = {nk = 3900883, k_even = 724, m = 15, k = 14656}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 287, nk = 700404}, at_most = {nk = 3201107, k_even = 724, m = 20, k = 14656}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [251, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 21, k = 287, nk = 700404}, at_most = {nk = 3201107, k_even = 724, m = 22, k = 14656}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 16, k = 287, nk = 3201108}, at_most = {nk = 3900883, k_even = 724, m = 22, k = 14656}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 14657, nk = 229791}, at_most = {nk = 3900883, k_even = 724, m = 8, n = 32, k = 59707, mn = 131}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [257, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 14657, nk = 229791, mn = 132}, at_most = {nk = 3900883, k_even = 724, m = 8, n = 32, k = 59707}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [246, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 14657, nk = 229791}, at_most = {nk = 3900883, k_even = 724, m = 22, n = 32, k = 59707}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [256, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 59708, nk = 229791}, at_most = {nk = 3900883, k_even = 724, m = 22, n = 27, mnk = 11092519}, kernels = [
    "prepacked_ahead_5x64x512", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [246, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 59708, nk = 229791, mnk = 11092520}, at_most = {nk = 2691545, k_even = 724, m = 22, n = 27}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [261, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 59708, nk = 2691546, mnk = 11092520}, at_most = {nk = 3900883, k_even = 724, m = 22, n = 27}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [269, 269, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 28, m = 4, k = 59708, nk = 229791}, at_most = {nk = 3900883, k_even = 724, m = 22, n = 32}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_10x32x1024"
  ], factors = [265, 259, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, k = 14657, nk = 229791}, at_most = {nk = 3900883, k_even = 724, m = 22, n = 48, k = 56262}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [268, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 4, k = 56263, nk = 229791}, at_most = {nk = 3900883, k_even = 724, m = 22, n = 48}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [274, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 14657, nk = 229791}, at_most = {nk = 3484363, k_even = 724, m = 7, mk = 291668}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [249, 255, 255, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 8, k = 14657, nk = 229791}, at_most = {nk = 3484363, k_even = 724, m = 22, mk = 291668}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 14657, nk = 229791, mk = 291669}, at_most = {nk = 3484363, k_even = 724, m = 22}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 4, k = 14657, nk = 3484364}, at_most = {nk = 3900883, k_even = 724, m = 22}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [261, 259, 260, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 5, nk = 229791}, at_most = {nk = 3900883, k_even = 724, k = 45}, kernels = [
    "prepacked_4x64x256", "prepacked_3x64x1024", "prepacked_ahead_5x16x4096", "prepacked_ahead_4x64x1024",
    "prepacked_slab_2x64x512"
  ], factors = [235, 236, 243, 239, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 46, nk = 229791}, at_most = {nk = 3900883, k_even = 724, k = 37572, n = 32, m = 39}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 40, k = 46, nk = 229791}, at_most = {nk = 3900883, k_even = 724, k = 37572, n = 32}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [253, 254, 257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 23, k = 46, nk = 229791}, at_most = {nk = 3900883, k_even = 724, k = 37572, n = 48}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [257, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 46, nk = 229791}, at_most = {nk = 3900883, k_even = 724, k = 180, n_even = 256}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024"
  ], factors = [253, 255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 46, nk = 229791, n_even = 257}, at_most = {nk = 3900883, k_even = 724, k = 180}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_4x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [251, 250, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 181, nk = 229791}, at_most = {nk = 3900883, k_even = 724, k = 37572, m = 25, mk = 132435, n = 1957}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [250, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 26, k = 181, nk = 229791}, at_most = {nk = 3900883, k_even = 724, k = 37572, m = 56, mk = 132435, n = 1957}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [252, 250, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1958, m = 23, k = 181, nk = 229791}, at_most = {nk = 1424323, k_even = 724, k = 37572, m = 56, mk = 132435}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [255, 254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1958, m = 23, k = 181, nk = 1424324}, at_most = {nk = 3900883, k_even = 724, k = 37572, m = 56, mk = 132435}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 181, nk = 229791, mk = 132436}, at_most = {nk = 2370737, k_even = 724, k = 37572, m = 56, mn = 1758}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [257, 256, 254, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 181, nk = 229791, mk = 132436, mn = 1759}, at_most = {nk = 2370737, k_even = 724, k = 37572, m = 56}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [257, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 181, nk = 2370738, mk = 132436}, at_most = {nk = 3900883, k_even = 724, k = 37572, m = 56}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 57, k = 181, nk = 229791}, at_most = {nk = 1369136, k_even = 724, k = 37572, mn = 9480}, kernels = [
    "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [256, 256, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 57, k = 181, nk = 229791, mn = 9481}, at_most = {nk = 1369136, k_even = 724, k = 37572, mn = 243409}, kernels = [
    "prepacked_4x64x4096", "prepacked_16x16x1024", "prepacked_5x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [252, 258, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 57, k = 181, nk = 229791, mn = 243410}, at_most = {nk = 1369136, k_even = 362, k = 37572}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_ahead_16x16x4096"
  ], factors = [255, 257, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 57, k = 181, nk = 229791, mn = 243410, k_even = 363}, at_most = {nk = 1369136, k_even = 724, k = 37572}, kernels = [
    "prepacked_4x64x1024", "prepacked_ahead_4x64x1024"
  ], factors = [255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 57, k = 181, nk = 1369137}, at_most = {nk = 3900883, k_even = 724, k = 979}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 57, k = 980, nk = 1369137}, at_most = {nk = 2895317, k_even = 724, k = 37572}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [255, 255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 57, k = 980, nk = 2895318}, at_most = {nk = 3900883, k_even = 724, k = 37572}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [255, 256, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 37573, nk = 229791}, at_most = {nk = 1505923, k_even = 724, mk = 2658259, n = 48}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 37573, nk = 1505924}, at_most = {nk = 3900883, k_even = 724, mk = 2658259, n = 48}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [271, 272, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 23, k = 37573, nk = 229791}, at_most = {nk = 3900883, k_even = 724, mk = 2658259}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [258, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 37573, nk = 229791, mk = 2658260}, at_most = {nk = 3900883, k_even = 724, mk = 3680890}, kernels = [
    "prepacked_10x32x2048", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [297, 287, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 37573, nk = 229791, mk = 3680891}, at_most = {nk = 3900883, k_even = 724, mk = 5437858}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [275, 268, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 23, k = 37573, nk = 229791, mk = 5437859}, at_most = {nk = 3900883, k_even = 724}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [252, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, k_even = 725}, at_most = {nk = 3900883, m = 3, n = 338, mnk = 1015936}, kernels = [
    "prepacked_4x64x4096", "prepacked_10x32x2048", "prepacked_6x64x1024"
  ], factors = [243, 287, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 3, k = 5, k_even = 725, mnk = 1015937}, at_most = {nk = 3900883, m = 3, n = 338}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [234, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 339, m = 3, k = 5, k_even = 725}, at_most = {nk = 3900883, m = 3}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [235, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, k_even = 725}, at_most = {nk = 300323, m = 5, k = 6636, n = 57}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_16x16x4096"
  ], factors = [236, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 58, m = 4, k = 5, k_even = 725}, at_most = {nk = 300323, m = 5, k = 6636}, kernels = [
    "prepacked_5x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 5, k_even = 725}, at_most = {nk = 300323, m = 8, k = 6636}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_16x16x4096"
  ], factors = [241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 5, k_even = 725, nk = 300324}, at_most = {nk = 3900883, m = 4, k = 6636, n = 459}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [255, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 460, m = 4, k = 5, k_even = 725, nk = 300324}, at_most = {nk = 3900883, m = 4, k = 6636}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 5, k_even = 725, nk = 300324}, at_most = {nk = 3900883, m = 5, k = 6636}, kernels = [
    "prepacked_12x16x4096", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [223, 256, 239, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 5, k_even = 725, nk = 300324}, at_most = {nk = 3900883, m = 7, k = 6636}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_6x64x1024"
  ], factors = [246, 240, 231, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 8, k = 5, k_even = 725, nk = 300324}, at_most = {nk = 3900883, m = 8, k = 6636}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [246, 247, 241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 6637, k_even = 725}, at_most = {nk = 849106, m = 5, k = 31727}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [228, 242, 230, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 6637, k_even = 725, nk = 849107}, at_most = {nk = 3900883, m = 5, k = 31727}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [241, 244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, k = 6637, k_even = 725}, at_most = {nk = 3900883, m = 8, k = 31727}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [238, 243, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 4, k = 31728, k_even = 725}, at_most = {nk = 3900883, m = 4}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [262, 237, 253, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 5, k = 31728, k_even = 725}, at_most = {nk = 3900883, m = 8}, kernels = [
    "prepacked_ahead_5x16x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [255, 243, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 5, k_even = 725}, at_most = {nk = 3900883, n = 32, k = 49141, mk = 4152108, mnk = 2071393}, kernels = [
    "prepacked_ahead_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 5, k_even = 725, mnk = 2071394}, at_most = {nk = 332760, n = 32, k = 49141, mk = 4152108, m = 38}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 5, k_even = 725, mnk = 2071394, nk = 332761}, at_most = {nk = 3900883, n = 32, k = 49141, mk = 4152108, m = 38}, kernels = [
    "prepacked_10x32x2048", "prepacked_ahead_8x32x1024"
  ], factors = [255, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 39, k = 5, k_even = 725, mnk = 2071394}, at_most = {nk = 3900883, n = 32, k = 49141, mk = 370727}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [248, 253, 255, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 39, k = 5, k_even = 725, mnk = 2071394, mk = 370728}, at_most = {nk = 3900883, n = 32, k = 49141, mk = 4152108}, kernels = [
    "prepacked_10x32x2048", "prepacked_3x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [243, 244, 242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 5, k_even = 725, mk = 4152109}, at_most = {nk = 3900883, n = 32, k = 49141}, kernels = [
    "prepacked_10x32x2048", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [276, 244, 247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 9, k = 49142, k_even = 725}, at_most = {nk = 3900883, n = 32}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [256, 252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, k = 5, k_even = 725}, at_most = {nk = 3900883, n = 51, mk = 220671}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [261, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 9, k = 5, k_even = 725, mk = 220672}, at_most = {nk = 3900883, n = 51}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [263, 258, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 9, k = 5, k_even = 725}, at_most = {nk = 601317, mnk = 44387329, m = 15, k = 4579}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [250, 257, 249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 9, k = 5, k_even = 725, nk = 601318}, at_most = {nk = 3900883, mnk = 44387329, m = 15, k = 4579}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [253, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 9, k = 4580, k_even = 725}, at_most = {nk = 3900883, mnk = 44387329, m = 15}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [246, 250, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 16, k = 5, k_even = 725}, at_most = {nk = 3900883, mnk = 11254270, m = 17}, kernels = [
    "prepacked_6x16x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [237, 252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 18, k = 5, k_even = 725}, at_most = {nk = 3900883, mnk = 11254270, n_even = 8}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [255, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 18, k = 5, k_even = 725, n_even = 9}, at_most = {nk = 3900883, mnk = 11254270}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [253, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 16, k = 5, k_even = 725, mnk = 11254271}, at_most = {nk = 3900883, mnk = 44387329, m = 16, mn = 11585}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [249, 248, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 16, k = 5, k_even = 725, mnk = 11254271, mn = 11586}, at_most = {nk = 3900883, mnk = 44387329, m = 16}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_6x64x1024"
  ], factors = [252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 17, k = 5, k_even = 725, mnk = 11254271}, at_most = {nk = 3900883, mnk = 44387329, m = 21}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 22, k = 5, k_even = 725, mnk = 11254271}, at_most = {nk = 3900883, mnk = 44387329, m = 31}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 32, k = 5, k_even = 725, mnk = 11254271}, at_most = {nk = 3900883, mnk = 44387329}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [251, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 9, k = 5, k_even = 725, mnk = 44387330}, at_most = {nk = 1595737, mn = 31563}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [257, 257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 9, k = 5, k_even = 725, mnk = 44387330, nk = 1595738}, at_most = {nk = 2687913, mn = 31563}, kernels = [
    "prepacked_4x64x256", "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [264, 263, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 9, k = 5, k_even = 725, mnk = 44387330, nk = 2687914}, at_most = {nk = 3900883, mn = 31563}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 9, k = 5, k_even = 725, mnk = 44387330, mn = 31564}, at_most = {nk = 1615963, m = 71}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_slab_6x64x512"
  ], factors = [252, 254, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 9, k = 5, k_even = 725, mnk = 44387330, mn = 31564, nk = 1615964}, at_most = {nk = 3900883, m = 71}, kernels = [
    "prepacked_5x64x1024", "prepacked_slab_6x64x512"
  ], factors = [259, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 52, m = 72, k = 5, k_even = 725, mnk = 44387330, mn = 31564}, at_most = {nk = 3900883, n = 111}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_slab_6x64x512"
  ], factors = [254, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, m = 72, k = 5, k_even = 725, mnk = 44387330, mn = 31564}, at_most = {nk = 3900883, mk = 133607}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 112, m = 72, k = 5, k_even = 725, mnk = 44387330, mn = 31564, mk = 133608}, at_most = {nk = 3900883}, kernels = [
    "prepacked_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [259, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884}, at_most = {m = 5, nk = 5883437, mnk = 11719134, n = 38}, kernels = [
    "prepacked_6x16x4096", "prepacked_4x64x4096", "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [338, 325, 356, 385]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, n = 39}, at_most = {m = 5, nk = 5883437, mnk = 4695966, n_even = 362}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [269, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, n = 39, n_even = 363}, at_most = {m = 5, nk = 5883437, mnk = 4695966}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [270, 272, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, n = 39, mnk = 4695967}, at_most = {m = 5, nk = 5883437, mnk = 5416859}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_2x64x1024", "prepacked_5x64x1024"
  ], factors = [248, 256, 259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, n = 39, mnk = 5416860}, at_most = {m = 5, nk = 5227967, mnk = 11719134, mk = 1875}, kernels = [
    "prepacked_4x64x1024", "prepacked_2x64x1024"
  ], factors = [254, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, n = 39, mnk = 5416860, mk = 1876}, at_most = {m = 5, nk = 5227967, mnk = 11719134, mk = 76269, n = 346}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [247, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, n = 347, mnk = 5416860, mk = 1876}, at_most = {m = 5, nk = 5227967, mnk = 11719134, mk = 76269, k = 4629}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, n = 347, mnk = 5416860, mk = 1876, k = 4630}, at_most = {m = 5, nk = 5227967, mnk = 11719134, mk = 76269}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5227968, n = 39, mnk = 5416860}, at_most = {m = 5, nk = 5883437, mnk = 11719134, mk = 76269}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [248, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, n = 39, mnk = 5416860, mk = 76270}, at_most = {m = 5, nk = 5883437, mnk = 11719134}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [261, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, mnk = 11719135}, at_most = {m = 5, nk = 5883437, n = 48}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [282, 277, 299, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, mnk = 11719135, n = 49}, at_most = {m = 5, nk = 4509813, n_even = 362, mk = 33826}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [239, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, mnk = 11719135, n = 49, mk = 33827}, at_most = {m = 5, nk = 4509813, n_even = 362}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024"
  ], factors = [245, 236, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, mnk = 11719135, n = 49, n_even = 363}, at_most = {m = 5, nk = 4509813}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_4x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [247, 234, 234, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4509814, mnk = 11719135, n = 49}, at_most = {m = 3, nk = 5883437, mnk = 15819390}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4509814, mnk = 15819391, n = 49}, at_most = {m = 3, nk = 5883437}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024"
  ], factors = [276, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4509814, mnk = 11719135, n = 49, m = 4}, at_most = {m = 5, nk = 5883437, mk = 19284}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [232, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4509814, mnk = 11719135, n = 49, m = 4, mk = 19285}, at_most = {m = 5, nk = 5883437}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438}, at_most = {m = 1, mn = 19}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [204, 210, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 20}, at_most = {m = 1, mn = 65}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 66}, at_most = {m = 1, nk = 11916193, k_even = 724, mnk = 8266032, n = 1016}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 66, n = 1017}, at_most = {m = 1, nk = 11916193, k_even = 724, mnk = 8266032, n_even = 32}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 66, n = 1017, n_even = 33}, at_most = {m = 1, nk = 11916193, k_even = 724, mnk = 8266032}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [238, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 66, mnk = 8266033}, at_most = {m = 1, nk = 10838367, k_even = 724, k = 964}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_2x64x1024"
  ], factors = [234, 222, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 66, mnk = 8266033, k = 965}, at_most = {m = 1, nk = 10838367, k_even = 724, mnk = 10144958}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 66, mnk = 10144959, k = 965}, at_most = {m = 1, nk = 10838367, k_even = 724}, kernels = [
    "prepacked_3x64x1024", "prepacked_6x64x1024"
  ], factors = [238, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10838368, mn = 66, mnk = 8266033}, at_most = {m = 1, nk = 11916193, k_even = 724}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [251, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 66, k_even = 725}, at_most = {m = 1, nk = 11916193, mk = 12952}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [238, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, mn = 66, k_even = 725, mk = 12953}, at_most = {m = 1, nk = 11916193}, kernels = [
    "prepacked_6x64x1024", "prepacked_2x64x1024"
  ], factors = [236, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 11916194, mn = 66}, at_most = {m = 1, n = 1004}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 11916194, mn = 66, n = 1005}, at_most = {m = 1, n_even = 512}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024"
  ], factors = [267, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 11916194, mn = 66, n = 1005, n_even = 513}, at_most = {m = 1, k = 6636}, kernels = [
    "prepacked_4x64x1024"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 11916194, mn = 66, n = 1005, n_even = 513, k = 6637}, at_most = {m = 1}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [260, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 2}, at_most = {m = 2, n = 29, nk = 8504227}, kernels = [
    "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024", "prepacked_ahead_2x64x1024",
    "prepacked_slab_6x64x512"
  ], factors = [405, 437, 429, 417]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8504228, m = 2}, at_most = {m = 2, n = 29}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_5x64x512", "prepacked_slab_6x64x512"
  ], factors = [314, 307, 306, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 2, n = 30}, at_most = {m = 2, n = 1672, nk = 9503383, mnk = 14284103}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [255, 276, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 2, n = 30, mnk = 14284104}, at_most = {m = 2, n = 1672, nk = 9503383, mn = 303}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [264, 293, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 2, n = 30, mnk = 14284104, mn = 304}, at_most = {m = 2, n = 1672, nk = 9503383}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024"
  ], factors = [250, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9503384, m = 2, n = 30}, at_most = {m = 2, n = 1672, mn = 337, nk = 16244471}, kernels = [
    "prepacked_4x64x256", "prepacked_4x64x1024", "prepacked_slab_6x64x512"
  ], factors = [301, 309, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 16244472, m = 2, n = 30}, at_most = {m = 2, n = 1672, mn = 337}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x256", "prepacked_4x64x1024", "prepacked_6x64x1024",
    "prepacked_slab_6x64x512"
  ], factors = [261, 285, 293, 289, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9503384, m = 2, n = 30, mn = 338}, at_most = {m = 2, n = 1672, mn = 1982}, kernels = [
    "prepacked_4x64x256", "prepacked_4x64x1024", "prepacked_slab_6x64x512"
  ], factors = [264, 272, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9503384, m = 2, n = 30, mn = 1983}, at_most = {m = 2, n = 1672, mnk = 26712010}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x256", "prepacked_4x64x1024"
  ], factors = [252, 246, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9503384, m = 2, n = 30, mn = 1983, mnk = 26712011}, at_most = {m = 2, n = 1672}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [238, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 2, n = 1673}, at_most = {m = 2, nk = 11178244, mnk = 13192716}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [244, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 2, n = 1673, mnk = 13192717}, at_most = {m = 2, nk = 11178244}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [244, 256, 256, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 11178245, m = 2, n = 1673}, at_most = {m = 2, nk = 13154469}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [234, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 13154470, m = 2, n = 1673}, at_most = {m = 2, nk = 26970346}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [240, 233, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 26970347, m = 2, n = 1673}, at_most = {m = 2, k_even = 8}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024", "prepacked_slab_6x64x512"
  ], factors = [244, 238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 26970347, m = 2, n = 1673, k_even = 9}, at_most = {m = 2}, kernels = [
    "prepacked_3x64x1024", "prepacked_4x64x1024"
  ], factors = [235, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 3}, at_most = {m = 3, n = 43}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_16x16x4096", "prepacked_slab_6x64x512"
  ], factors = [285, 297, 356, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 3, n = 44}, at_most = {m = 3, mnk = 23017933, nk = 6413385}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6413386, m = 3, n = 44}, at_most = {m = 3, mnk = 23017933}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [254, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 3, n = 44, mnk = 23017934}, at_most = {m = 3, n = 1113}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 3, n = 1114, mnk = 23017934}, at_most = {m = 3, mnk = 25361673}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [241, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 3, n = 1114, mnk = 25361674}, at_most = {m = 3, mnk = 33383875}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 3, n = 1114, mnk = 33383876}, at_most = {m = 3, n_even = 4, nk = 22443941}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 22443942, m = 3, n = 1114, mnk = 33383876}, at_most = {m = 3, n_even = 4}, kernels = [
    "prepacked_4x64x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 3, n = 1114, mnk = 33383876, n_even = 5}, at_most = {m = 3}, kernels = [
    "prepacked_4x64x4096", "prepacked_3x64x1024"
  ], factors = [218, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 4}, at_most = {m = 4, nk = 10938782, n = 7662, mk = 533267, mn = 15194, mnk = 33968417}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 4, mnk = 33968418}, at_most = {m = 4, nk = 10938782, n = 7662, mk = 533267, mn = 15194}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 4, mn = 15195}, at_most = {m = 4, nk = 10938782, n = 7662, mk = 533267}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [215, 213, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 5}, at_most = {m = 5, nk = 10938782, n = 7662, mk = 533267, mnk = 41501349}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [220, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 5, mnk = 41501350}, at_most = {m = 5, nk = 10938782, n = 7662, mk = 533267}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 4, mk = 533268}, at_most = {m = 5, nk = 10938782, n = 7662}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [246, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5883438, m = 4, n = 7663}, at_most = {m = 5, nk = 10938782}, kernels = [
    "prepacked_4x64x4096", "prepacked_4x64x1024", "prepacked_6x64x1024"
  ], factors = [223, 239, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10938783, m = 4}, at_most = {m = 4, n = 54}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10938783, m = 4, n = 55}, at_most = {m = 4, nk = 11595824}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024"
  ], factors = [217, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 11595825, m = 4, n = 55}, at_most = {m = 4, n = 223}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024"
  ], factors = [208, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 11595825, m = 4, n = 224}, at_most = {m = 4}, kernels = [
    "prepacked_4x64x4096", "prepacked_5x64x1024"
  ], factors = [209, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10938783, m = 5}, at_most = {m = 5, n = 403}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10938783, m = 5, n = 404}, at_most = {m = 5}, kernels = [
    "prepacked_6x64x1024"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 6}, at_most = {nk = 8357872, m = 30, n = 5}, kernels = [
    "prepacked_4x64x4096", "prepacked_ahead_4x64x1024", "prepacked_ahead_7x64x1024",
    "prepacked_ahead_8x32x1024"
  ], factors = [265, 273, 261, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 6, n = 6}, at_most = {nk = 8357872, m = 30, n = 16}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024"
  ], factors = [260, 260, 271, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 6, n = 17}, at_most = {nk = 4395289, m = 7}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [256, 246, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4395290, m = 6, n = 17}, at_most = {nk = 5730397, m = 7}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5730398, m = 6, n = 17}, at_most = {nk = 8357872, m = 7, mnk = 40937525}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [243, 247, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5730398, m = 6, n = 17, mnk = 40937526}, at_most = {nk = 8357872, m = 7}, kernels = [
    "prepacked_6x64x1024", "prepacked_5x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [221, 241, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 8, n = 17}, at_most = {nk = 4297242, m = 12, n_even = 128}, kernels = [
    "prepacked_ahead_5x64x512", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024",
    "prepacked_slab_6x64x512"
  ], factors = [251, 256, 252, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4297243, m = 8, n = 17}, at_most = {nk = 5241940, m = 12, n_even = 128}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [250, 253, 253, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 8, n = 17, n_even = 129}, at_most = {nk = 5241940, m = 12, mn = 21479}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_8x32x1024"
  ], factors = [247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 8, n = 17, n_even = 129, mn = 21480}, at_most = {nk = 5241940, m = 12}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_4x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [234, 245, 252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 13, n = 17}, at_most = {nk = 4167669, m = 30, k_even = 724}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [257, 255, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4167670, m = 13, n = 17}, at_most = {nk = 5241940, m = 30, k_even = 724, mn = 2354}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [260, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4167670, m = 13, n = 17, mn = 2355}, at_most = {nk = 5241940, m = 16, k_even = 724}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 4167670, m = 17, n = 17, mn = 2355}, at_most = {nk = 5241940, m = 30, k_even = 724}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [259, 258, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 13, n = 17, k_even = 725}, at_most = {nk = 5241940, m = 30}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [256, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5241941, m = 8, n = 17}, at_most = {nk = 8357872, m = 17, mn = 966}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [247, 263, 262, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5241941, m = 8, n = 17, mn = 967}, at_most = {nk = 6555319, m = 8}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [254, 248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5241941, m = 9, n = 17, mn = 967}, at_most = {nk = 6555319, m = 17, mnk = 75032518}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [254, 246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5241941, m = 9, n = 17, mn = 967, mnk = 75032519}, at_most = {nk = 6555319, m = 17}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024",
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [266, 250, 248, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6555320, m = 8, n = 17, mn = 967}, at_most = {nk = 6967926, m = 17}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [246, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6967927, m = 8, n = 17, mn = 967}, at_most = {nk = 8357872, m = 17, mnk = 74292058}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [228, 250, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6967927, m = 8, n = 17, mn = 967, mnk = 74292059}, at_most = {nk = 8357872, m = 17}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [251, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5241941, m = 18, n = 17}, at_most = {nk = 7109817, m = 30, k_even = 128}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 7109818, m = 18, n = 17}, at_most = {nk = 8357872, m = 30, k_even = 128}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5241941, m = 18, n = 17, k_even = 129}, at_most = {nk = 8357872, m = 30}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [254, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31}, at_most = {nk = 5276755, k_even = 4, k = 7769, mn = 112446}, kernels = [
    "prepacked_ahead_8x32x1024"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k_even = 5}, at_most = {nk = 5276755, k_even = 724, k = 7769, mn = 112446}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [255, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, mn = 112447}, at_most = {nk = 5276755, k_even = 724, k = 7769, m = 52}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [259, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 53, mn = 112447}, at_most = {nk = 5276755, k_even = 724, k = 7769}, kernels = [
    "prepacked_4x64x1024", "prepacked_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [258, 256, 256, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5276756, m = 31}, at_most = {nk = 8357872, k_even = 724, k = 7769, mn = 90553}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5276756, m = 31, mn = 90554}, at_most = {nk = 8357872, k_even = 8, k = 7769, mn = 226704}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [258, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5276756, m = 31, mn = 90554, k_even = 9}, at_most = {nk = 8357872, k_even = 724, k = 7769, mn = 226704}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 5276756, m = 31, mn = 226705}, at_most = {nk = 6083086, k_even = 724, k = 7769}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [257, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 6083087, m = 31, mn = 226705}, at_most = {nk = 8357872, k_even = 724, k = 7769}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [259, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k = 7770}, at_most = {nk = 7025596, k_even = 724, mk = 9157177, k = 71644}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [262, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 7025597, m = 31, k = 7770}, at_most = {nk = 8357872, k_even = 724, mk = 9157177, k = 71644}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k = 71645}, at_most = {nk = 8357872, k_even = 724, mk = 9157177}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [260, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k = 7770, mk = 9157178}, at_most = {nk = 8357872, k_even = 724}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024",
    "prepacked_slab_6x64x512"
  ], factors = [306, 262, 268, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k_even = 725}, at_most = {nk = 8357872, mk = 9319949, mn = 60198, n_even = 32}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [251, 256, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k_even = 725, n_even = 33}, at_most = {nk = 8357872, mk = 9319949, mn = 60198}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [259, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k_even = 725, mn = 60199}, at_most = {nk = 8357872, mk = 94118}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k_even = 725, mn = 60199, mk = 94119}, at_most = {nk = 8357872, mk = 9319949}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 3900884, m = 31, k_even = 725, mk = 9319950}, at_most = {nk = 8357872}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 6}, at_most = {m = 12, n = 18}, kernels = [
    "prepacked_4x64x4096", "prepacked_6x64x1024", "prepacked_ahead_5x64x512"
  ], factors = [251, 255, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 6, n = 19}, at_most = {m = 12, n = 44}, kernels = [
    "prepacked_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [222, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 6, n = 45}, at_most = {m = 6, mnk = 65888621}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [247, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 6, n = 45, mnk = 65888622}, at_most = {m = 6}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [239, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 7, n = 45}, at_most = {m = 12, nk = 10071557, n_even = 724, mnk = 88746611, mk = 108509}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [242, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 7, n = 45, mk = 108510}, at_most = {m = 12, nk = 10071557, n_even = 724, mnk = 88746611}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [239, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 7, n = 45, mnk = 88746612}, at_most = {m = 12, nk = 10071557, n_even = 724}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024"
  ], factors = [224, 245, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 7, n = 45, n_even = 725}, at_most = {m = 12, nk = 10071557}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_5x64x512", "prepacked_ahead_8x32x1024"
  ], factors = [224, 238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10071558, m = 7, n = 45}, at_most = {m = 9, mk = 122366, mnk = 83588606}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10071558, m = 7, n = 45, mnk = 83588607}, at_most = {m = 9, mk = 122366, nk = 12542058}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12542059, m = 7, n = 45, mnk = 83588607}, at_most = {m = 8, mk = 122366, k_even = 724}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12542059, m = 7, n = 45, mnk = 83588607, k_even = 725}, at_most = {m = 8, mk = 122366}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12542059, m = 9, n = 45, mnk = 83588607}, at_most = {m = 9, mk = 122366}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024"
  ], factors = [234, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10071558, m = 7, n = 45, mk = 122367}, at_most = {m = 9, nk = 14044506}, kernels = [
    "prepacked_ahead_16x16x4096", "prepacked_ahead_7x64x1024"
  ], factors = [223, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14044507, m = 7, n = 45, mk = 122367}, at_most = {m = 9, k = 46178}, kernels = [
    "prepacked_ahead_7x64x1024"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 14044507, m = 7, n = 45, mk = 122367, k = 46179}, at_most = {m = 9}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024"
  ], factors = [203, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10071558, m = 10, n = 45}, at_most = {m = 12, nk = 12352331}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [239, 240, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12352332, m = 10, n = 45}, at_most = {m = 10, k_even = 512, mk = 124026}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [233, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12352332, m = 11, n = 45}, at_most = {m = 12, k_even = 512, mk = 124026}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [238, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12352332, m = 10, n = 45, mk = 124027}, at_most = {m = 12, k_even = 512}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [236, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12352332, m = 10, n = 45, k_even = 513}, at_most = {m = 12}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [243, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 13}, at_most = {m = 16, mk = 2401248, nk = 10746089, k_even = 256}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [250, 251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 13, k_even = 257}, at_most = {m = 16, mk = 2401248, nk = 10746089}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [249, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10746090, m = 13}, at_most = {m = 16, mk = 2401248, k_even = 724}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [241, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10746090, m = 13, k_even = 725}, at_most = {m = 16, mk = 2401248}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 13, mk = 2401249}, at_most = {m = 16}, kernels = [
    "prepacked_6x64x1024", "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [238, 259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 17}, at_most = {m = 34, mn = 1126}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_ahead_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [255, 256, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 17, mn = 1127}, at_most = {m = 34, n = 68}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 17, mn = 1127, n = 69}, at_most = {m = 29, nk = 12220483}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [249, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 30, mn = 1127, n = 69}, at_most = {m = 34, nk = 12220483}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12220484, m = 17, mn = 1127, n = 69}, at_most = {m = 22}, kernels = [
    "prepacked_ahead_8x32x1024", "prepacked_slab_6x64x512"
  ], factors = [244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 12220484, m = 23, mn = 1127, n = 69}, at_most = {m = 34}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 35}, at_most = {k = 3263, n_even = 362, nk = 9897679}, kernels = [
    "prepacked_ahead_7x64x1024", "prepacked_slab_6x64x512"
  ], factors = [259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 9897680, m = 35}, at_most = {k = 3263, n_even = 362}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 35, n_even = 363}, at_most = {k = 3263}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 8357873, m = 35, k = 3264}, at_most = {nk = 10434433}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10434434, m = 35, k = 3264}, at_most = {m = 55}, kernels = [
    "prepacked_slab_6x64x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {nk = 10434434, m = 56, k = 3264}, at_most = {}, kernels = [
    "prepacked_ahead_6x64x1024", "prepacked_slab_6x64x512"
  ], factors = [248, 245]} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4, layout = "np"} : () -> ()
