// Micro-kernels for sm_90, made by dynmlir-tune for NVIDIA H100 (SXM5, 80 GB).
// Modelled from the device's facts, not measured; registers are ptxas's.
"dynmlir.device"() {sym_name = "h100", target_cpu = "sm_90", architecture = "cuda", facts = {
  sms = 132, warp_threads = 32, threads_per_sm = 2048, threads_per_block = 1024, registers_per_sm = 65536,
  registers_per_thread = 255, shared_bytes_per_sm = 233472, shared_bytes_per_block = 232448,
  l2_bytes = 52428800, dram_mbs = 3350000, l2_mbs = 11000000, peak_mflops = 66900000,
  tensor_f16_mflops = 989400000, tensor_tf32_mflops = 494700000, mma_m = 16, mma_n = 8, mma_k = 16,
  launch_ns = 2200
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "simt_128x128x16", family = "simt",
    tile = #dynmlir.tile<128, 128, 16>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [1450865], busy = 1325625, store = 2068480, warps_m = 4,
      warps_n = 2, stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_128x64x16", family = "simt",
    tile = #dynmlir.tile<128, 64, 16>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [781740], busy = 662560, store = 1034240, warps_m = 4,
      warps_n = 1, stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_64x64x16", family = "simt",
    tile = #dynmlir.tile<64, 64, 16>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [444400], busy = 420160, store = 517120, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_32x64x32", family = "simt",
    tile = #dynmlir.tile<32, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [565600], busy = 565600, store = 258560, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 4, aligned = 4, splits_k = 0, registers = 84
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_8x128x32", family = "simt",
    tile = #dynmlir.tile<8, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [456520], busy = 456520, store = 129280, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 0, registers = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_4x128x32", family = "simt",
    tile = #dynmlir.tile<4, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [389860], busy = 389860, store = 64640, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 0, registers = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_64x64x16", family = "simt_split",
    tile = #dynmlir.tile<64, 64, 16>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [444400], busy = 420160, store = 517120, warps_m = 4, warps_n = 1,
      stages = 3, element_bytes = 4, aligned = 4, splits_k = 1, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_16x128x32", family = "simt_split",
    tile = #dynmlir.tile<16, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [719120], busy = 719120, store = 258560, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 1, registers = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_4x128x32", family = "simt_split",
    tile = #dynmlir.tile<4, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [389860], busy = 389860, store = 64640, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 4, splits_k = 1, registers = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_words_64x64x16", family = "simt_words",
    tile = #dynmlir.tile<64, 64, 16>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [480760], busy = 420160, store = 517120, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 4, aligned = 1, splits_k = 0, registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_words_8x128x16", family = "simt_words",
    tile = #dynmlir.tile<8, 128, 16>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [235330], busy = 228260, store = 129280, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 4, aligned = 1, splits_k = 0, registers = 48
    }} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @h100, measured = false} : () -> ()
