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
  "dynmlir.micro_kernel"() {sym_name = "simt_128x128x16", family = "simt",
    tile = #dynmlir.tile<128, 128, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [3898791], busy = 3722959, store = 2904064, warps_m = 4,
      warps_n = 2, stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 155
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_128x64x16", family = "simt",
    tile = #dynmlir.tile<128, 64, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [2028449], busy = 1861125, store = 1452032, warps_m = 4,
      warps_n = 1, stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 152
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_64x64x16", family = "simt",
    tile = #dynmlir.tile<64, 64, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [1089024], busy = 930208, store = 726016, warps_m = 2,
      warps_n = 2, stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_32x64x32", family = "simt",
    tile = #dynmlir.tile<32, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [1196792], busy = 930208, store = 363008, warps_m = 2,
      warps_n = 2, stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_8x128x32", family = "simt",
    tile = #dynmlir.tile<8, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [742323], busy = 640936, store = 181504, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 0, registers = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_4x128x32", family = "simt",
    tile = #dynmlir.tile<4, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [547348], busy = 547348, store = 90752, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 0, registers = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_64x64x16", family = "simt_split",
    tile = #dynmlir.tile<64, 64, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [1089024], busy = 930208, store = 726016, warps_m = 4,
      warps_n = 1, stages = 3, element_bytes = 4, aligned = 4, splits_k = 1, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_16x128x32", family = "simt_split",
    tile = #dynmlir.tile<16, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [1209554], busy = 1009616, store = 363008, warps_m = 2,
      warps_n = 2, stages = 4, element_bytes = 4, aligned = 4, splits_k = 1, registers = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_4x128x32", family = "simt_split",
    tile = #dynmlir.tile<4, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [547348], busy = 547348, store = 90752, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 1, registers = 61
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_words_64x64x16", family = "simt_words",
    tile = #dynmlir.tile<64, 64, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [1140072], busy = 930208, store = 726016, warps_m = 2,
      warps_n = 2, stages = 3, element_bytes = 4, aligned = 1, splits_k = 0, registers = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_words_8x128x16", family = "simt_words",
    tile = #dynmlir.tile<8, 128, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [446670], busy = 320468, store = 181504, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 1, splits_k = 0, registers = 48
    }} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @a100, measured = false} : () -> ()
