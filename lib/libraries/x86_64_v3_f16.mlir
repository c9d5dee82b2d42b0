// Micro-kernels for x86-64-v3: a core with AVX2, f16 x f16 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 175 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 14 of 31 candidates kept (568 generated); the best of them against the best of all: 1.009 (geometric mean of times)
// chosen against the best of them: 1.052, worst 2.38
// predicted against measured time: median error 15.2 %; g: 8.5 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 6], g_ps = [880993, 209819250], g_slope = [34823042, 33688792], region = 268792, visit = 2433,
      loop = 28880, fma = 381, pack = 3227, conflict_a = 8034, split = 550, stall = 289, a_near = 9,
      a_far = 1024, b_near = 1024, b_far = 1024, c_near = 962, c_far = 1024, rows_near = 1024, reread = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [52586, 74460231, 131904706], g_slope = [74407645, 57444475, 64516092],
      region = 139612, visit = 2116, loop = 55266, fma = 372, pack = 3081, conflict_a = 43886, split = 590,
      stall = 297, b_near = 1024, b_far = 1024, c_near = 325, c_far = 1024, rows_near = 1024,
      once_near = 1024, reread = 35
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_14x1x4096", family = "dot",
    tile = #dynmlir.tile<14, 1, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 9, 13], g_ps = [10000, 139061214, 239696222, 357962235, 444825324],
      g_slope = [34762803, 50317504, 39422004, 21715772, 35996959], region = 53489, visit = 6407, fma = 1040,
      pack = 2807, conflict_a = 38181, split = 194, a_near = 152, a_far = 1024, b_near = 662, b_far = 1024,
      c_near = 1024, c_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 4], g_ps = [32564, 67158714, 142933412], g_slope = [33563075, 37887349, 32905526],
      region = 27436, visit = 3625, loop = 2588, fma = 636, edge = 586, pack = 2999, conflict_a = 5117,
      split = 467, stall = 1024, a_near = 46, a_far = 91, b_near = 1024, b_far = 1024, c_near = 128,
      c_far = 1024, rows_near = 1024, reread = 57
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0], g_ps = [10000], g_slope = [29312005], region = 256991, visit = 1804, loop = 2970, fma = 463,
      edge = 468, pack = 3351, conflict_a = 3784, split = 133, a_near = 109, a_far = 1024, b_near = 1024,
      b_far = 1024, c_near = 842, c_far = 1024, reread = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [10000, 219257227], g_slope = [16865171, 16722060], region = 2497, visit = 3404,
      loop = 8089, fma = 307, pack = 4218, conflict_a = 1655, split = 271, stall = 1024, a_near = 133,
      a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024, reread = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_1x64x128", family = "tall",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 1, 2, 28, 42, 63], g_ps = [10000, 1965169, 1965169, 32370333, 41892318, 71160625],
      g_slope = [1955169, 0, 1169429, 680141, 1393728, 597428], edge_columns = 8, region = 20276,
      visit = 1022, fma = 690, pack = 243, conflict_a = 131167, a_near = 1024, a_far = 1024, b_near = 229,
      b_far = 1024, rows_far = 1024, once_far = 1024, apart_near = 30, apart_far = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x32x256", family = "tall",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 4, 6, 19, 28], g_ps = [10000, 2550181, 9597533, 13140353, 57809400, 62730404],
      g_slope = [2540181, 2349117, 1771410, 3436080, 546778, 2531373], edge_columns = 8, region = 35499,
      visit = 2956, loop = 5540, fma = 689, pack = 369, conflict_a = 37304, conflict_c = 267, conflict = 6176,
      a_near = 1024, b_far = 1024, rows_far = 1024, once_far = 1024, apart_near = 159, apart_far = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x8x4096", family = "block",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4], g_ps = [10000, 50921000, 70893449, 70893449],
      g_slope = [25455500, 19972449, 0, 17325356], visit = 1334, loop = 77, fma = 651, edge = 1609,
      pack = 1113, conflict_a = 40163, conflict_c = 1253, stall = 1024, a_near = 1024, a_far = 1024,
      b_near = 115, b_far = 1024, c_far = 1024, rows_near = 1024, rows_far = 1024, once_near = 898,
      once_far = 314, apart_far = 1024, column = 287
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x256", family = "block",
    tile = #dynmlir.tile<2, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 3101242, 3445252, 6672398, 6831505, 11577900],
      g_slope = [3091242, 344010, 3227146, 159107, 2373197, 2040676], edge_columns = 8, region = 50224,
      visit = 1034, fma = 877, edge = 168, pack = 328, conflict_a = 24271, conflict_c = 498, conflict = 9335,
      b_far = 905, once_far = 687, apart_near = 14, apart_far = 1024, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [55625, 1771550, 4653905, 5184006],
      g_slope = [1715925, 2882355, 530101, 1683775], edge_columns = 8, region = 67765, visit = 2451,
      loop = 7902, fma = 676, pack = 381, conflict_a = 18918, conflict_c = 310, conflict = 2157, a_near = 965,
      b_far = 939, c_near = 32, once_near = 9, once_far = 772, apart_near = 85, apart_far = 1024, column = 153
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x16x256", family = "block",
    tile = #dynmlir.tile<4, 16, 256>, packed = true, model = {
      g_t = [0, 1, 2], g_ps = [10000, 2666805, 4817428], g_slope = [2656805, 2150623, 2560382],
      edge_columns = 8, region = 91143, visit = 1734, fma = 1253, pack = 251, conflict_a = 111162,
      conflict_c = 1044531033980330, conflict = 2309103492154228, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 1024, once_near = 404, apart_far = 1024, column = 85, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x16x512", family = "panel",
    tile = #dynmlir.tile<1, 16, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [10000, 8625423, 11301300, 21944604, 27805714, 31245667],
      g_slope = [2871807, 2675877, 5321652, 1953703, 859988, 4899581], edge_columns = 8, visit = 1127,
      fma = 771, pack = 802, conflict_a = 120292, a_near = 1024, b_near = 1024, c_far = 1024, rows_far = 1024,
      once_far = 1024, apart_far = 709, column = 404, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x128", family = "panel",
    tile = #dynmlir.tile<1, 64, 128>, packed = true, model = {
      g_t = [0, 13, 19, 28], g_ps = [10000, 12422733, 25998670, 25998670],
      g_slope = [954825, 2262656, 0, 976266], edge_columns = 8, region = 37054, visit = 762, fma = 692,
      pack = 244, conflict_a = 99739, a_near = 1024, b_near = 329, rows_far = 1024, once_far = 1024,
      apart_far = 1024, reread = 1024
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v3} : () -> ()
