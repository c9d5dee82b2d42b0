// Micro-kernels for sm_90a, made by dynmlir-tune for NVIDIA H200 (SXM5, 141 GB).
// Modelled from the device's facts, not measured, but for 18 of 34 micro-kernels, which an NVIDIA H200 has timed; registers are ptxas's.
"dynmlir.device"() {sym_name = "h200", target_cpu = "sm_90a", architecture = "cuda", facts = {
  sms = 132, warp_threads = 32, threads_per_sm = 2048, threads_per_block = 1024, registers_per_sm = 65536,
  registers_per_thread = 255, shared_bytes_per_sm = 233472, shared_bytes_per_block = 232448,
  l2_bytes = 62914560, dram_mbs = 4800000, l2_mbs = 11000000, peak_mflops = 66900000,
  tensor_f16_mflops = 989400000, tensor_tf32_mflops = 494700000, mma_m = 16, mma_n = 8, mma_k = 16,
  launch_ns = 2200
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "wgmma_192x256x64", family = "wgmma",
    tile = #dynmlir.tile<192, 256, 64>, packed = false, model = {
      g_t = [0], g_ps = [4658176], g_slope = [855265], busy = 1025542, store = 8316333, warps_m = 12,
      warps_n = 1, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 166
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_128x256x64", family = "wgmma",
    tile = #dynmlir.tile<128, 256, 64>, packed = false, model = {
      g_t = [0], g_ps = [2732167], g_slope = [641131], busy = 760062, store = 4596000, warps_m = 8,
      warps_n = 1, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 181
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_128x192x64", family = "wgmma",
    tile = #dynmlir.tile<128, 192, 64>, packed = false, model = {
      g_t = [0], g_ps = [2923111], g_slope = [434257], busy = 555188, store = 3438000, warps_m = 8,
      warps_n = 1, stages = 5, element_bytes = 2, aligned = 8, splits_k = 0, registers = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_128x128x64", family = "wgmma",
    tile = #dynmlir.tile<128, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [1155000], g_slope = [428500], busy = 443792, store = 2645333, warps_m = 8,
      warps_n = 1, stages = 6, element_bytes = 2, aligned = 8, splits_k = 0, registers = 118
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_64x192x64", family = "wgmma",
    tile = #dynmlir.tile<64, 192, 64>, packed = false, model = {
      g_t = [0], g_ps = [1101000], g_slope = [326063], busy = 348167, store = 1891333, warps_m = 4,
      warps_n = 1, stages = 6, element_bytes = 2, aligned = 8, splits_k = 0, registers = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_64x128x64", family = "wgmma",
    tile = #dynmlir.tile<64, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [256297], busy = 254958, store = 845667, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_64x64x64", family = "wgmma",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [236667], g_slope = [203083], busy = 163535, store = 258444, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 62
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_split_128x128x64", family = "wgmma_split",
    tile = #dynmlir.tile<128, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [1155000], g_slope = [428500], busy = 443792, store = 2645333, warps_m = 8,
      warps_n = 1, stages = 6, element_bytes = 2, aligned = 8, splits_k = 1, registers = 90
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "wgmma_split_64x64x64", family = "wgmma_split",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [236667], g_slope = [203083], busy = 163535, store = 258444, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 60
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_64x64x64", family = "mma",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [400000], g_slope = [260375], busy = 206943, store = 610167, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 110
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_16x128x64", family = "mma",
    tile = #dynmlir.tile<16, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [235667], g_slope = [201896], busy = 170049, store = 577556, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_16x64x128", family = "mma",
    tile = #dynmlir.tile<16, 64, 128>, packed = false, model = {
      g_t = [0], g_ps = [168667], g_slope = [264708], busy = 218177, store = 614167, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_128x16x64", family = "mma",
    tile = #dynmlir.tile<128, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [201000], g_slope = [290312], busy = 252236, store = 0, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_128x128x32", family = "mma_skewed_b",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [404000], busy = 404000, store = 2068480, warps_m = 2,
      warps_n = 4, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 32, aligned_n = 1,
      registers = 201
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_128x64x32", family = "mma_skewed_b",
    tile = #dynmlir.tile<128, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [261590], busy = 222200, store = 1034240, warps_m = 2,
      warps_n = 2, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 32, aligned_n = 1,
      registers = 185
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_32x128x64", family = "mma_skewed_b",
    tile = #dynmlir.tile<32, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [343400], busy = 343400, store = 517120, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 64, aligned_n = 1,
      registers = 166
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_16x64x64", family = "mma_skewed_b",
    tile = #dynmlir.tile<16, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [171700], busy = 171700, store = 129280, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 64, aligned_n = 1,
      registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_64x16x64", family = "mma_skewed_b",
    tile = #dynmlir.tile<64, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [171700], busy = 171700, store = 129280, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 64, aligned_n = 1,
      registers = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_128x128x32", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [404000], busy = 404000, store = 2068480, warps_m = 2,
      warps_n = 4, stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 32, aligned_n = 1,
      registers = 211
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_32x128x64", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<32, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [343400], busy = 343400, store = 517120, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 64, aligned_n = 1,
      registers = 166
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_16x64x64", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<16, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [171700], busy = 171700, store = 129280, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 64, aligned_n = 1,
      registers = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_64x16x64", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<64, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [171700], busy = 171700, store = 129280, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 64, aligned_n = 1,
      registers = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_128x128x32", family = "mma_skewed",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [565600], busy = 565600, store = 2068480, warps_m = 2,
      warps_n = 4, stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 160,
      registers = 243
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_64x64x32", family = "mma_skewed",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [252500], busy = 202000, store = 517120, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 96, registers = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_32x64x32", family = "mma_skewed",
    tile = #dynmlir.tile<32, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [167660], busy = 151500, store = 258560, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 64, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_64x16x32", family = "mma_skewed",
    tile = #dynmlir.tile<64, 16, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [167660], busy = 106050, store = 129280, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 96, registers = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_split_64x64x32", family = "mma_skewed_split",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [252500], busy = 202000, store = 517120, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 1, longer_rows = 96, registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_split_16x128x32", family = "mma_skewed_split",
    tile = #dynmlir.tile<16, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [167660], busy = 166650, store = 258560, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 1, splits_k = 1, longer_rows = 48, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_split_64x16x32", family = "mma_skewed_split",
    tile = #dynmlir.tile<64, 16, 32>, packed = false, model = {
      g_t = [0], g_ps = [707000], g_slope = [167660], busy = 106050, store = 129280, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 1, splits_k = 1, longer_rows = 96, registers = 72
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_4x128x64", family = "simt",
    tile = #dynmlir.tile<4, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [0], g_slope = [724118], busy = 542410, store = 324111, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_4x128x64", family = "simt_split",
    tile = #dynmlir.tile<4, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [0], g_slope = [724118], busy = 542410, store = 324111, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_words_64x64x32", family = "mma_words",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [497146], g_slope = [453652], busy = 228826, store = 805778, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 2, splits_k = 0, registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_64x64x32", family = "mma_single",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [0], g_slope = [1516978], busy = 603479, store = 608583, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_16x64x32", family = "mma_single",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [0], g_slope = [3267217], busy = 444444, store = 201778, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 56
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @h200, measured = false} : () -> ()
