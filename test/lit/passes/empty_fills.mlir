// RUN: dynmlir-opt --empty-fills %s | FileCheck %s

// CHECK-LABEL: func.func @argument
// CHECK-SAME: (%[[C:.*]]: tensor<?x4xf32>)
// CHECK: %[[N:.*]] = tensor.dim %[[C]]
// CHECK: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?x4xf32>
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[E]] : tensor<?x4xf32>)
func.func @argument(%c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %zero = arith.constant 0.0 : f32
  %r = linalg.fill ins(%zero : f32) outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// A part of a tensor is filled where it lies.
// CHECK-LABEL: func.func @part
// CHECK-NOT: tensor.empty
func.func @part(%c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.extract_slice %c[0, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%p : tensor<1x4xf32>) -> tensor<1x4xf32>
  %r = tensor.insert_slice %f into %c[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
