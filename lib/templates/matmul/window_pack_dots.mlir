        // Groups of ${Q} rows, the elements of a column side by side, zeros beyond the reduction.
        %cQ = arith.constant ${Q} : index
        %kc = arith.subi %k1, %k0 : index
        scf.for %p = %c0 to %kc step %cQ {
          %kp = arith.addi %k0, %p : index
${rows}
          %in_panel = arith.muli %p, %uN : index
          %at = arith.addi %base, %in_panel : index
${offset}          vector.store ${kept}, %S[%at] : memref<?x${s}>, vector<${NQ}x${s}>
        }
        %groups = arith.ceildivui %kc, %cQ : index
        %P = memref.reinterpret_cast %S to offset: [%base], sizes: [%groups, ${NQ}], strides: [${NQ}, 1]
            : memref<?x${s}> to ${P}
