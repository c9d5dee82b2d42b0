// Online loops of a depthwise micro-kernel on an image with its channels innermost, in its place: lines of the output whose
// windows cover no more of the image than half the L2 holds, then columns (channels), a tile's at a time, and of each the
// lines, so that those which windows share stay in the L1. It takes all products that follow one another.
func.func private @${name}(%image: ${A}, %weights: ${B}, %result: ${C}, %S: memref<?x${s}>, %base: index,
                           %i0: index, %i1: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index, %V: ${V},
                           %products: index, %step_a: index, %step_b: index, %step_c: index)
    attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %room = arith.constant ${room} : index
${view}
  %c2 = arith.constant 2 : index
  %are_near = arith.cmpi eq, %dilation_w, %c1 : index
  %in_ones = arith.cmpi eq, %step_w, %c1 : index
  %in_twos = arith.cmpi eq, %step_w, %c2 : index
  %by_one = arith.andi %are_near, %in_ones : i1
  %by_two = arith.andi %are_near, %in_twos : i1
  %reads = arith.select %accumulate, %c1, %c0 : index
  %width = arith.maxui %outs_w, %c1 : index
  %channels_here = arith.subi %j1, %j0 : index
  %of_pixel = arith.muli %step_h, %step_w : index
  %of_pixels = arith.muli %of_pixel, %channels_here : index
  %of_line = arith.muli %of_pixels, %width : index
  %of_line_or_one = arith.maxui %of_line, %c1 : index
  %lines_any = arith.divui %room, %of_line_or_one : index
  %lines = arith.maxui %lines_any, %c1 : index
  %most = arith.muli %lines, %width : index
  scf.for %product = %c0 to %products step %c1 {
${subviews}
    %all = scf.while (%ib = %i0) : (index) -> (index) {
      %more = arith.cmpi ult, %ib, %i1 : index
      scf.condition(%more) %ib : index
    } do {
    ^bb0(%ib: index):
      %begun = arith.remui %ib, %width : index
      %first = arith.subi %ib, %begun : index
      %next = arith.addi %first, %most : index
      %ie = arith.minui %next, %i1 : index
      scf.for %j = %j0 to %j1 step %uN {
        %left = arith.subi %j1, %j : index
        %n = arith.minui %left, %uN : index
${calls}
      }
      scf.yield %ie : index
    }
  }
  return
}
