  %rows_of_panel = arith.addi %K, %c0 : index
