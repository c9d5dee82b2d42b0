      // Lines from %e of the piece on.
      %line = arith.addi %o, %e : index
      %y_out = arith.muli %line, %step_h : index
      %y0 = arith.subi %y_out, %pad_h : index
      %at_y0 = arith.muli %y0, %stride_y : index
      %at_image = arith.addi %at_y0, %in_b : index
      %at_corner = arith.addi %at_image, %x0 : index
      %j_skip = arith.muli %e, %width : index
      %j_0 = arith.addi %j_f, %j_skip : index
${before}
      %of_channels:${count} = scf.for %ch = %c0 to %channels step %c1 iter_args(${from_start}) -> (${vectors}) {
        %at_ch = arith.muli %ch, %stride_c : index
        %at_first = arith.addi %at_corner, %at_ch : index
        %k_any = arith.muli %ch, %taps : index
        %k_ch = arith.addi %k_any, %in_a : index
${sums}
        scf.yield ${results} : ${vectors}
      }
${stores}
