// Finishes a rectangle of C that has just been summed up: each element once, vectors along the columns.
func.func private @${name}(%C: ${C}${operands}, %i0: index, %i1: index, %j0: index, %j1: index)
    attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %lanes = arith.constant ${VL} : index
${zeros}
  %columns = arith.subi %j1, %j0 : index
  %vectors = arith.divui %columns, %lanes : index
  %in_vectors = arith.muli %vectors, %lanes : index
  %whole = arith.addi %j0, %in_vectors : index
  scf.for %i = %i0 to %i1 step %c1 {
${loops}
  }
  return
}
