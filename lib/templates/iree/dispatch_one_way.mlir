  // One way, scratch or not, so that the result is made in the memory of an output argument.
  %r:${results} = flow.dispatch @${executable}::@${name}[%workgroups](%a, %b, ${accumulated}${extra_values}${size_values}, %each32${area_value}${plan_values})
      : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}${extra_types}${size_types}, i32${area_type}${plan_types}) -> (${result}, tensor<?x${s}>{%scratch}${areas_result})
  %result = tensor.cast %r#0 : ${c} to ${c}
