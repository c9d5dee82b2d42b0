  // As many row tiles as a row of B has lines in a tile share the block that is read next.
  %row_length = memref.dim %B, %c1 : ${B}
  %all_rows_before = arith.muli %K, %row_length : index
  %next_matrix = arith.addi %all_rows_before, %j0 : index
  %row_tiles = arith.ceildivui %rows, %uM : index
  %lines = arith.constant ${lines} : index
  %some_tiles = arith.maxui %row_tiles, %c1 : index
  %shares = arith.minui %some_tiles, %lines : index
  %lines_of_each = arith.ceildivui %lines, %shares : index
  // Row tiles, those left over one of them.
  %some_left = arith.cmpi ult, %iw, %i1 : index
  %beyond_iw = arith.addi %iw, %c1 : index
  %last = arith.select %some_left, %beyond_iw, %iw : index
