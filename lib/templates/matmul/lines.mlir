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
${tiles}
  %c2 = arith.constant 2 : index
  %are_near = arith.cmpi eq, %dilation_h, %c1 : index
  %both = arith.cmpi eq, %step_h, %step_w : index
  %in_ones = arith.cmpi eq, %step_w, %c1 : index
  %in_twos = arith.cmpi eq, %step_w, %c2 : index
  %alike = arith.andi %are_near, %both : i1
  %by_one = arith.andi %alike, %in_ones : i1
  %by_two = arith.andi %alike, %in_twos : i1
  scf.for %i = %iw to %i1 step %c1 {
${stacks}
  }
  return
}
