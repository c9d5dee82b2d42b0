// RUN: dynmlir-compile %s --target=cuda --library=%S/inputs/three.mlir --patterns=I --emit=ptx > %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t

// B of N x K lies as its fragments are read: nothing is transposed. So it is with every batch.
// CHECK-LABEL: .entry scores_contract_0_class_0
// CHECK: cp.async.cg.shared.global {{.*}}, 16
// CHECK-NOT: ldmatrix{{.*}}trans
// CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
func.func @scores(%a: tensor<?x?x64xf16>, %b: tensor<?x?x64xf16>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.contract
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>,
                       affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<?x?x64xf16>, tensor<?x?x64xf16>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// NONE-NOT: .local
