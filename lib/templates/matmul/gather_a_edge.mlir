        // n elements, of which those from first to last are in the image.
        %ahead = arith.subi %c0, %from_px : index
        %first_any = arith.maxsi %ahead, %c0 : index
        %first = arith.minsi %first_any, %n : index
        %behind = arith.subi %image_row, %from_px : index
        %last_some = arith.minsi %behind, %n : index
        %last_any = arith.maxsi %last_some, %first : index
        %last = arith.select %y_inside, %last_any, %first : index
        %valid = arith.subi %last, %first : index
        %valid32 = arith.index_cast %valid : index to i32
        %valids = vector.broadcast %valid32 : i32 to vector<${VL}xi32>
        // Vectors that are in the image as a whole need no masks, whose stores are slow where masks are.
        scf.for %e = %c0 to %n step %lanes {
          %into = arith.subi %e, %first : index
          %source_e = arith.addi %source_px, %e : index
          %target_e = arith.addi %target_px, %e : index
          %rest_inside = arith.subi %last, %e : index
          %begun_inside = arith.cmpi sge, %into, %c0 : index
          %all_inside = arith.cmpi sge, %rest_inside, %lanes : index
          %plain = arith.andi %begun_inside, %all_inside : i1
          scf.if %plain {
            %some = vector.load %X[%c0, %source_e] : ${A}, vector<${VL}x${a}>
            vector.store %some, %S[%target_e] : memref<?x${s}>, vector<${VL}x${s}>
          } else {
            %into32 = arith.index_cast %into : index to i32
            %intos = vector.broadcast %into32 : i32 to vector<${VL}xi32>
            %place = arith.addi %lane, %intos : vector<${VL}xi32>
            %mask = arith.cmpi ult, %place, %valids : vector<${VL}xi32>
            %some = vector.maskedload %X[%c0, %source_e], %mask, %zeros
                : ${A}, vector<${VL}xi1>, vector<${VL}x${a}> into vector<${VL}x${a}>
            %rest = arith.subi %n, %e : index
            %rest32 = arith.index_cast %rest : index to i32
            %rests = vector.broadcast %rest32 : i32 to vector<${VL}xi32>
            %stored = arith.cmpi slt, %lane, %rests : vector<${VL}xi32>
            vector.maskedstore %S[%target_e], %stored, %some : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
          }
        }
