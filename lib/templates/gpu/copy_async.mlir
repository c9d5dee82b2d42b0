// A tile of ${R} x ${C} of a row-major matrix into one stage of shared memory, ${V} elements at a time, without
// waiting (cp.async). What lies beyond row_end or col_end arrives as zeros and is not read: local padding. Columns end at
// a multiple of ${V}, so that a copy is whole or none.
func.func private @${function}(%X: ${MT}, %S: ${to}, %stage: index,
                             %row: index, %row_end: index, %col: index, %col_end: index) {
  %none = arith.constant 0 : index
  %all = arith.constant ${V} : index
  %threads = arith.constant ${threads} : index
  %across = arith.constant ${across} : index
  %copies = arith.constant ${copies} : index
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  // What is left of the rows and columns, in 32 bits.
  %rows_left = arith.subi %row_end, %row : index
  %cols_left = arith.subi %col_end, %col : index
  %rows32 = arith.index_cast %rows_left : index to i32
  %cols32 = arith.index_cast %cols_left : index to i32
  %tile = memref.subview %X[%row, %col] [${R}, ${C}] [1, 1] : ${MT} to ${TILE}
  affine.for %i = 0 to ${rounds} {
    %before = arith.muli %i, %threads : index
    %at = arith.addi %before, %t : index
    %r = arith.divui %at, %across : index
    %chunk = arith.remui %at, %across : index
    %c = arith.muli %chunk, %all : index
    %r32 = arith.index_castui %r : index to i32
    %c32 = arith.index_castui %c : index to i32
    %in_rows = arith.cmpi slt, %r32, %rows32 : i32
    %in_cols = arith.cmpi slt, %c32, %cols32 : i32
    %inside = arith.andi %in_rows, %in_cols : i1
    %n = arith.select %inside, %all, %none : index
    %sc = func.call @swizzle_${X}(%${to_row}, %${to_column}) : (index, index) -> index
    %mine = arith.cmpi ult, %at, %copies : index
    scf.if %mine {
      %token = nvgpu.device_async_copy %tile[%r, %c], %S[%stage, %${to_row}, %sc], ${V}, %n ${bypass}
          : ${TILE} to ${to}
    }
  }
  return
}
