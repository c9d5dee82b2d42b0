      // Where the block that is read next begins, less where B does: below, or beside at the top, or in the next matrix.
      %below = arith.addi %k, %uK : index
      %is_below = arith.cmpi ult, %below, %K : index
      %rows_before = arith.muli %below, %row_length : index
      %next_below = arith.addi %rows_before, %jb : index
      %is_beside = arith.cmpi ult, %je, %j1 : index
      %at_top = arith.select %is_beside, %je, %next_matrix : index
      %next_block = arith.select %is_below, %next_below, %at_top : index
      %share = arith.ceildivui %kc, %shares : index
      %share_length = arith.muli %share, %row_length : index
