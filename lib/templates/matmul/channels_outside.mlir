    // What rows of the window outside the image make of zeros.
    %outside = scf.for %i = %c0 to %unseen_h step %c1 iter_args(%of_rows = %zeros) -> (${vector}) {
      %is_above = arith.cmpi ult, %i, %r_lo : index
      %past = arith.addi %i, %seen_h : index
      %r = arith.select %is_above, %i, %past : index
      %k_row = arith.muli %r, %taps_w : index
      %of_row = scf.for %s = %c0 to %taps_w step %c1 iter_args(%of_taps = %of_rows) -> (${vector}) {
        %k = arith.addi %k_row, %s : index
${unseen}
        scf.yield %next : ${vector}
      }
      scf.yield %of_row : ${vector}
    }
