// Adds the parts of a split reduction, in their order, one element a thread.
func.func @${name}(%w: !stream.binding, ${before}%c: !stream.binding, %m: i32, %n: i32, %parts_in: i32)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline
                workgroup_size = [${threads}, 1, 1] subgroup_size = 32>} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %threads = arith.constant ${threads} : index
  %M = arith.index_castui %m : i32 to index
  %N = arith.index_castui %n : i32 to index
  %parts = arith.index_castui %parts_in : i32 to index
  %count = arith.muli %M, %N : index
  %all = arith.muli %count, %parts : index
  %W = stream.binding.subspan %w[%zero] : !stream.binding -> memref<?xf32>{%all}
  %C = stream.binding.subspan %c[%zero] : !stream.binding -> memref<?x${TO}>{%count}
${before_memory}
  %wg = stream.dispatch.workgroup.id[0] : index
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %base = arith.muli %wg, %threads : index
  %i = arith.addi %base, %t : index
  %inside = arith.cmpi ult, %i, %count : index
  scf.if %inside {
    %nothing = arith.constant 0.0 : f32
    %sum = scf.for %part = %zero to %parts step %one iter_args(%so_far = %nothing) -> (f32) {
      %start = arith.muli %part, %count : index
      %at = arith.addi %start, %i : index
      %value = memref.load %W[%at] : memref<?xf32>
      %after = arith.addf %so_far, %value : f32
      scf.yield %after : f32
    }
${finish}
    memref.store %out, %C[%i] : memref<?x${TO}>
  }
  return
}
