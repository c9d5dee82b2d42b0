      // Rows whose A fills three eighths of the L2 meet all panels of the block before the next ones do; one panel meets all.
      %room = arith.constant ${elements_of_a} : index
      %depth = arith.maxui %kc, %c1 : index
      %rows_in_room = arith.divui %room, %depth : index
      %tiles_in_room = arith.divui %rows_in_room, %uM : index
      %tiles_of_block = arith.maxui %tiles_in_room, %c1 : index
      %rows_of_block = arith.muli %tiles_of_block, %uM : index
      %span = arith.subi %je, %jb : index
      %several = arith.cmpi ugt, %span, %uN : index
      %all_rows = arith.maxui %rows, %c1 : index
      %uA = arith.select %several, %rows_of_block, %all_rows : index
      %i0_next = arith.addi %i0, %c1 : index
      %once = arith.maxui %iw, %i0_next : index
