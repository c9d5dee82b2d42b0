// The dispatch function for the host: its plan, in memory.
func.func @${operator}_plan_entry(%out: !stream.binding, ${declared})
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %zero = arith.constant 0 : index
  %plan:13 = func.call @${select}(${sizes}) : (${types}) -> (${plan_types})
  %O = stream.binding.subspan %out[%zero] : !stream.binding -> memref<13xi32>
${stores}
  return
}
