        %each = arith.addi %c0, %c0 : index
        %next = arith.addi %c0, %c0 : index
