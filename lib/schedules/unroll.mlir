// The loops that are marked, unrolled: ${steps} steps in a turn, and a loop of single steps for what is left over.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %loops = transform.structured.match ops{["scf.for"]} attributes {${mark}} in %m : (!transform.any_op) -> !transform.any_op
    transform.foreach %loops : !transform.any_op {
    ^bb0(%loop: !transform.any_op):
      transform.loop.unroll %loop {factor = ${steps}} : !transform.any_op
    }
    transform.yield
  }
}
