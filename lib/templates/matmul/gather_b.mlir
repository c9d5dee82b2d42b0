// Copies a block of the matrix that an image stands for into panels of ${N} columns: columns jb to je (pixels of the
// output), rows k to k + kc (what their windows cover, in the order of the weights: channels, rows of the window, columns
// of it). An image lies pixels innermost, so that a row of a panel is a few runs of pixels, each in one row of the
// output; where a window reaches beyond the image, and beyond the last column, there are zeros.
func.func private @${name}_gather(%X: ${B}, %V: ${V}, %S: memref<?x${s}>, %base: index,
                                  %k: index, %kc: index, %jb: index, %je: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %lanes = arith.constant ${VL} : index
  %zeros = arith.constant dense<0.0> : vector<${VL}x${b}>
  %zero = arith.constant ${zero_b}
  %lane = arith.constant dense<[${lane_numbers}]> : vector<${VL}xi32>
${view}
  %c2 = arith.constant 2 : index
  %zeros_2 = arith.constant dense<0.0> : vector<${VL2}x${b}>
  %lane_2 = arith.constant dense<[${lane_numbers_2}]> : vector<${VL2}xi32>
  %between_all = arith.constant ${VL2} : index
  %but_one = arith.subi %between_all, %c1 : index
  %all_but_last = vector.create_mask %but_one : vector<${VL2}xi1>
  %by_one = arith.cmpi eq, %step_w, %c1 : index
  %by_two = arith.cmpi eq, %step_w, %c2 : index
  // Where the block begins and ends.
  %taps = arith.muli %taps_h, %taps_w : index
  %taps_or_one = arith.maxsi %taps, %c1 : index
  %k_end = arith.addi %k, %kc : index
  %first_channel = arith.divui %k, %taps_or_one : index
  %to_first = arith.muli %first_channel, %taps : index
  %first_tap = arith.subi %k, %to_first : index
  %end_channel = arith.divui %k_end, %taps_or_one : index
  %to_end = arith.muli %end_channel, %taps : index
  %end_tap = arith.subi %k_end, %to_end : index
  %columns = arith.subi %je, %jb : index
  %panels = arith.ceildivui %columns, %uN : index
  %rows_of_panels = arith.muli %panels, %kc : index
  %all_panels = arith.muli %rows_of_panels, %uN : index
  %end_of_panels = arith.addi %base, %all_panels : index
  %o0 = arith.divui %jb, %outs_w : index
  %o_begun = arith.muli %o0, %outs_w : index
  %v0 = arith.subi %jb, %o_begun : index
  // Pixels more than two apart are read with their neighbours along the window, which lie beside them.
  %far = arith.cmpi ugt, %step_w, %c2 : index
  %beside = arith.cmpi eq, %dilation_w, %c1 : index
  %of_vectors = arith.remui %uN, %lanes : index
  %fit = arith.cmpi eq, %of_vectors, %c0 : index
  %may = arith.andi %far, %beside : i1
  %in_squares = arith.andi %may, %fit : i1
  scf.if %in_squares {
${squares}
  } else {
${runs}
  }
  return
}
