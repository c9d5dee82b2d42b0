// The first ${first} of sorted rows of some types, on the host: in workgroups of ${share} elements and more.
func.func private @${name}(${arguments}) -> (${types}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${dims}
  %first = arith.constant ${first} : index
  %are_there = arith.cmpi uge, %columns, %first : index
  cf.assert %are_there, "${first} elements are asked of rows that have fewer"
  %elements = arith.muli %rows, %columns : index
  %share = arith.constant ${share} : index
  %shares = arith.divui %elements, %share : index
  %some = arith.minui %shares, %rows : index
  %one_or_more = arith.maxui %some, %c1 : index
  %empty = arith.cmpi eq, %elements, %c0 : index
  %workgroups = arith.select %empty, %c0, %one_or_more : index
  %rows64 = arith.index_cast %rows : index to i64
  %columns64 = arith.index_cast %columns : index to i64
  %y:${results} = flow.dispatch @${executable}::@${executable}_rows[%workgroups](${operands}, %rows64, %columns64)
      : (${given}, i64, i64) -> (${made})
  return ${returned} : ${types}
}
