          // What of the next block is prefetched while this panel is read, by the first rows that read it: some of the rows
          // of memory that it is in; and of how many rows, from which on, each does its share.
          %panel_number = arith.divui %column, %uN : index
          %rows_before = arith.muli %panel_number, %rows_of_each : index
          %part_from = arith.minui %rows_before, %next_rows : index
          %rows_left = arith.subi %next_rows, %part_from : index
          %part_rows = arith.minui %rows_left, %rows_of_each : index
          %is_first = arith.cmpi eq, %ib, %i0 : index
          %prefetched_rows = arith.select %is_first, %part_rows, %c0 : index
          %part_row = arith.addi %next_row, %part_from : index
          %part = memref.subview %B[%part_row, ${next_column}] [%prefetched_rows, ${next_width}] [1, 1] : ${B} to ${B}
          %whole_rows = arith.subi %ie, %ib : index
          %sharing_rows = arith.addi %whole_rows, %edge_rows : index
          %sharing = arith.shli %sharing_rows, %c32 : index
          %next = arith.addi %sharing, %ib : index
