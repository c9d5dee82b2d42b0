  case ${index} {
    %uM = arith.constant ${uM} : index
    %uN = arith.constant ${uN} : index
    %row, %col = func.call @dynmlir_tile(%local, ${box}, %uM, %uN)
        : (index, index, index, index, index, index, index) -> (index, index)
    func.call @${function}(%A, %B, %C0, %C${extra_values}, %S, %row, ${row_end}, %col, ${col_end}, ${reduction}${view_values})
        : (${A}, ${B}, ${C}, ${C}${extra_types}, memref<?xi8, #gpu.address_space<workgroup>>, index, index, index, index, index, index${view_types}) -> ()
    scf.yield
  }
