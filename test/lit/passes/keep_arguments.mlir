// RUN: dynmlir-opt --keep-arguments --allow-unregistered-dialect %s | FileCheck %s

// A part of what the caller gives is replaced: the barrier is its second reader, so that IREE copies it.
// CHECK-LABEL: func.func @replaces_rows
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>, %[[L:.*]]: tensor<?x4xf32>)
// CHECK-NEXT: "util.optimization_barrier"(%[[X]]) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NOT: util.optimization_barrier
// CHECK: tensor.insert_slice %[[L]] into %[[X]]
func.func @replaces_rows(%x: tensor<?x4xf32>, %l: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %l, %c0 : tensor<?x4xf32>
  %r = tensor.insert_slice %l into %x[1, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// As it lies in another form, by an op that is not known here.
// CHECK-LABEL: func.func @scatters_into_a_view
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>,
// CHECK-NEXT: "util.optimization_barrier"(%[[X]])
// CHECK-NOT: util.optimization_barrier
func.func @scatters_into_a_view(%x: tensor<?x4xf32>, %i: tensor<?xi64>) -> tensor<?xf32> {
  %v = tensor.collapse_shape %x [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %u = tensor.extract_slice %v[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
  %c = tensor.cast %v : tensor<?xf32> to tensor<?xf32>
  %r = "iree_linalg_ext.scatter"(%u, %c) : (tensor<1xf32>, tensor<?xf32>) -> tensor<?xf32>
  %n = tensor.extract_slice %i[0] [1] [1] : tensor<?xi64> to tensor<1xi64>
  return %r : tensor<?xf32>
}

// What an op begins with may be what it adds to.
// CHECK-LABEL: func.func @adds_to_an_argument
// CHECK-SAME: (%[[A:.*]]: tensor<?x?xi16>, %[[B:.*]]: tensor<?x?xi16>, %[[C:.*]]: tensor<?x?xi16>)
// CHECK-NEXT: "util.optimization_barrier"(%[[C]])
// CHECK-NEXT: linalg.matmul
func.func @adds_to_an_argument(%a: tensor<?x?xi16>, %b: tensor<?x?xi16>, %c: tensor<?x?xi16>) -> tensor<?x?xi16> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xi16>, tensor<?x?xi16>) outs(%c : tensor<?x?xi16>) -> tensor<?x?xi16>
  return %r : tensor<?x?xi16>
}

// Memory that a result is written to, what is read alone, and what is made here stay as they are.
// CHECK-LABEL: func.func @writes_its_result
// CHECK-NOT: util.optimization_barrier
// CHECK: return
func.func @writes_its_result(%x: tensor<?x4xf32>, %l: tensor<?x4xf32>,
    %out: tensor<?x4xf32> {iree.abi.output = 0 : index}) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %l, %c0 : tensor<?x4xf32>
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %out, %c0 : tensor<?x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%out : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = tensor.insert_slice %l into %f[1, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %r, %x : tensor<?x4xf32>, tensor<?x4xf32>
}
