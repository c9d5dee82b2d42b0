// RUN: dynmlir-opt --channels-last --split-input-file %s | FileCheck %s

// Two convolutions, and what is done between: the image is turned once, and what the last one gives.
// CHECK-LABEL: func.func @block
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?x64x?x?xf32>
// CHECK: %[[I:.*]] = linalg.transpose ins(%[[X]] : tensor<?x64x?x?xf32>) {{.*}} permutation = [0, 2, 3, 1]
// CHECK: %[[P:.*]] = tensor.pad %[[I]] low[0, 1, 1, 0] high[0, 1, 1, 0]
// CHECK: %[[W:.*]] = linalg.transpose ins({{.*}} : tensor<64x64x3x3xf32>) {{.*}} permutation = [2, 3, 1, 0]
// CHECK: %[[C:.*]] = linalg.conv_2d_nhwc_hwcf {{.*}} ins(%[[P]], %[[W]] : tensor<?x?x?x64xf32>, tensor<3x3x64x64xf32>)
// CHECK: %[[E:.*]] = linalg.generic {{.*}} ins(%[[C]], %{{.*}} : tensor<?x?x?x64xf32>, tensor<64xf32>)
// CHECK: %[[M:.*]] = linalg.pooling_nhwc_max {{.*}} ins(%[[E]],
// CHECK: %[[B:.*]] = linalg.broadcast ins(%{{.*}} : tensor<64xf32>) {{.*}} dimensions = [0, 1, 2]
// CHECK: %[[D:.*]] = linalg.conv_2d_nhwc_hwcf {{.*}} ins(%[[M]], {{.*}} outs(%[[B]] :
// CHECK: %[[J:.*]] = tensor.concat dim(3) %[[M]], %[[D]] : (tensor<?x?x?x64xf32>, tensor<?x?x?x64xf32>) -> tensor<?x?x?x128xf32>
// CHECK: %[[R:.*]] = linalg.transpose ins(%[[J]] : tensor<?x?x?x128xf32>) {{.*}} permutation = [0, 3, 1, 2]
// CHECK: return %[[R]]
// CHECK-NOT: nchw
#every = affine_map<(n, c, h, w) -> (n, c, h, w)>
#channel = affine_map<(n, c, h, w) -> (c)>
func.func @block(%x: tensor<?x64x?x?xf32>, %n: index, %h: index, %w: index, %scales: tensor<64xf32>) -> tensor<?x128x?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %weights = arith.constant dense<1.0> : tensor<64x64x3x3xf32>
  %bias = arith.constant dense<2.0> : tensor<64xf32>
  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<?x64x?x?xf32> to tensor<?x64x?x?xf32>
  %e = tensor.empty(%n, %h, %w) : tensor<?x64x?x?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32>
  %c = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%padded, %weights : tensor<?x64x?x?xf32>, tensor<64x64x3x3xf32>) outs(%zeros : tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32>
  %s = linalg.generic {indexing_maps = [#every, #channel, #every], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c, %scales : tensor<?x64x?x?xf32>, tensor<64xf32>) outs(%e : tensor<?x64x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<?x64x?x?xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %lows = linalg.fill ins(%least : f32) outs(%e : tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32>
  %m = linalg.pooling_nchw_max {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%s, %window : tensor<?x64x?x?xf32>, tensor<2x2xf32>) outs(%lows : tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32>
  %biased = linalg.broadcast ins(%bias : tensor<64xf32>) outs(%e : tensor<?x64x?x?xf32>) dimensions = [0, 2, 3]
  %d = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%m, %weights : tensor<?x64x?x?xf32>, tensor<64x64x3x3xf32>) outs(%biased : tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32>
  %j = tensor.concat dim(1) %m, %d : (tensor<?x64x?x?xf32>, tensor<?x64x?x?xf32>) -> tensor<?x128x?x?xf32>
  return %j : tensor<?x128x?x?xf32>
}

// -----

// A depthwise convolution, and the sum of all pixels, which nothing has to be turned for. Sizes are those of what is turned.
// CHECK-LABEL: func.func @sums
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?x96x?x?xf32>
// CHECK: %[[I:.*]] = linalg.transpose ins(%[[X]]
// CHECK: %[[A:.*]] = linalg.conv_2d_nhwc_hwcf {{.*}} ins(%[[I]],
// CHECK: %[[C:.*]] = linalg.depthwise_conv_2d_nhwc_hwc {{.*}} ins(%[[A]], %{{.*}} : tensor<?x?x?x96xf32>, tensor<3x3x96xf32>)
// CHECK: %[[TWO:.*]] = arith.constant 1 : index
// CHECK: tensor.dim %[[C]], %[[TWO]]
// CHECK: linalg.generic {indexing_maps = [#[[E:.*]], #{{.*}}], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%[[C]]
// CHECK-NOT: linalg.transpose
#every = affine_map<(n, c, h, w) -> (n, c, h, w)>
#kept = affine_map<(n, c, h, w) -> (n, c)>
func.func @sums(%x: tensor<?x96x?x?xf32>, %n: index, %h: index, %w: index) -> (tensor<?x96xf32>, index) {
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2 : index
  %weights = arith.constant dense<1.0> : tensor<96x3x3xf32>
  %filters = arith.constant dense<1.0> : tensor<96x96x3x3xf32>
  %e = tensor.empty(%n, %h, %w) : tensor<?x96x?x?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<?x96x?x?xf32>) -> tensor<?x96x?x?xf32>
  %a = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %filters : tensor<?x96x?x?xf32>, tensor<96x96x3x3xf32>) outs(%zeros : tensor<?x96x?x?xf32>) -> tensor<?x96x?x?xf32>
  %c = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%a, %weights : tensor<?x96x?x?xf32>, tensor<96x3x3xf32>) outs(%zeros : tensor<?x96x?x?xf32>) -> tensor<?x96x?x?xf32>
  %height = tensor.dim %c, %two : tensor<?x96x?x?xf32>
  %f = tensor.empty(%n) : tensor<?x96xf32>
  %sums = linalg.fill ins(%zero : f32) outs(%f : tensor<?x96xf32>) -> tensor<?x96xf32>
  %m = linalg.generic {indexing_maps = [#every, #kept], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%c : tensor<?x96x?x?xf32>) outs(%sums : tensor<?x96xf32>) {
  ^bb0(%b: f32, %o: f32):
    %r = arith.addf %b, %o : f32
    linalg.yield %r : f32
  } -> tensor<?x96xf32>
  return %m, %height : tensor<?x96xf32>, index
}

// -----

// Weights of the call, and filters so few that what they gain is less than what it takes to turn the image.
// CHECK-LABEL: func.func @left
// CHECK-NOT: nhwc
// CHECK: linalg.conv_2d_nchw_fchw
// CHECK: linalg.conv_2d_nchw_fchw
// CHECK-NOT: nhwc
func.func @left(%x: tensor<?x64x?x?xf32>, %given: tensor<64x64x3x3xf32>, %e: tensor<?x64x?x?xf32>, %n: index, %h: index, %w: index) -> tensor<?x4x?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %weights = arith.constant dense<1.0> : tensor<4x64x3x3xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32>
  %c = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %given : tensor<?x64x?x?xf32>, tensor<64x64x3x3xf32>) outs(%zeros : tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32>
  %f = tensor.empty(%n, %h, %w) : tensor<?x4x?x?xf32>
  %few = linalg.fill ins(%zero : f32) outs(%f : tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
  %d = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%c, %weights : tensor<?x64x?x?xf32>, tensor<4x64x3x3xf32>) outs(%few : tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
  return %d : tensor<?x4x?x?xf32>
}

// -----

// Of one pixel, in other dimensions, with widths of the call, with what an op of its own puts in: nothing of it is an image that is turned.
// CHECK-LABEL: func.func @around
// CHECK: %[[I:.*]] = linalg.transpose ins(%{{.*}} : tensor<?x256x?x?xf32>)
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK: %[[R:.*]] = linalg.transpose ins({{.*}} permutation = [0, 3, 1, 2]
// CHECK: tensor.pad %[[R]] low[0, 0, %{{.*}}, 0]
// CHECK: tensor.concat dim(0) {{.*}} : (tensor<3x4xf32>, tensor<2x4xf32>)
func.func @around(%x: tensor<?x256x?x?xf32>, %n: index, %h: index, %w: index, %a: tensor<3x4xf32>, %b: tensor<2x4xf32>) -> (tensor<?x256x?x?xf32>, tensor<5x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %weights = arith.constant dense<1.0> : tensor<256x256x3x3xf32>
  %e = tensor.empty(%n, %h, %w) : tensor<?x256x?x?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<?x256x?x?xf32>) -> tensor<?x256x?x?xf32>
  %c = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %weights : tensor<?x256x?x?xf32>, tensor<256x256x3x3xf32>) outs(%zeros : tensor<?x256x?x?xf32>) -> tensor<?x256x?x?xf32>
  %padded = tensor.pad %c low[0, 0, %h, 0] high[0, 0, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<?x256x?x?xf32> to tensor<?x256x?x?xf32>
  %j = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<5x4xf32>
  return %padded, %j : tensor<?x256x?x?xf32>, tensor<5x4xf32>
}

// -----

// What reads an image at places, as interpolations do: loops and places in the order of NHWC.
// CHECK-LABEL: func.func @interpolation
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<?x64x?x?xf32>
// CHECK: %[[I:.*]] = linalg.transpose ins(%[[X]] : tensor<?x64x?x?xf32>) {{.*}} permutation = [0, 2, 3, 1]
// CHECK: %[[R:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<?x?x?x64xf32>)
// CHECK: %[[N:.*]] = linalg.index 0
// CHECK: %[[C:.*]] = linalg.index 3
// CHECK: linalg.index 1
// CHECK: linalg.index 2
// CHECK: tensor.extract %[[I]][%[[N]], %{{.*}}, %{{.*}}, %[[C]]] : tensor<?x?x?x64xf32>
// CHECK: %[[B:.*]] = linalg.transpose ins(%[[R]] : tensor<?x?x?x64xf32>) {{.*}} permutation = [0, 3, 1, 2]
// CHECK: return %[[B]]
func.func @interpolation(%image: tensor<?x64x?x?xf32>, %memory: tensor<?x64x?x?xf32>) -> tensor<?x64x?x?xf32> {
  %quarter = arith.constant 0.25 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%memory : tensor<?x64x?x?xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %c = linalg.index 1 : index
    %h = linalg.index 2 : index
    %w = linalg.index 3 : index
    %hi = arith.index_cast %h : index to i32
    %hf = arith.sitofp %hi : i32 to f32
    %v = arith.mulf %hf, %quarter : f32
    %y = arith.fptosi %v : f32 to i32
    %yi = arith.index_cast %y : i32 to index
    %wi = arith.index_cast %w : index to i32
    %wf = arith.sitofp %wi : i32 to f32
    %u = arith.mulf %wf, %quarter : f32
    %x = arith.fptosi %u : f32 to i32
    %xi = arith.index_cast %x : i32 to index
    %e = tensor.extract %image[%n, %c, %yi, %xi] : tensor<?x64x?x?xf32>
    %p = arith.mulf %e, %u : f32
    %q = arith.mulf %p, %v : f32
    linalg.yield %q : f32
  } -> tensor<?x64x?x?xf32>
  return %r : tensor<?x64x?x?xf32>
}

