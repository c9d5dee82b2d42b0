// RUN: dynmlir-opt --form-templates --attach-library=library=%S/inputs/library.mlir %s | FileCheck %s
// RUN: sed '' %S/inputs/library.mlir %s > %t.both
// RUN: dynmlir-opt %t.both --form-templates --attach-library | FileCheck %s
// RUN: dynmlir-opt --form-templates --attach-library --remarks %s 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK: "dynmlir.device"() {{.*}}sym_name = "x86_64_v4"
// CHECK: "dynmlir.library"() ({
// CHECK: sym_name = "direct_6x64x256"
// CHECK: sym_name = "direct_1x64x256"
// CHECK: }) {device = @x86_64_v4, {{.*}}sym_name = "matmul_f32"}
// CHECK: func.func @f
// CHECK: }) {library = @matmul_f32, operator = "matmul", sym_name = "f_matmul_0", zero_init = false}

// Without a library the template stays, and a remark says so.
// NONE: attach_library.mlir:{{[0-9]+}}:8: remark: 'dynmlir.template' 'f_matmul_0' left alone: the module holds no library
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
