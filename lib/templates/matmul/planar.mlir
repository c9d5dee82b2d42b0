// Online loops of a micro-kernel on an image whose pixels lie innermost: blocks of up to ${PIXELS} pixels, whole images, lines
// of the output or a piece of one. What their windows cover is turned into scratch, channels innermost, some channels at a
// time; the weights are packed beside it, rows and columns of the window before channels. From there on it is a convolution
// as window.mlir computes it, into a block of scratch that is turned into C when it is done. Products that follow
// one another share the weights where these are the same. Scratch, uK x uB: the block of C, that of the image, weights.
func.func private @${name}(%A: ${A}, %image: ${B}, %result: ${C}, %S: memref<?x${s}>, %base: index,
                           %from: index, %end: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index, %V: ${V},
                           %products: index, %step_a: index, %step_b: index, %step_c: index)
    attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %uN = arith.constant ${N} : index
  %pixels = arith.constant ${PIXELS} : index
  %depth_most = arith.constant ${DEPTH} : index
  %half = arith.constant ${H} : index
  %view_size = arith.constant ${view_size} : index
  %c32 = arith.constant 32 : index
  %line_of_a = arith.constant ${line} : index
  %steps_of_call = arith.constant ${steps_of_call} : index
  %last_filter = arith.subi %end, %c1 : index
  %T = memref.alloca() : ${T}
  %D = memref.alloca() : ${D}
  %W = memref.alloca() : ${V}
