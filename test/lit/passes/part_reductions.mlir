// RUN: dynmlir-opt --part-reductions --allow-unregistered-dialect %s | FileCheck %s
// RUN: dynmlir-compile %s --target-cpu=x86-64-v3 -o /dev/null

#all = affine_map<(a, b, c) -> (a, b, c)>
#middle = affine_map<(a, b, c) -> (b)>
#few = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>

// Of the first and the last dimension, sums of what comes of sums: these are read from memory.
// CHECK-LABEL: func.func @chained
// CHECK: %[[S:.*]] = linalg.generic {{.*}}reduction
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[S]])
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[B]], %{{.*}})
// CHECK: linalg.generic {{.*}} ins(%arg0, %[[T]] :
// CHECK: %[[Q:.*]] = linalg.generic {{.*}}reduction
// CHECK-NOT: optimization_barrier
// CHECK: return %[[Q]]
func.func @chained(%x: tensor<?x?x?xf32>, %zeros: tensor<?xf32>) -> tensor<?xf32> {
  %s = linalg.generic {indexing_maps = [#all, #middle], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<?x?x?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %d = linalg.generic {indexing_maps = [#all, #middle, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %s : tensor<?x?x?xf32>, tensor<?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.subf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  %q = linalg.generic {indexing_maps = [#all, #middle], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%d : tensor<?x?x?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %q : tensor<?xf32>
}

// A sum of three elements is as well made again.
// CHECK-LABEL: func.func @few
// CHECK-NOT: optimization_barrier
// CHECK: return
func.func @few(%x: tensor<?x3xf32>, %zeros: tensor<?xf32>, %zero: tensor<f32>) -> tensor<f32> {
  %s = linalg.generic {indexing_maps = [#few, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x3xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> ()>], iterator_types = ["reduction"]}
      ins(%s : tensor<?xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %q : tensor<f32>
}

// But not where products of what is made of it are summed up.
// CHECK-LABEL: func.func @few_for_products
// CHECK: %[[S:.*]] = linalg.generic {{.*}}reduction
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[S]])
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[B]], %{{.*}})
// CHECK: linalg.generic {{.*}} ins(%arg0, %[[T]] :
func.func @few_for_products(%x: tensor<?x3xf32>, %zeros: tensor<?xf32>, %columns: tensor<3xf32>, %e: tensor<?x3xf32>) -> tensor<3xf32> {
  %s = linalg.generic {indexing_maps = [#few, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x3xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %p = linalg.generic {indexing_maps = [#few, #row, #few], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<?x3xf32>, tensor<?xf32>) outs(%e : tensor<?x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.mulf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x3xf32>
  %q = linalg.generic {indexing_maps = [#few, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]}
      ins(%p : tensor<?x3xf32>) outs(%columns : tensor<3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<3xf32>
  return %q : tensor<3xf32>
}

#rows = affine_map<(a, b, c) -> (c)>
#one = affine_map<(c) -> (c)>

// Over several dimensions, spread again: what others read, too, is read from memory.
// CHECK-LABEL: func.func @spread_and_shared
// CHECK: linalg.generic {{.*}}reduction
// CHECK: %[[M:.*]] = linalg.generic {{.*}} ["parallel"]
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[M]])
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[B]], %{{.*}})
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%arg0, %[[T]] :
// CHECK: return %[[T]], %[[R]]
func.func @spread_and_shared(%x: tensor<?x?x?xf32>, %zeros: tensor<?xf32>) -> (tensor<?xf32>, tensor<?x?x?xf32>) {
  %s = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : tensor<?x?x?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %m = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%s : tensor<?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = math.absf %a : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %m : tensor<?x?x?xf32>, tensor<?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.subf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  return %m, %r : tensor<?xf32>, tensor<?x?x?xf32>
}

// Nobody else reads it.
// CHECK-LABEL: func.func @spread_alone
// CHECK-NOT: optimization_barrier
func.func @spread_alone(%x: tensor<?x?x?xf32>, %zeros: tensor<?xf32>) -> tensor<?x?x?xf32> {
  %s = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : tensor<?x?x?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %s : tensor<?x?x?xf32>, tensor<?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.subf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
