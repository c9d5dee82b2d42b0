func.func private @rounded_${width}(%sum: vector<${width}xf32>) -> vector<${width}x${TO}> {
  %out = arith.truncf %sum : vector<${width}xf32> to vector<${width}x${TO}>
  return %out : vector<${width}x${TO}>
}
func.func private @extended_${width}(%held: vector<${width}x${TO}>) -> vector<${width}xf32> {
  %all = arith.extf %held : vector<${width}x${TO}> to vector<${width}xf32>
  return %all : vector<${width}xf32>
}
