// Where an element of the image lies, and whether there is one: 0 where the window leaves the image.
func.func private @place(%pixel: vector<4xi32>, %tap: vector<4xi32>${view_parameters}) -> (index, i1) {
  %none = arith.constant 0 : i32
  %y0 = vector.extract %pixel[0] : i32 from vector<4xi32>
  %x0 = vector.extract %pixel[1] : i32 from vector<4xi32>
  %b32 = vector.extract %pixel[2] : i32 from vector<4xi32>
  %down = vector.extract %tap[0] : i32 from vector<4xi32>
  %right = vector.extract %tap[1] : i32 from vector<4xi32>
  %c32 = vector.extract %tap[2] : i32 from vector<4xi32>
  %y32 = arith.addi %y0, %down : i32
  %x32 = arith.addi %x0, %right : i32
  %h = arith.index_cast %view_size_h : index to i32
  %w = arith.index_cast %view_size_w : index to i32
  %below_top = arith.cmpi sge, %y32, %none : i32
  %above_end = arith.cmpi slt, %y32, %h : i32
  %from_left = arith.cmpi sge, %x32, %none : i32
  %to_right = arith.cmpi slt, %x32, %w : i32
  %in_rows = arith.andi %below_top, %above_end : i1
  %in_columns = arith.andi %from_left, %to_right : i1
  %inside = arith.andi %in_rows, %in_columns : i1
  %y = arith.index_cast %y32 : i32 to index
  %x = arith.index_cast %x32 : i32 to index
  %b = arith.index_cast %b32 : i32 to index
  %c = arith.index_cast %c32 : i32 to index
  %at_b = arith.muli %b, %view_stride_b : index
  %at_y = arith.muli %y, %view_stride_y : index
  %at_x = arith.muli %x, %view_stride_x : index
  %at_c = arith.muli %c, %view_stride_c : index
  %rows = arith.addi %at_b, %at_y : index
  %columns = arith.addi %at_x, %at_c : index
  %at = arith.addi %rows, %columns : index
  return %at, %inside : index, i1
}
