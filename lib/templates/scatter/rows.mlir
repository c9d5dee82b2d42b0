// Rows of a matrix with others brought together: of each row of updates, in their order, the row that its places say, or as
// much of its beginning as an update has. A workgroup has its share of the rows of the result, which it copies first. Placeholders: ${element} and ${place}, types;
// ${VL}, elements of a vector; ${depth}, places of an update.
stream.executable private @${executable} {
stream.executable.export public @${executable}_rows workgroups(%n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  stream.return %n, %c1, %c1 : index, index, index
}
builtin.module {
func.func @${executable}_rows(%updates: !stream.binding, %places: !stream.binding, %original: !stream.binding,
    %result: !stream.binding, %updates64: i64, %stride64: i64, %width64: i64, ${sizes64})
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %depth = arith.constant ${depth} : index
  %one = arith.constant ${VL} : index
  %count = arith.index_castui %updates64 : i64 to index
  %stride = arith.index_castui %stride64 : i64 to index
  %width = arith.index_castui %width64 : i64 to index
  %columns = arith.minui %stride, %width : index
${sizes}
  %elements = arith.muli %rows, %width : index
  %elements_of_updates = arith.muli %count, %stride : index
  %numbers = arith.muli %count, %depth : index
  %U = stream.binding.subspan %updates[%c0] : !stream.binding -> memref<?x${element}>{%elements_of_updates}
  %P = stream.binding.subspan %places[%c0] : !stream.binding -> memref<?x${place}>{%numbers}
  %X = stream.binding.subspan %original[%c0] : !stream.binding -> memref<?x${element}>{%elements}
  %Y = stream.binding.subspan %result[%c0] : !stream.binding -> memref<?x${element}>{%elements}
  %left = arith.remui %columns, %one : index
  %whole = arith.subi %columns, %left : index
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %share = arith.ceildivui %rows, %wgs : index
  %first = arith.muli %wg, %share : index
  %from = arith.minui %first, %rows : index
  %next = arith.addi %from, %share : index
  %to = arith.minui %next, %rows : index
  %first_element = arith.muli %from, %width : index
  %end_element = arith.muli %to, %width : index
  %copied = arith.subi %end_element, %first_element : index
  %copied_left = arith.remui %copied, %one : index
  %copied_whole = arith.subi %end_element, %copied_left : index
  scf.for %i = %first_element to %copied_whole step %one {
    %v = vector.load %X[%i] : memref<?x${element}>, vector<${VL}x${element}>
    vector.store %v, %Y[%i] : memref<?x${element}>, vector<${VL}x${element}>
  }
  scf.for %i = %copied_whole to %end_element step %c1 {
    %v = memref.load %X[%i] : memref<?x${element}>
    memref.store %v, %Y[%i] : memref<?x${element}>
  }
  scf.for %u = %c0 to %count step %c1 {
    %numbers_before = arith.muli %u, %depth : index
${row}
    %is_behind = arith.cmpi uge, %row, %from : index
    %is_before = arith.cmpi ult, %row, %to : index
    %is_in_share = arith.andi %is_behind, %is_before : i1
    %is_mine = arith.andi %is_in_share, %is_inside : i1
    scf.if %is_mine {
      %at = arith.muli %row, %width : index
      %of = arith.muli %u, %stride : index
      scf.for %j = %c0 to %whole step %one {
        %at_j = arith.addi %at, %j : index
        %of_j = arith.addi %of, %j : index
        %update = vector.load %U[%of_j] : memref<?x${element}>, vector<${VL}x${element}>
        %before = vector.load %Y[%at_j] : memref<?x${element}>, vector<${VL}x${element}>
${combine_vectors}
        vector.store %after, %Y[%at_j] : memref<?x${element}>, vector<${VL}x${element}>
      }
      scf.for %j = %whole to %columns step %c1 {
        %at_j = arith.addi %at, %j : index
        %of_j = arith.addi %of, %j : index
        %update = memref.load %U[%of_j] : memref<?x${element}>
        %before = memref.load %Y[%at_j] : memref<?x${element}>
${combine}
        memref.store %after, %Y[%at_j] : memref<?x${element}>
      }
    }
  }
  return
}
}
}
