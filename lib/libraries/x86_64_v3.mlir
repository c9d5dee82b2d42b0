// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 2322 synthetic shapes, 2026-11-28, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 50, n_pred 16, levels measured [0].
// 30 of 45 candidates kept (978 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// predicted against measured time: median error 11.7 %; g: 15.5 % at most
// Shortlists of batches: learnt of 1531 of them, measured with these micro-kernels, 2026-11-28.
// Shortlists of single products: learnt of 3862 and 1519 batches, measured with these micro-kernels on AMD EPYC, one thread, 2026-12-01.
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
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 10, n = 2, k = 56, batches = 1, mk = 41}, kernels = [
    "sweep_12x8x4096"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 42}, at_most = {m = 10, n = 2, k = 56, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57}, at_most = {m = 10, n = 1, mk = 98, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [144, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, mk = 99}, at_most = {m = 10, n = 1, mnk = 1174399, elements = 498, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, mk = 99, elements = 499}, at_most = {m = 2, n = 1, mnk = 1174399, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, mk = 99, elements = 499, m = 3}, at_most = {m = 7, n = 1, mnk = 3447, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, mk = 99, elements = 499, m = 3, mnk = 3448}, at_most = {m = 7, n = 1, mnk = 1174399, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, mk = 99, elements = 499, m = 8}, at_most = {m = 10, n = 1, mnk = 1174399, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, mk = 99, mnk = 1174400}, at_most = {m = 10, n = 1, batches = 1}, kernels = [
    "direct_6x16x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [184, 171, 147]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 2}, at_most = {m = 10, n = 2, mn = 6, k = 1122207, mnk = 743, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 2, mnk = 744}, at_most = {m = 10, n = 2, mn = 6, k = 1122207, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 1122208, n = 2}, at_most = {m = 10, n = 2, mn = 6, batches = 1}, kernels = [
    "skinny_12x8x64", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [204, 203, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 2, mn = 7}, at_most = {m = 10, n = 2, mnk = 4225167, elements = 1257, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 2, mn = 7, elements = 1258}, at_most = {m = 10, n = 2, mnk = 4225167, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 57, n = 2, mn = 7, mnk = 4225168}, at_most = {m = 10, n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [127]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3}, at_most = {m = 10, n = 4, mnk = 458, batches = 1, elements = 131}, kernels = [
    "skinny_12x8x64"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, elements = 132}, at_most = {m = 10, n = 4, mnk = 458, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459}, at_most = {m = 1, n = 4, elements = 2308066, batches = 1}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [160, 284]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 2}, at_most = {m = 2, n = 4, elements = 2308066, k = 105, batches = 1}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [159, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 2, k = 106}, at_most = {m = 2, n = 4, elements = 2308066, batches = 1}, kernels = [
    "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [181, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, elements = 2308067}, at_most = {m = 2, n = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "direct_6x16x2048"
  ], factors = [208, 191, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 3}, at_most = {m = 6, n = 4, k = 91, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 3, k = 92}, at_most = {m = 6, n = 4, nk = 1315742, batches = 1}, kernels = [
    "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [195, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 3, k = 92, nk = 1315743}, at_most = {m = 6, n = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [167, 176, 144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 7}, at_most = {m = 10, n = 4, mk = 824, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 7, mk = 825}, at_most = {m = 10, n = 4, mk = 2190068, nk = 67677, batches = 1}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [215, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 7, mk = 825, nk = 67678}, at_most = {m = 10, n = 4, mk = 2190068, batches = 1}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [177, 176, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 3, mnk = 459, m = 7, mk = 2190069}, at_most = {m = 10, n = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [167, 168, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {m = 6, n = 15, nk = 495, n_even = 4, batches = 1, mk = 34}, kernels = [
    "skinny_12x8x64"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {m = 6, n = 32, nk = 495, n_even = 4, batches = 1, mk = 34}, kernels = [
    "skinny_12x8x64"
  ], factors = [175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33}, at_most = {m = 6, n = 63, nk = 495, n_even = 4, batches = 1, mk = 34, mn = 136}, kernels = [
    "skinny_12x8x64"
  ], factors = [159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 33, mn = 137}, at_most = {m = 6, n = 63, nk = 495, n_even = 4, batches = 1, mk = 34}, kernels = [
    "skinny_12x8x64"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 35}, at_most = {m = 6, n = 8, nk = 495, n_even = 4, batches = 1, mn = 48}, kernels = [
    "sweep_12x8x4096"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mk = 35}, at_most = {m = 6, n = 63, nk = 495, n_even = 4, batches = 1, mn = 48}, kernels = [
    "skinny_12x8x64"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mk = 35, mn = 49}, at_most = {m = 6, n = 16, nk = 495, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, mk = 35, mn = 49}, at_most = {m = 6, n = 63, nk = 495, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, n_even = 5}, at_most = {m = 6, n = 22, nk = 495, k = 14, elements = 403, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [118]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, n_even = 5, elements = 404}, at_most = {m = 6, n = 22, nk = 495, k = 14, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [103]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, n_even = 5, k = 15}, at_most = {m = 6, n = 22, nk = 495, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, n_even = 5}, at_most = {m = 6, n = 63, nk = 495, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [121]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 496}, at_most = {m = 2, n = 15, elements = 3167316, nk = 716, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 717}, at_most = {m = 2, n = 7, elements = 3167316, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [222, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 717}, at_most = {m = 2, n = 15, elements = 3167316, mn = 8, k_even = 724, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [303, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 717, k_even = 725}, at_most = {m = 2, n = 15, elements = 3167316, mn = 8, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [299, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, nk = 717, mn = 9}, at_most = {m = 2, n = 15, elements = 3167316, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [251, 263, 315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 496, elements = 3167317}, at_most = {m = 2, n = 15, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "direct_6x16x2048", "slab_12x8x128", "slab_6x16x128"
  ], factors = [151, 151, 142, 186, 151]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 496, m = 3}, at_most = {m = 6, n = 8, k = 411741, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [233, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, nk = 496, m = 3, k = 411742}, at_most = {m = 6, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "slab_12x8x128"
  ], factors = [167, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 496, m = 3}, at_most = {m = 3, n = 15, elements = 139585, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 496, m = 4}, at_most = {m = 6, n = 15, elements = 139585, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [194, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 496, m = 3, elements = 139586}, at_most = {m = 6, n = 15, mk = 500672, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [193, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, nk = 496, m = 3, elements = 139586, mk = 500673}, at_most = {m = 6, n = 15, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "direct_6x16x2048", "slab_6x16x128"
  ], factors = [168, 185, 180, 202, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496}, at_most = {m = 1, n = 63, mnk = 1747, mn = 16, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, mn = 17}, at_most = {m = 1, n = 63, mnk = 1747, mn = 31, nk = 851, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 852, mn = 17}, at_most = {m = 1, n = 63, mnk = 1747, mn = 31, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, mn = 32}, at_most = {m = 1, n = 63, mnk = 1747, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "direct_1x64x512", "sweep_6x16x256"
  ], factors = [190, 192, 236, 170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, mnk = 1748}, at_most = {m = 1, n = 16, elements = 3583139, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_6x16x2048"
  ], factors = [300, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 496, mnk = 1748}, at_most = {m = 1, n = 31, elements = 3583139, batches = 1}, kernels = [
    "skinny_12x8x64", "direct_1x64x512", "sweep_6x16x256"
  ], factors = [241, 290, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 496, mnk = 1748}, at_most = {m = 1, n = 63, elements = 195687, n_even = 4, batches = 1}, kernels = [
    "direct_1x64x512"
  ], factors = [315]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 496, mnk = 1748, elements = 195688}, at_most = {m = 1, n = 63, elements = 3583139, n_even = 4, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [264, 265, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 32, nk = 496, mnk = 1748, n_even = 5}, at_most = {m = 1, n = 63, elements = 3583139, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_6x16x256"
  ], factors = [251, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, mnk = 1748, elements = 3583140}, at_most = {m = 1, n = 63, nk = 37399, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "direct_1x64x512", "slab_6x16x128"
  ], factors = [134, 125, 200, 149]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 37400, mnk = 1748, elements = 3583140}, at_most = {m = 1, n = 63, batches = 1}, kernels = [
    "direct_1x64x512", "slab_12x8x128", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [209, 198, 175, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 2}, at_most = {m = 6, n = 63, elements = 3291503, n_even = 4, mk = 128, mnk = 2817, nk = 758, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 759, m = 2}, at_most = {m = 6, n = 63, elements = 3291503, n_even = 4, mk = 128, mnk = 2817, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 2, mnk = 2818}, at_most = {m = 6, n = 63, elements = 3291503, n_even = 4, mk = 128, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [204, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 2, mk = 129}, at_most = {m = 4, n = 23, elements = 3291503, n_even = 4, mn = 48, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [258, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 2, mk = 129, mn = 49}, at_most = {m = 4, n = 23, elements = 3291503, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [205, 227, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 5, mk = 129}, at_most = {m = 6, n = 23, elements = 80374, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [198, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 5, mk = 129, elements = 80375}, at_most = {m = 6, n = 23, elements = 3291503, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x2048"
  ], factors = [185, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, nk = 496, m = 2, mk = 129}, at_most = {m = 3, n = 39, elements = 3291503, n_even = 4, nk = 110116, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, nk = 496, m = 2, mk = 129}, at_most = {m = 3, n = 63, elements = 3291503, n_even = 4, nk = 110116, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [240, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, nk = 110117, m = 2, mk = 129}, at_most = {m = 3, n = 63, elements = 3291503, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "slab_6x16x128", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [215, 253, 216, 272, 253, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, nk = 496, m = 4, mk = 129}, at_most = {m = 6, n = 63, elements = 146507, n_even = 4, mk = 1070, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, nk = 496, m = 4, mk = 1071}, at_most = {m = 5, n = 63, elements = 146507, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [234, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, nk = 496, m = 6, mk = 1071}, at_most = {m = 6, n = 63, elements = 146507, n_even = 4, batches = 1}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [230, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 24, nk = 496, m = 4, mk = 129, elements = 146508}, at_most = {m = 6, n = 63, elements = 3291503, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [189, 217, 216, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 2, n_even = 5}, at_most = {m = 6, n = 22, elements = 3291503, k = 61, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 2, n_even = 5, k = 62}, at_most = {m = 6, n = 22, elements = 3291503, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, nk = 496, m = 2, n_even = 5}, at_most = {m = 2, n = 63, elements = 3291503, nk = 7375, batches = 1}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [225, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, nk = 7376, m = 2, n_even = 5}, at_most = {m = 2, n = 63, elements = 3291503, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [234, 220, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, nk = 496, m = 3, n_even = 5}, at_most = {m = 6, n = 63, elements = 3291503, mk = 103, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, nk = 496, m = 3, n_even = 5, mk = 104}, at_most = {m = 6, n = 63, elements = 3291503, batches = 1}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [195, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 2, elements = 3291504}, at_most = {m = 2, n = 63, nk = 4269141, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "direct_6x16x2048", "slab_12x8x128", "slab_6x16x128", "sweep_6x16x256"
  ], factors = [150, 162, 131, 187, 151, 121]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 496, m = 3, elements = 3291504}, at_most = {m = 6, n = 63, nk = 4269141, batches = 1}, kernels = [
    "skinny_6x16x64", "slab_12x8x128", "slab_6x16x128", "sweep_6x16x2048"
  ], factors = [160, 176, 154, 136]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4269142, m = 2, elements = 3291504}, at_most = {m = 4, n = 63, n_even = 4, batches = 1}, kernels = [
    "slab_12x8x128", "slab_6x16x128"
  ], factors = [186, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4269142, m = 5, elements = 3291504}, at_most = {m = 6, n = 63, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "slab_12x8x128", "slab_6x16x128"
  ], factors = [153, 156, 162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4269142, m = 2, elements = 3291504, n_even = 5}, at_most = {m = 6, n = 63, batches = 1}, kernels = [
    "slab_6x16x128"
  ], factors = [139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7}, at_most = {m = 10, n = 8, mnk = 3002, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7}, at_most = {m = 10, n = 39, mnk = 3002, n_even = 4, mk = 93, elements = 432, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, mk = 94}, at_most = {m = 10, n = 39, mnk = 3002, n_even = 4, mk = 151, elements = 432, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, elements = 433}, at_most = {m = 10, n = 39, mnk = 3002, n_even = 4, mk = 151, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, mk = 152}, at_most = {m = 10, n = 39, mnk = 3002, n_even = 4, batches = 1}, kernels = [
    "block_6x16x512"
  ], factors = [186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 40, m = 7}, at_most = {m = 10, n = 63, mnk = 3002, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "block_1x64x512"
  ], factors = [244, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, n_even = 5}, at_most = {m = 10, n = 63, mnk = 3002, mn = 179, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, n_even = 5, mn = 180}, at_most = {m = 10, n = 63, mnk = 3002, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32"
  ], factors = [146, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mnk = 3003}, at_most = {m = 7, n = 7, elements = 185907, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 8, mnk = 3003}, at_most = {m = 10, n = 7, elements = 185907, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [205, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, m = 7, mnk = 3003, elements = 185908}, at_most = {m = 10, n = 7, batches = 1}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [191, 202, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 7, mnk = 3003}, at_most = {m = 10, n = 8, elements = 1040415, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 8, m = 7, mnk = 3003, elements = 1040416}, at_most = {m = 10, n = 8, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [193, 195, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, mnk = 3003}, at_most = {m = 10, n = 15, k = 8489, batches = 1}, kernels = [
    "block_6x16x512"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, m = 7, mnk = 3003, k = 8490}, at_most = {m = 10, n = 15, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [201, 182, 193, 179, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003}, at_most = {m = 10, n = 63, mk = 203, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 204}, at_most = {m = 10, n = 63, mk = 516, n_even = 4, mn = 195, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [235, 221, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 204, mn = 196}, at_most = {m = 10, n = 48, mk = 516, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [273, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 49, m = 7, mnk = 3003, mk = 204, mn = 196}, at_most = {m = 10, n = 63, mk = 516, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, n_even = 5}, at_most = {m = 10, n = 22, mk = 516, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 7, mnk = 3003, n_even = 5}, at_most = {m = 10, n = 63, mk = 516, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x256"
  ], factors = [206, 205, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 517}, at_most = {m = 10, n = 37, elements = 3621424, n_even = 4, mk = 17378, batches = 1}, kernels = [
    "skinny_12x8x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [277, 219, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 17379}, at_most = {m = 10, n = 37, elements = 3621424, n_even = 4, mnk = 14617615, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [210, 208, 199, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 14617616, mk = 17379}, at_most = {m = 10, n = 37, elements = 3621424, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_2x32x128"
  ], factors = [192, 157, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 38, m = 7, mnk = 3003, mk = 517}, at_most = {m = 10, n = 63, elements = 3621424, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_6x16x512", "sweep_6x16x256"
  ], factors = [270, 211, 204, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 517, n_even = 5}, at_most = {m = 10, n = 63, elements = 3621424, mk = 2543, mn = 239, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 517, n_even = 5, mn = 240}, at_most = {m = 10, n = 63, elements = 3621424, mk = 2543, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 2544, n_even = 5}, at_most = {m = 10, n = 63, elements = 3621424, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [211, 198, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 517, elements = 3621425}, at_most = {m = 10, n = 63, nk = 34258, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [187, 133, 150, 149]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mnk = 3003, mk = 517, elements = 3621425, nk = 34259}, at_most = {m = 10, n = 22, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [172, 139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 7, mnk = 3003, mk = 517, elements = 3621425, nk = 34259}, at_most = {m = 10, n = 63, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "slab_12x8x128", "slab_6x16x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [161, 129, 195, 152, 140, 145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 4, n = 126, mnk = 523, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mnk = 524}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 4, n = 126, nk = 1067, k = 7, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [163, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mnk = 524, k = 8}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 4, n = 126, nk = 1067, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [165, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mnk = 524, nk = 1068}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 4, n = 86, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [202, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 87, mnk = 524, nk = 1068}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 4, n = 126, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [221, 223, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 5}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 724, n = 126, nk = 735, batches = 1}, kernels = [
    "skinny_2x32x32"
  ], factors = [129]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 5, nk = 736}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 724, n = 126, mn = 71, batches = 1}, kernels = [
    "direct_1x64x512", "sweep_1x64x512"
  ], factors = [251, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 5, nk = 736, mn = 72}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 724, n = 126, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32"
  ], factors = [194, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127}, at_most = {m = 4, elements = 2626638, mk = 45, n_even = 4, mnk = 997, n = 190, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64"
  ], factors = [139, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 191}, at_most = {m = 4, elements = 2626638, mk = 45, n_even = 4, mnk = 997, batches = 1}, kernels = [
    "skinny_2x32x32"
  ], factors = [171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, n_even = 5}, at_most = {m = 4, elements = 2626638, mk = 45, n_even = 724, mnk = 997, batches = 1}, kernels = [
    "skinny_2x32x32"
  ], factors = [145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 998}, at_most = {m = 2, elements = 2626638, mk = 45, n_even = 724, k = 8, batches = 1}, kernels = [
    "skinny_2x32x32"
  ], factors = [170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 998, m = 3}, at_most = {m = 4, elements = 2626638, mk = 45, n_even = 724, k = 8, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mnk = 998, k = 9}, at_most = {m = 4, elements = 2626638, mk = 45, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_2x32x8"
  ], factors = [184, 206, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mk = 46}, at_most = {m = 1, elements = 2626638, mk = 134, n_even = 32, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32"
  ], factors = [202, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mk = 46, n_even = 33}, at_most = {m = 1, elements = 2626638, mk = 134, n_even = 724, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [211, 193, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mk = 46, m = 2}, at_most = {m = 2, elements = 2626638, mk = 134, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [211, 233, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mk = 46, m = 2, n_even = 129}, at_most = {m = 2, elements = 2626638, mk = 134, n_even = 724, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8"
  ], factors = [220, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mk = 46, m = 3}, at_most = {m = 4, elements = 2626638, mk = 87, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 127, mk = 88, m = 3}, at_most = {m = 4, elements = 2626638, mk = 134, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [191, 192, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 725}, at_most = {m = 2, elements = 2626638, mk = 134, k = 28, batches = 1}, kernels = [
    "skinny_2x32x8"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 725, m = 3}, at_most = {m = 4, elements = 2626638, mk = 134, k = 28, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_6x16x8", "sweep_6x16x2048"
  ], factors = [204, 200, 156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 725, k = 29}, at_most = {m = 1, elements = 2626638, mk = 134, batches = 1}, kernels = [
    "skinny_2x32x8"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 725, k = 29, m = 2}, at_most = {m = 2, elements = 2626638, mk = 134, batches = 1}, kernels = [
    "skinny_2x32x8"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, n_even = 725, k = 29, m = 3}, at_most = {m = 4, elements = 2626638, mk = 134, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [169, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135}, at_most = {m = 1, elements = 2626638, n_even = 362, mn = 124, n = 64, batches = 1}, kernels = [
    "skinny_2x32x32", "direct_1x64x512"
  ], factors = [223, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 135}, at_most = {m = 1, elements = 135596, n_even = 362, mn = 124, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [225, 315, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, mk = 135, elements = 135597}, at_most = {m = 1, elements = 2626638, n_even = 362, mn = 124, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "direct_1x64x512", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [236, 248, 265, 273, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, mn = 125}, at_most = {m = 1, elements = 2626638, n_even = 32, mn = 468, mk = 580, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [210, 219, 283, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 581, mn = 125}, at_most = {m = 1, elements = 2626638, n_even = 32, mn = 468, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [180, 181, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, mn = 469}, at_most = {m = 1, elements = 2626638, n_even = 32, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [172, 166, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, mn = 125, n_even = 33}, at_most = {m = 1, elements = 2626638, n_even = 362, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [195, 177, 152, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, n_even = 363}, at_most = {m = 1, elements = 2626638, n = 724, batches = 1}, kernels = [
    "skinny_2x32x8", "direct_1x64x512"
  ], factors = [137, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 725, mk = 135, n_even = 363}, at_most = {m = 1, elements = 2626638, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [186, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, m = 2}, at_most = {m = 2, elements = 2626638, n_even = 4, n = 127, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x256"
  ], factors = [226, 255, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, m = 2, n_even = 5}, at_most = {m = 2, elements = 2626638, n_even = 724, n = 127, mk = 286, batches = 1}, kernels = [
    "skinny_2x32x32"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 287, m = 2, n_even = 5}, at_most = {m = 2, elements = 2626638, n_even = 724, n = 127, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [233, 230, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 128, mk = 135, m = 2}, at_most = {m = 2, elements = 2626638, n_even = 4, n = 1011, mnk = 264237, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [207, 233, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 128, mk = 135, m = 2, mnk = 264238}, at_most = {m = 2, elements = 2626638, n_even = 4, n = 1011, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [190, 191, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1012, mk = 135, m = 2}, at_most = {m = 2, elements = 2626638, n_even = 4, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [173, 164, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 128, mk = 135, m = 2, n_even = 5}, at_most = {m = 2, elements = 2626638, n_even = 128, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [212, 206, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 128, mk = 135, m = 2, n_even = 129}, at_most = {m = 2, elements = 2626638, n_even = 724, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [188, 189, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, m = 2, n_even = 725}, at_most = {m = 2, elements = 2626638, batches = 1}, kernels = [
    "skinny_2x32x8"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, m = 3}, at_most = {m = 4, elements = 2626638, n = 94, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 95, mk = 135, m = 3}, at_most = {m = 4, elements = 2626638, n = 255, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 135, m = 3, n_even = 5}, at_most = {m = 4, elements = 2626638, n = 255, mk = 193, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, mk = 194, m = 3, n_even = 5}, at_most = {m = 4, elements = 2626638, n = 119, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [199, 197, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 120, mk = 194, m = 3, n_even = 5}, at_most = {m = 4, elements = 2626638, n = 255, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [197, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mk = 135, m = 3}, at_most = {m = 4, elements = 2626638, n_even = 4, n = 902, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [187, 187, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 903, mk = 135, m = 3}, at_most = {m = 4, elements = 2626638, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [165, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mk = 135, m = 3, n_even = 5}, at_most = {m = 4, elements = 2626638, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [191, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mk = 135, m = 3, n_even = 129}, at_most = {m = 4, elements = 2626638, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x2048"
  ], factors = [193, 187, 171, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mk = 135, m = 3, n_even = 725}, at_most = {m = 4, elements = 1714311, batches = 1}, kernels = [
    "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [200, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 256, mk = 135, m = 3, n_even = 725, elements = 1714312}, at_most = {m = 4, elements = 2626638, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [179, 169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 5}, at_most = {m = 6, elements = 2626638, mk = 70, n = 95, batches = 1}, kernels = [
    "skinny_12x8x64", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [194, 175, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 96, m = 5}, at_most = {m = 6, elements = 2626638, mk = 70, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7}, at_most = {m = 10, elements = 2626638, mk = 18, n_even = 128, mn = 863, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "direct_1x64x512"
  ], factors = [288, 209, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mn = 864}, at_most = {m = 10, elements = 2626638, mk = 18, n_even = 128, batches = 1}, kernels = [
    "skinny_2x32x32"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 19}, at_most = {m = 10, elements = 2626638, mk = 43, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "panel_1x64x512"
  ], factors = [209, 213, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 44}, at_most = {m = 10, elements = 2626638, mk = 70, n_even = 128, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [200, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, n_even = 129}, at_most = {m = 10, elements = 2626638, mk = 70, k = 4, batches = 1}, kernels = [
    "skinny_2x32x32", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [198, 184, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, n_even = 129, k = 5}, at_most = {m = 10, elements = 2626638, mk = 70, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8"
  ], factors = [166, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 5, mk = 71}, at_most = {m = 6, elements = 2626638, mk = 172, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [195, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 71}, at_most = {m = 10, elements = 2626638, mk = 172, mn = 1675, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "block_1x64x512"
  ], factors = [219, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 71, n_even = 5}, at_most = {m = 10, elements = 2626638, mk = 172, mn = 1675, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32"
  ], factors = [203, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 71, mn = 1676}, at_most = {m = 10, elements = 2626638, mk = 172, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 5, mk = 173}, at_most = {m = 6, elements = 105511, n = 254, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [223, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 5, mk = 173, elements = 105512}, at_most = {m = 6, elements = 2626638, n = 254, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [209, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 5, mk = 173, n_even = 5}, at_most = {m = 6, elements = 2626638, n = 254, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [201, 196, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 255, m = 5, mk = 173}, at_most = {m = 6, elements = 2626638, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [184, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 255, m = 5, mk = 173, n_even = 5}, at_most = {m = 6, elements = 2626638, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [193, 186, 196, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 255, m = 5, mk = 173, n_even = 725}, at_most = {m = 6, elements = 2626638, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [186, 187, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173}, at_most = {m = 10, elements = 2626638, k = 64, n_even = 4, mk = 355, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 356}, at_most = {m = 10, elements = 2626638, k = 64, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, n_even = 5}, at_most = {m = 10, elements = 2626638, k = 64, n_even = 724, n = 487, mk = 300, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512"
  ], factors = [197, 201, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 301, n_even = 5}, at_most = {m = 10, elements = 10502, k = 64, n_even = 724, n = 487, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 301, n_even = 5, elements = 10503}, at_most = {m = 10, elements = 2626638, k = 64, n_even = 724, n = 487, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [206, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 488, m = 7, mk = 173, n_even = 5}, at_most = {m = 10, elements = 2626638, k = 64, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [195, 198, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, n_even = 725}, at_most = {m = 10, elements = 2626638, k = 64, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [178, 188, 210, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65}, at_most = {m = 10, elements = 2043780, n_even = 4, mk = 885, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 886, k = 65}, at_most = {m = 10, elements = 1755058, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 886, k = 65, elements = 1755059}, at_most = {m = 10, elements = 2043780, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [170, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, elements = 2043781}, at_most = {m = 10, elements = 2626638, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [147, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 5}, at_most = {m = 10, elements = 147871, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [218, 216, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 129}, at_most = {m = 10, elements = 147871, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "direct_6x16x2048", "block_2x32x128"
  ], factors = [220, 219, 211, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 5, elements = 147872}, at_most = {m = 10, elements = 1708743, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [204, 199, 191, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 129, elements = 147872}, at_most = {m = 10, elements = 1708743, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [202, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 5, elements = 1708744}, at_most = {m = 10, elements = 2626638, n_even = 724, mn = 1759, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [156, 166, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 5, elements = 1708744, mn = 1760}, at_most = {m = 10, elements = 2626638, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [143, 153, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 725}, at_most = {m = 10, elements = 1063935, mk = 2271, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "skinny_6x16x8", "block_2x32x128"
  ], factors = [201, 227, 211, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 2272, k = 65, n_even = 725}, at_most = {m = 10, elements = 1063935, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "block_2x32x128"
  ], factors = [199, 240, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 725, elements = 1063936}, at_most = {m = 10, elements = 1592287, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [211, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, m = 7, mk = 173, k = 65, n_even = 725, elements = 1592288}, at_most = {m = 10, elements = 2626638, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [152, 181, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639}, at_most = {m = 2, n = 183, n_even = 4, nk = 4524327, mn = 248, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "direct_1x64x512", "slab_12x8x128", "slab_6x16x128"
  ], factors = [150, 157, 148, 205, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, mn = 249}, at_most = {m = 2, n = 183, n_even = 4, nk = 4524327, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [164, 152, 157, 143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, nk = 4524328}, at_most = {m = 2, n = 183, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "slab_12x8x128"
  ], factors = [167, 189, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, n_even = 5}, at_most = {m = 1, n = 183, nk = 37203, batches = 1}, kernels = [
    "skinny_2x32x32", "direct_1x64x512", "slab_6x16x128"
  ], factors = [129, 146, 156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, n_even = 5, m = 2}, at_most = {m = 2, n = 183, nk = 37203, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "slab_6x16x128"
  ], factors = [148, 185, 156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, n_even = 5, nk = 37204}, at_most = {m = 2, n = 183, elements = 4578930, batches = 1}, kernels = [
    "skinny_2x32x32", "direct_1x64x512", "sweep_1x64x512"
  ], factors = [108, 115, 126]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 4578931, n_even = 5, nk = 37204}, at_most = {m = 2, n = 183, batches = 1}, kernels = [
    "skinny_6x16x32", "direct_1x64x512", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [162, 126, 172, 150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 184, elements = 2626639}, at_most = {m = 1, n = 1023, elements = 4371743, mnk = 34755, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [124, 122]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 184, elements = 2626639, mnk = 34756}, at_most = {m = 1, n = 1023, elements = 4371743, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [104, 104, 112]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 184, elements = 2626639, m = 2}, at_most = {m = 2, n = 1023, elements = 4371743, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "slab_6x16x128"
  ], factors = [115, 131, 122, 143, 132]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 184, elements = 4371744}, at_most = {m = 2, n = 1023, nk = 33054, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [146, 132, 187, 134]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 184, elements = 4371744, nk = 33055}, at_most = {m = 2, n = 510, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "direct_1x64x512"
  ], factors = [160, 148, 131]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 511, elements = 4371744, nk = 33055}, at_most = {m = 2, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "direct_1x64x512"
  ], factors = [150, 172, 142]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, m = 3}, at_most = {m = 7, n = 158, nk = 33066, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [147, 156, 163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 159, elements = 2626639, m = 3}, at_most = {m = 7, n = 1023, nk = 33066, k = 43, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [134, 137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 159, elements = 2626639, m = 3, k = 44}, at_most = {m = 7, n = 1023, nk = 33066, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128"
  ], factors = [152, 155, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, m = 8}, at_most = {m = 10, n = 122, nk = 33066, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [136, 146]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 123, elements = 2626639, m = 8}, at_most = {m = 10, n = 1023, nk = 33066, mk = 330, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "sweep_6x16x256"
  ], factors = [137, 160, 168, 146]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 123, elements = 2626639, m = 8, mk = 331}, at_most = {m = 10, n = 1023, nk = 33066, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [144, 165, 161, 186, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, m = 3, nk = 33067}, at_most = {m = 10, n = 64, mn = 443, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "slab_6x16x128"
  ], factors = [166, 135, 152]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 64, elements = 2626639, m = 3, nk = 33067, mn = 444}, at_most = {m = 10, n = 64, batches = 1}, kernels = [
    "skinny_6x16x64", "slab_6x16x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [137, 147, 124, 127]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, elements = 2626639, m = 3, nk = 33067}, at_most = {m = 5, n = 152, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [160, 161, 161, 188, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 65, elements = 2626639, m = 6, nk = 33067}, at_most = {m = 10, n = 152, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "sweep_6x16x256"
  ], factors = [146, 127, 140, 134, 150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, elements = 2626639, m = 3, nk = 33067}, at_most = {m = 10, n = 501, elements = 4449979, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [127, 132]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, elements = 4449980, m = 3, nk = 33067}, at_most = {m = 10, n = 501, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [139, 147, 151]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, elements = 4449980, m = 3, nk = 33067, n_even = 5}, at_most = {m = 4, n = 501, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [152, 156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 153, elements = 4449980, m = 5, nk = 33067, n_even = 5}, at_most = {m = 10, n = 501, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [128, 137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 502, elements = 2626639, m = 3, nk = 33067}, at_most = {m = 4, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [126, 132, 150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 502, elements = 2626639, m = 5, nk = 33067}, at_most = {m = 10, n = 1023, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [120, 134, 139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639}, at_most = {m = 2, nk = 3886768, n_even = 4, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [85, 122, 121]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639, n_even = 5}, at_most = {m = 2, nk = 3886768, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_6x16x8", "direct_1x64x512"
  ], factors = [136, 142, 123]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639, m = 3}, at_most = {m = 4, nk = 3886768, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [114, 106, 149, 144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639, nk = 3886769}, at_most = {m = 2, n = 2040, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [145, 152, 153]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2041, elements = 2626639, nk = 3886769}, at_most = {m = 1, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [153, 163, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 2041, elements = 2626639, nk = 3886769, m = 2}, at_most = {m = 2, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [149, 154, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639, nk = 3886769, m = 3}, at_most = {m = 4, n = 1935, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [140, 161, 158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1936, elements = 2626639, nk = 3886769, m = 3}, at_most = {m = 4, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [147, 144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639, m = 5}, at_most = {m = 5, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [112, 145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639, m = 6}, at_most = {m = 10, n_even = 724, elements = 4717802, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [141, 118, 121, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 4717803, m = 6}, at_most = {m = 6, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [108, 140]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 4717803, m = 7}, at_most = {m = 10, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "slab_6x16x128"
  ], factors = [134, 132, 159, 172, 131]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 4717803, m = 7, n_even = 5}, at_most = {m = 10, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "slab_6x16x128"
  ], factors = [121, 153, 162, 135]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639, m = 6, n_even = 725}, at_most = {m = 10, nk = 5954765, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "block_2x32x128"
  ], factors = [129, 160, 167, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 1024, elements = 2626639, m = 6, n_even = 725, nk = 5954766}, at_most = {m = 10, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [156, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11}, at_most = {n = 2, k = 13, mn = 32, elements = 233, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, elements = 234}, at_most = {n = 2, k = 13, mn = 32, batches = 1}, kernels = [
    "skinny_12x8x64", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [215, 159, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 33}, at_most = {n = 2, k = 13, mn = 66, mk = 399, m = 35, elements = 1643, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 33, elements = 1644}, at_most = {n = 2, k = 13, mn = 66, mk = 399, m = 35, batches = 1}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [205, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, mn = 33}, at_most = {n = 2, k = 13, mn = 66, mk = 399, mnk = 148, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, mn = 33, mnk = 149}, at_most = {n = 2, k = 13, mn = 66, mk = 399, batches = 1}, kernels = [
    "tall_12x8x4096", "dot_8x1x4096"
  ], factors = [171, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 33, mk = 400}, at_most = {n = 2, k = 13, mn = 66, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 67}, at_most = {n = 2, k = 3, mn = 163, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 164}, at_most = {n = 2, k = 3, nk = 2, batches = 1}, kernels = [
    "tall_12x8x4096", "block_12x8x4096"
  ], factors = [168, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 164, nk = 3}, at_most = {n = 2, k = 3, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 67, k = 4}, at_most = {n = 1, k = 5, batches = 1}, kernels = [
    "tall_12x8x4096", "block_12x8x4096", "block_6x16x512"
  ], factors = [177, 185, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 67, k = 6}, at_most = {n = 1, k = 13, mn = 215646, elements = 11473, batches = 1}, kernels = [
    "dot_8x1x4096", "block_12x8x4096"
  ], factors = [255, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 67, k = 6, elements = 11474}, at_most = {n = 1, k = 13, mn = 215646, batches = 1}, kernels = [
    "dot_8x1x4096", "block_12x8x4096"
  ], factors = [244, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 215647, k = 6}, at_most = {n = 1, k = 13, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [174, 172]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 67, k = 4, n = 2}, at_most = {n = 2, k = 13, nk = 14, mn = 124, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 125, k = 4, n = 2}, at_most = {n = 2, k = 13, nk = 14, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096"
  ], factors = [178, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 67, k = 4, n = 2, nk = 15}, at_most = {n = 2, k = 13, nk = 16, batches = 1}, kernels = [
    "tall_12x8x4096", "dot_4x2x4096", "block_12x8x4096"
  ], factors = [171, 215, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 67, k = 4, n = 2, nk = 17}, at_most = {n = 2, k = 11, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096"
  ], factors = [206, 212, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, mn = 67, k = 12, n = 2, nk = 17}, at_most = {n = 2, k = 13, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_4x2x4096"
  ], factors = [177, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14}, at_most = {n = 1, elements = 2292060, mn = 91086, batches = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, elements = 2292061}, at_most = {n = 1, elements = 4307959, mn = 91086, nk = 68, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [133, 113, 133]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, elements = 2292061, nk = 69}, at_most = {n = 1, elements = 4307959, mn = 91086, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_8x1x4096"
  ], factors = [138, 112]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, mn = 91087}, at_most = {n = 1, elements = 4307959, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [147, 126, 156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, n = 2}, at_most = {n = 2, elements = 4307959, nk = 44, mnk = 572, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, n = 2, mnk = 573}, at_most = {n = 2, elements = 2062734, nk = 44, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, n = 2, mnk = 573, elements = 2062735}, at_most = {n = 2, elements = 4307959, nk = 44, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_4x2x4096"
  ], factors = [204, 184, 168]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, n = 2, nk = 45}, at_most = {n = 2, elements = 3006608, k = 510, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 511, n = 2, nk = 45}, at_most = {n = 2, elements = 3006608, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, n = 2, nk = 45, elements = 3006609}, at_most = {n = 2, elements = 4307959, nk = 248, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_4x2x4096"
  ], factors = [141, 164, 139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, n = 2, nk = 249, elements = 3006609}, at_most = {n = 2, elements = 4307959, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [123, 116]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 14, elements = 4307960}, at_most = {n = 2, k = 29, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048"
  ], factors = [151, 153]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 30, elements = 4307960}, at_most = {n = 2, k = 62, batches = 1}, kernels = [
    "dot_ahead_6x2x2048"
  ], factors = [138]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 63, elements = 4307960}, at_most = {n = 1, k = 1006, elements = 7209503, batches = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_8x1x4096"
  ], factors = [112, 136]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 63, elements = 7209504}, at_most = {n = 1, k = 1006, nk = 83, batches = 1}, kernels = [
    "dot_ahead_6x2x2048"
  ], factors = [138]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 63, elements = 7209504, nk = 84}, at_most = {n = 1, k = 1006, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_8x1x4096"
  ], factors = [158, 159, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 63, elements = 4307960, n = 2}, at_most = {n = 2, k = 1006, nk = 216, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048"
  ], factors = [170, 144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 63, elements = 4307960, n = 2, nk = 217}, at_most = {n = 2, k = 1006, k_even = 128, m = 42407, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [149, 148, 157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 42408, k = 63, elements = 4307960, n = 2, nk = 217}, at_most = {n = 2, k = 1006, k_even = 128, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048"
  ], factors = [165, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 63, elements = 4307960, n = 2, nk = 217, k_even = 129}, at_most = {n = 2, k = 1006, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [155, 163, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 1007, elements = 4307960}, at_most = {n = 1, k_even = 362, nk = 3554, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_8x1x4096"
  ], factors = [149, 142, 125]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 1007, elements = 4307960, nk = 3555}, at_most = {n = 1, k_even = 362, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [112, 118]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 1007, elements = 4307960, k_even = 363}, at_most = {n = 1, batches = 1}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [113, 117]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 1007, elements = 4307960, n = 2}, at_most = {n = 2, k_even = 724, mn = 23792, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [176, 163, 121]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 1007, elements = 4307960, n = 2, mn = 23793}, at_most = {n = 2, k_even = 724, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_4x2x4096"
  ], factors = [158, 132]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 1007, elements = 4307960, n = 2, k_even = 725}, at_most = {n = 2, nk = 32768, batches = 1}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [157, 148, 136]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, k = 1007, elements = 4307960, n = 2, k_even = 725, nk = 32769}, at_most = {n = 2, batches = 1}, kernels = [
    "dot_4x2x4096"
  ], factors = [111]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3}, at_most = {n = 4, mk = 274, k = 52, mn = 73, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mn = 74}, at_most = {n = 4, mk = 274, k = 52, mn = 94, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 275}, at_most = {n = 4, mk = 4154598, k = 52, mn = 94, m = 12, batches = 1}, kernels = [
    "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [183, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 3, mk = 275}, at_most = {n = 4, mk = 4154598, k = 52, mn = 94, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [192, 208, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mn = 95}, at_most = {n = 4, mk = 4154598, k = 3, m = 96, batches = 1}, kernels = [
    "block_12x8x4096", "sweep_12x8x4096"
  ], factors = [231, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 97, n = 3, mn = 95}, at_most = {n = 4, mk = 4154598, k = 3, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mn = 95, k = 4}, at_most = {n = 4, mk = 4154598, k = 14, m = 70, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 71, n = 3, mn = 95, k = 4}, at_most = {n = 4, mk = 4154598, k = 14, batches = 1}, kernels = [
    "tall_12x8x4096", "block_12x8x4096", "block_1x64x512", "panel_6x16x2048"
  ], factors = [212, 215, 198, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mn = 95, k = 15}, at_most = {n = 4, mk = 4154598, k = 31, m = 54, batches = 1}, kernels = [
    "dot_2x4x4096", "panel_6x16x2048"
  ], factors = [257, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 55, n = 3, mn = 95, k = 15}, at_most = {n = 4, mk = 4154598, k = 31, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "block_12x8x4096", "block_1x64x512"
  ], factors = [224, 233, 209, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mn = 95, k = 32}, at_most = {n = 4, mk = 4154598, k = 37, elements = 2171300, batches = 1, k_even = 4}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096"
  ], factors = [212, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mn = 95, k = 38}, at_most = {n = 4, mk = 4154598, k = 52, elements = 2171300, batches = 1, k_even = 4}, kernels = [
    "dot_2x4x4096"
  ], factors = [229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mn = 95, k = 32, k_even = 5}, at_most = {n = 4, mk = 4154598, k = 52, elements = 2171300, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mn = 95, k = 32, elements = 2171301}, at_most = {n = 4, mk = 4154598, k = 52, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, k = 53}, at_most = {n = 4, mk = 4154598, elements = 2311825, m = 30, k = 125, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, k = 126}, at_most = {n = 4, mk = 4154598, elements = 2311825, m = 30, batches = 1}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [217, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 3, k = 53}, at_most = {n = 4, mk = 4154598, elements = 2311825, nk = 316, k = 62, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 3, k = 63}, at_most = {n = 4, mk = 4154598, elements = 2311825, nk = 316, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 3, k = 53, nk = 317}, at_most = {n = 4, mk = 4154598, elements = 2311825, k = 238, batches = 1}, kernels = [
    "dot_2x4x4096"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 3, k = 239, nk = 317}, at_most = {n = 4, mk = 4154598, elements = 2311825, batches = 1}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [223, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, k = 53, elements = 2311826}, at_most = {n = 4, mk = 4154598, elements = 3701088, k = 260, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [184, 163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, k = 261, elements = 2311826}, at_most = {n = 4, mk = 4154598, elements = 3701088, mnk = 9516415, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096"
  ], factors = [178, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, k = 261, elements = 2311826, mnk = 9516416}, at_most = {n = 4, mk = 4154598, elements = 3701088, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096"
  ], factors = [180, 158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, k = 53, elements = 3701089}, at_most = {n = 4, mk = 4154598, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [167, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5}, at_most = {n = 15, mk = 4154598, mn = 129, mnk = 1135, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 130}, at_most = {n = 7, mk = 4154598, mn = 256, mnk = 1135, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 130}, at_most = {n = 8, mk = 4154598, mn = 256, mnk = 1135, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mn = 130}, at_most = {n = 15, mk = 4154598, mn = 256, mnk = 1135, batches = 1}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048"
  ], factors = [261, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mnk = 1136}, at_most = {n = 7, mk = 4154598, mn = 256, m = 12, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [221, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, mnk = 1136}, at_most = {n = 7, mk = 572, mn = 256, m = 24, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, mnk = 1136, mk = 573}, at_most = {n = 7, mk = 4154598, mn = 256, m = 18, elements = 1417590, batches = 1}, kernels = [
    "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [217, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 5, mnk = 1136, mk = 573}, at_most = {n = 7, mk = 4154598, mn = 256, m = 24, elements = 1417590, batches = 1}, kernels = [
    "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [234, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 5, mnk = 1136, mk = 573, elements = 1417591}, at_most = {n = 7, mk = 4154598, mn = 256, m = 24, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [195, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 5, mnk = 1136}, at_most = {n = 7, mk = 4154598, mn = 256, m = 36, nk = 145, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 25, n = 5, mnk = 1136, nk = 146}, at_most = {n = 7, mk = 4154598, mn = 256, m = 36, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [227, 275, 252, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 37, n = 5, mnk = 1136}, at_most = {n = 7, mk = 4154598, mn = 256, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [218, 228, 219, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mnk = 1136}, at_most = {n = 8, mk = 4154598, mn = 179, nk = 1176, batches = 1}, kernels = [
    "sweep_12x8x4096"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mnk = 1136, nk = 1177}, at_most = {n = 8, mk = 127830, mn = 179, batches = 1}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [220, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mnk = 1136, nk = 1177, mk = 127831}, at_most = {n = 8, mk = 4154598, mn = 179, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mnk = 1136, mn = 180}, at_most = {n = 8, mk = 4154598, mn = 256, k_even = 128, nk = 86, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mnk = 1136, mn = 180, nk = 87}, at_most = {n = 8, mk = 4154598, mn = 256, k_even = 128, elements = 148817, batches = 1}, kernels = [
    "block_6x16x512", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [215, 243, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mnk = 1136, mn = 180, nk = 87, elements = 148818}, at_most = {n = 8, mk = 4154598, mn = 256, k_even = 128, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [193, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mnk = 1136, mn = 180, k_even = 129}, at_most = {n = 8, mk = 4154598, mn = 256, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [219, 216, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mnk = 1136}, at_most = {n = 15, mk = 709, mn = 256, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mnk = 1136, mk = 710}, at_most = {n = 15, mk = 4154598, mn = 256, m = 18, k = 4670, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mnk = 1136, mk = 710, k = 4671}, at_most = {n = 15, mk = 4154598, mn = 256, m = 18, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [215, 206, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 9, mnk = 1136, mk = 710}, at_most = {n = 15, mk = 4154598, mn = 256, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257}, at_most = {n = 7, mk = 4154598, elements = 2434821, nk = 22, mn = 596, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 597}, at_most = {n = 7, mk = 4154598, elements = 2434821, nk = 22, batches = 1}, kernels = [
    "block_12x8x4096"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, nk = 23}, at_most = {n = 7, mk = 4154598, elements = 1642, k = 72, batches = 1}, kernels = [
    "panel_6x16x2048"
  ], factors = [222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, nk = 23, elements = 1643}, at_most = {n = 7, mk = 4154598, elements = 2434821, k = 72, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [243, 230, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, nk = 23, k = 73}, at_most = {n = 7, mk = 8384, elements = 2434821, k_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096"
  ], factors = [243, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, nk = 23, k = 73, mk = 8385}, at_most = {n = 7, mk = 4154598, elements = 2434821, k_even = 724, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "tall_1x64x512", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [213, 240, 222, 227, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, nk = 23, k = 73, k_even = 725}, at_most = {n = 7, mk = 4154598, elements = 2434821, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [217, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, elements = 2434822}, at_most = {n = 7, mk = 4154598, k = 49, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "tall_1x64x512", "block_12x8x4096", "block_1x64x512", "block_6x16x512"
  ], factors = [185, 168, 158, 225, 163, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, elements = 2434822, k = 50}, at_most = {n = 7, mk = 4154598, elements = 2990527, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [174, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, elements = 2990528, k = 50}, at_most = {n = 7, mk = 4154598, k_even = 128, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [166, 181, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mn = 257, elements = 2990528, k = 50, k_even = 129}, at_most = {n = 7, mk = 4154598, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [194, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257}, at_most = {n = 8, mk = 811, nk = 91, k = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "block_6x16x512"
  ], factors = [290, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, k = 5}, at_most = {n = 8, mk = 811, nk = 91, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, mk = 812}, at_most = {n = 8, mk = 4154598, nk = 19, batches = 1}, kernels = [
    "block_12x8x4096", "block_1x64x512", "panel_1x64x512"
  ], factors = [229, 171, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, mk = 812, nk = 20}, at_most = {n = 8, mk = 4154598, nk = 91, k = 4, batches = 1}, kernels = [
    "tall_1x64x512", "block_12x8x4096", "block_2x32x128"
  ], factors = [161, 225, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, mk = 812, nk = 20, k = 5}, at_most = {n = 8, mk = 4154598, nk = 91, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "block_2x32x128"
  ], factors = [210, 255, 192]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 92}, at_most = {n = 8, mk = 4154598, elements = 175117, nk = 614, k = 21, mn = 813, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 814, nk = 92}, at_most = {n = 8, mk = 4154598, elements = 175117, nk = 614, k = 21, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 92, k = 22}, at_most = {n = 8, mk = 4154598, elements = 175117, nk = 614, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 615}, at_most = {n = 8, mk = 4154598, elements = 175117, m = 235, k_even = 128, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096"
  ], factors = [247, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 615, k_even = 129}, at_most = {n = 8, mk = 4154598, elements = 175117, m = 235, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "block_6x16x2048"
  ], factors = [250, 290, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 236, n = 8, mn = 257, nk = 615}, at_most = {n = 8, mk = 4154598, elements = 175117, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_1x64x512"
  ], factors = [270, 273, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 92, elements = 175118}, at_most = {n = 8, mk = 4154598, elements = 3186199, k_even = 724, k = 50, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [213, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 92, elements = 175118, k = 51}, at_most = {n = 8, mk = 4154598, elements = 3186199, k_even = 724, mn = 515, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [203, 194, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 516, nk = 92, elements = 175118, k = 51}, at_most = {n = 8, mk = 4154598, elements = 3186199, k_even = 724, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [221, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 92, elements = 175118, k_even = 725}, at_most = {n = 8, mk = 4154598, elements = 3186199, batches = 1}, kernels = [
    "dot_2x4x4096", "block_6x16x512", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [241, 212, 232, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 92, elements = 3186200}, at_most = {n = 8, mk = 4154598, k = 45, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [160, 151]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mn = 257, nk = 92, elements = 3186200, k = 46}, at_most = {n = 8, mk = 4154598, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "sweep_6x16x2048"
  ], factors = [180, 162, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mn = 257}, at_most = {n = 15, mk = 4154598, k = 21, mn = 649, nk = 66, batches = 1}, kernels = [
    "skinny_12x8x64", "block_6x16x512"
  ], factors = [287, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mn = 257, nk = 67}, at_most = {n = 15, mk = 4154598, k = 21, mn = 649, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mn = 650}, at_most = {n = 15, mk = 4154598, k = 8, elements = 2735229, batches = 1}, kernels = [
    "block_6x16x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mn = 650, k = 9}, at_most = {n = 15, mk = 4154598, k = 21, elements = 2735229, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "panel_1x64x512"
  ], factors = [228, 193, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mn = 650, elements = 2735230}, at_most = {n = 15, mk = 4154598, k = 21, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [176, 188, 190, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mn = 257, k = 22}, at_most = {n = 15, mk = 4154598, m = 26, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 27, n = 9, mn = 257, k = 22}, at_most = {n = 15, mk = 4154598, m = 40, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [221, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 9, mn = 257, k = 22}, at_most = {n = 15, mk = 4154598, elements = 3178106, k_even = 362, k = 70, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [217, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 9, mn = 257, k = 71}, at_most = {n = 10, mk = 4154598, elements = 114551, k_even = 362, batches = 1}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096"
  ], factors = [220, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 11, mn = 257, k = 71}, at_most = {n = 15, mk = 4154598, elements = 114551, k_even = 362, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 9, mn = 257, k = 71, elements = 114552}, at_most = {n = 15, mk = 4154598, elements = 3178106, k_even = 362, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [207, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 9, mn = 257, k = 22, k_even = 363}, at_most = {n = 15, mk = 4154598, elements = 3178106, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [210, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 9, mn = 257, k = 22, elements = 3178107}, at_most = {n = 15, mk = 4154598, k = 60, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "panel_1x64x512"
  ], factors = [180, 159, 157]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 9, mn = 257, k = 61, elements = 3178107}, at_most = {n = 15, mk = 4154598, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_6x16x2048"
  ], factors = [185, 162, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599}, at_most = {n = 7, k = 20, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "tall_1x64x512"
  ], factors = [178, 167, 152]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mk = 4154599}, at_most = {n = 8, k = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [153, 154]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mk = 4154599}, at_most = {n = 15, k = 20, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [175, 174, 182, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 21}, at_most = {n = 8, k = 40, mk = 11637398, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "tall_1x64x512", "block_1x64x512"
  ], factors = [176, 180, 160, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 11637399, k = 21}, at_most = {n = 8, k = 40, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [178, 158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mk = 4154599, k = 21}, at_most = {n = 15, k = 40, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 41}, at_most = {n = 8, k = 64, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "tall_1x64x512", "dot_2x4x4096"
  ], factors = [174, 181, 159, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 65}, at_most = {n = 8, k = 257, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "sweep_6x16x2048"
  ], factors = [185, 161, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 258}, at_most = {n = 8, k = 513, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [173, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mk = 4154599, k = 41}, at_most = {n = 15, k = 100, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [180, 154]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mk = 4154599, k = 101}, at_most = {n = 15, k = 255, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [174, 145]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mk = 4154599, k = 256}, at_most = {n = 15, k = 513, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 514}, at_most = {n = 4, k_even = 724, nk = 273134, mn = 28761, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "dot_2x4x4096", "block_12x8x4096"
  ], factors = [142, 178, 143, 150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mk = 4154599, k = 514}, at_most = {n = 7, k_even = 724, nk = 273134, mn = 28761, batches = 1}, kernels = [
    "tall_12x8x4096"
  ], factors = [166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 514, mn = 28762}, at_most = {n = 7, k_even = 724, nk = 273134, k = 977, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [157, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 978, mn = 28762}, at_most = {n = 4, k_even = 724, nk = 273134, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [148, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mk = 4154599, k = 978, mn = 28762}, at_most = {n = 7, k_even = 724, nk = 273134, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [172, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 8, mk = 4154599, k = 514}, at_most = {n = 8, k_even = 724, nk = 273134, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048"
  ], factors = [158, 169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mk = 4154599, k = 514}, at_most = {n = 15, k_even = 724, nk = 273134, k = 1705, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mk = 4154599, k = 1706}, at_most = {n = 15, k_even = 724, nk = 273134, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [190, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 514, nk = 273135}, at_most = {n = 6, k_even = 724, mn = 91, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [188, 152, 179, 135]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 514, nk = 273135, mn = 92}, at_most = {n = 6, k_even = 724, m = 43, batches = 1}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [167, 199, 144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 44, n = 3, mk = 4154599, k = 514, nk = 273135, mn = 92}, at_most = {n = 6, k_even = 724, batches = 1}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [149, 166, 175, 139]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 7, mk = 4154599, k = 514, nk = 273135}, at_most = {n = 15, k_even = 724, m = 29, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [178, 178, 161, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 30, n = 7, mk = 4154599, k = 514, nk = 273135}, at_most = {n = 15, k_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [183, 153, 204, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 514, k_even = 725}, at_most = {n = 4, nk = 155432, batches = 1}, kernels = [
    "dot_2x4x4096", "sweep_6x16x2048"
  ], factors = [152, 171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 3, mk = 4154599, k = 514, k_even = 725, nk = 155433}, at_most = {n = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "dot_2x4x4096", "panel_6x16x2048"
  ], factors = [165, 161, 149, 150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mk = 4154599, k = 514, k_even = 725}, at_most = {n = 15, mn = 49658, m = 68, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048",
    "panel_1x64x512"
  ], factors = [201, 181, 161, 156, 200, 153]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 5, mk = 4154599, k = 514, k_even = 725}, at_most = {n = 15, mn = 49658, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [203, 182, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 5, mk = 4154599, k = 514, k_even = 725, mn = 49659}, at_most = {n = 8, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [216, 207, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 9, mk = 4154599, k = 514, k_even = 725, mn = 49659}, at_most = {n = 15, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16}, at_most = {k = 4, n = 39, n_even = 4, mn = 296, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, mn = 297}, at_most = {k = 4, n = 23, n_even = 4, mn = 1185, batches = 1}, kernels = [
    "skinny_12x8x64", "panel_1x64x512"
  ], factors = [268, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 24, mn = 297}, at_most = {k = 4, n = 39, n_even = 4, mn = 1185, batches = 1}, kernels = [
    "skinny_12x8x64", "tall_1x64x512", "block_2x32x128"
  ], factors = [310, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, mn = 1186}, at_most = {k = 4, n = 23, n_even = 4, elements = 3128589, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [297, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 24, mn = 1186}, at_most = {k = 4, n = 39, n_even = 4, elements = 3128589, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [317]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, mn = 1186, elements = 3128590}, at_most = {k = 4, n = 39, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "tall_1x64x512", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [208, 216, 221, 220, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 5}, at_most = {k = 18, n = 39, n_even = 4, m = 18, mk = 128, batches = 1}, kernels = [
    "skinny_12x8x64"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 5, mk = 129}, at_most = {k = 18, n = 39, n_even = 4, m = 18, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 16, k = 5}, at_most = {k = 18, n = 39, n_even = 4, m = 30, batches = 1}, kernels = [
    "skinny_12x8x64", "block_2x32x128", "sweep_6x16x256"
  ], factors = [302, 236, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 16, k = 5}, at_most = {k = 18, n = 39, n_even = 4, nk = 355, elements = 3686272, m = 57, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 58, n = 16, k = 5}, at_most = {k = 18, n = 39, n_even = 4, nk = 355, elements = 182867, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 58, n = 16, k = 5, elements = 182868}, at_most = {k = 18, n = 39, n_even = 4, nk = 355, elements = 3686272, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [245, 229, 238, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 16, k = 5, elements = 3686273}, at_most = {k = 18, n = 39, n_even = 4, nk = 355, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [239, 211, 218, 233, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 16, k = 5, nk = 356}, at_most = {k = 18, n = 39, n_even = 4, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 40}, at_most = {k = 6, n = 63, n_even = 4, m = 25, batches = 1}, kernels = [
    "skinny_12x8x64", "tall_1x64x512"
  ], factors = [304, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 64}, at_most = {k = 6, n = 127, n_even = 4, m = 13, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 14, n = 64}, at_most = {k = 6, n = 127, n_even = 4, m = 25, batches = 1}, kernels = [
    "tall_1x64x512"
  ], factors = [226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 40}, at_most = {k = 2, n = 127, n_even = 4, elements = 171017, m = 62, batches = 1}, kernels = [
    "tall_1x64x512"
  ], factors = [328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 40, k = 3}, at_most = {k = 6, n = 127, n_even = 4, elements = 171017, m = 62, batches = 1}, kernels = [
    "tall_1x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 63, n = 40}, at_most = {k = 6, n = 54, n_even = 4, elements = 171017, nk = 206, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [335, 349]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 63, n = 55}, at_most = {k = 6, n = 127, n_even = 4, elements = 171017, nk = 206, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [377]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 63, n = 40, nk = 207}, at_most = {k = 6, n = 127, n_even = 4, elements = 171017, nk = 244, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 63, n = 40, nk = 245}, at_most = {k = 6, n = 127, n_even = 4, elements = 171017, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 40, elements = 171018}, at_most = {k = 6, n = 63, n_even = 4, elements = 1852714, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [305, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 40, elements = 1852715}, at_most = {k = 6, n = 63, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 64, elements = 171018}, at_most = {k = 6, n = 127, n_even = 4, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [219, 225, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 40, k = 7}, at_most = {k = 18, n = 127, n_even = 4, m = 40, mk = 145, batches = 1}, kernels = [
    "skinny_6x16x64", "panel_1x64x512"
  ], factors = [216, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 40, k = 7, mk = 146}, at_most = {k = 11, n = 127, n_even = 4, m = 40, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_1x64x512", "panel_1x64x512"
  ], factors = [232, 234, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 40, k = 12, mk = 146}, at_most = {k = 18, n = 127, n_even = 4, m = 40, mk = 249, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 40, k = 12, mk = 250}, at_most = {k = 18, n = 127, n_even = 4, m = 40, batches = 1}, kernels = [
    "skinny_6x16x64", "panel_1x64x512"
  ], factors = [213, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 40, k = 7}, at_most = {k = 12, n = 127, n_even = 4, elements = 157873, mk = 1221, batches = 1}, kernels = [
    "block_1x64x512"
  ], factors = [237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 40, k = 7, mk = 1222}, at_most = {k = 12, n = 127, n_even = 4, elements = 157873, batches = 1}, kernels = [
    "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [245, 254, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 40, k = 13}, at_most = {k = 18, n = 127, n_even = 4, elements = 157873, m = 100, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_1x64x512", "block_2x32x128"
  ], factors = [227, 230, 224, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 101, n = 40, k = 13}, at_most = {k = 18, n = 127, n_even = 4, elements = 157873, batches = 1}, kernels = [
    "block_1x64x512", "block_2x32x128"
  ], factors = [224, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 40, k = 7, elements = 157874}, at_most = {k = 18, n = 63, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "block_2x32x128", "block_6x16x512", "panel_1x64x512"
  ], factors = [260, 219, 193, 205, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 64, k = 7, elements = 157874}, at_most = {k = 18, n = 127, n_even = 4, mk = 1415244, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048",
    "panel_1x64x512"
  ], factors = [217, 216, 199, 200, 211, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 41, n = 64, k = 7, elements = 157874, mk = 1415245}, at_most = {k = 18, n = 127, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [200, 179, 242, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5}, at_most = {k = 18, n = 22, mk = 454, mn = 271, mnk = 2167, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mn = 272}, at_most = {k = 18, n = 22, mk = 454, mn = 607, mnk = 2167, batches = 1}, kernels = [
    "skinny_4x16x8", "sweep_6x16x2048"
  ], factors = [218, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mnk = 2168}, at_most = {k = 18, n = 22, mk = 454, mn = 607, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mn = 608}, at_most = {k = 18, n = 22, mk = 454, mn = 1470, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_1x64x512", "sweep_6x16x2048"
  ], factors = [224, 160, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mn = 1471}, at_most = {k = 18, n = 22, mk = 454, batches = 1}, kernels = [
    "block_2x32x128", "panel_6x16x2048"
  ], factors = [206, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5}, at_most = {k = 8, n = 127, mk = 454, mn = 687, m = 23, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mn = 688}, at_most = {k = 8, n = 127, mk = 454, mn = 3087, m = 23, batches = 1}, kernels = [
    "skinny_6x16x64", "panel_1x64x512"
  ], factors = [221, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 23, n_even = 5}, at_most = {k = 1, n = 127, mk = 454, mn = 3087, nk = 55, batches = 1}, kernels = [
    "tall_1x64x512"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 23, n_even = 5, nk = 56}, at_most = {k = 1, n = 127, mk = 454, mn = 3087, batches = 1}, kernels = [
    "tall_1x64x512"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 23, n_even = 5, k = 2}, at_most = {k = 8, n = 127, mk = 454, mn = 3087, batches = 1}, kernels = [
    "skinny_2x32x32", "tall_1x64x512"
  ], factors = [244, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, k = 9}, at_most = {k = 18, n = 127, mk = 212, mn = 3087, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [210, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, k = 9, mk = 213}, at_most = {k = 18, n = 127, mk = 454, mn = 3087, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mn = 3088}, at_most = {k = 18, n = 127, mk = 137, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mn = 3088, mk = 138}, at_most = {k = 18, n = 127, mk = 454, batches = 1}, kernels = [
    "tall_1x64x512"
  ], factors = [236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mk = 455}, at_most = {k = 7, n = 22, m = 178869, batches = 1}, kernels = [
    "tall_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [187, 207, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 178870, n = 16, n_even = 5, mk = 455}, at_most = {k = 7, n = 22, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "block_2x32x128"
  ], factors = [169, 171, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mk = 455}, at_most = {k = 2, n = 127, elements = 1683499, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mk = 455, elements = 1683500}, at_most = {k = 2, n = 127, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [174, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mk = 455, k = 3}, at_most = {k = 7, n = 127, elements = 2920890, mk = 1143, batches = 1}, kernels = [
    "skinny_6x16x8", "panel_1x64x512"
  ], factors = [234, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mk = 1144, k = 3}, at_most = {k = 7, n = 127, elements = 2920890, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [227, 221, 218, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mk = 455, k = 3, elements = 2920891}, at_most = {k = 7, n = 127, batches = 1}, kernels = [
    "tall_1x64x512", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [185, 164, 184, 186, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mk = 455, k = 8}, at_most = {k = 8, n = 22, batches = 1}, kernels = [
    "tall_1x64x512", "block_2x32x128"
  ], factors = [180, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mk = 455, k = 8}, at_most = {k = 8, n = 127, elements = 164479, mn = 5792, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mk = 455, k = 8, mn = 5793}, at_most = {k = 8, n = 127, elements = 164479, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 23, n_even = 5, mk = 455, k = 8, elements = 164480}, at_most = {k = 8, n = 127, batches = 1}, kernels = [
    "block_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [216, 185, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mk = 455, k = 9}, at_most = {k = 18, n = 127, mn = 849, mk = 602, batches = 1}, kernels = [
    "block_2x32x128", "sweep_6x16x2048"
  ], factors = [186, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mk = 455, k = 9, mn = 850}, at_most = {k = 18, n = 127, mn = 1428323, mk = 602, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [213, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mk = 603, k = 9}, at_most = {k = 18, n = 127, mn = 1428323, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_1x64x512", "block_2x32x128"
  ], factors = [220, 208, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, n_even = 5, mk = 455, k = 9, mn = 1428324}, at_most = {k = 18, n = 127, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "tall_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [173, 173, 189, 151, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128}, at_most = {k = 2, elements = 268008, n_even = 362, m = 18, batches = 1}, kernels = [
    "direct_1x64x512", "tall_1x64x512"
  ], factors = [238, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, elements = 268009}, at_most = {k = 2, elements = 3473201, n_even = 362, m = 18, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [207, 211, 218, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 128}, at_most = {k = 2, elements = 3473201, n_even = 362, m = 27, batches = 1}, kernels = [
    "tall_1x64x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 3}, at_most = {k = 8, elements = 3473201, n_even = 362, m = 27, mk = 95, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_1x64x512"
  ], factors = [218, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 3, mk = 96}, at_most = {k = 8, elements = 3473201, n_even = 362, m = 17, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8"
  ], factors = [209, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 18, n = 128, k = 3, mk = 96}, at_most = {k = 8, elements = 3473201, n_even = 362, m = 27, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_1x64x512"
  ], factors = [211, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128}, at_most = {k = 1, elements = 170597, n_even = 362, m = 68, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [305, 333]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 2}, at_most = {k = 3, elements = 170597, n_even = 362, m = 35, batches = 1}, kernels = [
    "tall_1x64x512"
  ], factors = [255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 36, n = 128, k = 2}, at_most = {k = 3, elements = 170597, n_even = 362, m = 68, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [301, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 128}, at_most = {k = 3, elements = 170597, n_even = 4, mn = 140376, n = 391, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [363]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 392}, at_most = {k = 3, elements = 170597, n_even = 4, mn = 140376, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [341]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 128, mn = 140377}, at_most = {k = 3, elements = 170597, n_even = 4, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512"
  ], factors = [283, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 128, n_even = 5}, at_most = {k = 1, elements = 170597, n_even = 362, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [356, 387]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 69, n = 128, n_even = 5, k = 2}, at_most = {k = 3, elements = 170597, n_even = 362, batches = 1}, kernels = [
    "direct_1x64x512", "tall_1x64x512", "panel_1x64x512"
  ], factors = [279, 299, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 170598}, at_most = {k = 1, elements = 2143028, n_even = 32, m = 324, batches = 1}, kernels = [
    "skinny_6x16x64", "panel_1x64x512"
  ], factors = [223, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 325, n = 128, elements = 170598}, at_most = {k = 1, elements = 2143028, n_even = 32, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [216, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 2143029}, at_most = {k = 1, elements = 3473201, n_even = 32, batches = 1}, kernels = [
    "tall_1x64x512", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [152, 182, 184, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 170598, k = 2}, at_most = {k = 3, elements = 3473201, n_even = 32, mk = 223, batches = 1}, kernels = [
    "tall_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [195, 218, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 170598, k = 2, mk = 224}, at_most = {k = 3, elements = 3473201, n_even = 32, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [196, 205, 210, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 170598, n_even = 33}, at_most = {k = 1, elements = 1385568, n_even = 128, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [237, 275, 251, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 170598, n_even = 129}, at_most = {k = 1, elements = 1385568, n_even = 362, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [203, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 170598, n_even = 33, k = 2}, at_most = {k = 3, elements = 1385568, n_even = 362, mk = 313, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [218, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 170598, n_even = 33, k = 2, mk = 314}, at_most = {k = 3, elements = 1385568, n_even = 362, batches = 1}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [236, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, elements = 1385569, n_even = 33}, at_most = {k = 3, elements = 3473201, n_even = 362, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [172, 184, 308, 194, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 4}, at_most = {k = 8, elements = 178580, n_even = 4, mk = 417, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512"
  ], factors = [235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 4, mk = 418}, at_most = {k = 8, elements = 178580, n_even = 4, n = 506, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 507, k = 4, mk = 418}, at_most = {k = 8, elements = 178580, n_even = 4, batches = 1}, kernels = [
    "panel_1x64x512"
  ], factors = [238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 4, n_even = 5}, at_most = {k = 7, elements = 178580, n_even = 362, batches = 1}, kernels = [
    "tall_1x64x512", "panel_1x64x512"
  ], factors = [223, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 8, n_even = 5}, at_most = {k = 8, elements = 178580, n_even = 362, m = 55, batches = 1}, kernels = [
    "skinny_4x16x8", "tall_1x64x512"
  ], factors = [219, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 56, n = 128, k = 8, n_even = 5}, at_most = {k = 8, elements = 178580, n_even = 362, batches = 1}, kernels = [
    "skinny_4x16x8", "block_2x32x128"
  ], factors = [198, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 4, elements = 178581}, at_most = {k = 7, elements = 3473201, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_1x64x512", "block_1x64x512", "sweep_6x16x256"
  ], factors = [206, 204, 200, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 8, elements = 178581}, at_most = {k = 8, elements = 3473201, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_1x64x512", "block_1x64x512", "block_2x32x128"
  ], factors = [198, 204, 198, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 4, elements = 178581, n_even = 5}, at_most = {k = 4, elements = 3473201, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x8", "tall_1x64x512", "panel_1x64x512"
  ], factors = [215, 207, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 5, elements = 178581, n_even = 5}, at_most = {k = 8, elements = 3473201, n_even = 362, n = 135, mk = 5792, batches = 1}, kernels = [
    "tall_1x64x512", "block_1x64x512", "block_2x32x128"
  ], factors = [209, 203, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 128, k = 5, elements = 178581, n_even = 5, mk = 5793}, at_most = {k = 8, elements = 3473201, n_even = 362, n = 135, batches = 1}, kernels = [
    "block_1x64x512", "block_2x32x128"
  ], factors = [204, 196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 136, k = 5, elements = 178581, n_even = 5}, at_most = {k = 8, elements = 3473201, n_even = 362, batches = 1}, kernels = [
    "tall_1x64x512", "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [198, 185, 194, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 363}, at_most = {k = 2, elements = 3473201, n_even = 724, batches = 1}, kernels = [
    "skinny_2x32x32", "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [242, 208, 235, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 725}, at_most = {k = 1, elements = 150754, mk = 25, batches = 1}, kernels = [
    "skinny_2x32x32", "sweep_1x64x512"
  ], factors = [266, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 725, mk = 26}, at_most = {k = 1, elements = 150754, batches = 1}, kernels = [
    "skinny_2x32x8", "tall_1x64x512", "sweep_1x64x512"
  ], factors = [233, 282, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 725, elements = 150755}, at_most = {k = 1, elements = 1184193, batches = 1}, kernels = [
    "skinny_2x32x32", "sweep_1x64x512"
  ], factors = [223, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 725, k = 2}, at_most = {k = 2, elements = 1184193, batches = 1}, kernels = [
    "skinny_2x32x32", "direct_1x64x512", "sweep_1x64x512", "panel_1x64x512"
  ], factors = [203, 172, 191, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 725, elements = 1184194}, at_most = {k = 2, elements = 3473201, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [159, 169, 164, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 363, k = 3}, at_most = {k = 8, elements = 3473201, mk = 384, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "tall_1x64x512", "panel_1x64x512"
  ], factors = [183, 207, 203, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 363, k = 3, mk = 385}, at_most = {k = 7, elements = 3473201, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [199, 204, 194, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 363, k = 8, mk = 385}, at_most = {k = 8, elements = 3473201, n_even = 724, batches = 1}, kernels = [
    "skinny_4x16x8", "tall_1x64x512"
  ], factors = [195, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 725, k = 3, mk = 385}, at_most = {k = 5, elements = 3473201, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_1x64x512", "panel_1x64x512"
  ], factors = [175, 169, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 725, k = 6, mk = 385}, at_most = {k = 8, elements = 3473201, mk = 2289, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [183, 194, 174, 193]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, n_even = 725, k = 6, mk = 2290}, at_most = {k = 8, elements = 3473201, batches = 1}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [176, 186, 164, 178]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, elements = 3473202}, at_most = {k = 8, n = 260, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [187, 185, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, elements = 3473202, n_even = 5}, at_most = {k = 8, n = 260, batches = 1}, kernels = [
    "tall_1x64x512", "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [172, 176, 184, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 261, elements = 3473202}, at_most = {k = 2, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [176, 188, 172, 295, 174, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 261, elements = 3473202, k = 3}, at_most = {k = 8, n_even = 4, mn = 4495035, batches = 1}, kernels = [
    "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [172, 168, 169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 261, elements = 3473202, k = 3, mn = 4495036}, at_most = {k = 8, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [194, 159, 164, 157, 158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 261, elements = 3473202, n_even = 5}, at_most = {k = 8, n_even = 362, nk = 6463, batches = 1}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [164, 178, 158, 158, 179]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 261, elements = 3473202, n_even = 5, nk = 6464}, at_most = {k = 8, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [151, 143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 261, elements = 3473202, n_even = 363}, at_most = {k = 3, mn = 4354418, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [165, 166, 176, 166]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 261, elements = 3473202, n_even = 363, mn = 4354419}, at_most = {k = 3, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "slab_6x16x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [155, 165, 160, 154, 158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 261, elements = 3473202, n_even = 363, k = 4}, at_most = {k = 8, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [147, 158, 145, 146]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9}, at_most = {k = 18, mk = 184, m = 18, n_even = 128, elements = 451569, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 185}, at_most = {k = 18, mk = 482, m = 18, n_even = 128, elements = 451569, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048"
  ], factors = [210, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, elements = 451570}, at_most = {k = 18, mk = 482, m = 18, n_even = 128, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [176, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, n_even = 129}, at_most = {k = 18, mk = 482, m = 18, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [187, 195, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 128, k = 9}, at_most = {k = 18, mk = 482, n_even = 4, elements = 220563, batches = 1}, kernels = [
    "skinny_6x16x64", "panel_1x64x512"
  ], factors = [211, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 128, k = 9, elements = 220564}, at_most = {k = 18, mk = 482, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [205, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 128, k = 9, n_even = 5}, at_most = {k = 18, mk = 482, n_even = 512, batches = 1}, kernels = [
    "skinny_6x16x32", "panel_1x64x512"
  ], factors = [207, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 128, k = 9, n_even = 513}, at_most = {k = 18, mk = 482, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "block_1x64x512", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [198, 206, 215, 188, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 483}, at_most = {k = 18, n_even = 4, mn = 2745494, mk = 773, batches = 1}, kernels = [
    "skinny_6x16x64", "panel_1x64x512"
  ], factors = [208, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 483, n_even = 5}, at_most = {k = 18, n_even = 724, mn = 2745494, mk = 773, m = 34, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 128, k = 9, mk = 483, n_even = 5}, at_most = {k = 18, n_even = 724, mn = 2745494, mk = 773, batches = 1}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "block_2x32x128"
  ], factors = [238, 211, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 774}, at_most = {k = 12, n_even = 4, mn = 2745494, elements = 114602, batches = 1}, kernels = [
    "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [232, 242, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 774, n_even = 5}, at_most = {k = 12, n_even = 724, mn = 2745494, elements = 114602, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 774, elements = 114603}, at_most = {k = 12, n_even = 724, mn = 2745494, elements = 4016612, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [209, 212, 203, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 774, elements = 4016613}, at_most = {k = 12, n_even = 724, mn = 2745494, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [196, 179, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 13, mk = 774}, at_most = {k = 18, n_even = 724, mn = 2745494, elements = 1542051, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [208, 209, 213, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 13, mk = 774, elements = 1542052}, at_most = {k = 18, n_even = 724, mn = 2745494, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128"
  ], factors = [193, 194, 205, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 483, mn = 2745495}, at_most = {k = 18, n_even = 4, mnk = 51159152, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [189, 189, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 483, mn = 2745495, mnk = 51159153}, at_most = {k = 18, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [183, 183, 173, 173]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 483, mn = 2745495, n_even = 5}, at_most = {k = 18, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [186, 192, 169]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 9, mk = 483, n_even = 725}, at_most = {k = 12, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "panel_1x64x512"
  ], factors = [196, 201, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 13, mk = 483, n_even = 725}, at_most = {k = 18, elements = 2166779, batches = 1}, kernels = [
    "skinny_4x16x8", "tall_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [200, 207, 195, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 128, k = 13, mk = 483, n_even = 725, elements = 2166780}, at_most = {k = 18, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [190, 180, 159, 181, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 19}, at_most = {n = 47, m = 19, n_even = 4, nk = 1579, batches = 1}, kernels = [
    "block_2x32x128", "sweep_6x16x256"
  ], factors = [210, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 19, nk = 1580}, at_most = {n = 23, m = 19, n_even = 4, nk = 13343, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [199, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 24, k = 19, nk = 1580}, at_most = {n = 47, m = 19, n_even = 4, nk = 13343, batches = 1}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "sweep_6x16x256"
  ], factors = [197, 277, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 19, nk = 13344}, at_most = {n = 23, m = 19, n_even = 4, nk = 3427716, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [228, 190, 197, 203, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 24, k = 19, nk = 13344}, at_most = {n = 47, m = 19, n_even = 4, nk = 3427716, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [209, 198, 202, 212, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 19, nk = 3427717}, at_most = {n = 47, m = 19, n_even = 4, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_6x16x512"
  ], factors = [196, 166, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 16, k = 19}, at_most = {n = 23, m = 37, n_even = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [224, 211, 212, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 38, n = 16, k = 19}, at_most = {n = 23, m = 66, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [218, 235, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 24, k = 19}, at_most = {n = 24, m = 66, n_even = 4, mnk = 141325, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 25, k = 19}, at_most = {n = 31, m = 66, n_even = 4, mnk = 141325, k = 27, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 25, k = 28}, at_most = {n = 31, m = 66, n_even = 4, mnk = 141325, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [209, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 32, k = 19}, at_most = {n = 47, m = 66, n_even = 4, mnk = 141325, k = 33, batches = 1}, kernels = [
    "block_2x32x128"
  ], factors = [204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 32, k = 34}, at_most = {n = 47, m = 66, n_even = 4, mnk = 141325, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [216, 212, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 24, k = 19, mnk = 141326}, at_most = {n = 47, m = 66, n_even = 4, mk = 1231863, mnk = 493076, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [216, 215, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 24, k = 19, mnk = 493077}, at_most = {n = 47, m = 66, n_even = 4, mk = 1231863, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256"
  ], factors = [213, 215, 216, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 24, k = 19, mnk = 141326, mk = 1231864}, at_most = {n = 47, m = 30, n_even = 4, batches = 1}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [192, 174, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 31, n = 24, k = 19, mnk = 141326, mk = 1231864}, at_most = {n = 47, m = 66, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_6x16x512", "sweep_6x16x256"
  ], factors = [193, 215, 185, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 19, n_even = 5}, at_most = {n = 47, m = 18, k = 53, batches = 1}, kernels = [
    "sweep_6x16x2048"
  ], factors = [202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 16, k = 19, n_even = 5}, at_most = {n = 47, m = 66, k = 53, batches = 1}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [204, 195, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 54, n_even = 5}, at_most = {n = 47, m = 27, elements = 3993845, batches = 1}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [195, 198]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 16, k = 54, n_even = 5, elements = 3993846}, at_most = {n = 47, m = 27, batches = 1}, kernels = [
    "direct_6x16x2048", "slab_6x16x128", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [158, 193, 164, 165, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 54, n_even = 5}, at_most = {n = 22, m = 66, elements = 1303011, batches = 1}, kernels = [
    "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [209, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 23, k = 54, n_even = 5}, at_most = {n = 47, m = 66, elements = 1303011, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [207, 206, 205, 204, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 16, k = 54, n_even = 5, elements = 1303012}, at_most = {n = 22, m = 66, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [188, 181, 169, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 28, n = 23, k = 54, n_even = 5, elements = 1303012}, at_most = {n = 47, m = 66, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256",
    "panel_6x16x2048"
  ], factors = [172, 169, 165, 173, 169, 165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 19}, at_most = {n = 23, mk = 4001937, n_even = 4, elements = 2617725, mnk = 345131, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [222, 231, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 19, mnk = 345132}, at_most = {n = 23, mk = 4001937, n_even = 4, elements = 2617725, k_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "panel_6x16x2048"
  ], factors = [227, 223, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 19, mnk = 345132, k_even = 725}, at_most = {n = 23, mk = 4001937, n_even = 4, elements = 2617725, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [217, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 19, elements = 2617726}, at_most = {n = 23, mk = 4001937, n_even = 4, k = 75, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_2x32x128"
  ], factors = [185, 222, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 76, elements = 2617726}, at_most = {n = 23, mk = 4001937, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [199, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 19}, at_most = {n = 24, mk = 4001937, n_even = 4, k = 39, nk = 1135, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [208, 211, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 25, k = 19}, at_most = {n = 47, mk = 4001937, n_even = 4, k = 39, nk = 1135, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [210, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 19, nk = 1136}, at_most = {n = 47, mk = 4001937, n_even = 4, k = 39, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [213, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 40}, at_most = {n = 24, mk = 4001937, n_even = 4, k = 130, mnk = 1454612, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 25, k = 40}, at_most = {n = 39, mk = 4001937, n_even = 4, k = 130, mnk = 1454612, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_1x64x512"
  ], factors = [212, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 40, k = 40}, at_most = {n = 47, mk = 4001937, n_even = 4, k = 130, mnk = 1454612, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 40, mnk = 1454613}, at_most = {n = 47, mk = 4001937, n_even = 4, k = 130, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [209, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 131}, at_most = {n = 47, mk = 4001937, n_even = 4, elements = 262770, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [225, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 131, elements = 262771}, at_most = {n = 47, mk = 4001937, n_even = 4, m = 251, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512"
  ], factors = [210, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 252, n = 24, k = 131, elements = 262771}, at_most = {n = 25, mk = 4001937, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 252, n = 26, k = 131, elements = 262771}, at_most = {n = 39, mk = 4001937, n_even = 4, elements = 2631563, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [217, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 252, n = 26, k = 131, elements = 2631564}, at_most = {n = 39, mk = 4001937, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 252, n = 40, k = 131, elements = 262771}, at_most = {n = 47, mk = 4001937, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [214, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 19, n_even = 5}, at_most = {n = 47, mk = 4001937, elements = 2127275, k = 37, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_2x32x128"
  ], factors = [212, 237, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 38, n_even = 5}, at_most = {n = 22, mk = 4001937, elements = 164639, k_even = 128, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [222, 211, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 38, n_even = 5, k_even = 129}, at_most = {n = 22, mk = 4001937, elements = 164639, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [217, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 38, n_even = 5, elements = 164640}, at_most = {n = 22, mk = 4001937, elements = 2127275, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_1x64x512"
  ], factors = [207, 206, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 23, k = 38, n_even = 5}, at_most = {n = 47, mk = 4001937, elements = 2127275, mn = 19374, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [211, 211, 209, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 23, k = 38, n_even = 5, mn = 19375}, at_most = {n = 47, mk = 4001937, elements = 2127275, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [209, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 19, n_even = 5, elements = 2127276}, at_most = {n = 47, mk = 4001937, elements = 3608575, batches = 1}, kernels = [
    "tall_6x16x2048", "block_1x64x512"
  ], factors = [191, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 19, n_even = 5, elements = 3608576}, at_most = {n = 22, mk = 4001937, k = 77, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [169, 176]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 23, k = 19, n_even = 5, elements = 3608576}, at_most = {n = 47, mk = 4001937, k = 77, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [189, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 78, n_even = 5, elements = 3608576}, at_most = {n = 47, mk = 4001937, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [185, 182, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 19, mk = 4001938}, at_most = {n = 23, k = 37, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [164, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 38, mk = 4001938}, at_most = {n = 23, k = 64, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [174, 171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 19, mk = 4001938}, at_most = {n = 47, k = 64, batches = 1}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [180, 172, 181, 177]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 65, mk = 4001938}, at_most = {n = 23, nk = 2772, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [195, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 65, mk = 4001938, nk = 2773}, at_most = {n = 23, nk = 12593, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "sweep_6x16x2048"
  ], factors = [213, 201, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 65, mk = 4001938, n_even = 5}, at_most = {n = 23, nk = 12593, k = 373, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [170, 144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 374, mk = 4001938, n_even = 5}, at_most = {n = 23, nk = 12593, batches = 1}, kernels = [
    "tall_6x16x2048", "tall_1x64x512"
  ], factors = [176, 149]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 65, mk = 4001938}, at_most = {n = 47, nk = 12593, k = 123, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 24, k = 124, mk = 4001938}, at_most = {n = 47, nk = 12593, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x256"
  ], factors = [200, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 65, mk = 4001938, nk = 12594}, at_most = {n = 47, nk = 586629, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [198, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 65, mk = 4001938, nk = 12594, n_even = 5}, at_most = {n = 47, nk = 586629, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [179, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 67, n = 16, k = 65, mk = 4001938, nk = 586630}, at_most = {n = 47, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [188, 181, 185]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19}, at_most = {nk = 2768, k = 42, mk = 646, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [213, 207]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, nk = 2769}, at_most = {nk = 1967974, k = 42, mk = 403, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, nk = 2769, mk = 404}, at_most = {nk = 1967974, k = 42, mk = 646, n_even = 4, m = 18, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 48, k = 19, nk = 2769, mk = 404}, at_most = {nk = 1967974, k = 42, mk = 646, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, n_even = 5}, at_most = {nk = 1967974, k = 42, mk = 400, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [202, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, n_even = 5, mk = 401}, at_most = {nk = 1967974, k = 42, mk = 646, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, n_even = 363}, at_most = {nk = 1967974, k = 42, mk = 646, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128", "sweep_6x16x256"
  ], factors = [188, 199, 214, 195, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, mk = 647}, at_most = {nk = 1967974, k = 29, n_even = 4, n = 110, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128"
  ], factors = [219, 209, 205]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, mk = 647, n_even = 5}, at_most = {nk = 1967974, k = 29, n_even = 724, n = 110, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [204, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 111, k = 19, mk = 647}, at_most = {nk = 1967974, k = 29, n_even = 724, elements = 2854591, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [204, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 111, k = 19, mk = 647, elements = 2854592}, at_most = {nk = 1967974, k = 29, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [187, 165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 30, mk = 647}, at_most = {nk = 3824, k = 42, n_even = 4, mk = 999, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [210, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 30, mk = 1000}, at_most = {nk = 3824, k = 42, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128"
  ], factors = [217, 213, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 30, mk = 647, n_even = 5}, at_most = {nk = 3824, k = 42, n_even = 724, elements = 2231359, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "tall_6x16x2048", "block_2x32x128"
  ], factors = [206, 244, 211, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 30, mk = 647, n_even = 5, elements = 2231360}, at_most = {nk = 3824, k = 42, n_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [201, 179, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 30, mk = 647, nk = 3825}, at_most = {nk = 1967974, k = 42, n_even = 362, mnk = 530605, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [202, 198, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 30, mk = 647, nk = 3825, mnk = 530606}, at_most = {nk = 1967974, k = 42, n_even = 362, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128"
  ], factors = [201, 207, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 30, mk = 647, nk = 3825, n_even = 363}, at_most = {nk = 1967974, k = 42, n_even = 724, batches = 1}, kernels = [
    "block_2x32x128", "sweep_6x16x2048"
  ], factors = [197, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, mk = 647, n_even = 725}, at_most = {nk = 1967974, k = 42, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [222, 201, 189, 195]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43}, at_most = {nk = 1967974, n_even = 4, mk = 711, m = 20, elements = 3545610, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, n_even = 5}, at_most = {nk = 1967974, n_even = 724, mk = 711, m = 20, elements = 3545610, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [210, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 712}, at_most = {nk = 1967974, n_even = 4, mk = 1063, m = 20, elements = 3545610, batches = 1}, kernels = [
    "skinny_6x16x64"
  ], factors = [201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 712, n_even = 5}, at_most = {nk = 1967974, n_even = 724, mk = 1063, m = 14, elements = 3545610, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [216, 212, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 15, n = 48, k = 43, mk = 712, n_even = 5}, at_most = {nk = 1967974, n_even = 724, mk = 1063, m = 20, elements = 3545610, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 1064}, at_most = {nk = 147532, n_even = 724, mk = 66570, m = 12, elements = 3545610, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [208, 209, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 48, k = 43, mk = 1064}, at_most = {nk = 147532, n_even = 724, mk = 66570, m = 20, elements = 3545610, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [207, 203, 212, 204, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 1064, nk = 147533}, at_most = {nk = 1967974, n_even = 4, mk = 66570, m = 20, elements = 3545610, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128"
  ], factors = [202, 201, 203, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 1064, nk = 147533, n_even = 5}, at_most = {nk = 1967974, n_even = 724, mk = 66570, m = 20, elements = 3545610, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [199, 206, 194, 197]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, elements = 3545611}, at_most = {nk = 34941, n_even = 724, mk = 66570, m = 20, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [228, 154, 148, 154, 161]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, elements = 3545611, nk = 34942}, at_most = {nk = 1967974, n_even = 724, mk = 66570, m = 15, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [127, 140]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 48, k = 43, elements = 3545611, nk = 34942}, at_most = {nk = 1967974, n_even = 724, mk = 66570, m = 20, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x512"
  ], factors = [141, 155, 171]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43}, at_most = {nk = 6212, n_even = 4, mk = 66570, n = 108, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [216, 214, 198, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, nk = 6213}, at_most = {nk = 12042, n_even = 4, mk = 66570, n = 108, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512"
  ], factors = [216, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 109, k = 43}, at_most = {nk = 12042, n_even = 4, mk = 66570, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [204, 188, 212, 212, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, n_even = 5}, at_most = {nk = 12042, n_even = 724, mk = 66570, elements = 2374268, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [214, 211, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, n_even = 5, elements = 2374269}, at_most = {nk = 12042, n_even = 724, mk = 66570, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x256"
  ], factors = [181, 195, 188, 197, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, nk = 12043}, at_most = {nk = 1967974, n_even = 4, mk = 66570, n = 100, m = 59, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [217, 216, 212, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 60, n = 48, k = 43, nk = 12043}, at_most = {nk = 1967974, n_even = 4, mk = 66570, n = 100, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 101, k = 43, nk = 12043}, at_most = {nk = 1967974, n_even = 4, mk = 66570, k = 143, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [201, 211, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 101, k = 144, nk = 12043}, at_most = {nk = 1967974, n_even = 4, mk = 66570, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [205, 213, 215, 214]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, nk = 12043, n_even = 5}, at_most = {nk = 1967974, n_even = 724, mk = 66570, elements = 57646, mnk = 980904, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, nk = 12043, n_even = 5, mnk = 980905}, at_most = {nk = 1967974, n_even = 128, mk = 66570, elements = 57646, batches = 1}, kernels = [
    "sweep_6x16x256"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, nk = 12043, n_even = 129, mnk = 980905}, at_most = {nk = 1967974, n_even = 724, mk = 66570, elements = 57646, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x256"
  ], factors = [207, 212, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, nk = 12043, n_even = 5, elements = 57647}, at_most = {nk = 1967974, n_even = 724, mk = 66570, elements = 2120952, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256",
    "panel_6x16x2048"
  ], factors = [211, 204, 209, 206, 206, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, nk = 12043, n_even = 5, elements = 2120953}, at_most = {nk = 1967974, n_even = 724, mk = 66570, elements = 2369464, batches = 1}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x256"
  ], factors = [178, 192, 189, 192, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 21, n = 48, k = 43, nk = 12043, n_even = 5, elements = 2369465}, at_most = {nk = 1967974, n_even = 724, mk = 66570, batches = 1}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [180, 173, 181, 179, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571}, at_most = {nk = 6697, n_even = 4, elements = 2895359, k = 128, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, nk = 6698}, at_most = {nk = 32981, n_even = 4, elements = 2895359, k = 128, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 129, mk = 66571}, at_most = {nk = 32981, n_even = 4, elements = 2895359, mk = 474805, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 129, mk = 474806}, at_most = {nk = 32981, n_even = 4, elements = 2895359, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, elements = 2895360}, at_most = {nk = 32981, n_even = 4, k = 128, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [196]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 129, mk = 66571, elements = 2895360}, at_most = {nk = 32981, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, nk = 32982}, at_most = {nk = 1967974, n_even = 4, m = 53, batches = 1}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_2x32x128", "block_6x16x512", "sweep_6x16x256"
  ], factors = [207, 217, 213, 213, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 48, k = 43, mk = 66571, nk = 32982}, at_most = {nk = 495004, n_even = 4, mk = 517363, k = 230, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [210, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 48, k = 231, mk = 66571, nk = 32982}, at_most = {nk = 495004, n_even = 4, mk = 517363, n = 152, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [221, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 153, k = 231, mk = 66571, nk = 32982}, at_most = {nk = 495004, n_even = 4, mk = 517363, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [219, 219, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 48, k = 43, mk = 517364, nk = 32982}, at_most = {nk = 495004, n_even = 4, k_even = 32, mk = 3548222, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [221, 224, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 48, k = 43, mk = 3548223, nk = 32982}, at_most = {nk = 495004, n_even = 4, k_even = 32, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [215, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 48, k = 43, mk = 517364, nk = 32982, k_even = 33}, at_most = {nk = 495004, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [213, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 48, k = 43, mk = 66571, nk = 495005}, at_most = {nk = 1967974, n_even = 4, k_even = 32, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [220, 219, 223, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 54, n = 48, k = 43, mk = 66571, nk = 495005, k_even = 33}, at_most = {nk = 1967974, n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [214, 223, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, n_even = 5}, at_most = {nk = 69389, n_even = 724, m = 3871, elements = 2038384, k_even = 128, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [213, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 3872, n = 48, k = 43, mk = 66571, n_even = 5}, at_most = {nk = 69389, n_even = 724, m = 6886, elements = 2038384, k_even = 128, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, n_even = 5, k_even = 129}, at_most = {nk = 69389, n_even = 724, m = 6886, elements = 2038384, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, n_even = 5, nk = 69390}, at_most = {nk = 1967974, n_even = 128, m = 23, elements = 2038384, batches = 1}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [202, 203, 200]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 48, k = 43, mk = 66571, n_even = 5, nk = 69390}, at_most = {nk = 1967974, n_even = 128, m = 6886, elements = 2038384, batches = 1}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [211, 218, 210, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, n_even = 129, nk = 69390}, at_most = {nk = 1967974, n_even = 724, m = 6886, elements = 2038384, batches = 1}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [207, 213, 216, 218, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, n_even = 5, elements = 2038385}, at_most = {nk = 278045, n_even = 724, m = 6886, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [204, 207, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, mk = 66571, n_even = 5, elements = 2038385, nk = 278046}, at_most = {nk = 1967974, n_even = 724, m = 6886, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [210, 214, 219, 218, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6887, n = 48, k = 43, mk = 66571, n_even = 5}, at_most = {nk = 1967974, n_even = 724, k = 100, batches = 1}, kernels = [
    "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [197, 203]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 6887, n = 48, k = 101, mk = 66571, n_even = 5}, at_most = {nk = 1967974, n_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048"
  ], factors = [199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, n_even = 725}, at_most = {nk = 1967974, k = 133, m = 16, elements = 3224974, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x8", "block_2x32x128"
  ], factors = [210, 232, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 17, n = 48, k = 43, n_even = 725}, at_most = {nk = 1967974, k = 133, m = 23, elements = 3224974, batches = 1}, kernels = [
    "block_2x32x128", "panel_6x16x2048"
  ], factors = [205, 199]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 43, n_even = 725, elements = 3224975}, at_most = {nk = 1967974, k = 133, m = 23, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [143, 156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 48, k = 43, n_even = 725}, at_most = {nk = 1967974, k = 133, mk = 127844, batches = 1}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128"
  ], factors = [208, 220, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 24, n = 48, k = 43, n_even = 725, mk = 127845}, at_most = {nk = 1967974, k = 133, batches = 1}, kernels = [
    "tall_6x16x2048", "block_2x32x128"
  ], factors = [200, 194]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 134, n_even = 725}, at_most = {nk = 1967974, m = 19, elements = 2024526, k_even = 128, batches = 1}, kernels = [
    "block_2x32x128", "block_6x16x512"
  ], factors = [199, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 134, n_even = 725, k_even = 129}, at_most = {nk = 1967974, m = 19, elements = 2024526, batches = 1}, kernels = [
    "skinny_6x16x8", "block_2x32x128", "block_6x16x512"
  ], factors = [218, 207, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 134, n_even = 725, elements = 2024527}, at_most = {nk = 1967974, m = 19, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128", "panel_6x16x2048"
  ], factors = [155, 172, 155, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 48, k = 134, n_even = 725}, at_most = {nk = 1967974, k_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512"
  ], factors = [219, 216, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 20, n = 48, k = 134, n_even = 725, k_even = 725}, at_most = {nk = 1967974, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [220, 218, 218, 224, 220]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, nk = 1967975}, at_most = {m = 18, n = 1021, nk = 2946761, mk = 245213, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "tall_6x16x2048", "sweep_6x16x256"
  ], factors = [168, 180, 182, 188, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, nk = 1967975, mk = 245214}, at_most = {m = 18, n = 1021, nk = 2946761, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "sweep_6x16x256"
  ], factors = [166, 167, 171, 175]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 48, k = 19, nk = 2946762}, at_most = {m = 18, n = 64, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_6x16x512", "sweep_6x16x256"
  ], factors = [169, 148, 173, 158]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 65, k = 19, nk = 2946762}, at_most = {m = 12, n = 1021, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [133, 144, 152]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 65, k = 19, nk = 2946762}, at_most = {m = 18, n = 1021, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [175, 142, 155, 156]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1022, k = 19, nk = 1967975}, at_most = {m = 18, nk = 3325149, n_even = 4, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [159, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1022, k = 19, nk = 1967975, n_even = 5}, at_most = {m = 18, nk = 3325149, n_even = 724, elements = 2508166, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [159, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1022, k = 19, nk = 1967975, n_even = 5, elements = 2508167}, at_most = {m = 18, nk = 3325149, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [144, 150]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1022, k = 19, nk = 1967975, n_even = 725}, at_most = {m = 18, nk = 3325149, batches = 1}, kernels = [
    "skinny_2x32x8", "skinny_6x16x8", "block_2x32x128"
  ], factors = [191, 192, 184]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1022, k = 19, nk = 3325150}, at_most = {m = 15, n_even = 724, mk = 68581, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [127, 129, 163]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 16, n = 1022, k = 19, nk = 3325150}, at_most = {m = 18, n_even = 724, mk = 68581, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [142, 170]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1022, k = 19, nk = 3325150, mk = 68582}, at_most = {m = 18, n_even = 724, batches = 1}, kernels = [
    "skinny_6x16x32"
  ], factors = [137]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 11, n = 1022, k = 19, nk = 3325150, n_even = 725}, at_most = {m = 12, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [133, 165]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 1022, k = 19, nk = 3325150, n_even = 725}, at_most = {m = 18, elements = 8976295, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8", "block_2x32x128"
  ], factors = [149, 151, 155, 156, 147]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 13, n = 1022, k = 19, nk = 3325150, n_even = 725, elements = 8976296}, at_most = {m = 18, batches = 1}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [156, 158, 162]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 48, k = 19, nk = 1967975}, at_most = {n_even = 724, m = 70, n = 64, batches = 1}, kernels = [
    "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [158, 174, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 19, nk = 1967975}, at_most = {n_even = 4, m = 70, k = 1516, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x2048", "block_6x16x512"
  ], factors = [165, 167, 181, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 1517, nk = 1967975}, at_most = {n_even = 4, m = 34, k = 40062, mn = 28722, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [157, 171, 164]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 1517, nk = 1967975, mn = 28723}, at_most = {n_even = 4, m = 34, k = 40062, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512"
  ], factors = [144, 148, 154, 159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 35, n = 65, k = 1517, nk = 1967975}, at_most = {n_even = 4, m = 70, k = 40062, batches = 1}, kernels = [
    "skinny_6x16x64", "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [165, 183, 173, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 19, nk = 1967975, n_even = 5}, at_most = {n_even = 724, m = 70, k = 40062, nk = 3006364, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_6x16x2048", "block_6x16x512",
    "panel_6x16x2048"
  ], factors = [184, 190, 182, 184, 186, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 19, nk = 3006365, n_even = 5}, at_most = {n_even = 724, m = 25, k = 40062, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [145, 155]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 65, k = 19, nk = 3006365, n_even = 5}, at_most = {n_even = 724, m = 70, k = 40062, mk = 65782, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x2048", "block_6x16x512"
  ], factors = [153, 155, 156, 159]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 26, n = 65, k = 19, nk = 3006365, n_even = 5, mk = 65783}, at_most = {n_even = 724, m = 70, k = 40062, batches = 1}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [164, 169, 169, 168, 167]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 40063, nk = 1967975}, at_most = {n_even = 4, m = 70, batches = 1}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_2x32x128", "block_6x16x512"
  ], factors = [223, 170, 165, 183]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 65, k = 40063, nk = 1967975, n_even = 5}, at_most = {n_even = 724, m = 70, batches = 1}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [159, 161, 160, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 71, n = 48, k = 19, nk = 1967975}, at_most = {n_even = 4, mk = 4441988, batches = 1}, kernels = [
    "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [206, 210, 206]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 71, n = 48, k = 19, nk = 1967975, mk = 4441989}, at_most = {n_even = 4, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "sweep_6x16x256"
  ], factors = [208, 207, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 71, n = 48, k = 19, nk = 1967975, n_even = 5}, at_most = {n_even = 724, n = 84, batches = 1}, kernels = [
    "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [176, 184, 174]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 71, n = 85, k = 19, nk = 1967975, n_even = 5}, at_most = {n_even = 724, batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [204, 210, 212, 208]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 48, k = 19, nk = 1967975, n_even = 725}, at_most = {m = 42, mk = 74396, batches = 1}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "tall_1x64x512", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [186, 183, 285, 185, 192, 186]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 19, n = 48, k = 19, nk = 1967975, n_even = 725, mk = 74397}, at_most = {m = 42, batches = 1}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [180, 177, 181, 180]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 43, n = 48, k = 19, nk = 1967975, n_even = 725}, at_most = {batches = 1}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [202, 203, 206, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2}, at_most = {k = 12, m = 11, mk = 385, n = 2, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64"
  ], factors = [273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 13}, at_most = {m = 11, mk = 385, mnk = 107, n = 1, n_even = 4, nk = 448}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [176, 300, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 13, mnk = 108}, at_most = {m = 11, mk = 385, n = 1, n_even = 4, nk = 448}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [184, 269, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 13, n = 2}, at_most = {batches = 145, m = 11, mk = 385, n = 2, n_even = 4, nk = 448}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [217, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 146, k = 13, n = 2}, at_most = {m = 11, mk = 385, n = 2, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64", "dot_ahead_1x2x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [246, 214, 198, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 386}, at_most = {m = 7, n = 1, n_even = 4, nk = 448}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [217, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, mk = 386}, at_most = {m = 11, n = 1, n_even = 4, nk = 448}, kernels = [
    "dot_8x1x4096"
  ], factors = [241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 386, n = 2}, at_most = {m = 11, n = 2, n_even = 4, nk = 448}, kernels = [
    "dot_4x2x4096"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3}, at_most = {m = 11, mk = 163, mn = 114, n = 30, n_even = 4, nk = 119}, kernels = [
    "skinny_12x8x64"
  ], factors = [275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mn = 115, n = 3}, at_most = {m = 11, mk = 163, n = 30, n_even = 4, nk = 119}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [321, 318]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3, nk = 120}, at_most = {batches = 41, m = 11, mk = 163, mn = 35, n = 30, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64"
  ], factors = [261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mn = 36, n = 3, nk = 120}, at_most = {batches = 41, m = 11, mk = 163, n = 30, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [255, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 42, n = 3, nk = 120}, at_most = {m = 5, mk = 163, n = 30, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [257, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 42, m = 6, n = 3, nk = 120}, at_most = {m = 11, mk = 163, n = 30, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64"
  ], factors = [266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 164, n = 3}, at_most = {k = 65, m = 11, n = 4, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [252, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 164, n = 5}, at_most = {batches = 32, k = 65, m = 11, n = 8, n_even = 4, nk = 448}, kernels = [
    "sweep_12x8x4096"
  ], factors = [254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 33, mk = 164, n = 5}, at_most = {k = 65, m = 11, n = 8, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [264, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 66, mk = 164, n = 3}, at_most = {m = 11, n = 8, n_even = 4, nk = 448}, kernels = [
    "sweep_12x8x4096"
  ], factors = [256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 164, n = 9}, at_most = {m = 11, n = 30, n_even = 4, nk = 448}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "block_6x16x512", "sweep_12x8x4096"
  ], factors = [295, 273, 278, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n_even = 5}, at_most = {elements = 15688, k = 10, m = 11, n = 30, nk = 448}, kernels = [
    "sweep_6x16x256"
  ], factors = [144]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 15689, n_even = 5}, at_most = {k = 10, m = 11, n = 30, nk = 448}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "sweep_6x16x256"
  ], factors = [257, 159, 160, 171, 160]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 11, n_even = 5}, at_most = {m = 11, n = 30, nk = 448}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [190, 193, 189]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, nk = 449}, at_most = {m = 11, mk = 1671, n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096", "sweep_12x8x4096"
  ], factors = [238, 254, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 1672, nk = 449}, at_most = {m = 11, n = 2}, kernels = [
    "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 3, nk = 449}, at_most = {m = 2, n = 4}, kernels = [
    "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [301, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, n = 3, nk = 449}, at_most = {m = 6, n = 4}, kernels = [
    "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [248, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 5, nk = 449}, at_most = {k = 115, m = 6, n = 8}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [291, 269, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 116, n = 5, nk = 449}, at_most = {m = 6, mn = 10, n = 8}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [259, 332]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 116, mn = 11, n = 5, nk = 449}, at_most = {m = 6, n = 8}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [282, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, n = 3, nk = 449}, at_most = {elements = 151040, m = 11, mk = 1135, n = 8}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [281, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 151041, m = 7, n = 3, nk = 449}, at_most = {m = 11, mk = 1135, n = 8}, kernels = [
    "sweep_12x8x4096"
  ], factors = [265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 1136, n = 3, nk = 449}, at_most = {m = 11, mn = 57, n = 8}, kernels = [
    "tall_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [268, 280, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 1136, mn = 58, n = 3, nk = 449}, at_most = {m = 11, n = 8}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_12x8x4096"
  ], factors = [264, 305, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, nk = 449}, at_most = {m = 4, mk = 128, n = 30, n_even = 4, nk = 789}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [249, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, nk = 790}, at_most = {m = 4, mk = 70, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [266, 269, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 71, n = 9, nk = 790}, at_most = {m = 4, mk = 128, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [259, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 129, n = 9, nk = 449}, at_most = {elements = 197919, m = 1, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [273, 284, 354, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 197920, mk = 129, n = 9, nk = 449}, at_most = {m = 1, n = 30, n_even = 4}, kernels = [
    "direct_6x16x2048", "slab_12x8x128", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [234, 307, 306, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 2, mk = 129, n = 9, nk = 449}, at_most = {m = 4, n = 12, n_even = 4}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_12x8x4096"
  ], factors = [305, 234, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 2, mk = 129, n = 13, nk = 449}, at_most = {elements = 1555090, m = 4, mnk = 11240, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_6x16x256"
  ], factors = [239, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 2, mk = 129, mnk = 11241, n = 13, nk = 449}, at_most = {elements = 1555090, m = 2, n = 30, n_even = 4}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [283, 304, 289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 129, mnk = 11241, n = 13, nk = 449}, at_most = {elements = 1555090, m = 4, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "direct_6x16x2048", "sweep_6x16x256"
  ], factors = [232, 279, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1555091, m = 2, mk = 129, n = 13, nk = 449}, at_most = {m = 4, n = 30, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [254, 249, 265, 252, 218, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 9, n_even = 5, nk = 449}, at_most = {k = 36, m = 4, n = 30}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [205, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 37, n = 9, n_even = 5, nk = 449}, at_most = {elements = 66694, m = 4, n = 30}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [237, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 66695, k = 37, n = 9, n_even = 5, nk = 449}, at_most = {k = 461, m = 4, n = 30}, kernels = [
    "sweep_6x16x2048"
  ], factors = [262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 66695, k = 462, n = 9, n_even = 5, nk = 449}, at_most = {m = 4, n = 30}, kernels = [
    "slab_6x16x128", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [295, 260, 264, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 9, nk = 449}, at_most = {m = 6, mnk = 6832, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [241, 250, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mnk = 6833, n = 9, nk = 449}, at_most = {m = 6, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [224, 281, 239, 266, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, n = 9, nk = 449}, at_most = {m = 8, n = 30, n_even = 4, nk = 1150}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [266, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, n = 9, nk = 1151}, at_most = {m = 8, mn = 149, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [257, 265, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mn = 150, n = 9, nk = 1151}, at_most = {m = 8, n = 30, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [260, 270, 261, 253, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, n = 9, n_even = 5, nk = 449}, at_most = {batches = 7, m = 8, n = 30}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048"
  ], factors = [252, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 8, m = 5, n = 9, n_even = 5, nk = 449}, at_most = {m = 8, n = 30}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [246, 242, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, n = 9, nk = 449}, at_most = {m = 11, n = 30}, kernels = [
    "skinny_12x8x64", "block_2x32x128", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256",
    "panel_1x64x512"
  ], factors = [278, 254, 284, 262, 270, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31}, at_most = {elements = 2104320, k = 9, m = 11, mk = 80, n = 41, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [258, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 42}, at_most = {batches = 16, elements = 2104320, k = 9, m = 11, mk = 80, n = 78, n_even = 4}, kernels = [
    "skinny_12x8x64"
  ], factors = [250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 17, n = 42}, at_most = {elements = 2104320, k = 9, m = 11, mk = 80, n = 78, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32"
  ], factors = [236, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 5}, at_most = {elements = 53921, k = 9, m = 11, mk = 80, n = 78, n_even = 32}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [170, 190]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 53922, n = 31, n_even = 5}, at_most = {elements = 2104320, k = 9, m = 11, mk = 80, n = 78, n_even = 32}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "sweep_6x16x256"
  ], factors = [187, 181, 160, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79}, at_most = {elements = 2104320, k = 9, m = 3, mk = 3, n_even = 4}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [226, 207, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 4, n = 79}, at_most = {elements = 2104320, k = 9, m = 3, mk = 80, mn = 412, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [210, 252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 4, mn = 413, n = 79}, at_most = {elements = 2104320, k = 9, m = 3, mk = 80, n_even = 4}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [243, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 4, n = 79}, at_most = {elements = 2104320, k = 9, m = 7, mk = 80, n_even = 4, nk = 676}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "sweep_12x8x4096"
  ], factors = [244, 271, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 4, n = 79, nk = 677}, at_most = {elements = 2104320, k = 9, m = 7, mk = 80, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [277, 279, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 8, n = 79}, at_most = {elements = 2104320, k = 9, m = 11, mk = 80, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_4x16x8", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [276, 277, 277, 262, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 79, n_even = 5}, at_most = {batches = 68, elements = 2104320, k = 9, m = 11, mk = 80, n_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_4x16x8", "sweep_6x16x2048"
  ], factors = [190, 209, 222, 187]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 69, n = 79, n_even = 5}, at_most = {elements = 2104320, k = 9, m = 11, mk = 80, n_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8", "sweep_6x16x2048"
  ], factors = [199, 204, 214, 202, 202]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33}, at_most = {elements = 2104320, k = 9, m = 2, mk = 80, nk = 313}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [125, 117, 116]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, n = 31, n_even = 33, nk = 314}, at_most = {elements = 2104320, k = 9, m = 2, mk = 80}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8"
  ], factors = [177, 211]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, n = 31, n_even = 33}, at_most = {elements = 2104320, k = 9, m = 6, mk = 80, mn = 286}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [162, 143]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mn = 287, n = 31, n_even = 33}, at_most = {batches = 8, elements = 2104320, k = 9, m = 6, mk = 80, mn = 858}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [207, 210, 219]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 9, m = 3, mn = 287, n = 31, n_even = 33}, at_most = {elements = 2104320, k = 9, m = 6, mk = 80, mn = 858}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [207, 204, 211, 182]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mn = 859, n = 31, n_even = 33}, at_most = {elements = 2104320, k = 9, m = 6, mk = 80}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [201, 205, 216, 191]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, n = 31, n_even = 33}, at_most = {elements = 2104320, k = 7, m = 11, mk = 80}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [216, 232, 227, 217]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 8, m = 7, n = 31, n_even = 33}, at_most = {elements = 2104320, k = 9, m = 11, mk = 80}, kernels = [
    "skinny_2x32x32", "skinny_2x32x8", "skinny_4x16x8"
  ], factors = [234, 225, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, n = 31}, at_most = {elements = 299809, m = 1, mk = 80, mn = 229, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [262, 258, 320, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 299810, k = 10, n = 31}, at_most = {elements = 2104320, m = 1, mk = 80, mn = 229, n_even = 4}, kernels = [
    "skinny_6x16x32", "direct_1x64x512", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [304, 345, 279, 307, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, m = 2, n = 31}, at_most = {elements = 2104320, m = 11, mk = 80, mn = 229, n = 47, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_2x32x128"
  ], factors = [234, 218]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, m = 2, n = 48}, at_most = {elements = 2104320, m = 11, mk = 80, mn = 229, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x256"
  ], factors = [228, 232, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, n = 31, n_even = 5}, at_most = {elements = 175688, m = 11, mk = 80, mn = 229, n = 39, nk = 3807}, kernels = [
    "skinny_6x16x64", "direct_1x64x512", "sweep_6x16x256"
  ], factors = [209, 312, 201]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 175689, k = 10, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 11, mk = 80, mn = 229, n = 39, nk = 3807}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [231, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, n = 40, n_even = 5}, at_most = {batches = 83, elements = 2104320, m = 11, mk = 80, mn = 229, nk = 3807}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_1x64x512"
  ], factors = [202, 196, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 84, k = 10, n = 40, n_even = 5}, at_most = {elements = 2104320, m = 11, mk = 80, mn = 229, nk = 3807}, kernels = [
    "skinny_6x16x32", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [233, 214, 215]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, n = 31, n_even = 5, nk = 3808}, at_most = {elements = 2104320, m = 11, mk = 80, mn = 229}, kernels = [
    "direct_1x64x512", "sweep_1x64x512"
  ], factors = [335, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, mn = 230, n = 31}, at_most = {elements = 853218, m = 1, mk = 80, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32"
  ], factors = [229, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, mn = 230, n = 31, n_even = 5}, at_most = {elements = 853218, m = 1, mk = 80, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [205, 231, 213, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 853219, k = 10, mn = 230, n = 31}, at_most = {elements = 2104320, m = 1, mk = 80, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "sweep_1x64x512"
  ], factors = [210, 229, 216, 221, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, m = 2, mn = 230, n = 31}, at_most = {elements = 2104320, m = 11, mk = 80, mn = 263, n_even = 724}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [248, 220, 224, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, m = 2, mn = 264, n = 31}, at_most = {elements = 2104320, m = 11, mk = 80, n_even = 724, nk = 1537}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [244, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, m = 2, mn = 264, n = 31, nk = 1538}, at_most = {elements = 2104320, m = 2, mk = 80, n_even = 32, nk = 12109}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [240, 285, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, m = 3, mn = 264, n = 31, nk = 1538}, at_most = {elements = 2104320, m = 11, mk = 80, n_even = 32, nk = 12109}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [250, 254, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, m = 2, mn = 264, n = 31, n_even = 33, nk = 1538}, at_most = {elements = 2104320, m = 11, mk = 80, n_even = 724, nk = 12109}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [218, 224, 251, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, m = 2, mn = 264, n = 31, nk = 12110}, at_most = {elements = 2104320, m = 11, mk = 80, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [227, 264, 231, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 10, mn = 230, n = 31, n_even = 725}, at_most = {elements = 2104320, m = 11, mk = 80}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [213, 264, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 81, n = 31}, at_most = {elements = 2104320, m = 2, mn = 44, n = 70, n_even = 4}, kernels = [
    "sweep_1x64x512"
  ], factors = [345]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 81, mn = 45, n = 31}, at_most = {elements = 2104320, k = 180, m = 2, mn = 80, n = 70, n_even = 4}, kernels = [
    "direct_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [267, 323, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 181, mk = 81, mn = 45, n = 31}, at_most = {elements = 2104320, m = 2, mn = 80, n = 70, n_even = 4}, kernels = [
    "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [298, 343, 285]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 81, mn = 81, n = 31}, at_most = {elements = 2104320, m = 2, n = 70, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x256"
  ], factors = [302, 339, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 81, n = 71}, at_most = {batches = 3, elements = 2104320, m = 2, n = 192, n_even = 4}, kernels = [
    "skinny_6x16x64", "direct_1x64x512", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [277, 360, 271, 266]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, mk = 81, n = 71}, at_most = {elements = 2104320, m = 2, n = 92, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [276, 288, 276, 305, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, mk = 81, n = 93}, at_most = {elements = 2104320, m = 2, mn = 180, n = 192, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [264, 301, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, mk = 81, mn = 181, n = 93}, at_most = {elements = 2104320, m = 2, n = 192, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, n = 31}, at_most = {elements = 2104320, m = 4, mn = 150, n = 192, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [236, 292, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, mn = 151, n = 31}, at_most = {elements = 2104320, m = 4, n = 102, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [273, 270, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, mn = 151, n = 103}, at_most = {elements = 2104320, m = 4, n = 192, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [258, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 81, n = 31, n_even = 5}, at_most = {elements = 146728, m = 1, n = 192}, kernels = [
    "direct_1x64x512", "sweep_1x64x512"
  ], factors = [394, 297]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 2, mk = 81, n = 31, n_even = 5}, at_most = {elements = 146728, k = 150, m = 2, n = 192}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [294, 242, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 151, m = 2, mk = 81, n = 31, n_even = 5}, at_most = {elements = 146728, m = 2, n = 192}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [327, 277, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 146729, mk = 81, n = 31, n_even = 5}, at_most = {elements = 2104320, k_even = 128, m = 2, n = 39, n_even = 32}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [275, 275, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 146729, mk = 81, n = 40, n_even = 5}, at_most = {elements = 2104320, k_even = 128, m = 2, n = 192, n_even = 32}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [270, 263, 280, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 146729, k_even = 129, mk = 81, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 2, n = 192, n_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [272, 259, 277, 249, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 146729, mk = 81, n = 31, n_even = 33}, at_most = {elements = 2104320, m = 2, n = 90}, kernels = [
    "skinny_2x32x32", "sweep_6x16x2048", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [280, 277, 247, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 146729, mk = 81, n = 91, n_even = 33}, at_most = {elements = 2104320, m = 2, n = 192}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_1x64x512"
  ], factors = [273, 287, 269, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, n = 31, n_even = 5}, at_most = {elements = 2104320, k_even = 4, m = 4, mn = 214, n = 192}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [246, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k_even = 5, m = 3, mk = 81, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 4, mn = 214, n = 192}, kernels = [
    "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [245, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, mn = 215, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 4, n = 192, nk = 2217}, kernels = [
    "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [212, 209]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, mn = 215, n = 31, n_even = 5, nk = 2218}, at_most = {elements = 2104320, m = 4, mnk = 22988, n = 192, nk = 34755}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [235, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, mn = 215, mnk = 22989, n = 31, n_even = 5, nk = 2218}, at_most = {elements = 2104320, m = 4, n = 192, nk = 34755}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [237, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, mn = 215, n = 31, n_even = 5, nk = 34756}, at_most = {elements = 2104320, m = 4, n = 192}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [236, 228, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 81, n = 193}, at_most = {elements = 2104320, m = 1, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_1x64x512"
  ], factors = [239, 260, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 2, mk = 81, n = 193}, at_most = {batches = 3, elements = 2104320, m = 2, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_4x16x8"
  ], factors = [238, 266, 238, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 4, m = 2, mk = 81, n = 193}, at_most = {elements = 2104320, m = 2, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 2, mk = 81, n = 193, n_even = 129}, at_most = {elements = 2104320, m = 2, n_even = 724}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8"
  ], factors = [257, 225, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, n = 193}, at_most = {elements = 2104320, k_even = 4, m = 4, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [241, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k_even = 5, m = 3, mk = 81, n = 193}, at_most = {elements = 2104320, m = 4, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [242, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, n = 193, n_even = 129}, at_most = {elements = 2104320, m = 4, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [231, 235, 228]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 3, mk = 81, n = 193, n_even = 363}, at_most = {elements = 2104320, m = 4, n_even = 724}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x256"
  ], factors = [226, 229, 224, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, mk = 81, n = 193, n_even = 725}, at_most = {elements = 2104320, m = 4}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [258, 256, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mk = 81, n = 31}, at_most = {elements = 2104320, m = 6, n = 42, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [222, 275, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mk = 81, n = 43}, at_most = {elements = 2104320, m = 6, n = 151, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [263, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 81, n = 31}, at_most = {elements = 2104320, m = 11, n = 151, n_even = 4, nk = 1655}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "tall_1x64x512", "sweep_6x16x256"
  ], factors = [266, 273, 276, 376, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 81, n = 31, nk = 1656}, at_most = {elements = 2104320, k = 375, m = 11, mk = 415, n = 151, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [263, 258, 263, 251, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 416, n = 31, nk = 1656}, at_most = {elements = 2104320, k = 375, m = 11, n = 60, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [259, 270, 261, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 416, n = 61, nk = 1656}, at_most = {elements = 2104320, k = 375, m = 11, n = 151, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [260, 260, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 376, m = 7, mk = 81, n = 31, nk = 1656}, at_most = {elements = 2104320, m = 11, n = 151, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [264, 258, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mk = 81, n = 152}, at_most = {elements = 2104320, m = 6, n = 236, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [256, 249, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mk = 81, n = 237}, at_most = {elements = 2104320, m = 6, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [242, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 81, n = 152}, at_most = {elements = 2104320, m = 11, mk = 353, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [259, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 354, n = 152}, at_most = {elements = 2104320, m = 11, mk = 748, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [239, 251, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 749, n = 152}, at_most = {elements = 2104320, m = 11, n_even = 4}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [251, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mk = 81, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 6, mk = 190, n_even = 362}, kernels = [
    "skinny_6x16x32"
  ], factors = [233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mk = 191, n = 31, n_even = 5}, at_most = {elements = 2104320, k = 210, m = 6, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [241, 235, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 211, m = 5, mk = 191, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 6, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [244, 233, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 81, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 11, mk = 291, mn = 439, n_even = 362}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [263, 258, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 81, mn = 440, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 8, mk = 187, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [243, 250, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 9, mk = 81, mn = 440, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 11, mk = 187, n_even = 362}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32"
  ], factors = [236, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 188, mn = 440, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 11, mk = 291, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [247, 259, 255, 239, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 292, n = 31, n_even = 5}, at_most = {elements = 1806567, k = 81, m = 11, n_even = 32, nk = 2063}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048"
  ], factors = [281, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 292, n = 31, n_even = 5, nk = 2064}, at_most = {elements = 1806567, k = 81, m = 11, n_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [254, 255, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 7, mk = 292, n = 31, n_even = 33}, at_most = {elements = 162902, k = 81, m = 11, n_even = 362}, kernels = [
    "skinny_6x16x64", "direct_1x64x512"
  ], factors = [250, 303]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 162903, m = 7, mk = 292, n = 31, n_even = 33}, at_most = {elements = 1806567, k = 81, m = 11, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [247, 247, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 82, m = 7, mk = 292, n = 31, n_even = 5}, at_most = {elements = 237388, k_even = 362, m = 11, n_even = 362, nk = 15962}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [260, 253, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 82, m = 7, mk = 292, n = 31, n_even = 5, nk = 15963}, at_most = {elements = 237388, k_even = 362, m = 11, n_even = 362}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [239, 255, 248, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 237389, k = 82, m = 7, mk = 292, n = 31, n_even = 5}, at_most = {elements = 1806567, k_even = 362, m = 11, n_even = 362, nk = 17615}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [250, 229, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 237389, k = 82, m = 7, mk = 292, n = 31, n_even = 5, nk = 17616}, at_most = {elements = 1806567, k_even = 362, m = 11, n_even = 362}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [242, 223, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 82, k_even = 363, m = 7, mk = 292, n = 31, n_even = 5}, at_most = {elements = 1806567, m = 11, n_even = 362}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 222, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1806568, m = 7, mk = 292, n = 31, n_even = 5}, at_most = {elements = 2104320, m = 11, n_even = 362}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [231, 243, 218, 211, 221]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 5, mk = 81, n = 31, n_even = 363}, at_most = {elements = 2104320, k_even = 32, m = 11}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [222, 230, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k_even = 33, m = 5, mk = 81, n = 31, n_even = 363}, at_most = {elements = 2104320, m = 11}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [227, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, n = 31}, at_most = {m = 1, mn = 73, n = 163}, kernels = [
    "sweep_1x64x512"
  ], factors = [290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, mn = 74, n = 31}, at_most = {m = 1, n = 163}, kernels = [
    "slab_6x16x128", "block_2x32x128", "sweep_1x64x512"
  ], factors = [295, 272, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 2, n = 31}, at_most = {elements = 4091085, m = 5, mn = 253, n = 163}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_6x16x2048"
  ], factors = [248, 254, 273, 253, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 4091086, m = 2, n = 31}, at_most = {m = 5, mk = 1235, mn = 253, n = 163}, kernels = [
    "skinny_6x16x64", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [273, 267, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 4091086, m = 2, mk = 1236, n = 31}, at_most = {m = 5, mn = 253, n = 163}, kernels = [
    "slab_12x8x128", "slab_6x16x128", "block_6x16x512"
  ], factors = [304, 277, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 2, mn = 254, n = 31}, at_most = {elements = 2545465, m = 5, n = 163}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [235, 221, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2545466, m = 2, mn = 254, n = 31}, at_most = {m = 5, n = 163, nk = 43226}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "sweep_1x64x512", "panel_1x64x512"
  ], factors = [272, 255, 300, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2545466, m = 2, mn = 254, n = 31, nk = 43227}, at_most = {m = 5, n = 129}, kernels = [
    "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128"
  ], factors = [315, 311, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2545466, m = 2, mn = 254, n = 130, nk = 43227}, at_most = {m = 5, n = 163}, kernels = [
    "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [335, 289, 276, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 6, n = 31}, at_most = {m = 11, n = 43, nk = 84359}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [237, 250, 228, 223, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 6, n = 44}, at_most = {m = 11, mn = 900, n = 163, nk = 84359}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [234, 255, 242, 216, 231, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 6, mn = 901, n = 44}, at_most = {m = 11, n = 163, nk = 84359}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "block_6x16x512", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [240, 262, 233, 239, 250, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 6, n = 31, nk = 84360}, at_most = {m = 11, n = 163}, kernels = [
    "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "block_6x16x512"
  ], factors = [264, 272, 249, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, n = 164}, at_most = {elements = 2907373, m = 11, n = 510, nk = 42418}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [223, 226]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2907374, n = 164}, at_most = {m = 11, mk = 202, n = 510, nk = 42418}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "block_2x32x128", "sweep_1x64x512", "panel_1x64x512"
  ], factors = [278, 270, 244, 352, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2907374, mk = 203, n = 164}, at_most = {m = 11, n = 510, n_even = 4, nk = 42418}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "block_6x16x2048", "panel_1x64x512"
  ], factors = [281, 242, 231, 212]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2907374, mk = 203, n = 164, n_even = 5}, at_most = {m = 11, n = 510, nk = 42418}, kernels = [
    "skinny_6x16x32", "slab_6x16x128", "tall_6x16x2048", "panel_1x64x512"
  ], factors = [259, 255, 242, 213]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, n = 164, nk = 42419}, at_most = {m = 11, mn = 659, n = 510, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "direct_1x64x512", "block_2x32x128", "sweep_1x64x512"
  ], factors = [340, 328, 384, 277, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, mn = 660, n = 164, nk = 42419}, at_most = {m = 4, n = 510, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "tall_6x16x2048", "sweep_1x64x512"
  ], factors = [309, 284, 336, 321, 229, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 5, mn = 660, n = 164, nk = 42419}, at_most = {m = 11, n = 510, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "panel_6x16x2048"
  ], factors = [286, 290, 299, 222]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, n = 164, n_even = 5, nk = 42419}, at_most = {k_even = 4, m = 11, mn = 1007, n = 510}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_4x16x8", "block_2x32x128", "sweep_6x16x2048", "sweep_1x64x512"
  ], factors = [303, 307, 327, 277, 252, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, k_even = 5, n = 164, n_even = 5, nk = 42419}, at_most = {m = 11, mn = 1007, n = 510}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "slab_12x8x128", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [304, 309, 294, 296, 281]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, mn = 1008, n = 164, n_even = 5, nk = 42419}, at_most = {m = 7, n = 510}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128", "sweep_1x64x512"
  ], factors = [261, 277, 279, 254, 270]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 8, mn = 1008, n = 164, n_even = 5, nk = 42419}, at_most = {m = 11, n = 510}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [221, 240, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, n = 511}, at_most = {elements = 3416094, m = 2, n = 987}, kernels = [
    "skinny_2x32x32", "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [237, 250, 229, 225, 230]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 3416095, n = 511}, at_most = {m = 1, n = 987}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [268, 313, 313, 320, 356]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 3416095, m = 2, n = 511}, at_most = {batches = 76, m = 2, n = 987}, kernels = [
    "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [306, 309]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 77, elements = 3416095, m = 2, n = 511}, at_most = {m = 2, n = 987}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "sweep_1x64x512"
  ], factors = [299, 287, 290, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 3, n = 511}, at_most = {batches = 53, m = 11, n = 987, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [246, 283, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 54, elements = 2104321, m = 3, n = 511}, at_most = {m = 11, n = 987, n_even = 4}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8", "slab_6x16x128", "block_6x16x2048", "panel_1x64x512"
  ], factors = [302, 266, 276, 267, 212, 181]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 3, n = 511, n_even = 5}, at_most = {m = 11, n = 987, nk = 32959}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "slab_6x16x128", "panel_1x64x512"
  ], factors = [235, 241, 239, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 3, n = 511, n_even = 5, nk = 32960}, at_most = {m = 7, n = 987}, kernels = [
    "skinny_12x8x64", "skinny_2x32x32", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [235, 243, 281, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 8, n = 511, n_even = 5, nk = 32960}, at_most = {m = 11, n = 987}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "slab_6x16x128"
  ], factors = [205, 230, 210]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, n = 988}, at_most = {m = 5, nk = 52878}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [215, 267, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, n = 988, nk = 52879}, at_most = {elements = 3697843, m = 5, mn = 5861}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_6x16x8"
  ], factors = [255, 256, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 3697844, n = 988, nk = 52879}, at_most = {m = 5, mn = 5861}, kernels = [
    "skinny_2x32x8", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [275, 269, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, mn = 5862, n = 988, nk = 52879}, at_most = {m = 5}, kernels = [
    "skinny_6x16x8"
  ], factors = [279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 6, n = 988}, at_most = {batches = 18, m = 11, n_even = 362}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [235, 232, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 19, elements = 2104321, m = 6, n = 988}, at_most = {m = 11, n_even = 362}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8"
  ], factors = [248, 276]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2104321, m = 6, n = 988, n_even = 363}, at_most = {m = 11}, kernels = [
    "skinny_6x16x32", "skinny_4x16x8", "skinny_6x16x8"
  ], factors = [244, 263, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12}, at_most = {k = 6, mn = 99, n = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "sweep_12x8x4096"
  ], factors = [292, 285, 291]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 7, m = 12}, at_most = {k = 19, mn = 99, n = 4, nk = 18}, kernels = [
    "skinny_12x8x64", "dot_8x1x4096"
  ], factors = [214, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 7, m = 12, nk = 19}, at_most = {k = 19, mn = 99, n = 4}, kernels = [
    "skinny_12x8x64", "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [265, 248, 275, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100}, at_most = {elements = 311404, k = 19, n = 1}, kernels = [
    "dot_8x1x4096", "block_12x8x4096"
  ], factors = [271, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 311405, m = 12, mn = 100}, at_most = {k = 19, n = 1}, kernels = [
    "tall_6x16x2048", "dot_8x1x4096", "block_12x8x4096"
  ], factors = [251, 279, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 100, n = 2}, at_most = {k = 1, n = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096"
  ], factors = [288, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 2, m = 12, mn = 100, n = 2}, at_most = {k = 5, n = 2}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [275, 290, 248, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 2, m = 12, mn = 100, n = 3}, at_most = {k = 5, mk = 282, n = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048"
  ], factors = [290, 281, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 2, m = 12, mk = 283, mn = 100, n = 3}, at_most = {k = 5, n = 4}, kernels = [
    "tall_12x8x4096", "block_12x8x4096"
  ], factors = [367, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 6, m = 12, mn = 100, n = 2}, at_most = {k = 19, n = 2}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_4x2x4096", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [303, 247, 259, 239, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 6, m = 12, mn = 100, n = 3}, at_most = {elements = 30205, k = 19, n = 4}, kernels = [
    "skinny_12x8x64", "tall_12x8x4096", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [346, 417, 285, 296, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 30206, k = 6, m = 12, mn = 100, n = 3}, at_most = {k = 19, n = 4}, kernels = [
    "tall_6x16x2048", "block_12x8x4096", "block_6x16x512", "sweep_12x8x4096"
  ], factors = [308, 292, 281, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 20, m = 12}, at_most = {elements = 2177681, n = 1}, kernels = [
    "dot_8x1x4096"
  ], factors = [264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2177682, k = 20, m = 12}, at_most = {elements = 3478297, n = 1}, kernels = [
    "dot_ahead_6x2x2048", "dot_8x1x4096"
  ], factors = [181, 204]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 20, m = 12, n = 2}, at_most = {elements = 1385707, k = 58, n = 2}, kernels = [
    "dot_4x2x4096"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 59, m = 12, n = 2}, at_most = {elements = 1385707, n = 2}, kernels = [
    "dot_ahead_6x2x2048", "dot_4x2x4096"
  ], factors = [262, 274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1385708, k = 20, m = 12, n = 2}, at_most = {elements = 3478297, n = 2}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_4x2x4096"
  ], factors = [229, 269, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 3478298, k = 20, m = 12}, at_most = {elements = 4638081, n = 2}, kernels = [
    "dot_ahead_6x2x2048", "tall_6x16x2048", "dot_8x1x4096", "sweep_6x16x2048"
  ], factors = [252, 269, 294, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 4638082, k = 20, m = 12}, at_most = {k = 205, n = 2}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [279, 271, 262, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 4638082, k = 206, m = 12}, at_most = {n = 2}, kernels = [
    "dot_ahead_1x2x2048", "dot_ahead_6x2x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [274, 252, 237, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 20, m = 12, n = 3}, at_most = {k = 53, mk = 1779, mnk = 19310, n = 4}, kernels = [
    "tall_6x16x2048", "sweep_12x8x4096"
  ], factors = [270, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 20, m = 12, mk = 1780, n = 3}, at_most = {k = 53, mnk = 19310, n = 4}, kernels = [
    "dot_2x4x4096", "dot_8x1x4096", "block_6x16x512"
  ], factors = [286, 248, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 20, m = 12, mnk = 19311, n = 3}, at_most = {batches = 117, k = 53, n = 4}, kernels = [
    "dot_2x4x4096", "block_6x16x512", "panel_1x64x512"
  ], factors = [261, 257, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 118, k = 20, m = 12, mnk = 19311, n = 3}, at_most = {k = 53, n = 4}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [284, 238, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 54, m = 12, n = 3}, at_most = {elements = 2188775, mk = 14122, mn = 95, n = 4}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [302, 274, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 54, m = 12, mn = 96, n = 3}, at_most = {elements = 2188775, mk = 14122, mn = 145, n = 4}, kernels = [
    "dot_2x4x4096"
  ], factors = [274]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 54, m = 12, mn = 146, n = 3}, at_most = {elements = 2188775, mk = 14122, n = 4}, kernels = [
    "dot_2x4x4096"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 54, m = 12, mk = 14123, n = 3}, at_most = {batches = 4, elements = 2188775, n = 4, nk = 2199}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096", "dot_8x1x4096"
  ], factors = [271, 226, 188]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 5, k = 54, m = 12, mk = 14123, n = 3}, at_most = {elements = 2188775, n = 4, nk = 2199}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [260, 274, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 54, m = 12, mk = 14123, n = 3, nk = 2200}, at_most = {elements = 2188775, n = 4}, kernels = [
    "dot_2x4x4096", "dot_4x2x4096"
  ], factors = [270, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2188776, k = 54, m = 12, n = 3}, at_most = {n = 4}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096"
  ], factors = [268, 319, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5}, at_most = {mk = 1035, mn = 178, mnk = 2053, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64"
  ], factors = [316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 179, n = 5}, at_most = {m = 50, mk = 1035, mnk = 2053, n = 31, n_even = 4, nk = 21}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [343, 342]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 179, n = 5, nk = 22}, at_most = {m = 50, mk = 1035, mnk = 2053, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "block_2x32x128", "sweep_12x8x4096", "panel_1x64x512"
  ], factors = [313, 266, 325, 316, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 51, mn = 179, n = 5}, at_most = {mk = 1035, mnk = 2053, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "sweep_12x8x4096"
  ], factors = [324, 299, 267, 307]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mnk = 2054, n = 5}, at_most = {m = 34, mk = 1035, mn = 129, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [281, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 130, mnk = 2054, n = 5}, at_most = {m = 34, mk = 510, mn = 257, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "sweep_12x8x4096"
  ], factors = [300, 267, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mn = 258, mnk = 2054, n = 5}, at_most = {batches = 27, m = 34, mk = 510, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "tall_6x16x2048", "block_2x32x128"
  ], factors = [276, 253, 296]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 28, m = 12, mn = 258, mnk = 2054, n = 5}, at_most = {m = 34, mk = 510, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [271, 284, 252, 291, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 511, mn = 130, mnk = 2054, n = 5}, at_most = {m = 34, mk = 1035, n = 14, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_6x16x2048", "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [292, 281, 275, 279]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 511, mn = 130, mnk = 2054, n = 15}, at_most = {m = 34, mk = 1035, n = 31, n_even = 4}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [265, 281, 261, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 35, mnk = 2054, n = 5}, at_most = {mk = 1035, mn = 1327, n = 15, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "block_2x32x128"
  ], factors = [311, 296, 271, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 35, mn = 1328, mnk = 2054, n = 5}, at_most = {mk = 1035, n = 15, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [295, 301, 294, 294]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 35, mnk = 2054, n = 16}, at_most = {mk = 1035, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [257, 455, 322, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 5, n_even = 5}, at_most = {mk = 183, n = 31}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_4x16x8", "sweep_6x16x256"
  ], factors = [305, 271, 283, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 184, n = 5, n_even = 5}, at_most = {mk = 1035, mn = 293, n = 31}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [253, 255, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 184, mn = 294, n = 5, n_even = 5}, at_most = {m = 104, mk = 520, n = 31}, kernels = [
    "skinny_6x16x64", "skinny_4x16x8", "direct_6x16x2048", "panel_6x16x2048"
  ], factors = [283, 330, 266, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 521, mn = 294, n = 5, n_even = 5}, at_most = {m = 104, mk = 1035, n = 31}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [245, 226, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 105, mk = 184, mn = 294, n = 5, n_even = 5}, at_most = {mk = 1035, n = 31}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [261, 251, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32}, at_most = {k = 8, mk = 109, n = 41, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096"
  ], factors = [307, 305]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 42}, at_most = {k = 8, mk = 109, n = 119, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_1x64x512", "panel_1x64x512"
  ], factors = [281, 348, 338]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 110, n = 32}, at_most = {elements = 1052946, k = 8, mk = 280, n = 119, n_even = 4, nk = 196}, kernels = [
    "panel_1x64x512"
  ], factors = [366]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 281, n = 32}, at_most = {elements = 1052946, k = 8, mk = 1035, n = 119, n_even = 4, nk = 196}, kernels = [
    "tall_1x64x512", "block_1x64x512", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [493, 406, 299, 411]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 110, n = 32, nk = 197}, at_most = {batches = 45, elements = 1052946, k = 8, mk = 1035, n = 119, n_even = 4}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [300, 302]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 46, m = 12, mk = 110, n = 32, nk = 197}, at_most = {elements = 1052946, k = 8, mk = 1035, n = 119, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [287, 314, 271, 308]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1052947, m = 12, mk = 110, n = 32}, at_most = {k = 8, mk = 1035, n = 119, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_4x16x8", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [318, 279, 326, 325, 329, 329]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 120}, at_most = {elements = 2262974, k = 8, mk = 79, n_even = 4}, kernels = [
    "skinny_6x16x32", "skinny_6x16x8", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [278, 281, 271, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 80, n = 120}, at_most = {elements = 2262974, k = 8, mk = 1035, n = 164, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [292, 291, 293, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 80, n = 165}, at_most = {elements = 2262974, k = 8, mk = 1035, n = 303, n_even = 4}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "panel_1x64x512"
  ], factors = [285, 307, 299]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 80, n = 304}, at_most = {elements = 2262974, k = 8, mk = 1035, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "block_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [277, 279, 273, 284, 273, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2262975, m = 12, n = 120}, at_most = {k = 8, mk = 1035, n_even = 4, nk = 573}, kernels = [
    "slab_12x8x128", "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [362, 344, 346, 382]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2262975, m = 12, n = 120, nk = 574}, at_most = {k = 8, mk = 1035, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "sweep_1x64x512", "sweep_6x16x256"
  ], factors = [365, 347, 334, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 32, n_even = 5}, at_most = {k = 8, m = 35, mk = 158, n = 55}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "skinny_4x16x8", "sweep_6x16x2048"
  ], factors = [266, 253, 265, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, n_even = 5}, at_most = {k = 8, m = 25, mk = 158, nk = 567}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "block_1x64x512", "sweep_6x16x256"
  ], factors = [245, 253, 260, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, n = 56, n_even = 5, nk = 568}, at_most = {k = 8, m = 25, mk = 158}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_2x32x8", "block_1x64x512"
  ], factors = [232, 237, 247, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 26, n = 56, n_even = 5}, at_most = {k = 8, m = 35, mk = 158, mnk = 8444}, kernels = [
    "sweep_6x16x256", "panel_1x64x512"
  ], factors = [256, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 26, mnk = 8445, n = 56, n_even = 5}, at_most = {k = 8, m = 35, mk = 158}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [260, 263, 257, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 159, n = 32, n_even = 5}, at_most = {k = 8, m = 35, mk = 1035}, kernels = [
    "skinny_6x16x32", "skinny_2x32x8", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [245, 253, 243, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, n = 32, n_even = 5}, at_most = {elements = 2391361, k = 4, m = 164, mk = 68}, kernels = [
    "block_2x32x128", "sweep_1x64x512", "panel_1x64x512"
  ], factors = [299, 348, 325]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 36, mk = 69, n = 32, n_even = 5}, at_most = {batches = 15, elements = 579519, k = 4, m = 164, mk = 1035}, kernels = [
    "panel_1x64x512"
  ], factors = [289]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 16, m = 36, mk = 69, n = 32, n_even = 5}, at_most = {elements = 579519, k = 4, m = 164, mk = 1035}, kernels = [
    "skinny_6x16x32", "tall_1x64x512", "block_1x64x512", "panel_1x64x512"
  ], factors = [276, 398, 298, 295]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 579520, m = 36, mk = 69, n = 32, n_even = 5}, at_most = {elements = 2391361, k = 4, m = 164, mk = 1035}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "panel_1x64x512"
  ], factors = [254, 265, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 165, n = 32, n_even = 5}, at_most = {elements = 2391361, k = 4, mk = 1035, mnk = 58394}, kernels = [
    "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [316, 299, 319]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 165, mnk = 58395, n = 32, n_even = 5}, at_most = {elements = 2391361, k = 4, mk = 1035, mn = 75080}, kernels = [
    "block_1x64x512", "panel_1x64x512"
  ], factors = [291, 293]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 165, mn = 75081, mnk = 58395, n = 32, n_even = 5}, at_most = {elements = 2391361, k = 4, mk = 1035}, kernels = [
    "block_1x64x512", "sweep_1x64x512", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [288, 323, 273, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2391362, m = 36, n = 32, n_even = 5}, at_most = {k = 1, mk = 1035}, kernels = [
    "skinny_6x16x32", "block_1x64x512", "sweep_6x16x2048", "sweep_1x64x512"
  ], factors = [329, 305, 321, 321]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2391362, k = 2, m = 36, n = 32, n_even = 5}, at_most = {k = 4, mk = 1035, n = 119}, kernels = [
    "block_1x64x512", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [286, 293, 305, 298]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2391362, k = 2, m = 36, n = 120, n_even = 5}, at_most = {k = 4, mk = 1035}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048",
    "sweep_6x16x256"
  ], factors = [299, 300, 281, 278, 298, 306]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 5, m = 36, n = 32, n_even = 5}, at_most = {k = 8, mk = 1035, n = 71}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [255, 249, 258, 255, 260]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 5, m = 36, n = 72, n_even = 5}, at_most = {k = 8, mk = 1035, nk = 1214}, kernels = [
    "skinny_2x32x32", "block_2x32x128", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [253, 251, 257, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 5, m = 36, n = 72, n_even = 5, nk = 1215}, at_most = {k = 8, mk = 1035}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [250, 251, 274, 252, 246, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, n = 32}, at_most = {elements = 1790284, k = 19, m = 19, mk = 513, n = 126, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512"
  ], factors = [275, 283, 292, 292]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, n = 127}, at_most = {elements = 1790284, k = 19, m = 19, mk = 513, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [259, 265]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, n = 32, n_even = 5}, at_most = {elements = 1790284, k = 19, m = 19, mk = 513, n = 39, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [256, 240, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, n = 40, n_even = 5}, at_most = {elements = 1790284, k = 19, k_even = 4, m = 19, mk = 513, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x256"
  ], factors = [254, 257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, k_even = 5, m = 12, n = 40, n_even = 5}, at_most = {elements = 1790284, k = 19, m = 19, mk = 513, n_even = 128}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [256, 248, 258, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, n = 32, n_even = 129}, at_most = {elements = 1790284, k = 19, m = 19, mk = 513}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32"
  ], factors = [237, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 20, m = 12, n = 32}, at_most = {elements = 1790284, m = 19, mk = 513, nk = 2157}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "sweep_6x16x2048"
  ], factors = [255, 247, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 20, m = 12, n = 32, nk = 2158}, at_most = {elements = 1790284, m = 19, mk = 386}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_1x64x512", "sweep_6x16x256"
  ], factors = [251, 259, 312, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 20, m = 12, mk = 387, n = 32, nk = 2158}, at_most = {elements = 1790284, m = 19, mk = 513}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048"
  ], factors = [241, 250, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, mk = 514, n = 32}, at_most = {elements = 1790284, m = 19, mk = 791, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [256, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, mk = 792, n = 32}, at_most = {elements = 1790284, m = 19, mk = 1035, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [263, 253, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, mk = 514, n = 32, n_even = 5}, at_most = {batches = 21, elements = 1790284, m = 19, mk = 1035}, kernels = [
    "skinny_6x16x64", "sweep_6x16x256"
  ], factors = [257, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 22, k = 9, m = 12, mk = 514, n = 32, n_even = 5}, at_most = {elements = 1790284, m = 19, mk = 1035}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [254, 240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 20, n = 32}, at_most = {elements = 1790284, mk = 1035, n = 63, nk = 559}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "sweep_6x16x256"
  ], factors = [264, 251, 253, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 20, n = 32, nk = 560}, at_most = {elements = 1790284, k = 28, mk = 1035, n = 63}, kernels = [
    "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [254, 247, 242, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 29, m = 20, n = 32, nk = 560}, at_most = {elements = 1790284, mk = 1035, n = 63}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [260, 252, 241, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 20, n = 64}, at_most = {elements = 1790284, mk = 591, n_even = 32}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [250, 255, 241, 245, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 20, n = 64, n_even = 33}, at_most = {elements = 1790284, mk = 591}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [249, 248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 20, mk = 592, n = 64}, at_most = {elements = 270563, mk = 1035, mnk = 90040}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [254, 243, 244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 270564, k = 9, m = 20, mk = 592, n = 64}, at_most = {elements = 1790284, mk = 1035, mnk = 90040}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [254, 236, 246, 251, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 20, mk = 592, mnk = 90041, n = 64}, at_most = {elements = 482775, mk = 1035}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [244, 248, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 482776, k = 9, m = 20, mk = 592, mnk = 90041, n = 64}, at_most = {elements = 1790284, mk = 1035}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [246, 248, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1790285, k = 9, m = 12, n = 32}, at_most = {elements = 3871152, k = 40, mk = 1035}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128"
  ], factors = [248, 259, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1790285, k = 41, m = 12, n = 32}, at_most = {elements = 3871152, mk = 1035}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_1x64x512", "block_2x32x128"
  ], factors = [266, 278, 272, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 3871153, k = 9, m = 12, n = 32}, at_most = {mk = 1035, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "slab_6x16x128", "block_1x64x512", "panel_1x64x512"
  ], factors = [248, 267, 266, 260, 229, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 3871153, k = 9, m = 12, n = 32, n_even = 5}, at_most = {mk = 1035}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128", "panel_1x64x512"
  ], factors = [239, 258, 264, 235, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, n = 5}, at_most = {elements = 1674211, k = 71, m = 47, n = 8, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [294, 345, 269, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 72, m = 12, mk = 1036, n = 5}, at_most = {elements = 1674211, m = 47, n = 7, n_even = 4}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "sweep_12x8x4096", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [269, 246, 276, 286, 269]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 72, m = 12, mk = 1036, n = 8}, at_most = {elements = 1674211, m = 47, n = 8, n_even = 4}, kernels = [
    "direct_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [330, 250, 319, 316]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, n = 9}, at_most = {elements = 1674211, m = 47, mk = 2271, n = 15, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048"
  ], factors = [269, 273]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 2272, n = 9}, at_most = {elements = 1674211, m = 47, n = 15, n_even = 4}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "sweep_12x8x4096", "panel_6x16x2048"
  ], factors = [257, 280, 259, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, n = 16}, at_most = {elements = 1674211, m = 47, mn = 402, n = 31, n_even = 4}, kernels = [
    "skinny_12x8x64", "sweep_12x8x4096", "sweep_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [264, 245, 250, 252, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, mn = 403, n = 16}, at_most = {elements = 1674211, m = 47, mn = 545, n = 31, n_even = 4}, kernels = [
    "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [241, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, mn = 546, n = 16}, at_most = {elements = 1674211, m = 47, n = 31, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_6x16x2048",
    "panel_1x64x512"
  ], factors = [254, 253, 268, 250, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, mk = 1036, n = 5}, at_most = {elements = 1674211, k = 57, mk = 11387, mnk = 9075, n = 8, n_even = 4}, kernels = [
    "block_12x8x4096", "block_6x16x512"
  ], factors = [288, 283]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, mk = 1036, mnk = 9076, n = 5}, at_most = {elements = 1674211, k = 57, k_even = 4, mk = 11387, mn = 848, n = 7, n_even = 4}, kernels = [
    "block_12x8x4096", "block_6x16x512"
  ], factors = [277, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, mk = 1036, mn = 849, mnk = 9076, n = 5}, at_most = {elements = 1674211, k = 57, k_even = 4, mk = 11387, n = 7, n_even = 4}, kernels = [
    "block_12x8x4096", "block_6x16x512", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [278, 277, 280, 259]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, mk = 1036, mnk = 9076, n = 8}, at_most = {elements = 1674211, k = 57, k_even = 4, mk = 11387, n = 8, n_even = 4}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [314, 338, 263, 253, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k_even = 5, m = 48, mk = 1036, mnk = 9076, n = 5}, at_most = {elements = 1674211, k = 57, mk = 11387, n = 8, n_even = 4}, kernels = [
    "block_1x64x512", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [245, 262, 272, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, mk = 11388, n = 5}, at_most = {elements = 1674211, k = 57, n = 8, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [301, 257, 276, 263]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 58, m = 48, mk = 1036, n = 5}, at_most = {elements = 1674211, mnk = 203467, n = 7, n_even = 4}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_12x8x4096", "panel_6x16x2048"
  ], factors = [369, 293, 265, 288]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 58, m = 48, mk = 1036, mnk = 203468, n = 5}, at_most = {elements = 1674211, n = 7, n_even = 4}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "dot_4x2x4096", "sweep_12x8x4096"
  ], factors = [303, 276, 237, 216]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 58, m = 48, mk = 1036, n = 8}, at_most = {elements = 1674211, mnk = 355811, n = 8, n_even = 4}, kernels = [
    "tall_12x8x4096", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [356, 267, 258, 282]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 58, m = 48, mk = 1036, mnk = 355812, n = 8}, at_most = {elements = 1674211, n = 8, n_even = 4}, kernels = [
    "tall_6x16x2048", "dot_2x4x4096", "block_12x8x4096"
  ], factors = [265, 253, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, mk = 1036, n = 9}, at_most = {elements = 1674211, m = 64, n = 15, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [254, 248, 255, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 65, mk = 1036, n = 9}, at_most = {elements = 1674211, k = 27, n = 15, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [309, 287, 290]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 28, m = 65, mk = 1036, n = 9}, at_most = {elements = 223987, n = 15, n_even = 4}, kernels = [
    "tall_6x16x2048", "tall_1x64x512", "block_6x16x2048", "block_6x16x512"
  ], factors = [256, 294, 246, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 223988, k = 28, m = 65, mk = 1036, n = 9}, at_most = {elements = 1674211, n = 15, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "panel_1x64x512"
  ], factors = [247, 220, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 48, mk = 1036, n = 16}, at_most = {elements = 1674211, k = 10, n = 31, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [263, 310, 343, 268, 328]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 11, m = 48, mk = 1036, n = 16}, at_most = {elements = 24317, n = 31, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [276, 277, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 24318, k = 11, m = 48, mk = 1036, n = 16}, at_most = {elements = 1674211, k = 102, n = 31, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [250, 238, 264, 248, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 24318, k = 103, m = 48, mk = 1036, n = 16}, at_most = {elements = 1674211, n = 31, n_even = 4}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [234, 249, 246, 234, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, n = 5, n_even = 5}, at_most = {elements = 1674211, k = 156, m = 19, n = 31}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [252, 224, 223]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 157, m = 12, mk = 1036, n = 5, n_even = 5}, at_most = {elements = 1674211, m = 19, n = 31}, kernels = [
    "direct_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [245, 234, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 20, mk = 1036, n = 5, n_even = 5}, at_most = {elements = 1674211, k = 32, n = 31}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [246, 250, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 33, m = 20, mk = 1036, n = 5, n_even = 5}, at_most = {elements = 1674211, k = 92, n = 31}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [236, 238, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 93, m = 20, mk = 1036, n = 5, n_even = 5}, at_most = {elements = 226876, n = 31}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [234, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 226877, k = 93, m = 20, mk = 1036, n = 5, n_even = 5}, at_most = {elements = 1674211, n = 31}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [230, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1674212, m = 12, mk = 1036, n = 5}, at_most = {k = 5, n = 31}, kernels = [
    "skinny_12x8x64", "block_12x8x4096", "block_6x16x2048", "block_1x64x512", "block_2x32x128",
    "panel_1x64x512"
  ], factors = [284, 259, 262, 266, 268, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1674212, k = 6, m = 12, mk = 1036, n = 5}, at_most = {k = 80, n = 8, nk = 293}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "block_12x8x4096", "block_2x32x128", "sweep_12x8x4096",
    "sweep_6x16x2048"
  ], factors = [216, 274, 307, 264, 258, 272]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1674212, k = 6, m = 12, mk = 1036, n = 9}, at_most = {k = 80, n = 31, nk = 293}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "block_6x16x512", "sweep_12x8x4096",
    "panel_6x16x2048"
  ], factors = [246, 249, 259, 234, 276, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1674212, k = 6, m = 12, mk = 1036, n = 5, nk = 294}, at_most = {k = 80, mk = 15325, n = 31}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "block_6x16x512", "sweep_6x16x2048",
    "panel_1x64x512"
  ], factors = [241, 236, 248, 231, 250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1674212, k = 6, m = 12, mk = 15326, n = 5, nk = 294}, at_most = {k = 80, n = 31}, kernels = [
    "tall_6x16x2048", "block_1x64x512"
  ], factors = [244, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1674212, k = 81, m = 12, mk = 1036, n = 5}, at_most = {elements = 2382580, k = 131, n = 31}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [254, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1674212, k = 132, m = 12, mk = 1036, n = 5}, at_most = {elements = 2382580, n = 31}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [247, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2382581, k = 81, m = 12, mk = 1036, n = 5}, at_most = {n = 5}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [263, 283, 255, 267]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2382581, k = 81, m = 12, mk = 1036, n = 6}, at_most = {mnk = 542971, n = 9}, kernels = [
    "tall_6x16x2048", "sweep_12x8x4096", "sweep_6x16x2048"
  ], factors = [254, 249, 278]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2382581, k = 81, m = 12, mk = 1036, mnk = 542972, n = 6}, at_most = {n = 9}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [275, 250, 275]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2382581, k = 81, m = 12, mk = 1036, n = 10}, at_most = {m = 31, n = 31}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [273, 246, 241, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2382581, k = 81, m = 32, mk = 1036, n = 10}, at_most = {batches = 240, n = 21}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [249, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 241, elements = 2382581, k = 81, m = 32, mk = 1036, n = 10}, at_most = {n = 21}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x256"
  ], factors = [226, 231, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2382581, k = 81, m = 32, mk = 1036, n = 22}, at_most = {n = 31}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [249, 244, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, n = 32}, at_most = {k = 8, mnk = 171541, n = 51, n_even = 4}, kernels = [
    "block_1x64x512", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [342, 290, 348]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, n = 52}, at_most = {k = 8, mnk = 171541, n = 254, n_even = 4}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_4x16x8", "block_1x64x512", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [314, 293, 325, 294, 284, 304]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {k = 8, mn = 25816, mnk = 171541, n = 254}, kernels = [
    "tall_1x64x512", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [374, 253, 258, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, mn = 25817, n = 32, n_even = 5}, at_most = {k = 8, mnk = 171541, n = 254}, kernels = [
    "tall_1x64x512", "block_1x64x512", "sweep_6x16x256"
  ], factors = [388, 289, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, mnk = 171542, n = 32}, at_most = {k = 8, n = 254, n_even = 4}, kernels = [
    "skinny_4x16x8", "block_1x64x512", "sweep_6x16x2048", "sweep_6x16x256", "panel_1x64x512"
  ], factors = [319, 275, 292, 303, 280]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, mnk = 171542, n = 32, n_even = 5}, at_most = {k = 8, n = 254}, kernels = [
    "block_2x32x128", "panel_1x64x512"
  ], factors = [242, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, m = 12, mk = 1036, n = 255}, at_most = {elements = 2046102, k = 8}, kernels = [
    "skinny_6x16x64", "tall_1x64x512", "panel_1x64x512"
  ], factors = [249, 313, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2046103, m = 12, mk = 1036, n = 255}, at_most = {k = 8}, kernels = [
    "skinny_12x8x64", "skinny_6x16x64", "skinny_6x16x32", "panel_1x64x512"
  ], factors = [345, 304, 306, 313]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, mk = 1036, n = 32}, at_most = {elements = 58502, k = 102, m = 94, n_even = 4}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048",
    "panel_6x16x2048"
  ], factors = [259, 247, 257, 252, 238, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 95, mk = 1036, n = 32}, at_most = {elements = 58502, k = 102, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "block_6x16x512", "panel_1x64x512"
  ], factors = [279, 260, 258, 264]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 12, mk = 1036, n = 32}, at_most = {elements = 1619014, k = 102, m = 66, n = 71, n_even = 4, nk = 6313}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128",
    "sweep_6x16x2048"
  ], factors = [250, 237, 242, 243, 239, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 67, mk = 1036, n = 32}, at_most = {elements = 1619014, k = 102, m = 367, n = 71, n_even = 4, nk = 6313}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "panel_6x16x2048"
  ], factors = [252, 245, 247, 252]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 12, mk = 1036, n = 72}, at_most = {elements = 1619014, k = 102, m = 115, n = 166, n_even = 4, nk = 3709}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [240, 244, 240, 237, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 116, mk = 1036, n = 72}, at_most = {elements = 1619014, k = 102, m = 367, n = 166, n_even = 4, nk = 3709}, kernels = [
    "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [243, 227, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 12, mk = 1036, n = 72, nk = 3710}, at_most = {elements = 1619014, k = 102, m = 367, n = 166, n_even = 4, nk = 6313}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "block_6x16x512", "panel_6x16x2048"
  ], factors = [232, 235, 238, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 12, mk = 1036, n = 167}, at_most = {elements = 1619014, k = 102, m = 367, n_even = 4, nk = 6313}, kernels = [
    "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [239, 234, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 368, mk = 1036, n = 32}, at_most = {elements = 1619014, k = 19, n_even = 4, nk = 6313}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128"
  ], factors = [253, 246, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 20, m = 368, mk = 1036, n = 32}, at_most = {elements = 1619014, k = 102, n_even = 4, nk = 6313}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [248, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 12, mk = 1036, n = 32, nk = 6314}, at_most = {elements = 1619014, k = 102, mk = 1763, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [249, 252, 244, 247, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 12, mk = 1764, n = 32, nk = 6314}, at_most = {elements = 1619014, k = 102, mk = 3428, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_6x16x2048"
  ], factors = [247, 252, 247, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 58503, k = 9, m = 12, mk = 3429, n = 32, nk = 6314}, at_most = {elements = 574211, k = 102, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [245, 245, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 574212, k = 9, m = 12, mk = 3429, n = 32, nk = 6314}, at_most = {elements = 1619014, k = 102, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [247, 247, 241, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {elements = 313337, k = 47, mk = 9311, nk = 1135}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 243, 238, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, mk = 1036, n = 32, n_even = 5, nk = 1136}, at_most = {elements = 313337, k = 47, mk = 9311}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128"
  ], factors = [233, 235, 240, 229]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 48, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {elements = 313337, k = 102, mk = 2351, n_even = 32}, kernels = [
    "block_2x32x128", "sweep_6x16x2048"
  ], factors = [247, 246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 48, m = 12, mk = 2352, n = 32, n_even = 5}, at_most = {elements = 313337, k = 102, mk = 9311, n_even = 32}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [239, 241, 236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 48, m = 12, mk = 1036, n = 32, n_even = 33}, at_most = {elements = 313337, k = 102, mk = 9311, nk = 9605}, kernels = [
    "skinny_6x16x64", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [242, 236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 48, m = 12, mk = 1036, n = 32, n_even = 33, nk = 9606}, at_most = {elements = 313337, k = 102, mk = 9311}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [240, 241, 238, 236, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 313338, k = 9, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {elements = 1619014, k = 22, mk = 9311, nk = 1214}, kernels = [
    "block_1x64x512", "block_2x32x128"
  ], factors = [219, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 313338, k = 9, m = 12, mk = 1036, n = 32, n_even = 5, nk = 1215}, at_most = {elements = 1619014, k = 22, mk = 9311}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_6x16x2048"
  ], factors = [231, 234, 227, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 313338, k = 23, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {elements = 1619014, k = 102, m = 127, mk = 9311, n = 55, nk = 7997}, kernels = [
    "direct_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [238, 225, 235, 236, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 313338, k = 23, m = 12, mk = 1036, n = 56, n_even = 5}, at_most = {elements = 1619014, k = 102, m = 59, mk = 9311, nk = 7997}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [245, 246, 233, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 313338, k = 23, m = 60, mk = 1036, n = 56, n_even = 5}, at_most = {elements = 1619014, k = 102, m = 127, mk = 9311, nk = 7997}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "sweep_6x16x256"
  ], factors = [231, 227, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 313338, k = 23, m = 12, mk = 1036, n = 32, n_even = 5, nk = 7998}, at_most = {elements = 1619014, k = 102, m = 38, mk = 9311}, kernels = [
    "skinny_6x16x64"
  ], factors = [246]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 313338, k = 23, m = 39, mk = 1036, n = 32, n_even = 5, nk = 7998}, at_most = {elements = 1619014, k = 102, m = 127, mk = 9311}, kernels = [
    "skinny_6x16x64", "skinny_2x32x32", "direct_6x16x2048", "block_2x32x128"
  ], factors = [237, 251, 229, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 313338, k = 23, m = 128, mk = 1036, n = 32, n_even = 5}, at_most = {elements = 1619014, k = 102, mk = 9311}, kernels = [
    "direct_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [225, 223, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, mk = 9312, n = 32, n_even = 5}, at_most = {elements = 1619014, k = 102, m = 641, n_even = 32}, kernels = [
    "skinny_6x16x32", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [250, 240, 236, 229, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 12, mk = 9312, n = 32, n_even = 33}, at_most = {elements = 1619014, k = 102, m = 641}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128"
  ], factors = [224, 241, 236, 225]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 9, m = 642, mk = 9312, n = 32, n_even = 5}, at_most = {elements = 1619014, k = 102}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [229, 240, 223, 227]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 9, m = 12, mk = 1036, n = 32}, at_most = {k = 102, mk = 2048, n = 136, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [268, 256, 245, 261, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 9, m = 12, mk = 2049, n = 32}, at_most = {k = 24, n = 136, n_even = 4}, kernels = [
    "block_6x16x2048", "block_1x64x512", "block_2x32x128", "block_6x16x512", "panel_1x64x512"
  ], factors = [238, 241, 228, 232, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 25, m = 12, mk = 2049, n = 32}, at_most = {k = 64, n = 66, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [251, 233, 232, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 65, m = 12, mk = 2049, n = 32}, at_most = {k = 102, n = 66, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [257, 247, 236, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 25, m = 12, mk = 2049, n = 67}, at_most = {k = 102, n = 136, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [253, 237, 255, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 9, m = 12, mk = 1036, n = 137}, at_most = {k = 102, mk = 2515, n = 1002, n_even = 4}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "panel_1x64x512"
  ], factors = [263, 257, 244, 261]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 9, m = 12, mk = 2516, n = 137}, at_most = {k = 24, n = 1002, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [271, 283, 241, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 25, m = 12, mk = 2516, n = 137}, at_most = {elements = 2307039, k = 102, n = 1002, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [248, 242, 248, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2307040, k = 25, m = 12, mk = 2516, n = 137}, at_most = {k = 102, n = 1002, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [248, 238, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 9, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {elements = 2190202, k = 40, n = 1002}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [231, 242, 220, 232]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2190203, k = 9, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {batches = 295, k = 40, mk = 6973, n = 1002}, kernels = [
    "skinny_6x16x64", "block_1x64x512", "block_2x32x128", "panel_6x16x2048", "panel_1x64x512"
  ], factors = [259, 235, 225, 256, 245]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2190203, k = 9, m = 12, mk = 6974, n = 32, n_even = 5}, at_most = {batches = 295, k = 40, n = 1002}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048",
    "panel_6x16x2048"
  ], factors = [240, 228, 247, 216, 241, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 296, elements = 2190203, k = 9, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {k = 40, n = 1002}, kernels = [
    "tall_6x16x2048", "block_1x64x512", "block_2x32x128", "sweep_6x16x2048", "panel_1x64x512"
  ], factors = [256, 225, 217, 249, 234]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 41, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {elements = 2972071, k = 102, n = 1002, nk = 10072}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "panel_1x64x512"
  ], factors = [228, 243, 232, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2972072, k = 41, m = 12, mk = 1036, n = 32, n_even = 5}, at_most = {k = 102, n = 1002, nk = 10072}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [256, 220, 239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 41, m = 12, mk = 1036, n = 32, n_even = 5, nk = 10073}, at_most = {k = 102, n = 1002}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128"
  ], factors = [258, 278, 265, 235]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 1619015, k = 9, m = 12, mk = 1036, n = 1003}, at_most = {k = 102}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "skinny_4x16x8", "block_2x32x128"
  ], factors = [250, 261, 275, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 12, mk = 1036, n = 32}, at_most = {batches = 5, elements = 2239331, m = 29, mk = 8350, n = 55}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [244, 253, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 12, mk = 8351, n = 32}, at_most = {batches = 5, elements = 2239331, m = 29, n = 55}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [256, 236, 245, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, k = 103, m = 12, mk = 1036, n = 32}, at_most = {elements = 2239331, m = 29, mk = 4139, n = 55}, kernels = [
    "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256", "panel_6x16x2048"
  ], factors = [239, 243, 242, 250, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 6, k = 103, m = 12, mk = 4140, n = 32}, at_most = {elements = 2239331, m = 29, n = 55}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [237, 246, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 12, mk = 1036, n = 56}, at_most = {elements = 2239331, m = 29, mn = 1716, n_even = 4}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [250, 236, 244, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 12, mk = 1036, mn = 1717, n = 56}, at_most = {elements = 2239331, m = 29, n_even = 4, nk = 61693}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [240, 236, 240, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 12, mk = 1036, mn = 1717, n = 56, nk = 61694}, at_most = {elements = 2239331, m = 29, n_even = 4}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_6x16x512", "panel_6x16x2048"
  ], factors = [246, 255, 249, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 12, mk = 1036, n = 56, n_even = 5}, at_most = {elements = 2239331, m = 16, mn = 5950, mnk = 521721}, kernels = [
    "skinny_6x16x64", "block_2x32x128", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [256, 242, 243, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 12, mk = 1036, mnk = 521722, n = 56, n_even = 5}, at_most = {elements = 2239331, m = 16, mn = 5950}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [246, 253, 242, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 17, mk = 1036, n = 56, n_even = 5}, at_most = {elements = 2239331, m = 29, mn = 5950}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [251, 252, 237, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 12, mk = 1036, mn = 5951, n = 56, n_even = 5}, at_most = {elements = 2239331, m = 29}, kernels = [
    "skinny_6x16x64", "block_2x32x128"
  ], factors = [247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2239332, k = 103, m = 12, mk = 1036, n = 32}, at_most = {m = 29, mn = 1854, n = 244, nk = 33832}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x2048"
  ], factors = [258, 238, 264, 236, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2239332, k = 103, m = 12, mk = 1036, mn = 1855, n = 32}, at_most = {m = 29, n = 244, nk = 33832}, kernels = [
    "block_1x64x512", "block_2x32x128", "sweep_6x16x256"
  ], factors = [288, 246, 287]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2239332, k = 103, m = 12, mk = 1036, n = 32, nk = 33833}, at_most = {m = 29, n = 244}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [247, 256, 245, 245, 257]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2239332, k = 103, m = 12, mk = 1036, n = 245}, at_most = {k_even = 32, m = 29, n = 1043}, kernels = [
    "skinny_6x16x32", "block_2x32x128"
  ], factors = [252, 237]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2239332, k = 103, k_even = 33, m = 12, mk = 1036, n = 245}, at_most = {m = 29, n = 1043}, kernels = [
    "skinny_6x16x64", "skinny_6x16x32", "block_2x32x128", "panel_1x64x512"
  ], factors = [241, 249, 240, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2239332, k = 103, m = 12, mk = 1036, n = 1044}, at_most = {m = 29}, kernels = [
    "skinny_12x8x64", "skinny_6x16x32", "skinny_6x16x8", "block_2x32x128"
  ], factors = [254, 224, 239, 224]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 30, mk = 1036, n = 32}, at_most = {elements = 871230, mk = 7497, n = 61, nk = 14839}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "sweep_6x16x256"
  ], factors = [234, 239, 244, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 30, mk = 7498, n = 32}, at_most = {elements = 342009, mnk = 811007, n = 61, nk = 14839}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [243, 244, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 30, mk = 7498, mnk = 811008, n = 32}, at_most = {elements = 342009, n = 61, nk = 14839}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048"
  ], factors = [251, 241]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 342010, k = 103, m = 30, mk = 7498, n = 32}, at_most = {elements = 871230, n = 61, nk = 14839}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512"
  ], factors = [230, 238, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 30, mk = 1036, n = 62}, at_most = {elements = 871230, mn = 5656, nk = 14839}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256",
    "panel_6x16x2048"
  ], factors = [247, 240, 245, 241, 246, 244]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 30, mk = 1036, mn = 5657, n = 62}, at_most = {elements = 871230, nk = 14839}, kernels = [
    "skinny_6x16x64", "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048"
  ], factors = [256, 234, 243, 251]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 103, m = 30, mk = 1036, n = 32, nk = 14840}, at_most = {elements = 547335, k = 130}, kernels = [
    "skinny_6x16x64", "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [241, 241, 239, 236]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 131, m = 30, mk = 1036, n = 32, nk = 14840}, at_most = {elements = 547335, k = 200}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_6x16x512", "sweep_6x16x2048", "panel_6x16x2048"
  ], factors = [247, 246, 248, 246, 248]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 547336, k = 103, m = 30, mk = 1036, n = 32, nk = 14840}, at_most = {elements = 871230, k = 200}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [227, 247, 247]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 201, m = 30, mk = 1036, n = 32, nk = 14840}, at_most = {batches = 6, elements = 871230, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "panel_6x16x2048"
  ], factors = [252, 253, 255]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 7, k = 201, m = 30, mk = 1036, n = 32, nk = 14840}, at_most = {elements = 871230, n_even = 4}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [252, 259, 257, 256]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 201, m = 30, mk = 1036, n = 32, n_even = 5, nk = 14840}, at_most = {elements = 871230, k = 447}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512", "sweep_6x16x2048"
  ], factors = [240, 243, 249, 239]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, k = 448, m = 30, mk = 1036, n = 32, n_even = 5, nk = 14840}, at_most = {elements = 871230}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [247, 244, 244, 241, 254]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, n = 32}, at_most = {elements = 2595269, n = 68, nk = 5870}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [225, 242, 249]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, n = 32, nk = 5871}, at_most = {elements = 2595269, n = 68, nk = 8209}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x512"
  ], factors = [228, 241, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2595270, k = 103, m = 30, mk = 1036, n = 32}, at_most = {n = 68, nk = 4404}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048", "sweep_6x16x256"
  ], factors = [220, 252, 237, 238]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 2595270, k = 103, m = 30, mk = 1036, n = 32, nk = 4405}, at_most = {n = 68, nk = 8209}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [226, 241, 231]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, n = 32, nk = 8210}, at_most = {m = 117, mn = 3338, n = 68}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [234, 244, 240]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, mn = 3339, n = 32, nk = 8210}, at_most = {m = 117, n = 68}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048"
  ], factors = [240, 250]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 118, mk = 1036, n = 32, nk = 8210}, at_most = {n = 68, n_even = 4}, kernels = [
    "tall_6x16x2048", "block_1x64x512"
  ], factors = [256, 286]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 118, mk = 1036, n = 32, n_even = 5, nk = 8210}, at_most = {n = 55}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "sweep_6x16x2048"
  ], factors = [239, 281, 233]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 118, mk = 1036, n = 56, n_even = 5, nk = 8210}, at_most = {n = 68}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "panel_6x16x2048"
  ], factors = [238, 244, 271]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, n = 69}, at_most = {mk = 27832, nk = 13022}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128"
  ], factors = [228, 253, 243]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, n = 69, nk = 13023}, at_most = {mk = 27832, nk = 31865}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [238, 258, 255, 252, 262]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, n = 69, nk = 31866}, at_most = {mk = 27832, nk = 85143}, kernels = [
    "direct_6x16x2048", "tall_6x16x2048", "block_2x32x128", "panel_6x16x2048"
  ], factors = [235, 243, 252, 253]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 27833, n = 69}, at_most = {nk = 30481}, kernels = [
    "tall_6x16x2048", "sweep_6x16x2048"
  ], factors = [247, 242]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 27833, n = 69, nk = 30482}, at_most = {nk = 85143}, kernels = [
    "tall_6x16x2048", "block_6x16x512", "panel_6x16x2048"
  ], factors = [257, 269, 268]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, n = 69, nk = 85144}, at_most = {n_even = 4}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [259, 257, 257, 258]} : () -> ()
  "dynmlir.shortlist"() {at_least = {batches = 2, elements = 871231, k = 103, m = 30, mk = 1036, n = 69, n_even = 5, nk = 85144}, at_most = {}, kernels = [
    "tall_6x16x2048", "block_6x16x2048", "block_2x32x128", "block_6x16x512"
  ], factors = [256, 256, 260, 259]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
