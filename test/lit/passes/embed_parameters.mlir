// RUN: dynmlir-opt --allow-unregistered-dialect %s --pass-pipeline='builtin.module(dynmlir-embed-parameters)' | FileCheck %s

// What IREE's importers write, in the generic form that a compilation hands on.
"util.global"() <{initial_value = #flow.parameter.named<"model"::"w"> : tensor<768x3072xf32>, sym_name = "w", sym_visibility = "private", type = tensor<768x3072xf32>}> : () -> ()
"util.global"() <{initial_value = #flow.parameter.named<"state"> : tensor<4xi8>, is_mutable, sym_name = "state", type = tensor<4xi8>}> : () -> ()
"util.global"() <{initial_value = dense<1.0> : tensor<4xf32>, sym_name = "known", type = tensor<4xf32>}> : () -> ()
// What cannot be called keeps nothing, and neither does a second function.
// CHECK: func.func private @inner
// CHECK-NOT: dynmlir.parameters
func.func private @inner(%a: tensor<?x768xf32>) -> tensor<?x768xf32> {
  return %a : tensor<?x768xf32>
}
// The first public function keeps the text, beside what it has; a parameter without a scope is its key.
// CHECK: func.func @main
// CHECK-SAME: dynmlir.parameters = "{\22model::w\22: \22tensor<768x3072xf32>\22, \22state\22: \22tensor<4xi8>\22, \22model::b\22: \22tensor<3072xf32>\22}"
// CHECK-SAME: own = "kept"
func.func @main(%a: tensor<?x768xf32>) -> tensor<3072xf32> attributes {iree.reflection = {own = "kept"}} {
  %b = "flow.tensor.constant"() <{value = #flow.parameter.named<"model"::"b"> : tensor<3072xf32>}> : () -> tensor<3072xf32>
  return %b : tensor<3072xf32>
}
// CHECK: func.func @second
// CHECK-NOT: dynmlir.parameters
func.func @second(%a: tensor<?x768xf32>) -> tensor<?x768xf32> {
  return %a : tensor<?x768xf32>
}
