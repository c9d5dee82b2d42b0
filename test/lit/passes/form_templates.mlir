// RUN: dynmlir-opt --form-templates --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: dynmlir-opt --dynmlir-form-templates --split-input-file %s | dynmlir-opt --split-input-file | FileCheck %s

// What starts from zero needs no read of the result: the fill moves into the online loops.
// CHECK-LABEL: func.func @zero_init
// CHECK-SAME: (%[[A:.*]]: tensor<?x768xf32>, %[[B:.*]]: tensor<768x?xf32>, %[[INIT:.*]]: tensor<?x?xf32>)
// CHECK-NOT: linalg.fill
// CHECK: %[[R:.*]] = "dynmlir.template"(%[[A]], %[[B]], %[[INIT]]) ({
// CHECK: ^bb0(%[[LHS:.*]]: tensor<?x768xf32>, %[[RHS:.*]]: tensor<768x?xf32>, %[[C:.*]]: tensor<?x?xf32>, %[[UM:.*]]: index, %[[UN:.*]]: index, %[[UK:.*]]: index):
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %[[UM]] iter_args(%{{.*}} = %[[C]])
// CHECK: scf.for %[[J:.*]] = %{{.*}} to %{{.*}} step %[[UN]]
// CHECK: linalg.fill
// CHECK: scf.for %[[K:.*]] = %{{.*}} to %{{.*}} step %[[UK]]
// CHECK: tensor.extract_slice %[[LHS]][%[[I]], %[[K]]]
// CHECK: tensor.extract_slice %[[RHS]][%[[K]], %[[J]]]
// CHECK: linalg.matmul
// CHECK: }) {operator = "matmul", sym_name = "zero_init_matmul_0", zero_init = true}
// CHECK: return %[[R]]
func.func @zero_init(%a: tensor<?x768xf32>, %b: tensor<768x?xf32>, %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %filled = linalg.fill ins(%zero : f32) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x?xf32>) outs(%filled : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %c : tensor<?x?xf32>
}

// -----

// What starts from anything else is added to; one function may hold several.
// CHECK-LABEL: func.func @accumulates
// CHECK: %[[FIRST:.*]] = "dynmlir.template"(%{{.*}}, %{{.*}}, %{{.*}}) ({
// CHECK-NOT: linalg.fill
// CHECK: }) {operator = "matmul", sym_name = "accumulates_matmul_0", zero_init = false}
// CHECK: "dynmlir.template"(%{{.*}}, %{{.*}}, %[[FIRST]]) ({
// CHECK: }) {operator = "matmul", sym_name = "accumulates_matmul_1", zero_init = false}
func.func @accumulates(%a: tensor<?x?xf32>, %b: tensor<?x64xf32>, %init: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x64xf32>) outs(%init : tensor<?x64xf32>) -> tensor<?x64xf32>
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x64xf32>) outs(%c : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %d : tensor<?x64xf32>
}

// -----

