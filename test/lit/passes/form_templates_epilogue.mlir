// RUN: dynmlir-opt --form-templates --split-input-file %s | FileCheck %s
// RUN: dynmlir-opt --form-templates --split-input-file %s | dynmlir-opt --split-input-file | FileCheck %s

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (n)>

// A chain of element-wise ops is one linalg.generic on each finished tile; what it reads beside is an operand.
// CHECK-LABEL: func.func @bias_and_relu
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xf32>, %[[B:[a-z0-9]+]]: tensor<?x?xf32>, %[[C:[a-z0-9]+]]: tensor<?x?xf32>, %[[BIAS:[a-z0-9]+]]: tensor<?xf32>
// CHECK: %[[ROW:.*]] = tensor.expand_shape %[[BIAS]] {{\[\[}}0, 1]]
// CHECK: %[[E:.*]] = tensor.cast %[[ROW]] : tensor<1x?xf32> to tensor<?x?xf32>
// CHECK: %[[R:.*]] = "dynmlir.template"(%[[A]], %[[B]], %[[C]], %[[E]]) ({
// CHECK: linalg.matmul
// CHECK: scf.yield
// CHECK: %[[TILE:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<?xf32>) outs(%{{.*}} : tensor<?x?xf32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: f32, %[[OUT:.*]]: f32):
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[OUT]], %[[IN]]
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.0
// CHECK-NEXT: arith.maximumf %[[SUM]], %[[ZERO]]
// CHECK: tensor.insert_slice %[[TILE]]
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]
func.func @bias_and_relu(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %bias: tensor<?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.addf %x, %y : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = arith.maximumf %x, %zero : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// A value of the chain may be used twice, as in SiLU; named ops are as good.
// CHECK-LABEL: func.func @twice
// CHECK: "dynmlir.template"
// CHECK: linalg.matmul
// CHECK: linalg.generic
// CHECK: math.exp
// CHECK: arith.mulf %{{.*}}, %{{.*}} : f32
// CHECK: "dynmlir.yield"
// CHECK-NOT: linalg.mul
func.func @twice(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e = linalg.exp ins(%p : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.mul ins(%p, %e : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// What else is used stays a result: the chain ends before it.
// CHECK-LABEL: func.func @used_elsewhere
// CHECK: %[[R:.*]] = "dynmlir.template"
// CHECK: linalg.matmul
// CHECK-NOT: linalg.exp
// CHECK: "dynmlir.yield"
// CHECK: %[[E:.*]] = linalg.exp ins(%[[R]]
// CHECK: return %[[R]], %[[E]]
func.func @used_elsewhere(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e = linalg.exp ins(%p : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %p, %e : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#across = affine_map<(m, n) -> (n, m)>

// Left alone: an operand that is read across its rows, a region that reads its place, and one that adds up.
// CHECK-LABEL: func.func @others
// CHECK: linalg.matmul
// CHECK-NOT: linalg.generic
// CHECK: "dynmlir.yield"
// CHECK: linalg.generic
// CHECK: linalg.matmul
// CHECK-NOT: linalg.generic
// CHECK: "dynmlir.yield"
// CHECK: linalg.generic
// CHECK: linalg.matmul
// CHECK-NOT: linalg.reduce
// CHECK: "dynmlir.yield"
// CHECK: linalg.reduce
func.func @others(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %v: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #across, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.addf %x, %y : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %q = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%q : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = arith.addf %x, %o : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %r = linalg.matmul ins(%b, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.reduce { arith.addf } ins(%r : tensor<?x?xf32>) outs(%v : tensor<?xf32>) dimensions = [1]
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (n)>

// A bias that the sum starts from is added to it when it is finished, and broadcast nowhere.
// CHECK-LABEL: func.func @starts_from_bias
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<?x?xf32>, %[[B:[a-z0-9]+]]: tensor<?x?xf32>, %[[V:[a-z0-9]+]]: tensor<?xf32>, %[[C:[a-z0-9]+]]: tensor<?x?xf32>
// CHECK-NOT: linalg.broadcast
// CHECK: %[[ROW:.*]] = tensor.expand_shape %[[V]]
// CHECK: %[[E:.*]] = tensor.cast %[[ROW]]
// CHECK: "dynmlir.template"(%[[A]], %[[B]], %[[C]], %[[E]])
// CHECK: linalg.matmul
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: arith.maximumf
// CHECK: zero_init = true
func.func @starts_from_bias(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %v: tensor<?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %s = linalg.broadcast ins(%v : tensor<?xf32>) outs(%c : tensor<?x?xf32>) dimensions = [0]
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%s : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.maximumf %x, %zero : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
