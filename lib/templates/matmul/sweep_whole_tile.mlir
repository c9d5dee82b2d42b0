// As sweep_tile.mlir, but masks are for the columns that are left over alone.
func.func private @${name}(%A: tensor<?x?x${a}>, %B: tensor<?x?x${b}>, %C: tensor<?x?x${c}>, %i0: index, %i1: index,
                           %j0: index, %j1: index, %k0: index, %kc: index, %reads: index,
                           %far: memref<?x?x${b}>, %next: index, %each: index${products}) -> tensor<?x?x${c}> {
${one_product}  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant ${zero_c}
  %zero_b = arith.constant ${zero_b}
  %width = arith.subi %j1, %j0 : index
  %panels = arith.divui %width, %cN : index
  %columns = arith.muli %panels, %cN : index
  %jw = arith.addi %j0, %columns : index
  %all = scf.for %product = %c0 to %at_once step %c1 iter_args(%result = %C) -> (tensor<?x?x${c}>) {
    %in_a = arith.muli %product, %step_a : index
    %in_b = arith.muli %product, %step_b : index
    %in_c = arith.muli %product, %step_c : index
    %of_product = scf.for %i = %i0 to %i1 step %cR iter_args(%above = %result) -> (tensor<?x?x${c}>) {
      %of_whole = scf.for %j = %j0 to %jw step %cN iter_args(%c = %above) -> (tensor<?x?x${c}>) {
${whole_panel}      }
      %of_row = scf.for %j = %jw to %j1 step %cN iter_args(%c = %of_whole) -> (tensor<?x?x${c}>) {
${panel}      }
      scf.yield %of_row : tensor<?x?x${c}>
    }
    scf.yield %of_product : tensor<?x?x${c}>
  }
  return %all : tensor<?x?x${c}>
}
