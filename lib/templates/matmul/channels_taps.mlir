          // Taps %s and on of the rows of the window that are inside the image.
${tap}
          %of_rows:${count} = scf.for %r = %r_lo to %r_hi step %c1 iter_args(${from_sums}) -> (${vectors}) {
            %moved_down = arith.muli %r, %down_x : index
            %at_0 = arith.addi %at_tap, %moved_down : index
            %k_row = arith.muli %r, %taps_w : index
            %k = arith.addi %k_row, %s : index
${products}
            scf.yield ${next_names} : ${vectors}
          }
