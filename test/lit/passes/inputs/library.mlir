// A small library of real kernels, for tests; every g is made up.
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0, 8], g_ps = [90000, 1500000], g_slope = [180000, 170000]}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x64x256", family = "direct", tile = #dynmlir.tile<1, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [50000], g_slope = [60000]}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x256", family = "panel", tile = #dynmlir.tile<6, 64, 256>,
    packed = true, model = {g_t = [0], g_ps = [60000], g_slope = [120000]}} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
