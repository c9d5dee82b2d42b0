// RUN: not dynmlir-opt --form-templates=tile=4 %s 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not dynmlir-opt --form-template %s 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not dynmlir-opt --pass-pipeline='builtin.module(func.func(dynmlir-form-templates))' %s 2>&1 | FileCheck %s --check-prefix=NEST

// OPTION: pass-pipeline:1:1: error: pass dynmlir-form-templates: unknown option 'tile'; known: epilogues
// NAME: command-line: error: unknown option or pass '--form-template'; did you mean --form-templates?
// NEST: pass-pipeline:1:1: error: pass dynmlir-form-templates runs on builtin.module, not inside func.func
func.func @f() {
  return
}
