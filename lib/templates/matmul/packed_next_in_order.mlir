      // The block that is packed next: below, or beside at the top; after the last the first of the next product, where a
      // batch is more than the caches hold.
${bytes_of_product}
      %bytes_of_all = arith.muli %bytes_of_product, %all_products : index
      %held = arith.constant ${held} : index
      %is_batch = arith.cmpi ugt, %all_products, %c1 : index
      %is_large = arith.cmpi ugt, %bytes_of_all, %held : index
      %is_far = arith.andi %is_batch, %is_large : i1
      %below = arith.addi %k, %uK : index
      %is_below = arith.cmpi ult, %below, %K : index
      %next_k = arith.select %is_below, %below, %c0 : index
      %next_j = arith.select %is_below, %jb, %je : index
      %depth_left = arith.subi %K, %next_k : index
      %next_depth = arith.minui %depth_left, %uK : index
      %is_within = arith.cmpi ult, %next_j, %j1 : index
      %first_j = arith.select %is_within, %next_j, %j0 : index
      %columns_left = arith.subi %j1, %first_j : index
      %next_columns = arith.minui %columns_left, %uB : index
      %is_asked_for = arith.select %is_within, %${when_within}, %is_far : i1
      %times = arith.select %is_asked_for, %c1, %c0 : index
      %next_rows = arith.muli ${next_rows}, %times : index
      %rows_of_b = memref.dim %B, %c0 : ${B}
      %products_on = arith.select %is_within, %c0, %rows_of_b : index
      %next_row = arith.addi ${next_row}, %products_on : index
      %columns_here = arith.subi %je, %jb : index
      %panels_here = arith.ceildivui %columns_here, %uN : index
      %rows_of_each = arith.ceildivui %next_rows, %panels_here : index
      %c32 = arith.constant 32 : index
