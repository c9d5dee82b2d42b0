// Kernels for rows at any address, for tests.
"dynmlir.device"() {sym_name = "a100", target_cpu = "sm_80", architecture = "cuda", facts = {
  sms = 108, warp_threads = 32, threads_per_sm = 2048, threads_per_block = 1024, registers_per_sm = 65536,
  registers_per_thread = 255, shared_bytes_per_sm = 167936, shared_bytes_per_block = 166912,
  l2_bytes = 41943040, dram_mbs = 2039000, l2_mbs = 4800000, peak_mflops = 19500000,
  tensor_f16_mflops = 312000000, tensor_tf32_mflops = 156000000, mma_m = 16, mma_n = 8, mma_k = 16,
  launch_ns = 3000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_64x64x32", family = "mma_skewed",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 136128, store = 181504, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_64x64x32", family = "mma_skewed_b",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 136128, store = 181504, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 32, aligned_n = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_16x64x64", family = "mma_skewed_b",
    tile = #dynmlir.tile<16, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [188594], busy = 147472, store = 45376, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 64, aligned_n = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_16x64x32", family = "mma_skewed",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 73736, store = 45376, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_128x16x32", family = "mma_skewed_b",
    tile = #dynmlir.tile<128, 16, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 119112, store = 90752, warps_m = 4, warps_n = 1,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 32, aligned_n = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_16x64x64", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<16, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [188594], busy = 147472, store = 45376, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 64, aligned_n = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_split_64x64x32", family = "mma_skewed_split",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 136128, store = 181504, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 1, longer_rows = 96
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @a100, measured = false} : () -> ()
