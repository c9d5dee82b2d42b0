// One pipelined task: the tile of ${uM} x ${uN} of C at (row, col), over the reduction from k0 to k1. Copies run
// ${ahead} blocks of the reduction ahead of the arithmetic, in ${stages} stages of shared memory.
func.func private @${name}(%A: ${MT}, %B: ${MT}, %C0: ${MO}, %C: ${MO}${extra_parameters},
                           %S: memref<?xi8, ${shared}>, %row: index, %row_end: index, %col: index,
                           %col_end: index, %k0: index, %k1: index${view_parameters}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uK = arith.constant ${uK} : index
  %b_at = arith.constant ${b_at} : index
  %sa = memref.view %S[%c0][] : memref<?xi8, ${shared}> to ${SA}
  %sb = memref.view %S[%b_at][] : memref<?xi8, ${shared}> to ${SB}
  %length = arith.subi %k1, %k0 : index
  %blocks = arith.ceildivui %length, %uK : index
${tables}
${first_blocks}  // The group of each further block is closed where the next one waits.
  %last = arith.constant ${before} : index
  func.call @fetch(%A, %B, %sa, %sb, %last, %last, %blocks, %row, %row_end, %col, %col_end, %k0, %k1${fetch_values})
      : (${MT}, ${MT}, ${SA}, ${SB}, index, index, index, index, index, index, index, index, index${fetch_types}) -> ()
  %ahead = arith.constant ${ahead} : index
  %stages = arith.constant ${stages} : index
  %zero = arith.constant dense<0.0> : ${ACC}
  %none32 = arith.constant 0 : i32
  %one32 = arith.constant 1 : i32
  %ahead32 = arith.constant ${ahead} : i32
  %stages32 = arith.constant ${stages} : i32
  // The stage of a block, and that of the one before, which is free: counted, not divided.
  %sum, %end, %before_end = scf.for %block = %c0 to %blocks step %c1 iter_args(%acc = %zero, %stage32 = %none32, %free32 = %ahead32)
      -> (${ACC}, i32, i32) {
    %stage = arith.index_castui %stage32 : i32 to index
    %free = arith.index_castui %free32 : i32 to index
    %group = nvgpu.device_async_create_group
    nvgpu.device_async_wait %group {numGroups = ${before} : i32}
    gpu.barrier
    %next = arith.addi %block, %ahead : index
    func.call @fetch(%A, %B, %sa, %sb, %next, %free, %blocks, %row, %row_end, %col, %col_end, %k0, %k1${fetch_values})
        : (${MT}, ${MT}, ${SA}, ${SB}, index, index, index, index, index, index, index, index, index${fetch_types}) -> ()
${next_taps}    %more = func.call @compute(%sa, %sb, %stage, %acc) : (${SA}, ${SB}, index, ${ACC}) -> ${ACC}
    %up = arith.addi %stage32, %one32 : i32
    %is_last = arith.cmpi eq, %up, %stages32 : i32
    %following = arith.select %is_last, %none32, %up : i32
    scf.yield %more, %following, %stage32 : ${ACC}, i32, i32
  }
${drained}  func.call @store(%sum, %C0, %C${extra_values}, %row, %row_end, %col, %col_end)
      : (${ACC}, ${MO}, ${MO}${extra_types}, index, index, index, index) -> ()
  return
}
