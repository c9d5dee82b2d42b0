          %panel = arith.muli %number, %rows_of_panel : index
          %row = arith.addi %panel, %k : index
          %P = memref.subview %B[%row, %column] [%kc, ${N}] [1, 1] : ${B} to ${P}
