// RUN: dynmlir-opt --expand-wide %s | FileCheck %s

// CHECK-LABEL: func.func @of_numbers
// CHECK-NOT: math.log1p
// CHECK: %[[M:.*]] = arith.addf %{{.*}}, %{{.*}} : f64
// CHECK: math.log %[[M]] : f64
// CHECK: math.log1p %{{.*}} : f32
// CHECK-NOT: math.tanh
// CHECK: math.absf
// CHECK: math.exp
// CHECK: math.copysign
#v = affine_map<(d) -> (d)>
func.func @of_numbers(%a: tensor<?xf64>, %b: tensor<?xf32>) -> (tensor<?xf64>, tensor<?xf32>) {
  %r:2 = linalg.generic {indexing_maps = [#v, #v, #v, #v], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf64>, tensor<?xf32>) outs(%a, %b : tensor<?xf64>, tensor<?xf32>) {
  ^bb0(%x: f64, %y: f32, %o: f64, %p: f32):
    %u = math.log1p %x : f64
    %v = math.log1p %y : f32
    %w = math.tanh %u : f64
    linalg.yield %w, %v : f64, f32
  } -> (tensor<?xf64>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?xf64>, tensor<?xf32>
}
