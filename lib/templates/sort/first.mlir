// The first ${first} of sorted rows, and of others in the same order: those so far are kept in order, and what is behind the
// last of them is passed over. Placeholders: what makes %in_order of %left and %right; ${key}, the type of
// what is sorted by, and its number.
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
  %true = arith.constant true
  %most = arith.constant ${first} : index
  %rows = arith.index_castui %rows64 : i64 to index
  %columns = arith.index_castui %columns64 : i64 to index
  %elements = arith.muli %rows, %columns : index
  %kept = arith.muli %rows, %most : index
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
    %best = arith.muli %r, %most : index
    scf.for %k = %c0 to %columns step %c1 {
      %there = arith.minui %k, %most : index
      %is_full = arith.cmpi uge, %k, %most : index
      %of = arith.addi %row, %k : index
      %right = memref.load %X_${number}[%of] : memref<?x${key}>
      %is_kept = scf.if %is_full -> (i1) {
        %end = arith.addi %best, %most : index
        %last = arith.subi %end, %c1 : index
        %left = memref.load %Y_${number}[%last] : memref<?x${key}>
${in_order}
        %is_before = arith.xori %in_order, %true : i1
        scf.yield %is_before : i1
      } else {
        scf.yield %true : i1
      }
      scf.if %is_kept {
        %without = arith.subi %most, %c1 : index
        %begin = arith.minui %there, %without : index
        %place = scf.while (%p = %begin) : (index) -> index {
          %is_inner = arith.cmpi ne, %p, %c0 : index
          %goes_on = scf.if %is_inner -> (i1) {
            %at = arith.addi %best, %p : index
            %before = arith.subi %at, %c1 : index
            %left = memref.load %Y_${number}[%before] : memref<?x${key}>
${in_order}
            %is_before = arith.xori %in_order, %true : i1
            scf.yield %is_before : i1
          } else {
            %false = arith.constant false
            scf.yield %false : i1
          }
          scf.condition(%goes_on) %p : index
        } do {
        ^bb0(%p: index):
          %into = arith.addi %best, %p : index
          %before = arith.subi %into, %c1 : index
${shift}
          %less = arith.subi %p, %c1 : index
          scf.yield %less : index
        }
        %into = arith.addi %best, %place : index
${keep}
      }
    }
  }
  return
}
}
}
