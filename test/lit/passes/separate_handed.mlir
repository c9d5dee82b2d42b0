// RUN: dynmlir-opt --separate-handed --allow-unregistered-dialect %s | FileCheck %s

// A state that is made beside a tensor of two unknown sizes; what is carried where it lies stays in its place.
// CHECK-LABEL: func.func @beside_two_sizes
// CHECK: %[[Y:.*]] = tensor.empty(%{{.*}}, %{{.*}}) : tensor<?x?x4xf32>
// CHECK: %[[H:.*]] = linalg.exp
// CHECK: %[[M:.*]] = "util.optimization_barrier"(%[[H]]) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK: %[[B:.*]] = tensor.dim %[[H]], %{{.*}}
// CHECK: %[[OWN:.*]] = "flow.tensor.tie_shape"(%[[M]], %[[B]])
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[Y]], %{{.*}} = %[[OWN]])
// CHECK-NOT: util.optimization_barrier
// CHECK: return
func.func @beside_two_sizes(%x: tensor<?x4xf32>, %n: index) -> (tensor<?x?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x4xf32>
  %y = tensor.empty(%n, %b) : tensor<?x?x4xf32>
  %e = tensor.empty(%b) : tensor<?x4xf32>
  %h = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%ys = %y, %s = %h) -> (tensor<?x?x4xf32>, tensor<?x4xf32>) {
    %t = linalg.tanh ins(%s : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
    %row = tensor.expand_shape %t [[0, 1], [2]] output_shape [1, %b, 4] : tensor<?x4xf32> into tensor<1x?x4xf32>
    %z = tensor.insert_slice %row into %ys[%i, 0, 0] [1, %b, 4] [1, 1, 1] : tensor<1x?x4xf32> into tensor<?x?x4xf32>
    scf.yield %z, %t : tensor<?x?x4xf32>, tensor<?x4xf32>
  }
  return %r#0, %r#1 : tensor<?x?x4xf32>, tensor<?x4xf32>
}

// One unknown size, which is an argument's: 64 bits count the bytes.
// CHECK-LABEL: func.func @beside_one_size
// CHECK-NOT: util.optimization_barrier
// CHECK: return
func.func @beside_one_size(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%b) : tensor<?x4xf32>
  %h = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %h) -> (tensor<?x4xf32>) {
    %t = linalg.tanh ins(%s : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
    scf.yield %t : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

// A size that is computed may be any; what a branch gives is the argument in the other.
// CHECK-LABEL: func.func @beside_a_computed_size
// CHECK: scf.if
// CHECK: %[[S:.*]] = linalg.exp
// CHECK: %[[M:.*]] = "util.optimization_barrier"(%[[S]])
// CHECK: %[[OWN:.*]] = "flow.tensor.tie_shape"(%[[M]],
// CHECK: scf.yield %[[OWN]]
// CHECK: } else {
// CHECK-NEXT: scf.yield %arg0
func.func @beside_a_computed_size(%x: tensor<?xf32>, %n: index, %c: i1) -> tensor<?xf32> {
  %m = arith.muli %n, %n : index
  %r = scf.if %c -> (tensor<?xf32>) {
    %e = tensor.empty(%m) : tensor<?xf32>
    %s = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
