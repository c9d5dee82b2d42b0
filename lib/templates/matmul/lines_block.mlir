${before}
      %of_channels:${count} = scf.for %ch = %c0 to %channels step %c1 iter_args(${from_start}) -> (${vectors}) {
        %at_ch = arith.muli %ch, %stride_c : index
        %k_ch = arith.muli %ch, %taps : index
        %of_lines:${count} = scf.for %r = %c0 to %taps_h step %c1 iter_args(${from_channels}) -> (${vectors}) {
          %down = arith.muli %r, %dilation_h : index
          %y = arith.addi %y0, %down : index
          %y_inside = arith.cmpi ult, %y, %size_h : index
          %limit = arith.select %y_inside, %size_w, %c0 : index
          %limit32 = arith.index_cast %limit : index to i32
          %limits = vector.broadcast %limit32 : i32 to vector<${VL}xi32>
          %limits_2 = vector.broadcast %limit32 : i32 to vector<${VL2}xi32>
          %at_y = arith.muli %y, %stride_y : index
          %at_line = arith.addi %at_ch, %at_y : index
          %k_line = arith.muli %r, %taps_w : index
          %k_row = arith.addi %k_ch, %k_line : index
          %of_taps:${count} = scf.for %s = %c0 to %taps_w step %c1 iter_args(${from_lines}) -> (${vectors}) {
            %right = arith.muli %s, %dilation_w : index
            %x = arith.addi %xb, %right : index
            %from = arith.addi %at_line, %x : index
            %k = arith.addi %k_row, %s : index
            %x32 = arith.index_cast %x : index to i32
            %xs = vector.broadcast %x32 : i32 to vector<${VL}xi32>
            %b:${width} = scf.if %by_one -> (${read_vectors}) {
${reads_by_one}
              scf.yield ${read_names} : ${read_vectors}
            } else {
              %others:${width} = scf.if %by_two -> (${read_vectors}) {
                %xs_2 = vector.broadcast %x32 : i32 to vector<${VL2}xi32>
${reads_by_two}
                scf.yield ${read_names} : ${read_vectors}
              } else {
${reads_apart}
                scf.yield ${read_names} : ${read_vectors}
              }
              scf.yield ${other_names} : ${read_vectors}
            }
${products}
            scf.yield ${next_names} : ${vectors}
          }
          scf.yield ${taps_names} : ${vectors}
        }
        scf.yield ${lines_names} : ${vectors}
      }
${stores}
