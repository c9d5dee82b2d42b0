                    // Among what is there of the next row, which is quicker than a mask where those are dear.
                    %target_to = arith.addi %target_ch, %lanes : index
                    %followed = arith.cmpi sle, %target_to, %end_of_panels : index
                    scf.if %followed {
                      %there = vector.load %S[%target_ch] : memref<?x${s}>, vector<${VL}x${s}>
                      %both_rows = arith.select %stored, ${row}, %there : vector<${VL}xi1>, vector<${VL}x${s}>
                      vector.store %both_rows, %S[%target_ch] : memref<?x${s}>, vector<${VL}x${s}>
                    } else {
                      vector.maskedstore %S[%target_ch], %stored, ${row} : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
                    }
