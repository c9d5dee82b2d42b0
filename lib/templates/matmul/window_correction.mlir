  // What takes off of each sum what offsetting the elements of all its groups adds: -128 times the sums of the weights.
  %none = arith.constant dense<0> : vector<1x${N}xi32>
  %offset = arith.constant dense<-128> : vector<1x${Q}xi8>
  %any_pixels = arith.cmpi ult, %i0, %i1 : index
  %ra_summed = arith.select %any_pixels, %ra, %rb : index
  %added = scf.for %r = %ra_summed to %rb step %rows_each iter_args(%of_rows = %none) -> (vector<1x${N}xi32>) {
    %r_k = arith.muli %r, %row_k : index
    %of_row = scf.for %u = %ua to %ub step %runs_each iter_args(%of_runs = %of_rows) -> (vector<1x${N}xi32>) {
${segment}
      %end_some = arith.select %any, %end_group, %first_group : index
      %of_groups = scf.for %group = %first_group to %end_some step %c1 iter_args(%before = %of_runs) -> (vector<1x${N}xi32>) {
        %row = vector.load %B[%group, %c0] : ${P}, vector<${NQ}x${s}>
        %b = vector.shape_cast %row : vector<${NQ}x${s}> to vector<${N}x${Q}x${s}>
        %next = vector.contract {
            indexing_maps = [affine_map<(r, n, q) -> (r, q)>, affine_map<(r, n, q) -> (n, q)>, affine_map<(r, n, q) -> (r, n)>],
            iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
            %offset, %b, %before : vector<1x${Q}xi8>, vector<${N}x${Q}xi8> into vector<1x${N}xi32>
        scf.yield %next : vector<1x${N}xi32>
      }
      scf.yield %of_groups : vector<1x${N}xi32>
    }
    scf.yield %of_row : vector<1x${N}xi32>
  }
  %off = arith.subi %none, %added : vector<1x${N}xi32>
  %correction = vector.shape_cast %off : vector<1x${N}xi32> to vector<${N}xi32>
