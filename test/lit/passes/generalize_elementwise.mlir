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
