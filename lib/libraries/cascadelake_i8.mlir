// Micro-kernels for x86-64-v4 with VNNI: Cascade Lake, Ice Lake, Zen 4 and later, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 74 synthetic shapes, 2026-11-20, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 40, n_pred 16, levels measured [0].
// 23 of 36 candidates kept (1207 generated); the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.052, worst 1.38
// predicted against measured time: median error 9.3 %; g: 8.1 % at most
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, table_f32 = 1, masked_access = 1, dot_i8 = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_2x64x4096", family = "direct",
    tile = #dynmlir.tile<2, 64, 4096>, packed = false, model = {
      g_t = [0], g_ps = [64615], g_slope = [18135172], region = 6079, visit = 5036,
      loop = 3545, fma = 497, edge = 10, conflict_a = 18808, split = 199, stall = 26, a_far = 1024,
      b_far = 1024, c_far = 1024, rows_far = 1024, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x2048", family = "direct",
    tile = #dynmlir.tile<5, 64, 2048>, packed = false, model = {
      g_t = [0], g_ps = [102182], g_slope = [19952807], region = 166, visit = 5599,
      loop = 4819, fma = 502, edge = 11, conflict_a = 23847, conflict = 2118, split = 163, stall = 26,
      a_far = 1024, b_far = 1024, c_near = 637, c_far = 1024, rows_near = 475, rows_far = 1024,
      once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x32x16", family = "stream",
    tile = #dynmlir.tile<6, 32, 16>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [52594, 120821, 267818], g_slope = [68227, 146997, 121070], most_rows = 18,
      region = 650, visit = 512, fma = 550, conflict_b = 2451, conflict_c = 401, conflict = 2769, split = 456,
      stall = 26, a_near = 1024, a_far = 26, b_near = 409, b_far = 26, c_far = 106, rows_far = 106,
      once_far = 106, apart_far = 106, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 1, 28, 42, 63], g_ps = [68988, 176987, 2209980, 4267738, 4780662],
      g_slope = [107999, 75296, 146982, 24424, 75567], edge_columns = 32, most_rows = 12, region = 983,
      visit = 41, loop = 2545, fma = 474, edge = 28, conflict_b = 1010, conflict_c = 306, conflict = 1164,
      split = 7, stall = 26, a_near = 1024, a_far = 26, b_near = 166, b_far = 26, c_near = 81, c_far = 222,
      rows_far = 222, once_far = 299, apart_far = 299, column = 926, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x32x8192", family = "tall",
    tile = #dynmlir.tile<6, 32, 8192>, packed = true, model = {
      g_t = [0, 6], g_ps = [63342, 129917556], g_slope = [21642369, 22670523], edge_columns = 16,
      visit = 5093, loop = 7805, fma = 79, edge = 62, pack = 109, conflict_a = 5889, conflict = 18982,
      stall = 26, a_near = 426, a_far = 1024, b_far = 1024, rows_far = 1024, once_near = 426, once_far = 1024,
      apart_far = 1024, column = 215
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_2x64x4096", family = "tall",
    tile = #dynmlir.tile<2, 64, 4096>, packed = true, model = {
      g_t = [0], g_ps = [80547], g_slope = [22004855], edge_columns = 16, region = 6533, visit = 4719,
      loop = 7537, fma = 77, edge = 71, pack = 107, conflict_a = 7552, conflict = 16728, stall = 26,
      a_near = 598, a_far = 1024, b_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 572,
      once_far = 1024, apart_near = 11, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x2048", family = "tall",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0], g_ps = [136033], g_slope = [22566004], edge_columns = 16, region = 11558, visit = 6262,
      loop = 13932, fma = 79, edge = 155, pack = 94, conflict_a = 6916, conflict = 21028, stall = 26,
      a_near = 433, a_far = 1024, b_far = 1024, c_near = 162, rows_near = 1024, rows_far = 1024,
      once_near = 547, once_far = 1024, apart_far = 1024, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x4096", family = "tall",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [116845, 157254552], g_slope = [12087515, 11706647], edge_columns = 16,
      visit = 5715, loop = 10146, fma = 82, edge = 75, pack = 111, conflict_a = 8180, conflict = 29693,
      stall = 26, a_near = 407, a_far = 1024, b_far = 1024, rows_far = 1024, once_near = 469, once_far = 1024,
      apart_near = 23, apart_far = 1024, column = 906, reread = 179
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x4096", family = "tall",
    tile = #dynmlir.tile<16, 16, 4096>, packed = true, model = {
      g_t = [0], g_ps = [144218], g_slope = [20400705], region = 312, visit = 9233, loop = 151, fma = 91,
      pack = 198, conflict_a = 17036, conflict_c = 38306, conflict = 72745, stall = 742, a_far = 1024,
      b_near = 924, b_far = 1024, c_near = 7, c_far = 1024, rows_near = 1024, rows_far = 267, once_near = 231,
      once_far = 382, apart_near = 189, apart_far = 329, column = 781, reread = 840
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x32x8192", family = "panel",
    tile = #dynmlir.tile<6, 32, 8192>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [21689078], region = 1275, visit = 6822, fma = 65, pack = 138,
      conflict_a = 4198, conflict_c = 29332, conflict = 8352, stall = 333, b_far = 1024, once_near = 390,
      reread = 406
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_2x64x4096", family = "panel",
    tile = #dynmlir.tile<2, 64, 4096>, packed = true, model = {
      g_t = [0, 2], g_ps = [10000, 42289351], g_slope = [21139675, 22551407], edge_columns = 32, visit = 5416,
      loop = 31484, fma = 71, edge = 127, pack = 100, conflict_a = 6823, conflict_c = 15839, stall = 26,
      rows_near = 821, rows_far = 908, once_near = 402, once_far = 608, apart_near = 329, apart_far = 120,
      reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x128x2048", family = "panel",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0, 1, 3], g_ps = [139665, 21854775, 74552517], g_slope = [21715110, 26348871, 22211780],
      edge_columns = 32, visit = 6264, loop = 38202, fma = 67, edge = 220, pack = 84, conflict_c = 23110,
      stall = 26, rows_near = 1024, rows_far = 429, once_near = 264, once_far = 429, apart_near = 357,
      apart_far = 429, reread = 953
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x1536", family = "panel",
    tile = #dynmlir.tile<5, 64, 1536>, packed = true, model = {
      g_t = [0], g_ps = [87292], g_slope = [9671924], edge_columns = 32, visit = 6150, loop = 38210, fma = 71,
      edge = 190, pack = 96, conflict_c = 35341, stall = 26, rows_near = 162, rows_far = 429, once_near = 163,
      once_far = 429, apart_near = 546, apart_far = 429, reread = 921
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x4096", family = "panel",
    tile = #dynmlir.tile<8, 32, 4096>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [97451, 11742941, 52563897], g_slope = [11645490, 13606985, 11624213],
      region = 177, visit = 7723, fma = 68, pack = 140, conflict_a = 4462, conflict_c = 45805,
      conflict = 38086, stall = 333, b_far = 1024, once_near = 493, apart_near = 128, column = 204,
      reread = 938
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x32x512", family = "block",
    tile = #dynmlir.tile<6, 32, 512>, packed = true, model = {
      g_t = [0, 6], g_ps = [38488, 7851525], g_slope = [1302172, 1420443], region = 1631, visit = 6390,
      fma = 68, pack = 132, conflict_a = 2165, conflict_c = 45048, stall = 26, rows_near = 1024,
      rows_far = 101, once_near = 51, once_far = 129, apart_far = 129, reread = 264
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x64x4096", family = "block",
    tile = #dynmlir.tile<2, 64, 4096>, packed = true, model = {
      g_t = [0], g_ps = [11390], g_slope = [22139466], edge_columns = 32, visit = 4678, loop = 36766,
      fma = 71, edge = 123, pack = 98, conflict_a = 11020, conflict_c = 16065, stall = 26, rows_near = 742,
      once_near = 438, apart_near = 315, reread = 271
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x128x2048", family = "block",
    tile = #dynmlir.tile<3, 128, 2048>, packed = true, model = {
      g_t = [0], g_ps = [127969], g_slope = [22422544], edge_columns = 32, visit = 6387, loop = 43807,
      fma = 68, edge = 244, pack = 79, conflict_c = 17497, stall = 26, rows_near = 1024, once_near = 464,
      apart_near = 232, reread = 766
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x1024", family = "block",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2], g_ps = [96706, 5932964], g_slope = [2918129, 3084536], region = 593, visit = 7196,
      fma = 72, edge = 1, pack = 135, conflict_a = 2085, conflict_c = 70650, stall = 26, rows_near = 1024,
      rows_far = 101, once_near = 3, once_far = 129, apart_near = 240, apart_far = 129, reread = 898
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x1024", family = "block",
    tile = #dynmlir.tile<5, 64, 1024>, packed = true, model = {
      g_t = [0, 2], g_ps = [105045, 12391349], g_slope = [6143152, 6541563], edge_columns = 32, visit = 5937,
      loop = 43744, fma = 72, edge = 219, pack = 88, conflict_c = 26533, stall = 26, rows_near = 1024,
      once_near = 455, reread = 887
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x16384", family = "dot",
    tile = #dynmlir.tile<8, 2, 16384>, packed = true, model = {
      g_t = [0], g_ps = [16545], g_slope = [25658091], region = 11536, visit = 6309, fma = 421, edge = 23,
      pack = 771, conflict_a = 127, split = 1, stall = 26, a_near = 6, b_near = 1024, c_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 58
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x16384", family = "dot",
    tile = #dynmlir.tile<3, 8, 16384>, packed = true, model = {
      g_t = [0], g_ps = [30348], g_slope = [47532455], fma = 405, pack = 643, stall = 26, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x16384", family = "dot",
    tile = #dynmlir.tile<4, 1, 16384>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [15552560], region = 1253, visit = 1399, loop = 3895, fma = 421,
      edge = 27, pack = 449, conflict_a = 368, split = 169, stall = 460, a_near = 1, a_far = 358,
      b_near = 1024, b_far = 1024, c_near = 990, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x16384", family = "dot",
    tile = #dynmlir.tile<8, 1, 16384>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [17635998], region = 62, visit = 2706, loop = 2453, fma = 421,
      edge = 3, pack = 508, conflict_a = 199, split = 147, stall = 26, a_near = 67, a_far = 466,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 1024, once_far = 1024, reread = 43
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {mnk = 7419}, kernels = [
    "tall_16x16x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420}, at_most = {n = 3}, kernels = [
    "tall_16x16x4096", "dot_8x2x16384", "dot_4x1x16384", "dot_8x1x16384"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 4}, at_most = {n = 16, mk = 17377}, kernels = [
    "tall_16x16x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 4, mk = 17378}, at_most = {n = 16, k = 286}, kernels = [
    "tall_8x32x4096", "tall_16x16x4096", "dot_3x8x16384"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 4, mk = 17378, k = 287}, at_most = {n = 16}, kernels = [
    "tall_6x32x8192", "tall_8x32x4096", "dot_8x1x16384"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 17}, at_most = {m = 2}, kernels = [
    "direct_2x64x4096", "stream_6x32x16", "stream_4x64x8", "tall_2x64x4096", "block_6x32x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 17, m = 3}, at_most = {k = 17, n = 1448}, kernels = [
    "direct_5x64x2048", "tall_3x128x2048", "tall_8x32x4096", "panel_3x128x2048", "block_5x64x1024"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 1449, m = 3}, at_most = {k = 17}, kernels = [
    "stream_4x64x8", "tall_3x128x2048", "panel_3x128x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 17, m = 3, k = 18}, at_most = {n = 113}, kernels = [
    "tall_8x32x4096", "panel_6x32x8192", "panel_5x64x1536", "panel_8x32x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 114, m = 3, k = 18}, at_most = {n = 944, k = 281}, kernels = [
    "tall_2x64x4096", "panel_3x128x2048", "block_6x32x512"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 114, m = 3, k = 282}, at_most = {n = 944}, kernels = [
    "tall_2x64x4096", "panel_6x32x8192", "panel_3x128x2048", "block_2x64x4096", "block_3x128x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mnk = 7420, n = 945, m = 3, k = 18}, at_most = {}, kernels = [
    "tall_2x64x4096", "panel_2x64x4096", "panel_3x128x2048", "block_3x128x2048", "block_8x32x1024"
  ]} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @cascadelake} : () -> ()
