// RUN: dynmlir-opt --lower-concat %s | FileCheck %s
// RUN: dynmlir-compile %s --target-cpu=x86-64-v3 -o /dev/null
// RUN: dynmlir-compile %s --target-cpu=neoverse-n1 -o /dev/null

// CHECK-LABEL: func.func @caches
// CHECK: %[[K:.*]] = call @dynmlir_concat_0(%arg0, %arg1) : (tensor<?x4x?x64xf32>, tensor<?x4x?x64xf32>) -> tensor<?x4x?x64xf32>
// CHECK: %[[V:.*]] = call @dynmlir_concat_0(%[[K]], %arg1)
// CHECK: return %[[V]]
func.func @caches(%past: tensor<?x4x?x64xf32>, %new: tensor<?x4x?x64xf32>) -> tensor<?x4x?x64xf32> {
  %k = tensor.concat dim(2) %past, %new : (tensor<?x4x?x64xf32>, tensor<?x4x?x64xf32>) -> tensor<?x4x?x64xf32>
  %v = tensor.concat dim(2) %k, %new : (tensor<?x4x?x64xf32>, tensor<?x4x?x64xf32>) -> tensor<?x4x?x64xf32>
  return %v : tensor<?x4x?x64xf32>
}

// Of narrow elements, three; sizes that are stated in part.
// CHECK-LABEL: func.func @narrow
// CHECK: call @dynmlir_concat_1(%arg0, %arg1, %arg0) : (tensor<?x3xi1>, tensor<?x?xi1>, tensor<?x3xi1>) -> tensor<?x?xi1>
func.func @narrow(%a: tensor<?x3xi1>, %b: tensor<?x?xi1>) -> tensor<?x?xi1> {
  %c = tensor.concat dim(1) %a, %b, %a : (tensor<?x3xi1>, tensor<?x?xi1>, tensor<?x3xi1>) -> tensor<?x?xi1>
  return %c : tensor<?x?xi1>
}

// Left to IREE: rows that it copies whole, and what is stated.
// CHECK-LABEL: func.func @left
// CHECK: tensor.concat dim(0)
// CHECK: tensor.concat dim(1)
// CHECK: tensor.concat dim(1)
func.func @left(%a: tensor<?x3xf32>, %b: tensor<1x?xf32>, %c: tensor<2x3xf32>) -> (tensor<?x3xf32>, tensor<1x?xf32>, tensor<2x6xf32>) {
  %r = tensor.concat dim(0) %a, %a : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %s = tensor.concat dim(1) %b, %b : (tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<1x?xf32>
  %t = tensor.concat dim(1) %c, %c : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return %r, %s, %t : tensor<?x3xf32>, tensor<1x?xf32>, tensor<2x6xf32>
}

// CHECK: "stream.executable"() <{sym_name = "dynmlir_concat_2_of_i32_executable"
// CHECK: "stream.executable"() <{sym_name = "dynmlir_concat_3_of_i8_executable"
// CHECK: func.func private @dynmlir_concat_0
// CHECK: "flow.dispatch"
// CHECK-SAME: @dynmlir_concat_2_of_i32_executable::@dynmlir_concat_2_of_i32_executable_rows
// CHECK: func.func private @dynmlir_concat_1
