// RUN: dynmlir-opt --pack-constants=library=%S/inputs/panels.mlir --remarks %s 2> %t | FileCheck %s
// RUN: FileCheck --check-prefix=REMARK %s < %t
// RUN: dynmlir-opt --pack-constants=library=%S/inputs/panels.mlir --form-templates %s | FileCheck --check-prefix=FORMED %s

// Packed once, before all else; a second function that reads the same constant loads the same panels.
// CHECK: "util.global"() {sym_name = "weights_panels", sym_visibility = "private", type = tensor<3x37x32xf32>}
// CHECK: "util.initializer"()
// CHECK: %[[W:.*]] = arith.constant dense<2.000000e+00> : tensor<37x75xf32>
// CHECK: %[[P:.*]] = linalg.pack %[[W]] padding_value(%{{.*}} : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [32]
// CHECK: "util.global.store"(%[[P]]) {global = @weights_panels}
// CHECK: "util.global"() {sym_name = "weights_panels_1"
// CHECK: linalg.pack %{{.*}} outer_dims_perm = [0, 1] inner_dims_pos = [0] inner_tiles = [32] into %{{.*}} : tensor<75x37xf32> -> tensor<3x37x32xf32>

// CHECK-LABEL: func.func @constant
// CHECK-NOT: arith.constant dense
// CHECK: %[[L:.*]] = "util.global.load"() {global = @weights_panels}
// CHECK: %[[U:.*]] = linalg.unpack %[[L]] outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [32]
// CHECK: linalg.matmul ins(%{{.*}}, %[[U]]
// FORMED-LABEL: func.func @constant
// FORMED: %[[L:.*]] = "util.global.load"
// FORMED-NOT: linalg.unpack
// FORMED: "dynmlir.template"(%{{.*}}, %[[L]], %{{.*}}) ({
// FORMED-NEXT: ^bb0(%{{.*}}: tensor<?x37xf32>, %[[B:.*]]: tensor<3x37x32xf32>, %{{.*}}
// FORMED: linalg.unpack %[[B]]
// FORMED: linalg.matmul
func.func @constant(%a: tensor<?x37xf32>, %c: tensor<?x75xf32>) -> tensor<?x75xf32> {
  %w = arith.constant dense<2.0> : tensor<37x75xf32>
  %r = linalg.matmul ins(%a, %w : tensor<?x37xf32>, tensor<37x75xf32>) outs(%c : tensor<?x75xf32>) -> tensor<?x75xf32>
  return %r : tensor<?x75xf32>
}

// CHECK-LABEL: func.func @same_constant
// CHECK: "util.global.load"() {global = @weights_panels}
func.func @same_constant(%a: tensor<?x37xf32>, %c: tensor<?x75xf32>) -> tensor<?x75xf32> {
  %w = arith.constant dense<2.0> : tensor<37x75xf32>
  %r = linalg.matmul ins(%a, %w : tensor<?x37xf32>, tensor<37x75xf32>) outs(%c : tensor<?x75xf32>) -> tensor<?x75xf32>
  return %r : tensor<?x75xf32>
}

// What only rearranges a constant goes; the source is packed as it lies.
// CHECK-LABEL: func.func @behind_a_transpose
// CHECK-NOT: linalg.transpose
// CHECK: linalg.unpack %{{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [32] into %{{.*}} : tensor<3x37x32xf32> -> tensor<37x75xf32>
func.func @behind_a_transpose(%a: tensor<?x37xf32>, %c: tensor<?x75xf32>) -> tensor<?x75xf32> {
  %t = arith.constant dense<3.0> : tensor<75x37xf32>
  %e = tensor.empty() : tensor<37x75xf32>
  %w = linalg.transpose ins(%t : tensor<75x37xf32>) outs(%e : tensor<37x75xf32>) permutation = [1, 0]
  %r = linalg.matmul ins(%a, %w : tensor<?x37xf32>, tensor<37x75xf32>) outs(%c : tensor<?x75xf32>) -> tensor<?x75xf32>
  return %r : tensor<?x75xf32>
}

// What else needs the constant keeps it.
// CHECK-LABEL: func.func @keeps_a_returned_constant
// CHECK: %[[W:.*]] = arith.constant dense<2.000000e+00> : tensor<37x75xf32>
// CHECK: "util.global.load"() {global = @weights_panels}
// CHECK: return %{{.*}}, %[[W]]
func.func @keeps_a_returned_constant(%a: tensor<?x37xf32>, %c: tensor<?x75xf32>) -> (tensor<?x75xf32>, tensor<37x75xf32>) {
  %w = arith.constant dense<2.0> : tensor<37x75xf32>
  %r = linalg.matmul ins(%a, %w : tensor<?x37xf32>, tensor<37x75xf32>) outs(%c : tensor<?x75xf32>) -> tensor<?x75xf32>
  return %r, %w : tensor<?x75xf32>, tensor<37x75xf32>
}

// What is known only at the call stays.
// CHECK-LABEL: func.func @keeps_an_argument
// CHECK-NEXT: linalg.matmul
func.func @keeps_an_argument(%a: tensor<?x37xf32>, %w: tensor<37x75xf32>, %c: tensor<?x75xf32>) -> tensor<?x75xf32> {
  %r = linalg.matmul ins(%a, %w : tensor<?x37xf32>, tensor<37x75xf32>) outs(%c : tensor<?x75xf32>) -> tensor<?x75xf32>
  return %r : tensor<?x75xf32>
}

