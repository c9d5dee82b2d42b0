    // As many pixels at a time as there are, then tiles of what is left over; those whose windows reach beyond the line one
    // by one. The loop does not count by a constant, as it seems: see shared_taps_masked.mlir.
    %tile_high = arith.constant ${high} : index
    %inner_room = arith.subi %outer, %inner : index
    %inner_over = arith.remui %inner_room, %tile_high : index
    %whole_end = arith.subi %outer, %inner_over : index
    %after_0 = scf.while (%e_any = %inner) : (index) -> (index) {
      %more_pixels = arith.cmpi ult, %e_any, %whole_end : index
      scf.condition(%more_pixels) %e_any : index
    } do {
    ^bb0(%e: index):
${whole}
      %e_high = arith.addi %e, %tile_high : index
      %e_next = arith.minui %e_high, %whole_end : index
      scf.yield %e_next : index
    }
${between}
    %left_over = arith.subi %outer, ${past} : index
    scf.index_switch %left_over
${edges}
    default { scf.yield }
    scf.for %side = %c0 to %c2 step %c1 {
      %is_left = arith.cmpi eq, %side, %c0 : index
      %side_first = arith.select %is_left, %c0, %outer : index
      %side_end = arith.select %is_left, %inner, %length : index
      scf.for %e = %side_first to %side_end step %c1 {
${at_ends}
      }
    }
