    // 128 times the elements of its window is what the offset of the weights adds to each sum of a pixel.
    %offset_bits = arith.constant ${offset_bits} : i32
    %no_elements = arith.constant dense<0> : ${lanes}
    %ones = arith.constant dense<1> : vector<${L}xi8>
    %one_each = vector.shape_cast %ones : vector<${L}xi8> to ${groups_of_lanes}
    %elements:${R} = scf.for %r = %ra to %rb step %c1 iter_args(${elements_of_rows}) -> (${lanes_of_pixels}) {
      %r_k = arith.muli %r, %row_k : index
      %r_x = arith.muli %r, %row_x : index
      %of_row:${R} = scf.for %u = %ua to %ub step %c1 iter_args(${elements_of_runs}) -> (${lanes_of_pixels}) {
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
        %end = arith.maxui %lo, %hi : index
        %count = arith.subi %end, %lo : index
        %vectors_over = arith.ceildivui %count, %cL : index
        %of_run:${R} = scf.for %one = %c0 to %vectors_over step %c1 iter_args(${elements_before}) -> (${lanes_of_pixels}) {
          %before_one = arith.muli %one, %cL : index
          %p = arith.addi %lo, %before_one : index
          %left = arith.subi %hi, %p : index
          %there = vector.create_mask %left : vector<${L}xi1>
${elements}
          scf.yield ${elements_with} : ${lanes_of_pixels}
        }
        scf.yield ${of_run} : ${lanes_of_pixels}
      }
      scf.yield ${of_row} : ${lanes_of_pixels}
    }
