// A tile of ${R} x ${C} of a row-major matrix into one stage of shared memory, ${V} elements at a time, without
// waiting (cp.async). What lies beyond row_end or col_end arrives as zeros and is not read: local padding.
func.func private @${function}(%X: ${MT}, %S: ${to}, %stage: index,
                             %row: index, %row_end: index, %col: index, %col_end: index) {
  %none = arith.constant 0 : index
  %all = arith.constant ${V} : index
  %threads = arith.constant ${threads} : index
  %across = arith.constant ${across} : index
  %copies = arith.constant ${copies} : index
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  affine.for %i = 0 to ${rounds} {
    %before = arith.muli %i, %threads : index
    %at = arith.addi %before, %t : index
    %r = arith.divui %at, %across : index
    %chunk = arith.remui %at, %across : index
    %c = arith.muli %chunk, %all : index
    %gr = arith.addi %row, %r : index
    %gc = arith.addi %col, %c : index
    %left = arith.subi %col_end, %gc : index
    %least = arith.maxsi %left, %none : index
    %some = arith.minsi %least, %all : index
    %inside = arith.cmpi slt, %gr, %row_end : index
    %n = arith.select %inside, %some, %none : index
    %sc = func.call @swizzle_${X}(%${to_row}, %${to_column}) : (index, index) -> index
    %mine = arith.cmpi ult, %at, %copies : index
    scf.if %mine {
      %token = nvgpu.device_async_copy %X[%gr, %gc], %S[%stage, %${to_row}, %sc], ${V}, %n ${bypass}
          : ${MT} to ${to}
    }
  }
  return
}
