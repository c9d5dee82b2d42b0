  // Where no column of the window is outside the image its rows follow one another in the panel, as one segment; else
  // each run is one.
  %W = memref.alloca() {alignment = ${vector_bytes}} : ${W}
  %cQ = arith.constant ${Q} : index
  %cL = arith.constant ${L} : index
  %zero_g = arith.constant 0 : ${g}
  %empty = arith.constant dense<0> : vector<${Q}x${g}>
  %together_0 = arith.constant dense<0> : ${tile}
${numbers}
  %runs = arith.subi %ub, %ua : index
  %of_all = arith.muli %runs, %length : index
  %full = arith.cmpi eq, %of_all, %row_k : index
  %rows = arith.subi %rb, %ra : index
  %rows_or_one = arith.maxui %rows, %c1 : index
  %runs_or_one = arith.maxui %runs, %c1 : index
  %rows_each = arith.select %full, %rows_or_one, %c1 : index
  %runs_each = arith.select %full, %runs_or_one, %c1 : index
  %rows_long = arith.muli %rows, %row_k : index
  %long = arith.select %full, %rows_long, %length : index
${in_place}