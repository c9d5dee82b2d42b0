// As sweep_tile.mlir, for an instruction that adds ${Q} products to each lane, of a B that lies as it is written: ${Q} of
// its rows are read at a time, and interleaved in registers, zeros beyond the edges. A is read ${Q} elements of a row
// at a time, as ${g}, those that K leaves over behind a mask. Where the instruction takes an A without sign and A has
// one, A is offset by 128, and the sums of B's columns, as often, are taken off in the end.
// Placeholders: ${R} rows, ${N} columns, ${name}.
func.func private @${name}(%A: ${A}, %B: ${B}, %C: ${C}, %i0: index, %i1: index, %j0: index, %j1: index,
                           %k0: index, %kc: index, %reads: index, %far: ${B}, %next: index, %each: index) {
  %c0 = arith.constant 0 : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %cQ = arith.constant ${Q} : index
  %zero = arith.constant ${zero_c}
  %zero_a = arith.constant ${zero_a}
  %left = arith.remui %kc, %cQ : index
  %whole = arith.subi %kc, %left : index
  %some = vector.create_mask %cR, %left : vector<${R}x${Q}xi1>
${no_sums}  scf.for %i = %i0 to %i1 step %cR {
    scf.for %j = %j0 to %j1 step %cN {
      %beyond = arith.subi %j1, %j : index
      %n = arith.minui %beyond, %cN : index
      %n_read = arith.muli %n, %reads : index
      %read = vector.create_mask %cR, %n_read : vector<${R}x${N}xi1>
      %stored = vector.create_mask %cR, %n : vector<${R}x${N}xi1>
      %before = vector.transfer_read %C[%i, %j], %zero, %read {in_bounds = [true, true]} : ${C}, vector<${R}x${N}x${c}>
      %sum${two} = scf.for %p = %c0 to %whole step %cQ iter_args(%t = %before${and_none}) -> (${kinds}) {
        %k = arith.addi %k0, %p : index
        %read_a = vector.transfer_read %A[%i, %k], %zero_a {in_bounds = [true, true]} : ${A}, vector<${R}x${Q}x${a}>
${group_of_a}
${rows}
${products}
      }
      %all${two} = scf.for %p = %whole to %kc step %cQ iter_args(%t = %sum${first}${and_sums}) -> (${kinds}) {
        %k = arith.addi %k0, %p : index
${read_some_of_a}
${group_of_a}
${last_rows}
${products}
      }
${take_off}      vector.transfer_write %result, %C[%i, %j], %stored {in_bounds = [true, true]} : vector<${R}x${N}x${c}>, ${C}
    }
  }
  return
}
