// How many elements behind a multiple of ${V} row r of a tile of ${X} begins that is at (row, col). Blocks of the reduction are
// multiples of ${V} long, so it is the same for all of them, and for rows that are multiples of 8 apart.
func.func private @skew_${X}(%X: ${MT}, %row: index, %col: index, %r: index) -> index {
  %size = arith.constant ${element_bytes} : index
  %low = arith.constant ${low} : index
  %address = memref.extract_aligned_pointer_as_index %X : ${MT} -> index
  %buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %X
      : ${MT} -> memref<${T}>, index, index, index, index, index
  %base = arith.divui %address, %size : index
  %start = arith.addi %base, %offset : index
  %all_r = arith.addi %row, %r : index
  %down = arith.muli %all_r, %strides#0 : index
  %place = arith.addi %down, %col : index
  %whole = arith.addi %start, %place : index
  %skew = arith.andi %whole, %low : index
  return %skew : index
}

// Of the rows that a thread copies to, but for what they are longer by; and of those it copies that to.
func.func private @copy_skews_${X}(%X: ${MT}, %row: index, %col: index) -> (index, index) {
  %across = arith.constant ${across} : index
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %r = arith.divui %t, %across : index
  %of_row = func.call @skew_${X}(%X, %row, %col, %r) : (${MT}, index, index, index) -> index
  %of_end = func.call @skew_${X}(%X, %row, %col, %t) : (${MT}, index, index, index) -> index
  return %of_row, %of_end : index, index
}

// Of the rows of a lane's two neighbours along K.
func.func private @lane_skews_${X}(%X: ${MT}, %row: index, %col: index) -> (index, index) {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %of_warp = arith.constant 32 : index
  %four = arith.constant 4 : index
  %two = arith.constant 2 : index
  %next = arith.constant ${next} : index
  %lane = arith.remui %t, %of_warp : index
  %across = arith.divui %lane, %four : index
  %quarter = arith.remui %lane, %four : index
  %along = arith.muli %quarter, %two : index
  %after = arith.addi %${lane_row}, %next : index
  %first = func.call @skew_${X}(%X, %row, %col, %${lane_row}) : (${MT}, index, index, index) -> index
  %second = func.call @skew_${X}(%X, %row, %col, %after) : (${MT}, index, index, index) -> index
  return %first, %second : index, index
}
