    %least = arith.constant ${least_split} : index
    %most = arith.constant ${most_splits} : index
    %resident = arith.constant ${resident} : index
    %pes_index = arith.index_cast %pes : i64 to index
    %slots = arith.muli %pes_index, %resident : index
    %instances = arith.ceildivui %k, %uK_0 : index
    %tiles = arith.maxui %tasks_0, %c1 : index
    %by_slots = arith.divui %slots, %tiles : index
    %by_length = arith.divui %instances, %least : index
    %by_both = arith.minui %by_slots, %by_length : index
    %at_most = arith.minui %by_both, %most : index
    %wanted = arith.maxui %at_most, %c1 : index
    %each_of = arith.ceildivui %instances, %wanted : index
    %each_some = arith.maxui %each_of, %c1 : index
    %parts_any = arith.ceildivui %instances, %each_some : index
    %parts = arith.maxui %parts_any, %c1 : index
    %each = arith.muli %each_some, %uK_0 : index
    %parts32 = arith.index_castui %parts : index to i32
    %each32 = arith.index_castui %each : index to i32
    %blocks = arith.muli %tasks_0, %parts : index
    %all_rows = arith.muli %parts, %m : index
    %sums = flow.dispatch @${executable}::@${entry}[%blocks](%a, %b, %m32, %n32, %k32, %kernel_0, %parts32, %each32)
        : (${a}${a_dims}, ${b}${b_dims}, i32, i32, i32, i32, i32, i32) -> tensor<?x?xf32>{%all_rows, %n}
    %count = arith.muli %m, %n : index
    %threads = arith.constant ${sum_threads} : index
    %sum_blocks = arith.ceildivui %count, %threads : index
    %r = flow.dispatch @${sum}[%sum_blocks](%sums, ${accumulated}%m32, %n32, %parts32)
        : (tensor<?x?xf32>{%all_rows, %n}, ${accumulated_type}i32, i32, i32) -> ${result}
    %tied = ${tie}
    scf.yield %tied : ${c}
