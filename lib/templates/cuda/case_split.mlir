  case ${index} {
    %uM = arith.constant ${uM} : index
    %uN = arith.constant ${uN} : index
    %row, %col = func.call @dynmlir_tile(%local, %zero, %M, %zero, %N, %uM, %uN)
        : (index, index, index, index, index, index, index) -> (index, index)
    func.call @${function}(%A, %B, %C0, %C, %S, %row, %M, %col, %N, %k0, %k1, %down)
        : (memref<?x?x${T}>, memref<?x?x${T}>, memref<?x?xf32>, memref<?x?xf32>,
           memref<?xi8, #gpu.address_space<workgroup>>, index, index, index, index, index, index, index) -> ()
    scf.yield
  }