// A fill that something else reads stays.
// CHECK-LABEL: func.func @keeps_shared_fill
// CHECK: %[[FILLED:.*]] = linalg.fill
// CHECK: "dynmlir.template"
// CHECK: return %{{.*}}, %[[FILLED]]
func.func @keeps_shared_fill(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %init: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %zero = arith.constant 0.0 : f32
  %filled = linalg.fill ins(%zero : f32) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%filled : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %c, %filled : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @keeps_static_matmul
// CHECK-NEXT: linalg.matmul
func.func @keeps_static_matmul(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-remark @below {{'linalg.matmul' has static sizes: left alone}}
  %c = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %c : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @keeps_memrefs
// CHECK-NEXT: linalg.matmul
func.func @keeps_memrefs(%a: memref<?x?xf32>) {
  // expected-remark @below {{is not on tensors}}
  linalg.matmul ins(%a, %a : memref<?x?xf32>, memref<?x?xf32>) outs(%a : memref<?x?xf32>)
  return
}

// -----

// Other element types: sums are taken in the result's, zeros are integers for integers.
// CHECK-LABEL: func.func @bf16_and_i8
// CHECK: "dynmlir.template"({{.*}}) ({
// CHECK: linalg.fill ins(%{{.*}} : f32)
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%{{.*}} : tensor<?x?xf32>)
// CHECK: }) {{.*}}zero_init = true
// CHECK: "dynmlir.template"({{.*}}) ({
// CHECK: linalg.fill ins(%{{.*}} : i32)
// CHECK: }) {{.*}}zero_init = true
func.func @bf16_and_i8(%a: tensor<?x?xbf16>, %c: tensor<?x?xf32>, %i: tensor<?x?xi8>, %j: tensor<?x?xi32>) -> (tensor<?x?xf32>, tensor<?x?xi32>) {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0 : i32
  %zeros = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %nones = linalg.fill ins(%none : i32) outs(%j : tensor<?x?xi32>) -> tensor<?x?xi32>
  %d = linalg.matmul ins(%a, %a : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%zeros : tensor<?x?xf32>) -> tensor<?x?xf32>
  %k = linalg.matmul ins(%i, %i : tensor<?x?xi8>, tensor<?x?xi8>) outs(%nones : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %d, %k : tensor<?x?xf32>, tensor<?x?xi32>
}

// -----

// Sums in bf16 or in f64 of f32 are IREE's.
// CHECK-LABEL: func.func @keeps_uncovered_types
// CHECK-NEXT: linalg.matmul
// CHECK-NEXT: linalg.matmul
func.func @keeps_uncovered_types(%a: tensor<?x?xbf16>, %b: tensor<?x?xf32>, %c: tensor<?x?xf64>) -> (tensor<?x?xbf16>, tensor<?x?xf64>) {
  // expected-remark @below {{has element types f32, f32, bf16, which are not covered: left alone}}
  %d = linalg.matmul ins(%b, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xbf16>) -> tensor<?x?xbf16>
  // expected-remark @below {{has element types f32, f32, f64, which are not covered: left alone}}
  %e = linalg.matmul ins(%b, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf64>) -> tensor<?x?xf64>
  return %d, %e : tensor<?x?xbf16>, tensor<?x?xf64>
}

// -----

// Of a B without sign there are no kernels.
// CHECK-LABEL: func.func @keeps_unsigned
// CHECK-NEXT: linalg.matmul
func.func @keeps_unsigned(%a: tensor<?x?xi8>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  // expected-remark @below {{has element types ui8, ui8, i32, which are not covered: left alone}}
  %d = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : tensor<?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %d : tensor<?x?xi32>
}

// -----

// An element-wise product summed has no operand of one dimension less: it is no contraction.
// CHECK-LABEL: func.func @keeps_diagonal
// CHECK-NEXT: linalg.generic
func.func @keeps_diagonal(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  // expected-remark @below {{'linalg.generic' reads a diagonal: left alone}}
  %d = linalg.generic {
      indexing_maps = [affine_map<(i, k) -> (k, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %d : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @keeps_other_region
// CHECK-NEXT: linalg.generic
func.func @keeps_other_region(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  // expected-remark @below {{'linalg.generic' is not a sum of products: left alone}}
  %d = linalg.generic {
      indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.maximumf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %d : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @keeps_innermost_batch
// CHECK: linalg.contract
func.func @keeps_innermost_batch(%a: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  // expected-remark @below {{has an operand or a result whose innermost dimension is a batch: left alone}}
  %d = linalg.contract indexing_maps = [affine_map<(m, n, k, b) -> (m, k, b)>, affine_map<(m, n, k, b) -> (k, n, b)>, affine_map<(m, n, k, b) -> (m, n, b)>]
      ins(%a, %a : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %d : tensor<?x?x?xf32>
}

// -----

// Other operators are none of its business.
// CHECK-LABEL: func.func @keeps_others
// CHECK-NEXT: linalg.exp
func.func @keeps_others(%b: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %c = linalg.exp ins(%b : tensor<?x?x?xf32>) outs(%b : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %c : tensor<?x?x?xf32>
}

// -----

// Names of templates need no quotes, and stay apart; names of functions may be anything.
// CHECK-LABEL: func.func @"1 of-two"
// CHECK: sym_name = "_1_of_two_matmul_0"
// CHECK-LABEL: func.func @"1-of two"
// CHECK: sym_name = "_1_of_two_matmul_1"
func.func @"1 of-two"(%a: tensor<?x?xf32>, %b: tensor<?x64xf32>, %init: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x64xf32>) outs(%init : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %c : tensor<?x64xf32>
}
func.func @"1-of two"(%a: tensor<?x?xf32>, %b: tensor<?x64xf32>, %init: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x64xf32>) outs(%init : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %c : tensor<?x64xf32>
}

// -----

// The function of a template is none that is there already.
// CHECK-LABEL: func.func private @named_matmul_0
func.func private @named_matmul_0()

// CHECK: "dynmlir.template"
// CHECK: sym_name = "named_matmul_1"
func.func @named(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
