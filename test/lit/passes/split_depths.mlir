// RUN: dynmlir-opt --split-depths %s | FileCheck %s

// CHECK-LABEL: func.func @two_taps
// CHECK-SAME: (%[[X:.*]]: tensor<?x3x?x8x9xf32>, %[[W:.*]]: tensor<5x3x2x3x3xf32>, %[[S:.*]]: tensor<?x5x?x6x7xf32>)
// CHECK: %[[T:.*]] = linalg.transpose ins(%[[X]] : {{.*}}) outs(%{{.*}} : tensor<?x?x3x8x9xf32>) permutation = [0, 2, 1, 3, 4]
// CHECK: cf.assert %{{.*}}, "conv_3d: the result is deeper than the volume gives"
// CHECK: %[[S0:.*]] = tensor.extract_slice %[[T]][0, 0, 0, 0, 0] [%{{.*}}, %{{.*}}, 3, 8, 9] [1, 2, 1, 1, 1]
// CHECK: %[[I0:.*]] = tensor.collapse_shape %[[S0]] {{\[\[}}0, 1], [2], [3], [4]]
// CHECK: %[[W0:.*]] = tensor.extract_slice %[[W]][0, 0, 0, 0, 0] [5, 3, 1, 3, 3] [1, 1, 1, 1, 1]
// CHECK: %[[R0:.*]] = linalg.conv_2d_nchw_fchw {{.*}} ins(%[[I0]], %[[W0]]
// CHECK: tensor.extract_slice %[[T]][0, 3, 0, 0, 0]
// CHECK: %[[W1:.*]] = tensor.extract_slice %[[W]][0, 0, 1, 0, 0]
// CHECK: %[[R1:.*]] = linalg.conv_2d_nchw_fchw {{.*}} outs(%[[R0]]
// CHECK: %[[E:.*]] = tensor.expand_shape %[[R1]]
// CHECK: %[[B:.*]] = linalg.transpose ins(%[[E]]
// CHECK: linalg.generic {{.*}} ins(%[[S]], %[[B]]
func.func @two_taps(%x: tensor<?x3x?x8x9xf32>, %w: tensor<5x3x2x3x3xf32>, %s: tensor<?x5x?x6x7xf32>) -> tensor<?x5x?x6x7xf32> {
  %r = linalg.conv_3d_ncdhw_fcdhw {strides = dense<[2, 1, 1]> : tensor<3xi64>, dilations = dense<[3, 1, 1]> : tensor<3xi64>}
      ins(%x, %w : tensor<?x3x?x8x9xf32>, tensor<5x3x2x3x3xf32>) outs(%s : tensor<?x5x?x6x7xf32>) -> tensor<?x5x?x6x7xf32>
  return %r : tensor<?x5x?x6x7xf32>
}

// CHECK-LABEL: func.func @unknown_taps
// CHECK: linalg.conv_3d_ncdhw_fcdhw
func.func @unknown_taps(%x: tensor<1x3x?x8x9xf32>, %w: tensor<5x3x?x3x3xf32>, %s: tensor<1x5x?x6x7xf32>) -> tensor<1x5x?x6x7xf32> {
  %r = linalg.conv_3d_ncdhw_fcdhw ins(%x, %w : tensor<1x3x?x8x9xf32>, tensor<5x3x?x3x3xf32>)
      outs(%s : tensor<1x5x?x6x7xf32>) -> tensor<1x5x?x6x7xf32>
  return %r : tensor<1x5x?x6x7xf32>
}
