// RUN: dynmlir-opt --attach-library=library=%S/inputs/library.mlir --lower-softmax %s | FileCheck %s

// Along another dimension, of few elements, of another type, of stated sizes: IREE's.
// CHECK-LABEL: func.func @left
// CHECK-COUNT-4: linalg.softmax
func.func @left(%x: tensor<?x?xf32>, %y: tensor<?x4xf32>, %z: tensor<?x?xf64>, %w: tensor<9x9xf32>)
    -> (tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf64>, tensor<9x9xf32>) {
  %s = linalg.softmax dimension(0) ins(%x : tensor<?x?xf32>) outs(%x : tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = linalg.softmax dimension(1) ins(%y : tensor<?x4xf32>) outs(%y : tensor<?x4xf32>) -> tensor<?x4xf32>
  %u = linalg.softmax dimension(1) ins(%z : tensor<?x?xf64>) outs(%z : tensor<?x?xf64>) -> tensor<?x?xf64>
  %v = linalg.softmax dimension(1) ins(%w : tensor<9x9xf32>) outs(%w : tensor<9x9xf32>) -> tensor<9x9xf32>
  return %s, %t, %u, %v : tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf64>, tensor<9x9xf32>
}

func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
