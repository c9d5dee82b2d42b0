// As copy_async.mlir, one element at a time through registers: for rows that start at odd addresses, where
// cp.async, which takes 4 bytes at least, cannot.
func.func private @${function}(%X: memref<?x?x${T}>, %S: ${to}, %stage: index,
                             %row: index, %row_end: index, %col: index, %col_end: index) {
  %threads = arith.constant ${threads} : index
  %across = arith.constant ${across} : index
  %copies = arith.constant ${copies} : index
  %zero = arith.constant 0.0 : ${T}
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  affine.for %i = 0 to ${rounds} {
    %before = arith.muli %i, %threads : index
    %at = arith.addi %before, %t : index
    %r = arith.divui %at, %across : index
    %c = arith.remui %at, %across : index
    %gr = arith.addi %row, %r : index
    %gc = arith.addi %col, %c : index
    %in_rows = arith.cmpi slt, %gr, %row_end : index
    %in_cols = arith.cmpi slt, %gc, %col_end : index
    %inside = arith.andi %in_rows, %in_cols : i1
    %value = scf.if %inside -> (${T}) {
      %there = memref.load %X[%gr, %gc] : memref<?x?x${T}>
      scf.yield %there : ${T}
    } else {
      scf.yield %zero : ${T}
    }
    %sc = func.call @swizzle_${X}(%r, %c) : (index, index) -> index
    %mine = arith.cmpi ult, %at, %copies : index
    scf.if %mine {
      memref.store %value, %S[%stage, %r, %sc] : ${to}
    }
  }
  return
}
