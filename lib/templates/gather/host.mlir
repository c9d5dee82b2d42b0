// Rows by places, of some types, on the host: a workgroup for ${share} elements of the result and more.
func.func private @${name}(%places: ${places}, %table: ${table}, %memory: ${result}) -> ${result} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${dims}
  %elements = arith.muli %count, %columns : index
  %share = arith.constant ${share} : index
  %shares = arith.divui %elements, %share : index
  %not_more = arith.minui %shares, %count : index
  %one_or_more = arith.maxui %not_more, %c1 : index
  %empty = arith.cmpi eq, %elements, %c0 : index
  %workgroups = arith.select %empty, %c0, %one_or_more : index
  %count64 = arith.index_cast %count : index to i64
  %columns64 = arith.index_cast %columns : index to i64
  %rows64 = arith.index_cast %rows : index to i64
  %width64 = arith.index_cast %width : index to i64
  %y = flow.dispatch @${executable}::@${executable}_rows[%workgroups](%places, %table, %count64, %columns64, %rows64, %width64)
      : (${places}${places_sizes}, ${table}${table_sizes}, i64, i64, i64, i64) -> ${result}${result_sizes}
  return %y : ${result}
}
