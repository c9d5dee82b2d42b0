// Softmax along rows of a matrix of f32, which may be written where it is read: of each row its maximum, then exponentials
// and their sum, then quotients. Each goes along the row a vector at a time, maxima in four chains and sums in two, which
// would wait for each other in one; what is left of a row is read and written behind a mask. A workgroup has its share of
// the rows. Placeholders: ${VL}, elements of a vector, and multiples of it; ${LEAST}, what maxima begin from;
// ${LEAST_SUM}, what sums are at least.
stream.executable private @${executable} {
stream.executable.export public @${executable}_rows workgroups(%n: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  stream.return %n, %c1, %c1 : index, index, index
}
builtin.module {
func.func @${executable}_rows(${bindings}, %rows64: i64, %columns64: i64)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant ${VL} : index
  %two = arith.constant ${VL_2} : index
  %four = arith.constant ${VL_4} : index
  %leasts = arith.constant dense<${LEAST}> : vector<${VL}xf32>
  %zeros = arith.constant dense<0.0> : vector<${VL}xf32>
  %rows = arith.index_castui %rows64 : i64 to index
  %columns = arith.index_castui %columns64 : i64 to index
${memory}
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %share = arith.ceildivui %rows, %wgs : index
  %first = arith.muli %wg, %share : index
  %from = arith.minui %first, %rows : index
  %next = arith.addi %from, %share : index
  %to = arith.minui %next, %rows : index
  %left_of_four = arith.remui %columns, %four : index
  %fours = arith.subi %columns, %left_of_four : index
  %left_of_two = arith.remui %columns, %two : index
  %twos = arith.subi %columns, %left_of_two : index
  %left = arith.remui %columns, %one : index
  %ones = arith.subi %columns, %left : index
  %is_left = arith.cmpi ne, %left, %c0 : index
  %some = vector.create_mask %left : vector<${VL}xi1>
  scf.for %i = %from to %to step %c1 {
    %of_fours:4 = scf.for %j = %c0 to %fours step %four
        iter_args(%most_0 = %leasts, %most_1 = %leasts, %most_2 = %leasts, %most_3 = %leasts) -> (vector<${VL}xf32>, vector<${VL}xf32>, vector<${VL}xf32>, vector<${VL}xf32>) {
      %at_0 = arith.constant ${VL_0} : index
      %j_0 = arith.addi %j, %at_0 : index
      %x_0 = vector.load %X[%i, %j_0] : memref<?x?xf32>, vector<${VL}xf32>
      %next_0 = arith.maximumf %most_0, %x_0 : vector<${VL}xf32>
      %at_1 = arith.constant ${VL_1} : index
      %j_1 = arith.addi %j, %at_1 : index
      %x_1 = vector.load %X[%i, %j_1] : memref<?x?xf32>, vector<${VL}xf32>
      %next_1 = arith.maximumf %most_1, %x_1 : vector<${VL}xf32>
      %at_2 = arith.constant ${VL_2} : index
      %j_2 = arith.addi %j, %at_2 : index
      %x_2 = vector.load %X[%i, %j_2] : memref<?x?xf32>, vector<${VL}xf32>
      %next_2 = arith.maximumf %most_2, %x_2 : vector<${VL}xf32>
      %at_3 = arith.constant ${VL_3} : index
      %j_3 = arith.addi %j, %at_3 : index
      %x_3 = vector.load %X[%i, %j_3] : memref<?x?xf32>, vector<${VL}xf32>
      %next_3 = arith.maximumf %most_3, %x_3 : vector<${VL}xf32>
      scf.yield %next_0, %next_1, %next_2, %next_3 : vector<${VL}xf32>, vector<${VL}xf32>, vector<${VL}xf32>, vector<${VL}xf32>
    }
    %most_01 = arith.maximumf %of_fours#0, %of_fours#1 : vector<${VL}xf32>
    %most_23 = arith.maximumf %of_fours#2, %of_fours#3 : vector<${VL}xf32>
    %most_03 = arith.maximumf %most_01, %most_23 : vector<${VL}xf32>
    %of_ones = scf.for %j = %fours to %ones step %one iter_args(%before = %most_03) -> (vector<${VL}xf32>) {
      %v = vector.load %X[%i, %j] : memref<?x?xf32>, vector<${VL}xf32>
      %most = arith.maximumf %before, %v : vector<${VL}xf32>
      scf.yield %most : vector<${VL}xf32>
    }
    %of_all = scf.if %is_left -> (vector<${VL}xf32>) {
      %v = vector.maskedload %X[%i, %ones], %some, %leasts : memref<?x?xf32>, vector<${VL}xi1>, vector<${VL}xf32> into vector<${VL}xf32>
      %most = arith.maximumf %of_ones, %v : vector<${VL}xf32>
      scf.yield %most : vector<${VL}xf32>
    } else {
      scf.yield %of_ones : vector<${VL}xf32>
    }
    %of_row = vector.reduction <maximumf>, %of_all : vector<${VL}xf32> into f32
    %mosts = vector.broadcast %of_row : f32 to vector<${VL}xf32>
    %sums:2 = scf.for %j = %c0 to %twos step %two iter_args(%sum_0 = %zeros, %sum_1 = %zeros) -> (vector<${VL}xf32>, vector<${VL}xf32>) {
      %at_0 = arith.constant ${VL_0} : index
      %j_0 = arith.addi %j, %at_0 : index
      %x_0 = vector.load %X[%i, %j_0] : memref<?x?xf32>, vector<${VL}xf32>
      %less_0 = arith.subf %x_0, %mosts : vector<${VL}xf32>
      %power_0 = math.exp %less_0 : vector<${VL}xf32>
      vector.store %power_0, %Y[%i, %j_0] : memref<?x?xf32>, vector<${VL}xf32>
      %next_0 = arith.addf %sum_0, %power_0 : vector<${VL}xf32>
      %at_1 = arith.constant ${VL_1} : index
      %j_1 = arith.addi %j, %at_1 : index
      %x_1 = vector.load %X[%i, %j_1] : memref<?x?xf32>, vector<${VL}xf32>
      %less_1 = arith.subf %x_1, %mosts : vector<${VL}xf32>
      %power_1 = math.exp %less_1 : vector<${VL}xf32>
      vector.store %power_1, %Y[%i, %j_1] : memref<?x?xf32>, vector<${VL}xf32>
      %next_1 = arith.addf %sum_1, %power_1 : vector<${VL}xf32>
      scf.yield %next_0, %next_1 : vector<${VL}xf32>, vector<${VL}xf32>
    }
    %sum_01 = arith.addf %sums#0, %sums#1 : vector<${VL}xf32>
    %sum_of_ones = scf.for %j = %twos to %ones step %one iter_args(%sum = %sum_01) -> (vector<${VL}xf32>) {
      %v = vector.load %X[%i, %j] : memref<?x?xf32>, vector<${VL}xf32>
      %less = arith.subf %v, %mosts : vector<${VL}xf32>
      %power = math.exp %less : vector<${VL}xf32>
      vector.store %power, %Y[%i, %j] : memref<?x?xf32>, vector<${VL}xf32>
      %next_sum = arith.addf %sum, %power : vector<${VL}xf32>
      scf.yield %next_sum : vector<${VL}xf32>
    }
    %sum_of_all = scf.if %is_left -> (vector<${VL}xf32>) {
      %v = vector.maskedload %X[%i, %ones], %some, %leasts : memref<?x?xf32>, vector<${VL}xi1>, vector<${VL}xf32> into vector<${VL}xf32>
      %less = arith.subf %v, %mosts : vector<${VL}xf32>
      %any = math.exp %less : vector<${VL}xf32>
      %power = arith.select %some, %any, %zeros : vector<${VL}xi1>, vector<${VL}xf32>
      vector.maskedstore %Y[%i, %ones], %some, %power : memref<?x?xf32>, vector<${VL}xi1>, vector<${VL}xf32>
      %next_sum = arith.addf %sum_of_ones, %power : vector<${VL}xf32>
      scf.yield %next_sum : vector<${VL}xf32>
    } else {
      scf.yield %sum_of_ones : vector<${VL}xf32>
    }
    %total = vector.reduction <add>, %sum_of_all : vector<${VL}xf32> into f32
    %least_sum = arith.constant ${LEAST_SUM} : f32
    %divisor = arith.maximumf %total, %least_sum : f32
    %totals = vector.broadcast %divisor : f32 to vector<${VL}xf32>
    scf.for %j = %c0 to %ones step %one {
      %power = vector.load %Y[%i, %j] : memref<?x?xf32>, vector<${VL}xf32>
      %quotient = arith.divf %power, %totals : vector<${VL}xf32>
      vector.store %quotient, %Y[%i, %j] : memref<?x?xf32>, vector<${VL}xf32>
    }
    scf.if %is_left {
      %power = vector.maskedload %Y[%i, %ones], %some, %zeros : memref<?x?xf32>, vector<${VL}xi1>, vector<${VL}xf32> into vector<${VL}xf32>
      %quotient = arith.divf %power, %totals : vector<${VL}xf32>
      vector.maskedstore %Y[%i, %ones], %some, %quotient : memref<?x?xf32>, vector<${VL}xi1>, vector<${VL}xf32>
    }
  }
  return
}
}
}
