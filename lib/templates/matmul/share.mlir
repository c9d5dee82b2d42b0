// The part of a rectangle that one workgroup computes. Whole tiles only, split along the dimension that loses
// less to rounding (columns first): contiguous and static, so that one thread and many store the same values.
func.func private @dynmlir_share(%r0: index, %r1: index, %c0: index, %c1: index, %uM: index, %uN: index,
                                 %wg: index, %wgs: index) -> (index, index, index, index)
    attributes {no_inline} {
  %rows = arith.subi %r1, %r0 : index
  %cols = arith.subi %c1, %c0 : index
  %tile_rows = arith.ceildivui %rows, %uM : index
  %tile_cols = arith.ceildivui %cols, %uN : index
  %rows_each = arith.ceildivui %tile_rows, %wgs : index
  %cols_each = arith.ceildivui %tile_cols, %wgs : index
  %work_by_cols = arith.muli %tile_rows, %cols_each : index
  %work_by_rows = arith.muli %rows_each, %tile_cols : index
  %by_cols = arith.cmpi ule, %work_by_cols, %work_by_rows : index
  %r0s, %r1s, %c0s, %c1s = scf.if %by_cols -> (index, index, index, index) {
    %lo, %hi = func.call @dynmlir_part(%c0, %c1, %uN, %cols_each, %wg) : (index, index, index, index, index) -> (index, index)
    scf.yield %r0, %r1, %lo, %hi : index, index, index, index
  } else {
    %lo, %hi = func.call @dynmlir_part(%r0, %r1, %uM, %rows_each, %wg) : (index, index, index, index, index) -> (index, index)
    scf.yield %lo, %hi, %c0, %c1 : index, index, index, index
  }
  return %r0s, %r1s, %c0s, %c1s : index, index, index, index
}

// Part `wg` of [lo, hi), parts of `each` tiles.
func.func private @dynmlir_part(%lo: index, %hi: index, %tile: index, %each: index, %wg: index) -> (index, index) {
  %step = arith.muli %tile, %each : index
  %skip = arith.muli %wg, %step : index
  %from = arith.addi %lo, %skip : index
  %to = arith.addi %from, %step : index
  %start = arith.minui %from, %hi : index
  %end = arith.minui %to, %hi : index
  return %start, %end : index, index
}

// Copies a rectangle of what C holds beforehand to where it is accumulated. Whole vectors, the last one masked.
func.func private @dynmlir_copy(%from: ${C}, %to: ${C}, %i0: index, %i1: index,
                                %j0: index, %j1: index) attributes {no_inline} {
  %c1 = arith.constant 1 : index
  %lanes = arith.constant ${VL} : index
  %zero = arith.constant ${zero_c}
  scf.for %i = %i0 to %i1 step %c1 {
    scf.for %j = %j0 to %j1 step %lanes {
      %left = arith.subi %j1, %j : index
      %n = arith.minui %left, %lanes : index
      %mask = vector.create_mask %n : vector<${VL}xi1>
      %row = vector.transfer_read %from[%i, %j], %zero, %mask {in_bounds = [true]} : ${C}, vector<${VL}x${c}>
      vector.transfer_write %row, %to[%i, %j], %mask {in_bounds = [true]} : vector<${VL}x${c}>, ${C}
    }
  }
  return
}

// uK and uB so that a packed block fits into what scratch there is: fewer column panels first, then fewer rows of
// them, down to whole vectors. Where the whole reduction K is shorter than uK a block has as many more columns. Scratch
// holds a panel of one vector of rows at least, beside ${extra} rows that are not B's.
func.func private @dynmlir_fit(%uN: index, %uK: index, %uB: index, %have: index, %K: index) -> (index, index)
    attributes {no_inline} {
  %lanes = arith.constant ${VL} : index
  %c1 = arith.constant 1 : index
  %extra = arith.constant ${extra} : index
  %at_least_one = arith.maxui %K, %c1 : index
  %vectors_of_k = arith.ceildivui %at_least_one, %lanes : index
  %rounded = arith.muli %vectors_of_k, %lanes : index
  %needed = arith.minui %uK, %rounded : index
  %deep = arith.addi %needed, %extra : index
  %deep_most = arith.addi %uK, %extra : index
  %all = arith.muli %deep_most, %uB : index
  %panel = arith.muli %deep, %uN : index
  %panels_of_all = arith.divui %all, %panel : index
  %panels_of_have = arith.divui %have, %panel : index
  %panels = arith.minui %panels_of_all, %panels_of_have : index
  %some_panels = arith.maxui %panels, %c1 : index
  %block = arith.muli %some_panels, %uN : index
  %room = arith.divui %have, %block : index
  %rows = arith.subi %room, %extra : index
  %vectors = arith.divui %rows, %lanes : index
  %whole = arith.muli %vectors, %lanes : index
  %depth = arith.minui %needed, %whole : index
  return %depth, %block : index, index
}
