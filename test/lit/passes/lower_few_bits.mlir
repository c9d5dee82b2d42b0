// RUN: dynmlir-opt --lower-few-bits=library=%S/inputs/library.mlir --allow-unregistered-dialect %s | FileCheck %s
// RUN: sed 's/masks_cheap = 1/masks_cheap = 1, dot_i8 = 1/' %S/inputs/library.mlir > %t.dot.mlir
// RUN: sed 's/#b, #c\] ins/#b, #c] {dynmlir.rounds_rows} ins/' %s > %t.rounds.mlir
// RUN: dynmlir-opt --lower-few-bits=library=%t.dot.mlir --allow-unregistered-dialect %t.rounds.mlir | FileCheck %s --check-prefix=ROUNDS
// RUN: dynmlir-opt --lower-few-bits=library=%S/inputs/library.mlir --allow-unregistered-dialect %t.rounds.mlir | FileCheck %s --check-prefix=WITHOUT

// Rows that may be rounded are, where there is a dot-product instruction for bytes.
// ROUNDS: "util.global"() {sym_name = "weights_panels", {{.*}}type = tensor<2x8x128xi8>}
// ROUNDS: @dynmlir_few_bits_0_executable_round
// ROUNDS: vpdpbusd
// WITHOUT: @dynmlir_few_bits_0_executable_product
// WITHOUT-NOT: vpdpbusd

#bytes = affine_map<(n, b, j, h) -> (n, b, j)>
#scales = affine_map<(n, b, j, h) -> (n, b)>
#all = affine_map<(n, b, j, h) -> (n, b, j, h)>
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>

// Bytes and scales are packed once, into panels of two vectors of columns, of each column four bytes one behind another, whose
// numbers lose their signs; as f32 they are nowhere in memory.
// CHECK: "util.global"() {sym_name = "weights_panels", {{.*}}type = tensor<2x8x128xi8>}
// CHECK: arith.xori
// CHECK: linalg.transpose
// CHECK: linalg.pack
// CHECK: "util.global"() {sym_name = "weights_panels_1", {{.*}}type = tensor<2x4x32xf32>}
// CHECK-LABEL: func.func @product
// CHECK-NOT: linalg.generic
// CHECK: %[[Q:.*]] = "util.global.load"() {global = @weights_panels}
// CHECK: %[[S:.*]] = "util.global.load"() {global = @weights_panels_1}
// CHECK: %[[R:.*]] = call @dynmlir_few_bits_0(%arg0, %[[Q]], %[[S]], %{{.*}}) : (tensor<?x64xf32>, tensor<2x8x128xi8>, tensor<2x4x32xf32>, tensor<?x40xf32>) -> tensor<?x40xf32>
// CHECK: return %[[R]]
func.func @product(%a: tensor<?x64xf32>, %empty: tensor<?x40xf32>) -> tensor<?x40xf32> {
  %bytes = arith.constant dense<7> : tensor<40x4x8xi8>
  %scales = arith.constant dense<0.5> : tensor<40x4xf32>
  %memory = tensor.empty() : tensor<40x4x8x2xf32>
  %numbers = linalg.generic {indexing_maps = [#bytes, #scales, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%bytes, %scales : tensor<40x4x8xi8>, tensor<40x4xf32>) outs(%memory : tensor<40x4x8x2xf32>) {
  ^bb0(%byte: i8, %scale: f32, %before: f32):
    %h = linalg.index 3 : index
    %half = arith.index_cast %h : index to i32
    %four = arith.constant 4 : i32
    %most = arith.constant 28 : i32
    %wide = arith.extui %byte : i8 to i32
    %upper = arith.muli %half, %four : i32
    %up = arith.subi %most, %upper : i32
    %raised = arith.shli %wide, %up : i32
    %signed = arith.shrsi %raised, %most : i32
    %number = arith.sitofp %signed : i32 to f32
    %weight = arith.mulf %scale, %number : f32
    linalg.yield %weight : f32
  } -> tensor<40x4x8x2xf32>
  %b = tensor.collapse_shape %numbers [[0], [1, 2, 3]] : tensor<40x4x8x2xf32> into tensor<40x64xf32>
  %zero = arith.constant 0.0 : f32
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x40xf32>) -> tensor<?x40xf32>
  %c = linalg.matmul indexing_maps = [#a, #b, #c] ins(%a, %b : tensor<?x64xf32>, tensor<40x64xf32>) outs(%zeros : tensor<?x40xf32>) -> tensor<?x40xf32>
  return %c : tensor<?x40xf32>
}

// What is added to, and numbers without a sign, are left: of them all weights are made once.
// CHECK-LABEL: func.func @left
// CHECK-COUNT-2: linalg.generic
// CHECK-COUNT-2: linalg.matmul
func.func @left(%a: tensor<?x32xf32>, %before: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %bytes = arith.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F"> : tensor<8x1x16xi8>
  %scales = arith.constant dense<0.5> : tensor<8x1xf32>
  %memory = tensor.empty() : tensor<8x1x16x2xf32>
  %numbers = linalg.generic {indexing_maps = [#bytes, #scales, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%bytes, %scales : tensor<8x1x16xi8>, tensor<8x1xf32>) outs(%memory : tensor<8x1x16x2xf32>) {
  ^bb0(%byte: i8, %scale: f32, %o: f32):
    %h = linalg.index 3 : index
    %half = arith.index_cast %h : index to i8
    %four = arith.constant 4 : i8
    %upper = arith.muli %half, %four : i8
    %up = arith.subi %four, %upper : i8
    %raised = arith.shli %byte, %up : i8
    %signed = arith.shrsi %raised, %four : i8
    %number = arith.sitofp %signed : i8 to f32
    %weight = arith.mulf %number, %scale : f32
    linalg.yield %weight : f32
  } -> tensor<8x1x16x2xf32>
  %unsigned = linalg.generic {indexing_maps = [#bytes, #scales, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%bytes, %scales : tensor<8x1x16xi8>, tensor<8x1xf32>) outs(%memory : tensor<8x1x16x2xf32>) {
  ^bb0(%byte: i8, %scale: f32, %o: f32):
    %h = linalg.index 3 : index
    %half = arith.index_cast %h : index to i8
    %four = arith.constant 4 : i8
    %most = arith.constant 15 : i8
    %by = arith.muli %half, %four : i8
    %down = arith.shrui %byte, %by : i8
    %own = arith.andi %down, %most : i8
    %number = arith.uitofp %own : i8 to f32
    %weight = arith.mulf %number, %scale : f32
    linalg.yield %weight : f32
  } -> tensor<8x1x16x2xf32>
  %b = tensor.collapse_shape %numbers [[0], [1, 2, 3]] : tensor<8x1x16x2xf32> into tensor<8x32xf32>
  %d = tensor.collapse_shape %unsigned [[0], [1, 2, 3]] : tensor<8x1x16x2xf32> into tensor<8x32xf32>
  %zero = arith.constant 0.0 : f32
  %zeros = linalg.fill ins(%zero : f32) outs(%before : tensor<?x8xf32>) -> tensor<?x8xf32>
  %added = linalg.matmul indexing_maps = [#a, #b, #c] ins(%a, %b : tensor<?x32xf32>, tensor<8x32xf32>) outs(%before : tensor<?x8xf32>) -> tensor<?x8xf32>
  %other = linalg.matmul indexing_maps = [#a, #b, #c] ins(%a, %d : tensor<?x32xf32>, tensor<8x32xf32>) outs(%zeros : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %added, %other : tensor<?x8xf32>, tensor<?x8xf32>
}
