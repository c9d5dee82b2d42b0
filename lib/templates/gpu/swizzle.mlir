// Where column c of row r lies in its row of shared memory: chunks of ${chunk} elements (16 bytes), exchanged by
// (r >> ${shift}) & ${mask}, times ${times}, so that the rows that one instruction reads together lie in different banks.
func.func private @swizzle_${X}(%r: index, %c: index) -> index {
  %chunk = arith.constant ${chunk} : index
  %shift = arith.constant ${shift} : index
  %mask = arith.constant ${mask} : index
  %times = arith.constant ${times} : index
  %which = arith.divui %c, %chunk : index
  %within = arith.remui %c, %chunk : index
  %shifted = arith.shrui %r, %shift : index
  %masked = arith.andi %shifted, %mask : index
  %by = arith.muli %masked, %times : index
  %moved = arith.xori %which, %by : index
  %start = arith.muli %moved, %chunk : index
  %place = arith.addi %start, %within : index
  return %place : index
}
