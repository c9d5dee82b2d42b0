// RUN: dynmlir-opt --check-slices %s | FileCheck %s

// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[X:.*]]: tensor<?x8xf32>, %[[AT:.*]]: index)
// CHECK: %[[ROWS:.*]] = tensor.dim %[[X]]
// CHECK: %[[BEGIN:.*]] = arith.cmpi sge, %[[AT]], %c0
// CHECK: arith.cmpi sle, %[[AT]], %[[ROWS]]
// CHECK: %[[LEFT:.*]] = arith.subi %[[ROWS]], %[[AT]]
// CHECK: %[[ENOUGH:.*]] = arith.cmpi sle, %c4{{.*}}, %[[LEFT]]
// CHECK: cf.assert %{{.*}}, "rows: a slice is not within dimension 0 of argument 0"
// CHECK-NEXT: tensor.extract_slice
// CHECK-NOT: cf.assert
func.func @rows(%x: tensor<?x8xf32>, %at: index) -> tensor<4x8xf32> {
  %s = tensor.extract_slice %x[%at, 0] [4, 8] [1, 1] : tensor<?x8xf32> to tensor<4x8xf32>
  return %s : tensor<4x8xf32>
}

// Of what is computed of an argument, and in a loop; where steps are taken.
// CHECK-LABEL: func.func @in_a_loop
// CHECK: scf.for
// CHECK: %[[STEPS:.*]] = arith.ceildivsi
// CHECK: arith.cmpi sle, %{{.*}}, %[[STEPS]]
// CHECK: cf.assert %{{.*}}, "in_a_loop: a slice is not within dimension 0 of a tensor"
// CHECK-NEXT: tensor.insert_slice
func.func @in_a_loop(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: i64) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.index_cast %n : i64 to index
  %k = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%z = %y) -> (tensor<?xf32>) {
    %w = tensor.insert_slice %x into %z[%i] [%m] [2] : tensor<?xf32> into tensor<?xf32>
    scf.yield %w : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// The program's own.
// CHECK-LABEL: func.func @sizes
// CHECK-NOT: cf.assert
func.func @sizes(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %rows = tensor.dim %x, %c0 : tensor<?x8xf32>
  %half = arith.divui %rows, %c2 : index
  %s = tensor.extract_slice %x[%half, 0] [%half, 8] [1, 1] : tensor<?x8xf32> to tensor<?x8xf32>
  return %s : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @parts
// CHECK-SAME: (%[[X:.*]]: tensor<?x8xf32>, %[[N:.*]]: index, %[[M:.*]]: index)
// CHECK: %[[ALL:.*]] = arith.muli %[[N]], %[[M]]
// CHECK: arith.cmpi eq, %[[ALL]],
// CHECK: cf.assert %{{.*}}, "parts: the sizes do not part dimension 0 of argument 0"
// CHECK-NEXT: tensor.expand_shape
func.func @parts(%x: tensor<?x8xf32>, %n: index, %m: index) -> tensor<?x?x8xf32> {
  %r = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, %m, 8] : tensor<?x8xf32> into tensor<?x?x8xf32>
  return %r : tensor<?x?x8xf32>
}

// An image that is enlarged has pixels, or there is nothing to make.
// CHECK-LABEL: func.func @image
// CHECK-SAME: (%[[X:.*]]: tensor<?x64x?x?xf32>, %[[M:.*]]: tensor<?x64x?x?xf32>)
// CHECK: %[[SIZE:.*]] = tensor.dim %[[X]]
// CHECK: %[[SOME:.*]] = arith.cmpi sgt, %[[SIZE]]
// CHECK: arith.ori
// CHECK: cf.assert %{{.*}}, "image: dimension 2 of argument 0 is 0, and is read"
// CHECK: cf.assert %{{.*}}, "image: dimension 3 of argument 0 is 0, and is read"
func.func @image(%image: tensor<?x64x?x?xf32>, %memory: tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32> {
  %quarter = arith.constant 0.25 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%memory : tensor<?x64x?x?xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %c = linalg.index 1 : index
    %h = linalg.index 2 : index
    %w = linalg.index 3 : index
    %hi = arith.index_cast %h : index to i32
    %hf = arith.sitofp %hi : i32 to f32
    %v = arith.mulf %hf, %quarter : f32
    %y = arith.fptosi %v : f32 to i32
    %yi = arith.index_cast %y : i32 to index
    %wi = arith.index_cast %w : index to i32
    %wf = arith.sitofp %wi : i32 to f32
    %u = arith.mulf %wf, %quarter : f32
    %x = arith.fptosi %u : f32 to i32
    %xi = arith.index_cast %x : i32 to index
    %e = tensor.extract %image[%n, %c, %yi, %xi] : tensor<?x64x?x?xf32>
    %p = arith.mulf %e, %u : f32
    %q = arith.mulf %p, %v : f32
    linalg.yield %q : f32
  } -> tensor<?x64x?x?xf32>
  return %r : tensor<?x64x?x?xf32>
}
