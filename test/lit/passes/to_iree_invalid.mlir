// The passes before it have not run.
// RUN: not dynmlir-opt %s --attach-library=library=%S/inputs/library.mlir --to-iree 2>&1 | FileCheck %s --check-prefix=TEMPLATE
// RUN: not dynmlir-opt %s --polymerize --attach-library=library=%S/inputs/library.mlir --emit-dispatch --to-iree 2>&1 | FileCheck %s --check-prefix=BODIES
// RUN: sed 's/@f(/@dynmlir_pes(/' %s > %t.mlir
// RUN: not dynmlir-opt %t.mlir --polymerize --attach-library=library=%S/inputs/library.mlir --emit-dispatch --lower-micro-kernels --to-iree 2>&1 | FileCheck %s --check-prefix=PES
// RUN: sed 's/@f(/@matmul_f32_executable(/' %s > %t.mlir
// RUN: not dynmlir-opt %t.mlir --polymerize --attach-library=library=%S/inputs/library.mlir --emit-dispatch --lower-micro-kernels --to-iree 2>&1 | FileCheck %s --check-prefix=EXECUTABLE
// RUN: not dynmlir-opt %s --to-iree=debug=maybe 2>&1 | FileCheck %s --check-prefix=OPTION

// TEMPLATE: to_iree_invalid.mlir:[[# @LINE + 10]]:8: error: 'f_matmul_0' has no dispatch function: run dynmlir-emit-dispatch first
// TEMPLATE-NOT: error
// BODIES: to_iree_invalid.mlir:[[# @LINE + 8]]:8: error: @matmul_f32_kernels is not in the module: run dynmlir-lower-micro-kernels first
// BODIES-NOT: error
// PES: to_iree_invalid.mlir.tmp.mlir:{{[0-9]+}}:1: error: @dynmlir_pes is a name that dynmlir gives: the source needs another one
// PES-NOT: error
// EXECUTABLE: error: @matmul_f32_executable is a name that dynmlir gives: the source needs another one
// EXECUTABLE-NOT: error
// OPTION: error: pass dynmlir-to-iree: option debug: 'maybe' is not a bool
func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
