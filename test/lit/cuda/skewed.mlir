// RUN: dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%S/inputs/skewed.mlir --patterns=I --emit=ptx > %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t

// Rows that begin anywhere are copied 16 bytes at a time all the same, as many of them as there are; fragments are read
// an element at a time.
// CHECK: .entry matmul_{{.*}}class_
// CHECK: cp.async.cg.shared.global [%{{.*}}], [%{{.*}}], 16, %{{.*}};
// CHECK: ld.shared.{{[bu]}}16
// CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32

// NONE-NOT: .local
// NONE-NOT: cp.async.ca
