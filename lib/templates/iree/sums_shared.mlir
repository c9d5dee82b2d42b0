  %x_each_any = arith.index_castui %x_each : i32 to index
  %x_have = util.assume.int %x_each_any<umin = 0, umax = 2147483647> : index
  %x_all = arith.muli %wgs, %x_have : index
  %X = stream.binding.subspan %x[%c0] : !stream.binding -> memref<?x${sums}>{%x_all}
  %x_at = arith.muli %wg, %x_have : index
