// A library whose tiles pay for vectors of B that straddle cache lines; every g is made up.
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 0
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_3x32x16", family = "direct", tile = #dynmlir.tile<3, 32, 16>,
    packed = false, model = {g_t = [0], g_ps = [1000], g_slope = [90000], fma = 300, split = 999}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_2x16x64", family = "direct", tile = #dynmlir.tile<2, 16, 64>,
    packed = false, model = {g_t = [0], g_ps = [1000], g_slope = [90000], fma = 300, split = 999}} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v4} : () -> ()
