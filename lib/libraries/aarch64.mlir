// Micro-kernels for AArch64 with NEON, made by dynmlir-tune.
// Modelled from the device's facts, not measured, 3824 synthetic shapes, 2026-11-20, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 8, n_pred 16, levels measured [].
// 7 of 15 candidates kept (1236 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.038, worst 4.19
// predicted against modelled time: median error 16.8 %; g: 0.0 % at most
"dynmlir.device"() {sym_name = "aarch64", target_cpu = "cortex-a57", architecture = "aarch64", facts = {
  vector_bits = 128, vector_registers = 32, masks_cheap = 0, masked_access = 0, l1_bytes = 65536,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 48000, dram_mbs = 12000, dram_all_mbs = 204800, l3_mbs = 24000,
  l2_mbs = 96000, l1_mbs = 96000, l1_ps = 1300, l2_ps = 3700, l3_ps = 30000, dram_ps = 110000, cores = 64,
  wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_16x4x4096", family = "direct",
    tile = #dynmlir.tile<16, 4, 4096>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [321024, 27914132, 77157042], g_slope = [13796554, 49242910, 25619013],
      edge_columns = 1, region = 34268, visit = 5858, loop = 4025, fma = 249, edge = 1, stall = 96,
      a_near = 24, a_far = 99, rows_far = 42, b_far = 1024, once_near = 31, once_far = 936, apart_near = 148,
      apart_far = 299, c_near = 36, c_far = 412, column = 260, reread = 149, conflict_a = 14121,
      conflict_b = 3722, conflict_c = 7353, split = 646
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_14x8x4096", family = "direct",
    tile = #dynmlir.tile<14, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [324783, 44247907, 107567458], g_slope = [21961562, 63319551, 35755819],
      edge_columns = 1, region = 42671, visit = 2962, loop = 2295, fma = 276, edge = 124, stall = 15,
      a_far = 112, b_near = 54, b_far = 547, once_near = 35, once_far = 159, apart_near = 81, apart_far = 773,
      c_far = 564, column = 941, reread = 48, conflict_b = 2972, conflict_c = 3731, conflict = 2967,
      split = 202
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x32x2048", family = "direct",
    tile = #dynmlir.tile<3, 32, 2048>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [323120, 23504736, 81776750], g_slope = [11590808, 58272014, 27158916],
      edge_columns = 1, region = 34522, visit = 2735, loop = 12724, fma = 275, edge = 118, stall = 113,
      a_far = 331, b_far = 286, once_near = 29, once_far = 70, apart_near = 52, apart_far = 512, c_near = 232,
      c_far = 493, column = 1024, reread = 43, conflict_b = 1991, conflict_c = 2353, conflict = 5005,
      split = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x16x16", family = "stream",
    tile = #dynmlir.tile<6, 16, 16>, packed = false, model = {
      g_t = [0, 1, 19, 474], g_ps = [322816, 394753, 2176316, 51414646],
      g_slope = [71937, 98975, 108216, 577451], edge_columns = 1, most_rows = 18, region = 31438,
      visit = 1123, loop = 2685, fma = 251, stall = 48, a_far = 1024, rows_far = 1024, b_near = 91,
      b_far = 163, apart_near = 31, apart_far = 290, c_far = 2, reread = 1024, conflict_c = 192, split = 197
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_3x32x16", family = "stream",
    tile = #dynmlir.tile<3, 32, 16>, packed = false, model = {
      g_t = [0, 1, 13, 316, 474], g_ps = [323120, 404901, 1715718, 37377772, 151782500],
      g_slope = [81781, 109234, 117696, 724080, 319583], edge_columns = 1, most_rows = 9, region = 31438,
      visit = 1123, loop = 2685, fma = 251, stall = 48, a_far = 1024, rows_far = 1024, b_near = 91,
      b_far = 163, apart_near = 31, apart_far = 290, c_far = 2, reread = 1024, conflict_c = 192, split = 197
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x8x4096", family = "block",
    tile = #dynmlir.tile<14, 8, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [325783, 52439907, 119855458], g_slope = [26057062, 67415551, 39851819],
      edge_columns = 1, region = 24319, visit = 4951, fma = 272, edge = 180, stall = 55, a_far = 138,
      rows_near = 254, b_near = 52, b_far = 172, once_near = 39, once_far = 464, apart_near = 147,
      apart_far = 118, c_far = 429, column = 547, reread = 18, pack = 172, conflict_c = 4943
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x2048", family = "block",
    tile = #dynmlir.tile<3, 32, 2048>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [327120, 39888736, 98160750], g_slope = [19780808, 58272014, 32620250],
      edge_columns = 1, region = 26589, visit = 3737, loop = 7802, fma = 271, stall = 226, rows_far = 1024,
      b_near = 196, b_far = 351, once_near = 93, once_far = 425, apart_near = 149, apart_far = 78,
      c_near = 166, c_far = 498, column = 1024, pack = 108, conflict_c = 2575
    }} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {n = 22, mk = 724, m = 11}, kernels = [
    "direct_16x4x4096", "direct_14x8x4096", "direct_3x32x2048", "stream_6x16x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 12}, at_most = {n = 22, mk = 724}, kernels = [
    "direct_16x4x4096", "direct_14x8x4096", "stream_6x16x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 725}, at_most = {n = 5, mk = 5931641}, kernels = [
    "direct_16x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 5931642}, at_most = {n = 5}, kernels = [
    "direct_16x4x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 725, n = 6}, at_most = {n = 22, m = 5}, kernels = [
    "direct_14x8x4096", "direct_3x32x2048", "stream_6x16x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {mk = 725, n = 6, m = 6}, at_most = {n = 22}, kernels = [
    "direct_14x8x4096", "block_14x8x4096"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23}, at_most = {m = 2, nk = 5792}, kernels = [
    "direct_3x32x2048", "stream_3x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, nk = 5793}, at_most = {m = 2, nk = 185363}, kernels = [
    "direct_3x32x2048", "stream_3x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 3}, at_most = {m = 11, nk = 185363}, kernels = [
    "direct_3x32x2048", "stream_3x32x16"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, nk = 185364}, at_most = {m = 2}, kernels = [
    "direct_3x32x2048", "stream_3x32x16", "block_3x32x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, nk = 185364, m = 3}, at_most = {m = 11}, kernels = [
    "direct_3x32x2048", "stream_3x32x16", "block_3x32x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12}, at_most = {mn = 185363, m = 22}, kernels = [
    "direct_3x32x2048", "block_3x32x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 23}, at_most = {mn = 185363, mnk = 379625062}, kernels = [
    "direct_3x32x2048", "block_3x32x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 23, mnk = 379625063}, at_most = {mn = 185363}, kernels = [
    "block_3x32x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, mn = 185364}, at_most = {k = 90}, kernels = [
    "direct_3x32x2048"
  ]} : () -> ()
  "dynmlir.shortlist"() {at_least = {n = 23, m = 12, mn = 185364, k = 91}, at_most = {}, kernels = [
    "direct_3x32x2048", "block_3x32x2048"
  ]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @aarch64, measured = false} : () -> ()
