// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-polymerize,dynmlir-attach-library,dynmlir-emit-dispatch{cost-model=mikpoly patterns=I,II})' | FileCheck %s
// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-polymerize,dynmlir-attach-library,dynmlir-emit-dispatch{cost-model=mikpoly},dynmlir-emit-dispatch)' --remarks 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-polymerize,dynmlir-emit-dispatch)' --remarks 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-polymerize{patterns=III},dynmlir-attach-library,dynmlir-emit-dispatch{cost-model=wave})' | FileCheck %s --check-prefix=THREE
// RUN: dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-polymerize{patterns=I,II},dynmlir-attach-library)' | sed '/blocks = \[4, 5, 6, 7\]/d' > %t.mlir
// RUN: dynmlir-opt %t.mlir --pass-pipeline='builtin.module(dynmlir-emit-dispatch{patterns=I,II})' --remarks 2>&1 | FileCheck %s --check-prefix=GAP
// RUN: not dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-emit-dispatch{cost-model=wavy})' 2>&1 | FileCheck %s --check-prefix=MODEL
// RUN: not dynmlir-opt %s --pass-pipeline='builtin.module(dynmlir-emit-dispatch{patterns=X})' 2>&1 | FileCheck %s --check-prefix=PATTERN
// RUN: dynmlir-opt %s --polymerize --attach-library --emit-dispatch | FileCheck %s --check-prefix=DEFAULT
// RUN: sed 's/60000.}/60000], apart = 9}/' %s | dynmlir-opt - --polymerize --attach-library --emit-dispatch 2>&1 | FileCheck %s --check-prefix=UNREAD

// MODEL: error: unknown cost model 'wavy'; did you mean 'wave'
// PATTERN: error: unknown pattern 'X'
// UNREAD: :{{[0-9]+}}:3: warning: micro-kernel 'n1x64': unknown model entry 'apart'; did you mean {{.*}}'apart_near'{{.*}} known: a_far, {{.*}}; it counts for nothing
// UNREAD-NOT: warning:

"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()

"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0, 8], g_ps = [90000, 1500000], g_slope = [170001, 170003]}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "n1x64", family = "n", tile = #dynmlir.tile<1, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [50000], g_slope = [60000]}} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()

// With every size dynamic, g is computed from K: two segments, picoseconds.
// CHECK-LABEL: func.func private @dynamic_matmul_0_select
// CHECK-SAME: (%[[M:.*]]: i64, %[[N:.*]]: i64, %[[K:.*]]: i64, %[[PES:.*]]: i64) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
// CHECK: arith.muli %{{.*}}, %c170001_i64
// CHECK: arith.muli %{{.*}}, %c170003_i64
// The other region of Pattern II is priced only where the first leaves room: the search is pruned.
// CHECK: scf.if
// CHECK: call @dynamic_matmul_0_select_best
// CHECK: return
// CHECK: func.func private @dynamic_matmul_0_select_best{{.*}} attributes {no_inline}

// Of all nine patterns that are there, the first is tried where nobody says, and the third, behind whole vectors.
// DEFAULT-LABEL: func.func @dynamic(
// DEFAULT: plans = {cost_model = "cpu", kernels = ["n6x64", "n1x64"], patterns = {I = 1 : i64, III = 3 : i64}}, select = @dynamic_matmul_0_select

// TWICE: remark: 'dynamic_matmul_0' gets no dispatch function: it has one, @dynamic_matmul_0_select
// NONE: remark: 'dynamic_matmul_0' gets no dispatch function: no library is attached

// With the second region of Pattern II deleted from the text, Pattern I is all that can be chosen.
// GAP: remark: pattern II is never chosen: its regions do not cover the output
// GAP-LABEL: func.func private @dynamic_matmul_0_select
// GAP-NOT: call @
// GAP: return

// Where none of the default patterns is on the template, those that are there are tried.
// THREE-LABEL: func.func private @dynamic_matmul_0_select
// THREE: arith.constant 3 : i64
// THREE: return

// NONE-LABEL: func.func @dynamic
// NONE-NOT: func.func private
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
