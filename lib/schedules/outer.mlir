// From the linalg op on a ${R} x ${N} tile to one broadcast and one FMA per row and vector: pads become masked
// loads, the copy a masked store, the accumulators leave memory, the contraction becomes outer products.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %matmul : !transform.any_op
    %extensions = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.foreach %extensions : !transform.any_op {
    ^bb0(%extension: !transform.any_op):
      transform.structured.vectorize %extension : !transform.any_op
    }
    %start = transform.structured.match ops{["tensor.pad"]} filter_result_type = tensor<${R}x${N}x${c}> in %m : (!transform.any_op) -> !transform.any_op
    transform.foreach %start : !transform.any_op {
    ^bb0(%pad: !transform.any_op):
      transform.structured.vectorize %pad vector_sizes [${R}, ${N}] : !transform.any_op
    }
    %rows = transform.structured.match ops{["tensor.pad"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.foreach %rows : !transform.any_op {
    ^bb0(%pad: !transform.any_op):
      transform.structured.vectorize %pad vector_sizes [1, ${N}] : !transform.any_op
    }
    %copy = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %copy vector_sizes [${R}, ${N}] : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %f : !transform.any_op
    %loops = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %loops : !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
