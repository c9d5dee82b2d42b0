// Kernels that no family can make.
// RUN: sed 's/family = "direct"/family = "dirct"/' %S/inputs/library.mlir %s > %t.family
// RUN: not dynmlir-opt %t.family --polymerize --attach-library --emit-dispatch --lower-micro-kernels 2>&1 | FileCheck %s --check-prefix=FAMILY
// RUN: sed 's/<6, 64, 256>/<6, 72, 256>/' %S/inputs/library.mlir %s > %t.width
// RUN: not dynmlir-opt %t.width --polymerize --attach-library --emit-dispatch --lower-micro-kernels 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: sed 's/packed = true/packed = false/' %S/inputs/library.mlir %s > %t.packed
// RUN: not dynmlir-opt %t.packed --polymerize --attach-library --emit-dispatch --lower-micro-kernels 2>&1 | FileCheck %s --check-prefix=PACKED

// What the dispatch function may choose, deleted after it was emitted.
// RUN: sed '' %S/inputs/library.mlir %s > %t.in
// RUN: dynmlir-opt %t.in --polymerize --attach-library --emit-dispatch=patterns=I,II > %t.whole
// RUN: sed '/"dynmlir.micro_kernel".*"panel_6x64x256"/d' %t.whole > %t.kernel
// RUN: not dynmlir-opt %t.kernel --lower-micro-kernels 2>&1 | FileCheck %s --check-prefix=KERNEL
// RUN: sed '/blocks = .4, 5, 6, 7./d' %t.whole > %t.region
// RUN: not dynmlir-opt %t.region --lower-micro-kernels 2>&1 | FileCheck %s --check-prefix=REGION
// RUN: sed '/name = "II"/s/II/mine/' %t.whole > %t.pattern
// RUN: not dynmlir-opt %t.pattern --lower-micro-kernels 2>&1 | FileCheck %s --check-prefix=RENAMED
// RUN: dynmlir-opt %t.whole --lower-micro-kernels > %t.lowered
// RUN: not dynmlir-opt %t.lowered --lower-micro-kernels 2>&1 | FileCheck %s --check-prefix=TWICE

// FAMILY: .family:7:3: error: micro-kernel 'direct_6x64x256': unknown family 'dirct'; did you mean 'direct'?
// FAMILY-NOT: error
// WIDTH: .width:7:3: error: micro-kernel 'direct_6x64x256': uN is 72, expected 8 times a power of two, or 48 times one
// WIDTH-NOT: error
// PACKED: .packed:11:3: error: micro-kernel 'panel_6x64x256': packed is false, expected true in family 'panel'
// PACKED-NOT: error
// KERNEL: .kernel:{{[0-9]+}}:{{[0-9]+}}: error: 'f_matmul_0': @f_matmul_0_select may choose 'panel_6x64x256', which is not there: @matmul_f32 has changed; delete its attribute select and run symbol-dce and dynmlir-emit-dispatch again
// KERNEL-NOT: error
// REGION: .region:{{[0-9]+}}:{{[0-9]+}}: error: 'f_matmul_0': @f_matmul_0_select may choose pattern II, whose regions do not cover the output
// REGION-NOT: error
// RENAMED: error: 'f_matmul_0': @f_matmul_0_select may choose pattern II, which is not there
// RENAMED-NOT: error
// TWICE: error: @matmul_f32_kernels is in the module already
// TWICE-NOT: error
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
