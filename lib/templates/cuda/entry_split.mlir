// As entry.mlir for micro-kernels that split the reduction: %parts thread blocks sum %each of K for one tile, each
// into its own part of %c, f32; sum.mlir adds them.
func.func @${name}(%a: !stream.binding, %b: !stream.binding, %c: !stream.binding, %m: i32, %n: i32, %k: i32,
                   %kernel_in: i32, %parts_in: i32, %each_in: i32)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline
                workgroup_size = [${threads}, 1, 1] subgroup_size = 32>} {
  %zero = arith.constant 0 : index
${sizes}
  %parts_any = arith.index_castui %parts_in : i32 to index
  %each_any = arith.index_castui %each_in : i32 to index
  %parts, %each = util.assume.int %parts_any<umin = 1, umax = 1024>, %each_any<umin = 0, umax = 2147483647> : index, index
  %kernel = arith.index_castui %kernel_in : i32 to index
  %all = arith.muli %parts, %M : index
  %A = stream.binding.subspan %a[%zero] : !stream.binding -> memref<?x?x${T}>{%M, %K}
  %B = stream.binding.subspan %b[%zero] : !stream.binding -> memref<?x?x${T}>{%K, %N}
  %C = stream.binding.subspan %c[%zero] : !stream.binding -> memref<?x?xf32>{%all, %N}
  %C0 = memref.cast %C : memref<?x?xf32> to memref<?x?xf32>
  %memory = memref.alloc() : memref<${bytes}xi8, #gpu.address_space<workgroup>>
  %S = memref.cast %memory : memref<${bytes}xi8, #gpu.address_space<workgroup>> to memref<?xi8, #gpu.address_space<workgroup>>
  %wg_any = stream.dispatch.workgroup.id[0] : index
  %wg = util.assume.int %wg_any<umin = 0, umax = 2147483647> : index
  %local = arith.divui %wg, %parts : index
  %part = arith.remui %wg, %parts : index
  %k0 = arith.muli %part, %each : index
  %further = arith.addi %k0, %each : index
  %k1 = arith.minui %further, %K : index
  %down = arith.muli %part, %M : index
  scf.index_switch %kernel
${cases}
  default { scf.yield }
  return
}
