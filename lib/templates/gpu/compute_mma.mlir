// One block of the reduction of a warp, step by step.
func.func private @compute(%sa: ${SA}, %sb: ${SB}, %stage: index, %acc: ${ACC}) -> ${ACC} {
  %sum = affine.for %k = 0 to ${uK} step ${step} iter_args(%acc_k = %acc) -> (${ACC}) {
    %as, %bs = func.call @fragments(%sa, %sb, %stage, %k) : (${SA}, ${SB}, index, index) -> (${FA}, ${FB})
    %more = func.call @products(%as, %bs, %acc_k) : (${FA}, ${FB}, ${ACC}) -> ${ACC}
    affine.yield %more : ${ACC}
  }
  return %sum : ${ACC}
}
