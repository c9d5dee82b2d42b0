func.func private @rounded_${width}(%sum: vector<${width}xf32>) -> vector<${width}x${TS}> {
  %out = arith.truncf %sum : vector<${width}xf32> to vector<${width}x${TS}>
  return %out : vector<${width}x${TS}>
}
func.func private @extended_${width}(%held: vector<${width}x${TS}>) -> vector<${width}xf32> {
  %all = arith.extf %held : vector<${width}x${TS}> to vector<${width}xf32>
  return %all : vector<${width}xf32>
}
