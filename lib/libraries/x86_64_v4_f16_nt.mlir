// Micro-kernels for x86-64-v4: a core with AVX-512, f16 x f16 to f32, layout nt, made by dynmlir-tune.
// Measured on AMD EPYC, one thread, 988 synthetic shapes, 2026-11-29, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator helix, n_gen 4, n_syn 16, n_mik 30, n_pred 16, levels measured [0].
// 8 of 20 candidates kept (1329 generated); the best of them against the best of all: 1.005 (geometric mean of times)
// chosen against the best of them: 1.049, worst 2.28
// predicted against measured time: median error 8.8 %; g: 4.4 % at most
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, l1_bytes = 32768,
  l2_bytes = 1048576, l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000,
  dram_all_mbs = 56000, l3_mbs = 98000, l2_mbs = 118000, l1_mbs = 236000, l1_ps = 1100, l2_ps = 3800,
  l3_ps = 13500, dram_ps = 110000, cores = 2, wake_ns = 30000, table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x128", family = "panel",
    tile = #dynmlir.tile<16, 16, 128>, packed = true, model = {
      g_t = [0], g_ps = [39009], g_slope = [1853759], region = 4863, visit = 406, loop = 5873, fma = 656,
      pack = 296, conflict_a = 45446, conflict_c = 3228, mask = 66, stall = 1024, a_near = 457, a_far = 69,
      b_near = 1024, c_near = 365, c_far = 1024, alias_c = 193, brief = 197, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x1x8192", family = "dot_narrow",
    tile = #dynmlir.tile<14, 1, 8192>, packed = false, model = {
      g_t = [0, 1], g_ps = [21481, 4684252], g_slope = [4662771, 5042208], region = 76, visit = 4105,
      fma = 458, conflict_a = 1521, stall = 107, a_near = 17, a_far = 562, c_near = 391, c_far = 1024,
      rows_near = 35, rows_far = 236, reread = 69
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_14x2x4096", family = "dot_narrow",
    tile = #dynmlir.tile<14, 2, 4096>, packed = false, model = {
      g_t = [0, 6, 9, 13], g_ps = [34199, 18782750, 30930237, 41325500],
      g_slope = [3124758, 4049162, 2598815, 3990183], region = 3089, visit = 3680, fma = 389, edge = 2,
      split = 5, a_far = 329, c_near = 1024, c_far = 1024, rows_near = 126, once_near = 75, once_far = 291,
      reread = 144
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_6x4x2048", family = "dot_narrow",
    tile = #dynmlir.tile<6, 4, 2048>, packed = false, model = {
      g_t = [0, 6], g_ps = [21926, 5731711], g_slope = [951630, 1017159], region = 44, visit = 3301,
      loop = 505, fma = 322, edge = 47, a_far = 254, b_far = 139, c_near = 1024, c_far = 1024, rows_near = 2,
      once_near = 72, once_far = 288, reread = 171
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_narrow_3x8x1024", family = "dot_narrow",
    tile = #dynmlir.tile<3, 8, 1024>, packed = false, model = {
      g_t = [0, 1], g_ps = [32944, 519617], g_slope = [486673, 524136], region = 600, visit = 3113,
      loop = 3363, fma = 318, edge = 103, a_far = 175, b_far = 421, c_near = 1024, c_far = 1024,
      once_near = 96, once_far = 172, reread = 449
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x128", family = "tall",
    tile = #dynmlir.tile<16, 16, 128>, packed = true, model = {
      g_t = [0], g_ps = [39418], g_slope = [1847822], region = 6141, visit = 688, loop = 4747, fma = 645,
      pack = 326, conflict_a = 53002, conflict_c = 3283, conflict = 1, mask = 68, stall = 1024, b_near = 1024,
      c_near = 374, c_far = 680, alias_c = 118, brief = 90, seam = 133, reread = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_4x64x1024", family = "tall",
    tile = #dynmlir.tile<4, 64, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 6], g_ps = [75828, 11804381, 26949524, 35688095, 54791100, 80795600],
      g_slope = [11728553, 15145143, 8738571, 19103005, 13002250, 9706111], edge_columns = 16, region = 12374,
      visit = 811, loop = 7657, fma = 578, edge = 210, pack = 95, conflict_c = 292, stall = 485,
      a_near = 1024, a_far = 826, c_near = 97, c_far = 900, rows_near = 1024, rows_far = 1024,
      once_near = 271, once_far = 135
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_3x128x512", family = "tall",
    tile = #dynmlir.tile<3, 128, 512>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6], g_ps = [122193, 11521405, 36089048, 60908238, 75193524],
      g_slope = [11399212, 12283821, 24819190, 7142643, 12159536], edge_columns = 16, visit = 742,
      loop = 17182, fma = 556, edge = 297, pack = 53, stall = 1016, a_near = 1024, a_far = 1024, b_far = 258,
      c_near = 43, c_far = 1024, rows_far = 1024, once_near = 595
    }} : () -> ()
}) {sym_name = "matmul_f16_nt", operator = "matmul", element_types = [f16, f16, f32],
    device = @x86_64_v4, layout = "nt"} : () -> ()
