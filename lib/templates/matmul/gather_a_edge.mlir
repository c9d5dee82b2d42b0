        // n elements: those from first to last are in the image, zeros around them. Whole vectors need no masks, whose
        // stores are slow where masks are.
        %ahead = arith.subi %c0, %from_px : index
        %first_any = arith.maxsi %ahead, %c0 : index
        %first = arith.minsi %first_any, %n : index
        %behind = arith.subi %image_row, %from_px : index
        %last_some = arith.minsi %behind, %n : index
        %last_any = arith.maxsi %last_some, %first : index
        %last = arith.select %y_inside, %last_any, %first : index
        %valid = arith.subi %last, %first : index
        %some_valid = arith.remui %valid, %lanes : index
        %whole_to = arith.subi %last, %some_valid : index
        scf.for %e = %first to %whole_to step %lanes {
          %source_e = arith.addi %source_px, %e : index
          %target_e = arith.addi %target_px, %e : index
          %some = vector.load %X[%c0, %source_e] : ${A}, vector<${VL}x${a}>
          vector.store %some, %S[%target_e] : memref<?x${s}>, vector<${VL}x${s}>
        }
        scf.for %e = %whole_to to %last step %lanes {
          %source_e = arith.addi %source_px, %e : index
          %target_e = arith.addi %target_px, %e : index
          %rest = arith.subi %last, %e : index
          %rest32 = arith.index_cast %rest : index to i32
          %rests = vector.broadcast %rest32 : i32 to vector<${VL}xi32>
          %mask = arith.cmpi slt, %lane, %rests : vector<${VL}xi32>
          %some = vector.maskedload %X[%c0, %source_e], %mask, %zeros
              : ${A}, vector<${VL}xi1>, vector<${VL}x${a}> into vector<${VL}x${a}>
          vector.maskedstore %S[%target_e], %mask, %some : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
        }
        scf.for %side = %c0 to %sides step %c1 {
          %is_before = arith.cmpi eq, %side, %c0 : index
          %outside_from = arith.select %is_before, %c0, %last : index
          %outside_to = arith.select %is_before, %first, %n : index
          %outside = arith.subi %outside_to, %outside_from : index
          %some_outside = arith.remui %outside, %lanes : index
          %whole_outside_to = arith.subi %outside_to, %some_outside : index
          scf.for %e = %outside_from to %whole_outside_to step %lanes {
            %target_e = arith.addi %target_px, %e : index
            vector.store %zeros, %S[%target_e] : memref<?x${s}>, vector<${VL}x${s}>
          }
          scf.for %e = %whole_outside_to to %outside_to step %lanes {
            %target_e = arith.addi %target_px, %e : index
            %rest = arith.subi %outside_to, %e : index
            %rest32 = arith.index_cast %rest : index to i32
            %rests = vector.broadcast %rest32 : i32 to vector<${VL}xi32>
            %mask = arith.cmpi slt, %lane, %rests : vector<${VL}xi32>
            vector.maskedstore %S[%target_e], %mask, %zeros : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
          }
        }
