// Whether the filters of a panel are finite: their sum times zero is.
func.func private @${name}_finite(%S: memref<?x${s}>, %at: index, %depth: index, %n: index) -> i1 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %uN = arith.constant ${N} : index
  %zero = arith.constant ${zero_s}
  %no = arith.constant dense<${zero_value}> : vector<${N}x${c}>
  %some = vector.create_mask %n : vector<${N}xi1>
  %sum = scf.for %p = %c0 to %depth step %c1 iter_args(%z = %no) -> (vector<${N}x${c}>) {
    %skip = arith.muli %p, %uN : index
    %place = arith.addi %at, %skip : index
    %row = vector.transfer_read %S[%place], %zero, %some {in_bounds = [true]} : memref<?x${s}>, vector<${N}x${s}>
    %z_next = vector.fma %row, %no, %z : vector<${N}x${c}>
    scf.yield %z_next : vector<${N}x${c}>
  }
  %one = vector.reduction <add>, %sum : vector<${N}x${c}> into ${c}
  %finite = arith.cmpf ord, %one, %one : ${c}
  return %finite : i1
}