// -----

// Fewer channels than a vector has.
// CHECK-LABEL: func.func @keeps_few_channels
// CHECK-NOT: transpose
// CHECK: return
func.func @keeps_few_channels(%image: tensor<?x3x?x?xf32>, %memory: tensor<?x3x?x?xf32>) -> tensor<?x3x?x?xf32> {
  %quarter = arith.constant 0.25 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%memory : tensor<?x3x?x?xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %c = linalg.index 1 : index
    %h = linalg.index 2 : index
    %w = linalg.index 3 : index
    %hi = arith.index_cast %h : index to i32
    %hf = arith.sitofp %hi : i32 to f32
    %v = arith.mulf %hf, %quarter : f32
    %y = arith.fptosi %v : f32 to i32
    %yi = arith.index_cast %y : i32 to index
    %wi = arith.index_cast %w : index to i32
    %wf = arith.sitofp %wi : i32 to f32
    %u = arith.mulf %wf, %quarter : f32
    %x = arith.fptosi %u : f32 to i32
    %xi = arith.index_cast %x : i32 to index
    %e = tensor.extract %image[%n, %c, %yi, %xi] : tensor<?x3x?x?xf32>
    %p = arith.mulf %e, %u : f32
    %q = arith.mulf %p, %v : f32
    linalg.yield %q : f32
  } -> tensor<?x3x?x?xf32>
  return %r : tensor<?x3x?x?xf32>
}
// -----

