      %blocks = arith.muli %tasks_${i}, %batches : index
${count}
      %r = flow.dispatch @${executable}::@${entry}[%blocks](%a, %b, ${accumulated}${extra_list}${size_values}${task_values}, ${region_values}, %so_far_${i})
        : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}${extra_list_types}${size_types}${task_types}, ${region_types}, ${result}) -> %so_far_${i}${c_dims}
      %tied = ${tie}
      scf.yield %tied : ${c}
