// RUN: dynmlir-opt --generalize-elementwise %s | FileCheck %s
// RUN: dynmlir-compile %s --emit=mlir | FileCheck %s --check-prefix=IREE

// CHECK: #[[MAP:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @binary
// CHECK: %[[S:.*]] = linalg.generic {indexing_maps = [#[[MAP]], #[[MAP]], #[[MAP]]], iterator_types = ["parallel", "parallel"]}
// CHECK-SAME: ins(%arg0, %arg1 :
// CHECK: arith.addf
// CHECK: %[[T:.*]] = linalg.generic {indexing_maps = [#[[MAP]], #[[MAP]]]
// CHECK-SAME: ins(%[[S]] :
// CHECK: math.tanh
// CHECK: return %[[T]]
// IREE-NOT: "linalg.add"
func.func @binary(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>, %e: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %s = linalg.add ins(%a, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %t = linalg.tanh ins(%s : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %t : tensor<?x8xf32>
}

// Of three inputs, in memory.
// CHECK-LABEL: func.func private @in_memory
// CHECK: linalg.generic
// CHECK-SAME: ins(%arg0, %arg1, %arg2 : memref<?xi1>, memref<?xf32>, memref<?xf32>) outs(%arg3 : memref<?xf32>)
// CHECK: arith.select
func.func private @in_memory(%c: memref<?xi1>, %a: memref<?xf32>, %b: memref<?xf32>, %e: memref<?xf32>) {
  linalg.select ins(%c, %a, %b : memref<?xi1>, memref<?xf32>, memref<?xf32>) outs(%e : memref<?xf32>)
  return
}

// What IREE knows stays.
// CHECK-LABEL: func.func @others
// CHECK: linalg.elementwise
// CHECK: linalg.map { math.exp }
func.func @others(%a: tensor<?xf32>) -> tensor<?xf32> {
  %e = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %m = linalg.map { math.exp } ins(%e : tensor<?xf32>) outs(%a : tensor<?xf32>)
  return %m : tensor<?xf32>
}

// Functions of tensors are functions of their elements.
// CHECK-LABEL: func.func @functions
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf64>,
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel"]} ins(%[[X]] : tensor<?x4xf64>)
// CHECK: math.tanh %{{.*}} fastmath<nnan> : f64
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[X]] :
// CHECK: math.atan2 %{{.*}}, %{{.*}} : f64
// CHECK: math.exp %{{.*}} : tensor<?x4xf64>
func.func @functions(%x: tensor<?x4xf64>, %y: tensor<?x4xf64>) -> tensor<?x4xf64> {
  %t = math.tanh %x fastmath<nnan> : tensor<?x4xf64>
  %a = math.atan2 %t, %x : tensor<?x4xf64>
  %e = math.exp %a : tensor<?x4xf64>
  return %e : tensor<?x4xf64>
}

// What has one element along a loop is read without it, and a constant of equal elements is said inside.
// CHECK-LABEL: func.func @ones
// CHECK-SAME: (%[[X:.*]]: tensor<?x64x?xf32>, %[[S:.*]]: tensor<64xf32>, %[[G:.*]]: tensor<?x64x1xf32>)
// CHECK: %[[C:.*]] = tensor.collapse_shape %[[G]] {{\[\[}}0], [1, 2]] : tensor<?x64x1xf32> into tensor<?x64xf32>
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[S]], %[[C]] : tensor<?x64x?xf32>, tensor<64xf32>, tensor<?x64xf32>)
// CHECK: %[[SIX:.*]] = arith.constant 6.000000e+00 : f32
// CHECK: arith.minimumf %{{.*}}, %[[SIX]]
// CHECK: return %[[R]]
func.func @ones(%x: tensor<?x64x?xf32>, %s: tensor<64xf32>, %g: tensor<?x64x1xf32>) -> tensor<?x64x?xf32> {
  %six = arith.constant dense<6.0> : tensor<f32>
  %e = tensor.expand_shape %s [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(n, c, l) -> (n, c, l)>, affine_map<(n, c, l) -> (c, 0)>, affine_map<(n, c, l) -> ()>, affine_map<(n, c, l) -> (n, c, 0)>, affine_map<(n, c, l) -> (n, c, l)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %e, %six, %g : tensor<?x64x?xf32>, tensor<64x1xf32>, tensor<f32>, tensor<?x64x1xf32>) outs(%x : tensor<?x64x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.minimumf %p, %c : f32
    %t = arith.mulf %q, %d : f32
    linalg.yield %t : f32
  } -> tensor<?x64x?xf32>
  return %r : tensor<?x64x?xf32>
}
