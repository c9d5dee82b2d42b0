// As outer_tile.mlir, but along rows of tiles: C[i0:i1, j0:j1] (+)= A[i0:i1, k0:k0+kc] B[k0:k0+kc, j0:j1],
// ${N} columns at a time, so that C is written along its rows. %each and %next are what a tile
// prefetches of B meanwhile, if it does: so many lines a step, from where. Of %at_once products that follow one
// another, so many elements apart, it computes the same tiles.
func.func private @${name}(%A: tensor<?x?x${a}>, %B: tensor<?x?x${b}>, %C: tensor<?x?x${c}>, %i0: index, %i1: index,
                           %j0: index, %j1: index, %k0: index, %kc: index, %reads: index,
                           %far: memref<?x?x${b}>, %next: index, %each: index${products}) -> tensor<?x?x${c}> {
${one_product}  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant ${zero_c}
  %zero_b = arith.constant ${zero_b}
  %all = scf.for %product = %c0 to %at_once step %c1 iter_args(%result = %C) -> (tensor<?x?x${c}>) {
    %in_a = arith.muli %product, %step_a : index
    %in_b = arith.muli %product, %step_b : index
    %in_c = arith.muli %product, %step_c : index
    %of_product = scf.for %i = %i0 to %i1 step %cR iter_args(%above = %result) -> (tensor<?x?x${c}>) {
      %of_row = scf.for %j = %j0 to %j1 step %cN iter_args(%c = %above) -> (tensor<?x?x${c}>) {
${panel}      }
      scf.yield %of_row : tensor<?x?x${c}>
    }
    scf.yield %of_product : tensor<?x?x${c}>
  }
  return %all : tensor<?x?x${c}>
}
