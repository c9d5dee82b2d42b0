// A program on rows of some types on the host: in workgroups of ${share} elements and more.
func.func private @${name}(${arguments}) -> (${types}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${dims}
  %elements = arith.muli %rows, %columns : index
  %share = arith.constant ${share} : index
  %shares = arith.divui %elements, %share : index
  %one_or_more = arith.maxui %shares, %c1 : index
  %workgroups = arith.minui %one_or_more, %rows : index
  %rows64 = arith.index_cast %rows : index to i64
  %columns64 = arith.index_cast %columns : index to i64
  %y:${results} = flow.dispatch @${executable}::@${executable}_rows[%workgroups](${operands}, %rows64, %columns64)
      : (${given}, i64, i64) -> (${made})
  return ${returned} : ${types}
}
