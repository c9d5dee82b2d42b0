// RUN: dynmlir-opt --load-pass=%examples/plugins/shelf_patterns.py --polymerize=patterns=I,shelf %s | FileCheck %s --check-prefix=SHELF
// RUN: dynmlir-opt --load-pass=%examples/plugins/drop_packed.py --drop-packed %s | FileCheck %s --check-prefix=DROP
// RUN: dynmlir-opt --load-pass=%examples/plugins/drop_packed.py --help | FileCheck %s --check-prefix=HELP
// RUN: dynmlir-opt --load-pass=%examples/plugins/shelf_patterns.py --polymerize=patterns=shelf --attach-library --emit-dispatch %s | FileCheck %s --check-prefix=CHOOSES
// RUN: dynmlir-opt --load-pass=%examples/plugins/traffic_model.py --polymerize --attach-library --emit-dispatch="cost-model=traffic patterns=I" %s | FileCheck %s --check-prefix=MODEL
// RUN: dynmlir-opt --load-pass=%examples/plugins/drop_packed.py --polymerize --attach-library --drop-packed --emit-dispatch %s | FileCheck %s --check-prefix=DROPPED

// A pattern of a researcher's own.
// SHELF: name = "I"
// SHELF: blocks = [1, 2, 3]
// SHELF: blocks = [4]
// SHELF: blocks = [5, 6, 7]
// SHELF-NEXT: name = "S"
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}

// It is the tenth that a plan can name, after MikPoly's nine.
// CHOOSES: plans = {cost_model = "{{[a-z]+}}", kernels = ["n6x64", "n6x64_packed"], patterns = {S = 10 : i64}}
// CHOOSES-LABEL: func.func private @f_matmul_0_select
// CHOOSES: arith.constant 10 : i64

// A cost model of a researcher's own: 4 bytes times K times N for each row of tiles, and C.
// MODEL: func.func private @f_matmul_0_select(%{{.*}}: i64, %[[N:.*]]: i64, %[[K:.*]]: i64, %{{.*}}: i64)
// MODEL: %[[COLUMN:.*]] = arith.muli %[[K]], %c4_i64
// MODEL: arith.muli %[[COLUMN]], %[[N]]
// MODEL-NOT: arith.ceildivui

// What a pass deletes before emit-dispatch cannot be chosen.
// DROPPED: plans = {cost_model = "cpu", kernels = ["n6x64"],

// A pass of a researcher's own, which --help lists.
// HELP: --drop-packed {{.*}}delete the micro-kernels that pack B
// DROP: "dynmlir.library"
// DROP-NEXT: packed = false
// DROP-NEXT: }) {device = @d
"dynmlir.device"() {sym_name = "d", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "n6x64_packed", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = true, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @d} : () -> ()
