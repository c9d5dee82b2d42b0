// ${X}'s tile by blocks of 64 columns.
func.func private @copy_${X}(%X: ${MT}, %S: ${to}, %stage: index, %row: index, %row_end: index, %col: index,
                          %col_end: index) {
  %blocks = arith.constant ${blocks} : index
  %columns = arith.constant 64 : index
  %first = arith.muli %stage, %blocks : index
  affine.for %i = 0 to ${blocks} {
    %place = arith.addi %first, %i : index
    %right = arith.muli %i, %columns : index
    %c = arith.addi %col, %right : index
    func.call @copy_block_${X}(%X, %S, %place, %row, %row_end, %c, %col_end)
        : (${MT}, ${to}, index, index, index, index, index) -> ()
  }
  return
}
