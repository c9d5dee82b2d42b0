// RUN: dynmlir-opt --lower-gather --allow-unregistered-dialect %s | FileCheck %s
// RUN: dynmlir-opt --lower-gather --allow-unregistered-dialect %s --mlir-print-op-generic | iree-compile - --iree-hal-target-backends=llvm-cpu --iree-llvmcpu-target-cpu=x86-64-v3 -o /dev/null
// RUN: dynmlir-compile %s --target-cpu=neoverse-n1 -o /dev/null

#vector = affine_map<(d0, d1) -> (d0)>
#matrix = affine_map<(d0, d1) -> (d0, d1)>

// Embeddings, of tables of which the number of columns is known, and not.
// CHECK-LABEL: func.func @embedded
// CHECK: %[[R:.*]] = call @dynmlir_gather_0(%arg0, %arg1, %{{.*}}) : (tensor<?xi64>, tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
// CHECK: return %[[R]]
func.func @embedded(%places: tensor<?xi64>, %table: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %places, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?x64xf32>
  %r = linalg.generic {indexing_maps = [#vector, #matrix], iterator_types = ["parallel", "parallel"]}
      ins(%places : tensor<?xi64>) outs(%e : tensor<?x64xf32>) {
  ^bb0(%p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %table[%i, %j] : tensor<?x64xf32>
    linalg.yield %x : f32
  } -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}

// CHECK-LABEL: func.func @of_matrices
// CHECK: call @dynmlir_gather_1({{.*}}) : (tensor<2x?xi32>, tensor<?x?xf16>, tensor<2x?x?xf16>) -> tensor<2x?x?xf16>
func.func @of_matrices(%places: tensor<2x?xi32>, %table: tensor<?x?xf16>, %e: tensor<2x?x?xf16>) -> tensor<2x?x?xf16> {
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b)>, affine_map<(a, b, c) -> (a, b, c)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%places : tensor<2x?xi32>) outs(%e : tensor<2x?x?xf16>) {
  ^bb0(%p: i32, %o: f16):
    %j = linalg.index 2 : index
    %i = arith.index_cast %p : i32 to index
    %x = tensor.extract %table[%i, %j] : tensor<?x?xf16>
    linalg.yield %x : f16
  } -> tensor<2x?x?xf16>
  return %r : tensor<2x?x?xf16>
}

// Rows of several dimensions lie side by side where the sizes of all but the first are known.
// CHECK-LABEL: func.func @of_blocks
// CHECK: call @dynmlir_gather_2({{.*}}) : (tensor<?xi64>, tensor<5x?x4xi8>, tensor<?x?x4xi8>) -> tensor<?x?x4xi8>
func.func @of_blocks(%places: tensor<?xi64>, %table: tensor<5x?x4xi8>, %e: tensor<?x?x4xi8>) -> tensor<?x?x4xi8> {
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a)>, affine_map<(a, b, c) -> (a, b, c)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%places : tensor<?xi64>) outs(%e : tensor<?x?x4xi8>) {
  ^bb0(%p: i64, %o: i8):
    %i = arith.index_cast %p : i64 to index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %x = tensor.extract %table[%i, %j, %k] : tensor<5x?x4xi8>
    linalg.yield %x : i8
  } -> tensor<?x?x4xi8>
  return %r : tensor<?x?x4xi8>
}

// Columns by places, single elements, and what something is done with, are left.
// CHECK-LABEL: func.func @left
// CHECK-NOT: call
func.func @left(%places: tensor<?xi64>, %table: tensor<?x?xf32>, %e: tensor<?x?xf32>, %v: tensor<?xf32>)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %columns = linalg.generic {indexing_maps = [#vector, #matrix], iterator_types = ["parallel", "parallel"]}
      ins(%places : tensor<?xi64>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %table[%j, %i] : tensor<?x?xf32>
    linalg.yield %x : f32
  } -> tensor<?x?xf32>
  %roots = linalg.generic {indexing_maps = [#vector, #matrix], iterator_types = ["parallel", "parallel"]}
      ins(%places : tensor<?xi64>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %table[%i, %j] : tensor<?x?xf32>
    %y = math.sqrt %x : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  %elements = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]}
      ins(%places : tensor<?xi64>) outs(%v : tensor<?xf32>) {
  ^bb0(%p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %x = tensor.extract %v[%i] : tensor<?xf32>
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %columns, %roots, %elements : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>
}
