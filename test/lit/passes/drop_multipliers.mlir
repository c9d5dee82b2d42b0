// RUN: dynmlir-opt --drop-multipliers --split-input-file %s | FileCheck %s

!image = tensor<?x?x?x?xf32>

// Of one filter a channel; zeros are of the smaller result.
// CHECK-LABEL: func.func @one_each
// CHECK: linalg.fill {{.*}} -> tensor<?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc {{.*}}strides = dense<[2, 1]>{{.*}} tensor<3x3x?xf32>
// CHECK: tensor.expand_shape
func.func @one_each(%x: !image, %w: tensor<3x3x?x1xf32>, %c: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %zero = arith.constant 0.0 : f32
  %z = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : !image, tensor<3x3x?x1xf32>) outs(%z : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %r : tensor<?x?x?x?x1xf32>
}

// -----

// Of several, or of a number that is not stated: left alone, as is what stands beside.
// CHECK-LABEL: func.func @several
// CHECK: arith.addi
// CHECK-COUNT-2: linalg.depthwise_conv_2d_nhwc_hwcm
func.func @several(%x: tensor<?x?x?x?xf32>, %w: tensor<3x3x?x2xf32>, %c: tensor<?x?x?x?x2xf32>,
                   %v: tensor<3x3x?x?xf32>, %d: tensor<?x?x?x?x?xf32>) -> (tensor<?x?x?x?x2xf32>, tensor<?x?x?x?x?xf32>) {
  %one = arith.constant 1 : index
  %unused = arith.addi %one, %one : index
  %r = linalg.depthwise_conv_2d_nhwc_hwcm ins(%x, %w : tensor<?x?x?x?xf32>, tensor<3x3x?x2xf32>)
      outs(%c : tensor<?x?x?x?x2xf32>) -> tensor<?x?x?x?x2xf32>
  %s = linalg.depthwise_conv_2d_nhwc_hwcm ins(%x, %v : tensor<?x?x?x?xf32>, tensor<3x3x?x?xf32>)
      outs(%d : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r, %s : tensor<?x?x?x?x2xf32>, tensor<?x?x?x?x?xf32>
}
