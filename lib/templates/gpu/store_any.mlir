// Copies say too little of N here: rows of C start at multiples of ${width} elements, or are stored ${least} at a time.
func.func private @store(%sum: ${ACC}, %C0: ${MO}, %C: ${MO}${extra_parameters}, %row: index, %row_end: index,
                         %col: index, %col_end: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %width = arith.constant ${width} : index
  %columns = memref.dim %C, %c1 : ${MO}
  %over = arith.remui %columns, %width : index
  %whole = arith.cmpi eq, %over, %c0 : index
  scf.if %whole {
    func.call @store_${width}(%sum, %C0, %C${extra_values}, %row, %row_end, %col, %col_end)
        : (${ACC}, ${MO}, ${MO}${extra_types}, index, index, index, index) -> ()
  } else {
    func.call @store_${least}(%sum, %C0, %C${extra_values}, %row, %row_end, %col, %col_end)
        : (${ACC}, ${MO}, ${MO}${extra_types}, index, index, index, index) -> ()
  }
  return
}
