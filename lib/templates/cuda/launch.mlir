    %blocks = arith.muli %total, %batches : index
${count}
    %r = flow.dispatch @${executable}::@${entry}[%blocks](%a, %b, ${accumulated}${extra_list}${size_values}${task_values}, ${region_values})
        : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}${extra_list_types}${size_types}${task_types}, ${region_types}) -> ${result}
    %tied = ${tie}
    scf.yield %tied : ${c}
