                  scf.if %whole {
                    vector.store ${row}, %S[%target_ch] : memref<?x${s}>, vector<${VL}x${s}>
                  } else {
                    %rest32 = arith.index_cast %rest : index to i32
                    %rests = vector.broadcast %rest32 : i32 to vector<${VL}xi32>
                    %stored = arith.cmpi slt, %lane, %rests : vector<${VL}xi32>
${store_part}
                  }
