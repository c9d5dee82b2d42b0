// As sweep_tile.mlir, but a row of B after the other, each times elements of A, is added to rows of C, which stay in the
// caches: B is read in the order of memory. Where there is no row zeros are stored all the same.
func.func private @${name}(%A: tensor<?x?x${a}>, %B: tensor<?x?x${b}>, %C: tensor<?x?x${c}>, %i0: index, %i1: index,
                           %j0: index, %j1: index, %k0: index, %kc: index, %reads: index,
                           %far: memref<?x?x${b}>, %next: index, %each: index) -> tensor<?x?x${c}> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant ${zero_c}
  %zero_b = arith.constant ${zero_b}
  %in_a = arith.constant 0 : index
  %in_b = arith.constant 0 : index
  %in_c = arith.constant 0 : index
  %turns = arith.maxui %kc, %c1 : index
  %result = scf.for %i = %i0 to %i1 step %cR iter_args(%above = %C) -> (tensor<?x?x${c}>) {
    %rows = scf.for %turn = %c0 to %turns step %c1 iter_args(%before_turn = %above) -> (tensor<?x?x${c}>) {
      %next_turn = arith.addi %turn, %c1 : index
      %to = arith.minui %next_turn, %kc : index
      %is_first = arith.cmpi eq, %turn, %c0 : index
      %turn_reads = arith.select %is_first, %reads, %c1 : index
      %after_turn = scf.for %j = %j0 to %j1 step %cN iter_args(%c = %before_turn) -> (tensor<?x?x${c}>) {
${panel}    }
      scf.yield %after_turn : tensor<?x?x${c}>
    }
    scf.yield %rows : tensor<?x?x${c}>
  }
  return %result : tensor<?x?x${c}>
}
