// RUN: dynmlir-opt --separate-zero-points --split-input-file %s | FileCheck %s
// RUN: dynmlir-opt --separate-zero-points --form-templates --split-input-file %s | FileCheck %s --check-prefix=FORMED

!x = tensor<?x?x?x?xi8>
!c = tensor<?x?x?x?xi32>

// Bytes are multiplied as they are; zero points take off sums of windows, of which channels are summed first, and of weights.
// CHECK-LABEL: func.func @quantized
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?x?x?x?xi8>, %[[W:[a-z0-9]+]]: tensor<?x?x?x?xi8>, %[[A:[a-z0-9]+]]: i32, %[[B:[a-z0-9]+]]: i32
// CHECK: %[[CHANNELS:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?x?x?x?xi8>) outs(%{{.*}} : tensor<?x?x?xi32>)
// CHECK: %[[WINDOWS:.*]] = linalg.generic {{.*}} ins(%[[CHANNELS]], %{{.*}} : tensor<?x?x?xi32>, tensor<?x?xi32>) outs(%{{.*}} : tensor<?x?x?xi32>)
// CHECK: %[[U:.*]] = linalg.generic {{.*}} ins(%[[WINDOWS]]
// CHECK: arith.muli %[[B]], %{{.*}} : i32
// CHECK: %[[FILTERS:.*]] = linalg.generic {{.*}} ins(%[[W]] : tensor<?x?x?x?xi8>) outs(%{{.*}} : tensor<?xi32>)
// CHECK: %[[LESS:.*]] = linalg.generic {{.*}} ins(%[[FILTERS]]
// CHECK: %[[V:.*]] = linalg.generic {{.*}} ins(%[[LESS]]
// CHECK: arith.muli %[[A]], %{{.*}} : i32
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[W]] : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>)
// CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[P]], %[[U]], %[[V]] : tensor<?x?x?x?xi32>, tensor<?x?x?xi32>, tensor<?xi32>)
// CHECK: return %[[C]]
// FORMED-LABEL: func.func @quantized
// FORMED: "dynmlir.template"
// FORMED: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>)
// FORMED: linalg.generic
// FORMED: "dynmlir.yield"
func.func @quantized(%x: !x, %w: !x, %a: i32, %b: i32, %c: !c) -> !c {
  %r = linalg.conv_2d_nhwc_hwcf_q {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<[1, 3]> : tensor<2xi64>}
      ins(%x, %w, %a, %b : !x, !x, i32, i32) outs(%c : !c) -> !c
  return %r : !c
}

// -----

!x = tensor<?x?x?x?xi8>
!c = tensor<?x?x?x?xi32>

// As ONNX's ConvInteger is imported: the zero point around the image stays in memory. One of 0 takes nothing off.
// CHECK-LABEL: func.func @imported
// CHECK: %[[PADDED:.*]] = tensor.pad
// CHECK-NOT: linalg.generic {{.*}} ins(%[[PADDED]] :
// CHECK: linalg.generic {{.*}} ins(%[[PADDED]], %{{.*}} : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>)
// FORMED-LABEL: func.func @imported
// FORMED: tensor.pad
// FORMED: "dynmlir.template"
// FORMED-NOT: tensor.pad
// FORMED: return
func.func @imported(%x: !x, %w: !x, %a: i32, %c: !c) -> !c {
  %b = arith.constant 0 : i32
  %z = arith.trunci %a : i32 to i8
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %z : i8
  } : !x to !x
  %r = linalg.conv_2d_nchw_fchw_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %w, %a, %b : !x, !x, i32, i32) outs(%c : !c) -> !c
  return %r : !c
}

// -----

!x = tensor<?x?x?x?xi8>
!c = tensor<?x?x?x?xi32>

// Filters that lie one after the other, channels innermost, are turned; a pad by zeros is absorbed.
// CHECK-LABEL: func.func @turned
// CHECK: linalg.transpose {{.*}} permutation = [1, 2, 3, 0]
// CHECK: linalg.generic
// FORMED-LABEL: func.func @turned
// FORMED: linalg.transpose
// FORMED: "dynmlir.template"
// FORMED: tensor.pad
func.func @turned(%x: !x, %w: !x, %c: !c) -> !c {
  %z = arith.constant 0 : i8
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %z : i8
  } : !x to !x
  %r = linalg.conv_2d_nhwc_fhwc {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%p, %w : !x, !x) outs(%c : !c) -> !c
  return %r : !c
}

// -----

!x = tensor<?x?xi8>
!w = tensor<?x?x?xi8>
!c = tensor<?x?xi32>

// Weights without sign lose 128, and so does their zero point, which is 0.
// CHECK-LABEL: func.func @unsigned
// CHECK: arith.xori
// CHECK: arith.extui %{{.*}} : i8 to i32
// CHECK: arith.extsi %{{.*}} : i8 to i32
// FORMED-LABEL: func.func @unsigned
// FORMED: "dynmlir.template"
func.func @unsigned(%x: !x, %w: !w, %c: !c) -> !c {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(o, f, k, r) -> (o + r, k)>, affine_map<(o, f, k, r) -> (r, k, f)>,
                       affine_map<(o, f, k, r) -> (o, f)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %w : !x, !w) outs(%c : !c) {
  ^bb0(%e: i8, %f: i8, %o: i32):
    %we = arith.extui %e : i8 to i32
    %wf = arith.extui %f : i8 to i32
    %m = arith.muli %we, %wf : i32
    %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> !c
  return %0 : !c
}

// -----

// Left as they are: static sizes, three dimensions, a region that is no sum of products.
// CHECK-LABEL: func.func @static
// CHECK: linalg.conv_2d_nhwc_hwcf_q
// CHECK: linalg.conv_3d_ndhwc_dhwcf_q
// CHECK: arith.subi
// CHECK-NOT: linalg.generic
func.func @static(%x: tensor<1x8x8x4xi8>, %w: tensor<3x3x4x8xi8>, %a: i32, %c: tensor<1x6x6x8xi32>, %v: tensor<?x?x?x?x?xi8>,
                  %d: tensor<?x?x?x?x?xi32>, %s: tensor<?x?xi8>, %t: tensor<?x?xi8>, %e: tensor<?x?xi32>)
    -> (tensor<1x6x6x8xi32>, tensor<?x?x?x?x?xi32>, tensor<?x?xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w, %a, %a : tensor<1x8x8x4xi8>, tensor<3x3x4x8xi8>, i32, i32) outs(%c : tensor<1x6x6x8xi32>) -> tensor<1x6x6x8xi32>
  %1 = linalg.conv_3d_ndhwc_dhwcf_q {strides = dense<1> : tensor<3xi64>, dilations = dense<1> : tensor<3xi64>}
      ins(%v, %v, %a, %a : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%d : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  %2 = linalg.generic {
      indexing_maps = [affine_map<(o, f, r) -> (o + r, f)>, affine_map<(o, f, r) -> (r, f)>, affine_map<(o, f, r) -> (o, f)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%s, %t : tensor<?x?xi8>, tensor<?x?xi8>) outs(%e : tensor<?x?xi32>) {
  ^bb0(%g: i8, %f: i8, %o: i32):
    %we = arith.extsi %g : i8 to i32
    %wf = arith.extsi %f : i8 to i32
    %m = arith.muli %we, %wf : i32
    %n = arith.subi %o, %m : i32
    linalg.yield %n : i32
  } -> tensor<?x?xi32>
  return %0, %1, %2 : tensor<1x6x6x8xi32>, tensor<?x?x?x?x?xi32>, tensor<?x?xi32>
}
