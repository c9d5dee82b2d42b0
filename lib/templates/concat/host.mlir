// Tensors of some types joined, on the host: rows in workgroups of ${share} bytes and more.
func.func private @${name}(${arguments}) -> ${type} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${dims}
  %bytes_of_element = arith.constant ${bytes} : index
  %elements = arith.muli %rows, %length : index
  %bytes = arith.muli %elements, %bytes_of_element : index
  %share = arith.constant ${share} : index
  %shares = arith.divui %bytes, %share : index
  %some = arith.minui %shares, %rows : index
  %one_or_more = arith.maxui %some, %c1 : index
  %empty = arith.cmpi eq, %elements, %c0 : index
  %workgroups = arith.select %empty, %c0, %one_or_more : index
  %rows64 = arith.index_cast %rows : index to i64
  %y = flow.dispatch @${executable}::@${executable}_rows[%workgroups](${operands}) : (${types}) -> ${type}${sizes}
  return %y : ${type}
}
