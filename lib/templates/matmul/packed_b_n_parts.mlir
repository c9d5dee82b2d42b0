      // The block as it lies, row after row: whole panels, then the one whose last columns may be missing.
      %length = arith.subi %je, %jb : index
      %last_columns = arith.remui %length, %uN : index
      %jw = arith.subi %je, %last_columns : index
      scf.for %p = %c0 to ${copy_rows} step %c1 {
        %kp = arith.addi %k, %p : index
        %in_panel = arith.muli %p, %uN : index
        scf.for %j = ${copy_from} to %jw step %uN {
          %column = arith.subi %j, %jb : index
          %panel = arith.muli %column, %kc : index
          %in_block = arith.addi %panel, %in_panel : index
          %at = arith.addi %base, %in_block : index
${pack_row_whole}        }
        scf.for %j = %jw to %je step %uN {
          %n = arith.addi %last_columns, %c0 : index
          %column = arith.subi %j, %jb : index
          %panel = arith.muli %column, %kc : index
          %in_block = arith.addi %panel, %in_panel : index
          %at = arith.addi %base, %in_block : index
${pack_row}        }
      }
