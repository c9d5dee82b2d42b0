// Online loops of a micro-kernel that reads B where it lies: column panels outside, reduction blocks inside.
// One reduction block at least, so that K = 0 stores zeros.
func.func private @${name}(%A: ${A}, %B: ${B}, %C: ${C}, %S: memref<?x${s}>, %base: index,
                           %i0: index, %i1: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index) attributes {no_inline} {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %K = memref.dim %A, %${k_of_a} : ${A}
  %at_least_one = arith.maxui %K, %c1 : index
  %overwrite = arith.xori %accumulate, %true : i1
  %rows = arith.subi %i1, %i0 : index
${tiles}
  %whole = arith.muli %tiles, %uM : index
  %iw = arith.addi %i0, %whole : index
  %rest = arith.subi %i1, %iw : index
  scf.for %j = %j0 to %j1 step %uN {
    scf.for %k = %c0 to %at_least_one step %uK {
      %beyond = arith.subi %j1, %j : index
      %n = arith.minui %beyond, %uN : index
      %left = arith.subi %K, %k : index
      %kc = arith.minui %left, %uK : index
      // Where the panel that is read next begins, less this one's column: below, or beside at the top, or in the next
      // matrix of a batch.
      %below = arith.addi %k, %uK : index
      %is_below = arith.cmpi ult, %below, %K : index
      %row_length = memref.dim %B, %c1 : ${B}
      %rows_before = arith.muli %below, %row_length : index
      %is_beside = arith.cmpi ugt, %beyond, %uN : index
      %all_rows_before = arith.muli %K, %row_length : index
      %to_next_matrix = arith.subi %all_rows_before, %j : index
      %at_top = arith.select %is_beside, %uN, %to_next_matrix : index
      %next = arith.select %is_below, %rows_before, %at_top : index
      %at_first = arith.cmpi eq, %k, %c0 : index
      %fresh = arith.andi %at_first, %overwrite : i1
      %reads = arith.select %fresh, %c0, %c1 : index
${whole}
${edges}
    }
  }
  return
}
