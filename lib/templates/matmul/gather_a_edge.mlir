        // n elements: those from first to last are in the image, zeros around them. Masks, whose stores are slow where
        // they are dear, are for what is shorter than a vector: of what is longer the last vector ends where it ends,
        // and zeros are there before what lies over them.
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
        %to_end = arith.subi %n, %lanes : index
        %holds_vector = arith.cmpi sge, %to_end, %c0 : index
        scf.if %holds_vector {
          scf.for %side = %c0 to %sides step %c1 {
            %is_before = arith.cmpi eq, %side, %c0 : index
            %outside_from = arith.select %is_before, %c0, %last : index
            %outside_to = arith.select %is_before, %first, %n : index
            scf.for %e = %outside_from to %outside_to step %lanes {
              %some_e = arith.minsi %e, %to_end : index
              %target_e = arith.addi %target_px, %some_e : index
              vector.store %zeros, %S[%target_e] : memref<?x${s}>, vector<${VL}x${s}>
            }
          }
        }
        %to_last_valid = arith.subi %last, %lanes : index
        %valid_holds = arith.cmpi sge, %valid, %lanes : index
        scf.for %e = %first to %whole_to step %lanes {
          %source_e = arith.addi %source_px, %e : index
          %target_e = arith.addi %target_px, %e : index
          %some = vector.load %X[%c0, %source_e] : ${A}, vector<${VL}x${a}>
          vector.store %some, %S[%target_e] : memref<?x${s}>, vector<${VL}x${s}>
        }
        scf.for %e = %whole_to to %last step %lanes {
          scf.if %valid_holds {
            %source_e = arith.addi %source_px, %to_last_valid : index
            %target_e = arith.addi %target_px, %to_last_valid : index
            %some = vector.load %X[%c0, %source_e] : ${A}, vector<${VL}x${a}>
            vector.store %some, %S[%target_e] : memref<?x${s}>, vector<${VL}x${s}>
          } else {
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
        }
        %sides_left = arith.select %holds_vector, %c0, %sides : index
        scf.for %side = %c0 to %sides_left step %c1 {
          %is_before = arith.cmpi eq, %side, %c0 : index
          %outside_from = arith.select %is_before, %c0, %last : index
          %outside_to = arith.select %is_before, %first, %n : index
          scf.for %e = %outside_from to %outside_to step %lanes {
            %target_e = arith.addi %target_px, %e : index
            %rest = arith.subi %outside_to, %e : index
            %rest32 = arith.index_cast %rest : index to i32
            %rests = vector.broadcast %rest32 : i32 to vector<${VL}xi32>
            %mask = arith.cmpi slt, %lane, %rests : vector<${VL}xi32>
            vector.maskedstore %S[%target_e], %mask, %zeros : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
          }
        }
