// Rows brought together, of some types, on the host: a workgroup for ${share} elements of updates and more, but for columns
// so few that looking at all places is what takes the time.
func.func private @${name}(%updates: ${updates}, %places: ${places}, %original: ${original}) -> ${original} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${dims}
  %elements = arith.muli %rows, %width : index
  %elements_of_updates = arith.muli %count, %stride : index
  %share = arith.constant ${share} : index
  %shares = arith.divui %elements_of_updates, %share : index
  %few = arith.constant 8 : index
  %by_columns = arith.divui %stride, %few : index
  %some = arith.minui %shares, %by_columns : index
  %not_more = arith.minui %some, %rows : index
  %one_or_more = arith.maxui %not_more, %c1 : index
  %empty = arith.cmpi eq, %elements, %c0 : index
  %workgroups = arith.select %empty, %c0, %one_or_more : index
  %count64 = arith.index_cast %count : index to i64
  %stride64 = arith.index_cast %stride : index to i64
  %width64 = arith.index_cast %width : index to i64
  %y = flow.dispatch @${executable}::@${executable}_rows[%workgroups](%updates, %places, %original, %count64, %stride64, %width64, ${sizes64})
      : (${updates}${updates_sizes}, ${places}${places_sizes}, ${original}${original_sizes}, i64, i64, i64, ${i64s}) -> ${original}${original_sizes}
  return %y : ${original}
}
