// RUN: dynmlir-opt --lower-rows --allow-unregistered-dialect %s | FileCheck %s
// RUN: dynmlir-opt --lower-rows --allow-unregistered-dialect %s --mlir-print-op-generic | iree-compile - --iree-hal-target-backends=llvm-cpu --iree-llvmcpu-target-cpu=x86-64-v3 -o /dev/null
// RUN: dynmlir-compile %s --target-cpu=neoverse-n1 -o /dev/null

#all = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>
#column = affine_map<(a, b) -> (b)>
#turned = affine_map<(a, b) -> (b, a)>

// Two reductions, of which one reads the other, and what is made of both, for which rows are spread first; the size of
// what is gone is that of what is given.
// CHECK-LABEL: func.func @norm
// CHECK: %[[R:.*]]:2 = call @dynmlir_rows_0(%arg0) : (tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]#1, %[[R]]#0, %{{.*}} : tensor<?x?xf32>, tensor<?xf32>, index
func.func @norm(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %w = tensor.empty(%m, %n) : tensor<?x?xf32>
  %d = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<?x?xf32>, tensor<?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.subf %a, %b : f32
    %y = math.powf %t, %two : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  %size = tensor.dim %d, %c1 : tensor<?x?xf32>
  %q = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%d : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %o, %a : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %spread = linalg.generic {indexing_maps = [#row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%q : tensor<?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %spread : tensor<?x?xf32>, tensor<?x?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r, %s, %size : tensor<?x?xf32>, tensor<?xf32>, index
}

// Sums that are read by columns are given back; what reads them so is left.
// CHECK-LABEL: func.func @crossed
// CHECK: %[[S:.*]] = call @dynmlir_rows_1(%arg0) : (tensor<?x?xf32>) -> tensor<?xf32>
// CHECK: linalg.generic {{.*}} ins(%arg0, %[[S]] : tensor<?x?xf32>, tensor<?xf32>)
func.func @crossed(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %w = tensor.empty(%n, %n) : tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<?x?xf32>, tensor<?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.subf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Rows of another tensor may have another length, whatever is divided by the sums: what nothing goes along with those of %x
// is left; what an op does go along with them is of the program.
// CHECK-LABEL: func.func @lengths
// CHECK: linalg.generic {{.*}} ins(%arg1, %{{.*}} : tensor<?x?xf32>, tensor<?xf32>)
// CHECK-LABEL: func.func @same_lengths
// CHECK: call @dynmlir_rows_2(%arg0, %{{.*}}) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return
func.func @lengths(%x: tensor<?x?xf32>, %other: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %other, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %w = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%other, %s : tensor<?x?xf32>, tensor<?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @same_lengths(%x: tensor<?x?xf32>, %given: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %w = tensor.empty(%m, %n) : tensor<?x?xf32>
  %other = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %given : tensor<?x?xf32>, tensor<?x?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.mulf %a, %b : f32
    %y = math.exp %t : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%other, %s : tensor<?x?xf32>, tensor<?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Numbers of a scale and a zero point that all elements decide, and bytes: one dispatch.
// CHECK-LABEL: func.func @bytes
// CHECK: call @dynmlir_rows_{{[0-9]+}}(%arg0) : (tensor<?x?xf32>) -> (tensor<f32>, tensor<i8>, tensor<?x?xi8>)
// CHECK-NOT: linalg.generic
#none = affine_map<() -> ()>
#one = affine_map<(a, b) -> ()>
func.func @bytes(%x: tensor<?x?xf32>) -> (tensor<f32>, tensor<i8>, tensor<?x?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFF800000 : f32
  %steps = arith.constant dense<2.55e+02> : tensor<f32>
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %most = linalg.generic {indexing_maps = [#all, #one], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.maximumf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %scale = linalg.generic {indexing_maps = [#none, #none, #none], iterator_types = []}
      ins(%most, %steps : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %b = tensor.empty() : tensor<i8>
  %zero = linalg.generic {indexing_maps = [#none, #none], iterator_types = []} ins(%scale : tensor<f32>) outs(%b : tensor<i8>) {
  ^bb0(%a: f32, %o: i8):
    %y = arith.fptoui %a : f32 to i8
    linalg.yield %y : i8
  } -> tensor<i8>
  %w = tensor.empty(%m, %n) : tensor<?x?xi8>
  %r = linalg.generic {indexing_maps = [#all, #one, #one, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %scale, %zero : tensor<?x?xf32>, tensor<f32>, tensor<i8>) outs(%w : tensor<?x?xi8>) {
  ^bb0(%a: f32, %s: f32, %z: i8, %o: i8):
    %q = arith.divf %a, %s : f32
    %t = math.roundeven %q : f32
    %i = arith.extui %z : i8 to i64
    %p = arith.sitofp %i : i64 to f32
    %u = arith.addf %t, %p : f32
    %y = arith.fptoui %u : f32 to i8
    linalg.yield %y : i8
  } -> tensor<?x?xi8>
  return %scale, %zero, %r : tensor<f32>, tensor<i8>, tensor<?x?xi8>
}

// Left alone: what is reduced along the first dimension; what IREE computes in the dispatch of its sum; integers; rows of
// fewer than eight; and what begins from what is there.
// CHECK-LABEL: func.func @left
// CHECK-NOT: dynmlir_rows
// CHECK: return
func.func @left(%x: tensor<?x?xf32>, %i: tensor<?x?xi32>, %y: tensor<?x7xf32>, %o: tensor<?xf32>, %oi: tensor<?xi32>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %izero = arith.constant 0 : i32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %ei = tensor.empty(%m) : tensor<?xi32>
  %fi = linalg.fill ins(%izero : i32) outs(%ei : tensor<?xi32>) -> tensor<?xi32>
  %columns = linalg.generic {indexing_maps = [#turned, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %w = tensor.empty(%n, %m) : tensor<?x?xf32>
  %t = linalg.generic {indexing_maps = [#turned, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %fused = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%t : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %integers = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%i : tensor<?x?xi32>) outs(%fi : tensor<?xi32>) {
  ^bb0(%a: i32, %b: i32):
    %s = arith.addi %a, %b : i32
    linalg.yield %s : i32
  } -> tensor<?xi32>
  %few = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<?x7xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %begun = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %columns, %fused, %integers, %few, %begun
    : tensor<?xf32>, tensor<?xf32>, tensor<?xi32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK: "stream.executable"() <{sym_name = "dynmlir_rows_0_executable"
// CHECK: vector.maskedload
// CHECK: vector.reduction <add>
// CHECK: func.func private @dynmlir_rows_0
// CHECK: "flow.dispatch"
// CHECK-SAME: @dynmlir_rows_{{[012]}}_executable::@dynmlir_rows_{{[012]}}_executable_rows
