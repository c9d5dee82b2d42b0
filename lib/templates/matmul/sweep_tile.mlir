// As outer_tile.mlir, but along a row of tiles: C[i:i+${R}, j0:j1] (+)= A[i:i+${R}, k0:k0+kc] B[k0:k0+kc, j0:j1],
// ${N} columns at a time, so that C is written along its rows.
func.func private @${name}(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>, %i: index, %j0: index,
                           %j1: index, %step: index, %k0: index, %kc: index, %reads: index,
                           %far: memref<?x?xf32>, %next: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant 0.0 : f32
  %result = scf.for %j = %j0 to %j1 step %cN iter_args(%c = %C) -> (tensor<?x?xf32>) {
    %beyond = arith.subi %j1, %j : index
    %n = arith.minui %beyond, %cN : index
    %missing_cols = arith.subi %cN, %n : index
    %n_read = arith.muli %n, %reads : index
    %missing_read = arith.subi %cN, %n_read : index
    %before = tensor.extract_slice %c[%i, %j] [${R}, %n_read] [1, 1] : tensor<?x?xf32> to tensor<${R}x?xf32>
    %start = tensor.pad %before low[0, 0] high[0, %missing_read] {
    ^bb0(%x: index, %y: index):
      tensor.yield %zero : f32
    } : tensor<${R}x?xf32> to tensor<${R}x${N}xf32>
    %sum = scf.for %p = %c0 to %kc step %c1 iter_args(%t = %start) -> (tensor<${R}x${N}xf32>) {
      %k = arith.addi %k0, %p : index
      %a = tensor.extract_slice %A[%i, %k] [${R}, 1] [1, 1] : tensor<?x?xf32> to tensor<${R}x1xf32>
      %row = tensor.extract_slice %B[%k, %j] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
      %b = tensor.pad %row low[0, 0] high[0, %missing_cols] {
      ^bb0(%x: index, %y: index):
        tensor.yield %zero : f32
      } : tensor<1x?xf32> to tensor<1x${N}xf32>
      %next_sum = linalg.matmul ins(%a, %b : tensor<${R}x1xf32>, tensor<1x${N}xf32>)
                                outs(%t : tensor<${R}x${N}xf32>) -> tensor<${R}x${N}xf32>
      scf.yield %next_sum : tensor<${R}x${N}xf32>
    }
    %valid = tensor.extract_slice %sum[0, 0] [${R}, %n] [1, 1] : tensor<${R}x${N}xf32> to tensor<${R}x?xf32>
    %place = tensor.extract_slice %c[%i, %j] [${R}, %n] [1, 1] : tensor<?x?xf32> to tensor<${R}x?xf32>
    %stored = linalg.copy ins(%valid : tensor<${R}x?xf32>) outs(%place : tensor<${R}x?xf32>) -> tensor<${R}x?xf32>
    %after = tensor.insert_slice %stored into %c[%i, %j] [${R}, %n] [1, 1] : tensor<${R}x?xf32> into tensor<?x?xf32>
    scf.yield %after : tensor<?x?xf32>
  }
  return %result : tensor<?x?xf32>
}
