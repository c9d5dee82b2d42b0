// RUN: dynmlir-opt --part-crossed %s | FileCheck %s

#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#one = affine_map<(i) -> (i)>
#beside = affine_map<(i, j) -> (i, 0)>

// Read along rows and along columns by one op.
// CHECK-LABEL: func.func @degrees
// CHECK: %[[D:.*]] = linalg.generic
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[D]])
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[B]], %{{.*}}) : (tensor<?xf32>, index) -> tensor<?xf32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[T]], %arg0, %[[T]] :
func.func @degrees(%a: tensor<?x?xf32>, %d: tensor<?xf32>) -> tensor<?x?xf32> {
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%d : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.addf %x, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#row, #all, #column, #all], iterator_types = ["parallel", "parallel"]} ins(%s, %a, %s : tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.mulf %p, %z : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Behind a reshape and an element-wise op.
// CHECK-LABEL: func.func @behind
// CHECK: linalg.matvec
// CHECK-NEXT: "util.optimization_barrier"
func.func @behind(%a: tensor<?x?xf32>, %v: tensor<?xf32>, %d: tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %d, %c0 : tensor<?xf32>
  %s = linalg.matvec ins(%a, %v : tensor<?x?xf32>, tensor<?xf32>) outs(%d : tensor<?xf32>) -> tensor<?xf32>
  %e = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%s : tensor<?xf32>) outs(%d : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = math.rsqrt %x : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %w = tensor.expand_shape %s [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  %r = linalg.generic {indexing_maps = [#beside, #column, #all], iterator_types = ["parallel", "parallel"]} ins(%w, %e : tensor<?x1xf32>, tensor<?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.subf %x, %y : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Along one way, though twice; and by two ops.
// CHECK-LABEL: func.func @left
// CHECK-NOT: optimization_barrier
func.func @left(%a: tensor<?x?xf32>, %d: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%d : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.addf %x, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#row, #all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%s, %a, %s : tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.mulf %p, %z : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  %t = linalg.generic {indexing_maps = [#column, #all], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?x?xf32>
  return %r, %t : tensor<?x?xf32>, tensor<?x?xf32>
}

// A grid of places, whose columns are read one by one, and which is read as a whole.
// CHECK-LABEL: func.func @in_part
// CHECK: %[[GRID:[0-9]+]] = linalg.generic
// CHECK: %[[B:[0-9]+]] = "util.optimization_barrier"(%[[GRID]])
// CHECK: %[[T:[0-9]+]] = "flow.tensor.tie_shape"(%[[B]],
// CHECK: linalg.generic {{.*}} ins(%[[T]] : tensor<?x2xf32>)
// CHECK: return %{{.*}}, %[[T]]
func.func @in_part(%g: tensor<?x2xf32>, %e: tensor<?x2xf32>, %r: tensor<?xf32>) -> (tensor<?xf32>, tensor<?x2xf32>) {
  %a = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%g : tensor<?x2xf32>) outs(%e : tensor<?x2xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = math.absf %x : f32
    linalg.yield %v : f32
  } -> tensor<?x2xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(i) -> (i, 1)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%a : tensor<?x2xf32>) outs(%r : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = arith.addf %x, %x : f32
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %c, %a : tensor<?xf32>, tensor<?x2xf32>
}
