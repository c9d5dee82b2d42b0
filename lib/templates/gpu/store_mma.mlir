// The accumulators to C: lane l holds columns 2 (l mod 4) and the next of rows l / 4 and l / 4 + 8 of each 16 x 8.
func.func private @store_${width}(%sum: ${ACC}, %C0: ${MO}, %C: ${MO}${extra_parameters}, %row: index,
                                  %row_end: index, %col: index, %col_end: index) {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %two = arith.constant 2 : index
  %four = arith.constant 4 : index
  %eight = arith.constant 8 : index
  %sixteen = arith.constant 16 : index
  %of_warp = arith.constant 32 : index
  %lane = arith.remui %t, %of_warp : index
  %lr = arith.divui %lane, %four : index
  %quarter = arith.remui %lane, %four : index
  %lc = arith.muli %quarter, %two : index
  %wm, %wn = func.call @warp_origin() : () -> (index, index)
  %m = arith.addi %row, %wm : index
  %n = arith.addi %col, %wn : index
  %mine_m = arith.addi %m, %lr : index
  %mine_n = arith.addi %n, %lc : index
  affine.for %i = 0 to ${tiles_m} {
    affine.for %j = 0 to ${tiles_n} {
      affine.for %h = 0 to 2 {
        %two_values = vector.extract %sum[%i, %j, %h] : vector<2xf32> from ${ACC}
        %mi = arith.muli %i, %sixteen : index
        %mh = arith.muli %h, %eight : index
        %mih = arith.addi %mi, %mh : index
        %r = arith.addi %mine_m, %mih : index
        %nj = arith.muli %j, %eight : index
        %c = arith.addi %mine_n, %nj : index
        func.call @store_some_${width}(%two_values, %C0, %C${extra_values}, %r, %row_end, %c, %col_end)
            : (vector<2xf32>, ${MO}, ${MO}${extra_types}, index, index, index, index) -> ()
      }
    }
  }
  return
}
