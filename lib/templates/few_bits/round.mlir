// Rows of f32 as bytes with a scale for each block along K: 127 of it is the greatest. Besides, of each block the sum of its bytes
// times what the weights' numbers have too much, to be added. Placeholders: `order` of each eight bytes, as weights have their
// numbers; `too_much`, by which sums are multiplied.
func.func @${executable}_round(%a: !stream.binding, %bytes: !stream.binding, %scales: !stream.binding, %sums: !stream.binding,
    %m64: i64, %k64: i64, %block64: i64)
    attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_codegen.no_pipeline>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %M = arith.index_castui %m64 : i64 to index
  %K = arith.index_castui %k64 : i64 to index
  %block = arith.index_castui %block64 : i64 to index
  %blocks = arith.divui %K, %block : index
  %of_a = arith.muli %M, %K : index
  %of_s = arith.muli %M, %blocks : index
  %A = stream.binding.subspan %a[%c0] : !stream.binding -> memref<?xf32>{%of_a}
  %Q = stream.binding.subspan %bytes[%c0] : !stream.binding -> memref<?xi8>{%of_a}
  %S = stream.binding.subspan %scales[%c0] : !stream.binding -> memref<?xf32>{%of_s}
  %T = stream.binding.subspan %sums[%c0] : !stream.binding -> memref<?xi32>{%of_s}
  %wg = stream.dispatch.workgroup.id[0] : index
  %wgs = stream.dispatch.workgroup.count[0] : index
  %share = arith.ceildivui %of_s, %wgs : index
  %first = arith.muli %wg, %share : index
  %from = arith.minui %first, %of_s : index
  %next = arith.addi %from, %share : index
  %to = arith.minui %next, %of_s : index
  %none = arith.constant dense<0.0> : vector<8xf32>
  %zeros = arith.constant dense<0> : vector<8xi32>
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %most = arith.constant 127.0 : f32
  %factor_of_sums = arith.constant ${too_much} : i32
  %upper = arith.constant dense<127.0> : vector<8xf32>
  %lower = arith.constant dense<-127.0> : vector<8xf32>
  scf.for %b = %from to %to step %c1 {
    %begin = arith.muli %b, %block : index
    %end = arith.addi %begin, %block : index
    %greatest = scf.for %k = %begin to %end step %c8 iter_args(%so_far = %none) -> (vector<8xf32>) {
      %x = vector.load %A[%k] : memref<?xf32>, vector<8xf32>
      %size = math.absf %x : vector<8xf32>
      %more = arith.maximumf %so_far, %size : vector<8xf32>
      scf.yield %more : vector<8xf32>
    }
    %top = vector.reduction <maximumf>, %greatest : vector<8xf32> into f32
    %finite = arith.divf %top, %most : f32
    %nothing = arith.subf %top, %top : f32
    %scale = arith.addf %finite, %nothing : f32
    // Of no block of zeros, and of none whose scale is no number: what is not finite makes its row's sums no numbers.
    %is_some = arith.cmpf ogt, %top, %zero : f32
    %divisor = arith.select %is_some, %top, %one : f32
    %by = arith.divf %most, %divisor : f32
    %factor = vector.broadcast %by : f32 to vector<8xf32>
    %sum = scf.for %k = %begin to %end step %c8 iter_args(%so_far = %zeros) -> (vector<8xi32>) {
      %x = vector.load %A[%k] : memref<?xf32>, vector<8xf32>
      %scaled = arith.mulf %x, %factor : vector<8xf32>
      %rounded = math.roundeven %scaled : vector<8xf32>
      %not_less = arith.maxnumf %rounded, %lower : vector<8xf32>
      %within = arith.minnumf %not_less, %upper : vector<8xf32>
      %whole = arith.fptosi %within : vector<8xf32> to vector<8xi32>
      %more = arith.addi %so_far, %whole : vector<8xi32>
      %byte = arith.trunci %whole : vector<8xi32> to vector<8xi8>
      %in_order = vector.shuffle %byte, %byte [${order}] : vector<8xi8>, vector<8xi8>
      vector.store %in_order, %Q[%k] : memref<?xi8>, vector<8xi8>
      scf.yield %more : vector<8xi32>
    }
    %whole_sum = vector.reduction <add>, %sum : vector<8xi32> into i32
    %too_much = arith.muli %whole_sum, %factor_of_sums : i32
    memref.store %scale, %S[%b] : memref<?xf32>
    memref.store %too_much, %T[%b] : memref<?xi32>
  }
  return
}
