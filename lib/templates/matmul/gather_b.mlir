// Copies a block of the matrix that an image stands for into panels of ${N} columns: columns jb to je (pixels of the
// output), rows k to k + kc (what their windows cover, in the order of the weights: channels, rows of the window, columns
// of it). An image lies pixels innermost, so that a row of a panel is a few runs of pixels, each in one row of the
// output; where a window reaches beyond the image, and beyond the last column, there are zeros.
func.func private @${name}_gather(%X: ${B}, %V: ${V}, %S: memref<?x${s}>, %base: index,
                                  %k: index, %kc: index, %jb: index, %je: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %lanes = arith.constant ${VL} : index
  %zeros = arith.constant dense<0.0> : vector<${VL}x${b}>
  %zero = arith.constant ${zero_b}
  %lane = arith.constant dense<[${lane_numbers}]> : vector<${VL}xi32>
${view}
  %c2 = arith.constant 2 : index
  %zeros_2 = arith.constant dense<0.0> : vector<${VL2}x${b}>
  %lane_2 = arith.constant dense<[${lane_numbers_2}]> : vector<${VL2}xi32>
  %by_one = arith.cmpi eq, %step_w, %c1 : index
  %by_two = arith.cmpi eq, %step_w, %c2 : index
  // Where the block begins.
  %wide = arith.maxsi %taps_w, %c1 : index
  %high = arith.maxsi %taps_h, %c1 : index
  %q0 = arith.divui %k, %wide : index
  %q_begun = arith.muli %q0, %wide : index
  %s0 = arith.subi %k, %q_begun : index
  %ch0 = arith.divui %q0, %high : index
  %ch_begun = arith.muli %ch0, %high : index
  %r0 = arith.subi %q0, %ch_begun : index
  %o0 = arith.divui %jb, %outs_w : index
  %o_begun = arith.muli %o0, %outs_w : index
  %v0 = arith.subi %jb, %o_begun : index
  %pixel:2 = scf.for %j = %jb to %je step %uN iter_args(%o_panel = %o0, %v_panel = %v0) -> (index, index) {
    %skipped = arith.subi %j, %jb : index
    %before = arith.muli %skipped, %kc : index
    %panel = arith.addi %base, %before : index
    %left = arith.subi %je, %j : index
    %n = arith.minsi %left, %uN : index
    %end:3 = scf.while (%q = %c0, %o = %o_panel, %v = %v_panel) : (index, index, index) -> (index, index, index) {
      %more = arith.cmpi slt, %q, %n : index
      scf.condition(%more) %q, %o, %v : index, index, index
    } do {
    ^bb0(%q: index, %o: index, %v: index):
      %rest_of_row = arith.subi %outs_w, %v : index
      %rest_of_panel = arith.subi %n, %q : index
      %length = arith.minsi %rest_of_row, %rest_of_panel : index
      %y_out = arith.muli %o, %step_h : index
      %y0 = arith.subi %y_out, %pad_h : index
      %x_out = arith.muli %v, %step_w : index
      %x0 = arith.subi %x_out, %pad_w : index
      %to_run = arith.addi %panel, %q : index
      %tap:3 = scf.for %p = %c0 to %kc step %c1 iter_args(%ch = %ch0, %r = %r0, %s = %s0) -> (index, index, index) {
        %y_tap = arith.muli %r, %dilation_h : index
        %y = arith.addi %y0, %y_tap : index
        %x_tap = arith.muli %s, %dilation_w : index
        %x = arith.addi %x0, %x_tap : index
        %y_inside = arith.cmpi ult, %y, %size_h : index
        %at_channel = arith.muli %ch, %stride_c : index
        %at_y = arith.muli %y, %stride_y : index
        %row = arith.addi %at_channel, %at_y : index
        %source = arith.addi %row, %x : index
        %to_row = arith.muli %p, %uN : index
        %target = arith.addi %to_run, %to_row : index
        // Pixels of the run whose element is in the image: first to last.
        %ahead = arith.subi %c0, %x : index
        %some_ahead = arith.maxsi %ahead, %c0 : index
        %behind = arith.subi %size_w, %x : index
        %some_behind = arith.maxsi %behind, %c0 : index
        scf.if %by_one {
          %first = arith.minsi %some_ahead, %length : index
          %last_some = arith.minsi %some_behind, %length : index
          %last_any = arith.maxsi %last_some, %first : index
          %last = arith.select %y_inside, %last_any, %first : index
          %valid = arith.subi %last, %first : index
          %valid32 = arith.index_cast %valid : index to i32
          %valids = vector.broadcast %valid32 : i32 to vector<${VL}xi32>
          scf.for %e = %c0 to %length step %lanes {
            %into = arith.subi %e, %first : index
            %into32 = arith.index_cast %into : index to i32
            %intos = vector.broadcast %into32 : i32 to vector<${VL}xi32>
            %place = arith.addi %lane, %intos : vector<${VL}xi32>
            %mask = arith.cmpi ult, %place, %valids : vector<${VL}xi32>
            %source_e = arith.addi %source, %e : index
            %row_e = vector.maskedload %X[%c0, %source_e], %mask, %zeros
                : ${B}, vector<${VL}xi1>, vector<${VL}x${b}> into vector<${VL}x${b}>
            %rest = arith.subi %length, %e : index
            %rest32 = arith.index_cast %rest : index to i32
            %rests = vector.broadcast %rest32 : i32 to vector<${VL}xi32>
            %stored = arith.cmpi slt, %lane, %rests : vector<${VL}xi32>
            %target_e = arith.addi %target, %e : index
            vector.maskedstore %S[%target_e], %stored, %row_e : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
          }
        } else {
          %first_any = arith.ceildivui %some_ahead, %step_w : index
          %first = arith.minsi %first_any, %length : index
          %last_some = arith.ceildivui %some_behind, %step_w : index
          %last_less = arith.minsi %last_some, %length : index
          %last_any = arith.maxsi %last_less, %first : index
          %last = arith.select %y_inside, %last_any, %first : index
          scf.if %by_two {
            // Every other element of two vectors, of which those from the first pixel to the last are read.
            %valid = arith.subi %last, %first : index
            %valid_2 = arith.muli %valid, %c2 : index
            %between = arith.subi %valid_2, %c1 : index
            %some_between = arith.maxsi %between, %c0 : index
            %valid32 = arith.index_cast %some_between : index to i32
            %valids = vector.broadcast %valid32 : i32 to vector<${VL2}xi32>
            scf.for %e = %c0 to %length step %lanes {
              %into = arith.subi %e, %first : index
              %into_2 = arith.muli %into, %c2 : index
              %into32 = arith.index_cast %into_2 : index to i32
              %intos = vector.broadcast %into32 : i32 to vector<${VL2}xi32>
              %place = arith.addi %lane_2, %intos : vector<${VL2}xi32>
              %mask = arith.cmpi ult, %place, %valids : vector<${VL2}xi32>
              %step = arith.muli %e, %c2 : index
              %source_e = arith.addi %source, %step : index
              %both = vector.maskedload %X[%c0, %source_e], %mask, %zeros_2
                  : ${B}, vector<${VL2}xi1>, vector<${VL2}x${b}> into vector<${VL2}x${b}>
              %row_e = vector.shuffle %both, %both [${even_numbers}] : vector<${VL2}x${b}>, vector<${VL2}x${b}>
              %rest = arith.subi %length, %e : index
              %rest32 = arith.index_cast %rest : index to i32
              %rests = vector.broadcast %rest32 : i32 to vector<${VL}xi32>
              %stored = arith.cmpi slt, %lane, %rests : vector<${VL}xi32>
              %target_e = arith.addi %target, %e : index
              vector.maskedstore %S[%target_e], %stored, %row_e : memref<?x${s}>, vector<${VL}xi1>, vector<${VL}x${s}>
            }
          } else {
            scf.for %e = %c0 to %first step %c1 {
              %target_e = arith.addi %target, %e : index
              memref.store %zero, %S[%target_e] : memref<?x${s}>
            }
            scf.for %e = %first to %last step %c1 {
              %step = arith.muli %e, %step_w : index
              %source_e = arith.addi %source, %step : index
              %value = memref.load %X[%c0, %source_e] : ${B}
              %target_e = arith.addi %target, %e : index
              memref.store %value, %S[%target_e] : memref<?x${s}>
            }
            scf.for %e = %last to %length step %c1 {
              %target_e = arith.addi %target, %e : index
              memref.store %zero, %S[%target_e] : memref<?x${s}>
            }
          }
        }
        %s_up = arith.addi %s, %c1 : index
        %row_done = arith.cmpi eq, %s_up, %wide : index
        %s_next = arith.select %row_done, %c0, %s_up : index
        %r_up = arith.addi %r, %c1 : index
        %r_some = arith.select %row_done, %r_up, %r : index
        %window_done = arith.cmpi eq, %r_some, %high : index
        %r_next = arith.select %window_done, %c0, %r_some : index
        %ch_up = arith.addi %ch, %c1 : index
        %ch_next = arith.select %window_done, %ch_up, %ch : index
        scf.yield %ch_next, %r_next, %s_next : index, index, index
      }
      %q_next = arith.addi %q, %length : index
      %v_some = arith.addi %v, %length : index
      %line_done = arith.cmpi eq, %v_some, %outs_w : index
      %v_next = arith.select %line_done, %c0, %v_some : index
      %o_up = arith.addi %o, %c1 : index
      %o_next = arith.select %line_done, %o_up, %o : index
      scf.yield %q_next, %o_next, %v_next : index, index, index
    }
    // Columns of the panel beyond the last.
    %partial = arith.cmpi slt, %n, %uN : index
    scf.if %partial {
      scf.for %p = %c0 to %kc step %c1 {
        %to_row = arith.muli %p, %uN : index
        %target = arith.addi %panel, %to_row : index
        scf.for %e = %n to %uN step %c1 {
          %target_e = arith.addi %target, %e : index
          memref.store %zero, %S[%target_e] : memref<?x${s}>
        }
      }
    }
    scf.yield %end#1, %end#2 : index, index
  }
  return
}
