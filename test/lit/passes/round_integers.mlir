// RUN: dynmlir-opt --round-integers %s | FileCheck %s

// CHECK-LABEL: func.func @generic
// CHECK: %[[F:.*]] = arith.sitofp %{{.*}} : i64 to f32
// CHECK-NEXT: %[[D:.*]] = arith.bitcast %[[F]] : f32 to i32
// CHECK: arith.shrui
// CHECK: %[[N:.*]] = arith.trunci %{{.*}} : i32 to i16
// CHECK-NEXT: %[[R:.*]] = arith.bitcast %[[N]] : i16 to bf16
// CHECK-NEXT: %[[G:.*]] = arith.uitofp %{{.*}} : i64 to f16
// CHECK: linalg.yield %[[R]], %[[G]]
#v = affine_map<(d) -> (d)>
func.func @generic(%a: tensor<?xi64>) -> (tensor<?xbf16>, tensor<?xf16>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?xbf16>
  %f = tensor.empty(%n) : tensor<?xf16>
  %r:2 = linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi64>) outs(%e, %f : tensor<?xbf16>, tensor<?xf16>) {
  ^bb0(%x: i64, %o: bf16, %p: f16):
    %y = arith.sitofp %x : i64 to bf16
    %z = arith.uitofp %x : i64 to f16
    linalg.yield %y, %z : bf16, f16
  } -> (tensor<?xbf16>, tensor<?xf16>)
  return %r#0, %r#1 : tensor<?xbf16>, tensor<?xf16>
}

// Of vectors; of tensors as a whole not.
// CHECK-LABEL: func.func @vector
// CHECK: arith.uitofp %{{.*}} : vector<4xi8> to vector<4xf32>
// CHECK: arith.bitcast %{{.*}} : vector<4xi16> to vector<4xbf16>
func.func @vector(%a: vector<4xi8>) -> vector<4xbf16> {
  %r = arith.uitofp %a : vector<4xi8> to vector<4xbf16>
  return %r : vector<4xbf16>
}

// In what becomes an epilogue.
// CHECK-LABEL: func.func @epilogue
// CHECK: arith.sitofp %{{.*}} : i32 to f32
// CHECK: arith.bitcast %{{.*}} : i16 to bf16
#m = affine_map<(d, e) -> (d, e)>
func.func @epilogue(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?xi32>, %e: tensor<?x?xbf16>) -> tensor<?x?xbf16> {
  %p = linalg.matmul ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  %r = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xi32>) outs(%e : tensor<?x?xbf16>) {
  ^bb0(%x: i32, %o: bf16):
    %y = arith.sitofp %x : i32 to bf16
    linalg.yield %y : bf16
  } -> tensor<?x?xbf16>
  return %r : tensor<?x?xbf16>
}
