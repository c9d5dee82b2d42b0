            // Without masks, which are dear on some devices: the last vector ends where the run does, and zeros are there
            // before what lies over them.
            scf.for %side = %c0 to %c2 step %c1 {
              %is_before = arith.cmpi eq, %side, %c0 : index
              %outside_from = arith.select %is_before, %c0, %last : index
              %outside_to = arith.select %is_before, %first, %length : index
              %to_last_of_run = arith.subi %length, %lanes : index
              scf.for %any_e = %outside_from to %outside_to step %lanes {
                %e = arith.minsi %any_e, %to_last_of_run : index
                %source_e = arith.addi %source, %e : index
                %target_e = arith.addi %to_run, %e : index
                scf.for %ch = %ch0 to %ch1 step %c1 {
${channel}
                  vector.store %zeros, %S[%target_ch] : memref<?x${s}>, vector<${VL}x${s}>
                }
              }
            }
            %to_last = arith.subi %last, %lanes : index
            scf.for %any_e = %first to %last step %lanes {
              %e = arith.minsi %any_e, %to_last : index
              %moved = arith.muli %e, %step_w : index
              %source_e = arith.addi %source, %moved : index
              %target_e = arith.addi %to_run, %e : index
              scf.if %by_one {
                scf.for %ch = %ch0 to %ch1 step %c1 {
${channel}
                  %row = vector.load %X[%c0, %source_ch] : ${B}, vector<${VL}x${b}>
                  vector.store %row, %S[%target_ch] : memref<?x${s}>, vector<${VL}x${s}>
                }
              } else {
                scf.for %ch = %ch0 to %ch1 step %c1 {
${channel}
                  %both = vector.maskedload %X[%c0, %source_ch], %all_but_last, %zeros_2
                      : ${B}, vector<${VL2}xi1>, vector<${VL2}x${b}> into vector<${VL2}x${b}>
                  %row = vector.shuffle %both, %both [${even_numbers}] : vector<${VL2}x${b}>, vector<${VL2}x${b}>
                  vector.store %row, %S[%target_ch] : memref<?x${s}>, vector<${VL}x${s}>
                }
              }
            }
