// What each thread block of a resource class runs: its region by the number of the first task of each, its tile of
// it, and the region's micro-kernel on that. Bindings: A, B, what C holds beforehand if that is added to, C.
func.func @${name}(%a: !stream.binding, %b: !stream.binding, ${before}%c: !stream.binding, %m: i32, %n: i32, %k: i32${region_arguments})
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline
                workgroup_size = [${threads}, 1, 1] subgroup_size = 32>} {
  %zero = arith.constant 0 : index
${sizes}
  %A = stream.binding.subspan %a[%zero] : !stream.binding -> memref<?x?x${T}>{%M, %K}
  %B = stream.binding.subspan %b[%zero] : !stream.binding -> memref<?x?x${T}>{%K, %N}
  %C = stream.binding.subspan %c[%zero] : !stream.binding -> memref<?x?x${TO}>{%M, %N}
${before_memory}
  %memory = memref.alloc() : memref<${bytes}xi8, #gpu.address_space<workgroup>>
  %S = memref.cast %memory : memref<${bytes}xi8, #gpu.address_space<workgroup>> to memref<?xi8, #gpu.address_space<workgroup>>
  %wg_any = stream.dispatch.workgroup.id[0] : index
  %wg = util.assume.int %wg_any<umin = 0, umax = 2147483647> : index
${regions}
  %local = arith.subi %wg, %first : index
  scf.index_switch %kernel
${cases}
  default { scf.yield }
  return
}
