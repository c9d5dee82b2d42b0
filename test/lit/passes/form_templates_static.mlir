// RUN: dynmlir-opt --form-templates=static=true --verify-diagnostics %s | FileCheck %s
// RUN: dynmlir-opt --widen-sums=static=true --form-templates=static=true %s | FileCheck %s --check-prefix=WIDENED

// On request products that state all of their sizes are templates, too.
// CHECK-LABEL: func.func @product
// CHECK: "dynmlir.template"(%arg0, %arg1, %arg2)
func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>, %c: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x4xf32>) outs(%i : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @convolution
// CHECK: "dynmlir.template"
func.func @convolution(%a: tensor<1x9x9x3xf32>, %b: tensor<3x3x3x8xf32>, %c: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) outs(%c : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
  return %r : tensor<1x7x7x8xf32>
}

// WIDENED-LABEL: func.func @narrow
// WIDENED: "dynmlir.template"
// WIDENED: xf32>
func.func @narrow(%a: tensor<8x16xbf16>, %b: tensor<16x4xbf16>, %c: tensor<8x4xbf16>) -> tensor<8x4xbf16> {
  %r = linalg.matmul ins(%a, %b : tensor<8x16xbf16>, tensor<16x4xbf16>) outs(%c : tensor<8x4xbf16>) -> tensor<8x4xbf16>
  return %r : tensor<8x4xbf16>
}

// Left alone: what has nothing in it, and what is known when it is compiled.
// CHECK-LABEL: func.func @empty
// CHECK-NOT: dynmlir.template
func.func @empty(%a: tensor<0x16xf32>, %b: tensor<16x4xf32>, %c: tensor<0x4xf32>) -> tensor<0x4xf32> {
  // expected-remark @below {{has no elements: left alone}}
  %r = linalg.matmul ins(%a, %b : tensor<0x16xf32>, tensor<16x4xf32>) outs(%c : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

// CHECK-LABEL: func.func @constants
// CHECK-NOT: dynmlir.template
func.func @constants(%c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = arith.constant dense<2.0> : tensor<4x4xf32>
  // expected-remark @below {{is of constants alone: left alone}}
  %r = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
