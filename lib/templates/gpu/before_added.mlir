func.func private @with_before_${width}(%sum: vector<${width}xf32>, %C0: ${MO}, %r: index, %c: index) -> vector<${width}xf32> {
  %held = vector.load %C0[%r, %c] {alignment = ${align_out}} : ${MO}, vector<${width}x${TO}>
  %there = func.call @extended_${width}(%held) : (vector<${width}x${TO}>) -> vector<${width}xf32>
  %all = arith.addf %there, %sum : vector<${width}xf32>
  return %all : vector<${width}xf32>
}
