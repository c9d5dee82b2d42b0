// One block of the reduction by wgmma m64n${uN}k16: a warp group multiplies 64 rows of A by the whole of B's tile, both
// read from shared memory through descriptors (PTX ISA, "Asynchronous warpgroup level matrix instructions").

// What hardware reads: rows of 128 bytes, their 16-byte chunks exchanged by the row modulo 8, eight rows 1024 bytes
// apart (PTX calls this the 128-byte swizzle). An operand that lies along K has its rows so; one along M or N is in
// blocks of 64 columns.
func.func private @descriptor(%address: index, %leading: index) -> i64 {
  %window = arith.constant 262143 : i64
  %four = arith.constant 4 : i64
  %sixteen = arith.constant 16 : i64
  // Swizzle of 128 bytes, 1024 bytes from eight rows to the next eight.
  %fixed = arith.constant 4611686293305294848 : i64
  %byte = arith.index_cast %address : index to i64
  %inside = arith.andi %byte, %window : i64
  %start = arith.shrui %inside, %four : i64
  %leading64 = arith.index_cast %leading : index to i64
  %units = arith.shrui %leading64, %four : i64
  %placed = arith.shli %units, %sixteen : i64
  %low = arith.ori %start, %placed : i64
  %all = arith.ori %low, %fixed : i64
  return %all : i64
}

// Starts the products of a block; they are done where @multiply_end says so, or @multiply_earlier of a later block.
func.func private @multiply_start(%sa: ${SA}, %sb: ${SB}, %stage: index, %acc: ${ACC}) -> ${ACC} {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %of_group = arith.constant 128 : index
  %group_bytes = arith.constant 8192 : index
  %a_bytes = arith.constant ${a_stage_bytes} : index
  %b_bytes = arith.constant ${b_stage_bytes} : index
  %block_bytes = arith.constant ${b_block_bytes} : index
  %any = arith.constant 16 : index
  %group = arith.divui %t, %of_group : index
  %a0 = memref.extract_aligned_pointer_as_index %sa : ${SA} -> index
  %b0 = memref.extract_aligned_pointer_as_index %sb : ${SB} -> index
  %a_stage = arith.muli %stage, %a_bytes : index
  %b_stage = arith.muli %stage, %b_bytes : index
  %a_group = arith.muli %group, %group_bytes : index
  %a1 = arith.addi %a0, %a_stage : index
  %a = arith.addi %a1, %a_group : index
  %b = arith.addi %b0, %b_stage : index
  %a_0 = func.call @descriptor(%a, %any) : (index, index) -> i64
  %b_0 = func.call @descriptor(%b, %${b_leading}) : (index, index) -> i64
${descriptors}
  %sums:${sums} = vector.to_elements %acc : ${ACC}
  %struct = llvm.inline_asm has_side_effects asm_dialect = att "${start_asm}", "${start_constraints}" ${start_operands} : (${start_types}) -> ${struct}
${start_results}
  %all = vector.from_elements ${listed} : ${ACC}
  return %all : ${ACC}
}

// The products of all blocks but the last one started are done.
func.func private @multiply_earlier() {
  llvm.inline_asm has_side_effects asm_dialect = att "wgmma.wait_group.sync.aligned 1;", "~{memory}" : () -> ()
  return
}

func.func private @multiply_end(%acc: ${ACC}) -> ${ACC} {
  %sums:${sums} = vector.to_elements %acc : ${ACC}
  %struct = llvm.inline_asm has_side_effects asm_dialect = att "wgmma.wait_group.sync.aligned 0;", "${end_constraints}" ${end_operands} : (${end_types}) -> ${struct}
${start_results}
  %all = vector.from_elements ${listed} : ${ACC}
  return %all : ${ACC}
}

// Copies of this thread that have arrived are for wgmma to see, which reads memory another way.
func.func private @visible() {
  llvm.inline_asm has_side_effects asm_dialect = att "fence.proxy.async.shared::cta;", "~{memory}" : () -> ()
  return
}
