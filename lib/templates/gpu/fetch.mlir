// The copies of one block of the reduction, if there is one, into a stage.
func.func private @fetch(%A: ${MT}, %B: ${MT}, %sa: ${SA}, %sb: ${SB}, %block: index, %stage: index,
                         %blocks: index, %row: index, %row_end: index, %col: index, %col_end: index, %k0: index,
                         %k1: index${fetch_parameters}) {
  %uK = arith.constant ${uK} : index
  %some = arith.cmpi ult, %block, %blocks : index
  scf.if %some {
    %before = arith.muli %block, %uK : index
    %k = arith.addi %k0, %before : index
    func.call @copy_A(%A, %sa, %stage, ${a_box}${a_copy_values})
        : (${MT}, ${SA}, index, ${a_box_types}${a_copy_types}) -> ()
    func.call @copy_B(%B, %sb, %stage, ${b_box}${b_copy_values})
        : (${MT}, ${SB}, index, ${b_box_types}${b_copy_types}) -> ()
  }
  return
}
