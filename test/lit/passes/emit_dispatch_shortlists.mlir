// RUN: dynmlir-opt %s --polymerize=patterns=I --attach-library --emit-dispatch | FileCheck %s

// Shortlists are tables: where each list's entries begin, and the entries, kernel + 4 * factor of three micro-kernels.
// Each micro-kernel is priced by one piece of code, whatever lists name it.

"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()

"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [90000], g_slope = [170001], fma = 256, visit = 70001}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x256", family = "direct", tile = #dynmlir.tile<8, 32, 256>,
    packed = false, model = {g_t = [0], g_ps = [90000], g_slope = [170001], fma = 256, visit = 60001}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x64x256", family = "direct", tile = #dynmlir.tile<1, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [90000], g_slope = [170001], fma = 256, visit = 50001}} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {k = 4}, kernels = ["direct_1x64x256"]} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 8}, kernels = ["direct_6x64x256", "direct_8x32x256"],
    factors = [250, 300]} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {}, kernels = ["direct_8x32x256"]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32], device = @x86_64_v4} : () -> ()

!m = tensor<?x?xf32>
func.func @all(%a: !m, %b: !m, %c: !m) -> !m {
  %r = linalg.matmul ins(%a, %b : !m, !m) outs(%c : !m) -> !m
  return %r : !m
}

// CHECK-LABEL: func.func private @all_matmul_0_select(
// CHECK: %[[INDEX:.*]] = arith.select %{{.*}}, %c0_i64, %{{.*}} : i64
// CHECK: %[[BEGINS:.*]] = llvm.mlir.addressof @all_matmul_0_select_table_0 : !llvm.ptr
// CHECK-NEXT: %[[PLACE:.*]] = llvm.getelementptr %[[BEGINS]][0, %[[INDEX]]]
// CHECK-NEXT: %[[BEGIN:.*]] = llvm.load %[[PLACE]] : !llvm.ptr -> i32
// CHECK: %[[COUNT:.*]] = arith.subi
// CHECK: arith.cmpi slt, %c1_i64, %[[COUNT]] : i64
// CHECK: scf.for
// CHECK: llvm.mlir.addressof @all_matmul_0_select_table_1 : !llvm.ptr
// CHECK: scf.index_switch
// CHECK: call @all_matmul_0_select_cost0
// CHECK: call @all_matmul_0_select_cost1
// CHECK: call @all_matmul_0_select_cost2
// CHECK-NOT: call @all_matmul_0_select_cost
// CHECK-DAG: llvm.mlir.global internal constant @all_matmul_0_select_table_0(dense<[0, 1, 3, 4]> : tensor<4xi32>)
// CHECK-DAG: llvm.mlir.global internal constant @all_matmul_0_select_table_1(dense<[1026, 1000, 1201, 1025]> : tensor<4xi32>)
