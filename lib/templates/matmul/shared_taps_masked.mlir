    // Whole tiles where all windows are inside; else tiles whose loads and stores are masked, the lower if that is enough.
    %tile_high = arith.constant ${high} : index
    %tile_low = arith.constant ${low} : index
    %all_tiles = scf.while (%e_any = %c0) : (index) -> (index) {
      %more_pixels = arith.cmpi ult, %e_any, %length : index
      scf.condition(%more_pixels) %e_any : index
    } do {
    ^bb0(%e: index):
      %e_high = arith.addi %e, %tile_high : index
      %begins_inside = arith.cmpi uge, %e, %inner : index
      %ends_inside = arith.cmpi ule, %e_high, %outer : index
      %is_inside = arith.andi %begins_inside, %ends_inside : i1
      %e_next = scf.if %is_inside -> (index) {
${whole}
        scf.yield %e_high : index
      } else {
        %pixels_left = arith.subi %length, %e : index
        %is_high = arith.cmpi ugt, %pixels_left, %tile_low : index
        %e_past = scf.if %is_high -> (index) {
${masked_high}
          scf.yield %e_high : index
        } else {
${masked_low}
          scf.yield %length : index
        }
        scf.yield %e_past : index
      }
      scf.yield %e_next : index
    }
