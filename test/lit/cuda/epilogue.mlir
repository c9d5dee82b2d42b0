// RUN: dynmlir-compile %s --target=cuda --library=%S/inputs/three.mlir --patterns=I --emit=ptx > %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=NONE --input-file=%t

// The bias is read, and the sum of each pair of neighbours finished, where the pair is stored.
// CHECK-LABEL: .entry bias_relu_matmul_0_class_0
// CHECK: mma.sync
// CHECK: ld.global{{.*}}v2
// CHECK: max{{.*}}f32
// CHECK: st.global{{.*}}v2

// A part of a split reduction is not finished.
// CHECK-LABEL: .entry bias_relu_matmul_0_class_1
// CHECK-NOT: max{{.*}}f32
// CHECK-LABEL: .entry bias_relu_matmul_0_class_2

// Its sum is.
// CHECK-LABEL: .entry bias_relu_matmul_0_sum
// CHECK: max{{.*}}f32
// CHECK: st.global
#c = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>
func.func @bias_relu(%a: tensor<?x64xf16>, %b: tensor<64x?xf16>, %bias: tensor<?xf32>, %c: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<?x64xf16>, tensor<64x?xf16>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#c, #n, #c], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %zero = arith.constant 0.0 : f32
    %s = arith.addf %x, %y : f32
    %z = arith.maximumf %s, %zero : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// NONE-NOT: .local
