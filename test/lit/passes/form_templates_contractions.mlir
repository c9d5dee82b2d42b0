// RUN: dynmlir-opt --form-templates --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: dynmlir-opt --form-templates --split-input-file %s | dynmlir-opt --split-input-file | FileCheck %s

// Every contraction becomes the same template, around linalg.contract on operands as they lie.
// CHECK-DAG: #[[MK:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[NK:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[MN:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @transposed_b
// CHECK: linalg.contract indexing_maps = [#[[MK]], #[[NK]], #[[MN]]]
// CHECK: operator = "matmul", sym_name = "transposed_b_matmul_0"
func.func @transposed_b(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// A batch is a loop of its own around the tiles, by one.
// CHECK-LABEL: func.func @batches
// CHECK: ^bb0({{.*}}: tensor<?x?x?xf32>, %[[UM:.*]]: index, %[[UN:.*]]: index, %[[UK:.*]]: index):
// CHECK: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: scf.for %{{.*}} step %[[ONE]]
// CHECK: scf.for %{{.*}} step %[[UM]]
// CHECK: scf.for %{{.*}} step %[[UN]]
// CHECK: scf.for %{{.*}} step %[[UK]]
// CHECK: linalg.contract
// CHECK: sym_name = "batches_batch_matmul_0"
func.func @batches(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// What only rearranges an operand is absorbed: the source is read as it lies.
// CHECK-LABEL: func.func @absorbs_transpose
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?x?xf32>, %[[B:[a-z0-9]+]]: tensor<?x?x?xf32>
// CHECK: "dynmlir.template"(%[[A]], %[[B]], %{{.*}}) ({
func.func @absorbs_transpose(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %e: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %t = linalg.transpose ins(%b : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) permutation = [0, 2, 1]
  %0 = linalg.batch_matmul ins(%a, %t : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// Rows of every batch are one matrix where B is the same for all.
// CHECK-LABEL: func.func @one_matrix
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?x?xf32>, %[[B:[a-z0-9]+]]: tensor<?x?xf32>
// CHECK: %[[ROWS:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]]
// CHECK: %[[INIT:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]]
// CHECK: %[[R:.*]] = "dynmlir.template"(%[[ROWS]], %[[B]], %[[INIT]]) ({
// CHECK: linalg.matmul
// CHECK: tensor.expand_shape %[[R]] {{\[\[}}0, 1], [2]]
func.func @one_matrix(%a: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %e: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %w = linalg.broadcast ins(%b : tensor<?x?xf32>) outs(%e : tensor<?x?x?xf32>) dimensions = [0]
  %0 = linalg.batch_matmul ins(%a, %w : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// A matrix whose rows are columns of the product is a vector times a matrix: A and B change places.
// CHECK-LABEL: func.func @exchanged
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xf32>, %[[X:[a-z0-9]+]]: tensor<?xf32>
// CHECK: "dynmlir.template"(%[[X]], %[[A]], %{{.*}}) ({
func.func @exchanged(%a: tensor<?x?xf32>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(m, k) -> (k, m)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>]
      ins(%a, %x : tensor<?x?xf32>, tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Sums over the batch too: a loop inside that over the tiles.
// CHECK-LABEL: func.func @reduces_batches
// CHECK: scf.for %{{.*}} step %[[UM:.*]] iter_args
// CHECK: scf.for %{{.*}} step %[[UN:.*]] iter_args
// CHECK: scf.for %{{.*}} step %{{.*}} iter_args
// CHECK: scf.for %{{.*}} step %{{.*}} iter_args
// CHECK: linalg.contract
// CHECK: sym_name = "reduces_batches_batch_reduce_matmul_0"
func.func @reduces_batches(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.batch_reduce_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// A generic op that is a contraction, and products of vectors.
// CHECK-LABEL: func.func @others
// CHECK: sym_name = "others_contraction_0"
// CHECK: sym_name = "others_vecmat_0"
// CHECK: sym_name = "others_dot_0"
func.func @others(%a: tensor<?x?xf32>, %x: tensor<?xf32>, %y: tensor<?xf32>, %s: tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<f32>) {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a, %x : tensor<?x?xf32>, tensor<?xf32>) outs(%y : tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32, %z: f32):
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %z, %m : f32
    linalg.yield %n : f32
  } -> tensor<?xf32>
  %1 = linalg.vecmat ins(%x, %a : tensor<?xf32>, tensor<?x?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.dot ins(%x, %1 : tensor<?xf32>, tensor<?xf32>) outs(%s : tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<f32>
}

// -----

// Of rows that lie the other way round in A those are m that are known to be many: a loop over the others goes around it.
// CHECK-LABEL: func.func @many_rows
// CHECK: ^bb0(%[[A:.*]]: tensor<?x197x?xf32>, %{{.*}}: tensor<?x?xf32>, %{{.*}}: tensor<197x?x?xf32>, %[[UM:[^:]*]]: index,
// CHECK: %[[BATCHES:.*]] = tensor.dim %[[A]], %c0
// CHECK: scf.for %{{.*}} to %[[BATCHES]]
// CHECK: %[[ROWS:.*]] = tensor.dim %[[A]], %c1
// CHECK: scf.for %{{.*}} to %[[ROWS]] step %[[UM]]
func.func @many_rows(%a: tensor<?x197x?xf32>, %b: tensor<?x?xf32>, %c: tensor<197x?x?xf32>) -> tensor<197x?x?xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(t, b, n, k) -> (b, t, k)>, affine_map<(t, b, n, k) -> (k, n)>, affine_map<(t, b, n, k) -> (t, b, n)>]
      ins(%a, %b : tensor<?x197x?xf32>, tensor<?x?xf32>) outs(%c : tensor<197x?x?xf32>) -> tensor<197x?x?xf32>
  return %0 : tensor<197x?x?xf32>
}

// -----

// Where no size is known, m are the innermost of C.
// CHECK-LABEL: func.func @innermost_rows
// CHECK: ^bb0(%[[A:.*]]: tensor<?x?x?xf32>, %{{.*}}: tensor<?x?xf32>, %{{.*}}: tensor<?x?x?xf32>, %[[UM:[^:]*]]: index,
// CHECK: %[[BATCHES:.*]] = tensor.dim %[[A]], %c1
// CHECK: scf.for %{{.*}} to %[[BATCHES]]
// CHECK: %[[ROWS:.*]] = tensor.dim %[[A]], %c0
// CHECK: scf.for %{{.*}} to %[[ROWS]] step %[[UM]]
func.func @innermost_rows(%a: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(t, b, n, k) -> (b, t, k)>, affine_map<(t, b, n, k) -> (k, n)>, affine_map<(t, b, n, k) -> (t, b, n)>]
      ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// Rows that lie side by side in A are m: no kernel could read them as a batch.
// CHECK-LABEL: func.func @rows_side_by_side
// CHECK: "dynmlir.template"
func.func @rows_side_by_side(%a: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(t, b, n, k) -> (k, b, t)>, affine_map<(t, b, n, k) -> (k, n)>, affine_map<(t, b, n, k) -> (t, b, n)>]
      ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
