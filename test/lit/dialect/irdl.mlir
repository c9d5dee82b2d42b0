// RUN: %python -m dynmlir.dialect.irdl > %t.irdl.mlir
// RUN: diff %t.irdl.mlir %root/lib/dynmlir.irdl.mlir
// RUN: iree-opt --irdl-file=%root/lib/dynmlir.irdl.mlir %s | FileCheck %s

// iree-opt knows the dialect from its IRDL file alone. IRDL cannot say that a region needs no terminator, so
// here regions end in an upstream one.

// CHECK: "dynmlir.device"()
// CHECK-SAME: facts = {vector_bits = 512 : i64}
"dynmlir.device"() {sym_name = "d", target_cpu = "x86-64-v4", facts = {vector_bits = 512}} : () -> ()

// CHECK: "dynmlir.library"() ({
// CHECK-NEXT: "dynmlir.micro_kernel"() {{.*}}tile = #dynmlir.tile<6 : i64, 64 : i64, 256 : i64>
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  "dynmlir.shortlist"() {at_least = {m = 2}, at_most = {}, kernels = ["n6x64"]} : () -> ()
  ub.unreachable
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @d} : () -> ()

// CHECK: "dynmlir.pattern"() ({
// CHECK-NEXT: "dynmlir.region"()
"dynmlir.pattern"() ({
  "dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
    cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
  ub.unreachable
}) {name = "above"} : () -> ()

// CHECK: "dynmlir.plan"()
"dynmlir.plan"() {pattern = "II", cuts = [9, 6, 9, 6, 9], kernels = [@n6x64, @n1x64]} : () -> ()

// CHECK-LABEL: func.func @f
// CHECK: "dynmlir.template"
func.func @f(%a: tensor<?x4xf32>, %b: tensor<4x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = "dynmlir.template"(%a, %b, %c) ({
    ub.unreachable
  }, {
  }) {sym_name = "f_matmul_0", operator = "matmul", zero_init = true}
     : (tensor<?x4xf32>, tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
