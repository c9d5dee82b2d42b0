  // Where all runs begin and end with a group, tiles read them where they lie.
  %run_ends = arith.ori %begin, %length : index
  %steps_of_runs = arith.ori %row_k, %run_k : index
  %block_ends = arith.ori %k0, %k1 : index
  %of_runs_all = arith.ori %run_ends, %steps_of_runs : index
  %of_all_ends = arith.ori %of_runs_all, %block_ends : index
  %over_groups = arith.remui %of_all_ends, %cQ : index
  %in_place = arith.cmpi eq, %over_groups, %c0 : index
