      // The block lies transposed: squares of one vector each way are transposed in registers.
      scf.for %j = %jb to %je step %uN {
        %column = arith.subi %j, %jb : index
        %panel = arith.muli %column, %kc : index
        %panel_at = arith.addi %base, %panel : index
        func.call @${name}_transpose(%B, %S, %panel_at, %k, %kc, %j, %j1)
            : (${B}, memref<?x${s}>, index, index, index, index, index) -> ()
      }
