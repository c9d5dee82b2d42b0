func.func private @rounded(%sum: vector<${width}xf32>) -> vector<${width}xf32> {
  return %sum : vector<${width}xf32>
}
func.func private @extended(%held: vector<${width}xf32>) -> vector<${width}xf32> {
  return %held : vector<${width}xf32>
}
