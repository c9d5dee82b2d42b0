  // Of an image what fits the choice's word: 32 bits of a hash. Another one of the same M, N and K that has the same hash
  // is given its plan, which computes it, too.
  %next_told = arith.constant 6364136223846793005 : i64
  %top = arith.constant 32 : i64
  %h_batches = arith.muli %batches, %next_told : i64
  %h_line_any = arith.addi %h_batches, %line : i64
  %h_line = arith.muli %h_line_any, %next_told : i64
  %h_lines_any = arith.addi %h_line, %lines : i64
  %h_lines = arith.muli %h_lines_any, %next_told : i64
  %h_taps_any = arith.addi %h_lines, %taps : i64
  %h_taps = arith.muli %h_taps_any, %next_told : i64
  %h_step_any = arith.addi %h_taps, %step : i64
  %h_step = arith.muli %h_step_any, %next_told : i64
  %h_seen_any = arith.addi %h_step, %seen : i64
  %h_seen = arith.muli %h_seen_any, %next_told : i64
  %around_image = arith.shrui %h_seen, %top : i64
