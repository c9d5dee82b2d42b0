// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-form-templates,dynmlir-attach-library{library=%S/inputs/library.mlir},dynmlir-polymerize,dynmlir-emit-dispatch,dynmlir-export-plan)' | FileCheck %s
// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-form-templates,dynmlir-export-plan)' --remarks 2>&1 | FileCheck %s --check-prefix=REMARK

// A template with a dispatch function gets its public twin.
// CHECK: func.func @main_matmul_0_plan(%[[M:.*]]: i64, %[[N:.*]]: i64, %[[K:.*]]: i64, %[[P:.*]]: i64)
// CHECK-NEXT: call @main_matmul_0_select(%[[M]], %[[N]], %[[K]], %[[P]])

// REMARK: remark: 'main_matmul_0' has no dispatch function
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
