// What the window adds to a pixel's place along one block of the reduction: (down, right, channel, -) of every ${step}
// elements. One beyond the end of the reduction lies left of every image.
func.func private @taps(%P: ${PT}, %T: ${TT}, %stage: index, %block: index, %k0: index, %k1: index) {
  %c0 = arith.constant 0 : index
  %uK = arith.constant ${uK} : index
  %step = arith.constant ${step} : index
  %threads = arith.constant ${threads} : index
  %taps = arith.constant ${taps} : index
  %nothing = arith.constant 0 : i32
  %outside = arith.constant -2147483648 : i32
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %window = arith.constant ${pixels} : index
  %dilation = arith.constant ${pixels_and_one} : index
  %earlier = arith.muli %block, %uK : index
  %begin = arith.addi %k0, %earlier : index
  affine.for %i = 0 to ${tap_rounds} {
    %before = arith.muli %i, %threads : index
    %p = arith.addi %before, %t : index
    %mine = arith.cmpi ult, %p, %taps : index
    scf.if %mine {
      %sizes = vector.load %P[%window, %c0] {alignment = 16} : ${PT}, vector<4xi32>
      %rates = vector.load %P[%dilation, %c0] {alignment = 16} : ${PT}, vector<4xi32>
      %channels32 = vector.extract %sizes[0] : i32 from vector<4xi32>
      %taps_w32 = vector.extract %sizes[1] : i32 from vector<4xi32>
      %taps_h32 = vector.extract %sizes[2] : i32 from vector<4xi32>
      %dilation_h32 = vector.extract %rates[0] : i32 from vector<4xi32>
      %dilation_w32 = vector.extract %rates[1] : i32 from vector<4xi32>
      %channels = arith.index_castui %channels32 : i32 to index
      %taps_w = arith.index_castui %taps_w32 : i32 to index
      %taps_h = arith.index_castui %taps_h32 : i32 to index
      %dilation_h = arith.index_castui %dilation_h32 : i32 to index
      %dilation_w = arith.index_castui %dilation_w32 : i32 to index
      %after = arith.muli %p, %step : index
      %k = arith.addi %begin, %after : index
${order}
      %down = arith.muli %r, %dilation_h : index
      %right = arith.muli %s, %dilation_w : index
      %inside = arith.cmpi slt, %k, %k1 : index
      %down32 = arith.index_cast %down : index to i32
      %right32 = arith.index_cast %right : index to i32
      %c32 = arith.index_cast %c : index to i32
      %right_or_none = arith.select %inside, %right32, %outside : i32
      %place = vector.from_elements %down32, %right_or_none, %c32, %nothing : vector<4xi32>
      vector.store %place, %T[%stage, %p, %c0] {alignment = 16} : ${TT}, vector<4xi32>
    }
  }
  return
}
