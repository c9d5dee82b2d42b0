func.func @main(%x: tensor<?x4xf32>, %l: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = arith.constant 0 : index
  %n = tensor.dim %l, %0 : tensor<?x4xf32>
  %m = tensor.dim %x, %0 : tensor<?x4xf32>
  %c = flow.tensor.clone %x : tensor<?x4xf32>{%m}
  %r = tensor.insert_slice %l into %c[1, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %r, %x : tensor<?x4xf32>, tensor<?x4xf32>
}
