// RUN: dynmlir-opt --yield-sizes --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @gives_a_tensor_and_a_number
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>, %[[Y:.*]]: tensor<?x4xf32>, %[[C:.*]]: i1, %[[I:.*]]: i64)
// CHECK: %[[R:.*]]:3 = scf.if %[[C]] -> (tensor<?x4xf32>, i64, index) {
// CHECK:   %[[M:.*]] = tensor.dim %[[X]], %{{.*}}
// CHECK:   scf.yield %[[X]], %[[I]], %[[M]] : tensor<?x4xf32>, i64, index
// CHECK: } else {
// CHECK:   %[[N:.*]] = tensor.dim %[[Y]], %{{.*}}
// CHECK:   scf.yield %[[Y]], %{{.*}}, %[[N]] : tensor<?x4xf32>, i64, index
// CHECK: }
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[R]]#0, %[[R]]#2) : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
// CHECK: return %[[T]], %[[R]]#1
func.func @gives_a_tensor_and_a_number(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %c: i1, %i: i64) -> (tensor<?x4xf32>, i64) {
  %c0 = arith.constant 0 : i64
  %r:2 = scf.if %c -> (tensor<?x4xf32>, i64) {
    scf.yield %x, %i : tensor<?x4xf32>, i64
  } else {
    scf.yield %y, %c0 : tensor<?x4xf32>, i64
  }
  return %r#0, %r#1 : tensor<?x4xf32>, i64
}

// CHECK-LABEL: func.func @one_within_another
// CHECK: %[[OUTER:.*]]:3 = scf.if %{{.*}} -> (tensor<?x?xf32>, index, index) {
// CHECK:   %[[INNER:.*]]:3 = scf.if %{{.*}} -> (tensor<?x?xf32>, index, index) {
// CHECK:   %[[T:.*]] = "flow.tensor.tie_shape"(%[[INNER]]#0, %[[INNER]]#1, %[[INNER]]#2)
// CHECK:   scf.yield %[[T]], %{{.*}}, %{{.*}} : tensor<?x?xf32>, index, index
// CHECK: "flow.tensor.tie_shape"(%[[OUTER]]#0, %[[OUTER]]#1, %[[OUTER]]#2)
func.func @one_within_another(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %c: i1, %d: i1) -> tensor<?x?xf32> {
  %r = scf.if %c -> (tensor<?x?xf32>) {
    %s = scf.if %d -> (tensor<?x?xf32>) {
      scf.yield %x : tensor<?x?xf32>
    } else {
      scf.yield %y : tensor<?x?xf32>
    }
    scf.yield %s : tensor<?x?xf32>
  } else {
    scf.yield %y : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// Known sizes, and numbers, are nobody's concern.
// CHECK-LABEL: func.func @of_known_sizes
// CHECK: scf.if %{{.*}} -> (tensor<4xf32>, f32) {
// CHECK-NOT: tie_shape
func.func @of_known_sizes(%x: tensor<4xf32>, %y: tensor<4xf32>, %c: i1, %f: f32) -> (tensor<4xf32>, f32) {
  %r:2 = scf.if %c -> (tensor<4xf32>, f32) {
    scf.yield %x, %f : tensor<4xf32>, f32
  } else {
    scf.yield %y, %f : tensor<4xf32>, f32
  }
  return %r#0, %r#1 : tensor<4xf32>, f32
}

// CHECK-LABEL: func.func @a_loop
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>,
// CHECK: %[[M:.*]] = tensor.dim %[[X]], %{{.*}}
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[Y:.*]] = %[[X]], %[[K:.*]] = %[[M]]) -> (tensor<?x4xf32>, index) {
// CHECK:   %[[T:.*]] = "flow.tensor.tie_shape"(%[[Y]], %[[K]])
// CHECK:   %[[Z:.*]] = math.exp %[[T]]
// CHECK:   %[[L:.*]] = tensor.dim %[[Z]], %{{.*}}
// CHECK:   scf.yield %[[Z]], %[[L]] : tensor<?x4xf32>, index
// CHECK: }
// CHECK: "flow.tensor.tie_shape"(%[[R]]#0, %[[R]]#1)
func.func @a_loop(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<?x4xf32>) {
    %z = math.exp %y : tensor<?x4xf32>
    scf.yield %z : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @while_it_goes_on
// CHECK: scf.while (%[[Y:.*]] = %{{.*}}, %[[I:.*]] = %{{.*}}, %[[K:.*]] = %{{.*}}) : (tensor<?x4xf32>, index, index) -> (index, tensor<?x4xf32>, index) {
// CHECK:   %[[T:.*]] = "flow.tensor.tie_shape"(%[[Y]], %[[K]])
// CHECK:   scf.condition(%{{.*}}) %[[I]], %[[T]], %{{.*}} : index, tensor<?x4xf32>, index
// CHECK: } do {
// CHECK: ^bb0(%{{.*}}: index, %[[Z:.*]]: tensor<?x4xf32>, %[[L:.*]]: index):
// CHECK:   "flow.tensor.tie_shape"(%[[Z]], %[[L]])
// CHECK:   scf.yield %{{.*}}, %{{.*}}, %{{.*}} : tensor<?x4xf32>, index, index
// CHECK: }
func.func @while_it_goes_on(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%y = %x, %i = %c0) : (tensor<?x4xf32>, index) -> (index, tensor<?x4xf32>) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i, %y : index, tensor<?x4xf32>
  } do {
  ^bb0(%i: index, %y: tensor<?x4xf32>):
    %z = math.exp %y : tensor<?x4xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %z, %j : tensor<?x4xf32>, index
  }
  return %r#1 : tensor<?x4xf32>
}
