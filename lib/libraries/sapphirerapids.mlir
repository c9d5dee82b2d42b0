// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f32 x f32 to f32, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 1359 synthetic shapes, 2026-11-23, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator mine, n_gen 5, n_syn 16, n_mik 24, n_pred 16, levels measured [0].
// 16 of 46 candidates kept (1612 generated); the best of them against the best of all: 1.030 (geometric mean of times)
// chosen against the best of them: 1.057, worst 2.46
// predicted against measured time: median error 13.7 %; g: 27.1 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 1, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_14x32x1024", family = "block",
    tile = #dynmlir.tile<14, 32, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [80730, 23280350, 34584750, 84144396, 84144396, 134010209],
      g_slope = [7733206, 11304400, 24779823, 0, 12466453, 22946059], visit = 6172, loop = 3412, fma = 272,
      pack = 228, conflict_a = 12865, conflict_c = 1152, stall = 77, a_near = 84, a_far = 87, b_near = 167,
      c_near = 333, c_far = 143, once_near = 127, once_far = 25, apart_near = 138, apart_far = 162,
      brief = 79, seam = 153, reread = 453
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_14x32x16", family = "skinny",
    tile = #dynmlir.tile<14, 32, 16>, packed = false, model = {
      g_t = [0, 1, 2, 28, 141, 474], g_ps = [51438, 268979, 268979, 3995874, 24528222, 61623780],
      g_slope = [217541, 0, 143342, 181702, 111398, 326869], region = 2276, visit = 5698, fma = 305,
      conflict_c = 565, mask = 224, split = 378, stall = 13, a_near = 238, a_far = 252, c_near = 147,
      rows_near = 130, once_near = 63, once_far = 25, apart_near = 44, apart_far = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x128x8", family = "skinny",
    tile = #dynmlir.tile<2, 128, 8>, packed = false, model = {
      g_t = [0, 1, 3, 28, 63, 316], g_ps = [76002, 92996, 286402, 2116950, 5853779, 22566281],
      g_slope = [16994, 96703, 73221, 106766, 66057, 190259], edge_columns = 32, region = 3578, visit = 3505,
      loop = 2983, fma = 410, edge = 102, conflict_c = 254, conflict = 2606, split = 70, stall = 33,
      b_near = 136, b_far = 6, c_near = 112, c_far = 66, once_near = 75, apart_near = 42
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x64x32", family = "skinny",
    tile = #dynmlir.tile<6, 64, 32>, packed = false, model = {
      g_t = [0, 2, 42, 63, 141, 211], g_ps = [72956, 568163, 7937057, 15933832, 26903021, 52772198],
      g_slope = [247603, 184222, 380798, 140630, 369559, 650018], edge_columns = 32, region = 2747,
      visit = 5005, loop = 2190, fma = 295, edge = 235, conflict_b = 372, conflict_c = 469, conflict = 713,
      stall = 4, a_near = 89, a_far = 315, b_near = 162, b_far = 17, c_near = 160, c_far = 35,
      once_near = 156, once_far = 5, apart_near = 20, apart_far = 19
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_8x32x8", family = "skinny",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 28], g_ps = [22434, 78831, 188747, 188747, 188747, 1968966],
      g_slope = [56397, 109916, 0, 0, 74175, 74273], region = 4582, visit = 4534, fma = 208, conflict_c = 390,
      mask = 110, split = 292, a_near = 196, a_far = 1024, c_near = 115, c_far = 19, rows_near = 165,
      once_near = 53, once_far = 27, apart_near = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x128x256", family = "panel",
    tile = #dynmlir.tile<1, 128, 256>, packed = true, model = {
      g_t = [0, 2, 4, 9, 13, 19], g_ps = [55654, 6323105, 8867415, 18323456, 34208278, 79085063],
      g_slope = [3133725, 1272155, 1891208, 3971205, 7479464, 5753837], edge_columns = 32, visit = 963,
      loop = 7853, fma = 287, pack = 99, conflict_a = 344021, conflict_c = 1359, stall = 149, a_near = 456,
      a_far = 408, b_near = 346, b_far = 456, c_near = 23, apart_near = 313, brief = 80, column = 638,
      seam = 422, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x512", family = "panel",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 1, 3, 6, 9], g_ps = [72177, 4696028, 13107507, 29294956, 50894167],
      g_slope = [4623851, 4205739, 5395816, 7199737, 9238902], edge_columns = 32, visit = 4992, loop = 4500,
      fma = 251, pack = 161, conflict_a = 32611, conflict_c = 1324, stall = 78, a_near = 183, a_far = 24,
      b_near = 193, b_far = 194, c_near = 121, once_near = 115, apart_near = 73, apart_far = 178, brief = 68,
      column = 402, seam = 340, reread = 246
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x8x256", family = "sweep",
    tile = #dynmlir.tile<16, 8, 256>, packed = false, model = {
      g_t = [0, 3, 4, 9, 13, 28], g_ps = [53930, 4431607, 7741082, 13596580, 13966699, 34960185],
      g_slope = [1459225, 3309475, 1171099, 92529, 1399565, 554308], region = 1465, visit = 3095, fma = 288,
      conflict_a = 19207, conflict_b = 4757, conflict_c = 1453, mask = 217, split = 1230, stall = 33,
      a_near = 84, b_near = 422, b_far = 1024, c_near = 82, c_far = 419, rows_near = 187, rows_far = 1024,
      once_near = 204, once_far = 463, apart_near = 255, apart_far = 9
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 4, 6, 9, 19, 28], g_ps = [45835, 5353864, 9580071, 11830540, 34081846, 47652037],
      g_slope = [1327007, 2113103, 750156, 2225130, 1507799, 5590670], edge_columns = 8, region = 4611,
      visit = 4841, loop = 1128, fma = 297, edge = 158, conflict_a = 17705, conflict_b = 619,
      conflict_c = 524, split = 499, stall = 43, a_near = 51, a_far = 51, b_near = 197, b_far = 201,
      c_near = 137, c_far = 156, rows_near = 57, once_near = 120, once_far = 180, apart_near = 143,
      apart_far = 217
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9, 13], g_ps = [33806, 6340067, 15019519, 30345551, 40872122, 68344906],
      g_slope = [6306261, 4339726, 15326032, 2105314, 6868196, 15092909], region = 11495, visit = 2478,
      fma = 463, edge = 3, pack = 1428, conflict_a = 82, split = 915, a_near = 110, a_far = 149, b_near = 745,
      b_far = 223, c_far = 1024, rows_near = 1024, once_near = 565, once_far = 956, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [84064, 71727833], g_slope = [11940628, 12662644], region = 13910, visit = 5885,
      fma = 349, edge = 156, pack = 1107, conflict_a = 650, split = 526, a_near = 53, a_far = 307,
      b_near = 996, b_far = 526, c_near = 314, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 73
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [50250, 7233708, 39661808, 39661808, 62548806, 171729652],
      g_slope = [7183458, 10809366, 0, 7628999, 27295211, 6084337], region = 8210, visit = 3743, fma = 448,
      edge = 153, pack = 820, conflict_a = 4899, split = 823, a_near = 171, a_far = 28, b_near = 719,
      b_far = 645, rows_near = 1024, rows_far = 1024, once_near = 700, once_far = 1024, reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 2, 4], g_ps = [64657, 21004720, 39933784], g_slope = [10470031, 9464532, 11078162],
      region = 2444, visit = 6140, loop = 2292, fma = 317, edge = 433, pack = 207, conflict_a = 14470,
      conflict_c = 2470, a_near = 84, a_far = 16, b_near = 401, b_far = 265, c_far = 303, rows_near = 98,
      once_near = 233, once_far = 736, apart_near = 268, apart_far = 1024, brief = 21, column = 358,
      reread = 83
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [39326, 12399136, 35501289, 36838930, 58837560, 139095362],
      g_slope = [12359810, 23102153, 1337641, 21998630, 40128901, 18328581], region = 2009, visit = 5825,
      loop = 2979, fma = 322, edge = 347, pack = 215, conflict_a = 8415, conflict_c = 2436, stall = 45,
      a_near = 73, a_far = 20, b_near = 164, b_far = 222, c_far = 49, rows_near = 184, rows_far = 1024,
      once_near = 52, once_far = 935, apart_near = 328, apart_far = 1024, brief = 145, column = 401,
      seam = 12, reread = 100
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 13], g_ps = [74307, 21422500, 25986000, 42479353, 100934000, 238661200],
      g_slope = [10674096, 4563500, 16493353, 29227323, 19675314, 10142971], edge_columns = 16, visit = 3805,
      loop = 7966, fma = 278, edge = 285, pack = 100, conflict_a = 4625, conflict_c = 1449, conflict = 7090,
      stall = 78, a_near = 175, b_near = 334, b_far = 69, rows_far = 1024, once_near = 162, once_far = 1024,
      apart_near = 115, column = 705, seam = 539, reread = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 4, 9, 13], g_ps = [39350, 4878345, 11500676, 20559053, 63346104, 144796333],
      g_slope = [4838995, 6622331, 4529188, 8557410, 20362557, 10842889], edge_columns = 16, region = 5906,
      visit = 3779, loop = 1502, fma = 276, edge = 103, pack = 198, conflict_a = 11410, conflict_c = 1718,
      stall = 42, a_near = 161, a_far = 29, b_near = 130, b_far = 402, rows_far = 1024, once_near = 122,
      once_far = 1024, apart_near = 115, brief = 88, column = 350, seam = 260, reread = 75
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 4, k = 19}, kernels = [
    "sweep_16x8x256", "dot_8x1x4096", "tall_16x16x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20}, at_most = {n = 2}, kernels = [
    "sweep_16x8x256", "dot_4x2x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 20, n = 3}, at_most = {n = 4, k = 259}, kernels = [
    "sweep_16x8x256", "dot_4x4x4096", "dot_8x1x4096", "tall_16x16x2048", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {k = 260, n = 3}, at_most = {n = 4}, kernels = [
    "sweep_16x8x256", "dot_4x4x4096", "dot_8x1x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5}, at_most = {n = 16, mn = 277, k = 132}, kernels = [
    "sweep_16x8x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, k = 133}, at_most = {n = 16, mn = 277}, kernels = [
    "sweep_16x8x256", "sweep_6x64x256", "dot_4x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 5, mn = 278}, at_most = {n = 8}, kernels = [
    "sweep_16x8x256", "dot_4x4x4096", "tall_16x16x1024", "tall_16x16x2048", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 9, mn = 278}, at_most = {n = 16}, kernels = [
    "tall_16x16x1024", "tall_16x16x2048", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17}, at_most = {m = 5, nk = 504226}, kernels = [
    "skinny_2x128x8", "skinny_6x64x32", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 504227}, at_most = {m = 5, nk = 5529862}, kernels = [
    "skinny_14x32x16", "skinny_2x128x8", "skinny_6x64x32", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6}, at_most = {m = 14, nk = 508592}, kernels = [
    "skinny_6x64x32", "skinny_8x32x8", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 6, nk = 508593}, at_most = {m = 14, nk = 5529862}, kernels = [
    "block_14x32x1024", "skinny_14x32x16", "skinny_6x64x32", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, nk = 5529863}, at_most = {m = 14}, kernels = [
    "skinny_14x32x16", "skinny_6x64x32", "skinny_8x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15}, at_most = {k = 16, mn = 528368, n = 93}, kernels = [
    "block_14x32x1024", "panel_1x128x256", "tall_6x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 15}, at_most = {k = 7, mn = 528368}, kernels = [
    "skinny_2x128x8", "panel_1x128x256", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 94, m = 15, k = 8}, at_most = {k = 16, mn = 528368}, kernels = [
    "skinny_6x64x32", "panel_1x128x256", "panel_6x64x512", "sweep_6x64x256", "tall_6x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, mn = 528369}, at_most = {k = 8}, kernels = [
    "skinny_14x32x16", "skinny_6x64x32", "skinny_8x32x8", "panel_1x128x256", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, mn = 528369, k = 9}, at_most = {k = 16}, kernels = [
    "skinny_14x32x16", "skinny_6x64x32", "panel_1x128x256", "sweep_6x64x256", "tall_6x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 17}, at_most = {m = 37, nk = 736405}, kernels = [
    "block_14x32x1024", "panel_6x64x512", "sweep_6x64x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 15, k = 17, nk = 736406}, at_most = {m = 19}, kernels = [
    "skinny_14x32x16", "skinny_6x64x32", "skinny_8x32x8", "sweep_6x64x256", "tall_6x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 20, k = 17, nk = 736406}, at_most = {m = 37}, kernels = [
    "skinny_14x32x16", "skinny_6x64x32", "panel_6x64x512", "sweep_6x64x256", "tall_6x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 38, k = 17}, at_most = {mk = 265703, nk = 293135}, kernels = [
    "block_14x32x1024", "panel_6x64x512", "sweep_6x64x256", "tall_6x64x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 38, k = 17, nk = 293136}, at_most = {mk = 265703}, kernels = [
    "block_14x32x1024", "panel_6x64x512", "sweep_6x64x256", "tall_6x64x1024", "tall_8x32x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 17, m = 38, k = 17, mk = 265704}, at_most = {}, kernels = [
    "block_14x32x1024", "panel_6x64x512", "tall_16x16x2048", "tall_6x64x1024", "tall_8x32x1024"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @sapphirerapids} : () -> ()
