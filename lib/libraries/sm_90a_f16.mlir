// Micro-kernels for sm_90a, made by dynmlir-tune for NVIDIA H100 (SXM5, 80 GB).
// Modelled from the device's facts, not measured; registers are ptxas's.
"dynmlir.device"() {sym_name = "h100", target_cpu = "sm_90a", architecture = "cuda", facts = {
  sms = 132, warp_threads = 32, threads_per_sm = 2048, threads_per_block = 1024, registers_per_sm = 65536,
  registers_per_thread = 255, shared_bytes_per_sm = 233472, shared_bytes_per_block = 232448,
  l2_bytes = 52428800, dram_mbs = 3350000, l2_mbs = 5500000, peak_mflops = 66900000,
  tensor_f16_mflops = 989400000, tensor_tf32_mflops = 494700000, mma_m = 16, mma_n = 8, mma_k = 16,
  launch_ns = 3000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "mma_128x256x32", family = "mma",
    tile = #dynmlir.tile<128, 256, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [512070], busy = 496920, store = 1034240, warps_m = 2,
      warps_n = 4, stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 253
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_256x128x32", family = "mma",
    tile = #dynmlir.tile<256, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [512070], busy = 496920, store = 1034240, warps_m = 4,
      warps_n = 2, stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 244
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_128x128x32", family = "mma",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [263610], busy = 248460, store = 517120, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_128x64x32", family = "mma",
    tile = #dynmlir.tile<128, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [145440], busy = 145440, store = 258560, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_64x64x64", family = "mma",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [202000], busy = 193920, store = 129280, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_32x64x64", family = "mma",
    tile = #dynmlir.tile<32, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [145440], busy = 145440, store = 64640, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_16x128x64", family = "mma",
    tile = #dynmlir.tile<16, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [169680], busy = 169680, store = 64640, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_16x64x64", family = "mma",
    tile = #dynmlir.tile<16, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [134330], busy = 105040, store = 32320, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 64
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_128x128x32", family = "mma_split",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [263610], busy = 248460, store = 517120, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_64x64x64", family = "mma_split",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [202000], busy = 193920, store = 129280, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 1, registers = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_32x64x64", family = "mma_split",
    tile = #dynmlir.tile<32, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [145440], busy = 145440, store = 64640, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_16x128x64", family = "mma_split",
    tile = #dynmlir.tile<16, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [169680], busy = 169680, store = 64640, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_4x128x64", family = "simt",
    tile = #dynmlir.tile<4, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [447430], busy = 389860, store = 16160, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_4x128x64", family = "simt_split",
    tile = #dynmlir.tile<4, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [447430], busy = 389860, store = 16160, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_single_8x128x16", family = "simt_single",
    tile = #dynmlir.tile<8, 128, 16>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [202000], busy = 114130, store = 32320, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 32
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_words_64x64x32", family = "mma_words",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [202000], busy = 96960, store = 129280, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 2, splits_k = 0, registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_words_16x64x32", family = "mma_words",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [134330], busy = 52520, store = 32320, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 2, splits_k = 0, registers = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_64x64x32", family = "mma_single",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [202000], busy = 96960, store = 129280, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_16x64x32", family = "mma_single",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [202000], busy = 60600, store = 32320, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_128x256x64", family = "wgmma",
    tile = #dynmlir.tile<128, 256, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [672155], busy = 621150, store = 1034240, warps_m = 8,
      warps_n = 1, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 181
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_128x128x64", family = "wgmma",
    tile = #dynmlir.tile<128, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [355520], busy = 323200, store = 517120, warps_m = 8, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_64x256x64", family = "wgmma",
    tile = #dynmlir.tile<64, 256, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [358550], busy = 323200, store = 517120, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 158
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_64x128x64", family = "wgmma",
    tile = #dynmlir.tile<64, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [196950], busy = 193920, store = 258560, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 96
    }} : () -> ()
}) {sym_name = "matmul_f16", operator = "matmul", element_types = [f16, f16, f32],
    device = @h100, measured = false} : () -> ()
