// RUN: dynmlir-opt --form-templates --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: func.func @volume
// CHECK-NOT: dynmlir.template
func.func @volume(%x: tensor<?x?x?x?x?xf32>, %w: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  // expected-remark @below {{'linalg.conv_3d_ndhwc_dhwcf' is no convolution of a form that is covered: left alone}}
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%x, %w : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}

// -----

// CHECK-LABEL: func.func @static
// CHECK-NOT: dynmlir.template
func.func @static(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x8xf32>, %c: tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32> {
  // expected-remark @below {{'linalg.conv_2d_nhwc_hwcf' has static sizes: left alone}}
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) outs(%c : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  return %0 : tensor<1x6x6x8xf32>
}

// -----

// A generic op that looks like one: what it adds up is no product of image and weights alone.
// CHECK-LABEL: func.func @generic
// CHECK-NOT: dynmlir.template
func.func @generic(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-remark @below {{'linalg.generic' is not a sum of products: left alone}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(o, f, r) -> (o + r, f)>, affine_map<(o, f, r) -> (r, f)>, affine_map<(o, f, r) -> (o, f)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%e: f32, %f: f32, %o: f32):
    %n = math.absf %e : f32
    %m = arith.mulf %n, %f : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// An image of bytes without sign, its pixels innermost: dynmlir-separate-zero-points gives it one.
// CHECK-LABEL: func.func @unsigned
// CHECK-NOT: dynmlir.template
func.func @unsigned(%x: tensor<?x?xi8>, %w: tensor<?x?x?xi8>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  // expected-remark @below {{'linalg.generic' has an image without sign, whose pixels lie innermost: left alone}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(f, o, k, r) -> (k, o + r)>, affine_map<(f, o, k, r) -> (f, k, r)>,
                       affine_map<(f, o, k, r) -> (f, o)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %w : tensor<?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?xi32>) {
  ^bb0(%e: i8, %f: i8, %o: i32):
    %we = arith.extui %e : i8 to i32
    %wf = arith.extsi %f : i8 to i32
    %m = arith.muli %we, %wf : i32
    %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// Weights without one.
// CHECK-LABEL: func.func @unsigned_weights
// CHECK-NOT: dynmlir.template
func.func @unsigned_weights(%x: tensor<?x?xi8>, %w: tensor<?x?x?xi8>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  // expected-remark @below {{'linalg.generic' has element types i8, ui8, i32, which are not covered: left alone}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(o, f, k, r) -> (o + r, k)>, affine_map<(o, f, k, r) -> (r, k, f)>,
                       affine_map<(o, f, k, r) -> (o, f)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %w : tensor<?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?xi32>) {
  ^bb0(%e: i8, %f: i8, %o: i32):
    %we = arith.extsi %e : i8 to i32
    %wf = arith.extui %f : i8 to i32
    %m = arith.muli %we, %wf : i32
    %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
