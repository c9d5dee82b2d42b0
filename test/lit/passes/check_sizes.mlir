// RUN: dynmlir-opt --check-sizes %s | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>

// Of two arguments, where the function begins; once.
// CHECK-LABEL: func.func @arguments
// CHECK-DAG: %[[A:.*]] = tensor.dim %arg0, %{{.*}}
// CHECK-DAG: %[[B:.*]] = tensor.dim %arg1, %{{.*}}
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[A]], %[[B]]
// CHECK-NEXT: cf.assert %[[SAME]], "arguments: dimension 0 of argument 0 and dimension 0 of argument 1 differ"
// CHECK-NOT: cf.assert
// CHECK: return
func.func @arguments(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%a : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x8xf32>
  %t = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%b : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x8xf32>
  return %t : tensor<?x8xf32>
}

// Beside a size that is stated; a broadcast one has no other.
// CHECK-LABEL: func.func @stated
// CHECK: cf.assert %{{.*}}, "stated: dimension 0 of argument 1 is not 8"
// CHECK-NOT: cf.assert
// CHECK: return
func.func @stated(%a: tensor<?x8xf32>, %b: tensor<?xf32>) -> tensor<?x8xf32> {
  %s = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x8xf32>, tensor<?xf32>) outs(%a : tensor<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x8xf32>
  return %s : tensor<?x8xf32>
}

// What is the same by what makes it: joined, cut, reshaped, computed on the way.
// CHECK-LABEL: func.func @known
// CHECK-NOT: cf.assert
// CHECK: return
func.func @known(%past: tensor<?x8xf32>, %new: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : i64
  %m = tensor.dim %past, %c0 : tensor<?x8xf32>
  %n = tensor.dim %new, %c0 : tensor<?x8xf32>
  %mi = arith.index_cast %m : index to i64
  %ni = arith.index_cast %n : index to i64
  %both = arith.addi %ni, %mi : i64
  %size = arith.index_cast %both : i64 to index
  %e = tensor.empty(%size) : tensor<?x8xf32>
  %all = tensor.concat dim(0) %past, %new : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  %s = linalg.exp ins(%all : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %shape = tensor.from_elements %mi, %c8 : tensor<2xi64>
  %again = tensor.reshape %past(%shape) : (tensor<?x8xf32>, tensor<2xi64>) -> tensor<?x8xf32>
  %cut = tensor.extract_slice %s[0, 0] [%m, 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
  %flat = tensor.collapse_shape %cut [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %wide = tensor.expand_shape %flat [[0, 1]] output_shape [%m, 8] : tensor<?xf32> into tensor<?x8xf32>
  %t = linalg.add ins(%again, %wide : tensor<?x8xf32>, tensor<?x8xf32>) outs(%past : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %s, %t : tensor<?x8xf32>, tensor<?x8xf32>
}

// What is joined agrees along the other dimensions; what is computed is looked at where it is read.
// CHECK-LABEL: func.func @joined
// CHECK: cf.assert %{{.*}}, "joined: dimension 0 of argument 0 and dimension 0 of argument 1 differ"
// CHECK: tensor.concat
// CHECK: arith.cmpi eq
// CHECK-NEXT: cf.assert %{{.*}}, "joined: a size computed from dimension 1 of argument 0 and dimension 1 of argument 1 and dimension 1 of argument 2 differ"
// CHECK-NEXT: linalg.add
func.func @joined(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = tensor.concat dim(1) %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = linalg.add ins(%s, %s : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}

// Nothing reads it; windows and their places are no sizes that agree.
// CHECK-LABEL: func.func @left
// CHECK-NOT: cf.assert
// CHECK: return
func.func @left(%a: tensor<?xf32>, %b: tensor<?xf32>, %x: tensor<1x?x?x8xf32>, %w: tensor<?x?xf32>, %o: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %s = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %p = linalg.pooling_nhwc_max ins(%x, %w : tensor<1x?x?x8xf32>, tensor<?x?xf32>) outs(%o : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %p : tensor<1x?x?x8xf32>
}