// What a block behind reads is turned back.
// CHECK-LABEL: func.func @blocks
// CHECK: %[[A:.*]] = linalg.depthwise_conv_2d_nhwc_hwc
// CHECK: %[[B:.*]] = linalg.depthwise_conv_2d_nhwc_hwc {{.*}} ins(%[[A]],
// CHECK: %[[R:.*]] = linalg.transpose ins(%[[B]] : {{.*}} permutation = [0, 3, 1, 2]
// CHECK: cf.cond_br
// CHECK: return %[[R]]
func.func @blocks(%x: tensor<2x64x20x20xf32>, %p: i1, %z: tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.1> : tensor<64x7x7xf32>
  %e = tensor.empty() : tensor<2x64x14x14xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x64x14x14xf32>) -> tensor<2x64x14x14xf32>
  %h = tensor.empty() : tensor<2x64x8x8xf32>
  %g = linalg.fill ins(%zero : f32) outs(%h : tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
  %a = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x64x20x20xf32>, tensor<64x7x7xf32>) outs(%f : tensor<2x64x14x14xf32>) -> tensor<2x64x14x14xf32>
  %b = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%a, %w : tensor<2x64x14x14xf32>, tensor<64x7x7xf32>) outs(%g : tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
  cf.cond_br %p, ^one, ^other
^one:
  return %b : tensor<2x64x8x8xf32>
^other:
  return %z : tensor<2x64x8x8xf32>
}

