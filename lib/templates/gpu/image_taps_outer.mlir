      // Channels lie outermost: channel, row of the window, column of it.
      %s = arith.remui %k, %taps_w : index
      %q = arith.divui %k, %taps_w : index
      %r = arith.remui %q, %taps_h : index
      %c = arith.divui %q, %taps_h : index
