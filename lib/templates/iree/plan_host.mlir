// The dispatch function where the host calls it. It runs natively there, too: compiled for IREE's VM as well, it
// would take longer to compile than all the kernels.
func.func private @${select}(${declared}) -> (${plan_types}) {
  %one = arith.constant 1 : index
  %plan = flow.dispatch @${executable}::@${operator}_plan_entry[%one](${sizes}) : (${types}) -> tensor<13xi32>
${loads}
  return ${values} : ${plan_types}
}
