// RUN: dynmlir-opt --cut-pads %s | FileCheck %s

// Off the beginning of one dimension, behind another.
// CHECK-LABEL: func.func @cut
// CHECK-SAME: (%[[X:.*]]: tensor<?x6xf32>)
// CHECK: cf.assert %{{.*}}, "cut: more is cut off dimension 0 of a tensor than there is"
// CHECK: %[[ROWS:.*]] = arith.subi
// CHECK: %[[S:.*]] = tensor.extract_slice %[[X]][1, 0] [%[[ROWS]], 4] [1, 1] : tensor<?x6xf32> to tensor<?x4xf32>
// CHECK: tensor.pad %[[S]] low[0, 3] high[0, 0]
func.func @cut(%x: tensor<?x6xf32>) -> tensor<?x7xf32> {
  %zero = arith.constant 0.0 : f32
  %r = tensor.pad %x low[-1, 3] high[0, -2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x6xf32> to tensor<?x7xf32>
  return %r : tensor<?x7xf32>
}

// As many columns as are missing for eight, or as are too many.
// CHECK-LABEL: func.func @to_eight
// CHECK: %[[HIGH:.*]] = arith.subi %c8
// CHECK: %[[LESS:.*]] = arith.maxsi
// CHECK: cf.assert
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[0] [%{{.*}}] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK: tensor.pad %[[S]] low[2] high[%{{.*}}]
func.func @to_eight(%x: tensor<?xf32>) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %high = arith.subi %c8, %n : index
  %r = tensor.pad %x low[2] high[%high] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @not_negative
// CHECK-NOT: tensor.extract_slice
// CHECK: tensor.pad %arg0 low[1] high[%{{.*}}]
func.func @not_negative(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %half = arith.divsi %n, %c2 : index
  %r = tensor.pad %x low[1] high[%half] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// What is read from a tensor is looked at.
// CHECK-LABEL: func.func @read
// CHECK-COUNT-1: cf.assert %{{.*}}, "read: a pad that is given is negative"
// CHECK-NOT: tensor.extract_slice
// CHECK: tensor.pad %arg0
func.func @read(%x: tensor<?xf32>, %p: tensor<1xi64>) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %e = tensor.extract %p[%c0] : tensor<1xi64>
  %n = arith.index_cast %e : i64 to index
  %r = tensor.pad %x low[%n] high[%n] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
