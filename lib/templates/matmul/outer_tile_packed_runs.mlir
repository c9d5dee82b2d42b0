// As outer_tile_packed.mlir, but A is of an image: runs `jump` apart, of kc columns each. A row of register tiles
// of ${R} x ${N}, C[i0:i1, j0:j0+n] (+)= sum over q < runs of A[i0:i1, q*jump:q*jump+kc] B[q*kc:q*kc+kc, j0:j0+n].  Edges are padded locally (DietCode 4.1):
// columns beyond n are padded with zeros when C is loaded and never stored.  %reads is 1 to
// accumulate into C, 0 to start from zero.  Of %at_once lines of the image, which begin so many elements apart, the same
// tiles.  Placeholders: ${R} rows, ${N} columns, ${name}.
func.func private @${name}(%A: tensor<?x?x${a}>, %B: tensor<?x${N}x${s}>, %C: tensor<?x?x${c}>, %i0: index, %i1: index,
                           %j0: index, %n: index, %jump: index, %kc: index, %reads: index,
                           %far: memref<?x?x${b}>, %next: index, %runs: index,
                           %at_once: index, %step_a: index, %step_b: index, %step_c: index) -> tensor<?x?x${c}> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant ${zero_c}
  %missing_cols = arith.subi %cN, %n : index
  %n_read = arith.muli %n, %reads : index
  %missing_read = arith.subi %cN, %n_read : index
  %all = scf.for %line = %c0 to %at_once step %c1 iter_args(%result = %C) -> (tensor<?x?x${c}>) {
    %line_a = arith.muli %line, %step_a : index
    %line_c = arith.muli %line, %step_c : index
    %j = arith.addi %j0, %line_c : index
    %of_line = scf.for %i = %i0 to %i1 step %cR iter_args(%c = %result) -> (tensor<?x?x${c}>) {
      %before = tensor.extract_slice %c[%i, %j] [${R}, %n_read] [1, 1] : tensor<?x?x${c}> to tensor<${R}x?x${c}>
      %start = tensor.pad %before low[0, 0] high[0, %missing_read] {
      ^bb0(%x: index, %y: index):
        tensor.yield %zero : ${c}
      } : tensor<${R}x?x${c}> to tensor<${R}x${N}x${c}>
      %sum = scf.for %q = %c0 to %runs step %c1 iter_args(%u = %start) -> (tensor<${R}x${N}x${c}>) {
        %to_run = arith.muli %q, %jump : index
        %in_a = arith.addi %line_a, %to_run : index
        %in_b = arith.muli %q, %kc : index
        %run = scf.for %p = %c0 to %kc step %c1 iter_args(%t = %u) -> (tensor<${R}x${N}x${c}>) {
          %k = arith.addi %in_a, %p : index
          %kb = arith.addi %in_b, %p : index
          %a = tensor.extract_slice %A[%i, %k] [${R}, 1] [1, 1] : tensor<?x?x${a}> to tensor<${R}x1x${a}>
          %b = tensor.extract_slice %B[%kb, 0] [1, ${N}] [1, 1] : tensor<?x${N}x${s}> to tensor<1x${N}x${s}>
          %next_sum = linalg.matmul ins(%a, %b : tensor<${R}x1x${a}>, tensor<1x${N}x${s}>)
                                    outs(%t : tensor<${R}x${N}x${c}>) -> tensor<${R}x${N}x${c}>
          scf.yield %next_sum : tensor<${R}x${N}x${c}>
        }
        scf.yield %run : tensor<${R}x${N}x${c}>
      }
      %valid = tensor.extract_slice %sum[0, 0] [${R}, %n] [1, 1] : tensor<${R}x${N}x${c}> to tensor<${R}x?x${c}>
      %place = tensor.extract_slice %c[%i, %j] [${R}, %n] [1, 1] : tensor<?x?x${c}> to tensor<${R}x?x${c}>
      %stored = linalg.copy ins(%valid : tensor<${R}x?x${c}>) outs(%place : tensor<${R}x?x${c}>) -> tensor<${R}x?x${c}>
      %after = tensor.insert_slice %stored into %c[%i, %j] [${R}, %n] [1, 1] : tensor<${R}x?x${c}> into tensor<?x?x${c}>
      scf.yield %after : tensor<?x?x${c}>
    }
    scf.yield %of_line : tensor<?x?x${c}>
  }
  return %all : tensor<?x?x${c}>
}
