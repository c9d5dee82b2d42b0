// Lane l's place in the four 8 x 8 matrices that ldmatrix reads of ${X}, the second to the right of the first:
// (l mod 8 + 8 (l / 16), ${unit} (l / 8 mod 2)).
func.func private @lane_origin_${X}() -> (index, index) {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %of_warp = arith.constant 32 : index
  %half = arith.constant 16 : index
  %eight = arith.constant 8 : index
  %unit = arith.constant ${unit} : index
  %lane = arith.remui %t, %of_warp : index
  %lower = arith.divui %lane, %half : index
  %below = arith.muli %lower, %eight : index
  %within = arith.remui %lane, %half : index
  %row = arith.remui %within, %eight : index
  %r = arith.addi %row, %below : index
  %right = arith.divui %within, %eight : index
  %c = arith.muli %right, %unit : index
  return %r, %c : index, index
}