${view}
  scf.for %q = %c0 to %view_size step %c1 {
    %value = memref.load %V[%q] : ${V}
    memref.store %value, %W[%q] : ${V}
  }
  %room = arith.muli %uK, %uB : index
  %taps = arith.muli %taps_h, %taps_w : index
  %taps_or_one = arith.maxui %taps, %c1 : index
  %channels_or_one = arith.maxui %channels, %c1 : index
  %deep = arith.divui %depth_most, %taps_or_one : index
  %deep_or_one = arith.maxui %deep, %c1 : index
  %some_deep = arith.minui %deep_or_one, %channels_or_one : index
  // Pixels of a block: what of C takes a quarter of the scratch. Images of a block: what takes a quarter, too.
  %quarter = arith.divui %room, %c4 : index
  %rows_fit = arith.divui %quarter, %uN : index
  %some_fit = arith.minui %rows_fit, %pixels : index
  %most = arith.maxui %some_fit, %c1 : index
  %for_c = arith.muli %most, %uN : index
  %beside = arith.subi %room, %for_c : index
  %width = arith.maxui %outs_w, %c1 : index
  %lines_most = arith.divui %most, %width : index
  %outs = arith.muli %outs_h, %outs_w : index
  %outs_or_one = arith.maxui %outs, %c1 : index
  %at_first = arith.cmpi eq, %j0, %c0 : index
  %to_last = arith.cmpi eq, %j1, %outs : index
  %whole_image = arith.andi %at_first, %to_last : i1
  %fits = arith.cmpi ule, %outs, %most : index
  %whole = arith.andi %whole_image, %fits : i1
  %same_weights = arith.cmpi eq, %step_a, %c0 : index
  %several = arith.andi %whole, %same_weights : i1
  %size = arith.muli %size_h, %size_w : index
  %image_room = arith.muli %size, %some_deep : index
  %image_room_or_one = arith.maxui %image_room, %c1 : index
  %images_room = arith.divui %quarter, %image_room_or_one : index
  %images_fit = arith.divui %most, %outs_or_one : index
  %images_both = arith.minui %images_room, %images_fit : index
  %images_or_one = arith.maxui %images_both, %c1 : index
  %images_most = arith.select %several, %images_or_one, %c1 : index
  scf.for %b0 = %c0 to %products step %images_most {
    %images_left = arith.subi %products, %b0 : index
    %images = arith.minui %images_left, %images_most : index
    %a_skip = arith.muli %b0, %step_a : index
    %a_rows = memref.dim %A, %c0 : ${A}
    %a_columns = memref.dim %A, %c1 : ${A}
    %weights = memref.subview %A[0, %a_skip] [%a_rows, %a_columns] [1, 1] : ${A} to ${A}
    %all = scf.while (%ib = %j0) : (index) -> (index) {
      %more = arith.cmpi ult, %ib, %j1 : index
      scf.condition(%more) %ib : index
    } do {
    ^bb0(%ib: index):
      // Lines l0 to l1 of the output, columns v0 to v1 of it, and what of the image their windows cover.
      %l0 = arith.divui %ib, %width : index
      %begun = arith.muli %l0, %width : index
      %v0 = arith.subi %ib, %begun : index
      %below = arith.subi %j1, %ib : index
      %lines_below = arith.divui %below, %width : index
      %lines_some = arith.minui %lines_below, %lines_most : index
      %at_line = arith.cmpi eq, %v0, %c0 : index
      %lines = arith.select %at_line, %lines_some, %c0 : index
      %in_lines = arith.cmpi ne, %lines, %c0 : index
      %line = arith.subi %width, %v0 : index
      %line_below = arith.minui %line, %below : index
      %piece = arith.minui %line_below, %most : index
      %rows = arith.maxui %lines, %c1 : index
      %columns = arith.select %in_lines, %width, %piece : index
      %in_image = arith.muli %rows, %columns : index
      %image_lines = arith.addi %l0, %rows : index
      %lines_of_images = arith.muli %images, %outs_h : index
      %l1 = arith.select %several, %lines_of_images, %image_lines : index
      %v1 = arith.addi %v0, %columns : index
      %last_line = arith.subi %image_lines, %c1 : index
      %last_column = arith.subi %v1, %c1 : index
${range_h}
${range_w}
      %area = arith.muli %range_h, %range_w : index
      %all_area = arith.muli %area, %images : index
      // Channels at a time.
      %of_weights = arith.muli %taps, %uN : index
      %of_channel = arith.addi %all_area, %of_weights : index
      %of_channel_or_one = arith.maxui %of_channel, %c1 : index
      %beside_spare = arith.subi %beside, %uN : index
      %some_room = arith.maxsi %beside_spare, %c0 : index
      %channels_fit = arith.divui %some_room, %of_channel_or_one : index
      %channels_most = arith.minui %channels_fit, %some_deep : index
      %none = arith.cmpi eq, %channels_most, %c0 : index
      scf.if %none {
        scf.for %b = %c0 to %images step %c1 {
          %product = arith.addi %b0, %b : index
${subviews}
          func.call @${name}_slowly(%weights, %X_b, %C_b, %V, %from, %end, %ib, %in_image, %accumulate)
              : (${A}, ${B}, ${C}, ${V}, index, index, index, index, i1) -> ()
        }
      } else {
        %at_a_time = arith.maxui %channels_most, %c1 : index
        %blocks = arith.ceildivui %channels_or_one, %at_a_time : index
        %pitch = arith.ceildivui %channels_or_one, %blocks : index
        %image_pitch = arith.muli %area, %pitch : index
        %strip = arith.muli %all_area, %pitch : index
        %of_channels = arith.muli %of_channel, %pitch : index
        %for_image = arith.addi %of_channels, %uN : index
        %for_results_any = arith.subi %room, %for_image : index
        %vectors_of_results = arith.divui %for_results_any, %uN : index
        %for_results = arith.muli %vectors_of_results, %uN : index
        %strip_at = arith.addi %base, %for_results : index
        %panel_at = arith.addi %strip_at, %strip : index
        %row_pitch = arith.muli %range_w, %pitch : index
${store_view}
        %classes, %lacks = func.call @${name}_pixels(%W, %T, %D, %l0, %l1, %v0, %v1)
            : (${V}, ${T}, ${D}, index, index, index, index) -> (index, i1)
        // Windows and rows of C as they lie in scratch.
        %to_range_h = arith.muli %from_h, %row_pitch : index
        %to_range_w = arith.muli %from_w, %pitch : index
        %skipped = arith.addi %to_range_h, %to_range_w : index
        %skipped64 = arith.index_cast %skipped : index to i64
        %ib64 = arith.index_cast %ib : index to i64
        %in_block = arith.muli %in_image, %images : index
        %entries = arith.muli %in_block, %c2 : index
        scf.for %t = %c0 to %entries step %c2 {
          %t_row = arith.addi %t, %c1 : index
          %window_any = memref.load %T[%t] : ${T}
          %row_any = memref.load %T[%t_row] : ${T}
          %window_here = arith.subi %window_any, %skipped64 : i64
          %row_here = arith.subi %row_any, %ib64 : i64
          memref.store %window_here, %T[%t] : ${T}
          memref.store %row_here, %T[%t_row] : ${T}
        }
        %X = memref.reinterpret_cast %S to offset: [%strip_at], sizes: [%c1, %strip], strides: [%strip, 1]
            : memref<?x${s}> to ${X}
        // Panels of filters whose results fit beside image and weights: of a block of all channels one, else the image is
        // turned anew for each of them.
        %one_block = arith.cmpi eq, %blocks, %c1 : index
        %of_panel = arith.muli %in_block, %uN : index
        %of_panel_or_one = arith.maxui %of_panel, %c1 : index
        %panels_fit = arith.divui %for_results, %of_panel_or_one : index
        %panels_some = arith.maxui %panels_fit, %c1 : index
        %panels = arith.select %one_block, %c1, %panels_some : index
        %together = arith.muli %panels, %uN : index
        scf.for %ig = %from to %end step %together {
          %ig_next = arith.addi %ig, %together : index
          %ig_end = arith.minui %ig_next, %end : index
          scf.for %ch = %c0 to %channels_or_one step %pitch {
            %ch_left = arith.subi %channels, %ch : index
            %now = arith.minui %ch_left, %pitch : index
            %fresh = arith.cmpi eq, %ch, %c0 : index
            %reads = arith.select %fresh, %c0, %c1 : index
            %later = arith.cmpi ne, %ig, %from : index
            %there = arith.andi %one_block, %later : i1
            scf.if %there {
            } else {
              scf.for %b = %c0 to %images step %c1 {
                %product = arith.addi %b0, %b : index
${subviews}
                %strip_skip = arith.muli %b, %image_pitch : index
                %at_b = arith.addi %strip_at, %strip_skip : index
                func.call @${name}_turn(%X_b, %V, %S, %at_b, %ch, %now, %pitch, %from_h, %to_h, %from_w, %to_w)
                    : (${B}, ${V}, memref<?x${s}>, index, index, index, index, index, index, index, index) -> ()
              }
            }
            scf.for %i = %ig to %ig_end step %uN {
              %i_left = arith.subi %end, %i : index
              %filters = arith.minui %i_left, %uN : index
              %narrow = arith.cmpi ule, %filters, %half : index
              %in_group = arith.subi %i, %ig : index
              %c_skip = arith.muli %in_group, %in_block : index
              %c_at = arith.addi %base, %c_skip : index
              %C = memref.reinterpret_cast %S to offset: [%c_at], sizes: [%most, %uN], strides: [%uN, 1]
                  : memref<?x${s}> to ${C}
              %k_from = arith.muli %ch, %taps : index
              %k1 = arith.muli %now, %taps : index
              func.call @${name}_weights(%weights, %S, %panel_at, %i, %filters, %k_from, %now, %k1)
                  : (${A}, memref<?x${s}>, index, index, index, index, index, index) -> ()
              %P = memref.reinterpret_cast %S to offset: [%panel_at], sizes: [%k1, ${N}], strides: [${N}, 1]
                  : memref<?x${s}> to ${P}
              %near = arith.cmpi eq, %dilation_w, %c1 : index
              %dense = arith.cmpi eq, %now, %pitch : index
              %merged = arith.andi %near, %dense : i1
              %row_k = arith.muli %taps_w, %now : index
              %row_x = arith.muli %dilation_h, %row_pitch : index
              %run_k = arith.select %merged, %c0, %now : index
              %tap_x = arith.muli %dilation_w, %pitch : index
              %run_x = arith.select %merged, %c0, %tap_x : index
              %k0 = arith.constant 0 : index
              %j = arith.constant 0 : index
              %r_first = arith.constant 0 : index
              %r_end = arith.addi %taps_h, %c0 : index
              // What is packed next: the filters beside, else the group's first ones, of the channels that follow, or those behind it.
              %i_beside = arith.addi %i, %uN : index
              %is_beside = arith.cmpi ult, %i_beside, %ig_end : index
              %ch_beyond = arith.addi %ch, %pitch : index
              %has_more = arith.cmpi ult, %ch_beyond, %channels : index
              %first_i = arith.select %has_more, %ig, %ig_end : index
              %first_ch = arith.select %has_more, %ch_beyond, %c0 : index
              %next_i = arith.select %is_beside, %i_beside, %first_i : index
              %next_ch = arith.select %is_beside, %ch, %first_ch : index
              %next_k = arith.muli %next_ch, %taps : index
              %lines_of_row = arith.ceildivui %k1, %line_of_a : index
              %lines_scaled = arith.shli %lines_of_row, %c32 : index
              %in_block_or_one = arith.maxui %in_block, %c1 : index
              %rows_of_pixel = arith.divui %lines_scaled, %in_block_or_one : index
              %k1_or_one = arith.maxui %k1, %c1 : index
              %tiles_at_once = arith.ceildivui %steps_of_call, %k1_or_one : index
              %pixels_at_once = arith.muli %tiles_at_once, %uM : index
              scf.for %d = %c0 to %classes step %c1 {
${class}
${class_runs}
                scf.for %i0 = %class_from to %class_whole step %pixels_at_once {
                  %i_next = arith.addi %i0, %pixels_at_once : index
                  %iw = arith.minui %i_next, %class_whole : index
${prefetch_next}
                  scf.if %narrow {
                    %n = arith.constant ${H} : index
${whole_narrow}
                  } else {
                    %n = arith.constant ${N} : index
${whole}
                  }
                }
                %iw = arith.addi %class_whole, %c0 : index
${prefetch_next_of_edges}
                scf.if %narrow {
                  %n = arith.constant ${H} : index
${edges_narrow}
                } else {
                  %n = arith.constant ${N} : index
${edges}
                }
              }
${add_outside}
            }
          }
          scf.for %i = %ig to %ig_end step %uN {
            %i_left = arith.subi %end, %i : index
            %filters = arith.minui %i_left, %uN : index
            %in_group = arith.subi %i, %ig : index
            %c_skip = arith.muli %in_group, %in_block : index
            %c_at = arith.addi %base, %c_skip : index
            scf.for %b = %c0 to %images step %c1 {
              %product = arith.addi %b0, %b : index
${subviews}
              %rows_before = arith.muli %b, %in_image : index
              %skip_rows = arith.muli %rows_before, %uN : index
              %block_at = arith.addi %c_at, %skip_rows : index
              func.call @${name}_store(%S, %block_at, %C_b, %i, %filters, %ib, %in_image, %accumulate)
                  : (memref<?x${s}>, index, ${C}, index, index, index, index, i1) -> ()
            }
          }
        }
      }
      %ib_next = arith.addi %ib, %in_image : index
      scf.yield %ib_next : index
    }
  }
  return
}
