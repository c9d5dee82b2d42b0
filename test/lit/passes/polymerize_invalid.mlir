// RUN: not dynmlir-opt --polymerize=patterns=I,VIIII %s 2>&1 | FileCheck %s --check-prefix=PATTERN
// RUN: not dynmlir-opt --polymerize=pattern=I %s 2>&1 | FileCheck %s --check-prefix=OPTION

// PATTERN: polymerize_invalid.mlir:1:1: error: unknown pattern 'VIIII'; did you mean 'VIII' or 'VII'? known: I, II, III
// OPTION: pass-pipeline:1:1: error: pass dynmlir-polymerize: unknown option 'pattern'; did you mean 'patterns'?
func.func @f() {
  return
}
