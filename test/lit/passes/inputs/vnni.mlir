// Bytes with AVX512-VNNI: groups of four, of an A without sign; its cost is made up.
"dynmlir.device"() {sym_name = "cascadelake", target_cpu = "cascadelake", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, dot_i8 = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_2x64x512", family = "panel", tile = #dynmlir.tile<2, 64, 512>,
    packed = true, model = {g_t = [0], g_ps = [1000], g_slope = [1000], fma = 200, visit = 1000, pack = 300}} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32], device = @cascadelake} : () -> ()
