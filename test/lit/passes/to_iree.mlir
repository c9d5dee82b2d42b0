// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-polymerize,dynmlir-attach-library{library=%S/inputs/library.mlir},dynmlir-emit-dispatch,dynmlir-lower-micro-kernels)' > %t
// RUN: dynmlir-opt %t --to-iree > %t.iree
// RUN: FileCheck %s --input-file=%t.iree
// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-polymerize,dynmlir-attach-library{library=%S/inputs/library.mlir},dynmlir-emit-dispatch{patterns=I,II},dynmlir-lower-micro-kernels,dynmlir-to-iree)' | FileCheck %s --check-prefix=SEVERAL
// RUN: dynmlir-opt %t --to-iree=debug=true | FileCheck %s --check-prefix=DEBUG
// RUN: dynmlir-opt %t --export-plan --to-iree | FileCheck %s --check-prefix=ASKED
// RUN: dynmlir-opt %t --to-iree --mlir-print-op-generic | iree-opt - | FileCheck %s --check-prefix=IREE

// The number of PEs is asked of the device when the module is loaded.
// CHECK: "util.global"() {{.*}}sym_name = "dynmlir_pes"
// CHECK: "hal.device.query"({{.*}}) <{category = "hal.dispatch", key = "concurrency"}>

// A template becomes a call.
// CHECK: func.func @adds(%[[A:[a-z0-9]+]]: tensor<?x?xf32>, %[[B:[a-z0-9]+]]: tensor<?x?xf32>, %[[C:[a-z0-9]+]]: tensor<?x?xf32>)
// CHECK-NEXT: %[[R:[a-z0-9]+]] = call @adds_matmul_0(%[[A]], %[[B]], %[[C]])
// CHECK-NEXT: return %[[R]]
// What dynmlir does not cover stays as it was.
// CHECK: func.func @keeps_static
// CHECK: linalg.matmul

// Both operators are entries of one executable, that of their library.
// CHECK: "stream.executable"() <{sym_name = "matmul_f32_executable"
// CHECK: "stream.executable.export"() <{function_ref = @adds_matmul_0,
// CHECK: "stream.executable.export"() <{function_ref = @starts_from_zero_matmul_0,
// Of Pattern I alone what was chosen last is kept, in memory of the executable; others are asked for each time.
// CHECK: llvm.mlir.global internal @adds_matmul_0_last(dense<0> : tensor<2xi64>)
// CHECK: func.func private @adds_matmul_0_recall(
// CHECK: llvm.load %{{[a-z0-9]+}} atomic monotonic
// CHECK: call @adds_matmul_0_select(
// SEVERAL-NOT: _recall
// SEVERAL: call @adds_matmul_0_select(
// SEVERAL-NOT: _recall
// A workgroup chooses the plan for itself, and runs it. It says how many there are: several choose anew.
// CHECK: func.func @adds_matmul_0({{.*}}translation_info
// CHECK: %[[WGS:[a-z0-9]+]] = "stream.dispatch.workgroup.count"
// CHECK: %[[SHARERS:[a-z0-9]+]] = arith.select %{{.*}}, %c1{{[a-z0-9_]*}}, %[[WGS]] : index
// CHECK: %[[PES:[a-z0-9]+]] = arith.index_cast %[[SHARERS]] : index to i64
// CHECK: %[[THERE:[a-z0-9]+]] = arith.index_cast %[[WGS]] : index to i64
// CHECK: %[[PLAN:[a-z0-9]+]]:13 = call @adds_matmul_0_recall({{.*}}, %[[PES]], %[[THERE]])
// CHECK: call @adds_matmul_0_program({{.*}}%[[PLAN]]#0, %[[PLAN]]#1

// The host compares the sizes before it dispatches.
// CHECK: func.func private @adds_matmul_0
// CHECK: cf.assert %{{.*}}, "adds_matmul_0 (linalg.matmul): dimension 1 of A and dimension 0 of B differ"
// CHECK: "flow.dispatch"({{.*}}entry_points = [@matmul_f32_executable::@adds_matmul_0]
// A small result of a function gets its memory at once; what else reads does not.
// CHECK: %[[MEMORY:[a-z0-9]+]] = "hal.allocator.allocate"
// CHECK: %[[MADE:[a-z0-9]+]] = "flow.dispatch"({{.*}}entry_points = [@matmul_f32_executable::@adds_matmul_0_on_stack]
// CHECK: "hal.tensor.alias"(%[[MADE]], {{.*}}, %[[MEMORY]])
// CHECK: "flow.dispatch"({{.*}}entry_points = [@matmul_f32_executable::@adds_matmul_0_on_stack]
// CHECK: func.func private @read_by_another_matmul_0
// CHECK-NOT: hal.tensor.alias
// CHECK: func.func private @starts_from_zero_matmul_0
// CHECK: "hal.tensor.alias"
// CHECK-NOT: dynmlir.

// For measuring: given plans, and selection in a loop.
// DEBUG: "stream.executable.export"() <{function_ref = @adds_matmul_0_forced
// DEBUG: "stream.executable.export"() <{function_ref = @adds_matmul_0_select_loop
// DEBUG: func.func @adds_matmul_0_forced({{.*}}: tensor<?x?xf32>, %{{[a-z0-9]+}}: i32,
// DEBUG: func.func @adds_matmul_0_plan_loop(%{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64) -> i32

// Where the host calls a dispatch function it is dispatched too: native code, not IREE's VM.
// ASKED: func.func @adds_matmul_0_plan(
// ASKED-NEXT: call @adds_matmul_0_select
// ASKED: "stream.executable.export"() <{function_ref = @adds_matmul_0_plan_entry
// ASKED: func.func private @adds_matmul_0_select(
// ASKED: "flow.dispatch"({{.*}}entry_points = [@matmul_f32_executable::@adds_matmul_0_plan_entry]

// IREE takes it as it is.
// IREE: util.global private mutable @dynmlir_pes : i64
// IREE: flow.dispatch @matmul_f32_executable::@adds_matmul_0
func.func @adds(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @keeps_static(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

func.func @read_by_another(%a: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, index) {
  %zero = arith.constant 0 : index
  %r = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %rows = tensor.dim %r, %zero : tensor<?x?xf32>
  return %r, %rows : tensor<?x?xf32>, index
}

func.func @starts_from_zero(%a: tensor<?x48xf32>, %b: tensor<48x64xf32>, %e: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x48xf32>, tensor<48x64xf32>) outs(%i : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}
