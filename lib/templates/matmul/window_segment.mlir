        // The segment that begins with run %u of row %r: between %lo and %hi of the reduction, groups from %first_group on.
        %u_k = arith.muli %u, %run_k : index
        %at_u = arith.addi %r_k, %u_k : index
        %first = arith.addi %at_u, %begin : index
        %last = arith.addi %first, %long : index
        %lo = arith.maxui %first, %k0 : index
        %hi = arith.minui %last, %k1 : index
        %any = arith.cmpi ult, %lo, %hi : index
        %lo_in = arith.subi %lo, %k0 : index
        %ahead = arith.remui %lo_in, %cQ : index
        %from = arith.subi %lo, %ahead : index
        %hi_in = arith.subi %hi, %from : index
        %first_group = arith.divui %lo_in, %cQ : index
        %some_groups = arith.ceildivui %hi_in, %cQ : index
        %end_group = arith.addi %first_group, %some_groups : index
