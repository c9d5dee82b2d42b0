  // Two ways: the allocation of scratch would cost a small problem as much as its arithmetic.
  %r = scf.if ${two_ways} -> (${c}) {
    %some:${results} = flow.dispatch @${executable}::@${name}[%workgroups](%a, %b, ${accumulated}${extra_values}${size_values}, %each32${area_value}${plan_values})
        : (${a}${a_dims}, ${b}${b_dims}, ${accumulated_type}${extra_types}${size_types}, i32${area_type}${plan_types}) -> (${result}, tensor<?x${s}>{%scratch}${areas_result})
    scf.yield %some#0 : ${c}
  } else {
${without}
    scf.yield %none : ${c}
  }
  %result = ${tie}
