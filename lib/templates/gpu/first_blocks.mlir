  // The copies of the blocks before the last that is fetched ahead, each a group.
  affine.for %s = 0 to ${before} {
    func.call @fetch(%A, %B, %sa, %sb, %s, %s, %blocks, %row, %row_end, %col, %col_end, %k0, %k1${fetch_values})
        : (${MT}, ${MT}, ${SA}, ${SB}, index, index, index, index, index, index, index, index, index${fetch_types}) -> ()
    %group = nvgpu.device_async_create_group
  }
