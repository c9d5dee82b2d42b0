  // One way, scratch or not, so that the result is made in the memory of an output argument.
  %r:2 = flow.dispatch @${executable}::@${name}[%workgroups](%a, %b, ${accumulated}${extra_values}${size_values}, %each32${plan_values})
      : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}${extra_types}${size_types}, i32${plan_types}) -> (${result}, tensor<?x${s}>{%scratch})
  %result = tensor.cast %r#0 : ${c} to ${c}
