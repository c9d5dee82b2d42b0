// Online loops of a micro-kernel that takes dot products: B's panel is transposed into scratch, each column
// filled up with zeros to whole vectors and columns beyond the edge zero, and then serves every row.
func.func private @${name}(%A: ${A}, %B: ${B}, %C: ${C}, %S: memref<?x${s}>, %base: index,
                           %i0: index, %i1: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index) attributes {no_inline} {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %K = memref.dim %A, %c1 : ${A}
  %at_least_one = arith.maxui %K, %c1 : index
  %overwrite = arith.xori %accumulate, %true : i1
  %rows = arith.subi %i1, %i0 : index
  %tiles = arith.divui %rows, %uM : index
  %whole = arith.muli %tiles, %uM : index
  %iw = arith.addi %i0, %whole : index
  %rest = arith.subi %i1, %iw : index
  %zero = arith.constant ${zero_s}
  %lanes = arith.constant ${VL} : index
  %N = memref.dim %B, %c1 : ${B}
  %one_column = arith.cmpi eq, %N, %c1 : index
  scf.for %j = %j0 to %j1 step %uN {
    scf.for %k = %c0 to %at_least_one step %uK {
      %beyond = arith.subi %j1, %j : index
      %n = arith.minui %beyond, %uN : index
      %left = arith.subi %K, %k : index
      %kc = arith.minui %left, %uK : index
      %at_first = arith.cmpi eq, %k, %c0 : index
      %fresh = arith.andi %at_first, %overwrite : i1
      %reads = arith.select %fresh, %c0, %c1 : index
      %vectors = arith.ceildivui %kc, %lanes : index
      %padded = arith.muli %vectors, %lanes : index
      scf.if %one_column {
        func.call @dynmlir_copy_column(%B, %S, %base, %k, %kc) : (${B}, memref<?x${s}>, index, index, index) -> ()
      } else {
        scf.for %q = %c0 to %n step %c1 {
          %jq = arith.addi %j, %q : index
          %columns = arith.muli %q, %padded : index
          %column = arith.addi %base, %columns : index
          scf.for %p = %c0 to %kc step %c1 {
            %kp = arith.addi %k, %p : index
            %at = arith.addi %column, %p : index
            %value = memref.load %B[%kp, %jq] : ${B}
${extend_value}            memref.store ${extended_value}, %S[%at] : memref<?x${s}>
          }
          scf.for %p = %kc to %padded step %c1 {
            %at = arith.addi %column, %p : index
            memref.store %zero, %S[%at] : memref<?x${s}>
          }
        }
      }
      %filled = arith.muli %n, %padded : index
      %all = arith.muli %uN, %padded : index
      scf.for %p = %filled to %all step %c1 {
        %at = arith.addi %base, %p : index
        memref.store %zero, %S[%at] : memref<?x${s}>
      }
      %P = memref.reinterpret_cast %S to offset: [%base], sizes: [${N}, %padded], strides: [%padded, 1]
          : memref<?x${s}> to memref<${N}x?x${s}, strided<[?, 1], offset: ?>>
${whole}
${edges}
    }
  }
  return
}
