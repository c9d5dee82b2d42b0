// Bytes with AVX2: pairs of 16 bits; its cost is made up.
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, masked_access = 1, dot_i16 = 1, prefetch_b = 0,
  l1_bytes = 32768, l2_bytes = 524288, l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, l3_mbs = 55000,
  wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_2x16x512", family = "panel", tile = #dynmlir.tile<2, 16, 512>,
    packed = true, model = {g_t = [0], g_ps = [1000], g_slope = [1000], fma = 200, visit = 1000, pack = 300}} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32], device = @x86_64_v3} : () -> ()
