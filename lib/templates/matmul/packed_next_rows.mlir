      %next = arith.addi %k, %uK : index
