// RUN: dynmlir-opt %s --attach-library=library=%S/inputs/library.mlir --polymerize --emit-dispatch --lower-micro-kernels --to-iree | FileCheck %s

// A slice is read in the tensor that it is of: the dispatch is given that, where the slice begins, and how far its rows
// are apart there. Sizes and what is refused are those of the slice.

// CHECK-LABEL: func.func @slice
// CHECK-SAME: (%[[X:.*]]: tensor<?x?xf32>, %[[B:.*]]: tensor<?x?xf32>, %[[C:.*]]: tensor<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK: %[[PITCH:.*]] = tensor.dim %[[X]], %
// CHECK: %[[UP:.*]] = arith.muli %{{.*}}, %[[I]]
// CHECK: %[[FIRST:.*]] = arith.addi %{{.*}}, %[[J]]
// CHECK: call @slice_matmul_0(%[[X]], %[[B]], %[[C]], %{{.*}}, %{{.*}}, %[[FIRST]], %{{.*}}) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, index, index, index, index) -> tensor<?x?xf32>
// CHECK: "stream.executable"
// CHECK: func.func @slice_matmul_0{{.*}} i64{{.*}} i64{{.*}} i64
// CHECK: func.func private @slice_matmul_0(%[[A:.*]]: tensor<?x?xf32>, %{{.*}}: tensor<?x?xf32>, %{{.*}}: tensor<?x?xf32>, %[[M:.*]]: index, %[[K:.*]]: index, %{{.*}}: index, %{{.*}}: index)
// CHECK: cf.assert %{{.*}}, "slice_matmul_0 (linalg.matmul): dimension 1 of A and dimension 0 of B differ"
// CHECK: "flow.dispatch"(%{{.*}}, %[[A]]
func.func @slice(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[%i, %j] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
