// A module that nobody can call is an error of its own.
// RUN: not dynmlir-compile %s -o %t.vmfb 2>&1 | FileCheck %s
// RUN: not ls %t.vmfb

// CHECK: compile_nothing.mlir: error: the module has no public function: nothing is left of it to run
// CHECK-NOT: error
func.func private @unused() {
  return
}
