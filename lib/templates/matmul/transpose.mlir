// Copies kc rows of a B that lies transposed, from (k, j) on, to a packed panel of ${N} columns, squares of ${VL} columns
// and ${VL} rows, or groups of ${Q} rows, transposed in registers. What is beyond kc and j1 is not read: rows beyond are
// zeros; in the place of columns beyond stands the last one again, and what is computed of it is never stored.
func.func private @${name}_transpose(%B: ${B}, %S: memref<?x${s}>, %at: index, %k: index, %kc: index,
                                    %j: index, %j1: index) attributes {no_inline} {
  %zero = arith.constant ${zero_b}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cQ = arith.constant ${Q} : index
  %lanes = arith.constant ${VL} : index
  %deep = arith.constant ${VLQ} : index
  %uN = arith.constant ${N} : index
  %uNQ = arith.constant ${NQ} : index
  %last = arith.subi %j1, %c1 : index
  %rows = arith.remui %kc, %deep : index
  %whole = arith.subi %kc, %rows : index
  %groups = arith.ceildivui %rows, %cQ : index
  %some_left = arith.cmpi ugt, %rows, %c0 : index
  %beyond = arith.subi %j1, %j : index
  %n = arith.minui %beyond, %uN : index
  scf.for %q = %c0 to %n step %lanes {
    %jq = arith.addi %j, %q : index
    %in_row = arith.muli %q, %cQ : index
    %panel_at = arith.addi %at, %in_row : index
${columns}
    scf.for %p = %c0 to %whole step %deep {
      %kp = arith.addi %k, %p : index
      %panel_row = arith.muli %p, %uN : index
      %square_at = arith.addi %panel_at, %panel_row : index
${load}
${transpose}
${store}
    }
    scf.if %some_left {
      %kp = arith.addi %k, %whole : index
      %panel_row = arith.muli %whole, %uN : index
      %square_at = arith.addi %panel_at, %panel_row : index
${load_some}
${transpose}
${store_some}
    }
  }
  return
}
