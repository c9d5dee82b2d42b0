// RUN: dynmlir-opt --slice-images %s | FileCheck %s

// At one pixel: what is read are the taps, of sizes that are stated.
// CHECK-LABEL: func.func @one_pixel
// CHECK-NOT: cf.assert
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[0, 0, 0, 0] [%{{.*}}, 3, 3, 8] [1, 1, 1, 1] : tensor<?x4x4x8xf32> to tensor<?x3x3x8xf32>
// CHECK: linalg.pooling_nhwc_sum {{.*}} ins(%[[S]], %arg1
func.func @one_pixel(%x: tensor<?x4x4x8xf32>, %w: tensor<3x3xf32>, %c: tensor<?x1x1x8xf32>) -> tensor<?x1x1x8xf32> {
  %r = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<?x4x4x8xf32>, tensor<3x3xf32>) outs(%c : tensor<?x1x1x8xf32>) -> tensor<?x1x1x8xf32>
  return %r : tensor<?x1x1x8xf32>
}

// By one tap: what is read are as many lines as the result has; columns are read by several loops.
// CHECK-LABEL: func.func @one_tap
// CHECK: %[[HOLDS:.*]] = arith.cmpi ule
// CHECK-NEXT: cf.assert %[[HOLDS]], "one_tap: dimension 1 of argument 2 is more than dimension 1 of argument 0"
// CHECK-NOT: cf.assert
// CHECK: %[[LINES:.*]] = tensor.dim %arg2, %{{.*}}
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[0, 0, 0, 0] [1, %[[LINES]], %{{.*}}, 8] [1, 1, 1, 1]
// CHECK: linalg.pooling_nhwc_max {{.*}} ins(%[[S]], %arg1
func.func @one_tap(%x: tensor<1x?x?x8xf32>, %w: tensor<1x5xf32>, %c: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %r = linalg.pooling_nhwc_max {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x?x?x8xf32>, tensor<1x5xf32>) outs(%c : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %r : tensor<1x?x?x8xf32>
}

// Of a generic; of a loop of one turn that only what makes the result states.
// CHECK-LABEL: func.func @of_a_generic
// CHECK: cf.assert %{{.*}}, "of_a_generic: dimension 0 of argument 1 is more than dimension 0 of argument 0"
// CHECK: tensor.extract_slice %arg0[0] [%{{.*}}] [1] : tensor<?xf32> to tensor<?xf32>
func.func @of_a_generic(%x: tensor<?xf32>, %w: tensor<?xf32>) -> tensor<?xf32> {
  %one = arith.constant 1 : index
  %e = tensor.empty(%one) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(o, k) -> (o * 2 + k)>, affine_map<(o, k) -> (k)>, affine_map<(o, k) -> (o)>],
      iterator_types = ["parallel", "reduction"]} ins(%x, %w : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// In a branch the size is looked at there.
// CHECK-LABEL: func.func @in_a_branch
// CHECK: scf.if
// CHECK: cf.assert
// CHECK: tensor.extract_slice
func.func @in_a_branch(%which: i1, %x: tensor<1x?x7x8xf32>, %w: tensor<1x3xf32>, %c: tensor<1x?x5x8xf32>) -> tensor<1x?x5x8xf32> {
  %r = scf.if %which -> tensor<1x?x5x8xf32> {
    %p = linalg.pooling_nhwc_max ins(%x, %w : tensor<1x?x7x8xf32>, tensor<1x3xf32>) outs(%c : tensor<1x?x5x8xf32>) -> tensor<1x?x5x8xf32>
    scf.yield %p : tensor<1x?x5x8xf32>
  } else {
    scf.yield %c : tensor<1x?x5x8xf32>
  }
  return %r : tensor<1x?x5x8xf32>
}

// Read to their end; dilated, or by strides at several pixels, IREE keeps both loops.
// CHECK-LABEL: func.func @left
// CHECK-NOT: tensor.extract_slice
// CHECK: return
func.func @left(%x: tensor<1x3x?x8xf32>, %w: tensor<3x5xf32>, %c: tensor<1x1x?x8xf32>, %y: tensor<1x?x9x8xf32>, %v: tensor<1x3xf32>, %d: tensor<1x?x1x8xf32>)
    -> (tensor<1x1x?x8xf32>, tensor<1x?x1x8xf32>) {
  %r = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x3x?x8xf32>, tensor<3x5xf32>) outs(%c : tensor<1x1x?x8xf32>) -> tensor<1x1x?x8xf32>
  %s = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<2> : tensor<2xi64>}
      ins(%y, %v : tensor<1x?x9x8xf32>, tensor<1x3xf32>) outs(%d : tensor<1x?x1x8xf32>) -> tensor<1x?x1x8xf32>
  return %r, %s : tensor<1x1x?x8xf32>, tensor<1x?x1x8xf32>
}

// Behind a pad that adds nothing to the lines; and where it adds as much as the result is larger by.
// CHECK-LABEL: func.func @padded
// CHECK-NOT: tensor.extract_slice
// CHECK: return
func.func @padded(%x: tensor<1x?x?x8xf32>, %w: tensor<1x3xf32>, %by: index) -> tensor<1x?x?x8xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c1 : tensor<1x?x?x8xf32>
  %n = tensor.dim %x, %c2 : tensor<1x?x?x8xf32>
  %p = tensor.pad %x low[0, %by, 1, 0] high[0, 2, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x?x?x8xf32> to tensor<1x?x?x8xf32>
  %lines = arith.addi %m, %by : index
  %more = arith.addi %lines, %c2 : index
  %e = tensor.empty(%more, %n) : tensor<1x?x?x8xf32>
  %r = linalg.pooling_nhwc_max ins(%p, %w : tensor<1x?x?x8xf32>, tensor<1x3xf32>) outs(%e : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %r : tensor<1x?x?x8xf32>
}
