// Register tiles of a depthwise convolution: pixels i0 to i1 of the output, up to ${R} of a line at a time, and channels j0
// to j0 + n, at most ${N}. %V says where the image's elements lie. What lies outside the image is not read: a tap's weights
// are multiplied by zero there, so that NaN and infinity of them are carried. For windows by steps of ${step}, where taps are
// neighbours; 0 for any.
func.func private @${name}_by_${step}(%X: ${A}, %B: ${B}, %C: ${C}, %V: ${V}, %i0: index, %i1: index, %j0: index, %n: index,
                           %reads: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %together = arith.constant ${TAPS} : index
  %zero = arith.constant ${zero_c}
  %zero_a = arith.constant ${zero_a}
${view}
  %accumulating = arith.andi %reads, %c1 : index
  %accumulates = arith.cmpi ne, %accumulating, %c0 : index
  %is_far = arith.cmpi uge, %reads, %c2 : index
  %width = arith.maxui %outs_w, %c1 : index
  %high = arith.maxui %outs_h, %c1 : index
  %line_first = arith.divui %i0, %width : index
  %line_begun = arith.muli %line_first, %width : index
  %v_first = arith.subi %i0, %line_begun : index
  %b_first = arith.divui %line_first, %high : index
  %b_begun = arith.muli %b_first, %high : index
  %o_first = arith.subi %line_first, %b_begun : index
  %pitch = arith.muli %step_w, %stride_x : index
  %down_x = arith.muli %dilation_h, %stride_y : index
  // What the line of the output below sees of the image that one does not: lines from %past_window on.
  %reach_h = arith.muli %taps_h, %dilation_h : index
  %lines_past = arith.maxui %reach_h, %step_h : index
  %past_window = arith.muli %lines_past, %stride_y : index
  %is_one_column = arith.cmpi ule, %taps_w, %c1 : index
  %pixel_more = arith.select %is_one_column, %c0, %stride_x : index
  %right_x = arith.muli %dilation_w, %stride_x : index
  // Pixels of a line whose windows do not reach beyond it.
  %inner_first = arith.ceildivui %pad_w, %step_w : index
  %last_tap = arith.subi %taps_w, %c1 : index
  %reach = arith.muli %last_tap, %dilation_w : index
  %to_right = arith.addi %size_w, %pad_w : index
  %room_any = arith.subi %to_right, %reach : index
  %room = arith.maxsi %room_any, %c0 : index
  %inner_end = arith.ceildivui %room, %step_w : index
  // Taps of a row of the window that share what they read.
  %taps_over = arith.remui %taps_w, %together : index
  %taps_shared = arith.subi %taps_w, %taps_over : index
${columns}
  return
}
