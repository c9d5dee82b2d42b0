    %least = arith.constant ${least_split} : index
    %most = arith.constant ${most_splits} : index
    %resident = arith.constant ${resident} : index
    %pes_index = arith.index_cast %pes : i64 to index
    %slots = arith.muli %pes_index, %resident : index
    %instances = arith.ceildivui %all_depth, %uK_0 : index
    %of_all = arith.muli %tasks_0, %batches : index
    %tiles = arith.maxui %of_all, %c1 : index
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
    %p32 = arith.index_castui %parts : index to i32
    %each32 = arith.index_castui %each : index to i32
    %in_batch = arith.muli %tasks_0, %parts : index
    %blocks = arith.muli %in_batch, %batches : index
${count}
    %elements = arith.muli %all_rows, %all_columns : index
    %all_parts = arith.muli %batches, %parts : index
    %all_sums = arith.muli %all_parts, %elements : index
    %sums = flow.dispatch @${executable}::@${entry}[%blocks](%a, %b, ${split_values}${task_values}, %kernel_0, %each32)
        : (${a}${a_dims}, ${b}${b_dims}, ${split_types}${task_types}, i32, i32) -> tensor<?xf32>{%all_sums}
    %outputs = arith.muli %elements, %batches : index
    %threads = arith.constant ${sum_threads} : index
    %sum_blocks = arith.ceildivui %outputs, %threads : index
    %r = flow.dispatch @${sum}[%sum_blocks](%sums, ${accumulated}${extra_list}${split_values})
        : (tensor<?xf32>{%all_sums}, ${accumulated_type}${extra_list_types}${split_types}) -> ${result}
    %tied = ${tie}
    scf.yield %tied : ${c}
