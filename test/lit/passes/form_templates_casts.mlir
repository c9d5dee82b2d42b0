// RUN: dynmlir-opt --form-templates --split-input-file %s | FileCheck %s --check-prefixes=CHECK,CPU
// RUN: dynmlir-opt --form-templates=stored=f32,f16,bf16 --split-input-file %s | FileCheck %s --check-prefixes=CHECK,GPU
// RUN: not dynmlir-opt --form-templates=stored=bf61 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown element type 'bf61'; did you mean 'bf16'

#id = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// Sums in f32 are finished in f32, and stored in f16: the loops write the result into what the last op was written into.
// CHECK-LABEL: func.func @rounded_last
// CHECK-SAME: %[[A:[a-z0-9]+]]: {{.*}}, %[[B:[a-z0-9]+]]: {{.*}}, %[[W:[a-z0-9]+]]: {{.*}}, %[[C:[a-z0-9]+]]: {{.*}}, %[[BIAS:[a-z0-9]+]]:
// CHECK: "dynmlir.template"(%[[A]], %[[B]], %[[C]], %{{.*}})
// CHECK: tensor.empty(%{{.*}}, %{{.*}}) : tensor<?x?xf32>
// CHECK: linalg.matmul {{.*}} outs(%{{.*}} : tensor<?x?xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<?x?xf32>) outs(%{{.*}} : tensor<?x?xf16>)
// CHECK: arith.truncf
// CHECK: "dynmlir.yield"(%{{.*}}) : (tensor<?x?xf16>) -> ()
// CHECK: zero_init = true
// CHECK: return
func.func @rounded_last(%a: !h, %b: !h, %w: !w, %c: !h, %bias: tensor<?xf32>) -> !h {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%w : !w) -> !w
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%i : !w) -> !w
  %r = linalg.generic {indexing_maps = [#id, #n, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : !w, tensor<?xf32>) outs(%c : !h) {
  ^bb0(%x: f32, %y: f32, %o: f16):
    %s = arith.addf %x, %y : f32
    %z = arith.truncf %s : f32 to f16
    linalg.yield %z : f16
  } -> !h
  return %r : !h
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// Sums that are added to what was there keep their type: the rounding stays apart.
// CHECK-LABEL: func.func @added
// CHECK: "dynmlir.yield"(%{{.*}}) : (tensor<?x?xf32>) -> ()
// CHECK: zero_init = false
// CHECK: linalg.generic
// CHECK: arith.truncf
func.func @added(%a: !h, %b: !h, %w: !w, %c: !h) -> !h {
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%w : !w) -> !w
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : !w) outs(%c : !h) {
  ^bb0(%x: f32, %o: f16):
    %z = arith.truncf %x : f32 to f16
    linalg.yield %z : f16
  } -> !h
  return %r : !h
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// Operands are of one type: the second one, of another, is read behind the template.
// CHECK-LABEL: func.func @two_types
// CHECK: "dynmlir.template"
// CHECK: arith.addf
// CHECK: "dynmlir.yield"
// CHECK: linalg.generic
// CHECK: arith.extf
func.func @two_types(%a: !h, %b: !h, %w: !w, %bias: tensor<?xf32>, %residual: !h) -> !w {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%w : !w) -> !w
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%i : !w) -> !w
  %r = linalg.generic {indexing_maps = [#id, #n, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : !w, tensor<?xf32>) outs(%w : !w) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> !w
  %t = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%r, %residual : !w, !h) outs(%w : !w) {
  ^bb0(%x: f32, %y: f16, %o: f32):
    %e = arith.extf %y : f16 to f32
    %s = arith.addf %x, %e : f32
    linalg.yield %s : f32
  } -> !w
  return %t : !w
}

// -----

#id = affine_map<(m, n) -> (m, n)>
!b = tensor<?x?xi8>
!s = tensor<?x?xi32>

// Sums of bytes become bytes again: on CPUs, whose epilogues may end in them; else what ends in i32 is all there is.
// CHECK-LABEL: func.func @bytes_again
// CHECK: "dynmlir.template"
// CPU: arith.fptosi
// CPU: "dynmlir.yield"(%{{.*}}) : (tensor<?x?xi8>) -> ()
// GPU: "dynmlir.yield"(%{{.*}}) : (tensor<?x?xi32>) -> ()
// GPU: arith.fptosi
// CHECK: return
func.func @bytes_again(%a: !b, %b: !b, %w: !s, %c: !b) -> !b {
  %zero = arith.constant 0 : i32
  %i = linalg.fill ins(%zero : i32) outs(%w : !s) -> !s
  %p = linalg.matmul ins(%a, %b : !b, !b) outs(%i : !s) -> !s
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : !s) outs(%c : !b) {
  ^bb0(%x: i32, %o: i8):
    %f = arith.sitofp %x : i32 to f32
    %scale = arith.constant 0.0625 : f32
    %y = arith.mulf %f, %scale : f32
    %z = arith.fptosi %y : f32 to i8
    linalg.yield %z : i8
  } -> !b
  return %r : !b
}

