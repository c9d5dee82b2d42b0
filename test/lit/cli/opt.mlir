// An mlir-opt user finds what they know.
// RUN: dynmlir-opt %s | FileCheck %s
// RUN: dynmlir-opt < %s | FileCheck %s
// RUN: dynmlir-opt - < %s -o %t.out && FileCheck %s --input-file=%t.out
// RUN: %python %root/tools/dynmlir-opt.py %s | FileCheck %s
// RUN: dynmlir-opt --canonicalize --cse %s | FileCheck %s --check-prefix=CSE
// RUN: dynmlir-opt --pass-pipeline='builtin.module(func.func(canonicalize,cse), dynmlir-polymerize{patterns=I,II}, symbol-dce)' %s | FileCheck %s --check-prefix=MIXED
// RUN: dynmlir-opt --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: dynmlir-opt --polymerize --canonicalize --mlir-print-ir-after-all %s 2>&1 >%t.out | FileCheck %s --check-prefix=AFTER-ALL
// RUN: dynmlir-opt --polymerize --cse --mlir-print-ir-after=polymerize %s 2>&1 >%t.out | FileCheck %s --check-prefix=AFTER
// RUN: dynmlir-opt --polymerize --cse --mlir-print-ir-before=cse --mlir-print-local-scope %s 2>&1 >%t.out | FileCheck %s --check-prefix=BEFORE
// RUN: dynmlir-opt --mlir-print-debuginfo %s | FileCheck %s --check-prefix=DEBUG
// RUN: dynmlir-opt --version | FileCheck %s --check-prefix=VERSION
// RUN: dynmlir-opt --polymerize --cse --mlir-timing %s 2>&1 >%t.out | FileCheck %s --check-prefix=TIMING
// RUN: dynmlir-opt -h | FileCheck %s --check-prefix=HELP
// RUN: dynmlir-opt --help-pass=polymerize | FileCheck %s --check-prefix=HELP-PASS
// RUN: dynmlir-opt --affine-loop-unroll %s | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK: linalg.matmul
// CSE: arith.constant
// CSE-NOT: arith.constant
// MIXED: name = "II"
// MIXED-NOT: name = "III"
// GENERIC: "func.func"() <{
// AFTER-ALL: // -----// IR Dump After dynmlir-form-templates //----- //
// AFTER-ALL: // -----// IR Dump After dynmlir-polymerize //----- //
// AFTER-ALL: // -----// IR Dump After canonicalize //----- //
// AFTER: // -----// IR Dump After dynmlir-polymerize //----- //
// AFTER-NOT: IR Dump
// BEFORE: // -----// IR Dump Before cse //----- //
// BEFORE-NOT: #map
// BEFORE: rows = affine_map<
// BEFORE-NOT: IR Dump
// DEBUG: linalg.matmul {{.*}} loc(
// VERSION: dynmlir {{[0-9]+\.}}
// TIMING: ----Wall Time----
// TIMING: dynmlir-form-templates
// TIMING: dynmlir-polymerize
// TIMING: cse
// HELP: usage: dynmlir-opt
// HELP: --split-input-file
// HELP: --polymerize {{.*}}add the patterns and their regions to each template
// HELP-PASS: dynmlir-polymerize: add the patterns
// HELP-PASS: Before
// HELP-PASS: After
// HELP-PASS: Options:
// HELP-PASS-NEXT: patterns=<string,...> patterns or pattern sets, a plug-in's, too; without any, MikPoly's nine
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, index, index) {
  %zero = arith.constant 0 : index
  %same = arith.constant 0 : index
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d, %zero, %same : tensor<?x?xf32>, index, index
}
