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

// Of elements, too: vectors reach beyond the end of a row.
// CHECK-LABEL: func.func @elements
// CHECK: ^bb0(%[[A:.*]]: i64, %[[B:.*]]: i64, %{{.*}}: i64)
// CHECK: %[[Z:.*]] = arith.cmpi eq, %[[B]], %{{.*}} : i64
// CHECK: %[[S:.*]] = arith.select %[[Z]], %{{.*}}, %[[B]] : i64
// CHECK: arith.remsi %[[A]], %[[S]] : i64
#v = affine_map<(d) -> (d)>
func.func @elements(%a: tensor<?xi64>, %b: tensor<?xi64>) -> tensor<?xi64> {
  %y = linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xi64>, tensor<?xi64>) outs(%a : tensor<?xi64>) {
  ^bb0(%n: i64, %of: i64, %o: i64):
    %rest = arith.remsi %n, %of : i64
    linalg.yield %rest : i64
  } -> tensor<?xi64>
  return %y : tensor<?xi64>
}

// Constants are left.
// CHECK-LABEL: func.func @left
// CHECK-NOT: arith.select
func.func @left(%n: index, %x: tensor<?xi32>) -> (index, tensor<?xi32>) {
  %c8 = arith.constant 8 : index
  %r = arith.remui %n, %c8 : index
  %y = linalg.generic {indexing_maps = [#v], iterator_types = ["parallel"]} outs(%x : tensor<?xi32>) {
  ^bb0(%a: i32):
    %c3 = arith.constant 3 : i32
    %b = arith.divsi %a, %c3 : i32
    linalg.yield %b : i32
  } -> tensor<?xi32>
  return %r, %y : index, tensor<?xi32>
}
