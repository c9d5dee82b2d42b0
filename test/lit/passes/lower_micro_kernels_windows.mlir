// RUN: dynmlir-opt %s --form-templates --attach-library=library=%S/inputs/pairs.mlir --polymerize=patterns=I --emit-dispatch --lower-micro-kernels | FileCheck %s --check-prefix=PAIRS
// RUN: dynmlir-opt %s --form-templates --attach-library=library=%S/inputs/vnni.mlir --polymerize=patterns=I --emit-dispatch --lower-micro-kernels | FileCheck %s --check-prefix=VNNI

// A convolution of bytes for dot-product instructions. Runs of the image are copied as the instruction takes them, whole vectors
// from their ends on, then what cannot be read so; what is beside them in a group is zeros. The reduction reads whole groups.
// PAIRS: func.func private @window_plain_2x16({{.*}}memref<?x?xi8, {{.*}}memref<?x32xi16
// PAIRS: %[[W:[a-z0-9_]+]] = memref.alloca() {{.*}} : memref<2x544xi16>
// PAIRS: vector.store %{{.*}}, %[[W]][%c0, %{{.*}}] : memref<2x544xi16>, vector<2xi16>
// PAIRS: %[[SOME:[a-z0-9]+]] = vector.load {{.*}}, vector<16xi8>
// PAIRS-NEXT: %[[WIDE:[a-z0-9]+]] = arith.extsi %[[SOME]] : vector<16xi8> to vector<16xi16>
// PAIRS: vector.store %[[WIDE]], %[[W]]
// PAIRS: vector.load {{.*}}, vector<1xi8>
// PAIRS: memref.store %c0_i16, %[[W]]
// PAIRS: %[[A:[a-z0-9]+]] = vector.transfer_read %[[W]]{{.*}} vector<2x2xi16>
// PAIRS: vector.load {{.*}} vector<32xi16>
// PAIRS: vector.extract %[[A]][0] : vector<2xi16>
// PAIRS-COUNT-4: llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"
// PAIRS: llvm.fence
// Stores are plain where columns are whole.
// PAIRS: scf.if
// PAIRS-NEXT: vector.transfer_write %{{.*}} {in_bounds = [true]} : vector<16xi32>
// PAIRS: } else {
// Weights of two rows lie side by side, as 16 bits.
// PAIRS: func.func private @run_window_plain_16(
// PAIRS: %[[TWO:[a-z0-9]+]] = vector.interleave {{.*}} : vector<16xi8> -> vector<32xi8>
// PAIRS: arith.extsi %[[TWO]] : vector<32xi8> to vector<32xi16>

// The instruction takes one factor without sign: the weights, offset by 128, which adds 128 times the elements of a window.
// Groups of the image are read where they lie; or, where they begin or end amid one, copied.
// VNNI: func.func private @window_plain_2x64({{.*}}memref<?x?xi8, {{.*}}memref<?x256xi8
// VNNI: %[[W:[a-z0-9_]+]] = memref.alloca() {{.*}} : memref<2x1152xi8>
// VNNI: scf.for {{.*}} step %c2 {
// VNNI: %[[SUMS:[a-z0-9]+]] = scf.if {{.*}} -> (vector<2x64xi32>)
// VNNI-COUNT-2: vector.load %arg0[%c0, {{.*}}, vector<4xi8>
// VNNI-COUNT-8: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
// VNNI-NOT: vpdpbusd
// VNNI: } else {
// VNNI: %[[SOME:[a-z0-9]+]] = vector.load {{.*}}, vector<64xi8>
// VNNI-NEXT: vector.store %[[SOME]], %[[W]]
// VNNI: memref.store %c0_i8, %[[W]]
// VNNI: vector.transfer_read %[[W]]{{.*}} vector<2x4xi8>
// VNNI-COUNT-8: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
// VNNI-NOT: vpdpbusd
// VNNI: scf.for {{.*}} -> (vector<16xi32>, vector<16xi32>)
// VNNI-COUNT-2: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
// VNNI-NOT: vpdpbusd
// VNNI: vector.extract %[[SUMS]][0]
// VNNI: %[[ALL:[a-z0-9]+]] = vector.reduction <add>
// VNNI-NEXT: arith.shli %[[ALL]], %c7_i32
// VNNI: arith.subi {{.*}} : vector<64xi32>
// VNNI: vector.transfer_write
// VNNI: func.func private @run_window_plain_64(
// VNNI: %[[OFFSET:[a-z0-9]+]] = arith.xori %{{.*}} : vector<256xi8>
// VNNI-NEXT: vector.store %[[OFFSET]]
!x = tensor<?x?x?x?xi8>
!w = tensor<3x3x?x?xi8>
!c = tensor<?x?x?x?xi32>
func.func @f(%x: !x, %w: !w, %c: !c) -> !c {
  %r = linalg.conv_2d_nhwc_hwcf ins(%x, %w : !x, !w) outs(%c : !c) -> !c
  return %r : !c
}
