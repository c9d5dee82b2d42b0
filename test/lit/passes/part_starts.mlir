// RUN: dynmlir-opt --part-starts --allow-unregistered-dialect --mlir-print-op-generic %s | FileCheck %s

!image = tensor<1x?x?x4xf32>

// A maximum of windows that begins from a row.
// CHECK: sym_name = "maximum"
// CHECK: %[[B:.*]] = "linalg.broadcast"
// CHECK: %[[M:.*]] = "util.optimization_barrier"(%[[B]])
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[M]], %{{.*}}, %{{.*}})
// CHECK: "linalg.pooling_nhwc_max"(%{{.*}}, %{{.*}}, %[[T]])
func.func @maximum(%x: !image, %w: tensor<2x2xf32>, %c: !image, %row: tensor<4xf32>) -> !image {
  %b = linalg.broadcast ins(%row : tensor<4xf32>) outs(%c : !image) dimensions = [0, 1, 2]
  %r = linalg.pooling_nhwc_max ins(%x, %w : !image, tensor<2x2xf32>) outs(%b : !image) -> !image
  return %r : !image
}

// From another maximum.
// CHECK: sym_name = "chained"
// CHECK: %[[P:.*]] = "linalg.pooling_nhwc_max"
// CHECK: "util.optimization_barrier"(%[[P]])
func.func @chained(%x: !image, %w: tensor<2x2xf32>, %c: !image) -> !image {
  %p = linalg.pooling_nhwc_max ins(%x, %w : !image, tensor<2x2xf32>) outs(%c : !image) -> !image
  %r = linalg.pooling_nhwc_max ins(%x, %w : !image, tensor<2x2xf32>) outs(%p : !image) -> !image
  return %r : !image
}

// Bits are brought together by "or".
// CHECK: sym_name = "bits"
// CHECK: "util.optimization_barrier"
func.func @bits(%a: tensor<?x?xi1>, %b: tensor<?x?xi1>, %c: tensor<?x?xi1>) -> tensor<?x?xi1> {
  %n = linalg.copy ins(%c : tensor<?x?xi1>) outs(%c : tensor<?x?xi1>) -> tensor<?x?xi1>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xi1>, tensor<?x?xi1>) outs(%n : tensor<?x?xi1>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}

// Sums; what begins from a fill, or from an argument.
// CHECK: sym_name = "left"
// CHECK-NOT: util.optimization_barrier
func.func @left(%x: !image, %w: tensor<2x2xf32>, %c: !image, %row: tensor<4xf32>) -> (!image, !image, !image) {
  %zero = arith.constant 0.0 : f32
  %b = linalg.broadcast ins(%row : tensor<4xf32>) outs(%c : !image) dimensions = [0, 1, 2]
  %f = linalg.fill ins(%zero : f32) outs(%c : !image) -> !image
  %r = linalg.pooling_nhwc_sum ins(%x, %w : !image, tensor<2x2xf32>) outs(%b : !image) -> !image
  %s = linalg.pooling_nhwc_max ins(%x, %w : !image, tensor<2x2xf32>) outs(%f : !image) -> !image
  %t = linalg.pooling_nhwc_max ins(%x, %w : !image, tensor<2x2xf32>) outs(%c : !image) -> !image
  return %r, %s, %t : !image, !image, !image
}
