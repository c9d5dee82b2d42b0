      // All columns there are, if they are few, as one stretch of memory; of more, those that are due.
      %pitch = memref.dim %B, %c1 : ${B}
      %all_columns = arith.cmpi eq, %pitch, %n : index
      %together = arith.select %all_columns, %n, %c0 : index
      %copied = scf.index_switch %together -> index
${copies}
      default {
${copy_rest}
        scf.yield %${copied} : index
      }
      %filled = arith.muli %copied, %padded : index
      %all = arith.muli %uN, %padded : index
      scf.for %p = %filled to %all step %c1 {
        %at = arith.addi %base, %p : index
        memref.store %zero, %S[%at] : memref<?x${s}>
      }
      %P = memref.reinterpret_cast %S to offset: [%base], sizes: [${N}, %padded], strides: [%padded, 1]
          : memref<?x${s}> to memref<${N}x?x${s}, strided<[?, 1], offset: ?>>
