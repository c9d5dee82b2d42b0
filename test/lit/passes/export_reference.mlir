// RUN: dynmlir-opt %s --export-reference | FileCheck %s
// RUN: dynmlir-opt %s --export-reference --canonicalize | FileCheck %s --check-prefix=KEEPS

// A template that accumulates adds to what is in C; the sizes are compared before anything is read.
// CHECK-LABEL: func.func @adds_matmul_0_reference
// CHECK-SAME: (%[[A:.*]]: tensor<?x?xf32>, %[[B:.*]]: tensor<?x?xf32>, %[[C:.*]]: tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: cf.assert %{{.*}}dimension 0 of A and dimension 0 of C differ"
// CHECK: cf.assert %{{.*}}dimension 1 of B and dimension 1 of C differ"
// CHECK: %[[KA:.*]] = tensor.dim %[[A]], %c1
// CHECK: %[[KB:.*]] = tensor.dim %[[B]], %c0
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[KA]], %[[KB]]
// CHECK: cf.assert %[[SAME]], "adds_matmul_0_reference (linalg.matmul): dimension 1 of A and dimension 0 of B differ"
// CHECK-NOT: linalg.fill
// CHECK: %[[R:.*]] = linalg.matmul ins(%[[A]], %[[B]] : {{.*}}) outs(%[[C]] :
// CHECK-NEXT: return %[[R]]
func.func @adds(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// One that starts from zero fills, and has the types of the operator.
// CHECK-LABEL: func.func @starts_from_zero_matmul_0_reference
// CHECK-SAME: (%[[A:.*]]: tensor<?x48xf32>, %[[B:.*]]: tensor<48x64xf32>, %[[C:.*]]: tensor<?x64xf32>) -> tensor<?x64xf32>
// CHECK: %[[ZERO:.*]] = arith.constant 0.0
// CHECK: %[[START:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%[[C]] : tensor<?x64xf32>)
// CHECK: linalg.matmul ins(%[[A]], %[[B]] : {{.*}}) outs(%[[START]] :
// The template itself stays.
// KEEPS-LABEL: func.func @starts_from_zero(
// KEEPS: "dynmlir.template"
func.func @starts_from_zero(%a: tensor<?x48xf32>, %b: tensor<48x64xf32>, %e: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x48xf32>, tensor<48x64xf32>) outs(%i : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}

// What is no template has no reference: it is IREE's already.
// KEEPS-LABEL: func.func @keeps_static(
// CHECK-NOT: keeps_static_matmul_0_reference
func.func @keeps_static(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// Of a convolution what the type of its result states is stated in zeros of their own, too.
// CHECK-LABEL: func.func @images_conv_2d_nchw_fchw_0_reference
// CHECK-SAME: %[[C:.*]]: tensor<?x96x?x?xf32>) -> tensor<?x96x?x?xf32>
// CHECK: %[[FRESH:.*]] = tensor.empty({{.*}}) : tensor<?x96x?x?xf32>
// CHECK: %[[START:.*]] = linalg.fill ins({{.*}}) outs(%[[FRESH]] :
// CHECK: linalg.conv_2d_nchw_fchw {{.*}} outs(%[[START]] : tensor<?x96x?x?xf32>) -> tensor<?x96x?x?xf32>
func.func @images(%x: tensor<?x3x?x?xf32>, %w: tensor<96x3x4x4xf32>, %e: tensor<?x96x?x?xf32>) -> tensor<?x96x?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<?x96x?x?xf32>) -> tensor<?x96x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw {strides = dense<4> : tensor<2xi64>}
      ins(%x, %w : tensor<?x3x?x?xf32>, tensor<96x3x4x4xf32>) outs(%i : tensor<?x96x?x?xf32>) -> tensor<?x96x?x?xf32>
  return %r : tensor<?x96x?x?xf32>
}
