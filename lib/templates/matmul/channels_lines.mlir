  // Channels %from on, ${columns} of them at most: the pixels of each line of the output, tile after tile.
${channels}
  %lines:4 = scf.while (%q = %i0, %b = %b_first, %o = %o_first, %v0 = %v_first)
      : (index, index, index, index) -> (index, index, index, index) {
    %more = arith.cmpi ult, %q, %i1 : index
    scf.condition(%more) %q, %b, %o, %v0 : index, index, index, index
  } do {
  ^bb0(%q: index, %b: index, %o: index, %v0: index):
    %of_line = arith.subi %width, %v0 : index
    %of_all = arith.subi %i1, %q : index
    %length = arith.minui %of_line, %of_all : index
    // Pixels %inner to %outer have windows that do not reach beyond the line.
    %before_inner = arith.subi %inner_first, %v0 : index
    %before_some = arith.maxsi %before_inner, %c0 : index
    %inner = arith.minsi %before_some, %length : index
    %before_outer = arith.subi %inner_end, %v0 : index
    %before_any = arith.maxsi %before_outer, %inner : index
    %outer = arith.minsi %before_any, %length : index
    %y_out = arith.muli %o, %step_h : index
    %y0 = arith.subi %y_out, %pad_h : index
${rows_seen}
    %at_b = arith.muli %b, %stride_b : index
    %at_y0 = arith.muli %y0, %stride_y : index
    %at_line = arith.addi %at_b, %at_y0 : index
    %at_column = arith.addi %at_line, %from : index
    %x_out = arith.muli %v0, %step_w : index
    %x_first = arith.subi %x_out, %pad_w : index
${outside_rows}
${tiles}
    %q_next = arith.addi %q, %length : index
    %o_any = arith.addi %o, %c1 : index
    %in_image = arith.cmpi ult, %o_any, %high : index
    %o_next = arith.select %in_image, %o_any, %c0 : index
    %b_later = arith.addi %b, %c1 : index
    %b_next = arith.select %in_image, %b, %b_later : index
    scf.yield %q_next, %b_next, %o_next, %c0 : index, index, index, index
  }
