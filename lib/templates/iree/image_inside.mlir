  %inside_${side} = scf.for %tap = %c0 to %view_taps_${side} step %c1 iter_args(%tap_sum = %c0) -> (index) {
    // The tap of place i is at i * step + tap * dilation - pad: inside from the first such place to before the last.
    %tap_reach = arith.muli %tap, %view_dilation_${side} : index
    %tap_at = arith.subi %tap_reach, %view_pad_${side} : index
    %tap_ahead_any = arith.subi %c0, %tap_at : index
    %tap_ahead = arith.maxsi %tap_ahead_any, %c0 : index
    %tap_room_any = arith.subi %view_size_${side}, %tap_at : index
    %tap_room = arith.maxsi %tap_room_any, %c0 : index
    %tap_first_any = arith.ceildivui %tap_ahead, %view_step_${side} : index
    %tap_last_any = arith.ceildivui %tap_room, %view_step_${side} : index
    %tap_first = arith.minui %tap_first_any, %view_outs_${side} : index
    %tap_last = arith.minui %tap_last_any, %view_outs_${side} : index
    %tap_places_any = arith.subi %tap_last, %tap_first : index
    %tap_places = arith.maxsi %tap_places_any, %c0 : index
    %tap_next = arith.addi %tap_sum, %tap_places : index
    scf.yield %tap_next : index
  }
