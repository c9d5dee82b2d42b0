// Copies kc rows of a B that lies transposed, from (k, j) on, to a packed panel of ${N} columns, squares of
// ${VL} x ${VL} transposed in registers. What is beyond kc and j1 is not read; columns beyond become zeros.
func.func private @${name}_transpose(%B: ${B}, %S: memref<?x${s}>, %at: index, %k: index, %kc: index,
                                    %j: index, %j1: index) attributes {no_inline} {
  %zero = arith.constant ${zero_b}
  %c0 = arith.constant 0 : index
  %lanes = arith.constant ${VL} : index
  %uN = arith.constant ${N} : index
  scf.for %q = %c0 to %uN step %lanes {
    %jq = arith.addi %j, %q : index
    %from = arith.minui %jq, %j1 : index
    %columns = arith.subi %j1, %from : index
    scf.for %p = %c0 to %kc step %lanes {
      %kp = arith.addi %k, %p : index
      %rows = arith.subi %kc, %p : index
      %panel_row = arith.muli %p, %uN : index
      %row_at = arith.addi %at, %panel_row : index
      %square_at = arith.addi %row_at, %q : index
${load}
${transpose}
${store}
    }
  }
  return
}
