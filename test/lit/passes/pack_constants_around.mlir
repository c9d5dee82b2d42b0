// RUN: dynmlir-opt --pack-constants=library=%S/inputs/panels.mlir %s | FileCheck %s

// What makes weights may read a constant from around its region: that is made once more, too, where they are packed.
// CHECK: "util.initializer"()
// CHECK: %[[SCALE:.*]] = arith.constant 2.500000e+00 : f32
// CHECK: %[[W:.*]] = linalg.generic
// CHECK: arith.mulf %{{.*}}, %[[SCALE]] : f32
// CHECK: linalg.pack %[[W]]
// CHECK-LABEL: func.func @scaled
// CHECK-NOT: arith.mulf
// CHECK: "util.global.load"
func.func @scaled(%a: tensor<?x37xf32>, %c: tensor<?x75xf32>) -> tensor<?x75xf32> {
  %w = arith.constant dense<2.0> : tensor<37x75xf32>
  %scale = arith.constant 2.5 : f32
  %e = tensor.empty() : tensor<37x75xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(k, n) -> (k, n)>, affine_map<(k, n) -> (k, n)>],
      iterator_types = ["parallel", "parallel"]} ins(%w : tensor<37x75xf32>) outs(%e : tensor<37x75xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.mulf %x, %scale : f32
    linalg.yield %y : f32
  } -> tensor<37x75xf32>
  %r = linalg.matmul ins(%a, %s : tensor<?x37xf32>, tensor<37x75xf32>) outs(%c : tensor<?x75xf32>) -> tensor<?x75xf32>
  return %r : tensor<?x75xf32>
}

// A result that is rounded behind its sums takes the panels of these.
// CHECK-LABEL: func.func @rounded
// CHECK: "util.global.load"
// CHECK: arith.truncf
func.func @rounded(%a: tensor<?x37xf32>, %c: tensor<?x75xf32>, %d: tensor<?x75xbf16>) -> tensor<?x75xbf16> {
  %w = arith.constant dense<3.0> : tensor<37x75xf32>
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%c : tensor<?x75xf32>) -> tensor<?x75xf32>
  %r = linalg.matmul ins(%a, %w : tensor<?x37xf32>, tensor<37x75xf32>) outs(%i : tensor<?x75xf32>) -> tensor<?x75xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]} ins(%r : tensor<?x75xf32>) outs(%d : tensor<?x75xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<?x75xbf16>
  return %s : tensor<?x75xbf16>
}
