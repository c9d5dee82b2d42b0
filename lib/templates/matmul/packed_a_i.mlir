// Online loops of a micro-kernel whose A is an image: as packed.mlir, and for each block of B as many rows as scratch
// holds, gathered there at %a_at before the panels of B go over them. %V says where the image's elements lie.
func.func private @${name}(%X: ${A}, %B: ${B}, %result: ${C}, %S: memref<?x${s}>, %base: index,
                           %from: index, %end: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %deepest: index, %uB: index, %V: ${V}, %uA: index, %a_at: index)
    attributes {no_inline} {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %K = memref.dim %X, %c1 : ${A}
  %columns = memref.dim %result, %c1 : ${C}
  %at_least_one = arith.maxui %K, %c1 : index
  %uK = func.call @${name}_whole_runs(%V, %deepest) : (${V}, index) -> index
  %overwrite = arith.xori %accumulate, %true : i1
  %zero = arith.constant ${zero_b}
  scf.for %jb = %j0 to %j1 step %uB {
    %to = arith.addi %jb, %uB : index
    %je = arith.minui %to, %j1 : index
    scf.for %k = %c0 to %at_least_one step %uK {
      %left = arith.subi %K, %k : index
      %kc = arith.minui %left, %uK : index
${next}      %at_first = arith.cmpi eq, %k, %c0 : index
      %fresh = arith.andi %at_first, %overwrite : i1
      %reads = arith.select %fresh, %c0, %c1 : index
${copy}
      %columns_here = arith.subi %je, %jb : index
      %all = scf.while (%ib = %from) : (index) -> (index) {
        %more = arith.cmpi ult, %ib, %end : index
        scf.condition(%more) %ib : index
      } do {
      ^bb0(%ib: index):
        %i1, %pitch, %jump, %run, %runs, %at_once, %step_a = func.call @${name}_gather(
            %X, %V, %S, %a_at, %ib, %end, %k, %kc, %uA, %deepest, %uM, %columns_here)
            : (${A}, ${V}, memref<?x${s}>, index, index, index, index, index, index, index, index, index)
            -> (index, index, index, index, index, index, index)
        %A = memref.reinterpret_cast %S to offset: [%a_at], sizes: [%i1, %kc], strides: [%pitch, 1]
            : memref<?x${s}> to ${A}
        %C = memref.subview %result[%ib, 0] [%i1, %columns] [1, 1] : ${C} to ${C}
        %step_b = arith.constant 0 : index
        %step_c = arith.muli %i1, %columns : index
        %i0 = arith.constant 0 : index
        %tiles = arith.divui %i1, %uM : index
        %iw = arith.muli %tiles, %uM : index
        %rest = arith.subi %i1, %iw : index
        scf.for %j = %jb to %je step %uN {
          %beyond = arith.subi %j1, %j : index
          %n = arith.minui %beyond, %uN : index
          %column = arith.subi %j, %jb : index
          %panel = arith.muli %column, %kc : index
          %at = arith.addi %base, %panel : index
          %P = memref.reinterpret_cast %S to offset: [%at], sizes: [%kc, ${N}], strides: [${N}, 1]
              : memref<?x${s}> to memref<?x${N}x${s}, strided<[${N}, 1], offset: ?>>
${whole}
${edges}
        }
        %rows_of_lines = arith.muli %at_once, %i1 : index
        %ib_next = arith.addi %ib, %rows_of_lines : index
        scf.yield %ib_next : index
      }
    }
  }
  return
}
