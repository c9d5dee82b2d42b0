// RUN: dynmlir-opt --lower-scatter --allow-unregistered-dialect %s | FileCheck %s
// RUN: dynmlir-opt --lower-scatter --allow-unregistered-dialect %s --mlir-print-op-generic | iree-compile - --iree-hal-target-backends=llvm-cpu --iree-llvmcpu-target-cpu=x86-64-v3 -o /dev/null
// RUN: dynmlir-compile %s --target-cpu=neoverse-n1 -o /dev/null

// Sums of neighbours, of a number of nodes and edges that are unknown: one executable serves both functions' types.
// CHECK-LABEL: func.func @sums
// CHECK: %[[R:.*]] = call @dynmlir_scatter_0(%arg1, %arg2, %arg0) : (tensor<?x8xf32>, tensor<?x1xi64>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK: return %[[R]]
func.func @sums(%x: tensor<?x8xf32>, %u: tensor<?x8xf32>, %p: tensor<?x1xi64>) -> tensor<?x8xf32> {
  %r = "iree_linalg_ext.scatter"(%u, %p, %x) <{dimension_map = array<i64: 0>, unique_indices = false}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    "iree_linalg_ext.yield"(%s) : (f32) -> ()
  }) : (tensor<?x8xf32>, tensor<?x1xi64>, tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// Of single elements by two places each, and of places without a dimension of their own.
// CHECK-LABEL: func.func @maxima
// CHECK: %[[M:.*]] = call @dynmlir_scatter_1(%arg1, %arg2, %arg0) : (tensor<?xi32>, tensor<?x2xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK: call @dynmlir_scatter_2(%arg3, %arg4, %[[M]]) : (tensor<?x?xi32>, tensor<?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
func.func @maxima(%x: tensor<?x?xi32>, %u: tensor<?xi32>, %p: tensor<?x2xi32>, %v: tensor<?x?xi32>, %q: tensor<?xi32>)
    -> tensor<?x?xi32> {
  %r = "iree_linalg_ext.scatter"(%u, %p, %x) <{dimension_map = array<i64: 0, 1>, unique_indices = false}> ({
  ^bb0(%a: i32, %b: i32):
    %s = arith.maxsi %a, %b : i32
    "iree_linalg_ext.yield"(%s) : (i32) -> ()
  }) : (tensor<?xi32>, tensor<?x2xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %t = "iree_linalg_ext.scatter"(%v, %q, %r) <{dimension_map = array<i64: 0>, unique_indices = false}> ({
  ^bb0(%a: i32, %b: i32):
    %s = arith.maxsi %a, %b : i32
    "iree_linalg_ext.yield"(%s) : (i32) -> ()
  }) : (tensor<?x?xi32>, tensor<?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %t : tensor<?x?xi32>
}

// What replaces, and what is more than one op: counts, of which updates are not read, squares.
// CHECK-LABEL: func.func @counts
// CHECK: call @dynmlir_scatter_3
// CHECK: call @dynmlir_scatter_4
// CHECK: call @dynmlir_scatter_5
func.func @counts(%x: tensor<?xf32>, %u: tensor<?xf32>, %p: tensor<?x1xi64>) -> tensor<?xf32> {
  %one = arith.constant 1.0 : f32
  %r = "iree_linalg_ext.scatter"(%u, %p, %x) <{dimension_map = array<i64: 0>, unique_indices = true}> ({
  ^bb0(%a: f32, %b: f32):
    "iree_linalg_ext.yield"(%a) : (f32) -> ()
  }) : (tensor<?xf32>, tensor<?x1xi64>, tensor<?xf32>) -> tensor<?xf32>
  %s = "iree_linalg_ext.scatter"(%u, %p, %r) <{dimension_map = array<i64: 0>, unique_indices = false}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %one : f32
    "iree_linalg_ext.yield"(%c) : (f32) -> ()
  }) : (tensor<?xf32>, tensor<?x1xi64>, tensor<?xf32>) -> tensor<?xf32>
  %t = "iree_linalg_ext.scatter"(%u, %p, %s) <{dimension_map = array<i64: 0>, unique_indices = false}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.mulf %a, %a : f32
    %d = arith.addf %c, %b : f32
    "iree_linalg_ext.yield"(%d) : (f32) -> ()
  }) : (tensor<?xf32>, tensor<?x1xi64>, tensor<?xf32>) -> tensor<?xf32>
  return %t : tensor<?xf32>
}

// Left to IREE: what is no arithmetic of numbers of one type.
// CHECK-LABEL: func.func @left
// CHECK: "iree_linalg_ext.scatter"
func.func @left(%x: tensor<8xf32>, %u: tensor<2xf32>, %p: tensor<2x1xi64>) -> tensor<8xf32> {
  %r = "iree_linalg_ext.scatter"(%u, %p, %x) <{dimension_map = array<i64: 0>, unique_indices = true}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf olt, %a, %b : f32
    %d = arith.select %c, %a, %b : f32
    "iree_linalg_ext.yield"(%d) : (f32) -> ()
  }) : (tensor<2xf32>, tensor<2x1xi64>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
