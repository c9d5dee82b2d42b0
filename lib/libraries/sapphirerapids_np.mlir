// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 431 synthetic shapes, 2026-11-23, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 16, n_pred 16, levels measured [0].
// 16 of 25 candidates kept (312 generated); the best of them against the best of all: 1.002 (geometric mean of times)
// chosen against the best of them: 1.064, worst 2.40
// predicted against measured time: median error 17.4 %; g: 21.5 % at most
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_12x16x4096", family = "prepacked_ahead",
    tile = #dynmlir.tile<12, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 2], g_ps = [10000, 21192154, 60106909], g_slope = [21182154, 38914755, 33753940],
      region = 43733, visit = 3805, fma = 275, edge = 1453, conflict_a = 12330, conflict_c = 2461, mask = 29,
      a_near = 146, a_far = 221, b_near = 138, b_far = 350, c_near = 93, c_far = 89, rows_near = 177,
      rows_far = 1024, once_near = 51, once_far = 188, apart_near = 132, brief = 100, column = 349,
      seam = 215, reread = 205
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_6x64x128", family = "prepacked_ahead",
    tile = #dynmlir.tile<6, 64, 128>, packed = false, model = {
      g_t = [0, 3, 9, 13, 28, 42], g_ps = [50467, 3245981, 5695167, 13697143, 16985750, 31490882],
      g_slope = [1065171, 408197, 2000494, 219240, 1036080, 2185942], edge_columns = 16, region = 31919,
      visit = 2194, loop = 4827, fma = 297, edge = 450, conflict_a = 21563, conflict_c = 2087, stall = 36,
      a_near = 193, a_far = 336, b_near = 52, b_far = 3, c_near = 145, c_far = 212, rows_near = 1024,
      once_near = 119, once_far = 29, apart_far = 10, brief = 16, column = 251, seam = 870
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_7x64x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<7, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [82590, 7868929, 36530300, 65388500, 90086500, 174042000],
      g_slope = [7786339, 9553790, 14429100, 8232666, 20988875, 3670843], edge_columns = 16, region = 38942,
      visit = 2543, loop = 4020, fma = 300, edge = 456, conflict_a = 27526, conflict_c = 2086, stall = 64,
      a_near = 157, a_far = 229, b_near = 77, c_near = 111, c_far = 187, rows_near = 363, once_near = 101,
      once_far = 14, brief = 38, column = 371, seam = 950, reread = 25
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_ahead_12x16x1024", family = "prepacked_ahead",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [47758, 5103250, 9237500, 20365083, 68674000],
      g_slope = [5055492, 4134250, 5563791, 9661783, 6831971], region = 36672, visit = 3644, loop = 23,
      fma = 272, edge = 1460, conflict_a = 16123, conflict_c = 2643, mask = 49, a_near = 144, a_far = 176,
      b_near = 41, b_far = 121, c_near = 204, c_far = 251, rows_near = 298, once_far = 265, apart_near = 170,
      apart_far = 19, brief = 126, column = 195, seam = 182, reread = 161
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_12x16x4096", family = "prepacked",
    tile = #dynmlir.tile<12, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 3, 13], g_ps = [17088, 20424308, 97859571, 454848400],
      g_slope = [20407220, 38717631, 35698882, 29195877], region = 28072, visit = 4029, fma = 273,
      edge = 1060, conflict_a = 22241, conflict_c = 2055, mask = 16, a_near = 121, a_far = 179, b_near = 319,
      b_far = 325, c_near = 259, c_far = 926, rows_near = 1024, once_near = 113, once_far = 1024,
      apart_far = 513, brief = 86, column = 143, seam = 259, reread = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_5x32x4096", family = "prepacked",
    tile = #dynmlir.tile<5, 32, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 4, 9], g_ps = [386477, 15462667, 50650750, 103384389, 272512917],
      g_slope = [15076190, 35188083, 26366819, 33825705, 26775413], edge_columns = 16, region = 34902,
      visit = 1481, loop = 3445, fma = 323, edge = 529, conflict_a = 26196, conflict_c = 1603, mask = 26,
      stall = 103, a_near = 138, a_far = 199, b_near = 90, b_far = 320, c_near = 156, c_far = 658,
      rows_near = 1024, rows_far = 1024, once_near = 42, once_far = 40, apart_near = 10, brief = 61,
      seam = 308
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_1x64x2048", family = "prepacked",
    tile = #dynmlir.tile<1, 64, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 3, 6], g_ps = [10000, 4397889, 10971833, 27477625, 97266842],
      g_slope = [4387889, 6573944, 16505792, 23263072, 17022252], edge_columns = 16, region = 95843,
      visit = 547, loop = 4832, fma = 402, edge = 123, conflict_a = 192428, conflict_c = 2126, mask = 1287,
      stall = 100, a_near = 413, a_far = 155, b_near = 109, c_far = 43, rows_near = 1024, rows_far = 1024,
      once_near = 39, once_far = 10, apart_near = 47, brief = 43, column = 114, seam = 993, reread = 482
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_3x64x2048", family = "prepacked",
    tile = #dynmlir.tile<3, 64, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 6, 13], g_ps = [10000, 10413500, 31004833, 112050333, 239447471],
      g_slope = [5201750, 20591333, 27015166, 18199591, 22020650], edge_columns = 16, region = 48298,
      visit = 1056, loop = 3530, fma = 312, edge = 353, conflict_a = 55126, conflict_c = 2114, mask = 137,
      stall = 113, a_near = 239, a_far = 236, b_near = 36, b_far = 92, c_near = 55, c_far = 138,
      rows_near = 1024, once_near = 6, apart_near = 46, brief = 52, column = 361, seam = 952
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x2048", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 2048>, packed = false, model = {
      g_t = [0, 2, 3, 4, 9, 13], g_ps = [166852, 23585500, 46544750, 80373889, 166756611, 282242308],
      g_slope = [11709324, 22959250, 33829139, 17276544, 28871424, 14812337], edge_columns = 16,
      region = 31589, visit = 2205, loop = 2622, fma = 298, edge = 380, conflict_a = 20592, conflict_c = 1998,
      mask = 20, stall = 108, a_near = 129, a_far = 208, b_near = 21, b_far = 115, c_near = 78, c_far = 102,
      rows_near = 480, once_near = 54, brief = 48, column = 345, seam = 988
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_5x16x4096", family = "prepacked",
    tile = #dynmlir.tile<5, 16, 4096>, packed = false, model = {
      g_t = [0, 1, 3, 9, 13], g_ps = [10000, 7237865, 62978143, 184869947, 364895444],
      g_slope = [7227865, 27870139, 20315300, 45006374, 8942570], region = 8319, visit = 1376, loop = 221,
      fma = 310, edge = 1148, conflict_a = 22939, conflict_c = 3218, mask = 193, stall = 107, a_near = 65,
      a_far = 263, b_near = 229, c_far = 473, rows_near = 482, rows_far = 1024, once_near = 49,
      once_far = 1024, apart_near = 23, apart_far = 299, brief = 171, column = 230, seam = 61, reread = 242
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x1024", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4, 6, 13], g_ps = [984769, 4594595, 13020347, 18372750, 34838389, 119152579],
      g_slope = [3609826, 4212876, 5352403, 8232819, 12044884, 9297486], edge_columns = 16, region = 31161,
      visit = 2171, loop = 3927, fma = 298, edge = 374, conflict_a = 26641, conflict_c = 1912, stall = 113,
      a_near = 108, a_far = 230, b_near = 10, b_far = 93, c_near = 70, c_far = 131, rows_near = 436,
      once_near = 50, brief = 42, column = 366, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x4096", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 13], g_ps = [10000, 12802527, 58676000, 118687000, 141646231, 460845923],
      g_slope = [12792527, 45873473, 60011000, 22959231, 35466632, 44057179], edge_columns = 16,
      region = 49043, visit = 1391, loop = 5101, fma = 306, edge = 361, conflict_a = 39033, conflict_c = 2103,
      mask = 76, stall = 98, a_near = 155, a_far = 284, b_near = 87, b_far = 132, c_near = 43, c_far = 105,
      rows_near = 1024, once_near = 68, brief = 34, column = 478, seam = 1024, reread = 154
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x64x256", family = "prepacked",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 1, 2, 13, 19, 28], g_ps = [13279, 1086556, 1736589, 10179111, 25041750, 42228933],
      g_slope = [1073277, 650033, 767502, 2477106, 1909687, 3386623], edge_columns = 16, region = 45614,
      visit = 1369, loop = 5217, fma = 296, edge = 353, conflict_a = 42421, conflict_c = 2243, mask = 109,
      stall = 68, a_near = 190, a_far = 288, b_near = 89, b_far = 35, c_near = 80, c_far = 45,
      rows_near = 1024, once_near = 95, apart_near = 6, brief = 24, column = 507, seam = 962
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x64x512", family = "prepacked",
    tile = #dynmlir.tile<6, 64, 512>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 13], g_ps = [42123, 2648154, 4324779, 16925667, 19845412, 56465250],
      g_slope = [2606031, 1676625, 3150222, 973248, 9154959, 4016500], edge_columns = 16, region = 36526,
      visit = 2125, loop = 1429, fma = 299, edge = 369, conflict_a = 26066, conflict_c = 2019, stall = 85,
      a_near = 123, a_far = 284, b_near = 35, b_far = 80, c_near = 66, rows_near = 588, once_near = 78,
      brief = 29, column = 569, seam = 934
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_8x32x1024", family = "prepacked",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [147000, 4028125, 9025167, 13126667, 19212417, 40059300],
      g_slope = [3881125, 4997042, 4101500, 6085750, 10423441, 7784126], edge_columns = 16, region = 46055,
      visit = 2338, loop = 2378, fma = 295, edge = 567, conflict_a = 23766, conflict_c = 2219, mask = 27,
      stall = 76, a_near = 101, a_far = 149, b_near = 71, b_far = 198, c_near = 113, c_far = 296,
      rows_near = 633, rows_far = 1024, once_near = 73, once_far = 42, brief = 59, column = 191, seam = 390,
      reread = 31
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_16x16x1024", family = "prepacked",
    tile = #dynmlir.tile<16, 16, 1024>, packed = false, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [92681, 13287167, 13414067, 19202865, 40255667, 95147111],
      g_slope = [6597243, 126900, 5788798, 10526401, 18297148, 6441122], region = 30055, visit = 4629,
      loop = 1264, fma = 294, edge = 776, conflict_a = 33223, conflict_c = 2900, mask = 54, a_near = 86,
      a_far = 129, b_near = 171, c_near = 412, c_far = 1024, rows_near = 271, rows_far = 1024, once_far = 216,
      apart_near = 113, apart_far = 454, brief = 108, seam = 545, reread = 96
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @sapphirerapids, layout = "np"} : () -> ()
