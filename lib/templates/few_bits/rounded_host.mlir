// Rows by weights of few bits, of some sizes, on the host: rows are rounded first; a workgroup for ${share} multiply-adds and more.
func.func private @${name}(%a: ${a}, %q: ${q}, %s: ${s}, %memory: ${c}) -> ${c} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${dims}
  %of_row = arith.constant ${of_row} : index
  %work = arith.muli %m, %of_row : index
  %share = arith.constant ${share} : index
  %shares = arith.divui %work, %share : index
  %panels = arith.constant ${panels} : index
  %not_more = arith.minui %shares, %panels : index
  %one_or_more = arith.maxui %not_more, %c1 : index
  %empty = arith.cmpi eq, %m, %c0 : index
  %workgroups = arith.select %empty, %c0, %one_or_more : index
  %elements = arith.constant ${k} : index
  %in_all = arith.muli %m, %elements : index
  %share_of_rows = arith.constant ${share_of_rows} : index
  %for_rows = arith.ceildivui %in_all, %share_of_rows : index
  %m64 = arith.index_cast %m : index to i64
  %n64 = arith.constant ${n} : i64
  %k64 = arith.constant ${k} : i64
  %block64 = arith.constant ${block} : i64
  %rounded:3 = flow.dispatch @${executable}::@${executable}_round[%for_rows](%a, %m64, %k64, %block64)
      : (${a}${a_sizes}, i64, i64, i64) -> (tensor<?x${k}xi8>{%m}, tensor<?x${blocks}xf32>{%m}, tensor<?x${blocks}xi32>{%m})
  %y = flow.dispatch @${executable}::@${executable}_product[%workgroups](%rounded#0, %rounded#1, %rounded#2, %q, %s, %m64, %n64, %k64, %block64)
      : (tensor<?x${k}xi8>{%m}, tensor<?x${blocks}xf32>{%m}, tensor<?x${blocks}xi32>{%m}, ${q}, ${s}, i64, i64, i64, i64) -> ${c}${c_sizes}
  return %y : ${c}
}
