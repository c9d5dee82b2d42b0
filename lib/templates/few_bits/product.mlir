// Rows by weights of few bits: a workgroup has its share of the panels of columns, and takes some rows by all of them, then the
// next ones. Placeholders: `columns` of a panel; `of_byte`, numbers of a byte; `most`, rows that are taken together; `tiles`, the
// functions of register tiles; `calls`, the loops that call them; `rows`, what rows are bound to, and `views` of that; where they
// are rounded, the function that does it, `round`, and its export, `exports`.
stream.executable private @${executable} {
${exports}
stream.executable.export public @${executable}_product workgroups(%n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  stream.return %n, %c1, %c1 : index, index, index
}
builtin.module {
${tiles}
${round}
func.func @${executable}_product(${rows}, %q: !stream.binding, %s: !stream.binding, %c: !stream.binding,
    %m64: i64, %n64: i64, %k64: i64, %block64: i64)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %of_byte = arith.constant ${of_byte} : index
  %columns = arith.constant ${columns} : index
  %most = arith.constant ${most} : index
  %M = arith.index_castui %m64 : i64 to index
  %N = arith.index_castui %n64 : i64 to index
  %K = arith.index_castui %k64 : i64 to index
  %block = arith.index_castui %block64 : i64 to index
  %panels = arith.ceildivui %N, %columns : index
  %width = arith.muli %panels, %columns : index
  %of_column = arith.divui %K, %of_byte : index
  %blocks = arith.divui %K, %block : index
  %of_a = arith.muli %M, %K : index
  %of_blocks = arith.muli %M, %blocks : index
  %of_q = arith.muli %width, %of_column : index
  %of_s = arith.muli %width, %blocks : index
  %of_c = arith.muli %M, %N : index
${views}
  %Q = stream.binding.subspan %q[%c0] : !stream.binding -> memref<?xi8>{%of_q}
  %S = stream.binding.subspan %s[%c0] : !stream.binding -> memref<?xf32>{%of_s}
  %C = stream.binding.subspan %c[%c0] : !stream.binding -> memref<?xf32>{%of_c}
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %share = arith.ceildivui %panels, %wgs : index
  %first = arith.muli %wg, %share : index
  %from = arith.minui %first, %panels : index
  %next = arith.addi %from, %share : index
  %to = arith.minui %next, %panels : index
  scf.for %i = %c0 to %M step %most {
    %behind = arith.addi %i, %most : index
    %end = arith.minui %behind, %M : index
    scf.for %panel = %from to %to step %c1 {
${calls}
    }
  }
  return
}
}
}
