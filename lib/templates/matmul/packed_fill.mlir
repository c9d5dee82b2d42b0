          // The first tile packs the panel, and prefetches the one that is packed next: beside, or where the next
          // block begins, or the next matrix of a batch.
          %at_top = arith.cmpi eq, %ib, %i0 : index
          %is_fillable = arith.cmpi ult, %j, ${filled_to} : index
          %fillable_at_top = arith.andi %at_top, %is_fillable : i1
          %fills = arith.andi %fillable_at_top, %filled_by_tiles : i1
          %first = scf.if %fills -> (index) {
            %below_first = arith.addi %ib, %uM : index
            %beside = arith.addi %j, %uN : index
            %is_beside = arith.cmpi ult, %beside, %je : index
            %row_elements = memref.dim %B, %c1 : ${B}
            %above = arith.muli %k, %row_elements : index
            %first_of_beside = arith.addi %above, %beside : index
            %deeper = arith.addi %k, %uK : index
            %is_deeper = arith.cmpi ult, %deeper, %K : index
            %deeper_row = arith.muli %deeper, %row_elements : index
            %is_on_the_right = arith.cmpi ult, %to, %j1 : index
            %first_deeper = arith.addi %deeper_row, %jb : index
            %elements_of_b = arith.muli %K, %row_elements : index
            %first_of_top = arith.select %is_on_the_right, %to, %elements_of_b : index
            %first_of_block = arith.select %is_deeper, %first_deeper, %first_of_top : index
            %next_panel = arith.select %is_beside, %first_of_beside, %first_of_block : index
${fill_tiles}
            scf.yield %below_first : index
          } else {
            scf.yield %ib : index
          }
