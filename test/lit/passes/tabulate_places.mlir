// RUN: dynmlir-opt --tabulate-places %s | FileCheck %s

// Of each row and each column of the result: where it is in the image, and a weight. Rows of channels are read whole.
// CHECK-LABEL: func.func @last
// CHECK-SAME: %[[IMAGE:.*]]: tensor<?x?x?x64xf32>, %[[MEMORY:.*]]: tensor<?x?x?x64xf32>
// CHECK: %[[READ:.*]] = "flow.tensor.tie_shape"(
// CHECK: %[[ROWS:.*]]:2 = linalg.generic {{.*}} iterator_types = ["parallel"]} outs({{.*}} : tensor<?xf32>, tensor<?xi64>)
// CHECK: linalg.index 0
// CHECK: %[[V:.*]] = arith.mulf
// CHECK: linalg.yield %[[V]], %{{.*}} : f32, i64
// CHECK: %[[BV:.*]] = "util.optimization_barrier"(%[[ROWS]]#0)
// CHECK: %[[TV:.*]] = "flow.tensor.tie_shape"(%[[BV]]
// CHECK: %[[BY:.*]] = "util.optimization_barrier"(%[[ROWS]]#1)
// CHECK: %[[TY:.*]] = "flow.tensor.tie_shape"(%[[BY]]
// CHECK: %[[COLUMNS:.*]]:2 = linalg.generic {{.*}} iterator_types = ["parallel"]}
// CHECK: linalg.generic {{.*}} ins(%[[TV]], %{{.*}} : tensor<?xf32>, tensor<?xf32>) outs(%[[MEMORY]] :
// CHECK-SAME: compilation_info
// CHECK: %[[H:.*]] = linalg.index 1
// CHECK: %[[Y:.*]] = tensor.extract %[[TY]][%[[H]]] : tensor<?xi64>
// CHECK: %[[YI:.*]] = arith.index_cast %[[Y]] : i64 to index
// CHECK: tensor.extract %[[READ]][%{{.*}}, %[[YI]], %{{.*}}, %{{.*}}] : tensor<?x?x?x64xf32>
// CHECK-NOT: fptosi
// CHECK: "util.optimization_barrier"
func.func @last(%image: tensor<?x?x?x64xf32>, %memory: tensor<?x?x?x64xf32>) -> tensor<?x?x?x64xf32> {
  %quarter = arith.constant 0.25 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%memory : tensor<?x?x?x64xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %c = linalg.index 3 : index
    %h = linalg.index 1 : index
    %w = linalg.index 2 : index
    %hi = arith.index_cast %h : index to i32
    %hf = arith.sitofp %hi : i32 to f32
    %v = arith.mulf %hf, %quarter : f32
    %y = arith.fptosi %v : f32 to i32
    %yi = arith.index_cast %y : i32 to index
    %wi = arith.index_cast %w : index to i32
    %wf = arith.sitofp %wi : i32 to f32
    %u = arith.mulf %wf, %quarter : f32
    %x = arith.fptosi %u : f32 to i32
    %xi = arith.index_cast %x : i32 to index
    %e = tensor.extract %image[%n, %yi, %xi, %c] : tensor<?x?x?x64xf32>
    %p = arith.mulf %e, %u : f32
    %q = arith.mulf %p, %v : f32
    linalg.yield %q : f32
  } -> tensor<?x?x?x64xf32>
  return %r : tensor<?x?x?x64xf32>
}

// Of an image in NCHW, whose elements IREE gathers.
// CHECK-LABEL: func.func @second
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]}
// CHECK-NOT: compilation_info
// CHECK: return
func.func @second(%image: tensor<?x64x?x?xf32>, %memory: tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32> {
  %quarter = arith.constant 0.25 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%memory : tensor<?x64x?x?xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %c = linalg.index 1 : index
    %h = linalg.index 2 : index
    %w = linalg.index 3 : index
    %hi = arith.index_cast %h : index to i32
    %hf = arith.sitofp %hi : i32 to f32
    %v = arith.mulf %hf, %quarter : f32
    %y = arith.fptosi %v : f32 to i32
    %yi = arith.index_cast %y : i32 to index
    %wi = arith.index_cast %w : index to i32
    %wf = arith.sitofp %wi : i32 to f32
    %u = arith.mulf %wf, %quarter : f32
    %x = arith.fptosi %u : f32 to i32
    %xi = arith.index_cast %x : i32 to index
    %e = tensor.extract %image[%n, %c, %yi, %xi] : tensor<?x64x?x?xf32>
    %p = arith.mulf %e, %u : f32
    %q = arith.mulf %p, %v : f32
    linalg.yield %q : f32
  } -> tensor<?x64x?x?xf32>
  return %r : tensor<?x64x?x?xf32>
}

// No weights: nothing would keep IREE from making one loop of all.
// CHECK-LABEL: func.func @keeps_nearest
// CHECK-NOT: barrier
// CHECK: fptosi
// CHECK: return
func.func @keeps_nearest(%image: tensor<?x?x?x64xf32>, %memory: tensor<?x?x?x64xf32>) -> tensor<?x?x?x64xf32> {
  %quarter = arith.constant 0.25 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%memory : tensor<?x?x?x64xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %c = linalg.index 3 : index
    %h = linalg.index 1 : index
    %w = linalg.index 2 : index
    %hi = arith.index_cast %h : index to i32
    %hf = arith.sitofp %hi : i32 to f32
    %v = arith.mulf %hf, %quarter : f32
    %y = arith.fptosi %v : f32 to i32
    %yi = arith.index_cast %y : i32 to index
    %wi = arith.index_cast %w : index to i32
    %wf = arith.sitofp %wi : i32 to f32
    %u = arith.mulf %wf, %quarter : f32
    %x = arith.fptosi %u : f32 to i32
    %xi = arith.index_cast %x : i32 to index
    %e = tensor.extract %image[%n, %yi, %xi, %c] : tensor<?x?x?x64xf32>
    linalg.yield %e : f32
  } -> tensor<?x?x?x64xf32>
  return %r : tensor<?x?x?x64xf32>
}

// Of a matrix: all columns of a row.
// CHECK-LABEL: func.func @rows
// CHECK: distribution = [64, 0], vector_common_parallel = [1, 8]
// CHECK: return
func.func @rows(%x: tensor<?x40xf32>, %m: index) -> tensor<?x40xf32> {
  %quarter = arith.constant 0.25 : f32
  %e = tensor.empty(%m) : tensor<?x40xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x40xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ii = arith.index_cast %i : index to i32
    %fi = arith.sitofp %ii : i32 to f32
    %u = arith.mulf %fi, %quarter : f32
    %p = arith.fptosi %u : f32 to i32
    %pi = arith.index_cast %p : i32 to index
    %jj = arith.index_cast %j : index to i32
    %fj = arith.sitofp %jj : i32 to f32
    %v = arith.mulf %fj, %quarter : f32
    %a = tensor.extract %x[%pi, %j] : tensor<?x40xf32>
    %b = arith.mulf %a, %u : f32
    %c = arith.mulf %b, %v : f32
    linalg.yield %c : f32
  } -> tensor<?x40xf32>
  return %r : tensor<?x40xf32>
}

// Tables alone are not what is read at places.
// CHECK-LABEL: func.func @keeps_outer_products
// CHECK-NOT: barrier
// CHECK: return
func.func @keeps_outer_products(%x: tensor<?xf32>, %memory: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%memory : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %a = tensor.extract %x[%i] : tensor<?xf32>
    %b = tensor.extract %x[%j] : tensor<?xf32>
    %c = arith.mulf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
