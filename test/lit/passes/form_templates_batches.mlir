// RUN: dynmlir-opt %s --form-templates --canonicalize | FileCheck %s

// Heads lie between tokens and columns: values are read so, and the result is written so. Nothing is transposed.
// CHECK-LABEL: func.func @heads
// CHECK-SAME: (%[[P:.*]]: tensor<2x12x?x?xf32>, %[[V:.*]]: tensor<2x?x12x64xf32>)
// CHECK-NOT: linalg.transpose
// CHECK-NOT: tensor.collapse_shape
// CHECK: %[[R:.*]] = "dynmlir.template"(%[[P]], %[[V]], %{{.*}}) ({
// CHECK: }) {{.*}} : (tensor<2x12x?x?xf32>, tensor<2x?x12x64xf32>, tensor<2x?x12x64xf32>) -> tensor<2x?x12x64xf32>
// CHECK-NEXT: return %[[R]]
func.func @heads(%p: tensor<2x12x?x?xf32>, %v: tensor<2x?x12x64xf32>) -> tensor<2x?x12x64xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.dim %p, %c2 : tensor<2x12x?x?xf32>
  %t = tensor.dim %v, %c1 : tensor<2x?x12x64xf32>
  %e = tensor.empty(%t) : tensor<2x12x?x64xf32>
  %turned = linalg.transpose ins(%v : tensor<2x?x12x64xf32>) outs(%e : tensor<2x12x?x64xf32>) permutation = [0, 2, 1, 3]
  %a = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<2x12x?x?xf32> into tensor<24x?x?xf32>
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<2x12x?x64xf32> into tensor<24x?x64xf32>
  %o = tensor.empty(%s) : tensor<24x?x64xf32>
  %start = linalg.fill ins(%zero : f32) outs(%o : tensor<24x?x64xf32>) -> tensor<24x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<24x?x?xf32>, tensor<24x?x64xf32>) outs(%start : tensor<24x?x64xf32>)
    -> tensor<24x?x64xf32>
  %x = tensor.expand_shape %r [[0, 1], [2], [3]] output_shape [2, 12, %s, 64] : tensor<24x?x64xf32> into tensor<2x12x?x64xf32>
  %f = tensor.empty(%s) : tensor<2x?x12x64xf32>
  %w = linalg.transpose ins(%x : tensor<2x12x?x64xf32>) outs(%f : tensor<2x?x12x64xf32>) permutation = [0, 2, 1, 3]
  return %w : tensor<2x?x12x64xf32>
}

// The other operand is given the shape, if its batch has that many; a result that is read as it is keeps its own.
// CHECK-LABEL: func.func @other
// CHECK-SAME: (%[[A:.*]]: tensor<?x?x?xf32>, %[[V:.*]]: tensor<?x?x12x64xf32>
// CHECK-NOT: linalg.transpose
// CHECK: cf.assert %{{.*}}, "batch_matmul: the batches of its operands differ in number"
// CHECK: %[[P:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2], [3]] {{.*}} into tensor<?x12x?x?xf32>
// CHECK: "dynmlir.template"(%[[P]], %[[V]], %{{.*}}) ({
// CHECK: tensor.collapse_shape {{.*}} into tensor<?x?x64xf32>
func.func @other(%a: tensor<?x?x?xf32>, %v: tensor<?x?x12x64xf32>, %c: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %v, %c0 : tensor<?x?x12x64xf32>
  %t = tensor.dim %v, %c1 : tensor<?x?x12x64xf32>
  %e = tensor.empty(%n, %t) : tensor<?x12x?x64xf32>
  %turned = linalg.transpose ins(%v : tensor<?x?x12x64xf32>) outs(%e : tensor<?x12x?x64xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x12x?x64xf32> into tensor<?x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x64xf32>) outs(%c : tensor<?x?x64xf32>)
    -> tensor<?x?x64xf32>
  return %r : tensor<?x?x64xf32>
}

// Two operands that were collapsed from sizes that may differ: one of them is read through its batch.
// CHECK-LABEL: func.func @unlike
// CHECK: tensor.collapse_shape
// CHECK: tensor.expand_shape {{.*}} into tensor<3x8x?x?xf32>
// CHECK: dynmlir.template
func.func @unlike(%p: tensor<2x12x?x?xf32>, %v: tensor<3x?x8x64xf32>, %c: tensor<24x?x64xf32>) -> tensor<24x?x64xf32> {
  %c1 = arith.constant 1 : index
  %t = tensor.dim %v, %c1 : tensor<3x?x8x64xf32>
  %e = tensor.empty(%t) : tensor<3x8x?x64xf32>
  %turned = linalg.transpose ins(%v : tensor<3x?x8x64xf32>) outs(%e : tensor<3x8x?x64xf32>) permutation = [0, 2, 1, 3]
  %a = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<2x12x?x?xf32> into tensor<24x?x?xf32>
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<3x8x?x64xf32> into tensor<24x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<24x?x?xf32>, tensor<24x?x64xf32>) outs(%c : tensor<24x?x64xf32>)
    -> tensor<24x?x64xf32>
  return %r : tensor<24x?x64xf32>
}

