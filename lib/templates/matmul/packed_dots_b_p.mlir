      // Panel after panel, from those of ${panel_columns} columns that B lies in, group of rows after group of rows.
      %uQ = arith.constant ${panel_columns} : index
      scf.for %j = %jb to %je step %uN {
        %column = arith.subi %j, %jb : index
        %panel = arith.muli %column, %deep : index
        %number = arith.divui %j, %uQ : index
        %above = arith.muli %number, %K : index
        %first = arith.addi %above, %k : index
        %beside = arith.remui %j, %uQ : index
        scf.for %p = %c0 to %kc step %cQ {
          %kp = arith.addi %first, %p : index
${rows}
          %down = arith.addi %p, %extra : index
          %in_panel = arith.muli %down, %uN : index
          %in_block = arith.addi %panel, %in_panel : index
          %at = arith.addi %base, %in_block : index
          vector.store %group, %S[%at] : memref<?x${s}>, vector<${NQ}x${s}>
        }
      }
