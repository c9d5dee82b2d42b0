// ${count} neighbours of a row of C, masked ${width} at a time: rows start at multiples of ${width} elements, so that all
// of them lie inside or none. What C held before is added where the operator says so; ${finish_comment}
func.func private @store_some_${width}(%sum: vector<${count}xf32>, %C0: ${MO}, %C: ${MO}${extra_parameters}, %r: index,
                                       %row_end: index, %c: index, %col_end: index) {
  %in_rows = arith.cmpi slt, %r, %row_end : index
  %parts = vector.shape_cast %sum : vector<${count}xf32> to vector<${parts}x${width}xf32>
  %width = arith.constant ${width} : index
  %first = arith.constant 0 : index
  affine.for %i = 0 to ${parts} {
    %part = vector.extract %parts[%i] : vector<${width}xf32> from vector<${parts}x${width}xf32>
    %right = arith.muli %i, %width : index
    %ci = arith.addi %c, %right : index
    %in_cols = arith.cmpi slt, %ci, %col_end : index
    %inside = arith.andi %in_rows, %in_cols : i1
    scf.if %inside {
      %all = func.call @with_before_${width}(%part, %C0, %r, %ci) : (vector<${width}xf32>, ${MO}, index, index) -> vector<${width}xf32>
      %out = func.call @rounded_${width}(%all) : (vector<${width}xf32>) -> vector<${width}x${TS}>
${finish}
      vector.store %${stored}, %C[%r, %ci] {alignment = ${align_out}} : ${MO}, vector<${width}x${TO}>
    }
  }
  return
}
