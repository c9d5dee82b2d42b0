          // No masked loads of elements this narrow: the last columns one by one.
          %whole_row = arith.cmpi eq, %n, %uN : index
          scf.if %whole_row {
            %row = vector.load %B[%kp, %j] : ${B}, vector<${N}x${b}>
${extend_row}            vector.store ${extended_row}, %S[%at] : memref<?x${s}>, vector<${N}x${s}>
          } else {
            %nothing = arith.constant ${zero_s}
            scf.for %q = %c0 to %n step %c1 {
              %jq = arith.addi %j, %q : index
              %value = memref.load %B[%kp, %jq] : ${B}
${extend_value}              %at_q = arith.addi %at, %q : index
              memref.store ${extended_value}, %S[%at_q] : memref<?x${s}>
            }
            scf.for %q = %n to %uN step %c1 {
              %at_q = arith.addi %at, %q : index
              memref.store %nothing, %S[%at_q] : memref<?x${s}>
            }
          }
