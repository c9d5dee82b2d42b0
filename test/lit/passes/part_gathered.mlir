// RUN: dynmlir-opt --part-gathered --allow-unregistered-dialect %s | FileCheck %s

#all = affine_map<(i, j, k) -> (i, j, k)>
#first = affine_map<(i, j, k) -> (i, j)>
#kept = affine_map<(i, j, k) -> (i, k)>

// Embeddings behind a mask, summed up; the gather is read from memory. The sum of the gather itself is left.
// CHECK-LABEL: func.func @behind_a_mask
// CHECK: %[[G:.*]] = linalg.generic
// CHECK: tensor.extract
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[G]]) : (tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[B]], %{{.*}}, %{{.*}})
// CHECK: linalg.generic {{.*}} ins(%[[T]], %{{.*}} : tensor<?x?x8xf32>, tensor<?x?xf32>)
func.func @behind_a_mask(%table: tensor<50x8xf32>, %tokens: tensor<?x?xi64>, %mask: tensor<?x?xf32>, %m: index, %n: index) -> tensor<?x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?x8xf32>
  %g = linalg.generic {indexing_maps = [#first, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%tokens : tensor<?x?xi64>) outs(%e : tensor<?x?x8xf32>) {
  ^bb0(%t: i64, %o: f32):
    %row = arith.index_cast %t : i64 to index
    %column = linalg.index 2 : index
    %x = tensor.extract %table[%row, %column] : tensor<50x8xf32>
    linalg.yield %x : f32
  } -> tensor<?x?x8xf32>
  %p = linalg.generic {indexing_maps = [#all, #first, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%g, %mask : tensor<?x?x8xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %x = arith.mulf %a, %b : f32
    linalg.yield %x : f32
  } -> tensor<?x?x8xf32>
  %r = tensor.empty(%m) : tensor<?x8xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%r : tensor<?x8xf32>) -> tensor<?x8xf32>
  %s = linalg.generic {indexing_maps = [#all, #kept], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%p : tensor<?x?x8xf32>) outs(%zeros : tensor<?x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %x = arith.addf %a, %o : f32
    linalg.yield %x : f32
  } -> tensor<?x8xf32>
  return %s : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @as_it_is
// CHECK-NOT: util.optimization_barrier
// CHECK: return
func.func @as_it_is(%table: tensor<50x8xf32>, %tokens: tensor<?x?xi64>, %m: index, %n: index) -> (tensor<?x8xf32>, tensor<?x?x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?x8xf32>
  %g = linalg.generic {indexing_maps = [#first, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%tokens : tensor<?x?xi64>) outs(%e : tensor<?x?x8xf32>) {
  ^bb0(%t: i64, %o: f32):
    %row = arith.index_cast %t : i64 to index
    %column = linalg.index 2 : index
    %x = tensor.extract %table[%row, %column] : tensor<50x8xf32>
    linalg.yield %x : f32
  } -> tensor<?x?x8xf32>
  %r = tensor.empty(%m) : tensor<?x8xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%r : tensor<?x8xf32>) -> tensor<?x8xf32>
  %s = linalg.generic {indexing_maps = [#all, #kept], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%g : tensor<?x?x8xf32>) outs(%zeros : tensor<?x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %x = arith.addf %a, %o : f32
    linalg.yield %x : f32
  } -> tensor<?x8xf32>
  %p = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%g : tensor<?x?x8xf32>) outs(%e : tensor<?x?x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %x = arith.mulf %a, %a : f32
    linalg.yield %x : f32
  } -> tensor<?x?x8xf32>
  return %s, %p : tensor<?x8xf32>, tensor<?x?x8xf32>
}
