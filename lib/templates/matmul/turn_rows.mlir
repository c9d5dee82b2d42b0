// Copies rows k0 to k0 + kc of columns j to j + n of a B, ${columns} columns at most, to scratch, each column as a row of `padded`
// elements there: as many rows at a time as a vector has lanes, ${rows} of them in one, are transposed in registers. In the
// place of columns and of rows beyond the last stand zeros.
func.func private @${name}_turn_rows(%B: ${B}, %S: memref<?x${s}>, %base: index, %k0: index, %kc: index, %j: index,
                                     %n: index, %padded: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %lanes = arith.constant ${VL} : index
  %some = arith.remui %kc, %lanes : index
  %whole = arith.subi %kc, %some : index
  %some_left = arith.cmpi ugt, %some, %c0 : index
${places}
  scf.for %p = %c0 to %whole step %lanes {
    %kp = arith.addi %k0, %p : index
    %at_p = arith.addi %base, %p : index
${load}
${transpose}
${store}
  }
  scf.if %some_left {
    %c1 = arith.constant 1 : index
    %last = arith.subi %some, %c1 : index
    %kp = arith.addi %k0, %whole : index
    %at_p = arith.addi %base, %whole : index
    %there = vector.create_mask %some : vector<${VL}xi1>
    %zeros = arith.constant dense<${zero}> : vector<${VL}x${s}>
${load_some}
${transpose}
${store_some}
  }
  return
}
