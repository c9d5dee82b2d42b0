// The host's side of an operator: checks the sizes, decides how many workgroups the work is worth, dispatches.
func.func ${visibility} @${name}(%a: ${a}, %b: ${b}, %c: ${c}${extra_arguments}${piece_arguments}${plan_arguments}) -> ${c} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${sizes}
${given_plan}
  // One workgroup for work that waking another thread would cost more than; none for an empty output.
  %pes64 = util.global.load @dynmlir_pes : i64
  %pes = arith.index_cast %pes64 : i64 to index
  %ab = arith.addi %a_elements, %b_elements : index
  %elements = arith.addi %ab, %c_elements : index
  %fmas_each = arith.constant ${fmas_to_wake} : index
  %elements_each = arith.constant ${elements_to_wake} : index
  %by_fmas = arith.divui %fmas, %fmas_each : index
  %by_elements = arith.divui %elements, %elements_each : index
  %further = arith.maxui %by_fmas, %by_elements : index
  %worth = arith.addi %further, %c1 : index
  %wanted = arith.minui %worth, %pes : index
  %empty = arith.cmpi eq, %c_elements, %c0 : index
  %workgroups = arith.select %empty, %c0, %wanted : index
  // Scratch of each: as much as costs little beside the work, and no more than is of use. None where that is less than
  // what each has on its stack, or where the work is so little that the allocation by itself would be felt.
  %least = arith.constant ${least_scratch} : index
  %felt = arith.constant ${felt_scratch} : index
  %most = arith.constant ${scratch} : index
  %fmas_an_element = arith.constant ${fmas_an_element} : index
  %affordable = arith.divui %fmas, %fmas_an_element : index
  %useful = arith.minui %affordable, %most : index
  %of_use = arith.cmpi ugt, %useful, %least : index
  %much_work = arith.cmpi ugt, %affordable, %felt : index
  %enough = arith.andi %of_use, %much_work : i1
  %each = arith.select %enough, %useful, %c0 : index
  %scratch = arith.muli %each, %wanted : index
  %each32 = arith.index_castui %each : index to i32
${areas}
${dispatch}
  return %result : ${c}
}
