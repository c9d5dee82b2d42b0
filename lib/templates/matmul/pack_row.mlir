          %mask = vector.create_mask %n : vector<${N}xi1>
          %row = vector.transfer_read %B[%kp, %j], %zero, %mask {in_bounds = [true]} : ${B}, vector<${N}x${b}>
${extend_row}          vector.store ${extended_row}, %S[%at] : memref<?x${s}>, vector<${N}x${s}>
