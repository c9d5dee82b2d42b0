// The host's side of an operator: checks the sizes, decides how many workgroups the work is worth, dispatches.
func.func ${visibility} @${name}(%a: ${a}, %b: ${b}, %c: ${c}${extra_arguments}${plan_arguments}) -> ${c} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${sizes}
  %pes64 = util.global.load @dynmlir_pes : i64
  %pes = arith.index_cast %pes64 : i64 to index
  // What is asked of a small product on one PE is a comparison each: every op here is a few ns of its call.
  %one_pe = arith.cmpi eq, %pes, %c1 : index
  %wanted = scf.if %one_pe -> (index) {
    scf.yield %c1 : index
  } else {
    // One workgroup for work that waking another thread would cost more than.
    %ab = arith.addi %a_elements, %b_elements : index
    %elements = arith.addi %ab, %c_elements : index
    %fmas_each = arith.constant ${fmas_to_wake} : index
    %elements_each = arith.constant ${elements_to_wake} : index
    %by_fmas = arith.divui %fmas, %fmas_each : index
    %by_elements = arith.divui %elements, %elements_each : index
    %further = arith.maxui %by_fmas, %by_elements : index
    %worth = arith.addi %further, %c1 : index
    %some = arith.minui %worth, %pes : index
    scf.yield %some : index
  }
  // None for an empty output.
  %empty = arith.cmpi eq, %c_elements, %c0 : index
  %workgroups = arith.select %empty, %c0, %wanted : index
  // Scratch of each: as much as costs little beside the work, and no more than is of use. None where that is less than
  // what each has on its stack, or where the work is so little that the allocation by itself would be felt.
  %enough_work = arith.constant ${fmas_for_scratch} : index
  %enough = arith.cmpi uge, %fmas, %enough_work : index
  %each, %scratch = scf.if %enough -> (index, index) {
    %most = arith.constant ${scratch} : index
    %fmas_an_element = arith.constant ${fmas_an_element} : index
    %affordable = arith.divui %fmas, %fmas_an_element : index
    %useful = arith.minui %affordable, %most : index
    %of_all = arith.muli %useful, %wanted : index
    scf.yield %useful, %of_all : index, index
  } else {
    scf.yield %c0, %c0 : index, index
  }
  %each32 = arith.index_castui %each : index to i32
${dispatch}
  return %result : ${c}
}
