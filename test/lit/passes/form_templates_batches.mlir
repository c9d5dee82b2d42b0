// RUN: dynmlir-opt %s --form-templates --canonicalize | FileCheck %s

// Heads lie between tokens and columns: values are read so, and the result is written so. Nothing is transposed.
// CHECK-LABEL: func.func @heads
// CHECK-SAME: (%[[P:.*]]: tensor<2x12x?x?xf32>, %[[V:.*]]: tensor<2x?x12x64xf32>)
// CHECK-NOT: linalg.transpose
// CHECK-NOT: tensor.collapse_shape
// CHECK: %[[R:.*]] = "dynmlir.template"(%[[P]], %[[V]], %{{.*}}) ({
// CHECK: }) {{.*}} : (tensor<2x12x?x?xf32>, tensor<2x?x12x64xf32>, tensor<2x?x12x64xf32>) -> tensor<2x?x12x64xf32>
// CHECK-NEXT: return %[[R]]
func.func @heads(%p: tensor<2x12x?x?xf32>, %v: tensor<2x?x12x64xf32>) -> tensor<2x?x12x64xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.dim %p, %c2 : tensor<2x12x?x?xf32>
  %t = tensor.dim %v, %c1 : tensor<2x?x12x64xf32>
  %e = tensor.empty(%t) : tensor<2x12x?x64xf32>
  %turned = linalg.transpose ins(%v : tensor<2x?x12x64xf32>) outs(%e : tensor<2x12x?x64xf32>) permutation = [0, 2, 1, 3]
  %a = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<2x12x?x?xf32> into tensor<24x?x?xf32>
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<2x12x?x64xf32> into tensor<24x?x64xf32>
  %o = tensor.empty(%s) : tensor<24x?x64xf32>
  %start = linalg.fill ins(%zero : f32) outs(%o : tensor<24x?x64xf32>) -> tensor<24x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<24x?x?xf32>, tensor<24x?x64xf32>) outs(%start : tensor<24x?x64xf32>)
    -> tensor<24x?x64xf32>
  %x = tensor.expand_shape %r [[0, 1], [2], [3]] output_shape [2, 12, %s, 64] : tensor<24x?x64xf32> into tensor<2x12x?x64xf32>
  %f = tensor.empty(%s) : tensor<2x?x12x64xf32>
  %w = linalg.transpose ins(%x : tensor<2x12x?x64xf32>) outs(%f : tensor<2x?x12x64xf32>) permutation = [0, 2, 1, 3]
  return %w : tensor<2x?x12x64xf32>
}

// The other operand is given the shape; a result that is read as it is keeps its own.
// CHECK-LABEL: func.func @other
// CHECK-SAME: (%[[A:.*]]: tensor<?x?x?xf32>, %[[V:.*]]: tensor<?x?x12x64xf32>
// CHECK-NOT: linalg.transpose
// CHECK: %[[P:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2], [3]] {{.*}} into tensor<?x12x?x?xf32>
// CHECK: "dynmlir.template"(%[[P]], %[[V]], %{{.*}}) ({
// CHECK: tensor.collapse_shape {{.*}} into tensor<?x?x64xf32>
func.func @other(%a: tensor<?x?x?xf32>, %v: tensor<?x?x12x64xf32>, %c: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %v, %c0 : tensor<?x?x12x64xf32>
  %t = tensor.dim %v, %c1 : tensor<?x?x12x64xf32>
  %e = tensor.empty(%n, %t) : tensor<?x12x?x64xf32>
  %turned = linalg.transpose ins(%v : tensor<?x?x12x64xf32>) outs(%e : tensor<?x12x?x64xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x12x?x64xf32> into tensor<?x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x64xf32>) outs(%c : tensor<?x?x64xf32>)
    -> tensor<?x?x64xf32>
  return %r : tensor<?x?x64xf32>
}

// Two operands that were collapsed from sizes that may differ: one of them is read through its batch.
// CHECK-LABEL: func.func @unlike
// CHECK: tensor.collapse_shape
// CHECK: tensor.expand_shape {{.*}} into tensor<3x8x?x?xf32>
// CHECK: dynmlir.template
func.func @unlike(%p: tensor<2x12x?x?xf32>, %v: tensor<3x?x8x64xf32>, %c: tensor<24x?x64xf32>) -> tensor<24x?x64xf32> {
  %c1 = arith.constant 1 : index
  %t = tensor.dim %v, %c1 : tensor<3x?x8x64xf32>
  %e = tensor.empty(%t) : tensor<3x8x?x64xf32>
  %turned = linalg.transpose ins(%v : tensor<3x?x8x64xf32>) outs(%e : tensor<3x8x?x64xf32>) permutation = [0, 2, 1, 3]
  %a = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<2x12x?x?xf32> into tensor<24x?x?xf32>
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<3x8x?x64xf32> into tensor<24x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<24x?x?xf32>, tensor<24x?x64xf32>) outs(%c : tensor<24x?x64xf32>)
    -> tensor<24x?x64xf32>
  return %r : tensor<24x?x64xf32>
}

// Left as it is: nothing is transposed; columns would no longer be innermost; an epilogue stands behind the batch.
// CHECK-LABEL: func.func @plain
// CHECK: "dynmlir.template"(%{{.*}}) ({
// CHECK: }) {{.*}} -> tensor<?x?x?xf32>
func.func @plain(%p: tensor<?x3x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %a = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<?x3x?x?xf32> into tensor<?x?x?xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>)
    -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @columns_outside
// CHECK: dynmlir.template
// CHECK: linalg.transpose
func.func @columns_outside(%a: tensor<?x64xf32>, %b: tensor<64x?xf32>, %c: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %start = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x?xf32>) outs(%start : tensor<?x?xf32>) -> tensor<?x?xf32>
  %w = linalg.transpose ins(%r : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) permutation = [1, 0]
  return %w : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @epilogue
// CHECK: linalg.transpose
// CHECK: dynmlir.template
// CHECK: arith.maximumf
func.func @epilogue(%a: tensor<?x?x?xf32>, %v: tensor<?x?x12x64xf32>, %e: tensor<?x12x?x64xf32>, %c: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  %zero = arith.constant 0.0 : f32
  %turned = linalg.transpose ins(%v : tensor<?x?x12x64xf32>) outs(%e : tensor<?x12x?x64xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x12x?x64xf32> into tensor<?x?x64xf32>
  %start = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x64xf32>) outs(%start : tensor<?x?x64xf32>)
    -> tensor<?x?x64xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d, m, n) -> (d, m, n)>, affine_map<(d, m, n) -> (d, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<?x?x64xf32>) outs(%c : tensor<?x?x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.maximumf %in, %zero : f32
    linalg.yield %y : f32
  } -> tensor<?x?x64xf32>
  return %x : tensor<?x?x64xf32>
}
