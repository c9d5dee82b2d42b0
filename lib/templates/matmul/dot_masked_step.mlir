      // The last lanes may be missing: %left are there.
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
${product}
