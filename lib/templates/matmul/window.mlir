// Online loops of a micro-kernel that reads an image where it lies: blocks of up to ${PIXELS} pixels, whole lines of the
// output or a piece of one, then blocks of columns and of the reduction, and panels of columns, whose weights are packed.
// The pixels of a block are sorted by the taps that their windows have inside the image, and what lies outside is not computed:
// a sum of zeros, as long as the weights are finite. Where they are not, what they make of zeros is added behind.
func.func private @${name}(%X: ${A}, %B: ${B}, %C: ${C}, %S: memref<?x${s}>, %base: index,
                           %from: index, %end: index, %j0: index, %j1: index, %accumulate: i1,
                           %uM: index, %uK: index, %uB: index, %V: ${V}, %uA: index, %a_at: index)
    attributes {no_inline} {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %uN = arith.constant ${N} : index
  %pixels = arith.constant ${PIXELS} : index
  %zero_b = arith.constant ${zero_b}
  %no = arith.constant dense<${zero_value}> : vector<${N}x${c}>
  %T = memref.alloca() : ${T}
  %D = memref.alloca() : ${D}
  %K = memref.dim %X, %c1 : ${A}
  %at_least_one = arith.maxui %K, %c1 : index
  %overwrite = arith.xori %accumulate, %true : i1
${view}
  // Runs: a row of the window, or one pixel of it where those are apart.
  %near = arith.cmpi eq, %dilation_w, %c1 : index
  %dense = arith.cmpi eq, %stride_x, %channels : index
  %merged = arith.andi %near, %dense : i1
  %row_k = arith.muli %taps_w, %channels : index
  %row_k_or_one = arith.maxui %row_k, %c1 : index
  %row_x = arith.muli %dilation_h, %stride_y : index
  %run_k = arith.select %merged, %c0, %channels : index
  %tap_x = arith.muli %dilation_w, %stride_x : index
  %run_x = arith.select %merged, %c0, %tap_x : index
  %width = arith.maxui %outs_w, %c1 : index
  %whole_tiles = arith.divui %pixels, %uM : index
  %most = arith.muli %whole_tiles, %uM : index
  %lines_most = arith.divui %most, %width : index
  %c32 = arith.constant 32 : index
  %steps_of_call = arith.constant ${steps_of_call} : index
  %elements_held = arith.constant ${elements_held} : index
  %all = scf.while (%ib = %from) : (index) -> (index) {
    %more = arith.cmpi ult, %ib, %end : index
    scf.condition(%more) %ib : index
  } do {
  ^bb0(%ib: index):
    %l0 = arith.divui %ib, %width : index
    %begun = arith.muli %l0, %width : index
    %v0 = arith.subi %ib, %begun : index
    %below = arith.subi %end, %ib : index
    %lines_below = arith.divui %below, %width : index
    %lines_some = arith.minui %lines_below, %lines_most : index
    %at_line = arith.cmpi eq, %v0, %c0 : index
    %lines = arith.select %at_line, %lines_some, %c0 : index
    %in_lines = arith.cmpi ne, %lines, %c0 : index
    %line = arith.subi %width, %v0 : index
    %line_below = arith.minui %line, %below : index
    %piece = arith.minui %line_below, %most : index
    %rows = arith.maxui %lines, %c1 : index
    %l1 = arith.addi %l0, %rows : index
    %columns = arith.select %in_lines, %width, %piece : index
    %v1 = arith.addi %v0, %columns : index
    %count = arith.muli %rows, %columns : index
    %classes, %lacks = func.call @${name}_pixels(%V, %T, %D, %l0, %l1, %v0, %v1)
        : (${V}, ${T}, ${D}, index, index, index, index) -> (index, i1)
    // Columns of which the L2 holds what the block sums up: panels of the same rows of weights, which lie beside each other.
    %count_or_one = arith.maxui %count, %c1 : index
    %columns_held = arith.divui %elements_held, %count_or_one : index
    %panels_held = arith.divui %columns_held, %uN : index
    %panels = arith.maxui %panels_held, %c1 : index
    %block = arith.muli %panels, %uN : index
    scf.for %jb = %j0 to %j1 step %block {
      %block_end = arith.addi %jb, %block : index
      %je = arith.minui %block_end, %j1 : index
      scf.for %k0 = %c0 to %at_least_one step %uK {
        %k_next = arith.addi %k0, %uK : index
        %k1 = arith.minui %k_next, %K : index
        %at_first = arith.cmpi eq, %k0, %c0 : index
        %fresh = arith.andi %at_first, %overwrite : i1
        %reads = arith.select %fresh, %c0, %c1 : index
        %r_first = arith.divui %k0, %row_k_or_one : index
        %r_end = arith.ceildivui %k1, %row_k_or_one : index
        %depth = arith.subi %k1, %k0 : index
        scf.for %j = %jb to %je step %uN {
          // What is packed next: the panel beside, or the first one below, or beside the block.
          %j_beside = arith.addi %j, %uN : index
          %is_beside = arith.cmpi ult, %j_beside, %je : index
          %is_below = arith.cmpi ult, %k_next, %K : index
          %first_j = arith.select %is_below, %jb, %je : index
          %first_k = arith.select %is_below, %k_next, %c0 : index
          %next_j = arith.select %is_beside, %j_beside, %first_j : index
          %next_k = arith.select %is_beside, %k0, %first_k : index
          %beyond = arith.subi %j1, %j : index
          %n = arith.minui %beyond, %uN : index
${pack}          // So many tiles at once that a call is little beside them.
          %depth_or_one = arith.maxui %depth, %c1 : index
          %tiles_at_once = arith.ceildivui %steps_of_call, %depth_or_one : index
          %pixels_at_once = arith.muli %tiles_at_once, %uM : index
          %rows_scaled = arith.shli %depth, %c32 : index
          %rows_of_pixel = arith.divui %rows_scaled, %count_or_one : index
          scf.for %d = %c0 to %classes step %c1 {
${class}
${class_runs}
            scf.for %i0 = %class_from to %class_whole step %pixels_at_once {
              %i_next = arith.addi %i0, %pixels_at_once : index
              %iw = arith.minui %i_next, %class_whole : index
${prefetch_next}
${whole}
            }
            %iw = arith.addi %class_whole, %c0 : index
${prefetch_next_of_edges}
${edges}
          }
${add_outside}
        }
      }
    }
    %ib_next = arith.addi %ib, %count : index
    scf.yield %ib_next : index
  }
  return
}
