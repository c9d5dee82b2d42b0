// RUN: dynmlir-opt %s --split-input-file --pass-pipeline='builtin.module(dynmlir-polymerize{patterns=I},dynmlir-attach-library,dynmlir-emit-dispatch{cost-model=mikpoly})' | FileCheck %s

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

// With N and K static g is a number, 90000 + 3 * 170001, and K is gone.
// CHECK-LABEL: func.func private @static_nk_matmul_0_select
// CHECK-NOT: %c170001_i64
// CHECK: arith.constant 600003 : i64
// CHECK: return
func.func @static_nk(%a: tensor<?x768xf32>, %b: tensor<768x64xf32>, %c: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x64xf32>) outs(%c : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}

// -----

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

// An output that is always empty has one plan.
// CHECK-LABEL: func.func private @empty_matmul_0_select
// CHECK-NOT: scf.if
// CHECK: return
func.func @empty(%a: tensor<?x?xf32>, %b: tensor<?x0xf32>, %c: tensor<?x0xf32>) -> tensor<?x0xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x0xf32>) outs(%c : tensor<?x0xf32>) -> tensor<?x0xf32>
  return %r : tensor<?x0xf32>
}

// -----

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

// Layers of one library share a dispatch function, named after the first; K, which both state, is a number in it, N is not.
// CHECK-LABEL: func.func @first(
// CHECK: select = @first_matmul_0_select
// CHECK-LABEL: func.func @second(
// CHECK: select = @first_matmul_0_select
// What an epilogue costs is in the prices: this one has its own.
// CHECK-LABEL: func.func @finished(
// CHECK: select = @finished_matmul_0_select
// CHECK: func.func private @first_matmul_0_select(%{{[a-z0-9]+}}: i64, %[[N:[a-z0-9]+]]: i64,
// CHECK-NOT: %c170001_i64
// CHECK: arith.constant 600003 : i64
// CHECK: %[[N]]
// CHECK: return
// CHECK-NOT: @second_matmul_0_select
// CHECK: func.func private @finished_matmul_0_select
func.func @first(%a: tensor<?x768xf32>, %b: tensor<768x64xf32>, %c: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x64xf32>) outs(%c : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}

func.func @second(%a: tensor<?x768xf32>, %b: tensor<768x99xf32>, %c: tensor<?x99xf32>) -> tensor<?x99xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x99xf32>) outs(%c : tensor<?x99xf32>) -> tensor<?x99xf32>
  return %r : tensor<?x99xf32>
}

func.func @finished(%a: tensor<?x768xf32>, %b: tensor<768x64xf32>, %c: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x64xf32>) outs(%c : tensor<?x64xf32>) -> tensor<?x64xf32>
  %e = linalg.exp ins(%r : tensor<?x64xf32>) outs(%c : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %e : tensor<?x64xf32>
}
