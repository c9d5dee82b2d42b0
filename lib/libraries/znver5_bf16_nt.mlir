// Micro-kernels for Zen 5: a core with AVX-512, bf16 x bf16 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1181 synthetic shapes, 2026-11-27, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 6, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 23 of 30 candidates kept (1133 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.026, worst 2.50
// predicted against measured time: median error 7.9 %; g: 13.2 % at most
"dynmlir.device"() {sym_name = "znver5", target_cpu = "znver5", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 0,
  rows_extended = 1, prefetch_b = 0, rows_in_order = 1, half_vectors = 0, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 49152, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 286000, dram_mbs = 54000,
  dram_all_mbs = 72000, l3_mbs = 121000, l2_mbs = 270000, l1_mbs = 532000, l1_ps = 900, l2_ps = 3700,
  l3_ps = 12800, dram_ps = 141000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_14x16x8192", family = "panel",
    tile = #dynmlir.tile<14, 16, 8192>, packed = true, model = {
      g_t = [0, 1, 3], g_ps = [31718, 16413471, 52699571], g_slope = [16381753, 18143050, 15920000],
      region = 6334, visit = 3233, loop = 920, fma = 145, edge = 390, pack = 88, conflict_a = 4478,
      conflict_c = 3935, mask = 15, stall = 582, a_near = 436, a_far = 1024, b_far = 539, c_near = 1024,
      c_far = 1024, rows_near = 458, rows_far = 1024, once_near = 56, once_far = 561, apart_near = 162,
      brief = 42, seam = 283
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_10x32x4096", family = "panel",
    tile = #dynmlir.tile<10, 32, 4096>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [50220, 19468518, 70000926, 90319296],
      g_slope = [9709149, 12633102, 6772790, 9505489], region = 5135, visit = 2199, loop = 5314, fma = 145,
      edge = 190, pack = 55, conflict_a = 2486, conflict_c = 3625, mask = 123, a_near = 71, a_far = 601,
      b_near = 83, b_far = 727, c_near = 427, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 189, once_far = 854, alias_c = 642, apart_near = 73, apart_far = 151, brief = 64,
      column = 270, seam = 921, reread = 6
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x64x256", family = "panel",
    tile = #dynmlir.tile<3, 64, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [65995, 9067179], g_slope = [692398, 848186], edge_columns = 16, visit = 889,
      loop = 12337, fma = 165, edge = 87, pack = 46, conflict_c = 1710, conflict = 410, mask = 103,
      a_near = 275, a_far = 1024, b_near = 219, b_far = 1024, c_near = 463, rows_near = 1024, rows_far = 1024,
      once_near = 449, once_far = 796, alias_a = 23, alias_c = 1643, apart_far = 17, column = 926, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x256", family = "panel",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [67595, 11602393], g_slope = [887292, 995603], edge_columns = 16, visit = 1533,
      loop = 11496, fma = 161, edge = 73, pack = 51, conflict_c = 2633, conflict = 570, mask = 95,
      a_near = 218, a_far = 1024, b_far = 1024, c_near = 306, c_far = 651, rows_near = 1024, rows_far = 1024,
      once_near = 108, once_far = 825, alias_a = 43, alias_c = 1067, apart_near = 97, apart_far = 565,
      column = 549, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x1024", family = "panel",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [106803, 6509115, 22700321, 43442154, 65655192, 67590250],
      g_slope = [6402312, 8095603, 20741833, 11106519, 645019, 6573082], edge_columns = 16, visit = 1198,
      loop = 16408, fma = 208, pack = 41, conflict_c = 1319, conflict = 2384, mask = 8, a_far = 891,
      b_near = 195, b_far = 539, c_near = 409, c_far = 790, rows_near = 1024, rows_far = 1024, once_near = 73,
      once_far = 1024, alias_c = 1160, apart_near = 376, apart_far = 55, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_8x16x4096", family = "block_slab",
    tile = #dynmlir.tile<8, 16, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [30450, 11291036], g_slope = [5630293, 6063790], region = 6321, visit = 1766,
      loop = 2938, fma = 185, edge = 665, pack = 64, conflict_a = 1810, conflict_c = 4216, conflict = 239,
      mask = 103, stall = 221, a_near = 115, a_far = 963, b_near = 161, c_near = 461, c_far = 1024,
      rows_far = 1024, once_near = 275, apart_near = 25, brief = 52, column = 244, seam = 645, reread = 121
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_10x32x4096", family = "block_slab",
    tile = #dynmlir.tile<10, 32, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [55216, 32172536], g_slope = [10705773, 10053714], region = 4376, visit = 2378,
      loop = 6427, fma = 150, edge = 481, pack = 35, conflict_a = 2051, conflict_c = 3502, conflict = 423,
      mask = 150, a_near = 112, a_far = 1024, b_near = 40, c_near = 420, c_far = 967, once_near = 209,
      once_far = 143, alias_c = 690, apart_far = 369, brief = 91, column = 371, seam = 974, reread = 15
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x2048", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 2048>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [71511, 33747786, 81871185], g_slope = [8419068, 9624679, 6776585],
      edge_columns = 16, visit = 1932, loop = 12592, fma = 157, edge = 180, pack = 38, conflict_a = 504,
      conflict_c = 1677, conflict = 649, mask = 70, a_near = 278, a_far = 1024, b_near = 10, b_far = 185,
      c_near = 370, c_far = 391, once_near = 159, once_far = 376, alias_a = 20, alias_c = 1743,
      apart_near = 185, apart_far = 248, brief = 32, column = 413, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_3x128x1024", family = "block_slab",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [110187, 6644321, 17425571, 22902060, 35202250, 99630000],
      g_slope = [6534134, 10781250, 5476489, 12300190, 7158638, 6078685], edge_columns = 16, visit = 1432,
      loop = 16081, fma = 229, pack = 37, conflict_c = 1059, conflict = 5703, a_far = 731, c_near = 508,
      c_far = 768, rows_far = 1024, once_near = 81, once_far = 883, alias_c = 449, apart_near = 219,
      apart_far = 446, brief = 88, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_1x256x256", family = "block_slab",
    tile = #dynmlir.tile<1, 256, 256>, packed = true, model = {
      g_t = [0, 3, 4, 6, 19, 28], g_ps = [170745, 9515000, 17950139, 27313250, 80426038, 137804154],
      g_slope = [3114751, 8435139, 4681555, 4085599, 6375346, 2964246], edge_columns = 16, visit = 1032,
      loop = 16039, fma = 230, edge = 72, pack = 64, conflict_c = 1272, conflict = 4335, b_near = 116,
      b_far = 98, c_near = 581, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 131,
      apart_near = 382, apart_far = 1024, brief = 154, column = 1024, seam = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x2x6144", family = "dot_narrow",
    tile = #dynmlir.tile<14, 2, 6144>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [16186, 2843910, 3852583], g_slope = [1413862, 1008673, 2544738],
      region = 18634, visit = 3201, fma = 251, conflict_a = 1916, split = 118, stall = 214, a_near = 4,
      a_far = 1024, c_near = 1024, c_far = 1024, rows_near = 359, once_far = 420, reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_6x4x3072", family = "dot_narrow",
    tile = #dynmlir.tile<6, 4, 3072>, packed = false, model = {
      g_t = [0, 2, 9, 13], g_ps = [14918, 690961, 2687614, 5117833],
      g_slope = [338021, 285236, 607554, 825524], region = 15401, visit = 3259, fma = 141, edge = 92,
      conflict_a = 337, split = 45, a_near = 111, a_far = 939, b_near = 319, b_far = 890, c_near = 1024,
      c_far = 1024, rows_near = 153, once_near = 88, once_far = 428, reread = 87
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_5x5x2432", family = "dot_narrow",
    tile = #dynmlir.tile<5, 5, 2432>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [15392, 305325, 3341031], g_slope = [289933, 252975, 549738], region = 7351,
      visit = 2210, loop = 2885, fma = 127, edge = 53, conflict_a = 945, split = 125, a_near = 40,
      a_far = 1024, b_near = 200, b_far = 793, c_near = 1024, c_far = 1024, rows_near = 206, rows_far = 30,
      once_near = 149, once_far = 423, reread = 86
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_4x6x2048", family = "dot_narrow",
    tile = #dynmlir.tile<4, 6, 2048>, packed = false, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [18871, 287033, 1368883, 1886349, 2866750],
      g_slope = [268162, 216370, 172488, 245100, 363660], region = 11764, visit = 1758, loop = 4954,
      fma = 116, edge = 51, conflict_a = 1158, split = 233, a_near = 111, a_far = 1024, b_near = 174,
      b_far = 679, c_near = 1024, c_far = 1024, rows_near = 40, rows_far = 428, once_near = 144,
      once_far = 449, alias_a = 13, reread = 125
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_1x8x1536", family = "dot_narrow",
    tile = #dynmlir.tile<1, 8, 1536>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [14698, 186845, 626546, 1802944],
      g_slope = [172147, 146567, 130710, 200516], region = 22264, visit = 546, loop = 3135, fma = 169,
      conflict_a = 1866, split = 1225, a_near = 24, a_far = 937, b_near = 178, b_far = 351, c_near = 1024,
      c_far = 1024, once_near = 209, once_far = 382, alias_a = 174, reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x8x1536", family = "dot_narrow",
    tile = #dynmlir.tile<3, 8, 1536>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [19067, 248961, 2661961], g_slope = [229894, 201083, 271318], region = 19067,
      visit = 1988, loop = 1989, fma = 130, edge = 39, conflict_a = 2007, split = 593, stall = 10,
      a_near = 285, a_far = 1024, b_near = 173, b_far = 694, c_near = 1024, c_far = 1024, rows_near = 22,
      rows_far = 498, once_near = 177, once_far = 385, reread = 49
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x16x8192", family = "block",
    tile = #dynmlir.tile<14, 16, 8192>, packed = true, model = {
      g_t = [0, 2, 6, 9], g_ps = [31391, 33150759, 108053852, 141817750],
      g_slope = [16559684, 18725773, 11254632, 16174369], region = 4442, visit = 2610, loop = 2600, fma = 144,
      edge = 402, pack = 90, conflict_a = 3655, conflict_c = 5227, mask = 111, stall = 139, a_near = 479,
      a_far = 1024, b_near = 51, b_far = 47, c_near = 1024, c_far = 1024, rows_near = 1024, apart_near = 195,
      apart_far = 919, seam = 400
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x4096", family = "block",
    tile = #dynmlir.tile<10, 32, 4096>, packed = true, model = {
      g_t = [0, 2, 6, 9, 13], g_ps = [49036, 20327607, 68364143, 101326556, 125246964],
      g_slope = [10139285, 12009134, 10987471, 5980102, 9643172], region = 4536, visit = 2147, loop = 5732,
      fma = 147, edge = 191, pack = 51, conflict_a = 1684, conflict_c = 4210, mask = 128, a_near = 79,
      a_far = 1024, b_near = 145, b_far = 816, c_near = 345, c_far = 1015, rows_near = 604, rows_far = 1024,
      once_near = 223, once_far = 996, alias_c = 309, apart_near = 41, apart_far = 35, brief = 17,
      column = 590, seam = 304
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 13], g_ps = [66058, 11697000], g_slope = [894687, 1023257], edge_columns = 16, visit = 1478,
      loop = 12390, fma = 158, pack = 52, conflict_c = 2634, conflict = 537, mask = 100, a_near = 261,
      a_far = 1024, b_near = 12, b_far = 1024, c_near = 332, c_far = 371, rows_near = 1024, rows_far = 1024,
      once_near = 178, once_far = 1024, alias_a = 78, alias_c = 1212, apart_near = 112, apart_far = 403,
      column = 913, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x16x8192", family = "tall",
    tile = #dynmlir.tile<14, 16, 8192>, packed = true, model = {
      g_t = [0, 6], g_ps = [33855, 106781519], g_slope = [17791277, 16458094], region = 6124, visit = 3472,
      loop = 1254, fma = 155, edge = 431, pack = 88, conflict_a = 6718, conflict_c = 3867, mask = 49,
      a_near = 87, a_far = 1024, b_near = 197, b_far = 437, c_near = 1024, c_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 212, once_far = 1024, apart_far = 127, seam = 445, reread = 44
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x4096", family = "tall",
    tile = #dynmlir.tile<10, 32, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [52924, 32161500, 46919926, 61731071],
      g_slope = [10702858, 14758426, 7405572, 9396432], region = 4775, visit = 2434, loop = 6121, fma = 146,
      edge = 228, pack = 52, conflict_a = 1992, conflict_c = 3388, mask = 129, a_near = 34, a_far = 690,
      b_far = 795, c_near = 521, c_far = 1024, rows_near = 503, rows_far = 1024, once_near = 176,
      once_far = 1024, alias_a = 42, alias_c = 641, apart_near = 137, apart_far = 66, brief = 114, seam = 551
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x64x256", family = "tall",
    tile = #dynmlir.tile<3, 64, 256>, packed = true, model = {
      g_t = [0, 9], g_ps = [66001, 6278614], g_slope = [690290, 808163], edge_columns = 16, region = 723,
      visit = 1153, loop = 12018, fma = 163, edge = 75, pack = 49, conflict_c = 1253, conflict = 479,
      mask = 59, a_near = 268, a_far = 495, b_near = 176, b_far = 1024, c_near = 386, c_far = 686,
      rows_near = 1024, rows_far = 1024, once_near = 280, once_far = 1024, alias_a = 14, alias_c = 2859,
      apart_far = 34, brief = 8, column = 674, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x1024", family = "tall",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [137423, 6587944, 23236037, 44209143, 65137333, 68969679],
      g_slope = [6450521, 8324046, 20973106, 10464095, 1277448, 6718069], edge_columns = 16, visit = 1224,
      loop = 17494, fma = 207, pack = 51, conflict_c = 1492, conflict = 1040, mask = 24, a_far = 358,
      b_near = 150, b_far = 508, c_near = 492, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_far = 1024, alias_c = 888, apart_near = 412, apart_far = 20, column = 206, seam = 1024
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {k = 7, n = 16, m = 45, mk = 6, mnk = 86}, kernels = [
    "panel_14x16x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 7}, at_most = {k = 7, n = 16, m = 45, mk = 30, mnk = 86}, kernels = [
    "panel_14x16x8192"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 87}, at_most = {k = 7, n = 16, m = 45, mk = 17}, kernels = [
    "panel_14x16x8192"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 87, mk = 18}, at_most = {k = 7, n = 16, m = 45, mk = 30}, kernels = [
    "panel_14x16x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8}, at_most = {k = 40, n = 16, m = 45, mk = 30}, kernels = [
    "panel_14x16x8192"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31}, at_most = {k = 20, n = 16, m = 21, mk = 145, mn = 34}, kernels = [
    "panel_14x16x8192"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, mn = 35}, at_most = {k = 20, n = 16, m = 10, mk = 145}, kernels = [
    "panel_14x16x8192"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, mn = 35, m = 11}, at_most = {k = 20, n = 16, m = 14, mk = 145}, kernels = [
    "block_14x16x8192"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, mn = 35, m = 15}, at_most = {k = 20, n = 16, m = 21, mk = 97}, kernels = [
    "panel_14x16x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 98, mn = 35, m = 15}, at_most = {k = 20, n = 16, m = 21, mk = 145}, kernels = [
    "panel_14x16x8192"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, k = 21}, at_most = {k = 24, n = 16, m = 21, mk = 145}, kernels = [
    "panel_14x16x8192"
  ], factors = [176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 146}, at_most = {k = 24, n = 7, m = 21, mk = 192}, kernels = [
    "panel_14x16x8192", "dot_narrow_14x2x6144", "dot_narrow_4x6x2048"
  ], factors = [205, 195, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 193}, at_most = {k = 24, n = 7, m = 21}, kernels = [
    "block_14x16x8192"
  ], factors = [190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 146, n = 8}, at_most = {k = 24, n = 16, m = 21}, kernels = [
    "panel_14x16x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, m = 22}, at_most = {k = 24, n = 16, m = 45, mn = 75, mk = 239}, kernels = [
    "block_14x16x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 240, m = 22}, at_most = {k = 24, n = 16, m = 45, mn = 75}, kernels = [
    "dot_narrow_14x2x6144", "block_14x16x8192"
  ], factors = [206, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, m = 22, mn = 76}, at_most = {k = 3, n = 16, m = 45}, kernels = [
    "block_14x16x8192"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, m = 22, mn = 76, k = 4}, at_most = {k = 24, n = 16, m = 45}, kernels = [
    "panel_14x16x8192"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, k = 25}, at_most = {k = 40, n = 7, m = 45, mk = 70}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [112]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 71, k = 25}, at_most = {k = 40, n = 7, m = 10, mk = 547}, kernels = [
    "panel_14x16x8192"
  ], factors = [155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 71, k = 25, m = 11}, at_most = {k = 40, n = 7, m = 45, mk = 547}, kernels = [
    "block_14x16x8192"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 548, k = 25}, at_most = {k = 40, n = 7, m = 45, mn = 128}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 548, k = 25, mn = 129}, at_most = {k = 40, n = 7, m = 45}, kernels = [
    "block_14x16x8192"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, k = 25, n = 8}, at_most = {k = 40, n = 16, m = 10, mnk = 712}, kernels = [
    "panel_14x16x8192", "dot_narrow_1x8x1536"
  ], factors = [162, 135]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, k = 25, n = 8, mnk = 713}, at_most = {k = 40, n = 16, m = 10}, kernels = [
    "panel_14x16x8192"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, k = 25, n = 8, m = 11}, at_most = {k = 40, n = 10, m = 45}, kernels = [
    "panel_14x16x8192"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, k = 25, n = 11, m = 11}, at_most = {k = 40, n = 16, m = 45}, kernels = [
    "panel_14x16x8192"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46}, at_most = {k = 5, n = 2, mk = 1330, m = 129}, kernels = [
    "panel_14x16x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 130}, at_most = {k = 5, n = 2, mk = 1330}, kernels = [
    "panel_14x16x8192"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, mk = 1331}, at_most = {k = 1, n = 2}, kernels = [
    "panel_14x16x8192", "block_14x16x8192"
  ], factors = [268, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, mk = 1331, k = 2}, at_most = {k = 3, n = 2, mn = 154993}, kernels = [
    "dot_narrow_14x2x6144", "block_14x16x8192"
  ], factors = [235, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, mk = 1331, k = 4}, at_most = {k = 5, n = 2, mn = 154993, m = 1377}, kernels = [
    "dot_narrow_14x2x6144", "block_14x16x8192"
  ], factors = [235, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 1378, mk = 1331, k = 4}, at_most = {k = 5, n = 2, mn = 154993}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, mk = 1331, k = 2, mn = 154994}, at_most = {k = 5, n = 2}, kernels = [
    "panel_14x16x8192", "block_14x16x8192"
  ], factors = [248, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 3}, at_most = {k = 5, n = 4, m = 129578, mk = 1134}, kernels = [
    "panel_14x16x8192"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 3, mk = 1135}, at_most = {k = 5, n = 4, m = 129578, nk = 4}, kernels = [
    "panel_14x16x8192"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 3, mk = 1135, nk = 5}, at_most = {k = 5, n = 4, m = 129578}, kernels = [
    "panel_14x16x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 129579, n = 3}, at_most = {k = 5, n = 4}, kernels = [
    "panel_14x16x8192", "block_14x16x8192", "block_6x64x256"
  ], factors = [266, 233, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 6}, at_most = {k = 8, n = 2, m = 221}, kernels = [
    "dot_narrow_14x2x6144", "block_14x16x8192"
  ], factors = [257, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 222, k = 6}, at_most = {k = 8, n = 2}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 6, n = 3}, at_most = {k = 7, n = 4}, kernels = [
    "panel_14x16x8192"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 8, n = 3}, at_most = {k = 8, n = 4}, kernels = [
    "panel_14x16x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9}, at_most = {k = 20, n = 2, mn = 917295, mk = 1728}, kernels = [
    "block_14x16x8192"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, mk = 1729}, at_most = {k = 20, n = 2, mn = 917295, mk = 7657}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 21}, at_most = {k = 40, n = 2, mn = 917295, mk = 7657}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, mk = 7658}, at_most = {k = 11, n = 2, mn = 917295}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 12, mk = 7658}, at_most = {k = 21, n = 2, mn = 917295, mk = 9013677, mnk = 25415}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 22, mk = 7658}, at_most = {k = 40, n = 2, mn = 917295, mk = 9013677, mnk = 25415}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 12, mk = 7658, mnk = 25416}, at_most = {k = 40, n = 2, mn = 917295, mk = 9013677}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 12, mk = 9013678}, at_most = {k = 40, n = 2, mn = 917295}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [225, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, mn = 917296}, at_most = {k = 40, n = 2, mk = 23388959}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072", "block_14x16x8192", "tall_14x16x8192"
  ], factors = [245, 153, 176, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, mn = 917296, mk = 23388960}, at_most = {k = 40, n = 2}, kernels = [
    "panel_14x16x8192", "block_14x16x8192", "tall_14x16x8192"
  ], factors = [193, 181, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, n = 3}, at_most = {k = 12, n = 4, mn = 314344}, kernels = [
    "block_14x16x8192"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 13, n = 3}, at_most = {k = 25, n = 4, mn = 314344}, kernels = [
    "dot_narrow_6x4x3072", "block_14x16x8192"
  ], factors = [182, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, n = 3, mn = 314345}, at_most = {k = 25, n = 4, mn = 1088457}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072"
  ], factors = [203, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 9, n = 3, mn = 1088458}, at_most = {k = 25, n = 4}, kernels = [
    "panel_14x16x8192"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 26, n = 3}, at_most = {k = 40, n = 4, m = 273162, k_even = 4}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, k = 26, n = 3, k_even = 5}, at_most = {k = 40, n = 4, m = 273162}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 273163, k = 26, n = 3}, at_most = {k = 40, n = 4}, kernels = [
    "panel_14x16x8192", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [192, 249, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5}, at_most = {k = 4, n = 16, mn = 292210, m = 357}, kernels = [
    "panel_14x16x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, k = 5}, at_most = {k = 10, n = 16, mn = 759, m = 357}, kernels = [
    "panel_14x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, k = 5, mn = 760}, at_most = {k = 10, n = 16, mn = 292210, m = 357}, kernels = [
    "block_14x16x8192"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 358, n = 5}, at_most = {k = 2, n = 16, mn = 292210}, kernels = [
    "panel_14x16x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 358, n = 5, k = 3}, at_most = {k = 10, n = 6, mn = 292210, nk = 42}, kernels = [
    "panel_14x16x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 358, n = 7, k = 3}, at_most = {k = 10, n = 16, mn = 292210, nk = 42}, kernels = [
    "panel_14x16x8192"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 358, n = 5, k = 3, nk = 43}, at_most = {k = 10, n = 16, mn = 292210}, kernels = [
    "panel_14x16x8192"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, k = 11}, at_most = {k = 23, n = 5, mn = 292210}, kernels = [
    "block_14x16x8192"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 6, k = 11}, at_most = {k = 23, n = 8, mn = 292210, mnk = 12285}, kernels = [
    "panel_14x16x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 6, k = 11, mnk = 12286}, at_most = {k = 23, n = 7, mn = 292210}, kernels = [
    "panel_14x16x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 8, k = 11, mnk = 12286}, at_most = {k = 23, n = 8, mn = 292210}, kernels = [
    "panel_14x16x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, k = 24}, at_most = {k = 40, n = 8, mn = 292210, mnk = 817966, k_even = 4}, kernels = [
    "panel_14x16x8192"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, k = 24, k_even = 5}, at_most = {k = 40, n = 8, mn = 292210, mnk = 817966}, kernels = [
    "panel_14x16x8192", "dot_narrow_3x8x1536"
  ], factors = [224, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, k = 24, mnk = 817967}, at_most = {k = 40, n = 8, mn = 292210}, kernels = [
    "panel_14x16x8192"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 9, k = 11}, at_most = {k = 40, n = 15, mn = 292210, mnk = 56879, mk = 1253}, kernels = [
    "block_14x16x8192"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 9, k = 11, mk = 1254}, at_most = {k = 40, n = 15, mn = 292210, mnk = 56879}, kernels = [
    "block_14x16x8192"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 9, k = 11, mnk = 56880}, at_most = {k = 15, n = 15, mn = 292210}, kernels = [
    "block_14x16x8192"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 9, k = 16, mnk = 56880}, at_most = {k = 40, n = 10, mn = 292210}, kernels = [
    "panel_14x16x8192"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 11, k = 16, mnk = 56880}, at_most = {k = 40, n = 15, mn = 292210}, kernels = [
    "panel_14x16x8192"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 16, k = 11}, at_most = {k = 28, n = 16, mn = 292210, mk = 5792}, kernels = [
    "block_14x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 16, k = 11, mk = 5793}, at_most = {k = 28, n = 16, mn = 292210}, kernels = [
    "block_14x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 16, k = 29}, at_most = {k = 40, n = 16, mn = 292210}, kernels = [
    "block_14x16x8192"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, mn = 292211}, at_most = {k = 12, n = 6, mn = 2977286}, kernels = [
    "panel_14x16x8192", "block_14x16x8192"
  ], factors = [267, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, mn = 2977287}, at_most = {k = 12, n = 6}, kernels = [
    "block_14x16x8192", "block_6x64x256"
  ], factors = [250, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 7, mn = 292211}, at_most = {k = 12, n = 15, nk = 17}, kernels = [
    "panel_14x16x8192", "panel_3x128x1024", "block_14x16x8192", "block_6x64x256"
  ], factors = [301, 315, 265, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 7, mn = 292211, nk = 18}, at_most = {k = 5, n = 15}, kernels = [
    "block_6x64x256"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 7, mn = 292211, nk = 18, k = 6}, at_most = {k = 12, n = 15}, kernels = [
    "panel_14x16x8192", "block_14x16x8192", "block_6x64x256"
  ], factors = [261, 244, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 16, mn = 292211}, at_most = {k = 12, n = 16}, kernels = [
    "block_14x16x8192", "block_6x64x256"
  ], factors = [275, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, mn = 292211, k = 13}, at_most = {k = 40, n = 6, mn = 3065810}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072", "tall_14x16x8192"
  ], factors = [208, 169, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 7, mn = 292211, k = 13}, at_most = {k = 26, n = 10, mn = 3065810}, kernels = [
    "panel_14x16x8192"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 7, mn = 292211, k = 27}, at_most = {k = 40, n = 10, mn = 3065810, nk = 278}, kernels = [
    "panel_14x16x8192", "block_14x16x8192"
  ], factors = [203, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 7, mn = 292211, k = 27, nk = 279}, at_most = {k = 40, n = 10, mn = 3065810}, kernels = [
    "panel_14x16x8192"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 5, mn = 3065811, k = 13}, at_most = {k = 40, n = 10}, kernels = [
    "panel_14x16x8192", "panel_3x64x256", "panel_6x64x256", "block_6x64x256", "tall_3x64x256"
  ], factors = [283, 306, 307, 307, 320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 11, mn = 292211, k = 13}, at_most = {k = 40, n = 12}, kernels = [
    "panel_14x16x8192", "block_14x16x8192", "block_6x64x256"
  ], factors = [208, 200, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 13, mn = 292211, k = 13}, at_most = {k = 40, n = 16}, kernels = [
    "panel_14x16x8192", "block_slab_6x64x2048", "block_14x16x8192", "block_6x64x256"
  ], factors = [214, 263, 215, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41}, at_most = {k = 52, n = 2, mk = 169}, kernels = [
    "panel_14x16x8192"
  ], factors = [148]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 53}, at_most = {k = 191, n = 2, mk = 169}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [129]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, mk = 170}, at_most = {k = 191, n = 2, mk = 11489, m = 10}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [120]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, mk = 170, m = 11}, at_most = {k = 191, n = 2, mk = 11489}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, mk = 11490}, at_most = {k = 191, n = 2, mk = 8137433}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, mk = 8137434}, at_most = {k = 191, n = 2, mk = 10979024}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [223, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, mk = 10979025}, at_most = {k = 191, n = 2, m = 202296}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [191, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, mk = 10979025, m = 202297}, at_most = {k = 191, n = 2, m = 328218}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [222, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, mk = 10979025, m = 328219}, at_most = {k = 191, n = 2}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "tall_3x128x1024"
  ], factors = [229, 191, 194, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 3}, at_most = {k = 191, n = 5, mn = 822453, mk = 252}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [135]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 3, mk = 253}, at_most = {k = 191, n = 4, mn = 822453, m = 16}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [136]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 3, mk = 253, m = 17}, at_most = {k = 60, n = 4, mn = 822453}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 3, mk = 253, m = 17}, at_most = {k = 191, n = 4, mn = 822453}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 5, mk = 253}, at_most = {k = 191, n = 5, mn = 822453, nk = 357}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [127, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 5, mk = 253, nk = 358}, at_most = {k = 155, n = 5, mn = 822453}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [253, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 156, n = 5, mk = 253, nk = 358}, at_most = {k = 191, n = 5, mn = 822453}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [244, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 3, mn = 822454}, at_most = {k = 191, n = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "tall_3x128x1024"
  ], factors = [193, 203, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 5, mn = 822454}, at_most = {k = 191, n = 5}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536", "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [171, 223, 173, 192, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 6}, at_most = {k = 58, n = 10, mn = 1153, m = 12}, kernels = [
    "panel_14x16x8192"
  ], factors = [162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 6}, at_most = {k = 111, n = 10, mn = 1153, m = 12}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [149]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 11}, at_most = {k = 111, n = 14, mn = 1153, m = 12, mk = 513}, kernels = [
    "panel_14x16x8192"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 15}, at_most = {k = 111, n = 16, mn = 1153, m = 12, mk = 513}, kernels = [
    "panel_14x16x8192"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 11, mk = 514}, at_most = {k = 111, n = 16, mn = 1153, m = 12}, kernels = [
    "panel_14x16x8192"
  ], factors = [193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 6, m = 13}, at_most = {k = 58, n = 8, mn = 1153}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072"
  ], factors = [209, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 6, m = 13}, at_most = {k = 111, n = 6, mn = 1153}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 7, m = 13}, at_most = {k = 111, n = 8, mn = 1153, mk = 2155}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, n = 7, m = 13, mk = 2156}, at_most = {k = 111, n = 8, mn = 1153}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 9, m = 13}, at_most = {k = 111, n = 12, mn = 469}, kernels = [
    "panel_14x16x8192", "dot_narrow_5x5x2432"
  ], factors = [219, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 9, m = 13, mn = 470}, at_most = {k = 111, n = 12, mn = 1153}, kernels = [
    "panel_14x16x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 13, m = 13}, at_most = {k = 111, n = 16, mn = 1153, m = 32}, kernels = [
    "panel_14x16x8192"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 13, m = 33}, at_most = {k = 111, n = 16, mn = 1153}, kernels = [
    "panel_14x16x8192"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 6}, at_most = {k = 191, n = 8, mn = 1153, m = 9}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 6, m = 10}, at_most = {k = 191, n = 6, mn = 1153}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 7, m = 10}, at_most = {k = 191, n = 8, mn = 1153}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 9}, at_most = {k = 191, n = 12, mn = 238, m = 13}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 9, m = 14}, at_most = {k = 191, n = 12, mn = 238}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [217, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 9, mn = 239}, at_most = {k = 191, n = 12, mn = 1153}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 13}, at_most = {k = 191, n = 16, mn = 1153, m = 8}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 13, m = 9}, at_most = {k = 191, n = 16, mn = 1153, mnk = 45942}, kernels = [
    "panel_14x16x8192", "dot_narrow_5x5x2432"
  ], factors = [214, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 112, n = 13, m = 9, mnk = 45943}, at_most = {k = 191, n = 16, mn = 1153}, kernels = [
    "panel_14x16x8192"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 6, mn = 1154}, at_most = {k = 101, n = 8, mk = 637756, k_even = 4}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072"
  ], factors = [217, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 6, mn = 1154, mk = 637757}, at_most = {k = 101, n = 8, mk = 8917749, k_even = 4}, kernels = [
    "panel_14x16x8192", "block_14x16x8192"
  ], factors = [197, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 102, n = 6, mn = 1154}, at_most = {k = 191, n = 8, mk = 8917749, k_even = 4, m = 1207}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [194, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 102, n = 6, mn = 1154, m = 1208}, at_most = {k = 191, n = 8, mk = 8917749, k_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "tall_14x16x8192"
  ], factors = [206, 206, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 6, mn = 1154, k_even = 5}, at_most = {k = 191, n = 8, mk = 8917749, nk = 627, m = 5792}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536", "block_6x64x256"
  ], factors = [149, 205, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 6, mn = 1154, k_even = 5, m = 5793}, at_most = {k = 191, n = 8, mk = 8917749, nk = 627}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [151, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 6, mn = 1154, k_even = 5, nk = 628}, at_most = {k = 191, n = 8, mk = 8917749}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [170, 192, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 6, mn = 1154, mk = 8917750}, at_most = {k = 112, n = 8}, kernels = [
    "panel_14x16x8192", "dot_narrow_4x6x2048", "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [199, 255, 213, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 6, mn = 1154, mk = 8917750}, at_most = {k = 191, n = 8, mn = 972688}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536", "tall_14x16x8192"
  ], factors = [223, 238, 211, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 113, n = 6, mn = 972689, mk = 8917750}, at_most = {k = 191, n = 8}, kernels = [
    "dot_narrow_4x6x2048", "tall_3x128x1024"
  ], factors = [223, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 9, mn = 1154}, at_most = {k = 62, n = 11, mn = 89787}, kernels = [
    "panel_14x16x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, n = 9, mn = 1154}, at_most = {k = 76, n = 11, mn = 89787}, kernels = [
    "panel_14x16x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 9, mn = 89788}, at_most = {k = 76, n = 11, mn = 1025485}, kernels = [
    "panel_14x16x8192"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 9, mn = 1025486}, at_most = {k = 76, n = 11}, kernels = [
    "panel_14x16x8192", "tall_14x16x8192"
  ], factors = [218, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 12, mn = 1154}, at_most = {k = 60, n = 16, n_even = 4}, kernels = [
    "panel_14x16x8192"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 12, mn = 1154}, at_most = {k = 76, n = 16, n_even = 4, mnk = 2695649}, kernels = [
    "panel_14x16x8192"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 61, n = 12, mn = 1154, mnk = 2695650}, at_most = {k = 76, n = 16, n_even = 4}, kernels = [
    "panel_14x16x8192", "block_14x16x8192", "tall_14x16x8192"
  ], factors = [218, 214, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 41, n = 12, mn = 1154, n_even = 5}, at_most = {k = 76, n = 16}, kernels = [
    "panel_14x16x8192"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 9, mn = 1154}, at_most = {k = 118, n = 12, mn = 86189}, kernels = [
    "panel_14x16x8192"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 119, n = 9, mn = 1154}, at_most = {k = 191, n = 12, mn = 2315}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072", "dot_narrow_5x5x2432"
  ], factors = [217, 177, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 119, n = 9, mn = 2316}, at_most = {k = 191, n = 12, mn = 86189}, kernels = [
    "panel_14x16x8192", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [217, 243, 260, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 13, mn = 1154}, at_most = {k = 191, n = 16, mn = 86189, n_even = 4}, kernels = [
    "panel_14x16x8192"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 13, mn = 1154, n_even = 5}, at_most = {k = 191, n = 16, mn = 86189}, kernels = [
    "panel_14x16x8192"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 9, mn = 86190}, at_most = {k = 122, n = 12, mk = 16358133, mn = 740972}, kernels = [
    "panel_14x16x8192"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, n = 9, mn = 86190}, at_most = {k = 191, n = 12, mk = 16358133, mn = 740972}, kernels = [
    "block_14x16x8192", "tall_14x16x8192"
  ], factors = [186, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 9, mn = 740973}, at_most = {k = 191, n = 12, mk = 16358133}, kernels = [
    "panel_14x16x8192", "tall_14x16x8192"
  ], factors = [208, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 13, mn = 86190}, at_most = {k = 191, n = 16, mk = 5778792, nk = 1942}, kernels = [
    "panel_14x16x8192"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 13, mn = 86190, mk = 5778793}, at_most = {k = 191, n = 16, mk = 16358133, nk = 1942}, kernels = [
    "panel_14x16x8192", "tall_14x16x8192"
  ], factors = [231, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 13, mn = 86190, nk = 1943}, at_most = {k = 191, n = 16, mk = 16358133, mn = 991511}, kernels = [
    "panel_14x16x8192", "block_14x16x8192"
  ], factors = [193, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 13, mn = 991512, nk = 1943}, at_most = {k = 191, n = 16, mk = 16358133}, kernels = [
    "tall_14x16x8192"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 9, mn = 86190, mk = 16358134}, at_most = {k = 191, n = 9}, kernels = [
    "tall_14x16x8192", "tall_3x64x256", "tall_3x128x1024"
  ], factors = [216, 260, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 77, n = 10, mn = 86190, mk = 16358134}, at_most = {k = 191, n = 16}, kernels = [
    "tall_14x16x8192"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {k = 16, n = 32, m = 27, mnk = 444}, kernels = [
    "block_10x32x4096"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 445}, at_most = {k = 16, n = 32, m = 27, nk = 204}, kernels = [
    "block_10x32x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mnk = 445, nk = 205}, at_most = {k = 16, n = 32, m = 27}, kernels = [
    "block_10x32x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 28}, at_most = {k = 16, n = 32, m = 32}, kernels = [
    "panel_10x32x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 33}, at_most = {k = 16, n = 32, m = 45}, kernels = [
    "block_10x32x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 46}, at_most = {k = 16, n = 32, m = 51}, kernels = [
    "block_10x32x4096"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 52}, at_most = {k = 16, n = 32, m = 111}, kernels = [
    "block_10x32x4096"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {k = 16, n = 48, m = 111, mn = 1597}, kernels = [
    "panel_6x64x256"
  ], factors = [329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49}, at_most = {k = 16, n = 90, m = 111, mn = 1597, mk = 24}, kernels = [
    "panel_6x64x256"
  ], factors = [365]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 25}, at_most = {k = 16, n = 90, m = 7, mn = 1597}, kernels = [
    "panel_6x64x256"
  ], factors = [336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mk = 25, m = 8}, at_most = {k = 16, n = 90, m = 111, mn = 1597}, kernels = [
    "panel_6x64x256"
  ], factors = [310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1598}, at_most = {k = 16, n = 64, m = 111, mk = 144}, kernels = [
    "panel_6x64x256"
  ], factors = [351]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mn = 1598}, at_most = {k = 16, n = 90, m = 111, mk = 144}, kernels = [
    "panel_6x64x256"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1598, mk = 145}, at_most = {k = 7, n = 48, m = 111}, kernels = [
    "block_6x64x256"
  ], factors = [324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 1598, mk = 145, k = 8}, at_most = {k = 16, n = 48, m = 111}, kernels = [
    "block_6x64x256"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 1598, mk = 145}, at_most = {k = 16, n = 65, m = 111, mnk = 23584}, kernels = [
    "panel_6x64x256"
  ], factors = [310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, mn = 1598, mk = 145, mnk = 23585}, at_most = {k = 16, n = 65, m = 111}, kernels = [
    "panel_6x64x256"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 66, mn = 1598, mk = 145}, at_most = {k = 16, n = 90, m = 111}, kernels = [
    "block_6x64x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 112}, at_most = {k = 16, n = 32, mn = 430813, nk = 196, m = 293}, kernels = [
    "block_10x32x4096"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 294}, at_most = {k = 16, n = 32, mn = 430813, nk = 196, n_even = 4}, kernels = [
    "block_10x32x4096"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 294, n_even = 5}, at_most = {k = 16, n = 32, mn = 430813, nk = 196}, kernels = [
    "block_6x64x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 112, nk = 197}, at_most = {k = 16, n = 32, mn = 430813, n_even = 4}, kernels = [
    "block_10x32x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 112, nk = 197, n_even = 5}, at_most = {k = 16, n = 32, mn = 430813}, kernels = [
    "block_10x32x4096"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 112, mn = 430814}, at_most = {k = 9, n = 32, m = 280658}, kernels = [
    "panel_10x32x4096", "panel_6x64x256", "block_6x64x256"
  ], factors = [314, 282, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 280659, mn = 430814}, at_most = {k = 9, n = 32}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [333, 362]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 112, mn = 430814, k = 10}, at_most = {k = 16, n = 32}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [291, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 112}, at_most = {k = 16, n = 64, nk = 200, n_even = 8}, kernels = [
    "panel_6x64x256"
  ], factors = [363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 112, n_even = 9}, at_most = {k = 16, n = 64, nk = 90}, kernels = [
    "block_6x64x256"
  ], factors = [400]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 112, n_even = 9, nk = 91}, at_most = {k = 16, n = 64, nk = 200}, kernels = [
    "block_6x64x256"
  ], factors = [371]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 112}, at_most = {k = 16, n = 90, nk = 200}, kernels = [
    "panel_6x64x256"
  ], factors = [358]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 112, nk = 201}, at_most = {k = 5, n = 64, mk = 137688}, kernels = [
    "block_6x64x256"
  ], factors = [320]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 112, nk = 201, k = 6}, at_most = {k = 10, n = 64, mk = 137688}, kernels = [
    "panel_6x64x256"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 112, nk = 201}, at_most = {k = 8, n = 90, mk = 137688}, kernels = [
    "panel_6x64x256"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 112, nk = 201, k = 9}, at_most = {k = 10, n = 90, mk = 137688}, kernels = [
    "panel_6x64x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 112, nk = 201, k = 11}, at_most = {k = 16, n = 48, mk = 137688}, kernels = [
    "panel_6x64x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 112, nk = 201, k = 11}, at_most = {k = 16, n = 64, mk = 137688}, kernels = [
    "panel_6x64x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 112, nk = 201, k = 11}, at_most = {k = 16, n = 90, mk = 137688}, kernels = [
    "panel_6x64x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 112, nk = 201, mk = 137689}, at_most = {k = 16, n = 64, n_even = 8}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [475, 475]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, m = 112, nk = 201, mk = 137689, n_even = 9}, at_most = {k = 16, n = 64}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [356, 367]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, m = 112, nk = 201, mk = 137689}, at_most = {k = 16, n = 90}, kernels = [
    "panel_6x64x256", "panel_3x128x1024", "tall_3x128x1024"
  ], factors = [324, 429, 414]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91}, at_most = {k = 5, n_even = 724, m = 5, mk = 32, n = 156}, kernels = [
    "panel_3x128x1024"
  ], factors = [408]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 6}, at_most = {k = 5, n_even = 724, m = 41, mk = 32, n = 156}, kernels = [
    "panel_6x64x256"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157}, at_most = {k = 5, n_even = 128, m = 41, mk = 32, n = 429}, kernels = [
    "panel_3x128x1024"
  ], factors = [372]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 157, n_even = 129}, at_most = {k = 5, n_even = 724, m = 41, mk = 32, n = 429}, kernels = [
    "block_slab_1x256x256"
  ], factors = [529]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 430}, at_most = {k = 5, n_even = 724, m = 41, mk = 10}, kernels = [
    "block_slab_1x256x256"
  ], factors = [584]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 430, mk = 11}, at_most = {k = 5, n_even = 724, m = 41, mk = 32, n = 572}, kernels = [
    "block_slab_1x256x256"
  ], factors = [519]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 573, mk = 11}, at_most = {k = 5, n_even = 724, m = 41, mk = 32, nk = 1698}, kernels = [
    "panel_3x128x1024"
  ], factors = [420]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 573, mk = 11, nk = 1699}, at_most = {k = 5, n_even = 724, m = 41, mk = 32}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [387, 464]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 33}, at_most = {k = 5, n_even = 724, m = 41, mn = 2997}, kernels = [
    "panel_6x64x256"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 33, mn = 2998}, at_most = {k = 5, n_even = 724, m = 41, mn = 10850, mk = 77}, kernels = [
    "panel_6x64x256"
  ], factors = [341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 78, mn = 2998}, at_most = {k = 5, n_even = 724, m = 41, mn = 10850}, kernels = [
    "panel_6x64x256"
  ], factors = [323]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 33, mn = 10851}, at_most = {k = 5, n_even = 724, m = 28}, kernels = [
    "panel_6x64x256", "panel_3x128x1024"
  ], factors = [339, 391]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, mk = 33, mn = 10851, m = 29}, at_most = {k = 5, n_even = 724, m = 41}, kernels = [
    "panel_6x64x256", "panel_3x128x1024"
  ], factors = [355, 414]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42}, at_most = {k = 1, n_even = 724, n = 334, mn = 28377}, kernels = [
    "panel_6x64x256"
  ], factors = [385]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, mn = 28378}, at_most = {k = 1, n_even = 724, n = 125}, kernels = [
    "panel_6x64x256"
  ], factors = [425]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 126, m = 42, mn = 28378}, at_most = {k = 1, n_even = 724, n = 334, m = 1980}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [433, 440]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 126, m = 1981, mn = 28378}, at_most = {k = 1, n_even = 724, n = 334}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [360, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 335, m = 42}, at_most = {k = 1, n_even = 362, mn = 807460, mk = 78}, kernels = [
    "panel_6x64x256", "panel_3x128x1024"
  ], factors = [383, 475]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 335, m = 42, mk = 79}, at_most = {k = 1, n_even = 362, mn = 807460}, kernels = [
    "panel_6x64x256"
  ], factors = [417]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 335, m = 42, mn = 807461}, at_most = {k = 1, n_even = 362, mnk = 9357390}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [339, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 335, m = 42, mn = 807461, mnk = 9357391}, at_most = {k = 1, n_even = 362}, kernels = [
    "panel_6x64x256", "panel_3x128x1024", "block_slab_3x128x1024", "block_6x64x256"
  ], factors = [425, 471, 435, 414]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 335, m = 42, n_even = 363}, at_most = {k = 1, n_even = 724}, kernels = [
    "panel_6x64x256", "panel_3x128x1024", "block_6x64x256", "tall_3x128x1024"
  ], factors = [297, 355, 284, 357]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 2}, at_most = {k = 2, n_even = 4, mnk = 20687481, mn = 27447}, kernels = [
    "panel_6x64x256"
  ], factors = [367]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 2, mn = 27448}, at_most = {k = 2, n_even = 4, mnk = 20687481, n = 687}, kernels = [
    "panel_6x64x256"
  ], factors = [384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 688, m = 42, k = 2, mn = 27448}, at_most = {k = 2, n_even = 4, mnk = 20687481}, kernels = [
    "panel_6x64x256"
  ], factors = [407]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 2, n_even = 5}, at_most = {k = 2, n_even = 362, mnk = 20687481, mk = 701}, kernels = [
    "panel_6x64x256"
  ], factors = [373]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 2, n_even = 5, mk = 702}, at_most = {k = 2, n_even = 362, mnk = 20687481}, kernels = [
    "panel_6x64x256"
  ], factors = [342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 2, mnk = 20687482}, at_most = {k = 2, n_even = 362}, kernels = [
    "panel_6x64x256", "block_slab_3x128x1024", "block_6x64x256"
  ], factors = [436, 377, 431]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 2, n_even = 363}, at_most = {k = 2, n_even = 724}, kernels = [
    "panel_6x64x256", "panel_3x128x1024", "block_6x64x256"
  ], factors = [301, 360, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 3}, at_most = {k = 5, n_even = 724, mn = 29143, m = 129}, kernels = [
    "panel_6x64x256"
  ], factors = [340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 3, mn = 29144}, at_most = {k = 5, n_even = 724, mn = 588261, m = 129}, kernels = [
    "panel_6x64x256"
  ], factors = [343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 130, k = 3}, at_most = {k = 4, n_even = 724, mn = 588261}, kernels = [
    "panel_6x64x256"
  ], factors = [366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 130, k = 5}, at_most = {k = 5, n_even = 724, mn = 588261, mk = 1431}, kernels = [
    "panel_6x64x256"
  ], factors = [321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 130, k = 5, mk = 1432}, at_most = {k = 5, n_even = 724, mn = 588261}, kernels = [
    "panel_6x64x256"
  ], factors = [345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 3, mn = 588262}, at_most = {k = 4, n_even = 128, mn = 12125323}, kernels = [
    "panel_3x64x256", "panel_6x64x256"
  ], factors = [381, 380]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 5, mn = 588262}, at_most = {k = 5, n_even = 128, mn = 12125323}, kernels = [
    "panel_6x64x256"
  ], factors = [361]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 3, mn = 588262, n_even = 129}, at_most = {k = 5, n_even = 724, mn = 12125323}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [322, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, m = 42, k = 3, mn = 12125324}, at_most = {k = 5, n_even = 724}, kernels = [
    "panel_6x64x256", "panel_3x128x1024", "block_slab_3x128x1024", "block_slab_1x256x256", "block_6x64x256",
    "tall_3x128x1024"
  ], factors = [484, 475, 437, 420, 487, 473]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6}, at_most = {k = 16, n_even = 724, mk = 42, n = 217}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [389, 397]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 218, k = 6}, at_most = {k = 16, n_even = 724, mk = 20}, kernels = [
    "block_slab_1x256x256"
  ], factors = [468]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 218, k = 6, mk = 21}, at_most = {k = 16, n_even = 724, mk = 42}, kernels = [
    "panel_3x128x1024"
  ], factors = [359]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43}, at_most = {k = 16, n_even = 724, m = 37, n = 225, nk = 1184}, kernels = [
    "panel_6x64x256"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, nk = 1185}, at_most = {k = 16, n_even = 724, m = 11, n = 225, nk = 1948}, kernels = [
    "block_6x64x256"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, nk = 1949}, at_most = {k = 16, n_even = 724, m = 11, n = 225}, kernels = [
    "panel_3x64x256"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, nk = 1185, m = 12}, at_most = {k = 16, n_even = 724, m = 37, n = 225}, kernels = [
    "panel_6x64x256"
  ], factors = [278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 226, k = 6, mk = 43}, at_most = {k = 16, n_even = 724, m = 37, mk = 129}, kernels = [
    "panel_6x64x256", "panel_3x128x1024"
  ], factors = [292, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 226, k = 6, mk = 130}, at_most = {k = 10, n_even = 724, m = 37, mn = 37420}, kernels = [
    "panel_6x64x256"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 226, k = 11, mk = 130}, at_most = {k = 16, n_even = 724, m = 17, mn = 37420}, kernels = [
    "panel_3x64x256"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 226, k = 11, mk = 130, m = 18}, at_most = {k = 16, n_even = 724, m = 37, mn = 37420}, kernels = [
    "panel_6x64x256"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 226, k = 6, mk = 130, mn = 37421}, at_most = {k = 16, n_even = 724, m = 37}, kernels = [
    "panel_6x64x256"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, m = 38}, at_most = {k = 11, n_even = 724, mn = 690000, mk = 616, n = 908}, kernels = [
    "panel_6x64x256"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 909, k = 6, mk = 43, m = 38}, at_most = {k = 11, n_even = 724, mn = 690000, mk = 616}, kernels = [
    "panel_6x64x256", "panel_3x128x1024", "block_6x64x256"
  ], factors = [305, 338, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 617, m = 38}, at_most = {k = 9, n_even = 724, mn = 690000, n = 510}, kernels = [
    "panel_6x64x256"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 10, mk = 617, m = 38}, at_most = {k = 11, n_even = 724, mn = 690000, n = 510}, kernels = [
    "panel_6x64x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 511, k = 6, mk = 617, m = 38}, at_most = {k = 11, n_even = 128, mn = 690000}, kernels = [
    "panel_6x64x256"
  ], factors = [291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 511, k = 6, mk = 617, m = 38, n_even = 129}, at_most = {k = 11, n_even = 724, mn = 690000}, kernels = [
    "block_6x64x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 12, mk = 43, m = 38}, at_most = {k = 16, n_even = 362, mn = 690000, n = 1266}, kernels = [
    "panel_6x64x256"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1267, k = 12, mk = 43, m = 38}, at_most = {k = 16, n_even = 362, mn = 690000}, kernels = [
    "panel_6x64x256"
  ], factors = [277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 12, mk = 43, m = 38, n_even = 363}, at_most = {k = 16, n_even = 724, mn = 690000}, kernels = [
    "panel_3x64x256", "block_6x64x256"
  ], factors = [243, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, m = 38, mn = 690001}, at_most = {k = 16, n_even = 362, mn = 12357280, mnk = 41381117}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [329, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, m = 38, mn = 690001, n_even = 363}, at_most = {k = 16, n_even = 724, mn = 12357280, mnk = 41381117}, kernels = [
    "panel_3x64x256", "block_6x64x256"
  ], factors = [231, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, m = 38, mn = 690001, mnk = 41381118}, at_most = {k = 12, n_even = 724, mn = 12357280}, kernels = [
    "panel_6x64x256"
  ], factors = [422]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 13, mk = 43, m = 38, mn = 690001, mnk = 41381118}, at_most = {k = 16, n_even = 724, mn = 12357280}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [470, 461]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, m = 38, mn = 12357281}, at_most = {k = 16, n_even = 724, mn = 16416998}, kernels = [
    "panel_3x64x256", "panel_6x64x256"
  ], factors = [563, 517]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, k = 6, mk = 43, m = 38, mn = 16416999}, at_most = {k = 16, n_even = 724}, kernels = [
    "panel_6x64x256", "block_slab_3x128x1024", "block_6x64x256"
  ], factors = [484, 454, 496]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725}, at_most = {k = 4, mk = 528, n = 1448, mnk = 52454}, kernels = [
    "block_slab_1x256x256"
  ], factors = [474]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, mnk = 52455}, at_most = {k = 4, mk = 528, n = 1448, nk = 2508}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [357, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, mnk = 52455, nk = 2509}, at_most = {k = 4, mk = 528, n = 1448}, kernels = [
    "panel_3x128x1024"
  ], factors = [342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, n_even = 725}, at_most = {k = 1, mk = 528, mnk = 867095}, kernels = [
    "block_slab_1x256x256"
  ], factors = [391]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, n_even = 725, k = 2}, at_most = {k = 2, mk = 528, mnk = 867095}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [336, 354]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, n_even = 725, k = 3}, at_most = {k = 4, mk = 528, mnk = 867095}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [345, 387]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, n_even = 725, mnk = 867096}, at_most = {k = 4, mk = 528}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256", "tall_3x128x1024"
  ], factors = [248, 298, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, mk = 529}, at_most = {k = 4, mn = 728482}, kernels = [
    "panel_3x128x1024", "block_slab_3x128x1024", "block_slab_1x256x256"
  ], factors = [299, 329, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, mk = 529, mn = 728483}, at_most = {k = 4, mn = 7707657, nk = 3547}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256", "tall_3x128x1024"
  ], factors = [222, 284, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, mk = 529, mn = 728483, nk = 3548}, at_most = {k = 4, mn = 7707657}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [255, 343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, mk = 529, mn = 7707658}, at_most = {k = 4, m = 3454}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [268, 396]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, mk = 529, mn = 7707658, m = 3455}, at_most = {k = 4}, kernels = [
    "panel_3x64x256", "panel_3x128x1024", "block_slab_3x128x1024", "block_slab_1x256x256"
  ], factors = [260, 273, 366, 419]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 5}, at_most = {k = 16, mnk = 108287208, mk = 42}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [351, 391]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 5, mk = 43}, at_most = {k = 10, mnk = 108287208, mk = 150}, kernels = [
    "panel_3x128x1024"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 5, mk = 151}, at_most = {k = 10, mnk = 4103202}, kernels = [
    "panel_3x128x1024"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 5, mk = 151, mnk = 4103203}, at_most = {k = 10, mnk = 108287208, mk = 3142}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [180, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 5, mk = 3143, mnk = 4103203}, at_most = {k = 10, mnk = 108287208}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256", "tall_3x128x1024"
  ], factors = [210, 285, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 11, mk = 43}, at_most = {k = 16, mnk = 9503848, nk = 27169}, kernels = [
    "panel_3x64x256", "panel_3x128x1024"
  ], factors = [252, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 11, mk = 43, nk = 27170}, at_most = {k = 16, mnk = 9503848, mk = 886}, kernels = [
    "panel_3x64x256", "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [239, 245, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 11, mk = 887, nk = 27170}, at_most = {k = 16, mnk = 9503848}, kernels = [
    "panel_3x64x256", "panel_3x128x1024", "tall_3x64x256"
  ], factors = [201, 208, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 11, mk = 43, mnk = 9503849}, at_most = {k = 16, mnk = 47335209, n = 1448}, kernels = [
    "panel_3x64x256"
  ], factors = [171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, n_even = 725, k = 11, mk = 43, mnk = 9503849}, at_most = {k = 16, mnk = 47335209}, kernels = [
    "panel_3x64x256", "panel_3x128x1024", "tall_3x128x1024"
  ], factors = [181, 197, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 11, mk = 43, mnk = 47335210}, at_most = {k = 16, mnk = 108287208}, kernels = [
    "panel_3x64x256", "panel_3x128x1024", "block_slab_8x16x4096", "tall_3x128x1024"
  ], factors = [222, 235, 294, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 91, n_even = 725, k = 5, mnk = 108287209}, at_most = {k = 16}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "panel_3x128x1024", "block_slab_6x64x2048", "block_6x64x256",
    "tall_3x128x1024"
  ], factors = [203, 214, 208, 190, 204, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 17}, at_most = {k = 41, n = 32, mn = 341}, kernels = [
    "panel_10x32x4096"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 17, mn = 342}, at_most = {k = 41, n = 32, mn = 1096}, kernels = [
    "panel_10x32x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 42}, at_most = {k = 58, n = 32, mn = 1096, mnk = 17682}, kernels = [
    "panel_10x32x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 42, mnk = 17683}, at_most = {k = 58, n = 32, mn = 1096}, kernels = [
    "panel_10x32x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 59}, at_most = {k = 76, n = 32, mn = 105}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 59, mn = 106}, at_most = {k = 76, n = 20, mn = 1096}, kernels = [
    "panel_10x32x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 59, mn = 106}, at_most = {k = 76, n = 32, mn = 247}, kernels = [
    "panel_10x32x4096"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 59, mn = 248}, at_most = {k = 76, n = 32, mn = 1096}, kernels = [
    "panel_10x32x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 17, mn = 1097}, at_most = {k = 56, n = 31, mn = 257865, m = 113}, kernels = [
    "block_10x32x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 17, mn = 1097, m = 114}, at_most = {k = 56, n = 31, mn = 257865}, kernels = [
    "block_10x32x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 57, mn = 1097}, at_most = {k = 76, n = 31, mn = 257865}, kernels = [
    "panel_10x32x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, k = 17, mn = 1097}, at_most = {k = 76, n = 32, mn = 257865}, kernels = [
    "panel_10x32x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 17, mn = 257866}, at_most = {k = 37, n = 32, m = 154387, mn = 2771535}, kernels = [
    "panel_10x32x4096", "block_10x32x4096", "block_6x64x256"
  ], factors = [305, 300, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 17, mn = 2771536}, at_most = {k = 37, n = 32, m = 154387}, kernels = [
    "block_10x32x4096", "block_6x64x256"
  ], factors = [356, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 17, mn = 257866, m = 154388}, at_most = {k = 37, n = 32}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [282, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 38, mn = 257866}, at_most = {k = 76, n = 32}, kernels = [
    "panel_10x32x4096", "block_10x32x4096", "block_6x64x256"
  ], factors = [278, 272, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 17}, at_most = {k = 76, m = 3, n = 45}, kernels = [
    "panel_6x64x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 46, k = 17}, at_most = {k = 76, m = 3, n = 91}, kernels = [
    "panel_6x64x256"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 92, k = 17}, at_most = {k = 76, m = 3, mk = 66, n = 215}, kernels = [
    "panel_3x128x1024"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 216, k = 17}, at_most = {k = 76, m = 3, mk = 66, mn = 376}, kernels = [
    "panel_3x128x1024"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 216, k = 17, mn = 377}, at_most = {k = 76, m = 3, mk = 49}, kernels = [
    "panel_3x128x1024", "block_slab_1x256x256"
  ], factors = [296, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 216, k = 17, mn = 377, mk = 50}, at_most = {k = 76, m = 3, mk = 66}, kernels = [
    "panel_6x64x256", "panel_3x128x1024"
  ], factors = [285, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 92, k = 17, mk = 67}, at_most = {k = 76, m = 3}, kernels = [
    "panel_6x64x256", "panel_3x128x1024"
  ], factors = [256, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 17, m = 4}, at_most = {k = 28, mn = 10481, nk = 9578, n = 48}, kernels = [
    "panel_6x64x256"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, m = 4}, at_most = {k = 28, mn = 10481, nk = 1142}, kernels = [
    "panel_6x64x256"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, m = 4, nk = 1143}, at_most = {k = 28, mn = 10481, nk = 9578, mk = 198}, kernels = [
    "panel_6x64x256"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, m = 4, nk = 1143, mk = 199}, at_most = {k = 28, mn = 5681, nk = 1940}, kernels = [
    "panel_6x64x256"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, m = 4, nk = 1941, mk = 199}, at_most = {k = 28, mn = 5681, nk = 9578, m = 15}, kernels = [
    "panel_6x64x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, m = 16, nk = 1941, mk = 199}, at_most = {k = 28, mn = 5681, nk = 9578}, kernels = [
    "panel_6x64x256"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 17, m = 4, nk = 1143, mk = 199, mn = 5682}, at_most = {k = 28, mn = 10481, nk = 9578}, kernels = [
    "panel_6x64x256"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 17, m = 4, nk = 9579}, at_most = {k = 28, mn = 10481, mk = 240}, kernels = [
    "panel_3x64x256", "panel_3x128x1024"
  ], factors = [270, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 17, m = 4, nk = 9579, mk = 241}, at_most = {k = 28, mn = 10481}, kernels = [
    "panel_3x64x256"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 17, m = 4, mn = 10482}, at_most = {k = 28, mn = 1083856, n_even = 724, n = 114}, kernels = [
    "panel_6x64x256"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 115, k = 17, m = 4, mn = 10482}, at_most = {k = 28, mn = 1083856, n_even = 724, m = 42}, kernels = [
    "panel_6x64x256"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 115, k = 17, m = 43, mn = 10482}, at_most = {k = 25, mn = 1083856, n_even = 724}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 115, k = 26, m = 43, mn = 10482}, at_most = {k = 28, mn = 1083856, n_even = 724}, kernels = [
    "panel_6x64x256", "tall_3x64x256"
  ], factors = [249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 17, m = 4, mn = 10482, n_even = 725}, at_most = {k = 28, mn = 1083856}, kernels = [
    "panel_3x64x256", "panel_3x128x1024", "block_6x64x256"
  ], factors = [250, 250, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 17, m = 4, mn = 1083857}, at_most = {k = 23, mn = 2507206}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_6x64x256"
  ], factors = [278, 292, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 17, m = 4, mn = 2507207}, at_most = {k = 23}, kernels = [
    "panel_6x64x256", "tall_3x128x1024"
  ], factors = [364, 384]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 24, m = 4, mn = 1083857}, at_most = {k = 28}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [323, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 29, m = 4}, at_most = {k = 55, m = 11, n = 48}, kernels = [
    "panel_6x64x256"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 29, m = 4}, at_most = {k = 55, m = 6, n = 245}, kernels = [
    "panel_6x64x256"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 29, m = 7}, at_most = {k = 55, m = 11, n = 245}, kernels = [
    "panel_6x64x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, k = 29, m = 4}, at_most = {k = 55, m = 6}, kernels = [
    "panel_6x64x256", "panel_3x128x1024"
  ], factors = [255, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 246, k = 29, m = 7}, at_most = {k = 55, m = 11}, kernels = [
    "panel_6x64x256"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 29, m = 12}, at_most = {k = 55, n = 48, mk = 577303}, kernels = [
    "block_6x64x256"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 29, m = 12, mk = 577304}, at_most = {k = 55, n = 48}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [315, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 29, m = 12}, at_most = {k = 55, n = 968, mk = 1189, nk = 8155}, kernels = [
    "panel_6x64x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 29, m = 12, nk = 8156}, at_most = {k = 55, n = 968, mk = 1189}, kernels = [
    "panel_6x64x256"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 29, m = 12, mk = 1190}, at_most = {k = 55, n = 968, mk = 16758}, kernels = [
    "panel_6x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 29, m = 12, mk = 16759}, at_most = {k = 55, n = 968, mn = 516706}, kernels = [
    "panel_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, k = 29, m = 12, mk = 16759, mn = 516707}, at_most = {k = 55, n = 968}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 969, k = 29, m = 12}, at_most = {k = 55, n = 4070}, kernels = [
    "panel_3x64x256", "panel_6x64x256", "block_6x64x256"
  ], factors = [237, 239, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 4071, k = 29, m = 12}, at_most = {k = 55}, kernels = [
    "panel_3x64x256", "block_14x16x8192", "block_6x64x256"
  ], factors = [213, 252, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 56, m = 4}, at_most = {k = 76, mk = 1245, m = 6, n = 1020}, kernels = [
    "panel_6x64x256"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1021, k = 56, m = 4}, at_most = {k = 76, mk = 1245, m = 6}, kernels = [
    "panel_6x64x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 56, m = 7}, at_most = {k = 76, mk = 1245, mnk = 36022}, kernels = [
    "panel_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 56, m = 7, mnk = 36023}, at_most = {k = 76, mk = 1245}, kernels = [
    "panel_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 56, m = 4, mk = 1246}, at_most = {k = 76, n = 47}, kernels = [
    "block_6x64x256"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 48, k = 56, m = 4, mk = 1246}, at_most = {k = 76, n = 58}, kernels = [
    "panel_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 56, m = 4, mk = 1246}, at_most = {k = 76, nk = 21134, n_even = 32}, kernels = [
    "block_6x64x256"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 56, m = 4, mk = 1246, n_even = 33}, at_most = {k = 76, nk = 21134, mk = 370727}, kernels = [
    "panel_6x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 56, m = 4, mk = 370728, n_even = 33}, at_most = {k = 76, nk = 21134}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [224, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 56, m = 4, mk = 1246, nk = 21135}, at_most = {k = 76, mk = 2327}, kernels = [
    "panel_6x64x256"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 56, m = 4, mk = 2328, nk = 21135}, at_most = {k = 76, n_even = 362}, kernels = [
    "panel_6x64x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 56, m = 4, mk = 2328, nk = 21135, n_even = 363}, at_most = {k = 76, mnk = 13025188}, kernels = [
    "panel_6x64x256"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 59, k = 56, m = 4, mk = 2328, nk = 21135, n_even = 363, mnk = 13025189}, at_most = {k = 76}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [215, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77}, at_most = {k = 126, m = 3, nk = 17334}, kernels = [
    "panel_6x64x256"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, nk = 17335}, at_most = {k = 126, m = 3, mk = 180}, kernels = [
    "panel_3x128x1024", "dot_narrow_1x8x1536"
  ], factors = [257, 364]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, nk = 17335, mk = 181}, at_most = {k = 126, m = 3}, kernels = [
    "panel_6x64x256"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 127}, at_most = {k = 191, m = 3, n_even = 362, mnk = 31396}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 127, mnk = 31397}, at_most = {k = 191, m = 3, n_even = 362}, kernels = [
    "panel_3x128x1024", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [266, 220, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 127, n_even = 363}, at_most = {k = 191, m = 3}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [176, 294, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, m = 4}, at_most = {k = 120, m = 12, mn = 415}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [217, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 121, m = 4}, at_most = {k = 191, m = 12, mn = 241}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 121, m = 4, mn = 242}, at_most = {k = 191, m = 12, mn = 415}, kernels = [
    "panel_10x32x4096", "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [215, 221, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, m = 13}, at_most = {k = 191, m = 18, mn = 415}, kernels = [
    "block_10x32x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, m = 4, mn = 416}, at_most = {k = 115, m = 18, mn = 2112, n = 117}, kernels = [
    "panel_6x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 118, k = 77, m = 4, mn = 416}, at_most = {k = 115, m = 18, mn = 2112}, kernels = [
    "panel_6x64x256"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, m = 4, mn = 2113}, at_most = {k = 92, m = 18}, kernels = [
    "panel_6x64x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 93, m = 4, mn = 2113}, at_most = {k = 115, m = 18}, kernels = [
    "panel_6x64x256"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 116, m = 4, mn = 416}, at_most = {k = 191, m = 5}, kernels = [
    "panel_6x64x256", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [225, 235, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 116, m = 6, mn = 416}, at_most = {k = 127, m = 18}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 128, m = 6, mn = 416}, at_most = {k = 191, m = 13, n_even = 128}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 128, m = 14, mn = 416}, at_most = {k = 191, m = 18, n_even = 128}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 128, m = 6, mn = 416, n_even = 129}, at_most = {k = 191, m = 18, n = 1448}, kernels = [
    "panel_6x64x256"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1449, k = 128, m = 6, mn = 416, n_even = 129}, at_most = {k = 191, m = 18}, kernels = [
    "panel_6x64x256", "block_slab_10x32x4096", "block_slab_6x64x2048"
  ], factors = [228, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, m = 19}, at_most = {k = 191, n = 24, mnk = 171879, mn = 607}, kernels = [
    "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [248, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, m = 19, mn = 608}, at_most = {k = 191, n = 24, mnk = 171879}, kernels = [
    "panel_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [236, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, m = 19, mnk = 171880}, at_most = {k = 103, n = 20, m = 5871}, kernels = [
    "panel_10x32x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 104, m = 19, mnk = 171880}, at_most = {k = 191, n = 20, m = 5871}, kernels = [
    "panel_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [238, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 21, k = 77, m = 19, mnk = 171880}, at_most = {k = 191, n = 24, m = 5871}, kernels = [
    "panel_10x32x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 77, m = 5872, mnk = 171880}, at_most = {k = 126, n = 24}, kernels = [
    "panel_10x32x4096", "block_6x64x256", "tall_10x32x4096"
  ], factors = [258, 223, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, k = 127, m = 5872, mnk = 171880}, at_most = {k = 191, n = 24}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "block_6x64x256", "tall_10x32x4096"
  ], factors = [254, 218, 219, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 77, m = 19}, at_most = {k = 191, n = 49, m = 46, mn = 1027}, kernels = [
    "panel_10x32x4096", "panel_6x64x256", "dot_narrow_5x5x2432"
  ], factors = [229, 227, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 77, m = 19, mn = 1028}, at_most = {k = 191, n = 49, m = 46}, kernels = [
    "block_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 77, m = 47}, at_most = {k = 124, n = 32, m = 6864}, kernels = [
    "panel_10x32x4096"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 125, m = 47}, at_most = {k = 191, n = 32, m = 6864}, kernels = [
    "panel_10x32x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 77, m = 6865}, at_most = {k = 191, n = 32, k_even = 32}, kernels = [
    "panel_10x32x4096", "block_10x32x4096", "block_6x64x256"
  ], factors = [264, 256, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 25, k = 77, m = 6865, k_even = 33}, at_most = {k = 191, n = 32}, kernels = [
    "panel_10x32x4096", "block_6x64x256", "tall_10x32x4096"
  ], factors = [262, 235, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 77, m = 47}, at_most = {k = 124, n = 49}, kernels = [
    "block_6x64x256"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, k = 125, m = 47}, at_most = {k = 191, n = 39}, kernels = [
    "panel_14x16x8192", "block_6x64x256"
  ], factors = [231, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, k = 125, m = 47}, at_most = {k = 191, n = 49}, kernels = [
    "panel_14x16x8192", "block_6x64x256"
  ], factors = [255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 77, m = 19}, at_most = {k = 122, n = 87, mn = 2623}, kernels = [
    "panel_6x64x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 77, m = 19, mn = 2624}, at_most = {k = 99, n = 87}, kernels = [
    "panel_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 100, m = 19, mn = 2624}, at_most = {k = 122, n = 87}, kernels = [
    "panel_6x64x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, k = 77, m = 19}, at_most = {k = 122, mk = 4198}, kernels = [
    "panel_6x64x256"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, k = 77, m = 19, mk = 4199}, at_most = {k = 122, m = 1971, n_even = 32, mn = 66298}, kernels = [
    "panel_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, k = 77, m = 19, mk = 4199, mn = 66299}, at_most = {k = 122, m = 1971, n_even = 32, mn = 78217}, kernels = [
    "panel_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, k = 77, m = 19, mk = 4199, mn = 78218}, at_most = {k = 122, m = 1971, n_even = 32}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [238, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, k = 77, m = 19, mk = 4199, n_even = 33}, at_most = {k = 122, m = 1971}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [230, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 88, k = 77, m = 1972, mk = 4199}, at_most = {k = 122}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19}, at_most = {k = 151, mk = 8400, m = 51}, kernels = [
    "panel_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 152, m = 19}, at_most = {k = 191, mk = 8400, m = 51}, kernels = [
    "panel_6x64x256"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 52}, at_most = {k = 191, mk = 8400}, kernels = [
    "panel_6x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19, mk = 8401}, at_most = {k = 191, nk = 24695, mk = 528866, n = 72}, kernels = [
    "panel_6x64x256"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 73, k = 123, m = 19, mk = 8401}, at_most = {k = 191, nk = 24695, mk = 528866, mnk = 6205298}, kernels = [
    "panel_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 73, k = 123, m = 19, mk = 8401, mnk = 6205299}, at_most = {k = 191, nk = 24695, mk = 528866}, kernels = [
    "panel_10x32x4096", "panel_6x64x256"
  ], factors = [254, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19, mk = 528867}, at_most = {k = 191, nk = 24695, n_even = 32}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "block_6x64x256"
  ], factors = [241, 249, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19, mk = 528867, n_even = 33}, at_most = {k = 191, nk = 24695}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [262, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19, mk = 8401, nk = 24696}, at_most = {k = 172, n_even = 32, m = 98}, kernels = [
    "panel_6x64x256", "block_6x64x256"
  ], factors = [234, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 99, mk = 8401, nk = 24696}, at_most = {k = 172, n_even = 32}, kernels = [
    "panel_6x64x256"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 173, m = 19, mk = 8401, nk = 24696}, at_most = {k = 191, n_even = 32}, kernels = [
    "panel_6x64x256"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19, mk = 8401, nk = 24696, n_even = 33}, at_most = {k = 191, n_even = 724}, kernels = [
    "panel_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19, mk = 8401, nk = 24696, n_even = 725}, at_most = {k = 191, mn = 1896018, nk = 148793}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048"
  ], factors = [226, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19, mk = 8401, nk = 148794, n_even = 725}, at_most = {k = 191, mn = 1896018}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048"
  ], factors = [225, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50, k = 123, m = 19, mk = 8401, nk = 24696, n_even = 725, mn = 1896019}, at_most = {k = 191}, kernels = [
    "panel_14x16x8192", "block_slab_6x64x2048", "block_6x64x256"
  ], factors = [276, 247, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192}, at_most = {m = 2, n = 2, mnk = 469356}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [152]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, n = 3}, at_most = {m = 2, n = 4, mnk = 469356}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, mnk = 469357}, at_most = {m = 2, n = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [233, 218, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, n = 5}, at_most = {m = 2, k = 249, mk = 386}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [187, 286, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, n = 5, mk = 387}, at_most = {m = 2, k = 249}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 250, n = 5}, at_most = {m = 1, k = 780, mn = 23}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 250, n = 5, mn = 24}, at_most = {m = 1, k = 780}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 250, n = 5, m = 2}, at_most = {m = 2, k = 780, k_even = 4, mk = 872}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [253, 287, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 250, n = 5, m = 2, mk = 873}, at_most = {m = 2, k = 780, k_even = 4}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 250, n = 5, m = 2, k_even = 5}, at_most = {m = 2, k = 780}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 781, n = 5}, at_most = {m = 2, mnk = 789966}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [263, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 781, n = 5, mnk = 789967}, at_most = {m = 1, mn = 40}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [257, 253, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 781, n = 5, mnk = 789967, mn = 41}, at_most = {m = 1, mn = 2065}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [242, 251, 247, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 781, n = 5, mnk = 789967, mn = 2066}, at_most = {m = 1}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [243, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 781, n = 5, mnk = 789967, m = 2}, at_most = {m = 2, n = 32}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [263, 250, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 781, n = 33, mnk = 789967, m = 2}, at_most = {m = 2}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [277, 268, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 3}, at_most = {m = 3, n = 4, mnk = 570926}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 3, mnk = 570927}, at_most = {m = 3, n = 4}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [229, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 4}, at_most = {m = 4, n = 4, mnk = 21866}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [153]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 4, mnk = 21867}, at_most = {m = 4, n = 2}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 4, mnk = 21867, n = 3}, at_most = {m = 4, n = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 5}, at_most = {m = 6, n = 4, mnk = 94763}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432"
  ], factors = [195, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 5, mnk = 94764}, at_most = {m = 6, n = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432"
  ], factors = [235, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 3, n = 5}, at_most = {m = 3, nk = 12586924, mk = 1889, mnk = 75997}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 3, n = 5, mnk = 75998}, at_most = {m = 3, nk = 12586924, mk = 1889}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 3, n = 5, mk = 1890}, at_most = {m = 3, nk = 12586924, k_even = 4}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 3, n = 5, mk = 1890, k_even = 5}, at_most = {m = 3, nk = 12586924}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 4, n = 5}, at_most = {m = 4, nk = 12586924, k = 359, k_even = 128}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 4, n = 5, k_even = 129}, at_most = {m = 4, nk = 46340, k = 359}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 4, n = 5, k_even = 129, nk = 46341}, at_most = {m = 4, nk = 12586924, k = 359}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 360, m = 4, n = 5}, at_most = {m = 4, nk = 12586924, mn = 69, k_even = 362}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [264, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 360, m = 4, n = 5, mn = 70}, at_most = {m = 4, nk = 12586924, mn = 799, k_even = 362}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 360, m = 4, n = 5, k_even = 363}, at_most = {m = 4, nk = 12586924, mn = 799, mk = 271203, n = 17}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [275, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 360, m = 4, n = 18, k_even = 363}, at_most = {m = 4, nk = 12586924, mn = 799, mk = 271203}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 360, m = 4, n = 5, k_even = 363, mk = 271204}, at_most = {m = 4, nk = 12586924, mn = 799}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [284, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 360, m = 4, n = 5, mn = 800}, at_most = {m = 4, nk = 12586924, k = 2970}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2971, m = 4, n = 5, mn = 800}, at_most = {m = 4, nk = 12586924}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 5, n = 5}, at_most = {m = 5, nk = 12586924, k = 416, n = 81}, kernels = [
    "dot_narrow_5x5x2432"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 5, n = 82}, at_most = {m = 5, nk = 12586924, k = 416}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [260, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 417, m = 5, n = 5}, at_most = {m = 5, nk = 12586924, n = 14}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [194, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 417, m = 5, n = 15}, at_most = {m = 5, nk = 12586924, k_even = 4}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [252, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 417, m = 5, n = 15, k_even = 5}, at_most = {m = 5, nk = 12586924}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [260, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 6, n = 5}, at_most = {m = 6, nk = 12586924, k = 380}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, m = 6, n = 5}, at_most = {m = 6, nk = 12586924, k_even = 4, mn = 122}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [296, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, m = 6, n = 5, mn = 123}, at_most = {m = 6, nk = 12586924, k_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [280, 191, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 381, m = 6, n = 5, k_even = 5}, at_most = {m = 6, nk = 12586924}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [210, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 3, n = 5, nk = 12586925}, at_most = {m = 3, nk = 15064229}, kernels = [
    "dot_narrow_3x8x1536"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 3, n = 5, nk = 15064230}, at_most = {m = 3}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536"
  ], factors = [257, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 4, n = 5, nk = 12586925}, at_most = {m = 5, nk = 16737006}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [270, 235, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 6, n = 5, nk = 12586925}, at_most = {m = 6, nk = 16737006}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [295, 198, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 4, n = 5, nk = 16737007}, at_most = {m = 6}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048", "dot_narrow_1x8x1536"
  ], factors = [271, 244, 229, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7}, at_most = {m = 10, mn = 20}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 21}, at_most = {m = 10, mn = 29}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 30}, at_most = {m = 10, mn = 172, n = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 30, n = 5}, at_most = {m = 10, mn = 172, n = 6}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 30, n = 7}, at_most = {m = 10, mn = 172, k_even = 4}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [267, 241, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 30, n = 7, k_even = 5}, at_most = {m = 10, mn = 172}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [237, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 173}, at_most = {m = 10, mk = 4017, mn = 605, n = 32}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 173, n = 33}, at_most = {m = 10, mk = 4017, mn = 605, n = 45}, kernels = [
    "dot_narrow_5x5x2432"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 173, n = 46}, at_most = {m = 10, mk = 4017, mn = 605}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [205, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 606}, at_most = {m = 10, mk = 4017, k = 253}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x5x2432"
  ], factors = [233, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 254, m = 7, mn = 606}, at_most = {m = 10, mk = 4017, k_even = 4, k = 383}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [243, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 384, m = 7, mn = 606}, at_most = {m = 10, mk = 4017, k_even = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 254, m = 7, mn = 606, k_even = 5}, at_most = {m = 10, mk = 4017}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 173, mk = 4018}, at_most = {m = 8, k_even = 4, mnk = 8089892, mn = 1101}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 1102, mk = 4018}, at_most = {m = 8, k_even = 4, mnk = 8089892}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 173, mk = 4018, mnk = 8089893}, at_most = {m = 8, k_even = 4, mk = 22864}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [219, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 173, mk = 22865, mnk = 8089893}, at_most = {m = 7, k_even = 4, mn = 749}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 750, mk = 22865, mnk = 8089893}, at_most = {m = 7, k_even = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 8, mn = 173, mk = 22865, mnk = 8089893}, at_most = {m = 8, k_even = 4, k = 37551}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 37552, m = 8, mn = 173, mk = 22865, mnk = 8089893}, at_most = {m = 8, k_even = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 173, mk = 4018}, at_most = {m = 10, k_even = 4, n = 167, k = 34702}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [269, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 34703, m = 9, mn = 173, mk = 4018}, at_most = {m = 10, k_even = 4, n = 167}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 173, mk = 4018, n = 168}, at_most = {m = 10, k_even = 4, nk = 22024585, mnk = 93406542, mk = 7772}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [255, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 173, mk = 7773, n = 168}, at_most = {m = 10, k_even = 4, nk = 22024585, mnk = 93406542}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [264, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 173, mk = 4018, n = 168, mnk = 93406543}, at_most = {m = 10, k_even = 4, nk = 22024585}, kernels = [
    "block_slab_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [263, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 173, mk = 4018, n = 168, nk = 22024586}, at_most = {m = 10, k_even = 4}, kernels = [
    "block_slab_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [269, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 173, mk = 4018, k_even = 5}, at_most = {m = 8, k = 37343, nk = 8887800}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [214, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 7, mn = 173, mk = 4018, k_even = 5, nk = 8887801}, at_most = {m = 8, k = 37343}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 173, mk = 4018, k_even = 5}, at_most = {m = 10, k = 37343, mn = 404}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 405, mk = 4018, k_even = 5}, at_most = {m = 10, k = 37343, mk = 6678}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 405, mk = 6679, k_even = 5}, at_most = {m = 10, k = 37343, n_even = 724}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [261, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 9, mn = 405, mk = 6679, k_even = 5, n_even = 725}, at_most = {m = 10, k = 37343}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 37344, m = 7, mn = 173, mk = 4018, k_even = 5}, at_most = {m = 10, n_even = 4, n = 43}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [249, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 37344, m = 7, mn = 173, mk = 4018, k_even = 5, n = 44}, at_most = {m = 10, n_even = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 37344, m = 7, mn = 173, mk = 4018, k_even = 5, n_even = 5}, at_most = {m = 10, nk = 15240463}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 37344, m = 7, mn = 173, mk = 4018, k_even = 5, n_even = 5, nk = 15240464}, at_most = {m = 10}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11}, at_most = {n = 2, mk = 11553482, m = 16}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [226, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 17}, at_most = {n = 2, mk = 121507, m = 262}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 17, mk = 121508}, at_most = {n = 2, mk = 8234400, m = 262}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 17, mk = 8234401}, at_most = {n = 2, mk = 11553482, m = 262}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 263}, at_most = {n = 2, mk = 538433}, kernels = [
    "dot_narrow_14x2x6144"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 263, mk = 538434}, at_most = {n = 2, mk = 8486817}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [263, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 263, mk = 8486818}, at_most = {n = 2, mk = 11553482}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [228, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, mk = 11553483}, at_most = {n = 2, nk = 168293}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [175, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, mk = 11553483, nk = 168294}, at_most = {n = 2}, kernels = [
    "dot_narrow_14x2x6144", "dot_narrow_6x4x3072"
  ], factors = [212, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 3}, at_most = {n = 4, mk = 8361425, k = 924}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 925, m = 11, n = 3}, at_most = {n = 4, mk = 8361425}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432"
  ], factors = [252, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 3, mk = 8361426}, at_most = {n = 4, nk = 837150}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 3, mk = 8361426, nk = 837151}, at_most = {n = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432"
  ], factors = [213, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 5}, at_most = {n = 5, mk = 11688327}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [268, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 5, mk = 11688328}, at_most = {n = 5, mk = 17020758}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 5, mk = 17020759}, at_most = {n = 5}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [167, 223, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 6}, at_most = {n = 6, mnk = 134652195, mk = 754471}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 6, mk = 754472}, at_most = {n = 6, mnk = 134652195, mk = 8735346}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 6, mk = 8735347}, at_most = {n = 6, mnk = 134652195}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [199, 258, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 7}, at_most = {n = 8, mnk = 134652195, mn = 301821, m = 1081, k_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_3x8x1536"
  ], factors = [253, 238, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 7, k_even = 5}, at_most = {n = 8, mnk = 134652195, mn = 301821, m = 1081}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 1082, n = 7}, at_most = {n = 8, mnk = 134652195, mn = 301821, k_even = 8, k = 537}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [227, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 538, m = 1082, n = 7}, at_most = {n = 8, mnk = 134652195, mn = 301821, k_even = 8}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 1082, n = 7, k_even = 9}, at_most = {n = 8, mnk = 134652195, mn = 301821, nk = 15084}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [206, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 1082, n = 7, k_even = 9, nk = 15085}, at_most = {n = 8, mnk = 134652195, mn = 301821}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536"
  ], factors = [270, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 7, mn = 301822}, at_most = {n = 8, mnk = 134652195}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536", "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [211, 193, 215, 209, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 6, mnk = 134652196}, at_most = {n = 8, m = 15859}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "dot_narrow_3x8x1536", "tall_3x128x1024"
  ], factors = [207, 203, 204, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 15860, n = 6, mnk = 134652196}, at_most = {n = 8, mnk = 224607111, m = 62602}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_3x8x1536", "tall_3x128x1024"
  ], factors = [226, 215, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 62603, n = 6, mnk = 134652196}, at_most = {n = 8, mnk = 224607111}, kernels = [
    "tall_3x128x1024"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 15860, n = 6, mnk = 224607112}, at_most = {n = 8}, kernels = [
    "dot_narrow_1x8x1536", "dot_narrow_3x8x1536", "tall_3x128x1024"
  ], factors = [232, 220, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 9}, at_most = {n = 12, mnk = 114202975, mn = 750, k = 377}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 13}, at_most = {n = 16, mnk = 114202975, mn = 263, k = 377}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 13, mn = 264}, at_most = {n = 16, mnk = 114202975, mn = 750, k = 377}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 17}, at_most = {n = 20, mnk = 114202975, mn = 750, k = 377}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 9}, at_most = {n = 12, mnk = 114202975, mn = 410, n_even = 4}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [241, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 13}, at_most = {n = 15, mnk = 114202975, mn = 410, n_even = 4}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [256, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 16}, at_most = {n = 20, mnk = 114202975, mn = 410, n_even = 4, nk = 375596}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 16, nk = 375597}, at_most = {n = 20, mnk = 114202975, mn = 410, n_even = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 9, n_even = 5}, at_most = {n = 20, mnk = 114202975, mn = 410}, kernels = [
    "dot_narrow_4x6x2048", "dot_narrow_3x8x1536"
  ], factors = [241, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 9, mn = 411}, at_most = {n = 20, mnk = 7030558, mn = 750, k_even = 4}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [234, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 9, mn = 411, mnk = 7030559}, at_most = {n = 20, mnk = 114202975, mn = 750, k_even = 4}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [238, 244, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 9, mn = 411, k_even = 5}, at_most = {n = 20, mnk = 114202975, mn = 750, n_even = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 378, m = 11, n = 9, mn = 411, k_even = 5, n_even = 5}, at_most = {n = 20, mnk = 114202975, mn = 750}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 9, mn = 751}, at_most = {n = 10, mnk = 30191619, k = 255}, kernels = [
    "dot_narrow_6x4x3072"
  ], factors = [169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 9, mn = 751, mnk = 30191620}, at_most = {n = 10, mnk = 114202975, k = 255}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048", "block_14x16x8192", "tall_14x16x8192"
  ], factors = [181, 251, 217, 180, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 256, m = 11, n = 9, mn = 751}, at_most = {n = 10, mnk = 114202975, mn = 76469}, kernels = [
    "dot_narrow_5x5x2432"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 256, m = 11, n = 9, mn = 76470}, at_most = {n = 10, mnk = 114202975}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [176, 236, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 11, mn = 751}, at_most = {n = 16, mnk = 114202975, mn = 2021, mk = 1032153, k = 446}, kernels = [
    "dot_narrow_6x4x3072", "block_14x16x8192"
  ], factors = [193, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 11, mn = 2022}, at_most = {n = 16, mnk = 114202975, mn = 3574, mk = 1032153, k = 446}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072"
  ], factors = [228, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 11, mn = 3575}, at_most = {n = 12, mnk = 114202975, mn = 41183, mk = 1032153, k = 446}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [216, 207, 262, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 13, mn = 3575}, at_most = {n = 16, mnk = 114202975, mn = 41183, mk = 1032153, k = 446}, kernels = [
    "panel_14x16x8192"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 447, m = 11, n = 11, mn = 751}, at_most = {n = 15, mnk = 114202975, mn = 41183, mk = 1032153, k_even = 4}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [220, 213, 232, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 447, m = 11, n = 11, mn = 751, k_even = 5}, at_most = {n = 13, mnk = 114202975, mn = 41183, mk = 1032153}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [209, 200, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 447, m = 11, n = 14, mn = 751, k_even = 5}, at_most = {n = 15, mnk = 114202975, mn = 41183, mk = 1032153}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [237, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 447, m = 11, n = 16, mn = 751}, at_most = {n = 16, mnk = 114202975, mn = 41183, mk = 1032153, m = 139}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [227, 237, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 447, m = 140, n = 16, mn = 751}, at_most = {n = 16, mnk = 114202975, mn = 41183, mk = 1032153}, kernels = [
    "block_14x16x8192"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 11, mn = 751, mk = 1032154}, at_most = {n = 14, mnk = 114202975, mn = 41183, k_even = 8}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048", "tall_14x16x8192"
  ], factors = [235, 220, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 11, mn = 751, mk = 1032154, k_even = 9}, at_most = {n = 14, mnk = 114202975, mn = 41183}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 15, mn = 751, mk = 1032154}, at_most = {n = 16, mnk = 36384323, mn = 41183}, kernels = [
    "panel_14x16x8192", "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [200, 234, 226, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 15, mn = 751, mk = 1032154, mnk = 36384324}, at_most = {n = 16, mnk = 114202975, mn = 41183}, kernels = [
    "panel_14x16x8192", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [194, 214, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 11, mn = 41184}, at_most = {n = 16, mnk = 35806698, k = 295}, kernels = [
    "panel_14x16x8192", "block_14x16x8192"
  ], factors = [187, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 296, m = 11, n = 11, mn = 41184}, at_most = {n = 16, mnk = 35806698}, kernels = [
    "panel_14x16x8192", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [189, 271, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 11, mn = 41184, mnk = 35806699}, at_most = {n = 16, mnk = 114202975, k = 355}, kernels = [
    "panel_14x16x8192", "block_14x16x8192", "tall_14x16x8192"
  ], factors = [190, 185, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 356, m = 11, n = 11, mn = 41184, mnk = 35806699}, at_most = {n = 16, mnk = 114202975}, kernels = [
    "panel_14x16x8192", "dot_narrow_4x6x2048", "block_14x16x8192", "tall_14x16x8192"
  ], factors = [191, 231, 185, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 17, mn = 751}, at_most = {n = 20, mnk = 114202975, k_even = 4, k = 445}, kernels = [
    "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [252, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 446, m = 11, n = 17, mn = 751}, at_most = {n = 20, mnk = 114202975, k_even = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 17, mn = 751, k_even = 5}, at_most = {n = 20, mnk = 114202975, mk = 736995, k = 572}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 573, m = 11, n = 17, mn = 751, k_even = 5}, at_most = {n = 20, mnk = 114202975, mk = 736995}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 17, mn = 751, k_even = 5, mk = 736996}, at_most = {n = 20, mnk = 114202975}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 9, mnk = 114202976}, at_most = {n = 16, k = 784, mk = 12855903, k_even = 4}, kernels = [
    "panel_14x16x8192", "tall_14x16x8192"
  ], factors = [208, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 9, mnk = 114202976, k_even = 5}, at_most = {n = 16, k = 784, mk = 12855903}, kernels = [
    "dot_narrow_4x6x2048", "block_14x16x8192", "tall_14x16x8192"
  ], factors = [274, 197, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 9, mnk = 114202976, mk = 12855904}, at_most = {n = 12, k = 784, k_even = 128}, kernels = [
    "dot_narrow_4x6x2048", "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [233, 184, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 9, mnk = 114202976, mk = 12855904, k_even = 129}, at_most = {n = 12, k = 784}, kernels = [
    "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [167, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 13, mnk = 114202976, mk = 12855904}, at_most = {n = 16, k = 784, mk = 23879775}, kernels = [
    "tall_14x16x8192"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 13, mnk = 114202976, mk = 23879776}, at_most = {n = 16, k = 784}, kernels = [
    "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [184, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, m = 11, n = 9, mnk = 114202976}, at_most = {n = 16, mn = 508}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [208, 214, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, m = 11, n = 9, mnk = 114202976, mn = 509}, at_most = {n = 12, m = 8142}, kernels = [
    "dot_narrow_4x6x2048", "block_14x16x8192", "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [252, 185, 212, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, m = 8143, n = 9, mnk = 114202976, mn = 509}, at_most = {n = 12, mk = 17216865}, kernels = [
    "dot_narrow_4x6x2048", "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [221, 202, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, m = 8143, n = 9, mnk = 114202976, mn = 509, mk = 17216866}, at_most = {n = 12}, kernels = [
    "dot_narrow_4x6x2048", "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [220, 195, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, m = 11, n = 13, mnk = 114202976, mn = 509}, at_most = {n = 16, nk = 2034837, mk = 18606513}, kernels = [
    "panel_14x16x8192", "dot_narrow_4x6x2048", "block_14x16x8192", "tall_14x16x8192", "tall_3x128x1024"
  ], factors = [192, 220, 186, 208, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, m = 11, n = 13, mnk = 114202976, mn = 509, mk = 18606514}, at_most = {n = 16, nk = 2034837}, kernels = [
    "tall_3x128x1024"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 785, m = 11, n = 13, mnk = 114202976, mn = 509, nk = 2034838}, at_most = {n = 16}, kernels = [
    "panel_14x16x8192", "block_14x16x8192", "tall_14x16x8192"
  ], factors = [195, 199, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 17, mnk = 114202976}, at_most = {n = 20, mn = 180081}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 17, mnk = 114202976, mn = 180082}, at_most = {n = 20}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [209, 228, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 21}, at_most = {m = 33, k = 488, mn = 1021, k_even = 4, nk = 13641}, kernels = [
    "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 21, nk = 13642}, at_most = {m = 33, k = 488, mn = 1021, k_even = 4}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 21, k_even = 5}, at_most = {m = 33, k = 286, mn = 1021}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [241, 242, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 287, m = 11, n = 21, k_even = 5}, at_most = {m = 33, k = 488, mn = 1021}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [226, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 21, mn = 1022}, at_most = {m = 20, k = 488, mk = 3528, nk = 212127}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [236, 246, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 21, mn = 1022, nk = 212128}, at_most = {m = 20, k = 488, mk = 3528}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [242, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 21, mn = 1022, mk = 3529}, at_most = {m = 20, k = 488, mk = 3817}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 21, mn = 1022, mk = 3818}, at_most = {m = 20, k = 488, n_even = 4}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [243, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 11, n = 21, mn = 1022, mk = 3818, n_even = 5}, at_most = {m = 20, k = 404}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 405, m = 11, n = 21, mn = 1022, mk = 3818, n_even = 5}, at_most = {m = 20, k = 488}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 21, n = 21, mn = 1022}, at_most = {m = 33, k = 246, k_even = 4}, kernels = [
    "panel_6x64x256"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 247, m = 21, n = 21, mn = 1022}, at_most = {m = 33, k = 488, k_even = 4}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [246, 258, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 21, n = 21, mn = 1022, k_even = 5}, at_most = {m = 33, k = 278, mnk = 983040}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [249, 244, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 21, n = 21, mn = 1022, k_even = 5, mnk = 983041}, at_most = {m = 33, k = 278}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [241, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 279, m = 21, n = 21, mn = 1022, k_even = 5}, at_most = {m = 33, k = 488}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21}, at_most = {m = 13, k_even = 4, mn = 895, mk = 222380, nk = 54916}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, nk = 54917}, at_most = {m = 13, k_even = 4, mn = 895, mk = 222380}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [270, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, mk = 222381}, at_most = {m = 13, k_even = 4, mn = 895}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, mn = 896}, at_most = {m = 12, k_even = 4, nk = 7960449, mnk = 4105362}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [242, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, mn = 896, mnk = 4105363}, at_most = {m = 12, k_even = 4, nk = 7960449}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 13, n = 21, mn = 896}, at_most = {m = 13, k_even = 4, nk = 7960449}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [248, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, mn = 896, nk = 7960450}, at_most = {m = 13, k_even = 4, mn = 9528}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [247, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, mn = 9529, nk = 7960450}, at_most = {m = 13, k_even = 4}, kernels = [
    "block_slab_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [275, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, k_even = 5}, at_most = {m = 13, mnk = 135980323, mn = 596}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, k_even = 5, mn = 597}, at_most = {m = 13, mnk = 135980323, mk = 14952}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, k_even = 5, mn = 597, mk = 14953}, at_most = {m = 13, mnk = 135980323, mk = 202898}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [250, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, k_even = 5, mn = 597, mk = 202899}, at_most = {m = 13, mnk = 135980323}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, k_even = 5, mnk = 135980324}, at_most = {m = 13, mk = 252941, k_even = 256}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, k_even = 257, mnk = 135980324}, at_most = {m = 13, mk = 252941}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [257, 233, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 11, n = 21, k_even = 5, mnk = 135980324, mk = 252942}, at_most = {m = 13}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 21}, at_most = {m = 14, k_even = 4, k = 4582}, kernels = [
    "block_slab_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [247, 236, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4583, m = 14, n = 21}, at_most = {m = 14, k_even = 4}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 15, n = 21}, at_most = {m = 20, k_even = 4, mk = 241811, mn = 1149}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [261, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 15, n = 21, mn = 1150}, at_most = {m = 20, k_even = 4, mk = 241811, mn = 2263}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [261, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 15, n = 21, mn = 2264}, at_most = {m = 20, k_even = 4, mk = 241811, mnk = 206396998, k = 569}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [255, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 570, m = 15, n = 21, mn = 2264}, at_most = {m = 16, k_even = 4, mk = 241811, mnk = 206396998}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [255, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 570, m = 17, n = 21, mn = 2264}, at_most = {m = 20, k_even = 4, mk = 241811, mnk = 206396998}, kernels = [
    "dot_narrow_6x4x3072", "dot_narrow_4x6x2048"
  ], factors = [258, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 15, n = 21, mn = 2264, mnk = 206396999}, at_most = {m = 20, k_even = 4, mk = 241811}, kernels = [
    "block_slab_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [274, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 15, n = 21, mk = 241812}, at_most = {m = 20, k_even = 4, n = 66}, kernels = [
    "panel_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [257, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 15, n = 67, mk = 241812}, at_most = {m = 20, k_even = 4}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [237, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 21}, at_most = {m = 33, k_even = 4, n = 31, mnk = 54376817}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 32}, at_most = {m = 33, k_even = 4, n = 49, mnk = 54376817}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 21, mnk = 54376818}, at_most = {m = 33, k_even = 4, n = 49}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 50}, at_most = {m = 33, k_even = 4, nk = 7052565, n = 60}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [241, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 61}, at_most = {m = 25, k_even = 4, nk = 2661053, k = 877}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [240, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 878, m = 21, n = 61}, at_most = {m = 25, k_even = 4, nk = 2661053}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [258, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 26, n = 61}, at_most = {m = 33, k_even = 4, nk = 2661053}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [236, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 61, nk = 2661054}, at_most = {m = 33, k_even = 4, nk = 7052565}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [239, 263, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 50, nk = 7052566}, at_most = {m = 33, k_even = 4, mk = 243735}, kernels = [
    "block_slab_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [260, 244, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 50, nk = 7052566, mk = 243736}, at_most = {m = 33, k_even = 4}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 21, k_even = 5}, at_most = {m = 29, n = 48, mk = 240794, k_even = 128}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 21, k_even = 129}, at_most = {m = 29, n = 48, mk = 240794}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 21, k_even = 5, mk = 240795}, at_most = {m = 29, n = 32}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 33, k_even = 5, mk = 240795}, at_most = {m = 29, n = 48}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [268, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 49, k_even = 5}, at_most = {m = 29, mk = 266208, k_even = 362, k = 911}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [244, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 912, m = 14, n = 49, k_even = 5}, at_most = {m = 29, mk = 266208, k_even = 362, mn = 15069}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 912, m = 14, n = 49, k_even = 5, mn = 15070}, at_most = {m = 20, mk = 266208, k_even = 362}, kernels = [
    "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [246, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 912, m = 21, n = 49, k_even = 5, mn = 15070}, at_most = {m = 29, mk = 266208, k_even = 362}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 49, k_even = 363}, at_most = {m = 20, mk = 29678, mnk = 129955768, n = 173}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 174, k_even = 363}, at_most = {m = 20, mk = 29678, mnk = 129955768}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 49, k_even = 363, mk = 29679}, at_most = {m = 20, mk = 266208, mnk = 129955768}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 49, k_even = 363, mnk = 129955769}, at_most = {m = 20, mk = 266208}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [249, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 21, n = 49, k_even = 363}, at_most = {m = 29, mk = 266208}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 49, k_even = 5, mk = 266209}, at_most = {m = 29, nk = 5787982, mn = 1631}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 49, k_even = 5, mk = 266209, mn = 1632}, at_most = {m = 29, nk = 5787982}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [232, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 14, n = 49, k_even = 5, mk = 266209, nk = 5787983}, at_most = {m = 21}, kernels = [
    "block_slab_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [242, 238, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 22, n = 49, k_even = 5, mk = 266209, nk = 5787983}, at_most = {m = 29}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [236, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 30, n = 21, k_even = 5}, at_most = {m = 33, k_even = 128, k = 6368}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6369, m = 30, n = 21, k_even = 5}, at_most = {m = 33, k_even = 128}, kernels = [
    "block_slab_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [242, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 30, n = 21, k_even = 129}, at_most = {m = 33, mk = 420912, mn = 46340}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 30, n = 21, k_even = 129, mn = 46341}, at_most = {m = 33, mk = 420912}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 30, n = 21, k_even = 129, mk = 420913}, at_most = {m = 33, mn = 1448}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [252, 235, 214, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 489, m = 30, n = 21, k_even = 129, mk = 420913, mn = 1449}, at_most = {m = 33}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [240, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 34, n = 21}, at_most = {m = 128, k_even = 4, n = 54, k = 332}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "block_14x16x8192"
  ], factors = [236, 235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 333, m = 34, n = 21}, at_most = {m = 128, k_even = 4, n = 54, mnk = 862742}, kernels = [
    "block_slab_10x32x4096", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [237, 257, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 333, m = 34, n = 21, mnk = 862743}, at_most = {m = 128, k_even = 4, n = 32, mnk = 275729093}, kernels = [
    "panel_10x32x4096", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [249, 224, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 333, m = 34, n = 33, mnk = 862743}, at_most = {m = 128, k_even = 4, n = 41, mnk = 31846912}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048"
  ], factors = [241, 243, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 333, m = 34, n = 33, mnk = 31846913}, at_most = {m = 128, k_even = 4, n = 41, mnk = 275729093}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 333, m = 34, n = 42, mnk = 862743}, at_most = {m = 128, k_even = 4, n = 48, mnk = 275729093}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "block_14x16x8192", "block_6x64x256"
  ], factors = [228, 240, 226, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 333, m = 34, n = 49, mnk = 862743}, at_most = {m = 128, k_even = 4, n = 54, mnk = 275729093}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [231, 253, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 333, m = 34, n = 21, mnk = 275729094}, at_most = {m = 128, k_even = 4, n = 54}, kernels = [
    "panel_14x16x8192", "block_slab_6x64x2048"
  ], factors = [233, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 34, n = 55}, at_most = {m = 128, k_even = 4, k = 306, mnk = 1671812}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 34, n = 55, mnk = 1671813}, at_most = {m = 128, k_even = 4, k = 306}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048"
  ], factors = [237, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 307, m = 34, n = 55}, at_most = {m = 43, k_even = 4, k = 776, mk = 37044}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_6x4x3072"
  ], factors = [244, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 307, m = 44, n = 55}, at_most = {m = 128, k_even = 4, k = 776, mk = 37044}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [235, 245, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 307, m = 34, n = 55, mk = 37045}, at_most = {m = 64, k_even = 4, k = 776}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [236, 245, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 307, m = 65, n = 55, mk = 37045}, at_most = {m = 128, k_even = 4, k = 776, n = 148}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 307, m = 65, n = 149, mk = 37045}, at_most = {m = 128, k_even = 4, k = 776, mn = 169906}, kernels = [
    "block_slab_6x64x2048", "block_10x32x4096"
  ], factors = [243, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 307, m = 65, n = 149, mk = 37045, mn = 169907}, at_most = {m = 128, k_even = 4, k = 776}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 34, n = 55}, at_most = {m = 37, k_even = 4, mk = 269118}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [236, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 38, n = 55}, at_most = {m = 50, k_even = 4, mk = 269118}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [234, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 34, n = 55, mk = 269119}, at_most = {m = 50, k_even = 4, mnk = 241551636}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 34, n = 55, mk = 269119, mnk = 241551637}, at_most = {m = 50, k_even = 4}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 51, n = 55}, at_most = {m = 128, k_even = 4, n = 109}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_14x16x8192", "block_10x32x4096"
  ], factors = [235, 256, 256, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 51, n = 110}, at_most = {m = 128, k_even = 4, mk = 52963}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 51, n = 110, mk = 52964}, at_most = {m = 128, k_even = 4, mk = 266924, mnk = 58683819}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 51, n = 110, mk = 52964, mnk = 58683820}, at_most = {m = 128, k_even = 4, mk = 266924}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 777, m = 51, n = 110, mk = 266925}, at_most = {m = 128, k_even = 4}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 34, n = 21, k_even = 5}, at_most = {m = 128, n = 30, n_even = 4, k = 350}, kernels = [
    "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [263, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 34, n = 31, k_even = 5}, at_most = {m = 128, n = 60, n_even = 4, k = 350}, kernels = [
    "panel_14x16x8192", "dot_narrow_4x6x2048", "block_10x32x4096", "block_6x64x256"
  ], factors = [231, 258, 225, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 351, m = 34, n = 21, k_even = 5}, at_most = {m = 128, n = 60, n_even = 4, mk = 228239, k = 543}, kernels = [
    "block_slab_10x32x4096", "dot_narrow_4x6x2048"
  ], factors = [242, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 34, n = 21, k_even = 5}, at_most = {m = 128, n = 29, n_even = 4, mk = 228239, mn = 3089}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 34, n = 30, k_even = 5}, at_most = {m = 128, n = 60, n_even = 4, mk = 228239, mn = 3089}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 34, n = 21, k_even = 5, mn = 3090}, at_most = {m = 128, n = 60, n_even = 4, mk = 228239}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 351, m = 34, n = 21, k_even = 5, mk = 228240}, at_most = {m = 128, n = 31, n_even = 4, mn = 2479}, kernels = [
    "block_slab_10x32x4096", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [249, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 351, m = 34, n = 32, k_even = 5, mk = 228240}, at_most = {m = 128, n = 40, n_even = 4, mn = 2479}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 351, m = 34, n = 41, k_even = 5, mk = 228240}, at_most = {m = 128, n = 60, n_even = 4, mn = 2479}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 351, m = 34, n = 21, k_even = 5, mk = 228240, mn = 2480}, at_most = {m = 128, n = 60, n_even = 4}, kernels = [
    "block_slab_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [232, 237, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 34, n = 21, k_even = 5, n_even = 5}, at_most = {m = 128, n = 60, nk = 185363}, kernels = [
    "panel_14x16x8192", "panel_10x32x4096", "block_10x32x4096"
  ], factors = [248, 250, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 34, n = 21, k_even = 5, n_even = 5, nk = 185364}, at_most = {m = 128, n = 60}, kernels = [
    "panel_10x32x4096", "block_slab_10x32x4096", "block_slab_6x64x2048", "block_10x32x4096"
  ], factors = [249, 243, 228, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 34, n = 61, k_even = 5}, at_most = {m = 128, k = 286}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048"
  ], factors = [238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 287, m = 34, n = 61, k_even = 5}, at_most = {m = 48, k = 543, nk = 137078}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [225, 235, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 287, m = 49, n = 61, k_even = 5}, at_most = {m = 128, k = 543, nk = 137078}, kernels = [
    "panel_10x32x4096", "panel_6x64x256", "dot_narrow_4x6x2048"
  ], factors = [249, 233, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 287, m = 34, n = 61, k_even = 5, nk = 137079}, at_most = {m = 128, k = 414}, kernels = [
    "block_slab_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [241, 235, 265, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 415, m = 34, n = 61, k_even = 5, nk = 137079}, at_most = {m = 128, k = 543}, kernels = [
    "panel_6x64x256", "dot_narrow_4x6x2048"
  ], factors = [227, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 34, n = 61, k_even = 5}, at_most = {m = 128, k = 607}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [229, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 34, n = 61, k_even = 5}, at_most = {m = 50, mk = 260603, k_even = 724}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 51, n = 61, k_even = 5}, at_most = {m = 128, mk = 260603, k_even = 724, nk = 2233005}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 51, n = 61, k_even = 5, nk = 2233006}, at_most = {m = 128, mk = 260603, k_even = 724}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 34, n = 61, k_even = 725}, at_most = {m = 128, mk = 260603, mnk = 73370385, n_even = 8}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 34, n = 61, k_even = 725, n_even = 9}, at_most = {m = 128, mk = 260603, mnk = 73370385}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 34, n = 61, k_even = 725, mnk = 73370386}, at_most = {m = 65, mk = 260603}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [240, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 66, n = 61, k_even = 725, mnk = 73370386}, at_most = {m = 128, mk = 260603}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [231, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 34, n = 61, k_even = 5, mk = 260604}, at_most = {m = 51, k_even = 724}, kernels = [
    "block_slab_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [240, 231, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 52, n = 61, k_even = 5, mk = 260604}, at_most = {m = 128, k_even = 724, mk = 1031071}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 52, n = 61, k_even = 5, mk = 1031072}, at_most = {m = 128, k_even = 724}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 34, n = 61, k_even = 725, mk = 260604}, at_most = {m = 128, mk = 271697}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [237, 256, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 34, n = 61, k_even = 725, mk = 271698}, at_most = {m = 128, n = 65}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "block_6x64x256"
  ], factors = [244, 233, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 608, m = 34, n = 66, k_even = 725, mk = 271698}, at_most = {m = 128}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [233, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 21}, at_most = {n = 27, k = 554, mnk = 18678926}, kernels = [
    "block_slab_6x64x2048", "block_10x32x4096"
  ], factors = [226, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 28}, at_most = {n = 32, k = 554, mnk = 18678926}, kernels = [
    "panel_10x32x4096", "tall_10x32x4096"
  ], factors = [251, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 21, mnk = 18678927}, at_most = {n = 24, k = 554}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_10x32x4096", "block_6x64x256",
    "tall_10x32x4096"
  ], factors = [250, 216, 235, 238, 218, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 25, mnk = 18678927}, at_most = {n = 32, k = 554, k_even = 8}, kernels = [
    "panel_10x32x4096", "block_6x64x256", "tall_10x32x4096"
  ], factors = [252, 216, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 25, mnk = 18678927, k_even = 9}, at_most = {n = 32, k = 554}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "block_10x32x4096", "tall_10x32x4096"
  ], factors = [249, 220, 238, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 555, m = 129, n = 21}, at_most = {n = 25, k_even = 8}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [216, 234, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 555, m = 129, n = 21, k_even = 9}, at_most = {n = 25, m = 2360}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 555, m = 2361, n = 21, k_even = 9}, at_most = {n = 25}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [218, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 555, m = 129, n = 26}, at_most = {n = 32, k_even = 512}, kernels = [
    "panel_10x32x4096", "block_slab_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [249, 239, 223, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 555, m = 129, n = 26, k_even = 513}, at_most = {n = 32}, kernels = [
    "panel_10x32x4096", "dot_narrow_4x6x2048", "block_10x32x4096"
  ], factors = [249, 228, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 33}, at_most = {n = 36, mn = 14782}, kernels = [
    "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [245, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 33, mn = 14783}, at_most = {n = 36}, kernels = [
    "panel_14x16x8192", "dot_narrow_5x5x2432", "dot_narrow_4x6x2048", "block_14x16x8192"
  ], factors = [220, 262, 258, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37}, at_most = {k_even = 4, mn = 69945, n = 49}, kernels = [
    "panel_14x16x8192", "block_slab_6x64x2048", "dot_narrow_5x5x2432", "block_14x16x8192", "block_6x64x256"
  ], factors = [237, 250, 300, 239, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37, mn = 69946}, at_most = {k_even = 4, mn = 213581, n = 49}, kernels = [
    "panel_14x16x8192", "panel_6x64x256", "block_slab_6x64x2048", "block_6x64x256"
  ], factors = [250, 247, 251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 50}, at_most = {k_even = 4, mn = 213581, k = 272}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048"
  ], factors = [237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 273, m = 129, n = 50}, at_most = {k_even = 4, mn = 213581, mnk = 211914481, m = 263}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 273, m = 264, n = 50}, at_most = {k_even = 4, mn = 213581, mnk = 211914481}, kernels = [
    "block_slab_6x64x2048", "block_6x64x256", "tall_10x32x4096"
  ], factors = [239, 232, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 273, m = 129, n = 50, mnk = 211914482}, at_most = {k_even = 4, mn = 213581}, kernels = [
    "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [241, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37, mn = 213582}, at_most = {k_even = 4, m = 454, nk = 2005946, k = 278}, kernels = [
    "panel_6x64x256"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 279, m = 129, n = 37, mn = 213582}, at_most = {k_even = 4, m = 454, nk = 2005946}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [256, 237, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37, mn = 213582, nk = 2005947}, at_most = {k_even = 4, m = 454}, kernels = [
    "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [239, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 455, n = 37, mn = 213582}, at_most = {k_even = 4, k = 408, mnk = 300715518}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "block_6x64x256"
  ], factors = [238, 246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 455, n = 37, mn = 213582, mnk = 300715519}, at_most = {k_even = 4, k = 408}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "block_6x64x256", "tall_10x32x4096"
  ], factors = [241, 254, 245, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 409, m = 455, n = 37, mn = 213582}, at_most = {k_even = 4, mk = 659518}, kernels = [
    "panel_6x64x256", "block_6x64x256", "tall_10x32x4096"
  ], factors = [232, 235, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 409, m = 455, n = 37, mn = 213582, mk = 659519}, at_most = {k_even = 4}, kernels = [
    "panel_10x32x4096", "panel_6x64x256", "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [251, 232, 242, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37, k_even = 5}, at_most = {mk = 335340, k = 335, n = 443}, kernels = [
    "panel_10x32x4096", "panel_6x64x256", "block_slab_6x64x2048", "block_14x16x8192", "block_6x64x256"
  ], factors = [254, 233, 239, 261, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 444, k_even = 5}, at_most = {mk = 335340, k = 335}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "block_10x32x4096"
  ], factors = [233, 235, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 336, m = 129, n = 37, k_even = 5}, at_most = {mk = 335340, k = 535}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "dot_narrow_4x6x2048", "block_10x32x4096", "block_6x64x256"
  ], factors = [244, 232, 269, 241, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 129, n = 37, k_even = 5}, at_most = {mk = 335340, n_even = 8, n = 227}, kernels = [
    "dot_narrow_4x6x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 129, n = 228, k_even = 5}, at_most = {mk = 335340, n_even = 8}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [227, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 129, n = 37, k_even = 5, n_even = 9}, at_most = {mk = 267214, nk = 942898}, kernels = [
    "dot_narrow_4x6x2048", "block_6x64x256"
  ], factors = [260, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 129, n = 37, k_even = 5, n_even = 9, nk = 942899}, at_most = {mk = 267214}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [228, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 536, m = 129, n = 37, k_even = 5, n_even = 9, mk = 267215}, at_most = {mk = 335340}, kernels = [
    "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [236, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37, k_even = 5, mk = 335341}, at_most = {k = 543, mk = 546781}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048"
  ], factors = [227, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37, k_even = 5, mk = 546782}, at_most = {k = 543, mk = 6975198, mnk = 133464110}, kernels = [
    "panel_14x16x8192", "panel_6x64x256", "block_slab_6x64x2048", "block_10x32x4096", "block_6x64x256",
    "tall_10x32x4096"
  ], factors = [242, 226, 232, 240, 229, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37, k_even = 5, mk = 546782, mnk = 133464111}, at_most = {k = 478, mk = 6975198}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "block_6x64x256", "tall_10x32x4096"
  ], factors = [226, 231, 228, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 479, m = 129, n = 37, k_even = 5, mk = 546782, mnk = 133464111}, at_most = {k = 543, mk = 6975198}, kernels = [
    "panel_10x32x4096", "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [246, 228, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 192, m = 129, n = 37, k_even = 5, mk = 6975199}, at_most = {k = 543}, kernels = [
    "panel_6x64x256", "block_slab_6x64x2048", "block_6x64x256", "tall_10x32x4096"
  ], factors = [235, 240, 233, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 129, n = 37, k_even = 5, mk = 335341}, at_most = {n = 56}, kernels = [
    "block_slab_6x64x2048", "dot_narrow_4x6x2048"
  ], factors = [228, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 129, n = 57, k_even = 5, mk = 335341}, at_most = {n = 69}, kernels = [
    "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [225, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 129, n = 70, k_even = 5, mk = 335341}, at_most = {n = 128}, kernels = [
    "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [232, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 129, n = 129, k_even = 5, mk = 335341}, at_most = {k_even = 724, k = 1014}, kernels = [
    "block_slab_6x64x2048", "block_6x64x256", "tall_10x32x4096"
  ], factors = [235, 225, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1015, m = 129, n = 129, k_even = 5, mk = 335341}, at_most = {k_even = 724, n = 522}, kernels = [
    "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [233, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1015, m = 129, n = 523, k_even = 5, mk = 335341}, at_most = {k_even = 724}, kernels = [
    "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [237, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 544, m = 129, n = 129, k_even = 725, mk = 335341}, at_most = {k = 1448}, kernels = [
    "block_slab_6x64x2048", "tall_10x32x4096"
  ], factors = [234, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1449, m = 129, n = 129, k_even = 725, mk = 335341}, at_most = {}, kernels = [
    "block_slab_6x64x2048"
  ], factors = [230]} : () -> ()
}) {sym_name = "matmul_bf16_nt", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @znver5, layout = "nt"} : () -> ()
