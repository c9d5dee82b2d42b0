      // The block as it lies, row after row.
      scf.for %p = %c0 to ${copy_rows} step %c1 {
        %kp = arith.addi %k, %p : index
        scf.for %j = ${copy_from} to %je step %uN {
          %beyond = arith.subi %j1, %j : index
          %n = arith.minui %beyond, %uN : index
          %column = arith.subi %j, %jb : index
          %panel = arith.muli %column, %kc : index
          %in_panel = arith.muli %p, %uN : index
          %in_block = arith.addi %panel, %in_panel : index
          %at = arith.addi %base, %in_block : index
${pack_row}        }
      }
