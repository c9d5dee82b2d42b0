// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-form-templates,dynmlir-attach-library{library=%S/inputs/library.mlir},dynmlir-polymerize,dynmlir-emit-dispatch,dynmlir-embed-problems)' | FileCheck %s

// What can be called from other modules of the text alone keeps nothing.
// CHECK: func.func nested @inner
// CHECK-NOT: dynmlir.problems
func.func nested @inner(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  return %a : tensor<?x?xf32>
}
// A function may say that it is public.
// CHECK: func.func public @main
// CHECK-SAME: iree.reflection = {dynmlir.problems =
func.func public @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
