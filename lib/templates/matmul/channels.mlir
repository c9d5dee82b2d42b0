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
  %accumulating = arith.select %accumulate, %c1, %c0 : index
  %width = arith.maxui %outs_w, %c1 : index
  // So many channels that half the L2 holds several times the lines of a window, where blocks read lines again; few of them
  // make blocks of the image that memory is slow with.
  %several = arith.constant ${several} : index
  %least_channels = arith.constant ${least} : index
  %of_pixel = arith.muli %step_h, %step_w : index
  %of_line_any = arith.muli %of_pixel, %width : index
  %of_line = arith.maxui %of_line_any, %c1 : index
  %lines_several = arith.muli %taps_h, %several : index
  %reads_again = arith.cmpi ugt, %taps_h, %c1 : index
  %lines_wanted = arith.select %reads_again, %lines_several, %c1 : index
  %of_channel = arith.muli %of_line, %lines_wanted : index
  %fitting = arith.divui %room, %of_channel : index
  %over = arith.remui %fitting, %uN : index
  %whole = arith.subi %fitting, %over : index
  %channels_together = arith.maxui %whole, %least_channels : index
  %channels_here = arith.subi %j1, %j0 : index
  %channels_some = arith.minui %channels_together, %channels_here : index
  %channels_or_one = arith.maxui %channels_some, %c1 : index
  %of_lines = arith.muli %of_line, %channels_or_one : index
  // Whether the image is more than the L2 holds, and lines are read again.
  %held = arith.muli %room, %c2 : index
  %pixels = arith.subi %i1, %i0 : index
  %of_pixel_all = arith.muli %of_pixel, %channels_here : index
  %of_image = arith.muli %pixels, %of_pixel_all : index
  %is_large = arith.cmpi ugt, %of_image, %held : index
  %is_far = arith.andi %is_large, %reads_again : i1
  %far = arith.select %is_far, %c2, %c0 : index
  %reads = arith.addi %accumulating, %far : index
  %lines_any = arith.divui %room, %of_lines : index
  %lines = arith.maxui %lines_any, %c1 : index
  %most = arith.muli %lines, %width : index
  scf.for %product = %c0 to %products step %c1 {
${subviews}
    scf.for %jb = %j0 to %j1 step %channels_together {
      %channels_end = arith.addi %jb, %channels_together : index
      %je = arith.minui %channels_end, %j1 : index
      %all = scf.while (%ib = %i0) : (index) -> (index) {
        %more = arith.cmpi ult, %ib, %i1 : index
        scf.condition(%more) %ib : index
      } do {
      ^bb0(%ib: index):
        %begun = arith.remui %ib, %width : index
        %first = arith.subi %ib, %begun : index
        %next = arith.addi %first, %most : index
        %ie = arith.minui %next, %i1 : index
        scf.for %j = %jb to %je step %uN {
          %left = arith.subi %je, %j : index
          %n = arith.minui %left, %uN : index
${calls}
        }
        scf.yield %ie : index
      }
    }
  }
  return
}
