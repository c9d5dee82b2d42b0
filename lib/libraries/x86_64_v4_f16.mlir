// Micro-kernels for x86-64-v4, f16 x f16 to f32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 49 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 16 of 34 candidates kept; the best of them against the best of all: 1.001 (geometric mean of times)
// chosen against the best of them: 1.015, worst 1.17; on shapes held out: 1.054, worst 1.69
// predicted against measured time: median error 5.3 %; on shapes held out: 8.7 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, dram_all_mbs = 56000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x2048", family = "direct",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [14949, 20675112, 86429212, 271567212],
      g_slope = [20660163, 21918033, 20570888, 22286333], edge_columns = 32, region = 3840, visit = 2373,
      loop = 3253, fma = 382, edge = 104, conflict_b = 781113862770293, conflict_c = 2137680267999359,
      conflict = 119975874339809, stall = 730, b_near = 840, c_near = 964, rows_near = 1024, rows_far = 1024,
      once_far = 1024, apart_near = 220, apart_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x1024", family = "direct",
    tile = #dynmlir.tile<4, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 6], g_ps = [1673944, 8567712, 26651812, 47685012],
      g_slope = [6893768, 6028033, 10516600, 5859823], edge_columns = 32, region = 2685, visit = 1955,
      loop = 3728, fma = 357, edge = 195, conflict_a = 9809, conflict_b = 8650259368857791,
      conflict_c = 3727933479027684, conflict = 5205374875091748, stall = 596, c_near = 699, rows_near = 1024,
      rows_far = 1024, once_far = 1024, apart_near = 174, apart_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x512", family = "direct",
    tile = #dynmlir.tile<8, 32, 512>, packed = false, model = {
      g_t = [0, 1, 2, 3], g_ps = [10000, 3806694, 11587837, 14545981],
      g_slope = [3796694, 7781143, 2958144, 4630920], edge_columns = 16, visit = 4107, fma = 431,
      conflict_b = 26, conflict_c = 26, conflict = 26, split = 1379, stall = 26, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 177, c_far = 1024, rows_near = 1024, rows_far = 1024,
      once_near = 246, once_far = 1024, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 1, 2, 474], g_ps = [10000, 11842, 72419, 29858212], g_slope = [1842, 60577, 63105, 49404],
      most_rows = 24, region = 6534, fma = 620, conflict_a = 26, conflict_b = 26, conflict_c = 26,
      conflict = 26, stall = 26, a_near = 1024, a_far = 26, b_near = 1024, b_far = 26, c_far = 121,
      rows_near = 1024, rows_far = 121, once_far = 151, apart_far = 151, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x16", family = "stream",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 1, 2, 474], g_ps = [10000, 89857, 224428, 64603545],
      g_slope = [79857, 134571, 136396, 132713], edge_columns = 16, most_rows = 24, region = 235,
      visit = 1451, fma = 451, conflict_a = 26, conflict_b = 26, conflict_c = 26, conflict = 26, split = 934,
      stall = 26, a_near = 1024, a_far = 26, b_far = 26, c_near = 1024, c_far = 373, rows_near = 1024,
      rows_far = 374, once_near = 109, once_far = 306, apart_far = 306, reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 94, 141, 211], g_ps = [10000, 5570260, 12482045, 12482045],
      g_slope = [59151, 147059, 0, 64368], edge_columns = 16, most_rows = 12, visit = 3256, fma = 334,
      edge = 73, conflict_a = 26, conflict_b = 26, conflict_c = 26, conflict = 26, split = 34, stall = 26,
      a_near = 120, a_far = 26, b_near = 385, b_far = 26, c_near = 67, c_far = 308, rows_near = 57,
      rows_far = 532, once_near = 19, once_far = 484, apart_near = 19, apart_far = 484, column = 109,
      reread = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [65938, 3679831, 10918289, 20794212],
      g_slope = [3613893, 3619229, 9875923, 3490833], edge_columns = 32, visit = 6097, loop = 1210, fma = 288,
      pack = 138, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 1024, b_far = 1024,
      c_near = 203, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 341, once_far = 1024,
      apart_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 4, 6, 19], g_ps = [48258, 12097323, 17779045, 58876712],
      g_slope = [3012266, 2840861, 3161359, 2843369], edge_columns = 32, visit = 6629, loop = 1008, fma = 328,
      pack = 123, conflict_c = 26, conflict = 26, stall = 26, a_near = 744, a_far = 1024, b_far = 1024,
      c_near = 197, c_far = 1024, rows_near = 1024, rows_far = 1024, once_far = 1024, apart_near = 253,
      apart_far = 1024, column = 982, reread = 184
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 3, 4, 19], g_ps = [60848, 7249532, 9431450, 47701212],
      g_slope = [2396228, 2181918, 2551317, 2476869], edge_columns = 32, visit = 6129, loop = 1150, fma = 287,
      pack = 141, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 1024, b_far = 1024,
      c_near = 221, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 382, once_far = 1024,
      apart_far = 1024, column = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [10000, 8921258, 46755812, 79021545],
      g_slope = [8911258, 12611518, 16132866, 7611282], edge_columns = 16, visit = 4763, fma = 445, edge = 75,
      pack = 143, conflict_a = 54342, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 922,
      b_near = 1024, c_near = 210, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 347,
      once_far = 1024, apart_far = 1024, reread = 672
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [10000, 3095772, 6994736, 7214506],
      g_slope = [771443, 1949482, 73256, 805717], visit = 1713, loop = 1970, fma = 368, pack = 2422,
      conflict_a = 1421, stall = 26, a_near = 59, a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 9, 13], g_ps = [10000, 1319008, 12063379, 23723784],
      g_slope = [1309008, 1343046, 2915101, 458309], visit = 3333, loop = 1008, fma = 400, pack = 2441,
      conflict_a = 1792, a_near = 75, a_far = 1024, b_near = 1024, b_far = 1024, rows_near = 948,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 13], g_ps = [10000, 19190295, 28440545, 127698712],
      g_slope = [9590147, 9250250, 9925816, 9685083], visit = 3393, loop = 779, fma = 314, pack = 2467,
      conflict_a = 2308, stall = 26, a_near = 29, a_far = 607, b_near = 1024, b_far = 1024, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [1478260, 10319712, 20663012, 30981462],
      g_slope = [8841452, 10343300, 10318450, 11080734], visit = 6798, fma = 314, pack = 2424,
      conflict_a = 2286, stall = 26, a_near = 36, a_far = 530, b_near = 1024, b_far = 1024, c_near = 969,
      rows_near = 786, rows_far = 1024, once_near = 1024, once_far = 1024, reread = 28
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [27462, 38489412, 61225212, 77158545],
      g_slope = [19230975, 22735800, 15933333, 19910177], visit = 6571, fma = 283, edge = 783, pack = 2105,
      conflict_a = 3043, stall = 26, a_far = 751, b_near = 1024, b_far = 1024, c_near = 381, rows_near = 1024,
      rows_far = 1024, once_near = 1024, once_far = 1024, reread = 13
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 13], g_ps = [10000, 37685926, 78073545, 482980212],
      g_slope = [37675926, 40387619, 36809697, 37086666], visit = 6894, loop = 1669, fma = 278, edge = 2591,
      pack = 1628, conflict_a = 20708, split = 158, stall = 26, a_near = 75, a_far = 20, b_near = 1024,
      b_far = 1024, c_far = 353, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26,
      reread = 231
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v4} : () -> ()
