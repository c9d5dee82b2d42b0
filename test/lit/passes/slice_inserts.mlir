// RUN: dynmlir-opt --slice-inserts %s | FileCheck %s

// CHECK-LABEL: func.func @replaces_an_element
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>, %[[S:.*]]: f32, %[[I:.*]]: index)
// CHECK: %[[E:.*]] = tensor.from_elements %[[S]] : tensor<1x1xf32>
// CHECK: tensor.insert_slice %[[E]] into %[[X]][%[[I]], %{{.*}}] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x4xf32>
// CHECK-NOT: tensor.insert %
func.func @replaces_an_element(%x: tensor<?x4xf32>, %s: f32, %i: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %s into %x[%i, %c0] : tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @replaces_the_only_element
// CHECK: %[[E:.*]] = tensor.from_elements %{{.*}} : tensor<i64>
// CHECK: tensor.insert_slice %[[E]] into %{{.*}}[] [] [] : tensor<i64> into tensor<i64>
func.func @replaces_the_only_element(%x: tensor<i64>, %s: i64) -> tensor<i64> {
  %r = tensor.insert %s into %x[] : tensor<i64>
  return %r : tensor<i64>
}

// In a region of linalg it is code.
// CHECK-LABEL: func.func @within_a_region
// CHECK: tensor.insert %
func.func @within_a_region(%x: tensor<?xf32>, %t: tensor<4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : tensor<?xf32>) {
  ^bb0(%o: f32):
    %u = tensor.insert %o into %t[%c0] : tensor<4xf32>
    %v = tensor.extract %u[%c0] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
