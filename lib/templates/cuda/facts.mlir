// What the host must know of a micro-kernel: what the innermost sizes of A, B and C must be multiples of, its resource
// class, its tile, and
// whether it splits the reduction. -1: no kernel, no class.
func.func private @${library}_facts(%kernel: i32) -> (index, index, index, index, index, index, index, i1) attributes {no_inline} {
  %one = arith.constant 1 : index
  %nothing = arith.constant -1 : index
  %false = arith.constant false
  %which = arith.index_cast %kernel : i32 to index
  %facts:8 = scf.index_switch %which -> index, index, index, index, index, index, index, i1
${cases}
  default { scf.yield %one, %one, %one, %nothing, %one, %one, %one, %false : index, index, index, index, index, index, index, i1 }
  return %facts#0, %facts#1, %facts#2, %facts#3, %facts#4, %facts#5, %facts#6, %facts#7 : index, index, index, index, index, index, index, i1
}

// The micro-kernel that a region runs on: the plan's, or, where rows of A or B are not aligned to its copies or it cannot
// split a region among others, the one that serves every shape. With its class, tile, whether it splits, and tasks.
func.func private @${library}_fit(%planned: i32, %a_row: index, %b_row: index, %c_row: index, %r0: index, %r1: index, %c0: index, %c1: index,
                                  %alone: i1) -> (i32, index, index, i1, index) attributes {no_inline} {
  %zero = arith.constant 0 : index
  %no_kernel = arith.constant 0 : i32
  %true = arith.constant true
  %any = arith.constant ${any} : i32
  %a_to, %b_to, %c_to, %class0, %m0, %n0, %k0, %split0 = func.call @${library}_facts(%planned) : (i32) -> (index, index, index, index, index, index, index, i1)
  %a_over = arith.remui %a_row, %a_to : index
  %b_over = arith.remui %b_row, %b_to : index
  %c_over = arith.remui %c_row, %c_to : index
  %over_some = arith.ori %a_over, %b_over : index
  %over = arith.ori %over_some, %c_over : index
  %aligned = arith.cmpi eq, %over, %zero : index
  %whole = arith.xori %split0, %true : i1
  %may = arith.ori %whole, %alone : i1
  %fits = arith.andi %aligned, %may : i1
  %is_none = arith.cmpi slt, %planned, %no_kernel : i32
  %as_planned = arith.ori %fits, %is_none : i1
  %kernel = arith.select %as_planned, %planned, %any : i32
  %a_to1, %b_to1, %c_to1, %class, %uM, %uN, %uK, %split = func.call @${library}_facts(%kernel) : (i32) -> (index, index, index, index, index, index, index, i1)
  %rows = arith.subi %r1, %r0 : index
  %cols = arith.subi %c1, %c0 : index
  %down = arith.ceildivui %rows, %uM : index
  %across = arith.ceildivui %cols, %uN : index
  %all = arith.muli %down, %across : index
  %tasks = arith.select %is_none, %zero, %all : index
  return %kernel, %class, %uK, %split, %tasks : i32, index, index, i1, index
}
