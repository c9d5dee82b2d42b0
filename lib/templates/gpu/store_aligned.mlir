// Rows of C start where ${width} elements may be stored at a time: N is a multiple of what the copies of B take.
func.func private @store(%sum: ${ACC}, %C0: ${MO}, %C: ${MO}${extra_parameters}, %row: index, %row_end: index,
                         %col: index, %col_end: index) {
  func.call @store_${width}(%sum, %C0, %C${extra_values}, %row, %row_end, %col, %col_end)
      : (${ACC}, ${MO}, ${MO}${extra_types}, index, index, index, index) -> ()
  return
}
