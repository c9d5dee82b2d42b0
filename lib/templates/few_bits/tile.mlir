// Rows of C by a panel of columns, of weights of few bits whose blocks along K have scales: sums of a block are of the numbers
// themselves, and scaled behind it. A word of a panel is some numbers of a column, without signs. Placeholders: `columns` and
// `bytes` of a panel, `step`, numbers of a word, `of_byte`, those of a byte; `width` of the tile, which takes one part of the panel after the other; `vector`, of f32, and `integers`, of
// as many; `types`, `starts`, `inner_starts`, `inner_nexts` and `nexts`, of the sums; lines for each vector of columns, `words` and
// `scales`, for each row, `places`, `totals` and `stores`, and for each number of a word, `products`.
func.func private @${name}_${rows}(%A: memref<?xf32>, %Q: memref<?xi8>, %S: memref<?xf32>, %C: memref<?xf32>, %panel: index,
    %i: index, %K: index, %N: index, %block: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %of_byte = arith.constant ${of_byte} : index
  %step = arith.constant ${step} : index
  %columns = arith.constant ${columns} : index
  %bytes = arith.constant ${bytes} : index
  %width = arith.constant ${width} : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant dense<0.0> : ${vector}
  %upper = arith.constant dense<${upper}> : ${integers}
  %blocks = arith.divui %K, %block : index
  %of_column = arith.divui %K, %of_byte : index
  %before = arith.muli %panel, %columns : index
  %panel_q = arith.muli %before, %of_column : index
  %panel_s = arith.muli %before, %blocks : index
  scf.for %part = %c0 to %columns step %width {
  %part_q = arith.muli %part, %c4 : index
  %to_q = arith.addi %panel_q, %part_q : index
  %to_s = arith.addi %panel_s, %part : index
  %first = arith.addi %before, %part : index
  %left = arith.subi %N, %first : index
${places}
  %sums:${count} = scf.for %b = %c0 to %blocks step %c1 iter_args(${starts}) -> (${types}) {
    %from = arith.muli %b, %block : index
    %to = arith.addi %from, %block : index
    %parts:${count} = scf.for %k = %from to %to step %step iter_args(${inner_starts}) -> (${types}) {
      %word = arith.divui %k, %step : index
      %of_word = arith.muli %word, %bytes : index
      %at = arith.addi %to_q, %of_word : index
${words}
${products}
      scf.yield ${inner_nexts} : ${types}
    }
    %of_block = arith.muli %b, %columns : index
    %at_s = arith.addi %to_s, %of_block : index
${scales}
${totals}
    scf.yield ${nexts} : ${types}
  }
${stores}
  }
  return
}
