// A softmax of one type on the host: its rows, in workgroups of ${share} elements and more.
func.func private @${name}(%x: ${type}) -> ${type} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${dims}
  %elements = arith.muli %rows, %columns : index
  %share = arith.constant ${share} : index
  %shares = arith.divui %elements, %share : index
  %some = arith.minui %shares, %rows : index
  %one_or_more = arith.maxui %some, %c1 : index
  %empty = arith.cmpi eq, %elements, %c0 : index
  %workgroups = arith.select %empty, %c0, %one_or_more : index
  %rows64 = arith.index_cast %rows : index to i64
  %columns64 = arith.index_cast %columns : index to i64
  %y = flow.dispatch @${executable}::@${executable}_rows[%workgroups](%x, %rows64, %columns64) : (${type}${sizes}, i64, i64) -> ${result}${sizes}
  return %y : ${type}
}
