// Register tiles of a convolution that reads the image where it lies, the weights from a panel: pixels i0 to i1 of the table %T, ${R} at a
// time, and columns j0 to j0 + n. All those pixels have the same taps inside the image: rows ra to rb of the window, and of
// each row the runs ua to ub of `length` elements that follow one another in the image and in the weights. Of them those
// between k0 and k1 of the reduction are summed. %T holds for each pixel where its window begins in the image, which may
// be before the image, and its row of C. %reads is 1 to accumulate into C, 0 to start from zero. Placeholders: ${R} pixels,
// ${N} columns, ${name}.
func.func private @${name}(%X: ${A}, %B: ${P}, %C: ${C}, %T: ${T}, %i0: index, %i1: index, %j0: index, %n: index,
                           %ra: index, %rb: index, %ua: index, %ub: index, %begin: index, %length: index,
                           %row_k: index, %run_k: index, %row_x: index, %run_x: index, %k0: index, %k1: index,
                           %reads: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cR = arith.constant ${R} : index
  %zero = arith.constant ${zero_c}
  %n_read = arith.muli %n, %reads : index
  %read = vector.create_mask %n_read : vector<${N}xi1>
  %stored = vector.create_mask %n : vector<${N}xi1>
  scf.for %i = %i0 to %i1 step %cR {
${pixels}
    %sums:${R} = scf.for %r = %ra to %rb step %c1 iter_args(${start}) -> (${vectors}) {
      %r_k = arith.muli %r, %row_k : index
      %r_x = arith.muli %r, %row_x : index
      %of_row:${R} = scf.for %u = %ua to %ub step %c1 iter_args(${from_rows}) -> (${vectors}) {
        %u_k = arith.muli %u, %run_k : index
        %u_x = arith.muli %u, %run_x : index
        %at_u = arith.addi %r_k, %u_k : index
        %first = arith.addi %at_u, %begin : index
        %last = arith.addi %first, %length : index
        %lo = arith.maxui %first, %k0 : index
        %hi = arith.minui %last, %k1 : index
        %in_image = arith.addi %r_x, %u_x : index
        %shift = arith.subi %in_image, %at_u : index
${runs}
        %of_run:${R} = scf.for %p = %lo to %hi step %c1 iter_args(${from_runs}) -> (${vectors}) {
          %in_panel = arith.subi %p, %k0 : index
          %b = vector.load %B[%in_panel, %c0] : ${P}, vector<${N}x${s}>
${products}
          scf.yield ${results} : ${vectors}
        }
        scf.yield ${of_run} : ${vectors}
      }
      scf.yield ${of_row} : ${vectors}
    }
${stores}
  }
  return
}
