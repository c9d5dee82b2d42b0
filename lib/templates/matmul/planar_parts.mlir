// A block of the image, rows from_h to to_h and columns from_w to to_w of it, `now` channels from ch on: pixel after pixel,
// `pitch` apart, channels innermost. Squares of ${VL} channels and ${VL} pixels are turned in registers.
func.func private @${name}_turn(%X: ${B}, %V: ${V}, %S: memref<?x${s}>, %at: index, %ch: index, %now: index, %pitch: index,
                                %from_h: index, %to_h: index, %from_w: index, %to_w: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %lanes = arith.constant ${VL} : index
  %zero = arith.constant ${zero_b}
${view}
  // Rows that are read whole follow one another.
  %rows = arith.subi %to_h, %from_h : index
  %columns = arith.subi %to_w, %from_w : index
  %whole = arith.cmpi eq, %columns, %stride_y : index
  %all = arith.muli %rows, %columns : index
  %lines = arith.select %whole, %c1, %rows : index
  %length = arith.select %whole, %all, %columns : index
  %last = arith.subi %now, %c1 : index
  scf.for %line = %c0 to %lines step %c1 {
    %y = arith.addi %from_h, %line : index
    %at_y = arith.muli %y, %stride_y : index
    %from = arith.addi %at_y, %from_w : index
    %begun = arith.muli %line, %length : index
    scf.for %x = %c0 to %length step %lanes {
      %left = arith.subi %length, %x : index
      %pixels = arith.minui %left, %lanes : index
      %some = vector.create_mask %pixels : vector<${VL}xi1>
      %from_x = arith.addi %from, %x : index
      %pixel = arith.addi %begun, %x : index
      %to_pixel = arith.muli %pixel, %pitch : index
      %pixel_at = arith.addi %at, %to_pixel : index
      scf.for %c = %c0 to %now step %lanes {
        %c_left = arith.subi %now, %c : index
        %stored = vector.create_mask %c_left : vector<${VL}xi1>
        %whole_square = arith.cmpi uge, %c_left, %lanes : index
        %square_at = arith.addi %pixel_at, %c : index
${turn_loads}
${transpose}
${turn_stores}
      }
    }
  }
  return
}

// Filters i to i + n of the weights, `now` channels of them, `depth` elements from k_from on, as a panel of ${N} columns: row
// after row, column after column of the window, all these channels for each. Filters beyond are the last one again; what
// squares have beyond the last row goes to a row behind it.
func.func private @${name}_weights(%B: ${A}, %S: memref<?x${s}>, %at: index, %i: index, %n: index, %k_from: index,
                                   %now: index, %depth: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %lanes = arith.constant ${VL} : index
  %uN = arith.constant ${N} : index
  %zero = arith.constant ${zero_a}
  %end = arith.addi %i, %n : index
  %last = arith.subi %end, %c1 : index
  %round = arith.subi %depth, %c1 : index
  %ahead = arith.constant ${weights_ahead_by} : index
  scf.for %f = %c0 to %n step %lanes {
    %jq = arith.addi %i, %f : index
    %column_at = arith.addi %at, %f : index
${columns}
    %row_end = scf.for %p = %c0 to %depth step %lanes iter_args(%place_0 = %c0) -> (index) {
      %kp = arith.addi %k_from, %p : index
      %rows = arith.subi %depth, %p : index
      %later = arith.addi %kp, %ahead : index
${weights_ahead}
${load_some}
${transpose}
${weights_stores}
      scf.yield %place_${VL} : index
    }
  }
  return
}

// A block of pixels, ${N} filters each, into filters i to i + n of C, pixels ib to ib + count of them.
func.func private @${name}_store(%S: memref<?x${s}>, %at: index, %C: ${C}, %i: index, %n: index, %ib: index, %count: index,
                                 %accumulate: i1) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %lanes = arith.constant ${VL} : index
  %uN = arith.constant ${N} : index
  %zero = arith.constant ${zero_c}
  %last = arith.subi %count, %c1 : index
  scf.for %x = %c0 to %count step %lanes {
    %left = arith.subi %count, %x : index
    %stored = vector.create_mask %left : vector<${VL}xi1>
    %whole_square = arith.cmpi uge, %left, %lanes : index
    %column = arith.addi %ib, %x : index
${store_rows}
    scf.for %f = %c0 to %n step %lanes {
      %row = arith.addi %i, %f : index
${store_loads}
${transpose}
${store_stores}
    }
  }
  return
}
