      // Where the block that is packed next begins, in elements from B's first: below, or beside at the top,
      // or in the next matrix of a batch.
      %below = arith.addi %k, %uK : index
      %is_below = arith.cmpi ult, %below, %K : index
      %row_length = memref.dim %B, %c1 : ${B}
      %rows_before = arith.muli %below, %row_length : index
      %is_beside_here = arith.cmpi ult, %to, %j1 : index
      %all_rows_before = arith.muli %K, %row_length : index
      %back = arith.subi %all_rows_before, %jb : index
      %at_top_of_next = arith.select %is_beside_here, %uB, %back : index
      %next = arith.select %is_below, %rows_before, %at_top_of_next : index
