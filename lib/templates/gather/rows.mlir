// Rows of a table by places: a workgroup has its share of the places. A row of the result is as much of the beginning of the
// table's as it has columns, and zeros where its place is outside of the table. Placeholders: ${element} and ${place}, types;
// ${VL}, elements of a vector.
stream.executable private @${executable} {
stream.executable.export public @${executable}_rows workgroups(%n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  stream.return %n, %c1, %c1 : index, index, index
}
builtin.module {
func.func @${executable}_rows(%places: !stream.binding, %table: !stream.binding, %result: !stream.binding, %count64: i64,
    %columns64: i64, %rows64: i64, %width64: i64)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant ${VL} : index
  %none = arith.constant ${zero} : ${element}
  %nothing = arith.constant dense<${zero}> : vector<${VL}x${element}>
  %count = arith.index_castui %count64 : i64 to index
  %columns = arith.index_castui %columns64 : i64 to index
  %rows = arith.index_castui %rows64 : i64 to index
  %width = arith.index_castui %width64 : i64 to index
  %elements = arith.muli %rows, %width : index
  %given = arith.muli %count, %columns : index
  %P = stream.binding.subspan %places[%c0] : !stream.binding -> memref<?x${place}>{%count}
  %X = stream.binding.subspan %table[%c0] : !stream.binding -> memref<?x${element}>{%elements}
  %Y = stream.binding.subspan %result[%c0] : !stream.binding -> memref<?x${element}>{%given}
  %left = arith.remui %columns, %one : index
  %whole = arith.subi %columns, %left : index
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %share = arith.ceildivui %count, %wgs : index
  %first = arith.muli %wg, %share : index
  %from = arith.minui %first, %count : index
  %next = arith.addi %from, %share : index
  %to = arith.minui %next, %count : index
  scf.for %u = %from to %to step %c1 {
    %integer = memref.load %P[%u] : memref<?x${place}>
    %row = arith.index_cast %integer : ${place} to index
    %is_inside = arith.cmpi ult, %row, %rows : index
    %to_row = arith.muli %u, %columns : index
    scf.if %is_inside {
      %of_row = arith.muli %row, %width : index
      scf.for %j = %c0 to %whole step %one {
        %of_j = arith.addi %of_row, %j : index
        %to_j = arith.addi %to_row, %j : index
        %v = vector.load %X[%of_j] : memref<?x${element}>, vector<${VL}x${element}>
        vector.store %v, %Y[%to_j] : memref<?x${element}>, vector<${VL}x${element}>
      }
      scf.for %j = %whole to %columns step %c1 {
        %of_j = arith.addi %of_row, %j : index
        %to_j = arith.addi %to_row, %j : index
        %v = memref.load %X[%of_j] : memref<?x${element}>
        memref.store %v, %Y[%to_j] : memref<?x${element}>
      }
    } else {
      scf.for %j = %c0 to %whole step %one {
        %to_j = arith.addi %to_row, %j : index
        vector.store %nothing, %Y[%to_j] : memref<?x${element}>, vector<${VL}x${element}>
      }
      scf.for %j = %whole to %columns step %c1 {
        %to_j = arith.addi %to_row, %j : index
        memref.store %none, %Y[%to_j] : memref<?x${element}>
      }
    }
  }
  return
}
}
}
