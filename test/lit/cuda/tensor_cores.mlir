// RUN: dynmlir-compile %S/inputs/f16.mlir --target=cuda --library=%S/inputs/three.mlir --patterns=I --emit=ptx > %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t
// RUN: dynmlir-compile %S/inputs/f16.mlir --target=cuda:sm_90 --library=%S/inputs/three.mlir --patterns=I --emit=ptx | FileCheck %s --check-prefix=LATER

// CHECK: .target sm_80

// CHECK-LABEL: .entry matmul_matmul_0_class_0
// CHECK-COUNT-32: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// CHECK-NOT: mma.sync
// CHECK: st.global.v2

// A part of a split reduction: copies, the fragments, the products, and where the next block is waited for. Behind that
// barrier come its first fragments, and the last products of the block before.
// CHECK-LABEL: .entry matmul_matmul_0_class_1
// CHECK: cp.async.cg.shared.global {{.*}}, 16
// CHECK: cp.async.commit_group
// CHECK: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// CHECK: cp.async.wait_group
// CHECK: bar{{(rier)?}}.sync
// CHECK: ldmatrix
// CHECK: mma.sync
// CHECK: bra

// Rows at any address: no copy of 16 bytes, the same tensor cores.
// CHECK-LABEL: .entry matmul_matmul_0_class_2
// CHECK-NOT: cp.async.cg
// CHECK: ld.global{{.*}}16
// CHECK: st.shared{{.*}}16
// CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// CHECK: ret;

// The sum of a split reduction's parts, in their order.
// CHECK-LABEL: .entry matmul_matmul_0_sum
// CHECK: ld.global
// CHECK: add.rn.f32
// CHECK: st.global

// No sum is ever in memory: no local memory at all, which would also be where registers are spilt.
// NONE-NOT: .local

// LATER: .target sm_90
// LATER: mma.sync
