// Micro-kernels for sm_80, made by dynmlir-tune for NVIDIA A100 (SXM4, 80 GB).
// Modelled from the device's facts, not measured; registers are ptxas's.
"dynmlir.device"() {sym_name = "a100", target_cpu = "sm_80", architecture = "cuda", facts = {
  sms = 108, warp_threads = 32, threads_per_sm = 2048, threads_per_block = 1024, registers_per_sm = 65536,
  registers_per_thread = 255, shared_bytes_per_sm = 167936, shared_bytes_per_block = 166912,
  l2_bytes = 41943040, dram_mbs = 2039000, l2_mbs = 4800000, peak_mflops = 19500000,
  tensor_f16_mflops = 312000000, tensor_tf32_mflops = 156000000, mma_m = 16, mma_n = 8, mma_k = 16,
  launch_ns = 3000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "tf32_128x128x16", family = "tf32",
    tile = #dynmlir.tile<128, 128, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [623920], busy = 465104, store = 2904064, warps_m = 2,
      warps_n = 2, stages = 4, element_bytes = 4, aligned = 4, splits_k = 0, registers = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tf32_64x64x32", family = "tf32",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [333230], busy = 272256, store = 726016, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tf32_16x64x32", family = "tf32",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [188594], busy = 147472, store = 181504, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 0, registers = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tf32_split_64x64x32", family = "tf32_split",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [333230], busy = 272256, store = 726016, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 4, aligned = 4, splits_k = 1, registers = 164
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tf32_split_16x64x32", family = "tf32_split",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [188594], busy = 147472, store = 181504, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 1, registers = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tf32_words_64x64x32", family = "tf32_words",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [544512], busy = 544512, store = 726016, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 4, aligned = 1, splits_k = 0, registers = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tf32_words_16x64x32", family = "tf32_words",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [340320], busy = 340320, store = 181504, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 1, splits_k = 0, registers = 168
    }} : () -> ()
}) {sym_name = "matmul_tf32", operator = "matmul", element_types = [f32, f32, f32],
    device = @a100, measured = false} : () -> ()
