        // How many tiles meet each panel, and behind them how many are above: tiles may share what they prefetch.
        %block_height = arith.subi %ie, %ib : index
        %whole_tiles = arith.divui %block_height, %uM : index
        %edge_tiles = arith.minui %edge_rows, %c1 : index
        %all_tiles = arith.addi %whole_tiles, %edge_tiles : index
        %c32 = arith.constant 32 : index
        %tiles_shifted = arith.shli %all_tiles, %c32 : index
