// The micro-kernel template of the family that vectorises along K: ${R} x ${N} dot products at a time,
// C[i0:i1, j0:j0+n] (+)= A[i0:i1, k0:k0+kc] Bt[0:n, 0:kc]^T.  Bt is B's panel with its columns along K, in scratch or
// in place; the last vectors of A and Bt are padded locally.  Placeholders: ${R} rows, ${N} columns, ${VL} lanes, ${name}.
func.func private @${name}(%A: tensor<?x?x${a}>, %Bt: tensor<${N}x?x${s}>, %C: tensor<?x?x${c}>, %i0: index, %i1: index,
                           %j0: index, %n: index, %k0: index, %kc: index, %reads: index) -> tensor<?x?x${c}> {
  %c0 = arith.constant 0 : index
  %cVL = arith.constant ${VL} : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant ${zero_c}
  %zero_a = arith.constant ${zero_a}
  %zero_s = arith.constant ${zero_s}
  %vectors = arith.divui %kc, %cVL : index
  %whole_k = arith.muli %vectors, %cVL : index
  %n_read = arith.muli %n, %reads : index
  %missing_read = arith.subi %cN, %n_read : index
  %result = scf.for %i = %i0 to %i1 step %cR iter_args(%c = %C) -> (tensor<?x?x${c}>) {
    %empty = tensor.empty() : tensor<${R}x${N}x${VL}x${c}>
    %zeros = linalg.fill ins(%zero : ${c}) outs(%empty : tensor<${R}x${N}x${VL}x${c}>) -> tensor<${R}x${N}x${VL}x${c}>
    %whole = scf.for %p = %c0 to %whole_k step %cVL iter_args(%t = %zeros) -> (tensor<${R}x${N}x${VL}x${c}>) {
      %k = arith.addi %k0, %p : index
      %a = tensor.extract_slice %A[%i, %k] [${R}, ${VL}] [1, 1] : tensor<?x?x${a}> to tensor<${R}x${VL}x${a}>
      %b = tensor.extract_slice %Bt[0, %p] [${N}, ${VL}] [1, 1] : tensor<${N}x?x${s}> to tensor<${N}x${VL}x${s}>
${product}    }
    %lanes = scf.for %p = %whole_k to %kc step %cVL iter_args(%t = %whole) -> (tensor<${R}x${N}x${VL}x${c}>) {
      %k = arith.addi %k0, %p : index
      %left = arith.subi %kc, %p : index
${masked_step}    }
${end}  }
  return %result : tensor<?x?x${c}>
}
