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
  "dynmlir.micro_kernel"() {sym_name = "mma_128x256x32", family = "mma",
    tile = #dynmlir.tile<128, 256, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [827403], busy = 806133, store = 1452032, warps_m = 2,
      warps_n = 4, stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 254
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_256x128x32", family = "mma",
    tile = #dynmlir.tile<256, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [827403], busy = 806133, store = 1452032, warps_m = 4,
      warps_n = 2, stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 244
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_128x128x32", family = "mma",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [423982], busy = 402712, store = 726016, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_128x64x32", family = "mma",
    tile = #dynmlir.tile<128, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [222626], busy = 204192, store = 363008, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_64x64x64", family = "mma",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 272256, store = 181504, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_32x64x64", family = "mma",
    tile = #dynmlir.tile<32, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [204192], busy = 204192, store = 90752, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_16x128x64", family = "mma",
    tile = #dynmlir.tile<16, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [238224], busy = 238224, store = 90752, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_16x64x64", family = "mma",
    tile = #dynmlir.tile<16, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [188594], busy = 147472, store = 45376, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 63
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_128x128x32", family = "mma_split",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [423982], busy = 402712, store = 726016, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_64x64x64", family = "mma_split",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 272256, store = 181504, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 1, registers = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_32x64x64", family = "mma_split",
    tile = #dynmlir.tile<32, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [204192], busy = 204192, store = 90752, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_16x128x64", family = "mma_split",
    tile = #dynmlir.tile<16, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [238224], busy = 238224, store = 90752, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_4x128x64", family = "simt",
    tile = #dynmlir.tile<4, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [829530], busy = 547348, store = 22688, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_4x128x64", family = "simt_split",
    tile = #dynmlir.tile<4, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [829530], busy = 547348, store = 22688, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_single_8x128x16", family = "simt_single",
    tile = #dynmlir.tile<8, 128, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [339611], busy = 201356, store = 45376, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_words_64x64x32", family = "mma_words",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 136128, store = 181504, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 2, splits_k = 0, registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_words_16x64x32", family = "mma_words",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [188594], busy = 73736, store = 45376, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 2, splits_k = 0, registers = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_64x64x32", family = "mma_single",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 136128, store = 181504, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_16x64x32", family = "mma_single",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 85080, store = 45376, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 64
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @a100, measured = false} : () -> ()
