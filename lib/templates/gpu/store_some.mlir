// ${count} neighbours of a row of C, masked ${width} at a time: rows start at multiples of ${width} elements, so that all
// of them lie inside or none. What C held before is added where the operator says so.
func.func private @store_some(%sum: vector<${count}xf32>, %C0: memref<?x?x${TO}>, %C: memref<?x?x${TO}>, %r: index,
                              %row_end: index, %c: index, %col_end: index, %down: index) {
  %in_rows = arith.cmpi slt, %r, %row_end : index
  %at = arith.addi %r, %down : index
  %parts = vector.shape_cast %sum : vector<${count}xf32> to vector<${parts}x${width}xf32>
  %width = arith.constant ${width} : index
  affine.for %i = 0 to ${parts} {
    %part = vector.extract %parts[%i] : vector<${width}xf32> from vector<${parts}x${width}xf32>
    %right = arith.muli %i, %width : index
    %ci = arith.addi %c, %right : index
    %in_cols = arith.cmpi slt, %ci, %col_end : index
    %inside = arith.andi %in_rows, %in_cols : i1
    scf.if %inside {
      %all = func.call @with_before(%part, %C0, %r, %ci) : (vector<${width}xf32>, memref<?x?x${TO}>, index, index) -> vector<${width}xf32>
      %made = func.call @epilogue(%all, %r, %ci) : (vector<${width}xf32>, index, index) -> vector<${width}xf32>
      %out = func.call @rounded(%made) : (vector<${width}xf32>) -> vector<${width}x${TO}>
      vector.store %out, %C[%at, %ci] {alignment = ${align_out}} : memref<?x?x${TO}>, vector<${width}x${TO}>
    }
  }
  return
}

// What may follow the product on each element of C: nothing.
func.func private @epilogue(%sum: vector<${width}xf32>, %r: index, %c: index) -> vector<${width}xf32> {
  return %sum : vector<${width}xf32>
}
