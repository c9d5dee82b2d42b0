// As copy_async.mlir, one element at a time through registers: for rows that start at odd addresses, where
// cp.async, which takes 4 bytes at least, cannot. Registers hold ${rounds} elements at a time.
func.func private @${function}(%X: ${MT}, %S: ${to}, %stage: index,
                             %row: index, %row_end: index, %col: index, %col_end: index) {
  %threads = arith.constant ${threads} : index
  %across = arith.constant ${across} : index
  %copies = arith.constant ${copies} : index
  %zero = arith.constant 0.0 : ${T}
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %none = arith.constant 0 : index
  %one = arith.constant 1 : index
  %groups = arith.constant ${groups} : index
  %each = arith.constant ${rounds} : index
  scf.for %g = %none to %groups step %one {
  %earlier = arith.muli %g, %each : index
  affine.for %j = 0 to ${rounds} {
    %i = arith.addi %earlier, %j : index
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
      %there = memref.load %X[%gr, %gc] : ${MT}
      scf.yield %there : ${T}
    } else {
      scf.yield %zero : ${T}
    }
    %sc = func.call @swizzle_${X}(%${to_row}, %${to_column}) : (index, index) -> index
    %mine = arith.cmpi ult, %at, %copies : index
    scf.if %mine {
      memref.store %value, %S[%stage, %${to_row}, %sc] : ${to}
    }
  }
  }
  return
}
