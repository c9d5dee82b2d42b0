// wgmma whose reduction is split, and a kernel for rows at any address.
"dynmlir.device"() {sym_name = "h100", target_cpu = "sm_90a", architecture = "cuda", facts = {
  sms = 132, warp_threads = 32, threads_per_sm = 2048, threads_per_block = 1024, registers_per_sm = 65536,
  registers_per_thread = 255, shared_bytes_per_sm = 233472, shared_bytes_per_block = 232448,
  l2_bytes = 52428800, dram_mbs = 3350000, l2_mbs = 5500000, peak_mflops = 66900000,
  tensor_f16_mflops = 989400000, tensor_tf32_mflops = 494700000, mma_m = 16, mma_n = 8, mma_k = 16,
  launch_ns = 3000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "wgmma_split_64x64x64", family = "wgmma_split",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [196950], busy = 193920, store = 258560, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_16x64x32", family = "mma_single",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [202000], busy = 60600, store = 32320, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 72
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @h100, measured = false} : () -> ()
