// RUN: not dynmlir-opt %s --emit-dispatch=cost-model=mikpolly 2>&1 | FileCheck %s --check-prefix=MODEL
// RUN: not dynmlir-opt %s --emit-dispatch=patterns=XI 2>&1 | FileCheck %s --check-prefix=PATTERN
// RUN: not dynmlir-opt %s --emit-dispatch=model=cpu 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: dynmlir-opt %s --polymerize | sed 's/@mine/@f_matmul_0_select/' | not dynmlir-opt - --attach-library=library=%S/inputs/library.mlir --emit-dispatch 2>&1 | FileCheck %s --check-prefix=TAKEN
// RUN: dynmlir-opt %s --polymerize | sed 's/@mine/@f_matmul_0_select_mine/' | not dynmlir-opt - --attach-library=library=%S/inputs/library.mlir --emit-dispatch 2>&1 | FileCheck %s --check-prefix=PREFIX
// RUN: sed 's/@mine/@f_matmul_0_select_mine/' %s | dynmlir-opt - --polymerize --attach-library=library=%S/inputs/library.mlir --emit-dispatch | FileCheck %s --check-prefix=OTHER

// MODEL: error: unknown cost model 'mikpolly'; did you mean 'mikpoly'? known: cpu, gpu, mikpoly, pipe, shared-waves, wave
// MODEL-NOT: error
// PATTERN: error: unknown pattern 'XI'; did you mean
// PATTERN-NOT: error
// OPTION: error: pass dynmlir-emit-dispatch: unknown option 'model'; did you mean 'cost-model'?
// OPTION-NOT: error

// A name that is taken is not taken over; templates are formed beside it.
func.func private @mine()

// PREFIX: error: @f_matmul_0_select_mine is a name that dynmlir gives: the source needs another one
// PREFIX-NOT: error
// TAKEN: error: @f_matmul_0_select is in the module already
// TAKEN-NOT: error
// OTHER: func.func private @f_matmul_1_select(
func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
