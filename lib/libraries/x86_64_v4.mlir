// Micro-kernels for x86-64-v4, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 600 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 34 of 34 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.047, worst 2.95; on shapes held out: 1.059, worst 4.44
// predicted against measured time: median error 9.3 %; on shapes held out: 10.1 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 4, 19], g_ps = [72149, 1823514, 7010588, 34728683],
      g_slope = [1751365, 1729024, 1847873, 1731588], edge_columns = 16, region = 32537, visit = 3875,
      loop = 16906, fma = 277, stall = 42, first_b = 105, a = 202, c = 129, column = 1629, conflict_b = 975,
      conflict = 1500
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4], g_ps = [78920, 6873105, 21365085, 28998290],
      g_slope = [6794185, 7245990, 7633205, 6829850], edge_columns = 16, region = 32834, visit = 3716,
      loop = 17743, fma = 281, stall = 123, first_b = 77, a = 142, column = 1897, conflict_a = 4299,
      conflict_b = 178, conflict = 3335, split = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [76520, 5795380, 17897290, 27633790],
      g_slope = [2859430, 3025477, 3245500, 2904175], edge_columns = 16, region = 33665, visit = 3114,
      loop = 18731, fma = 276, stall = 58, first_b = 91, a = 95, column = 1933, conflict_b = 1462,
      conflict = 4420
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x512", family = "direct",
    tile = #dynmlir.tile<4, 64, 512>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [46860, 7112583, 9610593, 22377740],
      g_slope = [2355241, 2498010, 2553429, 2301300], edge_columns = 16, region = 33616, visit = 3030,
      loop = 17851, fma = 280, stall = 125, first_b = 71, a = 131, column = 1757, conflict_b = 1797,
      conflict = 3417, split = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x256", family = "direct",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 4, 13, 28], g_ps = [73884, 4708576, 15144040, 34280969],
      g_slope = [1158673, 1159496, 1275795, 1138512], edge_columns = 16, region = 39350, visit = 3350,
      loop = 5988, fma = 283, stall = 211, first_b = 36, a = 6, b = 75, column = 502, conflict_b = 3499,
      conflict = 891, split = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [27969, 14019007, 19156707, 43491040],
      g_slope = [4663679, 5137700, 4866866, 4662716], edge_columns = 16, region = 47447, visit = 3284,
      loop = 5440, fma = 284, stall = 137, first_b = 30, b = 106, column = 492, conflict_b = 3681,
      conflict_c = 105, conflict = 1231, split = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [32840, 13788673, 18560707, 43122207],
      g_slope = [4585277, 4772034, 4912300, 4763366], region = 31141, visit = 4447, loop = 4428, fma = 247,
      stall = 334, first_a = 128, first_b = 19, a = 52, b = 149, column = 179, reread = 22, conflict_a = 4193,
      conflict_b = 6551, conflict_c = 4414, split = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [76429, 155782540, 237443540, 349839540],
      g_slope = [38926527, 40830500, 37465333, 38940700], region = 29486, visit = 5873, loop = 5158,
      fma = 258, stall = 335, first_a = 75, a = 33, b = 221, column = 211, conflict_a = 11098,
      conflict_c = 3033
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x1024", family = "direct",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [44060, 2306707, 9155151, 31247915],
      g_slope = [2262647, 2282814, 2454751, 2315104], region = 45287, visit = 3030, loop = 1544, fma = 244,
      stall = 283, first_a = 183, a = 15, b = 218, column = 60, reread = 51, conflict_a = 2403,
      conflict_b = 7118, conflict_c = 2007, split = 3
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 1, 3, 9], g_ps = [43091, 56472, 162246, 434957], g_slope = [13381, 52887, 45451, 49088],
      edge_columns = 16, region = 36100, visit = 2649, fma = 262, stall = 38, a = 159, column = 325,
      conflict_c = 275
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [10000, 10000, 33613, 44795], g_slope = [0, 23613, 11182, 27779],
      region = 41479, visit = 2095, fma = 207, stall = 49, first_a = 2660, a = 466, column = 114, reread = 31,
      conflict_c = 505
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x16", family = "stream",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 2, 3, 94], g_ps = [37460, 221111, 290144, 7977683], g_slope = [91825, 69033, 84478, 88966],
      edge_columns = 16, region = 53867, visit = 3287, fma = 261, stall = 123, column = 505,
      conflict_b = 2423, conflict_c = 770
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 2, 6, 28], g_ps = [56900, 143579, 375829, 1483818], g_slope = [43339, 58062, 50363, 52131],
      edge_columns = 16, region = 40048, visit = 2197, loop = 1711, fma = 250, stall = 121, column = 709,
      conflict_c = 592
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [101360, 1893130, 35561397, 60886790],
      g_slope = [1791770, 1870459, 2813932, 1128220], edge_columns = 16, region = 33461, visit = 3382,
      loop = 9162, fma = 287, stall = 127, first_b = 68, b = 8, c = 108, column = 1841, conflict_a = 41775
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 3, 19, 28], g_ps = [76230, 3815607, 25248984, 38920873],
      g_slope = [1246459, 1339586, 1519098, 971604], edge_columns = 16, region = 34647, visit = 3432,
      loop = 7694, fma = 295, stall = 190, first_b = 42, b = 44, column = 1849, conflict_a = 18878, split = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [81727, 1309730, 25046540, 55503790],
      g_slope = [1228003, 1318711, 3384138, 0], edge_columns = 16, region = 40217, visit = 3782, loop = 1230,
      fma = 284, stall = 59, first_b = 37, b = 122, column = 416, conflict_a = 53112, conflict = 1532,
      split = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x256", family = "sweep",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0, 3, 4, 13], g_ps = [135887, 3599759, 11979364, 15791707],
      g_slope = [1154624, 8379605, 423593, 2756097], region = 33589, visit = 5021, fma = 260, stall = 653,
      first_a = 33, first_b = 12, b = 177, c = 412, conflict_a = 51191
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [79320, 5060147, 12079477, 36260373],
      g_slope = [830137, 539948, 2686766, 0], region = 36111, visit = 3126, fma = 245, stall = 263,
      first_a = 9, first_b = 77, b = 156, c = 13, column = 130, conflict_a = 54942, conflict_b = 816,
      split = 2
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x16x256", family = "sweep",
    tile = #dynmlir.tile<12, 16, 256>, packed = false, model = {
      g_t = [0, 2, 6, 13], g_ps = [104305, 1942925, 8146329, 12163353],
      g_slope = [919310, 1550851, 573860, 1916040], region = 34029, visit = 3832, fma = 255, stall = 408,
      first_a = 12, first_b = 73, b = 114, c = 319, conflict_a = 62216, split = 1
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x768", family = "panel",
    tile = #dynmlir.tile<6, 64, 768>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [114234, 16513623, 25809873, 85237873],
      g_slope = [8199694, 9296250, 9904666, 9178566], edge_columns = 32, region = 23840, visit = 5131,
      loop = 7767, fma = 270, a = 30, b = 310, column = 1408, pack = 108, conflict_c = 635
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 4, 9, 19], g_ps = [72120, 14453754, 34189397, 82436873],
      g_slope = [3595408, 3947128, 4824747, 4002240], edge_columns = 32, region = 25330, visit = 4396,
      loop = 7031, fma = 267, a = 71, b = 324, column = 1331, pack = 105, conflict_a = 2096, conflict_c = 638
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 4, 9], g_ps = [82520, 13384807, 27905415, 70576207],
      g_slope = [6651143, 7260304, 8534158, 6963833], region = 32896, visit = 5504, fma = 265, a = 77,
      b = 332, column = 364, reread = 48, pack = 192, conflict_c = 1322, conflict = 1025
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [108442, 16478386, 25803096, 40299707],
      g_slope = [2728324, 3108236, 3624152, 3131235], edge_columns = 32, region = 24937, visit = 5138,
      loop = 7535, fma = 269, b = 319, column = 1421, pack = 100, conflict_c = 719
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x256", family = "block",
    tile = #dynmlir.tile<8, 32, 256>, packed = true, model = {
      g_t = [0, 13, 19, 28], g_ps = [67748, 22376740, 33787397, 55556540],
      g_slope = [1716076, 1901776, 2418793, 1757666], region = 25749, visit = 5703, fma = 264, stall = 309,
      first_b = 4, a = 102, b = 210, c = 18, column = 235, reread = 36, pack = 191, conflict_c = 1311,
      conflict = 1411
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 6, 13, 28], g_ps = [74720, 14437969, 33040540, 80811540],
      g_slope = [2393874, 2657510, 3184733, 2701857], edge_columns = 32, region = 24895, visit = 4374,
      loop = 7311, fma = 267, stall = 14, first_b = 7, a = 19, b = 321, column = 1415, pack = 101,
      conflict_a = 2821, conflict_c = 502
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [65754, 16442078, 29653040, 57799790],
      g_slope = [8188162, 13210962, 9382250, 11286519], edge_columns = 16, region = 25243, visit = 4099,
      loop = 2421, fma = 264, stall = 174, b = 344, column = 328, pack = 168, conflict_a = 65326,
      conflict_c = 2183, conflict = 192
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [80873, 13605140, 26919318, 44619740],
      g_slope = [13524267, 13314178, 17700422, 15658112], region = 27310, visit = 6112, loop = 1503,
      fma = 248, stall = 1264, first_a = 32, a = 13, b = 267, column = 76, reread = 33, pack = 251,
      conflict_a = 106576, conflict_c = 1441
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [65700, 6305957, 10307481, 16208123],
      g_slope = [1040042, 1333841, 1475160, 1209532], region = 35661, visit = 1022, loop = 3184, fma = 408,
      stall = 191, first_a = 22, first_b = 783, b = 604, reread = 125, pack = 722, conflict_a = 1597,
      split = 45
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [90340, 3542669, 5354540, 19279267],
      g_slope = [1726164, 1811871, 2320787, 1947644], region = 43867, visit = 2241, loop = 2261, fma = 466,
      stall = 227, first_b = 815, b = 474, reread = 113, pack = 654, conflict_a = 3568, split = 33
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 9], g_ps = [50697, 3323326, 12659673, 30723290],
      g_slope = [3272629, 3112115, 3612723, 3345350], region = 31490, visit = 2587, loop = 4003, fma = 294,
      stall = 255, first_a = 41, first_b = 643, b = 1, reread = 112, pack = 915, conflict_a = 2125, split = 79
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [66100, 12067602, 16505309, 26238207],
      g_slope = [4000500, 4437707, 4866449, 4257512], region = 32003, visit = 5622, loop = 1672, fma = 304,
      stall = 303, first_a = 32, first_b = 363, b = 262, reread = 105, pack = 883, conflict_a = 1870,
      split = 51
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [40469, 6054931, 11919290, 37138207],
      g_slope = [6014462, 5864359, 6304729, 6043448], region = 32469, visit = 5885, loop = 4290, fma = 237,
      first_a = 157, first_b = 374, reread = 140, pack = 936, split = 30
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [64578, 13243273, 20525722, 61465290],
      g_slope = [6589347, 7282449, 6823261, 6290575], region = 30651, visit = 9413, loop = 1085, fma = 239,
      first_a = 128, first_b = 329, reread = 111, pack = 935, split = 59
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [45187, 10858305, 33438397, 102709040],
      g_slope = [10813118, 11290046, 11545107, 11176050], region = 33439, visit = 5487, loop = 10810,
      fma = 278, first_a = 284, first_b = 712, a = 67, reread = 103, pack = 810, conflict_a = 5185, split = 46
    }} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
