          // Taps of a row of the window, from %tap on, in all rows that are inside the image.
${first}
          %walked:${count} = scf.for %r = %r_lo to %r_hi step %c1 iter_args(${from_sums}) -> (${vectors}) {
            %moved_down = arith.muli %r, %down_x : index
            %at_0 = arith.addi %at_tap, %moved_down : index
            %k_row = arith.muli %r, %taps_w : index
            %k_first = arith.addi %k_row, %tap : index
${products}
            scf.yield ${next_names} : ${vectors}
          }
