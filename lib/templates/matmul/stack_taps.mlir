          // Taps of a column of the window, from %tap on, in all columns.
${first}
          %walked:${count} = scf.for %s = %c0 to %taps_w step %c1 iter_args(${from_sums}) -> (${vectors}) {
            %right = arith.muli %s, %dilation_w : index
            %at_0 = arith.addi %at_tap, %right : index
            %k_0 = arith.addi %k_row, %s : index
            %x = arith.addi %x0, %right : index
${products}
            scf.yield ${next_names} : ${vectors}
          }
