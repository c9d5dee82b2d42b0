func.func private @with_before(%sum: vector<${width}xf32>, %C0: memref<?x?x${TO}>, %r: index, %c: index) -> vector<${width}xf32> {
  %held = vector.load %C0[%r, %c] {alignment = ${align_out}} : memref<?x?x${TO}>, vector<${width}x${TO}>
  %there = func.call @extended(%held) : (vector<${width}x${TO}>) -> vector<${width}xf32>
  %all = arith.addf %there, %sum : vector<${width}xf32>
  return %all : vector<${width}xf32>
}
