// RUN: dynmlir-opt --expand-log10 %s | FileCheck %s
// RUN: dynmlir-compile %s -o /dev/null

// CHECK-LABEL: func.func @decibels
// CHECK: %[[F:.*]] = arith.extf %{{.*}} : f16 to f32
// CHECK-NEXT: %[[L:.*]] = math.log %[[F]] : f32
// CHECK-NEXT: %[[C:.*]] = arith.constant 0.43429449{{[0-9]*}} : f32
// CHECK-NEXT: %[[M:.*]] = arith.mulf %[[L]], %[[C]] : f32
// CHECK-NEXT: arith.truncf %[[M]] : f32 to f16
// CHECK: %[[L:.*]] = math.log %{{.*}} : f64
// CHECK-NEXT: %[[C:.*]] = arith.constant 0.4342944819032517{{[0-9]*}} : f64
// CHECK-NEXT: arith.mulf %[[L]], %[[C]] : f64
#v = affine_map<(d) -> (d)>
func.func @decibels(%a: tensor<?xf16>, %b: tensor<?xf64>) -> (tensor<?xf16>, tensor<?xf64>) {
  %r:2 = linalg.generic {indexing_maps = [#v, #v, #v, #v], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf16>, tensor<?xf64>) outs(%a, %b : tensor<?xf16>, tensor<?xf64>) {
  ^bb0(%x: f16, %y: f64, %o: f16, %p: f64):
    %u = math.log10 %x : f16
    %v = math.log10 %y : f64
    linalg.yield %u, %v : f16, f64
  } -> (tensor<?xf16>, tensor<?xf64>)
  return %r#0, %r#1 : tensor<?xf16>, tensor<?xf64>
}
