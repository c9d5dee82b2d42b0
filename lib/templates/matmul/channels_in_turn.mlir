    // As many pixels at a time as there are, then fewer and fewer; those whose windows reach beyond the line one by one.
${inside}
    scf.for %side = %c0 to %c2 step %c1 {
      %is_left = arith.cmpi eq, %side, %c0 : index
      %side_first = arith.select %is_left, %c0, %outer : index
      %side_end = arith.select %is_left, %inner, %length : index
      scf.for %e = %side_first to %side_end step %c1 {
${at_ends}
      }
    }
