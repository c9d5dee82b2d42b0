// The host's side of an operator: checks the sizes, chooses a plan, launches its regions, each for all batches.
func.func ${visibility} @${name}(%a: ${a}, %b: ${b}, %c: ${c}${extra_arguments}${plan_arguments}) -> ${c} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : i32
${sizes}
${together}
${batches}
${given_plan}
  %pes = util.global.load @dynmlir_pes : i64
${plan}
${bounds} = func.call @${operator}_regions(${plan_values}, %all_rows, %all_columns) : (${plan_types}, index, index) -> (${bounds_types})
${regions}
${first_launch}
${other_launches}
  return %result : ${c}
}
