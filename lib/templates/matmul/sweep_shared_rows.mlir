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
      scf.for %i = %i0 to %last step %uM {
        %rows_above = arith.subi %i, %i0 : index
        %number = arith.divui %rows_above, %uM : index
        %has_share = arith.cmpi ult, %number, %shares : index
        %each = arith.select %has_share, %lines_of_each, %c0 : index
        %shares_before = arith.select %has_share, %number, %c0 : index
        %elements_before = arith.muli %shares_before, %share_length : index
        %next = arith.addi %next_block, %elements_before : index
        %below_i = arith.addi %i, %uM : index
        %is_whole = arith.cmpi ult, %i, %iw : index
        scf.if %is_whole {
${whole}
        } else {
${edges}
        }
      }
