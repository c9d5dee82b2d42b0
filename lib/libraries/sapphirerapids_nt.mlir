// Micro-kernels for Sapphire Rapids, Emerald Rapids and later: a core with AVX-512, f32 x f32 to f32, layout nt, made by dynmlir-tune.
// Measured on Intel(R) Xeon(R) Processor, one thread, 500 synthetic shapes, 2026-11-23, dynmlir 0.1.0, IREE 3.13.0.
// Options: generator mine, n_gen 5, n_syn 16, n_mik 24, n_pred 16, levels measured [0].
// 24 of 32 candidates kept (952 generated); the best of them against the best of all: 1.003 (geometric mean of times)
// chosen against the best of them: 1.042, worst 2.50
// predicted against measured time: median error 11.4 %; g: 15.4 % at most
// tall_6x48x1024, panel_6x48x512 and panel_16x16x512 were added for their edges, priced as the tiles of 64 and 16 columns beside them.
"dynmlir.device"() {sym_name = "sapphirerapids", target_cpu = "sapphirerapids", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, masked_access = 1, short_steps = 1,
  prefetch_b = 0, dot_i8 = 1, dot_bf16 = 0, l1_bytes = 49152, l2_bytes = 2097152, l3_bytes = 50331648,
  peak_mflops_per_pe = 180000, dram_mbs = 12000, dram_all_mbs = 24000, l3_mbs = 30000, l2_mbs = 118000,
  l1_mbs = 195000, l1_ps = 1700, l2_ps = 5200, l3_ps = 70000, dram_ps = 120000, cores = 2, wake_ns = 30000,
  table_f32 = 1
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "dot_2x4x4096", family = "dot",
    tile = #dynmlir.tile<2, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 3, 4, 9], g_ps = [68661, 1734394, 2420978, 5580404, 6960700, 17731575],
      g_slope = [1665733, 686584, 3159426, 1380296, 2154175, 4753786], region = 9648, visit = 2481,
      loop = 2929, fma = 392, edge = 64, conflict_a = 414, split = 1024, a_near = 138, a_far = 148,
      b_near = 168, b_far = 145, c_near = 49, c_far = 284, rows_near = 621, once_near = 181, once_far = 28,
      reread = 151
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_2x8x4096", family = "dot",
    tile = #dynmlir.tile<2, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 4, 6, 9], g_ps = [101864, 3628612, 8893304, 13950281, 15930933, 39729560],
      g_slope = [3526748, 2632346, 5056977, 990326, 7932875, 9866850], region = 11892, visit = 4783,
      loop = 2816, fma = 385, edge = 113, conflict_a = 961, split = 1741, a_near = 124, a_far = 164,
      b_near = 181, b_far = 102, c_far = 519, rows_near = 374, rows_far = 1024, once_near = 196, once_far = 8,
      reread = 86
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x6x4096", family = "dot",
    tile = #dynmlir.tile<3, 6, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 13], g_ps = [74473, 2117577, 3021201, 8268944, 15889661, 92679679],
      g_slope = [2043104, 903624, 2623871, 3810358, 10970002, 4653835], region = 15293, visit = 5293,
      fma = 356, edge = 163, conflict_a = 50, split = 1285, a_near = 135, a_far = 89, b_near = 142,
      b_far = 107, c_far = 722, rows_near = 686, once_near = 176, once_far = 35, reread = 98
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_3x8x4096", family = "dot",
    tile = #dynmlir.tile<3, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [94273, 3293699, 5824011, 11945636, 21111081, 37801933],
      g_slope = [3199426, 2530312, 3060812, 4582722, 5563617, 8650730], region = 12498, visit = 6583,
      fma = 418, edge = 123, split = 1501, stall = 8, a_near = 67, a_far = 250, b_near = 136, b_far = 106,
      c_far = 1024, rows_near = 236, once_near = 182, once_far = 21, reread = 71
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x1x4096", family = "dot",
    tile = #dynmlir.tile<4, 1, 4096>, packed = true, model = {
      g_t = [0, 13], g_ps = [52459, 14448779], g_slope = [1107409, 3559266], region = 9735, visit = 1608,
      loop = 658, fma = 477, edge = 20, conflict_a = 810, split = 404, stall = 14, a_near = 199, b_near = 382,
      rows_near = 1024, rows_far = 1024, once_near = 105, reread = 124
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x2x4096", family = "dot",
    tile = #dynmlir.tile<4, 2, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [67415, 1692979, 2764906, 5794114, 9778818, 14496507],
      g_slope = [1625564, 1071927, 1514604, 1992352, 1572563, 4636420], region = 10061, visit = 2659,
      loop = 1420, fma = 421, edge = 30, conflict_a = 622, split = 559, a_near = 176, a_far = 275,
      b_near = 107, b_far = 217, rows_near = 722, rows_far = 1024, once_near = 140, once_far = 47, reread = 56
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x4x4096", family = "dot",
    tile = #dynmlir.tile<4, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 3, 6, 13], g_ps = [110022, 2710154, 7295545, 7295545, 36523272],
      g_slope = [2600132, 2292695, 0, 4175389, 8692650], region = 11035, visit = 5203, loop = 1966, fma = 381,
      edge = 65, split = 630, a_near = 138, a_far = 152, b_near = 114, b_far = 143, rows_near = 165,
      once_near = 162, once_far = 70, reread = 144
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_6x4x4096", family = "dot",
    tile = #dynmlir.tile<6, 4, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [91288, 2725826, 6255167, 10228452, 37816978, 52366632],
      g_slope = [2634538, 3529341, 1986642, 13794263, 4849884, 11392916], region = 9908, visit = 6891,
      fma = 404, edge = 53, split = 753, a_near = 138, a_far = 125, b_near = 88, b_far = 121, c_near = 22,
      c_far = 1024, rows_near = 610, once_near = 178, once_far = 31, reread = 119
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x1x4096", family = "dot",
    tile = #dynmlir.tile<8, 1, 4096>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [51596, 4679780, 6228818, 11561222, 16012662, 29107776],
      g_slope = [2314092, 1549038, 5332404, 2225720, 4365038, 8811970], region = 7035, visit = 3398,
      fma = 419, edge = 19, conflict_a = 2604, split = 340, stall = 46, a_near = 163, b_near = 177,
      b_far = 349, rows_near = 1024, rows_far = 1024, once_near = 68, reread = 142
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x2x4096", family = "dot",
    tile = #dynmlir.tile<8, 2, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [90008, 8502234, 12911735, 16037417, 34042500, 80727200],
      g_slope = [2804075, 4409501, 1562841, 6001694, 11671175, 7999201], region = 9128, visit = 5045,
      fma = 439, edge = 36, conflict_a = 442, split = 464, stall = 54, a_near = 137, a_far = 97, b_near = 90,
      b_far = 112, rows_near = 329, rows_far = 26, once_near = 89, reread = 67
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_8x3x4096", family = "dot",
    tile = #dynmlir.tile<8, 3, 4096>, packed = true, model = {
      g_t = [0, 3, 4, 6, 9, 13], g_ps = [137217, 16370597, 25560980, 37143397, 37143397, 57656353],
      g_slope = [5411126, 9190383, 5791208, 0, 5128239, 10032626], region = 14377, visit = 5129, fma = 479,
      edge = 25, split = 575, stall = 87, a_near = 94, a_far = 44, b_near = 11, b_far = 80, rows_near = 171,
      once_near = 74, reread = 94
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_1x8x4096", family = "dot",
    tile = #dynmlir.tile<1, 8, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 4, 6, 9], g_ps = [71638, 2242874, 5575656, 11089500, 18232644, 32330833],
      g_slope = [2171236, 3332782, 2756922, 3571572, 4699396, 9761107], region = 11924, visit = 1741,
      loop = 4540, fma = 432, edge = 26, conflict_a = 7855, split = 2984, a_near = 81, a_far = 306,
      b_near = 215, b_far = 57, c_near = 158, once_near = 214, once_far = 34, reread = 28
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "dot_4x6x4096", family = "dot",
    tile = #dynmlir.tile<4, 6, 4096>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9], g_ps = [92402, 2847157, 4942569, 15969660, 28676341],
      g_slope = [2754755, 2095412, 2756772, 4235560, 8635531], region = 13359, visit = 6620, loop = 927,
      fma = 434, edge = 87, split = 778, stall = 66, a_near = 78, a_far = 26, b_near = 64, b_far = 68,
      c_far = 1024, rows_far = 1024, once_near = 108, reread = 78
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_4x64x512", family = "block",
    tile = #dynmlir.tile<4, 64, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 6, 13], g_ps = [82376, 6107427, 9713254, 21450639, 42969784, 116523231],
      g_slope = [6025051, 3605827, 11737385, 7173048, 10507635, 13748318], edge_columns = 16, visit = 1471,
      loop = 18768, fma = 281, edge = 28, pack = 194, conflict_a = 17925, conflict_c = 2954, conflict = 4499,
      stall = 186, a_near = 32, a_far = 302, b_near = 176, b_far = 166, c_near = 70, c_far = 18,
      rows_near = 387, rows_far = 1024, once_far = 73, apart_near = 15, apart_far = 55, column = 153,
      seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x1024", family = "block",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 2, 3, 6, 9], g_ps = [157652, 29007679, 34720643, 110802067, 150263667],
      g_slope = [14425013, 5712964, 25360474, 13153866, 21483274], edge_columns = 16, visit = 2130,
      loop = 18822, fma = 273, edge = 219, pack = 175, conflict_a = 5920, conflict_c = 2747, conflict = 3281,
      stall = 175, a_near = 58, a_far = 212, b_near = 179, c_near = 65, rows_near = 1024, once_far = 53,
      apart_near = 32, brief = 14, column = 213, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x256", family = "block",
    tile = #dynmlir.tile<6, 64, 256>, packed = true, model = {
      g_t = [0, 1, 2, 6, 9, 19], g_ps = [187801, 6020540, 9703118, 28386719, 37229736, 84553690],
      g_slope = [5832739, 3682578, 4670900, 2947672, 4732395, 6296785], edge_columns = 16, visit = 2102,
      loop = 19616, fma = 276, edge = 33, pack = 188, conflict_a = 19285, conflict_c = 2673, conflict = 4113,
      stall = 178, a_near = 11, a_far = 265, b_near = 181, b_far = 8, c_near = 69, c_far = 161,
      rows_near = 1024, rows_far = 1024, once_far = 156, apart_near = 26, brief = 1, column = 243, seam = 870
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "block_6x64x512", family = "block",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 4, 9], g_ps = [154062, 28884655, 72676060], g_slope = [7182648, 8758281, 13325046],
      edge_columns = 16, visit = 2053, loop = 17497, fma = 283, edge = 160, pack = 167, conflict_a = 6963,
      conflict_c = 2736, conflict = 4851, stall = 163, a_near = 38, a_far = 235, b_near = 191, b_far = 13,
      c_near = 66, rows_near = 1024, rows_far = 1024, once_far = 119, apart_near = 40, brief = 1,
      column = 243, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_14x32x512", family = "panel",
    tile = #dynmlir.tile<14, 32, 512>, packed = true, model = {
      g_t = [0, 1, 2, 3, 13], g_ps = [123582, 6731125, 8642032, 18951533, 85283048],
      g_slope = [6607543, 1910907, 10309501, 6633151, 8415888], region = 9118, visit = 3573, loop = 6433,
      fma = 283, edge = 300, pack = 172, conflict_a = 11672, conflict_c = 2691, conflict = 118, mask = 92,
      stall = 104, a_near = 1, a_far = 159, b_near = 162, b_far = 6, c_near = 218, c_far = 20,
      once_near = 118, seam = 476, reread = 34
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x64x512", family = "panel",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [156963, 30484558, 34861167, 75160429],
      g_slope = [7581898, 2188304, 13433087, 11538987], edge_columns = 16, region = 1089, visit = 2101,
      loop = 17533, fma = 271, edge = 258, pack = 160, conflict_a = 17836, conflict_c = 2826, conflict = 3731,
      stall = 138, a_near = 3, a_far = 215, b_near = 114, c_near = 114, rows_far = 1024, apart_near = 75,
      column = 150, seam = 937
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_8x32x512", family = "panel",
    tile = #dynmlir.tile<8, 32, 512>, packed = true, model = {
      g_t = [0, 2, 3, 4, 6, 9], g_ps = [110328, 8479042, 9261640, 14874120, 17247448, 40116172],
      g_slope = [4184357, 782598, 5612480, 1186664, 7622908, 5342406], region = 7951, visit = 1842,
      loop = 8597, fma = 286, edge = 212, pack = 183, conflict_a = 11772, conflict_c = 3302, conflict = 2055,
      mask = 106, stall = 127, a_far = 211, b_near = 152, c_near = 87, once_near = 96, column = 157,
      seam = 507, edge_columns = 16
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_16x16x2048", family = "tall",
    tile = #dynmlir.tile<16, 16, 2048>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9, 13], g_ps = [72044, 29409248, 96445077, 143106083, 294578135, 512208368],
      g_slope = [29337204, 33517914, 46661006, 30294410, 54407558, 33604619], region = 9406, visit = 4103,
      loop = 1118, fma = 333, pack = 212, conflict_a = 16911, conflict_c = 3393, mask = 92, stall = 68,
      a_far = 4, b_near = 157, c_near = 120, c_far = 38, once_near = 4, once_far = 15, apart_near = 119,
      brief = 19, column = 274, seam = 179, reread = 111
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x512", family = "tall",
    tile = #dynmlir.tile<6, 64, 512>, packed = true, model = {
      g_t = [0, 3, 4, 6, 13], g_ps = [178139, 24173822, 30032182, 34114143, 81018283],
      g_slope = [7998561, 5858360, 2040980, 6700591, 19343177], edge_columns = 16, visit = 2204, loop = 16858,
      fma = 283, edge = 362, pack = 156, conflict_a = 22349, conflict_c = 2820, conflict = 923, mask = 4,
      stall = 176, a_near = 18, a_far = 37, b_near = 125, b_far = 132, c_near = 72, apart_near = 47,
      brief = 3, column = 256, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x64x1024", family = "tall",
    tile = #dynmlir.tile<6, 64, 1024>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [95909, 11063980, 54794538, 92336429, 169401615, 226128000],
      g_slope = [10968071, 14576852, 18770945, 25688395, 14181596, 19093243], edge_columns = 16, visit = 2282,
      loop = 18605, fma = 293, edge = 449, pack = 158, conflict_a = 18095, conflict_c = 3008, conflict = 145,
      stall = 175, a_near = 13, a_far = 30, b_near = 141, c_near = 75, c_far = 41, rows_near = 1024,
      rows_far = 1024, apart_near = 56, column = 213, seam = 1024
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_8x32x1024", family = "tall",
    tile = #dynmlir.tile<8, 32, 1024>, packed = true, model = {
      g_t = [0, 4, 6], g_ps = [123691, 34610427, 53155618], g_slope = [8621684, 9272595, 14788632],
      edge_columns = 16, region = 7902, visit = 2357, loop = 8366, fma = 286, edge = 276, pack = 179,
      conflict_a = 12064, conflict_c = 3163, conflict = 527, mask = 39, stall = 151, a_far = 17, b_near = 167,
      b_far = 9, c_near = 67, rows_near = 572, rows_far = 1024, once_near = 68, brief = 47, column = 152,
      seam = 707
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "tall_6x48x1024", family = "tall",
    tile = #dynmlir.tile<6, 48, 1024>, packed = true, model = {
      g_t = [0, 1, 4, 6, 9, 13], g_ps = [71932, 8297985, 41095904, 69252322, 127051211, 169596000],
      g_slope = [8226053, 10932639, 14078209, 19266296, 10636197, 14319932], a_far = 30, a_near = 13,
      apart_near = 56, b_near = 141, c_far = 41, c_near = 75, column = 213, conflict = 145,
      conflict_a = 18095, conflict_c = 3008, edge = 449, fma = 293, loop = 18605, pack = 158, rows_far = 1024,
      rows_near = 1024, seam = 1024, stall = 175, visit = 2282, edge_columns = 16
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_16x16x512", family = "panel",
    tile = #dynmlir.tile<16, 16, 512>, packed = true, model = {
      g_t = [0, 1, 3, 4, 9, 13], g_ps = [18011, 7352312, 24111269, 35776521, 73644534, 128052092],
      g_slope = [7334301, 8379478, 11665252, 7573602, 13601890, 8401155], a_far = 4, apart_near = 119,
      b_near = 157, brief = 19, c_far = 38, c_near = 120, column = 274, conflict_a = 16911, conflict_c = 3393,
      fma = 333, loop = 1118, mask = 92, once_far = 15, once_near = 4, pack = 212, region = 9406,
      reread = 111, seam = 179, stall = 68, visit = 4103
    }} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "panel_6x48x512", family = "panel",
    tile = #dynmlir.tile<6, 48, 512>, packed = true, model = {
      g_t = [0, 4, 6, 9], g_ps = [117722, 22863418, 26145875, 56370322],
      g_slope = [5686424, 1641228, 10074815, 8654240], a_far = 215, a_near = 3, apart_near = 75, b_near = 114,
      c_near = 114, column = 150, conflict = 3731, conflict_a = 17836, conflict_c = 2826, edge = 258,
      fma = 271, loop = 17533, pack = 160, region = 1089, rows_far = 1024, seam = 937, stall = 138,
      visit = 2101, edge_columns = 16
    }} : () -> ()
}) {sym_name = "matmul_f32_nt", operator = "matmul", element_types = [f32, f32, f32],
    device = @sapphirerapids, layout = "nt"} : () -> ()
