// One pipelined task: the tile of ${uM} x ${uN} of C at (row, col), over the reduction from k0 to k1. Copies run
// ${ahead} blocks of the reduction ahead of the arithmetic, in ${stages} stages of shared memory. The products of one block
// are still under way when those of the next are issued, so that the tensor cores do not wait for barriers: copies go
// where the block before that was, whose products all warp groups have seen the end of.
func.func private @${name}(%A: ${MT}, %B: ${MT}, %C0: ${MO}, %C: ${MO}${extra_parameters},
                           %memory: memref<?xi8, ${shared}>, %row: index, %row_end: index, %col: index,
                           %col_end: index, %k0: index, %k1: index${view_parameters}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uK = arith.constant ${uK} : index
  %b_at = arith.constant ${b_at} : index
  // From the first address on that hardware's swizzle begins at; shared memory itself begins at some multiple of 16.
  %unit = arith.constant ${swizzle_bytes} : index
  %low = arith.constant ${swizzle_mask} : index
  %used = arith.constant ${used_bytes} : index
  %address = memref.extract_aligned_pointer_as_index %memory : memref<?xi8, ${shared}> -> index
  %over = arith.andi %address, %low : index
  %to_next = arith.subi %unit, %over : index
  %skipped = arith.andi %to_next, %low : index
  %S = memref.view %memory[%skipped][%used] : memref<?xi8, ${shared}> to memref<?xi8, ${shared}>
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
  %none32 = arith.constant 0 : i32
  %one32 = arith.constant 1 : i32
  %ahead32 = arith.constant ${ahead} : i32
  %stages32 = arith.constant ${stages} : i32
  %zero = arith.constant dense<0.0> : ${ACC}
  // The stage of a block, and one that is free: counted, not divided.
  %under_way, %end, %free_end = scf.for %block = %c0 to %blocks step %c1
      iter_args(%acc = %zero, %stage32 = %none32, %free32 = %ahead32) -> (${ACC}, i32, i32) {
    %stage = arith.index_castui %stage32 : i32 to index
    %free = arith.index_castui %free32 : i32 to index
    %group = nvgpu.device_async_create_group
    nvgpu.device_async_wait %group {numGroups = ${before} : i32}
    func.call @visible() : () -> ()
    gpu.barrier
    %started = func.call @multiply_start(%sa, %sb, %stage, %acc) : (${SA}, ${SB}, index, ${ACC}) -> ${ACC}
    %next = arith.addi %block, %ahead : index
    func.call @fetch(%A, %B, %sa, %sb, %next, %free, %blocks, %row, %row_end, %col, %col_end, %k0, %k1${fetch_values})
        : (${MT}, ${MT}, ${SA}, ${SB}, index, index, index, index, index, index, index, index, index${fetch_types}) -> ()
${next_taps}    func.call @multiply_earlier() : () -> ()
    %stage_up = arith.addi %stage32, %one32 : i32
    %stage_over = arith.cmpi eq, %stage_up, %stages32 : i32
    %stage_next = arith.select %stage_over, %none32, %stage_up : i32
    %free_up = arith.addi %free32, %one32 : i32
    %free_over = arith.cmpi eq, %free_up, %stages32 : i32
    %free_next = arith.select %free_over, %none32, %free_up : i32
    scf.yield %started, %stage_next, %free_next : ${ACC}, i32, i32
  }
  %sum = func.call @multiply_end(%under_way) : (${ACC}) -> ${ACC}
  func.call @store(%sum, %C0, %C${extra_values}, %row, %row_end, %col, %col_end)
      : (${ACC}, ${MO}, ${MO}${extra_types}, index, index, index, index) -> ()
  return
}
