// Micro-kernels for x86-64-v4, f64 x f64 to f64: those of x86_64_v4.mlir with as many vectors and bytes, and their
// coefficients; what counts elements (packing, conflicts) twice.
// Measured on AMD EPYC, one thread, as f32; checked on 46 synthetic shapes of f64: chosen against the best of 34 candidates 1.053, worst 1.40.
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  dram_mbs = 28000, dram_all_mbs = 56000, l1_bytes = 32768, l2_bytes = 1048576, l3_bytes = 33554432, l3_mbs = 98000,
  masks_cheap = 1, table_f32 = 1, peak_mflops_per_pe = 118000, vector_bits = 512, vector_registers = 32, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x32x512", family = "direct",
    tile = #dynmlir.tile<6, 32, 512>, packed = false, model = {
      g_t = [0, 1, 2, 4], g_ps = [44857, 6954994, 13988057, 29615982],
      g_slope = [6910137, 7033063, 7813962, 6868258], a_far = 199, apart_far = 549, apart_near = 45,
      b_far = 287, c_far = 465, c_near = 310, column = 1024, conflict = 11054, conflict_b = 1722,
      conflict_c = 1928, edge = 76, fma = 270, loop = 14532, once_far = 35, once_near = 50, region = 30642,
      reread = 34, rows_far = 545, split = 92, stall = 129, visit = 3263, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x32x256", family = "direct",
    tile = #dynmlir.tile<4, 32, 256>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [51883, 4722584, 14637057, 23500413],
      g_slope = [2335350, 2478618, 2954452, 2265744], a_far = 331, apart_far = 512, apart_near = 52,
      b_far = 286, c_far = 493, c_near = 232, column = 1024, conflict = 10010, conflict_b = 3982,
      conflict_c = 2353, edge = 118, fma = 275, loop = 12724, once_far = 70, once_near = 29, region = 34522,
      reread = 43, split = 59, stall = 113, visit = 2735, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x512", family = "direct",
    tile = #dynmlir.tile<8, 16, 512>, packed = false, model = {
      g_t = [0, 1, 3, 9], g_ps = [73984, 4698297, 14076857, 44284857],
      g_slope = [4624313, 4689280, 5034666, 4637966], a_far = 112, apart_far = 773, apart_near = 81,
      b_far = 547, b_near = 54, c_far = 564, column = 941, conflict = 5934, conflict_b = 5944,
      conflict_c = 3731, edge = 124, fma = 276, loop = 2295, once_far = 159, once_near = 35, region = 42671,
      reread = 48, split = 202, stall = 15, visit = 2962, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x512", family = "direct",
    tile = #dynmlir.tile<12, 8, 512>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [66712, 18544940, 28749607, 43776257],
      g_slope = [4619557, 5102333, 5008883, 4766593], a_far = 180, apart_far = 794, apart_near = 82,
      b_far = 571, b_near = 26, c_far = 353, column = 305, conflict_a = 18162, conflict_b = 21078,
      conflict_c = 8305, edge = 26, fma = 236, loop = 3367, once_near = 32, region = 33001, reread = 167,
      rows_far = 1024, split = 814, stall = 158, visit = 4170
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x8x512", family = "direct",
    tile = #dynmlir.tile<8, 8, 512>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [34804, 2389239, 9180407, 31930571],
      g_slope = [2354435, 2263722, 2527796, 2300747], a_far = 101, apart_far = 673, apart_near = 56,
      b_far = 727, c_far = 594, column = 295, conflict_a = 2612, conflict_b = 27376, conflict_c = 4571,
      edge = 51, fma = 233, loop = 1266, once_near = 70, region = 38894, reread = 81, rows_far = 1024,
      split = 681, stall = 182, visit = 2768
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [75439, 162014, 164312, 245875], g_slope = [86575, 2298, 81563, 49599],
      a_far = 350, apart_far = 54, b_far = 504, b_near = 12, conflict_a = 21932, conflict_c = 117, fma = 276,
      most_rows = 24, once_far = 217, region = 32016, reread = 954, rows_far = 1024, rows_near = 650,
      split = 354, visit = 2156, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x8x8", family = "stream",
    tile = #dynmlir.tile<8, 8, 8>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [47339, 108136, 174035, 334151], g_slope = [20265, 65899, 32023, 28422],
      a_far = 833, b_far = 549, conflict_a = 20244, conflict_c = 194, fma = 243, loop = 35, most_rows = 24,
      once_far = 216, region = 42540, reread = 462, rows_far = 1024, rows_near = 816, split = 647, visit = 950
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x16", family = "stream",
    tile = #dynmlir.tile<8, 16, 16>, packed = false, model = {
      g_t = [0, 1, 2, 316], g_ps = [101820, 195533, 267885, 27974732], g_slope = [93713, 72352, 88238, 90057],
      a_far = 176, apart_far = 152, apart_near = 34, b_far = 331, b_near = 16, c_far = 140, conflict_a = 2454,
      conflict_c = 411, edge = 11, fma = 266, most_rows = 24, once_far = 131, region = 54447, reread = 467,
      rows_far = 1024, rows_near = 363, split = 7, stall = 64, visit = 3355, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x32x8", family = "stream",
    tile = #dynmlir.tile<4, 32, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [72052, 167103, 295102, 308686], g_slope = [47525, 127999, 13584, 52964],
      a_far = 1024, apart_far = 290, apart_near = 31, b_far = 163, b_near = 91, c_far = 2, conflict_c = 192,
      fma = 251, loop = 2685, most_rows = 12, region = 31438, reread = 1024, rows_far = 1024, split = 197,
      stall = 48, visit = 1123, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x32x128", family = "sweep",
    tile = #dynmlir.tile<6, 32, 128>, packed = false, model = {
      g_t = [0, 2, 19, 28], g_ps = [82003, 3649978, 35473000, 60207357],
      g_slope = [1783987, 1871942, 2748261, 1195464], apart_far = 334, apart_near = 40, b_far = 700,
      b_near = 47, c_far = 571, c_near = 476, conflict = 2102, conflict_a = 33448, conflict_c = 565,
      edge = 139, fma = 280, loop = 6627, once_far = 360, once_near = 34, region = 31863, rows_far = 437,
      split = 4, stall = 149, visit = 3468, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x128", family = "sweep",
    tile = #dynmlir.tile<8, 16, 128>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [60393, 1352175, 25613524, 53727057],
      g_slope = [1291782, 1347852, 3123725, 0], apart_far = 329, apart_near = 91, b_far = 1024, b_near = 108,
      c_far = 603, c_near = 306, conflict = 7800, conflict_a = 77466, conflict_b = 1554, edge = 222,
      fma = 274, once_far = 596, once_near = 28, region = 29358, rows_far = 563, split = 124, stall = 76,
      visit = 3727, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x8x128", family = "sweep",
    tile = #dynmlir.tile<8, 8, 128>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [10000, 689985, 12116295, 27496607],
      g_slope = [679985, 634795, 1708923, 0], apart_far = 127, apart_near = 101, b_far = 1024, b_near = 122,
      c_far = 516, c_near = 96, conflict_a = 117914, conflict_b = 8888, edge = 243, fma = 225, once_far = 640,
      once_near = 38, region = 32159, rows_far = 1024, split = 585, stall = 194, visit = 3104
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x32x384", family = "panel",
    tile = #dynmlir.tile<6, 32, 384>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [79077, 7967278, 34022286, 56059107],
      g_slope = [7888201, 8685002, 11018410, 9365211], a_far = 39, apart_far = 102, apart_near = 257,
      b_far = 491, b_near = 147, c_far = 389, c_near = 137, column = 1024, conflict_c = 3057, fma = 272,
      loop = 7735, once_far = 524, pack = 226, region = 26615, rows_far = 1024, stall = 202, visit = 4456,
      edge_columns = 16
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x16x128", family = "block",
    tile = #dynmlir.tile<8, 16, 128>, packed = true, model = {
      g_t = [0, 1, 2, 9], g_ps = [85831, 2029135, 3499092, 15230940],
      g_slope = [1943304, 1469957, 1675978, 1969734], a_far = 138, apart_far = 118, apart_near = 147,
      b_far = 172, b_near = 52, c_far = 429, column = 547, conflict_c = 4943, edge = 180, fma = 272,
      once_far = 464, once_near = 39, pack = 344, region = 24319, reread = 18, rows_near = 254, stall = 55,
      visit = 4951
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x16x512", family = "tall",
    tile = #dynmlir.tile<8, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [132077, 8197312, 16426024, 29372714],
      g_slope = [8065235, 8228712, 12946690, 10926446], apart_far = 355, apart_near = 227, b_far = 1024,
      b_near = 254, c_far = 355, column = 674, conflict = 3084, conflict_a = 125532, conflict_c = 5824,
      fma = 269, loop = 1461, once_far = 796, pack = 354, region = 26285, reread = 91, stall = 59,
      visit = 3846, edge_columns = 8
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x8x512", family = "tall",
    tile = #dynmlir.tile<16, 8, 512>, packed = true, model = {
      g_t = [0, 2, 6, 13], g_ps = [148005, 27390635, 92525357, 204576857],
      g_slope = [13621315, 16283680, 16007357, 13568500], a_far = 44, apart_far = 1000, apart_near = 221,
      b_far = 1024, b_near = 395, c_far = 504, column = 235, conflict_a = 216330, conflict_c = 5683,
      fma = 251, loop = 1335, once_far = 366, pack = 518, region = 24107, reread = 66, rows_far = 1024,
      rows_near = 2, stall = 136, visit = 6015
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x2048", family = "dot",
    tile = #dynmlir.tile<4, 1, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [32075, 2204607, 3104486, 4189931],
      g_slope = [1086266, 899879, 1085445, 1268020], a_far = 330, a_near = 73, b_far = 1024, b_near = 1024,
      conflict_a = 5300, fma = 404, loop = 3407, once_far = 1024, once_near = 628, pack = 1520,
      region = 31891, reread = 107, rows_far = 1024, split = 245, visit = 956
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x2048", family = "dot",
    tile = #dynmlir.tile<8, 1, 2048>, packed = true, model = {
      g_t = [0, 3, 9, 13], g_ps = [65603, 5537319, 18699221, 26938232],
      g_slope = [1823905, 2193650, 2059752, 1954270], a_far = 441, a_near = 23, b_far = 1024, b_near = 1024,
      conflict_a = 6996, fma = 468, loop = 2505, once_far = 1024, once_near = 767, pack = 1322,
      region = 40773, reread = 85, rows_far = 1024, split = 256, visit = 2016
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x2048", family = "dot",
    tile = #dynmlir.tile<4, 2, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [58832, 3360092, 9441807, 12720295],
      g_slope = [3301260, 3040857, 3278488, 3423037], a_far = 378, a_near = 87, b_far = 1024, b_near = 1024,
      conflict_a = 4382, fma = 302, loop = 4482, once_far = 1024, once_near = 530, pack = 1876,
      region = 28438, reread = 106, rows_far = 1024, split = 228, visit = 2425
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x2048", family = "dot",
    tile = #dynmlir.tile<6, 4, 2048>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [58148, 13239170, 20488757, 61349357],
      g_slope = [6590511, 7249587, 6810100, 6387950], a_far = 480, a_near = 54, b_far = 1024, b_near = 1024,
      c_far = 678, edge = 229, fma = 256, loop = 2004, once_far = 1024, once_near = 504, pack = 1606,
      region = 27309, reread = 119, rows_far = 1024, split = 212, visit = 8880
    }} : () -> ()
}) {sym_name = "matmul_f64", operator = "matmul", element_types = [f64, f64, f64],
    device = @x86_64_v4} : () -> ()
