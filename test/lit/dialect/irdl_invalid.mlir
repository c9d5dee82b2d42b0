// RUN: iree-opt --irdl-file=%root/lib/dynmlir.irdl.mlir --split-input-file --verify-diagnostics %s

// expected-error @below {{attribute "target_cpu" is expected but not provided}}
"dynmlir.device"() {sym_name = "d", facts = {vector_bits = 512}} : () -> ()

// -----

// expected-error @below {{expected base attribute 'builtin.dictionary' but got 'builtin.integer'}}
"dynmlir.device"() {sym_name = "d", target_cpu = "x86-64-v4", facts = 512} : () -> ()

// -----

// expected-error @below {{expected base attribute 'dynmlir.tile' but got 'builtin.integer'}}
"dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = 6, packed = false, model = {}} : () -> ()

// -----

// expected-error @below {{expected base attribute 'builtin.integer' but got 'builtin.string'}}
"dynmlir.micro_kernel"() {sym_name = "k", family = "n", tile = #dynmlir.tile<6, 64, 256>, packed = "no", model = {}} : () -> ()

// -----

// expected-error @below {{attribute "device" is expected but not provided}}
"dynmlir.library"() ({
}) {sym_name = "l", operator = "matmul", element_types = [f32, f32, f32]} : () -> ()

// -----

// expected-error @below {{expected base attribute 'builtin.affine_map' but got 'builtin.array'}}
"dynmlir.region"() {blocks = [1], rows = [0, 6], cols = affine_map<() -> ()>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'builtin.string' but got 'builtin.integer'}}
"dynmlir.pattern"() ({
}) {name = 2} : () -> ()

// -----

// expected-error @below {{unexpected number of regions: expected 1 but got 0}}
"dynmlir.pattern"() {name = "II"} : () -> ()

// -----

// expected-error @below {{expects at least 3 operands, but got 0}}
"dynmlir.template"() ({
}, {
}) {sym_name = "t", operator = "matmul", zero_init = true} : () -> ()

// -----

// expected-error @below {{unknown op}}
"dynmlir.kernel"() : () -> ()
