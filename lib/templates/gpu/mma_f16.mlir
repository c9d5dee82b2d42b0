// One instruction's ${step} of the reduction of a warp's ${warp_m} x ${warp_n}: fragments by ldmatrix, products by mma.sync
// m16n8k16, sums in f32 registers.
func.func private @fragments(%sa: ${SA}, %sb: ${SB}, %stage: index, %k: index) -> (${FA}, ${FB}) {
  %sixteen = arith.constant 16 : index
  %wm, %wn = func.call @warp_origin() : () -> (index, index)
  %ar, %ac = func.call @lane_origin_A() : () -> (index, index)
  %br, %bc = func.call @lane_origin_B() : () -> (index, index)
  %none_a = arith.constant dense<0.0> : ${FA}
  %none_b = arith.constant dense<0.0> : ${FB}
  %as = affine.for %i = 0 to ${tiles_m} iter_args(%made = %none_a) -> (${FA}) {
    %at = arith.muli %i, %sixteen : index
    %m = arith.addi %wm, %at : index
    %r = arith.addi %${a_down}, %ar : index
    %c = arith.addi %${a_right}, %ac : index
    %sc = func.call @swizzle_A(%r, %c) : (index, index) -> index
    %a = nvgpu.ldmatrix %sa[%stage, %r, %sc] {numTiles = 4 : i32, transpose = ${a_transposed}} : ${SA} -> vector<4x2x${T}>
    %with = vector.insert %a, %made[%i] : vector<4x2x${T}> into ${FA}
    affine.yield %with : ${FA}
  }
  %bs = affine.for %j = 0 to ${pairs_n} iter_args(%made = %none_b) -> (${FB}) {
    %at = arith.muli %j, %sixteen : index
    %n = arith.addi %wn, %at : index
    %r = arith.addi %${b_down}, %br : index
    %c = arith.addi %${b_right}, %bc : index
    %sc = func.call @swizzle_B(%r, %c) : (index, index) -> index
    %b = nvgpu.ldmatrix %sb[%stage, %r, %sc] {numTiles = 4 : i32, transpose = ${b_transposed}} : ${SB} -> vector<4x2x${T}>
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
