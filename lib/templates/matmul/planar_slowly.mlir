// The same element by element, for windows of which not even one channel fits into scratch.
func.func private @${name}_slowly(%A: ${A}, %X: ${B}, %C: ${C}, %V: ${V}, %from: index, %end: index, %ib: index, %count: index,
                                  %accumulate: i1) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant ${zero_c}
  %zero_b = arith.constant ${zero_b}
${view}
  %to = arith.addi %ib, %count : index
  scf.for %i = %from to %end step %c1 {
    scf.for %q = %ib to %to step %c1 {
      %o = arith.divui %q, %outs_w : index
      %begun = arith.muli %o, %outs_w : index
      %v = arith.subi %q, %begun : index
      %y_out = arith.muli %o, %step_h : index
      %y0 = arith.subi %y_out, %pad_h : index
      %x_out = arith.muli %v, %step_w : index
      %x0 = arith.subi %x_out, %pad_w : index
      %before = scf.if %accumulate -> (${c}) {
        %held = memref.load %C[%i, %q] : ${C}
        scf.yield %held : ${c}
      } else {
        scf.yield %zero : ${c}
      }
      %sum = scf.for %ch = %c0 to %channels step %c1 iter_args(%of_channels = %before) -> (${c}) {
        %at_ch = arith.muli %ch, %stride_c : index
        %k_ch = arith.muli %ch, %taps_h : index
        %of_rows = scf.for %r = %c0 to %taps_h step %c1 iter_args(%of_lines = %of_channels) -> (${c}) {
          %down = arith.muli %r, %dilation_h : index
          %y = arith.addi %y0, %down : index
          %y_inside = arith.cmpi ult, %y, %size_h : index
          %at_y = arith.muli %y, %stride_y : index
          %at_line = arith.addi %at_ch, %at_y : index
          %k_line = arith.addi %k_ch, %r : index
          %k_row = arith.muli %k_line, %taps_w : index
          %of_columns = scf.for %s = %c0 to %taps_w step %c1 iter_args(%of_taps = %of_lines) -> (${c}) {
            %right = arith.muli %s, %dilation_w : index
            %x = arith.addi %x0, %right : index
            %x_inside = arith.cmpi ult, %x, %size_w : index
            %inside = arith.andi %y_inside, %x_inside : i1
            %value = scf.if %inside -> (${b}) {
              %place = arith.addi %at_line, %x : index
              %element = memref.load %X[%c0, %place] : ${B}
              scf.yield %element : ${b}
            } else {
              scf.yield %zero_b : ${b}
            }
            %k = arith.addi %k_row, %s : index
            %weight = memref.load %A[%i, %k] : ${A}
${multiply_add_one}
            scf.yield %next : ${c}
          }
          scf.yield %of_columns : ${c}
        }
        scf.yield %of_rows : ${c}
      }
      memref.store %sum, %C[%i, %q] : ${C}
    }
  }
  return
}
