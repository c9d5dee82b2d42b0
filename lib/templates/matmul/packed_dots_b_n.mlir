      // The block as it lies, group of rows after group of rows.
      scf.for %p = %c0 to %kc step %cQ {
        %kp = arith.addi %k, %p : index
        scf.for %j = %jb to %je step %uN {
          %beyond = arith.subi %j1, %j : index
          %n = arith.minui %beyond, %uN : index
${rows}
          %column = arith.subi %j, %jb : index
          %panel = arith.muli %column, %deep : index
          %down = arith.addi %p, %extra : index
          %in_panel = arith.muli %down, %uN : index
          %in_block = arith.addi %panel, %in_panel : index
          %at = arith.addi %base, %in_block : index
          vector.store %group, %S[%at] : memref<?x${s}>, vector<${NQ}x${s}>
        }
      }
