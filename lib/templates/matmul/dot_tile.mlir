// The micro-kernel template of the family that vectorises along K: ${R} x ${N} dot products at a time,
// C[i0:i1, j0:j0+n] (+)= A[i0:i1, k0:k0+kc] Bt[0:n, 0:kc]^T.  Bt is B's panel transposed in scratch, zeros beyond
// its edges; A's last vector is padded locally.  Placeholders: ${R} rows, ${N} columns, ${VL} lanes, ${name}.
func.func private @${name}(%A: tensor<?x?xf32>, %Bt: tensor<${N}x?xf32>, %C: tensor<?x?xf32>, %i0: index, %i1: index,
                           %j0: index, %n: index, %k0: index, %kc: index, %reads: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %cVL = arith.constant ${VL} : index
  %cR = arith.constant ${R} : index
  %cN = arith.constant ${N} : index
  %zero = arith.constant 0.0 : f32
  %vectors = arith.divui %kc, %cVL : index
  %whole_k = arith.muli %vectors, %cVL : index
  %n_read = arith.muli %n, %reads : index
  %missing_read = arith.subi %cN, %n_read : index
  %result = scf.for %i = %i0 to %i1 step %cR iter_args(%c = %C) -> (tensor<?x?xf32>) {
    %empty = tensor.empty() : tensor<${R}x${N}x${VL}xf32>
    %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<${R}x${N}x${VL}xf32>) -> tensor<${R}x${N}x${VL}xf32>
    %whole = scf.for %p = %c0 to %whole_k step %cVL iter_args(%t = %zeros) -> (tensor<${R}x${N}x${VL}xf32>) {
      %k = arith.addi %k0, %p : index
      %a = tensor.extract_slice %A[%i, %k] [${R}, ${VL}] [1, 1] : tensor<?x?xf32> to tensor<${R}x${VL}xf32>
      %b = tensor.extract_slice %Bt[0, %p] [${N}, ${VL}] [1, 1] : tensor<${N}x?xf32> to tensor<${N}x${VL}xf32>
      %next = linalg.generic {
          indexing_maps = [affine_map<(r, c, l) -> (r, l)>, affine_map<(r, c, l) -> (c, l)>, affine_map<(r, c, l) -> (r, c, l)>],
          iterator_types = ["parallel", "parallel", "parallel"]}
          ins(%a, %b : tensor<${R}x${VL}xf32>, tensor<${N}x${VL}xf32>) outs(%t : tensor<${R}x${N}x${VL}xf32>) {
      ^bb0(%x: f32, %y: f32, %o: f32):
        %f = math.fma %x, %y, %o : f32
        linalg.yield %f : f32
      } -> tensor<${R}x${N}x${VL}xf32>
      scf.yield %next : tensor<${R}x${N}x${VL}xf32>
    }
    %lanes = scf.for %p = %whole_k to %kc step %cVL iter_args(%t = %whole) -> (tensor<${R}x${N}x${VL}xf32>) {
      %k = arith.addi %k0, %p : index
      %left = arith.subi %kc, %p : index
      %missing = arith.subi %cVL, %left : index
      %rows = tensor.extract_slice %A[%i, %k] [${R}, %left] [1, 1] : tensor<?x?xf32> to tensor<${R}x?xf32>
      %a = tensor.pad %rows low[0, 0] high[0, %missing] {
      ^bb0(%x: index, %y: index):
        tensor.yield %zero : f32
      } : tensor<${R}x?xf32> to tensor<${R}x${VL}xf32>
      %b = tensor.extract_slice %Bt[0, %p] [${N}, ${VL}] [1, 1] : tensor<${N}x?xf32> to tensor<${N}x${VL}xf32>
      %next = linalg.generic {
          indexing_maps = [affine_map<(r, c, l) -> (r, l)>, affine_map<(r, c, l) -> (c, l)>, affine_map<(r, c, l) -> (r, c, l)>],
          iterator_types = ["parallel", "parallel", "parallel"]}
          ins(%a, %b : tensor<${R}x${VL}xf32>, tensor<${N}x${VL}xf32>) outs(%t : tensor<${R}x${N}x${VL}xf32>) {
      ^bb0(%x: f32, %y: f32, %o: f32):
        %f = math.fma %x, %y, %o : f32
        linalg.yield %f : f32
      } -> tensor<${R}x${N}x${VL}xf32>
      scf.yield %next : tensor<${R}x${N}x${VL}xf32>
    }
    %before = tensor.extract_slice %c[%i, %j0] [${R}, %n_read] [1, 1] : tensor<?x?xf32> to tensor<${R}x?xf32>
    %start = tensor.pad %before low[0, 0] high[0, %missing_read] {
    ^bb0(%x: index, %y: index):
      tensor.yield %zero : f32
    } : tensor<${R}x?xf32> to tensor<${R}x${N}xf32>
    %sum = linalg.reduce { arith.addf } ins(%lanes : tensor<${R}x${N}x${VL}xf32>) outs(%start : tensor<${R}x${N}xf32>) dimensions = [2]
    %valid = tensor.extract_slice %sum[0, 0] [${R}, %n] [1, 1] : tensor<${R}x${N}xf32> to tensor<${R}x?xf32>
    %place = tensor.extract_slice %c[%i, %j0] [${R}, %n] [1, 1] : tensor<?x?xf32> to tensor<${R}x?xf32>
    %stored = linalg.copy ins(%valid : tensor<${R}x?xf32>) outs(%place : tensor<${R}x?xf32>) -> tensor<${R}x?xf32>
    %after = tensor.insert_slice %stored into %c[%i, %j0] [${R}, %n] [1, 1] : tensor<${R}x?xf32> into tensor<?x?xf32>
    scf.yield %after : tensor<?x?xf32>
  }
  return %result : tensor<?x?xf32>
}
