// Where the pixels of the tile of an image lie: (y, x, image, -) of each, before the window moves. One beyond the end
// lies above every image. Behind them: (channels, columns and rows of the window, -) and (dilation down, right, -, -), which
// few threads read, so that they need no registers.
func.func private @pixels(%P: ${PT}, %first: index, %end: index${view_parameters}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %threads = arith.constant ${threads} : index
  %pixels = arith.constant ${pixels} : index
  %nothing = arith.constant 0 : i32
  %outside = arith.constant -2147483648 : i32
  %t32 = nvvm.read.ptx.sreg.tid.x : i32
  %t = arith.index_castui %t32 : i32 to index
  %w = arith.maxsi %view_outs_w, %c1 : index
  %h = arith.maxsi %view_outs_h, %c1 : index
  %window = arith.constant ${pixels} : index
  %dilation = arith.constant ${pixels_and_one} : index
  %channels = arith.maxsi %view_channels, %c1 : index
  %taps_w = arith.maxsi %view_taps_w, %c1 : index
  %taps_h = arith.maxsi %view_taps_h, %c1 : index
  %channels32 = arith.index_cast %channels : index to i32
  %taps_w32 = arith.index_cast %taps_w : index to i32
  %taps_h32 = arith.index_cast %taps_h : index to i32
  %dilation_h32 = arith.index_cast %view_dilation_h : index to i32
  %dilation_w32 = arith.index_cast %view_dilation_w : index to i32
  %is_first = arith.cmpi eq, %t, %c0 : index
  scf.if %is_first {
    %sizes = vector.from_elements %channels32, %taps_w32, %taps_h32, %nothing : vector<4xi32>
    %rates = vector.from_elements %dilation_h32, %dilation_w32, %nothing, %nothing : vector<4xi32>
    vector.store %sizes, %P[%window, %c0] {alignment = 16} : ${PT}, vector<4xi32>
    vector.store %rates, %P[%dilation, %c0] {alignment = 16} : ${PT}, vector<4xi32>
  }
  affine.for %i = 0 to ${pixel_rounds} {
    %before = arith.muli %i, %threads : index
    %p = arith.addi %before, %t : index
    %mine = arith.cmpi ult, %p, %pixels : index
    scf.if %mine {
      %m = arith.addi %first, %p : index
      %v = arith.remui %m, %w : index
      %q = arith.divui %m, %w : index
      %o = arith.remui %q, %h : index
      %b = arith.divui %q, %h : index
      %down = arith.muli %o, %view_step_h : index
      %right = arith.muli %v, %view_step_w : index
      %y = arith.subi %down, %view_pad_h : index
      %x = arith.subi %right, %view_pad_w : index
      %inside = arith.cmpi slt, %m, %end : index
      %y32 = arith.index_cast %y : index to i32
      %x32 = arith.index_cast %x : index to i32
      %b32 = arith.index_cast %b : index to i32
      %y_or_none = arith.select %inside, %y32, %outside : i32
      %place = vector.from_elements %y_or_none, %x32, %b32, %nothing : vector<4xi32>
      vector.store %place, %P[%p, %c0] {alignment = 16} : ${PT}, vector<4xi32>
    }
  }
  return
}
