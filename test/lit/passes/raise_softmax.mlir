// RUN: dynmlir-opt --raise-softmax %s | FileCheck %s

// As torch-mlir writes it: the maximum comes with its place, which nothing reads, and both reductions keep a dimension of one.
// CHECK-LABEL: func.func @imported
// CHECK-NOT: linalg.generic
// CHECK: linalg.softmax dimension(2) ins(%arg0 : tensor<2x?x?xf32>) outs(%{{.*}} : tensor<2x?x?xf32>)
// CHECK-NEXT: return
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

// Of a stated length, if that is long; of one that is short IREE's own is as good.
// CHECK-LABEL: func.func @stated
// CHECK: linalg.softmax dimension(2) ins(%arg0 : tensor<2x?x64xf32>)
func.func @stated(%x: tensor<2x?x64xf32>) -> tensor<2x?x64xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i64
  %least = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c1 : tensor<2x?x64xf32>
  %n = tensor.dim %x, %c1 : tensor<2x?x64xf32>
  %all = tensor.empty(%m) : tensor<2x?x64xf32>
  %rows = tensor.empty(%m) : tensor<2x?xf32>
  %places = tensor.empty(%m) : tensor<2x?xi64>
  %ones = tensor.empty(%m) : tensor<2x?x1xf32>
  %f = linalg.fill ins(%least : f32) outs(%rows : tensor<2x?xf32>) -> tensor<2x?xf32>
  %g = linalg.fill ins(%none : i64) outs(%places : tensor<2x?xi64>) -> tensor<2x?xi64>
  %most:2 = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<2x?x64xf32>) outs(%f, %g : tensor<2x?xf32>, tensor<2x?xi64>) {
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
      ins(%x, %col : tensor<2x?x64xf32>, tensor<2x?x1xf32>) outs(%all : tensor<2x?x64xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.subf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<2x?x64xf32>
  %e = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d : tensor<2x?x64xf32>) outs(%all : tensor<2x?x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = math.exp %in : f32
    linalg.yield %y : f32
  } -> tensor<2x?x64xf32>
  %h = linalg.fill ins(%zero : f32) outs(%ones : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
  %s = linalg.generic {indexing_maps = [#all, #one], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%e : tensor<2x?x64xf32>) outs(%h : tensor<2x?x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.addf %in, %out : f32
    linalg.yield %y : f32
  } -> tensor<2x?x1xf32>
  %r = linalg.generic {indexing_maps = [#all, #one, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%e, %s : tensor<2x?x64xf32>, tensor<2x?x1xf32>) outs(%all : tensor<2x?x64xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.divf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<2x?x64xf32>
  return %r : tensor<2x?x64xf32>
}

// CHECK-LABEL: func.func @short
// CHECK-NOT: linalg.softmax
func.func @short(%x: tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i64
  %least = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c1 : tensor<2x?x4xf32>
  %n = tensor.dim %x, %c1 : tensor<2x?x4xf32>
  %all = tensor.empty(%m) : tensor<2x?x4xf32>
  %rows = tensor.empty(%m) : tensor<2x?xf32>
  %places = tensor.empty(%m) : tensor<2x?xi64>
  %ones = tensor.empty(%m) : tensor<2x?x1xf32>
  %f = linalg.fill ins(%least : f32) outs(%rows : tensor<2x?xf32>) -> tensor<2x?xf32>
  %g = linalg.fill ins(%none : i64) outs(%places : tensor<2x?xi64>) -> tensor<2x?xi64>
  %most:2 = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<2x?x4xf32>) outs(%f, %g : tensor<2x?xf32>, tensor<2x?xi64>) {
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
      ins(%x, %col : tensor<2x?x4xf32>, tensor<2x?x1xf32>) outs(%all : tensor<2x?x4xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.subf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<2x?x4xf32>
  %e = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d : tensor<2x?x4xf32>) outs(%all : tensor<2x?x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = math.exp %in : f32
    linalg.yield %y : f32
  } -> tensor<2x?x4xf32>
  %h = linalg.fill ins(%zero : f32) outs(%ones : tensor<2x?x1xf32>) -> tensor<2x?x1xf32>
  %s = linalg.generic {indexing_maps = [#all, #one], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%e : tensor<2x?x4xf32>) outs(%h : tensor<2x?x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.addf %in, %out : f32
    linalg.yield %y : f32
  } -> tensor<2x?x1xf32>
  %r = linalg.generic {indexing_maps = [#all, #one, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%e, %s : tensor<2x?x4xf32>, tensor<2x?x1xf32>) outs(%all : tensor<2x?x4xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.divf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<2x?x4xf32>
  return %r : tensor<2x?x4xf32>
}

// Not from -inf; not from zero; not of the same exponentials.
// CHECK-LABEL: func.func @at_least_zero
// CHECK-NOT: linalg.softmax
func.func @at_least_zero(%x: tensor<2x?x?xf32>) -> tensor<2x?x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i64
  %least = arith.constant 0.0 : f32
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

// CHECK-LABEL: func.func @with_one
// CHECK-NOT: linalg.softmax
func.func @with_one(%x: tensor<2x?x?xf32>) -> tensor<2x?x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 1.0 : f32
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

// CHECK-LABEL: func.func @of_another
// CHECK-NOT: linalg.softmax
func.func @of_another(%x: tensor<2x?x?xf32>) -> tensor<2x?x?xf32> {
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
      ins(%d, %s : tensor<2x?x?xf32>, tensor<2x?x1xf32>) outs(%all : tensor<2x?x?xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.divf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<2x?x?xf32>
  return %r : tensor<2x?x?xf32>
}

// CHECK-LABEL: func.func @upside_down
// CHECK-NOT: linalg.softmax
func.func @upside_down(%x: tensor<2x?x?xf32>) -> tensor<2x?x?xf32> {
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
    %y = arith.divf %l, %in : f32
    linalg.yield %y : f32
  } -> tensor<2x?x?xf32>
  return %r : tensor<2x?x?xf32>
}

// Exponentials that are read elsewhere.
// CHECK-LABEL: func.func @read_again
// CHECK-NOT: linalg.softmax
func.func @read_again(%x: tensor<2x?x?xf32>) -> (tensor<2x?x?xf32>, tensor<2x?x?xf32>) {
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
  return %r, %e : tensor<2x?x?xf32>, tensor<2x?x?xf32>
}

// By a number from around the region.
// CHECK-LABEL: func.func @captured
// CHECK-NOT: linalg.softmax
#matrix = affine_map<(m, n) -> (m, n)>
func.func @captured(%s: f32, %x: tensor<?x?xf32>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [#matrix, #matrix], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.divf %a, %s : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Of no loops at all.
// CHECK-LABEL: func.func @numbers
// CHECK-NOT: linalg.softmax
#number = affine_map<() -> ()>
func.func @numbers(%s: tensor<f32>, %t: tensor<f32>, %e: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [#number, #number, #number], iterator_types = []} ins(%s, %t : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// Rows of nothing but -infinity are made 0 behind it, as PyTorch writes attention behind a mask.
// CHECK-LABEL: func.func @guarded
// CHECK-NOT: linalg.generic
// CHECK: %[[S:.*]] = linalg.softmax {dynmlir.zero_rows} dimension(2) ins(%arg0
// CHECK-NEXT: return %[[S]]
func.func @guarded(%x: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %true = arith.constant true
  %b = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %x, %c2 : tensor<?x?x?xf32>
  %s = linalg.softmax dimension(2) ins(%x : tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xi1>
  %is = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xi1>) {
  ^bb0(%a: f32, %o: i1):
    %y = arith.cmpf oeq, %a, %least : f32
    linalg.yield %y : i1
  } -> tensor<?x?x?xi1>
  %r = tensor.empty(%b, %m) : tensor<?x?xi1>
  %f = linalg.fill ins(%true : i1) outs(%r : tensor<?x?xi1>) -> tensor<?x?xi1>
  %every = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%is : tensor<?x?x?xi1>) outs(%f : tensor<?x?xi1>) {
  ^bb0(%a: i1, %o: i1):
    %y = arith.andi %a, %o : i1
    linalg.yield %y : i1
  } -> tensor<?x?xi1>
  %q = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%every, %s : tensor<?x?xi1>, tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: i1, %v: f32, %o: f32):
    %y = arith.select %a, %zero, %v : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  return %q : tensor<?x?x?xf32>
}

// What is read of another tensor, or made another number, is no such softmax.
// CHECK-LABEL: func.func @of_others
// CHECK: linalg.softmax dimension(2)
// CHECK: arith.cmpf
// CHECK: arith.select
// CHECK-LABEL: func.func @ones
// CHECK: linalg.softmax dimension(2)
// CHECK: arith.select
func.func @of_others(%x: tensor<?x?x?xf32>, %z: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %true = arith.constant true
  %b = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %x, %c2 : tensor<?x?x?xf32>
  %s = linalg.softmax dimension(2) ins(%x : tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xi1>
  %is = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%z : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xi1>) {
  ^bb0(%a: f32, %o: i1):
    %y = arith.cmpf oeq, %a, %least : f32
    linalg.yield %y : i1
  } -> tensor<?x?x?xi1>
  %r = tensor.empty(%b, %m) : tensor<?x?xi1>
  %f = linalg.fill ins(%true : i1) outs(%r : tensor<?x?xi1>) -> tensor<?x?xi1>
  %every = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%is : tensor<?x?x?xi1>) outs(%f : tensor<?x?xi1>) {
  ^bb0(%a: i1, %o: i1):
    %y = arith.andi %a, %o : i1
    linalg.yield %y : i1
  } -> tensor<?x?xi1>
  %q = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%every, %s : tensor<?x?xi1>, tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: i1, %v: f32, %o: f32):
    %y = arith.select %a, %zero, %v : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  return %q : tensor<?x?x?xf32>
}

func.func @ones(%x: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 1.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %true = arith.constant true
  %b = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %x, %c2 : tensor<?x?x?xf32>
  %s = linalg.softmax dimension(2) ins(%x : tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xi1>
  %is = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xi1>) {
  ^bb0(%a: f32, %o: i1):
    %y = arith.cmpf oeq, %a, %least : f32
    linalg.yield %y : i1
  } -> tensor<?x?x?xi1>
  %r = tensor.empty(%b, %m) : tensor<?x?xi1>
  %f = linalg.fill ins(%true : i1) outs(%r : tensor<?x?xi1>) -> tensor<?x?xi1>
  %every = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%is : tensor<?x?x?xi1>) outs(%f : tensor<?x?xi1>) {
  ^bb0(%a: i1, %o: i1):
    %y = arith.andi %a, %o : i1
    linalg.yield %y : i1
  } -> tensor<?x?xi1>
  %q = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%every, %s : tensor<?x?xi1>, tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: i1, %v: f32, %o: f32):
    %y = arith.select %a, %zero, %v : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  return %q : tensor<?x?x?xf32>
}

// Of one row, whose greatest and sum are single numbers.
// CHECK-LABEL: func.func @one_row
// CHECK: linalg.softmax dimension(0) ins(%arg0 : tensor<?xf32>) outs(%{{.*}} : tensor<?xf32>)
// CHECK-NEXT: return
func.func @one_row(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %all = tensor.empty(%n) : tensor<?xf32>
  %number = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%least : f32) outs(%number : tensor<f32>) -> tensor<f32>
  %most = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<?xf32>) outs(%f : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.maximumf %in, %out : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %one = tensor.expand_shape %most [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x, %one : tensor<?xf32>, tensor<1xf32>) outs(%all : tensor<?xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.subf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %e = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%d : tensor<?xf32>) outs(%all : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = math.exp %in : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%number : tensor<f32>) -> tensor<f32>
  %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%e : tensor<?xf32>) outs(%z : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.addf %in, %out : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %sum = tensor.expand_shape %s [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%e, %sum : tensor<?xf32>, tensor<1xf32>) outs(%all : tensor<?xf32>) {
  ^bb0(%in: f32, %l: f32, %out: f32):
    %y = arith.divf %in, %l : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
