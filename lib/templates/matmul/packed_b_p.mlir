      // Panel after panel, from those of ${panel_columns} columns that B lies in: whole rows of them, with the zeros beyond the last column.
      %uQ = arith.constant ${panel_columns} : index
      scf.for %j = %jb to %je step %uN {
        %column = arith.subi %j, %jb : index
        %panel = arith.muli %column, %kc : index
        %number = arith.divui %j, %uQ : index
        %above = arith.muli %number, %K : index
        %first = arith.addi %above, %k : index
        %beside = arith.remui %j, %uQ : index
        scf.for %p = %c0 to %kc step %c1 {
          %kp = arith.addi %first, %p : index
          %in_panel = arith.muli %p, %uN : index
          %in_block = arith.addi %panel, %in_panel : index
          %at = arith.addi %base, %in_block : index
          %row = vector.load %B[%kp, %beside] : ${B}, vector<${N}x${b}>
${extend_row}          vector.store ${extended_row}, %S[%at] : memref<?x${s}>, vector<${N}x${s}>
        }
      }
