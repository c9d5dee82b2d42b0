          %third = arith.constant ${third} : index
          %columns_of_thirds = arith.constant ${N} : index
          scf.for %part = %c0 to %columns_of_thirds step %third {
            %n_of_part = arith.subi %n, %part : index
            %mask = vector.create_mask %n_of_part : vector<${third}xi1>
            %j_of_part = arith.addi %j, %part : index
            %row = vector.transfer_read %B[%kp, %j_of_part], %zero, %mask {in_bounds = [true]} : ${B}, vector<${third}x${b}>
            %at_of_part = arith.addi %at, %part : index
${extend_row}            vector.store ${extended_row}, %S[%at_of_part] : memref<?x${s}>, vector<${third}x${s}>
          }
