// The tile of a region that is this workgroup's: tiles are walked in bands of ${group} rows of tiles, so that
// workgroups that run together share rows of A and columns of B in the L2. In 32 bits, which a GPU divides by fast: sizes
// and tasks are less than 2^31, and ${group} rows of tiles, of 32 columns and more each, less than 2^29.
func.func private @dynmlir_tile(%local: index, %r0: index, %r1: index, %c0: index, %c1: index, %uM: index, %uN: index)
    -> (index, index) {
  %band = arith.constant ${group} : i32
  %rows = arith.subi %r1, %r0 : index
  %cols = arith.subi %c1, %c0 : index
  %down_any = arith.ceildivui %rows, %uM : index
  %across_any = arith.ceildivui %cols, %uN : index
  %down = arith.index_castui %down_any : index to i32
  %across = arith.index_castui %across_any : index to i32
  %task = arith.index_castui %local : index to i32
  %whole = arith.muli %across, %band : i32
  %bands = arith.divui %task, %whole : i32
  %before = arith.muli %bands, %whole : i32
  %within = arith.subi %task, %before : i32
  %above = arith.muli %bands, %band : i32
  %left = arith.subi %down, %above : i32
  %height = arith.minui %left, %band : i32
  %j = arith.divui %within, %height : i32
  %in_columns = arith.muli %j, %height : i32
  %i_in = arith.subi %within, %in_columns : i32
  %i = arith.addi %above, %i_in : i32
  %i_index = arith.index_castui %i : i32 to index
  %j_index = arith.index_castui %j : i32 to index
  %i_at = arith.muli %i_index, %uM : index
  %j_at = arith.muli %j_index, %uN : index
  %row = arith.addi %r0, %i_at : index
  %col = arith.addi %c0, %j_at : index
  return %row, %col : index, index
}
