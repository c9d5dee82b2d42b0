// One pipelined task: the tile of ${uM} x ${uN} of C at (row, col), over the reduction from k0 to k1. Copies run
// ${ahead} blocks of the reduction ahead of the arithmetic, in ${stages} stages of shared memory, and are issued while
// the tensor cores work.
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
  affine.for %s = 0 to ${before} {
    func.call @fetch(%A, %B, %sa, %sb, %s, %blocks, %row, %row_end, %col, %col_end, %k0, %k1${fetch_values})
        : (${MT}, ${MT}, ${SA}, ${SB}, index, index, index, index, index, index, index, index${fetch_types}) -> ()
    %group = nvgpu.device_async_create_group
  }
  // The group of each further block is closed where the next one waits.
  %last = arith.constant ${before} : index
  func.call @fetch(%A, %B, %sa, %sb, %last, %blocks, %row, %row_end, %col, %col_end, %k0, %k1${fetch_values})
      : (${MT}, ${MT}, ${SA}, ${SB}, index, index, index, index, index, index, index, index${fetch_types}) -> ()
  %ahead = arith.constant ${ahead} : index
  %stages = arith.constant ${stages} : index
  %zero = arith.constant dense<0.0> : ${ACC}
  %sum = scf.for %block = %c0 to %blocks step %c1 iter_args(%acc = %zero) -> (${ACC}) {
    %group = nvgpu.device_async_create_group
    nvgpu.device_async_wait %group {numGroups = ${before} : i32}
    func.call @visible() : () -> ()
    gpu.barrier
    %stage = arith.remui %block, %stages : index
    %started = func.call @multiply_start(%sa, %sb, %stage, %acc) : (${SA}, ${SB}, index, ${ACC}) -> ${ACC}
    %next = arith.addi %block, %ahead : index
    func.call @fetch(%A, %B, %sa, %sb, %next, %blocks, %row, %row_end, %col, %col_end, %k0, %k1${fetch_values})
        : (${MT}, ${MT}, ${SA}, ${SB}, index, index, index, index, index, index, index, index${fetch_types}) -> ()
${next_taps}    %more = func.call @multiply_end(%started) : (${ACC}) -> ${ACC}
    scf.yield %more : ${ACC}
  }
  func.call @store(%sum, %C0, %C${extra_values}, %row, %row_end, %col, %col_end)
      : (${ACC}, ${MO}, ${MO}${extra_types}, index, index, index, index) -> ()
  return
}
