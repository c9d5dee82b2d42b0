func.func private @with_before_${width}(%sum: vector<${width}xf32>, %C0: ${MO}, %r: index, %c: index) -> vector<${width}xf32> {
  return %sum : vector<${width}xf32>
}
