      // Each lane of a row of A times that of a column of B, added to what the lane has.
      %next = linalg.generic {
          indexing_maps = [affine_map<(r, c, l) -> (r, l)>, affine_map<(r, c, l) -> (c, l)>, affine_map<(r, c, l) -> (r, c, l)>],
          iterator_types = ["parallel", "parallel", "parallel"]}
          ins(%a, %b : tensor<${R}x${VL}x${a}>, tensor<${N}x${VL}x${s}>) outs(%t : tensor<${R}x${N}x${VL}x${c}>) {
      ^bb0(%x: ${a}, %y: ${s}, %o: ${c}):
${multiply_add}
        linalg.yield %f : ${c}
      } -> tensor<${R}x${N}x${VL}x${c}>
      scf.yield %next : tensor<${R}x${N}x${VL}x${c}>
