// Micro-kernels for AArch64 with NEON, made by dynmlir-tune.
// Modelled from the device's facts, not measured, 3824 synthetic shapes, 2026-11-20, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 3, n_syn 16, n_mik 8, n_pred 16, levels measured [].
// 7 of 15 candidates kept (1236 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.015, worst 1.62
// predicted against modelled time: median error 96.4 %; g: 0.0 % at most
"dynmlir.device"() {sym_name = "aarch64", target_cpu = "cortex-a57", architecture = "aarch64", facts = {
  vector_bits = 128, vector_registers = 32, masks_cheap = 0, masked_access = 0, l1_bytes = 65536,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 48000, dram_mbs = 12000, l3_mbs = 24000,
  l2_mbs = 96000, l1_mbs = 96000, l1_ps = 1300, l2_ps = 3700, l3_ps = 30000, dram_ps = 110000, cores = 64,
  wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_16x4x4096", family = "direct",
    tile = #dynmlir.tile<16, 4, 4096>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [321024, 27914132, 77157042], g_slope = [13796554, 49242910, 25619013],
      edge_columns = 1, region = 16733, visit = 8523, loop = 123, fma = 465, edge = 400, stall = 1024,
      a_near = 1024, a_far = 358, rows_far = 1024, b_near = 930, b_far = 1024, once_far = 809, c_near = 218,
      c_far = 1024, column = 452, reread = 745, conflict_b = 17186, conflict_c = 15440, conflict = 52532
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_14x8x4096", family = "direct",
    tile = #dynmlir.tile<14, 8, 4096>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [324783, 44247907, 107567458], g_slope = [21961562, 63319551, 35755819],
      edge_columns = 1, region = 8764, visit = 8242, loop = 10592, fma = 452, edge = 479, stall = 615,
      a_far = 219, rows_far = 727, b_near = 283, once_far = 708, c_near = 405, c_far = 1024, column = 1024,
      reread = 1024, conflict_b = 12034, conflict_c = 3222
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_3x32x2048", family = "direct",
    tile = #dynmlir.tile<3, 32, 2048>, packed = false, model = {
      g_t = [0, 2, 3], g_ps = [323120, 23504736, 81776750], g_slope = [11590808, 58272014, 27158916],
      edge_columns = 1, visit = 3836, loop = 36269, fma = 666, edge = 323, stall = 308, a_far = 726,
      b_far = 1024, once_near = 11, c_near = 820, column = 1024, conflict_c = 11146, conflict = 8239
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_6x16x16", family = "stream",
    tile = #dynmlir.tile<6, 16, 16>, packed = false, model = {
      g_t = [0, 1, 19, 474], g_ps = [322816, 394753, 2176316, 51414646],
      g_slope = [71937, 98975, 108216, 577451], edge_columns = 1, most_rows = 18, region = 17291, loop = 3343,
      fma = 1613, edge = 724, a_far = 512, rows_near = 1024, rows_far = 1024, b_far = 512, once_far = 1024,
      c_near = 743, c_far = 1024, reread = 512, conflict_a = 20865
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_3x32x16", family = "stream",
    tile = #dynmlir.tile<3, 32, 16>, packed = false, model = {
      g_t = [0, 1, 13, 316, 474], g_ps = [323120, 404901, 1715718, 37377772, 151782500],
      g_slope = [81781, 109234, 117696, 724080, 319583], edge_columns = 1, most_rows = 9, region = 17291,
      loop = 3343, fma = 1613, edge = 724, a_far = 512, rows_near = 1024, rows_far = 1024, b_far = 512,
      once_far = 1024, c_near = 743, c_far = 1024, reread = 512, conflict_a = 20865
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_14x8x4096", family = "block",
    tile = #dynmlir.tile<14, 8, 4096>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [325783, 52439907, 119855458], g_slope = [26057062, 67415551, 39851819],
      edge_columns = 1, region = 19953, visit = 9042, loop = 5404, fma = 288, edge = 137, a_near = 84,
      a_far = 580, b_far = 602, once_near = 79, c_far = 678, column = 787, pack = 250, conflict_a = 6941,
      conflict_c = 1732
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x2048", family = "block",
    tile = #dynmlir.tile<3, 32, 2048>, packed = true, model = {
      g_t = [0, 2, 3], g_ps = [327120, 39888736, 98160750], g_slope = [19780808, 58272014, 32620250],
      edge_columns = 1, region = 4125, visit = 4110, loop = 24182, fma = 572, a_far = 513, rows_near = 1024,
      b_far = 413, once_near = 108, c_near = 361, column = 1024, reread = 503, pack = 85, conflict_a = 6303,
      conflict_c = 9590, conflict = 8703
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
    device = @aarch64} : () -> ()
