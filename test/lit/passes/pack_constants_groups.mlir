// RUN: dynmlir-opt --pack-constants=library=%S/inputs/vnni.mlir %s | FileCheck %s
// RUN: dynmlir-opt --pack-constants=library=%S/inputs/vnni.mlir --form-templates %s | FileCheck --check-prefix=FORMED %s
// RUN: dynmlir-opt %s --pack-constants=library=%S/inputs/vnni.mlir --form-templates --attach-library=library=%S/inputs/vnni.mlir --polymerize=patterns=I --emit-dispatch --lower-micro-kernels | FileCheck %s --check-prefix=LOWERED

!c = tensor<?x75xi32>

// Without a sign: groups of four rows, the last one filled up.
// CHECK: "util.global"() {sym_name = "weights_panels", sym_visibility = "private", type = tensor<2x10x64x4xi8>}
// CHECK: "util.initializer"()
// CHECK: %[[W:.*]] = arith.constant dense<2> : tensor<37x75xi8>
// CHECK-NEXT: tensor.empty
// CHECK: linalg.pack %[[W]] padding_value(%{{.*}} : i8) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [64, 4]
// CHECK: "util.global.store"(%{{.*}}) {global = @weights_panels}
// CHECK: "util.global"() {sym_name = "weights_panels_1", sym_visibility = "private", type = tensor<2x11x64x4xi8>}
// CHECK: %[[V:.*]] = arith.constant dense<2> : tensor<37x75xi8>
// CHECK: %[[SUMS:.*]] = linalg.generic {{.*}} ins(%[[V]] : tensor<37x75xi8>) outs(%{{.*}} : tensor<75xi32>)
// CHECK: %[[OFFSET:.*]] = arith.constant -128 : i32
// CHECK: %[[FIRST:.*]] = linalg.generic {{.*}} ins(%[[SUMS]] : tensor<75xi32>) outs(%{{.*}} : tensor<4x75xi8>)
// CHECK: arith.muli %{{.*}}, %[[OFFSET]]
// CHECK: %[[ALL:.*]] = tensor.concat dim(0) %[[FIRST]], %[[V]]
// CHECK: linalg.pack %[[ALL]]
// CHECK-LABEL: func.func @without_a_sign
// CHECK: %[[L:.*]] = "util.global.load"() {global = @weights_panels}
// CHECK: %[[U:.*]] = linalg.unpack %[[L]] outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [64, 4]
// CHECK: linalg.matmul ins(%{{.*}}, %[[E:.*]] :
// FORMED-LABEL: func.func @without_a_sign
// FORMED: %[[L:.*]] = "util.global.load"
// FORMED-NOT: linalg.unpack
// FORMED: "dynmlir.template"(%{{.*}}, %[[L]], %{{.*}}) ({
// FORMED-NEXT: ^bb0(%{{.*}}: tensor<?x37xi8>, %[[B:.*]]: tensor<2x10x64x4xi8>, %{{.*}}
// FORMED: linalg.unpack %[[B]]
// FORMED: linalg.matmul
func.func @without_a_sign(%a: tensor<?x37xi8>, %c: !c) -> !c {
  %w = arith.constant dense<2> : tensor<37x75xi8>
  %x = arith.extui %a : tensor<?x37xi8> to tensor<?x37xi32>
  %y = arith.extsi %w : tensor<37x75xi8> to tensor<37x75xi32>
  %r = linalg.matmul ins(%x, %y : tensor<?x37xi32>, tensor<37x75xi32>) outs(%c : !c) -> !c
  return %r : !c
}

// With one a first group corrects the sums.
// CHECK-LABEL: func.func @with_a_sign
// CHECK: %[[U:.*]] = linalg.unpack %{{.*}} : tensor<2x11x64x4xi8> -> tensor<41x75xi8>
// CHECK: %[[B:.*]] = tensor.extract_slice %[[U]][4, 0] [37, 75] [1, 1]
// CHECK: linalg.matmul ins(%{{.*}}, %[[B]]
// FORMED-LABEL: func.func @with_a_sign
// FORMED: "dynmlir.template"
// FORMED-NEXT: ^bb0(%{{.*}}: tensor<?x37xi8>, %[[B:.*]]: tensor<2x11x64x4xi8>, %{{.*}}
// FORMED: linalg.unpack %[[B]]
// FORMED: tensor.extract_slice %{{.*}}[4, 0]
func.func @with_a_sign(%a: tensor<?x37xi8>, %c: !c) -> !c {
  %w = arith.constant dense<2> : tensor<37x75xi8>
  %r = linalg.matmul ins(%a, %w : tensor<?x37xi8>, tensor<37x75xi8>) outs(%c : !c) -> !c
  return %r : !c
}

