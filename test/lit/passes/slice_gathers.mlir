// RUN: dynmlir-opt --slice-gathers %s | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// As transformers reads a mask: by 0, 1, 2 and so on along both dimensions, counted from the end below 0.
// CHECK-DAG: #[[ROW:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-LABEL: func.func @mask
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[0, 0] [%{{.*}}, %{{.*}}] [1, 1] : tensor<?x?xi1> to tensor<?x?xi1>
// CHECK: linalg.generic {indexing_maps = [{{.*}}, {{.*}}, #[[ROW]], {{.*}}]{{.*}} ins(%{{.*}}, %{{.*}}, %[[S]] : {{.*}}, tensor<?x?xi1>)
// CHECK-NEXT: ^bb0(%{{.*}}: i64, %{{.*}}: i64, %[[X:.*]]: i1, %{{.*}}: i1):
// CHECK-NOT: tensor.extract %
// CHECK: linalg.yield %[[X]] : i1
func.func @mask(%mask: tensor<?x?xi1>, %x: tensor<?x?xf32>) -> tensor<?x1x1x?xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %b = tensor.dim %x, %c0 : tensor<?x?xf32>
  %t = tensor.dim %x, %c1 : tensor<?x?xf32>
  %h = tensor.dim %mask, %c0 : tensor<?x?xi1>
  %w = tensor.dim %mask, %c1 : tensor<?x?xi1>
  %rows = arith.index_cast %h : index to i64
  %columns = arith.index_cast %w : index to i64
  %e = tensor.empty(%b) : tensor<?xi64>
  %i = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %n = linalg.index 0 : index
    %m = arith.index_cast %n : index to i64
    linalg.yield %m : i64
  } -> tensor<?xi64>
  %f = tensor.empty(%t) : tensor<?xi64>
  %j = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%f : tensor<?xi64>) {
  ^bb0(%o: i64):
    %n = linalg.index 0 : index
    %m = arith.index_cast %n : index to i64
    linalg.yield %m : i64
  } -> tensor<?xi64>
  %p = tensor.expand_shape %i [[0, 1, 2, 3]] output_shape [%b, 1, 1, 1] : tensor<?xi64> into tensor<?x1x1x1xi64>
  %q = tensor.expand_shape %j [[0, 1, 2, 3]] output_shape [1, 1, 1, %t] : tensor<?xi64> into tensor<1x1x1x?xi64>
  %g = tensor.empty(%b, %t) : tensor<?x1x1x?xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, 0, 0, 0)>, affine_map<(a, b, c, d) -> (0, 0, 0, d)>,
      affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%p, %q : tensor<?x1x1x1xi64>, tensor<1x1x1x?xi64>) outs(%g : tensor<?x1x1x?xi1>) {
  ^bb0(%x0: i64, %y0: i64, %o: i1):
    %below = arith.cmpi slt, %x0, %zero : i64
    %more = arith.addi %x0, %rows : i64
    %row = arith.select %below, %more, %x0 : i64
    %row_at = arith.index_cast %row : i64 to index
    %below_1 = arith.cmpi slt, %y0, %zero : i64
    %more_1 = arith.addi %y0, %columns : i64
    %column = arith.select %below_1, %more_1, %y0 : i64
    %column_at = arith.index_cast %column : i64 to index
    %v = tensor.extract %mask[%row_at, %column_at] : tensor<?x?xi1>
    linalg.yield %v : i1
  } -> tensor<?x1x1x?xi1>
  return %r : tensor<?x1x1x?xi1>
}

// All of a tensor, turned, by the numbers of loops; other places stay.
// CHECK-LABEL: func.func @turned
// CHECK-NOT: extract_slice
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<?x8xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK: linalg.yield %[[X]]
// CHECK: tensor.extract %arg1
func.func @turned(%t: tensor<?x8xf32>, %u: tensor<8xf32>, %i: tensor<8xi64>) -> (tensor<8x?xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<8x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<8x?xf32>) {
  ^bb0(%o: f32):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %v = tensor.extract %t[%column, %row] : tensor<?x8xf32>
    linalg.yield %v : f32
  } -> tensor<8x?xf32>
  %f = tensor.empty() : tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%i : tensor<8xi64>)
      outs(%f : tensor<8xf32>) {
  ^bb0(%x: i64, %o: f32):
    %at = arith.index_cast %x : i64 to index
    %v = tensor.extract %u[%at] : tensor<8xf32>
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %r, %s : tensor<8x?xf32>, tensor<8xf32>
}
