// RUN: dynmlir-opt %s | dynmlir-opt | FileCheck %s
// RUN: dynmlir-opt --canonicalize --cse %s | dynmlir-opt | FileCheck %s

// The online loops of C += A B, whole: what form-templates makes of linalg.matmul.
// CHECK-LABEL: func.func @main
// CHECK: "dynmlir.template"(%{{.*}}, %{{.*}}, %{{.*}}) ({
// CHECK: ^bb0(%[[A:.*]]: tensor<?x?xf32>, %[[B:.*]]: tensor<?x?xf32>, %[[C:.*]]: tensor<?x?xf32>, %[[UM:.*]]: index, %[[UN:.*]]: index, %[[UK:.*]]: index):
// CHECK: scf.for %{{.*}} step %[[UM]]
// CHECK: scf.for %{{.*}} step %[[UN]]
// CHECK: scf.for %{{.*}} step %[[UK]]
// CHECK: linalg.matmul
// CHECK: "dynmlir.yield"
// CHECK: }, {
// CHECK: }) {operator = "matmul", sym_name = "main_matmul_0", zero_init = false}
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = "dynmlir.template"(%a, %b, %c) ({
  ^bb0(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %uM: index, %uN: index, %uK: index):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %M = tensor.dim %A, %c0 : tensor<?x?xf32>
    %K = tensor.dim %A, %c1 : tensor<?x?xf32>
    %N = tensor.dim %B, %c1 : tensor<?x?xf32>
    %out = scf.for %i = %c0 to %M step %uM iter_args(%o0 = %C) -> tensor<?x?xf32> {
      %m = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%i)[%uM, %M]
      %row = scf.for %j = %c0 to %N step %uN iter_args(%o1 = %o0) -> tensor<?x?xf32> {
        %n = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%j)[%uN, %N]
        %tile = tensor.extract_slice %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %sum = scf.for %k = %c0 to %K step %uK iter_args(%acc = %tile) -> tensor<?x?xf32> {
          %kk = affine.min affine_map<(i)[u, size] -> (u, size - i)>(%k)[%uK, %K]
          %as = tensor.extract_slice %A[%i, %k] [%m, %kk] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %bs = tensor.extract_slice %B[%k, %j] [%kk, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%as, %bs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %next = tensor.insert_slice %sum into %o1[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        scf.yield %next : tensor<?x?xf32>
      }
      scf.yield %row : tensor<?x?xf32>
    }
    "dynmlir.yield"(%out) : (tensor<?x?xf32>) -> ()
  }, {
  }) {sym_name = "main_matmul_0", operator = "matmul", zero_init = false}
     : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
