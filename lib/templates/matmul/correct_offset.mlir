        // The first group: for each column -128 times the sum of the others, as i32.
        %none = arith.constant dense<0> : vector<1x${N}xi32>
        %offset = arith.constant dense<-128> : vector<1x${Q}xi8>
        %products = scf.for %g = %c1 to %all_groups step %c1 iter_args(%t = %none) -> (vector<1x${N}xi32>) {
          %row = vector.load %P[%g, %c0] : ${P}, vector<${NQ}x${s}>
          %b = vector.shape_cast %row : vector<${NQ}x${s}> to vector<${N}x${Q}x${s}>
          %u = vector.contract {
              indexing_maps = [affine_map<(r, n, q) -> (r, q)>, affine_map<(r, n, q) -> (n, q)>, affine_map<(r, n, q) -> (r, n)>],
              iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
              %offset, %b, %t : vector<1x${Q}xi8>, vector<${N}x${Q}xi8> into vector<1x${N}xi32>
          scf.yield %u : vector<1x${N}xi32>
        }
        %off = arith.subi %none, %products : vector<1x${N}xi32>
        %flat = vector.shape_cast %off : vector<1x${N}xi32> to vector<${N}xi32>
        %bytes = vector.bitcast %flat : vector<${N}xi32> to vector<${NQ}xi8>
        vector.store %bytes, %P[%c0, %c0] : ${P}, vector<${NQ}x${s}>
