      // Each column from where it lies across the rows; all there are, and few, as one stretch of memory.
      %pitch = memref.dim %B, %c1 : ${B}
      %all_columns = arith.cmpi eq, %pitch, %n : index
      %together = arith.select %all_columns, %n, %c0 : index
      scf.index_switch %together
${copies}
      default {
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
        scf.yield
      }
      %filled = arith.muli %n, %padded : index
      %all = arith.muli %uN, %padded : index
      scf.for %p = %filled to %all step %c1 {
        %at = arith.addi %base, %p : index
        memref.store %zero, %S[%at] : memref<?x${s}>
      }
      %P = memref.reinterpret_cast %S to offset: [%base], sizes: [${N}, %padded], strides: [%padded, 1]
          : memref<?x${s}> to memref<${N}x?x${s}, strided<[?, 1], offset: ?>>
