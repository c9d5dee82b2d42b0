// The tile of a region that is this workgroup's: tiles are walked in bands of ${group} rows of tiles, so that
// workgroups that run together share rows of A and columns of B in the L2.
func.func private @dynmlir_tile(%local: index, %r0: index, %r1: index, %c0: index, %c1: index, %uM: index, %uN: index)
    -> (index, index) {
  %band = arith.constant ${group} : index
  %rows = arith.subi %r1, %r0 : index
  %cols = arith.subi %c1, %c0 : index
  %down = arith.ceildivui %rows, %uM : index
  %across = arith.ceildivui %cols, %uN : index
  %whole = arith.muli %across, %band : index
  %bands = arith.divui %local, %whole : index
  %within = arith.remui %local, %whole : index
  %above = arith.muli %bands, %band : index
  %left = arith.subi %down, %above : index
  %height = arith.minui %left, %band : index
  %i_in = arith.remui %within, %height : index
  %j = arith.divui %within, %height : index
  %i = arith.addi %above, %i_in : index
  %i_at = arith.muli %i, %uM : index
  %j_at = arith.muli %j, %uN : index
  %row = arith.addi %r0, %i_at : index
  %col = arith.addi %c0, %j_at : index
  return %row, %col : index, index
}
