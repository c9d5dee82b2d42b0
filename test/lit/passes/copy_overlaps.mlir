// RUN: dynmlir-opt --copy-overlaps --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @moves_rows_up
// CHECK: %[[S:.*]] = tensor.extract_slice %[[X:.*]][1, 0]
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[S]])
// CHECK: %[[C:.*]] = "flow.tensor.tie_shape"(%[[B]], %arg1)
// CHECK: tensor.insert_slice %[[C]] into %[[X]]
func.func @moves_rows_up(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %s = tensor.extract_slice %x[1, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %r = tensor.insert_slice %s into %x[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// What a loop carries may be what it began with, under another name.
// CHECK-LABEL: func.func @carried
// CHECK: %[[C:.*]] = "util.optimization_barrier"
// CHECK: tensor.insert_slice %[[C]] into
func.func @carried(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<?x4xf32>) {
    %s = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
    %z = tensor.insert_slice %s into %y[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    scf.yield %z : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

// A part of another tensor, and what was computed of one, are nobody's.
// CHECK-LABEL: func.func @of_others
// CHECK-NOT: util.optimization_barrier
func.func @of_others(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %s = tensor.extract_slice %y[1, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
  %r = tensor.insert_slice %s into %x[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
  %t = tensor.extract_slice %r[1, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
  %u = math.exp %t : tensor<1x4xf32>
  %v = tensor.insert_slice %u into %r[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
  return %v : tensor<?x4xf32>
}
