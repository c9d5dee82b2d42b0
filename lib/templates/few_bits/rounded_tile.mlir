// Rows of C by a panel of columns: bytes of rows by weights of few bits, whose blocks along K have scales, and rows' blocks, too.
// A dot-product instruction sums up four products in each lane; sums of a block are exact, and scaled behind it. A word of a
// panel is numbers of a column without signs: bytes, or the lower halves of bytes, then the upper ones, as a row's bytes lie.
// Placeholders: `step`, numbers of a word, `of_byte`, those of a byte; `bytes` of a panel's words; `constants`; `vector`, of f32; `types`, `starts`, `counts`, `inner_starts`,
// `inner_nexts` and `nexts`, of the sums; lines for each vector of columns, `numbers` and `scales`, and for each row, `places`,
// `begins`, `products`, `totals` and `stores`.
func.func private @${name}_${rows}(%A: memref<?xi8>, %U: memref<?xf32>, %T: memref<?xi32>, %Q: memref<?xi8>, %S: memref<?xf32>,
    %C: memref<?xf32>, %panel: index, %i: index, %K: index, %N: index, %block: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %of_byte = arith.constant ${of_byte} : index
  %step = arith.constant ${step} : index
  %columns = arith.constant ${columns} : index
  %words = arith.constant ${bytes} : index
  %zero = arith.constant dense<0.0> : ${vector}
${constants}
  %blocks = arith.divui %K, %block : index
  %of_column = arith.divui %K, %of_byte : index
  %before = arith.muli %panel, %columns : index
  %to_q = arith.muli %before, %of_column : index
  %to_s = arith.muli %before, %blocks : index
  %first = arith.addi %before, %c0 : index
  %left = arith.subi %N, %first : index
${places}
  %sums:${count} = scf.for %b = %c0 to %blocks step %c1 iter_args(${starts}) -> (${types}) {
    %from = arith.muli %b, %block : index
    %to = arith.addi %from, %block : index
${begins}
    %parts:${count} = scf.for %k = %from to %to step %step iter_args(${inner_starts}) -> (${counts}) {
      %word = arith.divui %k, %step : index
      %of_word = arith.muli %word, %words : index
      %at = arith.addi %to_q, %of_word : index
${numbers}
${products}
      scf.yield ${inner_nexts} : ${counts}
    }
    %of_block = arith.muli %b, %columns : index
    %at_s = arith.addi %to_s, %of_block : index
${scales}
${totals}
    scf.yield ${nexts} : ${types}
  }
${stores}
  return
}
