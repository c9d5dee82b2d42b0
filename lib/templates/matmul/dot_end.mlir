    // C[i:i+${R}, j0:j0+n] (+)= the sums of the lanes.
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
