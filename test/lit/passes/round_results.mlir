// RUN: dynmlir-opt --round-results --split-input-file %s | FileCheck %s
// RUN: dynmlir-opt --round-results --form-templates --split-input-file %s | FileCheck %s --check-prefix=FORMED

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// The result is stored in f16, and what follows in f16 becomes the epilogue of that.
// CHECK-LABEL: func.func @rounded
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xf16>, %[[B:[a-z0-9]+]]: tensor<?x?xf16>
// CHECK: %[[Z:.*]] = linalg.fill {{.*}} -> tensor<?x?xf16>
// CHECK: %[[P:.*]] = linalg.matmul ins(%[[A]], %[[B]] : tensor<?x?xf16>, tensor<?x?xf16>) outs(%[[Z]] : tensor<?x?xf16>)
// CHECK-NOT: truncf
// CHECK: linalg.generic {{.*}} ins(%[[P]], %{{.*}} : tensor<?x?xf16>, tensor<?xf16>)
// FORMED-LABEL: func.func @rounded
// FORMED: "dynmlir.template"
// FORMED: linalg.matmul {{.*}} outs(%{{.*}} : tensor<?x?xf16>)
// FORMED: arith.addf
// FORMED: "dynmlir.yield"
func.func @rounded(%a: !h, %b: !h, %c: !w, %d: !h, %bias: tensor<?xf16>) -> !h {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%c : !w) -> !w
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%i : !w) -> !w
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : !w) outs(%d : !h) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> !h
  %s = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%r, %bias : !h, tensor<?xf16>) outs(%d : !h) {
  ^bb0(%x: f16, %y: f16, %o: f16):
    %z = arith.addf %x, %y : f16
    linalg.yield %z : f16
  } -> !h
  return %s : !h
}

// -----

!h = tensor<4x?x64xbf16>
!w = tensor<4x?x?xf32>

// On tensors, in batches, with the second operand transposed.
// CHECK-LABEL: func.func @batches
// CHECK: linalg.batch_matmul indexing_maps = {{.*}} outs(%{{.*}} : tensor<4x?x?xbf16>)
// CHECK-NOT: truncf
// FORMED-LABEL: func.func @batches
// FORMED: "dynmlir.template"
func.func @batches(%a: !h, %b: !h, %c: !w) -> tensor<4x?x?xbf16> {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%c : !w) -> !w
  %p = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>,
                                            affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : !h, !h) outs(%i : !w) -> !w
  %r = arith.truncf %p : !w to tensor<4x?x?xbf16>
  return %r : tensor<4x?x?xbf16>
}

// -----

!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// Left alone: sums that are added to what was there; sums that are read in f32, too.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-2: linalg.matmul {{.*}} outs(%{{.*}} : tensor<?x?xf32>)
func.func @others(%a: !h, %b: !h, %c: !w) -> (!h, !h, !w) {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%c : !w) -> !w
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%c : !w) -> !w
  %q = linalg.matmul ins(%a, %b : !h, !h) outs(%i : !w) -> !w
  %r = arith.truncf %p : !w to !h
  %s = arith.truncf %q : !w to !h
  return %r, %s, %q : !h, !h, !w
}

// -----

!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// Left alone, too: a product of what is extended in front of it.
// CHECK-LABEL: func.func @extended
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<?x?xf32>, tensor<?x?xf32>) outs(%{{.*}} : tensor<?x?xf32>)
// CHECK: arith.truncf
func.func @extended(%a: !h, %b: !h, %c: !w) -> !h {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%c : !w) -> !w
  %x = arith.extf %a : !h to !w
  %y = arith.extf %b : !h to !w
  %p = linalg.matmul ins(%x, %y : !w, !w) outs(%i : !w) -> !w
  %r = arith.truncf %p : !w to !h
  return %r : !h
}
