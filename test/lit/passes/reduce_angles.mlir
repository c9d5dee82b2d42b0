// RUN: dynmlir-opt --reduce-angles %s | FileCheck %s

// CHECK-LABEL: func.func @waves
// CHECK: %[[T:.*]] = arith.mulf %[[X:.*]], %{{.*}} : f32
// CHECK-NEXT: %[[K:.*]] = math.roundeven %[[T]] : f32
// CHECK-NEXT: %[[C1:.*]] = arith.constant -6.281250e+00 : f32
// CHECK-NEXT: %[[A:.*]] = math.fma %[[K]], %[[C1]], %[[X]] : f32
// CHECK-NEXT: %[[C2:.*]] = arith.constant -0.00193530717 : f32
// CHECK-NEXT: %[[B:.*]] = math.fma %[[K]], %[[C2]], %[[A]] : f32
// CHECK-NEXT: %[[C3:.*]] = arith.constant -{{.*}}E-11 : f32
// CHECK-NEXT: %[[C:.*]] = math.fma %[[K]], %[[C3]], %[[B]] : f32
// CHECK-NEXT: math.sin %[[C]] : f32
// CHECK: %[[F:.*]] = arith.extf %{{.*}} : f16 to f32
// CHECK: %[[G:.*]] = math.cos %{{.*}} : f32
// CHECK-NEXT: arith.truncf %[[G]] : f32 to f16
// CHECK-NOT: math.fma
// CHECK: math.sin %{{.*}} : f64
#v = affine_map<(d) -> (d)>
func.func @waves(%a: tensor<?xf32>, %b: tensor<?xf16>, %c: tensor<?xf64>)
    -> (tensor<?xf32>, tensor<?xf16>, tensor<?xf64>) {
  %r:3 = linalg.generic {indexing_maps = [#v, #v, #v, #v, #v, #v], iterator_types = ["parallel"]}
      ins(%a, %b, %c : tensor<?xf32>, tensor<?xf16>, tensor<?xf64>)
      outs(%a, %b, %c : tensor<?xf32>, tensor<?xf16>, tensor<?xf64>) {
  ^bb0(%x: f32, %y: f16, %z: f64, %o: f32, %p: f16, %q: f64):
    %u = math.sin %x : f32
    %v = math.cos %y : f16
    %w = math.sin %z : f64
    linalg.yield %u, %v, %w : f32, f16, f64
  } -> (tensor<?xf32>, tensor<?xf16>, tensor<?xf64>)
  return %r#0, %r#1, %r#2 : tensor<?xf32>, tensor<?xf16>, tensor<?xf64>
}
