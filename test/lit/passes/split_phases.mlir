// RUN: dynmlir-opt --split-phases %s | FileCheck %s

// Rows and columns of the result, even and odd ones, each read two rows and two columns of the filter.
// CHECK-LABEL: func.func @halves
// CHECK-SAME: (%[[X:.*]]: tensor<?x8x?x?xf32>, %[[W:.*]]: tensor<4x8x4x4xf32>, %[[S:.*]]: tensor<?x4x?x?xf32>)
// CHECK: %[[W0:.*]] = tensor.extract_slice %[[W]][0, 0, 0, 0] [4, 8, 2, 2] [1, 1, 2, 2]
// CHECK: %[[X0:.*]] = tensor.pad %[[X]] low[0, 0, 1, 1] high[0, 0, 0, 0]
// CHECK: linalg.conv_2d_nchw_fchw ins(%[[X0]], %[[W0]] : tensor<?x8x?x?xf32>, tensor<4x8x2x2xf32>)
// CHECK: tensor.extract_slice %[[W]][0, 0, 0, 1] [4, 8, 2, 2] [1, 1, 2, 2]
// CHECK: tensor.pad %[[X]] low[0, 0, 1, 0] high[0, 0, 0, 1]
// CHECK: linalg.conv_2d_nchw_fchw
// CHECK: tensor.extract_slice %[[W]][0, 0, 1, 0] [4, 8, 2, 2] [1, 1, 2, 2]
// CHECK: linalg.conv_2d_nchw_fchw
// CHECK: tensor.extract_slice %[[W]][0, 0, 1, 1] [4, 8, 2, 2] [1, 1, 2, 2]
// CHECK: linalg.conv_2d_nchw_fchw
// CHECK: %[[BLOCKS:.*]] = linalg.generic
// CHECK-SAME: outs(%{{.*}} : tensor<?x4x?x2x?x2xf32>)
// CHECK: %[[WHOLE:.*]] = tensor.collapse_shape %[[BLOCKS]] {{\[\[}}0], [1], [2, 3], [4, 5]]
// CHECK: linalg.generic {{.*}} ins(%[[S]], %[[WHOLE]]
func.func @halves(%x: tensor<?x8x?x?xf32>, %w: tensor<4x8x4x4xf32>, %s: tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x8x?x?xf32>
  %h = tensor.dim %x, %c2 : tensor<?x8x?x?xf32>
  %v = tensor.dim %x, %c3 : tensor<?x8x?x?xf32>
  %h1 = arith.subi %h, %c1 : index
  %h2 = arith.muli %h1, %c2 : index
  %rows = arith.addi %h2, %c5 : index
  %v1 = arith.subi %v, %c1 : index
  %v2 = arith.muli %v1, %c2 : index
  %columns = arith.addi %v2, %c5 : index
  %e = tensor.empty(%n, %rows, %columns) : tensor<?x8x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8x?x?xf32>) -> tensor<?x8x?x?xf32>
  %z = tensor.insert_slice %x into %f[0, 0, 2, 2] [%n, 8, %h, %v] [1, 1, 2, 2] : tensor<?x8x?x?xf32> into tensor<?x8x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%z, %w : tensor<?x8x?x?xf32>, tensor<4x8x4x4xf32>)
      outs(%s : tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
  return %r : tensor<?x4x?x?xf32>
}

// Of other sizes than the image's nothing is known.
// CHECK-LABEL: func.func @unknown
// CHECK-NOT: tensor.extract_slice
// CHECK: tensor.insert_slice
// CHECK: linalg.conv_1d_ncw_fcw
func.func @unknown(%x: tensor<1x8x?xf32>, %w: tensor<4x8x4xf32>, %s: tensor<1x4x?xf32>, %n: index) -> tensor<1x4x?xf32> {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %h = tensor.dim %x, %c2 : tensor<1x8x?xf32>
  %e = tensor.empty(%n) : tensor<1x8x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x?xf32>) -> tensor<1x8x?xf32>
  %z = tensor.insert_slice %x into %f[0, 0, 2] [1, 8, %h] [1, 1, 2] : tensor<1x8x?xf32> into tensor<1x8x?xf32>
  %r = linalg.conv_1d_ncw_fcw ins(%z, %w : tensor<1x8x?xf32>, tensor<4x8x4xf32>)
      outs(%s : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
  return %r : tensor<1x4x?xf32>
}

// What stands between the elements is no zero.
// CHECK-LABEL: func.func @ones
// CHECK-NOT: tensor.extract_slice
// CHECK: linalg.conv_1d_ncw_fcw
func.func @ones(%x: tensor<1x8x5xf32>, %w: tensor<4x8x4xf32>, %s: tensor<1x4x10xf32>) -> tensor<1x4x10xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<1x8x13xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<1x8x13xf32>) -> tensor<1x8x13xf32>
  %z = tensor.insert_slice %x into %f[0, 0, 2] [1, 8, 5] [1, 1, 2] : tensor<1x8x5xf32> into tensor<1x8x13xf32>
  %r = linalg.conv_1d_ncw_fcw ins(%z, %w : tensor<1x8x13xf32>, tensor<4x8x4xf32>)
      outs(%s : tensor<1x4x10xf32>) -> tensor<1x4x10xf32>
  return %r : tensor<1x4x10xf32>
}
