// Copies rows k0 to k0 + kc of a B whose rows are one element apart, filled up with zeros to whole vectors.
func.func private @${name}_copy_column(%B: ${B}, %S: memref<?x${s}>, %base: index, %k0: index, %kc: index) {
  %c0 = arith.constant 0 : index
  %lanes = arith.constant ${VL} : index
  %zero = arith.constant ${zero_b}
  %rows = memref.subview %B[%k0, 0] [%kc, 1] [1, 1] : ${B} to memref<?x${b}, strided<[?], offset: ?>>
  %column = memref.cast %rows : memref<?x${b}, strided<[?], offset: ?>> to memref<?x${b}, strided<[1], offset: ?>>
  scf.for %p = %c0 to %kc step %lanes {
    %left = arith.subi %kc, %p : index
    %mask = vector.create_mask %left : vector<${VL}xi1>
    %row = vector.transfer_read %column[%p], %zero, %mask {in_bounds = [true]}
        : memref<?x${b}, strided<[1], offset: ?>>, vector<${VL}x${b}>
${extend_row}    %at = arith.addi %base, %p : index
    vector.store ${extended_row}, %S[%at] : memref<?x${s}>, vector<${VL}x${s}>
  }
  return
}
