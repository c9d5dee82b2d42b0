// RUN: dynmlir-opt --form-templates %s | FileCheck %s

// A scale that is known when the function is called is an operand of the epilogue, of no dimension; so is one behind
// another element-wise op, beside what is broadcast.
// CHECK-LABEL: func.func @scaled
// CHECK-SAME: %[[ALPHA:[a-z0-9]*]]: f32, %[[BETA:[a-z0-9]*]]: f32
// CHECK-DAG: %[[A:.*]] = tensor.from_elements %[[ALPHA]] : tensor<f32>
// CHECK-DAG: %[[B:.*]] = tensor.from_elements %[[BETA]] : tensor<f32>
// CHECK: %[[R:.*]] = "dynmlir.template"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}})
// CHECK: return %[[R]]
#all = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (n)>
func.func @scaled(%a: tensor<?x64xf32>, %b: tensor<64x?xf32>, %bias: tensor<?xf32>, %alpha: f32, %beta: f32)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x64xf32>
  %n = tensor.dim %b, %c1 : tensor<64x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%c, %bias : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %alpha : f32
    %q = arith.addf %p, %y : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %p = arith.maximumf %x, %beta : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// What no contraction is before, and what is no float of the sums' type, stays.
// CHECK-LABEL: func.func @other
// CHECK-NOT: from_elements
// CHECK: linalg.generic
func.func @other(%a: tensor<?x?xf32>, %alpha: f32) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %p = arith.mulf %x, %alpha : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
