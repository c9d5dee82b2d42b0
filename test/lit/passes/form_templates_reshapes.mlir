// RUN: dynmlir-opt %s --form-templates --split-input-file | FileCheck %s

// Sizes that are numbers of the program, followed through casts, products, tensor.dim and what makes the tensor.
// CHECK-LABEL: func.func @joined
// CHECK-NOT: tensor.reshape
// CHECK: tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2], [3]] : tensor<?x4x?x32xf32> into tensor<?x?x32xf32>
func.func @joined(%x: tensor<?x4x?x32xf32>) -> tensor<?x?x32xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %four = arith.constant 4 : i64
  %width = arith.constant 32 : i64
  %b = tensor.dim %x, %c0 : tensor<?x4x?x32xf32>
  %t = tensor.dim %x, %c2 : tensor<?x4x?x32xf32>
  %b64 = arith.index_cast %b : index to i64
  %t64 = arith.index_cast %t : index to i64
  %n = arith.muli %b64, %four : i64
  %s = tensor.from_elements %n, %t64, %width : tensor<3xi64>
  %r = tensor.reshape %x(%s) : (tensor<?x4x?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
  return %r : tensor<?x?x32xf32>
}

// -----

// CHECK-LABEL: func.func @parted
// CHECK-NOT: tensor.reshape
// CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0, 1], [2, 3]] output_shape [%{{.*}}, %{{.*}}, 3, 8] : tensor<?x24xf32> into tensor<?x?x3x8xf32>
#rows = affine_map<()[s0, s1] -> (s0 * s1)>
func.func @parted(%x: tensor<?x?xf32>, %b: index, %t: index) -> tensor<?x?x3x8xf32> {
  %three = arith.constant 3 : index
  %eight = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %n = affine.apply #rows()[%t, %b]
  %e = tensor.empty(%n) : tensor<?x24xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x24xf32>) -> tensor<?x24xf32>
  %s = tensor.from_elements %b, %t, %three, %eight : tensor<4xindex>
  %r = tensor.reshape %f(%s) : (tensor<?x24xf32>, tensor<4xindex>) -> tensor<?x?x3x8xf32>
  return %r : tensor<?x?x3x8xf32>
}

// -----

// CHECK-LABEL: func.func @same
// CHECK-NEXT: return %arg0
func.func @same(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %eight = arith.constant 8 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %s = tensor.from_elements %n, %eight : tensor<2xindex>
  %r = tensor.reshape %x(%s) : (tensor<?x8xf32>, tensor<2xindex>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// Left alone: sizes in another order, sizes that nothing says, a shape that is no list of numbers.
// CHECK-LABEL: func.func @unknown
// CHECK-COUNT-3: tensor.reshape
func.func @unknown(%x: tensor<?x4x?xf32>, %n: index, %shape: tensor<2xindex>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %four = arith.constant 4 : index
  %b = tensor.dim %x, %c0 : tensor<?x4x?xf32>
  %t = tensor.dim %x, %c2 : tensor<?x4x?xf32>
  %m = arith.muli %t, %four : index
  %s = tensor.from_elements %m, %b : tensor<2xindex>
  %p = tensor.reshape %x(%s) : (tensor<?x4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %u = tensor.from_elements %n, %t : tensor<2xindex>
  %q = tensor.reshape %x(%u) : (tensor<?x4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %r = tensor.reshape %x(%shape) : (tensor<?x4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %p, %q, %r : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
