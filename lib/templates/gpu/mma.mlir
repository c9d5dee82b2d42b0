// One block of the reduction of a warp's ${warp_m} x ${warp_n}: fragments by ldmatrix, products by mma.sync
// m16n8k16, sums in f32 registers.
func.func private @warp_origin() -> (index, index) {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %of_warp = arith.constant 32 : index
  %across = arith.constant ${warps_n} : index
  %warp_m = arith.constant ${warp_m} : index
  %warp_n = arith.constant ${warp_n} : index
  %warp = arith.divui %t, %of_warp : index
  %down = arith.divui %warp, %across : index
  %right = arith.remui %warp, %across : index
  %m = arith.muli %down, %warp_m : index
  %n = arith.muli %right, %warp_n : index
  return %m, %n : index, index
}

// The accumulators to C: lane l holds columns 2 (l mod 4) and the next of rows l / 4 and l / 4 + 8 of each 16 x 8.
func.func private @store(%sum: ${ACC}, %C0: memref<?x?x${TO}>, %C: memref<?x?x${TO}>, %row: index, %row_end: index,
                         %col: index, %col_end: index, %down: index) {
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
        func.call @store_some(%two_values, %C0, %C, %r, %row_end, %c, %col_end, %down)
            : (vector<2xf32>, memref<?x?x${TO}>, memref<?x?x${TO}>, index, index, index, index, index) -> ()
      }
    }
  }
  return
}
