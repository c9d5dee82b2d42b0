// Micro-kernels for x86-64-v3: a core with AVX2, bf16 x bf16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 166 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 31 candidates kept (568 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.106, worst 3.27
// predicted against measured time: median error 21.8 %; g: 14.3 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_2x8x1024", family = "block",
    tile = #dynmlir.tile<2, 8, 1024>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [10000, 6049534, 27154022, 37749018, 40422181, 79761500],
      g_slope = [6039534, 7034829, 5297498, 891054, 9834829, 5533708], visit = 1517, loop = 7733, fma = 524,
      edge = 5883, pack = 570, conflict_a = 46165, conflict = 6329, stall = 1024, a_far = 1024, b_near = 846,
      c_near = 699, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 419, apart_near = 326,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x256", family = "block",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 13, 19], g_ps = [10000, 1530057, 1957315, 12985792, 29539136],
      g_slope = [1520057, 427258, 1002588, 2758890, 1324374], edge_columns = 8, region = 58015, visit = 1638,
      fma = 472, pack = 208, conflict_a = 29873, conflict_c = 33875799178041636, conflict = 10197338527728552,
      stall = 94, a_near = 1024, a_far = 1024, c_far = 1024, rows_far = 1024, once_far = 851, apart_near = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 3, 4, 13], g_ps = [10000, 4352091, 8569158, 8625727, 28214887],
      g_slope = [2171045, 4217067, 56569, 2176573, 2372211], edge_columns = 8, region = 72048, visit = 3516,
      fma = 729, pack = 241, conflict_a = 60627, conflict_c = 254, conflict = 10453, stall = 671,
      a_near = 1024, c_far = 1024, apart_near = 133, reread = 967
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 4, 28], g_ps = [991477, 1850638, 4322182, 7831663, 61621875],
      g_slope = [859161, 2471544, 1754740, 2241258, 1627696], edge_columns = 8, region = 55597, visit = 2285,
      fma = 652, pack = 149, conflict_a = 56964, conflict_c = 33825114780252900, conflict = 9809971807378908,
      stall = 118, a_far = 832, rows_far = 1024, once_far = 918, apart_near = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [438876, 27903875, 35047019, 35047019],
      g_slope = [13732499, 7143144, 0, 8864332], region = 174443, visit = 2616, loop = 7699, fma = 376,
      edge = 1219, pack = 1084, conflict_a = 4820, a_near = 45, a_far = 1024, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, once_near = 1024, once_far = 1024, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [10000, 355318000], g_slope = [27331384, 9241572], region = 74702, visit = 2687,
      loop = 10099, fma = 344, edge = 51, pack = 989, conflict_a = 44438, stall = 589, b_near = 1024,
      b_far = 1024, rows_near = 1024, once_near = 1024, reread = 183
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [79478, 128027885, 250467303], g_slope = [31987101, 24487883, 31479536],
      region = 498919, visit = 1860, loop = 5386, fma = 612, edge = 376, pack = 1041, conflict_a = 2499,
      a_near = 67, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024,
      reread = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9, 13], g_ps = [271637, 67119021, 87509154, 292257067, 379018739],
      g_slope = [33423692, 20390133, 34124652, 21690418, 31602779], region = 356278, visit = 3199, loop = 734,
      fma = 773, pack = 2373, conflict_a = 2166, split = 145, a_near = 83, a_far = 1024, b_near = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, once_near = 986, once_far = 1024, reread = 121
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 13], g_ps = [10000, 7481477, 10150455, 17547200, 79965737],
      g_slope = [7471477, 2668978, 7396745, 6241853, 9742268], region = 247041, visit = 2958, loop = 5851,
      fma = 476, edge = 576, pack = 1052, conflict_a = 446, stall = 1024, a_near = 68, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 188, c_far = 1024, rows_near = 1024, once_near = 1024,
      once_far = 1024, reread = 54
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x32x256", family = "panel",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4, 13, 19], g_ps = [10000, 1013598, 1019844, 4050627, 13504568, 28128043],
      g_slope = [1003598, 3123, 3030783, 1050437, 2437245, 625840], edge_columns = 8, region = 57542,
      visit = 1793, fma = 475, pack = 207, conflict_a = 50065, conflict_c = 33389268152441088,
      conflict = 13050959826623842, stall = 175, a_near = 1024, a_far = 785, b_near = 69, b_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 202, once_far = 1024, apart_near = 9, apart_far = 1024,
      reread = 633
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x128", family = "panel",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 1, 2, 9, 19, 42], g_ps = [173818, 2278000, 2367307, 9962867, 11974429, 29725783],
      g_slope = [2104182, 89307, 1085080, 201156, 771798, 530505], edge_columns = 8, region = 56872,
      visit = 1426, fma = 360, pack = 170, conflict_a = 59895, conflict_c = 33413438024963704,
      conflict = 12591166518794194, a_near = 1024, a_far = 1024, b_far = 1024, c_far = 1024, rows_far = 1024,
      once_near = 24, once_far = 1024, apart_near = 175, apart_far = 1024, reread = 846
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x32x384", family = "panel",
    tile = #dynmlir.tile<3, 32, 384>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [2547908], edge_columns = 8, region = 32495, visit = 2434,
      loop = 669, fma = 648, pack = 159, conflict_a = 41213, conflict_c = 33370554276485536,
      conflict = 12776053508083594, rows_near = 1024, rows_far = 1024, once_near = 180, once_far = 1024,
      apart_far = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x32x1024", family = "tall",
    tile = #dynmlir.tile<2, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 4, 13], g_ps = [10000, 13759824, 19512313, 22270337, 77093333],
      g_slope = [6874912, 5752489, 2758024, 6091444, 3330081], edge_columns = 8, region = 35408, visit = 1998,
      fma = 487, pack = 222, conflict_a = 45430, conflict = 3307, a_near = 964, a_far = 1024, b_near = 272,
      b_far = 1024, c_far = 8, rows_near = 1024, rows_far = 1024, once_near = 213, once_far = 1024,
      apart_far = 1024, reread = 1012
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x128", family = "tall",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 3, 6, 13, 19], g_ps = [10000, 2741567, 5856263, 5856263, 12451188],
      g_slope = [910522, 1038232, 0, 1099154, 657371], edge_columns = 8, region = 46276, visit = 1465,
      fma = 374, pack = 182, conflict_a = 82288, conflict = 294, a_near = 1024, a_far = 1024, b_near = 84,
      b_far = 1024, c_far = 51, rows_near = 1024, rows_far = 1024, once_near = 21, once_far = 1024,
      apart_near = 122, apart_far = 1024, reread = 1024
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @x86_64_v3} : () -> ()
