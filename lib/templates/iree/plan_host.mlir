// The dispatch function where the host calls it. It runs natively there, too: compiled for IREE's VM as well, it
// would take longer to compile than all the kernels.
func.func private @${operator}_select(%m: i64, %n: i64, %k: i64, %pes: i64) -> (${plan_types}) {
  %one = arith.constant 1 : index
  %plan = flow.dispatch @${executable}::@${operator}_plan_entry[%one](%m, %n, %k, %pes) : (i64, i64, i64, i64) -> tensor<13xi32>
${loads}
  return ${values} : ${plan_types}
}
