// Online loops of a micro-kernel that reads B from scratch: a block of uK rows and uB columns is
// copied, panel after panel, columns beyond the edge as zeros, and then serves every row of the region. Where the
// first tile of a panel packs it as it goes (packed_fill.mlir), it computes its own rows meanwhile.
func.func private @${name}(%A: ${A}, %B: ${B}, %C: ${C}, %S: memref<?x${s}>, %base: index,
                           %i0: index, %i1: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index${view_argument}) attributes {no_inline} {
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
  %zero = arith.constant ${zero_b}
  scf.for %jb = %j0 to %j1 step %uB {
    %to = arith.addi %jb, %uB : index
    %je = arith.minui %to, %j1 : index
    scf.for %k = %c0 to %at_least_one step %uK {
      %left = arith.subi %K, %k : index
      %kc = arith.minui %left, %uK : index
${next}${fills}      %at_first = arith.cmpi eq, %k, %c0 : index
      %fresh = arith.andi %at_first, %overwrite : i1
      %reads = arith.select %fresh, %c0, %c1 : index
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
          %panel = arith.muli %column, %kc : index
          %at = arith.addi %base, %panel : index
          %P = memref.reinterpret_cast %S to offset: [%at], sizes: [%kc, ${N}], strides: [${N}, 1]
              : memref<?x${s}> to memref<?x${N}x${s}, strided<[${N}, 1], offset: ?>>
${part}${fill}${whole}
${edges}
        }
      }
    }
  }
  return
}
