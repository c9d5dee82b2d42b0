// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 1217 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 16 of 46 candidates kept (865 generated), as the run before it kept them; `skinny` measured for any number of rows
// chosen against the best of them: 1.108, worst 5.07
// predicted against measured time: median error 18.0 %; g: 31.6 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "block_2x32x128", family = "block",
    tile = #dynmlir.tile<2, 32, 128>, packed = true, model = {
      g_t = [0, 1, 2, 13, 19, 42], g_ps = [10000, 619125, 2088908, 5873875, 13229400, 20775950],
      g_slope = [609125, 1469783, 344087, 1225920, 328110, 648908], edge_columns = 8, region = 22786,
      visit = 994, loop = 3074, fma = 307, edge = 702, pack = 230, conflict_a = 2696, conflict_c = 660,
      conflict = 3169, stall = 53, a_near = 841, a_far = 433, b_near = 80, b_far = 105, c_far = 408,
      once_near = 60, once_far = 382, apart_near = 48, apart_far = 455, column = 182
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x2048", family = "block",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [58166, 14114557, 21019110, 21019110, 85044737, 94060382],
      g_slope = [14056391, 6904553, 0, 10670937, 2253911, 11884478], edge_columns = 8, region = 17710,
      visit = 2772, fma = 287, edge = 639, pack = 293, conflict_c = 933, stall = 88, a_near = 311,
      a_far = 285, b_near = 155, b_far = 482, c_near = 28, c_far = 504, rows_near = 838, rows_far = 1024,
      once_far = 362, apart_near = 99, apart_far = 1024, reread = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x512", family = "block",
    tile = #dynmlir.tile<6, 16, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [918647, 1595650, 6151248, 8906548, 13226125, 33515278],
      g_slope = [677003, 4555598, 1377650, 2159788, 2898450, 1901767], edge_columns = 8, region = 16327,
      visit = 2662, loop = 1040, fma = 284, edge = 250, pack = 333, conflict_c = 1204, conflict = 5020,
      stall = 55, a_near = 398, a_far = 452, b_near = 112, b_far = 120, c_far = 395, rows_near = 915,
      once_near = 84, once_far = 465, apart_far = 561, column = 54, reread = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x8x4096", family = "direct",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 1, 2, 3, 9, 13], g_ps = [429491, 39009233, 82150298, 82150298, 244875559, 552468572],
      g_slope = [38579742, 43141065, 0, 27120876, 76898253, 56219027], region = 4244, visit = 3677,
      loop = 1338, fma = 400, edge = 385, conflict_a = 24648, conflict_b = 16578, conflict_c = 3676,
      split = 41, stall = 41, a_near = 196, a_far = 192, b_near = 540, b_far = 1024, c_near = 135,
      c_far = 883, rows_far = 1024, once_near = 99, once_far = 1024, apart_near = 170, apart_far = 1024,
      reread = 167
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x16x1024", family = "direct",
    tile = #dynmlir.tile<6, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 2961256, 7484972, 9429335, 9429335, 19228258],
      g_slope = [2951256, 4523716, 1944363, 0, 4899461, 2515493], edge_columns = 8, region = 8854,
      visit = 2156, fma = 303, edge = 448, conflict_b = 18299, conflict_c = 683, split = 462, stall = 67,
      a_near = 244, a_far = 315, b_near = 255, b_far = 219, c_near = 111, c_far = 428, rows_near = 276,
      once_far = 193, apart_near = 141, apart_far = 1024, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 9], g_ps = [19081, 7334043, 31196520, 51098976, 67518727, 67518727],
      g_slope = [7314962, 23862477, 19902456, 5473250, 0, 6628758], region = 51197, visit = 673, fma = 398,
      pack = 823, a_near = 173, a_far = 356, b_near = 613, b_far = 1024, c_near = 580, c_far = 811,
      rows_far = 953, once_far = 649, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 8287307, 8287307, 24927707, 34392524, 45853483],
      g_slope = [8277307, 0, 16640400, 9464817, 5730479, 7519578], region = 29796, visit = 519, fma = 445,
      pack = 1301, a_near = 135, a_far = 376, b_far = 1024, c_near = 606, c_far = 1024, rows_near = 1024,
      once_far = 195, reread = 97
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4], g_ps = [567080, 9910057, 32866608, 38105926],
      g_slope = [9342977, 11478275, 5239318, 11656428], region = 27503, visit = 246, fma = 575, pack = 1324,
      split = 20, a_near = 71, a_far = 374, b_near = 1024, b_far = 904, c_near = 805, c_far = 124,
      rows_near = 878, reread = 107
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_1x64x512", family = "panel",
    tile = #dynmlir.tile<1, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [10000, 3652990, 8083309, 18172557, 24093860, 39651267],
      g_slope = [3642990, 4430319, 5044624, 2960651, 5185802, 3533169], edge_columns = 8, region = 23556,
      visit = 652, loop = 3349, fma = 344, pack = 164, conflict_a = 133762, conflict_c = 160, stall = 170,
      a_near = 764, a_far = 702, b_near = 281, b_far = 792, c_far = 299, rows_far = 1024, once_near = 720,
      column = 328, reread = 402
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_1x64x32", family = "skinny",
    tile = #dynmlir.tile<1, 64, 32>, packed = false, model = {
      g_t = [0, 1, 2, 6, 9, 63], g_ps = [10000, 10000, 173808, 1178237, 1462708, 12421538],
      g_slope = [0, 163808, 251107, 94823, 202941, 161699], edge_columns = 8, region = 10160, visit = 842,
      loop = 3628, fma = 430, conflict_a = 43013, conflict_b = 1340, conflict = 7801, split = 207,
      stall = 107, a_near = 917, b_near = 109, b_far = 264, c_near = 42, c_far = 324, rows_near = 464,
      rows_far = 1024, once_near = 20, once_far = 231, apart_near = 50, apart_far = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_2x32x32", family = "skinny",
    tile = #dynmlir.tile<2, 32, 32>, packed = false, model = {
      g_t = [0, 1, 2, 9, 13, 28], g_ps = [10000, 10000, 354134, 520593, 1264689, 1581200],
      g_slope = [0, 344134, 23779, 186024, 21100, 118619], edge_columns = 8, region = 8585, visit = 934,
      loop = 2424, fma = 366, edge = 98, conflict_a = 50010, conflict_b = 3620, conflict = 6844, split = 330,
      stall = 143, a_near = 966, a_far = 302, b_near = 53, b_far = 387, c_near = 3, c_far = 152,
      rows_near = 455, rows_far = 1024, once_near = 11, once_far = 296, apart_near = 50
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "skinny_6x16x32", family = "skinny",
    tile = #dynmlir.tile<6, 16, 32>, packed = false, model = {
      g_t = [0, 3, 4, 28, 42, 141], g_ps = [141811, 285944, 694795, 4108912, 4408667, 16070027],
      g_slope = [48044, 408851, 142254, 21411, 117791, 86704], edge_columns = 8, region = 6672, visit = 1780,
      fma = 327, edge = 245, conflict_b = 4850, conflict = 8547, split = 564, stall = 105, a_near = 671,
      a_far = 303, b_near = 141, b_far = 496, c_far = 84, rows_near = 781, rows_far = 1024, once_near = 51,
      once_far = 410, apart_near = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_2x32x8", family = "stream",
    tile = #dynmlir.tile<2, 32, 8>, packed = false, model = {
      g_t = [0, 3, 6, 9, 19, 474], g_ps = [10000, 10000, 153295, 473545, 481123, 15233100],
      g_slope = [0, 47765, 106750, 757, 32421, 57095], edge_columns = 8, most_rows = 6, region = 39256,
      visit = 2443, loop = 3203, fma = 128, edge = 234, conflict_a = 59412, conflict_b = 2521, split = 208,
      a_near = 1024, a_far = 1024, b_far = 38, c_far = 125, rows_near = 1024, rows_far = 1024, once_near = 63,
      once_far = 115, apart_far = 65, column = 8, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x16x16", family = "stream",
    tile = #dynmlir.tile<6, 16, 16>, packed = false, model = {
      g_t = [0, 3, 6, 19, 28, 316], g_ps = [10000, 10000, 552062, 1113992, 2474875, 25070219],
      g_slope = [0, 180687, 43225, 151209, 78456, 68406], edge_columns = 8, most_rows = 18, region = 12832,
      loop = 3429, fma = 403, edge = 364, conflict_b = 2891, conflict_c = 2326, split = 454, stall = 117,
      a_near = 876, a_far = 1024, b_near = 123, c_far = 394, rows_near = 1024, rows_far = 1024,
      once_far = 120, apart_near = 45, reread = 147
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x16x256", family = "sweep",
    tile = #dynmlir.tile<6, 16, 256>, packed = false, model = {
      g_t = [0, 1, 4, 9, 19, 28], g_ps = [112825, 866745, 4373089, 10663833, 16284023, 39601031],
      g_slope = [753920, 1168781, 1258148, 562019, 2590778, 67893], edge_columns = 8, region = 15752,
      visit = 2238, fma = 317, edge = 434, conflict_a = 38974, conflict_b = 6029, conflict = 7185,
      split = 415, stall = 8, a_near = 261, a_far = 40, b_near = 316, b_far = 548, c_far = 195,
      rows_far = 1024, once_near = 96, once_far = 899, apart_near = 41, apart_far = 479
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x2048", family = "tall",
    tile = #dynmlir.tile<6, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [10000, 13367515, 30128895, 77021708, 98259786],
      g_slope = [13357515, 16761380, 11723203, 7079359, 16788671], edge_columns = 8, region = 12140,
      visit = 2915, fma = 293, edge = 368, pack = 325, conflict_a = 37651, conflict_c = 1152, conflict = 364,
      stall = 91, a_near = 220, a_far = 77, b_near = 320, b_far = 1024, c_near = 46, c_far = 616,
      rows_near = 398, rows_far = 1024, once_far = 723, apart_near = 76, apart_far = 660
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 15, mk = 2075}, kernels = [
    "direct_12x8x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2076}, at_most = {n = 2}, kernels = [
    "direct_12x8x4096", "dot_4x2x4096", "dot_8x1x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2076, n = 3}, at_most = {n = 4}, kernels = [
    "direct_12x8x4096", "dot_2x4x4096", "dot_4x2x4096", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2076, n = 5}, at_most = {n = 15, mnk = 33268659}, kernels = [
    "block_2x32x128", "block_6x16x2048", "direct_6x16x1024", "dot_2x4x4096", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 2076, n = 5, mnk = 33268660}, at_most = {n = 15}, kernels = [
    "block_6x16x2048", "direct_12x8x4096", "skinny_6x16x32", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16}, at_most = {mk = 34437, m = 6, nk = 11721}, kernels = [
    "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 11722}, at_most = {mk = 34437, m = 6, nk = 4144860}, kernels = [
    "direct_6x16x1024", "skinny_1x64x32", "skinny_2x32x32", "skinny_6x16x32", "stream_2x32x8"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, nk = 4144861}, at_most = {mk = 34437, m = 6}, kernels = [
    "skinny_1x64x32", "skinny_6x16x32", "stream_2x32x8", "stream_6x16x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7}, at_most = {mk = 34437, k = 9, mn = 2532249, n = 506}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_6x16x32", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 507, m = 7}, at_most = {mk = 34437, k = 9, mn = 2532249}, kernels = [
    "block_2x32x128", "panel_1x64x512", "skinny_2x32x32", "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, mn = 2532250}, at_most = {mk = 34437, k = 9}, kernels = [
    "skinny_6x16x32", "sweep_6x16x256"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, m = 7, k = 10}, at_most = {mk = 34437}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "panel_1x64x512", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mk = 34438}, at_most = {m = 18}, kernels = [
    "block_2x32x128", "block_6x16x512", "direct_6x16x1024", "skinny_1x64x32", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mk = 34438, m = 19}, at_most = {mk = 2778965, k = 32}, kernels = [
    "block_2x32x128", "block_6x16x2048", "direct_6x16x1024", "panel_1x64x512", "skinny_6x16x32"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mk = 34438, m = 19, k = 33}, at_most = {mk = 2778965}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "direct_6x16x1024", "tall_6x16x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 16, mk = 2778966, m = 19}, at_most = {}, kernels = [
    "block_2x32x128", "block_6x16x2048", "block_6x16x512", "sweep_6x16x256", "tall_6x16x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3} : () -> ()
