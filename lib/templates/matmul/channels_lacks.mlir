        // What columns of the window outside the image make of zeros.
        %lacks = scf.for %i = %c0 to %unseen_w step %c1 iter_args(%of_columns = %before_0) -> (${vector}) {
          %is_left_of = arith.cmpi ult, %i, %s_lo : index
          %past = arith.addi %i, %seen_w : index
          %s = arith.select %is_left_of, %i, %past : index
          %of_column = scf.for %r = %r_lo to %r_hi step %c1 iter_args(%of_taps = %of_columns) -> (${vector}) {
            %k_row = arith.muli %r, %taps_w : index
            %k = arith.addi %k_row, %s : index
${unseen}
            scf.yield %next : ${vector}
          }
          scf.yield %of_column : ${vector}
        }
