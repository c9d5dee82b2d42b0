// RUN: dynmlir-opt --separate-zero-points --split-input-file %s | FileCheck %s
// RUN: dynmlir-opt --separate-zero-points --form-templates --split-input-file %s | FileCheck %s --check-prefix=FORMED

// Bytes are multiplied as they are; what zero points take off is made of sums of rows and columns, and an epilogue.
// CHECK-LABEL: func.func @quantized
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xi8>, %[[B:[a-z0-9]+]]: tensor<?x?xi8>, %[[ZA:[a-z0-9]+]]: i32, %[[ZB:[a-z0-9]+]]: i32
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<?x?xi8>, tensor<?x?xi8>)
// CHECK: %[[ROWS:.*]] = linalg.generic {{.*}} ins(%[[A]] : tensor<?x?xi8>) outs(%{{.*}} : tensor<?xi32>)
// CHECK: %[[U:.*]] = linalg.generic {{.*}} ins(%[[ROWS]]
// CHECK: %[[COLUMNS:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<?x?xi8>) outs(%{{.*}} : tensor<?xi32>)
// CHECK: %[[LESS:.*]] = linalg.generic {{.*}} ins(%[[COLUMNS]]
// CHECK: %[[V:.*]] = linalg.generic {{.*}} ins(%[[LESS]]
// CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[P]], %[[U]], %[[V]] : tensor<?x?xi32>, tensor<?xi32>, tensor<?xi32>)
// CHECK: return %[[C]]
// FORMED-LABEL: func.func @quantized
// FORMED: "dynmlir.template"
// FORMED: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<?x?xi8>, tensor<?x?xi8>)
// FORMED: linalg.generic
// FORMED: "dynmlir.yield"
func.func @quantized(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %za: i32, %zb: i32, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<?x?xi8>, tensor<?x?xi8>, i32, i32) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> ()>
!w = tensor<?x?xi32>

// As imports write it: extended, less a zero point, summed up in i64 and cut.
// CHECK-LABEL: func.func @imported
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xi8>, %[[B:[a-z0-9]+]]: tensor<?x?xi8>
// CHECK: linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<?x?xi8>, tensor<?x?xi8>)
// CHECK: arith.extui
// CHECK: arith.extsi
// CHECK-NOT: linalg.matmul
// FORMED-LABEL: func.func @imported
// FORMED: arith.extui %{{.*}} : tensor<?x?xi8> to tensor<?x?xi32>
func.func @imported(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %z: tensor<i8>, %e: !w, %f: !w, %l: tensor<?x?xi64>, %c: !w) -> !w {
  %zero = arith.constant 0 : i64
  %x = arith.extui %a : tensor<?x?xi8> to !w
  %s = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %z : !w, tensor<i8>) outs(%e : !w) {
  ^bb0(%in: i32, %p: i8, %o: i32):
    %q = arith.extui %p : i8 to i32
    %d = arith.subi %in, %q : i32
    linalg.yield %d : i32
  } -> !w
  %y = arith.extsi %b : tensor<?x?xi8> to !w
  %i = linalg.fill ins(%zero : i64) outs(%l : tensor<?x?xi64>) -> tensor<?x?xi64>
  %p = linalg.matmul ins(%s, %y : !w, !w) outs(%i : tensor<?x?xi64>) -> tensor<?x?xi64>
  %r = arith.trunci %p : tensor<?x?xi64> to !w
  return %r : !w
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
#row = affine_map<(i, j) -> (i, 0)>
!w = tensor<?x?xi32>

// Zero points of rows of A and of columns of B: what they take off are products of two, in the epilogue.
// CHECK-LABEL: func.func @rows_and_columns
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xi8>, %[[B:[a-z0-9]+]]: tensor<?x?xi8>, %[[ZA:[a-z0-9]+]]: tensor<?x1xi8>, %[[ZB:[a-z0-9]+]]: tensor<?xi32>
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[ZA]]
// CHECK: %[[WIDE:.*]] = linalg.generic {{.*}} ins(%[[FLAT]] : tensor<?xi8>)
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<?x?xi8>, tensor<?x?xi8>)
// CHECK: %[[ROWS:.*]] = linalg.generic {{.*}} ins(%[[A]] : tensor<?x?xi8>)
// CHECK: %[[COLUMNS:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<?x?xi8>)
// CHECK: %[[LESS:.*]] = linalg.generic {{.*}} ins(%[[COLUMNS]], %[[ZB]] : tensor<?xi32>, tensor<?xi32>)
// CHECK: ins(%[[P]], %[[ROWS]], %[[ZB]], %[[LESS]], %[[WIDE]] : tensor<?x?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>)
// CHECK-NOT: linalg.matmul
// FORMED-LABEL: func.func @rows_and_columns
// FORMED: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<?x?xi8>, tensor<?x?xi8>)
func.func @rows_and_columns(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %za: tensor<?x1xi8>, %zb: tensor<?xi32>, %e: !w, %f: !w, %c: !w) -> !w {
  %x = arith.extsi %a : tensor<?x?xi8> to !w
  %s = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %za : !w, tensor<?x1xi8>) outs(%e : !w) {
  ^bb0(%in: i32, %p: i8, %o: i32):
    %q = arith.extsi %p : i8 to i32
    %d = arith.subi %in, %q : i32
    linalg.yield %d : i32
  } -> !w
  %y = arith.extsi %b : tensor<?x?xi8> to !w
  %t = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %zb : !w, tensor<?xi32>) outs(%f : !w) {
  ^bb0(%in: i32, %p: i32, %o: i32):
    %d = arith.subi %in, %p : i32
    linalg.yield %d : i32
  } -> !w
  %r = linalg.matmul ins(%s, %t : !w, !w) outs(%c : !w) -> !w
  return %r : !w
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
!w = tensor<?x?xi32>

