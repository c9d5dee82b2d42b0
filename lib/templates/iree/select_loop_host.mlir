func.func @${operator}_plan_loop(%count: i64, %pes: i64) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count32 = arith.trunci %count : i64 to i32
  %pes32 = arith.trunci %pes : i64 to i32
  %sum = flow.dispatch @${executable}::@${operator}_select_loop[%c1](%count32, %pes32) : (i32, i32) -> tensor<1xi32>
  %value = tensor.extract %sum[%c0] : tensor<1xi32>
  return %value : i32
}
