// Adds to the pixels of a block what weights that are not finite make of the zeros outside the image: rows k0 to k1 of
// the reduction, columns j to j + n.
func.func private @${name}_outside(%B: ${B}, %C: ${C}, %V: ${V}, %T: ${T}, %D: ${D}, %classes: index, %j: index, %n: index,
                                   %k0: index, %k1: index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant ${zero_c}
  %zero_b = arith.constant ${zero_b}
${view}
  %no = arith.constant dense<${zero_value}> : vector<${N}x${c}>
  %some = vector.create_mask %n : vector<${N}xi1>
  %one_channel = arith.maxui %channels, %c1 : index
  %wide = arith.maxui %taps_w, %c1 : index
  %end = scf.for %d = %c0 to %classes step %c1 iter_args(%t0 = %c0) -> (index) {
${class}
    %sum = scf.for %k = %k0 to %k1 step %c1 iter_args(%z = %no) -> (vector<${N}x${c}>) {
      %tap = arith.divui %k, %one_channel : index
      %r = arith.divui %tap, %wide : index
      %r_begun = arith.muli %r, %wide : index
      %s = arith.subi %tap, %r_begun : index
      %r_in = arith.subi %r, %ra : index
      %r_many = arith.subi %rb, %ra : index
      %r_inside = arith.cmpi ult, %r_in, %r_many : index
      %s_in = arith.subi %s, %sa : index
      %s_many = arith.subi %sb, %sa : index
      %s_inside = arith.cmpi ult, %s_in, %s_many : index
      %inside = arith.andi %r_inside, %s_inside : i1
      %z_next = scf.if %inside -> (vector<${N}x${c}>) {
        scf.yield %z : vector<${N}x${c}>
      } else {
        %row = vector.transfer_read %B[%k, %j], %zero_b, %some {in_bounds = [true]} : ${B}, vector<${N}x${b}>
${extend_row}        %more = vector.fma ${extended_row}, %no, %z : vector<${N}x${c}>
        scf.yield %more : vector<${N}x${c}>
      }
      scf.yield %z_next : vector<${N}x${c}>
    }
    scf.for %t = %t0 to %t1 step %c1 {
      %entry = arith.muli %t, %c2 : index
      %at = arith.addi %entry, %c1 : index
      %m64 = memref.load %T[%at] : ${T}
      %m = arith.index_cast %m64 : i64 to index
      %seen = vector.transfer_read %C[%m, %j], %zero, %some {in_bounds = [true]} : ${C}, vector<${N}x${c}>
      %with = arith.addf %seen, %sum : vector<${N}x${c}>
      vector.transfer_write %with, %C[%m, %j], %some {in_bounds = [true]} : vector<${N}x${c}>, ${C}
    }
    scf.yield %t1 : index
  }
  return
}
