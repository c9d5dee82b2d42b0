// As packed.mlir, for tiles that take groups of ${Q} rows of B: the elements of a column and group lie side by side,
// rows beyond the reduction are zeros. Where A is offset, a panel begins with
// a group that corrects the sums.
func.func private @${name}(%A: ${A}, %B: ${B}, %C: ${C}, %S: memref<?x${s}>, %base: index,
                           %i0: index, %i1: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index) attributes {no_inline} {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %cQ = arith.constant ${Q} : index
  %extra = arith.constant ${extra} : index
  %K = memref.dim %A, %c1 : ${A}
  %at_least_one = arith.maxui %K, %c1 : index
  %overwrite = arith.xori %accumulate, %true : i1
  %rows = arith.subi %i1, %i0 : index
${tiles}
  %whole = arith.muli %tiles, %uM : index
  %iw = arith.addi %i0, %whole : index
  %rest = arith.subi %i1, %iw : index
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
      %groups = arith.ceildivui %kc, %cQ : index
      %grouped = arith.muli %groups, %cQ : index
      %deep = arith.addi %grouped, %extra : index
${copy}
${row_blocks}      scf.for %ib = %i0 to %once step %uA {
        %ib_next = arith.addi %ib, %uA : index
        %ie = arith.minui %ib_next, %iw : index
        %is_last = arith.cmpi uge, %ib_next, %iw : index
        %edge_rows = arith.select %is_last, %rest, %c0 : index
        scf.for %j = %jb to %je step %uN {
          %beyond = arith.subi %j1, %j : index
          %n = arith.minui %beyond, %uN : index
          %column = arith.subi %j, %jb : index
          %panel = arith.muli %column, %deep : index
          %at = arith.addi %base, %panel : index
          %all_groups = arith.divui %deep, %cQ : index
          %P = memref.reinterpret_cast %S to offset: [%at], sizes: [%all_groups, ${NQ}], strides: [${NQ}, 1]
              : memref<?x${s}> to ${P}
${correct}
${part}${whole}
${edges}
        }
      }
    }
  }
  return
}
