// As outer_tile.mlir, but along a row of tiles: C[i:i+${R}, j0:j1] (+)= A[i:i+${R}, k0:k0+kc] B[k0:k0+kc, j0:j1],
// ${N} columns at a time, so that C is written along its rows. %each and %next are what a tile
// prefetches of B meanwhile, if it does: so many lines a step, from where.
func.func private @${name}(%A: tensor<?x?x${a}>, %B: tensor<?x?x${b}>, %C: tensor<?x?x${c}>, %i: index, %j0: index,
                           %j1: index, %each: index, %k0: index, %kc: index, %reads: index,
                           %far: memref<?x?x${b}>, %next: index) -> tensor<?x?x${c}> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant ${zero_c}
  %zero_b = arith.constant ${zero_b}
  %result = scf.for %j = %j0 to %j1 step %cN iter_args(%c = %C) -> (tensor<?x?x${c}>) {
${panel}  }
  return %result : tensor<?x?x${c}>
}
