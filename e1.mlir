func.func @other_expand(%a: tensor<?x?x?xf32>, %v: tensor<?x?x?x8xf32>, %x: index, %y: index) -> tensor<?x?x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %n = tensor.dim %v, %c0 : tensor<?x?x?x8xf32>
  %t = tensor.dim %v, %c1 : tensor<?x?x?x8xf32>
  %h = tensor.dim %v, %c2 : tensor<?x?x?x8xf32>
  %s = tensor.dim %a, %c1 : tensor<?x?x?xf32>
  %nh = arith.muli %n, %h : index
  %e = tensor.empty(%n, %h, %t) : tensor<?x?x?x8xf32>
  %turned = linalg.transpose ins(%v : tensor<?x?x?x8xf32>) outs(%e : tensor<?x?x?x8xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x?x?x8xf32> into tensor<?x?x8xf32>
  %o = tensor.empty(%nh, %s) : tensor<?x?x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%o : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%start : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %w = tensor.expand_shape %r [[0, 1], [2], [3]] output_shape [%x, %y, %s, 8] : tensor<?x?x8xf32> into tensor<?x?x?x8xf32>
  return %w : tensor<?x?x?x8xf32>
}
func.func @other(%a: tensor<?x?x?xf32>, %v: tensor<?x?x12x64xf32>, %c: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %n = tensor.dim %v, %c0 : tensor<?x?x12x64xf32>
  %t = tensor.dim %v, %c1 : tensor<?x?x12x64xf32>
  %e = tensor.empty(%n, %t) : tensor<?x12x?x64xf32>
  %turned = linalg.transpose ins(%v : tensor<?x?x12x64xf32>) outs(%e : tensor<?x12x?x64xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x12x?x64xf32> into tensor<?x?x64xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x64xf32>) outs(%c : tensor<?x?x64xf32>)
    -> tensor<?x?x64xf32>
  return %r : tensor<?x?x64xf32>
}
func.func @narrow_offset(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %i8 = arith.index_cast %i : index to i8
  %j = arith.index_castui %i8 : i8 to index
  %i8b = arith.index_cast %i : index to i8
  %jb = arith.index_cast %i8b : i8 to index
  %a = tensor.extract_slice %x[%jb, 0] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @narrow_product(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %i: i8) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %i2 = arith.muli %i, %i : i8
  %jb = arith.index_cast %i2 : i8 to index
  %a = tensor.extract_slice %x[%jb, 0] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @alias(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[0, 1] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%x : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @alias_made(%x0: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %x0, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x0, %c1 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%x0 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%in: f32, %o: f32):
    %q = arith.addf %in, %in : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  %a = tensor.extract_slice %x[0, 1] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%x : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @loop(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>, %times: index, %rows: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %out = scf.for %i = %c0 to %times step %c1 iter_args(%t = %x) -> (tensor<?x?xf32>) {
    %a = tensor.extract_slice %t[%i, 1] [%rows, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %e = tensor.empty(%rows, %n) : tensor<?x?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
    %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    %t2 = tensor.insert_slice %r into %t[%i, 2] [%rows, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %t2 : tensor<?x?xf32>
  }
  return %out : tensor<?x?xf32>
}
func.func @stale(%x0: tensor<?x?xf32>, %b: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %x0, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x0, %c1 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %bn = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%x0 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%in: f32, %o: f32):
    %q = arith.addf %in, %in : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  %a = tensor.extract_slice %x[0, 1] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %w0 = tensor.dim %w, %c0 : tensor<?x?xf32>
  %w1 = tensor.dim %w, %c1 : tensor<?x?xf32>
  %y = tensor.insert_slice %w into %x[0, 0] [%w0, %w1] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %e2 = tensor.empty(%m, %bn) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r, %y : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @gram(%x: tensor<?x?xf32>, %i: index, %j: index, %m: index, %k: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %a = tensor.extract_slice %x[%i, %j] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %e = tensor.empty(%m, %m) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @units(%x: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %m2 = arith.addi %m, %c2 : index
  %k2 = arith.addi %k, %c2 : index
  %d0 = tensor.dim %x, %c0 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %x, %c2 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %x, %c3 : tensor<?x?x?x?xf32>
  %e = tensor.empty(%d2, %d1, %d0, %d3) : tensor<?x?x?x?xf32>
  %t = linalg.transpose ins(%x : tensor<?x?x?x?xf32>) outs(%e : tensor<?x?x?x?xf32>) permutation = [2, 1, 0, 3]
  %s = tensor.extract_slice %t[%i, 1, 2, 1] [1, %m2, 1, %k2] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<1x?x1x?xf32>
  %a = tensor.extract_slice %s[0, 1, 0, 1] [1, %m, 1, %k] [1, 1, 1, 1] : tensor<1x?x1x?xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @column(%a: tensor<?x?xf32>, %x: tensor<?x?xf32>, %c: tensor<?x1xf32>, %j: index) -> tensor<?x1xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %b = tensor.extract_slice %x[1, %j] [%k, 1] [1, 1] : tensor<?x?xf32> to tensor<?x1xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x1xf32>) outs(%c : tensor<?x1xf32>) -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}
func.func @columns_dyn(%a: tensor<?x?xf32>, %x: tensor<?x?xf32>, %c: tensor<?x?xf32>, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %n = tensor.dim %c, %c1 : tensor<?x?xf32>
  %b = tensor.extract_slice %x[1, %j] [%k, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @turned_a(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[1, %j] [%k, %m] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @vec(%a: tensor<?x?xf32>, %x: tensor<?xf32>, %c: tensor<?xf32>, %j: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %b = tensor.extract_slice %x[%j] [%k] [1] : tensor<?xf32> to tensor<?xf32>
  %r = linalg.matvec ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @veca(%x: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %j: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %k = tensor.dim %b, %c0 : tensor<?xf32>
  %m = tensor.dim %c, %c0 : tensor<?xf32>
  %a = tensor.extract_slice %x[1, %j] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.matvec ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @breduce(%x: tensor<?x?x?xf32>, %y: tensor<?x?x?xf32>, %c: tensor<?x?xf32>, %d: index, %k: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %n = tensor.dim %c, %c1 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[1, 1, 1] [%d, %m, %k] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %b = tensor.extract_slice %y[1, 1, 1] [%d, %k, %n] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %r = linalg.batch_reduce_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @rowsapart(%x: tensor<?x?x?xf32>, %y: tensor<?x?xf32>, %c: tensor<?x?x?xf32>, %k: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %c, %c0 : tensor<?x?x?xf32>
  %bb = tensor.dim %c, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %c, %c2 : tensor<?x?x?xf32>
  %a = tensor.extract_slice %x[1, 1, 1] [%bb, %m, %k] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %b = tensor.extract_slice %y[1, 1] [%k, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (m, b, n)>] ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @outer(%x: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?xf32>, %i: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %d = tensor.dim %c, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[%i, 0, 1] [%d, %m, %k] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %r = linalg.contract indexing_maps = [affine_map<(d, m, n, k) -> (d, m, k)>, affine_map<(d, m, n, k) -> (k, n)>, affine_map<(d, m, n, k) -> (d, m, n)>] ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @relu(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>, %bias: tensor<?xf32>, %m: index, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[%i, %i] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%r, %bias : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%in: f32, %bi: f32, %out: f32):
    %s = arith.addf %in, %bi : f32
    %q = arith.maximumf %s, %zero : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
func.func @turned_if(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %p: i1, %bias: tensor<?xf32>) -> (tensor<?x?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %d = tensor.dim %a, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %b, %c2 : tensor<?x?x?xf32>
  %e = tensor.empty(%d, %m, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%f : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %rm = tensor.dim %r, %c1 : tensor<?x?x?xf32>
  %rd = tensor.dim %r, %c0 : tensor<?x?x?xf32>
  %out = scf.if %p -> tensor<?x?x?xf32> {
    %g = tensor.empty(%rm, %rd, %n) : tensor<?x?x?xf32>
    %w = linalg.transpose ins(%r : tensor<?x?x?xf32>) outs(%g : tensor<?x?x?xf32>) permutation = [1, 0, 2]
    %y = linalg.generic {indexing_maps = [affine_map<(m, d, n) -> (m, d, n)>, affine_map<(m, d, n) -> (n)>, affine_map<(m, d, n) -> (m, d, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w, %bias : tensor<?x?x?xf32>, tensor<?xf32>) outs(%g : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %bi: f32, %o: f32):
      %s = arith.addf %in, %bi : f32
      %q = arith.maximumf %s, %zero : f32
      linalg.yield %q : f32
    } -> tensor<?x?x?xf32>
    scf.yield %y : tensor<?x?x?xf32>
  } else {
    %g = tensor.empty(%m, %d, %n) : tensor<?x?x?xf32>
    %h = linalg.fill ins(%zero : f32) outs(%g : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    scf.yield %h : tensor<?x?x?xf32>
  }
  return %out, %rm : tensor<?x?x?xf32>, index
}
func.func @slice_if(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %p: i1, %i: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32

  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[%i, %i] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %out = scf.if %p -> tensor<?x?xf32> {
    %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %r : tensor<?x?xf32>
  } else {
    scf.yield %c : tensor<?x?xf32>
  }
  return %out : tensor<?x?xf32>
}