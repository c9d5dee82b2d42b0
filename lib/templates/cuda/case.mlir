  case ${index} {
    %uM = arith.constant ${uM} : index
    %uN = arith.constant ${uN} : index
    %row, %col = func.call @dynmlir_tile(%local, %r0, %r1, %c0, %c1, %uM, %uN)
        : (index, index, index, index, index, index, index) -> (index, index)
    func.call @${function}(%A, %B, %C0, %C, %S, %row, %r1, %col, %c1, %zero, %K, %zero)
        : (memref<?x?x${T}>, memref<?x?x${T}>, memref<?x?x${TO}>, memref<?x?x${TO}>,
           memref<?xi8, #gpu.address_space<workgroup>>, index, index, index, index, index, index, index) -> ()
    scf.yield
  }
