    // C[i:i+${R}, j:j+n] (+)= A[i:i+${R}, k0+from:k0+to] B[k0+from:k0+to, j:j+n].
    %beyond = arith.subi %j1, %j : index
    %jb = arith.addi %j, %in_b : index
    %jc = arith.addi %j, %in_c : index
    %ia = arith.addi %i, %in_a : index
    %ka0 = arith.addi %k0, %in_a : index
    %n = arith.minui %beyond, %cN ${is_whole}: index
    %missing_cols = arith.subi %cN, %n : index
    %n_read = arith.muli %n, ${reads} : index
    %missing_read = arith.subi %cN, %n_read : index
    %before = tensor.extract_slice %c[%i, %jc] [${R}, %n_read] [1, 1] : tensor<?x?x${c}> to tensor<${R}x?x${c}>
    %start = tensor.pad %before low[0, 0] high[0, %missing_read] {
    ^bb0(%x: index, %y: index):
      tensor.yield %zero : ${c}
    } : tensor<${R}x?x${c}> to tensor<${R}x${N}x${c}>
    %sum = scf.for %p = ${from} to ${to} step %c1 iter_args(%t = %start) -> (tensor<${R}x${N}x${c}>) {
      %k = arith.addi %k0, %p : index
      %ka = arith.addi %ka0, %p : index
      %a = tensor.extract_slice %A[${a_of_product}] [${a_shape}] [1, 1] : tensor<?x?x${a}> to tensor<${a_type}x${a}>
      %row = tensor.extract_slice %B[%k, %jb] [1, %n] [1, 1] : tensor<?x?x${b}> to tensor<1x?x${b}>
      %b = tensor.pad %row low[0, 0] high[0, %missing_cols] {
      ^bb0(%x: index, %y: index):
        tensor.yield %zero_b : ${b}
      } : tensor<1x?x${b}> to tensor<1x${N}x${b}>
${extend_a}${extend_b}      %next_sum = linalg.matmul ${a_maps} ins(${extended_a}, ${extended_b} : tensor<${a_type}x${c}>, tensor<1x${N}x${c}>)
                                outs(%t : tensor<${R}x${N}x${c}>) -> tensor<${R}x${N}x${c}>
      scf.yield %next_sum : tensor<${R}x${N}x${c}>
    }
    %valid = tensor.extract_slice %sum[0, 0] [${R}, %n] [1, 1] : tensor<${R}x${N}x${c}> to tensor<${R}x?x${c}>
    %place = tensor.extract_slice %c[%i, %jc] [${R}, %n] [1, 1] : tensor<?x?x${c}> to tensor<${R}x?x${c}>
    %stored = linalg.copy ins(%valid : tensor<${R}x?x${c}>) outs(%place : tensor<${R}x?x${c}>) -> tensor<${R}x?x${c}>
    %after = tensor.insert_slice %stored into %c[%i, %jc] [${R}, %n] [1, 1] : tensor<${R}x?x${c}> into tensor<?x?x${c}>
    scf.yield %after : tensor<?x?x${c}>
