// RUN: dynmlir-compile %s --target=cuda --library=%S/inputs/simt.mlir --patterns=I --emit=ptx > %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t

// CUDA cores: copies of 16 bytes, four neighbours of a row read and stored at a time, sums in f32. In the same entry a
// kernel for rows at any address: copies of 4 bytes, stores of four neighbours where rows of C allow it, else of one.
// CHECK-LABEL: .entry singles_matmul_0_class_0
// CHECK-DAG: cp.async.cg.shared.global {{.*}}, 16
// CHECK-DAG: cp.async.ca.shared.global {{.*}}, 4
// CHECK-DAG: ld.shared.v4.b32
// CHECK-DAG: fma.rn.f32
// CHECK-DAG: st.global.v4.b32
// CHECK-DAG: st.global.b32
// CHECK: ret;
func.func @singles(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// NONE-NOT: mma.sync
// NONE-NOT: .local
