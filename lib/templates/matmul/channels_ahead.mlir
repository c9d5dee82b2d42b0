      // Of an image that the L2 does not hold: what the line below sees of it that this one does not, and its part of C. Of each
      // vector of channels the last one: where a pixel's begin amid a cache line, the vector before has the first ones.
      scf.if %is_far {
        %last_lane = arith.constant ${last} : index
        %pixels = arith.constant ${pixels} : index
        %below_first = arith.addi %at_first, %past_window : index
        %below = arith.addi %below_first, %last_lane : index
        %m_below = arith.addi %m, %width : index
        %from_last = arith.addi %from, %last_lane : index
        scf.for %p = %c0 to %pixels step %c1 {
          %of_columns_right = arith.muli %p, %pitch : index
          %under = arith.addi %below, %of_columns_right : index
          %beside_right = arith.addi %under, %pixel_more : index
          %under_right = arith.addi %under, %stride_y : index
${image}
          %in_c = arith.addi %m_below, %p : index
          memref.prefetch %C[%in_c, %from_last], write, locality<2>, data : ${C}
        }
      }
