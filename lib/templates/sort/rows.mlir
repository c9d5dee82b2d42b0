// Rows sorted, and others in the same order, by merging runs: twice as long each time, from one half of a row's scratch
// into the other; equal elements stay in their order. A workgroup has its share of the rows. Placeholders: what makes %in_order
// of %left and %right; ${key}, the type of what is sorted by, and its number.
stream.executable private @${executable} {
stream.executable.export public @${executable}_rows workgroups(%n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  stream.return %n, %c1, %c1 : index, index, index
}
builtin.module {
func.func @${executable}_rows(${bindings}, %rows64: i64, %columns64: i64)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %rows = arith.index_castui %rows64 : i64 to index
  %columns = arith.index_castui %columns64 : i64 to index
  %elements = arith.muli %rows, %columns : index
  %halves = arith.muli %elements, %c2 : index
${memory}
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %share = arith.ceildivui %rows, %wgs : index
  %first = arith.muli %wg, %share : index
  %from = arith.minui %first, %rows : index
  %next = arith.addi %from, %share : index
  %to = arith.minui %next, %rows : index
  scf.for %r = %from to %to step %c1 {
    %row = arith.muli %r, %columns : index
    %near = arith.muli %row, %c2 : index
    %far = arith.addi %near, %columns : index
    scf.for %k = %c0 to %columns step %c1 {
      %x = arith.addi %row, %k : index
      %s = arith.addi %near, %k : index
${copy_in}
    }
    %run, %sorted, %other = scf.while (%w = %c1, %source = %near, %target = %far) : (index, index, index) -> (index, index, index) {
      %is_part = arith.cmpi ult, %w, %columns : index
      scf.condition(%is_part) %w, %source, %target : index, index, index
    } do {
    ^bb0(%w: index, %source: index, %target: index):
      %pair = arith.muli %w, %c2 : index
      scf.for %low = %c0 to %columns step %pair {
        %end_left = arith.addi %low, %w : index
        %middle = arith.minui %end_left, %columns : index
        %end_pair = arith.addi %low, %pair : index
        %high = arith.minui %end_pair, %columns : index
        scf.for %k = %low to %high step %c1 iter_args(%i = %low, %j = %middle) -> (index, index) {
          %has_left = arith.cmpi ult, %i, %middle : index
          %has_right = arith.cmpi ult, %j, %high : index
          %i_there = arith.select %has_left, %i, %low : index
          %j_there = arith.select %has_right, %j, %low : index
          %at_left = arith.addi %source, %i_there : index
          %at_right = arith.addi %source, %j_there : index
          %left = memref.load %S_${number}[%at_left] : memref<?x${key}>
          %right = memref.load %S_${number}[%at_right] : memref<?x${key}>
${in_order}
          %no_right = arith.xori %has_right, %true : i1
          %left_first = arith.ori %no_right, %in_order : i1
          %takes_left = arith.andi %has_left, %left_first : i1
          %of = arith.select %takes_left, %at_left, %at_right : index
          %into = arith.addi %target, %k : index
${move}
          %more_left = arith.addi %i, %c1 : index
          %more_right = arith.addi %j, %c1 : index
          %i_next = arith.select %takes_left, %more_left, %i : index
          %j_next = arith.select %takes_left, %j, %more_right : index
          scf.yield %i_next, %j_next : index, index
        }
      }
      scf.yield %pair, %target, %source : index, index, index
    }
    scf.for %k = %c0 to %columns step %c1 {
      %s = arith.addi %sorted, %k : index
      %y = arith.addi %row, %k : index
${copy_out}
    }
  }
  return
}
}
}
