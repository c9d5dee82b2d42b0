  // Where pixels and taps lie, of the first ${stages} blocks of the reduction.
  %pixels_at = arith.constant ${pixels_at} : index
  %taps_at = arith.constant ${taps_at} : index
  %P = memref.view %S[%pixels_at][] : memref<?xi8, ${shared}> to ${PT}
  %T = memref.view %S[%taps_at][] : memref<?xi8, ${shared}> to ${TT}
  func.call @pixels(%P, ${pixel_box}${view_values}) : (${PT}, index, index${view_types}) -> ()
  gpu.barrier
  affine.for %s = 0 to ${stages} {
    func.call @taps(%P, %T, %s, %s, %k0, %k1) : (${PT}, ${TT}, index, index, index, index) -> ()
  }
  gpu.barrier
