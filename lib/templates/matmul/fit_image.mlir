// As dynmlir_fit where A is an image: a quarter of the scratch, its end, is for blocks of uA rows of it, two tiles high
// at least; uK, uB, uA, and what is left for B.
func.func private @dynmlir_fit_image(%uM: index, %uN: index, %uK: index, %uB: index, %have: index,
                                     %K: index)
    -> (index, index, index, index) attributes {no_inline} {
  %lanes = arith.constant ${VL} : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %for_a = arith.divui %have, %c4 : index
  %for_b = arith.subi %have, %for_a : index
  %deep, %block = func.call @dynmlir_fit(%uN, %uK, %uB, %for_b, %K) : (index, index, index, index, index) -> (index, index)
  %two_tiles = arith.muli %uM, %c2 : index
  %most = arith.divui %for_a, %two_tiles : index
  %vectors = arith.divui %most, %lanes : index
  %some_vectors = arith.maxui %vectors, %c1 : index
  %whole = arith.muli %some_vectors, %lanes : index
  %depth = arith.minui %deep, %whole : index
  %rows = arith.divui %for_a, %depth : index
  %tiles = arith.divui %rows, %uM : index
  %height = arith.muli %tiles, %uM : index
  return %depth, %block, %height, %for_b : index, index, index, index
}
