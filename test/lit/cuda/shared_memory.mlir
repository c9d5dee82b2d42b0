// RUN: dynmlir-compile %s --target=cuda --library=%S/inputs/simt.mlir --patterns=I --emit=mlir -o %t.mlir
// RUN: iree-compile %t.mlir --compile-to=executable-targets -o - | FileCheck %s

// A launch is given the shared memory of one block, whichever operator of the library it is for: those of a class share it.
// CHECK: hal.executable.export public @several_matmul_{{.}}_class_0
// CHECK: workgroup_local_memory = [[BYTES:[0-9]+]]>
// CHECK: hal.executable.export public @several_matmul_{{.}}_class_0
// CHECK: workgroup_local_memory = [[BYTES]]>
// CHECK: llvm.mlir.global private @dynmlir_shared() {{.*}}!llvm.array<[[BYTES]] x i8>
func.func @several(%a: tensor<?x64xf32>, %b: tensor<64x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x32xf32>,
                   %e: tensor<?x32xf32>) -> (tensor<?x?xf32>, tensor<?x32xf32>) {
  %r = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.matmul ins(%r, %d : tensor<?x?xf32>, tensor<?x32xf32>) outs(%e : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %r, %s : tensor<?x?xf32>, tensor<?x32xf32>
}
