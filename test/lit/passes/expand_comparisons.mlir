// RUN: dynmlir-opt --expand-comparisons --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @channels
// CHECK-SAME: (%[[X:.*]]: tensor<?x21x?xf32>, %[[M:.*]]: tensor<?x?xf32>, %[[I:.*]]: tensor<?x?xi32>)
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "parallel"]} ins(%[[X]] : {{.*}}) outs(%[[M]], %[[I]]
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %[[P:.*]]: i32):
// CHECK-NEXT: %[[MORE:.*]] = arith.cmpf ogt, %[[A]], %[[B]]
// CHECK-NEXT: %[[HERE:.*]] = linalg.index 1
// CHECK-NEXT: %[[PLACE:.*]] = arith.index_cast %[[HERE]] : index to i32
// CHECK-NEXT: %[[MOST:.*]] = arith.select %[[MORE]], %[[A]], %[[B]]
// CHECK-NEXT: %[[OF:.*]] = arith.select %[[MORE]], %[[PLACE]], %[[P]]
// CHECK-NEXT: linalg.yield %[[MOST]], %[[OF]]
func.func @channels(%x: tensor<?x21x?xf32>, %m: tensor<?x?xf32>, %i: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r:2 = "iree_linalg_ext.arg_compare"(%x, %m, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%s) : (i1) -> ()
  }) : (tensor<?x21x?xf32>, tensor<?x?xf32>, tensor<?x?xi32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  return %r#1 : tensor<?x?xi32>
}

// Along the last of three it has code of its own.
// CHECK-LABEL: func.func @last
// CHECK: iree_linalg_ext.arg_compare
func.func @last(%x: tensor<?x21x?xf32>, %m: tensor<?x21xf32>, %i: tensor<?x21xi32>) -> tensor<?x21xi32> {
  %r:2 = "iree_linalg_ext.arg_compare"(%x, %m, %i) <{dimension = 2 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%s) : (i1) -> ()
  }) : (tensor<?x21x?xf32>, tensor<?x21xf32>, tensor<?x21xi32>) -> (tensor<?x21xf32>, tensor<?x21xi32>)
  return %r#1 : tensor<?x21xi32>
}
