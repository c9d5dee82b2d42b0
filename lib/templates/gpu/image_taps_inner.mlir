      // Channels lie innermost: row of the window, column of it, channel.
      %c = arith.remui %k, %channels : index
      %q = arith.divui %k, %channels : index
      %s = arith.remui %q, %taps_w : index
      %r = arith.divui %q, %taps_w : index
