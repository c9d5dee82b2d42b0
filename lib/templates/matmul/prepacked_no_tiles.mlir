        %whole_tiles = arith.addi %c0, %c0 : index
        %tiles_shifted = arith.addi %c0, %c0 : index
