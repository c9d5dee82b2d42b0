                  %at_channel = arith.muli %ch, %stride_c : index
                  %source_ch = arith.addi %source_e, %at_channel : index
                  %skipped_taps = arith.muli %ch, %taps : index
                  %p = arith.addi %skipped_taps, %tap_in_block : index
                  %to_row = arith.muli %p, %uN : index
                  %target_ch = arith.addi %target_e, %to_row : index
