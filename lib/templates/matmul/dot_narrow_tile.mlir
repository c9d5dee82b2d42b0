// As dot_tile.mlir, of narrow elements and a B that lies transposed: vectors of ${L} elements of rows of A and of
// columns of B, where they lie, extended, or for an instruction that adds ${Q} products to each lane. Columns beyond the
// edge are read as the last one, and never stored. Where the instruction takes an A without sign and A has one, A is
// offset by 128, and the sums of B's columns, as often, are taken off in the end.
// Placeholders: ${R} rows, ${N} columns, ${name}.
func.func private @${name}(%A: ${A}, %B: ${B}, %C: ${C}, %i0: index, %i1: index, %j0: index, %n: index,
                           %k0: index, %kc: index, %reads: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %cL = arith.constant ${L} : index
  %zero = arith.constant ${zero_c}
  %zero_a = arith.constant ${zero_a}
  %zero_b = arith.constant ${zero_b}
  %none = arith.constant dense<${none}> : vector<${VL}x${c}>
  %left = arith.remui %kc, %cL : index
  %whole = arith.subi %kc, %left : index
  %some = vector.create_mask %left : vector<${L}xi1>
  %n_read = arith.muli %n, %reads : index
  %read = vector.create_mask %cR, %n_read : vector<${R}x${N}xi1>
  %stored = vector.create_mask %cR, %n : vector<${R}x${N}xi1>
  %last = arith.subi %n, %c1 : index
${signs}${columns}
  scf.for %i = %i0 to %i1 step %cR {
${rows}
    %sum:${sums} = scf.for %p = %c0 to %whole step %cL iter_args(${from_none}) -> (${kinds}) {
      %k = arith.addi %k0, %p : index
${whole_reads}
${products}
    }
    %all:${sums} = scf.for %p = %whole to %kc step %cL iter_args(${from_sum}) -> (${kinds}) {
      %k = arith.addi %k0, %p : index
${masked_reads}
${products}
    }
${lanes}
    %before = vector.transfer_read %C[%i, %j0], %zero, %read {in_bounds = [true, true]} : ${C}, vector<${R}x${N}x${c}>
    %result = vector.multi_reduction <add>, %lanes, %before [2] : vector<${R}x${N}x${VL}x${c}> to vector<${R}x${N}x${c}>
    vector.transfer_write %result, %C[%i, %j0], %stored {in_bounds = [true, true]} : vector<${R}x${N}x${c}>, ${C}
  }
  return
}
