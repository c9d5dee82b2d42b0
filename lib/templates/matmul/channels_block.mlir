${before}
      %moved = arith.muli %e, %step_w : index
      %x0 = arith.addi %x_first, %moved : index
      %at_x0 = arith.muli %x0, %stride_x : index
      %at_first = arith.addi %at_column, %at_x0 : index
${sums}
${stores}
