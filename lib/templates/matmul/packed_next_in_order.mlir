      // The block that is packed next: below, or beside at the top; none after the last.
      %below = arith.addi %k, %uK : index
      %is_below = arith.cmpi ult, %below, %K : index
      %next_k = arith.select %is_below, %below, %c0 : index
      %next_j = arith.select %is_below, %jb, %je : index
      %depth_left = arith.subi %K, %next_k : index
      %next_depth = arith.minui %depth_left, %uK : index
      %columns_left = arith.subi %j1, %next_j : index
      %next_columns = arith.minui %columns_left, %uB : index
      %some_columns = arith.minui %next_columns, %c1 : index
      %next_rows = arith.muli ${next_rows}, %some_columns : index
      %columns_here = arith.subi %je, %jb : index
      %panels_here = arith.ceildivui %columns_here, %uN : index
      %rows_of_each = arith.ceildivui %next_rows, %panels_here : index
      %c32 = arith.constant 32 : index
