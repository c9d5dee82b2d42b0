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
  "dynmlir.micro_kernel"() {sym_name = "mma_256x128x32", family = "mma",
    tile = #dynmlir.tile<256, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [972748], busy = 930208, store = 5808128, warps_m = 4,
      warps_n = 2, stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 244
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_128x128x32", family = "mma",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [623920], busy = 465104, store = 2904064, warps_m = 2,
      warps_n = 2, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_128x64x32", family = "mma",
    tile = #dynmlir.tile<128, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [333230], busy = 232552, store = 1452032, warps_m = 2,
      warps_n = 2, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 162
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_32x64x64", family = "mma",
    tile = #dynmlir.tile<32, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [204192], busy = 204192, store = 363008, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_128x128x32", family = "mma_split",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [623920], busy = 465104, store = 2904064, warps_m = 2,
      warps_n = 2, stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 255
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_64x64x64", family = "mma_split",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [333230], busy = 272256, store = 726016, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 1, registers = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_split_16x128x64", family = "mma_split",
    tile = #dynmlir.tile<16, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [238224], busy = 238224, store = 363008, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_single_8x128x16", family = "simt_single",
    tile = #dynmlir.tile<8, 128, 16>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [952896], busy = 578544, store = 181504, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 40
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_64x64x64", family = "mma",
    tile = #dynmlir.tile<64, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [333230], busy = 272256, store = 726016, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 8, splits_k = 0, registers = 112
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_16x128x64", family = "mma",
    tile = #dynmlir.tile<16, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [238224], busy = 238224, store = 363008, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_16x64x128", family = "mma",
    tile = #dynmlir.tile<16, 64, 128>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [294944], busy = 294944, store = 181504, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_128x16x64", family = "mma",
    tile = #dynmlir.tile<128, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [238224], busy = 238224, store = 363008, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_128x128x32", family = "mma_skewed_b",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [634555], busy = 581380, store = 2904064, warps_m = 2,
      warps_n = 4, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 32, aligned_n = 1,
      registers = 199
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_128x64x32", family = "mma_skewed_b",
    tile = #dynmlir.tile<128, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [416183], busy = 311960, store = 1452032, warps_m = 2,
      warps_n = 2, stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 32, aligned_n = 1,
      registers = 202
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_32x128x64", family = "mma_skewed_b",
    tile = #dynmlir.tile<32, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [482120], busy = 482120, store = 726016, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 64, aligned_n = 1,
      registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_16x64x64", family = "mma_skewed_b",
    tile = #dynmlir.tile<16, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [241060], busy = 241060, store = 181504, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 64, aligned_n = 1,
      registers = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_64x16x64", family = "mma_skewed_b",
    tile = #dynmlir.tile<64, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [241060], busy = 241060, store = 181504, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, longer_rows = 64, aligned_n = 1,
      registers = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_128x128x32", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [634555], busy = 581380, store = 2904064, warps_m = 2,
      warps_n = 4, stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 32, aligned_n = 1,
      registers = 210
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_32x128x64", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<32, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [482120], busy = 482120, store = 726016, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 64, aligned_n = 1,
      registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_16x64x64", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<16, 64, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [241060], busy = 241060, store = 181504, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 64, aligned_n = 1,
      registers = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_b_split_64x16x64", family = "mma_skewed_b_split",
    tile = #dynmlir.tile<64, 16, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [241060], busy = 241060, store = 181504, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, longer_rows = 64, aligned_n = 1,
      registers = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_128x128x32", family = "mma_skewed",
    tile = #dynmlir.tile<128, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [794080], busy = 794080, store = 2904064, warps_m = 2,
      warps_n = 4, stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 160,
      registers = 241
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_64x64x32", family = "mma_skewed",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [354500], busy = 283600, store = 726016, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 96, registers = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_32x64x32", family = "mma_skewed",
    tile = #dynmlir.tile<32, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [235388], busy = 212700, store = 363008, warps_m = 2, warps_n = 2,
      stages = 4, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 64, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_64x16x32", family = "mma_skewed",
    tile = #dynmlir.tile<64, 16, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [235388], busy = 148890, store = 181504, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 1, splits_k = 0, longer_rows = 96, registers = 70
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_split_64x64x32", family = "mma_skewed_split",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [354500], busy = 283600, store = 726016, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 1, longer_rows = 96, registers = 126
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_split_16x128x32", family = "mma_skewed_split",
    tile = #dynmlir.tile<16, 128, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [235388], busy = 233970, store = 363008, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 1, splits_k = 1, longer_rows = 48, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_skewed_split_64x16x32", family = "mma_skewed_split",
    tile = #dynmlir.tile<64, 16, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [235388], busy = 148890, store = 181504, warps_m = 4, warps_n = 1,
      stages = 4, element_bytes = 2, aligned = 1, splits_k = 1, longer_rows = 96, registers = 80
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_4x128x64", family = "simt",
    tile = #dynmlir.tile<4, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [939425], busy = 547348, store = 90752, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 0, registers = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "simt_split_4x128x64", family = "simt_split",
    tile = #dynmlir.tile<4, 128, 64>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [939425], busy = 547348, store = 90752, warps_m = 1, warps_n = 4,
      stages = 4, element_bytes = 2, aligned = 8, splits_k = 1, registers = 48
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_words_64x64x32", family = "mma_words",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [283600], busy = 272256, store = 726016, warps_m = 2, warps_n = 2,
      stages = 3, element_bytes = 2, aligned = 2, splits_k = 0, registers = 168
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_64x64x32", family = "mma_single",
    tile = #dynmlir.tile<64, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [1276909], busy = 1089024, store = 726016, warps_m = 2,
      warps_n = 2, stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "mma_single_16x64x32", family = "mma_single",
    tile = #dynmlir.tile<16, 64, 32>, packed = false, model = {
      g_t = [0], g_ps = [992600], g_slope = [773519], busy = 680640, store = 181504, warps_m = 1, warps_n = 4,
      stages = 3, element_bytes = 2, aligned = 1, splits_k = 0, registers = 64
    }} : () -> ()
}) {sym_name = "matmul_bf16", operator = "matmul", element_types = [bf16, bf16, f32],
    device = @a100, measured = false} : () -> ()
