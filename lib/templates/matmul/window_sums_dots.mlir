    // A segment is copied to %W in groups of ${Q} elements, as the instruction takes them; what the segment leaves of its first and
    // last group is zeros. Vectors of a run are copied from its end on: what the last one reads before the run comes to
    // lie where earlier runs go, and is elements of the image, or else the rest of the run is copied one by one.
${least}
    %${copied} = scf.for %r = %ra to %rb step %rows_each iter_args(%of_rows = %together_${R}) -> (${tile}) {
      %r_k = arith.muli %r, %row_k : index
      %r_next = arith.addi %r, %rows_each : index
      %of_row = scf.for %u = %ua to %ub step %runs_each iter_args(%of_runs = %of_rows) -> (${tile}) {
        %u_next = arith.addi %u, %runs_each : index
${segment}
        %of_segment = scf.if %any -> (${tile}) {
          %into = arith.subi %cL, %from : index
          %over = arith.remui %hi_in, %cQ : index
          %last_group = arith.subi %hi, %over : index
          %last_at = arith.addi %last_group, %into : index
          %is_over = arith.cmpi ne, %over, %c0 : index
          scf.if %is_over {
${empty}
          }
          scf.for %r_copied = %r to %r_next step %c1 {
            %r_back = arith.subi %r_copied, %r : index
            %r_later = arith.subi %r_next, %r_back : index
            %r_now = arith.subi %r_later, %c1 : index
            %r_now_k = arith.muli %r_now, %row_k : index
            %r_now_x = arith.muli %r_now, %row_x : index
            scf.for %u_copied = %u to %u_next step %c1 {
              %u_back = arith.subi %u_copied, %u : index
              %u_later = arith.subi %u_next, %u_back : index
              %u_now = arith.subi %u_later, %c1 : index
              %u_now_k = arith.muli %u_now, %run_k : index
              %u_now_x = arith.muli %u_now, %run_x : index
              %run_at = arith.addi %r_now_k, %u_now_k : index
              %run_any = arith.addi %run_at, %begin : index
              %run_last = arith.addi %run_any, %length : index
              %run_first = arith.maxui %run_any, %lo : index
              %run_end = arith.minui %run_last, %hi : index
              %in_image = arith.addi %r_now_x, %u_now_x : index
              %shift = arith.subi %in_image, %run_at : index
              %in_block = arith.cmpi ult, %run_first, %run_end : index
              scf.if %in_block {
${runs}
                %count = arith.subi %run_end, %run_first : index
                %vectors_over = arith.ceildivui %count, %cL : index
                %most = arith.muli %vectors_over, %cL : index
                %most_at = arith.subi %run_end, %most : index
                %least_at = arith.addi %least_${R}, %shift : index
                %earliest = arith.addi %least_at, %most_at : index
                %in_memory = arith.cmpi sge, %earliest, %c0 : index
                %left = arith.remui %count, %cL : index
                %whole = arith.subi %count, %left : index
                %copied = arith.select %in_memory, %most, %whole : index
                %last_t = arith.subi %run_end, %cL : index
                scf.for %back = %c0 to %copied step %cL {
                  %t = arith.subi %last_t, %back : index
                  %to = arith.addi %t, %into : index
${copies}
                }
                %left_end = arith.subi %run_end, %copied : index
                scf.for %one = %run_first to %left_end step %c1 {
                  %to = arith.addi %one, %into : index
${copies_of_one}
                }
              }
            }
          }
          scf.for %one = %from to %lo step %c1 {
            %to = arith.addi %one, %into : index
${empty_ahead}
          }
          %of_groups = scf.for %group = %first_group to %end_group step %c1 iter_args(%before = %of_runs) -> (${tile}) {
            %in_segment = arith.subi %group, %first_group : index
            %elements = arith.muli %in_segment, %cQ : index
            %step = arith.addi %elements, %cL : index
            %a = vector.transfer_read %W[%c0, %step], %zero_g {in_bounds = [true, true]} : ${W}, vector<${R}x${Q}x${g}>
            %row = vector.load %B[%group, %c0] : ${P}, vector<${NQ}x${s}>
            %b = vector.shape_cast %row : vector<${NQ}x${s}> to vector<${N}x${Q}x${s}>
            %next = vector.contract {
                indexing_maps = [affine_map<(r, n, q) -> (r, q)>, affine_map<(r, n, q) -> (n, q)>, affine_map<(r, n, q) -> (r, n)>],
                iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
                %a, %b, %before : vector<${R}x${Q}x${g}>, vector<${N}x${Q}x${s}> into ${tile}
            scf.yield %next : ${tile}
          }
          scf.yield %of_groups : ${tile}
        } else {
          scf.yield %of_runs : ${tile}
        }
        scf.yield %of_segment : ${tile}
      }
      scf.yield %of_row : ${tile}
    }
