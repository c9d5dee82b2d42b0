    // The taps of a later block, in the place of this one's, which its copies have read long ago.
    %later = arith.addi %block, %stages : index
    func.call @taps(%P, %T, %stage, %later, %k0, %k1) : (${PT}, ${TT}, index, index, index, index) -> ()
