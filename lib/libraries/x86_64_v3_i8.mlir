// Micro-kernels for x86-64-v3, i8 x i8 to i32, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 92 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 14 of 19 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.044, worst 1.92; on shapes held out: 1.080, worst 2.96
// predicted against measured time: median error 14.4 %; on shapes held out: 20.2 %
"dynmlir.device"() {sym_name = "x86_64_v3", target_cpu = "x86-64-v3", facts = {
  vector_bits = 256, vector_registers = 16, masks_cheap = 0, l1_bytes = 32768, l2_bytes = 524288,
  l3_bytes = 33554432, peak_mflops_per_pe = 103000, dram_mbs = 20000, dram_all_mbs = 36000, l3_mbs = 55000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "panel_5x16x384", family = "panel",
    tile = #dynmlir.tile<5, 16, 384>, packed = true, model = {
      g_t = [0, 1, 6, 9], g_ps = [115916, 2553682, 14608421, 21805258],
      g_slope = [2437766, 2410947, 2398945, 2441334], edge_columns = 8, region = 39979, visit = 8930,
      fma = 837, pack = 353, conflict_c = 26, conflict = 26, stall = 26, a_far = 1024, b_far = 1024,
      c_near = 939, c_far = 1024, rows_far = 26, once_near = 602, once_far = 26, apart_far = 26, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_4x16x768", family = "panel",
    tile = #dynmlir.tile<4, 16, 768>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [83721, 4483021, 17315852, 26601955],
      g_slope = [4399300, 4277610, 4643051, 4339692], edge_columns = 8, region = 38361, visit = 7023,
      fma = 841, edge = 498, pack = 318, conflict_c = 26, conflict = 26, stall = 26, a_far = 1024,
      b_near = 846, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 26, once_near = 492, once_far = 26,
      apart_far = 26, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_3x32x384", family = "panel",
    tile = #dynmlir.tile<3, 32, 384>, packed = true, model = {
      g_t = [0, 1, 3, 6], g_ps = [119575, 3035929, 8512921, 17570775],
      g_slope = [2916354, 2738496, 3019284, 2749826], edge_columns = 8, region = 87805, visit = 4753,
      fma = 783, pack = 212, conflict_c = 2196011574844081, conflict = 33234157218840496, stall = 328,
      a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 26, once_near = 354, once_far = 26,
      apart_far = 26, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x16x256", family = "block",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 2, 9, 13], g_ps = [115559, 3853307, 16660121, 24256288],
      g_slope = [1868874, 1829544, 1899041, 1838850], edge_columns = 8, region = 48168, visit = 9708,
      fma = 834, edge = 568, pack = 245, conflict_c = 26, conflict = 26, stall = 26, a_near = 228,
      a_far = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 26, once_near = 439, once_far = 26,
      apart_far = 26, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x16x256", family = "block",
    tile = #dynmlir.tile<4, 16, 256>, packed = true, model = {
      g_t = [0, 3, 4, 28], g_ps = [91179, 4606769, 9547232, 54613121],
      g_slope = [1505196, 4940463, 1877745, 542589], edge_columns = 8, region = 55480, visit = 6509,
      fma = 802, pack = 358, conflict_c = 26, conflict = 26, stall = 26, a_near = 16, a_far = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 26, once_far = 26, apart_far = 26, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_3x32x256", family = "block",
    tile = #dynmlir.tile<3, 32, 256>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [132960, 2074197, 5693621, 17147852],
      g_slope = [1941237, 1809712, 1909038, 1855346], edge_columns = 8, region = 92696, visit = 5129,
      loop = 3131, fma = 781, pack = 226, conflict_c = 26, conflict = 26, stall = 26, a_far = 1024,
      b_far = 1024, c_near = 1024, c_far = 1024, rows_far = 26, once_far = 26, apart_far = 26, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_12x8x256", family = "block",
    tile = #dynmlir.tile<12, 8, 256>, packed = true, model = {
      g_t = [0, 3, 19, 28], g_ps = [128715, 7071221, 45748621, 68473621],
      g_slope = [2314168, 2417337, 2525000, 2286785], region = 117267, visit = 8863, fma = 1186, edge = 2503,
      conflict_c = 26, conflict = 26, stall = 26, c_near = 1024, rows_near = 1024, rows_far = 26,
      once_near = 662, once_far = 26, apart_far = 26, column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x256", family = "tall",
    tile = #dynmlir.tile<6, 16, 256>, packed = true, model = {
      g_t = [0, 3, 6, 13], g_ps = [202970, 6419436, 12069092, 27492996],
      g_slope = [2072155, 1883218, 2203414, 1854343], edge_columns = 8, region = 48634, visit = 9475,
      fma = 856, edge = 2412, conflict_a = 3496, conflict_c = 44914778480345048, conflict = 16069307732159814,
      stall = 612, a_near = 250, a_far = 1024, b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, apart_near = 882, apart_far = 26,
      column = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x16x1024", family = "tall",
    tile = #dynmlir.tile<6, 16, 1024>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [112011, 23889121, 42309121, 49644421],
      g_slope = [7925703, 18420000, 3667650, 7165553], edge_columns = 8, region = 47786, visit = 9054,
      fma = 816, pack = 439, conflict_c = 26, conflict = 26, stall = 26, a_near = 1024, a_far = 1024,
      b_near = 1024, b_far = 1024, c_near = 1024, c_far = 1024, rows_near = 1024, rows_far = 26,
      once_near = 597, once_far = 26, apart_near = 1024, apart_far = 26, column = 1024, reread = 96
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 3, 6, 9], g_ps = [88569, 8253407, 16838335, 24145621],
      g_slope = [2721612, 2861642, 2435762, 2928040], region = 47931, visit = 2170, loop = 1345, fma = 370,
      edge = 127, pack = 690, split = 314, stall = 26, a_near = 53, a_far = 1024, b_near = 1024, b_far = 1024,
      c_far = 1024, rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26, reread = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 6], g_ps = [43590, 3745655, 13767684, 21204348],
      g_slope = [3702065, 3340676, 3718332, 3354155], region = 72151, visit = 4366, fma = 402, pack = 704,
      conflict_a = 1758, split = 327, stall = 647, a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_far = 26, once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 6, 9], g_ps = [79731, 3554081, 20782803, 31541478],
      g_slope = [3474350, 3445744, 3586225, 3514464], region = 37255, visit = 4121, loop = 3053, fma = 448,
      pack = 1109, split = 264, stall = 26, b_near = 1024, rows_near = 1024, rows_far = 26, once_near = 1024,
      once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 6, 9], g_ps = [192153, 6255317, 35477335, 52686821],
      g_slope = [6063164, 5844403, 5736495, 5746130], region = 58944, visit = 2824, loop = 2163, fma = 426,
      pack = 1185, split = 404, stall = 922, b_near = 1024, rows_near = 1024, rows_far = 26, once_near = 1024,
      once_far = 26
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x4x4096", family = "dot",
    tile = #dynmlir.tile<3, 4, 4096>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [118841, 26963621, 40054121, 60411871],
      g_slope = [6711195, 6545250, 6785916, 6576975], region = 46663, visit = 4168, loop = 6287, fma = 515,
      pack = 794, split = 424, stall = 26, a_far = 1024, b_near = 1024, b_far = 1024, c_far = 1024,
      rows_near = 1024, rows_far = 26, once_near = 1024, once_far = 26
    }} : () -> ()
}) {sym_name = "matmul_i8", operator = "matmul", element_types = [i8, i8, i32],
    device = @x86_64_v3} : () -> ()
