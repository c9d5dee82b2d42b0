          %panel = arith.muli %number, %rows_of_panel : index
          %group = arith.divui %k, %cQ : index
          %row = arith.addi %panel, %group : index
          %groups = arith.ceildivui %kc, %cQ : index
          %read = arith.addi %groups, %extra_rows : index
          %element = arith.muli %column, %cQ : index
          %P = memref.subview %B[%row, %element] [%read, ${NQ}] [1, 1] : ${B} to ${P}
