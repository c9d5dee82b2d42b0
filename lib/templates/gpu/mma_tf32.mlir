// As mma_f16.mlir for f32 rounded to tf32 by the tensor cores (10 bits of mantissa), m16n8k8. ldmatrix moves pairs of f16,
// so that an 8 x 4 matrix of f32 is one of its 8 x 8; it cannot transpose f32, so B is read element by element.
func.func private @fragments(%sa: ${SA}, %sb: ${SB}, %stage: index, %k: index) -> (${FA}, ${FB}) {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %of_warp = arith.constant 32 : index
  %four = arith.constant 4 : index
  %eight = arith.constant 8 : index
  %sixteen = arith.constant 16 : index
  %wm, %wn = func.call @warp_origin() : () -> (index, index)
  %lr, %lc = func.call @lane_origin_A() : () -> (index, index)
  %lane = arith.remui %t, %of_warp : index
  %lk = arith.remui %lane, %four : index
  %ln = arith.divui %lane, %four : index
  %none_a = arith.constant dense<0.0> : ${FA}
  %none_b = arith.constant dense<0.0> : ${FB}
  %as = affine.for %i = 0 to ${tiles_m} iter_args(%made = %none_a) -> (${FA}) {
    %at = arith.muli %i, %sixteen : index
    %m = arith.addi %wm, %at : index
    %r = arith.addi %m, %lr : index
    %c = arith.addi %k, %lc : index
    %sc = func.call @swizzle_A(%r, %c) : (index, index) -> index
    %a = nvgpu.ldmatrix %sa[%stage, %r, %sc] {numTiles = 4 : i32, transpose = false} : ${SA} -> vector<4x1xf32>
    %with = vector.insert %a, %made[%i] : vector<4x1xf32> into ${FA}
    affine.yield %with : ${FA}
  }
  %bs = affine.for %j = 0 to ${tiles_n} iter_args(%made = %none_b) -> (${FB}) {
    %at = arith.muli %j, %eight : index
    %n0 = arith.addi %wn, %at : index
    %n = arith.addi %n0, %ln : index
    %b = affine.for %h = 0 to 2 iter_args(%halves = %made) -> (${FB}) {
      %later = arith.muli %h, %four : index
      %k0 = arith.addi %k, %lk : index
      %r = arith.addi %k0, %later : index
      %sc = func.call @swizzle_B(%r, %n) : (index, index) -> index
      %value = memref.load %sb[%stage, %r, %sc] : ${SB}
      %with = vector.insert %value, %halves[%j, %h, 0] : f32 into ${FB}
      affine.yield %with : ${FB}
    }
    affine.yield %b : ${FB}
  }
  return %as, %bs : ${FA}, ${FB}
}

func.func private @products(%as: ${FA}, %bs: ${FB}, %acc: ${ACC}) -> ${ACC} {
  %rows = affine.for %i = 0 to ${tiles_m} iter_args(%acc_i = %acc) -> (${ACC}) {
    %a = vector.extract %as[%i] : vector<4x1xf32> from ${FA}
    %row = affine.for %j = 0 to ${tiles_n} iter_args(%acc_j = %acc_i) -> (${ACC}) {
      %b = vector.extract %bs[%j] : vector<2x1xf32> from ${FB}
      %c = vector.extract %acc_j[%i, %j] : vector<2x2xf32> from ${ACC}
      %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled}
          : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
      %with = vector.insert %d, %acc_j[%i, %j] : vector<2x2xf32> into ${ACC}
      affine.yield %with : ${ACC}
    }
    affine.yield %row : ${ACC}
  }
  return %rows : ${ACC}
}
