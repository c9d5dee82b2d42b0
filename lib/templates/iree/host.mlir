// The host's side of an operator: checks the sizes, decides how many workgroups the work is worth, dispatches.
func.func ${visibility} @${name}(%a: ${a}, %b: ${b}, %c: ${c}${plan_arguments}) -> ${c} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
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
  // One workgroup for work that waking another thread would cost more than; none for an empty output.
  %pes64 = util.global.load @dynmlir_pes : i64
  %pes = arith.index_cast %pes64 : i64 to index
  %mn = arith.muli %m, %n : index
  %mk = arith.muli %m, %k : index
  %kn = arith.muli %k, %n : index
  %fmas = arith.muli %mn, %k : index
  %ab = arith.addi %mk, %kn : index
  %elements = arith.addi %ab, %mn : index
  %fmas_each = arith.constant ${fmas_to_wake} : index
  %elements_each = arith.constant ${elements_to_wake} : index
  %by_fmas = arith.divui %fmas, %fmas_each : index
  %by_elements = arith.divui %elements, %elements_each : index
  %further = arith.maxui %by_fmas, %by_elements : index
  %worth = arith.addi %further, %c1 : index
  %wanted = arith.minui %worth, %pes : index
  %empty = arith.cmpi eq, %mn, %c0 : index
  %workgroups = arith.select %empty, %c0, %wanted : index
  // Scratch of each, zeroed by the runtime: as much as costs little beside the work, and no more than is of use.
  // Where that is less than what each has on its stack, none.
  %least = arith.constant ${least_scratch} : index
  %most = arith.constant ${scratch} : index
  %fmas_an_element = arith.constant ${fmas_an_element} : index
  %affordable = arith.divui %fmas, %fmas_an_element : index
  %useful = arith.minui %affordable, %most : index
  %enough = arith.cmpi ugt, %useful, %least : index
  %each = arith.select %enough, %useful, %c0 : index
  %scratch = arith.muli %each, %wanted : index
  %m32 = arith.index_castui %m : index to i32
  %n32 = arith.index_castui %n : index to i32
  %k32 = arith.index_castui %k : index to i32
  %each32 = arith.index_castui %each : index to i32
${dispatch}
  return %result : ${c}
}
