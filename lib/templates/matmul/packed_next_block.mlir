      // Where the block that is packed next begins, in elements from B's first: below, or beside at the top.
      %below = arith.addi %k, %uK : index
      %is_below = arith.cmpi ult, %below, %K : index
      %row_length = memref.dim %B, %c1 : ${B}
      %rows_before = arith.muli %below, %row_length : index
      %next = arith.select %is_below, %rows_before, %uB : index
