// RUN: dynmlir-opt %s | dynmlir-opt | FileCheck %s
// RUN: dynmlir-opt --canonicalize --cse --mlir-print-op-generic %s | dynmlir-opt | FileCheck %s

// A library file: a device, and the micro-kernels kept for it. Unused, they stay.

// CHECK-LABEL: "dynmlir.device"()
// CHECK-SAME: vector_bits = 512 : i64
// CHECK-SAME: sym_name = "x86_64_v4", target_cpu = "x86-64-v4"
"dynmlir.device"() {sym_name = "x86_64_v4", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()

// CHECK-LABEL: "dynmlir.library"() ({
// CHECK: "dynmlir.micro_kernel"() {family = "direct", model = {g_ps = [90000, 1500000]
// CHECK-SAME: packed = false, sym_name = "direct_6x64x256", tile = #dynmlir.tile<6 : i64, 64 : i64, 256 : i64>}
// CHECK: sym_name = "direct_1x64x256"
// CHECK: "dynmlir.shortlist"() {at_least = {}, at_most = {m = 1 : i64, nk = 65536 : i64}, kernels = ["direct_1x64x256"]}
// CHECK: "dynmlir.shortlist"() {at_least = {}, at_most = {}, factors = [300, 256], kernels = ["direct_6x64x256", "direct_1x64x256"]}
// CHECK: }) {device = @x86_64_v4, element_types = [f32, f32, f32], operator = "matmul", sym_name = "matmul_f32"}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "direct_6x64x256", family = "direct", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0, 8], g_ps = [90000, 1500000], g_slope = [180000, 170000]}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "direct_1x64x256", family = "direct", tile = #dynmlir.tile<1, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [50000], g_slope = [60000], visit = 400}} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {m = 1, nk = 65536}, kernels = ["direct_1x64x256"]} : () -> ()
  "dynmlir.shortlist"() {at_least = {}, at_most = {}, kernels = ["direct_6x64x256", "direct_1x64x256"],
    factors = [300, 256]} : () -> ()
}) {sym_name = "matmul_f32", operator = "matmul", element_types = [f32, f32, f32],
    device = @x86_64_v4} : () -> ()
