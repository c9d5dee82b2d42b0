// Online loops of a micro-kernel that goes along the rows of C, for short reductions: blocks of columns of B, which
// stay in the L2, outside; then reduction blocks, then row tiles. uB columns of uK rows fill what is B's of the L2:
// where there are fewer rows a block has more columns, so that C is written along its rows as far as can be.
func.func private @${name}(%A: ${A}, %B: ${B}, %C: ${C}, %S: memref<?x${s}>, %base: index,
                           %i0: index, %i1: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index) attributes {no_inline} {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %K = memref.dim %A, %${k_of_a} : ${A}
  %at_least_one = arith.maxui %K, %c1 : index
  %overwrite = arith.xori %accumulate, %true : i1
  %rows = arith.subi %i1, %i0 : index
${tiles}
  %whole = arith.muli %tiles, %uM : index
  %iw = arith.addi %i0, %whole : index
  %rest = arith.subi %i1, %iw : index
  %depth = arith.minui %at_least_one, %uK : index
  %room = arith.muli %uB, %uK : index
  %fitting = arith.divui %room, %depth : index
  %panels = arith.divui %fitting, %uN : index
  %block = arith.muli %panels, %uN : index
${shares_of_block}  scf.for %jb = %j0 to %j1 step %block {
    %to = arith.addi %jb, %block : index
    %je = arith.minui %to, %j1 : index
    scf.for %k = %c0 to %at_least_one step %uK {
      %left = arith.subi %K, %k : index
      %kc = arith.minui %left, %uK : index
      %at_first = arith.cmpi eq, %k, %c0 : index
      %fresh = arith.andi %at_first, %overwrite : i1
      %reads = arith.select %fresh, %c0, %c1 : index
${row_tiles}    }
  }
  return
}
