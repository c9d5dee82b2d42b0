// RUN: dynmlir-opt --collapse-scans --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @inner
// CHECK-SAME: (%[[X:.*]]: tensor<?x4x?x8xf32>, %[[E:.*]]: tensor<?x4x?x8xf32>, %[[Z:.*]]: tensor<?x4x8xf32>)
// CHECK: %[[CX:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1], [2], [3]] : tensor<?x4x?x8xf32> into tensor<?x?x8xf32>
// CHECK: %[[CE:.*]] = tensor.collapse_shape %[[E]] {{\[\[}}0, 1], [2], [3]]
// CHECK: %[[CZ:.*]] = tensor.collapse_shape %[[Z]] {{\[\[}}0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>
// CHECK: %[[R:.*]]:2 = "iree_linalg_ext.scan"(%[[CX]], %[[CE]], %[[CZ]])
// CHECK: dimension = 1 : i64
// CHECK: tensor.expand_shape %[[R]]#0 {{\[\[}}0, 1], [2], [3]]
// CHECK: tensor.expand_shape %[[R]]#1 {{\[\[}}0, 1], [2]]
func.func @inner(%x: tensor<?x4x?x8xf32>, %e: tensor<?x4x?x8xf32>, %z: tensor<?x4x8xf32>)
    -> (tensor<?x4x?x8xf32>, tensor<?x4x8xf32>) {
  %r:2 = "iree_linalg_ext.scan"(%x, %e, %z) <{dimension = 2 : i64, inclusive = true}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    "iree_linalg_ext.yield"(%s) : (f32) -> ()
  }) {operandSegmentSizes = array<i32: 1, 2>}
    : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>, tensor<?x4x8xf32>) -> (tensor<?x4x?x8xf32>, tensor<?x4x8xf32>)
  return %r#0, %r#1 : tensor<?x4x?x8xf32>, tensor<?x4x8xf32>
}

// CHECK-LABEL: func.func @three
// CHECK-NOT: tensor.collapse_shape
func.func @three(%x: tensor<?x?x8xf32>, %e: tensor<?x?x8xf32>, %z: tensor<?x8xf32>) -> tensor<?x?x8xf32> {
  %r:2 = "iree_linalg_ext.scan"(%x, %e, %z) <{dimension = 1 : i64, inclusive = true}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    "iree_linalg_ext.yield"(%s) : (f32) -> ()
  }) {operandSegmentSizes = array<i32: 1, 2>}
    : (tensor<?x?x8xf32>, tensor<?x?x8xf32>, tensor<?x8xf32>) -> (tensor<?x?x8xf32>, tensor<?x8xf32>)
  return %r#0 : tensor<?x?x8xf32>
}
