// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-output-arguments)' --remarks 2> %t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t

// A result that is a tensor gets an argument, after those that are there.
// CHECK-LABEL: func.func @adds_one_for_each_tensor
// CHECK-SAME: (%{{.*}}: tensor<?xf32>, %{{.*}}: tensor<?xf32> {iree.abi.output = 0 : index}, %{{.*}}: tensor<4xf32> {iree.abi.output = 2 : index})
// CHECK-SAME: -> (tensor<?xf32>, i32, tensor<4xf32>)
func.func @adds_one_for_each_tensor(%a: tensor<?xf32>) -> (tensor<?xf32>, i32, tensor<4xf32>) {
  %c = arith.constant 1 : i32
  %d = arith.constant dense<0.0> : tensor<4xf32>
  return %a, %c, %d : tensor<?xf32>, i32, tensor<4xf32>
}

// CHECK-LABEL: func.func @keeps_one_that_is_there
// CHECK-SAME: (%{{.*}}: tensor<?xf32>, %{{.*}}: tensor<?xf32> {iree.abi.output = 0 : index}) -> tensor<?xf32>
func.func @keeps_one_that_is_there(%a: tensor<?xf32>, %o: tensor<?xf32> {iree.abi.output = 0 : index}) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}

// CHECK-LABEL: func.func private @keeps_private
// CHECK-SAME: (%{{.*}}: tensor<?xf32>) -> tensor<?xf32>
func.func private @keeps_private(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}

// A caller inside the module would lack the memory.
// REMARK: output_arguments.mlir:[[# @LINE + 3]]:{{[0-9]+}}: remark: 'keeps_called' is called in the module
// CHECK-LABEL: func.func @keeps_called
// CHECK-SAME: (%{{.*}}: tensor<?xf32>) -> tensor<?xf32>
func.func @keeps_called(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}

// CHECK-LABEL: func.func @adds_to_the_caller
// CHECK-SAME: {iree.abi.output = 0 : index}
func.func @adds_to_the_caller(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = func.call @keeps_called(%a) : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func public @adds_to_what_says_that_it_is_public
// CHECK-SAME: {iree.abi.output = 0 : index}
func.func public @adds_to_what_says_that_it_is_public(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}
