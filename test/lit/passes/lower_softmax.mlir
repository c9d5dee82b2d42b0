// RUN: dynmlir-opt --attach-library=library=%S/inputs/library.mlir --lower-softmax %s | FileCheck %s
// RUN: dynmlir-compile %s --target-cpu=x86-64-v3 -o /dev/null
// RUN: dynmlir-compile %s --target-cpu=x86-64-v4 -o /dev/null

// What is computed and read by a softmax alone is overwritten; an argument is not.
// CHECK-LABEL: func.func @two
// CHECK: %[[S:.*]] = call @dynmlir_softmax_0(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: %[[T:.*]] = call @dynmlir_softmax_1(%[[S]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: return %[[T]]
func.func @two(%x: tensor<?x?xf32>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = linalg.softmax dimension(1) ins(%s : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}

// Sizes that are stated in part, and one dimension.
// CHECK-LABEL: func.func @others
// CHECK: call @dynmlir_softmax_2(%arg0) : (tensor<3x?x16xf32>) -> tensor<3x?x16xf32>
// CHECK: call @dynmlir_softmax_3(%arg1) : (tensor<?xf32>) -> tensor<?xf32>
func.func @others(%x: tensor<3x?x16xf32>, %y: tensor<?xf32>) -> (tensor<3x?x16xf32>, tensor<?xf32>) {
  %s = linalg.softmax dimension(2) ins(%x : tensor<3x?x16xf32>) outs(%x : tensor<3x?x16xf32>) -> tensor<3x?x16xf32>
  %t = linalg.softmax dimension(0) ins(%y : tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %s, %t : tensor<3x?x16xf32>, tensor<?xf32>
}

func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: "stream.executable"() <{sym_name = "dynmlir_softmax_executable"
// CHECK: math.exp
// CHECK: "stream.executable"() <{sym_name = "dynmlir_softmax_executable_in_place"
// CHECK: func.func private @dynmlir_softmax_0
// CHECK: "flow.dispatch"
// CHECK-SAME: @dynmlir_softmax_executable::@dynmlir_softmax_executable_rows
// CHECK: func.func private @dynmlir_softmax_1
// CHECK: "flow.dispatch"
// CHECK-SAME: @dynmlir_softmax_executable_in_place::@dynmlir_softmax_executable_in_place_rows