// Left as it is: nothing is transposed; columns would no longer be innermost; an epilogue stands behind the batch.
// CHECK-LABEL: func.func @plain
// CHECK: "dynmlir.template"(%{{.*}}) ({
// CHECK: }) {{.*}} -> tensor<?x?x?xf32>
func.func @plain(%p: tensor<?x3x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %a = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<?x3x?x?xf32> into tensor<?x?x?xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>)
    -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @columns_outside
// CHECK: dynmlir.template
// CHECK: linalg.transpose
func.func @columns_outside(%a: tensor<?x64xf32>, %b: tensor<64x?xf32>, %c: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %start = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x?xf32>) outs(%start : tensor<?x?xf32>) -> tensor<?x?xf32>
  %w = linalg.transpose ins(%r : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) permutation = [1, 0]
  return %w : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @epilogue
// CHECK: linalg.transpose
// CHECK: dynmlir.template
// CHECK: arith.maximumf
func.func @epilogue(%a: tensor<?x?x?xf32>, %v: tensor<?x?x12x64xf32>, %e: tensor<?x12x?x64xf32>, %c: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  %zero = arith.constant 0.0 : f32
  %turned = linalg.transpose ins(%v : tensor<?x?x12x64xf32>) outs(%e : tensor<?x12x?x64xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x12x?x64xf32> into tensor<?x?x64xf32>
  %start = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x64xf32>) outs(%start : tensor<?x?x64xf32>)
    -> tensor<?x?x64xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d, m, n) -> (d, m, n)>, affine_map<(d, m, n) -> (d, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<?x?x64xf32>) outs(%c : tensor<?x?x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.maximumf %in, %zero : f32
    linalg.yield %y : f32
  } -> tensor<?x?x64xf32>
  return %x : tensor<?x?x64xf32>
}

// Parted in another way, if of the same type: by sizes of which nothing is known.
// CHECK-LABEL: func.func @other_expand
// CHECK-NOT: linalg.transpose
// CHECK: dynmlir.template
// CHECK: %[[R:.*]] = tensor.collapse_shape
// CHECK: tensor.expand_shape %[[R]] {{.*}} output_shape [%arg2, %arg3,
// two dynamic batch sizes; the result is expanded to other ones
func.func @other_expand(%a: tensor<?x?x?xf32>, %v: tensor<?x?x?x8xf32>, %x: index, %y: index) -> tensor<?x?x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %v, %c0 : tensor<?x?x?x8xf32>
  %t = tensor.dim %v, %c1 : tensor<?x?x?x8xf32>
  %h = tensor.dim %v, %c2 : tensor<?x?x?x8xf32>
  %s = tensor.dim %a, %c1 : tensor<?x?x?xf32>
  %nh = arith.muli %n, %h : index
  %e = tensor.empty(%n, %h, %t) : tensor<?x?x?x8xf32>
  %turned = linalg.transpose ins(%v : tensor<?x?x?x8xf32>) outs(%e : tensor<?x?x?x8xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x?x?x8xf32> into tensor<?x?x8xf32>
  %o = tensor.empty(%nh, %s) : tensor<?x?x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%o : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%start : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %w = tensor.expand_shape %r [[0, 1], [2], [3]] output_shape [%x, %y, %s, 8] : tensor<?x?x8xf32> into tensor<?x?x?x8xf32>
  return %w : tensor<?x?x?x8xf32>
}

// Sizes are static where types say so, whatever is known of them.
// CHECK-LABEL: func.func @const_tokens
// CHECK-NOT: linalg.transpose
// CHECK: dynmlir.template
// sizes of results that are constants behind dynamic types
func.func @const_tokens(%p: tensor<2x3x?x?xf32>, %v: tensor<2x?x3x8xf32>) -> tensor<6x?x8xf32> {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %t = tensor.dim %v, %c1 : tensor<2x?x3x8xf32>
  %e = tensor.empty(%t) : tensor<2x3x?x8xf32>
  %turned = linalg.transpose ins(%v : tensor<2x?x3x8xf32>) outs(%e : tensor<2x3x?x8xf32>) permutation = [0, 2, 1, 3]
  %a = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<2x3x?x?xf32> into tensor<6x?x?xf32>
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<2x3x?x8xf32> into tensor<6x?x8xf32>
  %o = tensor.empty(%c5) : tensor<6x?x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%o : tensor<6x?x8xf32>) -> tensor<6x?x8xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<6x?x?xf32>, tensor<6x?x8xf32>) outs(%start : tensor<6x?x8xf32>) -> tensor<6x?x8xf32>
  return %r : tensor<6x?x8xf32>
}

