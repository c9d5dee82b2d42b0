// RUN: not dynmlir-opt --attach-library=library=%t.none %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: head -n 9 %S/inputs/library.mlir > %t.cut
// RUN: not dynmlir-opt --attach-library=library=%t.cut %s 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: sed 's/<6, 64, 256>/<0, 64, 256>/' %S/inputs/library.mlir > %t.zero
// RUN: not dynmlir-opt --attach-library=library=%t.zero %s 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not dynmlir-opt --attach-library=library=%s %s 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: head -n 5 %S/inputs/library.mlir > %t.device
// RUN: not dynmlir-opt --attach-library=library=%t.device %s 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not dynmlir-opt --attach-library=library=%S/inputs/library.mlir --attach-library=library=%S/inputs/library.mlir %s 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: sed 's/f32, f32, f32/bf16, bf16, f32/' %S/inputs/library.mlir > %t.bf16
// RUN: not dynmlir-opt --form-templates --attach-library=library=%t.bf16 %s 2>&1 | FileCheck %s --check-prefix=TYPES

// NONE: .none:1:1: error: cannot be read: No such file or directory
// CUT: .cut:9:{{[0-9]+}}: error:
// ZERO: .zero:7:3: error: 'dynmlir.micro_kernel' op micro-kernel 'direct_6x64x256': uM is 0, expected 1 to
// OTHER: attach_library_invalid.mlir:{{[0-9]+}}:1: error: a library file holds no 'func.func'
// COUNT: .device:1:1: error: a library file holds one device and one library, this one 1 devices and 0 libraries
// TWICE: error: @matmul_f32 of {{.*}}library.mlir is in the module already
// TYPES: attach_library_invalid.mlir:{{[0-9]+}}:8: error: 'f_matmul_0': library @matmul_f32 has element types (bf16, bf16, f32), not (f32, f32, f32)
func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
