// RUN: dynmlir-opt --allow-unregistered-dialect --multiply-quantized --split-input-file %s | FileCheck %s
// RUN: dynmlir-opt --allow-unregistered-dialect --multiply-quantized --form-templates --split-input-file %s | FileCheck %s --check-prefix=FORMED

#every = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#columns = affine_map<(i, j) -> (j)>

// Bytes are multiplied; behind are the zero point of A and the product of the scales.
// CHECK-LABEL: func.func @columns
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x64xi8>, %[[B:[a-z0-9]+]]: tensor<64x96xi8>, %[[SCALES:[a-z0-9]+]]: tensor<96xf32>
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<?x64xi8>, tensor<64x96xi8>)
// CHECK: arith.extui
// CHECK: arith.extsi
// CHECK: %[[SUMS:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<64x96xi8>)
// CHECK: %[[V:.*]] = linalg.generic {{.*}} ins(%[[SUMS]] : tensor<96xi32>)
// CHECK: %[[I:.*]] = linalg.generic {{.*}} ins(%[[P]], %[[V]] : tensor<?x96xi32>, tensor<96xi32>)
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[SCALES]] : tensor<96xf32>)
// CHECK: %[[F:.*]] = linalg.generic {{.*}} ins(%[[I]], %[[S]] : tensor<?x96xi32>, tensor<96xf32>)
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.sitofp
// CHECK-NEXT: arith.mulf
// CHECK: return %[[F]]
// CHECK-NOT: linalg.matmul
// FORMED-LABEL: func.func @columns
// FORMED: "dynmlir.template"
// FORMED: arith.extui %{{.*}} : tensor<?x?xi8> to tensor<?x?xi32>
func.func @columns(%a: tensor<?x64xi8>, %b: tensor<64x96xi8>, %scales: tensor<96xf32>, %e: tensor<?x64xf32>, %f: tensor<64x96xf32>, %c: tensor<?x96xf32>) -> tensor<?x96xf32> {
  %s = arith.constant 0.02 : f32
  %z = arith.constant 120 : i64
  %zero = arith.constant 0.0 : f32
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %z, %e) <{indexing_maps = [#every, #none, #none, #every], input_unsigned, quant_max = 255 : i64, quant_min = 0 : i64}> : (tensor<?x64xi8>, f32, i64, tensor<?x64xf32>) -> tensor<?x64xf32>
  %y = "iree_linalg_ext.dequantize_affine"(%b, %scales, %f) <{indexing_maps = [#every, #columns, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<64x96xi8>, tensor<96xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  %i = linalg.fill ins(%zero : f32) outs(%c : tensor<?x96xf32>) -> tensor<?x96xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x64xf32>, tensor<64x96xf32>) outs(%i : tensor<?x96xf32>) -> tensor<?x96xf32>
  return %r : tensor<?x96xf32>
}

// -----

#every = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#rows = affine_map<(i, j) -> (i)>

// As PyTorch has it: tokens together, weights transposed. What it starts from is added.
// CHECK-LABEL: func.func @transposed
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?x64xi8>, %[[B:[a-z0-9]+]]: tensor<96x64xi8>
// CHECK-DAG: %[[X:.*]] = tensor.collapse_shape %[[A]] {{.*}} : tensor<?x?x64xi8> into tensor<?x64xi8>
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[B]] : tensor<?x64xi8>, tensor<96x64xi8>)
// CHECK: %[[F:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<?x96xi32>, tensor<96xf32>, tensor<96xf32>)
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.sitofp
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.addf
// CHECK: return %[[F]]
// FORMED-LABEL: func.func @transposed
// FORMED: arith.sitofp
func.func @transposed(%a: tensor<?x?x64xi8>, %b: tensor<96x64xi8>, %scales: tensor<96xf32>, %bias: tensor<96xf32>, %e: tensor<?x?x64xf32>, %f: tensor<96x64xf32>, %g: tensor<64x96xf32>, %c: tensor<?x96xf32>) -> tensor<?x96xf32> {
  %s = arith.constant 0.02 : f32
  %z = arith.constant 0 : i64
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %z, %e) <{indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> ()>, affine_map<(i, j, k) -> ()>, affine_map<(i, j, k) -> (i, j, k)>], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<?x?x64xi8>, f32, i64, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
  %y = "iree_linalg_ext.dequantize_affine"(%b, %scales, %f) <{indexing_maps = [#every, #rows, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<96x64xi8>, tensor<96xf32>, tensor<96x64xf32>) -> tensor<96x64xf32>
  %together = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x?x64xf32> into tensor<?x64xf32>
  %turned = linalg.transpose ins(%y : tensor<96x64xf32>) outs(%g : tensor<64x96xf32>) permutation = [1, 0]
  %i = linalg.broadcast ins(%bias : tensor<96xf32>) outs(%c : tensor<?x96xf32>) dimensions = [0]
  %r = linalg.matmul ins(%together, %turned : tensor<?x64xf32>, tensor<64x96xf32>) outs(%i : tensor<?x96xf32>) -> tensor<?x96xf32>
  return %r : tensor<?x96xf32>
}

// -----

#every = affine_map<(i, j, k, l) -> (i, j, k, l)>
#none = affine_map<(i, j, k, l) -> ()>
#filters = affine_map<(i, j, k, l) -> (i)>

// What lies around an image is its zero point: -126, which says 130. Channels go innermost, and what is done behind is
// done before they go back.
// CHECK-LABEL: func.func @convolution
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x16x?x?xi8>
// CHECK: %[[TURNED:.*]] = linalg.transpose ins(%[[A]] : tensor<?x16x?x?xi8>) {{.*}} permutation = [0, 2, 3, 1]
// CHECK: %[[AROUND:.*]] = arith.constant -126 : i8
// CHECK: %[[PADDED:.*]] = tensor.pad %[[TURNED]] low[0, 1, 1, 0] high[0, 1, 1, 0]
// CHECK: tensor.yield %[[AROUND]] : i8
// CHECK: linalg.generic {{.*}} ins(%[[PADDED]], %{{.*}} : tensor<?x?x?x16xi8>, tensor<3x3x16x32xi8>)
// CHECK-NOT: linalg.conv_2d
// CHECK: arith.sitofp
// CHECK-NOT: arith.divf
// CHECK: arith.bitcast %{{.*}} : f32 to i32
// CHECK: arith.trunci {{.*}} : i32 to i8
// CHECK: linalg.transpose ins(%{{.*}} : tensor<?x?x?x32xi8>) {{.*}} permutation = [0, 3, 1, 2]
func.func @convolution(%a: tensor<?x16x?x?xi8>, %w: tensor<32x16x3x3xi8>, %scales: tensor<32xf32>, %e: tensor<?x16x?x?xf32>, %f: tensor<32x16x3x3xf32>, %c: tensor<?x32x?x?xf32>, %d: tensor<?x32x?x?xi8>) -> tensor<?x32x?x?xi8> {
  %s = arith.constant 0.02 : f32
  %z = arith.constant 130 : i64
  %zero = arith.constant 0.0 : f32
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %z, %e) <{indexing_maps = [#every, #none, #none, #every], input_unsigned, quant_max = 255 : i64, quant_min = 0 : i64}> : (tensor<?x16x?x?xi8>, f32, i64, tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %y = "iree_linalg_ext.dequantize_affine"(%w, %scales, %f) <{indexing_maps = [#every, #filters, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<32x16x3x3xi8>, tensor<32xf32>, tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<?x16x?x?xf32> to tensor<?x16x?x?xf32>
  %i = linalg.fill ins(%zero : f32) outs(%c : tensor<?x32x?x?xf32>) -> tensor<?x32x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %y : tensor<?x16x?x?xf32>, tensor<32x16x3x3xf32>) outs(%i : tensor<?x32x?x?xf32>) -> tensor<?x32x?x?xf32>
  %q = "iree_linalg_ext.quantize_affine"(%r, %s, %z, %d) <{indexing_maps = [#every, #none, #none, #every], quant_max = 255 : i64, quant_min = 0 : i64, storage_unsigned}> : (tensor<?x32x?x?xf32>, f32, i64, tensor<?x32x?x?xi8>) -> tensor<?x32x?x?xi8>
  return %q : tensor<?x32x?x?xi8>
}

// -----

#every = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#rows = affine_map<(i, j) -> (i)>

// Left alone: scales that the reduction goes over, one factor that is no bytes, an unknown number of products, and so
// many that 32 bits may not hold their sums.
// CHECK-LABEL: func.func @over_scales
// CHECK: linalg.matmul
func.func @over_scales(%a: tensor<?x64xi8>, %b: tensor<64x96xi8>, %scales: tensor<64xf32>, %e: tensor<?x64xf32>, %f: tensor<64x96xf32>, %c: tensor<?x96xf32>) -> tensor<?x96xf32> {
  %s = arith.constant 0.02 : f32
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %e) <{indexing_maps = [#every, #none, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<?x64xi8>, f32, tensor<?x64xf32>) -> tensor<?x64xf32>
  %y = "iree_linalg_ext.dequantize_affine"(%b, %scales, %f) <{indexing_maps = [#every, #rows, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<64x96xi8>, tensor<64xf32>, tensor<64x96xf32>) -> tensor<64x96xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x64xf32>, tensor<64x96xf32>) outs(%c : tensor<?x96xf32>) -> tensor<?x96xf32>
  return %r : tensor<?x96xf32>
}
// CHECK-LABEL: func.func @by_floats
// CHECK: linalg.matmul
func.func @by_floats(%a: tensor<?x64xi8>, %b: tensor<64x96xf32>, %e: tensor<?x64xf32>, %c: tensor<?x96xf32>) -> tensor<?x96xf32> {
  %s = arith.constant 0.02 : f32
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %e) <{indexing_maps = [#every, #none, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<?x64xi8>, f32, tensor<?x64xf32>) -> tensor<?x64xf32>
  %r = linalg.matmul ins(%x, %b : tensor<?x64xf32>, tensor<64x96xf32>) outs(%c : tensor<?x96xf32>) -> tensor<?x96xf32>
  return %r : tensor<?x96xf32>
}
// CHECK-LABEL: func.func @unknown
// CHECK: linalg.matmul
func.func @unknown(%a: tensor<?x?xi8>, %b: tensor<?x96xi8>, %e: tensor<?x?xf32>, %f: tensor<?x96xf32>, %c: tensor<?x96xf32>) -> tensor<?x96xf32> {
  %s = arith.constant 0.02 : f32
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %e) <{indexing_maps = [#every, #none, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<?x?xi8>, f32, tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = "iree_linalg_ext.dequantize_affine"(%b, %s, %f) <{indexing_maps = [#every, #none, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<?x96xi8>, f32, tensor<?x96xf32>) -> tensor<?x96xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x96xf32>) outs(%c : tensor<?x96xf32>) -> tensor<?x96xf32>
  return %r : tensor<?x96xf32>
}
// CHECK-LABEL: func.func @too_many
// CHECK: linalg.matmul
func.func @too_many(%a: tensor<?x131072xi8>, %b: tensor<131072x96xi8>, %e: tensor<?x131072xf32>, %f: tensor<131072x96xf32>, %c: tensor<?x96xf32>) -> tensor<?x96xf32> {
  %s = arith.constant 0.02 : f32
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %e) <{indexing_maps = [#every, #none, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<?x131072xi8>, f32, tensor<?x131072xf32>) -> tensor<?x131072xf32>
  %y = "iree_linalg_ext.dequantize_affine"(%b, %s, %f) <{indexing_maps = [#every, #none, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<131072x96xi8>, f32, tensor<131072x96xf32>) -> tensor<131072x96xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x131072xf32>, tensor<131072x96xf32>) outs(%c : tensor<?x96xf32>) -> tensor<?x96xf32>
  return %r : tensor<?x96xf32>
}

// -----

// A residual block: the image that is added is known in NHWC, where the convolution reads it, and so is the sum.
#every = affine_map<(n, c, h, w) -> (n, c, h, w)>
#none = affine_map<(n, c, h, w) -> ()>
// CHECK-LABEL: func.func @residual
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x16x?x?xi8>
// CHECK: %[[TURNED:.*]] = linalg.transpose ins(%[[A]] : tensor<?x16x?x?xi8>)
// CHECK: linalg.generic {{.*}} ins(%[[TURNED]], %{{.*}} : tensor<?x?x?x16xi8>, tensor<1x1x16x16xi8>)
// CHECK: arith.sitofp
// CHECK: %[[X:.*]] = linalg.generic {{.*}} ins(%[[TURNED]] : tensor<?x?x?x16xi8>)
// CHECK: arith.extui
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[X]] : tensor<?x?x?x16xf32>, tensor<?x?x?x16xf32>)
// CHECK: linalg.transpose ins(%[[SUM]] : tensor<?x?x?x16xf32>)
// CHECK-NOT: linalg.transpose
func.func @residual(%a: tensor<?x16x?x?xi8>, %w: tensor<16x16x1x1xi8>, %e: tensor<?x16x?x?xf32>, %f: tensor<16x16x1x1xf32>, %c: tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32> {
  %s = arith.constant 0.02 : f32
  %zero = arith.constant 0.0 : f32
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %e) <{indexing_maps = [#every, #none, #every], input_unsigned, quant_max = 255 : i64, quant_min = 0 : i64}> : (tensor<?x16x?x?xi8>, f32, tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %y = "iree_linalg_ext.dequantize_affine"(%w, %s, %f) <{indexing_maps = [#every, #none, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<16x16x1x1xi8>, f32, tensor<16x16x1x1xf32>) -> tensor<16x16x1x1xf32>
  %i = linalg.fill ins(%zero : f32) outs(%c : tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %y : tensor<?x16x?x?xf32>, tensor<16x16x1x1xf32>) outs(%i : tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %t = linalg.generic {indexing_maps = [#every, #every, #every], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r, %x : tensor<?x16x?x?xf32>, tensor<?x16x?x?xf32>) outs(%c : tensor<?x16x?x?xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %z = arith.addf %u, %v : f32
    linalg.yield %z : f32
  } -> tensor<?x16x?x?xf32>
  return %t : tensor<?x16x?x?xf32>
}

// -----

// A pool of what numbers stand for is one of the numbers, without a sign, in NHWC; 0 is the least of them.
#every = affine_map<(n, c, h, w) -> (n, c, h, w)>
#none = affine_map<(n, c, h, w) -> ()>
// CHECK-LABEL: func.func @pool
// CHECK: %[[NUMBERS:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<?x?x?x16xi8>)
// CHECK: %[[PADDED:.*]] = tensor.pad %[[NUMBERS]] low[0, 1, 1, 0] high[0, 1, 1, 0]
// CHECK: tensor.yield %c0_i8
// CHECK: linalg.pooling_nhwc_max_unsigned {{.*}} ins(%[[PADDED]], %{{.*}} : tensor<?x?x?x16xi8>, tensor<3x3xi8>)
// CHECK-NOT: pooling_nchw
func.func @pool(%a: tensor<?x16x?x?xi8>, %w: tensor<16x16x1x1xi8>, %e: tensor<?x16x?x?xf32>, %f: tensor<16x16x1x1xf32>, %c: tensor<?x16x?x?xf32>, %d: tensor<?x16x?x?xi8>) -> tensor<?x16x?x?xf32> {
  %s = arith.constant 0.02 : f32
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %x = "iree_linalg_ext.dequantize_affine"(%a, %s, %e) <{indexing_maps = [#every, #none, #every], input_unsigned, quant_max = 255 : i64, quant_min = 0 : i64}> : (tensor<?x16x?x?xi8>, f32, tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %y = "iree_linalg_ext.dequantize_affine"(%w, %s, %f) <{indexing_maps = [#every, #none, #every], quant_max = 127 : i64, quant_min = -128 : i64}> : (tensor<16x16x1x1xi8>, f32, tensor<16x16x1x1xf32>) -> tensor<16x16x1x1xf32>
  %i = linalg.fill ins(%zero : f32) outs(%c : tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %y : tensor<?x16x?x?xf32>, tensor<16x16x1x1xf32>) outs(%i : tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %q = "iree_linalg_ext.quantize_affine"(%r, %s, %d) <{indexing_maps = [#every, #none, #every], quant_max = 255 : i64, quant_min = 0 : i64, storage_unsigned}> : (tensor<?x16x?x?xf32>, f32, tensor<?x16x?x?xi8>) -> tensor<?x16x?x?xi8>
  %g = "iree_linalg_ext.dequantize_affine"(%q, %s, %e) <{indexing_maps = [#every, #none, #every], input_unsigned, quant_max = 255 : i64, quant_min = 0 : i64}> : (tensor<?x16x?x?xi8>, f32, tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %padded = tensor.pad %g low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%h: index, %j: index, %k: index, %l: index):
    tensor.yield %least : f32
  } : tensor<?x16x?x?xf32> to tensor<?x16x?x?xf32>
  %m = linalg.fill ins(%least : f32) outs(%c : tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  %window = tensor.empty() : tensor<3x3xf32>
  %p = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %window : tensor<?x16x?x?xf32>, tensor<3x3xf32>) outs(%m : tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32>
  return %p : tensor<?x16x?x?xf32>
}

// -----

#every = affine_map<(i, j) -> (i, j)>

// As DynamicQuantizeLinear is imported: cut to what bytes stand for, then rounded by an addition.
// CHECK-LABEL: func.func @rounds_numbers_of_a_call
// CHECK: %[[Z:.*]] = arith.sitofp
// CHECK: %[[Q:.*]] = arith.divf
// CHECK-NOT: roundeven
// CHECK: %[[LEAST:.*]] = arith.subf %{{.*}}, %[[Z]]
// CHECK: %[[MOST:.*]] = arith.subf %{{.*}}, %[[Z]]
// CHECK: arith.cmpf ogt, %[[Q]], %[[LEAST]]
// CHECK: arith.addf
// CHECK: arith.bitcast
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @rounds_numbers_of_a_call(%x: tensor<?x?xf32>, %s: f32, %z: i8, %e: tensor<?x?xi8>) -> tensor<?x?xi8> {
  %least = arith.constant 0.0 : f32
  %most = arith.constant 255.0 : f32
  %wide = arith.extui %z : i8 to i64
  %r = linalg.generic {indexing_maps = [#every, #every], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xi8>) {
  ^bb0(%a: f32, %o: i8):
    %f = arith.sitofp %wide : i64 to f32
    %q = arith.divf %a, %s : f32
    %t = math.roundeven %q : f32
    %u = arith.addf %t, %f : f32
    %v = arith.maximumf %u, %least : f32
    %w = arith.minimumf %v, %most : f32
    %y = arith.fptoui %w : f32 to i8
    linalg.yield %y : i8
  } -> tensor<?x?xi8>
  return %r : tensor<?x?xi8>
}
