// The accumulators to C, in fours of neighbours.
func.func private @store_${width}(%sum: ${ACC}, %C0: ${MO}, %C: ${MO}${extra_parameters}, %row: index,
                                  %row_end: index, %col: index, %col_end: index) {
  %apart_m = arith.constant ${down} : index
  %apart_n = arith.constant ${right} : index
  %tm, %tn = func.call @thread_origin() : () -> (index, index)
  %m = arith.addi %row, %tm : index
  %n = arith.addi %col, %tn : index
  affine.for %i = 0 to ${thread_m} {
    affine.for %j = 0 to ${fours_n} {
      %four = vector.extract %sum[%i, %j] : vector<4xf32> from ${ACC}
      %mi = arith.muli %i, %apart_m : index
      %nj = arith.muli %j, %apart_n : index
      %r = arith.addi %m, %mi : index
      %c = arith.addi %n, %nj : index
      func.call @store_some_${width}(%four, %C0, %C${extra_values}, %r, %row_end, %c, %col_end)
          : (vector<4xf32>, ${MO}, ${MO}${extra_types}, index, index, index, index) -> ()
    }
  }
  return
}
