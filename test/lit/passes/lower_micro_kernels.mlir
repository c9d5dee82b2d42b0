// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-polymerize,dynmlir-attach-library{library=%S/inputs/library.mlir},dynmlir-emit-dispatch{patterns=I,II},dynmlir-lower-micro-kernels)' > %t
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=TILES --input-file=%t
// RUN: dynmlir-opt %s --form-templates --lower-micro-kernels --remarks 2>&1 | FileCheck %s --check-prefix=REMARK

// The template and the library stay: what is added is a module of functions.
// CHECK: "dynmlir.library"
// CHECK: "dynmlir.template"
// CHECK: module @matmul_f32_kernels

// A register tile of two rows and 64 columns. Columns beyond the edge are masked when B and C are loaded, and C is
// loaded only where it is accumulated into; the accumulators leave memory; a step of the reduction is one broadcast
// and one FMA for each row.
// CHECK: func.func private @{{direct[a-z_]*}}_2x64(%[[A:[a-z0-9]+]]: memref<?x?xf32, {{.*}}>, %[[B:[a-z0-9]+]]: memref<?x?xf32, {{.*}}>, %[[C:[a-z0-9]+]]: memref<?x?xf32, {{.*}}>
// CHECK: %[[VALID_B:[a-z0-9]+]] = arith.cmpi slt, {{.*}} : vector<64xi32>
// CHECK: %[[MASK_B:[a-z0-9]+]] = vector.broadcast %[[VALID_B]] : vector<64xi1> to vector<1x64xi1>
// CHECK: %[[READS:[a-z0-9]+]] = arith.cmpi ne
// CHECK: %[[VALID_C:[a-z0-9]+]] = arith.cmpi slt, {{.*}} : vector<64xi32>
// CHECK: %[[MASK_C:[a-z0-9]+]] = vector.broadcast %[[VALID_C]] : vector<64xi1> to vector<2x64xi1>
// CHECK: %[[START:[a-z0-9]+]] = scf.if %[[READS]] -> (vector<2x64xf32>)
// CHECK: vector.transfer_read {{.*}}, %[[MASK_C]] {{.*}}vector<2x64xf32>
// CHECK: else
// CHECK: vector.broadcast {{.*}} : f32 to vector<2x64xf32>
// CHECK: %[[SUM:[a-z0-9]+]] = scf.for {{.*}} iter_args(%[[T:[a-z0-9]+]] = %[[START]]) -> (vector<2x64xf32>)
// CHECK: memref.prefetch {{[^)]*}}locality<2>
// CHECK: %[[ROW:[a-z0-9]+]] = vector.transfer_read {{.*}}, %[[MASK_B]] {{.*}}vector<1x64xf32>
// CHECK: %[[B0:[a-z0-9]+]] = vector.extract %[[ROW]][0]
// CHECK: %[[A0:[a-z0-9]+]] = vector.broadcast {{.*}} : f32 to vector<64xf32>
// CHECK: %[[C0:[a-z0-9]+]] = vector.extract %[[T]][0]
// CHECK: vector.fma %[[A0]], %[[B0]], %[[C0]] : vector<64xf32>
// CHECK: %[[A1:[a-z0-9]+]] = vector.broadcast
// CHECK: %[[C1:[a-z0-9]+]] = vector.extract %[[T]][1]
// CHECK: vector.fma %[[A1]], %[[B0]], %[[C1]] : vector<64xf32>
// CHECK: scf.yield
// CHECK: vector.transfer_write %[[SUM]]

// The kernels that a plan counts 0, 1 and 2 are the library's, in its order, with their tiles.
// CHECK: func.func private @run_region(%[[WHICH:[a-z0-9]+]]: i32
// CHECK: scf.index_switch
// CHECK: case 0
// CHECK: %c6
// CHECK: func.call @{{[a-z_]*}}direct
// CHECK: case 1
// CHECK: %c1
// CHECK: func.call @{{[a-z_]*}}direct
// CHECK: case 2
// CHECK: func.call @{{[a-z_]*(packed|panel)}}

// A plan's number names the pattern: any of those on the template, chosen by the dispatch function or given.
// CHECK: func.func private @f_matmul_0_program
// CHECK: scf.index_switch
// CHECK-NEXT: case 1
// CHECK: case 2
// CHECK: case 9
// CHECK: default
// CHECK-COUNT-7: func.call @run_region
// CHECK-NOT: func.call @run_region

// A tile of each height is made once, for its kernel and as the edge of higher ones; none has its own memory.
// TILES: module @matmul_f32_kernels
// TILES-NOT: memref.alloc
// TILES: @{{direct[a-z_]*}}_1x64
// TILES-NOT: @{{direct[a-z_]*}}_1x64({{.*}}attributes
// TILES: @{{direct[a-z_]*}}_6x64
// TILES-NOT: memref.alloc
// TILES: @f_matmul_0_program

// REMARK: lower_micro_kernels.mlir:[[# @LINE + 2]]:{{[0-9]+}}: remark: 'f_matmul_0' has no dispatch function: not lowered
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