// -----

// What one region turns another reads, as an image whose rows are channels.
// CHECK-LABEL: func.func @turned_between
// CHECK: %[[C:.*]] = linalg.conv_2d_nhwc_hwcf
// CHECK: %[[I:.*]] = linalg.transpose ins(%[[C]] : tensor<2x64x64x64xf32>) {{.*}} permutation = [0, 2, 3, 1]
// CHECK: %[[D:.*]] = linalg.conv_2d_nhwc_hwcf {{.*}} ins(%[[I]],
// CHECK: %[[R:.*]] = linalg.transpose ins(%[[D]] : tensor<2x60x60x64xf32>) {{.*}} permutation = [0, 3, 1, 2]
// CHECK: return %[[R]]
func.func @turned_between(%x: tensor<2x64x66x66xf32>) -> tensor<2x64x60x60xf32> {
  %zero = arith.constant 0.0 : f32
  %weights = arith.constant dense<1.0> : tensor<64x64x3x3xf32>
  %wide = arith.constant dense<1.0> : tensor<64x64x5x5xf32>
  %e = tensor.empty() : tensor<2x64x64x64xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<2x64x64x64xf32>) -> tensor<2x64x64x64xf32>
  %c = linalg.conv_2d_nchw_fchw ins(%x, %weights : tensor<2x64x66x66xf32>, tensor<64x64x3x3xf32>) outs(%zeros : tensor<2x64x64x64xf32>) -> tensor<2x64x64x64xf32>
  %t = linalg.transpose ins(%c : tensor<2x64x64x64xf32>) outs(%e : tensor<2x64x64x64xf32>) permutation = [0, 2, 3, 1]
  %f = tensor.empty() : tensor<2x64x60x60xf32>
  %starts = linalg.fill ins(%zero : f32) outs(%f : tensor<2x64x60x60xf32>) -> tensor<2x64x60x60xf32>
  %d = linalg.conv_2d_nchw_fchw ins(%t, %wide : tensor<2x64x64x64xf32>, tensor<64x64x5x5xf32>) outs(%starts : tensor<2x64x60x60xf32>) -> tensor<2x64x60x60xf32>
  return %d : tensor<2x64x60x60xf32>
}

// -----

// Patches of 16-bit floats: no micro-kernel gathers them from NCHW. Whatever the weights, they are turned, too.
// CHECK-LABEL: func.func @far_apart
// CHECK: %[[I:.*]] = linalg.transpose ins(%arg0 : tensor<?x3x?x?xf16>) {{.*}} permutation = [0, 2, 3, 1]
// CHECK: %[[W:.*]] = linalg.transpose ins(%arg1 : tensor<32x3x16x16xf16>) {{.*}} permutation = [2, 3, 1, 0]
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}strides = dense<16>{{.*}} ins(%[[I]], %[[W]]
func.func @far_apart(%x: tensor<?x3x?x?xf16>, %w: tensor<32x3x16x16xf16>, %into: tensor<?x32x?x?xf16>) -> tensor<?x32x?x?xf16> {
  %zero = arith.constant 0.0 : f16
  %zeros = linalg.fill ins(%zero : f16) outs(%into : tensor<?x32x?x?xf16>) -> tensor<?x32x?x?xf16>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<16> : tensor<2xi64>}
      ins(%x, %w : tensor<?x3x?x?xf16>, tensor<32x3x16x16xf16>) outs(%zeros : tensor<?x32x?x?xf16>) -> tensor<?x32x?x?xf16>
  return %r : tensor<?x32x?x?xf16>
}

// -----

// Bytes by one column: their lines are turned in scratch.
// CHECK-LABEL: func.func @near
// CHECK: linalg.conv_2d_nchw_fchw
func.func @near(%x: tensor<?x3x?x?xi8>, %w: tensor<32x3x3x3xi8>, %into: tensor<?x32x?x?xi32>) -> tensor<?x32x?x?xi32> {
  %zero = arith.constant 0 : i32
  %zeros = linalg.fill ins(%zero : i32) outs(%into : tensor<?x32x?x?xi32>) -> tensor<?x32x?x?xi32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[16, 1]> : tensor<2xi64>}
      ins(%x, %w : tensor<?x3x?x?xi8>, tensor<32x3x3x3xi8>) outs(%zeros : tensor<?x32x?x?xi32>) -> tensor<?x32x?x?xi32>
  return %r : tensor<?x32x?x?xi32>
}
