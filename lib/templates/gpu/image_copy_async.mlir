// As copy_async.mlir for a tile of the ${R} x ${C} of the matrix that an image stands for (kernels/convolution.py), ${V}
// elements at a time: what pixels and taps say where it lies. Zeros where the window leaves the image.
func.func private @copy_${X}(%X: ${MT}, %S: ${to}, %stage: index, %P: ${PT}, %T: ${TT}${view_parameters}) {
  %c0 = arith.constant 0 : index
  %all = arith.constant ${V} : index
  %threads = arith.constant ${threads} : index
  %across = arith.constant ${across} : index
  %copies = arith.constant ${copies} : index
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %first_across = arith.remui %t, %across : index
${once}
  affine.for %i = 0 to ${rounds} {
    %before = arith.muli %i, %threads : index
    %at = arith.addi %before, %t : index
    %r = arith.divui %at, %across : index
    %chunk = arith.remui %at, %across : index
    %c = arith.muli %chunk, %all : index
    %sc = func.call @swizzle_${X}(%r, %c) : (index, index) -> index
    %mine = arith.cmpi ult, %at, %copies : index
    scf.if %mine {
${each}
      %from, %inside = func.call @place(%pixel, %tap${view_values}) : (vector<4xi32>, vector<4xi32>${view_types}) -> (index, i1)
      %n = arith.select %inside, %all, %c0 : index
      %token = nvgpu.device_async_copy %X[%c0, %from], %S[%stage, %r, %sc], ${V}, %n ${bypass} : ${MT} to ${to}
    }
  }
  return
}
