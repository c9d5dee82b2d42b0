// As dot_tile.mlir, but every vector of A and Bt is read behind a mask: the hardware, which would prefetch lines of each row,
// leaves such loads alone, and A is prefetched in the order of memory. Placeholders: ${R} rows, ${N} columns, ${VL} lanes, ${name}.
func.func private @${name}(%A: tensor<?x?x${a}>, %Bt: tensor<${N}x?x${s}>, %C: tensor<?x?x${c}>, %i0: index, %i1: index,
                           %j0: index, %n: index, %k0: index, %kc: index, %reads: index) -> tensor<?x?x${c}> {
  %c0 = arith.constant 0 : index
  %cVL = arith.constant ${VL} : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant ${zero_c}
  %zero_a = arith.constant ${zero_a}
  %zero_s = arith.constant ${zero_s}
  %n_read = arith.muli %n, %reads : index
  %missing_read = arith.subi %cN, %n_read : index
  %result = scf.for %i = %i0 to %i1 step %cR iter_args(%c = %C) -> (tensor<?x?x${c}>) {
    %empty = tensor.empty() : tensor<${R}x${N}x${VL}x${c}>
    %zeros = linalg.fill ins(%zero : ${c}) outs(%empty : tensor<${R}x${N}x${VL}x${c}>) -> tensor<${R}x${N}x${VL}x${c}>
    %lanes = scf.for %p = %c0 to %kc step %cVL iter_args(%t = %zeros) -> (tensor<${R}x${N}x${VL}x${c}>) {
      %k = arith.addi %k0, %p : index
      %beyond = arith.subi %kc, %p : index
      %left = arith.minui %beyond, %cVL : index
${masked_step}    }
${end}  }
  return %result : tensor<?x?x${c}>
}
