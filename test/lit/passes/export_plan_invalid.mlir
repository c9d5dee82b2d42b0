// RUN: dynmlir-opt %s --polymerize | sed 's/@mine/@f_matmul_0_plan/' | not dynmlir-opt - --attach-library=library=%S/inputs/library.mlir --emit-dispatch --export-plan 2>&1 | FileCheck %s

// A name that is taken is not taken over.
func.func private @mine()

// CHECK: error: @f_matmul_0_plan is in the module already
// CHECK-NOT: error
func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
