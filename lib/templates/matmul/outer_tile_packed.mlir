// As outer_tile.mlir, but B comes from scratch: a contiguous panel of uK x ${N}, zeros beyond the edge. A row of register tiles of ${R} x ${N},
// C[i0:i1, j0:j0+n] (+)= A[i0:i1, k0:k0+kc] B[k0:k0+kc, j0:j0+n].  Edges are padded locally (DietCode 4.1):
// columns beyond n are padded with zeros when C is loaded and never stored.  %reads is 1 to
// accumulate into C, 0 to start from zero.  Placeholders: ${R} rows, ${N} columns, ${name}.
func.func private @${name}(%A: tensor<?x?xf32>, %B: tensor<?x${N}xf32>, %C: tensor<?x?xf32>, %i0: index, %i1: index,
                           %j0: index, %n: index, %k0: index, %kc: index, %reads: index,
                           %far: memref<?x?xf32>, %next: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant 0.0 : f32
  %missing_cols = arith.subi %cN, %n : index
  %n_read = arith.muli %n, %reads : index
  %missing_read = arith.subi %cN, %n_read : index
  %result = scf.for %i = %i0 to %i1 step %cR iter_args(%c = %C) -> (tensor<?x?xf32>) {
    %before = tensor.extract_slice %c[%i, %j0] [${R}, %n_read] [1, 1] : tensor<?x?xf32> to tensor<${R}x?xf32>
    %start = tensor.pad %before low[0, 0] high[0, %missing_read] {
    ^bb0(%x: index, %y: index):
      tensor.yield %zero : f32
    } : tensor<${R}x?xf32> to tensor<${R}x${N}xf32>
    %sum = scf.for %p = %c0 to %kc step %c1 iter_args(%t = %start) -> (tensor<${R}x${N}xf32>) {
      %k = arith.addi %k0, %p : index
      %a = tensor.extract_slice %A[%i, %k] [${R}, 1] [1, 1] : tensor<?x?xf32> to tensor<${R}x1xf32>
      %b = tensor.extract_slice %B[%p, 0] [1, ${N}] [1, 1] : tensor<?x${N}xf32> to tensor<1x${N}xf32>
      %next_sum = linalg.matmul ins(%a, %b : tensor<${R}x1xf32>, tensor<1x${N}xf32>)
                                outs(%t : tensor<${R}x${N}xf32>) -> tensor<${R}x${N}xf32>
      scf.yield %next_sum : tensor<${R}x${N}xf32>
    }
    %valid = tensor.extract_slice %sum[0, 0] [${R}, %n] [1, 1] : tensor<${R}x${N}xf32> to tensor<${R}x?xf32>
    %place = tensor.extract_slice %c[%i, %j0] [${R}, %n] [1, 1] : tensor<?x?xf32> to tensor<${R}x?xf32>
    %stored = linalg.copy ins(%valid : tensor<${R}x?xf32>) outs(%place : tensor<${R}x?xf32>) -> tensor<${R}x?xf32>
    %after = tensor.insert_slice %stored into %c[%i, %j0] [${R}, %n] [1, 1] : tensor<${R}x?xf32> into tensor<?x?xf32>
    scf.yield %after : tensor<?x?xf32>
  }
  return %result : tensor<?x?xf32>
}
