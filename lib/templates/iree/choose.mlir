${around}  %m64 = arith.index_cast %all_rows : index to i64
  %n64 = arith.index_cast %all_columns : index to i64
  %k64 = arith.index_cast %all_depth : index to i64
  %pes64 = arith.index_cast %sharers : index to i64
  %batches64 = arith.index_cast ${batches} : index to i64
  %wgs64 = arith.index_cast %wgs : index to i64
  %plan:13 = func.call @${chooser}(${sizes64}${whether_alone}) : (${types}${type_of_it}) -> (${plan_types})
