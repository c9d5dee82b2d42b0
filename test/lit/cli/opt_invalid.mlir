// One located diagnostic, status 1, nothing written.
// RUN: not dynmlir-opt %t.none 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not dynmlir-opt -o %t.none/out /dev/null 2>&1 | FileCheck %s --check-prefix=WRITE
// RUN: not dynmlir-opt --polymerise %s 2>&1 | FileCheck %s --check-prefix=PASS
// RUN: not dynmlir-opt --canonicalise %s 2>&1 | FileCheck %s --check-prefix=UPSTREAM
// RUN: not dynmlir-opt --remark %s 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not dynmlir-opt --mlir-elide-elementsattrs-if-larger=few %examples/matmul.mlir 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not dynmlir-opt --canonicalize=speed=1 %s 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not dynmlir-opt --pass-pipeline='builtin.module(cse' %s 2>&1 | FileCheck %s --check-prefix=CLOSE
// RUN: not dynmlir-opt --pass-pipeline='builtin.module(func.func(cse)' %s 2>&1 | FileCheck %s --check-prefix=BRACKET
// RUN: not dynmlir-opt --pass-pipeline='builtin.module(cse)' --cse %s 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not dynmlir-opt --help-pass=polymer 2>&1 | FileCheck %s --check-prefix=HELP
// RUN: not dynmlir-opt --mlir-print-ir-after=cze %s 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: not dynmlir-opt %s %s 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: echo keep > %t.old
// RUN: not dynmlir-opt -o %t.old --split-input-file %s 2>&1 | FileCheck %s --check-prefix=PARSE
// RUN: FileCheck %s --check-prefix=OLD --input-file=%t.old
// RUN: not dynmlir-opt --verify-diagnostics %s 2>&1 | FileCheck %s --check-prefix=VERIFY

// READ: .none:1:1: error: cannot be read: No such file or directory
// WRITE: out: error: cannot be written: No such file or directory
// PASS: command-line: error: unknown option or pass '--polymerise'; did you mean --polymerize? --help lists them
// UPSTREAM: error: unknown option or pass '--canonicalise'; did you mean --canonicalize?
// FLAG: error: unknown option or pass '--remark'; did you mean --remarks?
// NUMBER: error: option --mlir-elide-elementsattrs-if-larger takes a number of 0 or more, got 'few'
// OPTION: error: pass canonicalize: {{.*}}no such option speed
// CLOSE: pass-pipeline:1:1: error: expected 'builtin.module(...)'
// BRACKET: pass-pipeline:1:{{[0-9]+}}: error: the pipeline lacks a closing ')'
// BOTH: error: --pass-pipeline and --cse exclude each other
// HELP: error: unknown pass 'polymer'
// AFTER: error: unknown pass 'cze'; did you mean 'cse'?
// TWO: error: expected one input file, got
// PARSE: opt_invalid.mlir:44:12: error: expected
// PARSE-NOT: error
// OLD: keep
// VERIFY: error: unexpected error
// VERIFY: error: expected error "nothing is wrong here" was not produced
func.func @fine() {
  // expected-error @above {{nothing is wrong here}}
  return
}
// -----
func.func @broken() {
  return %x
}
