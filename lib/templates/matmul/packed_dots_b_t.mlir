      // The block lies transposed: what is a group here lies side by side there, as one element of a square.
      scf.for %j = %jb to %je step %uN {
        %column = arith.subi %j, %jb : index
        %panel = arith.muli %column, %deep : index
        %down = arith.muli %extra, %uN : index
        %in_panel = arith.addi %panel, %down : index
        %panel_at = arith.addi %base, %in_panel : index
        func.call @${name}_transpose(%B, %S, %panel_at, %k, %kc, %j, %j1)
            : (${B}, memref<?x${s}>, index, index, index, index, index) -> ()
      }
