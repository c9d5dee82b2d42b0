        %rows_above = arith.subi %i, %i0 : index
        %number = arith.divui %rows_above, %uM : index
        %has_share = arith.cmpi ult, %number, %shares : index
        %each = arith.select %has_share, %lines_of_each, %c0 : index
        %shares_before = arith.select %has_share, %number, %c0 : index
        %elements_before = arith.muli %shares_before, %share_length : index
        %next = arith.addi %next_block, %elements_before : index
