// RUN: dynmlir-opt %s --export-reference --verify-diagnostics

// A name that is taken is not taken over.
func.func private @f_matmul_0_reference()

func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-error @below {{@f_matmul_0_reference is in the module already}}
  %r = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
