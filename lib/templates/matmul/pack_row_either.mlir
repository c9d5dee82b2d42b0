          %whole_row = arith.cmpi uge, %n, %uN : index
          %row = scf.if %whole_row -> (vector<${N}x${b}>) {
            %all = vector.load %B[%kp, %j] : ${B}, vector<${N}x${b}>
            scf.yield %all : vector<${N}x${b}>
          } else {
            %mask = vector.create_mask %n : vector<${N}xi1>
            %last_ones = vector.transfer_read %B[%kp, %j], %zero, %mask {in_bounds = [true]} : ${B}, vector<${N}x${b}>
            scf.yield %last_ones : vector<${N}x${b}>
          }
${extend_row}          vector.store ${extended_row}, %S[%at] : memref<?x${s}>, vector<${N}x${s}>
