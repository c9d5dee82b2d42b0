// Online loops of a micro-kernel that reads an image in its place, vectors of pixels of a line: some lines of the output,
// then rows (filters), a tile's at a time, so that what windows cover of those lines stays in the L1; rows that are left over
// go by stacks of lines, one by one. It takes all products that follow one another.
func.func private @${name}(%weights: ${A}, %image: ${B}, %result: ${C}, %S: memref<?x${s}>, %base: index,
                           %i0: index, %i1: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index, %V: ${V},
                           %products: index, %step_a: index, %step_b: index, %step_c: index)
    attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %height = arith.constant ${R} : index
  %pixels = arith.constant ${PIXELS} : index
${view}
  %reads = arith.select %accumulate, %c1, %c0 : index
  %rows = arith.subi %i1, %i0 : index
  %tiles = arith.divui %rows, %height : index
  %in_tiles = arith.muli %tiles, %${tile_height} : index
  %iw = arith.addi %i0, %in_tiles : index
  %width = arith.maxui %outs_w, %c1 : index
  %lines_any = arith.divui %pixels, %width : index
  %lines = arith.maxui %lines_any, %c1 : index
  %most = arith.muli %lines, %width : index
  scf.for %product = %c0 to %products step %c1 {
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
    scf.for %i = %iw to %i1 step %c1 {
      func.call @${stack}(%A_b, %X_b, %C_b, %V, %i, %j0, %j1, %reads)
          : (${A}, ${B}, ${C}, ${V}, index, index, index, index) -> ()
    }
  }
  return
}
