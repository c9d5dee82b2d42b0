// What ldmatrix would read of ${X}, whose rows lie ${skews_said}: an element at a time.
func.func private @fragment_${X}(%s: ${to}, %stage: index, %${outer}: index, %k: index, %skew_0: index, %skew_1: index)
    -> vector<4x2x${T}> {
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %of_warp = arith.constant 32 : index
  %two = arith.constant 2 : index
  %four = arith.constant 4 : index
  %eight = arith.constant 8 : index
  %lane = arith.remui %t, %of_warp : index
  %across = arith.divui %lane, %four : index
  %quarter = arith.remui %lane, %four : index
  %along = arith.muli %quarter, %two : index
  %lane_${outer} = arith.addi %${outer}, %across : index
  %lane_k = arith.addi %k, %along : index
  %none = arith.constant dense<0.0> : vector<4x2x${T}>
  %all = affine.for %i = 0 to 4 iter_args(%made = %none) -> (vector<4x2x${T}>) {
    %lower = arith.remui %i, %two : index
    %later = arith.divui %i, %two : index
    %by_outer = arith.muli %${outer_by}, %eight : index
    %by_k = arith.muli %${k_by}, %eight : index
    %at_${outer} = arith.addi %lane_${outer}, %by_outer : index
    %first_k = arith.addi %lane_k, %by_k : index
    %both = affine.for %j = 0 to 2 iter_args(%some = %made) -> (vector<4x2x${T}>) {
      %at_k = arith.addi %first_k, %j : index
      %zero = arith.constant 0 : index
      %is_first = arith.cmpi eq, %j, %zero : index
      %skew = arith.select %is_first, %skew_0, %skew_1 : index
      %c = arith.addi %at_${right}, %skew : index
      %value = memref.load %s[%stage, %at_${down}, %c] : ${to}
      %with = vector.insert %value, %some[%i, %j] : ${T} into vector<4x2x${T}>
      affine.yield %with : vector<4x2x${T}>
    }
    affine.yield %both : vector<4x2x${T}>
  }
  return %all : vector<4x2x${T}>
}
