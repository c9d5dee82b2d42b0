// RUN: dynmlir-opt --split-places %s | FileCheck %s

#in = affine_map<(n, y, k) -> (n, y, k)>
#sum = affine_map<(n, y, k) -> (n, y)>
#place = affine_map<(n, y, k) -> (y)>

// CHECK-DAG: #[[SUM:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[ONE:.*]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @counts
// CHECK: %[[C:.*]] = linalg.generic {indexing_maps = [#[[ONE]]], iterator_types = ["parallel"]} outs(%arg2 : tensor<?xf32>)
// CHECK-NEXT: ^bb0(%{{.*}}: f32):
// CHECK-NEXT: %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT: %[[J:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK-NEXT: %[[F:.*]] = arith.sitofp %[[J]] : i64 to f32
// CHECK-NEXT: linalg.yield %[[F]] : f32
// CHECK: %[[S:.*]] = linalg.generic {indexing_maps = [#{{.*}}, #[[SUM]]], iterator_types = ["parallel", "parallel", "reduction"]}
// CHECK-SAME: ins(%arg0 : tensor<?x?x?xf32>) outs(%arg1 : tensor<?x?xf32>)
// CHECK: linalg.yield %{{[a-z0-9]*}} : f32
// CHECK: return %[[S]], %[[C]]
func.func @counts(%x: tensor<?x?x?xf32>, %s: tensor<?x?xf32>, %c: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %r:2 = linalg.generic {indexing_maps = [#in, #sum, #place], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<?x?x?xf32>) outs(%s, %c : tensor<?x?xf32>, tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32, %p: f32):
    %y = linalg.index 1 : index
    %z = arith.index_cast %y : index to i64
    %f = arith.sitofp %z : i64 to f32
    %t = arith.addf %a, %o : f32
    linalg.yield %t, %f : f32, f32
  } -> (tensor<?x?xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?xf32>
}

// A maximum and where it is: both of elements, along every parallel loop.
// CHECK-LABEL: func.func @left
// CHECK: %{{.*}}:2 = linalg.generic
func.func @left(%x: tensor<?x?x?xf32>, %s: tensor<?x?xf32>, %c: tensor<?x?xi64>) -> (tensor<?x?xf32>, tensor<?x?xi64>) {
  %r:2 = linalg.generic {indexing_maps = [#in, #sum, #sum], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<?x?x?xf32>) outs(%s, %c : tensor<?x?xf32>, tensor<?x?xi64>) {
  ^bb0(%a: f32, %o: f32, %p: i64):
    %y = linalg.index 2 : index
    %z = arith.index_cast %y : index to i64
    %m = arith.cmpf ogt, %a, %o : f32
    %t = arith.select %m, %a, %o : f32
    %i = arith.select %m, %z, %p : i64
    linalg.yield %t, %i : f32, i64
  } -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xi64>
}
