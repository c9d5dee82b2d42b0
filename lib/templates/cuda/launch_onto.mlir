      %r = flow.dispatch @${executable}::@${entry}[%tasks_${i}](%a, %b, ${accumulated}%m32, %n32, %k32, ${region_values}, %so_far_${i})
        : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}i32, i32, i32, ${region_types}, ${result}) -> %so_far_${i}${c_dims}
      %tied = ${tie}
      scf.yield %tied : ${c}
