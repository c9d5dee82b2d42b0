// RUN: dynmlir-opt --form-templates --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: dynmlir-opt --form-templates --split-input-file %s | dynmlir-opt --split-input-file | FileCheck %s

// A loop for each size of the convolution, the linalg op on what the windows of a tile cover.
// CHECK-LABEL: func.func @nhwc
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?x?x?x?xf32>, %[[W:[a-z0-9]+]]: tensor<?x?x?x?xf32>
// CHECK: "dynmlir.template"(%[[X]], %[[W]], %{{.*}}) ({
// CHECK: ^bb0({{.*}}, %[[UM:.*]]: index, %[[UN:.*]]: index, %[[UK:.*]]: index):
// CHECK-COUNT-2: scf.for %{{.*}} step %c1{{[_0-9]*}} iter_args
// CHECK: scf.for %{{.*}} step %[[UM]] iter_args
// CHECK: scf.for %{{.*}} step %[[UN]] iter_args
// CHECK-COUNT-2: scf.for %{{.*}} step %c1{{[_0-9]*}} iter_args
// CHECK: scf.for %{{.*}} step %[[UK]] iter_args
// CHECK: linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 3]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
// CHECK: operator = "matmul", sym_name = "nhwc_conv_2d_nhwc_hwcf_0"
func.func @nhwc(%x: tensor<?x?x?x?xf32>, %w: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 3]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%x, %w : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// Where the pixels lie innermost the weights are A. Zeros around the image become local.
// CHECK-LABEL: func.func @absorbs_pad
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?x?x?x?xf32>, %[[W:[a-z0-9]+]]: tensor<?x?x3x3xf32>
// CHECK: "dynmlir.template"(%[[W]], %[[X]], %{{.*}}) ({
// CHECK: ^bb0(%{{.*}}: tensor<?x?x3x3xf32>, %[[IMAGE:[a-z0-9]+]]: tensor<?x?x?x?xf32>,
// CHECK: %[[PADDED:.*]] = tensor.pad %[[IMAGE]] low[0, 0, 1, 1] high[0, 0, 1, 2]
// CHECK: tensor.extract_slice %[[PADDED]]
// CHECK: linalg.conv_2d_nchw_fchw
func.func @absorbs_pad(%x: tensor<?x?x?x?xf32>, %w: tensor<?x?x3x3xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 2] {
  ^bb0(%a: index, %b: index, %d: index, %e: index):
    tensor.yield %zero : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %w : tensor<?x?x?x?xf32>, tensor<?x?x3x3xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// A pad by anything but zeros is no part of the convolution, which reads it like any image.
// CHECK-LABEL: func.func @keeps_pad_of_ones
// CHECK: %[[PADDED:.*]] = tensor.pad
// CHECK: "dynmlir.template"(%[[PADDED]],
// CHECK-NOT: tensor.pad
func.func @keeps_pad_of_ones(%x: tensor<?x?x?x?xf32>, %w: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %one = arith.constant 1.0 : f32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %d: index, %e: index):
    tensor.yield %one : f32
  } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %w : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// A window of one pixel, step by step, is a matmul.
// CHECK-LABEL: func.func @one_pixel
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?x?x?x?xf32>, %[[W:[a-z0-9]+]]: tensor<1x1x?x?xf32>
// CHECK-DAG: %[[B:.*]] = tensor.collapse_shape %[[W]] {{\[\[}}0, 1, 2], [3]]
// CHECK-DAG: %[[A:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1, 2], [3]]
// CHECK: "dynmlir.template"(%[[A]], %[[B]], %{{.*}}) ({
// CHECK: linalg.matmul
// CHECK: tensor.expand_shape
func.func @one_pixel(%x: tensor<?x?x?x?xf32>, %w: tensor<1x1x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<?x?x?x?xf32>, tensor<1x1x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// A bias for each channel and a relu are done on finished tiles; groups are loops of their own.
// CHECK-LABEL: func.func @groups
// CHECK: "dynmlir.template"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) ({
// CHECK: linalg.conv_2d_ngchw_gfchw
// CHECK: linalg.generic
// CHECK: arith.maximumf
// CHECK: "dynmlir.yield"
// CHECK-NOT: linalg.generic
func.func @groups(%x: tensor<?x?x?x?x?xf32>, %w: tensor<?x?x?x3x3xf32>, %bias: tensor<?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<?x?x?x?x?xf32>, tensor<?x?x?x3x3xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(n, g, f, o, v) -> (n, g, f, o, v)>, affine_map<(n, g, f, o, v) -> (g, f)>, affine_map<(n, g, f, o, v) -> (n, g, f, o, v)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%0, %bias : tensor<?x?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) {
  ^bb0(%e: f32, %b: f32, %o: f32):
    %zero = arith.constant 0.0 : f32
    %s = arith.addf %e, %b : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  } -> tensor<?x?x?x?x?xf32>
  return %1 : tensor<?x?x?x?x?xf32>
}

// -----

// Channels of their own, innermost: they are the columns of all three.
// CHECK-LABEL: func.func @depthwise_nhwc
// CHECK: ^bb0({{.*}}, %[[UM:.*]]: index, %[[UN:.*]]: index, %[[UK:.*]]: index):
// CHECK: scf.for %{{.*}} step %[[UM]] iter_args
// CHECK: scf.for %{{.*}} step %[[UN]] iter_args
// CHECK: scf.for %{{.*}} step %[[UK]] iter_args
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
func.func @depthwise_nhwc(%x: tensor<?x?x?x?xf32>, %w: tensor<?x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

// A linalg.generic is a convolution by its maps and its region; one behind it is an epilogue.
// CHECK-LABEL: func.func @generic
// CHECK: "dynmlir.template"
// CHECK: linalg.generic
// CHECK: arith.mulf
// CHECK: linalg.generic
// CHECK: arith.maximumf
// CHECK: sym_name = "generic_convolution_0"
// CHECK-NOT: linalg.generic
func.func @generic(%x: tensor<?x?x?xf32>, %w: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(r, c, n, o, f) -> (n, o * 2 + r, c)>, affine_map<(r, c, n, o, f) -> (r, c, f)>,
                       affine_map<(r, c, n, o, f) -> (n, o, f)>],
      iterator_types = ["reduction", "reduction", "parallel", "parallel", "parallel"]}
      ins(%x, %w : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) {
  ^bb0(%e: f32, %f: f32, %o: f32):
    %m = arith.mulf %e, %f : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x?x?xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%0 : tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) {
  ^bb0(%e: f32, %o: f32):
    %none = arith.constant 0.0 : f32
    %y = arith.maximumf %e, %none : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// -----

// One image of one channel; channels each with several filters, which are batches.
// CHECK-LABEL: func.func @single
// CHECK: "dynmlir.template"
// CHECK: linalg.conv_2d ins
// CHECK: "dynmlir.template"
// CHECK: linalg.depthwise_conv_1d_nwc_wcm
func.func @single(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>, %c: tensor<?x?xf32>,
                  %y: tensor<?x?x?xf32>, %v: tensor<?x?x?xf32>, %d: tensor<?x?x?x?xf32>)
    -> (tensor<?x?xf32>, tensor<?x?x?x?xf32>) {
  %0 = linalg.conv_2d ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%y, %v : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%d : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?x?x?xf32>
}

// -----

// Bytes into i32: the op extends what it reads.
// CHECK-LABEL: func.func @bytes
// CHECK: "dynmlir.template"
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%{{.*}} : tensor<?x?x?x?xi32>)
func.func @bytes(%x: tensor<?x?x?x?xi8>, %w: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %0 : tensor<?x?x?x?xi32>
}
