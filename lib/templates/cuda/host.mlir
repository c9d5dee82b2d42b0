// The host's side of an operator: checks the sizes, chooses a plan, launches its regions.
func.func ${visibility} @${name}(%a: ${a}, %b: ${b}, %c: ${c}${plan_arguments}) -> ${c} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : i32
  %m = tensor.dim %a, %c0 : ${a}
  %k = tensor.dim %a, %c1 : ${a}
  %n = tensor.dim %b, %c1 : ${b}
  %kb = tensor.dim %b, %c0 : ${b}
  %same_k = arith.cmpi eq, %k, %kb : index
  cf.assert %same_k, "${operator} (linalg.matmul): dimension 1 of A and dimension 0 of B differ"
  %mc = tensor.dim %c, %c0 : ${c}
  %nc = tensor.dim %c, %c1 : ${c}
  %same_m = arith.cmpi eq, %m, %mc : index
  cf.assert %same_m, "${operator} (linalg.matmul): dimension 0 of A and dimension 0 of C differ"
  %same_n = arith.cmpi eq, %n, %nc : index
  cf.assert %same_n, "${operator} (linalg.matmul): dimension 1 of B and dimension 1 of C differ"
  %m32 = arith.index_castui %m : index to i32
  %n32 = arith.index_castui %n : index to i32
  %k32 = arith.index_castui %k : index to i32
  %pes = util.global.load @dynmlir_pes : i64
${plan}
${bounds} = func.call @${operator}_regions(${plan_values}, %m, %n) : (${plan_types}, index, index) -> (${bounds_types})
${regions}
${first_launch}
${other_launches}
  return %result : ${c}
}
