// Copies rows i and further (pixels of the output), columns k to k + kc (what their windows cover, in the order of the
// weights: rows of the window, columns of it, channels) of the matrix that an image stands for. An image lies channels
// innermost, so that a row of the window is a run of elements, and the run of the next pixel begins `pitch` after it:
// - strips: one long run of a row of the image for each row of the window, which the pixels of a row of the output share;
//   of as many rows of the output as there is room for, if they are there as a whole, whose windows share strips if they
//   overlap;
// - or else the matrix itself, run after run, up to uA rows of it.
// Where windows reach beyond the image there are zeros. Returns how many rows there are in a row of the output, from one
// to the next, from one run to the next, the length of a run and how many they are; how many rows of the output, and
// from one to the next. Scratch holds uA x uK elements. Rows are multiplied with so many columns.
func.func private @${name}_gather(%X: ${A}, %V: ${V}, %S: memref<?x${s}>, %at: index, %i: index, %end: index,
                                  %k: index, %kc: index, %uA: index, %uK: index, %uM: index, %columns: index)
    -> (index, index, index, index, index, index, index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sides = arith.constant 2 : index
  %lanes = arith.constant ${VL} : index
  %zeros = arith.constant dense<0.0> : vector<${VL}x${a}>
  %lane = arith.constant dense<[${lane_numbers}]> : vector<${VL}xi32>
${view}
  // Runs: a row of the window, or one pixel of it where those are apart.
  %near = arith.cmpi eq, %dilation_w, %c1 : index
  %dense = arith.cmpi eq, %stride_x, %channels : index
  %merged = arith.andi %near, %dense : i1
  %wide = arith.muli %taps_w, %channels : index
  %run = arith.select %merged, %wide, %channels : index
  %run_or_one = arith.maxsi %run, %c1 : index
  %runs_in_row = arith.select %merged, %c1, %taps_w : index
  %runs_or_one = arith.maxsi %runs_in_row, %c1 : index
  %last_pixel = arith.subi %size_w, %c1 : index
  %to_last_pixel = arith.muli %last_pixel, %stride_x : index
  %image_row = arith.addi %to_last_pixel, %channels : index
  %pitch = arith.muli %step_w, %stride_x : index
  %pitch_or_one = arith.maxsi %pitch, %c1 : index
  // Where the block begins.
  %q = arith.divui %k, %run_or_one : index
  %begun = arith.muli %q, %run_or_one : index
  %t0 = arith.subi %k, %begun : index
  %r0 = arith.divui %q, %runs_or_one : index
  %rows_begun = arith.muli %r0, %runs_or_one : index
  %s0 = arith.subi %q, %rows_begun : index
  %v_q = arith.divui %i, %outs_w : index
  %v_begun = arith.muli %v_q, %outs_w : index
  %v0 = arith.subi %i, %v_begun : index
  %b0 = arith.divui %v_q, %outs_h : index
  %o_begun = arith.muli %b0, %outs_h : index
  %o0 = arith.subi %v_q, %o_begun : index
  // Strips, where the block is whole runs or a part of one, and tiles come out even at the end of the output's rows.
  %below = arith.subi %end, %i : index
  %from_run = arith.addi %t0, %kc : index
  %in_one_run = arith.cmpi sle, %from_run, %run : index
  %runs_many = arith.divui %kc, %run_or_one : index
  %of_whole_runs = arith.muli %runs_many, %run_or_one : index
  %no_rest = arith.cmpi eq, %of_whole_runs, %kc : index
  %at_run = arith.cmpi eq, %t0, %c0 : index
  %whole_runs = arith.andi %no_rest, %at_run : i1
  %regular = arith.ori %in_one_run, %whole_runs : i1
  %length = arith.select %in_one_run, %kc, %run_or_one : index
  %runs_some = arith.select %in_one_run, %c1, %runs_many : index
  %runs = arith.maxsi %runs_some, %c1 : index
  %line = arith.subi %outs_w, %v0 : index
  %line_rows = arith.minsi %line, %below : index
  %all_room = arith.muli %uA, %uK : index
  %room = arith.divui %all_room, %runs : index
  %room_beside = arith.subi %room, %length : index
  %holds = arith.cmpi sge, %room_beside, %c0 : index
  %some_beside = arith.maxsi %room_beside, %c0 : index
  %further = arith.divui %some_beside, %pitch_or_one : index
  %fitting = arith.addi %further, %c1 : index
  // Tiles of less than four rows wait for B: so many rows are lost in each row of the output, a vector operation for
  // every vector of columns. Without strips each pixel's runs are copied, a vector and some ten operations each.
  %four = arith.constant 4 : index
  %ten = arith.constant 10 : index
  %left_over = arith.remui %outs_w, %uM : index
  %some_left = arith.cmpi ne, %left_over, %c0 : index
  %short_by = arith.subi %four, %left_over : index
  %some_lost = arith.maxsi %short_by, %c0 : index
  %lost = arith.select %some_left, %some_lost, %c0 : index
  %vectors_beside = arith.ceildivui %columns, %lanes : index
  %lost_steps = arith.muli %lost, %kc : index
  %lost_work = arith.muli %lost_steps, %vectors_beside : index
  %vectors_of_run = arith.ceildivui %length, %lanes : index
  %copy_of_run = arith.addi %vectors_of_run, %ten : index
  %copies_of_pixel = arith.muli %copy_of_run, %runs : index
  %copies = arith.muli %copies_of_pixel, %outs_w : index
  %long_enough = arith.cmpi sle, %lost_work, %copies : index
  %all_fit = arith.cmpi sge, %fitting, %line_rows : index
  %tiles = arith.divui %fitting, %uM : index
  %in_tiles = arith.muli %tiles, %uM : index
  %most = arith.select %all_fit, %line_rows, %in_tiles : index
  %some_fit = arith.cmpi sge, %most, %c1 : index
  %and_dense = arith.andi %regular, %merged : i1
  %and_holds = arith.andi %and_dense, %holds : i1
  %and_long = arith.andi %and_holds, %long_enough : i1
  %in_strips = arith.andi %and_long, %some_fit : i1
  %made:7 = scf.if %in_strips -> (index, index, index, index, index, index, index) {
    %steps = arith.subi %most, %c1 : index
    %to_last_row = arith.muli %steps, %pitch : index
    %strip = arith.addi %to_last_row, %length : index
    // Whole rows of the output have their strips there together: windows whose rows follow one another share them,
    // others have their own.
    %is_all = arith.cmpi eq, %most, %outs_w : index
    %near_h = arith.cmpi eq, %dilation_h, %c1 : index
    %overlap = arith.cmpi sle, %step_h, %runs : index
    %shares = arith.andi %near_h, %overlap : i1
    %strips_on = arith.select %shares, %step_h, %runs : index
    %lines = scf.if %is_all -> (index) {
      %lines_below = arith.divui %below, %outs_w : index
      %lines_of_image = arith.subi %outs_h, %o0 : index
      %strip_or_one = arith.maxui %strip, %c1 : index
      %strips_fit = arith.divui %all_room, %strip_or_one : index
      %strips_beside = arith.subi %strips_fit, %runs : index
      %some_strips = arith.maxsi %strips_beside, %c0 : index
      %lines_beside = arith.divui %some_strips, %strips_on : index
      %lines_fit = arith.addi %lines_beside, %c1 : index
      %lines_there = arith.minsi %lines_below, %lines_of_image : index
      %lines_both = arith.minsi %lines_there, %lines_fit : index
      scf.yield %lines_both : index
    } else {
      scf.yield %c1 : index
    }
    %further_lines = arith.subi %lines, %c1 : index
    %further_strips = arith.muli %further_lines, %strips_on : index
    %strips = arith.addi %further_strips, %runs : index
    %line_step = arith.muli %strips_on, %strip : index
    %strips_of_line = arith.select %shares, %strips, %runs : index
    %y_out = arith.muli %o0, %step_h : index
    %y0 = arith.subi %y_out, %pad_h : index
    %x_out = arith.muli %v0, %step_w : index
    %x0 = arith.subi %x_out, %pad_w : index
    %at_x = arith.muli %x0, %stride_x : index
    %from = arith.addi %at_x, %t0 : index
    %image = arith.muli %b0, %stride_b : index
    scf.for %px = %c0 to %strips step %c1 {
      %n = arith.addi %strip, %c0 : index
      %line_px = arith.divui %px, %strips_of_line : index
      %strips_before = arith.muli %line_px, %strips_of_line : index
      %strip_of_line = arith.subi %px, %strips_before : index
      %r = arith.addi %r0, %strip_of_line : index
      %y_tap = arith.muli %r, %dilation_h : index
      %y_of_line = arith.muli %line_px, %step_h : index
      %y_below = arith.addi %y0, %y_of_line : index
      %y = arith.addi %y_below, %y_tap : index
      %y_inside = arith.cmpi ult, %y, %size_h : index
      %at_y = arith.muli %y, %stride_y : index
      %image_y = arith.addi %image, %at_y : index
      %source_px = arith.addi %image_y, %from : index
      %from_px = arith.addi %from, %c0 : index
      %skip_target = arith.muli %px, %strip : index
      %target_px = arith.addi %at, %skip_target : index
${edge}
    }
    scf.yield %most, %pitch, %strip, %length, %runs, %lines, %line_step : index, index, index, index, index, index, index
  } else {
    %rows = arith.minsi %below, %uA : index
    %pixel:4 = scf.while (%row = %c0, %b = %b0, %o = %o0, %v = %v0) : (index, index, index, index) -> (index, index, index, index) {
      %more_rows = arith.cmpi slt, %row, %rows : index
      scf.condition(%more_rows) %row, %b, %o, %v : index, index, index, index
    } do {
    ^bb0(%row: index, %b: index, %o: index, %v: index):
      %rest_of_line = arith.subi %outs_w, %v : index
      %rest_of_rows = arith.subi %rows, %row : index
      %pixels = arith.minsi %rest_of_line, %rest_of_rows : index
      %y_out = arith.muli %o, %step_h : index
      %y0 = arith.subi %y_out, %pad_h : index
      %x_out = arith.muli %v, %step_w : index
      %x0 = arith.subi %x_out, %pad_w : index
      %image = arith.muli %b, %stride_b : index
      %row_skip = arith.muli %row, %kc : index
      %to_row = arith.addi %at, %row_skip : index
      %walked:4 = scf.while (%p = %c0, %r = %r0, %s = %s0, %t = %t0) : (index, index, index, index) -> (index, index, index, index) {
        %more = arith.cmpi slt, %p, %kc : index
        scf.condition(%more) %p, %r, %s, %t : index, index, index, index
      } do {
      ^bb0(%p: index, %r: index, %s: index, %t: index):
        %rest_of_run = arith.subi %run_or_one, %t : index
        %rest_of_block = arith.subi %kc, %p : index
        %n = arith.minsi %rest_of_run, %rest_of_block : index
        %y_tap = arith.muli %r, %dilation_h : index
        %y = arith.addi %y0, %y_tap : index
        %x_tap = arith.muli %s, %dilation_w : index
        %x = arith.addi %x0, %x_tap : index
        %at_x = arith.muli %x, %stride_x : index
        %from = arith.addi %at_x, %t : index
        %at_y = arith.muli %y, %stride_y : index
        %image_y = arith.addi %image, %at_y : index
        %source = arith.addi %image_y, %from : index
        %target = arith.addi %to_row, %p : index
        // Pixels lo to hi have the whole run in the image.
        %y_inside = arith.cmpi ult, %y, %size_h : index
        %before = arith.subi %c0, %from : index
        %some_before = arith.maxsi %before, %c0 : index
        %lo_any = arith.ceildivui %some_before, %pitch_or_one : index
        %lo = arith.minsi %lo_any, %pixels : index
        %to_last = arith.subi %image_row, %from : index
        %to_spare = arith.subi %to_last, %n : index
        %has_room = arith.cmpi sge, %to_spare, %c0 : index
        %some_room = arith.maxsi %to_spare, %c0 : index
        %after_first = arith.divui %some_room, %pitch_or_one : index
        %up_to = arith.addi %after_first, %c1 : index
        %up_to_end = arith.minsi %up_to, %pixels : index
        %hi_some = arith.maxsi %up_to_end, %lo : index
        %inside = arith.andi %y_inside, %has_room : i1
        %hi = arith.select %inside, %hi_some, %lo : index
        %vectors = arith.divui %n, %lanes : index
        %whole = arith.muli %vectors, %lanes : index
        %is_long = arith.cmpi ne, %vectors, %c0 : index
        %last_e = arith.subi %n, %lanes : index
        %tail = arith.subi %n, %whole : index
        %tail32 = arith.index_cast %tail : index to i32
        %tails = vector.broadcast %tail32 : i32 to vector<${VL}xi32>
        %tail_mask = arith.cmpi slt, %lane, %tails : vector<${VL}xi32>
        scf.for %px = %c0 to %lo step %c1 {
          %skip = arith.muli %px, %pitch : index
          %from_px = arith.addi %from, %skip : index
          %source_px = arith.addi %source, %skip : index
          %skip_target = arith.muli %px, %kc : index
          %target_px = arith.addi %target, %skip_target : index
${edge}
        }
        scf.for %px = %lo to %hi step %c1 {
          %skip = arith.muli %px, %pitch : index
          %source_px = arith.addi %source, %skip : index
          %skip_target = arith.muli %px, %kc : index
          %target_px = arith.addi %target, %skip_target : index
          scf.for %e = %c0 to %whole step %lanes {
            %source_e = arith.addi %source_px, %e : index
            %target_e = arith.addi %target_px, %e : index
            %some = vector.load %X[%c0, %source_e] : ${A}, vector<${VL}x${a}>
            vector.store %some, %S[%target_e] : memref<?x${s}>, vector<${VL}x${s}>
          }
          // What is left over is one more vector that ends with the run, where that has one.
          scf.for %e = %whole to %n step %lanes {
            scf.if %is_long {
              %source_e = arith.addi %source_px, %last_e : index
              %target_e = arith.addi %target_px, %last_e : index
              %some = vector.load %X[%c0, %source_e] : ${A}, vector<${VL}x${a}>
              vector.store %some, %S[%target_e] : memref<?x${s}>, vector<${VL}x${s}>
            } else {
              %source_e = arith.addi %source_px, %e : index
              %target_e = arith.addi %target_px, %e : index
              %some = vector.maskedload %X[%c0, %source_e], %tail_mask, %zeros
                  : ${A}, vector<${VL}xi1>, vector<${VL}x${a}> into vector<${VL}x${a}>
              vector.maskedstore %S[%target_e], %tail_mask, %some : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
            }
          }
        }
        scf.for %px = %hi to %pixels step %c1 {
          %skip = arith.muli %px, %pitch : index
          %from_px = arith.addi %from, %skip : index
          %source_px = arith.addi %source, %skip : index
          %skip_target = arith.muli %px, %kc : index
          %target_px = arith.addi %target, %skip_target : index
${edge}
        }
        %p_next = arith.addi %p, %n : index
        %s_up = arith.addi %s, %c1 : index
        %row_done = arith.cmpi eq, %s_up, %runs_or_one : index
        %s_next = arith.select %row_done, %c0, %s_up : index
        %r_up = arith.addi %r, %c1 : index
        %r_next = arith.select %row_done, %r_up, %r : index
        scf.yield %p_next, %r_next, %s_next, %c0 : index, index, index, index
      }
      %row_next = arith.addi %row, %pixels : index
      %v_some = arith.addi %v, %pixels : index
      %line_done = arith.cmpi eq, %v_some, %outs_w : index
      %v_next = arith.select %line_done, %c0, %v_some : index
      %o_up = arith.addi %o, %c1 : index
      %o_some = arith.select %line_done, %o_up, %o : index
      %image_done = arith.cmpi eq, %o_some, %outs_h : index
      %o_next = arith.select %image_done, %c0, %o_some : index
      %b_up = arith.addi %b, %c1 : index
      %b_next = arith.select %image_done, %b_up, %b : index
      scf.yield %row_next, %b_next, %o_next, %v_next : index, index, index, index
    }
    scf.yield %rows, %kc, %c0, %kc, %c1, %c1, %c0 : index, index, index, index, index, index, index
  }
  return %made#0, %made#1, %made#2, %made#3, %made#4, %made#5, %made#6
      : index, index, index, index, index, index, index
}

// As much of a block's depth as whole runs have, where pixels share them: else a block is gathered pixel by pixel.
func.func private @${name}_whole_runs(%V: ${V}, %uK: index) -> index attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
${view}
  %near = arith.cmpi eq, %dilation_w, %c1 : index
  %dense = arith.cmpi eq, %stride_x, %channels : index
  %merged = arith.andi %near, %dense : i1
  %run = arith.muli %taps_w, %channels : index
  %run_or_one = arith.maxui %run, %c1 : index
  %runs = arith.divui %uK, %run_or_one : index
  %whole = arith.muli %runs, %run_or_one : index
  %some = arith.cmpi ne, %whole, %c0 : index
  %is_shared = arith.andi %merged, %some : i1
  %depth = arith.select %is_shared, %whole, %uK : index
  return %depth : index
}
