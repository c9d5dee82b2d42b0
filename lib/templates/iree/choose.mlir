  %m64 = arith.index_cast %M : index to i64
  %n64 = arith.index_cast %N : index to i64
  %k64 = arith.index_cast %K : index to i64
  %pes64 = arith.index_cast %wgs : index to i64
  %plan:13 = func.call @${operator}_select(%m64, %n64, %k64, %pes64) : (i64, i64, i64, i64) -> (${plan_types})
