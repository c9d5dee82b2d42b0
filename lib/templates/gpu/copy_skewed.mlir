// One copy of row r of ${X}'s tile: ${V} elements from a multiple of 16 bytes on, of which those that exist are read.
func.func private @copy_chunk_${X}(%X: ${MT}, %S: ${to}, %stage: index, %row: index, %row_end: index, %col: index,
                             %col_end: index, %r: index, %chunk: index, %skew: index, %mine: i1) {
  %each = arith.constant ${V} : index
  %none32 = arith.constant 0 : i32
  %all32 = arith.constant ${V} : i32
  %buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %X
      : ${MT} -> memref<${T}>, index, index, index, index, index
  %rows_left = arith.subi %row_end, %row : index
  %cols_left = arith.subi %col_end, %col : index
  %rows32 = arith.index_cast %rows_left : index to i32
  %cols32 = arith.index_cast %cols_left : index to i32
  %sc = arith.muli %chunk, %each : index
  %c = arith.subi %sc, %skew : index
  %r32 = arith.index_cast %r : index to i32
  %c32 = arith.index_cast %c : index to i32
  %left = arith.subi %cols32, %c32 : i32
  %some = arith.maxsi %left, %none32 : i32
  %most = arith.minsi %some, %all32 : i32
  %in_rows = arith.cmpi slt, %r32, %rows32 : i32
  %n32 = arith.select %in_rows, %most, %none32 : i32
  %n = arith.index_castui %n32 : i32 to index
  // The tile's place in all that X is a part of, and the copy's behind it: no sum of them is below 0.
  %down = arith.muli %row, %strides#0 : index
  %beside = arith.addi %down, %col : index
  %start = arith.addi %offset, %beside : index
  %below = arith.muli %r, %strides#0 : index
  %further = arith.addi %below, %c : index
  %at = arith.addi %start, %further : index
  %rows = arith.muli %sizes#0, %strides#0 : index
  %more = arith.maxui %rows, %sizes#1 : index
  %all = arith.addi %offset, %more : index
  %flat = memref.reinterpret_cast %buffer to offset: [0], sizes: [%all], strides: [1]
      : memref<${T}> to memref<?x${T}, strided<[1]>>
  scf.if %mine {
    %token = nvgpu.device_async_copy %flat[%at], %S[%stage, %r, %sc], ${V}, %n ${bypass}
        : memref<?x${T}, strided<[1]>> to ${to}
  }
  return
}

// A tile of ${R} x ${C} of a matrix whose rows begin anywhere into one stage of shared memory, without waiting: rows there
// begin as far behind 16 bytes as in the matrix, so that copies are of 16 bytes. What lies beyond row_end or col_end
// arrives as zeros and is not read.
func.func private @copy_${X}(%X: ${MT}, %S: ${to}, %stage: index, %row: index, %row_end: index, %col: index,
                             %col_end: index, %of_row: index, %of_end: index) {
  %threads = arith.constant ${threads} : index
  %across = arith.constant ${across} : index
  %copies = arith.constant ${copies} : index
  %rows = arith.constant ${R} : index
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  affine.for %i = 0 to ${rounds} {
    %before = arith.muli %i, %threads : index
    %at = arith.addi %before, %t : index
    %r = arith.divui %at, %across : index
    %chunk = arith.remui %at, %across : index
    %mine = arith.cmpi ult, %at, %copies : index
    func.call @copy_chunk_${X}(%X, %S, %stage, %row, %row_end, %col, %col_end, %r, %chunk, %of_row, %mine)
        : (${MT}, ${to}, index, index, index, index, index, index, index, index, i1) -> ()
  }
  affine.for %i = 0 to ${end_rounds} {
    %before = arith.muli %i, %threads : index
    %r = arith.addi %before, %t : index
    %mine = arith.cmpi ult, %r, %rows : index
    func.call @copy_chunk_${X}(%X, %S, %stage, %row, %row_end, %col, %col_end, %r, %across, %of_end, %mine)
        : (${MT}, ${to}, index, index, index, index, index, index, index, index, i1) -> ()
  }
  return
}