// What is no contraction, or has two results, stays.
// CHECK-LABEL: func.func @two_outs
// CHECK: linalg.transpose
// CHECK-NOT: dynmlir.template
func.func @two_outs(%a: tensor<2x?x3x?xf32>, %v: tensor<2x?x3x?xf32>, %e: tensor<2x3x?x?xf32>, %d: tensor<6x?x?xf32>) -> (tensor<6x?x?xf32>, tensor<6x?x?xf32>) {
  %turned = linalg.transpose ins(%v : tensor<2x?x3x?xf32>) outs(%e : tensor<2x3x?x?xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<2x3x?x?xf32> into tensor<6x?x?xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%d : tensor<6x?x?xf32>) outs(%b, %d : tensor<6x?x?xf32>, tensor<6x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %w = arith.mulf %y, %x : f32
    %q = arith.addf %w, %o : f32
    linalg.yield %q, %q : f32, f32
  } -> (tensor<6x?x?xf32>, tensor<6x?x?xf32>)
  return %r#0, %r#1 : tensor<6x?x?xf32>, tensor<6x?x?xf32>
}

// Collapsed by no dimension; a single element that was expanded and transposed.
// CHECK-LABEL: func.func @ident
// CHECK: dynmlir.template
// (a) identity collapse
func.func @ident(%a: tensor<?x?x?xf32>, %v: tensor<?x?x8xf32>, %e: tensor<?x?x8xf32>, %c: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
  %turned = linalg.transpose ins(%v : tensor<?x?x8xf32>) outs(%e : tensor<?x?x8xf32>) permutation = [1, 0, 2]
  %b = tensor.collapse_shape %turned [[0], [1], [2]] : tensor<?x?x8xf32> into tensor<?x?x8xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%c : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  return %r : tensor<?x?x8xf32>
}

// CHECK-LABEL: func.func @rank0_expand
// CHECK: dynmlir.template
func.func @rank0_expand(%x: tensor<f32>, %b: tensor<?x?xf32>, %e: tensor<1x1xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %a = tensor.expand_shape %x [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %t = linalg.transpose ins(%a : tensor<1x1xf32>) outs(%e : tensor<1x1xf32>) permutation = [1, 0]
  %a1 = tensor.cast %t : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a1, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// A transpose in a loop leaves the product before it.
// CHECK: dynmlir.template
// CHECK: scf.for
// CHECK: linalg.transpose
func.func @sunk(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %t: index, %g: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %d = tensor.dim %a, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %b, %c2 : tensor<?x?x?xf32>
  %e = tensor.empty(%d, %m, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%f : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %out = scf.for %i = %c0 to %t step %c1 iter_args(%y = %g) -> tensor<?x?x?xf32> {
    %h = tensor.empty(%m, %d, %n) : tensor<?x?x?xf32>
    %w = linalg.transpose ins(%r : tensor<?x?x?xf32>) outs(%h : tensor<?x?x?xf32>) permutation = [1, 0, 2]
    %z = linalg.generic {indexing_maps = [affine_map<(m, d, n) -> (m, d, n)>, affine_map<(m, d, n) -> (m, d, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w : tensor<?x?x?xf32>) outs(%y : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %o: f32):
      %s = arith.addf %in, %o : f32
      linalg.yield %s : f32
    } -> tensor<?x?x?xf32>
    scf.yield %z : tensor<?x?x?xf32>
  }
  return %out : tensor<?x?x?xf32>
}

// A mask that all heads of a batch have alike is part of the store: heads are batches of their own for it.
// CHECK-LABEL: func.func @scores
// CHECK-NOT: tensor.expand_shape %{{.*}} : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
// CHECK: "dynmlir.template"(%arg0, %arg1, %{{.*}}, %{{.*}}) ({
// CHECK: arith.addf
// CHECK: (tensor<?x4x?x8xf32>, tensor<?x4x8x?xf32>, tensor<?x4x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x4x?x?xf32>
// CHECK-NEXT: return
func.func @scores(%q: tensor<?x4x?x8xf32>, %k: tensor<?x4x8x?xf32>, %mask: tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %b = tensor.dim %q, %c0 : tensor<?x4x?x8xf32>
  %m = tensor.dim %q, %c2 : tensor<?x4x?x8xf32>
  %n = tensor.dim %k, %c3 : tensor<?x4x8x?xf32>
  %bh = arith.muli %b, %c4 : index
  %a = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<?x4x?x8xf32> into tensor<?x?x8xf32>
  %t = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<?x4x8x?xf32> into tensor<?x8x?xf32>
  %e = tensor.empty(%bh, %m, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.batch_matmul ins(%a, %t : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%f : tensor<?x?x?xf32>)
      -> tensor<?x?x?xf32>
  %s = tensor.expand_shape %p [[0, 1], [2], [3]] output_shape [%b, 4, %m, %n]
      : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
  %o = tensor.empty(%b, %m, %n) : tensor<?x4x?x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, 0, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%s, %mask : tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) outs(%o : tensor<?x4x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %w = arith.addf %x, %y : f32
    linalg.yield %w : f32
  } -> tensor<?x4x?x?xf32>
  return %r : tensor<?x4x?x?xf32>
}
