                    vector.maskedstore %S[%target_ch], %stored, ${row} : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
