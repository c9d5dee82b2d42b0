// Register tiles on stacks of lines of an image: one row i of the weights, columns jb to je (pixels of the output), a vector
// of pixels that are neighbours in a line from each of up to ${R} lines, so that a line of the image is read once for
// the windows that share it. Of a tap outside the image a pixel gets zero, which is multiplied, too: NaN and infinity of
// the weights are carried. %V says where the image's elements lie. It takes all products that follow one another. For
// windows by steps of ${step}, where taps are neighbours; 0 for any.
func.func private @${name}_by_${step}(%A: ${A}, %X: ${B}, %C: ${C}, %V: ${V}, %i: index, %jb: index, %je: index, %reads: index,
                           %products: index, %step_a: index, %step_b: index, %step_c: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %together = arith.constant ${TAPS} : index
  %lanes = arith.constant ${VL} : index
  %zero = arith.constant ${zero_c}
  %nothing = arith.constant ${zero_b}
  %zeros = vector.broadcast %zero : ${c} to vector<${VL}x${c}>
${view}
  %accumulates = arith.cmpi ne, %reads, %c0 : index
  %width = arith.maxui %outs_w, %c1 : index
  %taps = arith.muli %taps_h, %taps_w : index
  %pitch = arith.muli %step_h, %stride_y : index
  %down_x = arith.muli %dilation_h, %stride_y : index
  // Lines whose windows do not reach beyond the image.
  %inner_first = arith.ceildivui %pad_h, %step_h : index
  %last_tap = arith.subi %taps_h, %c1 : index
  %reach = arith.muli %last_tap, %dilation_h : index
  %to_end = arith.addi %size_h, %pad_h : index
  %room_any = arith.subi %to_end, %reach : index
  %room = arith.maxsi %room_any, %c0 : index
  %inner_end = arith.ceildivui %room, %step_h : index
  // Taps of a column that share what they read.
  %taps_over = arith.remui %taps_h, %together : index
  %taps_shared = arith.subi %taps_h, %taps_over : index
  %o_first = arith.divui %jb, %width : index
  %begun = arith.muli %o_first, %width : index
  %v_first = arith.subi %jb, %begun : index
${lines}
  return
}
