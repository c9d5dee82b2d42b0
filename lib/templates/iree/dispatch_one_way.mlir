  // One way, scratch or not, so that the result is made in the memory of an output argument.
  %r:2 = flow.dispatch @${executable}::@${name}[%workgroups](%a, %b, ${accumulated}%m32, %n32, %k32, %each32${plan_values})
      : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}i32, i32, i32, i32${plan_types}) -> (${result}, tensor<?x${s}>{%scratch})
  %result = tensor.cast %r#0 : ${c} to ${c}
