// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-form-templates,dynmlir-attach-library{library=%S/inputs/library.mlir},dynmlir-polymerize,dynmlir-emit-dispatch,dynmlir-embed-problems)' | FileCheck %s
// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-form-templates,dynmlir-embed-problems)' | FileCheck %s --check-prefix=UNDECIDED

// Where no template has a dispatch function there is nothing to keep.
// UNDECIDED-NOT: dynmlir.problems

// What cannot be called keeps nothing, and neither does a second function.
// CHECK: func.func private @inner
// CHECK-NOT: dynmlir.problems
func.func private @inner(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  return %a : tensor<?x?xf32>
}
// The first public function keeps the text, beside what it has.
// CHECK: func.func @main
// CHECK-SAME: iree.reflection = {dynmlir.problems = "{{[A-Za-z0-9+/=]+}}", own = "kept"}
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32>
    attributes {iree.reflection = {own = "kept"}} {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
// CHECK: func.func @second
// CHECK-NOT: dynmlir.problems
func.func @second(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  return %a : tensor<?x?xf32>
}
