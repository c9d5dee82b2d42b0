    %sums:${R} = scf.for %r = %ra to %rb step %c1 iter_args(${start}) -> (${vectors}) {
      %r_k = arith.muli %r, %row_k : index
      %r_x = arith.muli %r, %row_x : index
      %of_row:${R} = scf.for %u = %ua to %ub step %c1 iter_args(${from_rows}) -> (${vectors}) {
        %u_k = arith.muli %u, %run_k : index
        %u_x = arith.muli %u, %run_x : index
        %at_u = arith.addi %r_k, %u_k : index
        %first = arith.addi %at_u, %begin : index
        %last = arith.addi %first, %length : index
        %lo = arith.maxui %first, %k0 : index
        %hi = arith.minui %last, %k1 : index
        %in_image = arith.addi %r_x, %u_x : index
        %shift = arith.subi %in_image, %at_u : index
${runs}
${run}        scf.yield ${of_run} : ${vectors}
      }
      scf.yield ${of_row} : ${vectors}
    }
