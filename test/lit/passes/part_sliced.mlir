// RUN: dynmlir-opt --part-sliced --allow-unregistered-dialect %s | FileCheck %s

// The tokens but the first of a sum, as an image.
// CHECK-LABEL: func.func @tokens_but_the_first
// CHECK: %[[S:.*]] = linalg.generic
// CHECK: %[[B:.*]] = "util.optimization_barrier"(%[[S]]) : (tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
// CHECK: %[[T:.*]] = "flow.tensor.tie_shape"(%[[B]], %{{.*}}, %{{.*}})
// CHECK: tensor.extract_slice %[[T]]
#map = affine_map<(i, j, k) -> (i, j, k)>
func.func @tokens_but_the_first(%p: tensor<?x32xf32>, %x: tensor<?x?x32xf32>, %b: index, %n: index, %m: index, %shape: tensor<3xindex>, %image: tensor<4xindex>) -> tensor<?x?x?x32xf32> {
  %r = tensor.reshape %p(%shape) : (tensor<?x32xf32>, tensor<3xindex>) -> tensor<?x?x32xf32>
  %e = tensor.empty(%b, %n) : tensor<?x?x32xf32>
  %s = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]}
       ins(%r, %x : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%e : tensor<?x?x32xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %a = arith.addf %u, %v : f32
    linalg.yield %a : f32
  } -> tensor<?x?x32xf32>
  %t = tensor.extract_slice %s[0, 1, 0] [%b, %m, 32] [1, 1, 1] : tensor<?x?x32xf32> to tensor<?x?x32xf32>
  %i = tensor.reshape %t(%image) : (tensor<?x?x32xf32>, tensor<4xindex>) -> tensor<?x?x?x32xf32>
  return %i : tensor<?x?x?x32xf32>
}

// Whole rows of the first dimension lie together, and nothing is cut off arguments in a dispatch.
// CHECK-LABEL: func.func @lies_together
// CHECK-NOT: util.optimization_barrier
func.func @lies_together(%p: tensor<?x32xf32>, %x: tensor<?x8x32xf32>, %b: index, %m: index, %shape: tensor<3xindex>, %image: tensor<4xindex>) -> (tensor<?x?x?x32xf32>, tensor<?x?x?x32xf32>) {
  %r = tensor.reshape %p(%shape) : (tensor<?x32xf32>, tensor<3xindex>) -> tensor<?x8x32xf32>
  %e = tensor.empty(%b) : tensor<?x8x32xf32>
  %s = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]}
       ins(%r, %x : tensor<?x8x32xf32>, tensor<?x8x32xf32>) outs(%e : tensor<?x8x32xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %a = arith.addf %u, %v : f32
    linalg.yield %a : f32
  } -> tensor<?x8x32xf32>
  %t = tensor.extract_slice %s[1, 0, 0] [%m, 8, 32] [1, 1, 1] : tensor<?x8x32xf32> to tensor<?x8x32xf32>
  %i = tensor.reshape %t(%image) : (tensor<?x8x32xf32>, tensor<4xindex>) -> tensor<?x?x?x32xf32>
  %w = tensor.extract_slice %x[0, 1, 0] [%b, 4, 32] [1, 1, 1] : tensor<?x8x32xf32> to tensor<?x4x32xf32>
  %j = tensor.reshape %w(%image) : (tensor<?x4x32xf32>, tensor<4xindex>) -> tensor<?x?x?x32xf32>
  return %i, %j : tensor<?x?x?x32xf32>, tensor<?x?x?x32xf32>
}
