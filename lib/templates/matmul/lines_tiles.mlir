  // Rows of whole tiles.
  %any_tiles = arith.cmpi ult, %i0, %iw : index
  %with_tiles = arith.select %any_tiles, %products, %c0 : index
  scf.for %product = %c0 to %with_tiles step %c1 {
${subviews}
    %all = scf.while (%jb = %j0) : (index) -> (index) {
      %more = arith.cmpi ult, %jb, %j1 : index
      scf.condition(%more) %jb : index
    } do {
    ^bb0(%jb: index):
      %begun = arith.remui %jb, %width : index
      %first = arith.subi %jb, %begun : index
      %next = arith.addi %first, %most : index
      %je = arith.minui %next, %j1 : index
      scf.for %i = %i0 to %iw step %height {
        func.call @${tile}(%A_b, %X_b, %C_b, %V, %i, %jb, %je, %reads)
            : (${A}, ${B}, ${C}, ${V}, index, index, index, index) -> ()
      }
      scf.yield %je : index
    }
  }
