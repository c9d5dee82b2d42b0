// RUN: dynmlir-opt --form-templates --split-input-file --verify-diagnostics %s | FileCheck %s

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
!t = tensor<?x?xi8>
!c = tensor<?x?xi32>

// An A without sign: the online loops extend its tiles, and all else as linalg does, with a sign.
// CHECK-LABEL: func.func @unsigned_a
// CHECK: %[[TILE:.*]] = arith.extui %{{.*}} : tensor<?x?xi8> to tensor<?x?xi32>
// CHECK: linalg.matmul ins(%[[TILE]], %{{.*}} : tensor<?x?xi32>, tensor<?x?xi8>) outs(%{{.*}} : tensor<?x?xi32>)
func.func @unsigned_a(%a: !t, %b: !t, %c: !c) -> !c {
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : !t, !t) outs(%c : !c) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %u = arith.extui %x : i8 to i32
    %v = arith.extsi %y : i8 to i32
    %p = arith.muli %u, %v : i32
    %s = arith.addi %o, %p : i32
    linalg.yield %s : i32
  } -> !c
  return %r : !c
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// What extends an operand is absorbed: kernels extend elements as they read them.
// CHECK-LABEL: func.func @absorbs_extensions
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xf16>, %[[B:[a-z0-9]+]]: tensor<?x?xf16>
// CHECK: "dynmlir.template"(%[[A]], %[[B]], %{{.*}}) ({
// CHECK: linalg.matmul ins({{.*}} : tensor<?x?xf16>, tensor<?x?xf16>)
func.func @absorbs_extensions(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>, %e: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %x = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf16>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%in: f16, %o: f32):
    %w = arith.extf %in : f16 to f32
    linalg.yield %w : f32
  } -> tensor<?x?xf32>
  %y = arith.extf %b : tensor<?x?xf16> to tensor<?x?xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// One of two types alone is no form that is covered: it stays, and the product is one of f32.
// CHECK-LABEL: func.func @keeps_one_extension
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xf16>, %[[B:[a-z0-9]+]]: tensor<?x?xf32>
// CHECK: %[[X:.*]] = arith.extf %[[A]]
// CHECK: "dynmlir.template"(%[[X]], %[[B]], %{{.*}}) ({
func.func @keeps_one_extension(%a: tensor<?x?xf16>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %x = arith.extf %a : tensor<?x?xf16> to tensor<?x?xf32>
  %r = linalg.matmul ins(%x, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// Where the result lies column by column A and B change places, and B must have a sign.
// CHECK-LABEL: func.func @keeps_unsigned_b
// CHECK: linalg.contract
func.func @keeps_unsigned_b(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %x = arith.extui %a : tensor<?x?xi8> to tensor<?x?xi32>
  // expected-remark @below {{has a transposed result, so that its A without sign would be B: left alone}}
  %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>]
      ins(%x, %b : tensor<?x?xi32>, tensor<?x?xi8>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// An epilogue does not end in what extends elements for the next product, which reads them as they were before.
// CHECK-LABEL: func.func @read_behind
// CHECK: %[[P:.*]] = "dynmlir.template"
// CHECK: "dynmlir.yield"
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[P]] :
// CHECK: arith.truncf
// CHECK: "dynmlir.template"(%[[R]], %{{.*}}, %{{.*}}) ({
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<?x?xf16>, %{{.*}}: tensor<?x?xf16>, %{{.*}}: tensor<?x?xf32>,
func.func @read_behind(%a: !h, %b: !h, %c: !w, %e: !h) -> !w {
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%c : !w) -> !w
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : !w) outs(%e : !h) {
  ^bb0(%in: f32, %o: f16):
    %w = arith.truncf %in : f32 to f16
    linalg.yield %w : f16
  } -> !h
  %x = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%r : !h) outs(%c : !w) {
  ^bb0(%in: f16, %o: f32):
    %w = arith.extf %in : f16 to f32
    linalg.yield %w : f32
  } -> !w
  %y = arith.extf %b : !h to !w
  %s = linalg.matmul ins(%x, %y : !w, !w) outs(%c : !w) -> !w
  return %s : !w
}

// -----

#id = affine_map<(i, j) -> (i, j)>
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// Where no product reads it, the extension is the end.
// CHECK-LABEL: func.func @ends_in_an_extension
// CHECK: %[[P:.*]] = "dynmlir.template"
// CHECK: arith.truncf
// CHECK: arith.extf
// CHECK: "dynmlir.yield"
// CHECK: return %[[P]]
func.func @ends_in_an_extension(%a: !h, %b: !h, %c: !w, %e: !h) -> !w {
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%c : !w) -> !w
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : !w) outs(%e : !h) {
  ^bb0(%in: f32, %o: f16):
    %w = arith.truncf %in : f32 to f16
    linalg.yield %w : f16
  } -> !h
  %x = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%r : !h) outs(%c : !w) {
  ^bb0(%in: f16, %o: f32):
    %w = arith.extf %in : f16 to f32
    linalg.yield %w : f32
  } -> !w
  return %x : !w
}
