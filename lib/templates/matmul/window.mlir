// Online loops of a micro-kernel that reads an image where it lies: blocks of up to ${PIXELS} pixels, whole lines of the
// output or a piece of one, then blocks of the reduction and column panels, whose weights are packed. The pixels of a
// block are sorted by the taps that their windows have inside the image, and what lies outside is not computed: a sum of zeros, as
// long as the weights are finite. Where they are not, what they make of zeros is added behind.
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
  %elements_held = arith.constant ${elements_held} : index
  %span = arith.subi %j1, %j0 : index
  %panels = arith.ceildivui %span, %uN : index
  %depths = arith.ceildivui %at_least_one, %uK : index
  %parts = arith.muli %panels, %depths : index
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
    // Panels of the same rows of weights, which lie beside each other, while the L2 holds what they sum up; else a panel's
    // blocks of the reduction.
    %sums = arith.muli %count, %span : index
    %held = arith.cmpi ule, %sums, %elements_held : index
    %beside = arith.select %held, %panels, %depths : index
    scf.for %part = %c0 to %parts step %c1 {
      %outer = arith.divui %part, %beside : index
      %before_outer = arith.muli %outer, %beside : index
      %inner = arith.subi %part, %before_outer : index
      %panel_number = arith.select %held, %inner, %outer : index
      %depth_number = arith.select %held, %outer, %inner : index
      %to_panel = arith.muli %panel_number, %uN : index
      %j = arith.addi %j0, %to_panel : index
      %k0 = arith.muli %depth_number, %uK : index
      %beyond = arith.subi %j1, %j : index
      %n = arith.minui %beyond, %uN : index
      %some = vector.create_mask %n : vector<${N}xi1>
      %k_next = arith.addi %k0, %uK : index
      %k1 = arith.minui %k_next, %K : index
      %at_first = arith.cmpi eq, %k0, %c0 : index
      %fresh = arith.andi %at_first, %overwrite : i1
      %reads = arith.select %fresh, %c0, %c1 : index
      %r_first = arith.divui %k0, %row_k_or_one : index
      %r_end = arith.ceildivui %k1, %row_k_or_one : index
      %depth = arith.subi %k1, %k0 : index
${pack}        scf.for %d = %c0 to %classes step %c1 {
${class}
        %before = arith.subi %d, %c1 : index
        %is_first = arith.cmpi eq, %d, %c0 : index
        %before_at = arith.muli %before, %c5 : index
        %t0_at = arith.select %is_first, %c0, %before_at : index
        %t0_i32 = memref.load %D[%t0_at] : ${D}
        %t0_any = arith.index_cast %t0_i32 : i32 to index
        %i0 = arith.select %is_first, %c0, %t0_any : index
        %i1 = arith.addi %t1, %c0 : index
        %r_lo = arith.maxui %ra, %r_first : index
        %r_hi = arith.minui %rb, %r_end : index
        %of_class = arith.subi %i1, %i0 : index
        %tiles = arith.divui %of_class, %uM : index
        %in_tiles = arith.muli %tiles, %uM : index
        %iw = arith.addi %i0, %in_tiles : index
        %rest = arith.subi %i1, %iw : index
        %some_columns = arith.subi %sb, %sa : index
        %any_columns = arith.cmpi ne, %some_columns, %c0 : index
        %one_run = arith.select %any_columns, %c1, %c0 : index
        %ua = arith.select %merged, %c0, %sa : index
        %ub = arith.select %merged, %one_run, %sb : index
        %begin_any = arith.muli %sa, %channels : index
        %begin = arith.select %merged, %begin_any, %c0 : index
        %length_any = arith.muli %some_columns, %channels : index
        %length = arith.select %merged, %length_any, %channels : index
${whole}
${edges}
      }
${add_outside}
    }
    %ib_next = arith.addi %ib, %count : index
    scf.yield %ib_next : index
  }
  return
}
