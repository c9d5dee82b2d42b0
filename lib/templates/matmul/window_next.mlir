          // These pixels' part of the weights that are packed next.
          %part_begun = arith.muli ${first}, %rows_of_pixel : index
          %part_ended = arith.muli ${end}, %rows_of_pixel : index
          %next_from = arith.shrui %part_begun, %c32 : index
          %next_to = arith.shrui %part_ended, %c32 : index
          scf.for %p_next = %next_from to %next_to step %c1 {
            %k_later = arith.addi %next_k, %p_next : index
${lines}
          }
