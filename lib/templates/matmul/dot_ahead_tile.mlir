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
      %missing = arith.subi %cVL, %left : index
      %rows = tensor.extract_slice %A[%i, %k] [${R}, %left] [1, 1] : tensor<?x?x${a}> to tensor<${R}x?x${a}>
      %a = tensor.pad %rows low[0, 0] high[0, %missing] {
      ^bb0(%x: index, %y: index):
        tensor.yield %zero_a : ${a}
      } : tensor<${R}x?x${a}> to tensor<${R}x${VL}x${a}>
      %columns = tensor.extract_slice %Bt[0, %p] [${N}, %left] [1, 1] : tensor<${N}x?x${s}> to tensor<${N}x?x${s}>
      %b = tensor.pad %columns low[0, 0] high[0, %missing] {
      ^bb0(%x: index, %y: index):
        tensor.yield %zero_s : ${s}
      } : tensor<${N}x?x${s}> to tensor<${N}x${VL}x${s}>
      %next = linalg.generic {
          indexing_maps = [affine_map<(r, c, l) -> (r, l)>, affine_map<(r, c, l) -> (c, l)>, affine_map<(r, c, l) -> (r, c, l)>],
          iterator_types = ["parallel", "parallel", "parallel"]}
          ins(%a, %b : tensor<${R}x${VL}x${a}>, tensor<${N}x${VL}x${s}>) outs(%t : tensor<${R}x${N}x${VL}x${c}>) {
      ^bb0(%x: ${a}, %y: ${s}, %o: ${c}):
${multiply_add}
        linalg.yield %f : ${c}
      } -> tensor<${R}x${N}x${VL}x${c}>
      scf.yield %next : tensor<${R}x${N}x${VL}x${c}>
    }
    %before = tensor.extract_slice %c[%i, %j0] [${R}, %n_read] [1, 1] : tensor<?x?x${c}> to tensor<${R}x?x${c}>
    %start = tensor.pad %before low[0, 0] high[0, %missing_read] {
    ^bb0(%x: index, %y: index):
      tensor.yield %zero : ${c}
    } : tensor<${R}x?x${c}> to tensor<${R}x${N}x${c}>
    %sum = linalg.reduce { ${add} } ins(%lanes : tensor<${R}x${N}x${VL}x${c}>) outs(%start : tensor<${R}x${N}x${c}>) dimensions = [2]
    %valid = tensor.extract_slice %sum[0, 0] [${R}, %n] [1, 1] : tensor<${R}x${N}x${c}> to tensor<${R}x?x${c}>
    %place = tensor.extract_slice %c[%i, %j0] [${R}, %n] [1, 1] : tensor<?x?x${c}> to tensor<${R}x?x${c}>
    %stored = linalg.copy ins(%valid : tensor<${R}x?x${c}>) outs(%place : tensor<${R}x?x${c}>) -> tensor<${R}x?x${c}>
    %after = tensor.insert_slice %stored into %c[%i, %j0] [${R}, %n] [1, 1] : tensor<${R}x?x${c}> into tensor<?x?x${c}>
    scf.yield %after : tensor<?x?x${c}>
  }
  return %result : tensor<?x?x${c}>
}
