// Rows of C by a panel of columns, of weights of four bits whose blocks along K have scales: sums of a block are of the numbers
// themselves, and scaled behind it. Placeholders: `vector`, of f32, and `integers`, of as many; `types`, `starts`,
// `inner_starts`, `inner_nexts` and `nexts`, of the sums; lines for each vector of columns, `numbers` and `scales`, and for
// each row, `places`, `products`, `totals` and `stores`.
func.func private @${name}_${rows}(%A: memref<?xf32>, %Q: memref<?xi8>, %S: memref<?xf32>, %C: memref<?xf32>, %panel: index,
    %i: index, %K: index, %N: index, %block: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %columns = arith.constant ${columns} : index
  %zero = arith.constant dense<0.0> : ${vector}
  %upper = arith.constant dense<28> : ${integers}
  %half = arith.constant dense<4> : ${integers}
  %blocks = arith.divui %K, %block : index
  %pairs = arith.divui %K, %c2 : index
  %before = arith.muli %panel, %columns : index
  %to_q = arith.muli %before, %pairs : index
  %to_s = arith.muli %before, %blocks : index
  %left = arith.subi %N, %before : index
${places}
  %sums:${count} = scf.for %b = %c0 to %blocks step %c1 iter_args(${starts}) -> (${types}) {
    %from = arith.muli %b, %block : index
    %to = arith.addi %from, %block : index
    %parts:${count} = scf.for %k = %from to %to step %c2 iter_args(${inner_starts}) -> (${types}) {
      %pair = arith.divui %k, %c2 : index
      %of_pair = arith.muli %pair, %columns : index
      %at = arith.addi %to_q, %of_pair : index
${numbers}
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
  return
}
