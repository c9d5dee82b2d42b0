    %none = flow.dispatch @${executable}::@${name}_on_stack[%workgroups](%a, %b, ${accumulated}${extra_values}${size_values}, %each32${area_value}${plan_values})
        : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}${extra_types}${size_types}, i32${area_type}${plan_types}) -> ${result}
