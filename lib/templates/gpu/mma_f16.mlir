// One instruction's ${step} of the reduction of a warp's ${warp_m} x ${warp_n}: fragments, products by mma.sync m16n8k16,
// sums in f32 registers.
func.func private @fragments(%sa: ${SA}, %sb: ${SB}, %stage: index, %k: index${lane_parameters}) -> (${FA}, ${FB}) {
  %sixteen = arith.constant 16 : index
  %wm, %wn = func.call @warp_origin() : () -> (index, index)
  %none_a = arith.constant dense<0.0> : ${FA}
  %none_b = arith.constant dense<0.0> : ${FB}
  %as = affine.for %i = 0 to ${tiles_m} iter_args(%made = %none_a) -> (${FA}) {
    %at = arith.muli %i, %sixteen : index
    %m = arith.addi %wm, %at : index
    %a = func.call @fragment_A(%sa, %stage, %m, %k${a_lane_values}) : (${SA}, index, index, index${a_lane_types}) -> vector<4x2x${T}>
    %with = vector.insert %a, %made[%i] : vector<4x2x${T}> into ${FA}
    affine.yield %with : ${FA}
  }
  %bs = affine.for %j = 0 to ${pairs_n} iter_args(%made = %none_b) -> (${FB}) {
    %at = arith.muli %j, %sixteen : index
    %n = arith.addi %wn, %at : index
    %b = func.call @fragment_B(%sb, %stage, %n, %k${b_lane_values}) : (${SB}, index, index, index${b_lane_types}) -> vector<4x2x${T}>
    %with = vector.insert %b, %made[%j] : vector<4x2x${T}> into ${FB}
    affine.yield %with : ${FB}
  }
  return %as, %bs : ${FA}, ${FB}
}

func.func private @products(%as: ${FA}, %pairs: ${FB}, %acc: ${ACC}) -> ${ACC} {
  %bs = vector.shape_cast %pairs : ${FB} to vector<${tiles_n}x2x2x${T}>
  %rows = affine.for %i = 0 to ${tiles_m} iter_args(%acc_i = %acc) -> (${ACC}) {
    %a = vector.extract %as[%i] : vector<4x2x${T}> from ${FA}
    %row = affine.for %j = 0 to ${tiles_n} iter_args(%acc_j = %acc_i) -> (${ACC}) {
      %b = vector.extract %bs[%j] : vector<2x2x${T}> from vector<${tiles_n}x2x2x${T}>
      %c = vector.extract %acc_j[%i, %j] : vector<2x2xf32> from ${ACC}
      %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]}
          : (vector<4x2x${T}>, vector<2x2x${T}>, vector<2x2xf32>) -> vector<2x2xf32>
      %with = vector.insert %d, %acc_j[%i, %j] : vector<2x2xf32> into ${ACC}
      affine.yield %with : ${ACC}
    }
    affine.yield %row : ${ACC}
  }
  return %rows : ${ACC}
}
