  // The area of each for sums that are finished into a result of another type: as large as this result needs. None where
  // what each has on its stack is enough.
  %area_beside = arith.constant ${beside} : index
  %area_columns = arith.addi %c_columns, %area_beside : index
  %area_needed = arith.muli %c_rows, %area_columns : index
  %area_on_stack = arith.constant ${on_stack} : index
  %area_most = arith.constant ${most} : index
  %area_some = arith.minui %area_needed, %area_most : index
  %area_apart = arith.cmpi ugt, %area_needed, %area_on_stack : index
  %area = arith.select %area_apart, %area_some, %c0 : index
  %areas = arith.muli %area, %wanted : index
  %area32 = arith.index_castui %area : index to i32
  %apart_or_enough = arith.ori %area_apart, %enough : i1
