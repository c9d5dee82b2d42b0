// Micro-kernels for x86-64-v4, made by tools/make-library.py.
// Measured on AMD EPYC, one thread, 600 synthetic shapes, 2026-11-20, IREE 3.13.0.
// 34 of 34 candidates kept; the best of them against the best of all: 1.000 (geometric mean of times)
// chosen against the best of them: 1.044, worst 2.95; on shapes held out: 1.064, worst 4.45
// predicted against measured time: median error 9.8 %; on shapes held out: 9.4 %
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 28000, l3_mbs = 98000, wake_ns = 30000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 4, 19], g_ps = [72149, 1823514, 7010588, 34728683],
      g_slope = [1751365, 1729024, 1847873, 1731588], edge_columns = 16, region = 33409, visit = 3689,
      loop = 14584, fma = 272, stall = 9, first_b = 110, a = 134, c = 179, column = 1555, conflict_b = 1098,
      conflict = 2087, split = 109
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x1024", family = "direct",
    tile = #dynmlir.tile<6, 64, 1024>, packed = false, model = {
      g_t = [0, 1, 3, 4], g_ps = [78920, 6873105, 21365085, 28998290],
      g_slope = [6794185, 7245990, 7633205, 6829850], edge_columns = 16, region = 30202, visit = 3531,
      loop = 17252, fma = 271, stall = 123, first_b = 79, a = 94, column = 2002, conflict_a = 2358,
      conflict_b = 971, conflict = 3133, split = 150
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_5x64x512", family = "direct",
    tile = #dynmlir.tile<5, 64, 512>, packed = false, model = {
      g_t = [0, 2, 6, 9], g_ps = [76520, 5795380, 17897290, 27633790],
      g_slope = [2859430, 3025477, 3245500, 2904175], edge_columns = 16, region = 38863, visit = 3008,
      loop = 17735, fma = 268, stall = 53, first_b = 94, a = 58, column = 2027, conflict_b = 2102,
      conflict = 4177, split = 88
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_4x64x512", family = "direct",
    tile = #dynmlir.tile<4, 64, 512>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [46860, 7112583, 9610593, 22377740],
      g_slope = [2355241, 2498010, 2553429, 2301300], edge_columns = 16, region = 33128, visit = 2949,
      loop = 16836, fma = 269, stall = 116, first_b = 74, a = 69, column = 1839, conflict_b = 2639,
      conflict = 3193, split = 123
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x256", family = "direct",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 4, 13, 28], g_ps = [73884, 4708576, 15144040, 34280969],
      g_slope = [1158673, 1159496, 1275795, 1138512], edge_columns = 16, region = 39555, visit = 3431,
      loop = 3853, fma = 267, stall = 51, first_b = 64, a = 18, b = 106, column = 568, conflict_b = 4098,
      conflict_c = 282, conflict = 1709, split = 236
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x1024", family = "direct",
    tile = #dynmlir.tile<8, 32, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [27969, 14019007, 19156707, 43491040],
      g_slope = [4663679, 5137700, 4866866, 4662716], edge_columns = 16, region = 47692, visit = 3381,
      loop = 3237, fma = 267, first_b = 45, a = 2, b = 166, column = 525, conflict_b = 3681, conflict_c = 615,
      conflict = 2492, split = 287
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_12x16x1024", family = "direct",
    tile = #dynmlir.tile<12, 16, 1024>, packed = false, model = {
      g_t = [0, 3, 4, 9], g_ps = [32840, 13788673, 18560707, 43122207],
      g_slope = [4585277, 4772034, 4912300, 4763366], region = 30604, visit = 4529, loop = 3819, fma = 234,
      stall = 336, first_a = 102, first_b = 21, a = 72, b = 140, column = 250, reread = 25, conflict_a = 5097,
      conflict_b = 8732, conflict_c = 4604, split = 505
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_16x16x4096", family = "direct",
    tile = #dynmlir.tile<16, 16, 4096>, packed = false, model = {
      g_t = [0, 4, 6, 9], g_ps = [76429, 155782540, 237443540, 349839540],
      g_slope = [38926527, 40830500, 37465333, 38940700], region = 28683, visit = 5918, loop = 3769,
      fma = 254, stall = 72, first_a = 101, b = 342, column = 197, conflict_a = 11847, conflict_c = 3338,
      split = 370
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x16x1024", family = "direct",
    tile = #dynmlir.tile<8, 16, 1024>, packed = false, model = {
      g_t = [0, 1, 4, 13], g_ps = [44060, 2306707, 9155151, 31247915],
      g_slope = [2262647, 2282814, 2454751, 2315104], region = 43951, visit = 3086, loop = 1319, fma = 229,
      stall = 298, first_a = 147, a = 34, b = 210, column = 65, reread = 7, conflict_a = 4914,
      conflict_b = 9381, conflict_c = 2168, split = 429
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x8", family = "stream",
    tile = #dynmlir.tile<8, 32, 8>, packed = false, model = {
      g_t = [0, 1, 3, 9], g_ps = [43091, 56472, 162246, 434957], g_slope = [13381, 52887, 45451, 49088],
      edge_columns = 16, region = 36340, visit = 2303, fma = 267, stall = 53, a = 155, column = 270,
      conflict_c = 449, split = 331
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x16x8", family = "stream",
    tile = #dynmlir.tile<8, 16, 8>, packed = false, model = {
      g_t = [0, 2, 3, 4], g_ps = [10000, 10000, 33613, 44795], g_slope = [0, 23613, 11182, 27779],
      region = 35847, visit = 2291, fma = 193, stall = 46, first_a = 2700, a = 451, column = 80, reread = 112,
      conflict_c = 571, split = 216
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_8x32x16", family = "stream",
    tile = #dynmlir.tile<8, 32, 16>, packed = false, model = {
      g_t = [0, 2, 3, 94], g_ps = [37460, 221111, 290144, 7977683], g_slope = [91825, 69033, 84478, 88966],
      edge_columns = 16, region = 53682, visit = 3215, fma = 257, stall = 120, c = 27, column = 473,
      conflict_b = 2565, conflict_c = 838, split = 128
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "stream_4x64x8", family = "stream",
    tile = #dynmlir.tile<4, 64, 8>, packed = false, model = {
      g_t = [0, 2, 6, 28], g_ps = [56900, 143579, 375829, 1483818], g_slope = [43339, 58062, 50363, 52131],
      edge_columns = 16, region = 41353, visit = 1688, loop = 1447, fma = 257, stall = 135, c = 8,
      column = 616, conflict_c = 916, split = 335
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_6x64x256", family = "sweep",
    tile = #dynmlir.tile<6, 64, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [101360, 1893130, 35561397, 60886790],
      g_slope = [1791770, 1870459, 2813932, 1128220], edge_columns = 16, region = 36711, visit = 3192,
      loop = 9079, fma = 276, stall = 82, first_b = 73, b = 33, c = 163, column = 1868, conflict_a = 40643,
      split = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_4x64x256", family = "sweep",
    tile = #dynmlir.tile<4, 64, 256>, packed = false, model = {
      g_t = [0, 3, 19, 28], g_ps = [76230, 3815607, 25248984, 38920873],
      g_slope = [1246459, 1339586, 1519098, 971604], edge_columns = 16, region = 34184, visit = 3196,
      loop = 7513, fma = 281, stall = 113, first_b = 68, b = 33, column = 2119, conflict_a = 19532,
      split = 131
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x32x256", family = "sweep",
    tile = #dynmlir.tile<8, 32, 256>, packed = false, model = {
      g_t = [0, 1, 19, 28], g_ps = [81727, 1309730, 25046540, 53410740],
      g_slope = [1228003, 1318711, 3151577, 0], edge_columns = 16, region = 38444, visit = 3714, loop = 1146,
      fma = 267, stall = 83, first_b = 26, b = 138, column = 462, conflict_a = 55703, conflict_b = 1405,
      conflict = 1949, split = 339
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_16x16x256", family = "sweep",
    tile = #dynmlir.tile<16, 16, 256>, packed = false, model = {
      g_t = [0, 6, 19, 28], g_ps = [135887, 9105096, 23549440, 66144540],
      g_slope = [1494868, 1111103, 4732788, 0], region = 39449, visit = 4831, fma = 245, stall = 643,
      first_a = 28, first_b = 28, b = 134, c = 460, conflict_a = 51189, split = 765
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_8x16x256", family = "sweep",
    tile = #dynmlir.tile<8, 16, 256>, packed = false, model = {
      g_t = [0, 1, 3, 4], g_ps = [79320, 735807, 1899826, 3902373],
      g_slope = [656487, 582009, 2002547, 591416], region = 34547, visit = 3080, fma = 223, stall = 273,
      first_b = 70, b = 156, c = 37, column = 138, conflict_a = 58761, conflict_b = 3676, split = 705
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "sweep_12x16x256", family = "sweep",
    tile = #dynmlir.tile<12, 16, 256>, packed = false, model = {
      g_t = [0, 13, 19, 28], g_ps = [104305, 12163353, 17395707, 41488040],
      g_slope = [927619, 872059, 2676925, 0], region = 31783, visit = 3776, fma = 236, stall = 391,
      first_a = 1, first_b = 80, b = 87, c = 370, conflict_a = 63703, conflict_b = 2846, split = 818
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x768", family = "panel",
    tile = #dynmlir.tile<6, 64, 768>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [114234, 16513623, 25809873, 85237873],
      g_slope = [8199694, 9296250, 9904666, 9178566], edge_columns = 32, region = 23837, visit = 5130,
      loop = 7767, fma = 270, a = 30, b = 310, column = 1408, pack = 108, conflict_c = 634
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_5x64x384", family = "panel",
    tile = #dynmlir.tile<5, 64, 384>, packed = true, model = {
      g_t = [0, 4, 9, 19], g_ps = [72120, 14453754, 34189397, 82436873],
      g_slope = [3595408, 3947128, 4824747, 4002240], edge_columns = 32, region = 25312, visit = 4401,
      loop = 7015, fma = 267, a = 71, b = 324, column = 1313, pack = 105, conflict_a = 695, conflict_c = 645
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x1024", family = "panel",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 4, 9], g_ps = [82520, 13384807, 27905415, 70576207],
      g_slope = [6651143, 7260304, 8534158, 6963833], region = 30175, visit = 5549, fma = 264, a = 81,
      b = 330, column = 344, reread = 58, pack = 193, conflict_c = 1289, conflict = 988
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [108442, 16478386, 25803096, 40299707],
      g_slope = [2728324, 3108236, 3624152, 3131235], edge_columns = 32, region = 24947, visit = 5147,
      loop = 7521, fma = 269, b = 319, column = 1422, pack = 100, conflict_c = 725
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_8x32x256", family = "block",
    tile = #dynmlir.tile<8, 32, 256>, packed = true, model = {
      g_t = [0, 13, 19, 28], g_ps = [67748, 22376740, 33787397, 55556540],
      g_slope = [1716076, 1901776, 2418793, 1757666], region = 25534, visit = 5722, fma = 263, stall = 313,
      first_b = 2, a = 92, b = 213, c = 17, column = 224, reread = 32, pack = 191, conflict_c = 1274,
      conflict = 1353
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_5x64x256", family = "block",
    tile = #dynmlir.tile<5, 64, 256>, packed = true, model = {
      g_t = [0, 6, 13, 28], g_ps = [74720, 14437969, 33040540, 80811540],
      g_slope = [2393874, 2657510, 3184733, 2701857], edge_columns = 32, region = 24872, visit = 4375,
      loop = 7306, fma = 267, stall = 15, first_b = 6, a = 17, b = 323, column = 1415, pack = 101,
      conflict_a = 1318, conflict_c = 501
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6], g_ps = [65754, 16442078, 29653040, 57799790],
      g_slope = [8188162, 13210962, 9382250, 11286519], edge_columns = 16, region = 25145, visit = 4094,
      loop = 2503, fma = 264, stall = 172, b = 345, column = 328, pack = 167, conflict_a = 65285,
      conflict_c = 1991, conflict = 274
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x1024", family = "tall",
    tile = #dynmlir.tile<16, 16, 1024>, packed = true, model = {
      g_t = [0, 1, 2, 3], g_ps = [80873, 13605140, 26919318, 44619740],
      g_slope = [13524267, 13314178, 17700422, 15658112], region = 27295, visit = 6123, loop = 1524,
      fma = 248, stall = 1263, first_a = 30, a = 16, b = 266, column = 76, reread = 34, pack = 252,
      conflict_a = 106506, conflict_c = 1272
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 6, 9, 13], g_ps = [65700, 6305957, 10307481, 16208123],
      g_slope = [1040042, 1333841, 1475160, 1209532], region = 34966, visit = 1012, loop = 3071, fma = 379,
      stall = 241, first_a = 9, first_b = 680, b = 794, reread = 133, pack = 726, conflict_a = 2180,
      split = 277
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [90340, 3542669, 5354540, 19279267],
      g_slope = [1726164, 1811871, 2320787, 1947644], region = 43364, visit = 2216, loop = 2056, fma = 414,
      stall = 222, first_b = 626, b = 723, reread = 115, pack = 650, conflict_a = 4522, split = 339
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 4, 9], g_ps = [50697, 3323326, 12659673, 30723290],
      g_slope = [3272629, 3112115, 3612723, 3345350], region = 31046, visit = 2607, loop = 3764, fma = 264,
      stall = 268, first_a = 38, first_b = 500, b = 293, reread = 128, pack = 924, conflict_a = 2758,
      split = 359
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6], g_ps = [66100, 12067602, 16505309, 26238207],
      g_slope = [4000500, 4437707, 4866449, 4257512], region = 32197, visit = 5654, loop = 1385, fma = 272,
      stall = 317, first_a = 31, first_b = 17, b = 790, reread = 128, pack = 885, conflict_a = 2283,
      split = 313
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6], g_ps = [40469, 6054931, 11919290, 37138207],
      g_slope = [6014462, 5864359, 6304729, 6043448], region = 31967, visit = 5901, loop = 4025, fma = 233,
      first_a = 157, first_b = 355, reread = 136, pack = 957, conflict_a = 575, split = 116
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 9], g_ps = [64578, 13243273, 20525722, 61465290],
      g_slope = [6589347, 7282449, 6823261, 6290575], region = 30280, visit = 9461, loop = 814, fma = 228,
      first_a = 131, first_b = 326, reread = 125, pack = 953, split = 192
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 9], g_ps = [45187, 10858305, 33438397, 102709040],
      g_slope = [10813118, 11290046, 11545107, 11176050], region = 33235, visit = 5547, loop = 10487,
      fma = 262, first_a = 281, first_b = 737, a = 77, reread = 112, pack = 811, conflict_a = 6494,
      split = 680
    }} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
