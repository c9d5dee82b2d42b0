        %sum = scf.for %p = %c0 to %depth step %c1 iter_args(%z = %no) -> (vector<${N}x${c}>) {
          %k = arith.addi %k0, %p : index
${read_row}
          %in_panel = arith.muli %p, %uN : index
          %at = arith.addi %base, %in_panel : index
${extend_row}          vector.store ${extended_row}, %S[%at] : memref<?x${s}>, vector<${N}x${s}>
${prefetch}
${check_row}
          scf.yield ${checked} : vector<${N}x${c}>
        }
        %P = memref.reinterpret_cast %S to offset: [%base], sizes: [%depth, ${N}], strides: [${N}, 1]
            : memref<?x${s}> to ${P}
