// RUN: dynmlir-opt --split-input-file --verify-diagnostics %s

// a fact is missing
// expected-error @below {{'dynmlir.device' op device 'dev' lacks the fact 'wake_ns'}}
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000
}} : () -> ()

// -----

// a fact is not an integer
// expected-error @below {{fact 'vector_bits' is 5.120000e+02 : f64, expected an i64}}
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512.0, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()

// -----

// an attribute is missing
// expected-error @below {{attribute "target_cpu" is expected but not provided}}
"dynmlir.device"() {sym_name = "dev", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()

// -----

// tile size 0
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  // expected-error @below {{'dynmlir.micro_kernel' op micro-kernel 'n6x64': uM is 0, expected 1 to}}
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<0, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// tile size -64
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  // expected-error @below {{'dynmlir.micro_kernel' op micro-kernel 'n6x64': uN is -64, expected 1 to}}
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, -64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// tile size 0
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  // expected-error @below {{'dynmlir.micro_kernel' op micro-kernel 'n6x64': uK is 0, expected 1 to}}
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 0>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// a tile of two sizes
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  // expected-error @below {{packed is 1 : i64, expected true or false}}
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = 1, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// a model without its slopes
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  // expected-error @below {{its model lacks 'g_slope'}}
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// no family
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  // expected-error @below {{needs a name and a family}}
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// two micro-kernels of one name
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{'dynmlir.library' op library 'l' holds two micro-kernels named 'n6x64'}}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<8, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// one micro-kernel under two names
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{micro-kernels @n6x64 and @again are the same code}}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  "dynmlir.micro_kernel"() {sym_name = "again", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// no micro-kernel
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{library 'l' holds no micro-kernel}}
"dynmlir.library"() ({
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// another op among the micro-kernels
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{holds only 'dynmlir.micro_kernel' and 'dynmlir.shortlist', got 'arith.constant'}}
"dynmlir.library"() ({
  %c = arith.constant 0 : index
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// an unknown operator
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{unknown operator 'matmull'; did you mean 'matmul'?}}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmull", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// two element types for three operands
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{has 2 element types, 'matmul' has 3 operands}}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32], device = @dev} : () -> ()

// -----

// an element type that is none
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{element type 32 : i64 is not a type}}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, 32], device = @dev} : () -> ()

// -----

// a device that is not there
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{'device' names @other, which is not in the module}}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @other} : () -> ()

// -----

// a device that is something else
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{'device' names @f, a 'func.func', expected a 'dynmlir.device'}}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @f} : () -> ()
func.func private @f()

// -----

// a bound on no product of sizes
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  // expected-error @below {{shortlist with at_most of 'km', expected one of m, n, k, mn, mk, nk, mnk, n_even, k_even}}
  "dynmlir.shortlist"() {at_least = {}, at_most = {km = 8}, kernels = ["k"]} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// a bound below 0
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  // expected-error @below {{shortlist with at_least -1 of 'm', expected an integer from 0}}
  "dynmlir.shortlist"() {at_least = {m = -1}, at_most = {}, kernels = ["k"]} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// a list of nothing
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  // expected-error @below {{shortlist without micro-kernels}}
  "dynmlir.shortlist"() {at_least = {}, at_most = {}, kernels = []} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// a name that is no text
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  // expected-error @below {{kernels are [1], expected names}}
  "dynmlir.shortlist"() {at_least = {}, at_most = {}, kernels = [1 : i64]} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// factors are one for each of the kernels
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  // expected-error @below {{shortlist with 2 factors for 1 micro-kernels}}
  "dynmlir.shortlist"() {at_least = {}, at_most = {}, kernels = ["k"], factors = [256, 300]} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// a factor that makes every price nothing
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  // expected-error @below {{shortlist with a factor of 0, expected an integer from 1 to 1023}}
  "dynmlir.shortlist"() {at_least = {}, at_most = {}, kernels = ["k"], factors = [0]} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// factors that are no array
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
  // expected-error @below {{factors are 256 : i64, expected an array of integers}}
  "dynmlir.shortlist"() {at_least = {}, at_most = {}, kernels = ["k"], factors = 256} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev} : () -> ()

// -----

// measured is no truth value
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
// expected-error @below {{'dynmlir.library' op measured is 0 : i64, expected true or false}}
"dynmlir.library"() ({
  "dynmlir.micro_kernel"() {sym_name = "n6x64", family = "n", tile = #dynmlir.tile<6, 64, 256>,
    packed = false, model = {g_t = [0], g_ps = [9], g_slope = [8]}} : () -> ()
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32], device = @dev, measured = 0} : () -> ()

// -----

// an optional attribute whose name is misspelt would be as if it were not there
// expected-error @below {{'dynmlir.device' op has an unknown attribute 'architekture'; did you mean 'architecture'? known: sym_name, target_cpu, facts, architecture}}
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", architekture = "x86_64", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()

// -----

// attributes of others carry their dialect's name
"dynmlir.device"() {sym_name = "dev", target_cpu = "x86-64-v4", mine.note = "kept", facts = {
  vector_bits = 512, vector_registers = 32, masks_cheap = 1, l1_bytes = 32768, l2_bytes = 1048576,
  l3_bytes = 33554432, peak_mflops_per_pe = 118000, dram_mbs = 20000, l3_mbs = 30000, wake_ns = 8000
}} : () -> ()
