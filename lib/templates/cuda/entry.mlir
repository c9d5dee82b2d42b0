// What each thread block of a resource class runs: its batch, its region by the number of the first task of each, its
// tile of it, and the region's micro-kernel on that. Bindings: A, B, what C holds beforehand if that is added to,
// operands of the epilogue, C.
func.func @${name}(%a: !stream.binding, %b: !stream.binding, ${before}${extra_bindings}%c: !stream.binding,
                   ${size_arguments}${task_arguments}${region_arguments})
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline
                workgroup_size = [${threads}, 1, 1] subgroup_size = 32>${resident}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %accumulate = arith.constant ${accumulate}
${sizes}
${memory}
${before_memory}
${extra_memory}
${view}
  %memory = memref.get_global @dynmlir_shared : memref<${bytes}xi8, #gpu.address_space<workgroup>>
  %S = memref.cast %memory : memref<${bytes}xi8, #gpu.address_space<workgroup>> to memref<?xi8, #gpu.address_space<workgroup>>
  %wg_any = stream.dispatch.workgroup.id[0] : index
  %wg = util.assume.int %wg_any<umin = 0, umax = 2147483647> : index
${task}
${regions}
  %local = arith.subi %task, %start : index
${reductions}
${batch}
  scf.index_switch %kernel
${cases}
  default { scf.yield }
  return
}
