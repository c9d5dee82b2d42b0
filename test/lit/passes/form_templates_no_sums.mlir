// RUN: dynmlir-opt --form-templates --split-input-file --verify-diagnostics %s | FileCheck %s

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
!t = tensor<?x?xf32>

// What only looks like a sum of products is left alone: a factor that is computed first ...
// CHECK-LABEL: func.func @keeps_computed_factor
// CHECK-NEXT: linalg.generic
func.func @keeps_computed_factor(%a: !t, %b: !t, %c: !t) -> !t {
  // expected-remark @below {{'linalg.generic' is not a sum of products: left alone}}
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : !t, !t) outs(%c : !t) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %e = math.exp %x : f32
    %p = arith.mulf %e, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> !t
  return %r : !t
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
!t = tensor<?x?xf32>

// ... or rounded ...
// CHECK-LABEL: func.func @keeps_rounded_factor
// CHECK-NEXT: linalg.generic
func.func @keeps_rounded_factor(%a: !t, %b: !t, %c: !t) -> !t {
  // expected-remark @below {{'linalg.generic' is not a sum of products: left alone}}
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : !t, !t) outs(%c : !t) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %h = arith.truncf %x : f32 to bf16
    %e = arith.extf %h : bf16 to f32
    %p = arith.mulf %e, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> !t
  return %r : !t
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
!t = tensor<?x?xf32>

// ... products that are taken off ...
// CHECK-LABEL: func.func @keeps_negated_products
// CHECK-NEXT: linalg.generic
func.func @keeps_negated_products(%a: !t, %b: !t, %c: !t) -> !t {
  // expected-remark @below {{'linalg.generic' is not a sum of products: left alone}}
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : !t, !t) outs(%c : !t) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %e = arith.negf %p : f32
    %s = arith.addf %o, %e : f32
    linalg.yield %s : f32
  } -> !t
  return %r : !t
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
!t = tensor<?x?xf32>

// ... the same operand twice ...
// CHECK-LABEL: func.func @keeps_squares
// CHECK-NEXT: linalg.generic
func.func @keeps_squares(%a: !t, %b: !t, %c: !t) -> !t {
  // expected-remark @below {{'linalg.generic' is not a sum of products: left alone}}
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : !t, !t) outs(%c : !t) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %x : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> !t
  return %r : !t
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
!t = tensor<?x?xf32>
func.func private @log(f32)

// ... side effects ...
// CHECK-LABEL: func.func @keeps_side_effects
// CHECK-NEXT: linalg.generic
func.func @keeps_side_effects(%a: !t, %b: !t, %c: !t) -> !t {
  // expected-remark @below {{'linalg.generic' is not a sum of products: left alone}}
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : !t, !t) outs(%c : !t) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    func.call @log(%x) : (f32) -> ()
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> !t
  return %r : !t
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
!t = tensor<?x?xi8>
!c = tensor<?x?xi32>

// ... and products that wrap around before they are extended.
// CHECK-LABEL: func.func @keeps_narrow_products
// CHECK-NEXT: linalg.generic
func.func @keeps_narrow_products(%a: !t, %b: !t, %c: !c) -> !c {
  // expected-remark @below {{'linalg.generic' is not a sum of products: left alone}}
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : !t, !t) outs(%c : !c) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %p = arith.muli %x, %y : i8
    %w = arith.extsi %p : i8 to i32
    %s = arith.addi %o, %w : i32
    linalg.yield %s : i32
  } -> !c
  return %r : !c
}

// -----

// Of three factors, of complex numbers, and in memory.
// CHECK-LABEL: func.func @keeps_three_factors
// CHECK-NEXT: linalg.generic
func.func @keeps_three_factors(%a: tensor<?x?xf32>, %v: tensor<?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // expected-remark @below {{'linalg.generic' has 3 inputs, not 2: left alone}}
  %r = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %a, %v : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.mulf %p, %z : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @keeps_complex_numbers
// CHECK-NEXT: linalg.matmul
func.func @keeps_complex_numbers(%a: tensor<?x?xcomplex<f32>>, %c: tensor<?x?xcomplex<f32>>) -> tensor<?x?xcomplex<f32>> {
  // expected-remark @below {{'linalg.matmul' is not a sum of products: left alone}}
  %r = linalg.matmul ins(%a, %a : tensor<?x?xcomplex<f32>>, tensor<?x?xcomplex<f32>>) outs(%c : tensor<?x?xcomplex<f32>>) -> tensor<?x?xcomplex<f32>>
  return %r : tensor<?x?xcomplex<f32>>
}
// CHECK-LABEL: func.func @keeps_memory
// CHECK-NEXT: linalg.matmul
func.func @keeps_memory(%a: memref<?x?xf32>, %c: memref<?x?xf32>) {
  // expected-remark @below {{'linalg.matmul' is not on tensors: left alone}}
  linalg.matmul ins(%a, %a : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
