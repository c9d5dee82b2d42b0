// As outer_tile_packed.mlir, for an instruction that adds ${Q} products to each lane: B's panel holds groups of ${Q}
// rows, the ${Q} elements of a column side by side, zeros beyond the edges. A is read ${Q} elements of a row at a
// time, as ${g}, those that K leaves over behind a mask. Where the instruction takes an A without sign and A has one, A is offset
// by 128, and the panel's first group holds what corrects the sums. Placeholders: ${R} rows, ${N} columns, ${name}.
func.func private @${name}(%A: ${A}, %B: ${P}, %C: ${C}, %i0: index, %i1: index, %j0: index, %n: index,
                           %k0: index, %kc: index, %reads: index, %far: ${B}, %next: index) {
  %c0 = arith.constant 0 : index
  %cR = arith.constant ${R} : index
  %cQ = arith.constant ${Q} : index
  %first = arith.constant ${first_group} : index
  %zero = arith.constant ${zero_c}
  %zero_a = arith.constant ${zero_a}
  %n_read = arith.muli %n, %reads : index
  %read = vector.create_mask %cR, %n_read : vector<${R}x${N}xi1>
  %stored = vector.create_mask %cR, %n : vector<${R}x${N}xi1>
  %left = arith.remui %kc, %cQ : index
  %whole = arith.subi %kc, %left : index
  %some = vector.create_mask %cR, %left : vector<${R}x${Q}xi1>
  scf.for %i = %i0 to %i1 step %cR {
    %before = vector.transfer_read %C[%i, %j0], %zero, %read {in_bounds = [true, true]} : ${C}, vector<${R}x${N}x${c}>
${start}
    %sum = scf.for %p = %c0 to %whole step %cQ iter_args(%t = %start) -> (vector<${R}x${N}x${c}>) {
      %k = arith.addi %k0, %p : index
      %group = arith.divui %p, %cQ : index
      %at = arith.addi %group, %first : index
      %read_a = vector.transfer_read %A[%i, %k], %zero_a {in_bounds = [true, true]} : ${A}, vector<${R}x${Q}x${a}>
${group_of_a}
      %row = vector.load %B[%at, %c0] : ${P}, vector<${NQ}x${s}>
      %b = vector.shape_cast %row : vector<${NQ}x${s}> to vector<${N}x${Q}x${s}>
      %u = vector.contract {
          indexing_maps = [affine_map<(r, n, q) -> (r, q)>, affine_map<(r, n, q) -> (n, q)>, affine_map<(r, n, q) -> (r, n)>],
          iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
          %a, %b, %t : vector<${R}x${Q}x${g}>, vector<${N}x${Q}x${s}> into vector<${R}x${N}x${c}>
      scf.yield %u : vector<${R}x${N}x${c}>
    }
    %all = scf.for %p = %whole to %kc step %cQ iter_args(%t = %sum) -> (vector<${R}x${N}x${c}>) {
      %k = arith.addi %k0, %p : index
      %group = arith.divui %p, %cQ : index
      %at = arith.addi %group, %first : index
${read_some_of_a}
${group_of_a}
      %row = vector.load %B[%at, %c0] : ${P}, vector<${NQ}x${s}>
      %b = vector.shape_cast %row : vector<${NQ}x${s}> to vector<${N}x${Q}x${s}>
      %u = vector.contract {
          indexing_maps = [affine_map<(r, n, q) -> (r, q)>, affine_map<(r, n, q) -> (n, q)>, affine_map<(r, n, q) -> (r, n)>],
          iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
          %a, %b, %t : vector<${R}x${Q}x${g}>, vector<${N}x${Q}x${s}> into vector<${R}x${N}x${c}>
      scf.yield %u : vector<${R}x${N}x${c}>
    }
    vector.transfer_write %all, %C[%i, %j0], %stored {in_bounds = [true, true]} : vector<${R}x${N}x${c}>, ${C}
  }
  return
}
