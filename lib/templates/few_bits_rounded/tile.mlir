// Rows of C by a panel of columns: bytes of rows by weights of four bits, whose blocks along K have scales, and rows' blocks, too.
// A dot-product instruction sums up four products in each lane; sums of a block are exact, and scaled behind it. A word of a
// panel is eight numbers of a column, from 0 to 15: the lower halves of its bytes, then the upper ones, as a row's bytes lie.
// Placeholders: `vector`, of f32, `integers` and `bytes`, of as many bits; `types`, `starts`, `counts`, `inner_starts`,
// `inner_nexts` and `nexts`, of the sums; lines for each vector of columns, `numbers` and `scales`, and for each row, `places`,
// `begins`, `products`, `totals` and `stores`.
func.func private @${name}_${rows}(%A: memref<?xi8>, %U: memref<?xf32>, %T: memref<?xi32>, %Q: memref<?xi8>, %S: memref<?xf32>,
    %C: memref<?xf32>, %panel: index, %i: index, %K: index, %N: index, %block: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %columns = arith.constant ${columns} : index
  %words = arith.constant ${words} : index
  %zero = arith.constant dense<0.0> : ${vector}
  %four = arith.constant dense<4> : ${integers}
  %halves = arith.constant dense<15> : ${bytes}
${constants}
  %blocks = arith.divui %K, %block : index
  %pairs = arith.divui %K, %c2 : index
  %before = arith.muli %panel, %columns : index
  %to_q = arith.muli %before, %pairs : index
  %to_s = arith.muli %before, %blocks : index
  %first = arith.addi %before, %c0 : index
  %left = arith.subi %N, %first : index
${places}
  %sums:${count} = scf.for %b = %c0 to %blocks step %c1 iter_args(${starts}) -> (${types}) {
    %from = arith.muli %b, %block : index
    %to = arith.addi %from, %block : index
${begins}
    %parts:${count} = scf.for %k = %from to %to step %c8 iter_args(${inner_starts}) -> (${counts}) {
      %octet = arith.divui %k, %c8 : index
      %of_octet = arith.muli %octet, %words : index
      %at = arith.addi %to_q, %of_octet : index
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
