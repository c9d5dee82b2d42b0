// Online loops of a micro-kernel that reads a B which lies in panels of ${Q} columns, one after the other, each K x ${Q}:
// column panels outside, reduction blocks inside. One reduction block at least, so that K = 0 stores zeros. What is
// beyond the last column is there, as zeros.
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
  %uQ = arith.constant ${Q} : index
  scf.for %j = %j0 to %j1 step %uN {
    %column = arith.remui %j, %uQ : index
    %first = arith.subi %j, %column : index
    %number = arith.divui %first, %uQ : index
    %panel = arith.muli %number, %K : index
    scf.for %k = %c0 to %at_least_one step %uK {
      %beyond = arith.subi %j1, %j : index
      %n = arith.minui %beyond, %uN : index
      %left = arith.subi %K, %k : index
      %kc = arith.minui %left, %uK : index
      %next = arith.addi %k, %uK : index
      %at_first = arith.cmpi eq, %k, %c0 : index
      %fresh = arith.andi %at_first, %overwrite : i1
      %reads = arith.select %fresh, %c0, %c1 : index
      %row = arith.addi %panel, %k : index
      %P = memref.subview %B[%row, %column] [%kc, ${N}] [1, 1] : ${B} to ${P}
${whole}
${edges}
    }
  }
  return
}
