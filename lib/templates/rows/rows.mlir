// A program on the rows of a matrix, as a norm is: each reduction goes along the row a vector at a time, in chains that do
// not wait for each other; what is left of a row is read and written behind a mask. A workgroup has its share of the rows.
// Placeholders: elements of a vector, and multiples of them; what all rows have; what is done for one.
stream.executable private @${executable} {
stream.executable.export public @${executable}_rows workgroups(%n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  stream.return %n, %c1, %c1 : index, index, index
}
builtin.module {
func.func @${executable}_rows(${bindings}${numbers}, %rows64: i64, %columns64: i64)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %at_0 = arith.constant ${VL_0} : index
  %at_1 = arith.constant ${VL_1} : index
  %at_2 = arith.constant ${VL_2} : index
  %at_3 = arith.constant ${VL_3} : index
  %step_1 = arith.constant ${VL_1} : index
  %step_2 = arith.constant ${VL_2} : index
  %step_4 = arith.constant ${VL_4} : index
  %rows = arith.index_castui %rows64 : i64 to index
  %columns = arith.index_castui %columns64 : i64 to index
${memory}
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %share = arith.ceildivui %rows, %wgs : index
  %first = arith.muli %wg, %share : index
  %from = arith.minui %first, %rows : index
  %next = arith.addi %from, %share : index
  %to = arith.minui %next, %rows : index
  %left_of_4 = arith.remui %columns, %step_4 : index
  %blocks_4 = arith.subi %columns, %left_of_4 : index
  %left_of_2 = arith.remui %columns, %step_2 : index
  %blocks_2 = arith.subi %columns, %left_of_2 : index
  %left = arith.remui %columns, %step_1 : index
  %ones = arith.subi %columns, %left : index
  %is_left = arith.cmpi ne, %left, %c0 : index
  %some = vector.create_mask %left : vector<${VL}xi1>
${before}
  scf.for %i = %from to %to step %c1 {
${row}
  }
  return
}
}
}
