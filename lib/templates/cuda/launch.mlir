    %r = flow.dispatch @${executable}::@${entry}[%total](%a, %b, ${accumulated}%m32, %n32, %k32, ${region_values})
        : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}i32, i32, i32, ${region_types}) -> ${result}
    %tied = ${tie}
    scf.yield %tied : ${c}
