// Where in a tile a warp's ${warp_m} x ${warp_n} begins.
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
