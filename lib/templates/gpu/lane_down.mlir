// Lane l's place in the four 8 x 8 matrices that ldmatrix reads of ${X}, the second below the first: (l mod 16,
// ${unit} (l / 16)).
func.func private @lane_origin_${X}() -> (index, index) {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %of_warp = arith.constant 32 : index
  %half = arith.constant 16 : index
  %unit = arith.constant ${unit} : index
  %lane = arith.remui %t, %of_warp : index
  %r = arith.remui %lane, %half : index
  %h = arith.divui %lane, %half : index
  %c = arith.muli %h, %unit : index
  return %r, %c : index, index
}
