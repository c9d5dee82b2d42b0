  // Few rows that are left over go with the last whole tile on two tiles of about the same height.
  %filled = arith.divui %rows, %uM : index
  %in_filled = arith.muli %filled, %uM : index
  %left_over = arith.subi %rows, %in_filled : index
  %height = arith.constant ${height} : index
  %most = arith.constant ${few} : index
  %of_height = arith.cmpi eq, %uM, %height : index
  %some = arith.cmpi ne, %left_over, %c0 : index
  %few = arith.cmpi ule, %left_over, %most : index
  %has_whole = arith.cmpi ne, %filled, %c0 : index
  %some_few = arith.andi %some, %few : i1
  %of_height_whole = arith.andi %of_height, %has_whole : i1
  %shared = arith.andi %some_few, %of_height_whole : i1
  %fewer = arith.select %shared, %c1, %c0 : index
  %tiles = arith.subi %filled, %fewer : index
