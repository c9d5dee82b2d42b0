// What each workgroup of an operator runs: the plan, chosen natively and by every workgroup for itself, then its
// batches alone, in one call those that lie evenly, and its share of the regions of those batches that are too few to go
// round. Bindings: A, B, what C holds beforehand if that is added to, C, scratch, and areas for sums of another type than C.
func.func @${name}(%a: !stream.binding, %b: !stream.binding, ${before}${extra_bindings}%c: !stream.binding,${scratch_binding}
                   ${size_arguments}, %each: i32${sums_argument}${plan_arguments})
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %accumulate = arith.constant ${accumulate}
  %each_any = arith.index_castui %each : i32 to index
  %mine = util.assume.int %each_any<umin = 0, umax = 2147483647> : index
${sizes}
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %all = arith.muli %wgs, %mine : index
${memory}
${before_memory}
${extra_memory}
${scratch_memory}
${sums_memory}
${view}
  %own = arith.divui %batches, %wgs : index
  %owned = arith.muli %own, %wgs : index
  %together = arith.subi %batches, %owned : index
  %some_own = arith.cmpi ugt, %own, %c0 : index
  %turns = arith.addi %own, %together : index
  %sharers = arith.select %some_own, %c1, %wgs : index
${plan}
  %own_first = arith.muli %wg, %own : index
  %done = scf.while (%turn_next = %c0) : (index) -> (index) {
    %more = arith.cmpi ult, %turn_next, %turns : index
    scf.condition(%more) %turn_next : index
  } do {
  ^bb0(%turn: index):
  %alone = arith.cmpi ult, %turn, %own : index
  %mine_next = arith.addi %own_first, %turn : index
  %past_own = arith.subi %turn, %own : index
  %shared_next = arith.addi %owned, %past_own : index
  %batch = arith.select %alone, %mine_next, %shared_next : index
  %part = arith.select %alone, %c0, %wg : index
  %parts = arith.select %alone, %c1, %wgs : index
${count}
${reductions}
${batch}
${steps}
  func.call @${operator}_program(%A, %B, %C0, %C, %S, %base, %have${view_value}${extra_pieces}, %all_rows, %all_columns, %adds, %part, %parts, %count, %step_a, %step_b, %step_c, ${plan_values})
      : (${A}, ${B}, ${summed}, ${summed}, memref<?x${s}>, index, index${view_type}${extra_piece_types}, index, index, i1, index, index, index, index, index, index, ${plan_types}) -> ()
${end_reductions}
  %turn_past = arith.addi %turn, %count : index
  scf.yield %turn_past : index
  }
  return
}
