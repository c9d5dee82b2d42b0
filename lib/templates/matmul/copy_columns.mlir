// Copies rows k0 to k0 + kc of a B of ${columns} column(s) and no more: elements that follow one another, taken apart in
// registers. Each column goes to scratch as a row of `padded` elements, filled up with zeros to whole vectors.
func.func private @${name}_copy_${columns}(%B: ${B}, %S: memref<?x${s}>, %base: index, %k0: index, %kc: index,
                                           %padded: index) {
  %c0 = arith.constant 0 : index
  %lanes = arith.constant ${VL} : index
  %columns = arith.constant ${columns} : index
  scf.for %p = %c0 to %kc step %lanes {
    // What follows a row in memory is the next one: the elements "beside" it are those.
    %kp = arith.addi %k0, %p : index
    %rows = arith.subi %kc, %p : index
    %elements = arith.muli %rows, %columns : index
${copy_rows}
  }
  return
}
