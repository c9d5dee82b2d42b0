        scf.for %q = %c0 to %n step %c1 {
          %jq = arith.addi %j, %q : index
          %columns = arith.muli %q, %padded : index
          %column = arith.addi %base, %columns : index
          scf.for %p = %c0 to %kc step %c1 {
            %kp = arith.addi %k, %p : index
            %at = arith.addi %column, %p : index
            %value = memref.load %B[%kp, %jq] : ${B}
${extend_value}            memref.store ${extended_value}, %S[%at] : memref<?x${s}>
          }
          scf.for %p = %kc to %padded step %c1 {
            %at = arith.addi %column, %p : index
            memref.store %zero, %S[%at] : memref<?x${s}>
          }
        }
