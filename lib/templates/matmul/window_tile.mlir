// Register tiles of a convolution that reads the image where it lies, the weights from a panel: pixels i0 to i1 of the table %T, ${R} at a
// time, and columns j0 to j0 + n. All those pixels have the same taps inside the image: rows ra to rb of the window, and of
// each row the runs ua to ub of `length` elements that follow one another in the image and in the weights. Of them those
// between k0 and k1 of the reduction are summed. %T holds for each pixel where its window begins in the image, which may
// be before the image, and its row of C. %reads is 1 to accumulate into C, 0 to start from zero. Placeholders: ${R} pixels,
// ${N} columns, ${name}.
func.func private @${name}(%X: ${A}, %B: ${P}, %C: ${C}, %T: ${T}, %i0: index, %i1: index, %j0: index, %n: index,
                           %ra: index, %rb: index, %ua: index, %ub: index, %begin: index, %length: index,
                           %row_k: index, %run_k: index, %row_x: index, %run_x: index, %k0: index, %k1: index,
                           %reads: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %zero = arith.constant ${zero_c}
  %n_read = arith.muli %n, %reads : index
  %read = vector.create_mask %n_read : vector<${N}xi1>
  %stored = vector.create_mask %n : vector<${N}xi1>
${segments}  scf.for %i = %i0 to %i1 step %cR {
${pixels}
${sums}${stores}
  }
  return
}
