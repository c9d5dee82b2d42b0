// Micro-kernels for x86-64-v3: a core with AVX2, i8 x i8 to i32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 172 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 28 candidates kept (568 generated); the best of them against the best of all: 1.004 (geometric mean of times)
// chosen against the best of them: 1.064, worst 3.38
// predicted against measured time: median error 18.6 %; g: 24.7 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x256", family = "panel",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 28], g_ps = [10000, 1423793, 6654439, 6654439, 12531263, 53984238],
      g_slope = [1413793, 2615323, 0, 2938412, 1884226, 1087397], edge_columns = 8, region = 128976,
      visit = 1651, fma = 459, pack = 144, conflict_a = 39165, conflict_c = 1931650253743420,
      conflict = 28509581124815516, stall = 328, a_near = 1024, a_far = 1024, b_near = 399, b_far = 1024,
      c_far = 1024, rows_far = 26, once_far = 26, apart_near = 144, apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_1x64x256", family = "block",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [10000, 2373113, 7495278], g_slope = [2363113, 1707388, 1854739],
      edge_columns = 8, region = 72764, visit = 1480, fma = 472, pack = 153, conflict_a = 22724,
      conflict = 12765, stall = 26, a_near = 1024, a_far = 1024, b_near = 792, b_far = 1024, c_far = 1024,
      rows_far = 26, once_near = 10, once_far = 26, apart_near = 58, apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x1024", family = "block",
    tile = #dynmlir.tile<3, 32, 1024>, packed = true, model = {
      g_t = [0], g_ps = [358938], g_slope = [8836048], edge_columns = 8, region = 150033, visit = 3712,
      fma = 649, pack = 234, conflict_a = 45899, conflict_c = 756, conflict = 9410, stall = 26, a_near = 1024,
      a_far = 1024, b_far = 1024, c_near = 121, c_far = 1024, rows_far = 26, once_far = 26, apart_far = 26,
      reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 28], g_ps = [862437, 2534692, 62633885], g_slope = [1672255, 2225896, 2160146],
      edge_columns = 8, region = 153146, visit = 2783, fma = 649, pack = 214, conflict_a = 44693,
      conflict = 18104, stall = 26, a_near = 1024, a_far = 1024, b_far = 1024, c_near = 732, c_far = 1024,
      rows_far = 26, once_far = 26, apart_far = 26, reread = 805
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0], g_ps = [36001], g_slope = [11341227], region = 132169, visit = 2900, loop = 46685, fma = 438,
      edge = 591, pack = 2279, stall = 922, a_near = 132, c_near = 1024, rows_far = 26, once_far = 26,
      reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [12124863], region = 118738, visit = 2135, loop = 74334, fma = 478,
      pack = 1146, conflict_a = 20302, stall = 922, b_near = 1024, c_near = 1024, rows_near = 1024,
      rows_far = 26, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x2x4096", family = "dot",
    tile = #dynmlir.tile<1, 2, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [3123496], visit = 1337, loop = 20105, fma = 383, pack = 1114,
      conflict_a = 9919, split = 758, stall = 26, a_near = 81, b_near = 1024, rows_near = 1024, rows_far = 26,
      once_near = 845, once_far = 26, reread = 430
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3], g_ps = [10000, 84906094], g_slope = [28298698, 29482628], region = 579918, visit = 1603,
      loop = 2692, fma = 537, pack = 960, stall = 26, a_far = 1024, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26,
      reread = 4
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 4], g_ps = [10000, 28090920, 130081312], g_slope = [28080920, 33996797, 30609189],
      region = 191743, visit = 2930, loop = 9677, fma = 664, pack = 940, conflict_a = 2490, split = 148,
      stall = 647, a_near = 86, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 177
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 4, 6], g_ps = [10000, 14434333, 14975646, 48642500],
      g_slope = [7212166, 270656, 16833427, 7248429], region = 78872, visit = 3075, loop = 35888, fma = 529,
      edge = 187, pack = 1138, conflict_a = 86, split = 112, stall = 26, b_near = 1024, c_near = 1024,
      rows_near = 1024, rows_far = 26, once_near = 100, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_14x8x128", family = "tall",
    tile = #dynmlir.tile<14, 8, 128>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 28], g_ps = [936738, 3485800, 3485800, 13779060, 25188429, 48286971],
      g_slope = [2549062, 0, 2573315, 3803123, 1215712, 2757775], region = 147644, visit = 9358, loop = 2870,
      fma = 1045, edge = 1795, conflict_a = 205624, conflict_c = 39967924087958176,
      conflict = 8336988744357308, stall = 612, a_near = 1024, a_far = 1024, b_near = 1024, b_far = 1024,
      c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26,
      apart_near = 1024, apart_far = 26, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x16x2048", family = "tall",
    tile = #dynmlir.tile<3, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9], g_ps = [10000, 6512143, 30388814, 49093060, 66355098],
      g_slope = [6502143, 7958890, 9352123, 5754012, 14099690], edge_columns = 8, region = 280119,
      visit = 2419, loop = 4360, fma = 759, edge = 730, pack = 122, conflict_a = 98894,
      conflict_c = 39858091898586600, conflict = 12797251226753124, stall = 612, a_near = 1024, a_far = 1024,
      b_near = 2, b_far = 1024, c_far = 1024, rows_far = 26, once_near = 104, once_far = 26, apart_near = 806,
      apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 10620098, 18328727, 30078115, 45602753, 59177825],
      g_slope = [10610098, 7708629, 11749388, 15524638, 6787536, 10318667], edge_columns = 8, region = 251883,
      visit = 4093, loop = 2046, fma = 929, edge = 883, conflict_a = 129769, conflict_c = 39852689989033888,
      conflict = 12559115936872142, stall = 612, a_near = 1024, a_far = 1024, b_far = 1024, c_far = 1024,
      rows_far = 26, once_near = 457, once_far = 26, apart_near = 490, apart_far = 26, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x256", family = "tall",
    tile = #dynmlir.tile<1, 64, 256>, packed = true, model = {
      g_t = [0, 1, 4, 13, 19, 28], g_ps = [20450, 3266579, 4377687, 15940250, 34549113, 34549113],
      g_slope = [3246129, 370369, 1284729, 3101477, 0, 3468144], edge_columns = 8, region = 34340,
      visit = 1748, fma = 477, edge = 2412, pack = 157, conflict_a = 28323, conflict_c = 39712664929916208,
      conflict = 12874793010819630, stall = 612, a_near = 1024, a_far = 1024, b_near = 663, b_far = 1024,
      c_far = 1024, rows_far = 26, once_far = 26, apart_near = 129, apart_far = 26, reread = 1024
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @x86_64_v3} : () -> ()
