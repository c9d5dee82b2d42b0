// One block of the reduction on CUDA cores: a thread's ${thread_m} x ${thread_n} of the output, sums in f32. Its rows are
// ${down} apart, its columns come in fours, ${right} apart, so that neighbouring threads read neighbouring memory.
func.func private @thread_origin() -> (index, index) {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %of_warp = arith.constant 32 : index
  %eight = arith.constant 8 : index
  %four = arith.constant 4 : index
  %across = arith.constant ${warps_n} : index
  %warp = arith.divui %t, %of_warp : index
  %lane = arith.remui %t, %of_warp : index
  %wm = arith.divui %warp, %across : index
  %wn = arith.remui %warp, %across : index
  %lm = arith.divui %lane, %eight : index
  %ln = arith.remui %lane, %eight : index
  %wm4 = arith.muli %wm, %four : index
  %wn8 = arith.muli %wn, %eight : index
  %m = arith.addi %wm4, %lm : index
  %tn = arith.addi %wn8, %ln : index
  %n = arith.muli %tn, %four : index
  return %m, %n : index, index
}

func.func private @compute(%sa: ${SA}, %sb: ${SB}, %stage: index, %acc: ${ACC}) -> ${ACC} {
  %down = arith.constant ${down} : index
  %right = arith.constant ${right} : index
  %tm, %tn = func.call @thread_origin() : () -> (index, index)
  %none_a = arith.constant dense<0.0> : vector<${thread_m}x4xf32>
  %sum = affine.for %k = 0 to ${uK} step 4 iter_args(%acc_k = %acc) -> (${ACC}) {
    %as = affine.for %i = 0 to ${thread_m} iter_args(%made = %none_a) -> (vector<${thread_m}x4xf32>) {
      %at = arith.muli %i, %down : index
      %r = arith.addi %tm, %at : index
      %sc = func.call @swizzle_A(%r, %k) : (index, index) -> index
      %some = vector.load %sa[%stage, %r, %sc] {alignment = ${align_4}} : ${SA}, vector<4x${T}>
      %a = func.call @wide(%some) : (vector<4x${T}>) -> vector<4xf32>
      %with = vector.insert %a, %made[%i] : vector<4xf32> into vector<${thread_m}x4xf32>
      affine.yield %with : vector<${thread_m}x4xf32>
    }
    %steps = affine.for %q = 0 to 4 iter_args(%acc_q = %acc_k) -> (${ACC}) {
      %r = arith.addi %k, %q : index
      %columns = affine.for %j = 0 to ${fours_n} iter_args(%acc_j = %acc_q) -> (${ACC}) {
        %at = arith.muli %j, %right : index
        %c = arith.addi %tn, %at : index
        %sc = func.call @swizzle_B(%r, %c) : (index, index) -> index
        %some = vector.load %sb[%stage, %r, %sc] {alignment = ${align_4}} : ${SB}, vector<4x${T}>
        %b = func.call @wide(%some) : (vector<4x${T}>) -> vector<4xf32>
        %rows = affine.for %i = 0 to ${thread_m} iter_args(%acc_i = %acc_j) -> (${ACC}) {
          %a = vector.extract %as[%i, %q] : f32 from vector<${thread_m}x4xf32>
          %spread = vector.broadcast %a : f32 to vector<4xf32>
          %c4 = vector.extract %acc_i[%i, %j] : vector<4xf32> from ${ACC}
          %d = vector.fma %spread, %b, %c4 : vector<4xf32>
          %with = vector.insert %d, %acc_i[%i, %j] : vector<4xf32> into ${ACC}
          affine.yield %with : ${ACC}
        }
        affine.yield %rows : ${ACC}
      }
      affine.yield %columns : ${ACC}
    }
    affine.yield %steps : ${ACC}
  }
  return %sum : ${ACC}
}
