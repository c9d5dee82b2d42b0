      // From a panel of ${panel_columns} columns: columns beyond the last are there, as zeros.
      %uQ = arith.constant ${panel_columns} : index
      %number = arith.divui %j, %uQ : index
      %above = arith.muli %number, %K : index
      %first = arith.addi %above, %k : index
      %beside = arith.remui %j, %uQ : index
      scf.for %p = %c0 to %kc step %c1 {
        %kp = arith.addi %first, %p : index
        %at_p = arith.addi %base, %p : index
        scf.for %q = %c0 to %uN step %c1 {
          %jq = arith.addi %beside, %q : index
          %columns = arith.muli %q, %padded : index
          %at = arith.addi %at_p, %columns : index
          %value = memref.load %B[%kp, %jq] : ${B}
${extend_value}          memref.store ${extended_value}, %S[%at] : memref<?x${s}>
        }
      }
      scf.for %q = %c0 to %uN step %c1 {
        %columns = arith.muli %q, %padded : index
        %column = arith.addi %base, %columns : index
        scf.for %p = %kc to %padded step %c1 {
          %at = arith.addi %column, %p : index
          memref.store %zero, %S[%at] : memref<?x${s}>
        }
      }
      %P = memref.reinterpret_cast %S to offset: [%base], sizes: [${N}, %padded], strides: [%padded, 1]
          : memref<?x${s}> to memref<${N}x?x${s}, strided<[?, 1], offset: ?>>
