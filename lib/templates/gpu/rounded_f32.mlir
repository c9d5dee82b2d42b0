func.func private @rounded_${width}(%sum: vector<${width}xf32>) -> vector<${width}xf32> {
  return %sum : vector<${width}xf32>
}
func.func private @extended_${width}(%held: vector<${width}xf32>) -> vector<${width}xf32> {
  return %held : vector<${width}xf32>
}
