// RUN: dynmlir-opt --expand-erf %s | FileCheck %s
// RUN: dynmlir-compile %s -o /dev/null

// CHECK-LABEL: func.func @of_f64
// CHECK-NOT: math.erf
// CHECK: %[[SIZE:.*]] = math.absf %[[X:.*]] : f64
// CHECK: %[[SQUARE:.*]] = arith.mulf %[[X]], %[[X]] : f64
// CHECK-COUNT-11: math.fma %{{.*}}, %[[SQUARE]], %{{.*}} : f64
// CHECK: %[[SMALL:.*]] = arith.mulf %[[X]], %{{.*}} : f64
// CHECK: arith.minimumf %[[SIZE]], %{{.*}} : f64
// CHECK: math.exp
// CHECK: %[[LARGE:.*]] = math.copysign %{{.*}}, %[[X]] : f64
// CHECK: %[[IS_SMALL:.*]] = arith.cmpf olt, %[[SIZE]], %{{.*}} : f64
// CHECK: arith.select %[[IS_SMALL]], %[[SMALL]], %[[LARGE]] : f64
// CHECK-NOT: math.erf
#v = affine_map<(d) -> (d)>
func.func @of_f64(%a: tensor<?xf64>) -> tensor<?xf64> {
  %r = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%a : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %y = math.erf %x : f64
    linalg.yield %y : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

// IREE has its own.
// CHECK-LABEL: func.func @of_f32
// CHECK: math.erf %{{.*}} : f32
func.func @of_f32(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = math.erf %x : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
