// RUN: dynmlir-opt --pack-constants=library=%S/inputs/panels_f16.mlir %s | FileCheck %s
// RUN: dynmlir-opt --pack-constants=library=%S/inputs/panels_f16.mlir --form-templates %s | FileCheck --check-prefix=FORMED %s

!h = tensor<?x37xf16>
!c = tensor<?x75xf32>

// Panels are as narrow as the constant: its elements are extended behind them.
// CHECK: "util.global"() {sym_name = "weights_panels", sym_visibility = "private", type = tensor<3x37x32xf16>}
// CHECK-LABEL: func.func @extended
// CHECK: %[[U:.*]] = linalg.unpack %{{.*}} : tensor<3x37x32xf16> -> tensor<37x75xf16>
// CHECK: %[[W:.*]] = arith.extf %[[U]] : tensor<37x75xf16> to tensor<37x75xf32>
// CHECK: linalg.matmul ins(%{{.*}}, %[[W]] : tensor<?x37xf32>, tensor<37x75xf32>)
// FORMED-LABEL: func.func @extended
// FORMED: "dynmlir.template"
// FORMED-NEXT: ^bb0(%{{.*}}: tensor<?x37xf16>, %{{.*}}: tensor<3x37x32xf16>,
func.func @extended(%a: !h, %c: !c) -> !c {
  %h = arith.constant dense<2.0> : tensor<37x75xf16>
  %w = arith.extf %h : tensor<37x75xf16> to tensor<37x75xf32>
  %x = arith.extf %a : !h to tensor<?x37xf32>
  %r = linalg.matmul ins(%x, %w : tensor<?x37xf32>, tensor<37x75xf32>) outs(%c : !c) -> !c
  return %r : !c
}

// So are those of a matrix that is broadcast after it was extended, or before.
// CHECK-LABEL: func.func @extended_and_broadcast
// CHECK: %[[U:.*]] = linalg.unpack %{{.*}} : tensor<3x37x32xf16> -> tensor<37x75xf16>
// CHECK: %[[B:.*]] = linalg.broadcast ins(%[[U]] : tensor<37x75xf16>) outs(%{{.*}} : tensor<?x37x75xf16>)
// CHECK: arith.extf %[[B]] : tensor<?x37x75xf16> to tensor<?x37x75xf32>
// FORMED-LABEL: func.func @extended_and_broadcast
// FORMED-NOT: linalg.broadcast
// FORMED: return
func.func @extended_and_broadcast(%a: tensor<?x?x37xf16>, %e: tensor<?x37x75xf32>, %c: tensor<?x?x75xf32>) -> tensor<?x?x75xf32> {
  %h = arith.constant dense<2.0> : tensor<37x75xf16>
  %w = arith.extf %h : tensor<37x75xf16> to tensor<37x75xf32>
  %b = linalg.broadcast ins(%w : tensor<37x75xf32>) outs(%e : tensor<?x37x75xf32>) dimensions = [0]
  %x = arith.extf %a : tensor<?x?x37xf16> to tensor<?x?x37xf32>
  %r = linalg.batch_matmul ins(%x, %b : tensor<?x?x37xf32>, tensor<?x37x75xf32>) outs(%c : tensor<?x?x75xf32>) -> tensor<?x?x75xf32>
  return %r : tensor<?x?x75xf32>
}

// Beside an A that is as wide as the sums the constant is one of wide elements.
// CHECK-LABEL: func.func @keeps_a_wide_one
// CHECK-NOT: linalg.unpack
// CHECK: return
func.func @keeps_a_wide_one(%a: tensor<?x37xf32>, %c: !c) -> !c {
  %h = arith.constant dense<2.0> : tensor<37x75xf16>
  %w = arith.extf %h : tensor<37x75xf16> to tensor<37x75xf32>
  %r = linalg.matmul ins(%a, %w : tensor<?x37xf32>, tensor<37x75xf32>) outs(%c : !c) -> !c
  return %r : !c
}
