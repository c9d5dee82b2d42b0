// What each workgroup of an operator runs: the plan, chosen natively and by every workgroup for itself, then this
// workgroup's share of the plan's regions. Bindings: A, B, what C holds beforehand if that is added to, C, scratch.
func.func @${name}(%a: !stream.binding, %b: !stream.binding, ${before}%c: !stream.binding,${scratch_binding}
                   %m: i32, %n: i32, %k: i32, %each: i32${plan_arguments})
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %accumulate = arith.constant ${accumulate}
  %m_any = arith.index_castui %m : i32 to index
  %n_any = arith.index_castui %n : i32 to index
  %k_any = arith.index_castui %k : i32 to index
  %each_any = arith.index_castui %each : i32 to index
  %m_in, %n_in, %k_in, %mine = util.assume.int %m_any<umin = 0, umax = 2147483647>, %n_any<umin = 0, umax = 2147483647>,
      %k_any<umin = 0, umax = 2147483647>, %each_any<umin = 0, umax = 2147483647> : index, index, index, index
${sizes}
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %all = arith.muli %wgs, %mine : index
  %A = stream.binding.subspan %a[%c0] : !stream.binding -> ${A}{%M, %K}
  %B = stream.binding.subspan %b[%c0] : !stream.binding -> ${B}{%K, %N}
  %C = stream.binding.subspan %c[%c0] : !stream.binding -> ${C}{%M, %N}
${before_memory}
${scratch_memory}
${plan}
  func.call @${operator}_program(%A, %B, %C0, %C, %S, %base, %have, %M, %N, %accumulate, %wg, %wgs, ${plan_values})
      : (${A}, ${B}, ${C}, ${C}, memref<?x${s}>, index, index, index, index, i1, index, index, ${plan_types}) -> ()
  return
}
