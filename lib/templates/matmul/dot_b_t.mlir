      // B lies transposed: a whole panel serves in its place, one at the edge from scratch.
      %whole_panel = arith.cmpi eq, %n, %uN : index
      %P = scf.if %whole_panel -> (memref<${N}x?x${s}, strided<[?, 1], offset: ?>>) {
        %panel = memref.subview %B[%j, %k] [${N}, %kc] [1, 1] : ${B} to memref<${N}x?x${s}, strided<[?, 1], offset: ?>>
        scf.yield %panel : memref<${N}x?x${s}, strided<[?, 1], offset: ?>>
      } else {
        scf.for %q = %c0 to %uN step %c1 {
          %jq = arith.addi %j, %q : index
          %inside = arith.cmpi ult, %q, %n : index
          %there = arith.select %inside, %kc, %c0 : index
          %from = arith.select %inside, %jq, %j : index
          %source = memref.subview %B[%from, %k] [1, %kc] [1, 1] : ${B} to memref<?x${b}, strided<[1], offset: ?>>
          %columns = arith.muli %q, %padded : index
          %column = arith.addi %base, %columns : index
          scf.for %p = %c0 to %padded step %lanes {
            %before = arith.minui %p, %there : index
            %valid = arith.subi %there, %before : index
            %mask = vector.create_mask %valid : vector<${VL}xi1>
            %some = vector.transfer_read %source[%p], %zero, %mask {in_bounds = [true]}
                : memref<?x${b}, strided<[1], offset: ?>>, vector<${VL}x${b}>
            %to = arith.addi %column, %p : index
            vector.store %some, %S[%to] : memref<?x${s}>, vector<${VL}x${s}>
          }
        }
        %panel = memref.reinterpret_cast %S to offset: [%base], sizes: [${N}, %padded], strides: [%padded, 1]
            : memref<?x${s}> to memref<${N}x?x${s}, strided<[?, 1], offset: ?>>
        scf.yield %panel : memref<${N}x?x${s}, strided<[?, 1], offset: ?>>
      }
