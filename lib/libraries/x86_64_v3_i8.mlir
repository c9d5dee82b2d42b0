// Micro-kernels for x86-64-v3: a core with AVX2, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 204 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 31 candidates kept (568 generated); the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.084, worst 3.79
// predicted against measured time: median error 19.8 %; g: 8.3 % at most
// Coefficients of conflicts that no shape of the fit paid are those of f32's nearest kernel.
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x8192", family = "dot",
    tile = #dynmlir.tile<2, 4, 8192>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [10000, 27346092, 76846518, 76846518],
      g_slope = [27336092, 24750213, 0, 12757543], region = 242872, visit = 2449, loop = 62001, fma = 351,
      edge = 520, pack = 930, split = 39, stall = 922, a_near = 330, b_near = 1024, rows_near = 1024,
      rows_far = 26, once_near = 1024, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [3009180], region = 85225, visit = 772, fma = 367, pack = 942,
      conflict_a = 864, split = 20, stall = 26, a_near = 132, b_near = 1024, c_near = 1024, rows_near = 1024,
      rows_far = 26, once_near = 1024, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 9], g_ps = [48817, 31770902, 256583217], g_slope = [31722085, 28101539, 24873235],
      region = 459895, visit = 1155, loop = 5261, fma = 362, pack = 908, conflict_a = 325, split = 40,
      stall = 26, a_near = 135, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 9], g_ps = [10000, 83670214, 121446500, 250765545],
      g_slope = [27886738, 37776286, 25863809, 31405745], region = 411459, visit = 2029, loop = 11993,
      fma = 534, pack = 683, conflict_a = 473, stall = 647, a_near = 290, a_far = 1024, b_near = 309,
      b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26,
      reread = 164
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 13], g_ps = [10000, 20360388, 101549944], g_slope = [6783462, 8118955, 3955509],
      region = 216738, visit = 3057, loop = 8123, fma = 376, edge = 75, pack = 813, conflict_a = 300,
      split = 43, stall = 26, a_near = 211, b_near = 160, rows_near = 1024, rows_far = 26, once_near = 1024,
      once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_12x8x8192", family = "panel",
    tile = #dynmlir.tile<12, 8, 8192>, packed = true, model = {
      g_t = [0, 1, 6, 9, 13], g_ps = [10000, 46064112, 251878000, 310599278, 310599278],
      g_slope = [46054112, 41162777, 19573759, 0, 23725670], region = 56611, visit = 13435, fma = 193,
      edge = 1262, pack = 286, conflict_a = 4004, conflict_c = 429, conflict = 3862,
      stall = 328, a_near = 134, a_far = 1024, b_near = 36, b_far = 1024, c_far = 1024, rows_far = 26,
      once_far = 26, apart_near = 773, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x4096", family = "panel",
    tile = #dynmlir.tile<4, 16, 4096>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [10000, 7570076, 18960231], g_slope = [7560076, 11390155, 9287225],
      edge_columns = 8, region = 100021, visit = 4540, fma = 200, edge = 354, pack = 250, conflict_a = 3131,
      conflict_c = 429, conflict = 3862, stall = 328, a_near = 223, a_far = 1024,
      b_near = 439, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 216,
      once_far = 26, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x512", family = "panel",
    tile = #dynmlir.tile<2, 32, 512>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [10000, 2081950, 2640391], g_slope = [2071950, 558441, 1255622],
      edge_columns = 8, region = 94197, visit = 2575, loop = 5923, fma = 196, edge = 52, pack = 179,
      conflict_c = 429, conflict = 3862, stall = 328, a_near = 607, a_far = 1024,
      b_near = 96, b_far = 1024, c_near = 13, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 312,
      once_far = 26, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x256", family = "panel",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 6], g_ps = [10000, 1124250, 5206918], g_slope = [1114250, 816533, 891410],
      edge_columns = 8, region = 106130, visit = 2189, loop = 8878, fma = 175, pack = 113,
      conflict_c = 429, conflict = 3862, stall = 328, a_near = 587, a_far = 1024,
      b_near = 140, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 123,
      once_far = 26, apart_near = 110, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x2048", family = "block",
    tile = #dynmlir.tile<12, 8, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9, 13], g_ps = [10000, 12845275, 17755290, 39997125, 54319548, 114098091],
      g_slope = [6417637, 4910015, 7413945, 4774141, 14944635, 0], region = 124082, visit = 13032, fma = 194,
      edge = 1264, pack = 292, conflict_a = 241, conflict_c = 2178, stall = 26, a_near = 139, a_far = 1024,
      b_near = 173, b_far = 1024, c_near = 67, c_far = 1024, rows_far = 26, once_near = 330, once_far = 26,
      apart_far = 26, reread = 74
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 19], g_ps = [32705, 438445, 438445, 6360790, 6383034, 13364996],
      g_slope = [405740, 0, 2961172, 7414, 698196, 1661683], edge_columns = 8, region = 114743, visit = 6575,
      fma = 189, pack = 267, conflict_a = 6890, conflict_c = 1809, conflict = 8983, stall = 26, a_near = 281,
      a_far = 1024, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 88,
      once_far = 26, apart_far = 26, reread = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x512", family = "block",
    tile = #dynmlir.tile<2, 32, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 13], g_ps = [48713, 1938113, 2835543, 8948386, 29354693],
      g_slope = [1889400, 897430, 3056421, 2267367, 1741024], edge_columns = 8, region = 118943, visit = 2979,
      loop = 1076, fma = 190, edge = 65, pack = 195, conflict_a = 2339, conflict_c = 1591, conflict = 12289,
      stall = 26, a_near = 399, a_far = 1024, b_far = 1024, c_near = 563, c_far = 1024, rows_far = 26,
      once_far = 26, apart_near = 18, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x256", family = "block",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 3, 13, 19, 28], g_ps = [956583, 2524692, 4578425, 19139000, 28099690, 37349663],
      g_slope = [1568109, 1026866, 1456057, 1493448, 1027774, 0], edge_columns = 8, region = 98385,
      visit = 2091, loop = 568, fma = 181, pack = 127, conflict_c = 717, conflict = 8671, stall = 26,
      a_near = 664, a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 26, once_near = 36, once_far = 26,
      apart_near = 138, apart_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x256", family = "tall",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 19], g_ps = [10000, 1129646, 3385232, 7654086, 7654086, 18667500],
      g_slope = [1119646, 751862, 2134427, 0, 1101341, 2278176], edge_columns = 8, region = 31943,
      visit = 2235, loop = 11430, fma = 185, edge = 2412, pack = 136, conflict_c = 1402,
      conflict = 3862, stall = 612, a_near = 298, a_far = 1024, b_far = 1024, c_far = 1024,
      rows_far = 26, once_near = 94, once_far = 26, apart_far = 26, reread = 1024
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @x86_64_v3} : () -> ()