// Where A does not say what K is groups do not either: not packed so.
// CHECK-LABEL: func.func @of_unknown_length
// CHECK-NOT: inner_tiles = [64, 4]
// FORMED-LABEL: func.func @of_unknown_length
func.func @of_unknown_length(%a: tensor<?x?xi8>, %c: !c) -> !c {
  %w = arith.constant dense<3> : tensor<37x75xi8>
  %r = linalg.matmul ins(%a, %w : tensor<?x?xi8>, tensor<37x75xi8>) outs(%c : !c) -> !c
  return %r : !c
}

// What an unpack of somebody else's leaves out may be anything: it is left alone, and so is a slice of other rows.
// FORMED-LABEL: func.func @of_other_panels
// FORMED: linalg.unpack
// FORMED: tensor.extract_slice %{{.*}}[4, 0]
// FORMED: "dynmlir.template"
// FORMED-NEXT: ^bb0(%{{.*}}: tensor<?x37xi8>, %{{.*}}: tensor<37x75xi8>
// CHECK-LABEL: func.func @of_other_panels
func.func @of_other_panels(%a: tensor<?x37xi8>, %p: tensor<2x11x64x4xi8>, %c: !c) -> !c {
  %e = tensor.empty() : tensor<41x75xi8>
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [64, 4] into %e : tensor<2x11x64x4xi8> -> tensor<41x75xi8>
  %w = tensor.extract_slice %u[4, 0] [37, 75] [1, 1] : tensor<41x75xi8> to tensor<37x75xi8>
  %r = linalg.matmul ins(%a, %w : tensor<?x37xi8>, tensor<37x75xi8>) outs(%c : !c) -> !c
  return %r : !c
}


// CHECK-LABEL: func.func @of_other_rows
// FORMED-LABEL: func.func @of_other_rows
// FORMED: linalg.unpack
// FORMED: tensor.extract_slice %{{.*}}[3, 0]
// FORMED: "dynmlir.template"
// FORMED-NEXT: ^bb0(%{{.*}}: tensor<?x37xi8>, %{{.*}}: tensor<37x75xi8>
func.func @of_other_rows(%a: tensor<?x37xi8>, %p: tensor<2x11x64x4xi8>, %c: !c) -> !c {
  %e = tensor.empty() : tensor<41x75xi8>
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [64, 4] into %e {dynmlir.groups} : tensor<2x11x64x4xi8> -> tensor<41x75xi8>
  %w = tensor.extract_slice %u[3, 0] [37, 75] [1, 1] : tensor<41x75xi8> to tensor<37x75xi8>
  %r = linalg.matmul ins(%a, %w : tensor<?x37xi8>, tensor<37x75xi8>) outs(%c : !c) -> !c
  return %r : !c
}

// Weights of a convolution of one pixel are a matrix.
// CHECK-LABEL: func.func @one_pixel
// CHECK: %[[U:.*]] = linalg.unpack %{{.*}} : tensor<2x11x64x4xi8> -> tensor<41x75xi8>
// CHECK: %[[B:.*]] = tensor.extract_slice %[[U]][4, 0] [37, 75] [1, 1]
// CHECK: %[[W:.*]] = tensor.expand_shape %[[B]] {{\[}}[0, 1, 2], [3]{{\]}} output_shape [1, 1, 37, 75]
// CHECK: linalg.conv_2d_nhwc_hwcf ins(%{{.*}}, %[[W]]
// FORMED-LABEL: func.func @one_pixel
// FORMED: "dynmlir.template"
// FORMED-NEXT: ^bb0(%{{.*}}: tensor<?x37xi8>, %[[B:.*]]: tensor<2x11x64x4xi8>
func.func @one_pixel(%x: tensor<?x?x?x37xi8>, %c: tensor<?x?x?x75xi32>) -> tensor<?x?x?x75xi32> {
  %w = arith.constant dense<2> : tensor<1x1x37x75xi8>
  %r = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<?x?x?x37xi8>, tensor<1x1x37x75xi8>) outs(%c : tensor<?x?x?x75xi32>) -> tensor<?x?x?x75xi32>
  return %r : tensor<?x?x?x75xi32>
}

// Tiles read groups where they lie, and take what corrects sums in the first block of the reduction alone.
// LOWERED-LABEL: @matmul_i8_ng_kernels
// LOWERED: func.func private @prepacked_groups_plain_2x64
// LOWERED: vpdpbusd
