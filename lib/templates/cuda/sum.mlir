// Adds the parts of a split reduction, in their order, one element a thread; then what the operator does to its sums.
func.func @${name}(%w: !stream.binding, ${before}${extra_bindings}%c: !stream.binding, ${size_arguments})
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline
                workgroup_size = [${threads}, 1, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %accumulate = arith.constant ${accumulate}
  %threads = arith.constant ${threads} : index
${sizes}
  %elements = arith.muli %all_rows, %all_columns : index
  %count = arith.muli %elements, %batches : index
  %all = arith.muli %count, %size_p : index
  %W = stream.binding.subspan %w[%c0] : !stream.binding -> memref<?xf32>{%all}
${memory}
${before_memory}
${extra_memory}
  %wg = stream.dispatch.workgroup.id[0] : index
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %base = arith.muli %wg, %threads : index
  %i = arith.addi %base, %t : index
  %inside = arith.cmpi ult, %i, %count : index
  scf.if %inside {
    %batch = arith.divui %i, %elements : index
    %within = arith.remui %i, %elements : index
    %r = arith.divui %within, %all_columns : index
    %ci = arith.remui %within, %all_columns : index
${reductions}
${batch}
    %earlier = arith.muli %batch, %size_p : index
    %nothing = arith.constant 0.0 : f32
    %sum = scf.for %part = %c0 to %size_p step %c1 iter_args(%so_far = %nothing) -> (f32) {
      %place = arith.addi %earlier, %part : index
      %start = arith.muli %place, %elements : index
      %at = arith.addi %start, %within : index
      %value = memref.load %W[%at] : memref<?xf32>
      %after = arith.addf %so_far, %value : f32
      scf.yield %after : f32
    }
${finish}
    memref.store %${stored}, %C[%r, %ci] : ${C}
  }
  return
}
