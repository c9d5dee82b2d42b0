// Lists pixels of lines l0 to l1 of the output (rows of all its images), columns v0 to v1 of it, by the taps of their
// windows that lie inside the image: the pixels of one class follow one another in %T, and %D says where a class ends and
// which taps it has: rows ra to rb of the window, columns sa to sb of it. Returns how many classes there are, and
// whether any lacks taps.
func.func private @${name}_pixels(%V: ${V}, %T: ${T}, %D: ${D}, %l0: index, %l1: index, %v0: index, %v1: index)
    -> (index, i1) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %false = arith.constant false
${view}
  %high = arith.maxui %outs_h, %c1 : index
  %last_line = arith.subi %l1, %c1 : index
  %b0 = arith.divui %l0, %high : index
  %b_last = arith.divui %last_line, %high : index
  %b1 = arith.addi %b_last, %c1 : index
  %found:4 = scf.while (%oa = %c0, %t = %c0, %d = %c0, %lacks = %false) : (index, index, index, i1) -> (index, index, index, i1) {
    %more = arith.cmpi ult, %oa, %outs_h : index
    scf.condition(%more) %oa, %t, %d, %lacks : index, index, index, i1
  } do {
  ^bb0(%oa: index, %t_a: index, %d_a: index, %lacks_a: i1):
${taps_of_line}    %rows = arith.subi %end_h, %first_h : index
    %lacks_rows = arith.cmpi ne, %rows, %taps_h : index
    %listed:4 = scf.while (%va = %v0, %t = %t_a, %d = %d_a, %lacks = %lacks_a) : (index, index, index, i1) -> (index, index, index, i1) {
      %more = arith.cmpi ult, %va, %v1 : index
      scf.condition(%more) %va, %t, %d, %lacks : index, index, index, i1
    } do {
    ^bb0(%va: index, %t_v: index, %d_v: index, %lacks_v: i1):
${taps_of_pixel}      %in_images = scf.for %b = %b0 to %b1 step %c1 iter_args(%t_b = %t_v) -> (index) {
        %image_line = arith.muli %b, %outs_h : index
        %image = arith.muli %b, %stride_b : index
        %first_any = arith.addi %image_line, %oa : index
        %end_any = arith.addi %image_line, %same_h : index
        %first = arith.maxui %first_any, %l0 : index
        %end = arith.minui %end_any, %l1 : index
        %in_lines = scf.for %l = %first to %end step %c1 iter_args(%t_l = %t_b) -> (index) {
          %o = arith.subi %l, %image_line : index
          %y_out = arith.muli %o, %step_h : index
          %y = arith.subi %y_out, %pad_h : index
          %at_y = arith.muli %y, %stride_y : index
          %line_any = arith.addi %image, %at_y : index
          %x_out = arith.muli %va, %step_w : index
          %x = arith.subi %x_out, %pad_w : index
          %at_x = arith.muli %x, %stride_x : index
          %line = arith.addi %line_any, %at_x : index
          %line_row = arith.muli %l, %outs_w : index
          %row = arith.addi %line_row, %va : index
          %pixels = arith.subi %same_w, %va : index
          %pitch = arith.muli %step_w, %stride_x : index
          scf.for %p = %c0 to %pixels step %c1 {
            %skip = arith.muli %p, %pitch : index
            %window = arith.addi %line, %skip : index
            %row_p = arith.addi %row, %p : index
            %entry = arith.addi %t_l, %p : index
            %entry_at = arith.muli %entry, %c2 : index
            %row_at = arith.addi %entry_at, %c1 : index
            %window64 = arith.index_cast %window : index to i64
            %row64 = arith.index_cast %row_p : index to i64
            memref.store %window64, %T[%entry_at] : ${T}
            memref.store %row64, %T[%row_at] : ${T}
          }
          %t_up = arith.addi %t_l, %pixels : index
          scf.yield %t_up : index
        }
        scf.yield %in_lines : index
      }
      %any = arith.cmpi ne, %in_images, %t_v : index
      %d_next = scf.if %any -> (index) {
        %d_at = arith.muli %d_v, %c5 : index
${entries}
        %d_up = arith.addi %d_v, %c1 : index
        scf.yield %d_up : index
      } else {
        scf.yield %d_v : index
      }
      %columns = arith.subi %end_w, %first_w : index
      %lacks_columns = arith.cmpi ne, %columns, %taps_w : index
      %lacks_some = arith.ori %lacks_rows, %lacks_columns : i1
      %lacks_here = arith.andi %lacks_some, %any : i1
      %lacks_next = arith.ori %lacks_v, %lacks_here : i1
      scf.yield %same_w, %in_images, %d_next, %lacks_next : index, index, index, i1
    }
    scf.yield %same_h, %listed#1, %listed#2, %listed#3 : index, index, index, i1
  }
  return %found#2, %found#3 : index, i1
}
