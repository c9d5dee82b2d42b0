    %pixel:2 = scf.for %j = %jb to %je step %uN iter_args(%o_panel = %o0, %v_panel = %v0) -> (index, index) {
      %skipped = arith.subi %j, %jb : index
      %before = arith.muli %skipped, %kc : index
      %panel = arith.addi %base, %before : index
      %left = arith.subi %je, %j : index
      %n = arith.minsi %left, %uN : index
      %end:3 = scf.while (%q = %c0, %o = %o_panel, %v = %v_panel) : (index, index, index) -> (index, index, index) {
        %more = arith.cmpi slt, %q, %n : index
        scf.condition(%more) %q, %o, %v : index, index, index
      } do {
      ^bb0(%q: index, %o: index, %v: index):
        %rest_of_row = arith.subi %outs_w, %v : index
        %rest_of_panel = arith.subi %n, %q : index
        %length = arith.minsi %rest_of_row, %rest_of_panel : index
        %y_out = arith.muli %o, %step_h : index
        %y0 = arith.subi %y_out, %pad_h : index
        %x_out = arith.muli %v, %step_w : index
        %x0 = arith.subi %x_out, %pad_w : index
        %to_run = arith.addi %panel, %q : index
        scf.for %r = %c0 to %taps_h step %c1 {
          %y_tap = arith.muli %r, %dilation_h : index
          %y = arith.addi %y0, %y_tap : index
          %y_inside = arith.cmpi ult, %y, %size_h : index
          %at_y = arith.muli %y, %stride_y : index
          %r_taps = arith.muli %r, %taps_w : index
          scf.for %s = %c0 to %taps_w step %c1 {
            %x_tap = arith.muli %s, %dilation_w : index
            %x = arith.addi %x0, %x_tap : index
            %source = arith.addi %at_y, %x : index
            // The channels whose row of this tap is in the block, and where it is there.
            %tap = arith.addi %r_taps, %s : index
            %before_first = arith.cmpi ult, %tap, %first_tap : index
            %one_later = arith.select %before_first, %c1, %c0 : index
            %ch0 = arith.addi %first_channel, %one_later : index
            %before_end = arith.cmpi ult, %tap, %end_tap : index
            %one_more = arith.select %before_end, %c1, %c0 : index
            %ch1 = arith.addi %end_channel, %one_more : index
            %tap_in_block = arith.subi %tap, %k : index
            // Pixels of the run whose element is in the image: first to last.
            %ahead = arith.subi %c0, %x : index
            %some_ahead = arith.maxsi %ahead, %c0 : index
            %behind = arith.subi %size_w, %x : index
            %some_behind = arith.maxsi %behind, %c0 : index
            %first_any, %last_some = scf.if %by_one -> (index, index) {
              scf.yield %some_ahead, %some_behind : index, index
            } else {
              %first_step = arith.ceildivui %some_ahead, %step_w : index
              %last_step = arith.ceildivui %some_behind, %step_w : index
              scf.yield %first_step, %last_step : index, index
            }
            %first = arith.minsi %first_any, %length : index
            %last_less = arith.minsi %last_some, %length : index
            %last_any = arith.maxsi %last_less, %first : index
            %last = arith.select %y_inside, %last_any, %first : index
            %valid = arith.subi %last, %first : index
            %long = arith.cmpi sge, %valid, %lanes : index
            %near = arith.ori %by_one, %by_two : i1
            %in_vectors = arith.andi %long, %near : i1
            scf.if %in_vectors {
${in_vectors}
            } else {
${in_parts}
            }
          }
        }
        %q_next = arith.addi %q, %length : index
        %v_some = arith.addi %v, %length : index
        %line_done = arith.cmpi eq, %v_some, %outs_w : index
        %v_next = arith.select %line_done, %c0, %v_some : index
        %o_up = arith.addi %o, %c1 : index
        %o_next = arith.select %line_done, %o_up, %o : index
        scf.yield %q_next, %o_next, %v_next : index, index, index
      }
      // Columns of the panel beyond the last.
      %partial = arith.cmpi slt, %n, %uN : index
      scf.if %partial {
        scf.for %p = %c0 to %kc step %c1 {
          %to_row = arith.muli %p, %uN : index
          %target = arith.addi %panel, %to_row : index
          scf.for %e = %n to %uN step %c1 {
            %target_e = arith.addi %target, %e : index
            memref.store %zero, %S[%target_e] : memref<?x${s}>
          }
        }
      }
      scf.yield %end#1, %end#2 : index, index
    }