// Left alone: a zero point for each step of the reduction.
// CHECK-LABEL: func.func @keeps_zero_points_along_k
// CHECK: arith.subi
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<?x?xi32>, tensor<?x?xi32>)
func.func @keeps_zero_points_along_k(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %za: tensor<?xi32>, %e: !w, %c: !w) -> !w {
  %x = arith.extsi %a : tensor<?x?xi8> to !w
  %s = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %za : !w, tensor<?xi32>) outs(%e : !w) {
  ^bb0(%in: i32, %p: i32, %o: i32):
    %d = arith.subi %in, %p : i32
    linalg.yield %d : i32
  } -> !w
  %y = arith.extsi %b : tensor<?x?xi8> to !w
  %r = linalg.matmul ins(%s, %y : !w, !w) outs(%c : !w) -> !w
  return %r : !w
}

// -----

!w = tensor<?x?xi32>

// Left alone: sums that are used in i64.
// CHECK-LABEL: func.func @keeps_wide_sums
// CHECK: linalg.matmul {{.*}} outs(%{{.*}} : tensor<?x?xi64>)
// FORMED-LABEL: func.func @keeps_wide_sums
// FORMED-NOT: dynmlir.template
func.func @keeps_wide_sums(%a: tensor<?x?xi8>, %l: tensor<?x?xi64>) -> tensor<?x?xi64> {
  %zero = arith.constant 0 : i64
  %x = arith.extsi %a : tensor<?x?xi8> to !w
  %i = linalg.fill ins(%zero : i64) outs(%l : tensor<?x?xi64>) -> tensor<?x?xi64>
  %p = linalg.matmul ins(%x, %x : !w, !w) outs(%i : tensor<?x?xi64>) -> tensor<?x?xi64>
  return %p : tensor<?x?xi64>
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#one = affine_map<(m, n) -> ()>
!b = tensor<?x?xi8>

// Left alone: a difference of bytes, which wraps.
// CHECK-LABEL: func.func @keeps_a_difference_of_bytes
// FORMED-LABEL: func.func @keeps_a_difference_of_bytes
// CHECK: %[[SHIFTED:.*]] = linalg.generic
// CHECK: arith.subi %{{.*}}, %{{.*}} : i8
// CHECK: linalg.matmul ins(%[[SHIFTED]], %{{.*}} : tensor<?x?xi8>, tensor<?x?xi8>)
func.func @keeps_a_difference_of_bytes(%a: !b, %z: tensor<i8>, %b: !b, %e: !b, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %s = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %z : !b, tensor<i8>) outs(%e : !b) {
  ^bb0(%x: i8, %y: i8, %o: i8):
    %d = arith.subi %x, %y : i8
    linalg.yield %d : i8
  } -> !b
  %r = linalg.matmul ins(%s, %b : !b, !b) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----

!b = tensor<?x?xi8>

// Sums of i64 are cut to i32, or left alone.
// CHECK-LABEL: func.func @keeps_quantized_sums_in_i64
// CHECK: linalg.quantized_matmul
func.func @keeps_quantized_sums_in_i64(%a: !b, %b: !b, %az: i32, %bz: i32, %c: tensor<?x?xi64>) -> tensor<?x?xi64> {
  %r = linalg.quantized_matmul ins(%a, %b, %az, %bz : !b, !b, i32, i32) outs(%c : tensor<?x?xi64>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#one = affine_map<(m, n) -> ()>
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
!i = tensor<?x?xindex>

// Left alone: what has no stated number of bits.
// CHECK-LABEL: func.func @keeps_indices
// CHECK: arith.subi %{{.*}}, %{{.*}} : index
// CHECK: arith.muli %{{.*}}, %{{.*}} : index
func.func @keeps_indices(%a: !i, %z: tensor<index>, %c: !i) -> !i {
  %s = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %z : !i, tensor<index>) outs(%a : !i) {
  ^bb0(%x: index, %y: index, %o: index):
    %d = arith.subi %x, %y : index
    linalg.yield %d : index
  } -> !i
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%s, %a : !i, !i) outs(%c : !i) {
  ^bb0(%x: index, %y: index, %o: index):
    %p = arith.muli %x, %y : index
    %q = arith.addi %o, %p : index
    linalg.yield %q : index
  } -> !i
  return %r : !i
}