// -----

#id = affine_map<(m, n) -> (m, n)>
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>

// One that is not to the nearest stays apart.
// CHECK-LABEL: func.func @toward_zero
// CHECK: "dynmlir.yield"(%{{.*}}) : (tensor<?x?xf32>) -> ()
// CHECK: arith.truncf %{{.*}} toward_zero
func.func @toward_zero(%a: !h, %b: !h, %w: !w, %c: !h) -> !h {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%w : !w) -> !w
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%i : !w) -> !w
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : !w) outs(%c : !h) {
  ^bb0(%x: f32, %o: f16):
    %z = arith.truncf %x toward_zero : f32 to f16
    linalg.yield %z : f16
  } -> !h
  return %r : !h
}

// -----

#id = affine_map<(m, n) -> (m, n)>
!w = tensor<?x?xf32>
!h = tensor<?x?xf16>

// What the result is written into has the sizes of the sums, which are not there any more.
// CHECK-LABEL: func.func @sizes_of_the_sums
// CHECK-SAME: %[[A:.*]]: tensor<?x?xf32>, %[[B:.*]]: tensor<?x?xf32>, %[[SUMS:.*]]: tensor<?x?xf32>
// CHECK: %[[ROWS:.*]] = tensor.dim %[[SUMS]], %c0
// CHECK: %[[COLUMNS:.*]] = tensor.dim %[[SUMS]], %c1
// CHECK: %[[OUT:.*]] = tensor.empty(%[[ROWS]], %[[COLUMNS]]) : tensor<?x?xf16>
// CHECK: "dynmlir.template"(%[[A]], %[[B]], %[[OUT]])
func.func @sizes_of_the_sums(%a: !w, %b: !w, %w: !w) -> !h {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = linalg.fill ins(%zero : f32) outs(%w : !w) -> !w
  %p = linalg.matmul ins(%a, %b : !w, !w) outs(%i : !w) -> !w
  %m = tensor.dim %p, %c0 : !w
  %n = tensor.dim %p, %c1 : !w
  %e = tensor.empty(%m, %n) : !h
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : !w) outs(%e : !h) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> !h
  return %r : !h
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#n = affine_map<(m, n) -> (n)>
!b = tensor<?x?xi8>
!s = tensor<?x?xi32>

// Whole numbers beside floats are read as the bits of floats, as sums less a zero point that are scaled have them.
// CHECK-LABEL: func.func @whole_numbers_and_floats
// CPU: %[[BITS:.*]] = tensor.bitcast %{{.*}} : tensor<?x?xi32> to tensor<?x?xf32>
// CPU: "dynmlir.template"(%{{.*}}, %{{.*}}, %{{.*}}, %[[BITS]], %{{.*}})
// CPU: %[[WHOLE:.*]] = arith.bitcast %{{.*}} : f32 to i32
// CPU: arith.subi %{{.*}}, %[[WHOLE]] : i32
// CPU: arith.mulf
// CHECK: "dynmlir.yield"
func.func @whole_numbers_and_floats(%a: !b, %b: !b, %w: !s, %sums: tensor<?xi32>, %scales: tensor<?xf32>, %f: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0 : i32
  %i = linalg.fill ins(%zero : i32) outs(%w : !s) -> !s
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : !b, !b) outs(%i : !s) {
  ^bb0(%x: i8, %y: i8, %t: i32):
    %l = arith.extsi %x : i8 to i32
    %r = arith.extsi %y : i8 to i32
    %m = arith.muli %l, %r : i32
    %u = arith.addi %t, %m : i32
    linalg.yield %u : i32
  } -> !s
  %q = linalg.generic {indexing_maps = [#id, #n, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %sums : !s, tensor<?xi32>) outs(%w : !s) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %d = arith.subi %x, %y : i32
    linalg.yield %d : i32
  } -> !s
  %c = linalg.generic {indexing_maps = [#id, #n, #id], iterator_types = ["parallel", "parallel"]}
      ins(%q, %scales : !s, tensor<?xf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%x: i32, %y: f32, %o: f32):
    %v = arith.sitofp %x : i32 to f32
    %m = arith.mulf %v, %y : f32
    linalg.yield %m : f32
  } -> tensor<?x?xf32>
  return %c : tensor<?x?xf32>
}
