  // What is left of a line, then whole lines, then the beginning of one; of each piece vectors of columns, of those lines.
  scf.for %product = %c0 to %products step %c1 {
  %in_a = arith.muli %product, %step_a : index
  %in_b = arith.muli %product, %step_b : index
  %in_c = arith.muli %product, %step_c : index
  %pieces:3 = scf.while (%q = %jb, %o = %o_first, %v = %v_first) : (index, index, index) -> (index, index, index) {
    %more = arith.cmpi ult, %q, %je : index
    scf.condition(%more) %q, %o, %v : index, index, index
  } do {
  ^bb0(%q: index, %o: index, %v: index):
    %of_all = arith.subi %je, %q : index
    %lines_left = arith.divui %of_all, %width : index
    %has_lines = arith.cmpi ne, %lines_left, %c0 : index
    %at_line = arith.cmpi eq, %v, %c0 : index
    %is_whole = arith.andi %at_line, %has_lines : i1
    %length = arith.select %is_whole, %lines_left, %c1 : index
    %of_line = arith.subi %width, %v : index
    %columns = arith.minui %of_line, %of_all : index
    %before_inner = arith.subi %inner_first, %o : index
    %before_some = arith.maxsi %before_inner, %c0 : index
    %inner = arith.minsi %before_some, %length : index
    %before_outer = arith.subi %inner_end, %o : index
    %before_any = arith.maxsi %before_outer, %inner : index
    %outer = arith.minsi %before_any, %length : index
    scf.for %f = %c0 to %columns step %lanes {
      %columns_left = arith.subi %columns, %f : index
      %n = arith.minui %columns_left, %lanes : index
      %at_f = arith.addi %v, %f : index
      %x_out = arith.muli %at_f, %step_w : index
      %x0 = arith.subi %x_out, %pad_w : index
      %j_piece = arith.addi %q, %f : index
      %j_f = arith.addi %j_piece, %in_c : index
${masks}
${tiles}
    }
    %taken = arith.muli %length, %columns : index
    %q_next = arith.addi %q, %taken : index
    %o_next = arith.addi %o, %length : index
    scf.yield %q_next, %o_next, %c0 : index, index, index
  }
  }
