// The copies of one block of the reduction, if there is one, into its stage.
func.func private @fetch(%A: memref<?x?x${T}>, %B: memref<?x?x${T}>, %sa: ${SA}, %sb: ${SB}, %block: index,
                         %blocks: index, %row: index, %row_end: index, %col: index, %col_end: index, %k0: index,
                         %k1: index) {
  %uK = arith.constant ${uK} : index
  %stages = arith.constant ${stages} : index
  %some = arith.cmpi ult, %block, %blocks : index
  scf.if %some {
    %stage = arith.remui %block, %stages : index
    %before = arith.muli %block, %uK : index
    %k = arith.addi %k0, %before : index
    func.call @copy_A(%A, %sa, %stage, %row, %row_end, %k, %k1)
        : (memref<?x?x${T}>, ${SA}, index, index, index, index, index) -> ()
    func.call @copy_B(%B, %sb, %stage, %k, %k1, %col, %col_end)
        : (memref<?x?x${T}>, ${SB}, index, index, index, index, index) -> ()
  }
  return
}
