// Micro-kernels for x86-64-v3: a core with AVX2, f32 x f32 to f32, layout np, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 161 synthetic shapes, 2026-11-22, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 5, n_syn 16, n_mik 14, n_pred 16, levels measured [0].
// 5 of 5 candidates kept (90 generated); the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.030, worst 1.36
// predicted against measured time: median error 16.3 %; g: 19.3 % at most
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000,
  dram_all_mbs = 36000, l3_mbs = 55000, l2_mbs = 102000, l1_mbs = 205000, l1_ps = 1250, l2_ps = 3750,
  l3_ps = 14400, dram_ps = 110000, cores = 2, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "prepacked_10x8x4096", family = "prepacked",
    tile = #dynmlir.tile<10, 8, 4096>, packed = false, model = {
      g_t = [0, 13], g_ps = [10524, 255662387], g_slope = [19665527, 13109157], region = 9763, visit = 6659,
      fma = 357, edge = 730, conflict_a = 19545, conflict_c = 843, stall = 335, a_near = 142, a_far = 500,
      b_near = 18, b_far = 457, c_far = 1024, rows_near = 75, rows_far = 1024, apart_near = 8,
      apart_far = 234, reread = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_12x8x4096", family = "prepacked",
    tile = #dynmlir.tile<12, 8, 4096>, packed = false, model = {
      g_t = [0, 6, 9, 13], g_ps = [895485, 200461520, 331873464, 433245414],
      g_slope = [33261005, 43803981, 25342987, 36166557], region = 22700, visit = 7886, fma = 336, edge = 923,
      conflict_a = 14443, conflict_c = 1140, stall = 326, a_near = 317, a_far = 422, b_near = 209,
      b_far = 1024, c_far = 1024, rows_far = 1024, once_far = 26, apart_near = 13, apart_far = 213,
      reread = 221
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_14x8x128", family = "prepacked",
    tile = #dynmlir.tile<14, 8, 128>, packed = false, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [10000, 323722, 1107258, 1107258, 3042407, 3042407],
      g_slope = [313722, 783536, 0, 1935149, 0, 704483], region = 9801, visit = 9049, fma = 421, edge = 242,
      conflict_a = 18084, conflict_c = 135, stall = 355, a_near = 420, a_far = 677, b_near = 433,
      b_far = 1024, c_far = 1024, rows_far = 1024, apart_near = 66, apart_far = 199, reread = 312
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_4x16x2048", family = "prepacked",
    tile = #dynmlir.tile<4, 16, 2048>, packed = false, model = {
      g_t = [0, 3, 9, 13], g_ps = [134956, 12932545, 33258896, 50585400],
      g_slope = [4265863, 3387725, 4331626, 2102580], edge_columns = 8, region = 21017, visit = 2679,
      loop = 1125, fma = 362, edge = 595, conflict_a = 14981, a_near = 373, a_far = 425, b_far = 95,
      c_far = 418, rows_near = 580, once_near = 10, once_far = 482
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "prepacked_6x16x2048", family = "prepacked",
    tile = #dynmlir.tile<6, 16, 2048>, packed = false, model = {
      g_t = [0, 1, 2, 4, 6], g_ps = [10000, 4246322, 11838382, 22010784, 26975283],
      g_slope = [4236322, 7592060, 5086201, 2482249, 4169819], edge_columns = 8, region = 66654, visit = 3747,
      fma = 333, edge = 471, conflict_c = 890, stall = 79, a_near = 403, a_far = 426, b_far = 313,
      c_far = 292, rows_near = 232, once_near = 1, once_far = 436, apart_far = 4
    }} : () -> ()
}) {sym_name = "matmul_f32_np", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v3, layout = "np"} : () -> ()
