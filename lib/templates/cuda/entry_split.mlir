// As entry.mlir for micro-kernels that split the reduction: %size_p thread blocks sum %each of K for one tile, each
// into its own part of %c, f32; sum.mlir adds them. A part is one batch more, of C alone.
func.func @${name}(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding, ${size_arguments}${task_arguments},
                   %kernel_in: i32, %each_in: i32)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline
                workgroup_size = [${threads}, 1, 1] subgroup_size = 32>${resident}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %accumulate = arith.constant false
${sizes}
  %each_any = arith.index_castui %each_in : i32 to index
  %each = util.assume.int %each_any<umin = 0, umax = 2147483647> : index
  %kernel = arith.index_castui %kernel_in : i32 to index
${memory}
${view}
  %memory = memref.get_global @dynmlir_shared : memref<${bytes}xi8, #gpu.address_space<workgroup>>
  %S = memref.cast %memory : memref<${bytes}xi8, #gpu.address_space<workgroup>> to memref<?xi8, #gpu.address_space<workgroup>>
  %wg_any = stream.dispatch.workgroup.id[0] : index
  %wg = util.assume.int %wg_any<umin = 0, umax = 2147483647> : index
${task}
  %part = arith.remui %task, %size_p : index
  %local = arith.divui %task, %size_p : index
  %parts_before = arith.muli %outer, %size_p : index
  %batch = arith.addi %parts_before, %part : index
  %k0 = arith.muli %part, %each : index
  %further = arith.addi %k0, %each : index
  %k1 = arith.minui %further, %all_depth : index
${reductions}
${batch}
  scf.index_switch %kernel
${cases}
  default { scf.yield }
  return
}
