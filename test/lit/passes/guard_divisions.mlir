// RUN: dynmlir-opt --guard-divisions %s | FileCheck %s

// CHECK-LABEL: func.func @rest
// CHECK-SAME: %[[E:.*]]: i64, %[[O:.*]]: i64
// CHECK: %[[Z:.*]] = arith.cmpi eq, %[[O]], %{{.*}} : i64
// CHECK: %[[S:.*]] = arith.select %[[Z]], %{{.*}}, %[[O]] : i64
// CHECK: arith.divui %[[E]], %[[S]] : i64
func.func @rest(%elements: i64, %others: i64) -> i64 {
  %rest = arith.divui %elements, %others : i64
  return %rest : i64
}

// Constants are left, and what is computed of elements.
// CHECK-LABEL: func.func @left
// CHECK-NOT: arith.select
func.func @left(%n: index, %x: tensor<?xi32>) -> (index, tensor<?xi32>) {
  %c8 = arith.constant 8 : index
  %r = arith.remui %n, %c8 : index
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : tensor<?xi32>) {
  ^bb0(%a: i32):
    %b = arith.divsi %a, %a : i32
    linalg.yield %b : i32
  } -> tensor<?xi32>
  return %r, %y : index, tensor<?xi32>
}
