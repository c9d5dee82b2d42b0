// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2322 synthetic shapes, 2026-11-28, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 50, n_pred 16, levels measured [0].
// 30 of 45 candidates kept (978 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.048, worst 4.34
// predicted against measured time: median error 11.7 %; g: 15.5 % at most
// Shortlists of batches: learnt of 1531 of them, measured with these micro-kernels, 2026-11-28.
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  cores = 2, dot_i16 = 1, dram_all_mbs = 36000, dram_mbs = 20000, dram_ps = 110000, l1_bytes = 32768,
  l1_mbs = 205000, l1_ps = 1250, l2_bytes = 524288, l2_mbs = 102000, l2_ps = 3750, l3_bytes = 12582912,
  l3_mbs = 55000, l3_ps = 14400, masked_access = 1, masks_cheap = 0, peak_mflops_per_pe = 103000,
  prefetch_b = 0, vector_bits = 256, vector_registers = 16, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "skinny_12x8x64", family = "skinny",
    tile = #dynmlir.tile<12, 8, 64>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 19], g_ps = [22294, 307424, 730298, 750281, 2654550, 4288782],
      g_slope = [285130, 422874, 19983, 317378, 163423, 299553], a_far = 956, a_near = 109, alias_c = 84,
      apart_far = 187, apart_near = 76, b_far = 379, b_near = 19, c_far = 247, c_near = 133,
      conflict_a = 20751, conflict_b = 27155, conflict_c = 80, edge = 455, fma = 425, mask = 232,
      once_far = 526, region = 603, rows_far = 285, split = 134, visit = 1868
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x64", family = "skinny",
    tile = #dynmlir.tile<6, 16, 64>, packed = false, model = {
      g_t = [0, 1, 2, 4, 28, 63], g_ps = [26042, 210982, 440853, 1080592, 5531524, 14497929],
      g_slope = [184940, 229871, 319869, 185455, 256183, 192523], a_far = 537, a_near = 111, alias_a = 106,
      apart_far = 193, b_far = 879, b_near = 15, c_far = 311, c_near = 40, conflict = 5938,
      conflict_a = 11459, conflict_b = 9288, edge = 386, edge_columns = 8, fma = 328, mask = 940,
      once_far = 568, region = 6710, rows_near = 336, split = 361, stall = 41, visit = 1797
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 13, 42, 63, 94, 141], g_ps = [10000, 1557833, 5524429, 6527945, 13227275, 13227275],
      g_slope = [119064, 136779, 47786, 216107, 0, 89222], a_far = 728, a_near = 308, apart_far = 209,
      b_far = 638, b_near = 8, brief = 24, c_far = 494, c_near = 55, conflict = 7743, conflict_a = 49395,
      conflict_b = 4721, edge = 199, edge_columns = 8, fma = 405, loop = 1968, mask = 1891, once_far = 468,
      region = 6787, rows_near = 962, split = 381, stall = 24, visit = 787
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 9, 63], g_ps = [18757, 1117274, 8445100], g_slope = [122057, 135700, 125767], a_far = 906,
      a_near = 197, alias_a = 407, alias_c = 12, apart_far = 179, b_far = 614, c_far = 333, c_near = 41,
      conflict = 7367, conflict_a = 6350, conflict_b = 5967, edge = 354, edge_columns = 8, fma = 329,
      mask = 1024, once_far = 535, region = 6564, rows_near = 628, split = 343, stall = 7, visit = 1782
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x8", family = "skinny",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 141, 211, 316], g_ps = [10989, 34556, 109568, 7541976, 8269526, 18580143],
      g_slope = [23567, 75012, 53470, 10393, 98196, 43829], a_far = 465, a_near = 825, alias_a = 1053,
      b_far = 231, brief = 140, c_far = 366, c_near = 9, conflict = 1356, conflict_c = 271, edge = 242,
      edge_columns = 8, fma = 363, loop = 49, mask = 1224, once_far = 273, region = 12520, rows_far = 1024,
      rows_near = 1024, split = 361, visit = 1239
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_4x16x8", family = "skinny",
    tile = #dynmlir.tile<4, 16, 8>, packed = false, model = {
      g_t = [0, 1, 28, 42, 63, 94], g_ps = [12648, 28808, 1103519, 2424510, 2503134, 5483619],
      g_slope = [16160, 39804, 94356, 3744, 96144, 50486], a_far = 976, a_near = 921, alias_a = 1037,
      b_far = 193, brief = 155, c_far = 299, edge_columns = 8, fma = 343, mask = 972, once_far = 219,
      region = 7042, rows_far = 1024, rows_near = 1024, split = 439, visit = 1523
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x8", family = "skinny",
    tile = #dynmlir.tile<6, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 19], g_ps = [24910, 47828, 144891, 186083, 186083, 863526],
      g_slope = [22918, 97063, 41192, 0, 45162, 44304], a_far = 779, a_near = 1024, alias_a = 995, b_far = 50,
      b_near = 3, brief = 146, c_far = 331, c_near = 39, edge_columns = 8, fma = 330, mask = 788,
      once_far = 186, region = 7939, rows_far = 1024, rows_near = 1024, split = 401, visit = 1840
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_1x2x2048", family = "dot_ahead",
    tile = #dynmlir.tile<1, 2, 2048>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [38880, 4982708, 6342958, 6342958], g_slope = [1647942, 1360250, 0, 1168118],
      a_far = 188, a_near = 79, b_far = 911, b_near = 315, c_near = 37, conflict_a = 4201, fma = 831,
      loop = 46, once_far = 424, pack = 666, region = 11264, reread = 85, rows_far = 1024, split = 147,
      stall = 16, visit = 325
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_ahead_6x2x2048", family = "dot_ahead",
    tile = #dynmlir.tile<6, 2, 2048>, packed = true, model = {
      g_t = [0, 4], g_ps = [30204, 9956033], g_slope = [2481457, 2454847], a_far = 400, b_far = 1024,
      b_near = 588, conflict_a = 6531, fma = 838, once_far = 495, pack = 624, region = 11285, reread = 95,
      rows_far = 1024, rows_near = 369, visit = 1918
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x2048", family = "direct",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [22890, 5640889, 10579813, 17908933],
      g_slope = [5617999, 4938924, 7329120, 4429108], a_far = 151, a_near = 23, alias_c = 497,
      apart_far = 179, b_far = 1024, b_near = 98, c_far = 413, c_near = 23, conflict = 9459,
      conflict_a = 11736, conflict_b = 14571, conflict_c = 725, edge = 392, edge_columns = 8, fma = 337,
      loop = 6856, mask = 134, once_far = 784, once_near = 64, region = 3050, reread = 50, seam = 53,
      split = 598, visit = 2005
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x64x512", family = "direct",
    tile = #dynmlir.tile<1, 64, 512>, packed = false, model = {
      g_t = [0, 2, 3, 9], g_ps = [14825, 4576729, 5973686, 19833200],
      g_slope = [2280952, 1396957, 2309919, 1876930], a_far = 488, a_near = 475, alias_a = 115,
      apart_far = 297, apart_near = 22, b_far = 551, b_near = 96, brief = 7, c_far = 344, c_near = 110,
      conflict_a = 137101, conflict_b = 5383, conflict_c = 269, edge = 435, edge_columns = 8, fma = 440,
      loop = 6223, mask = 707, once_far = 285, once_near = 87, region = 5827, reread = 1024, rows_near = 404,
      seam = 207, split = 410, visit = 428
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_12x8x128", family = "slab",
    tile = #dynmlir.tile<12, 8, 128>, packed = false, model = {
      g_t = [0, 28], g_ps = [36823, 15720827], g_slope = [560143, 513749], a_far = 822, alias_a = 21,
      apart_far = 325, apart_near = 202, b_near = 117, c_far = 379, c_near = 175, conflict = 1774,
      conflict_a = 31342, conflict_b = 4713, conflict_c = 972, edge = 753, fma = 629, mask = 559,
      once_far = 164, region = 6425, rows_far = 239, split = 58, stall = 21, visit = 1674
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "slab_6x16x128", family = "slab",
    tile = #dynmlir.tile<6, 16, 128>, packed = false, model = {
      g_t = [0, 2, 42, 63], g_ps = [31093, 779433, 17136563, 23590625],
      g_slope = [374170, 408928, 307336, 416456], a_far = 473, a_near = 251, alias_a = 273, apart_far = 186,
      apart_near = 81, b_far = 479, b_near = 47, c_far = 289, c_near = 33, conflict = 5462, conflict_a = 4242,
      conflict_b = 7985, edge = 494, edge_columns = 8, fma = 468, mask = 1020, once_far = 375, once_near = 7,
      region = 12055, rows_far = 337, rows_near = 13, split = 1034, stall = 7, visit = 2264
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_12x8x4096", family = "tall",
    tile = #dynmlir.tile<12, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [49962], g_slope = [31053844], a_far = 281, alias_a = 68, alias_c = 737,
      apart_far = 700, apart_near = 59, b_far = 1024, b_near = 256, brief = 94, c_far = 510, c_near = 18,
      column = 93, conflict_a = 42344, conflict_c = 2839, fma = 358, loop = 5471, once_far = 469, pack = 541,
      region = 4940, reread = 98, rows_far = 1024, rows_near = 23, seam = 175, visit = 2817
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 13], g_ps = [44614, 14540875, 23409974, 38692500, 43548071, 83540867],
      g_slope = [7248130, 8869099, 15282526, 2427785, 5713256, 13640622], a_far = 177, a_near = 79,
      alias_a = 29, alias_c = 235, apart_far = 735, b_far = 784, c_far = 399, conflict_a = 4419,
      conflict_c = 1462, edge = 198, edge_columns = 8, fma = 311, loop = 8317, mask = 22, once_far = 141,
      once_near = 131, pack = 321, region = 5999, reread = 34, rows_far = 1024, rows_near = 1024, seam = 238,
      stall = 150, visit = 1779
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x512", family = "tall",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [35220, 6246339, 11205528, 14073625],
      g_slope = [6211119, 4959189, 2868097, 4433390], a_far = 302, alias_a = 48, alias_c = 82,
      apart_far = 436, apart_near = 211, b_far = 1024, brief = 231, c_far = 300, c_near = 7, column = 298,
      conflict_a = 12363, conflict_c = 434, edge_columns = 8, fma = 328, loop = 13266, mask = 21,
      once_far = 106, once_near = 158, pack = 191, region = 3604, reread = 1024, rows_far = 1024,
      rows_near = 1024, seam = 348, stall = 125, visit = 369
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [28017, 5678229, 14305567, 20185750, 42311000],
      g_slope = [5650212, 8627338, 5880183, 7375083, 6676759], a_far = 610, a_near = 19, b_far = 1024,
      b_near = 785, c_near = 211, fma = 364, loop = 3008, once_far = 72, once_near = 890, pack = 748,
      region = 8620, reread = 139, rows_far = 1024, rows_near = 1024, split = 87, visit = 1582
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 13], g_ps = [78794, 4018375, 7244792, 11869389, 48098429],
      g_slope = [3939581, 3226417, 4624597, 3622904, 2806928], a_far = 521, b_far = 1024, b_near = 452,
      c_far = 688, fma = 467, loop = 1582, once_far = 638, once_near = 166, pack = 699, region = 8431,
      reread = 79, split = 74, stall = 61, visit = 1916
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [44153, 4395583, 7312056, 22039389, 27382417, 43546000],
      g_slope = [4351430, 2916473, 3681833, 1781009, 4040895, 1767694], a_far = 512, a_near = 1, b_far = 1024,
      b_near = 536, c_far = 1024, fma = 718, once_far = 2, once_near = 388, pack = 965, region = 5097,
      reread = 58, rows_far = 1024, rows_near = 24, split = 34, visit = 2357
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x4096", family = "block",
    tile = #dynmlir.tile<12, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [48116, 29823500, 81519000, 242966600, 265112545, 501205334],
      g_slope = [29775384, 51695500, 40361900, 7381981, 59023197, 46656194], a_far = 229, alias_a = 71,
      alias_c = 625, apart_far = 161, apart_near = 102, b_far = 1024, b_near = 100, brief = 72, c_far = 583,
      column = 96, conflict_a = 41161, conflict_c = 4331, edge = 326, fma = 387, loop = 6636, once_far = 899,
      pack = 437, region = 4547, reread = 54, rows_far = 1024, rows_near = 238, seam = 19, visit = 2300
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [68063, 9433833, 21371111, 28773056, 33076167, 55154125],
      g_slope = [9365770, 11937278, 7401945, 4303111, 11038979, 7953590], a_far = 374, a_near = 125,
      alias_c = 314, apart_far = 404, b_far = 934, c_far = 386, column = 37, conflict = 8843,
      conflict_a = 2159, conflict_c = 1249, edge = 727, edge_columns = 8, fma = 316, loop = 7891,
      once_far = 582, once_near = 132, pack = 214, region = 7555, rows_far = 1024, rows_near = 1024,
      seam = 223, visit = 1835
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x512", family = "block",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [38877, 11920300, 19323889, 23397389],
      g_slope = [5940711, 7403589, 4073500, 5075207], a_far = 406, alias_a = 95, alias_c = 30,
      apart_far = 894, apart_near = 259, b_far = 404, brief = 182, c_far = 392, c_near = 42, column = 247,
      conflict_c = 418, edge = 219, edge_columns = 8, fma = 342, loop = 11468, mask = 33, once_near = 160,
      pack = 114, region = 4188, reread = 1024, rows_far = 1024, rows_near = 1024, seam = 319, stall = 42,
      visit = 272
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 3, 6, 13, 19, 63], g_ps = [63689, 1965081, 4885643, 8568583, 16421000, 32401385],
      g_slope = [633797, 973520, 526134, 1308736, 363190, 1271955], a_far = 414, a_near = 21, alias_a = 247,
      alias_c = 147, apart_far = 200, apart_near = 42, b_far = 826, b_near = 66, c_far = 412, c_near = 86,
      column = 99, conflict = 2612, conflict_c = 502, edge = 225, edge_columns = 8, fma = 338, loop = 15315,
      mask = 23, once_far = 525, once_near = 57, pack = 172, rows_far = 1024, seam = 248, visit = 584
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 2, 4, 13], g_ps = [66975, 4492583, 10242476, 29842500],
      g_slope = [2212804, 2874946, 2177780, 1244824], a_far = 496, a_near = 110, alias_a = 53, alias_c = 305,
      apart_far = 524, b_far = 605, c_far = 400, column = 43, conflict = 831, conflict_a = 1022,
      conflict_c = 1413, edge = 609, edge_columns = 8, fma = 316, loop = 8292, once_far = 323,
      once_near = 148, pack = 232, region = 5378, rows_far = 1024, rows_near = 205, seam = 210, visit = 1838
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x8x4096", family = "sweep",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 13], g_ps = [30120, 44176000, 73062600, 475972143],
      g_slope = [44145880, 28886600, 36628140, 42040547], a_far = 130, alias_a = 139, alias_c = 17,
      apart_far = 683, apart_near = 158, b_far = 1024, b_near = 257, brief = 21, c_far = 322, c_near = 91,
      conflict_a = 21046, conflict_b = 18593, conflict_c = 477, edge = 348, fma = 439, mask = 264,
      once_far = 814, region = 644, rows_far = 394, split = 219, stall = 48, visit = 1813
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x2048", family = "sweep",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [19906, 13788733, 39577875, 51223875],
      g_slope = [6884413, 6447285, 3882000, 5323045], a_far = 133, a_near = 9, alias_a = 8, apart_far = 58,
      apart_near = 58, b_far = 1024, b_near = 118, c_far = 345, c_near = 36, conflict = 7325,
      conflict_a = 10336, conflict_b = 6633, edge = 390, edge_columns = 8, fma = 339, mask = 580,
      once_far = 825, once_near = 7, region = 6175, rows_far = 686, rows_near = 92, split = 511, stall = 5,
      visit = 1898
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_1x64x512", family = "sweep",
    tile = #dynmlir.tile<1, 64, 512>, packed = false, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [31421, 3234986, 7051083, 10207500, 16871444, 19748467],
      g_slope = [3203565, 3816097, 1578208, 3331972, 959007, 2027033], a_far = 522, a_near = 126,
      apart_far = 152, apart_near = 24, b_far = 460, b_near = 92, c_far = 385, c_near = 60, conflict = 2290,
      conflict_a = 118536, conflict_b = 4009, edge = 471, edge_columns = 8, fma = 505, loop = 3020,
      mask = 1410, once_far = 327, once_near = 91, region = 10478, rows_near = 635, split = 299, visit = 542
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0], g_ps = [14394], g_slope = [626265], a_far = 161, a_near = 70, alias_a = 135, apart_far = 61,
      apart_near = 34, b_far = 1024, b_near = 45, c_far = 339, c_near = 54, conflict = 7866,
      conflict_a = 6907, conflict_b = 7685, edge = 378, edge_columns = 8, fma = 336, mask = 591,
      once_far = 888, once_near = 36, region = 6518, rows_far = 306, rows_near = 145, split = 516,
      visit = 1790
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x16x2048", family = "panel",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [78410, 9560852, 40567000], g_slope = [9482442, 10335382, 8017150], a_far = 393,
      a_near = 111, alias_c = 301, apart_far = 695, b_far = 724, c_far = 353, column = 38, conflict = 6859,
      conflict_a = 2105, conflict_c = 1319, edge = 524, edge_columns = 8, fma = 315, loop = 7957,
      once_far = 478, once_near = 140, pack = 249, region = 7974, rows_far = 1024, rows_near = 1024,
      seam = 200, stall = 12, visit = 1828
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 6, 13], g_ps = [52310, 35718000, 72695556], g_slope = [5944281, 5282508, 3013266],
      a_far = 403, alias_a = 103, alias_c = 14, apart_far = 896, apart_near = 236, b_far = 393, brief = 217,
      c_far = 341, c_near = 55, column = 216, conflict_a = 13552, conflict_c = 435, edge_columns = 8,
      fma = 336, loop = 14031, mask = 27, once_near = 130, pack = 115, region = 1962, reread = 1024,
      rows_far = 1024, rows_near = 1024, seam = 374, stall = 42, visit = 267
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {batches = 1, m = 8, mk = 30, n = 2}, kernels = [
    "sweep_12x8x4096"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3}, at_most = {m = 8, mk = 30, n = 2, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31}, at_most = {batches = 1, m = 8, mk = 374, mnk = 171, n = 2}, kernels = [
    "sweep_12x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, mk = 31}, at_most = {m = 8, mk = 97, mnk = 171, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [161, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, mk = 98}, at_most = {m = 8, mk = 374, mnk = 171, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [181, 246, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, mnk = 172}, at_most = {m = 8, mk = 374, n = 1, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [188, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, mnk = 172, n = 2}, at_most = {m = 8, mk = 374, mn = 2, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 31, mn = 3, mnk = 172, n = 2}, at_most = {m = 8, mk = 374, n = 2, batches = 1}, kernels = [
    "skinny_12x8x64", "dot_4x2x4096"
  ], factors = [232, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 375}, at_most = {elements = 1524, m = 8, n = 1, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [211, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1525, mk = 375}, at_most = {elements = 1747398, k_even = 128, m = 8, n = 1, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1525, k_even = 129, mk = 375}, at_most = {elements = 1747398, m = 8, n = 1, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1747399, mk = 375}, at_most = {m = 8, n = 1, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [234, 214, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 375, n = 2}, at_most = {k = 528939, k_even = 724, m = 8, mn = 2, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 725, mk = 375, n = 2}, at_most = {k = 528939, m = 8, mn = 2, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 375, mn = 3, n = 2}, at_most = {k = 528939, m = 8, mk = 764, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 765, mn = 3, n = 2}, at_most = {k = 528939, m = 8, mk = 1069229, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 1069230, mn = 3, n = 2}, at_most = {k = 528939, m = 8, n = 2, batches = 1}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096"
  ], factors = [229, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 528940, mk = 375, n = 2}, at_most = {k_even = 128, m = 8, n = 2, batches = 1}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [214, 233, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 528940, k_even = 129, mk = 375, n = 2}, at_most = {m = 8, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {batches = 1, k = 43, m = 8, n = 4}, kernels = [
    "sweep_12x8x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {batches = 1, k = 43, m = 8, n = 8}, kernels = [
    "sweep_12x8x4096"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, n = 3}, at_most = {k = 43, m = 8, mk = 92, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, mk = 93, n = 3}, at_most = {k = 43, m = 8, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [260, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3}, at_most = {m = 8, mk = 1061, mn = 6, n = 4, nk = 495, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 3, nk = 496}, at_most = {m = 8, mk = 1061, mn = 6, n = 4, batches = 1}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [205, 313, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, mk = 1062, n = 3}, at_most = {k = 301779, m = 8, mn = 6, n = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [209, 203, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 301780, mk = 1062, n = 3}, at_most = {m = 8, mn = 6, n = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [204, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, mn = 7, n = 3}, at_most = {m = 6, mk = 265, mnk = 7540947, n = 4, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, mk = 266, mn = 7, n = 3}, at_most = {m = 6, mnk = 7540947, n = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [221, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, mn = 7, mnk = 7540948, n = 3}, at_most = {m = 6, n = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [225, 241, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 7, mn = 7, n = 3}, at_most = {elements = 485247, m = 8, n = 4, batches = 1}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [235, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 485248, k = 44, m = 7, mn = 7, n = 3}, at_most = {m = 8, n = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [218, 229, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 5}, at_most = {k = 137, m = 6, n = 7, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 138, n = 5}, at_most = {k = 228215, m = 1, n = 7, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [324]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 138, m = 2, n = 5}, at_most = {k = 228215, m = 6, n = 7, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, n = 8}, at_most = {k = 228215, m = 1, n = 8, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [342, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 2, n = 8}, at_most = {k = 156, m = 6, n = 8, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 157, m = 2, n = 8}, at_most = {k = 228215, m = 6, n = 8, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [261, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 7, n = 5}, at_most = {k = 228215, m = 8, n = 7, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 7, n = 8}, at_most = {k = 228215, m = 8, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [252, 250, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 228216, n = 5}, at_most = {m = 1, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "direct_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [276, 222, 208, 293, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 228216, m = 2, n = 5}, at_most = {m = 5, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "direct_6x16x2048", "slab_12x8x128", "slab_6x16x128", "sweep_6x16x256"
  ], factors = [243, 233, 230, 303, 234, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 228216, m = 6, n = 5}, at_most = {m = 8, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [244, 221, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9}, at_most = {batches = 1, m = 4, n = 15, nk = 254}, kernels = [
    "skinny_12x8x64"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {batches = 1, m = 4, n = 16, nk = 254}, kernels = [
    "skinny_12x8x64"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {batches = 1, m = 4, n = 31, nk = 254}, kernels = [
    "sweep_12x8x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, n = 9}, at_most = {m = 4, mnk = 244, n = 15, nk = 254, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, n = 16}, at_most = {m = 4, mnk = 244, n = 31, nk = 254, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, mnk = 245, n = 9}, at_most = {m = 4, n = 31, nk = 254, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [246, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 255}, at_most = {elements = 2180392, m = 1, mnk = 2044, n = 31, n_even = 4, nk = 777, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 778}, at_most = {elements = 2180392, m = 1, mnk = 2044, n = 31, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [263, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 2045, n = 9, nk = 255}, at_most = {elements = 2180392, m = 1, n = 15, n_even = 4, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 2045, n = 16, nk = 255}, at_most = {elements = 2180392, m = 1, n = 31, n_even = 4, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_6x16x256"
  ], factors = [316, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, n = 9, nk = 255}, at_most = {elements = 2180392, m = 4, n = 23, n_even = 4, nk = 755, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, n = 9, nk = 756}, at_most = {elements = 2180392, m = 2, n = 23, n_even = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048"
  ], factors = [279, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 9, nk = 756}, at_most = {elements = 143053, m = 4, n = 23, n_even = 4, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [263, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 143054, m = 3, n = 9, nk = 756}, at_most = {elements = 2180392, m = 4, n = 23, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [256, 278, 253, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, n = 24, nk = 255}, at_most = {elements = 2180392, k = 63, m = 4, mn = 73, n = 31, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [235, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 64, m = 2, n = 24, nk = 255}, at_most = {elements = 2180392, m = 4, mn = 73, n = 31, n_even = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [291, 284, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mn = 74, n = 24, nk = 255}, at_most = {elements = 2180392, m = 4, n = 31, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [233, 267, 264, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 5, nk = 255}, at_most = {elements = 2180392, m = 4, n = 31, nk = 983, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, n_even = 5, nk = 984}, at_most = {elements = 2180392, m = 1, n = 31, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [320, 303, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, n = 9, n_even = 5, nk = 984}, at_most = {elements = 2180392, m = 3, n = 31, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 9, n_even = 5, nk = 984}, at_most = {elements = 2180392, m = 4, n = 31, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2180393, n = 9, nk = 255}, at_most = {m = 1, mn = 17, n = 31, batches = 1}, kernels = [
    "skinny_6x16x64", "slab_6x16x128", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [239, 272, 304, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2180393, mn = 18, n = 9, nk = 255}, at_most = {m = 1, n = 31, batches = 1}, kernels = [
    "sweep_1x64x512"
  ], factors = [340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2180393, m = 2, n = 9, nk = 255}, at_most = {k = 200838, m = 4, n = 31, batches = 1}, kernels = [
    "skinny_6x16x64", "slab_12x8x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 274, 219, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2180393, k = 200839, m = 2, n = 9, nk = 255}, at_most = {m = 4, n = 16, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "slab_6x16x128"
  ], factors = [225, 239, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2180393, k = 200839, m = 2, n = 17, nk = 255}, at_most = {m = 4, n = 31, batches = 1}, kernels = [
    "slab_12x8x128"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32}, at_most = {k = 14, m = 4, n = 49, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 50}, at_most = {k = 14, m = 4, n = 71, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "sweep_12x8x4096"
  ], factors = [232, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, n_even = 5}, at_most = {k = 14, m = 4, n = 71, n_even = 32, nk = 231, batches = 1}, kernels = [
    "skinny_6x16x32", "sweep_12x8x4096"
  ], factors = [194, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, n_even = 5, nk = 232}, at_most = {k = 14, m = 4, n = 71, n_even = 32, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72}, at_most = {k = 14, m = 4, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "block_1x64x512"
  ], factors = [210, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 72, n_even = 5}, at_most = {k = 14, m = 4, n = 115, n_even = 32, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, n_even = 33}, at_most = {k = 14, m = 4, n = 115, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, n = 32}, at_most = {elements = 3490, m = 1, mk = 47, n = 115, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3491, k = 15, n = 32}, at_most = {elements = 2529777, m = 1, mk = 47, n = 115, batches = 1}, kernels = [
    "skinny_2x32x32", "direct_1x64x512", "sweep_6x16x256"
  ], factors = [260, 294, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mk = 48, n = 32}, at_most = {elements = 137314, m = 1, n = 115, n_even = 4, batches = 1}, kernels = [
    "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [346, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 137315, k = 15, mk = 48, n = 32}, at_most = {elements = 2529777, m = 1, n = 115, n_even = 4, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [305, 302, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, mk = 48, n = 32, n_even = 5}, at_most = {elements = 2529777, m = 1, n = 115, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_1x64x512"
  ], factors = [321, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 2, n = 32}, at_most = {elements = 2529777, m = 2, n = 115, n_even = 4, nk = 1347, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [235, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 2, n = 32, nk = 1348}, at_most = {elements = 2529777, m = 2, n = 72, n_even = 4, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 2, n = 73, nk = 1348}, at_most = {elements = 2529777, m = 2, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [259, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 3, n = 32}, at_most = {elements = 2529777, m = 4, mk = 142, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [247, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 3, mk = 143, n = 32}, at_most = {elements = 1792240, m = 4, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [271, 273, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1792241, k = 15, m = 3, mk = 143, n = 32}, at_most = {elements = 2529777, m = 4, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [236, 236, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 2, n = 32, n_even = 5}, at_most = {elements = 2529777, m = 2, mk = 121, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [223, 262, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 2, mk = 122, n = 32, n_even = 5}, at_most = {elements = 2529777, k_even = 724, m = 2, n = 115, batches = 1}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [291, 264, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, k_even = 725, m = 2, mk = 122, n = 32, n_even = 5}, at_most = {elements = 2529777, m = 2, n = 115, batches = 1}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [256, 256, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 3, n = 32, n_even = 5}, at_most = {elements = 2529777, m = 4, mk = 72, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 3, mk = 73, n = 32, n_even = 5}, at_most = {elements = 2529777, m = 4, mk = 253, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 3, mk = 254, n = 32, n_even = 5}, at_most = {elements = 2529777, m = 4, n = 39, batches = 1}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [228, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 3, mk = 254, n = 40, n_even = 5}, at_most = {elements = 2529777, m = 4, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [243, 240, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2529778, k = 15, n = 32}, at_most = {m = 1, mn = 65, n = 115, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [454, 393, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2529778, k = 15, m = 2, n = 32}, at_most = {m = 4, mn = 65, n = 115, batches = 1}, kernels = [
    "slab_6x16x128", "sweep_6x16x256"
  ], factors = [224, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2529778, k = 15, mn = 66, n = 32}, at_most = {elements = 4225843, m = 2, n = 115, nk = 4033379, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [233, 251, 238, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2529778, k = 15, m = 3, mn = 66, n = 32}, at_most = {elements = 4225843, m = 4, n = 115, nk = 4033379, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [232, 233, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4225844, k = 15, mn = 66, n = 32}, at_most = {m = 4, n = 115, nk = 4033379, batches = 1}, kernels = [
    "skinny_6x16x64", "slab_12x8x128", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [240, 289, 250, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2529778, k = 15, mn = 66, n = 32, nk = 4033380}, at_most = {m = 4, n = 54, batches = 1}, kernels = [
    "slab_12x8x128", "slab_6x16x128"
  ], factors = [264, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2529778, k = 15, mn = 66, n = 55, nk = 4033380}, at_most = {m = 4, mn = 126, n = 115, batches = 1}, kernels = [
    "slab_12x8x128", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [340, 283, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2529778, k = 15, mn = 127, n = 55, nk = 4033380}, at_most = {m = 4, n = 115, n_even = 8, batches = 1}, kernels = [
    "slab_12x8x128", "slab_6x16x128"
  ], factors = [286, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2529778, k = 15, mn = 127, n = 55, n_even = 9, nk = 4033380}, at_most = {m = 4, n = 115, batches = 1}, kernels = [
    "slab_6x16x128"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 9}, at_most = {m = 8, mk = 96, mnk = 940, n = 30, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mnk = 941, n = 9}, at_most = {m = 8, mk = 96, n = 30, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 31}, at_most = {m = 8, mk = 35, n = 63, batches = 1}, kernels = [
    "skinny_12x8x64", "block_1x64x512", "sweep_6x16x256"
  ], factors = [323, 255, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mk = 36, n = 31}, at_most = {m = 8, mk = 96, n = 63, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [268, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, n = 64}, at_most = {m = 6, mk = 96, n = 115, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [322, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 64}, at_most = {m = 8, mk = 96, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "block_1x64x512"
  ], factors = [279, 283, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mk = 97, n = 9}, at_most = {elements = 1610, m = 6, n = 23, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1611, m = 5, mk = 97, n = 9}, at_most = {elements = 2879894, m = 6, n = 15, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [242, 233, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1611, m = 5, mk = 97, n = 16}, at_most = {elements = 2879894, m = 6, n = 23, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [229, 262, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mk = 97, n = 24}, at_most = {elements = 179283, m = 6, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [271, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 179284, m = 5, mk = 97, n = 24}, at_most = {elements = 2879894, m = 6, mn = 266, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [262, 257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 179284, m = 5, mk = 97, mn = 267, n = 24}, at_most = {elements = 2879894, m = 6, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 97, n = 9}, at_most = {elements = 2879894, m = 8, n = 15, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [278, 271, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 97, n = 16}, at_most = {elements = 2879894, k = 62, m = 8, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [276, 265, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 7, mk = 97, n = 16}, at_most = {elements = 2879894, m = 8, mn = 315, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256"
  ], factors = [290, 274, 266, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 7, mk = 97, mn = 316, n = 16}, at_most = {elements = 2879894, m = 8, mk = 2035, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [275, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 63, m = 7, mk = 2036, mn = 316, n = 16}, at_most = {elements = 2879894, m = 8, n = 115, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [283, 259, 270, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mk = 97, n = 9, n_even = 5}, at_most = {elements = 2879894, m = 6, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [241, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 97, n = 9, n_even = 5}, at_most = {elements = 2879894, m = 8, mk = 1602, mn = 169, n = 115, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 97, mn = 170, n = 9, n_even = 5}, at_most = {elements = 2879894, m = 8, mk = 216, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32"
  ], factors = [253, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 217, mn = 170, n = 9, n_even = 5}, at_most = {batches = 1, elements = 2879894, m = 8, mk = 1602, n = 115}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, m = 7, mk = 217, mn = 170, n = 9, n_even = 5}, at_most = {elements = 2879894, m = 8, mk = 1602, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [250, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 1603, n = 9, n_even = 5}, at_most = {elements = 2879894, k_even = 362, m = 8, mn = 293, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [259, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 363, m = 7, mk = 1603, n = 9, n_even = 5}, at_most = {elements = 2879894, m = 8, mn = 293, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [256, 236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 1603, mn = 294, n = 9, n_even = 5}, at_most = {elements = 2879894, m = 8, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [235, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2879895, m = 5, mk = 97, n = 9}, at_most = {m = 6, n = 115, nk = 33838, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [220, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2879895, m = 7, mk = 97, n = 9}, at_most = {m = 8, n = 115, nk = 33838, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512"
  ], factors = [287, 200, 230, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2879895, m = 5, mk = 97, n = 9, nk = 33839}, at_most = {m = 6, n = 46, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "slab_12x8x128", "slab_6x16x128"
  ], factors = [233, 247, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2879895, m = 7, mk = 97, n = 9, nk = 33839}, at_most = {m = 8, n = 18, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_6x16x512"
  ], factors = [286, 212, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2879895, m = 7, mk = 97, n = 19, nk = 33839}, at_most = {m = 8, n = 46, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "slab_12x8x128"
  ], factors = [254, 215, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2879895, m = 5, mk = 97, n = 47, nk = 33839}, at_most = {m = 6, mk = 1842580, n = 115, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [243, 246, 247, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2879895, m = 7, mk = 97, n = 47, nk = 33839}, at_most = {m = 8, mk = 1842580, n = 115, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "slab_12x8x128", "slab_6x16x128", "block_6x16x512"
  ], factors = [245, 204, 254, 227, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2879895, m = 5, mk = 1842581, n = 47, nk = 33839}, at_most = {m = 8, n = 115, batches = 1}, kernels = [
    "slab_12x8x128", "slab_6x16x128"
  ], factors = [235, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 116}, at_most = {elements = 2455442, k = 13, m = 1, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, n = 116}, at_most = {elements = 2455442, k_even = 32, m = 1, mnk = 228419, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [253, 317, 312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, k_even = 33, n = 116}, at_most = {elements = 138647, m = 1, mnk = 228419, n = 1023, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_1x64x512"
  ], factors = [407, 359]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 138648, k = 14, k_even = 33, n = 116}, at_most = {elements = 2455442, m = 1, mnk = 228419, n = 1023, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_1x64x512"
  ], factors = [287, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mnk = 228420, n = 116}, at_most = {elements = 1592653, m = 1, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [255, 265, 273, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, mnk = 228420, n = 116, n_even = 5}, at_most = {elements = 1592653, m = 1, n = 1023, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [255, 205, 279, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1592654, k = 14, mnk = 228420, n = 116}, at_most = {elements = 2455442, m = 1, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_4x16x8", "sweep_1x64x512"
  ], factors = [224, 215, 199, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, n = 116}, at_most = {elements = 2455442, k = 8, m = 2, mk = 133, mn = 310, n = 1023, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [222, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mn = 311, n = 116}, at_most = {elements = 2455442, k = 8, m = 2, mk = 133, n = 1023, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8"
  ], factors = [231, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 2, n = 116}, at_most = {elements = 2455442, m = 2, mk = 133, mn = 390, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [233, 282, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 2, mn = 391, n = 116}, at_most = {elements = 2455442, m = 2, mk = 133, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [235, 281, 242, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mk = 134, n = 116}, at_most = {elements = 2455442, m = 2, mn = 412, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [251, 291, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mk = 134, n = 116, n_even = 5}, at_most = {elements = 2455442, m = 2, mn = 412, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32"
  ], factors = [257, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mk = 134, mn = 413, n = 116}, at_most = {elements = 2455442, m = 2, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [232, 246, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mk = 134, mn = 413, n = 116, n_even = 5}, at_most = {elements = 1563170, k_even = 362, m = 2, n = 1023, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [268, 243, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1563171, m = 2, mk = 134, mn = 413, n = 116, n_even = 5}, at_most = {elements = 2455442, k_even = 362, m = 2, n = 1023, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [210, 204, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 363, m = 2, mk = 134, mn = 413, n = 116, n_even = 5}, at_most = {elements = 2455442, m = 2, n = 1023, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8"
  ], factors = [213, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 116}, at_most = {elements = 2455442, k = 8, m = 3, mk = 128, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 4, n = 116}, at_most = {elements = 2455442, k = 8, m = 6, mk = 128, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [214, 218, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 3, n = 116}, at_most = {elements = 2455442, m = 3, mk = 128, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 4, n = 116}, at_most = {elements = 2455442, m = 6, mk = 128, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [229, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 116}, at_most = {elements = 2455442, m = 8, mk = 67, n = 1023, batches = 1}, kernels = [
    "skinny_2x32x32"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 68, n = 116}, at_most = {elements = 2455442, m = 8, mk = 128, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256"
  ], factors = [260, 267, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 68, n = 116, n_even = 5}, at_most = {elements = 2455442, m = 8, mk = 128, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 129, n = 116}, at_most = {elements = 152456, m = 6, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 152457, m = 3, mk = 129, n = 116}, at_most = {elements = 1540026, m = 3, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [231, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 152457, m = 4, mk = 129, n = 116}, at_most = {elements = 1540026, m = 6, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [229, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1540027, m = 3, mk = 129, n = 116}, at_most = {elements = 2455442, m = 6, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [212, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 129, n = 116, n_even = 5}, at_most = {elements = 2159868, m = 4, n = 223, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [238, 232, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2159869, m = 3, mk = 129, n = 116, n_even = 5}, at_most = {elements = 2455442, m = 4, n = 223, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [223, 219, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 129, n = 224, n_even = 5}, at_most = {elements = 141708, m = 4, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [244, 245, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 141709, m = 3, mk = 129, n = 224, n_even = 5}, at_most = {elements = 1712693, m = 4, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [238, 228, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1712694, m = 3, mk = 129, n = 224, n_even = 5}, at_most = {elements = 2455442, m = 4, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [205, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mk = 129, n = 116, n_even = 5}, at_most = {elements = 2455442, m = 6, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [233, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 129, n = 116}, at_most = {batches = 1, elements = 2455442, k = 116, m = 8, mk = 1035, n = 1023}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 117, m = 7, mk = 129, n = 116}, at_most = {batches = 1, elements = 2455442, m = 8, mk = 1035, n = 1023}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 7, m = 7, mk = 129, n = 116}, at_most = {elements = 2455442, k = 34, m = 8, mk = 1035, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 7, k = 35, m = 7, mk = 129, n = 116}, at_most = {elements = 2455442, m = 8, mk = 1035, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [244, 245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 1036, n = 116}, at_most = {elements = 2455442, m = 8, n = 1023, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [242, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 1036, n = 116, n_even = 5}, at_most = {elements = 1624730, m = 8, n = 1023, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [240, 235, 229, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1624731, m = 7, mk = 1036, n = 116, n_even = 5}, at_most = {elements = 2455442, m = 8, n = 1023, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [217, 229, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 1036, n = 116, n_even = 129}, at_most = {elements = 938163, m = 8, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [245, 246, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 938164, m = 7, mk = 1036, n = 116, n_even = 129}, at_most = {elements = 2455442, m = 8, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x32", "block_2x32x128"
  ], factors = [232, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, n = 116}, at_most = {m = 8, mn = 237, n = 128, batches = 1}, kernels = [
    "slab_6x16x128", "sweep_1x64x512"
  ], factors = [302, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, mn = 238, n = 116}, at_most = {elements = 3682397, m = 8, n = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [222, 228, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3682398, mn = 238, n = 116}, at_most = {m = 8, mn = 362, n = 128, nk = 48464, batches = 1}, kernels = [
    "slab_6x16x128"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3682398, mn = 363, n = 116}, at_most = {m = 8, n = 128, nk = 48464, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "panel_6x16x2048"
  ], factors = [212, 224, 255, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3682398, mn = 238, n = 116, nk = 48465}, at_most = {elements = 4551836, m = 8, n = 128, batches = 1}, kernels = [
    "slab_6x16x128"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4551837, mn = 238, n = 116, nk = 48465}, at_most = {m = 2, n = 128, batches = 1}, kernels = [
    "slab_6x16x128"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4551837, m = 3, mn = 238, n = 116, nk = 48465}, at_most = {m = 8, mn = 957, n = 128, batches = 1}, kernels = [
    "slab_6x16x128"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4551837, m = 3, mn = 958, n = 116, nk = 48465}, at_most = {m = 8, n = 128, batches = 1}, kernels = [
    "slab_6x16x128"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, n = 129}, at_most = {m = 4, mnk = 33744, n = 1023, nk = 15995, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [205, 215, 233, 225, 270, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, n = 129, nk = 15996}, at_most = {m = 4, mnk = 33744, n = 1023, nk = 33054, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [212, 224, 231, 289, 157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, mnk = 33745, n = 129}, at_most = {k = 52, m = 4, n = 1023, nk = 33054, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [219, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, k = 53, mnk = 33745, n = 129}, at_most = {m = 2, n = 1023, nk = 33054, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, k = 53, m = 3, mnk = 33745, n = 129}, at_most = {m = 4, n = 1023, nk = 33054, batches = 1}, kernels = [
    "skinny_6x16x32", "panel_1x64x512"
  ], factors = [238, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, n = 129, nk = 33055}, at_most = {m = 1, n = 510, n_even = 4, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_4x16x8", "sweep_1x64x512"
  ], factors = [296, 290, 314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, n = 129, n_even = 5, nk = 33055}, at_most = {m = 1, n = 510, batches = 1}, kernels = [
    "skinny_4x16x8", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [317, 341, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, m = 2, n = 129, nk = 33055}, at_most = {elements = 4141672, m = 2, n = 510, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [292, 287, 294, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4141673, m = 2, n = 129, nk = 33055}, at_most = {m = 2, n = 510, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [375, 358, 390, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, n = 511, nk = 33055}, at_most = {elements = 3208374, m = 2, mn = 970, n = 1023, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_4x16x8", "sweep_1x64x512"
  ], factors = [258, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3208375, n = 511, nk = 33055}, at_most = {m = 2, mn = 970, n = 1023, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [313, 329, 350]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, mn = 971, n = 511, nk = 33055}, at_most = {elements = 4118234, m = 2, n = 1023, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [303, 276, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4118235, mn = 971, n = 511, nk = 33055}, at_most = {m = 2, n = 1023, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [328, 343, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, m = 3, n = 129, nk = 33055}, at_most = {m = 4, mn = 1020, n = 1023, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [319, 327, 337, 309, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, m = 3, mn = 1021, n = 129, nk = 33055}, at_most = {elements = 3376994, m = 4, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3376995, m = 3, mn = 1021, n = 129, nk = 33055}, at_most = {m = 4, n = 1023, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [306, 277, 330, 328, 326, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, m = 5, n = 129}, at_most = {m = 8, mk = 304, n = 1023, nk = 34755, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [209, 228, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, m = 5, mk = 305, n = 129}, at_most = {m = 8, n = 1023, nk = 34755, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "panel_1x64x512"
  ], factors = [222, 246, 263, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, m = 5, n = 129, nk = 34756}, at_most = {m = 8, mn = 1565, n = 1023, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [253, 268, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2455443, m = 5, mn = 1566, n = 129, nk = 34756}, at_most = {elements = 3495866, m = 8, n = 1023, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3495867, m = 5, mn = 1566, n = 129, nk = 34756}, at_most = {m = 8, n = 1023, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "slab_6x16x128"
  ], factors = [245, 260, 252, 263, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024}, at_most = {elements = 298465, m = 1, n_even = 362, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [258, 269, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 298466, n = 1024}, at_most = {elements = 2094076, m = 1, n_even = 362, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [232, 241, 256, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, n = 1024}, at_most = {elements = 2094076, m = 2, mnk = 3254130, n_even = 362, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8"
  ], factors = [260, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mnk = 3254131, n = 1024}, at_most = {elements = 2094076, m = 2, n_even = 362, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [242, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, n_even = 363}, at_most = {elements = 199705, m = 1, batches = 1}, kernels = [
    "skinny_2x32x8"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 199706, n = 1024, n_even = 363}, at_most = {elements = 2094076, m = 1, batches = 1}, kernels = [
    "skinny_2x32x8"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, n = 1024, n_even = 363}, at_most = {elements = 2094076, m = 2, mk = 90, batches = 1}, kernels = [
    "skinny_2x32x8"
  ], factors = [287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2, mk = 91, n = 1024, n_even = 363}, at_most = {elements = 2094076, m = 2, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8"
  ], factors = [290, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, n = 1024}, at_most = {elements = 2094076, m = 6, mk = 55, mnk = 324855, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_4x16x8", "sweep_6x16x256"
  ], factors = [212, 238, 245, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 56, n = 1024}, at_most = {elements = 2094076, m = 6, mnk = 324855, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [236, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mk = 56, n = 1024, n_even = 725}, at_most = {elements = 2094076, m = 6, mnk = 324855, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_4x16x8"
  ], factors = [200, 204, 238, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mnk = 324856, n = 1024}, at_most = {elements = 2094076, m = 4, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [212, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 5, mnk = 324856, n = 1024}, at_most = {elements = 2094076, m = 6, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [229, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3, mnk = 324856, n = 1024, n_even = 363}, at_most = {elements = 2094076, m = 6, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [217, 248, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, n = 1024}, at_most = {elements = 2094076, k = 28, m = 8, mk = 63, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [225, 251, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 7, mk = 64, n = 1024}, at_most = {elements = 2094076, k = 28, m = 8, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "sweep_6x16x256"
  ], factors = [209, 269, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 7, n = 1024}, at_most = {elements = 2094076, m = 8, mnk = 5071262, n_even = 512, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [244, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 7, mnk = 5071263, n = 1024}, at_most = {elements = 2094076, m = 8, n_even = 512, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [236, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 7, n = 1024, n_even = 513}, at_most = {elements = 2094076, m = 8, mk = 627, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [237, 276, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 7, mk = 628, n = 1024, n_even = 513}, at_most = {elements = 2094076, m = 8, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "block_1x64x512", "block_2x32x128"
  ], factors = [230, 267, 244, 255, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2094077, n = 1024}, at_most = {elements = 3001731, m = 1, n_even = 181, batches = 1}, kernels = [
    "skinny_2x32x8"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2094077, n = 1024, n_even = 182}, at_most = {elements = 3001731, m = 1, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8"
  ], factors = [195, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2094077, m = 2, n = 1024}, at_most = {elements = 3001731, m = 2, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [210, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2094077, m = 3, n = 1024}, at_most = {elements = 3001731, m = 4, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [166, 161, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2094077, m = 3, n = 1024, n_even = 129}, at_most = {elements = 3001731, m = 4, batches = 1}, kernels = [
    "skinny_6x16x8"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3001732, n = 1024}, at_most = {m = 2, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [267, 265, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3001732, m = 3, n = 1024}, at_most = {m = 4, nk = 4099531, batches = 1}, kernels = [
    "skinny_6x16x8"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3001732, m = 3, n = 1024, nk = 4099532}, at_most = {m = 4, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [249, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2094077, m = 5, n = 1024}, at_most = {elements = 3912812, m = 6, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [209, 203, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2094077, m = 7, n = 1024}, at_most = {elements = 3912812, m = 8, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [217, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2094077, m = 5, n = 1024, n_even = 129}, at_most = {elements = 3912812, m = 8, batches = 1}, kernels = [
    "skinny_6x16x8"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3912813, m = 5, n = 1024}, at_most = {m = 6, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x8"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3912813, m = 7, n = 1024}, at_most = {m = 8, n_even = 4, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [247, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3912813, m = 5, n = 1024, n_even = 5}, at_most = {m = 6, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [244, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3912813, m = 7, n = 1024, n_even = 5}, at_most = {m = 8, n_even = 362, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [232, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3912813, m = 7, n = 1024, n_even = 363}, at_most = {m = 8, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [246, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9}, at_most = {k = 14, m = 17, mk = 22, mn = 94, n = 2, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 23}, at_most = {k = 14, m = 17, mn = 94, n = 2, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18}, at_most = {k = 4, m = 35, mn = 94, n = 2, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36}, at_most = {k = 4, mn = 94, n = 2, batches = 1}, kernels = [
    "tall_12x8x4096"
  ], factors = [240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 18}, at_most = {elements = 3669, k = 14, mn = 94, n = 2, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3670, k = 5, m = 18}, at_most = {k = 14, mn = 94, n = 2, batches = 1}, kernels = [
    "skinny_12x8x64", "tall_12x8x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [232, 214, 234, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 95}, at_most = {k = 2, mn = 163, n = 2, batches = 1}, kernels = [
    "tall_12x8x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 164}, at_most = {k = 2, n = 2, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 9, mn = 95}, at_most = {k = 6, m = 83, n = 2, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 84, mn = 95}, at_most = {k = 6, m = 833736, n = 2, batches = 1}, kernels = [
    "tall_12x8x4096", "block_12x8x4096"
  ], factors = [227, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 833737, mn = 95}, at_most = {k = 6, n = 2, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [225, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mn = 95}, at_most = {k = 14, n = 1, nk = 8, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "dot_8x1x4096"
  ], factors = [182, 196, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mn = 95, nk = 9}, at_most = {k = 14, n = 1, nk = 9, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096"
  ], factors = [225, 243, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mn = 95, nk = 10}, at_most = {k = 14, n = 1, nk = 12, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "dot_8x1x4096"
  ], factors = [188, 209, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mn = 95, nk = 13}, at_most = {k = 14, n = 1, batches = 1}, kernels = [
    "tall_12x8x4096", "dot_8x1x4096"
  ], factors = [200, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mn = 95, n = 2}, at_most = {k = 14, mn = 765, mnk = 2426645, n = 2, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "dot_4x2x4096"
  ], factors = [223, 216, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mn = 766, n = 2}, at_most = {k = 14, mnk = 2426645, n = 2, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [228, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mn = 95, mnk = 2426646, n = 2}, at_most = {k = 14, n = 2, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [236, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 9}, at_most = {elements = 923, m = 78246, n = 1, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 924, k = 15, m = 9}, at_most = {elements = 2247566, m = 78246, n = 1, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2247567, k = 15, m = 9}, at_most = {elements = 3588489, m = 78246, n = 1, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [195, 189, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 78247}, at_most = {elements = 3588489, n = 1, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "tall_12x8x4096", "dot_8x1x4096"
  ], factors = [194, 176, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 9, n = 2}, at_most = {elements = 3588489, k_even = 4, n = 2, nk = 40, batches = 1}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "dot_4x2x4096"
  ], factors = [211, 212, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, k_even = 5, m = 9, n = 2}, at_most = {elements = 3588489, mk = 543, n = 2, nk = 40, batches = 1}, kernels = [
    "skinny_12x8x64", "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [230, 247, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, k_even = 5, m = 9, mk = 544, n = 2}, at_most = {elements = 308871, n = 2, nk = 40, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 308872, k = 15, k_even = 5, m = 9, mk = 544, n = 2}, at_most = {elements = 3588489, n = 2, nk = 40, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [240, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 9, n = 2, nk = 41}, at_most = {elements = 2230634, mnk = 994, n = 2, nk = 435, batches = 1}, kernels = [
    "skinny_12x8x64", "dot_4x2x4096"
  ], factors = [220, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 9, mnk = 995, n = 2, nk = 41}, at_most = {elements = 1491756, n = 2, nk = 435, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1491757, k = 15, m = 9, mnk = 995, n = 2, nk = 41}, at_most = {elements = 2230634, n = 2, nk = 435, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [216, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 15, m = 9, n = 2, nk = 436}, at_most = {elements = 1446461, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1446462, k = 15, m = 9, n = 2, nk = 436}, at_most = {elements = 2230634, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2230635, k = 15, m = 9, n = 2, nk = 41}, at_most = {elements = 3588489, n = 2, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [193, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 15, m = 9}, at_most = {k = 22, k_even = 724, n = 2, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_2x4x4096"
  ], factors = [284, 239, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 23, m = 9}, at_most = {k = 32, k_even = 724, n = 2, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048"
  ], factors = [246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 33, m = 9}, at_most = {elements = 4260002, k = 507, k_even = 128, n = 2, batches = 1}, kernels = [
    "dot_ahead_6x2x2048"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4260003, k = 33, m = 9}, at_most = {k = 507, k_even = 128, n = 1, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048"
  ], factors = [243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4260003, k = 33, m = 9, n = 2}, at_most = {k = 507, k_even = 128, n = 2, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048"
  ], factors = [255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 33, k_even = 129, m = 9}, at_most = {k = 507, k_even = 724, n = 2, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_8x1x4096", "sweep_6x16x2048"
  ], factors = [238, 253, 312, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 508, m = 9}, at_most = {elements = 4697856, k_even = 724, n = 1, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_8x1x4096"
  ], factors = [193, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4697857, k = 508, m = 9}, at_most = {k_even = 724, mn = 3560, n = 1, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [234, 217, 192, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4697857, k = 508, m = 9, mn = 3561}, at_most = {k_even = 724, n = 1, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_4x2x4096", "dot_8x1x4096", "sweep_6x16x2048"
  ], factors = [225, 226, 223, 256, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 508, m = 9, n = 2}, at_most = {k_even = 724, mn = 2550, n = 2, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [240, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 508, m = 9, mn = 2551, n = 2}, at_most = {k_even = 724, n = 2, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_4x2x4096", "sweep_6x16x2048"
  ], factors = [243, 235, 211, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 15, k_even = 725, m = 9}, at_most = {n = 1, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [248, 204, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3588490, k = 15, k_even = 725, m = 9, n = 2}, at_most = {n = 2, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_4x2x4096"
  ], factors = [262, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 3}, at_most = {batches = 1, elements = 2709991, k = 58, m = 18, mk = 136, mn = 256, n = 4}, kernels = [
    "skinny_12x8x64"
  ], factors = [280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 3}, at_most = {elements = 2709991, k = 58, m = 18, mk = 136, mn = 256, n = 4, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 137, n = 3}, at_most = {elements = 2709991, k = 58, m = 12, mn = 256, n = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [266, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, mk = 137, n = 3}, at_most = {elements = 2709991, k = 58, m = 18, mn = 256, n = 4, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 3}, at_most = {elements = 1624, k = 58, mn = 256, mnk = 547, n = 4, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1625, m = 19, n = 3}, at_most = {elements = 2709991, k = 58, mn = 256, mnk = 547, n = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "tall_12x8x4096", "sweep_12x8x4096"
  ], factors = [315, 280, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, mnk = 548, n = 3}, at_most = {elements = 2709991, k = 30, mn = 151, n = 4, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, mn = 152, mnk = 548, n = 3}, at_most = {elements = 2709991, k = 30, mn = 256, n = 4, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 31, m = 19, mnk = 548, n = 3}, at_most = {elements = 2709991, k = 58, mk = 1851, mn = 256, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [247, 295, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 31, m = 19, mk = 1852, mnk = 548, n = 3}, at_most = {elements = 2709991, k = 58, mn = 256, n = 4, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 9, n = 3}, at_most = {elements = 2709991, mn = 76, mnk = 8171, n = 4, batches = 1}, kernels = [
    "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [273, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 9, mnk = 8172, n = 3}, at_most = {elements = 1166774, mn = 46, n = 4, batches = 1}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [269, 243, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 9, mn = 47, mnk = 8172, n = 3}, at_most = {elements = 1166774, mn = 76, n = 4, batches = 1}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [273, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1166775, k = 59, m = 9, mnk = 8172, n = 3}, at_most = {elements = 2709991, mn = 76, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [238, 257, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 9, mn = 77, n = 3}, at_most = {elements = 1971142, mn = 256, mnk = 15395, n = 4, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 59, m = 9, mn = 77, mnk = 15396, n = 3}, at_most = {elements = 1971142, mn = 256, n = 4, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1971143, k = 59, m = 9, mn = 77, n = 3}, at_most = {elements = 2709991, mn = 256, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [243, 254, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 5}, at_most = {batches = 1, elements = 2709991, m = 21, mn = 256, mnk = 1112, n = 8}, kernels = [
    "skinny_12x8x64"
  ], factors = [307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 9}, at_most = {batches = 1, elements = 2709991, m = 21, mn = 256, mnk = 1112, n = 15}, kernels = [
    "skinny_12x8x64"
  ], factors = [296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 22, n = 5}, at_most = {batches = 1, elements = 2709991, mn = 256, mnk = 1112, n = 15}, kernels = [
    "sweep_12x8x4096"
  ], factors = [318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, m = 9, n = 5}, at_most = {elements = 2709991, mn = 256, mnk = 891, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, m = 9, mnk = 892, n = 5}, at_most = {elements = 2709991, mn = 256, mnk = 1112, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 3, m = 9, n = 9}, at_most = {elements = 2709991, mn = 256, mnk = 1112, n = 15, batches = 1}, kernels = [
    "skinny_12x8x64", "block_6x16x2048"
  ], factors = [289, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mnk = 1113, n = 5}, at_most = {elements = 2709991, m = 11, mn = 256, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [292, 284, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, mnk = 1113, n = 5}, at_most = {elements = 2709991, m = 16, mn = 256, n = 6, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [273, 291, 284, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12, mnk = 1113, n = 7}, at_most = {elements = 2709991, m = 16, mn = 256, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [259, 256, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, mnk = 1113, n = 5}, at_most = {elements = 2709991, k = 30, mn = 256, n = 7, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 31, m = 17, mnk = 1113, n = 5}, at_most = {elements = 2709991, m = 29, mn = 256, n = 7, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "block_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [287, 251, 283, 274, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 31, m = 30, mnk = 1113, n = 5}, at_most = {elements = 2709991, mn = 256, n = 7, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [285, 320, 265, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, mnk = 1113, n = 8}, at_most = {elements = 2709991, k_even = 128, mn = 256, mnk = 3965, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, mnk = 3966, n = 8}, at_most = {elements = 2709991, k_even = 128, mn = 256, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [291, 269, 281, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 129, m = 17, mnk = 1113, n = 8}, at_most = {elements = 2709991, mn = 256, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [258, 258, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mnk = 1113, n = 9}, at_most = {elements = 2709991, k = 29, mk = 3111, mn = 256, n = 15, batches = 1}, kernels = [
    "skinny_12x8x64", "panel_6x16x2048"
  ], factors = [316, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 9, mnk = 1113, n = 9}, at_most = {elements = 2709991, mk = 3111, mn = 256, n = 15, batches = 1}, kernels = [
    "block_6x16x2048"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 3112, mnk = 1113, n = 9}, at_most = {elements = 2709991, m = 18, mn = 256, n = 15, batches = 1}, kernels = [
    "block_6x16x2048", "panel_6x16x2048"
  ], factors = [260, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, mk = 3112, mnk = 1113, n = 9}, at_most = {elements = 2709991, mn = 256, n = 15, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, n = 3}, at_most = {elements = 998, k = 29, n = 4, nk = 10, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 999, m = 9, mn = 257, n = 3}, at_most = {elements = 2709991, k = 29, n = 4, nk = 10, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, n = 3, nk = 11}, at_most = {elements = 2709991, k = 7, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096"
  ], factors = [249, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 9, mn = 257, n = 3, nk = 11}, at_most = {elements = 2709991, k = 29, mk = 879948, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "panel_1x64x512"
  ], factors = [275, 262, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 9, mk = 879949, mn = 257, n = 3, nk = 11}, at_most = {elements = 2709991, k = 29, n = 4, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096", "panel_1x64x512"
  ], factors = [249, 248, 255, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 30, m = 9, mn = 257, n = 3}, at_most = {elements = 2709991, k = 54, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "panel_6x16x2048"
  ], factors = [249, 274, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, m = 9, mn = 257, n = 3}, at_most = {elements = 2134666, k = 74, k_even = 32, n = 4, nk = 315, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 75, m = 9, mn = 257, n = 3}, at_most = {elements = 2134666, k_even = 32, n = 4, nk = 315, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, k_even = 33, m = 9, mn = 257, n = 3}, at_most = {elements = 2134666, n = 4, nk = 315, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 55, m = 9, mn = 257, n = 3, nk = 316}, at_most = {elements = 2134666, n = 4, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2134667, k = 55, m = 9, mn = 257, n = 3}, at_most = {elements = 2709991, n = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096"
  ], factors = [244, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, n = 5}, at_most = {elements = 2709991, mn = 719, n = 7, nk = 250, batches = 1}, kernels = [
    "block_12x8x4096", "block_6x16x2048"
  ], factors = [290, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 720, n = 5}, at_most = {elements = 2709991, k = 7, n = 7, nk = 14, batches = 1}, kernels = [
    "block_12x8x4096", "block_2x32x128"
  ], factors = [271, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 720, n = 5, nk = 15}, at_most = {elements = 2709991, k = 7, n = 7, nk = 250, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 9, mn = 720, n = 5}, at_most = {elements = 2709991, n = 7, nk = 250, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096", "panel_1x64x512"
  ], factors = [277, 283, 271, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, n = 8}, at_most = {elements = 2709991, mnk = 2095, n = 8, nk = 250, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [330]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, mnk = 2096, n = 8}, at_most = {elements = 2709991, mn = 658, mnk = 12402, n = 8, nk = 250, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [241, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 659, mnk = 2096, n = 8}, at_most = {elements = 2709991, mnk = 12402, n = 8, nk = 250, batches = 1}, kernels = [
    "block_12x8x4096", "block_1x64x512", "sweep_12x8x4096"
  ], factors = [277, 220, 344]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, mnk = 12403, n = 8}, at_most = {elements = 2709991, k = 2, n = 8, nk = 250, batches = 1}, kernels = [
    "block_12x8x4096", "block_6x16x2048", "sweep_12x8x4096"
  ], factors = [281, 214, 317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 9, mn = 257, mnk = 12403, n = 8}, at_most = {elements = 2709991, n = 8, nk = 59, batches = 1}, kernels = [
    "block_12x8x4096", "block_1x64x512"
  ], factors = [245, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 9, mn = 257, mnk = 12403, n = 8, nk = 60}, at_most = {elements = 145216, n = 8, nk = 250, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [280, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 145217, k = 3, m = 9, mn = 257, mnk = 12403, n = 8, nk = 60}, at_most = {elements = 2709991, n = 8, nk = 250, batches = 1}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [259, 235, 244, 245, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, n = 5, nk = 251}, at_most = {elements = 232482, n = 7, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [288, 311]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 232483, m = 9, mn = 257, n = 5, nk = 251}, at_most = {elements = 1676601, n = 7, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096", "block_6x16x512", "sweep_12x8x4096"
  ], factors = [246, 270, 251, 271, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1676602, m = 9, mn = 257, n = 5, nk = 251}, at_most = {elements = 2709991, n = 7, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096"
  ], factors = [257, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, n = 8, nk = 251}, at_most = {elements = 201850, k = 67, k_even = 128, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_1x64x512"
  ], factors = [304, 303, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 68, m = 9, mn = 257, n = 8, nk = 251}, at_most = {elements = 201850, k_even = 128, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [292, 294, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k_even = 129, m = 9, mn = 257, n = 8, nk = 251}, at_most = {elements = 201850, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [278, 328, 277, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 201851, m = 9, mn = 257, n = 8, nk = 251}, at_most = {elements = 1832020, k_even = 724, m = 194, n = 8, nk = 1221, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048"
  ], factors = [374, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 201851, m = 195, mn = 257, n = 8, nk = 251}, at_most = {elements = 1832020, k_even = 724, n = 8, nk = 1221, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [270, 310]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 201851, m = 9, mn = 257, n = 8, nk = 1222}, at_most = {elements = 1832020, k_even = 724, n = 8, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [297, 253, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1832021, m = 9, mn = 257, n = 8, nk = 251}, at_most = {elements = 2709991, k_even = 724, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_12x8x4096"
  ], factors = [243, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 201851, k_even = 725, m = 9, mn = 257, n = 8, nk = 251}, at_most = {elements = 2709991, n = 8, batches = 1}, kernels = [
    "dot_2x4x4096", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [258, 267, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 257, n = 9}, at_most = {elements = 2709991, k = 10, m = 44, mn = 649, n = 15, batches = 1}, kernels = [
    "skinny_12x8x64", "block_6x16x512"
  ], factors = [344, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, mn = 257, n = 9}, at_most = {elements = 2709991, k = 10, mn = 649, n = 15, batches = 1}, kernels = [
    "block_6x16x512"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 650, n = 9}, at_most = {elements = 2709991, k = 4, n = 15, batches = 1}, kernels = [
    "block_6x16x512", "panel_6x16x2048"
  ], factors = [305, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 5, m = 9, mn = 650, n = 9}, at_most = {elements = 2709991, k = 10, n = 15, batches = 1}, kernels = [
    "block_6x16x512"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 9, mn = 257, n = 9}, at_most = {elements = 2709991, m = 42, mk = 1789, n = 15, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 9, mk = 1790, mn = 257, n = 9}, at_most = {elements = 2709991, k = 991, m = 42, n = 12, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [267, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 9, mk = 1790, mn = 257, n = 13}, at_most = {elements = 2709991, k = 991, m = 42, n = 15, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 992, m = 9, mk = 1790, mn = 257, n = 9}, at_most = {elements = 2709991, m = 42, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "panel_6x16x2048"
  ], factors = [270, 299, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 43, mn = 257, n = 9}, at_most = {elements = 2709991, k = 15, mk = 1593978, n = 15, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 16, m = 43, mn = 257, n = 9}, at_most = {elements = 2709991, k = 107, mk = 1593978, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "panel_6x16x2048"
  ], factors = [260, 234, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 108, m = 43, mn = 257, n = 9}, at_most = {elements = 104586, k_even = 362, mk = 1593978, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [259, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 104587, k = 108, m = 43, mn = 257, n = 9}, at_most = {elements = 2709991, k_even = 362, mk = 1593978, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [249, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 108, k_even = 363, m = 43, mn = 257, n = 9}, at_most = {elements = 2709991, mk = 1593978, n = 15, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 43, mk = 1593979, mn = 257, n = 9}, at_most = {elements = 2709991, k_even = 181, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, k_even = 182, m = 43, mk = 1593979, mn = 257, n = 9}, at_most = {elements = 2709991, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [253, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, m = 9, n = 3}, at_most = {k = 8, n = 7, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "block_6x16x512", "panel_6x16x2048"
  ], factors = [219, 261, 238, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 9, m = 9, n = 3}, at_most = {k = 16, n = 7, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, m = 9, n = 8}, at_most = {k = 16, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_1x64x512", "block_6x16x512", "panel_1x64x512"
  ], factors = [206, 231, 213, 236, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 17, m = 9, n = 3}, at_most = {k = 610, mnk = 24301436, n = 7, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_12x8x4096", "tall_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096",
    "sweep_6x16x2048"
  ], factors = [257, 250, 259, 305, 256, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 17, m = 9, n = 8}, at_most = {k = 610, mnk = 24301436, n = 8, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [274, 225, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 17, m = 9, mnk = 24301437, n = 3}, at_most = {k = 257, n = 8, nk = 327, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "sweep_6x16x2048"
  ], factors = [258, 242, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 17, m = 9, mnk = 24301437, n = 3, nk = 328}, at_most = {k = 257, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [255, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 258, m = 9, mnk = 24301437, n = 3}, at_most = {k = 610, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "sweep_6x16x2048"
  ], factors = [257, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, m = 9, n = 3}, at_most = {k_even = 724, m = 12, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [238, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, m = 13, n = 3}, at_most = {k_even = 724, m = 58, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [234, 226, 247, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, m = 59, n = 3}, at_most = {k_even = 724, m = 1369, mn = 60609, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "block_12x8x4096", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [244, 291, 250, 232, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, m = 1370, n = 3}, at_most = {k_even = 724, mn = 60609, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [255, 236, 234, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, m = 59, mn = 60610, n = 3}, at_most = {k_even = 724, n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, k_even = 725, m = 9, n = 3}, at_most = {n = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "dot_2x4x4096", "sweep_6x16x2048"
  ], factors = [235, 247, 256, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, k_even = 725, m = 9, n = 5}, at_most = {mn = 181, n = 8, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [245, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, k_even = 725, m = 9, mn = 182, n = 5}, at_most = {n = 7, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 611, k_even = 725, m = 9, mn = 182, n = 8}, at_most = {n = 8, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [271, 250, 295, 314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, m = 9, n = 9}, at_most = {k = 16, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [236, 257, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 17, m = 9, n = 9}, at_most = {elements = 4085731, k = 32, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512"
  ], factors = [246, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4085732, k = 17, m = 9, n = 9}, at_most = {k = 32, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 33, m = 9, n = 9}, at_most = {k = 55, mk = 3003470, n = 15, nk = 7136, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_1x64x512"
  ], factors = [243, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 56, m = 9, n = 9}, at_most = {mk = 3003470, n = 15, nk = 7136, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 33, m = 9, mk = 3003471, n = 9}, at_most = {k = 89, n = 15, nk = 7136, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 90, m = 9, mk = 3003471, n = 9}, at_most = {k = 255, n = 15, nk = 7136, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 256, m = 9, mk = 3003471, n = 9}, at_most = {n = 15, nk = 7136, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 33, m = 9, n = 9, nk = 7137}, at_most = {m = 27, n = 15, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [228, 255, 220, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 33, m = 28, n = 9, nk = 7137}, at_most = {m = 68, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [249, 231, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 33, m = 69, n = 9, nk = 7137}, at_most = {k_even = 362, n = 15, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2709992, k = 33, k_even = 363, m = 69, n = 9, nk = 7137}, at_most = {n = 15, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [220, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16}, at_most = {k = 18, m = 29, mk = 130, mnk = 762, n = 21, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [312]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mnk = 763, n = 16}, at_most = {k = 18, m = 29, mk = 130, n = 21, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 22}, at_most = {k = 18, m = 13, mk = 130, n = 39, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "block_1x64x512"
  ], factors = [304, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 22}, at_most = {k = 18, m = 29, mk = 130, n = 39, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "block_1x64x512", "panel_1x64x512"
  ], factors = [328, 311, 314]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 131, n = 16}, at_most = {k = 18, m = 18, n = 39, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_2x32x128"
  ], factors = [294, 257, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, mk = 131, n = 16}, at_most = {k = 18, m = 29, n = 39, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 16}, at_most = {elements = 135533, k = 18, m = 69, n = 39, n_even = 4, nk = 100, batches = 1}, kernels = [
    "skinny_12x8x64", "panel_1x64x512"
  ], factors = [346, 366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 16}, at_most = {elements = 135533, k = 18, n = 39, n_even = 4, nk = 64, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [392]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 70, n = 16, nk = 65}, at_most = {elements = 135533, k = 18, n = 39, n_even = 4, nk = 100, batches = 1}, kernels = [
    "block_1x64x512", "block_6x16x512"
  ], factors = [315, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 135534, m = 30, n = 16}, at_most = {elements = 2986233, k = 18, n = 39, n_even = 4, nk = 100, batches = 1}, kernels = [
    "tall_1x64x512", "block_6x16x2048", "block_1x64x512", "panel_1x64x512"
  ], factors = [522, 235, 406, 405]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 16, nk = 101}, at_most = {elements = 2986233, k = 18, mnk = 9913, n = 23, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, mnk = 9914, n = 16, nk = 101}, at_most = {elements = 2986233, k = 18, n = 23, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [238, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 24, nk = 101}, at_most = {elements = 2986233, k = 18, n = 24, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 25, nk = 101}, at_most = {elements = 2986233, k = 18, m = 45, n = 39, n_even = 4, nk = 434, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 46, n = 25, nk = 101}, at_most = {elements = 2986233, k = 18, n = 39, n_even = 4, nk = 434, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [262, 293, 271, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 25, nk = 435}, at_most = {elements = 2986233, k = 18, mk = 1139, n = 39, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, mk = 1140, n = 25, nk = 435}, at_most = {elements = 2986233, k = 18, n = 39, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [264, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2986234, m = 30, n = 16}, at_most = {elements = 4797538, k = 5, n = 39, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "block_1x64x512", "panel_1x64x512"
  ], factors = [345, 333, 352]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4797539, m = 30, n = 16}, at_most = {k = 5, n = 39, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [304, 283, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2986234, k = 6, m = 30, n = 16}, at_most = {k = 8, n = 39, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [280, 281, 241, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2986234, k = 9, m = 30, n = 16}, at_most = {k = 18, n = 39, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [221, 246, 264, 261, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 40}, at_most = {k = 7, m = 18, n = 66, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 40}, at_most = {k = 7, m = 38, n = 66, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "block_1x64x512"
  ], factors = [364, 339]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 67}, at_most = {k = 7, m = 23, n = 127, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "sweep_6x16x256"
  ], factors = [284, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 67}, at_most = {k = 7, m = 38, n = 127, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39, n = 40}, at_most = {elements = 171017, k = 7, mk = 103, n = 127, n_even = 4, nk = 134, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [469]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39, mk = 104, n = 40}, at_most = {elements = 171017, k = 7, n = 127, n_even = 4, nk = 134, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [462]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 39, n = 40, nk = 135}, at_most = {elements = 124091, k = 3, n = 127, n_even = 4, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [390, 377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 124092, m = 39, n = 40, nk = 135}, at_most = {elements = 171017, k = 3, n = 127, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [329, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 39, n = 40, nk = 135}, at_most = {elements = 171017, k = 7, m = 185, n = 127, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 186, n = 40, nk = 135}, at_most = {elements = 171017, k = 7, n = 127, n_even = 4, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [315, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 171018, m = 39, n = 40}, at_most = {elements = 2969885, k = 7, n = 63, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [381, 376]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 171018, m = 39, n = 64}, at_most = {elements = 2969885, k = 5, n = 127, n_even = 4, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [302, 280, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 171018, k = 6, m = 39, n = 64}, at_most = {elements = 2969885, k = 7, n = 127, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [262, 251, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2969886, m = 39, n = 40}, at_most = {k = 7, n = 127, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [263, 259, 315, 281, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 9, n = 40}, at_most = {k = 18, m = 17, mk = 130, n = 127, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 9, mk = 131, n = 40}, at_most = {k = 18, m = 17, mk = 340, n = 127, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512"
  ], factors = [270, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 18, n = 40}, at_most = {k = 18, mk = 340, n = 127, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "panel_1x64x512"
  ], factors = [262, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 9, mk = 341, n = 40}, at_most = {elements = 1907677, k = 18, mn = 3313, n = 55, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128", "panel_1x64x512"
  ], factors = [264, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 9, mk = 341, mn = 3314, n = 40}, at_most = {elements = 1907677, k = 18, n = 55, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [267, 269, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 8, m = 9, mk = 341, n = 56}, at_most = {elements = 1907677, k = 8, n = 127, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_1x64x512", "panel_1x64x512"
  ], factors = [254, 294, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 341, n = 56}, at_most = {elements = 1907677, k = 18, m = 62, n = 127, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [263, 266, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 63, mk = 341, n = 56}, at_most = {elements = 1907677, k = 18, n = 127, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [266, 270, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1907678, k = 8, m = 9, mk = 341, n = 40}, at_most = {k = 18, n = 63, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [222, 249, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1907678, k = 8, m = 9, mk = 341, n = 64}, at_most = {k = 18, n = 127, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [254, 243, 259, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, n_even = 5}, at_most = {k = 18, m = 37, mk = 454, mn = 215, n = 22, nk = 175, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x2048"
  ], factors = [290, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 216, n = 16, n_even = 5}, at_most = {k = 18, m = 37, mk = 454, mn = 295, n = 22, nk = 175, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 16, n_even = 5, nk = 176}, at_most = {k = 18, m = 37, mk = 454, mn = 295, n = 22, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mn = 296, n = 16, n_even = 5}, at_most = {k = 18, m = 37, mk = 454, n = 22, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 16, n_even = 5}, at_most = {k = 18, mk = 454, n = 22, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048"
  ], factors = [296, 284, 242, 244, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 23, n_even = 5}, at_most = {k = 10, m = 23, mk = 212, n = 55, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "sweep_6x16x2048"
  ], factors = [268, 247, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 56, n_even = 5}, at_most = {k = 10, m = 23, mk = 212, mnk = 7183, n = 127, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512"
  ], factors = [281, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mnk = 7184, n = 56, n_even = 5}, at_most = {k = 10, m = 23, mk = 212, n = 127, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 23, n_even = 5}, at_most = {k = 10, m = 44, mk = 212, n = 127, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "block_1x64x512"
  ], factors = [283, 298, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 213, n = 23, n_even = 5}, at_most = {k = 10, m = 44, mk = 454, n = 127, batches = 1}, kernels = [
    "skinny_6x16x32", "panel_1x64x512"
  ], factors = [261, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 11, m = 9, n = 23, n_even = 5}, at_most = {k = 18, m = 44, mk = 454, n = 127, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 23, n_even = 5}, at_most = {elements = 2245208, k = 2, mk = 454, n = 39, batches = 1}, kernels = [
    "block_1x64x512", "block_2x32x128"
  ], factors = [312, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 45, n = 40, n_even = 5}, at_most = {elements = 2245208, k = 1, mk = 454, n = 127, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [412]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 45, n = 40, n_even = 5}, at_most = {elements = 2245208, k = 2, mk = 454, n = 127, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [351]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2245209, m = 45, n = 23, n_even = 5}, at_most = {k = 2, mk = 454, n = 127, batches = 1}, kernels = [
    "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [309, 312, 326]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 45, n = 23, n_even = 5}, at_most = {k = 18, mk = 454, n = 127, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 455, n = 16, n_even = 5}, at_most = {batches = 1, elements = 3459268, k = 18, n = 22, nk = 103}, kernels = [
    "block_6x16x2048", "block_1x64x512"
  ], factors = [265, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, m = 9, mk = 455, n = 16, n_even = 5}, at_most = {elements = 3459268, k = 18, n = 22, nk = 103, batches = 1}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048"
  ], factors = [244, 236, 236, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 455, n = 16, n_even = 5, nk = 104}, at_most = {elements = 3459268, k = 18, mnk = 33776, n = 22, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [266, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 455, mnk = 33777, n = 16, n_even = 5, nk = 104}, at_most = {elements = 3459268, k = 18, n = 22, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_1x64x512", "block_2x32x128", "panel_6x16x2048"
  ], factors = [248, 250, 216, 228, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3459269, m = 9, mk = 455, n = 16, n_even = 5}, at_most = {k = 10, n = 22, batches = 1}, kernels = [
    "block_1x64x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [224, 264, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3459269, k = 11, m = 9, mk = 455, n = 16, n_even = 5}, at_most = {k = 18, n = 22, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [229, 239, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 455, n = 23, n_even = 5}, at_most = {elements = 2920890, k = 2, n = 127, batches = 1}, kernels = [
    "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [338, 318, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 9, mk = 455, n = 23, n_even = 5}, at_most = {elements = 2920890, k = 5, mk = 1078, n = 127, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 9, mk = 1079, n = 23, n_even = 5}, at_most = {elements = 2920890, k = 5, n = 127, batches = 1}, kernels = [
    "skinny_6x16x8", "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [284, 320, 280, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2920891, m = 9, mk = 455, n = 23, n_even = 5}, at_most = {k = 5, n = 127, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [289, 285, 298, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 9, mk = 455, n = 23, n_even = 5}, at_most = {elements = 2363900, k = 8, mnk = 129462, n = 127, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [262, 251, 246, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 9, mk = 455, mnk = 129463, n = 23, n_even = 5}, at_most = {elements = 2363900, k = 8, n = 127, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [244, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2363901, k = 6, m = 9, mk = 455, n = 23, n_even = 5}, at_most = {k = 8, n = 127, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_1x64x512", "block_1x64x512"
  ], factors = [255, 242, 304, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 455, n = 23, n_even = 5}, at_most = {k = 18, mk = 780, n = 127, nk = 886, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [260, 259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 455, n = 23, n_even = 5, nk = 887}, at_most = {k = 18, mk = 780, n = 127, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 781, n = 23, n_even = 5}, at_most = {elements = 1520520, k = 18, n = 127, batches = 1}, kernels = [
    "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [240, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1520521, k = 9, m = 9, mk = 781, n = 23, n_even = 5}, at_most = {k = 18, n = 127, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [231, 221, 216, 238, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, n = 128}, at_most = {elements = 2886425, k = 8, m = 18, mk = 65, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "block_1x64x512"
  ], factors = [259, 273, 262, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 128}, at_most = {elements = 2886425, k = 8, m = 32, mk = 65, mnk = 21541, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [340]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, mnk = 21542, n = 128}, at_most = {elements = 2886425, k = 8, m = 32, mk = 65, batches = 1}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "sweep_1x64x512", "panel_1x64x512"
  ], factors = [279, 315, 289, 301]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 66, n = 128}, at_most = {elements = 2886425, k = 8, m = 32, mk = 159, n_even = 4, nk = 1458, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 66, n = 128, nk = 1459}, at_most = {elements = 2886425, k = 8, m = 32, mk = 159, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x8", "block_1x64x512", "sweep_6x16x256"
  ], factors = [255, 262, 267, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 66, n = 128, n_even = 5}, at_most = {elements = 2886425, k = 8, m = 32, mk = 159, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x8", "block_1x64x512"
  ], factors = [240, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 33, n = 128}, at_most = {elements = 124605, k = 1, mk = 159, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [410]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 33, n = 128}, at_most = {elements = 124605, k = 8, mk = 159, n_even = 128, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 33, n = 128, n_even = 129}, at_most = {elements = 124605, k = 8, mk = 159, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 124606, m = 33, n = 128}, at_most = {elements = 2886425, k = 8, mk = 159, mnk = 99232, batches = 1}, kernels = [
    "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [284, 338, 287, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 124606, m = 33, mnk = 99233, n = 128}, at_most = {elements = 2886425, k = 8, mk = 159, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_4x16x8", "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [272, 270, 281, 272, 257, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 160, n = 128}, at_most = {elements = 183751, k = 1, n = 221, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [511, 511]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 9, mk = 160, n = 128}, at_most = {elements = 183751, k = 5, n = 221, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [343]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 160, n = 222}, at_most = {elements = 183751, k = 1, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [471, 468]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 9, mk = 160, n = 222}, at_most = {elements = 183751, k = 5, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [331, 336]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 160, n = 128, n_even = 5}, at_most = {elements = 183751, k = 1, n_even = 362, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [453]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 2, m = 9, mk = 160, n = 128, n_even = 5}, at_most = {elements = 183751, k = 2, n_even = 362, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 3, m = 9, mk = 160, n = 128, n_even = 5}, at_most = {elements = 183751, k = 5, n_even = 362, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [304, 287, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, m = 9, mk = 160, n = 128}, at_most = {elements = 1335277, k = 1, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [289, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1335278, m = 9, mk = 160, n = 128}, at_most = {elements = 2886425, k = 1, n_even = 4, batches = 1}, kernels = [
    "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [405, 331, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, m = 9, mk = 160, n = 128, n_even = 5}, at_most = {elements = 2886425, k = 1, n_even = 128, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [302, 307, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, m = 9, mk = 160, n = 128, n_even = 129}, at_most = {elements = 2886425, k = 1, n_even = 362, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, k = 2, m = 9, mk = 160, n = 128}, at_most = {elements = 2886425, k = 3, n_even = 362, nk = 1284, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [283, 264, 271, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, k = 4, m = 9, mk = 160, n = 128}, at_most = {elements = 2886425, k = 5, n = 205, n_even = 362, nk = 1284, batches = 1}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [249, 256, 248, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, k = 4, m = 9, mk = 160, n = 206}, at_most = {elements = 2886425, k = 5, n_even = 362, nk = 1284, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [250, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, k = 2, m = 9, mk = 160, n = 128, nk = 1285}, at_most = {elements = 2886425, k = 2, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [263, 312, 250, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, k = 3, m = 9, mk = 160, n = 128, nk = 1285}, at_most = {elements = 2886425, k = 5, mn = 2158481, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_1x64x512", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [244, 254, 241, 233, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, k = 3, m = 9, mk = 160, mn = 2158482, n = 128, nk = 1285}, at_most = {elements = 2886425, k = 5, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [255, 257, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, k = 2, m = 9, mk = 160, n = 128, n_even = 5, nk = 1285}, at_most = {elements = 2886425, k = 5, mk = 1821, n_even = 362, batches = 1}, kernels = [
    "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [251, 240, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183752, k = 2, m = 9, mk = 1822, n = 128, n_even = 5, nk = 1285}, at_most = {elements = 1678962, k = 5, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_1x64x512", "block_1x64x512"
  ], factors = [235, 261, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1678963, k = 2, m = 9, mk = 1822, n = 128, n_even = 5, nk = 1285}, at_most = {elements = 2886425, k = 5, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [259, 269, 257, 277]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 9, mk = 160, n = 128}, at_most = {elements = 113193, k = 8, m = 91, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [270, 242, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 92, mk = 160, n = 128}, at_most = {elements = 113193, k = 8, n_even = 4, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [292, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 113194, k = 6, m = 9, mk = 160, n = 128}, at_most = {elements = 2886425, k = 8, n = 667, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [251, 251, 261, 241, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 113194, k = 6, m = 9, mk = 160, n = 668}, at_most = {elements = 2886425, k = 8, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [246, 250, 225, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 9, mk = 160, n = 128, n_even = 5}, at_most = {elements = 2886425, k = 8, mk = 829, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "block_1x64x512"
  ], factors = [248, 258, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 9, mk = 160, n = 128, n_even = 129}, at_most = {elements = 2886425, k = 8, mk = 829, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [246, 259, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 9, mk = 830, n = 128, n_even = 5}, at_most = {elements = 2886425, k = 8, n = 221, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "tall_1x64x512", "block_1x64x512", "block_2x32x128"
  ], factors = [244, 277, 263, 258, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 6, m = 9, mk = 830, n = 222, n_even = 5}, at_most = {elements = 2886425, k = 8, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_1x64x512", "block_1x64x512", "block_2x32x128"
  ], factors = [246, 268, 256, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 160, n = 128, n_even = 363}, at_most = {elements = 2886425, k = 3, n = 724, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "sweep_6x16x256"
  ], factors = [285, 267, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 160, n = 725, n_even = 363}, at_most = {elements = 2886425, k = 3, mn = 1723827, batches = 1}, kernels = [
    "skinny_2x32x32", "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [249, 252, 221, 242, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 9, mk = 160, mn = 1723828, n = 725, n_even = 363}, at_most = {elements = 2886425, k = 3, batches = 1}, kernels = [
    "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [226, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 9, mk = 160, n = 128, n_even = 363}, at_most = {elements = 2886425, k = 6, nk = 2896, batches = 1}, kernels = [
    "skinny_6x16x8", "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [239, 240, 233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 4, m = 9, mk = 160, n = 128, n_even = 363, nk = 2897}, at_most = {elements = 2886425, k = 6, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256"
  ], factors = [213, 229, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mk = 160, n = 128, n_even = 363}, at_most = {elements = 2886425, k = 8, nk = 5418, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [230, 237, 247, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 7, m = 9, mk = 160, n = 128, n_even = 363, nk = 5419}, at_most = {elements = 2886425, k = 8, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "block_1x64x512", "sweep_6x16x256"
  ], factors = [199, 226, 226, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, m = 9, n = 128}, at_most = {k = 8, n = 260, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "sweep_6x16x256"
  ], factors = [303, 346, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, m = 9, n = 128, n_even = 5}, at_most = {k = 2, n = 260, n_even = 128, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_6x16x256"
  ], factors = [415, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, m = 9, n = 128, n_even = 129}, at_most = {k = 2, n = 260, batches = 1}, kernels = [
    "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [315, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, k = 3, m = 9, n = 128, n_even = 5}, at_most = {k = 8, n = 260, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [284, 280, 285, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, m = 9, n = 261}, at_most = {elements = 4090092, k = 8, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [290, 310, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4090093, m = 9, n = 261}, at_most = {k = 3, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [349, 277, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4090093, k = 4, m = 9, n = 261}, at_most = {k = 8, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [258, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, m = 9, n = 261, n_even = 5}, at_most = {k = 8, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [284, 282, 314, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, m = 9, n = 261, n_even = 129}, at_most = {k = 8, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [275, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, m = 9, n = 261, n_even = 363}, at_most = {k = 3, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "slab_6x16x128", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [275, 307, 292, 312, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2886426, k = 4, m = 9, n = 261, n_even = 363}, at_most = {k = 8, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "sweep_6x16x2048"
  ], factors = [248, 285, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, n = 128}, at_most = {k = 18, m = 16, mk = 445, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [262, 256, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, n = 128, n_even = 5}, at_most = {elements = 84629, k = 18, m = 16, mk = 174, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 175, n = 128, n_even = 5}, at_most = {elements = 84629, k = 18, m = 16, mk = 445, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 84630, k = 9, m = 9, n = 128, n_even = 5}, at_most = {k = 18, m = 16, mk = 445, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [236, 245, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, n = 128, n_even = 363}, at_most = {k = 18, m = 16, mk = 445, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [223, 236, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 17, n = 128}, at_most = {k = 18, mk = 445, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [257, 249, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 17, n = 128, n_even = 5}, at_most = {k = 18, mk = 445, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512"
  ], factors = [247, 250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 446, n = 128}, at_most = {elements = 183860, k = 12, n = 1004, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, m = 9, mk = 446, n = 128}, at_most = {elements = 183860, k = 18, n = 1004, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [242, 266, 265, 228, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183861, k = 9, m = 9, mk = 446, n = 128}, at_most = {elements = 3187678, k = 12, n = 1004, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [249, 257, 254, 238, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 183861, k = 13, m = 9, mk = 446, n = 128}, at_most = {elements = 3187678, k = 18, n = 1004, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [240, 251, 249, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 446, n = 128, n_even = 5}, at_most = {elements = 3187678, k = 18, mk = 694, n = 1004, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512"
  ], factors = [251, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 695, n = 128, n_even = 5}, at_most = {elements = 3187678, k = 18, n = 1004, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "block_2x32x128", "sweep_6x16x256"
  ], factors = [238, 245, 239, 240, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3187679, k = 9, m = 9, mk = 446, n = 128}, at_most = {k = 18, n = 232, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "panel_1x64x512"
  ], factors = [257, 234, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3187679, k = 9, m = 9, mk = 446, n = 233}, at_most = {k = 18, n = 1004, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [256, 266, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 446, n = 1005}, at_most = {k = 13, mnk = 40446651, n_even = 32, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_1x64x512", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [254, 255, 291, 237, 239, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 14, m = 9, mk = 446, n = 1005}, at_most = {k = 18, mnk = 40446651, n_even = 32, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [246, 248, 232, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 446, n = 1005, n_even = 33}, at_most = {k = 18, mnk = 40446651, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "sweep_6x16x2048"
  ], factors = [245, 249, 238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 446, mnk = 40446652, n = 1005}, at_most = {k = 18, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [250, 258, 240, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 446, mnk = 40446652, n = 1005, n_even = 5}, at_most = {k = 18, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 9, m = 9, mk = 446, n = 1005, n_even = 363}, at_most = {elements = 1799041, k = 12, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [228, 245, 233, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 13, m = 9, mk = 446, n = 1005, n_even = 363}, at_most = {elements = 1799041, k = 18, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "tall_1x64x512", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [243, 237, 237, 235, 241, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1799042, k = 9, m = 9, mk = 446, n = 1005, n_even = 363}, at_most = {k = 18, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x2048"
  ], factors = [252, 258, 246, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16}, at_most = {m = 20, mk = 1155, n = 38, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "block_2x32x128", "sweep_6x16x256"
  ], factors = [257, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 39}, at_most = {m = 20, mk = 397, n = 74, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 398, n = 39}, at_most = {m = 20, mk = 1155, n = 74, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256"
  ], factors = [263, 244, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 75}, at_most = {elements = 2574247, m = 20, mk = 389, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 390, n = 75}, at_most = {elements = 2574247, m = 20, mk = 485, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 486, n = 75}, at_most = {elements = 2574247, m = 20, mk = 1155, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2574248, k = 19, m = 9, n = 75}, at_most = {m = 20, mk = 1155, mnk = 417593, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512"
  ], factors = [233, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2574248, k = 19, m = 9, mnk = 417594, n = 75}, at_most = {m = 20, mk = 1155, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16, n_even = 5}, at_most = {elements = 2382753, m = 20, mk = 868, n = 22, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [274, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 23, n_even = 5}, at_most = {elements = 2382753, m = 11, mk = 868, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 12, n = 23, n_even = 5}, at_most = {elements = 2382753, k = 31, m = 20, mk = 868, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 32, m = 12, n = 23, n_even = 5}, at_most = {elements = 2382753, m = 20, mk = 868, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 869, n = 16, n_even = 5}, at_most = {elements = 2382753, m = 10, mk = 1155, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [252, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 11, mk = 869, n = 16, n_even = 5}, at_most = {elements = 2382753, m = 20, mk = 1155, mn = 278, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 11, mk = 869, mn = 279, n = 16, n_even = 5}, at_most = {elements = 245519, m = 20, mk = 1155, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [257, 250, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 245520, k = 19, m = 11, mk = 869, mn = 279, n = 16, n_even = 5}, at_most = {elements = 2382753, m = 20, mk = 1155, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [253, 251, 250, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2382754, k = 19, m = 9, n = 16, n_even = 5}, at_most = {m = 20, mk = 1155, n_even = 362, nk = 31653, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [237, 259, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2382754, k = 19, m = 9, n = 16, n_even = 5, nk = 31654}, at_most = {m = 20, mk = 1155, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [215, 235, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16, n_even = 363}, at_most = {elements = 1695068, m = 20, mk = 1155, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [248, 256, 251, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1695069, k = 19, m = 9, n = 16, n_even = 363}, at_most = {m = 20, mk = 1155, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [229, 246, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 1156, n = 16}, at_most = {elements = 2527777, m = 13, n = 31, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [261, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 14, mk = 1156, n = 16}, at_most = {elements = 2527777, m = 20, n = 31, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "block_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [249, 269, 247, 255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 1156, n = 16, n_even = 5}, at_most = {elements = 2527777, m = 12, n = 31, nk = 244824, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 13, mk = 1156, n = 16, n_even = 5}, at_most = {elements = 2527777, m = 20, n = 31, nk = 244824, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [252, 243, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 1156, n = 32}, at_most = {elements = 2527777, m = 11, mk = 2639, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [254, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 2640, n = 32}, at_most = {elements = 2527777, m = 11, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [257, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 1156, n = 32, n_even = 5}, at_most = {elements = 2527777, m = 11, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256"
  ], factors = [247, 236, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 12, mk = 1156, n = 32}, at_most = {elements = 89846, m = 20, mk = 2808, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [248, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 12, mk = 2809, n = 32}, at_most = {elements = 89846, m = 20, mk = 3061, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 89847, k = 19, m = 12, mk = 1156, n = 32}, at_most = {elements = 2527777, m = 20, mk = 3061, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "direct_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [246, 257, 261, 241, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 12, mk = 1156, n = 32, n_even = 725}, at_most = {elements = 2527777, m = 20, mk = 3061, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x8", "block_2x32x128"
  ], factors = [306, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 12, mk = 3062, n = 32}, at_most = {elements = 2527777, m = 20, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256"
  ], factors = [248, 247, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 12, mk = 3062, n = 32, n_even = 5}, at_most = {elements = 2527777, m = 20, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 237, 243, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2527778, k = 19, m = 9, mk = 1156, n = 16}, at_most = {m = 20, n = 36, nk = 33840, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [226, 239, 239, 228, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2527778, k = 19, m = 9, mk = 1156, n = 37}, at_most = {m = 20, nk = 33840, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [223, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2527778, k = 19, m = 9, mk = 1156, n = 16, nk = 33841}, at_most = {m = 20, n = 167, nk = 244824, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [263, 227, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2527778, k = 19, m = 9, mk = 1156, n = 168, nk = 33841}, at_most = {m = 20, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [231, 240, 264, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, n = 16}, at_most = {elements = 1629958, k = 39, mk = 1728377, n = 16, nk = 244824, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [241, 236, 223, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 40, m = 21, n = 16}, at_most = {elements = 1629958, k = 78, mk = 1728377, n = 16, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [234, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1629959, k = 19, m = 21, n = 16}, at_most = {k = 78, mk = 1728377, n = 16, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, n = 17}, at_most = {k = 78, m = 36, mk = 1728377, n = 23, nk = 244824, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, n = 24}, at_most = {k = 78, m = 36, mk = 1728377, n = 31, nk = 244824, batches = 1}, kernels = [
    "block_2x32x128", "sweep_6x16x256"
  ], factors = [257, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 17}, at_most = {k = 78, m = 612, mk = 1728377, n = 23, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 613, n = 17}, at_most = {k = 78, mk = 1728377, n = 23, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_2x32x128", "panel_6x16x2048"
  ], factors = [258, 285, 277, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 24}, at_most = {k = 78, mk = 1728377, n = 24, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [252, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 25}, at_most = {k = 27, mk = 1728377, n = 31, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [257, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 28, m = 37, n = 25}, at_most = {k = 78, mk = 1728377, n = 31, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [251, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, n = 32}, at_most = {k = 43, mk = 1237, n = 110, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 1238, n = 32}, at_most = {k = 43, mk = 1728377, n = 110, n_even = 4, nk = 1037, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [263, 262, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 1238, n = 32, nk = 1038}, at_most = {k = 43, mk = 1728377, mnk = 1235189, n = 110, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128"
  ], factors = [283, 258, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 1238, mnk = 1235190, n = 32, nk = 1038}, at_most = {k = 43, mk = 1728377, n = 110, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x256"
  ], factors = [251, 239, 246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, n = 32, n_even = 5}, at_most = {k = 43, m = 33, mk = 1728377, n = 110, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [250, 254, 243, 241, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 34, n = 32, n_even = 5}, at_most = {elements = 397306, k = 43, mk = 1728377, n = 110, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [261, 246, 241, 235, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 397307, k = 19, m = 34, n = 32, n_even = 5}, at_most = {k = 43, mk = 1728377, n = 110, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [234, 242, 222, 232, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, n = 111}, at_most = {k = 43, m = 37, mk = 616, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, n = 111, n_even = 5}, at_most = {k = 43, m = 37, mk = 616, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 617, n = 111}, at_most = {elements = 2163607, k = 43, m = 37, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [244, 243, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2163608, k = 19, m = 21, mk = 617, n = 111}, at_most = {k = 43, m = 37, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [246, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 38, n = 111}, at_most = {elements = 2586706, k = 43, mk = 1728377, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128"
  ], factors = [240, 251, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 38, n = 111, n_even = 5}, at_most = {elements = 2586706, k = 43, mk = 1728377, n_even = 362, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256"
  ], factors = [236, 231, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 38, n = 111, n_even = 363}, at_most = {elements = 2586706, k = 43, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128"
  ], factors = [231, 245, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2586707, k = 19, m = 38, n = 111}, at_most = {k = 43, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x256"
  ], factors = [251, 260, 254, 230, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 21, n = 32}, at_most = {k = 78, mk = 22508, n = 107, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [252, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 21, mk = 22509, n = 32}, at_most = {k = 78, mk = 1728377, n = 107, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [246, 246, 251, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 21, n = 108}, at_most = {k = 78, mk = 69351, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "panel_6x16x2048",
    "panel_1x64x512"
  ], factors = [244, 251, 251, 248, 250, 322]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 21, mk = 69352, n = 108}, at_most = {k = 78, mk = 1728377, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [240, 243, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 21, n = 32, n_even = 5}, at_most = {k = 78, m = 36, mk = 1728377, n_even = 128, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256"
  ], factors = [246, 234, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 37, n = 32, n_even = 5}, at_most = {k = 78, m = 129, mk = 1728377, n_even = 128, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [242, 230, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 21, n = 32, n_even = 129}, at_most = {batches = 1, k = 78, m = 129, mk = 1728377, n_even = 724, nk = 244824}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [238, 239, 237, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 49, k = 44, m = 21, n = 32, n_even = 129}, at_most = {k = 78, m = 129, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [246, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 130, n = 32, n_even = 5}, at_most = {elements = 3261053, k = 78, m = 1055, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [240, 236, 229, 229, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3261054, k = 44, m = 130, n = 32, n_even = 5}, at_most = {k = 78, m = 1055, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [235, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 44, m = 1056, n = 32, n_even = 5}, at_most = {k = 78, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [240, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, n = 32, n_even = 725}, at_most = {elements = 1270420, k = 28, mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [245, 242, 239, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 29, m = 21, n = 32, n_even = 725}, at_most = {elements = 1270420, k = 78, mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "block_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [247, 250, 240, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1270421, k = 19, m = 21, n = 32, n_even = 725}, at_most = {k = 78, mk = 3473, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [237, 245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1270421, k = 19, m = 21, mk = 3474, n = 32, n_even = 725}, at_most = {k = 34, mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 1270421, k = 35, m = 21, mk = 3474, n = 32, n_even = 725}, at_most = {k = 78, mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [254, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 21, n = 16}, at_most = {m = 37, mk = 1728377, n = 23, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [251, 250, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 38, n = 16}, at_most = {m = 59, mk = 1728377, n = 23, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 21, n = 24}, at_most = {m = 59, mk = 1728377, n = 47, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [253, 250, 251, 252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 60, n = 16}, at_most = {elements = 2618312, mk = 32241, n = 23, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [259, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 60, mk = 32242, n = 16}, at_most = {elements = 2618312, k_even = 362, mk = 1728377, n = 23, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [263, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, k_even = 363, m = 60, mk = 32242, n = 16}, at_most = {elements = 2618312, mk = 1728377, n = 23, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2618313, k = 79, m = 60, n = 16}, at_most = {mk = 1728377, n = 23, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 60, n = 24}, at_most = {elements = 218879, mk = 1728377, n = 24, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 60, n = 25}, at_most = {elements = 218879, mk = 1728377, n = 39, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [258, 259, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 60, n = 40}, at_most = {elements = 218879, mk = 1728377, n = 47, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [254, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 218880, k = 79, m = 60, n = 24}, at_most = {elements = 2972065, mk = 1728377, n = 39, n_even = 4, nk = 6806, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 218880, k = 79, m = 60, n = 24, nk = 6807}, at_most = {elements = 2972065, mk = 1728377, n = 39, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [248, 252, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 218880, k = 79, m = 60, n = 40}, at_most = {elements = 2972065, mk = 1728377, n = 47, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [256, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2972066, k = 79, m = 60, n = 24}, at_most = {mk = 1728377, n = 47, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 21, n = 16, n_even = 5}, at_most = {elements = 178780, mk = 1728377, n = 47, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [249, 245, 239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 178781, k = 79, m = 21, n = 16, n_even = 5}, at_most = {elements = 2030310, mk = 1728377, n = 22, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [233, 242, 238, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 178781, k = 79, m = 21, n = 23, n_even = 5}, at_most = {elements = 2030310, mk = 1728377, n = 47, nk = 244824, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [230, 228, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2030311, k = 79, m = 21, n = 16, n_even = 5}, at_most = {mk = 1728377, n = 47, nk = 7386, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [234, 234, 230, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2030311, k = 79, m = 21, n = 16, n_even = 5, nk = 7387}, at_most = {mk = 1728377, n = 47, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [234, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 21, n = 48}, at_most = {k = 137, m = 132, mk = 1728377, n = 112, n_even = 32, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [249, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 21, n = 113}, at_most = {k = 137, m = 132, mk = 1728377, n_even = 32, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128",
    "sweep_6x16x2048"
  ], factors = [241, 241, 249, 250, 250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 21, n = 48, n_even = 33}, at_most = {elements = 73214, k = 137, m = 132, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 73215, k = 79, m = 21, n = 48, n_even = 33}, at_most = {batches = 1, k = 137, m = 132, mk = 1728377, n_even = 724, nk = 244824}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512",
    "sweep_6x16x2048"
  ], factors = [241, 240, 236, 237, 236, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 112, elements = 73215, k = 79, m = 21, n = 48, n_even = 33}, at_most = {k = 137, m = 132, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [248, 240, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 21, n = 48, n_even = 725}, at_most = {k = 137, m = 132, mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "block_2x32x128", "panel_6x16x2048"
  ], factors = [238, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 138, m = 21, n = 48}, at_most = {m = 31, mk = 1728377, n_even = 4, nk = 37028, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512",
    "sweep_6x16x256"
  ], factors = [244, 248, 246, 251, 246, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 138, m = 32, n = 48}, at_most = {m = 132, mk = 1728377, n_even = 4, nk = 37028, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [251, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 138, m = 21, n = 48, nk = 37029}, at_most = {m = 132, mk = 32253, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256",
    "panel_6x16x2048"
  ], factors = [243, 251, 249, 251, 258, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 138, m = 21, mk = 32254, n = 48, nk = 37029}, at_most = {m = 132, mk = 1728377, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [242, 254, 250, 254, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 138, m = 21, n = 48, n_even = 5}, at_most = {elements = 94209, m = 132, mk = 1728377, n = 799, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [240, 240, 244, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 94210, k = 138, m = 21, n = 48, n_even = 5}, at_most = {elements = 2508194, m = 132, mk = 1728377, n = 799, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512",
    "sweep_6x16x256"
  ], factors = [245, 248, 241, 239, 240, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 138, m = 21, n = 800, n_even = 5}, at_most = {elements = 2508194, m = 132, mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [248, 238, 244, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2508195, k = 138, m = 21, n = 48, n_even = 5}, at_most = {m = 45, mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [237, 258, 229, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2508195, k = 138, m = 46, n = 48, n_even = 5}, at_most = {m = 132, mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [235, 241, 246, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 133, n = 48}, at_most = {k = 131, mk = 1728377, n_even = 4, nk = 10704, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 133, n = 48, nk = 10705}, at_most = {k = 131, mk = 66582, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [249, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 133, mk = 66583, n = 48, nk = 10705}, at_most = {k = 131, mk = 1728377, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [243, 251, 245, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 132, m = 133, n = 48}, at_most = {m = 347, mk = 1728377, n = 166, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 132, m = 133, n = 167}, at_most = {m = 347, mk = 1728377, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [252, 250, 251, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 132, m = 348, n = 48}, at_most = {mk = 1728377, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [254, 258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 133, n = 48, n_even = 5}, at_most = {elements = 108145, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 108146, k = 79, m = 133, n = 48, n_even = 5}, at_most = {elements = 493563, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256",
    "panel_6x16x2048"
  ], factors = [243, 244, 245, 240, 239, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 493564, k = 79, m = 133, n = 48, n_even = 5}, at_most = {k = 211, mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [239, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 493564, k = 212, m = 133, n = 48, n_even = 5}, at_most = {mk = 1728377, n_even = 724, nk = 244824, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [240, 241, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 79, m = 133, n = 48, n_even = 725}, at_most = {mk = 1728377, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [252, 251, 248, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 1728378, n = 16}, at_most = {k = 69, mk = 3626095, n = 32, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [227, 307, 256, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 3626096, n = 16}, at_most = {k = 69, n = 32, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 1728378, n = 33}, at_most = {k = 69, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [234, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 1728378, n = 16, n_even = 5}, at_most = {k = 69, n = 55, nk = 244824, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [234, 221, 220, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 21, mk = 1728378, n = 56, n_even = 5}, at_most = {k = 69, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [230, 222, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 1728378, n = 16}, at_most = {mk = 4199483, n = 23, n_even = 4, nk = 10487, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [240, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 1728378, n = 24}, at_most = {mk = 4199483, n_even = 4, nk = 10487, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 4199484, n = 16}, at_most = {k = 122, n = 24, n_even = 4, nk = 10487, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 123, m = 21, mk = 4199484, n = 16}, at_most = {n = 24, n_even = 4, nk = 10487, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [248, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 4199484, n = 25}, at_most = {n = 43, n_even = 4, nk = 10487, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x256"
  ], factors = [245, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 4199484, n = 44}, at_most = {n_even = 4, nk = 10487, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 1728378, n = 16, n_even = 5}, at_most = {nk = 8111, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [219, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 1728378, n = 16, n_even = 5, nk = 8112}, at_most = {nk = 10487, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 1728378, n = 16, nk = 10488}, at_most = {k_even = 362, mk = 4123792, n = 39, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, k_even = 363, m = 21, mk = 1728378, n = 16, nk = 10488}, at_most = {mk = 4123792, n = 39, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [253, 246, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 1728378, n = 40, nk = 10488}, at_most = {mk = 4123792, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [254, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 4123793, n = 16, nk = 10488}, at_most = {n = 47, n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [240, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 4123793, n = 48, nk = 10488}, at_most = {n_even = 4, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 1728378, n = 16, n_even = 5, nk = 10488}, at_most = {k_even = 362, n = 55, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, m = 21, mk = 1728378, n = 56, n_even = 5, nk = 10488}, at_most = {k_even = 362, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [233, 235, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, k_even = 363, m = 21, mk = 1728378, n = 16, n_even = 5, nk = 10488}, at_most = {mk = 3457916, nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [241, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 70, k_even = 363, m = 21, mk = 3457917, n = 16, n_even = 5, nk = 10488}, at_most = {nk = 244824, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [226, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16, nk = 244825}, at_most = {elements = 3164363, m = 17, n = 45, n_even = 724, nk = 1549042, batches = 1}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [255, 238, 247, 249, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 46, nk = 244825}, at_most = {elements = 3164363, m = 17, mk = 2326, n_even = 4, nk = 1549042, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [239, 242, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 2327, n = 46, nk = 244825}, at_most = {elements = 3164363, m = 17, n_even = 4, nk = 1549042, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x512"
  ], factors = [245, 250, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 46, n_even = 5, nk = 244825}, at_most = {elements = 3164363, m = 11, n_even = 724, nk = 1549042, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [241, 238, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 12, n = 46, n_even = 5, nk = 244825}, at_most = {elements = 3164363, m = 17, n_even = 724, nk = 1549042, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x512", "sweep_6x16x256"
  ], factors = [236, 238, 230, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16, nk = 1549043}, at_most = {elements = 3164363, m = 17, mk = 129997, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [231, 239, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16, n_even = 5, nk = 1549043}, at_most = {elements = 3164363, m = 17, mk = 129997, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [232, 234, 264, 290, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, mk = 129998, n = 16, nk = 1549043}, at_most = {elements = 3164363, m = 17, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048",
    "sweep_6x16x256"
  ], factors = [251, 272, 252, 248, 276, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16, n_even = 725, nk = 244825}, at_most = {elements = 3164363, m = 17, nk = 1025800, batches = 1}, kernels = [
    "skinny_6x16x32", "block_2x32x128"
  ], factors = [245, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16, n_even = 725, nk = 1025801}, at_most = {elements = 3164363, m = 17, nk = 1961705, batches = 1}, kernels = [
    "skinny_4x16x8", "block_2x32x128"
  ], factors = [256, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 9, n = 16, n_even = 725, nk = 1961706}, at_most = {elements = 3164363, m = 17, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8", "block_2x32x128"
  ], factors = [250, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 9, n = 16, nk = 244825}, at_most = {m = 14, n = 110, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_6x16x512"
  ], factors = [261, 231, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 15, n = 16, nk = 244825}, at_most = {m = 17, mn = 853, n = 110, batches = 1}, kernels = [
    "block_6x16x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 15, mn = 854, n = 16, nk = 244825}, at_most = {m = 17, n = 110, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [236, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 9, n = 111, nk = 244825}, at_most = {m = 11, n = 516, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [258, 225, 238, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 12, n = 111, nk = 244825}, at_most = {m = 17, n = 457, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [271, 230, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 12, n = 458, nk = 244825}, at_most = {m = 17, n = 516, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [278, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 9, n = 517, nk = 244825}, at_most = {m = 11, n_even = 128, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [235, 232, 221, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 12, n = 517, nk = 244825}, at_most = {elements = 4246885, m = 17, mk = 68581, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [224, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 4246886, k = 19, m = 12, n = 517, nk = 244825}, at_most = {m = 17, mk = 68581, n_even = 128, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [251, 225, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 12, mk = 68582, n = 517, nk = 244825}, at_most = {m = 17, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [224, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 9, n = 517, n_even = 129, nk = 244825}, at_most = {m = 11, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [225, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 3164364, k = 19, m = 12, n = 517, n_even = 129, nk = 244825}, at_most = {m = 17, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [225, 223, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, n = 16, nk = 244825}, at_most = {mk = 665814, n = 72, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256",
    "panel_6x16x2048"
  ], factors = [243, 243, 240, 262, 254, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, mk = 665815, n = 16, nk = 244825}, at_most = {m = 36, n = 72, n_even = 4, nk = 1565138, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [237, 234, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, mk = 665815, n = 16, nk = 1565139}, at_most = {m = 36, n = 72, n_even = 4, batches = 1}, kernels = [
    "slab_12x8x128", "block_6x16x2048", "block_6x16x512"
  ], factors = [272, 237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, mk = 665815, n = 16, nk = 244825}, at_most = {n = 30, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [250, 237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, mk = 665815, n = 31, nk = 244825}, at_most = {n = 72, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [256, 243, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, mk = 665815, n = 16, n_even = 5, nk = 244825}, at_most = {n = 39, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [218, 209, 214, 237, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, mk = 665815, n = 40, n_even = 5, nk = 244825}, at_most = {n = 72, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [243, 226, 228, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, n = 73, nk = 244825}, at_most = {elements = 2150418, m = 36, mnk = 28461049, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [242, 247, 246, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, n = 73, n_even = 5, nk = 244825}, at_most = {elements = 2150418, m = 36, mnk = 28461049, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "direct_6x16x2048", "block_6x16x512", "sweep_6x16x256",
    "panel_6x16x2048"
  ], factors = [240, 239, 261, 231, 246, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, mnk = 28461050, n = 73, nk = 244825}, at_most = {elements = 2150418, m = 36, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [242, 244, 265, 251, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, n = 73, n_even = 725, nk = 244825}, at_most = {elements = 2150418, m = 36, mk = 13134, batches = 1}, kernels = [
    "block_2x32x128", "block_6x16x512"
  ], factors = [233, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 18, mk = 13135, n = 73, n_even = 725, nk = 244825}, at_most = {elements = 2150418, m = 36, batches = 1}, kernels = [
    "block_2x32x128", "block_6x16x512"
  ], factors = [249, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, m = 18, n = 73, nk = 244825}, at_most = {m = 24, n = 1428, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [242, 256, 231, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, m = 25, n = 73, nk = 244825}, at_most = {k_even = 128, m = 36, n = 1428, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128", "block_6x16x512"
  ], factors = [225, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, k_even = 129, m = 25, n = 73, nk = 244825}, at_most = {m = 36, n = 1428, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128", "block_6x16x512"
  ], factors = [243, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, m = 18, n = 73, n_even = 5, nk = 244825}, at_most = {m = 24, n = 1428, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [227, 239, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, m = 25, n = 73, n_even = 5, nk = 244825}, at_most = {m = 36, n = 1428, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512"
  ], factors = [239, 230, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, m = 18, n = 1429, nk = 244825}, at_most = {m = 25, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x32", "block_2x32x128"
  ], factors = [228, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, m = 26, n = 1429, nk = 244825}, at_most = {m = 36, mk = 88956, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "panel_6x16x2048"
  ], factors = [231, 228, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, m = 26, mk = 88957, n = 1429, nk = 244825}, at_most = {m = 36, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512"
  ], factors = [219, 207, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {elements = 2150419, k = 19, m = 18, n = 73, n_even = 725, nk = 244825}, at_most = {m = 36, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8", "block_1x64x512", "block_2x32x128", "block_6x16x512"
  ], factors = [231, 227, 340, 238, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 73, nk = 244825}, at_most = {m = 139, mk = 66293, n_even = 4, nk = 2180983, batches = 1}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [245, 250, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, mk = 66294, n = 73, nk = 244825}, at_most = {m = 139, n_even = 4, nk = 2180983, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [284, 258, 264, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 73, nk = 2180984}, at_most = {m = 139, mn = 11093, n_even = 4, batches = 1}, kernels = [
    "block_6x16x2048", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [254, 259, 247, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, mn = 11094, n = 73, nk = 2180984}, at_most = {m = 65, mk = 62379, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128", "block_6x16x512"
  ], factors = [225, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, mk = 62380, mn = 11094, n = 73, nk = 2180984}, at_most = {m = 65, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [218, 225, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 66, mn = 11094, n = 73, nk = 2180984}, at_most = {m = 139, n_even = 4, batches = 1}, kernels = [
    "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [238, 232, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 140, n = 73, nk = 244825}, at_most = {k_even = 128, mnk = 333552422, n_even = 4, batches = 1}, kernels = [
    "block_6x16x2048", "panel_6x16x2048"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, k_even = 129, m = 140, n = 73, nk = 244825}, at_most = {mnk = 333552422, n_even = 4, batches = 1}, kernels = [
    "block_6x16x2048", "panel_6x16x2048"
  ], factors = [250, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 140, mnk = 333552423, n = 73, nk = 244825}, at_most = {n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [259, 247, 249, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 73, n_even = 5, nk = 244825}, at_most = {n_even = 128, nk = 1765371, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [247, 244, 247, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 73, n_even = 129, nk = 244825}, at_most = {n_even = 724, nk = 1765371, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [259, 255, 254, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 73, n_even = 5, nk = 1765372}, at_most = {m = 71, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "block_6x16x512", "panel_6x16x2048"
  ], factors = [239, 231, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 72, n = 73, n_even = 5, nk = 1765372}, at_most = {n_even = 724, batches = 1}, kernels = [
    "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [236, 238, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 19, m = 37, n = 73, n_even = 725, nk = 244825}, at_most = {k = 90, batches = 1}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [277, 245, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 91, m = 37, n = 73, n_even = 725, nk = 244825}, at_most = {k = 144, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [249, 245, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 145, m = 37, n = 73, n_even = 725, nk = 244825}, at_most = {k_even = 724, nk = 3635917, batches = 1}, kernels = [
    "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [254, 253, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 145, k_even = 725, m = 37, n = 73, n_even = 725, nk = 244825}, at_most = {mnk = 233413560, nk = 3635917, batches = 1}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [271, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 145, k_even = 725, m = 37, mnk = 233413561, n = 73, n_even = 725, nk = 244825}, at_most = {nk = 3635917, batches = 1}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [256, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 145, m = 37, n = 73, n_even = 725, nk = 3635918}, at_most = {batches = 1}, kernels = [
    "block_6x16x2048", "block_6x16x512"
  ], factors = [251, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2}, at_most = {m = 11, n = 2, nk = 448, n_even = 4, mk = 385, k = 12}, kernels = [
    "skinny_12x8x64"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 13}, at_most = {m = 11, n = 1, nk = 448, n_even = 4, mk = 385, mnk = 107}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [176, 300, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 13, mnk = 108}, at_most = {m = 11, n = 1, nk = 448, n_even = 4, mk = 385}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [184, 269, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 13, n = 2}, at_most = {m = 11, n = 2, nk = 448, n_even = 4, mk = 385, batches = 145}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [217, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 146, k = 13, n = 2}, at_most = {m = 11, n = 2, nk = 448, n_even = 4, mk = 385}, kernels = [
    "skinny_12x8x64", "dot_ahead_1x2x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [246, 214, 198, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 386}, at_most = {m = 7, n = 1, nk = 448, n_even = 4}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [217, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 386, m = 8}, at_most = {m = 11, n = 1, nk = 448, n_even = 4}, kernels = [
    "dot_8x1x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 386, n = 2}, at_most = {m = 11, n = 2, nk = 448, n_even = 4}, kernels = [
    "dot_4x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3}, at_most = {m = 11, n = 30, nk = 119, n_even = 4, mk = 163, mn = 114}, kernels = [
    "skinny_12x8x64"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3, mn = 115}, at_most = {m = 11, n = 30, nk = 119, n_even = 4, mk = 163}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [321, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3, nk = 120}, at_most = {m = 11, n = 30, nk = 448, n_even = 4, mk = 163, batches = 41, mn = 35}, kernels = [
    "skinny_12x8x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3, nk = 120, mn = 36}, at_most = {m = 11, n = 30, nk = 448, n_even = 4, mk = 163, batches = 41}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [255, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 42, n = 3, nk = 120}, at_most = {m = 5, n = 30, nk = 448, n_even = 4, mk = 163}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [257, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 42, n = 3, nk = 120, m = 6}, at_most = {m = 11, n = 30, nk = 448, n_even = 4, mk = 163}, kernels = [
    "skinny_12x8x64"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3, mk = 164}, at_most = {m = 11, n = 4, nk = 448, n_even = 4, k = 65}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 5, mk = 164}, at_most = {m = 11, n = 8, nk = 448, n_even = 4, k = 65, batches = 32}, kernels = [
    "sweep_12x8x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 33, n = 5, mk = 164}, at_most = {m = 11, n = 8, nk = 448, n_even = 4, k = 65}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [264, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3, mk = 164, k = 66}, at_most = {m = 11, n = 8, nk = 448, n_even = 4}, kernels = [
    "sweep_12x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, mk = 164}, at_most = {m = 11, n = 30, nk = 448, n_even = 4}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "block_6x16x512", "sweep_12x8x4096"
  ], factors = [295, 273, 278, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n_even = 5}, at_most = {m = 11, n = 30, nk = 448, k = 10, elements = 15688}, kernels = [
    "sweep_6x16x256"
  ], factors = [144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n_even = 5, elements = 15689}, at_most = {m = 11, n = 30, nk = 448, k = 10}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "sweep_6x16x256"
  ], factors = [257, 159, 160, 171, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n_even = 5, k = 11}, at_most = {m = 11, n = 30, nk = 448}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [190, 193, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449}, at_most = {m = 11, n = 2, mk = 1671}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [238, 254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, mk = 1672}, at_most = {m = 11, n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 3}, at_most = {m = 2, n = 4}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [301, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 3, m = 3}, at_most = {m = 6, n = 4}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [248, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 5}, at_most = {m = 6, n = 8, k = 115}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [291, 269, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 5, k = 116}, at_most = {m = 6, n = 8, mn = 10}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [259, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 5, k = 116, mn = 11}, at_most = {m = 6, n = 8}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [282, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 3, m = 7}, at_most = {m = 11, n = 8, mk = 1135, elements = 151040}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [281, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 3, m = 7, elements = 151041}, at_most = {m = 11, n = 8, mk = 1135}, kernels = [
    "sweep_12x8x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 3, m = 7, mk = 1136}, at_most = {m = 11, n = 8, mn = 57}, kernels = [
    "tall_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [268, 280, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 3, m = 7, mk = 1136, mn = 58}, at_most = {m = 11, n = 8}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [264, 305, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9}, at_most = {m = 4, n = 30, n_even = 4, mk = 128, nk = 789}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 790, n = 9}, at_most = {m = 4, n = 30, n_even = 4, mk = 70}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [266, 269, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 790, n = 9, mk = 71}, at_most = {m = 4, n = 30, n_even = 4, mk = 128}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [259, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, mk = 129}, at_most = {m = 1, n = 30, n_even = 4, elements = 197919}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [273, 284, 354, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, mk = 129, elements = 197920}, at_most = {m = 1, n = 30, n_even = 4}, kernels = [
    "direct_6x16x2048", "slab_12x8x128", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [234, 307, 306, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, mk = 129, m = 2}, at_most = {m = 4, n = 12, n_even = 4}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_12x8x4096"
  ], factors = [305, 234, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 13, mk = 129, m = 2}, at_most = {m = 4, n = 30, n_even = 4, elements = 1555090, mnk = 11240}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [239, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 13, mk = 129, m = 2, mnk = 11241}, at_most = {m = 2, n = 30, n_even = 4, elements = 1555090}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [283, 304, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 13, mk = 129, m = 3, mnk = 11241}, at_most = {m = 4, n = 30, n_even = 4, elements = 1555090}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_6x16x256"
  ], factors = [232, 279, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 13, mk = 129, m = 2, elements = 1555091}, at_most = {m = 4, n = 30, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [254, 249, 265, 252, 218, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, n_even = 5}, at_most = {m = 4, n = 30, k = 36}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [205, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, n_even = 5, k = 37}, at_most = {m = 4, n = 30, elements = 66694}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, n_even = 5, k = 37, elements = 66695}, at_most = {m = 4, n = 30, k = 461}, kernels = [
    "sweep_6x16x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, n_even = 5, k = 462, elements = 66695}, at_most = {m = 4, n = 30}, kernels = [
    "slab_6x16x128", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [295, 260, 264, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, m = 5}, at_most = {m = 6, n = 30, n_even = 4, mnk = 6832}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [241, 250, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, m = 5, mnk = 6833}, at_most = {m = 6, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [224, 281, 239, 266, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, m = 7}, at_most = {m = 8, n = 30, n_even = 4, nk = 1150}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [266, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 1151, n = 9, m = 7}, at_most = {m = 8, n = 30, n_even = 4, mn = 149}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [257, 265, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 1151, n = 9, m = 7, mn = 150}, at_most = {m = 8, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [260, 270, 261, 253, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, m = 5, n_even = 5}, at_most = {m = 8, n = 30, batches = 7}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048"
  ], factors = [252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 8, nk = 449, n = 9, m = 5, n_even = 5}, at_most = {m = 8, n = 30}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [246, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449, n = 9, m = 9}, at_most = {m = 11, n = 30}, kernels = [
    "skinny_12x8x64", "block_2x32x128", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256",
    "panel_1x64x512"
  ], factors = [278, 254, 284, 262, 270, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31}, at_most = {m = 11, elements = 2104320, mk = 80, k = 9, n_even = 4, n = 41}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [258, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 42}, at_most = {m = 11, elements = 2104320, mk = 80, k = 9, n_even = 4, n = 78, batches = 16}, kernels = [
    "skinny_12x8x64"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 17, n = 42}, at_most = {m = 11, elements = 2104320, mk = 80, k = 9, n_even = 4, n = 78}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [236, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 5}, at_most = {m = 11, elements = 53921, mk = 80, k = 9, n_even = 32, n = 78}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [170, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 5, elements = 53922}, at_most = {m = 11, elements = 2104320, mk = 80, k = 9, n_even = 32, n = 78}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "sweep_6x16x256"
  ], factors = [187, 181, 160, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79}, at_most = {m = 3, elements = 2104320, mk = 3, k = 9, n_even = 4}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [226, 207, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79, mk = 4}, at_most = {m = 3, elements = 2104320, mk = 80, k = 9, n_even = 4, mn = 412}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [210, 252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79, mk = 4, mn = 413}, at_most = {m = 3, elements = 2104320, mk = 80, k = 9, n_even = 4}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [243, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79, m = 4}, at_most = {m = 7, elements = 2104320, mk = 80, k = 9, n_even = 4, nk = 676}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "sweep_12x8x4096"
  ], factors = [244, 271, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79, m = 4, nk = 677}, at_most = {m = 7, elements = 2104320, mk = 80, k = 9, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [277, 279, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79, m = 8}, at_most = {m = 11, elements = 2104320, mk = 80, k = 9, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_4x16x8", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [276, 277, 277, 262, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79, n_even = 5}, at_most = {m = 11, elements = 2104320, mk = 80, k = 9, n_even = 32, batches = 68}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_4x16x8", "sweep_6x16x2048"
  ], factors = [190, 209, 222, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 69, n = 79, n_even = 5}, at_most = {m = 11, elements = 2104320, mk = 80, k = 9, n_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8", "sweep_6x16x2048"
  ], factors = [199, 204, 214, 202, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33}, at_most = {m = 2, elements = 2104320, mk = 80, k = 9, nk = 313}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [125, 117, 116]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33, nk = 314}, at_most = {m = 2, elements = 2104320, mk = 80, k = 9}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8"
  ], factors = [177, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33, m = 3}, at_most = {m = 6, elements = 2104320, mk = 80, k = 9, mn = 286}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [162, 143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33, m = 3, mn = 287}, at_most = {m = 6, elements = 2104320, mk = 80, k = 9, mn = 858, batches = 8}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [207, 210, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 9, n = 31, n_even = 33, m = 3, mn = 287}, at_most = {m = 6, elements = 2104320, mk = 80, k = 9, mn = 858}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [207, 204, 211, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33, m = 3, mn = 859}, at_most = {m = 6, elements = 2104320, mk = 80, k = 9}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [201, 205, 216, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33, m = 7}, at_most = {m = 11, elements = 2104320, mk = 80, k = 7}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [216, 232, 227, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33, m = 7, k = 8}, at_most = {m = 11, elements = 2104320, mk = 80, k = 9}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "skinny_4x16x8"
  ], factors = [234, 225, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10}, at_most = {m = 1, elements = 299809, mk = 80, mn = 229, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [262, 258, 320, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, elements = 299810}, at_most = {m = 1, elements = 2104320, mk = 80, mn = 229, n_even = 4}, kernels = [
    "skinny_6x16x32", "direct_1x64x512", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [304, 345, 279, 307, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, m = 2}, at_most = {m = 11, elements = 2104320, mk = 80, mn = 229, n_even = 4, n = 47}, kernels = [
    "skinny_12x8x64", "block_2x32x128"
  ], factors = [234, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 48, k = 10, m = 2}, at_most = {m = 11, elements = 2104320, mk = 80, mn = 229, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [228, 232, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, n_even = 5}, at_most = {m = 11, elements = 175688, mk = 80, mn = 229, nk = 3807, n = 39}, kernels = [
    "skinny_6x16x64", "direct_1x64x512", "sweep_6x16x256"
  ], factors = [209, 312, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, n_even = 5, elements = 175689}, at_most = {m = 11, elements = 2104320, mk = 80, mn = 229, nk = 3807, n = 39}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [231, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 40, k = 10, n_even = 5}, at_most = {m = 11, elements = 2104320, mk = 80, mn = 229, nk = 3807, batches = 83}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_1x64x512"
  ], factors = [202, 196, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 84, n = 40, k = 10, n_even = 5}, at_most = {m = 11, elements = 2104320, mk = 80, mn = 229, nk = 3807}, kernels = [
    "skinny_6x16x32", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [233, 214, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, n_even = 5, nk = 3808}, at_most = {m = 11, elements = 2104320, mk = 80, mn = 229}, kernels = [
    "direct_1x64x512", "sweep_1x64x512"
  ], factors = [335, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 230}, at_most = {m = 1, elements = 853218, mk = 80, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32"
  ], factors = [229, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 230, n_even = 5}, at_most = {m = 1, elements = 853218, mk = 80, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [205, 231, 213, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 230, elements = 853219}, at_most = {m = 1, elements = 2104320, mk = 80, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [210, 229, 216, 221, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 230, m = 2}, at_most = {m = 11, elements = 2104320, mk = 80, n_even = 724, mn = 263}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [248, 220, 224, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 264, m = 2}, at_most = {m = 11, elements = 2104320, mk = 80, n_even = 724, nk = 1537}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 264, m = 2, nk = 1538}, at_most = {m = 2, elements = 2104320, mk = 80, n_even = 32, nk = 12109}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [240, 285, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 264, m = 3, nk = 1538}, at_most = {m = 11, elements = 2104320, mk = 80, n_even = 32, nk = 12109}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [250, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 264, m = 2, nk = 1538, n_even = 33}, at_most = {m = 11, elements = 2104320, mk = 80, n_even = 724, nk = 12109}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [218, 224, 251, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 264, m = 2, nk = 12110}, at_most = {m = 11, elements = 2104320, mk = 80, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [227, 264, 231, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, k = 10, mn = 230, n_even = 725}, at_most = {m = 11, elements = 2104320, mk = 80}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [213, 264, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81}, at_most = {m = 2, elements = 2104320, n = 70, n_even = 4, mn = 44}, kernels = [
    "sweep_1x64x512"
  ], factors = [345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, mn = 45}, at_most = {m = 2, elements = 2104320, n = 70, n_even = 4, mn = 80, k = 180}, kernels = [
    "direct_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [267, 323, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, mn = 45, k = 181}, at_most = {m = 2, elements = 2104320, n = 70, n_even = 4, mn = 80}, kernels = [
    "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [298, 343, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, mn = 81}, at_most = {m = 2, elements = 2104320, n = 70, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x256"
  ], factors = [302, 339, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 71, mk = 81}, at_most = {m = 2, elements = 2104320, n = 192, n_even = 4, batches = 3}, kernels = [
    "skinny_6x16x64", "direct_1x64x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [277, 360, 271, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, n = 71, mk = 81}, at_most = {m = 2, elements = 2104320, n = 92, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [276, 288, 276, 305, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, n = 93, mk = 81}, at_most = {m = 2, elements = 2104320, n = 192, n_even = 4, mn = 180}, kernels = [
    "skinny_6x16x64", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [264, 301, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, n = 93, mk = 81, mn = 181}, at_most = {m = 2, elements = 2104320, n = 192, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 3}, at_most = {m = 4, elements = 2104320, n = 192, n_even = 4, mn = 150}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [236, 292, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 3, mn = 151}, at_most = {m = 4, elements = 2104320, n = 102, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [273, 270, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 103, mk = 81, m = 3, mn = 151}, at_most = {m = 4, elements = 2104320, n = 192, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5}, at_most = {m = 1, elements = 146728, n = 192}, kernels = [
    "direct_1x64x512", "sweep_1x64x512"
  ], factors = [394, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, m = 2}, at_most = {m = 2, elements = 146728, n = 192, k = 150}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [294, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, m = 2, k = 151}, at_most = {m = 2, elements = 146728, n = 192}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [327, 277, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, elements = 146729}, at_most = {m = 2, elements = 2104320, n = 39, n_even = 32, k_even = 128}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [275, 275, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 40, mk = 81, n_even = 5, elements = 146729}, at_most = {m = 2, elements = 2104320, n = 192, n_even = 32, k_even = 128}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [270, 263, 280, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, elements = 146729, k_even = 129}, at_most = {m = 2, elements = 2104320, n = 192, n_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [272, 259, 277, 249, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 33, elements = 146729}, at_most = {m = 2, elements = 2104320, n = 90}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [280, 277, 247, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 91, mk = 81, n_even = 33, elements = 146729}, at_most = {m = 2, elements = 2104320, n = 192}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [273, 287, 269, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, m = 3}, at_most = {m = 4, elements = 2104320, n = 192, mn = 214, k_even = 4}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, m = 3, k_even = 5}, at_most = {m = 4, elements = 2104320, n = 192, mn = 214}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [245, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, m = 3, mn = 215}, at_most = {m = 4, elements = 2104320, n = 192, nk = 2217}, kernels = [
    "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [212, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, m = 3, mn = 215, nk = 2218}, at_most = {m = 4, elements = 2104320, n = 192, nk = 34755, mnk = 22988}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [235, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, m = 3, mn = 215, nk = 2218, mnk = 22989}, at_most = {m = 4, elements = 2104320, n = 192, nk = 34755}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [237, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, n_even = 5, m = 3, mn = 215, nk = 34756}, at_most = {m = 4, elements = 2104320, n = 192}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [236, 228, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 193, mk = 81}, at_most = {m = 1, elements = 2104320, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_1x64x512"
  ], factors = [239, 260, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 193, mk = 81, m = 2}, at_most = {m = 2, elements = 2104320, n_even = 128, batches = 3}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [238, 266, 238, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, n = 193, mk = 81, m = 2}, at_most = {m = 2, elements = 2104320, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 193, mk = 81, m = 2, n_even = 129}, at_most = {m = 2, elements = 2104320, n_even = 724}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [257, 225, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 193, mk = 81, m = 3}, at_most = {m = 4, elements = 2104320, n_even = 128, k_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [241, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 193, mk = 81, m = 3, k_even = 5}, at_most = {m = 4, elements = 2104320, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 193, mk = 81, m = 3, n_even = 129}, at_most = {m = 4, elements = 2104320, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [231, 235, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 193, mk = 81, m = 3, n_even = 363}, at_most = {m = 4, elements = 2104320, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [226, 229, 224, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 193, mk = 81, n_even = 725}, at_most = {m = 4, elements = 2104320}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [258, 256, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 5}, at_most = {m = 6, elements = 2104320, n_even = 4, n = 42}, kernels = [
    "skinny_12x8x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [222, 275, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 43, mk = 81, m = 5}, at_most = {m = 6, elements = 2104320, n_even = 4, n = 151}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 7}, at_most = {m = 11, elements = 2104320, n_even = 4, n = 151, nk = 1655}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "tall_1x64x512", "sweep_6x16x256"
  ], factors = [266, 273, 276, 376, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 7, nk = 1656}, at_most = {m = 11, elements = 2104320, n_even = 4, n = 151, k = 375, mk = 415}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [263, 258, 263, 251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 416, m = 7, nk = 1656}, at_most = {m = 11, elements = 2104320, n_even = 4, n = 60, k = 375}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [259, 270, 261, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 61, mk = 416, m = 7, nk = 1656}, at_most = {m = 11, elements = 2104320, n_even = 4, n = 151, k = 375}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [260, 260, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 7, nk = 1656, k = 376}, at_most = {m = 11, elements = 2104320, n_even = 4, n = 151}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [264, 258, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 152, mk = 81, m = 5}, at_most = {m = 6, elements = 2104320, n_even = 4, n = 236}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [256, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 237, mk = 81, m = 5}, at_most = {m = 6, elements = 2104320, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [242, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 152, mk = 81, m = 7}, at_most = {m = 11, elements = 2104320, n_even = 4, mk = 353}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [259, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 152, mk = 354, m = 7}, at_most = {m = 11, elements = 2104320, n_even = 4, mk = 748}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [239, 251, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 152, mk = 749, m = 7}, at_most = {m = 11, elements = 2104320, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [251, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 5, n_even = 5}, at_most = {m = 6, elements = 2104320, n_even = 362, mk = 190}, kernels = [
    "skinny_6x16x32"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 191, m = 5, n_even = 5}, at_most = {m = 6, elements = 2104320, n_even = 362, k = 210}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [241, 235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 191, m = 5, n_even = 5, k = 211}, at_most = {m = 6, elements = 2104320, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [244, 233, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 7, n_even = 5}, at_most = {m = 11, elements = 2104320, n_even = 362, mk = 291, mn = 439}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [263, 258, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 7, n_even = 5, mn = 440}, at_most = {m = 8, elements = 2104320, n_even = 362, mk = 187}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [243, 250, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 9, n_even = 5, mn = 440}, at_most = {m = 11, elements = 2104320, n_even = 362, mk = 187}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [236, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 188, m = 7, n_even = 5, mn = 440}, at_most = {m = 11, elements = 2104320, n_even = 362, mk = 291}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [247, 259, 255, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 5}, at_most = {m = 11, elements = 1806567, n_even = 32, k = 81, nk = 2063}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [281, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 5, nk = 2064}, at_most = {m = 11, elements = 1806567, n_even = 32, k = 81}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [254, 255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 33}, at_most = {m = 11, elements = 162902, n_even = 362, k = 81}, kernels = [
    "skinny_6x16x64", "direct_1x64x512"
  ], factors = [250, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 33, elements = 162903}, at_most = {m = 11, elements = 1806567, n_even = 362, k = 81}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [247, 247, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 5, k = 82}, at_most = {m = 11, elements = 237388, n_even = 362, k_even = 362, nk = 15962}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [260, 253, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 5, k = 82, nk = 15963}, at_most = {m = 11, elements = 237388, n_even = 362, k_even = 362}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [239, 255, 248, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 5, k = 82, elements = 237389}, at_most = {m = 11, elements = 1806567, n_even = 362, k_even = 362, nk = 17615}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [250, 229, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 5, k = 82, elements = 237389, nk = 17616}, at_most = {m = 11, elements = 1806567, n_even = 362, k_even = 362}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [242, 223, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 5, k = 82, k_even = 363}, at_most = {m = 11, elements = 1806567, n_even = 362}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 222, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 292, m = 7, n_even = 5, elements = 1806568}, at_most = {m = 11, elements = 2104320, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [231, 243, 218, 211, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 5, n_even = 363}, at_most = {m = 11, elements = 2104320, k_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [222, 230, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, mk = 81, m = 5, n_even = 363, k_even = 33}, at_most = {m = 11, elements = 2104320}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [227, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 2104321}, at_most = {m = 1, n = 163, mn = 73}, kernels = [
    "sweep_1x64x512"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 2104321, mn = 74}, at_most = {m = 1, n = 163}, kernels = [
    "slab_6x16x128", "block_2x32x128", "sweep_1x64x512"
  ], factors = [295, 272, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 2104321, m = 2}, at_most = {m = 5, n = 163, mn = 253, elements = 4091085}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_6x16x2048"
  ], factors = [248, 254, 273, 253, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 4091086, m = 2}, at_most = {m = 5, n = 163, mn = 253, mk = 1235}, kernels = [
    "skinny_6x16x64", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [273, 267, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 4091086, m = 2, mk = 1236}, at_most = {m = 5, n = 163, mn = 253}, kernels = [
    "slab_12x8x128", "slab_6x16x128", "block_6x16x512"
  ], factors = [304, 277, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 2104321, m = 2, mn = 254}, at_most = {m = 5, n = 163, elements = 2545465}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [235, 221, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 2545466, m = 2, mn = 254}, at_most = {m = 5, n = 163, nk = 43226}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "sweep_1x64x512", "panel_1x64x512"
  ], factors = [272, 255, 300, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 2545466, m = 2, mn = 254, nk = 43227}, at_most = {m = 5, n = 129}, kernels = [
    "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [315, 311, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 130, elements = 2545466, m = 2, mn = 254, nk = 43227}, at_most = {m = 5, n = 163}, kernels = [
    "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [335, 289, 276, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 2104321, m = 6}, at_most = {m = 11, n = 43, nk = 84359}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [237, 250, 228, 223, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 44, elements = 2104321, m = 6}, at_most = {m = 11, n = 163, nk = 84359, mn = 900}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [234, 255, 242, 216, 231, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 44, elements = 2104321, m = 6, mn = 901}, at_most = {m = 11, n = 163, nk = 84359}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "block_6x16x512", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [240, 262, 233, 239, 250, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, elements = 2104321, m = 6, nk = 84360}, at_most = {m = 11, n = 163}, kernels = [
    "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "block_6x16x512"
  ], factors = [264, 272, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2104321}, at_most = {m = 11, n = 510, nk = 42418, elements = 2907373}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [223, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2907374}, at_most = {m = 11, n = 510, nk = 42418, mk = 202}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "block_2x32x128", "sweep_1x64x512", "panel_1x64x512"
  ], factors = [278, 270, 244, 352, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2907374, mk = 203}, at_most = {m = 11, n = 510, nk = 42418, n_even = 4}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "block_6x16x2048", "panel_1x64x512"
  ], factors = [281, 242, 231, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2907374, mk = 203, n_even = 5}, at_most = {m = 11, n = 510, nk = 42418}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "tall_6x16x2048", "panel_1x64x512"
  ], factors = [259, 255, 242, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2104321, nk = 42419}, at_most = {m = 11, n = 510, n_even = 4, mn = 659}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "direct_1x64x512", "block_2x32x128", "sweep_1x64x512"
  ], factors = [340, 328, 384, 277, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2104321, nk = 42419, mn = 660}, at_most = {m = 4, n = 510, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "tall_6x16x2048", "sweep_1x64x512"
  ], factors = [309, 284, 336, 321, 229, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2104321, nk = 42419, mn = 660, m = 5}, at_most = {m = 11, n = 510, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "panel_6x16x2048"
  ], factors = [286, 290, 299, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2104321, nk = 42419, n_even = 5}, at_most = {m = 11, n = 510, mn = 1007, k_even = 4}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_4x16x8", "block_2x32x128", "sweep_6x16x2048", "sweep_1x64x512"
  ], factors = [303, 307, 327, 277, 252, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2104321, nk = 42419, n_even = 5, k_even = 5}, at_most = {m = 11, n = 510, mn = 1007}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [304, 309, 294, 296, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2104321, nk = 42419, n_even = 5, mn = 1008}, at_most = {m = 7, n = 510}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [261, 277, 279, 254, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 164, elements = 2104321, nk = 42419, n_even = 5, mn = 1008, m = 8}, at_most = {m = 11, n = 510}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [221, 240, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 511, elements = 2104321}, at_most = {m = 2, n = 987, elements = 3416094}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [237, 250, 229, 225, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 511, elements = 3416095}, at_most = {m = 1, n = 987}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [268, 313, 313, 320, 356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 511, elements = 3416095, m = 2}, at_most = {m = 2, n = 987, batches = 76}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [306, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 77, n = 511, elements = 3416095, m = 2}, at_most = {m = 2, n = 987}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [299, 287, 290, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 511, elements = 2104321, m = 3}, at_most = {m = 11, n = 987, n_even = 4, batches = 53}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [246, 283, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 54, n = 511, elements = 2104321, m = 3}, at_most = {m = 11, n = 987, n_even = 4}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "slab_6x16x128", "block_6x16x2048", "panel_1x64x512"
  ], factors = [302, 266, 276, 267, 212, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 511, elements = 2104321, m = 3, n_even = 5}, at_most = {m = 11, n = 987, nk = 32959}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "slab_6x16x128", "panel_1x64x512"
  ], factors = [235, 241, 239, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 511, elements = 2104321, m = 3, n_even = 5, nk = 32960}, at_most = {m = 7, n = 987}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [235, 243, 281, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 511, elements = 2104321, m = 8, n_even = 5, nk = 32960}, at_most = {m = 11, n = 987}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [205, 230, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 988, elements = 2104321}, at_most = {m = 5, nk = 52878}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [215, 267, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 988, elements = 2104321, nk = 52879}, at_most = {m = 5, mn = 5861, elements = 3697843}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [255, 256, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 988, elements = 3697844, nk = 52879}, at_most = {m = 5, mn = 5861}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [275, 269, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 988, elements = 2104321, nk = 52879, mn = 5862}, at_most = {m = 5}, kernels = [
    "skinny_6x16x8"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 988, elements = 2104321, m = 6}, at_most = {m = 11, n_even = 362, batches = 18}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [235, 232, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 19, n = 988, elements = 2104321, m = 6}, at_most = {m = 11, n_even = 362}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [248, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 988, elements = 2104321, m = 6, n_even = 363}, at_most = {m = 11}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [244, 263, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12}, at_most = {n = 4, k = 6, mn = 99}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "sweep_12x8x4096"
  ], factors = [292, 285, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 7}, at_most = {n = 4, k = 19, mn = 99, nk = 18}, kernels = [
    "skinny_12x8x64", "dot_8x1x4096"
  ], factors = [214, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 7, nk = 19}, at_most = {n = 4, k = 19, mn = 99}, kernels = [
    "skinny_12x8x64", "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [265, 248, 275, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100}, at_most = {n = 1, k = 19, elements = 311404}, kernels = [
    "dot_8x1x4096", "block_12x8x4096"
  ], factors = [271, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, elements = 311405}, at_most = {n = 1, k = 19}, kernels = [
    "tall_6x16x2048", "dot_8x1x4096", "block_12x8x4096"
  ], factors = [251, 279, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, n = 2}, at_most = {n = 4, k = 1}, kernels = [
    "skinny_12x8x64", "block_12x8x4096"
  ], factors = [288, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, n = 2, k = 2}, at_most = {n = 2, k = 5}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [275, 290, 248, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, n = 3, k = 2}, at_most = {n = 4, k = 5, mk = 282}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048"
  ], factors = [290, 281, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, n = 3, k = 2, mk = 283}, at_most = {n = 4, k = 5}, kernels = [
    "tall_12x8x4096", "block_12x8x4096"
  ], factors = [367, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, n = 2, k = 6}, at_most = {n = 2, k = 19}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_4x2x4096", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [303, 247, 259, 239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, n = 3, k = 6}, at_most = {n = 4, k = 19, elements = 30205}, kernels = [
    "skinny_12x8x64", "tall_12x8x4096", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [346, 417, 285, 296, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, n = 3, k = 6, elements = 30206}, at_most = {n = 4, k = 19}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "block_6x16x512", "sweep_12x8x4096"
  ], factors = [308, 292, 281, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20}, at_most = {n = 1, elements = 2177681}, kernels = [
    "dot_8x1x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20, elements = 2177682}, at_most = {n = 1, elements = 3478297}, kernels = [
    "dot_ahead_6x2x2048", "dot_8x1x4096"
  ], factors = [181, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20, n = 2}, at_most = {n = 2, elements = 1385707, k = 58}, kernels = [
    "dot_4x2x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 59, n = 2}, at_most = {n = 2, elements = 1385707}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [262, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20, n = 2, elements = 1385708}, at_most = {n = 2, elements = 3478297}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_4x2x4096"
  ], factors = [229, 269, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20, elements = 3478298}, at_most = {n = 2, elements = 4638081}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_8x1x4096", "sweep_6x16x2048"
  ], factors = [252, 269, 294, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20, elements = 4638082}, at_most = {n = 2, k = 205}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [279, 271, 262, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 206, elements = 4638082}, at_most = {n = 2}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [274, 252, 237, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20, n = 3}, at_most = {n = 4, k = 53, mnk = 19310, mk = 1779}, kernels = [
    "tall_6x16x2048", "sweep_12x8x4096"
  ], factors = [270, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20, n = 3, mk = 1780}, at_most = {n = 4, k = 53, mnk = 19310}, kernels = [
    "dot_2x4x4096", "dot_8x1x4096", "block_6x16x512"
  ], factors = [286, 248, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 20, n = 3, mnk = 19311}, at_most = {n = 4, k = 53, batches = 117}, kernels = [
    "dot_2x4x4096", "block_6x16x512", "panel_1x64x512"
  ], factors = [261, 257, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 118, m = 12, k = 20, n = 3, mnk = 19311}, at_most = {n = 4, k = 53}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [284, 238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 54, n = 3}, at_most = {n = 4, elements = 2188775, mk = 14122, mn = 95}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [302, 274, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 54, n = 3, mn = 96}, at_most = {n = 4, elements = 2188775, mk = 14122, mn = 145}, kernels = [
    "dot_2x4x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 54, n = 3, mn = 146}, at_most = {n = 4, elements = 2188775, mk = 14122}, kernels = [
    "dot_2x4x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 54, n = 3, mk = 14123}, at_most = {n = 4, elements = 2188775, nk = 2199, batches = 4}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [271, 226, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 5, m = 12, k = 54, n = 3, mk = 14123}, at_most = {n = 4, elements = 2188775, nk = 2199}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [260, 274, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 54, n = 3, mk = 14123, nk = 2200}, at_most = {n = 4, elements = 2188775}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [270, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, k = 54, n = 3, elements = 2188776}, at_most = {n = 4}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [268, 319, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5}, at_most = {mk = 1035, n = 31, n_even = 4, mnk = 2053, mn = 178}, kernels = [
    "skinny_12x8x64"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mn = 179}, at_most = {mk = 1035, n = 31, n_even = 4, mnk = 2053, m = 50, nk = 21}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [343, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mn = 179, nk = 22}, at_most = {mk = 1035, n = 31, n_even = 4, mnk = 2053, m = 50}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "block_2x32x128", "sweep_12x8x4096", "panel_1x64x512"
  ], factors = [313, 266, 325, 316, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 51, n = 5, mn = 179}, at_most = {mk = 1035, n = 31, n_even = 4, mnk = 2053}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "sweep_12x8x4096"
  ], factors = [324, 299, 267, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mnk = 2054}, at_most = {mk = 1035, n = 31, n_even = 4, m = 34, mn = 129}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [281, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mnk = 2054, mn = 130}, at_most = {mk = 510, n = 31, n_even = 4, m = 34, mn = 257}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "sweep_12x8x4096"
  ], factors = [300, 267, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mnk = 2054, mn = 258}, at_most = {mk = 510, n = 31, n_even = 4, m = 34, batches = 27}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "block_2x32x128"
  ], factors = [276, 253, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 28, m = 12, n = 5, mnk = 2054, mn = 258}, at_most = {mk = 510, n = 31, n_even = 4, m = 34}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [271, 284, 252, 291, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mnk = 2054, mn = 130, mk = 511}, at_most = {mk = 1035, n = 14, n_even = 4, m = 34}, kernels = [
    "skinny_12x8x64", "block_6x16x2048", "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [292, 281, 275, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 15, mnk = 2054, mn = 130, mk = 511}, at_most = {mk = 1035, n = 31, n_even = 4, m = 34}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [265, 281, 261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 35, n = 5, mnk = 2054}, at_most = {mk = 1035, n = 15, n_even = 4, mn = 1327}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "block_2x32x128"
  ], factors = [311, 296, 271, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 35, n = 5, mnk = 2054, mn = 1328}, at_most = {mk = 1035, n = 15, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [295, 301, 294, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 35, n = 16, mnk = 2054}, at_most = {mk = 1035, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [257, 455, 322, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, n_even = 5}, at_most = {mk = 183, n = 31}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_4x16x8", "sweep_6x16x256"
  ], factors = [305, 271, 283, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, n_even = 5, mk = 184}, at_most = {mk = 1035, n = 31, mn = 293}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [253, 255, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, n_even = 5, mk = 184, mn = 294}, at_most = {mk = 520, n = 31, m = 104}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "direct_6x16x2048", "panel_6x16x2048"
  ], factors = [283, 330, 266, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, n_even = 5, mk = 521, mn = 294}, at_most = {mk = 1035, n = 31, m = 104}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [245, 226, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 105, n = 5, n_even = 5, mk = 184, mn = 294}, at_most = {mk = 1035, n = 31}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [261, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32}, at_most = {mk = 109, k = 8, n_even = 4, n = 41}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [307, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 42}, at_most = {mk = 109, k = 8, n_even = 4, n = 119}, kernels = [
    "skinny_12x8x64", "block_1x64x512", "panel_1x64x512"
  ], factors = [281, 348, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 110}, at_most = {mk = 280, k = 8, n_even = 4, n = 119, elements = 1052946, nk = 196}, kernels = [
    "panel_1x64x512"
  ], factors = [366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 281}, at_most = {mk = 1035, k = 8, n_even = 4, n = 119, elements = 1052946, nk = 196}, kernels = [
    "tall_1x64x512", "block_1x64x512", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [493, 406, 299, 411]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 110, nk = 197}, at_most = {mk = 1035, k = 8, n_even = 4, n = 119, elements = 1052946, batches = 45}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [300, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 46, m = 12, n = 32, mk = 110, nk = 197}, at_most = {mk = 1035, k = 8, n_even = 4, n = 119, elements = 1052946}, kernels = [
    "skinny_12x8x64", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [287, 314, 271, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 110, elements = 1052947}, at_most = {mk = 1035, k = 8, n_even = 4, n = 119}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_4x16x8", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [318, 279, 326, 325, 329, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 120}, at_most = {mk = 79, k = 8, n_even = 4, elements = 2262974}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [278, 281, 271, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 120, mk = 80}, at_most = {mk = 1035, k = 8, n_even = 4, elements = 2262974, n = 164}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [292, 291, 293, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 165, mk = 80}, at_most = {mk = 1035, k = 8, n_even = 4, elements = 2262974, n = 303}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "panel_1x64x512"
  ], factors = [285, 307, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 304, mk = 80}, at_most = {mk = 1035, k = 8, n_even = 4, elements = 2262974}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [277, 279, 273, 284, 273, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 120, elements = 2262975}, at_most = {mk = 1035, k = 8, n_even = 4, nk = 573}, kernels = [
    "slab_12x8x128", "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [362, 344, 346, 382]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 120, elements = 2262975, nk = 574}, at_most = {mk = 1035, k = 8, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [365, 347, 334, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, n_even = 5}, at_most = {mk = 158, k = 8, m = 35, n = 55}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_4x16x8", "sweep_6x16x2048"
  ], factors = [266, 253, 265, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, n_even = 5}, at_most = {mk = 158, k = 8, m = 25, nk = 567}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "block_1x64x512", "sweep_6x16x256"
  ], factors = [245, 253, 260, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, n_even = 5, nk = 568}, at_most = {mk = 158, k = 8, m = 25}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "block_1x64x512"
  ], factors = [232, 237, 247, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 26, n = 56, n_even = 5}, at_most = {mk = 158, k = 8, m = 35, mnk = 8444}, kernels = [
    "sweep_6x16x256", "panel_1x64x512"
  ], factors = [256, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 26, n = 56, n_even = 5, mnk = 8445}, at_most = {mk = 158, k = 8, m = 35}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [260, 263, 257, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, n_even = 5, mk = 159}, at_most = {mk = 1035, k = 8, m = 35}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [245, 253, 243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 32, n_even = 5}, at_most = {mk = 68, k = 4, elements = 2391361, m = 164}, kernels = [
    "block_2x32x128", "sweep_1x64x512", "panel_1x64x512"
  ], factors = [299, 348, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 32, n_even = 5, mk = 69}, at_most = {mk = 1035, k = 4, elements = 579519, m = 164, batches = 15}, kernels = [
    "panel_1x64x512"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 16, m = 36, n = 32, n_even = 5, mk = 69}, at_most = {mk = 1035, k = 4, elements = 579519, m = 164}, kernels = [
    "skinny_6x16x32", "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [276, 398, 298, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 32, n_even = 5, mk = 69, elements = 579520}, at_most = {mk = 1035, k = 4, elements = 2391361, m = 164}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "panel_1x64x512"
  ], factors = [254, 265, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 165, n = 32, n_even = 5}, at_most = {mk = 1035, k = 4, elements = 2391361, mnk = 58394}, kernels = [
    "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [316, 299, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 165, n = 32, n_even = 5, mnk = 58395}, at_most = {mk = 1035, k = 4, elements = 2391361, mn = 75080}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [291, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 165, n = 32, n_even = 5, mnk = 58395, mn = 75081}, at_most = {mk = 1035, k = 4, elements = 2391361}, kernels = [
    "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [288, 323, 273, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 32, n_even = 5, elements = 2391362}, at_most = {mk = 1035, k = 1}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "sweep_6x16x2048", "sweep_1x64x512"
  ], factors = [329, 305, 321, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 32, n_even = 5, elements = 2391362, k = 2}, at_most = {mk = 1035, k = 4, n = 119}, kernels = [
    "block_1x64x512", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [286, 293, 305, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 120, n_even = 5, elements = 2391362, k = 2}, at_most = {mk = 1035, k = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048",
    "sweep_6x16x256"
  ], factors = [299, 300, 281, 278, 298, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 32, n_even = 5, k = 5}, at_most = {mk = 1035, k = 8, n = 71}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [255, 249, 258, 255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 72, n_even = 5, k = 5}, at_most = {mk = 1035, k = 8, nk = 1214}, kernels = [
    "skinny_2x32x32", "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [253, 251, 257, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 72, n_even = 5, k = 5, nk = 1215}, at_most = {mk = 1035, k = 8}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [250, 251, 274, 252, 246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9}, at_most = {mk = 513, elements = 1790284, m = 19, k = 19, n_even = 4, n = 126}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512"
  ], factors = [275, 283, 292, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 127, k = 9}, at_most = {mk = 513, elements = 1790284, m = 19, k = 19, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [259, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9, n_even = 5}, at_most = {mk = 513, elements = 1790284, m = 19, k = 19, n_even = 128, n = 39}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [256, 240, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 40, k = 9, n_even = 5}, at_most = {mk = 513, elements = 1790284, m = 19, k = 19, n_even = 128, k_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [254, 257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 40, k = 9, n_even = 5, k_even = 5}, at_most = {mk = 513, elements = 1790284, m = 19, k = 19, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [256, 248, 258, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9, n_even = 129}, at_most = {mk = 513, elements = 1790284, m = 19, k = 19}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 20}, at_most = {mk = 513, elements = 1790284, m = 19, nk = 2157}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [255, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 20, nk = 2158}, at_most = {mk = 386, elements = 1790284, m = 19}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_1x64x512", "sweep_6x16x256"
  ], factors = [251, 259, 312, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 20, nk = 2158, mk = 387}, at_most = {mk = 513, elements = 1790284, m = 19}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [241, 250, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9, mk = 514}, at_most = {mk = 791, elements = 1790284, m = 19, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [256, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9, mk = 792}, at_most = {mk = 1035, elements = 1790284, m = 19, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [263, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9, mk = 514, n_even = 5}, at_most = {mk = 1035, elements = 1790284, m = 19, batches = 21}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 22, m = 12, n = 32, k = 9, mk = 514, n_even = 5}, at_most = {mk = 1035, elements = 1790284, m = 19}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [254, 240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 32, k = 9}, at_most = {mk = 1035, elements = 1790284, n = 63, nk = 559}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "sweep_6x16x256"
  ], factors = [264, 251, 253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 32, k = 9, nk = 560}, at_most = {mk = 1035, elements = 1790284, n = 63, k = 28}, kernels = [
    "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [254, 247, 242, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 32, k = 29, nk = 560}, at_most = {mk = 1035, elements = 1790284, n = 63}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [260, 252, 241, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 64, k = 9}, at_most = {mk = 591, elements = 1790284, n_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [250, 255, 241, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 64, k = 9, n_even = 33}, at_most = {mk = 591, elements = 1790284}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [249, 248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 64, k = 9, mk = 592}, at_most = {mk = 1035, elements = 270563, mnk = 90040}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [254, 243, 244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 64, k = 9, mk = 592, elements = 270564}, at_most = {mk = 1035, elements = 1790284, mnk = 90040}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [254, 236, 246, 251, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 64, k = 9, mk = 592, mnk = 90041}, at_most = {mk = 1035, elements = 482775}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [244, 248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 64, k = 9, mk = 592, mnk = 90041, elements = 482776}, at_most = {mk = 1035, elements = 1790284}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [246, 248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9, elements = 1790285}, at_most = {mk = 1035, elements = 3871152, k = 40}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [248, 259, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 41, elements = 1790285}, at_most = {mk = 1035, elements = 3871152}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "block_2x32x128"
  ], factors = [266, 278, 272, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9, elements = 3871153}, at_most = {mk = 1035, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "slab_6x16x128", "block_1x64x512", "panel_1x64x512"
  ], factors = [248, 267, 266, 260, 229, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, k = 9, elements = 3871153, n_even = 5}, at_most = {mk = 1035}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128", "panel_1x64x512"
  ], factors = [239, 258, 264, 235, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036}, at_most = {n = 8, elements = 1674211, n_even = 4, m = 47, k = 71}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [294, 345, 269, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, k = 72}, at_most = {n = 7, elements = 1674211, n_even = 4, m = 47}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [269, 246, 276, 286, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 8, mk = 1036, k = 72}, at_most = {n = 8, elements = 1674211, n_even = 4, m = 47}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [330, 250, 319, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 9, mk = 1036}, at_most = {n = 15, elements = 1674211, n_even = 4, m = 47, mk = 2271}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [269, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 9, mk = 2272}, at_most = {n = 15, elements = 1674211, n_even = 4, m = 47}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [257, 280, 259, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 16, mk = 1036}, at_most = {n = 31, elements = 1674211, n_even = 4, m = 47, mn = 402}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [264, 245, 250, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 16, mk = 1036, mn = 403}, at_most = {n = 31, elements = 1674211, n_even = 4, m = 47, mn = 545}, kernels = [
    "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [241, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 16, mk = 1036, mn = 546}, at_most = {n = 31, elements = 1674211, n_even = 4, m = 47}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_6x16x2048",
    "panel_1x64x512"
  ], factors = [254, 253, 268, 250, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 5, mk = 1036}, at_most = {n = 8, elements = 1674211, n_even = 4, k = 57, mk = 11387, mnk = 9075}, kernels = [
    "block_12x8x4096", "block_6x16x512"
  ], factors = [288, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 5, mk = 1036, mnk = 9076}, at_most = {n = 7, elements = 1674211, n_even = 4, k = 57, mk = 11387, k_even = 4, mn = 848}, kernels = [
    "block_12x8x4096", "block_6x16x512"
  ], factors = [277, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 5, mk = 1036, mnk = 9076, mn = 849}, at_most = {n = 7, elements = 1674211, n_even = 4, k = 57, mk = 11387, k_even = 4}, kernels = [
    "block_12x8x4096", "block_6x16x512", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [278, 277, 280, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 8, mk = 1036, mnk = 9076}, at_most = {n = 8, elements = 1674211, n_even = 4, k = 57, mk = 11387, k_even = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [314, 338, 263, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 5, mk = 1036, mnk = 9076, k_even = 5}, at_most = {n = 8, elements = 1674211, n_even = 4, k = 57, mk = 11387}, kernels = [
    "block_1x64x512", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [245, 262, 272, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 5, mk = 11388}, at_most = {n = 8, elements = 1674211, n_even = 4, k = 57}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [301, 257, 276, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 5, mk = 1036, k = 58}, at_most = {n = 7, elements = 1674211, n_even = 4, mnk = 203467}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [369, 293, 265, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 5, mk = 1036, k = 58, mnk = 203468}, at_most = {n = 7, elements = 1674211, n_even = 4}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [303, 276, 237, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 8, mk = 1036, k = 58}, at_most = {n = 8, elements = 1674211, n_even = 4, mnk = 355811}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [356, 267, 258, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 8, mk = 1036, k = 58, mnk = 355812}, at_most = {n = 8, elements = 1674211, n_even = 4}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "block_12x8x4096"
  ], factors = [265, 253, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 9, mk = 1036}, at_most = {n = 15, elements = 1674211, n_even = 4, m = 64}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [254, 248, 255, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 65, n = 9, mk = 1036}, at_most = {n = 15, elements = 1674211, n_even = 4, k = 27}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [309, 287, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 65, n = 9, mk = 1036, k = 28}, at_most = {n = 15, elements = 223987, n_even = 4}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_6x16x2048", "block_6x16x512"
  ], factors = [256, 294, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 65, n = 9, mk = 1036, k = 28, elements = 223988}, at_most = {n = 15, elements = 1674211, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "panel_1x64x512"
  ], factors = [247, 220, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 16, mk = 1036}, at_most = {n = 31, elements = 1674211, n_even = 4, k = 10}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [263, 310, 343, 268, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 16, mk = 1036, k = 11}, at_most = {n = 31, elements = 24317, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [276, 277, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 16, mk = 1036, k = 11, elements = 24318}, at_most = {n = 31, elements = 1674211, n_even = 4, k = 102}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [250, 238, 264, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, n = 16, mk = 1036, k = 103, elements = 24318}, at_most = {n = 31, elements = 1674211, n_even = 4}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [234, 249, 246, 234, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, n_even = 5}, at_most = {n = 31, elements = 1674211, m = 19, k = 156}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [252, 224, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, n_even = 5, k = 157}, at_most = {n = 31, elements = 1674211, m = 19}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [245, 234, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 5, mk = 1036, n_even = 5}, at_most = {n = 31, elements = 1674211, k = 32}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [246, 250, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 5, mk = 1036, n_even = 5, k = 33}, at_most = {n = 31, elements = 1674211, k = 92}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [236, 238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 5, mk = 1036, n_even = 5, k = 93}, at_most = {n = 31, elements = 226876}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [234, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, n = 5, mk = 1036, n_even = 5, k = 93, elements = 226877}, at_most = {n = 31, elements = 1674211}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [230, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, elements = 1674212}, at_most = {n = 31, k = 5}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "block_1x64x512", "block_2x32x128",
    "panel_1x64x512"
  ], factors = [284, 259, 262, 266, 268, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, elements = 1674212, k = 6}, at_most = {n = 8, k = 80, nk = 293}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "block_12x8x4096", "block_2x32x128", "sweep_12x8x4096",
    "sweep_6x16x2048"
  ], factors = [216, 274, 307, 264, 258, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 9, mk = 1036, elements = 1674212, k = 6}, at_most = {n = 31, k = 80, nk = 293}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "block_6x16x512", "sweep_12x8x4096",
    "panel_6x16x2048"
  ], factors = [246, 249, 259, 234, 276, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, elements = 1674212, k = 6, nk = 294}, at_most = {n = 31, k = 80, mk = 15325}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048",
    "panel_1x64x512"
  ], factors = [241, 236, 248, 231, 250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 15326, elements = 1674212, k = 6, nk = 294}, at_most = {n = 31, k = 80}, kernels = [
    "tall_6x16x2048", "block_1x64x512"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, elements = 1674212, k = 81}, at_most = {n = 31, elements = 2382580, k = 131}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, elements = 1674212, k = 132}, at_most = {n = 31, elements = 2382580}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [247, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, mk = 1036, elements = 2382581, k = 81}, at_most = {n = 5}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [263, 283, 255, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 6, mk = 1036, elements = 2382581, k = 81}, at_most = {n = 9, mnk = 542971}, kernels = [
    "tall_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [254, 249, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 6, mk = 1036, elements = 2382581, k = 81, mnk = 542972}, at_most = {n = 9}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [275, 250, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 10, mk = 1036, elements = 2382581, k = 81}, at_most = {n = 31, m = 31}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [273, 246, 241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 32, n = 10, mk = 1036, elements = 2382581, k = 81}, at_most = {n = 21, batches = 240}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 241, m = 32, n = 10, mk = 1036, elements = 2382581, k = 81}, at_most = {n = 21}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x256"
  ], factors = [226, 231, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 32, n = 22, mk = 1036, elements = 2382581, k = 81}, at_most = {n = 31}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [249, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036}, at_most = {k = 8, n = 51, mnk = 171541, n_even = 4}, kernels = [
    "block_1x64x512", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [342, 290, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 52, mk = 1036}, at_most = {k = 8, n = 254, mnk = 171541, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_4x16x8", "block_1x64x512", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [314, 293, 325, 294, 284, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, n_even = 5}, at_most = {k = 8, n = 254, mnk = 171541, mn = 25816}, kernels = [
    "tall_1x64x512", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [374, 253, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, n_even = 5, mn = 25817}, at_most = {k = 8, n = 254, mnk = 171541}, kernels = [
    "tall_1x64x512", "block_1x64x512", "sweep_6x16x256"
  ], factors = [388, 289, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, mnk = 171542}, at_most = {k = 8, n = 254, n_even = 4}, kernels = [
    "skinny_4x16x8", "block_1x64x512", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [319, 275, 292, 303, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, mnk = 171542, n_even = 5}, at_most = {k = 8, n = 254}, kernels = [
    "block_2x32x128", "panel_1x64x512"
  ], factors = [242, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 255, mk = 1036}, at_most = {k = 8, elements = 2046102}, kernels = [
    "skinny_6x16x64", "tall_1x64x512", "panel_1x64x512"
  ], factors = [249, 313, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 255, mk = 1036, elements = 2046103}, at_most = {k = 8}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "panel_1x64x512"
  ], factors = [345, 304, 306, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9}, at_most = {k = 102, elements = 58502, n_even = 4, m = 94}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048",
    "panel_6x16x2048"
  ], factors = [259, 247, 257, 252, 238, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 95, n = 32, mk = 1036, k = 9}, at_most = {k = 102, elements = 58502, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "panel_1x64x512"
  ], factors = [279, 260, 258, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, elements = 58503}, at_most = {k = 102, elements = 1619014, n_even = 4, nk = 6313, m = 66, n = 71}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128",
    "sweep_6x16x2048"
  ], factors = [250, 237, 242, 243, 239, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 67, n = 32, mk = 1036, k = 9, elements = 58503}, at_most = {k = 102, elements = 1619014, n_even = 4, nk = 6313, m = 367, n = 71}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048"
  ], factors = [252, 245, 247, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 72, mk = 1036, k = 9, elements = 58503}, at_most = {k = 102, elements = 1619014, n_even = 4, nk = 3709, m = 115, n = 166}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [240, 244, 240, 237, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 116, n = 72, mk = 1036, k = 9, elements = 58503}, at_most = {k = 102, elements = 1619014, n_even = 4, nk = 3709, m = 367, n = 166}, kernels = [
    "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [243, 227, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 72, mk = 1036, k = 9, elements = 58503, nk = 3710}, at_most = {k = 102, elements = 1619014, n_even = 4, nk = 6313, m = 367, n = 166}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [232, 235, 238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 167, mk = 1036, k = 9, elements = 58503}, at_most = {k = 102, elements = 1619014, n_even = 4, nk = 6313, m = 367}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [239, 234, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 368, n = 32, mk = 1036, k = 9, elements = 58503}, at_most = {k = 19, elements = 1619014, n_even = 4, nk = 6313}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128"
  ], factors = [253, 246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 368, n = 32, mk = 1036, k = 20, elements = 58503}, at_most = {k = 102, elements = 1619014, n_even = 4, nk = 6313}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [248, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, elements = 58503, nk = 6314}, at_most = {k = 102, elements = 1619014, n_even = 4, mk = 1763}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [249, 252, 244, 247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1764, k = 9, elements = 58503, nk = 6314}, at_most = {k = 102, elements = 1619014, n_even = 4, mk = 3428}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_6x16x2048"
  ], factors = [247, 252, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 3429, k = 9, elements = 58503, nk = 6314}, at_most = {k = 102, elements = 574211, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [245, 245, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 3429, k = 9, elements = 574212, nk = 6314}, at_most = {k = 102, elements = 1619014, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [247, 247, 241, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, n_even = 5}, at_most = {k = 47, elements = 313337, mk = 9311, nk = 1135}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 243, 238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, n_even = 5, nk = 1136}, at_most = {k = 47, elements = 313337, mk = 9311}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128"
  ], factors = [233, 235, 240, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 48, n_even = 5}, at_most = {k = 102, elements = 313337, mk = 2351, n_even = 32}, kernels = [
    "block_2x32x128", "sweep_6x16x2048"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 2352, k = 48, n_even = 5}, at_most = {k = 102, elements = 313337, mk = 9311, n_even = 32}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [239, 241, 236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 48, n_even = 33}, at_most = {k = 102, elements = 313337, mk = 9311, nk = 9605}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [242, 236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 48, n_even = 33, nk = 9606}, at_most = {k = 102, elements = 313337, mk = 9311}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [240, 241, 238, 236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, n_even = 5, elements = 313338}, at_most = {k = 22, elements = 1619014, mk = 9311, nk = 1214}, kernels = [
    "block_1x64x512", "block_2x32x128"
  ], factors = [219, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, n_even = 5, elements = 313338, nk = 1215}, at_most = {k = 22, elements = 1619014, mk = 9311}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_6x16x2048"
  ], factors = [231, 234, 227, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 23, n_even = 5, elements = 313338}, at_most = {k = 102, elements = 1619014, mk = 9311, m = 127, nk = 7997, n = 55}, kernels = [
    "direct_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [238, 225, 235, 236, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, mk = 1036, k = 23, n_even = 5, elements = 313338}, at_most = {k = 102, elements = 1619014, mk = 9311, m = 59, nk = 7997}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [245, 246, 233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 60, n = 56, mk = 1036, k = 23, n_even = 5, elements = 313338}, at_most = {k = 102, elements = 1619014, mk = 9311, m = 127, nk = 7997}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "sweep_6x16x256"
  ], factors = [231, 227, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 23, n_even = 5, elements = 313338, nk = 7998}, at_most = {k = 102, elements = 1619014, mk = 9311, m = 38}, kernels = [
    "skinny_6x16x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 39, n = 32, mk = 1036, k = 23, n_even = 5, elements = 313338, nk = 7998}, at_most = {k = 102, elements = 1619014, mk = 9311, m = 127}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "direct_6x16x2048", "block_2x32x128"
  ], factors = [237, 251, 229, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 128, n = 32, mk = 1036, k = 23, n_even = 5, elements = 313338}, at_most = {k = 102, elements = 1619014, mk = 9311}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [225, 223, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 9312, k = 9, n_even = 5}, at_most = {k = 102, elements = 1619014, m = 641, n_even = 32}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [250, 240, 236, 229, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 9312, k = 9, n_even = 33}, at_most = {k = 102, elements = 1619014, m = 641}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [224, 241, 236, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 642, n = 32, mk = 9312, k = 9, n_even = 5}, at_most = {k = 102, elements = 1619014}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [229, 240, 223, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, elements = 1619015}, at_most = {k = 102, n = 136, n_even = 4, mk = 2048}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [268, 256, 245, 261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 2049, k = 9, elements = 1619015}, at_most = {k = 24, n = 136, n_even = 4}, kernels = [
    "block_6x16x2048", "block_1x64x512", "block_2x32x128", "block_6x16x512", "panel_1x64x512"
  ], factors = [238, 241, 228, 232, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 2049, k = 25, elements = 1619015}, at_most = {k = 64, n = 66, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [251, 233, 232, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 2049, k = 65, elements = 1619015}, at_most = {k = 102, n = 66, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [257, 247, 236, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 67, mk = 2049, k = 25, elements = 1619015}, at_most = {k = 102, n = 136, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [253, 237, 255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 137, mk = 1036, k = 9, elements = 1619015}, at_most = {k = 102, n = 1002, n_even = 4, mk = 2515}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [263, 257, 244, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 137, mk = 2516, k = 9, elements = 1619015}, at_most = {k = 24, n = 1002, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [271, 283, 241, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 137, mk = 2516, k = 25, elements = 1619015}, at_most = {k = 102, n = 1002, n_even = 4, elements = 2307039}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [248, 242, 248, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 137, mk = 2516, k = 25, elements = 2307040}, at_most = {k = 102, n = 1002, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [248, 238, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, elements = 1619015, n_even = 5}, at_most = {k = 40, n = 1002, elements = 2190202}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [231, 242, 220, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 9, elements = 2190203, n_even = 5}, at_most = {k = 40, n = 1002, batches = 295, mk = 6973}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [259, 235, 225, 256, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 6974, k = 9, elements = 2190203, n_even = 5}, at_most = {k = 40, n = 1002, batches = 295}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048",
    "panel_6x16x2048"
  ], factors = [240, 228, 247, 216, 241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 296, m = 12, n = 32, mk = 1036, k = 9, elements = 2190203, n_even = 5}, at_most = {k = 40, n = 1002}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [256, 225, 217, 249, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 41, elements = 1619015, n_even = 5}, at_most = {k = 102, n = 1002, nk = 10072, elements = 2972071}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [228, 243, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 41, elements = 2972072, n_even = 5}, at_most = {k = 102, n = 1002, nk = 10072}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [256, 220, 239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 41, elements = 1619015, n_even = 5, nk = 10073}, at_most = {k = 102, n = 1002}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128"
  ], factors = [258, 278, 265, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 1003, mk = 1036, k = 9, elements = 1619015}, at_most = {k = 102}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "block_2x32x128"
  ], factors = [250, 261, 275, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 103}, at_most = {m = 29, elements = 2239331, n = 55, batches = 5, mk = 8350}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 8351, k = 103}, at_most = {m = 29, elements = 2239331, n = 55, batches = 5}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [256, 236, 245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, m = 12, n = 32, mk = 1036, k = 103}, at_most = {m = 29, elements = 2239331, n = 55, mk = 4139}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [239, 243, 242, 250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, m = 12, n = 32, mk = 4140, k = 103}, at_most = {m = 29, elements = 2239331, n = 55}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [237, 246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, mk = 1036, k = 103}, at_most = {m = 29, elements = 2239331, n_even = 4, mn = 1716}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [250, 236, 244, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, mk = 1036, k = 103, mn = 1717}, at_most = {m = 29, elements = 2239331, n_even = 4, nk = 61693}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [240, 236, 240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, mk = 1036, k = 103, mn = 1717, nk = 61694}, at_most = {m = 29, elements = 2239331, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x512", "panel_6x16x2048"
  ], factors = [246, 255, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, mk = 1036, k = 103, n_even = 5}, at_most = {m = 16, elements = 2239331, mn = 5950, mnk = 521721}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [256, 242, 243, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, mk = 1036, k = 103, n_even = 5, mnk = 521722}, at_most = {m = 16, elements = 2239331, mn = 5950}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [246, 253, 242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 17, n = 56, mk = 1036, k = 103, n_even = 5}, at_most = {m = 29, elements = 2239331, mn = 5950}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [251, 252, 237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, mk = 1036, k = 103, n_even = 5, mn = 5951}, at_most = {m = 29, elements = 2239331}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 103, elements = 2239332}, at_most = {m = 29, n = 244, nk = 33832, mn = 1854}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [258, 238, 264, 236, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 103, elements = 2239332, mn = 1855}, at_most = {m = 29, n = 244, nk = 33832}, kernels = [
    "block_1x64x512", "block_2x32x128", "sweep_6x16x256"
  ], factors = [288, 246, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, mk = 1036, k = 103, elements = 2239332, nk = 33833}, at_most = {m = 29, n = 244}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [247, 256, 245, 245, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 245, mk = 1036, k = 103, elements = 2239332}, at_most = {m = 29, n = 1043, k_even = 32}, kernels = [
    "skinny_6x16x32", "block_2x32x128"
  ], factors = [252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 245, mk = 1036, k = 103, elements = 2239332, k_even = 33}, at_most = {m = 29, n = 1043}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [241, 249, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 1044, mk = 1036, k = 103, elements = 2239332}, at_most = {m = 29}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128"
  ], factors = [254, 224, 239, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103}, at_most = {elements = 871230, nk = 14839, n = 61, mk = 7497}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [234, 239, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 7498, k = 103}, at_most = {elements = 342009, nk = 14839, n = 61, mnk = 811007}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [243, 244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 7498, k = 103, mnk = 811008}, at_most = {elements = 342009, nk = 14839, n = 61}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048"
  ], factors = [251, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 7498, k = 103, elements = 342010}, at_most = {elements = 871230, nk = 14839, n = 61}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512"
  ], factors = [230, 238, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 62, mk = 1036, k = 103}, at_most = {elements = 871230, nk = 14839, mn = 5656}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256",
    "panel_6x16x2048"
  ], factors = [247, 240, 245, 241, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 62, mk = 1036, k = 103, mn = 5657}, at_most = {elements = 871230, nk = 14839}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [256, 234, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103, nk = 14840}, at_most = {elements = 547335, k = 130}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [241, 241, 239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 131, nk = 14840}, at_most = {elements = 547335, k = 200}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [247, 246, 248, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103, nk = 14840, elements = 547336}, at_most = {elements = 871230, k = 200}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [227, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 201, nk = 14840}, at_most = {elements = 871230, n_even = 4, batches = 6}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [252, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 7, m = 30, n = 32, mk = 1036, k = 201, nk = 14840}, at_most = {elements = 871230, n_even = 4}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [252, 259, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 201, nk = 14840, n_even = 5}, at_most = {elements = 871230, k = 447}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [240, 243, 249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 448, nk = 14840, n_even = 5}, at_most = {elements = 871230}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [247, 244, 244, 241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103, elements = 871231}, at_most = {n = 68, nk = 5870, elements = 2595269}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [225, 242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103, elements = 871231, nk = 5871}, at_most = {n = 68, nk = 8209, elements = 2595269}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512"
  ], factors = [228, 241, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103, elements = 2595270}, at_most = {n = 68, nk = 4404}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [220, 252, 237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103, elements = 2595270, nk = 4405}, at_most = {n = 68, nk = 8209}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [226, 241, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103, elements = 871231, nk = 8210}, at_most = {n = 68, m = 117, mn = 3338}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [234, 244, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 32, mk = 1036, k = 103, elements = 871231, nk = 8210, mn = 3339}, at_most = {n = 68, m = 117}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 118, n = 32, mk = 1036, k = 103, elements = 871231, nk = 8210}, at_most = {n = 68, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_1x64x512"
  ], factors = [256, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 118, n = 32, mk = 1036, k = 103, elements = 871231, nk = 8210, n_even = 5}, at_most = {n = 55}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [239, 281, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 118, n = 56, mk = 1036, k = 103, elements = 871231, nk = 8210, n_even = 5}, at_most = {n = 68}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [238, 244, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 69, mk = 1036, k = 103, elements = 871231}, at_most = {nk = 13022, mk = 27832}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [228, 253, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 69, mk = 1036, k = 103, elements = 871231, nk = 13023}, at_most = {nk = 31865, mk = 27832}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [238, 258, 255, 252, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 69, mk = 1036, k = 103, elements = 871231, nk = 31866}, at_most = {nk = 85143, mk = 27832}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [235, 243, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 69, mk = 27833, k = 103, elements = 871231}, at_most = {nk = 30481}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 69, mk = 27833, k = 103, elements = 871231, nk = 30482}, at_most = {nk = 85143}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [257, 269, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 69, mk = 1036, k = 103, elements = 871231, nk = 85144}, at_most = {n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [259, 257, 257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 30, n = 69, mk = 1036, k = 103, elements = 871231, nk = 85144, n_even = 5}, at_most = {}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [256, 256, 260, 259]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
