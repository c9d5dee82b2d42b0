// RUN: dynmlir-compile %s --target=cuda --library=%S/inputs/three.mlir --patterns=I --emit=mlir | FileCheck %s

// Functions of narrow elements are those of f32, to which elements are extended: not a whole exponent beside them.
// CHECK: %[[X:.*]] = "arith.extf"(%{{.*}}) {{.*}}: (f16) -> f32
// CHECK-NEXT: %[[Y:.*]] = "math.fpowi"(%[[X]], %{{.*}}) {{.*}}: (f32, i64) -> f32
// CHECK-NEXT: "arith.truncf"(%[[Y]]) {{.*}}: (f32) -> f16
#id = affine_map<(m, n) -> (m, n)>
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>
func.func @cubed(%a: tensor<?x64xf16>, %b: tensor<64x?xf16>, %w: !w, %c: !h) -> !w {
  %cube = arith.constant 3 : i64
  %p = linalg.matmul ins(%a, %b : tensor<?x64xf16>, tensor<64x?xf16>) outs(%w : !w) -> !w
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : !w) outs(%w : !w) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.truncf %x : f32 to f16
    %z = math.fpowi %y, %cube : f16, i64
    %s = arith.extf %z : f16 to f32
    linalg.yield %s : f32
  } -> !w
  return %r : !w
}
