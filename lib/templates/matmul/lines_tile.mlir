// A register tile on lines of an image: ${R} rows of the weights from i on, columns jb to je (pixels of the output), vectors
// of pixels that are neighbours in a line. %V says where the image's elements lie; where a window reaches beyond the image
// there are zeros, which are multiplied, too: NaN and infinity of the weights are carried.
func.func private @${name}(%A: ${A}, %X: ${B}, %C: ${C}, %V: ${V}, %i: index, %jb: index, %je: index, %reads: index)
    attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %uN = arith.constant ${N} : index
  %lanes = arith.constant ${VL} : index
  %zero = arith.constant ${zero_c}
  %zeros = arith.constant dense<${zero_value}> : vector<${VL}x${b}>
  %zeros_2 = arith.constant dense<${zero_value}> : vector<${VL2}x${b}>
  %nothing = arith.constant ${zero_b}
${view}
${rows}
  %by_one = arith.cmpi eq, %step_w, %c1 : index
  %by_two = arith.cmpi eq, %step_w, %c2 : index
  %taps = arith.muli %taps_h, %taps_w : index
  %width = arith.maxui %outs_w, %c1 : index
  %o_first = arith.divui %jb, %width : index
  %o_begun = arith.muli %o_first, %width : index
  %v_first = arith.subi %jb, %o_begun : index
  %all:3 = scf.while (%q = %jb, %o = %o_first, %v0 = %v_first) : (index, index, index) -> (index, index, index) {
    %more = arith.cmpi ult, %q, %je : index
    scf.condition(%more) %q, %o, %v0 : index, index, index
  } do {
  ^bb0(%q: index, %o: index, %v0: index):
    %of_line = arith.subi %width, %v0 : index
    %of_all = arith.subi %je, %q : index
    %length = arith.minui %of_line, %of_all : index
    %y_out = arith.muli %o, %step_h : index
    %y0 = arith.subi %y_out, %pad_h : index
    %x_out = arith.muli %v0, %step_w : index
    %x0 = arith.subi %x_out, %pad_w : index
    scf.for %e = %c0 to %length step %uN {
      %left = arith.subi %length, %e : index
      %count = arith.minui %left, %uN : index
      %j = arith.addi %q, %e : index
      %moved = arith.muli %e, %step_w : index
      %xb = arith.addi %x0, %moved : index
${blocks}
    }
    %q_next = arith.addi %q, %length : index
    %o_next = arith.addi %o, %c1 : index
    scf.yield %q_next, %o_next, %c0 : index, index, index
  }
  return
}
