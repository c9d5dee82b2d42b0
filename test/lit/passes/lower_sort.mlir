// RUN: dynmlir-opt --lower-sort --allow-unregistered-dialect %s | FileCheck %s
// RUN: dynmlir-compile %s --target-cpu=x86-64-v3 -o /dev/null
// RUN: dynmlir-compile %s --target-cpu=neoverse-n1 -o /dev/null

// CHECK-LABEL: func.func @sorts
// CHECK: %[[R:.*]]:2 = call @dynmlir_sort_0(%arg0, %arg1) : (tensor<?x?xf32>, tensor<?x?xi64>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @sorts(%x: tensor<?x?xf32>, %i: tensor<?x?xi64>) -> (tensor<?x?xf32>, tensor<?x?xi64>) {
  %r:2 = "iree_linalg_ext.sort"(%x, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %o = arith.cmpf ole, %a, %b : f32
    "iree_linalg_ext.yield"(%o) : (i1) -> ()
  }) : (tensor<?x?xf32>, tensor<?x?xi64>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xi64>
}

// As torch-mlir writes topk: slices from the lesser of 0 and the size on.
// CHECK-LABEL: func.func @first_of_rows
// CHECK: %[[R:.*]]:2 = call @dynmlir_sort_1(%arg0, %arg1) : (tensor<?x?xf32>, tensor<?x?xi64>) -> (tensor<?x4xf32>, tensor<?x4xi64>)
// CHECK-NOT: tensor.extract_slice
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @first_of_rows(%x: tensor<?x?xf32>, %i: tensor<?x?xi64>) -> (tensor<?x4xf32>, tensor<?x4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %r:2 = "iree_linalg_ext.sort"(%x, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %o = arith.cmpf oge, %a, %b : f32
    "iree_linalg_ext.yield"(%o) : (i1) -> ()
  }) : (tensor<?x?xf32>, tensor<?x?xi64>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %n = tensor.dim %r#0, %c1 : tensor<?x?xf32>
  %n64 = arith.index_cast %n : index to i64
  %least = arith.minsi %n64, %zero : i64
  %begin = arith.index_cast %least : i64 to index
  %m = tensor.dim %r#0, %c0 : tensor<?x?xf32>
  %s = tensor.extract_slice %r#0[0, %begin] [%m, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %t = tensor.extract_slice %r#1[0, 0] [%m, 4] [1, 1] : tensor<?x?xi64> to tensor<?x4xi64>
  return %s, %t : tensor<?x4xf32>, tensor<?x4xi64>
}

// All of the rows where more is read of them, or others than the first.
// CHECK-LABEL: func.func @others
// CHECK: call @dynmlir_sort_0(
// CHECK: tensor.extract_slice
func.func @others(%x: tensor<?x?xf32>, %i: tensor<?x?xi64>) -> (tensor<?x4xf32>, tensor<?x4xi64>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %r:2 = "iree_linalg_ext.sort"(%x, %i) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %o = arith.cmpf ole, %a, %b : f32
    "iree_linalg_ext.yield"(%o) : (i1) -> ()
  }) : (tensor<?x?xf32>, tensor<?x?xi64>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %s = tensor.extract_slice %r#0[0, 1] [%m, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %t = tensor.extract_slice %r#1[0, 0] [%m, 4] [1, 1] : tensor<?x?xi64> to tensor<?x4xi64>
  return %s, %t : tensor<?x4xf32>, tensor<?x4xi64>
}

// Left to IREE: columns, and more than one comparison.
// CHECK-LABEL: func.func @left
// CHECK-COUNT-2: "iree_linalg_ext.sort"
func.func @left(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %r = "iree_linalg_ext.sort"(%x) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %o = arith.cmpf ole, %a, %b : f32
    "iree_linalg_ext.yield"(%o) : (i1) -> ()
  }) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %s = "iree_linalg_ext.sort"(%x) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %u = arith.cmpf ole, %a, %b : f32
    %v = arith.cmpf uno, %b, %b : f32
    %o = arith.ori %u, %v : i1
    "iree_linalg_ext.yield"(%o) : (i1) -> ()
  }) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r, %s : tensor<?x4xf32>, tensor<?x4xf32>
}
