// RUN: dynmlir-opt --lower-rows --allow-unregistered-dialect %s | FileCheck %s

#all = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>

// What is asked for a size along a dimension that the caller says stays an op of its own, and is given.
// CHECK-LABEL: func.func @asked
// CHECK: %[[Q:.*]] = linalg.generic
// CHECK: %[[D:.*]] = tensor.dim %[[Q]], %arg1
// CHECK: %[[R:.*]] = call @dynmlir_rows_0(%[[Q]]) : (tensor<?x?xf32>) -> tensor<?xf32>
// CHECK: return %[[R]], %[[D]]
func.func @asked(%x: tensor<?x?xf32>, %along: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %rows = tensor.empty(%m) : tensor<?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %q = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.mulf %a, %a : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%q : tensor<?x?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %t = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%q, %s : tensor<?x?xf32>, tensor<?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %y = arith.addf %p, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %size = tensor.dim %q, %along : tensor<?x?xf32>
  return %t, %size : tensor<?xf32>, index
}
