    %sums = scf.if %in_place -> (${tile}) {
      %of_rows_in_place = scf.for %r = %ra to %rb step %c1 iter_args(%of_rows = %together_${R}) -> (${tile}) {
        %r_k = arith.muli %r, %row_k : index
        %r_x = arith.muli %r, %row_x : index
        %of_row = scf.for %u = %ua to %ub step %c1 iter_args(%of_runs = %of_rows) -> (${tile}) {
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
          %lo_in = arith.subi %lo, %k0 : index
          %first_group = arith.divui %lo_in, %cQ : index
          %end = arith.maxui %lo, %hi : index
          %end_in = arith.subi %end, %k0 : index
          %end_group = arith.divui %end_in, %cQ : index
          %of_run = scf.for %group = %first_group to %end_group step %c1 iter_args(%before = %of_runs) -> (${tile}) {
            %in_block = arith.muli %group, %cQ : index
            %p = arith.addi %in_block, %k0 : index
${groups}
            %row = vector.load %B[%group, %c0] : ${P}, vector<${NQ}x${s}>
            %b = vector.shape_cast %row : vector<${NQ}x${s}> to vector<${N}x${Q}x${s}>
            %next = vector.contract {
                indexing_maps = [affine_map<(r, n, q) -> (r, q)>, affine_map<(r, n, q) -> (n, q)>, affine_map<(r, n, q) -> (r, n)>],
                iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
                %groups_${R}, %b, %before : vector<${R}x${Q}x${g}>, vector<${N}x${Q}x${s}> into ${tile}
            scf.yield %next : ${tile}
          }
          scf.yield %of_run : ${tile}
        }
        scf.yield %of_row : ${tile}
      }
      scf.yield %of_rows_in_place : ${tile}
    } else {
${sums_copied}      scf.yield %copied : ${tile}
    }