// Where panels are no better, the constant lies as it was written.
// CHECK-LABEL: func.func @keeps_what_lies_well
// CHECK-NEXT: arith.constant dense<1.000000e+00> : tensor<16x32xf32>
// REMARK: remark: the constant B of 'linalg.matmul' is as good as it lies: in panels it would take 1.00 times as long: not packed
func.func @keeps_what_lies_well(%a: tensor<?x16xf32>, %c: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %w = arith.constant dense<1.0> : tensor<16x32xf32>
  %r = linalg.matmul ins(%a, %w : tensor<?x16xf32>, tensor<16x32xf32>) outs(%c : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %r : tensor<?x32xf32>
}

// A matrix for each batch: each is packed for itself.
// CHECK-LABEL: func.func @batched
// CHECK: %[[L:.*]] = "util.global.load"() {{.*}} -> tensor<4x3x37x32xf32>
// CHECK: %[[U:.*]] = linalg.unpack %[[L]] outer_dims_perm = [0, 2, 1] inner_dims_pos = [2] inner_tiles = [32] into %{{.*}} : tensor<4x3x37x32xf32> -> tensor<4x37x75xf32>
// CHECK: linalg.batch_matmul ins(%{{.*}}, %[[U]]
// FORMED-LABEL: func.func @batched
// FORMED: "dynmlir.template"
// FORMED-NEXT: ^bb0(%{{.*}}: tensor<4x?x37xf32>, %[[B:.*]]: tensor<4x3x37x32xf32>, %{{.*}}
// FORMED: linalg.unpack %[[B]]
// FORMED: linalg.contract
func.func @batched(%a: tensor<4x?x37xf32>, %c: tensor<4x?x75xf32>) -> tensor<4x?x75xf32> {
  %w = arith.constant dense<2.0> : tensor<4x37x75xf32>
  %r = linalg.batch_matmul ins(%a, %w : tensor<4x?x37xf32>, tensor<4x37x75xf32>) outs(%c : tensor<4x?x75xf32>) -> tensor<4x?x75xf32>
  return %r : tensor<4x?x75xf32>
}

// One matrix for all of them, in front of which a broadcast stands.
// CHECK-LABEL: func.func @broadcast
// CHECK: %[[U:.*]] = linalg.unpack %{{.*}} : tensor<3x37x32xf32> -> tensor<37x75xf32>
// CHECK: linalg.broadcast ins(%[[U]]
// FORMED-LABEL: func.func @broadcast
// FORMED-NOT: linalg.broadcast
// FORMED: return
func.func @broadcast(%a: tensor<4x?x37xf32>, %c: tensor<4x?x75xf32>) -> tensor<4x?x75xf32> {
  %w = arith.constant dense<2.0> : tensor<37x75xf32>
  %e = tensor.empty() : tensor<4x37x75xf32>
  %b = linalg.broadcast ins(%w : tensor<37x75xf32>) outs(%e : tensor<4x37x75xf32>) dimensions = [0]
  %r = linalg.batch_matmul ins(%a, %b : tensor<4x?x37xf32>, tensor<4x37x75xf32>) outs(%c : tensor<4x?x75xf32>) -> tensor<4x?x75xf32>
  return %r : tensor<4x?x75xf32>
}

// As many of them as there will be at the call: the sizes are those of what the broadcast was written into.
// CHECK-LABEL: func.func @broadcast_at_the_call
// CHECK: %[[E:.*]] = tensor.empty(%{{.*}}) : tensor<?x37x75xf32>
// CHECK: %[[U:.*]] = linalg.unpack %{{.*}} : tensor<3x37x32xf32> -> tensor<37x75xf32>
// CHECK: %[[MANY:.*]] = tensor.dim %[[E]], %{{.*}}
// CHECK: tensor.empty(%[[MANY]]) : tensor<?x37x75xf32>
// CHECK: linalg.broadcast ins(%[[U]]
// CHECK-NOT: linalg.generic
// CHECK: linalg.batch_matmul
// FORMED-LABEL: func.func @broadcast_at_the_call
// FORMED-NOT: linalg.broadcast
// FORMED: return
func.func @broadcast_at_the_call(%a: tensor<?x?x37xf32>, %c: tensor<?x?x75xf32>) -> tensor<?x?x75xf32> {
  %w = arith.constant dense<2.0> : tensor<37x75xf32>
  %c0 = arith.constant 0 : index
  %many = tensor.dim %a, %c0 : tensor<?x?x37xf32>
  %e = tensor.empty(%many) : tensor<?x37x75xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(b, k, n) -> (k, n)>, affine_map<(b, k, n) -> (b, k, n)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%w : tensor<37x75xf32>) outs(%e : tensor<?x37x75xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?x37x75xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x37xf32>, tensor<?x37x75xf32>) outs(%c : tensor<?x?x75xf32>) -> tensor<?x?x75xf32>
  return %r : tensor<?x?x75xf32>
}
