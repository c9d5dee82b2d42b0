    // As many pixels at a time as a vector has lanes, each with some neighbouring taps of a row of its window, are
    // turned in registers, so that each tap's pixels are a vector of a row of the panel. Lines may end among them.
    %last_tap = arith.subi %taps_h, %c1 : index
    %reach_h = arith.muli %last_tap, %dilation_h : index
    scf.for %j = %jb to %je step %uN iter_args(%o_panel = %o0, %v_panel = %v0) -> (index, index) {
      %skipped = arith.subi %j, %jb : index
      %before = arith.muli %skipped, %kc : index
      %panel = arith.addi %base, %before : index
      %end:2 = scf.for %q = %c0 to %uN step %lanes iter_args(%o_0 = %o_panel, %v_0 = %v_panel) -> (index, index) {
        %j_0 = arith.addi %j, %q : index
        %target_q = arith.addi %panel, %q : index
        %all_0 = arith.constant true
${pixels}
        %channels_to = arith.ceildivui %k_end, %taps_or_one : index
        scf.for %ch = %first_channel to %channels_to step %c1 {
          %skipped_taps = arith.muli %ch, %taps : index
          %at_channel = arith.muli %ch, %stride_c : index
          scf.for %r = %c0 to %taps_h step %c1 {
            %y_tap = arith.muli %r, %dilation_h : index
            %at_tap_y = arith.muli %y_tap, %stride_y : index
            %at_row = arith.addi %at_channel, %at_tap_y : index
            %r_taps = arith.muli %r, %taps_w : index
            %to_row_taps = arith.addi %skipped_taps, %r_taps : index
            %p_row = arith.subi %to_row_taps, %k : index
            %s_end = scf.while (%s = %c0) : (index) -> index {
              %more = arith.cmpi ult, %s, %taps_w : index
              scf.condition(%more) %s : index
            } do {
            ^bb0(%s: index):
              %left = arith.subi %taps_w, %s : index
              %p = arith.addi %p_row, %s : index
              %ahead = arith.subi %c0, %p : index
              %from = arith.maxsi %ahead, %c0 : index
              %room = arith.subi %kc, %p : index
              %at_first = arith.addi %at_row, %s : index
${sides}
              scf.yield %s_next : index
            }
          }
        }
        scf.yield ${pixel_after} : index, index
      }
      scf.yield %end#0, %end#1 : index, index
    }
