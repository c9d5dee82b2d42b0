// RUN: dynmlir-opt --check-indices %s | FileCheck %s

#id = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// What a caller gives is looked at, and 0 is read for each where not all are inside; columns are those of the table.
// CHECK-LABEL: func.func @rows
// CHECK: %[[INSIDE:.*]] = linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%arg0 : tensor<?xi64>)
// CHECK: arith.cmpi ult
// CHECK: %[[ALL:.*]] = tensor.extract %[[INSIDE]][] : tensor<i64>
// CHECK: %[[SOME:.*]] = arith.cmpi ne, %[[ALL]]
// CHECK-NEXT: cf.assert %[[SOME]], "rows: an element of argument 0 is no index of dimension 0 of argument 1"
// CHECK: %[[SAFE:.*]] = linalg.generic {{.*}} ins(%arg0, %[[INSIDE]] : tensor<?xi64>, tensor<i64>)
// CHECK: linalg.generic {{.*}} ins(%[[SAFE]] : tensor<?xi64>)
// CHECK-NOT: cf.assert
// CHECK: return
func.func @rows(%i: tensor<?xi64>, %t: tensor<100x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %i, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.generic {indexing_maps = [#rows, #all], iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<?xi64>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%x: i64, %o: f32):
    %row = arith.index_cast %x : i64 to index
    %column = linalg.index 1 : index
    %v = tensor.extract %t[%row, %column] : tensor<100x8xf32>
    linalg.yield %v : f32
  } -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// Counted from the end below 0, and looked at once for two readers.
// CHECK-LABEL: func.func @from_the_end
// CHECK: iterator_types = ["reduction"]
// CHECK: arith.select
// CHECK: cf.assert %{{.*}}, "from_the_end: an element of argument 0 is no index of dimension 0 of argument 1"
// CHECK-NOT: cf.assert
// CHECK: return
func.func @from_the_end(%i: tensor<?xi32>, %t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %n = tensor.dim %i, %c0 : tensor<?xi32>
  %k = tensor.dim %t, %c0 : tensor<?xf32>
  %size = arith.index_cast %k : index to i32
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%i : tensor<?xi32>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i32, %o: f32):
    %below = arith.cmpi slt, %x, %zero : i32
    %more = arith.addi %x, %size : i32
    %place = arith.select %below, %more, %x : i32
    %at = arith.index_cast %place : i32 to index
    %v = tensor.extract %t[%at] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%i : tensor<?xi32>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i32, %o: f32):
    %below = arith.cmpi slt, %x, %zero : i32
    %more = arith.addi %x, %size : i32
    %place = arith.select %below, %more, %x : i32
    %at = arith.index_cast %place : i32 to index
    %v = tensor.extract %t[%at] : tensor<?xf32>
    %w = arith.negf %v : f32
    linalg.yield %w : f32
  } -> tensor<?xf32>
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}

// Of 0, 1, 2 and so on the number is asked, of arguments where the function begins.
// CHECK-LABEL: func.func @counted
// CHECK-NOT: reduction
// CHECK: arith.cmpi ule
// CHECK-NEXT: cf.assert %{{.*}}, "counted: dimension 0 of argument 0 is more than dimension 0 of argument 1"
// CHECK-NOT: cf.assert
// CHECK: return
func.func @counted(%a: tensor<?xf32>, %t: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %m = tensor.empty(%n) : tensor<?xi64>
  %i = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%m : tensor<?xi64>) {
  ^bb0(%o: i64):
    %x = linalg.index 0 : index
    %y = arith.index_cast %x : index to i64
    linalg.yield %y : i64
  } -> tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%i : tensor<?xi64>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i64, %o: f32):
    %at = arith.index_cast %x : i64 to index
    %v = tensor.extract %t[%at] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// A target that the program ignores may be outside.
// CHECK-LABEL: func.func @ignored
// CHECK: %[[C:.*]] = arith.constant -100 : i64
// CHECK: arith.cmpi eq, %{{.*}}, %{{.*}} : i64
// CHECK: arith.ori
// CHECK: cf.assert
// CHECK: arith.select
// CHECK: return
func.func @ignored(%i: tensor<?xi64>, %t: tensor<8xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %ignored = arith.constant -100 : i64
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %i, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%i : tensor<?xi64>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i64, %o: f32):
    %at = arith.index_cast %x : i64 to index
    %v = tensor.extract %t[%at] : tensor<8xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%i, %r : tensor<?xi64>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i64, %v: f32, %o: f32):
    %is = arith.cmpi eq, %x, %ignored : i64
    %w = arith.select %is, %zero, %v : f32
    linalg.yield %w : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// What is computed of floats is what the program makes it; and what a region computes of two tensors is left alone.
// CHECK-LABEL: func.func @left
// CHECK-NOT: cf.assert
// CHECK: return
func.func @left(%f: tensor<?xf32>, %i: tensor<?xi64>, %t: tensor<8xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %f, %c0 : tensor<?xf32>
  %m = tensor.empty(%n) : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?xf32>
  %whole = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%f : tensor<?xf32>) outs(%m : tensor<?xi64>) {
  ^bb0(%x: f32, %o: i64):
    %y = arith.fptosi %x : f32 to i64
    linalg.yield %y : i64
  } -> tensor<?xi64>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%whole : tensor<?xi64>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i64, %o: f32):
    %at = arith.index_cast %x : i64 to index
    %v = tensor.extract %t[%at] : tensor<8xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%i, %whole : tensor<?xi64>, tensor<?xi64>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: i64, %y: i64, %o: f32):
    %z = arith.addi %x, %y : i64
    %at = arith.index_cast %z : i64 to index
    %v = tensor.extract %t[%at] : tensor<8xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}
