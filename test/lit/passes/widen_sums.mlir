// RUN: dynmlir-opt --widen-sums --split-input-file %s | FileCheck %s
// RUN: dynmlir-opt --widen-sums --form-templates --split-input-file %s | FileCheck %s --check-prefix=FORMED

!h = tensor<?x?xf16>

// Sums are taken in f32 and rounded once, by what becomes the epilogue; zeros of f16 are not needed any more.
// CHECK-LABEL: func.func @from_zeros
// CHECK-SAME: %[[A:[a-z0-9]+]]: {{.*}}, %[[B:[a-z0-9]+]]: {{.*}}, %[[C:[a-z0-9]+]]:
// CHECK-NOT: linalg.fill {{.*}} f16
// CHECK: %[[ZEROS:.*]] = linalg.fill {{.*}} -> tensor<?x?xf32>
// CHECK: %[[P:.*]] = linalg.matmul ins(%[[A]], %[[B]] : {{.*}}) outs(%[[ZEROS]] : tensor<?x?xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<?x?xf32>) outs(%[[C]] : tensor<?x?xf16>)
// CHECK: arith.truncf
// FORMED-LABEL: func.func @from_zeros
// FORMED: "dynmlir.template"
// FORMED: arith.truncf
// FORMED: "dynmlir.yield"(%{{.*}}) : (tensor<?x?xf16>) -> ()
func.func @from_zeros(%a: !h, %b: !h, %c: !h) -> !h {
  %zero = arith.constant 0.0 : f16
  %i = linalg.fill ins(%zero : f16) outs(%c : !h) -> !h
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%i : !h) -> !h
  return %p : !h
}

// -----

!h = tensor<?x?xbf16>

// What the result starts from is added in f32, too.
// CHECK-LABEL: func.func @added
// CHECK-SAME: %[[C:[a-z0-9]+]]: tensor<?x?xbf16>) -> tensor<?x?xbf16>
// CHECK: %[[P:.*]] = linalg.matmul {{.*}} -> tensor<?x?xf32>
// CHECK: linalg.generic {{.*}} ins(%[[P]], %[[C]] : tensor<?x?xf32>, tensor<?x?xbf16>) outs(%[[C]] : tensor<?x?xbf16>)
// CHECK: arith.extf
// CHECK: arith.addf
// CHECK: arith.truncf
// FORMED-LABEL: func.func @added
// FORMED: zero_init = true
func.func @added(%a: !h, %b: !h, %c: !h) -> !h {
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%c : !h) -> !h
  return %p : !h
}

// -----

// A generic one, as imports write convolutions of groups, extends its elements before they are multiplied.
// CHECK-LABEL: func.func @generic
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<?xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f16, %[[Y:.*]]: f16, %[[O:.*]]: f32):
// CHECK-DAG: arith.extf %[[X]] : f16 to f32
// CHECK-DAG: arith.extf %[[Y]] : f16 to f32
// CHECK: arith.mulf {{.*}} : f32
// CHECK: arith.addf {{.*}} : f32
func.func @generic(%a: tensor<?x?xf16>, %b: tensor<?xf16>, %c: tensor<?xf16>) -> tensor<?xf16> {
  %zero = arith.constant 0.0 : f16
  %i = linalg.fill ins(%zero : f16) outs(%c : tensor<?xf16>) -> tensor<?xf16>
  %p = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>,
      affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : tensor<?x?xf16>, tensor<?xf16>) outs(%i : tensor<?xf16>) {
  ^bb0(%x: f16, %y: f16, %o: f16):
    %m = arith.mulf %x, %y : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<?xf16>
  return %p : tensor<?xf16>
}

// -----

// Sums in f32 are as they are.
// CHECK-LABEL: func.func @wide
// CHECK-NOT: arith.truncf
// CHECK: return
func.func @wide(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}
