// RUN: dynmlir-compile %s --target=cuda --library=%S/inputs/three.mlir --patterns=I --emit=ptx > %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t

// Runs of channels, 16 bytes of the image or none of them, where pixels and taps say; nothing is divided to find them in
// the loop over the reduction but by the few threads that work out later taps.
// CHECK-LABEL: .entry edges_conv_2d_nhwc_hwcf_0_class_0
// CHECK: st.shared.v4.b32
// CHECK: ld.shared.v4.b32
// CHECK: cp.async.cg.shared.global [{{.*}}], [{{.*}}], 16, %r{{[0-9]+}};
// CHECK: ldmatrix
// CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
func.func @edges(%x: tensor<?x?x?x?xf16>, %w: tensor<3x3x?x?xf16>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %zero = arith.constant 0.0 : f16
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%b: index, %h: index, %v: index, %k: index):
    tensor.yield %zero : f16
  } : tensor<?x?x?x?xf16> to tensor<?x?x?x?xf16>
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %w : tensor<?x?x?x?xf16>, tensor<3x3x?x?xf16>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// NONE-NOT: .local
