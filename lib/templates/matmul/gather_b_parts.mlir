            scf.for %e = %c0 to %length step %lanes {
              %into = arith.subi %e, %first : index
              %rest = arith.subi %length, %e : index
              // What a vector stores beyond the run later ones overwrite, but for what is beyond the row of the panel.
              %q_e = arith.addi %q, %e : index
              %room = arith.subi %uN, %q_e : index
              %whole = arith.cmpi sge, %room, %lanes : index
              %moved = arith.muli %e, %step_w : index
              %source_e = arith.addi %source, %moved : index
              %target_e = arith.addi %to_run, %e : index
              scf.if %by_one {
                %valid32 = arith.index_cast %valid : index to i32
                %valids = vector.broadcast %valid32 : i32 to vector<${VL}xi32>
                %into32 = arith.index_cast %into : index to i32
                %intos = vector.broadcast %into32 : i32 to vector<${VL}xi32>
                %place = arith.addi %lane, %intos : vector<${VL}xi32>
                %mask = arith.cmpi ult, %place, %valids : vector<${VL}xi32>
                scf.for %ch = %ch0 to %ch1 step %c1 {
${channel}
                  %row = vector.maskedload %X[%c0, %source_ch], %mask, %zeros
                      : ${B}, vector<${VL}xi1>, vector<${VL}x${b}> into vector<${VL}x${b}>
${store}
                }
              } else {
                scf.if %by_two {
                  // Every other element of two vectors, of which those from the first pixel to the last are read.
                  %valid_2 = arith.muli %valid, %c2 : index
                  %between = arith.subi %valid_2, %c1 : index
                  %some_between = arith.maxsi %between, %c0 : index
                  %valid32 = arith.index_cast %some_between : index to i32
                  %valids = vector.broadcast %valid32 : i32 to vector<${VL2}xi32>
                  %into_2 = arith.muli %into, %c2 : index
                  %into32 = arith.index_cast %into_2 : index to i32
                  %intos = vector.broadcast %into32 : i32 to vector<${VL2}xi32>
                  %place = arith.addi %lane_2, %intos : vector<${VL2}xi32>
                  %mask = arith.cmpi ult, %place, %valids : vector<${VL2}xi32>
                  scf.for %ch = %ch0 to %ch1 step %c1 {
${channel}
                    %both = vector.maskedload %X[%c0, %source_ch], %mask, %zeros_2
                        : ${B}, vector<${VL2}xi1>, vector<${VL2}x${b}> into vector<${VL2}x${b}>
                    %row = vector.shuffle %both, %both [${even_numbers}] : vector<${VL2}x${b}>, vector<${VL2}x${b}>
${store}
                  }
                } else {
                  %some = arith.minsi %rest, %lanes : index
                  %first_left = arith.subi %first, %e : index
                  %first_some = arith.maxsi %first_left, %c0 : index
                  %first_e = arith.minsi %first_some, %some : index
                  %last_left = arith.subi %last, %e : index
                  %last_most = arith.minsi %last_left, %some : index
                  %last_e = arith.maxsi %last_most, %first_e : index
                  scf.for %ch = %ch0 to %ch1 step %c1 {
${channel}
${store_zeros}
                    scf.for %i = %first_e to %last_e step %c1 {
                      %step = arith.muli %i, %step_w : index
                      %source_i = arith.addi %source_ch, %step : index
                      %value = memref.load %X[%c0, %source_i] : ${B}
                      %target_i = arith.addi %target_ch, %i : index
                      memref.store %value, %S[%target_i] : memref<?x${s}>
                    }
                  }
                }
              }
            }
