    // Of %length pixels or lines: whole tiles where all windows are inside, else tiles whose loads and stores are masked.
    // The loop does not count by a constant, as it seems: of one that does LLVM computes ahead, for each line, where all
    // that a tile may read begins.
    %tile_high = arith.constant ${high} : index
    %all_tiles = scf.while (%e_any = %c0) : (index) -> (index) {
      %more_pixels = arith.cmpi ult, %e_any, %length : index
      scf.condition(%more_pixels) %e_any : index
    } do {
    ^bb0(%e: index):
      %e_high = arith.addi %e, %tile_high : index
      %begins_inside = arith.cmpi uge, %e, %inner : index
      %ends_inside = arith.cmpi ule, %e_high, %outer : index
      %is_inside = arith.andi %begins_inside, %ends_inside : i1
      scf.if %is_inside {
${whole}
      } else {
        %pixels_left = arith.subi %length, %e : index
${masked}
      }
      %e_next = arith.minui %e_high, %length : index
      scf.yield %e_next : index
    }
