// Rows by weights of few bits, of some sizes, on the host: a workgroup for ${share} multiply-adds and more.
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
  %m64 = arith.index_cast %m : index to i64
  %n64 = arith.constant ${n} : i64
  %k64 = arith.constant ${k} : i64
  %block64 = arith.constant ${block} : i64
  %y = flow.dispatch @${executable}::@${executable}_product[%workgroups](%a, %q, %s, %m64, %n64, %k64, %block64)
      : (${a}${a_sizes}, ${q}, ${s}, i64, i64, i64, i64) -> ${c}${c_sizes}
  return %y : ${c}
}
