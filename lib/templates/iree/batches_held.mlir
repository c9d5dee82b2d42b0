  // As many products with operands of their own as take the memory that these take, which share one (costmodel/told.py).
  %of_a = arith.muli %all_rows, %all_depth : index
  %of_b = arith.muli %all_depth, %all_columns : index
  %of_c = arith.muli %all_rows, %all_columns : index
  %of_operands = arith.addi %of_a, %of_b : index
  %of_one = arith.addi %of_operands, %of_c : index
  %of_each = arith.subi %of_one, %of_${shared} : index
  %of_others = arith.muli %batches, %of_each : index
  %of_all = arith.addi %of_others, %of_${shared} : index
  %of_one_or_more = arith.maxui %of_one, %c1 : index
  %batches_held = arith.ceildivui %of_all, %of_one_or_more : index
