  // A row of B is a group of ${cQ} rows; in front of them there may be one more, which corrects the sums.
  %cQ = arith.constant ${cQ} : index
  %extra = arith.constant ${extra} : index
  %extra_rows = arith.divui %extra, %cQ : index
  %groups_of_K = arith.ceildivui %K, %cQ : index
  %rows_of_panel = arith.addi %groups_of_K, %extra_rows : index
