// RUN: dynmlir-opt --form-templates %s | FileCheck %s --check-prefix=FORMED
// RUN: dynmlir-opt --form-templates --canonicalize %s | FileCheck %s

// A template has no effects: one whose result nobody uses is dead code.
// FORMED: "dynmlir.template"
// CHECK-LABEL: func.func @unused
// CHECK-NEXT: return
func.func @unused(%a: tensor<?x?xf32>) {
  %b = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}
