// RUN: dynmlir-opt --carry-in-place --allow-unregistered-dialect %s | FileCheck %s

// What is made for the loop is carried as it is, on the device that IREE has to be told.
// CHECK-LABEL: func.func @fills_rows
// CHECK: %[[E:.*]] = tensor.empty(%[[N:.*]]) : tensor<?x4xf32>
// CHECK-NOT: linalg.generic
// CHECK: %[[D:.*]] = tensor.dim %[[E]], %{{.*}}
// CHECK: %[[T:.*]] = "flow.tensor.transfer"(%[[E]], %[[D]]) {target = #hal.device.affinity<@__device_0>}
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[T]])
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @fills_rows(%row: tensor<1x4xf32>, %n: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %e) -> (tensor<?x4xf32>) {
    %z = tensor.insert_slice %row into %y[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    scf.yield %z : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

// The caller's memory is copied once, and not by each turn.
// CHECK-LABEL: func.func @replaces_rows_of_an_argument
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>,
// CHECK: %[[TRUE:.*]] = "util.optimization_barrier"(%true) : (i1) -> i1
// CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[X]]
// CHECK: arith.select %[[TRUE]], %{{.*}}, %{{.*}} : f32
// CHECK: %[[T:.*]] = "flow.tensor.transfer"(%[[C]],
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[T]])
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @replaces_rows_of_an_argument(%x: tensor<?x4xf32>, %row: tensor<1x4xf32>, %n: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<?x4xf32>) {
    %z = tensor.insert_slice %row into %y[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    scf.yield %z : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

// What is read alone is not copied.
// CHECK-LABEL: func.func @reads
// CHECK-SAME: (%[[X:.*]]: tensor<4x4xf32>,
// CHECK-NOT: linalg.generic
// CHECK: %[[T:.*]] = "flow.tensor.transfer"(%[[X]])
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @reads(%x: tensor<4x4xf32>, %n: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
    %z = linalg.exp ins(%y : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %z : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}

// A branch gives the caller's memory, a row of which is replaced then: that branch gives a copy.
// CHECK-LABEL: func.func @one_of_two
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>,
// CHECK: scf.if
// CHECK: scf.yield
// CHECK: } else {
// CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[X]]
// CHECK: scf.yield %[[C]]
// CHECK: }
func.func @one_of_two(%x: tensor<?x4xf32>, %row: tensor<1x4xf32>, %n: index, %c: i1) -> tensor<?x4xf32> {
  %r = scf.if %c -> (tensor<?x4xf32>) {
    %e = tensor.empty(%n) : tensor<?x4xf32>
    %s = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
    scf.yield %s : tensor<?x4xf32>
  } else {
    scf.yield %x : tensor<?x4xf32>
  }
  %z = tensor.insert_slice %row into %r[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
  return %z : tensor<?x4xf32>
}

// A branch that replaces a row of what a loop carries, or none, hands it on in both cases: as experts add their rows.
// CHECK-LABEL: func.func @a_branch_in_a_loop
// CHECK: flow.tensor.transfer
// CHECK: scf.for
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @a_branch_in_a_loop(%row: tensor<1x4xf32>, %n: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %e) -> (tensor<?x4xf32>) {
    %c = arith.cmpi ne, %i, %c1 : index
    %z = scf.if %c -> (tensor<?x4xf32>) {
      %s = tensor.insert_slice %row into %y[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
      scf.yield %s : tensor<?x4xf32>
    } else {
      scf.yield %y : tensor<?x4xf32>
    }
    scf.yield %z : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

// Each turn replaces a row of the same tensor anew.
// CHECK-LABEL: func.func @of_one_tensor_each_time
// CHECK: scf.for
// CHECK: %[[C:.*]] = linalg.generic
// CHECK: tensor.insert_slice %{{.*}} into %[[C]]
func.func @of_one_tensor_each_time(%row: tensor<1x4xf32>, %n: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %f) -> (tensor<?x4xf32>) {
    %s = tensor.insert_slice %row into %f[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    %z = linalg.add ins(%y, %s : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
    scf.yield %z : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

// Tensors that change places are carried as IREE does.
// CHECK-LABEL: func.func @change_places
// CHECK-NOT: flow.tensor.transfer
// CHECK: return
func.func @change_places(%row: tensor<1x4xf32>, %n: index) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.empty(%n) : tensor<?x4xf32>
  %b = tensor.empty(%n) : tensor<?x4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
    %z = tensor.insert_slice %row into %x[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    scf.yield %y, %z : tensor<?x4xf32>, tensor<?x4xf32>
  }
  return %r#0, %r#1 : tensor<?x4xf32>, tensor<?x4xf32>
}
