    // What rows of the window outside the image make of zeros.
    %outside:${count} = scf.for %i = %c0 to %unseen_h step %c1 iter_args(${from_start}) -> (${vectors}) {
      %is_above = arith.cmpi ult, %i, %r_lo : index
      %past = arith.addi %i, %seen_h : index
      %r = arith.select %is_above, %i, %past : index
      %k_row = arith.muli %r, %taps_w : index
      %of_row:${count} = scf.for %s = %c0 to %taps_w step %c1 iter_args(${from_rows}) -> (${vectors}) {
        %k = arith.addi %k_row, %s : index
${taps}
        scf.yield ${next_names} : ${vectors}
      }
      scf.yield ${row_names} : ${vectors}
    }
