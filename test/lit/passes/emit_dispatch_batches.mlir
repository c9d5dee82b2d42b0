// RUN: dynmlir-opt %s --form-templates --polymerize=patterns=I --attach-library --emit-dispatch | FileCheck %s

// Shortlists, which single products were measured for, are not heeded in batches: every micro-kernel is priced there.
// How many batches there are is the fifth size: together they may outgrow the caches that one of them fits.

"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()

"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [90000], g_slope = [170001], fma = 256, visit = 70001}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_8x32x256", family = "direct", tile = #dynmlir.tile<8, 32, 256>,
    packed = false, model = {g_t = [0], g_ps = [90000], g_slope = [170001], fma = 256, visit = 60001}} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 8}, kernels = ["direct_6x64x256"]} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {}, kernels = ["direct_8x32x256"]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32], device = @x86_64_v4} : () -> ()

!m = tensor<?x?xf32>
func.func @alone(%a: !m, %b: !m, %c: !m) -> !m {
  %r = linalg.matmul ins(%a, %b : !m, !m) outs(%c : !m) -> !m
  return %r : !m
}

!t = tensor<?x?x?xf32>
func.func @batches(%a: !t, %b: !t, %c: !t) -> !t {
  %r = linalg.batch_matmul ins(%a, %b : !t, !t) outs(%c : !t) -> !t
  return %r : !t
}

// Each shortlist has one kernel: neither is priced.
// CHECK-LABEL: func.func private @alone_matmul_0_select
// CHECK-NOT: 70001
// CHECK-NOT: 60001
// CHECK-LABEL: func.func private @batches_batch_matmul_0_select
// CHECK-SAME: (%{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64, %[[BATCHES:[a-z0-9]+]]: i64)
// CHECK: arith.constant 70001 : i64
// CHECK: arith.muli %{{[0-9]+}}, %[[BATCHES]] : i64
// CHECK: arith.constant 60001 : i64
