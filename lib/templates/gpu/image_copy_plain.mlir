// As image_copy_async.mlir, one element at a time through registers, ${rounds} of them at once.
func.func private @copy_${X}(%X: ${MT}, %S: ${to}, %stage: index, %P: ${PT}, %T: ${TT}${view_parameters}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : ${T}
  %threads = arith.constant ${threads} : index
  %across = arith.constant ${across} : index
  %copies = arith.constant ${copies} : index
  %groups = arith.constant ${groups} : index
  %in_group = arith.constant ${rounds} : index
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %first_across = arith.remui %t, %across : index
${once}
  scf.for %g = %c0 to %groups step %c1 {
    %earlier = arith.muli %g, %in_group : index
    affine.for %j = 0 to ${rounds} {
      %i = arith.addi %earlier, %j : index
      %before = arith.muli %i, %threads : index
      %at = arith.addi %before, %t : index
      %r = arith.divui %at, %across : index
      %chunk = arith.remui %at, %across : index
      %sc = func.call @swizzle_${X}(%r, %chunk) : (index, index) -> index
      %mine = arith.cmpi ult, %at, %copies : index
      scf.if %mine {
${each}
        %from, %inside = func.call @place(%pixel, %tap${view_values}) : (vector<4xi32>, vector<4xi32>${view_types}) -> (index, i1)
        %value = scf.if %inside -> (${T}) {
          %there = memref.load %X[%c0, %from] : ${MT}
          scf.yield %there : ${T}
        } else {
          scf.yield %zero : ${T}
        }
        memref.store %value, %S[%stage, %r, %sc] : ${to}
      }
    }
  }
  return
}
