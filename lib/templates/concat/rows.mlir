// Tensors joined along a dimension, as rows of a result: each of a run of each tensor. Elements are moved as integers of
// their width, a vector at a time. A workgroup has its share of the rows. Placeholder: ${element}.
stream.executable private @${executable} {
stream.executable.export public @${executable}_rows workgroups(%n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  stream.return %n, %c1, %c1 : index, index, index
}
builtin.module {
func.func @${executable}_rows(${arguments})
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant ${VL} : index
  %rows = arith.index_castui %rows64 : i64 to index
${runs}
  %elements = arith.muli %rows, %length : index
  %Y = stream.binding.subspan %y[%c0] : !stream.binding -> memref<?x${element}>{%elements}
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %share = arith.ceildivui %rows, %wgs : index
  %first = arith.muli %wg, %share : index
  %from = arith.minui %first, %rows : index
  %next = arith.addi %from, %share : index
  %to = arith.minui %next, %rows : index
  scf.for %i = %from to %to step %c1 {
    %row = arith.muli %i, %length : index
${moves}
  }
  return
}
}
}
