// RUN: dynmlir-opt --part-softmax --allow-unregistered-dialect %s | FileCheck %s
// RUN: dynmlir-opt --part-softmax --allow-unregistered-dialect --mlir-print-op-generic %s | iree-compile - --iree-hal-target-backends=llvm-cpu --iree-llvmcpu-target-cpu=x86-64-v3 --iree-opt-level=O2 --compile-to=flow | FileCheck %s --check-prefix=FLOW

// As torch-mlir writes it: exponentials are read from memory by their sum and the quotients, and IREE finds no softmax
// to raise and fuse. Of the maximum it keeps the place, too, which nothing reads.
// CHECK-LABEL: func.func @imported
// CHECK: math.exp
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[E:.*]]) : (tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[B]], %{{.*}}, %{{.*}}) : (tensor<2x?x?xf32>, index, index) -> tensor<2x?x?xf32>
// CHECK: ins(%[[T]] : tensor<2x?x?xf32>) outs(%{{.*}} : tensor<2x?x1xf32>)
// CHECK: ins(%[[T]], %{{.*}} : tensor<2x?x?xf32>, tensor<2x?x1xf32>)
// FLOW-NOT: linalg.softmax
// FLOW-LABEL: @imported
// FLOW: flow.dispatch @imported_dispatch_0
// FLOW: flow.dispatch @imported_dispatch_1
#all = affine_map<(b, m, n) -> (b, m, n)>
#row = affine_map<(b, m, n) -> (b, m)>
#one = affine_map<(b, m, n) -> (b, m, 0)>
func.func @imported(%x: tensor<2x?x?xf32>) -> tensor<2x?x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i64
  %least = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c1 : tensor<2x?x?xf32>
  %n = tensor.dim %x, %c2 : tensor<2x?x?xf32>
  %all = tensor.empty(%m, %n) : tensor<2x?x?xf32>
  %rows = tensor.empty(%m) : tensor<2x?xf32>
  %places = tensor.empty(%m) : tensor<2x?xi64>
  %ones = tensor.empty(%m) : tensor<2x?x1xf32>
  %f = linalg.fill ins(%least : f32) outs(%rows : tensor<2x?xf32>) -> tensor<2x?xf32>
  %g = linalg.fill ins(%none : i64) outs(%places : tensor<2x?xi64>) -> tensor<2x?xi64>
  %most:2 = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<2x?x?xf32>) outs(%f, %g : tensor<2x?xf32>, tensor<2x?xi64>) {
  ^bb0(%in: f32, %out: f32, %place: i64):
    %i = linalg.index 2 : index
    %j = arith.index_cast %i : index to i64
    %y = arith.maximumf %in, %out : f32
    %c = arith.cmpf ogt, %in, %out : f32
    %p = arith.select %c, %j, %place : i64
    linalg.yield %y, %p : f32, i64
  } -> (tensor<2x?xf32>, tensor<2x?xi64>)
  %col = tensor.expand_shape %most#0 [[0], [1, 2]] output_shape [2, %m, 1] : tensor<2x?xf32> into tensor<2x?x1xf32>
  %d = linalg.generic {indexing_maps = [#all, #one, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %col : tensor<2x?x?xf32>, tensor<2x?x1xf32>) outs(%all : tensor<2x?x?xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.subf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<2x?x?xf32>
  %e = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d : tensor<2x?x?xf32>) outs(%all : tensor<2x?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = math.exp %in : f32
    linalg.yield %y : f32
  } -> tensor<2x?x?xf32>
  %h = linalg.fill ins(%zero : f32) outs(%ones : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
  %s = linalg.generic {indexing_maps = [#all, #one], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%e : tensor<2x?x?xf32>) outs(%h : tensor<2x?x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.addf %in, %out : f32
    linalg.yield %y : f32
  } -> tensor<2x?x1xf32>
  %r = linalg.generic {indexing_maps = [#all, #one, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%e, %s : tensor<2x?x?xf32>, tensor<2x?x1xf32>) outs(%all : tensor<2x?x?xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.divf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<2x?x?xf32>
  return %r : tensor<2x?x?xf32>
}

// The named op is these ops first.
// CHECK-LABEL: func.func @named
// CHECK-NOT: linalg.softmax
// CHECK: arith.maximumf
// CHECK: arith.subf
// CHECK-NEXT: math.exp
// CHECK: "util.optimization_barrier"
// CHECK: "flow.tensor.tie_shape"
// CHECK: arith.addf
// CHECK: arith.divf
// FLOW-LABEL: @named
// FLOW: flow.dispatch @named_dispatch_0
// FLOW: flow.dispatch @named_dispatch_1
func.func @named(%x: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?x8xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?x8xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?x8xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x?x8xf32>) outs(%e : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  return %r : tensor<?x?x8xf32>
}

// A stated length IREE does well.
// CHECK-LABEL: func.func @stated
// CHECK: linalg.softmax
// CHECK-NOT: barrier
func.func @stated(%x: tensor<?x512xf32>, %e: tensor<?x512xf32>) -> tensor<?x512xf32> {
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x512xf32>) outs(%e : tensor<?x512xf32>) -> tensor<?x512xf32>
  return %r : tensor<?x512xf32>
}

// Where rows of nothing but -infinity are 0, maxima begin from the least finite number and sums are 1 at least.
// CHECK-LABEL: func.func @zero_rows
// CHECK: arith.constant -3.40282347E+38 : f32
// CHECK: arith.addf
// CHECK: arith.maximumf %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: arith.divf
func.func @zero_rows(%x: tensor<?x512xf32>, %e: tensor<?x512xf32>) -> tensor<?x512xf32> {
  %r = linalg.softmax {dynmlir.zero_rows} dimension(1) ins(%x : tensor<?x512xf32>) outs(%e : tensor<?x512xf32>)
      -> tensor<?x512xf32>
  return %r : tensor<?x512xf32>
}

// What an argmax reads is computed before, not row by row on the stack; a number of rows that is stated, too.
// CHECK-LABEL: func.func @argmax
// CHECK: %[[S:.*]] = linalg.generic
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[S]])
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[B]],
// CHECK: "iree_linalg_ext.arg_compare"(%[[T]],
func.func @argmax(%x: tensor<?x40xf32>, %mean: tensor<?xf32>, %e: tensor<?xf32>, %i: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x40xf32>
  %o = tensor.empty(%m) : tensor<?x40xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>,
      affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %mean : tensor<?x40xf32>, tensor<?xf32>) outs(%o : tensor<?x40xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.subf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<?x40xf32>
  %r:2 = "iree_linalg_ext.arg_compare"(%s, %e, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %g = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%g) : (i1) -> ()
  }) : (tensor<?x40xf32>, tensor<?xf32>, tensor<?xi32>) -> (tensor<?xf32>, tensor<?xi32>)
  return %r#1 : tensor<?xi32>
}
