// Micro-kernels for x86-64-v4 with VNNI and BF16: Cooper Lake, Sapphire Rapids, Zen 4 and later, bf16 x bf16 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 998 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 4, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 12 of 20 candidates kept (1133 generated); the best of them against the best of all: 1.006 (geometric mean of times)
// chosen against the best of them: 1.034, worst 2.50
// predicted against measured time: median error 9.8 %; g: 8.9 % at most
"dynmlir.device"() {sym_name = "cooperlake", target_cpu = "cooperlake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, dot_bf16 = 1,
  l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x8192", family = "panel",
    tile = #dynmlir.tile<16, 16, 8192>, packed = true, model = {
      g_t = [0, 1], g_ps = [44250, 56606048], g_slope = [56561798, 52521247], region = 4049, visit = 5099,
      loop = 3452, fma = 169, pack = 109, conflict_a = 16682, conflict_c = 7489, mask = 33, stall = 110,
      a_far = 171, b_near = 324, b_far = 43, c_far = 234, once_near = 125, once_far = 411, alias_a = 181,
      alias_c = 966, brief = 67, column = 657, seam = 27, reread = 298
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_16x16x512", family = "block_slab",
    tile = #dynmlir.tile<16, 16, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [48269, 5661405, 11345119, 11345119],
      g_slope = [1871045, 5683714, 0, 1959120], region = 4208, visit = 6264, loop = 3445, fma = 170,
      edge = 55, pack = 110, conflict_a = 14779, conflict_c = 10176, mask = 11, stall = 336, a_far = 514,
      b_near = 130, c_far = 73, once_near = 81, once_far = 180, alias_a = 650, alias_c = 179, brief = 9,
      column = 521, seam = 239, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_10x32x256", family = "block_slab",
    tile = #dynmlir.tile<10, 32, 256>, packed = true, model = {
      g_t = [0, 2], g_ps = [69758, 2191816], g_slope = [1061029, 1139157], region = 1392, visit = 5409,
      loop = 11792, fma = 135, edge = 81, pack = 85, conflict_c = 6089, mask = 60, stall = 517, a_near = 41,
      a_far = 653, c_near = 101, c_far = 337, rows_far = 409, once_near = 34, once_far = 56, alias_a = 148,
      alias_c = 1301, apart_far = 39, brief = 188, column = 287, seam = 467, reread = 141
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_6x64x2048", family = "block_slab",
    tile = #dynmlir.tile<6, 64, 2048>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [96029, 76426476, 89645100], g_slope = [19082611, 6609312, 13307300],
      edge_columns = 16, visit = 3115, loop = 18648, fma = 140, edge = 20, pack = 62, conflict_c = 3642,
      conflict = 4129, stall = 259, a_near = 204, a_far = 363, b_near = 36, b_far = 156, c_near = 332,
      once_near = 251, once_far = 260, alias_a = 106, alias_c = 617, apart_near = 44, brief = 117,
      column = 652, seam = 250
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_slab_3x128x1024", family = "block_slab",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [137420, 12254552, 36458452, 39491952, 72972857, 107234810],
      g_slope = [12117132, 24203900, 3033500, 33480905, 17130976, 6978650], edge_columns = 16, visit = 1547,
      loop = 20823, fma = 148, edge = 66, pack = 35, conflict_c = 3384, conflict = 9382, stall = 1024,
      a_far = 428, b_near = 89, b_far = 87, c_near = 659, rows_far = 1024, once_near = 328, alias_a = 142,
      alias_c = 645, apart_near = 87, apart_far = 127, brief = 181, column = 1024, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x2x4096", family = "dot_narrow",
    tile = #dynmlir.tile<14, 2, 4096>, packed = false, model = {
      g_t = [0, 6, 13], g_ps = [35116, 14159238, 27186667], g_slope = [2354020, 1861061, 2427884],
      region = 1073, visit = 4542, fma = 150, edge = 2, conflict_a = 2610, split = 81, a_near = 37,
      a_far = 637, b_near = 189, c_near = 872, c_far = 1024, rows_near = 103, once_near = 99, once_far = 391,
      reread = 108
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_5x4x2048", family = "dot_narrow",
    tile = #dynmlir.tile<5, 4, 2048>, packed = false, model = {
      g_t = [0, 9], g_ps = [19798, 3390238], g_slope = [374493, 464355], region = 853, visit = 2756,
      loop = 1174, fma = 118, edge = 28, conflict_a = 756, split = 161, a_far = 703, b_near = 171,
      b_far = 435, c_near = 698, c_far = 979, rows_far = 136, once_near = 147, once_far = 419, alias_a = 47,
      reread = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x8x1024", family = "dot_narrow",
    tile = #dynmlir.tile<3, 8, 1024>, packed = false, model = {
      g_t = [0, 1, 13], g_ps = [31274, 250771, 3146250], g_slope = [219497, 241289, 291491], region = 1159,
      visit = 3051, loop = 3284, fma = 124, edge = 49, conflict_a = 962, split = 299, a_near = 33,
      a_far = 603, b_near = 73, b_far = 667, c_near = 686, once_near = 179, once_far = 357, alias_a = 198,
      reread = 31
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_10x32x4096", family = "block",
    tile = #dynmlir.tile<10, 32, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [69835, 69039714, 78813238], g_slope = [22989959, 9773524, 18274307],
      region = 1360, visit = 4915, loop = 10168, fma = 134, edge = 117, pack = 82, conflict_a = 2265,
      conflict_c = 5976, mask = 70, a_near = 94, a_far = 377, b_near = 183, b_far = 387, c_near = 134,
      c_far = 505, once_near = 212, once_far = 485, alias_c = 1644, brief = 39, column = 333, seam = 400
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x512", family = "tall",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [32727, 2812179, 4304057, 5705470],
      g_slope = [926484, 1491878, 700706, 1015936], region = 4052, visit = 2037, loop = 4523, fma = 142,
      edge = 168, pack = 112, conflict_a = 1234, conflict_c = 8958, mask = 161, stall = 1024, a_far = 79,
      b_near = 338, b_far = 182, c_near = 11, c_far = 332, rows_far = 1024, once_near = 66, once_far = 407,
      alias_c = 1274, brief = 63, column = 994, seam = 136, reread = 278
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_10x32x4096", family = "tall",
    tile = #dynmlir.tile<10, 32, 4096>, packed = true, model = {
      g_t = [0, 3, 4], g_ps = [72928, 69106550, 79202857], g_slope = [23011207, 10096307, 18482909],
      region = 1777, visit = 5204, loop = 9758, fma = 135, edge = 80, pack = 85, conflict_a = 3254,
      conflict_c = 5579, conflict = 750, mask = 41, stall = 105, a_far = 13, b_near = 138, b_far = 405,
      c_near = 220, c_far = 459, rows_far = 217, once_near = 133, once_far = 458, alias_c = 1782, brief = 103,
      seam = 600, reread = 10
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x1024", family = "tall",
    tile = #dynmlir.tile<3, 128, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [134269, 12400181, 37377048, 39677789, 72980864, 107422550],
      g_slope = [12265912, 24976867, 2300741, 33303075, 17220843, 7108990], edge_columns = 16, visit = 1454,
      loop = 20009, fma = 147, edge = 108, pack = 29, conflict_c = 3154, conflict = 10283, stall = 572,
      a_far = 171, b_near = 32, b_far = 407, c_near = 621, c_far = 130, rows_near = 1024, rows_far = 1024,
      once_near = 317, once_far = 91, alias_a = 40, alias_c = 685, apart_near = 117, apart_far = 20,
      brief = 250, column = 1024, seam = 1024
    }} : () -> ()
}) {sym_name = "matmul_bf16_nt", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @cooperlake, layout = "nt"} : () -> ()
