// RUN: dynmlir-opt --separate-factors %s | FileCheck %s

#A = affine_map<(m, n, k) -> (m, k)>
#B = affine_map<(m, n, k) -> (k, n)>
#C = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @both
// CHECK-SAME: (%[[A:.*]]: tensor<?x8xf32>, %[[B:.*]]: tensor<8x?xf16>, %[[C:.*]]: tensor<?x?xf32>)
// CHECK: %[[E:.*]] = linalg.generic {{.*}} ins(%[[A]] : tensor<?x8xf32>) outs(%{{.*}} : tensor<?x8xf32>)
// CHECK: %[[ABS:.*]] = math.absf
// CHECK: %[[NEG:.*]] = arith.negf %[[ABS]]
// CHECK: linalg.yield %[[NEG]]
// CHECK: %[[F:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<8x?xf16>) outs(%{{.*}} : tensor<8x?xf32>)
// CHECK: arith.extf
// CHECK: math.exp
// CHECK: linalg.generic {{.*}} ins(%[[E]], %[[F]] : tensor<?x8xf32>, tensor<8x?xf32>) outs(%[[C]]
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %[[S:.*]]: f32):
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[X]], %[[Y]]
// CHECK-NEXT: arith.addf %[[S]], %[[P]]
func.func @both(%a: tensor<?x8xf32>, %b: tensor<8x?xf16>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf16>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f16, %s: f32):
    %e = math.absf %x : f32
    %n = arith.negf %e : f32
    %f = arith.extf %y : f16 to f32
    %g = math.exp %f : f32
    %p = arith.mulf %n, %g : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Casts are for contractions that read such elements; the product may be changed as it is.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-1: linalg.generic
// CHECK-NOT: linalg.generic
func.func @stays(%a: tensor<?x8xf16>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<?x8xf16>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f16, %y: f32, %s: f32):
    %e = arith.extf %x : f16 to f32
    %p = arith.mulf %e, %y : f32
    %n = arith.negf %p : f32
    %t = arith.addf %s, %n : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Nothing is multiplied that is summed up.
// CHECK-LABEL: func.func @element_wise
// CHECK-COUNT-1: linalg.generic
// CHECK-NOT: linalg.generic
func.func @element_wise(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %e = math.exp %x : f32
    %p = arith.mulf %e, %y : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
