// A function may be called as a library is: the library gets another name, and one that is derived from it that name.
// RUN: dynmlir-opt %s --form-templates --attach-library=library=%S/inputs/library.mlir | filecheck %s
// RUN: sed 's/wake_ns = 8000/wake_ns = 9000/; s/"matmul_f32"/"again"/; s/device = @x86_64_v4}/device = @x86_64_v4, layout = "tn"}/' %S/inputs/library.mlir > %t.mlir
// RUN: dynmlir-opt %s --form-templates --attach-library=library=%S/inputs/library.mlir,%t.mlir | filecheck %s --check-prefix=RATES

// A device whose rates were measured anew is another one.
// RATES: wake_ns = 9000 {{.*}}sym_name = "x86_64_v4_device"
// RATES: device = @x86_64_v4_device, {{.*}}sym_name = "again"
// RATES: library = @again

// CHECK: "dynmlir.library"()
// CHECK: sym_name = "matmul_f32_library"
// CHECK: sym_name = "matmul_f32_library_tn"
// CHECK: func.func @matmul_f32(
// CHECK: library = @matmul_f32_library
// CHECK: func.func @matmul_f32_tn(
// CHECK: library = @matmul_f32_library_tn
func.func @matmul_f32(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @matmul_f32_tn(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
