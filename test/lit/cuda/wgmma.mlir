// RUN: dynmlir-compile %S/inputs/f16.mlir --target=cuda:sm_90a --library=%S/inputs/wgmma.mlir --patterns=I --emit=ptx > %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t

// CHECK: .target sm_90a
// The end of a block of the reduction, which stands first: the products of the one before are done, its own are not.
// CHECK: wgmma.wait_group.sync.aligned 1
// Copies that have arrived are made visible, then all threads meet, then the four products of a block start. Then
// come the copies of a later block, meanwhile.
// CHECK: cp.async.wait_group 1
// CHECK: fence.proxy.async.shared::cta
// CHECK: bar{{(rier)?}}.sync
// CHECK: wgmma.fence.sync.aligned
// CHECK-COUNT-4: wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16
// CHECK: wgmma.commit_group.sync.aligned
// CHECK-NOT: wgmma.
// CHECK: cp.async.cg.shared.global {{.*}}, 16

// NONE-NOT: .local
