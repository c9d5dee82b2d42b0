          %row = vector.load %B[%kp, %j] : ${B}, vector<${N}x${b}>
${extend_row}          vector.store ${extended_row}, %S[%at] : memref<?x${s}>, vector<${N}x${s}>
