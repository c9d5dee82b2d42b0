// RUN: dynmlir-opt %s --form-templates | FileCheck %s

// A 1-D convolution as PyTorch's is imported has lines of one pixel. They are one line, the zeros around them as well.

// CHECK-LABEL: func.func @column
// CHECK: %[[W:.*]] = tensor.expand_shape %{{.*}} : tensor<6x3xf32> into tensor<6x1x3xf32>
// CHECK: "dynmlir.template"(%[[W]], %{{.*}}, %{{.*}}) ({
// CHECK: tensor.pad %{{.*}} low[0, 0, 0, 2] high[0, 0, 0, 1]
// CHECK: linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 3]> : vector<2xi64>, strides = dense<[1, 2]> : vector<2xi64>}
// CHECK: }) {{.*}} : (tensor<6x1x3xf32>, tensor<?x6x1x?xf32>, tensor<?x6x1x?xf32>) -> tensor<?x6x1x?xf32>
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape
// CHECK: tensor.expand_shape %[[FLAT]] {{.*}} into tensor<?x6x?x1xf32>
func.func @column(%x: tensor<?x6x?x1xf32>, %w: tensor<6x3x1xf32>, %c: tensor<?x6x?x1xf32>) -> tensor<?x6x?x1xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 2, 0] high[0, 0, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %z : f32
  } : tensor<?x6x?x1xf32> to tensor<?x6x?x1xf32>
  %s = linalg.fill ins(%z : f32) outs(%c : tensor<?x6x?x1xf32>) -> tensor<?x6x?x1xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw {strides = dense<[2, 1]> : vector<2xi64>, dilations = dense<[3, 1]> : vector<2xi64>}
      ins(%p, %w : tensor<?x6x?x1xf32>, tensor<6x3x1xf32>) outs(%s : tensor<?x6x?x1xf32>) -> tensor<?x6x?x1xf32>
  return %r : tensor<?x6x?x1xf32>
}

// One that may have several columns stays as it is.
// CHECK-LABEL: func.func @columns
// CHECK: strides = dense<[2, 1]> : vector<2xi64>
func.func @columns(%x: tensor<?x6x?x?xf32>, %w: tensor<6x3x1xf32>, %c: tensor<?x6x?x?xf32>) -> tensor<?x6x?x?xf32> {
  %r = linalg.depthwise_conv_2d_nchw_chw {strides = dense<[2, 1]> : vector<2xi64>, dilations = dense<[3, 1]> : vector<2xi64>}
      ins(%x, %w : tensor<?x6x?x?xf32>, tensor<6x3x1xf32>) outs(%c : tensor<?x6x?x?xf32>) -> tensor<?x6x?x?xf32>
  return %r : tensor<?x6x?x?xf32>
}

// So does one that no template serves.
// CHECK-LABEL: func.func @not_covered
// CHECK-NOT: tensor.expand_shape
// CHECK: strides = dense<[2, 1]> : vector<2xi64>
func.func @not_covered(%x: tensor<?x6x?x1xi64>, %w: tensor<6x3x1xi64>, %c: tensor<?x6x?x1xi64>) -> tensor<?x6x?x1xi64> {
  %r = linalg.depthwise_conv_2d_nchw_chw {strides = dense<[2, 1]> : vector<2xi64>, dilations = dense<[3, 1]> : vector<2xi64>}
      ins(%x, %w : tensor<?x6x?x1xi64>, tensor<6x3x1xi64>) outs(%c : tensor<?x6x?x1xi64>) -> tensor<?x6x?x1xi64>
  return %r : tensor<?x6x?x1xi64>
}
