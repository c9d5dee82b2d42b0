      // Pixels from %e of the line on: %D is their part of C.
      %m = arith.addi %q, %e : index
      %D = memref.subview %C[%m, %from] [${height}, ${wide}] [1, 1] : ${C} to ${of_tile}
${before}
      %moved = arith.muli %e, %step_w : index
      %x0 = arith.addi %x_first, %moved : index
      %at_x0 = arith.muli %x0, %stride_x : index
      %at_first = arith.addi %at_column, %at_x0 : index
${ahead}
${sums}
${stores}
