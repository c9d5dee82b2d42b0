// RUN: dynmlir-opt --pass-scalars %s | FileCheck %s
// RUN: dynmlir-opt --pass-scalars --mlir-print-op-generic %s | iree-compile - --iree-hal-target-backends=llvm-cpu --iree-llvmcpu-target-cpu=x86-64-v3 --iree-opt-level=O2 -o /dev/null

// Numbers of each type, each once; an index as an i64. Constants stay where they are.
// CHECK: #[[NONE:.*]] = affine_map<(d0, d1) -> ()>
// CHECK-LABEL: func.func @masked
// CHECK: %[[LENGTH:.*]] = arith.index_cast %arg2 : index to i64
// CHECK: linalg.generic
// CHECK-SAME: #[[NONE]], #[[NONE]]
// CHECK-SAME: ins(%arg0, %[[LENGTH]], %arg1 : tensor<?x?xf32>, i64, f32) outs(%{{.*}} : tensor<?x?xf32>)
// CHECK-NEXT: ^bb0(%[[E:[a-z0-9_]*]]: f32, %[[L:[a-z0-9_]*]]: i64, %[[SCALE:[a-z0-9_]*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[INDEX:.*]] = arith.index_cast %[[L]] : i64 to index
// CHECK: arith.cmpi ult, %{{.*}}, %[[INDEX]] : index
// CHECK: arith.mulf %[[E]], %[[SCALE]] : f32
// CHECK: arith.mulf %{{.*}}, %[[SCALE]] : f32
// CHECK: arith.select %{{.*}}, %{{.*}}, %cst
#all = affine_map<(m, n) -> (m, n)>
func.func @masked(%x: tensor<?x?xf32>, %scale: f32, %length: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %j = linalg.index 1 : index
    %there = arith.cmpi ult, %j, %length : index
    %once = arith.mulf %a, %scale : f32
    %twice = arith.mulf %once, %scale : f32
    %s = arith.select %there, %twice, %low : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %r = linalg.softmax dimension(1) ins(%y : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// What has none is left alone, and a tensor that a region reads from.
// CHECK-LABEL: func.func @gathered
// CHECK: linalg.generic
// CHECK-SAME: ins(%arg1 : tensor<?xi32>)
func.func @gathered(%table: tensor<?xf32>, %at: tensor<?xi32>, %to: tensor<?xf32>) -> tensor<?xf32> {
  %y = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]}
      ins(%at : tensor<?xi32>) outs(%to : tensor<?xf32>) {
  ^bb0(%p: i32, %o: f32):
    %i = arith.index_cast %p : i32 to index
    %v = tensor.extract %table[%i] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// A number that is extracted from a tensor of no dimension is read, and what is computed of it, in the region.
// CHECK-LABEL: func.func @extracted
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?x?xf32>, %[[T:[a-z0-9]+]]: tensor<i8>
// CHECK-NOT: tensor.extract
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[T]] : tensor<?x?xf32>, tensor<i8>)
// CHECK-NEXT: ^bb0(%[[E:[a-z0-9_]*]]: f32, %[[Z:[a-z0-9_]*]]: i8, %{{.*}}: f32):
// CHECK-NEXT: %[[W:.*]] = arith.extui %[[Z]] : i8 to i32
// CHECK-NEXT: %[[S:.*]] = arith.addi %[[W]], %{{.*}} : i32
// CHECK-NEXT: %[[F:.*]] = arith.sitofp %[[S]] : i32 to f32
// CHECK-NEXT: arith.addf %[[E]], %[[F]]
func.func @extracted(%x: tensor<?x?xf32>, %t: tensor<i8>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %three = arith.constant 3 : i32
  %z = tensor.extract %t[] : tensor<i8>
  %w = arith.extui %z : i8 to i32
  %s = arith.addi %w, %three : i32
  %y = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %f = arith.sitofp %s : i32 to f32
    %r = arith.addf %a, %f : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
