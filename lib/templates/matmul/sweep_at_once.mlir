  // How many products a call of tiles meets: all, where tiles of one height have all rows and a block of B is the whole of
  // it; where rows are left over, too, as many as half of the L1 holds, from which those find A and B.
  %is_batch = arith.cmpi ugt, %count, %next_product : index
  %most_at_once = scf.if %is_batch -> (index) {
    %first_dim = arith.constant 0 : index
    %second_dim = arith.constant 1 : index
    %K = memref.dim %A_first, %${side_of_k} : ${A}
    %uN = arith.constant ${N} : index
    %rows = arith.subi %i1, %i0 : index
    %columns = arith.subi %j1, %j0 : index
    %depth = arith.maxui %K, %next_product : index
    %room = arith.muli %uB, %uK : index
    %of_b = arith.muli %depth, %columns : index
    %is_block_deep = arith.cmpi ule, %depth, %uK : index
    %is_block_wide = arith.cmpi ule, %of_b, %room : index
    %is_block = arith.andi %is_block_deep, %is_block_wide : i1
    %left_over = arith.remui %rows, %uM : index
    %is_whole = arith.cmpi eq, %left_over, %first_product : index
    %is_less = arith.cmpi ult, %rows, %uM : index
    %is_one_height = arith.ori %is_whole, %is_less : i1
    %of_a = arith.muli %rows, %depth : index
    %of_a_b = arith.addi %of_a, %of_b : index
    %of_c = arith.muli %rows, %columns : index
    %of_all = arith.addi %of_a_b, %of_c : index
    %held = arith.constant ${held} : index
    %in_l1 = arith.divui %held, %of_all : index
    %some = arith.maxui %in_l1, %next_product : index
    %at_once = arith.select %is_one_height, %count, %some : index
    %in_blocks = arith.select %is_block, %at_once, %next_product : index
    scf.yield %in_blocks : index
  } else {
    scf.yield %next_product : index
  }
